import type { Values } from '@makebelieve/kit/simulation/system'

export type Show = {
  /** The game on the stage. */
  prize: number
  picked: number
  /** Doors that the host has opened. */
  opened: number[]
  /** The door that who switches goes to. */
  other: number
  games: number
  /** Games that did not count, as the car was shown. */
  voids: number
  stayWins: number
  switchWins: number
  due: number
  trail: (readonly [games: number, stay: number, change: number])[]
}

export const doorsOf = ({ doors = 3 }: Values) => Math.max(3, Math.round(doors))

export const hosts = ['knows where the car is', 'opens blindly'] as const
export const isBlind = ({ host = 0 }: Values) => Math.round(host) === 1

/** A blind host may open the door of the car: such a game does not count. */
export const isVoid = ({ opened, prize }: Show) => opened.includes(prize)

/** How much of the game on the stage has been played, from 0 to 1. */
export const playedOf = ({ due }: Show, { rate = 0.4 }: Values) => (rate > 4 ? 1 : Math.min(1, due))

export const shareOf = (wins: number, games: number) => (games > 0 ? (100 * wins) / games : 0)
