import type { Level } from './system.ts'

/** For whom the words are. */
export const levelNames: Record<Level, string> = {
  young: 'Ages 8 to 11',
  middle: 'Ages 11 to 16',
  upper: 'Ages 16 and up',
}
