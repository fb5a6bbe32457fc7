import type { Values } from '@makebelieve/kit/simulation/system'

/** `angle` is the Moon's from its nearest point, `sun` the Sun's, both in radians as seen from the Earth among the stars. */
export type Phases = {
  angle: number
  sun: number
  time: number
  /** When it was new last, how long that month was, and how many there were. */
  lastNew: number
  month: number
  months: number
}

/** Half the long axis of the Moon's orbit, and of the Earth's, in thousand kilometres. */
export const moonHalf = 384.4
const sunAway = 149_598

export const distanceOf = ({ angle }: Phases, { oval = 0.055 }: Values) =>
  (moonHalf * (1 - oval * oval)) / (1 + oval * Math.cos(angle))

/** How far the Moon has moved ahead of the Sun. */
export const ahead = ({ angle, sun }: Phases) => angle - sun

/** The share of its face that is lit, from where Sun, Earth and Moon are. */
export function litShare(state: Phases, values: Values): number {
  const r = distanceOf(state, values)
  const [mx, my] = [r * Math.cos(state.angle), r * Math.sin(state.angle)]
  const [sx, sy] = [sunAway * Math.cos(state.sun) - mx, sunAway * Math.sin(state.sun) - my]
  const cosine = (-mx * sx - my * sy) / (r * Math.hypot(sx, sy))
  return (1 + cosine) / 2
}

export const names = [
  'new moon',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full moon',
  'waning gibbous',
  'last quarter',
  'waning crescent',
] as const

/** The four main phases are named within half a day's way of them. */
export function nameOf(state: Phases): string {
  const turn = (((ahead(state) / (2 * Math.PI)) % 1) + 1) % 1
  const main = Math.round(turn * 4)
  if (Math.abs(turn * 4 - main) < 0.14) return names[(main * 2) % 8] ?? ''
  return names[Math.floor(turn * 4) * 2 + 1] ?? ''
}
