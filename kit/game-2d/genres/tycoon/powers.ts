import { theOne } from '../../../game/plan.ts'
import { between, rate, tell } from '../../../game/world.ts'
import { isWorking, type Meanings, offerBonus, takeBonus } from '../../table/bonus.ts'
import { perSecond, perTap, priceOf } from './economy.ts'
import { bonusPlace } from './layout.ts'
import { earn, type TycoonWorld } from './world.ts'

/** What power-ups do for a business. */
export const meanings: Meanings = {
  rapid: { says: 'Twice as fast!', seconds: 8 },
  speed: { says: 'Twice as fast!', seconds: 8 },
  double: { says: 'Double prices!', seconds: 9 },
  slow: { says: 'Nobody is in a hurry!', seconds: 12 },
  wide: { says: 'Nobody is in a hurry!', seconds: 12 },
  shield: { says: 'Nobody can harm the shop!', seconds: 15 },
  multi: { says: 'All orders half done!', seconds: 0 },
  heart: { says: '+1 life', seconds: 0 },
  magnet: { says: 'A bag of coins!', seconds: 0 },
}

/** Now and then something shining comes up over the counter; whoever is quick gets it. */
export function offerPower(world: TycoonWorld): void {
  if (world.plan.rules.powerUps.length === 0 || --world.bonusIn > 0) return
  world.bonusIn = Math.round(between(world, 13, 17) * rate)
  offerBonus(world, bonusPlace)
}

export function takePower(world: TycoonWorld): void {
  const power = takeBonus(world, meanings, theOne(world.plan, 'player').id)
  if (power === 'heart' && !world.plan.rules.gentle) world.lives++
  else if (power === 'heart' || power === 'magnet') {
    const worth = (8 * perTap(world) + 4 * perSecond(world)) * priceOf(world)
    tell(world, 'sell', { ...bonusPlace, value: 3 })
    earn(world, worth)
  } else if (power === 'multi') {
    for (const visitor of world.visitors)
      if (visitor.mood === 'waits') visitor.got += (visitor.wants - visitor.got) / 2
    if (world.boss) world.boss.got += (world.boss.wants - world.boss.got) / 2
  }
}

export const paceFactor = (world: TycoonWorld) =>
  isWorking(world, 'rapid') || isWorking(world, 'speed') ? 2 : 1
export const priceFactor = (world: TycoonWorld) => (isWorking(world, 'double') ? 2 : 1)
export const isCalm = (world: TycoonWorld) => isWorking(world, 'slow') || isWorking(world, 'wide')
export const isShielded = (world: TycoonWorld) => isWorking(world, 'shield')
