import { secondColour } from '../../../game/second-cursor.ts'
import { drawDoor, drawKey } from '../../lock.ts'
import { lift } from '../../scenery/colour.ts'
import { drawBonus } from '../../table/bonus.ts'
import { drawFloats } from '../../table/floats.ts'
import { drawHost } from '../../table/host.ts'
import { drawBadge, drawIcon } from '../../table/icons.ts'
import { overshoot } from '../../table/motion.ts'
import type { Painter } from '../../view/painter.ts'
import { drawBoss, drawBossOrder } from './boss-view.ts'
import { drawCards } from './cards.ts'
import { coinOf, coins, goodsIn, natures, upgradesIn } from './content.ts'
import { perSecond, perTap, priceOf } from './economy.ts'
import { drawGuest } from './guests.ts'
import {
  counter,
  doorPlace,
  guestPlace,
  guestSize,
  header,
  keeper,
  keepers,
  product,
  shelf,
  shelfPlace,
  shelfWidth,
  stage,
} from './layout.ts'
import type { TycoonWorld, Visitor } from './world.ts'

const ink = '#1d1b2e'
const paper = '#fffdf6'

export function draw(world: TycoonWorld, painter: Painter): void {
  drawShelf(world, painter)
  if (world.lock) drawDoor(painter, world.lock, doorPlace, doorPlace.size)
  drawKeepers(world, painter)
  for (const visitor of world.visitors) drawVisitor(world, painter, visitor)
  drawBoss(world, painter)
  drawCounter(painter)
  drawProduct(world, painter)
  for (const visitor of world.visitors) if (visitor.mood === 'waits') drawWish(world, painter, visitor)
  drawBossOrder(world, painter)
  drawBonus(world, painter)
  painter.panel(-2, counter.y + counter.height, stage.width + 4, stage.height, {
    fill: ink,
    outline: ink,
    alpha: 0.86,
    radius: 0,
    shadow: false,
  })
  drawHeader(world, painter)
  drawCards(world, painter)
  drawFloats(painter, world.floats)
}

/** Whoever plays; where two do, both stand at the counter. */
function drawKeepers(world: TycoonWorld, painter: Painter): void {
  if (!world.cursor) {
    drawHost(painter, world.host, keeper)
    return
  }
  const [first, second] = keepers
  drawHost(painter, world.host, first)
  drawHost(painter, world.hostSecond, second)
}

/** Everything that was bought stands here and works. */
function drawShelf({ plan, owned, bought }: TycoonWorld, painter: Painter): void {
  const { ctx, palette, seconds } = painter
  const upgrades = upgradesIn(plan)
  const long = shelfWidth(plan)
  painter.panel(shelf.x, 12, long, 112, {
    fill: lift(palette.wall, -0.35),
    alpha: 0.5,
    radius: 16,
    shadow: false,
  })
  plank(painter, shelf.x - 4, shelf.y, long + 8, 14)
  upgrades.forEach((upgrade, index) => {
    const { x, width } = shelfPlace(plan, index, upgrades.length)
    const count = owned[index] ?? 0
    const { icon, colour } = natures[upgrade.kind]
    const shown = Math.min(count, upgrade.cast ? 5 : 3)
    const size = Math.min(66, width * 0.62)
    const gap = shown > 1 ? Math.min(size * 0.62, (width - size - 8) / (shown - 1)) : 0
    const middle = x + width / 2
    if (count === 0) {
      ctx.save()
      ctx.globalAlpha *= 0.22
      if (upgrade.cast) painter.sprite(upgrade.cast, middle, shelf.y - size * 0.46, size)
      else drawBadge(ctx, icon, { x: middle, y: shelf.y - size * 0.46, size: size * 0.8, colour: ink })
      ctx.restore()
    }
    for (let copy = 0; copy < shown; copy++) {
      const newest = copy === shown - 1
      const grown = newest ? overshoot(Math.min(1, (bought[index] ?? 99) / 16)) : 1
      const at = middle + (copy - (shown - 1) / 2) * gap
      const hop = Math.abs(Math.sin(seconds * 5 + index + copy * 0.8)) * 5
      const y = shelf.y - size * 0.46 - hop
      if (upgrade.cast) painter.sprite(upgrade.cast, at, y, size * Math.max(0.05, grown))
      else drawBadge(ctx, icon, { x: at, y, size: size * 0.8 * Math.max(0.05, grown), colour })
    }
    if (count > 1)
      painter.text(`×${count}`, x + width - 8, 30, 20, {
        align: 'right',
        bold: true,
        colour: '#ffffff',
        outline: ink,
      })
  })
}

function plank({ ctx, palette }: Painter, x: number, y: number, width: number, height: number): void {
  ctx.fillStyle = lift(palette.platform, -0.35)
  ctx.beginPath()
  ctx.roundRect(x, y + 3, width, height + 3, 6)
  ctx.fill()
  ctx.fillStyle = lift(palette.platform, 0.12)
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, 6)
  ctx.fill()
}

function drawCounter(painter: Painter): void {
  const { ctx, palette } = painter
  const { y, height } = counter
  ctx.fillStyle = lift(palette.platform, -0.12)
  ctx.fillRect(-4, y + 10, stage.width + 8, height - 8)
  ctx.fillStyle = '#00000018'
  for (let board = 0; board < 12; board++) ctx.fillRect(board * 62 - 4, y + 12, 3, height)
  ctx.fillStyle = lift(palette.platform, 0.28)
  ctx.beginPath()
  ctx.roundRect(-10, y - 6, stage.width + 20, 20, 8)
  ctx.fill()
  ctx.fillStyle = '#00000026'
  ctx.fillRect(-4, y + 14, stage.width + 8, 5)
}

/** The thing itself, as large as it gets: it wants to be tapped. */
function drawProduct(world: TycoonWorld, painter: Painter): void {
  const { ctx, seconds } = painter
  const good = goodsIn(world.plan)[world.good]
  if (!good) return
  const { x, y, size } = product
  const pressed = Math.max(0, 1 - world.tapped / 12)
  ctx.fillStyle = '#ffffffd9'
  oval(ctx, x, counter.y - 4, size * 0.56)
  ctx.fillStyle = '#d8d3e6'
  oval(ctx, x, counter.y - 1, size * 0.42)
  const eager = world.earned === 0 ? 1 + Math.sin(seconds * 6) * 0.05 : 1
  painter.sprite(good, x, y - 2 + pressed * 10, size * (1 - pressed * 0.07) * eager, {
    squash: 1 + pressed * 0.3,
    alive: pressed > 0 ? undefined : 4,
    ...(world.serving >= 0 ? { glow: '#ffd447' } : {}),
  })
  if (world.earned === 0) {
    const beat = Math.sin(seconds * 6) * 6
    drawIcon(ctx, 'hand', { x: x + 62, y: y + 66 + beat, size: 50, colour: ink })
    drawIcon(ctx, 'hand', { x: x + 62, y: y + 65 + beat, size: 43, colour: '#ffffff' })
  }
}

function oval(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.ellipse(x, y, radius, radius * 0.2, 0, 0, Math.PI * 2)
  ctx.fill()
}

function drawVisitor(world: TycoonWorld, painter: Painter, visitor: Visitor): void {
  const { slot, since, leaving, mood, kind, cast, number, patience, total } = visitor
  const coming = Math.max(0, 1 - since / 22)
  const going = mood === 'waits' ? 0 : 1 - leaving / 34
  const { x, y } = guestPlace(slot)
  const at = x + (coming + going) ** 2 * (stage.width + 90 - x)
  const hop =
    mood === 'happy' ? Math.abs(Math.sin(leaving * 0.32)) * 18 : Math.abs(Math.sin((coming + going) * 12)) * 8
  const part = patience / total
  const { ctx } = painter
  const second = world.servingSecond === visitor.number
  if ((world.serving === visitor.number || second) && mood === 'waits') {
    ctx.fillStyle = second ? `${secondColour}77` : '#ffd44766'
    ctx.beginPath()
    ctx.ellipse(x, y - 4, guestSize * 0.56, guestSize * 0.66, 0, 0, Math.PI * 2)
    ctx.fill()
  }
  if (cast)
    painter.sprite(cast, at, y - hop - 4, guestSize * (kind === 'golden' ? 1.08 : 1), {
      facing: going > 0 ? 1 : -1,
      alive: going + coming > 0 ? undefined : number,
      angle: mood === 'cross' ? Math.sin(leaving) * 0.1 : part < 0.3 ? Math.sin(since * 0.7) * 0.06 : 0,
      ...(kind === 'golden' ? { glow: '#ffd447' } : kind === 'pest' ? { glow: '#ff5a4e' } : {}),
    })
  else {
    const face =
      mood === 'happy' ? 'glad' : mood === 'cross' || part < 0.3 ? 'cross' : part > 0.65 ? 'glad' : 'fine'
    drawGuest(painter, at, y - hop, { number, size: guestSize, mood: face, golden: kind === 'golden' })
  }
}

/** What somebody wants, how much of it there is, and how long they will wait. */
function drawWish(world: TycoonWorld, painter: Painter, visitor: Visitor): void {
  const { slot, kind, good, wants, got, patience, total, number, since } = visitor
  if (since < 18) return
  const { x } = guestPlace(slot)
  const served = world.serving === number || world.servingSecond === number
  const width = 112
  const [left, top] = [x - width / 2, 134]
  const { ctx } = painter
  const fill = kind === 'golden' ? '#ffe38a' : kind === 'pest' ? '#ffb3a8' : paper
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.moveTo(x - 12, top + 52)
  ctx.lineTo(x + 12, top + 52)
  ctx.lineTo(x, top + 68)
  ctx.fill()
  painter.panel(left, top, width, 56, { fill, outline: served ? '#e08a00' : ink, radius: 16 })
  const wanted = goodsIn(world.plan)[good]
  if (kind === 'pest') painter.text('Shoo!', x, top + 20, 24, { bold: true, colour: '#a3201a' })
  else {
    if (wanted) painter.sprite(wanted, left + 25, top + 22, 38)
    const missing = Math.max(0, Math.ceil(wants - got))
    painter.text(served ? `${missing}` : `×${missing}`, left + 78, top + 22, missing > 999 ? 19 : 25, {
      bold: true,
      colour: ink,
    })
  }
  if (visitor.key && world.lock) drawKey(painter, world.lock, { x: left + width - 4, y: top + 4 }, 40)
  const part = patience / total
  painter.bar(
    left + 12,
    top + 42,
    width - 24,
    part,
    part > 0.5 ? '#2fa65a' : part > 0.25 ? '#eda12a' : '#d8434b',
  )
}

function drawHeader(world: TycoonWorld, painter: Painter): void {
  const { x, y, width, height } = header
  const { ctx } = painter
  painter.panel(x, y, width, height, { fill: paper, radius: 16, shadow: false })
  const coin = coinOf(world.plan)
  if (coin) painter.sprite(coin, x + 26, y + 25, 38)
  else drawIcon(ctx, 'coin', { x: x + 26, y: y + 25, size: 30, colour: '#d08a1d' })
  painter.text(coins(world.money), x + 48, y + 26, 27, { align: 'left', bold: true, colour: ink })
  const rateOf = perSecond(world) * priceOf(world)
  const gain = rateOf > 0 ? `+${coins(rateOf)} a second` : `+${coins(perTap(world) * priceOf(world))} a tap`
  painter.text(gain, x + width - 18, y + 26, 20, { align: 'right', bold: true, colour: '#1f8a47' })
  const size = world.words.length > 34 ? 17 : 19
  painter.text(world.words, x + 340, y + 26, size, { colour: '#4b4560', bold: true, width: 320 })
}
