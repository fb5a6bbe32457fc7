import type { QualityLevel } from './view.ts'

/** What one level of quality spends. */
export type Quality = {
  level: QualityLevel
  /** Pixels for each of the page's, at most. */
  pixels: number
  /** Texels a side of the shadow map, and in how many pictures it is drawn once. */
  shadow: number
  shadowEvery: number
  covers: number
  /** The share of the triangles that there are for things, and how far they keep their detail beside usual. */
  things: number
  reach: number
  /** In how many pictures still water is drawn once; 0 is never. */
  mirrorEvery: number
}

/** From the finest to what any machine can draw. */
export const qualities: readonly Quality[] = [
  {
    level: 'high',
    pixels: 2,
    shadow: 2048,
    shadowEvery: 1,
    covers: 1,
    things: 1,
    reach: 1.3,
    mirrorEvery: 1,
  },
  {
    level: 'high',
    pixels: 1.4,
    shadow: 2048,
    shadowEvery: 1,
    covers: 0.9,
    things: 1,
    reach: 1.15,
    mirrorEvery: 1,
  },
  {
    level: 'medium',
    pixels: 1,
    shadow: 2048,
    shadowEvery: 2,
    covers: 0.65,
    things: 0.75,
    reach: 1,
    mirrorEvery: 2,
  },
  {
    level: 'low',
    pixels: 0.9,
    shadow: 1024,
    shadowEvery: 3,
    covers: 0.4,
    things: 0.5,
    reach: 0.8,
    mirrorEvery: 0,
  },
  {
    level: 'low',
    pixels: 0.75,
    shadow: 1024,
    shadowEvery: 4,
    covers: 0.25,
    things: 0.36,
    reach: 0.65,
    mirrorEvery: 0,
  },
]

/** The finest quality of a level. */
export const qualityNamed = (level: QualityLevel): number => qualities.findIndex((one) => one.level === level)

/** Pictures that are looked at before anything changes. */
const enough = 40
/** Slower than this is felt; faster than that leaves room for more. In seconds. */
const tooSlow = 1 / 38
const roomy = 1 / 72

/**
 * Follows the frame time. A step down is for good: whoever was too slow there is never sent back, so that nothing ever
 * swings to and fro.
 */
export function createPace(start: number) {
  let step = start
  let finest = 0
  let times: number[] = []
  let roomySince = 0
  return {
    get step() {
      return step
    },
    /** Says whether the quality changed. */
    frame(dt: number): boolean {
      // A tab that slept says nothing about speed.
      if (dt <= 0 || dt > 1) return false
      times.push(dt)
      if (times.length < enough) {
        // Very slow machines need not wait for so many pictures.
        if (times.reduce((sum, time) => sum + time, 0) < 3 || times.length < 6) return false
      }
      const middle = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
      times = []
      if (middle > tooSlow && step < qualities.length - 1) {
        roomySince = 0
        step += 1
        finest = step
        return true
      }
      roomySince = middle < roomy ? roomySince + 1 : 0
      if (roomySince >= 5 && step > finest) {
        roomySince = 0
        step -= 1
        return true
      }
      return false
    },
  }
}
