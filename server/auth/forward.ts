import type { Call } from '@makebelieve/contract/call'
import { ApiError, errorCodeOf } from '@makebelieve/contract/errors'
import { z } from 'zod'
import type { AppContext } from '../http/context.ts'
import { tooManyAttempts } from './attempts.ts'
import { type Auth, addressHeader } from './auth.ts'

type Forwarded = {
  c: AppContext
  body?: unknown
  /** Another path of better-auth than the one that was called. */
  target?: string
}

/**
 * Hands a checked request on to better-auth and turns its failures into ours. Its cookies and redirects pass through;
 * of its JSON only what the contract promises, because it also tells session tokens.
 */
export async function forward(auth: Auth, call: Call, { c, body, target }: Forwarded): Promise<Response> {
  const url = new URL(c.req.url)
  if (target) url.pathname = `/api/auth${target}`
  const headers = new Headers(c.req.raw.headers)
  headers.set(addressHeader, c.var.clientAddress)
  headers.delete('content-length')
  const method = target ? 'POST' : c.req.method
  if (method === 'POST') headers.set('content-type', 'application/json')
  const answer = await auth.handler(
    new Request(url, { method, headers, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) }),
  )
  if (answer.status >= 400) throw new ApiError(errorCodeOf(answer.status), await messageOf(answer))
  if (!(call.answer instanceof z.ZodType)) return answer
  const cookies = new Headers(answer.headers.getSetCookie().map((cookie) => ['set-cookie', cookie]))
  return Response.json(call.answer.parse(await answer.json()), { headers: cookies })
}

/** Where better-auth's own words would leave a visitor helpless. */
const clearer: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or password is wrong.',
  USER_ALREADY_EXISTS: "There's already an account with this e-mail address. Sign in instead.",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    "There's already an account with this e-mail address. Sign in instead.",
  INVALID_PASSWORD: 'The password is wrong.',
  INVALID_TOKEN: 'This link is no longer valid. Ask for a new one.',
  TOKEN_EXPIRED: 'This link is no longer valid. Ask for a new one.',
  SESSION_EXPIRED: 'Please sign in again first. This needs a fresh sign-in.',
  SESSION_NOT_FRESH: 'Please sign in again first. This needs a fresh sign-in.',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'This account has no password. Use "Forgot password" to set one.',
}

async function messageOf(answer: Response): Promise<string> {
  if (answer.status === 429) {
    return tooManyAttempts(Number(answer.headers.get('x-retry-after')) || 60)
  }
  const body = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  return clearer[body.code ?? ''] ?? body.message ?? 'The request was refused.'
}
