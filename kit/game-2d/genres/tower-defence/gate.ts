import { memberOf, theOne } from '../../../game/plan.ts'
import type { Choice } from '../../../game/rules.ts'
import { tell } from '../../../game/world.ts'
import { findKey, isLocked, newLock, openLock, showKey } from '../../lock.ts'
import { type Point, stage } from './map.ts'
import type { Coming } from './waves.ts'
import type { DefenceWorld, Foe } from './world.ts'

/** What lies behind the gate. */
const treasure = 60

/** A new level has a new lock; the key is with somebody who comes up the road. */
export function setLock(world: DefenceWorld): void {
  world.lock = newLock(world.plan)
  world.keyAt = null
}

/** Beside what is defended, where no road and no place for a tower is. */
export function gatePlace({ field }: DefenceWorld): Point {
  const end = field.path.at(-1) ?? { x: 0, y: 0 }
  return { x: stage.width - 44, y: end.y + (end.y < stage.height / 2 ? 132 : -138) }
}

/** Whether somebody with the key is still to come, so that the waves cannot be over. */
export const isKeyAway = ({ lock }: DefenceWorld) => lock?.state === 'hidden'

/** From the middle wave on one of them has the key, until it is stopped. */
export function giveKey(world: DefenceWorld, coming: Coming[]): void {
  if (!isKeyAway(world) || world.wave < Math.ceil(world.waves / 2)) return
  const bearer = coming.find((one, at) => !one.boss && at >= Math.floor(coming.length / 2)) ?? coming[0]
  if (bearer) bearer.bearer = true
}

export function dropKey(world: DefenceWorld, foe: Foe): void {
  if (!foe.bearer || !world.lock) return
  world.keyAt = { x: Math.min(stage.width - 40, Math.max(40, foe.x)), y: foe.y }
  showKey(world, world.lock, world.keyAt)
}

/** The key where it fell, and the gate for whoever has it. */
export function lockChoices(world: DefenceWorld): Choice[] {
  const { lock, keyAt, plan } = world
  if (!isLocked(lock)) return []
  const around = ({ x, y }: Point, half: number) => ({
    x: x - half,
    y: y - half,
    width: half * 2,
    height: half * 2,
  })
  const key = memberOf(plan, lock.key).name
  const gate = memberOf(plan, lock.door).name
  return [
    ...(keyAt ? [{ id: 'key', ...around(keyAt, 34), says: `Take the ${key}` }] : []),
    {
      id: 'gate',
      ...around(gatePlace(world), 42),
      says: lock.state === 'carried' ? `Open the ${gate}` : `The ${gate} is locked`,
      disabled: lock.state !== 'carried',
    },
  ]
}

export function takeKey(world: DefenceWorld): void {
  const { lock, keyAt } = world
  if (!lock || !keyAt) return
  findKey(world, lock, keyAt, theOne(world.plan, 'player').id)
  world.keyAt = null
}

/** There is something behind the gate: a reason not to wait until the end. */
export function openGate(world: DefenceWorld): void {
  const at = gatePlace(world)
  if (!world.lock || !openLock(world, world.lock, at, theOne(world.plan, 'player').id)) return
  world.money += treasure
  tell(world, 'sell', { x: at.x - 40, y: at.y, words: `+${treasure}` })
}
