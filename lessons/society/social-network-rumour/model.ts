import type { Values } from '@makebelieve/kit/simulation/system'

export const side = 40
export const [unaware, teller, bored] = [0, 1, 2] as const

/** Everybody row by row: has not heard it, tells it, or tells it no more. */
export type Town = {
  people: number[]
  tellers: number[]
  hours: number
  /** How often it was told, and how often to somebody new. */
  told: number
  fresh: number
  past: (readonly [heard: number, telling: number])[]
}

export const boredomOf = ({ boredom = 100 }: Values) => boredom / 100

export function sharesOf({ people, tellers }: Town): { heard: number; telling: number } {
  let heard = 0
  for (const one of people) if (one !== unaware) heard++
  return { heard: heard / people.length, telling: tellers.length / people.length }
}
