import { castIn, theOne } from '../../../game/plan.ts'
import { rate, tell } from '../../../game/world.ts'
import { isWorking, type Meanings, offerBonus, takeBonus } from '../../table/bonus.ts'
import type { Point } from './map.ts'
import type { DefenceWorld, Foe } from './world.ts'

/** What power-ups do for whoever defends something. */
export const meanings: Meanings = {
  rapid: { says: 'Towers twice as fast!', seconds: 9 },
  speed: { says: 'Towers twice as fast!', seconds: 9 },
  slow: { says: 'They all slow down!', seconds: 8 },
  double: { says: 'Double pay!', seconds: 12 },
  wide: { says: 'Towers reach farther!', seconds: 12 },
  shield: { says: 'Nobody gets through!', seconds: 12 },
  multi: { says: 'Boom!', seconds: 0 },
  heart: { says: '+1 life', seconds: 0 },
  magnet: { says: 'Treasure!', seconds: 0 },
}

/** Every so many who are stopped, one of them drops something. */
const dropEvery = 7

/** Somebody was stopped: now and then a power-up stays behind where it stood. */
export function mayDrop(world: DefenceWorld, { x, y }: Point): void {
  if (world.plan.rules.powerUps.length === 0) return
  world.stopped++
  if (world.stopped % dropEvery === 2) offerBonus(world, { x: Math.max(40, x), y })
}

/** Takes what lies there; some of it works at once. `hit` takes health from a foe. */
export function takePower(world: DefenceWorld, hit: (foe: Foe, damage: number) => void): void {
  const { id } = theOne(world.plan, 'player')
  const power = takeBonus(world, meanings, id)
  if (power === 'heart' && !world.plan.rules.gentle) world.lives++
  else if (power === 'heart' || power === 'magnet') pay(world, 50)
  else if (power === 'multi')
    for (const foe of world.entities) {
      tell(world, 'break', { by: id, x: foe.x, y: foe.y })
      hit(foe, foe.boss ? foe.most * 0.15 : foe.most * 0.6)
    }
}

function pay(world: DefenceWorld, money: number): void {
  world.money += money
  const [coin] = castIn(world.plan, 'collectible')
  tell(world, 'sell', { to: coin?.id, x: 130, y: 60, words: `+${money}` })
}

/** How many steps a tower gets nearer to its next shot in one. */
export const reloadPace = (world: DefenceWorld) =>
  isWorking(world, 'rapid') || isWorking(world, 'speed') ? 2 : 1
export const reachFactor = (world: DefenceWorld) => (isWorking(world, 'wide') ? 1.35 : 1)
export const payFactor = (world: DefenceWorld) => (isWorking(world, 'double') ? 2 : 1)
export const walkFactor = (world: DefenceWorld) => (isWorking(world, 'slow') ? 0.45 : 1)

/** Whoever gets to the end while the shield holds is thrown back by a third of the way. */
export function shieldHolds(world: DefenceWorld, foe: Foe): boolean {
  if (!isWorking(world, 'shield')) return false
  foe.along = world.field.length * 0.66
  foe.slow = rate
  tell(world, 'block', { by: foe.cast, x: foe.x, y: foe.y, words: 'Blocked!' })
  return true
}
