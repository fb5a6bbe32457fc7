import type { Requirement } from '../pipeline/engine.ts'
import type { ReadingForm } from '../reading/form.ts'
import { read } from '../reading/read.ts'
import { type Told, toldOf } from './as-reading.ts'
import { refuseUnsafe } from './design.ts'

/** What a language provider read in the words of a change, and who it was, for the notes. */
export type ToldChange = { change: ReadingForm; by: string }

/** The words of a change, and who reads them: the provider that told what they say, else our own reader. */
export function changeIn(text: string, told?: ToldChange): Told {
  if (!told) return { text, reader: read }
  refuseUnsafe(text)
  return toldOf(text, told.change)
}

/** Whoever read a change stands in the notes of what it became. */
export const withReader = <Plan extends { notes: string[] }>(plan: Plan, told?: ToldChange): Plan =>
  told ? { ...plan, notes: [...new Set([told.by, ...plan.notes])] } : plan

/** A creation that a provider changes: what worked in it goes on working, but for the wishes that the change takes back. */
export type Before<Plan> = { plan: Plan; change: string; takesBack: readonly string[] }

/** What a change broke, as a reason for the provider to mend it; nothing when all that was met still is. */
export function lossIn(
  earlier: readonly Requirement[],
  now: readonly Requirement[],
  takesBack: readonly string[],
): string | undefined {
  const isMet = (list: readonly Requirement[], claim: string) =>
    list.some((requirement) => requirement.claim === claim && requirement.status === 'met')
  const lost = earlier
    .map(({ claim }) => claim)
    .filter((claim) => isMet(earlier, claim) && !isMet(now, claim) && !takesBack.includes(claim))
  return lost.length === 0
    ? undefined
    : `What worked before the change does not any more: ${lost.join('; ')}. Keep it, or name it in takesBack where the change asks to give it up.`
}

export const changedAs = ({ change }: { change: string }) => `Changed as you asked: ${change}`
