import type { PowerUp } from '../../../game/plan.ts'
import type { Body, Space } from '../../space.ts'
import { placeOf, roomOf } from './way.ts'

export type Pattern = 'vee' | 'snake' | 'cross' | 'dive' | 'stand' | 'boss' | 'none'

/** Everybody on the way. `s`, `u` and `v` are where it is along, beside and above it. */
export type Rider = Body & {
  s: number
  u: number
  v: number
  ds: number
  du: number
  dv: number
  pattern: Pattern
  /** Which one of its group it is, and steps since it came. */
  place: number
  beat: number
  /** Which side and height its group has. */
  side: number
  high: number
  health: number
  /** Steps until it shoots. */
  reload: number
  /** Whose shot it is. */
  mine: boolean
  /** Photographed, or passed already. */
  seen: boolean
}

export const blank = {
  s: 0,
  u: 0,
  v: 0,
  ds: 0,
  du: 0,
  dv: 0,
  pattern: 'none',
  place: 0,
  beat: 0,
  side: 1,
  high: 0,
  health: 1,
  reload: 0,
  mine: false,
  seen: false,
} as const

/** What comes when somebody has got so far. */
export type Cue = { s: number; what: 'group' | 'rocks' | 'items' | 'power' }

export type RailWorld = Space<Rider> & {
  /** Where the sight is in the picture, from -1 to 1, and how fast it moves. */
  aimX: number
  aimY: number
  moveX: number
  moveY: number
  /** Steps until the next shot. */
  reload: number
  /** Steps that a roll still lasts, until the next one, and to which side it goes. */
  rolling: number
  rollWait: number
  rollSide: number
  /** Where this level ends, in metres. */
  endS: number
  script: Cue[]
  defeated: number
  needed: number
  /** Foes in a row without being hit. */
  combo: number
  shots: number
  hits: number
  hoops: number
  /** Hoops in a row, and the next one to come. */
  chain: number
  nextHoop: number
  powers: Partial<Record<PowerUp, number>>
  bossFight: boolean
  /** Pictures that are left, where one takes pictures. */
  film: number
  /** What is left to brake with, from 0 to 1, and how fast it goes now. */
  brake: number
  slow: number
}

/** Puts a body where it is along the way. */
export function settle(world: RailWorld, body: Rider): void {
  const at = placeOf(world.plan, body)
  body.x = at.x
  body.y = at.y - body.size / 2
  body.z = at.z
}

/** Bodies that stand on the floor instead of in the air. */
export function settleOnFloor(world: RailWorld, body: Rider, floor: number): void {
  const at = placeOf(world.plan, body)
  body.x = at.x
  body.y = floor
  body.z = at.z
}

/** How far before the hero the sight hangs, in metres. */
export const ahead = 32

/** Where the sight points, far before the hero. */
export function sightOf({ plan, aimX, aimY }: RailWorld): { u: number; v: number } {
  const { aimWide, aimHigh, aimLow } = roomOf(plan)
  return { u: aimX * aimWide, v: aimY > 0 ? aimY * aimHigh : -aimY * aimLow }
}
