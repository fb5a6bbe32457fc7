import type { Values } from '@makebelieve/kit/simulation/system'

/** Where the cat is, in metres from home, how fast it walks (away from home above zero), and how far it has walked in all. */
export type Walk = {
  place: number
  speed: number
  time: number
  way: number
  trail: [time: number, place: number, speed: number][]
}

/** The second leg lasts so long, in seconds. */
export const second = 6

/** What the cat wants at a time: go, wait, go again, rest. */
export function wish({ go = 2, first = 5, wait = 3, back = -1.5 }: Values, time: number): number {
  if (time < first - 1e-9) return go
  if (time < first + wait - 1e-9) return 0
  return time < first + wait + second - 1e-9 ? back : 0
}
export const ends = ({ first = 5, wait = 3 }: Values) => first + wait + second
/** When the picture's graphs end: all rests by then. */
export const until = 24
