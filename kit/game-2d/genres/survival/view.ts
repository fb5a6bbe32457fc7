import { castIn } from '../../../game/plan.ts'
import { type Entity, inRole, playersOf } from '../../arena/arena.ts'
import { drawArena, isBeyond, pointBeyond } from '../../arena/draw.ts'
import { lockIn } from '../../arena/locks.ts'
import { drawCarried } from '../../lock.ts'
import type { Painter } from '../../view/painter.ts'
import { notice } from './foes.ts'
import { fullCharge } from './rules.ts'
import { choices, upgradeWords } from './upgrades.ts'
import { reachOf } from './weapons.ts'
import { type SurvivalWorld, stage } from './world.ts'

export function draw(world: SurvivalWorld, painter: Painter): void {
  for (const { cast, at, x, y } of world.queue)
    if (world.tick >= at) announce(painter, cast, x, y, (world.tick - at) / notice)
  for (const friend of inRole(world, 'friend')) ringAround(painter, friend)
  drawArena(world, painter)
  for (const player of playersOf(world)) {
    if (world.melee && player.homeY < 12) drawSwing(world, painter, player)
    if (world.asteroids)
      drawHeading(painter, player, (player.vx !== 0 || player.vy !== 0) && world.before !== 0)
    if (world.keys > 0) drawCarried(painter, lockIn(world), { x: player.x, y: player.y - player.size * 0.7 })
    if (world.charge >= fullCharge && player.role === 'player') readyMark(painter, player)
  }
  for (const { health, most, x, y, size } of inRole(world, 'friend'))
    painter.bar(
      x - 46,
      y + size * 0.58,
      92,
      health / most,
      health / most > 0.35 ? '#63d471' : painter.palette.danger,
    )
  if (world.offer) drawOffer(world, painter)
  else {
    const foes = [...inRole(world, 'enemy'), ...inRole(world, 'boss')]
    const wanted = [...inRole(world, 'key'), ...(world.keys > 0 ? inRole(world, 'door') : [])]
    pointBeyond(
      painter,
      wanted.filter((one) => isBeyond(painter, one)),
      '#ffd447',
    )
    pointBeyond(
      painter,
      foes.filter((foe) => isBeyond(painter, foe)),
      painter.palette.danger,
    )
  }
}

/** Where somebody will come in a moment: a shadow that closes. */
function announce(painter: Painter, cast: string, x: number, y: number, part: number): void {
  const { ctx, palette } = painter
  ctx.save()
  ctx.globalAlpha *= 0.35 + 0.4 * part
  ctx.strokeStyle = palette.danger
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.arc(x, y, 58 - 26 * part, 0, Math.PI * 2)
  ctx.stroke()
  ctx.restore()
  painter.sprite(cast, x, y, 24 + 34 * part, { alpha: 0.3 + 0.3 * part })
}

function ringAround({ ctx, palette }: Painter, { x, y, size }: Entity): void {
  ctx.save()
  ctx.globalAlpha *= 0.22
  ctx.fillStyle = palette.accent
  ctx.beginPath()
  ctx.ellipse(x, y + size * 0.3, size * 0.85, size * 0.42, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
}

function drawSwing(world: SurvivalWorld, painter: Painter, { x, y, homeX, homeY }: Entity): void {
  const { ctx } = painter
  const part = homeY / 12
  const reach = reachOf(world)
  const from = homeX - 1.35 + part * 0.9
  ctx.save()
  ctx.globalAlpha *= 0.75 * (1 - part)
  ctx.strokeStyle = '#ffffff'
  ctx.lineCap = 'round'
  for (const [far, width] of [
    [0.92, 10],
    [0.74, 6],
    [0.56, 3],
  ] as const) {
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.arc(x, y, reach * far, from, from + 1.8)
    ctx.stroke()
  }
  ctx.restore()
  // The weapon itself travels along the arc, where the prompt named one.
  const [weapon] = castIn(world.plan, 'projectile')
  if (!weapon) return
  const at = from + 1.8
  painter.sprite(weapon, x + Math.cos(at) * reach * 0.75, y + Math.sin(at) * reach * 0.75, 52, {
    angle: at + 0.8,
  })
}

/** A ship shows by a chevron where it points: any picture can be a ship, whichever way it looks. */
function drawHeading(painter: Painter, { x, y, size, homeX }: Entity, thrusting: boolean): void {
  const { ctx, palette } = painter
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(homeX)
  ctx.fillStyle = palette.accent
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(size * 0.86, 0)
  ctx.lineTo(size * 0.6, -size * 0.17)
  ctx.lineTo(size * 0.67, 0)
  ctx.lineTo(size * 0.6, size * 0.17)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
  ctx.restore()
  if (thrusting) painter.puff(x - Math.cos(homeX) * size * 0.5, y - Math.sin(homeX) * size * 0.5, '#ffb347')
}

function readyMark({ ctx, seconds, palette }: Painter, { x, y, size }: Entity): void {
  ctx.save()
  ctx.globalAlpha *= 0.4 + 0.25 * Math.sin(seconds * 5)
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = 4
  ctx.setLineDash([10, 9])
  ctx.lineDashOffset = -seconds * 24
  ctx.beginPath()
  ctx.arc(x, y, size * 0.74, 0, Math.PI * 2)
  ctx.stroke()
  ctx.restore()
}

function drawOffer(world: SurvivalWorld, painter: Painter): void {
  const { offer } = world
  if (!offer) return
  const { ctx, palette } = painter
  ctx.fillStyle = '#16141fb0'
  ctx.fillRect(0, 0, stage.width, stage.height)
  const text = { colour: '#ffffff', bold: true, outline: '#1d1b2e' }
  painter.text(`Wave ${world.wave} is done. Choose!`, stage.width / 2, 136, 30, text)
  painter.bar(stage.width / 2 - 120, 158, 240, offer.left / 360, palette.accent)
  for (const [index, { x, y, width, height }] of choices(world).entries()) {
    const kind = offer.kinds[index]
    if (!kind) continue
    const chosen = index === offer.chosen
    painter.panel(x, y, width, height, {
      fill: chosen ? '#ffffff' : '#fff3dc',
      outline: chosen ? palette.accent : '#1d1b2e',
      radius: 18,
    })
    if (chosen) {
      ctx.strokeStyle = palette.accent
      ctx.lineWidth = 6
      ctx.beginPath()
      ctx.roundRect(x, y, width, height, 18)
      ctx.stroke()
    }
    ctx.fillStyle = '#ffe9a8'
    ctx.beginPath()
    ctx.arc(x + height / 2 + 6, y + height / 2, height * 0.4, 0, Math.PI * 2)
    ctx.fill()
    painter.picture(`power:${kind}`, x + height / 2 + 6, y + height / 2, height * 0.56)
    const left = x + height + 18
    painter.text(upgradeWords[kind].name, left, y + height * 0.34, 28, {
      colour: '#1d1b2e',
      bold: true,
      align: 'left',
    })
    painter.text(upgradeWords[kind].says, left, y + height * 0.7, 20, { colour: '#4a4560', align: 'left' })
  }
}
