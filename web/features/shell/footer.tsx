import { Link } from 'react-router'
import { shell } from '../../texts/en/shell.ts'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { footerGroups } from './links.ts'

export function Footer() {
  return (
    <footer data-print="hide" className="footer scalloped">
      <div className="page-width">
        <div>
          <Logo />
          <p>{shell.promise}</p>
          <ThemeSwitch />
        </div>
        <nav aria-label={shell.morePages}>
          {footerGroups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="page-width">{shell.pictures}</p>
    </footer>
  )
}
