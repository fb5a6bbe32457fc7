import type { Season } from '../design.ts'

/** Leaves turn in autumn and bear snow in winter; where a colour was asked for, it stays. */
export const leafColours: Record<Season, string | undefined> = {
  spring: undefined,
  summer: undefined,
  autumn: '#d8772c',
  winter: '#e4ecf2',
}
