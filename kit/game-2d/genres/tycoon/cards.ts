import { memberOf } from '../../../game/plan.ts'
import type { Choice } from '../../../game/rules.ts'
import { bonusChoices } from '../../table/bonus.ts'
import { drawButton } from '../../table/buttons.ts'
import { drawBadge, drawIcon } from '../../table/icons.ts'
import { widthOf } from '../../table/pill.ts'
import type { Painter } from '../../view/painter.ts'
import { isBossHere } from './boss.ts'
import { coins, goodsIn, natures, upgradesIn } from './content.ts'
import { costOf, effectOf } from './economy.ts'
import { bossPlace, cardPlace, guestPlace, guestSize, product } from './layout.ts'
import { meanings } from './powers.ts'
import { doorChoices } from './vault.ts'
import type { TycoonWorld } from './world.ts'

export function choicesOf(world: TycoonWorld): Choice[] {
  const { plan, money, visitors } = world
  const goods = goodsIn(plan)
  const { x, y, size } = product
  const upgrades = upgradesIn(plan)
  const half = size * 0.54
  return [
    {
      id: 'product',
      x: x - half,
      y: y - half,
      width: half * 2,
      height: half * 2,
      says: `Make and sell ${goods[world.good]?.plural ?? 'something'}`,
    },
    ...visitors
      .filter(({ mood }) => mood === 'waits')
      .map(({ number, slot, kind, wants, good }) => {
        const place = guestPlace(slot)
        const says = kind === 'pest' ? 'Chase the thief off' : `Serve: ${wants} ${goods[good]?.plural ?? ''}`
        const [width, top] = [guestSize * 1.02, 130]
        return {
          id: `guest-${number}`,
          x: place.x - width / 2,
          y: top,
          width,
          height: place.y + 56 - top,
          says,
        }
      }),
    ...bossChoices(world),
    ...bonusChoices(world, meanings),
    ...doorChoices(world),
    ...upgrades.map((upgrade, index) => {
      const cost = costOf(world, upgrade, index)
      return {
        id: `buy-${index}`,
        ...cardPlace(index, upgrades.length),
        says: `${upgrade.name}, ${effectOf(world, upgrade, index)}, for ${coins(cost)}`,
        disabled: money < cost,
      }
    }),
  ]
}

function bossChoices(world: TycoonWorld): Choice[] {
  const { boss, plan } = world
  if (!boss || !isBossHere(world)) return []
  const { x, y, size } = bossPlace
  const { name } = memberOf(plan, boss.cast)
  const says =
    boss.reaching > 0 ? `Stop the ${name}` : `The ${name} wants ${Math.ceil(boss.wants - boss.got)}`
  return [{ id: 'boss', x: x - size / 2, y: y - size / 2, width: size, height: size * 0.9, says }]
}

/** What can be bought: what it is, what it does, what it costs. What can be afforded shines. */
export function drawCards(world: TycoonWorld, painter: Painter): void {
  const { ctx, seconds } = painter
  const upgrades = upgradesIn(world.plan)
  upgrades.forEach((upgrade, index) => {
    const { icon, colour } = natures[upgrade.kind]
    const cost = costOf(world, upgrade, index)
    const open = world.money >= cost
    const place = cardPlace(index, upgrades.length)
    const { x, y, width, height } = place
    const narrow = width < 300
    const press = Math.max(0, 1 - (world.bought[index] ?? 99) / 10) * 4
    drawButton(
      painter,
      { id: '', x, y: y + press, width, height, says: '' },
      { fill: open ? colour : '#4a4560', outline: open ? '#ffe9a8' : '#1d1b2e' },
      '',
    )
    const picture = narrow ? 58 : 78
    const [left, middle] = [x + picture / 2 + 10, y + press + height * 0.42]
    const beat = open ? 1 + Math.sin(seconds * 5 + index) * 0.04 : 1
    ctx.save()
    if (!open) ctx.globalAlpha *= 0.75
    if (upgrade.cast) painter.sprite(upgrade.cast, left, middle, picture * beat)
    else drawBadge(ctx, icon, { x: left, y: middle, size: picture * 0.9 * beat, colour: '#ffffff33' })
    const from = left + picture / 2 + (narrow ? 8 : 14)
    const room = x + width - from - 8
    const long = upgrade.name.length
    const letters = narrow ? (long > 10 ? 17 : 20) : long > 16 ? 22 : 26
    const words = { align: 'left' as const, colour: '#ffffff', width: room }
    painter.text(upgrade.name, from, y + press + 26, letters, { ...words, bold: true })
    painter.text(
      effectOf(world, upgrade, index),
      from,
      y + press + (narrow ? 59 : 58),
      narrow ? 16 : 19,
      words,
    )
    ctx.restore()
    drawPrice(painter, coins(cost), x + width - 12, y + press + height - 40, open)
  })
}

function drawPrice(painter: Painter, words: string, right: number, y: number, open: boolean): void {
  const width = 46 + widthOf(painter, words, 21)
  const left = right - width
  painter.panel(left, y, width, 32, { fill: open ? '#fff3c4' : '#2d2a40', radius: 16, shadow: false })
  drawIcon(painter.ctx, 'coin', { x: left + 18, y: y + 16, size: 22, colour: open ? '#d08a1d' : '#a79fbd' })
  painter.text(words, left + 34, y + 17, 21, {
    align: 'left',
    bold: true,
    colour: open ? '#1d1b2e' : '#c9c3da',
  })
}
