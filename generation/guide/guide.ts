import type { Guide } from '@makebelieve/contract/entities/guide'
import { genres } from '../engines/game/genres/index.ts'
import { guideEdits } from './edits.ts'
import { guideKinds } from './kinds.ts'
import { guideTables } from './tables.ts'
import { inSentenceCase } from './words.ts'

/**
 * The Prompt Guide: what the built-in engine understands, from the tables that it reads itself. Nothing of it is
 * written down twice, so it says what holds.
 */
export function buildGuide(): Guide {
  return { kinds: guideKinds(), tables: guideTables(), edits: guideEdits(), standIns: standIns() }
}

/** Kinds that are asked for and not built, with what comes nearest. */
function standIns(): Guide['standIns'] {
  const found = new Map<string, string[]>()
  for (const { standsInFor } of genres.values())
    for (const [asked, instead] of Object.entries(standsInFor))
      if (!genres.has(asked)) found.set(asked, [...(found.get(asked) ?? []), instead])
  return [...found]
    .map(([asked, instead]) => ({ asked: inSentenceCase(asked), instead }))
    .sort((one, other) => one.asked.localeCompare(other.asked))
}
