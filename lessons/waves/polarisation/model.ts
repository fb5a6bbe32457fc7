import type { Values } from '@makebelieve/kit/simulation/system'
import { radians } from '../paint.ts'

/** Time in femtoseconds. A meter adds up the squared waves that come in and those that come through. */
export type Polarised = {
  time: number
  came: number
  stages: [first: number, middle: number, last: number]
  /** For each of the lamp's waves, how much of its swing is left behind each filter. */
  left: number[][]
}

/** Green light of 550 nm swings once in this many femtoseconds. */
export const period = 550e-9 / 299792458 / 1e-15

/** Light of a lamp: waves that swing in all directions, each with its own beginning. */
export const lamp = Array.from({ length: 24 }, (_, i) => ({
  direction: (Math.PI * i) / 24,
  begin: 2 * Math.PI * ((i * 0.6180339887) % 1),
}))

export const hasMiddle = ({ middle = 0 }: Values) => Math.round(middle) === 1

/** The directions of the filters the light meets, from the upright. */
export function filters(values: Values): number[] {
  const { first = 0, turn = 45, last = 60 } = values
  return (hasMiddle(values) ? [first, turn, last] : [first, last]).map(radians)
}

/** One wave at one moment after each of the filters: what lies along a filter gets through, what lies across is lost. */
export function through(direction: number, strength: number, along: readonly number[]): number[] {
  let [up, side] = [strength * Math.cos(direction), strength * Math.sin(direction)]
  return along.map((filter) => {
    const [fu, fs] = [Math.cos(filter), Math.sin(filter)]
    const left = up * fu + side * fs
    ;[up, side] = [left * fu, left * fs]
    return left
  })
}

/** As shares of the light that came; where there is no middle filter, as after the first. */
export function shares({ came, stages }: Polarised): [first: number, middle: number, last: number] {
  if (came === 0) return [0, 0, 0]
  return [stages[0] / came, stages[1] / came, stages[2] / came]
}
