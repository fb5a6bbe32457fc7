import type { System } from '../../system.ts'
import { seasons } from './seasons/system.ts'
import { waterCycle } from './water-cycle/system.ts'

/** The Earth, its air and sea, and the sky above. */
export const earth = [waterCycle, seasons] as unknown as readonly System[]
