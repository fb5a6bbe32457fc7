import type { Values } from '../../../system.ts'

export type Show = {
  /** The game on the stage. */
  prize: number
  picked: number
  /** Doors that the host has opened. */
  opened: number[]
  /** The door that who switches goes to. */
  other: number
  games: number
  stayWins: number
  switchWins: number
  due: number
  trail: (readonly [games: number, stay: number, change: number])[]
}

export const doorsOf = ({ doors = 3 }: Values) => Math.max(3, Math.round(doors))

/** How many doors the host opens: at least one, and at most all but two. */
export const openedOf = (values: Values) =>
  Math.max(1, Math.min(doorsOf(values) - 2, Math.round(values.opens ?? 1)))

/** How much of the game on the stage has been played, from 0 to 1. */
export const playedOf = ({ due }: Show, { rate = 0.4 }: Values) => (rate > 4 ? 1 : Math.min(1, due))

export const shareOf = (wins: number, games: number) => (games > 0 ? (100 * wins) / games : 0)
