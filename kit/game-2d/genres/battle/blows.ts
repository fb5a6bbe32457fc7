import { tell } from '../../../game/world.ts'
import { float } from '../../table/floats.ts'
import { abilitiesIn } from './abilities.ts'
import { type FoeDeed, foeActs, friendActs, type Hero, heroActs } from './fight.ts'
import { foePlace } from './layout.ts'
import { refill } from './lineup.ts'
import { heroOf, memberFor, placeOf, standing, targetOf, type Who } from './party.ts'
import { abilityOf, type BattleWorld, friendsOf } from './world.ts'

const shakeSteps = 26

export function heroStrikes(world: BattleWorld): void {
  const { foe, plan, turn } = world
  const hero = heroOf(world, turn)
  const heroPlace = placeOf(world, turn)
  const by = memberFor(plan, turn).id
  const ability = abilityOf(world, world.ability)
  if (!ability) return
  const wasCharged = hero.charge
  const deed = heroActs(hero, foe, ability)
  if (deed.damage > 0) hitFoe(world, by, deed.damage, ability.kind === 'special' ? 46 : 38)
  world.tally[turn - 1] = (world.tally[turn - 1] ?? 0) + deed.damage
  if (deed.healed > 0) healHero(world, by, deed.healed, turn)
  if (ability.kind === 'heal' && deed.healed === 0) float(world.floats, 'Full already', above(heroPlace))
  if (ability.kind === 'block') {
    float(world.floats, 'Ready to block', above(heroPlace), '#9fd0ff', 26)
    tell(world, 'push', { by, ...heroPlace })
  }
  if (ability.kind === 'boost')
    tell(world, 'power', { by, ...above(heroPlace), words: 'Next hit ×1.8', value: 4 })
  if (deed.stunned) float(world.floats, 'Stunned!', above(foePlace), '#9fd0ff', 30)
  if (deed.burning) float(world.floats, 'Burning!', above(foePlace), '#ffb35c', 30)
  if (hero.charge >= 4 && wasCharged < 4 && abilitiesIn(plan).some(({ kind }) => kind === 'special'))
    tell(world, 'power', { by, x: heroPlace.x, y: heroPlace.y - 40, words: 'Special ready!', value: 3 })
}

export function friendHelps(world: BattleWorld): void {
  const friend = friendsOf(world)[world.friend]
  if (!friend) return
  const who = weakest(world)
  const deed = friendActs(heroOf(world, who), world.foe, world.friend)
  if (deed.damage > 0) hitFoe(world, friend.id, deed.damage, 28)
  if (deed.healed > 0) healHero(world, friend.id, deed.healed, who)
}

export function foeStrikes(world: BattleWorld): void {
  const { foe, plan } = world
  const who = targetOf(world)
  const to = memberFor(plan, who).id
  const deed = foeActs(heroOf(world, who), foe)
  if (world.partner) relax(heroOf(world, who === 1 ? 2 : 1))
  refill(world, foe)
  if (deed.burnt > 0) hitFoe(world, to, deed.burnt, 28)
  showFoeDeed(world, deed, to, who)
  if (deed.returned > 0) hitFoe(world, to, deed.returned, 28)
}

function showFoeDeed(
  world: BattleWorld,
  { move, damage, blocked, healed }: FoeDeed,
  to: string,
  who: Who,
): void {
  const { foe, floats } = world
  const heroPlace = placeOf(world, who)
  const by = foe.cast
  world.doing = move
  if (blocked > 0) {
    tell(world, 'block', { by: to, to: by, ...heroPlace, value: blocked })
    float(floats, damage > 0 ? `Blocked! -${damage}` : 'Blocked!', above(heroPlace), '#9fd0ff')
  } else if (damage > 0) {
    tell(world, 'hurt', { by, to, ...heroPlace, value: damage })
    float(floats, `-${damage}`, above(heroPlace), '#ff8a7a', move === 'smash' ? 48 : 38)
  }
  if (damage > 0) world.hurt[who === 2 ? 'partner' : 'hero'] = shakeSteps
  if (healed > 0) {
    tell(world, 'heal', { by, to: by, ...foePlace })
    float(floats, `+${healed}`, above(foePlace), '#8df0a0')
  }
  if (move === 'curse') float(floats, 'Weakened', above(heroPlace), '#d6a8ff', 28)
  if (move === 'charge') {
    tell(world, 'warn', { by, ...foePlace })
    float(floats, 'Something big is coming!', { x: foePlace.x - 30, y: 140 }, '#ffd447', 24)
  }
}

export const above = ({ x, y }: { x: number; y: number }) => ({ x, y: y - 34 })

function hitFoe(world: BattleWorld, by: string, damage: number, size: number): void {
  tell(world, 'hit', { by, to: world.foe.cast, ...foePlace, value: damage })
  float(world.floats, `-${damage}`, above(foePlace), '#ffffff', size)
  world.hurt.foe = shakeSteps
}

/** The one that was not meant by the foe's move: its guard and its weakness pass as well. */
function relax(hero: Hero): void {
  hero.blocking = false
  hero.weak = Math.max(0, hero.weak - 1)
}

function weakest(world: BattleWorld): Who {
  const part = (who: Who) => heroOf(world, who).health / heroOf(world, who).most
  return standing(world).sort((one, other) => part(one) - part(other))[0] ?? 1
}

function healHero(world: BattleWorld, by: string, healed: number, who: Who): void {
  const to = memberFor(world.plan, who).id
  const heroPlace = placeOf(world, who)
  tell(world, 'heal', { by, to, ...heroPlace })
  float(world.floats, `+${healed}`, above(heroPlace), '#8df0a0')
}
