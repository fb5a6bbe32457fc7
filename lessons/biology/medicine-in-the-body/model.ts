import type { Values } from '@makebelieve/kit/simulation/system'

/** What is in the body, in milligrams, over hours. */
export type Body = {
  time: number
  amount: number
  taken: number
  doses: number
  highest: number
  gone: number
  trail: [time: number, amount: number][]
}

export const doseOf = ({ dose = 200 }: Values) => dose
export const halfOf = ({ half = 5 }: Values) => half
export const gapOf = ({ gap = 8 }: Values) => gap
export const isRepeated = ({ again = 0 }: Values) => Math.round(again) === 1

/** How many doses were taken up to a time, the first at once. */
export const dosesBy = (time: number, values: Values) =>
  isRepeated(values) ? Math.floor(time / gapOf(values) + 1e-6) + 1 : 1

/** The share that is left after some hours. */
export const leftAfter = (hours: number, values: Values) => 2 ** (-hours / halfOf(values))
