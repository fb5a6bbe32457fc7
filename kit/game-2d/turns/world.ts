import type { World } from '../../game/world.ts'
import type { Host } from '../table/host.ts'
import type { Ending } from './rules.ts'

export const stage = { width: 720, height: 700 }

/** The part of the stage that belongs to the table; above it sit those who play. */
export const tableArea = { x: 10, y: 104, width: 700, height: 588 }

/** Where boards lie: with room for their rim, below the button that takes back and above the edge of the stage. */
export const boardArea = { x: 26, y: 116, width: 668, height: 566 }

export type TurnWorld<S> = World & {
  state: S
  /** As it was before the last change, so that one sees how it came about. */
  was: S
  /** Steps since then. */
  since: number
  /** Steps since something happened by itself: moves in between do not put it off. */
  beat: number
  /** What was picked of a move that is not done yet. */
  picked: string[]
  /** What was picked while things still glided. */
  waiting: string[]
  /** What can be taken back, the last at the end. */
  past: S[]
  /** How often that was done. */
  undone: number
  /** The score when the round was dealt. */
  base: number
  /** Rounds won by each side. */
  rounds: [number, number]
  /** A round that is over is looked at for so many steps before the next is dealt. */
  rest: number
  ended?: Ending
  /** Who stands there, where they can be counted. */
  bodies?: { cast: string }[]
  /** Steps that this turn has taken, and how many seconds the last one had that ran out. */
  used?: number
  late?: number
  host: Host
  rival: Host
  /** Where a finger went down, for swipes. */
  down?: { x: number; y: number }
}
