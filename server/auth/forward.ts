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
  if (answer.status >= 400) throw await failureOf(answer, body)
  if (!(call.answer instanceof z.ZodType)) return answer
  const cookies = new Headers(answer.headers.getSetCookie().map((cookie) => ['set-cookie', cookie]))
  return Response.json(call.answer.parse(await answer.json()), { headers: cookies })
}

type Refusal = {
  says: string
  /** The fields of the request it is about, as they are called in one call or another. */
  about?: readonly string[]
}

const accountExists: Refusal = {
  says: "There's already an account with this e-mail address. Sign in instead.",
  about: ['email'],
}
const linkIsOver: Refusal = { says: 'This link is no longer valid. Ask for a new one.' }
const sessionIsOld: Refusal = { says: 'Please sign in again first. This needs a fresh sign-in.' }

/** Where better-auth's own words would leave a visitor helpless. */
const clearer: Record<string, Refusal> = {
  INVALID_EMAIL_OR_PASSWORD: {
    says: 'The e-mail address or password is wrong.',
    about: ['email', 'password'],
  },
  USER_ALREADY_EXISTS: accountExists,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: accountExists,
  INVALID_PASSWORD: { says: 'The password is wrong.', about: ['currentPassword', 'password'] },
  INVALID_TOKEN: linkIsOver,
  TOKEN_EXPIRED: linkIsOver,
  SESSION_EXPIRED: sessionIsOld,
  SESSION_NOT_FRESH: sessionIsOld,
  CREDENTIAL_ACCOUNT_NOT_FOUND: {
    says: 'This account has no password. Use "Forgot password" to set one.',
  },
}

async function failureOf(answer: Response, sent: unknown): Promise<ApiError> {
  const code = errorCodeOf(answer.status)
  if (answer.status === 429)
    return new ApiError(code, tooManyAttempts(Number(answer.headers.get('x-retry-after')) || 60))
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  const { says, about = [] } = clearer[said.code ?? ''] ?? {
    says: said.message ?? 'The request was refused.',
  }
  const fields = about.filter((name) => Object.hasOwn(Object(sent), name))
  return new ApiError(code, says, { ...(fields.length > 0 && { fields }) })
}
