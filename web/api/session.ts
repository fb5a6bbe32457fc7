import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { WebHost } from '@makebelieve/contract/web-host'
import { use } from 'react'
import { useRouteLoaderData } from 'react-router'

export type Session = CallAnswer<'session'>
export type SessionUser = NonNullable<Session['user']>
/** Whoever can make things and keep them: somebody with an account, or a guest. */
export type Maker = NonNullable<Session['guest']> & { isGuest: boolean }

const slowest = 4_000

/**
 * Asks the API who this is. The page does not wait for it, and does not fail with it: whoever can't be recognised
 * in time is greeted as a visitor.
 */
export async function readSession(host: WebHost): Promise<Session> {
  const answer = host.api('/api/session').then(async (response): Promise<Session> => {
    if (!response.ok) throw new Error(`GET /api/session answered ${response.status}`)
    return await response.json()
  })
  const tooSlow = new Promise<never>((_, reject) => {
    setTimeout(reject, slowest, new Error('GET /api/session took too long')).unref()
  })
  try {
    return await Promise.race([answer, tooSlow])
  } catch (error) {
    console.error(error)
    return { user: null, guest: null }
  }
}

/** A promise while somebody may be signed in; null when surely nobody is. */
export function useSession(): Promise<Session> | null {
  return useRouteLoaderData<{ session: Promise<Session> | null }>('root')?.session ?? null
}

/** Suspends until it is known who this is. */
export function useUser(): SessionUser | null {
  const session = useSession()
  return session ? use(session).user : null
}

/** Suspends until it is known who this is. A visitor who has made nothing yet is nobody. */
export function useMaker(): Maker | null {
  const session = useSession()
  if (!session) return null
  const { user, guest } = use(session)
  if (user) return { ...user, isGuest: false }
  return guest && { ...guest, isGuest: true }
}
