import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Visitor } from '../../../testing/app.ts'

export type NewToken = CallAnswer<'createToken'>

/** Somebody signed in makes a token on their account page. */
export async function newToken(visitor: Visitor, body: object = { name: 'A script' }): Promise<NewToken> {
  const answer = await visitor.post('/api/account/tokens', body)
  if (!answer.ok) throw new Error(`No token was made: ${await answer.text()}`)
  return (await answer.json()) as NewToken
}

/** Calls as a script makes them: with a token, without cookies and without an origin. */
export function scriptWith(visitor: Visitor, token: string) {
  const authorization = `Bearer ${token}`
  const request = (path: string, { headers, ...init }: RequestInit = {}) =>
    visitor.request(path, { ...init, headers: { authorization, ...(headers as Record<string, string>) } })
  return {
    request,
    get: (path: string) => request(path),
    send: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async json<T = Record<string, unknown>>(path: string): Promise<T> {
      return (await request(path)).json() as Promise<T>
    },
  }
}
