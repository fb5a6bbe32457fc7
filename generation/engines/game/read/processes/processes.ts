import type { Reading } from '../../../../reading/schema.ts'
import type { Deed } from '../deeds.ts'
import { withBecoming } from './becoming.ts'
import { withSubstances } from './by-substance.ts'
import { withDiagnosing } from './diagnosing.ts'
import { withSteps } from './in-steps.ts'
import { withMopping } from './mopping.ts'
import { withPassengers } from './passengers.ts'
import { withRolling } from './rolling.ts'
import { withTracks } from './tracks.ts'
import { withTwoIntoOne } from './two-into-one.ts'
import { withVessels } from './vessels.ts'

/** What such a process is called as a deed. */
export const isProcess = (verb: string): boolean =>
  /^(?:strew-into|strew-away|fill-and-empty|grow-into|follow-traces|roll-bigger|in-steps|make-of-two|diagnose-and-treat)\b/.test(
    verb,
  )

/** What is said in several deeds and is one process, as one deed: each reader knows one kind of process. */
export function withProcesses(deeds: readonly Deed[], reading: Reading): Deed[] {
  const readers = [
    withDiagnosing,
    withMopping,
    withTwoIntoOne,
    withSteps,
    withSubstances,
    withVessels,
    withBecoming,
    withTracks,
    withRolling,
    withPassengers,
  ]
  return readers.reduce<Deed[]>((told, reader) => reader(told, reading), [...deeds])
}
