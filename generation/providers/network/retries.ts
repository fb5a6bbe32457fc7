import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderFailure } from '../failure.ts'

const longestWaitMs = 20_000

/** Tries again what may pass by itself, with growing pauses; a service that says how long to wait is believed. */
export async function withRetries<T>(
  work: () => Promise<T>,
  {
    tries = 3,
    firstWaitMs = 500,
    signal,
  }: { tries?: number; firstWaitMs?: number; signal?: AbortSignal } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ProviderFailure) || !error.mayPass || attempt >= tries) throw error
      const wait = error.retryAfterMs ?? firstWaitMs * 2 ** (attempt - 1)
      // Nobody waits that long in front of a screen.
      if (wait > longestWaitMs) throw error
      await sleep(wait, undefined, { signal })
    }
  }
}

/** What the status of an answer means; nothing when it is fine. `said` is for our words, not the service's. */
export function failureOfStatus(
  status: number,
  headers: Headers,
  service: string,
): ProviderFailure | undefined {
  if (status < 400) return undefined
  if (status === 401 || status === 402 || status === 403)
    return new ProviderFailure('unauthorised', `${service} did not accept the key, or its account is empty.`)
  if (status === 429 || status === 503)
    return new ProviderFailure('busy', `${service} has too much to do right now.`, {
      retryAfterMs: retryAfterOf(headers.get('retry-after')),
    })
  if (status === 408 || status === 504)
    return new ProviderFailure('too-slow', `${service} did not answer in time.`)
  if (status >= 500)
    return new ProviderFailure('unreachable', `${service} has an error of its own (${status}).`)
  return new ProviderFailure('refused', `${service} did not accept what it was asked (${status}).`)
}

/** Seconds or a date, as HTTP allows both. */
export function retryAfterOf(value: string | null, now = Date.now()): number | undefined {
  if (!value) return undefined
  const seconds = Number(value)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
