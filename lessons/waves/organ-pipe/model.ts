import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * A tuning fork over a pipe. Its sound runs down, is thrown back at the foot, comes up again and is thrown back at the mouth:
 * a row of what was sent down lately is all that has to be kept.
 */
export type Pipe = {
  time: number
  /** What went down at the mouth, step by step, in a ring; `at` is the next place. */
  sent: number[]
  at: number
  /** What comes up at the mouth now, and how strong it swings in step with the fork and a quarter later. */
  up: number
  inStep: number
  beside: number
}

export const step = 1e-5
export const ring = 1024
/** So much of a sound is thrown back at an open end (upside down), at water, and how fast the meter follows, in s. */
export const [open, water, meter] = [-0.86, 0.97, 0.06]
export const radius = 0.02

export const soundSpeed = ({ temperature = 20 }: Values) => 331.3 * Math.sqrt(1 + temperature / 273.15)
export const isOpen = ({ foot = 0 }: Values) => Math.round(foot) === 1

/** The air just outside an open end swings along: as if the pipe were longer by 0.61 of its radius there. */
export const soundingLength = (values: Values) =>
  (values.length ?? 33) / 100 + (isOpen(values) ? 2 : 1) * 0.6133 * radius

export const thrownBack = (values: Values) => (isOpen(values) ? open : water)

/** What was sent down some time ago, between two steps in proportion. */
export function sentBefore({ sent, at }: Pipe, seconds: number): number {
  const back = seconds / step
  const whole = Math.floor(back)
  const part = back - whole
  const value = (ago: number) => sent[(at - 1 - ago + 2 * ring) % ring] ?? 0
  return value(whole) * (1 - part) + value(whole + 1) * part
}

/** How much stronger than the fork alone. */
export const loudnessOf = ({ inStep, beside }: Pipe) => 2 * Math.hypot(inStep, beside)

/** What theory says when all has settled. */
export function expectedLoudness(values: Values): number {
  const round = (4 * Math.PI * (values.frequency ?? 256) * soundingLength(values)) / soundSpeed(values)
  const back = open * thrownBack(values)
  return Math.abs(thrownBack(values)) / Math.sqrt(1 - 2 * back * Math.cos(round) + back * back)
}
