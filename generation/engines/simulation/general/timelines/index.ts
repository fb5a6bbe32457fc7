import { ancient } from './ancient.ts'
import { culture } from './culture.ts'
import { deepPast } from './deep-past.ts'
import { freedom } from './freedom.ts'
import { middleAges } from './middle-ages.ts'
import { peoples } from './peoples.ts'
import type { TimelineRow } from './row.ts'
import { science } from './science.ts'
import { space } from './space.ts'
import { technology } from './technology.ts'
import { wars } from './wars.ts'

/** What is known to have happened, with the dates commonly given. */
export const timelines: readonly TimelineRow[] = [
  ...space,
  ...deepPast,
  ...ancient,
  ...middleAges,
  ...peoples,
  ...freedom,
  ...wars,
  ...technology,
  ...science,
  ...culture,
]
