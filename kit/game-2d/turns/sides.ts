import { type GamePlan, memberOf } from '../../game/plan.ts'
import type { Side } from './rules.ts'

/** Whose pictures the two sides show, where the sentence named somebody: ids of cast members. */
export type SidesContent = { faces?: (string | undefined)[] }

/** Who sits beside the table: those whom the sentence names, and nobody in the place of others. */
export type SeatsContent = { seats?: readonly (string | null)[] }

/** A plan that says nothing of it seats whoever is cast. */
export function seatOf({ content }: GamePlan, side: Side, cast: string | undefined): string | undefined {
  const { seats } = (content ?? {}) as SeatsContent
  return seats ? (seats[side] ?? undefined) : cast
}

export const facesIn = ({ content }: GamePlan): (string | undefined)[] =>
  (content as SidesContent)?.faces ?? []

export const faceOf = (plan: GamePlan, side: Side): { cast?: string } => {
  const cast = facesIn(plan)[side]
  return cast ? { cast } : {}
}

export const sideNames = (plan: GamePlan): [string, string] => {
  const [first, second] = facesIn(plan)
  const name = (id: string | undefined, usual: string) => (id ? `the ${memberOf(plan, id).plural}` : usual)
  return [name(first, 'you'), name(second, 'your opponent')]
}

/** Who does something to the other side, for the proof: only those who are seen on the table. */
export function deedOf(plan: GamePlan, side: Side): { by?: string; to?: string } {
  const faces = facesIn(plan)
  const [by, to] = [faces[side], faces[otherSide(side)]]
  return { ...(by && { by }), ...(to && { to }) }
}

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)
