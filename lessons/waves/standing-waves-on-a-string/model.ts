import type { Values } from '@makebelieve/kit/simulation/system'

/** Heights and speeds of 49 points of the string in m and m/s; the speeds are those of half a step later. */
export type Strung = {
  time: number
  dt: number
  heights: number[]
  speeds: number[]
  /** How strongly the watched harmonic was bent a step ago, and when it last went through 0. */
  before: number
  lastZero: number
  frequency: number
}

export const pieces = 48
/** How far the string is drawn aside, in m. */
export const drawn = 0.002
export const plucked = 5

/** The harmonic that is watched; for a plucked string the lowest. */
export const harmonicOf = ({ play = 0 }: Values) => (Math.round(play) === plucked ? 1 : Math.round(play) + 1)

export const speedOf = ({ tension = 72, density = 0.4 }: Values) => Math.sqrt(tension / (density / 1000))

/** sin(πi/48): every harmonic at every point is one of these. */
const sines = Array.from({ length: 2 * pieces }, (_, i) => Math.sin((Math.PI * i) / pieces))

/** How much of a harmonic is in a row of heights. */
export function partOf(row: readonly number[], harmonic: number): number {
  let sum = 0
  for (let i = 1; i < pieces; i++) sum += (row[i] ?? 0) * (sines[(harmonic * i) % (2 * pieces)] ?? 0)
  return (2 * sum) / pieces
}

/** How strong a harmonic is, whether bent or moving just now. */
export function strengthOf({ heights, speeds }: Strung, harmonic: number, values: Values): number {
  const turn = (Math.PI * harmonic * speedOf(values)) / (values.length ?? 0.648)
  return Math.hypot(partOf(heights, harmonic), partOf(speeds, harmonic) / turn)
}

/** The push on every point from the pull of its neighbours: T·y″/μ. */
export function pushes(heights: readonly number[], values: Values): number[] {
  const step = (values.length ?? 0.648) / pieces
  const factor = (speedOf(values) / step) ** 2
  return heights.map((y, i) =>
    i === 0 || i === pieces ? 0 : factor * ((heights[i - 1] ?? 0) - 2 * y + (heights[i + 1] ?? 0)),
  )
}

/**
 * Of motion and of stretching, in joules. The stretching is taken between this step and the next, half-way as the speeds are:
 * this sum is the one that leapfrog keeps.
 */
export function energyOf({ heights, speeds, dt }: Strung, values: Values): number {
  const { tension = 72, density = 0.4, length = 0.648 } = values
  const step = length / pieces
  let [moving, stretched] = [0, 0]
  for (let i = 0; i < pieces; i++) {
    const [y, v] = [heights[i] ?? 0, speeds[i] ?? 0]
    const rise = (heights[i + 1] ?? 0) - y
    moving += v * v
    stretched += rise * (rise + dt * ((speeds[i + 1] ?? 0) - v))
  }
  return 0.5 * (density / 1000) * step * moving + (0.5 * tension * stretched) / step
}

const names = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']

/** The nearest note of a piano tuned to A = 440 Hz. */
export function noteOf(frequency: number): string {
  if (!(frequency > 0)) return '…'
  const key = Math.round(69 + 12 * Math.log2(frequency / 440))
  return `${names[((key % 12) + 12) % 12] ?? ''}${Math.floor(key / 12) - 1}`
}
