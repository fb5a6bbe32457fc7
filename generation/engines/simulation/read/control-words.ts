import type { Control } from '@makebelieve/kit/simulation/system'
import { stemOf, stemsOf } from './stems.ts'

/**
 * What the words set: `value` as it can be, `wanted` as it was said, in these words. Of several for one control the first is set, and the
 * second in a run beside it: 'one 1 m long and one 4 m long'.
 */
export type ReadValue = {
  control: Control
  value: number
  wanted: number
  text: string
  words: number[]
  run?: 'B'
}

/** Words of labels that say nothing about which quantity it is. */
export const vague = new Set(
  [
    'first',
    'begin',
    'start',
    'number',
    'how',
    'many',
    'much',
    'let',
    'size',
    'count',
    'amount',
    'each',
    'second',
  ].map(stemOf),
)

/** What is measured, by its plain name. */
export const measures = new Set(
  'length width height depth radius diameter thickness distance mass weight speed velocity angle temperature pressure area volume'
    .split(' ')
    .map(stemOf),
)

/** The stems by which a quantity is known: 'Length of the string' by 'length' and 'string'. */
export const keyStems = (label: string) => stemsOf(label).filter((stem) => !vague.has(stem))
/** What is measured: 'length' of 'Length of the string'. */
export const headStems = (label: string) =>
  keyStems(label.split(/ (?:of|at|in|on|per|from|to|for|between|when) /)[0] ?? label)

/** As far as it goes. */
export const held = ({ from, to }: Control, value: number) => Math.min(to, Math.max(from, value))

/** So far along the range, where a user could set it. */
export function placedAt({ from, to, step, logarithmic }: Control, share: number): number {
  const value = logarithmic && from > 0 ? from * (to / from) ** share : from + (to - from) * share
  const grain = step ?? (to - from) / 100
  return logarithmic && from > 0
    ? Number(value.toPrecision(2))
    : Number((Math.round(value / grain) * grain).toFixed(6))
}
