import { lazy, Suspense } from 'react'
import { useUser } from '../../api/session.ts'
import { shell } from '../../texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { signIn, signUp } from './links.ts'
import { useEntrance } from './use-entrance.ts'

// Visitors have no menu, so they don't load it.
const UserMenu = lazy(() => import('./user-menu.tsx'))

/** Who one is, or how to become someone; a dot while that is being checked. */
export function AccountCorner() {
  return (
    <Suspense fallback={<span role="status" aria-label={shell.checking} className="account-dot" />}>
      <Corner />
    </Suspense>
  )
}

function Corner() {
  const user = useUser()
  const ways = { signIn: useEntrance(signIn), signUp: useEntrance(signUp) }
  if (user) return <UserMenu user={user} />
  return (
    <>
      <ButtonLink to={ways.signIn} kind="ghost" size="small" className="max-sm:hidden">
        {signIn.label}
      </ButtonLink>
      <ButtonLink to={ways.signUp} kind="primary" size="small">
        {signUp.label}
      </ButtonLink>
    </>
  )
}
