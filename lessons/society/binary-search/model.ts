import type { Values } from '@makebelieve/kit/simulation/system'

/** One guess: what was possible before it, and what it was. */
export type Guess = { low: number; high: number; guess: number }

export type Game = {
  low: number
  high: number
  guesses: number
  found: boolean
  /** The last guesses, for the picture. */
  past: Guess[]
  /** How many numbers the snail has asked for, one after the other. */
  snail: number
  due: number
}

export const rowsShown = 6
export const numbersOf = ({ numbers = 1000 }: Values) => Math.round(numbers)
export const secretOf = (values: Values) =>
  1 + Math.round(((values.place ?? 50) / 100) * (numbersOf(values) - 1))
export const leftOf = ({ low, high, found }: Game) => (found ? 1 : high - low + 1)
/** Guesses that are always enough when halving. */
export const enoughFor = (numbers: number) => Math.floor(Math.log2(numbers)) + 1
