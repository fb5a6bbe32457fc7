import type { CastMember, GamePlan, PowerUp } from '../../../game/plan.ts'
import type { Space } from '../../space.ts'
import { type Walker, walkerStart } from '../../walking.ts'

export type Sneak = Walker & {
  /** A guard walks a beat with eyes ahead; a camera turns on its place; a nose smells all around. */
  kind: 'guard' | 'camera' | 'nose'
  mind: 'beat' | 'check' | 'chase' | 'look'
  /** The cells of its beat, and which of them is next. */
  beat: number[]
  next: number
  /** Where it goes to look. */
  aimX: number
  aimZ: number
  wait: number
  /** Steps since it saw the hero. */
  unseen: number
  /** Where a camera looks when it is at rest. */
  home: number
  found: boolean
  /** Off its beat, and on the way back to it. */
  strays: boolean
}

export const sneak = {
  ...walkerStart,
  kind: 'guard' as Sneak['kind'],
  mind: 'beat' as Sneak['mind'],
  beat: [] as number[],
  next: 0,
  aimX: 0,
  aimZ: 0,
  wait: 0,
  unseen: 999,
  home: 0,
  found: false,
  strays: false,
}

export type StealthWorld = Space<Sneak> & {
  needed: number
  taken: number
  keysNeeded: number
  keys: number
  /** How sure the guards are, from 0 to 1. */
  alarm: number
  isSeen: boolean
  isCrouched: boolean
  /** In a bush, crouched: nobody sees who is there. */
  isHidden: boolean
  isOpen: boolean
  /** Steps until something can be thrown again. */
  reload: number
  /** A noise that still rings, and for how many steps. */
  noise: { x: number; z: number; left: number }
  powers: Partial<Record<PowerUp, number>>
}

export const walkSpeed = 4.4
export const crouchShare = 0.52

export const memberOf = (plan: GamePlan, id: string): CastMember | undefined =>
  plan.cast.find((member) => member.id === id)

const cameras = /camera|search ?light|spot ?light|turret|sensor|lighthouse|watch ?tower|laser/
const noses = /dog|wolf|hound|cat\b|cats\b|bear|tiger|lion|goose|geese|raptor|rat\b|snake/
export function kindOf({ name, role }: Pick<CastMember, 'name' | 'role'>): Sneak['kind'] {
  if (cameras.test(name)) return 'camera'
  return role !== 'boss' && noses.test(name) ? 'nose' : 'guard'
}

export const pebble = 'stealth:pebble'
/** What is thrown to draw guards away. */
export const thrownOf = (plan: GamePlan): string =>
  plan.cast.find(({ role }) => role === 'projectile')?.id ?? pebble
