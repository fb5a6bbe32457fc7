import type { AnyArchetype } from '../../../archetype.ts'
import { accordion } from './accordion.ts'
import { bandInstrument } from './band.ts'
import { drum } from './drum.ts'
import { guitar } from './guitar.ts'
import { harp } from './harp.ts'
import { piano } from './piano.ts'
import { trumpet } from './trumpet.ts'
import { violin } from './violin.ts'
import { xylophone } from './xylophone.ts'

/** What music is made with. */
export const instruments: AnyArchetype[] = [
  piano,
  guitar,
  violin,
  harp,
  drum,
  trumpet,
  accordion,
  xylophone,
  bandInstrument,
]
