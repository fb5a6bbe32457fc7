import type { Values } from '@makebelieve/kit/simulation/system'

/** A task of the plan: bring so many discs from one peg to another. */
export type Task = { discs: number; from: number; to: number }
export type Move = { disc: number; from: number; to: number; tasks: readonly Task[] }

export type Towers = {
  moves: readonly Move[]
  /** From the bottom up; 1 is the smallest disc. */
  pegs: number[][]
  done: number
  /** How often the smallest disc was moved. */
  smallest: number
  /** How much of the next move is made. */
  due: number
}

export const pegChoices = ['Three pegs', 'Four pegs'] as const
export const pegsOf = ({ pegs = 0 }: Values) => 3 + Math.round(pegs)
export const discsOf = ({ discs = 5 }: Values) => Math.round(discs)
export const pegName = (peg: number) => String.fromCharCode(65 + peg)
