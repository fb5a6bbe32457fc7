import type { Values } from '@makebelieve/kit/simulation/system'

/** Where the points are, what chance does to them, and a line that is being pulled. */
export type Fit = {
  xs: number[]
  /** Random numbers of the normal kind: times the scatter they move a point up or down. */
  chance: number[]
  slope: number
  /** Height of the line in the middle of the picture. */
  middle: number
}

/** The middle of the picture, from 0 to 10. */
export const centre = 5

/** The points as they are now. The first of them is the stray one. */
export function pointsOf({ xs, chance }: Fit, { slope = 0.45, scatter = 0.7, stray = 0 }: Values) {
  return xs.map(
    (x, i) => [x, 4.5 + slope * (x - centre) + scatter * (chance[i] ?? 0) + (i === 0 ? stray : 0)] as const,
  )
}

export const lineAt = ({ slope, middle }: Fit, x: number) => middle + slope * (x - centre)

/** The sum of the squares that hang between the points and the line. */
export const squaresOf = (state: Fit, values: Values) =>
  pointsOf(state, values).reduce((sum, [x, y]) => sum + (y - lineAt(state, x)) ** 2, 0)
