import type { GamePlan } from '../../../game/plan.ts'
import type { Side } from '../../turns/rules.ts'
import type { Sheet } from './sheet.ts'

export type DiceContent = {
  /** How often the dice may be rolled in a turn, the first time counted in. */
  rolls?: number
  /** Whose pictures the six sides of a die show, the one first; dots where nobody is named. */
  faces?: string[]
}

export type DiceState = {
  dice: number[]
  kept: boolean[]
  /** How often they were rolled in this turn, and how often they may be. */
  rolled: number
  rolls: number
  turn: Side
  sheets: [Sheet, Sheet]
  random: number
}

export const usualRolls = 3

/** The first roll needs no thought; then some dice are rolled again, as long as rolls are left and not all are kept. */
export const mayRoll = ({ rolled, rolls, kept }: DiceState) => rolled < rolls && !kept.every(Boolean)

export const contentOf = ({ content }: GamePlan): DiceContent => (content ?? {}) as DiceContent
