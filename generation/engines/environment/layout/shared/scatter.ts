import type { Random } from '@makebelieve/kit/core/random'
import type { Point } from './geometry.ts'

/** Where to strew, how close, and how gladly at each point (0 is never, 1 always). */
export type Strewn = {
  count: number
  /** A point by chance; not all of them need be free. */
  sample(): Point
  spacing: number
  likes?(at: Point): number
  isFree?(at: Point): boolean
}

/**
 * Points that are spread evenly yet without a pattern: of a few chances for each point the one furthest from the others
 * is taken (Mitchell's best candidate). Gives fewer than asked where there is no more room.
 */
export function strewn(random: Random, { count, sample, spacing, likes, isFree }: Strewn): Point[] {
  const points: Point[] = []
  const chance = (): Point | undefined => {
    const at = sample()
    if (likes && random.next() > likes(at)) return undefined
    return !isFree || isFree(at) ? at : undefined
  }
  const nearest = (at: Point) => {
    let near = Number.POSITIVE_INFINITY
    for (const other of points) near = Math.min(near, Math.hypot(other[0] - at[0], other[1] - at[1]))
    return near
  }
  for (let misses = 0; points.length < count && misses < 40; ) {
    let best: Point | undefined
    let farthest = spacing
    for (let tries = 0; tries < 10; tries++) {
      const at = chance()
      if (!at) continue
      const far = nearest(at)
      if (far < farthest) continue
      best = at
      farthest = far
      // Even is good, but rows of soldiers are not: now and then the first that fits is taken.
      if (random.next() < 0.35) break
    }
    if (best) points.push(best)
    else misses++
  }
  return points
}
