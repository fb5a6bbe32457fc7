import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import type { Auth } from './auth.ts'

type WayIn = { way: 'credential' | 'google' | 'github'; password?: string }

/**
 * Signing in takes a moment, most of it to check a password. When that password, or that other service, has lost the
 * account meanwhile, the session comes too late to have been ended with the others: then it is ended here, before
 * anybody has its cookie.
 */
export async function refuseWhoIsOut(
  { auth, pool }: { auth: Auth; pool: Pool },
  answer: Response,
  { way, password }: WayIn,
): Promise<Response> {
  const context = await auth.$context
  const token = sessionTokenIn(answer, context.authCookies.sessionToken.name)
  if (token === undefined) return answer
  const { rows } = await pool.query<{ password: string | null }>(
    `select sign_in.password from session join sign_in using (user_id)
     where session.token = $1 and provider_id = $2`,
    [token, way],
  )
  const [found] = rows
  const opens =
    found &&
    (password === undefined || (await context.password.verify({ hash: found.password ?? '', password })))
  if (opens) return answer
  await pool.query('delete from session where token = $1', [token])
  throw new ApiError('unauthenticated', 'You lost access to this account while signing in.')
}

/** Cookies are signed: the token, a dot, and the signature. */
function sessionTokenIn(answer: Response, cookieName: string): string | undefined {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`))
  const value = cookie?.slice(cookieName.length + 1).split(';')[0]
  return value ? decodeURIComponent(value).split('.')[0] : undefined
}
