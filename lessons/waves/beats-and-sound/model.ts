import type { Values } from '@makebelieve/kit/simulation/system'

/** Each fork's swing as an arrow that turns: what is heard is how far to the right its tip is. */
export type Arrow = { right: number; up: number }
export type Beats = {
  time: number
  first: Arrow
  second: Arrow
  /** How loud it was two steps and one step ago, squared, for finding the quietest moments. */
  before: [number, number]
  lastQuiet: number
  beats: number
  quietest: number
}

/** So much time fits on the strip of paper, in s. */
export const strip = 0.5

export const pitches = ({ first = 256, apart = 5 }: Values): [number, number] => [first, first + apart]

export const loudness = ({ first, second }: Beats) =>
  Math.hypot(first.right + second.right, first.up + second.up)

/** The arrow some seconds later, or earlier: turned, and shorter by what has faded. */
export function turned({ right, up }: Arrow, pitch: number, seconds: number, fade: number): Arrow {
  const angle = 2 * Math.PI * pitch * seconds
  const [cos, sin, left] = [Math.cos(angle), Math.sin(angle), Math.exp(-seconds / fade)]
  return { right: left * (right * cos - up * sin), up: left * (right * sin + up * cos) }
}

/** From -180° to 180°: how far the second is ahead of the first. */
export function ahead({ first, second }: Beats): number {
  return Math.atan2(
    first.right * second.up - first.up * second.right,
    first.right * second.right + first.up * second.up,
  )
}
