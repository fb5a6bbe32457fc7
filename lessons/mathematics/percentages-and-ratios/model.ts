import type { Values } from '@makebelieve/kit/simulation/system'

/** Cups that were poured into the bucket, one after the other. */
export type Bucket = { red: number; yellow: number; due: number }

const whole = (value: number | undefined, usual: number) => Math.max(1, Math.round(value ?? usual))

/** How many parts of each paint, and how many rounds of so many cups there will be. */
export function recipe(values: Values) {
  const [red, yellow] = [whole(values.red, 3), whole(values.yellow, 2)]
  return { red, yellow, rounds: whole(values.rounds, 8), round: red + yellow }
}

export const cupsIn = ({ red, yellow }: Bucket) => red + yellow

/** What percentage of cups are red. */
export const percentRed = (bucket: Bucket) => (cupsIn(bucket) > 0 ? (100 * bucket.red) / cupsIn(bucket) : 0)

/** Whether the next cup is red: in every round first all the red ones, then the yellow ones. */
export function isNextRed(bucket: Bucket, values: Values): boolean {
  const { red, round } = recipe(values)
  return cupsIn(bucket) % round < red
}

export const isFull = (bucket: Bucket, values: Values) => {
  const { round, rounds } = recipe(values)
  return cupsIn(bucket) >= round * rounds
}
