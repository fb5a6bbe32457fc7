import type { CallAnswer, CallInput } from '@makebelieve/contract/calls/index'
import { headers as headerNames } from '@makebelieve/contract/constants'
import { ApiError, type ErrorBody, errorCodeOf, errorStatus } from '@makebelieve/contract/errors'
import { type CallName, paths } from '@makebelieve/contract/paths'
import { failures } from '../texts/en/failures.ts'

export const unreachable = failures.unreachable

type Extras = {
  /** The same key and body is the same run, however often it is sent. */
  idempotencyKey?: string
  /** Asks for the events of a run instead of its result, after this one if it is known. */
  stream?: { after?: number }
  signal?: AbortSignal
  /** What to say when the server says nothing, such as 'Failed to fetch games: {statusText}'. */
  fallback?: (response: Response) => string
}

type Options<Name extends CallName> = CallInput<Name> & Extras
type Arguments<Name extends CallName> = object extends CallInput<Name> ? [Options<Name>?] : [Options<Name>]

/** The parts that any call may have, as they are at run time. */
type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } & Extras

/**
 * Calls the API. Answers the JSON, or the response itself where that is a stream or a file. Throws an `ApiError`
 * whose message can be shown to a person; showing it is up to the caller.
 */
export async function call<Name extends CallName>(name: Name, ...[options]: Arguments<Name>) {
  const parts: Parts = options ?? {}
  const response = await reach(name, parts)
  if (!response.ok) throw await failure(response, parts)
  return (isJson(response) ? await response.json() : response) as CallAnswer<Name>
}

async function reach(name: CallName, { params, query, body, idempotencyKey, stream, signal }: Parts) {
  const [method, path = ''] = paths[name].split(' ')
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
  const headers = new Headers({ accept: stream ? 'text/event-stream' : 'application/json, */*;q=0.5' })
  if (stream?.after) headers.set(headerNames.lastEventId, String(stream.after))
  if (idempotencyKey) headers.set(headerNames.idempotencyKey, idempotencyKey)
  const encoded = encode(body)
  // A form brings a content type of its own, with the boundary between its parts.
  if (typeof encoded === 'string') headers.set('content-type', 'application/json')
  try {
    return await fetch(url + queryString(query), { method, headers, signal, body: encoded })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError('unavailable', unreachable, { cause: error })
  }
}

function queryString(query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return search && `?${search}`
}

/** Files travel as a form, everything else as JSON. */
function encode(body: unknown): FormData | string | undefined {
  const fields = body && typeof body === 'object' ? Object.entries(body) : []
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [key, value] of fields) form.append(key, value)
  return form
}

async function failure(response: Response, { fallback }: Parts) {
  const body: Partial<ErrorBody> = isJson(response) ? await response.json().catch(() => ({})) : {}
  const code = body.code && body.code in errorStatus ? body.code : errorCodeOf(response.status)
  const plain = failures.answered(response.status)
  return ApiError.from({ ...body, code, message: body.message || (fallback?.(response) ?? plain) })
}

function isJson(response: Response) {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '')
}
