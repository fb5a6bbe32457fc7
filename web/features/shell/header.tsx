import { Link } from 'react-router'
import { shell } from '../../texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AccountCorner } from './account-corner.tsx'
import { create } from './links.ts'
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
          <ButtonLink
            to={create.to}
            size="small"
            className="max-lg:hidden"
            icon={<Glyph name="plus" size={16} />}
          >
            {create.label}
          </ButtonLink>
          <AccountCorner />
          <MenuSheet />
        </div>
      </div>
    </header>
  )
}
