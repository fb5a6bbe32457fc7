import { memberOf, theOne } from '../../../game/plan.ts'
import type { Choice } from '../../../game/rules.ts'
import { findKey, isLocked, openLock, showKey } from '../../lock.ts'
import { doorPlace, guestPlace } from './layout.ts'
import { earn, type TycoonWorld, type Visitor } from './world.ts'

/** The key comes once this part of a level is earned. */
const keyAt = 0.1
/** What lies behind the door, as a part of what a level asks for. */
const treasure = 0.05

/** Whether the next customer has the key with them: there is always one, until somebody was served well. */
export function bringsKey({ lock, earned, target, level, plan }: TycoonWorld): boolean {
  return lock?.state === 'hidden' && earned >= ((level - 1 + keyAt) / plan.rules.levels) * target
}

export function keyArrives(world: TycoonWorld, visitor: Visitor): void {
  if (!world.lock) return
  visitor.key = true
  showKey(world, world.lock, guestPlace(visitor.slot))
  world.words = `This customer has the ${memberOf(world.plan, world.lock.key).name}. Serve them well!`
}

export function giveKey(world: TycoonWorld, visitor: Visitor): void {
  const { lock } = world
  if (!visitor.key || !lock) return
  findKey(world, lock, guestPlace(visitor.slot), theOne(world.plan, 'player').id)
  world.words = `You have the ${memberOf(world.plan, lock.key).name}: tap the ${memberOf(world.plan, lock.door).name}!`
}

/** Gone with the key: somebody else will bring it again. */
export function missKey({ lock }: TycoonWorld, visitor: Visitor): void {
  if (visitor.key && lock?.state === 'waiting') lock.state = 'hidden'
}

export function openVault(world: TycoonWorld): void {
  const { lock, plan } = world
  if (!lock || !openLock(world, lock, doorPlace, theOne(plan, 'player').id)) return
  world.words = `The ${memberOf(plan, lock.door).name} is open, and there is money behind it!`
  earn(world, (world.target / plan.rules.levels) * treasure)
}

export function doorChoices({ lock, plan }: TycoonWorld): Choice[] {
  if (!isLocked(lock)) return []
  const { x, y, size } = doorPlace
  const { name } = memberOf(plan, lock.door)
  const ready = lock.state === 'carried'
  return [
    {
      id: 'door',
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
      says: ready ? `Open the ${name}` : `The ${name} is locked`,
      disabled: !ready,
    },
  ]
}
