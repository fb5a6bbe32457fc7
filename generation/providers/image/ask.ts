import type { z } from 'zod'
import { ProviderFailure } from '../failure.ts'
import type { Fetch } from '../network/guarded-fetch.ts'
import { failureOfStatus, withRetries } from '../network/retries.ts'

/** Pauses: before it is asked again, and between two looks at a job. */
export type Pace = { retryMs: number; lookMs: number }

/** A service that is spoken to by plain HTTP. */
export type Line = {
  service: string
  /** Without a slash at the end. */
  base: string
  headers: Record<string, string>
  fetch: Fetch
  pace: Pace
}

export type Question = {
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
  signal: AbortSignal
  /** Further kinds of answer that say no to what was asked, rather than to how. */
  refuses?: (answer: unknown) => boolean
}

/** One question and its JSON answer, tried again where that may help. */
export async function ask<S extends z.ZodType>(
  line: Line,
  path: string,
  schema: S,
  { method = 'GET', body, signal, refuses }: Question,
): Promise<z.output<S>> {
  return withRetries(
    async () => {
      const answer = await line.fetch(line.base + path, {
        method,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...line.headers },
        body: body === undefined ? undefined : JSON.stringify(body),
        // The key goes to the address that the operator wrote down, and to no other.
        redirect: 'error',
        signal,
      })
      const text = await answer.text()
      const said = parsed(text)
      if (refuses?.(said)) throw contentRefused(line.service)
      const failure = failureOfStatus(answer.status, answer.headers, line.service)
      if (failure) throw failure
      const checked = schema.safeParse(said)
      if (!checked.success) throw malformed(line.service, checked.error)
      return checked.data
    },
    { signal, firstWaitMs: line.pace.retryMs },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The file that a service named: from anywhere on the open internet, without our key. */
export async function fetchFile(
  { service, fetch, pace }: Line,
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const [, data] = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? []
  if (data) return Buffer.from(data, 'base64')
  if (!URL.canParse(address)) throw malformed(service)
  return withRetries(
    async () => {
      const answer = await fetch(address, { signal })
      const failure = failureOfStatus(answer.status, answer.headers, service)
      if (failure) throw failure
      return new Uint8Array(await answer.arrayBuffer())
    },
    { signal, firstWaitMs: pace.retryMs },
  )
}

export const malformed = (service: string, cause?: unknown) =>
  new ProviderFailure('malformed', `${service} answered with something that is no picture.`, { cause })

/** A service says no to what it should draw, and not to how it was asked. */
export class ContentRefused extends ProviderFailure {}

export const contentRefused = (service: string, cause?: unknown) =>
  new ContentRefused('refused', `${service} did not want to draw this.`, { cause })
