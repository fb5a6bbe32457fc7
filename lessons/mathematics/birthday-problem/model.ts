import type { Values } from '@makebelieve/kit/simulation/system'

export type Parties = {
  /** The birthdays of the people at the party that is seen, as days from 0. */
  guests: number[]
  parties: number
  /** Parties at which two or more share a day. */
  shared: number
  pairs: number
  due: number
}

export const guestsOf = ({ people = 23 }: Values) => Math.max(2, Math.round(people))
export const daysOf = ({ days = 365 }: Values) => Math.max(2, Math.round(days))

/** How many guests have each day; written over with every party. */
const guestsOn = new Uint16Array(1000)

/** How many pairs of guests share a day. */
export function pairsIn(guests: readonly number[]): number {
  let pairs = 0
  for (const day of guests) {
    const before = guestsOn[day] ?? 0
    pairs += before
    guestsOn[day] = before + 1
  }
  for (const day of guests) guestsOn[day] = 0
  return pairs
}

export const shareOf = ({ shared, parties }: Parties) => (parties > 0 ? (100 * shared) / parties : 0)

/** The chance that at least two share a day: one minus the chance that each finds a free one. */
export function chanceOf(people: number, days: number): number {
  let free = 1
  for (let i = 0; i < people; i++) free *= Math.max(0, days - i) / days
  return 100 * (1 - free)
}
