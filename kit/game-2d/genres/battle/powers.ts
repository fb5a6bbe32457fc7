import { bonusChoices, type Meanings, offerBonus, takeBonus } from '../../table/bonus.ts'
import { fullCharge } from './abilities.ts'
import { bonusPlace } from './layout.ts'
import { heroOf, memberFor, type Who } from './party.ts'
import type { BattleWorld } from './world.ts'

/** What power-ups do in a fight. To pick one up costs no turn. */
export const meanings: Meanings = {
  heart: { says: 'Health!', seconds: 0 },
  shield: { says: 'Ready to block!', seconds: 0 },
  double: { says: 'Next hit ×1.8', seconds: 0 },
  slow: { says: 'Stunned!', seconds: 0 },
  multi: { says: 'Special ready!', seconds: 0 },
  rapid: { says: 'Charge +2', seconds: 0 },
  speed: { says: 'Charge +2', seconds: 0 },
  magnet: { says: 'Armour!', seconds: 0 },
  wide: { says: 'Armour!', seconds: 0 },
}

/** One comes up in every other turn; nothing where the plan has none. */
export function offerPower(world: BattleWorld): void {
  if (world.foe.turns % 2 === 1) offerBonus(world, bonusPlace)
}

export const powerChoices = (world: BattleWorld) =>
  world.phase === 'choose' ? bonusChoices(world, meanings) : []

export function takePower(world: BattleWorld, who: Who): void {
  const hero = heroOf(world, who)
  const power = takeBonus(world, meanings, memberFor(world.plan, who).id)
  if (power === 'heart') hero.health = Math.min(hero.most, hero.health + Math.round(hero.most * 0.25))
  else if (power === 'shield') hero.blocking = true
  else if (power === 'double') hero.boosted = true
  else if (power === 'slow') world.foe.stunned = 1
  else if (power === 'multi') hero.charge = fullCharge
  else if (power === 'rapid' || power === 'speed') hero.charge = Math.min(fullCharge, hero.charge + 2)
  else if (power) hero.armour++
}
