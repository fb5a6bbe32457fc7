import type { World } from '@makebelieve/kit/game/world'
import type { Claim } from '../../../brief/brief.ts'
import type { Requirement } from '../../../pipeline/engine.ts'
import type { AnyDesign, PlannedGame } from '../design.ts'
import type { Painted } from './painted.ts'
import type { Proof } from './prove.ts'

export type Verdict = Omit<Requirement, 'claim'>

/** Claims about where and when it plays: how they are looked at depends on how the place is drawn. */
export type PlaceClaim = Extract<Claim, { about: 'scene' | 'time' | 'weather' | 'style' }>

/** What is held against claims: the plan, and what was played and seen of it. */
export type Case = {
  plan: PlannedGame
  design: Pick<AnyDesign, 'name' | 'standsInFor' | 'serves' | 'shows' | 'moves' | 'twists' | 'figures'>
  proof: Proof<World>
  place(claim: PlaceClaim): Verdict
  /** What the finished pictures were seen to be painted in; without it nobody has looked. */
  painted?: Painted
}

export const met = (evidence: string, moment?: number): Verdict => ({
  status: 'met',
  evidence,
  ...(moment !== undefined && { moment }),
})
export const unmet = (evidence: string): Verdict => ({ status: 'unmet', evidence })
/** Nothing measures it: it is not called met, and nobody says that it is not there. */
export const unchecked = (evidence: string): Verdict => ({ status: 'unsupported', evidence })
