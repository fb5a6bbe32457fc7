import type { PersonRow } from '../person-parameters.ts'
import { ages } from './ages.ts'
import { wanderers } from './artists-and-wanderers.ts'
import { farAndLongAgo } from './far-and-long-ago.ts'
import { knownFigures } from './known-figures.ts'
import { legends } from './legends.ts'
import { outdoors } from './outdoors.ts'
import { professions } from './professions.ts'
import { stageAndSport } from './stage-and-sport.ts'
import { trades } from './trades.ts'

/** Everybody whose skin is skin. Main is what they wear above, second below, accent what sets it off. */
export const personRows: Record<string, PersonRow> = {
  ...ages,
  ...legends,
  ...professions,
  ...stageAndSport,
  ...knownFigures,
  ...wanderers,
  ...farAndLongAgo,
  ...outdoors,
  ...trades,
}
