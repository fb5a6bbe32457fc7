import { useLocation } from 'react-router'
import { nextPage, withNext } from '../../api/next-page.ts'
import type { ShellLink } from './links.ts'

/** Pages one passes on the way in. Their addresses may carry a secret, and nobody wants to come back to them. */
const onTheWay = new Set(['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/verify-email'])

/** Whoever signs in or up from the header comes back to where they were: a guest to what they made, above all. */
export function useEntrance({ to }: ShellLink): string {
  const { pathname, search } = useLocation()
  return withNext(to, onTheWay.has(pathname) ? nextPage(new URLSearchParams(search)) : pathname + search)
}
