import type { Values } from '@makebelieve/kit/simulation/system'

/** `size` is in units of the mean packet; `at` is when it comes to the router. */
export type Packet = { from: number; size: number; at: number }

export type Network = {
  time: number
  nextSend: number
  /** On their way to the router, the next first. */
  flying: Packet[]
  /** At the router; the first is just being sent along the line. */
  queue: Packet[]
  begunAt: number
  doneAt: number
  arrived: number
  delivered: number
  lost: number
  /** The delays of all that were delivered, added up. */
  waited: number
  /** How long so many packets were at the router. */
  held: number[]
  /** The chance that so many are there, worked out step by step. */
  chance: number[]
  /** The last ones that found no room. */
  dropped: { from: number; at: number }[]
}

export const computers = 4
/** Seconds from a computer to the router. */
export const flight = 0.8
export const roomOf = ({ room = 10 }: Values) => Math.round(room)

/** What is to be expected: how many are at the router, and how many of those that come find no room. */
export function outlook(
  { chance }: Network,
  { load = 6 }: Values,
): { inside: number; lost: number; delay: number } {
  const inside = chance.reduce((sum, p, n) => sum + p * n, 0)
  const lost = chance.at(-1) ?? 0
  return { inside, lost, delay: inside / (load * Math.max(1e-9, 1 - lost)) }
}
