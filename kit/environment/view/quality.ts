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
  /** Shaders that do the least, and no shadows: for machines whose processor draws. */
  plain: boolean
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
    plain: false,
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
    plain: false,
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
    plain: false,
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
    plain: false,
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
    plain: false,
  },
  ...[0.75, 0.6, 0.45, 0.33].map((pixels) => ({
    level: 'low' as const,
    pixels,
    shadow: 512,
    shadowEvery: 1,
    covers: 0.15,
    things: 0.3,
    reach: 0.55,
    mirrorEvery: 0,
    plain: true,
  })),
]

/** The finest of the plain ones: nothing below it needs other shaders, and nothing above it can use them. */
export const finestPlain = qualities.findIndex(({ plain }) => plain)

/** The finest quality of a level. */
export const qualityNamed = (level: QualityLevel): number => qualities.findIndex((one) => one.level === level)

/** Pictures that are looked at before anything changes, or seconds, where pictures are few. */
const enough = 30
const longEnough = 2
/** Slower than this is felt; as fast as this is as fast as most screens are. In seconds. */
const tooSlow = 1 / 38
const smooth = 1 / 52
/** Where the processor draws, ten pictures a second are smooth, and finer ones are taken only when there is much to spare. */
const tooSlowInSoftware = 1 / 9
const smoothInSoftware = 1 / 20
/** Seconds after which nobody was drawing at all. */
const asleep = 5

export type Pace = ReturnType<typeof createPace>

/**
 * Follows the frame time. It begins low and rises while all is smooth. A step down is for good: whoever was too slow there is never
 * sent back, so that nothing ever swings to and fro. `plain` machines stay among the plain qualities, and the others among the rest:
 * in between, every shader would be made anew.
 */
export function createPace({ plain }: { plain: boolean }) {
  let finest = plain ? finestPlain : 0
  const coarsest = plain ? qualities.length - 1 : finestPlain - 1
  const slowest = plain ? tooSlowInSoftware : tooSlow
  const fastEnough = plain ? smoothInSoftware : smooth
  let step = plain ? coarsest : qualityNamed('low')
  let times: number[] = []
  return {
    get step() {
      return step
    },
    /** Says whether the quality changed. */
    frame(seconds: number): boolean {
      // A tab that slept says nothing about speed.
      if (seconds <= 0 || seconds > asleep) return false
      times.push(seconds)
      const sum = times.reduce((all, time) => all + time, 0)
      if (times.length < enough && (sum < longEnough || times.length < 4)) return false
      const middle = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
      times = []
      if (middle > slowest && step < coarsest) {
        step += 1
        finest = step
        return true
      }
      if (middle < fastEnough && step > finest) {
        step -= 1
        return true
      }
      return false
    },
  }
}
