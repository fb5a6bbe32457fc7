import type { Choice } from '../../../game/rules.ts'
import { drawButton } from '../../table/buttons.ts'
import { drawBadge } from '../../table/icons.ts'
import type { Painter } from '../../view/painter.ts'
import { type Ability, abilitiesIn, fullCharge, natures } from './abilities.ts'
import { canUse, damageOf, healingOf } from './fight.ts'
import { buttonPlace, rewardPlace } from './layout.ts'
import { heroOf } from './party.ts'
import { rewardLooks, rewardName } from './rewards.ts'
import type { BattleWorld } from './world.ts'

/** What an ability would do now, or why it cannot. */
export function effectOf(world: BattleWorld, ability: Ability): string {
  const { foe, turn } = world
  const hero = heroOf(world, turn)
  const { id, kind } = ability
  const rest = hero.rest[id] ?? 0
  if (rest > 0) return rest === 1 ? 'Ready next turn' : `Ready in ${rest} turns`
  if ((hero.uses[id] ?? 1) <= 0) return 'None left'
  if (kind === 'special' && hero.charge < fullCharge) return `Charge ${hero.charge} of ${fullCharge}`
  if (kind === 'heal') return `+${healingOf(hero)} health (${hero.uses[id]})`
  if (kind === 'block') return 'Blocks and charges'
  if (kind === 'boost') return 'Next hit ×1.8'
  const damage = damageOf(hero, foe, ability)
  if (kind === 'stun') return `${damage} damage, stuns`
  if (kind === 'burn') return `${damage} damage, burns`
  if (kind === 'quick') return `${damage} damage, charges`
  return `${damage} damage`
}

export function abilityChoices(world: BattleWorld): Choice[] {
  const abilities = abilitiesIn(world.plan)
  return abilities.map((ability, index) => ({
    id: ability.id,
    ...buttonPlace(index, abilities.length),
    says: `${ability.name}: ${effectOf(world, ability)}`,
    disabled: world.phase !== 'choose' || !canUse(heroOf(world, world.turn), ability),
  }))
}

export function rewardChoices({ rewards, plan }: BattleWorld): Choice[] {
  return rewards.map((reward, index) => ({
    id: `reward-${index}`,
    ...rewardPlace(index),
    says: `${rewardName(plan, reward)}: ${rewardLooks[reward.kind].says}`,
  }))
}

export function drawButtons(world: BattleWorld, painter: Painter): void {
  const { ctx } = painter
  const abilities = abilitiesIn(world.plan)
  abilities.forEach((ability, index) => {
    const { icon, colour } = natures[ability.kind]
    const place = buttonPlace(index, abilities.length)
    const open = canUse(heroOf(world, world.turn), ability)
    const narrow = place.width < 300
    ctx.save()
    // While others act the buttons only wait.
    if (world.phase !== 'choose') ctx.globalAlpha *= 0.62
    const fill = open ? colour : '#57516b'
    drawButton(painter, { id: '', ...place, says: '' }, { fill, ink: '#ffffff' }, '')
    const middle = place.y + place.height / 2 - 3
    const badge = narrow ? 52 : 72
    const left = place.x + badge / 2 + (narrow ? 12 : 18)
    if (ability.cast) painter.sprite(ability.cast, left, middle, badge)
    else drawBadge(ctx, icon, { x: left, y: middle, size: badge, colour: '#ffffff33' })
    const room = place.width - badge - (narrow ? 30 : 48)
    const x = left + badge / 2 + (narrow ? 9 : 14)
    const long = ability.name.length
    const letters = narrow ? (long > 9 ? 19 : 22) : long > 14 ? 23 : 28
    const twoLines = narrow && long > 12
    const written = { align: 'left' as const, colour: '#ffffff', width: room }
    painter.text(ability.name, x, middle - (twoLines ? 22 : 16), letters, { ...written, bold: true })
    painter.text(effectOf(world, ability), x, middle + (narrow ? 22 : 18), narrow ? 17 : 20, written)
    ctx.restore()
  })
}

export function drawRewards(world: BattleWorld, painter: Painter): void {
  world.rewards.forEach((reward, index) => {
    const { icon, colour, says } = rewardLooks[reward.kind]
    const { x, y, width, height } = rewardPlace(index)
    const middle = x + width / 2
    drawButton(painter, { id: '', x, y, width, height, says: '' }, { fill: '#fffdf6' }, '')
    const bob = Math.sin(painter.seconds * 2.4 + index) * 3
    if (reward.cast) painter.sprite(reward.cast, middle, y + 72 + bob, 104)
    else drawBadge(painter.ctx, icon, { x: middle, y: y + 72 + bob, size: 96, colour })
    const name = rewardName(world.plan, reward)
    painter.text(name, middle, y + 152, name.length > 13 ? 21 : 26, {
      bold: true,
      colour: '#1d1b2e',
      width: width - 20,
    })
    painter.text(says, middle, y + 196, 20, { colour: '#4b4560', width: width - 28 })
  })
}
