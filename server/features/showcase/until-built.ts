import { setTimeout } from 'node:timers/promises'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { isUuid } from '../../database/uuid.ts'
import { isPending, want } from './showcase-rows.ts'

const lookMs = 150
const longestMs = 30_000

/**
 * For those who open a piece in the first minute of an installation: it is built before the others, and they wait until
 * it is there. Anything else is there at once. Works in every process, whichever of them builds.
 */
export function openUntilBuilt(pool: Pool) {
  const known = new Set<string>()
  return async function untilBuilt(versionId: string): Promise<void> {
    if (known.has(versionId) || !isUuid(versionId)) return
    const began = Date.now()
    if (await want(pool, versionId)) {
      while (await isPending(pool, versionId)) {
        if (Date.now() - began > longestMs)
          throw new ApiError('unavailable', 'This is still being built. Try again in a minute.')
        await setTimeout(lookMs)
      }
    }
    if (known.size > mostKnown) known.clear()
    known.add(versionId)
  }
}

/** A version that is there stays so; remembering that spares a question for each of its files. */
const mostKnown = 10_000
