import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { withNext } from '../../api/next-page.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** To an account, and back to where one is. */
export function SignUpLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink to={withNext('/sign-up', pathname + search)} size="small" kind="primary">
      {children}
    </ButtonLink>
  )
}
