import type { System } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import type { Claim, PlannedPart } from '../design.ts'
import { claimsOf, type ReadPart } from '../read/claims.ts'
import { findTopics } from '../read/find-topics.ts'
import { readLevel } from '../read/level.ts'
import { isMeant } from '../read/topic.ts'
import { nothingSpoken, readValues } from '../read/values.ts'

/** One part as it was designed. */
export type DesignedSystem = { part: PlannedPart; system: System }

/**
 * What the words wish of the systems that the provider chose. A topic that they name and the provider left out is said to be missing; what
 * a provider sets by itself is nobody's wish.
 */
export async function claimsInReading(reading: Reading, parts: readonly DesignedSystem[]): Promise<Claim[]> {
  const found = await findTopics(reading)
  const said: ReadPart[] = parts.map(({ part, system }) => {
    const own = found.find(({ page }) =>
      part.general ? page.data?.title === part.general.title : page.system?.id === system.id,
    )
    return {
      system,
      spoken: part.general ? nothingSpoken : readValues(reading, system),
      ...(own && { found: own }),
    }
  })
  const lost = found.filter((one) => isMeant(one) && !said.some(({ found: own }) => own === one))
  return [
    ...claimsOf(
      reading,
      said,
      readLevel(
        reading,
        found.map(({ page }) => page),
      ),
    ),
    ...lost.map(({ name, page }) => ({ about: 'unknown' as const, text: name?.text ?? page.title })),
  ]
}
