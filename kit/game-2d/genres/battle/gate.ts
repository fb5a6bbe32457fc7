import { memberOf, theOne } from '../../../game/plan.ts'
import { findKey, isKeyMissing, isLocked, openLock } from '../../lock.ts'
import type { Foe } from './fight.ts'
import { foePlace, heroPlace } from './layout.ts'
import { lineupOf, newFoe } from './lineup.ts'
import type { Reward } from './rewards.ts'
import type { BattleWorld } from './world.ts'

/** The last foe, or the last round of a duel, is behind a locked door. */
export function isBehindDoor({ plan, number, foe }: BattleWorld): boolean {
  const count = lineupOf(plan).length
  return count === 1 ? foe.phase >= foe.phases : number + 2 >= count
}

/** Nobody is beaten in a duel before its last round, and that is behind the door. */
export const slipsAway = ({ lock, plan }: BattleWorld) => isLocked(lock) && lineupOf(plan).length === 1

/** The key is one of the gifts, until it is taken: it costs another one, and only the player knows when. */
export function withKey(world: BattleWorld, rewards: Reward[]): Reward[] {
  const { lock, plan } = world
  if (!isKeyMissing(lock)) return rewards
  const key: Reward = { kind: 'key', cast: lock.key }
  // In a duel nobody comes in between, so there the last gift must be the key.
  if (lineupOf(plan).length === 1 && isBehindDoor(world)) return [key]
  return [...rewards.slice(0, 2), key]
}

export function takeKey(world: BattleWorld): void {
  const { lock, plan } = world
  if (lock) findKey(world, lock, heroPlace, theOne(plan, 'player').id)
}

/** What has to happen before the next foe steps forward. */
export function doorNow(world: BattleWorld): 'open' | 'guard' | undefined {
  if (!isLocked(world.lock) || !isBehindDoor(world)) return undefined
  return world.lock.state === 'carried' ? 'open' : 'guard'
}

export function openDoor(world: BattleWorld): void {
  const { lock, plan } = world
  if (lock) openLock(world, lock, foePlace, theOne(plan, 'player').id)
}

/** Whether the foe of this fight only stands in the way. */
export const isGuard = ({ lock, guards }: BattleWorld) => isLocked(lock) && guards > 0

/** Whoever comes without the key has to fight for it once more, and harder each time. */
export function newGuard(world: BattleWorld): Foe {
  const foe = newFoe(world, world.number)
  const health = Math.round(foe.most * 0.6)
  const strength = foe.strength * 1.12 ** ++world.guards
  return { ...foe, title: `${foe.title} on guard`, health, most: health, strength }
}

export const doorName = ({ lock, plan }: BattleWorld) => (lock ? memberOf(plan, lock.door).name : 'door')
