import type { CallAnswer, CallInput } from '@makebelieve/contract/calls/index'
import { acceptedRun } from '@makebelieve/contract/calls/runs'
import { headers as headerNames } from '@makebelieve/contract/constants'
import { ApiError, type ErrorBody, errorCodeOf } from '@makebelieve/contract/errors'
import { type CallName, paths } from '@makebelieve/contract/paths'
import type { AppContext } from '../../http/context.ts'

/** Answers a request as this same process would, had it come over the network. */
export type OwnServer = (request: Request, c: AppContext) => Promise<Response>

type RunCall = 'createGame' | 'startAgent' | 'get3d' | 'createEnvironment'

/** The calls of the API, made in the name of whoever speaks to us. */
export type OwnApi = {
  ask<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallAnswer<Name>>
  /** Begins a run and answers its id, without waiting for its end. */
  begin<Name extends RunCall>(name: Name, input: CallInput<Name>, idempotencyKey?: string): Promise<string>
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/**
 * Tools do what they do by calls of the contract, with the token that they came with: whatever is checked, limited, held
 * and charged there is so here, and there is nothing to keep in step.
 */
export function openOwnApi(c: AppContext, answer: OwnServer): OwnApi {
  async function send(name: CallName, { params, query, body }: Parts, more: Record<string, string> = {}) {
    const [method, path = ''] = paths[name].split(' ')
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(params?.[key])),
    )
    const url = new URL(filled, c.req.url)
    for (const [key, value] of Object.entries(query ?? {}))
      if (value !== undefined) url.searchParams.set(key, String(value))
    const headers = passedOn(c)
    for (const [key, value] of Object.entries(more)) headers.set(key, value)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const request = new Request(url, {
      method,
      headers,
      body: body === undefined ? body : JSON.stringify(body),
    })
    const response = await answer(request, c)
    const said: unknown = await response.json()
    if (response.ok) return said
    const failure = said as Partial<ErrorBody>
    const { code = errorCodeOf(response.status), message = 'The request was refused.' } = failure
    throw ApiError.from({ ...failure, code, message })
  }

  return {
    ask: async <Name extends CallName>(name: Name, input: CallInput<Name>) =>
      (await send(name, input as Parts)) as CallAnswer<Name>,

    async begin(name, input, idempotencyKey) {
      const said = await send(name, input as Parts, {
        [headerNames.prefer]: 'respond-async',
        ...(idempotencyKey !== undefined && { [headerNames.idempotencyKey]: idempotencyKey }),
      })
      return acceptedRun.parse(said).runId
    },
  }
}

/** Who it is, and behind a proxy, the address that limits are counted for. */
function passedOn(c: AppContext): Headers {
  const headers = new Headers()
  for (const name of ['authorization', 'x-forwarded-for']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  return headers
}
