import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

const mark = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

/** A line of text with its marks: **strong**, `typed` and [a link](/to-a-page). */
export function Marked({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let done = 0
  for (const { 0: whole, 1: strong, 2: typed, 3: label, 4: to = '', index } of text.matchAll(mark)) {
    parts.push(text.slice(done, index))
    if (strong) parts.push(<strong>{strong}</strong>)
    else if (typed) parts.push(<code>{typed}</code>)
    else parts.push(<TextLink to={to}>{label}</TextLink>)
    done = index + whole.length
  }
  parts.push(text.slice(done))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** Pages are turned by the router; files and other sites are left to the browser. */
function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const isPage = to.startsWith('/') && !/\.\w+$/.test(to)
  return isPage ? (
    <Link to={to} className="text-link">
      {children}
    </Link>
  ) : (
    <a href={to} className="text-link">
      {children}
    </a>
  )
}
