import { Link } from 'react-router'
import { shell } from '../../texts/en/shell.ts'
import { Logo } from '../../ui/logo.tsx'
import { AccountCorner } from './account-corner.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { NavLinks } from './nav-links.tsx'

export function Header() {
  return (
    <header data-print="hide" className="header">
      <div className="page-width">
        <Link to="/" aria-label={shell.home}>
          <Logo />
        </Link>
        <nav aria-label={shell.main} className="max-md:hidden">
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
