import { ProviderFailure } from '@makebelieve/generation/providers/failure'
import { guardedFetch } from '@makebelieve/generation/providers/network/guarded-fetch'
import { failureOfStatus } from '@makebelieve/generation/providers/network/retries'
import type { NoteCall } from '@makebelieve/generation/providers/usage'
import { z } from 'zod'
import type { Environment } from '../env.ts'

const answer = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

export type Moderate = (words: string, signal: AbortSignal, note: NoteCall) => Promise<boolean>

/**
 * Asks the operator's moderation service whether words may go to a provider. Nothing where none is configured. One that
 * cannot be reached lets nothing through: then the built-in engine, which has rules of its own, does the work.
 */
export function openModeration({ MODERATION_URL, MODERATION_API_KEY }: Environment): Moderate | undefined {
  if (!MODERATION_URL) return undefined
  const fetch = guardedFetch({ trusted: [MODERATION_URL], mostBytes: 100_000, idleMs: 8_000 })
  return async (words, signal, note) => {
    const began = performance.now()
    const call = { service: 'moderation', model: new URL(MODERATION_URL).host, role: 'moderation' as const }
    try {
      const answered = await fetch(MODERATION_URL, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(MODERATION_API_KEY && { authorization: `Bearer ${MODERATION_API_KEY}` }),
        },
        body: JSON.stringify({ input: words }),
        signal,
      })
      const failure = failureOfStatus(answered.status, answered.headers, 'The moderation service')
      if (failure) throw failure
      const parsed = answer.safeParse(await answered.json().catch(() => undefined))
      if (!parsed.success)
        throw new ProviderFailure('malformed', 'The moderation service answered in an unknown form.')
      note({ ...call, outcome: 'answered', milliseconds: performance.now() - began })
      return parsed.data.results.every(({ flagged }) => !flagged)
    } catch (error) {
      signal.throwIfAborted()
      const failed =
        error instanceof ProviderFailure
          ? error
          : new ProviderFailure('unreachable', 'The moderation service failed.')
      note({ ...call, outcome: 'failed', error: failed.message, milliseconds: performance.now() - began })
      throw failed
    }
  }
}
