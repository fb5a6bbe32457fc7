import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { AccountCorner } from './account-corner.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { NavLinks } from './nav-links.tsx'

export function Header() {
  return (
    <header data-print="hide" className="header">
      <div className="page-width">
        <Link to="/" aria-label="Makebelieve, home">
          <Logo />
        </Link>
        <nav aria-label="Main" className="max-md:hidden">
          <NavLinks />
        </nav>
        <div>
          <AccountCorner />
          <MenuSheet />
        </div>
      </div>
    </header>
  )
}
