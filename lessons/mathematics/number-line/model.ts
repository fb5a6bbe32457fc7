import type { Values } from '@makebelieve/kit/simulation/system'

/** A frog on a number line. */
export type Frog = {
  at: number
  /** Jumps that are done, and how far the next one has come, from 0 to 1. */
  jumps: number
  air: number
  rest: number
  /** Where it has landed, the start first. */
  landed: number[]
}

const whole = (value: number | undefined, usual: number) => Math.round(value ?? usual)

export const plan = (values: Values) => ({
  start: whole(values.start, 2),
  jump: whole(values.jump, 3),
  count: Math.max(1, whole(values.count, 4)),
})
