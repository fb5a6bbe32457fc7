import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession, useUser } from '../../api/session.ts'
import { headerLinks, type ShellLink } from './links.ts'

/** The list of pages, in the header and in the sheet alike. */
export function NavLinks() {
  return (
    <ul>
      {headerLinks.map((link) =>
        link.forMembers ? <MemberItem key={link.to} link={link} /> : <NavItem key={link.to} link={link} />,
      )}
    </ul>
  )
}

function NavItem({ link: { to, label } }: { link: ShellLink }) {
  const { pathname, search, hash } = useLocation()
  const here = pathname + (search || hash) === to
  return (
    <li>
      <Link to={to} aria-current={here ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  )
}

/** Whoever brought a session is most likely still signed in: the place is kept, so that nothing jumps. */
function MemberItem({ link }: { link: ShellLink }) {
  const place = (
    <li aria-hidden="true" className="invisible">
      {link.label}
    </li>
  )
  return useSession() ? (
    <Suspense fallback={place}>
      <ForMembers>
        <NavItem link={link} />
      </ForMembers>
    </Suspense>
  ) : null
}

function ForMembers({ children }: { children: ReactNode }) {
  return useUser() && children
}
