import type { StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'

/** One body round the Sun, in au and years; `swept` is the angle it has gone, `period` the last full round. */
export type Body = {
  x: number
  y: number
  vx: number
  vy: number
  swept: number
  lastPass: number
  period: number
}
export type SolarSystem = { bodies: Body[]; time: number }

type Planet = {
  name: string
  /** Half the long axis in au, and the eccentricity. */
  half: number
  oval: number
  /** Where its nearest point lies, in degrees. */
  nearest: number
  paint: `#${string}` | StageColour
  /** Its width in Earths. */
  size: number
}

/** JPL's approximate elements of the planets, 1800 to 2050. */
export const planets: readonly Planet[] = [
  { name: 'Mercury', half: 0.3871, oval: 0.20563, nearest: 77.5, paint: '#B5A899', size: 0.38 },
  { name: 'Venus', half: 0.72334, oval: 0.00677, nearest: 131.6, paint: '#F0CE87', size: 0.95 },
  { name: 'Earth', half: 1, oval: 0.01671, nearest: 102.9, paint: '#5FA8DC', size: 1 },
  { name: 'Mars', half: 1.52371, oval: 0.09339, nearest: 336.1, paint: '#D9643A', size: 0.53 },
  { name: 'Jupiter', half: 5.20289, oval: 0.04839, nearest: 14.7, paint: '#DDB48A', size: 11.2 },
  { name: 'Saturn', half: 9.53668, oval: 0.05386, nearest: 92.6, paint: '#EBD49A', size: 9.4 },
  { name: 'Uranus', half: 19.18916, oval: 0.04726, nearest: 170.9, paint: '#9ED8DC', size: 4 },
  { name: 'Neptune', half: 30.06992, oval: 0.00859, nearest: 45, paint: '#4A6FD0', size: 3.9 },
]
export const yours = planets.length

export const chosen = ({ planet = 2 }: Values) => Math.round(planet)

/** The planet at a place of the list; the last one is the user's own, on a circle. */
export function planetAt(i: number, { own = 2.77 }: Values): Planet {
  return (
    planets[i] ?? { name: 'your planet', half: own, oval: 0, nearest: 220, paint: 'rose' as const, size: 1 }
  )
}

/** The Sun's pull in au³ a year²; 1 au a year is so many km/s. */
export const pullOfSun = 4 * Math.PI ** 2
export const kilometres = 4.740471

/** The last full round; until there is one, what the part so far makes likely. */
export const periodOf = ({ period, swept }: Body, time: number) =>
  period > 0 ? period : swept > 1e-6 ? (2 * Math.PI * time) / swept : 0

/** Half the long axis, from the energy. */
export const sizeOf = ({ x, y, vx, vy }: Body, { star = 1 }: Values) =>
  1 / (2 / Math.hypot(x, y) - (vx * vx + vy * vy) / (pullOfSun * star))
