import type { CastMember, GamePlan, PowerUp } from '../../../game/plan.ts'
import type { Space } from '../../space.ts'
import { type Walker, walkerStart } from '../../walking.ts'

export type Prowler = Walker & {
  /** A hunter roams, goes to where it heard something, chases whom it sees, or is dazzled. */
  mind: 'roam' | 'seek' | 'chase' | 'dazed'
  /** The cell it goes to. */
  goal: number
  /** Steps until it goes on. */
  wait: number
  /** Steps since it saw the hero. */
  lost: number
  health: number
  /** A friend who was found comes along. */
  found: boolean
  /** Off the middle of its way, and going back to it. */
  strays: boolean
}

export const prowler = {
  ...walkerStart,
  mind: 'roam' as Prowler['mind'],
  goal: 0,
  wait: 0,
  lost: 0,
  health: 1,
  found: false,
  strays: true,
}

export type MazeWorld = Space<Prowler> & {
  needed: number
  taken: number
  keysNeeded: number
  keys: number
  /** How much breath there is for running, and how much light for dazzling, from 0 to 1. */
  stamina: number
  charge: number
  /** Steps that a flash of light still shines. */
  flash: number
  /** The way the hero looks, as the yaw of a body, and up. */
  facing: number
  tilt: number
  powers: Partial<Record<PowerUp, number>>
  /** Which cells were seen: 1 for each of them. The map shows these. */
  seen: number[]
  isOpen: boolean
  /** Steps until the eye has come in from above. */
  intro: number
  /** Hunters hear the hero now. */
  isLoud: boolean
  /** Lights that the hero laid down to find the way back, where nobody hunts. */
  crumbs: { x: number; z: number }[]
  /** More of these lie ready to be laid out, where there are too many for the maze at one time. */
  stock: { id: string; count: number }[]
}

export const walkSpeed = 3.7
export const runSpeed = 6
export const introSteps = 96
/** How high the eyes are, whoever has them. */
export const eyeHeight = 1.6

export const memberOf = (plan: GamePlan, id: string): CastMember | undefined =>
  plan.cast.find((member) => member.id === id)

/** Whether `a` fights, or dazzles, or, where nobody hunts, lays down a light. */
export type Action = 'strike' | 'flash' | 'crumb'
export function actionOf(plan: GamePlan): Action {
  if (!plan.cast.some(({ role }) => role === 'enemy' || role === 'boss')) return 'crumb'
  return plan.content?.fights === true ? 'strike' : 'flash'
}

/** What the hero has in the hand: something of the cast, or a light where it is dark. */
const holdable =
  /flash ?light|torch|lantern|lamp|candle|sword|axe|wand|staff|bow|gun|blaster|hammer|spear|knife|dagger|map|compass|camera|shovel|club|stick/
export function heldOf(plan: GamePlan): string | undefined {
  const held = plan.cast.find(
    ({ role, name }) => (role === 'prop' || role === 'projectile') && holdable.test(name),
  )
  if (held) return held.id
  if (actionOf(plan) === 'strike') return 'maze:blade'
  return plan.look.time === 'night' ? 'maze:light' : undefined
}
