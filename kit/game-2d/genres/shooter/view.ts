import { type Entity, inRole, playersOf } from '../../arena/arena.ts'
import { drawEntity, isBeyond, pointBeyond } from '../../arena/draw.ts'
import { lockIn } from '../../arena/locks.ts'
import { drawCarried } from '../../lock.ts'
import type { Painter } from '../../view/painter.ts'
import { ground, type ShooterWorld, stage } from './world.ts'

export function draw(world: ShooterWorld, painter: Painter): void {
  if (world.layout === 'formation') dangerLine(world, painter)
  else streaks(painter)
  for (const { x, y } of world.bricks)
    painter.tile('brick', x - 12, y - 11, 24, 22, { seed: x + y, colour: painter.palette.accent })
  const upright = world.layout === 'formation'
  for (const layer of layers)
    for (const entity of world.entities) if (layerOf(entity) === layer) one(world, entity, painter, upright)
  for (const { x, y, size } of playersOf(world))
    if (world.keys > 0) drawCarried(painter, lockIn(world), { x, y: y - size * 0.7 })
  if (world.plan.content?.bulletHell === true) heart(world, painter)
  if (upright) return
  const beside = ({ y }: Entity) => y > painter.shown.y && y < painter.shown.y + painter.shown.height
  const foes = inRole(world, 'enemy').filter((foe) => beside(foe) && isBeyond(painter, foe))
  // Those who wait outside of the stage come anyway.
  const inside = foes.filter(({ x }) => x > 0 && x < stage.width)
  pointBeyond(painter, inside, painter.palette.danger)
}

const layers = [0, 1, 2, 3]

function layerOf({ role }: Entity): number {
  if (role === 'obstacle' || role === 'door') return 0
  if (role === 'player' || role === 'second') return 2
  return role === 'foe-shot' || role === 'power-up' || role === 'key' ? 3 : 1
}

function one(world: ShooterWorld, entity: Entity, painter: Painter, upright: boolean): void {
  const { role, x, y, size, cast, health, most } = entity
  if (role === 'obstacle') {
    painter.sprite(cast, x, y, size, { alpha: 0.45 + 0.55 * (health / most), shadow: true })
    if (health < most) painter.bar(x - 24, y + size * 0.56, 48, health / most, painter.palette.accent)
  } else if (entity.behaviour === 'bonus') {
    painter.sprite(cast, x, y, size, { facing: Math.sign(entity.vx), glow: '#ffd447', alive: entity.id })
  } else if (entity.behaviour === 'path') {
    // On a path `angle` is the time; foes lean into their curves instead.
    drawEntity(world, { ...entity, angle: Math.max(-0.35, Math.min(0.35, entity.vx / 900)) }, painter, false)
  } else drawEntity(world, entity, painter, upright && (role === 'player' || role === 'second'))
}

/** Where it ends: pulses as soon as they come near. */
function dangerLine(world: ShooterWorld, { ctx, palette, seconds }: Painter): void {
  const lowest = Math.max(0, ...inRole(world, 'enemy').map(({ homeY }) => homeY))
  if (lowest < ground - 170) return
  ctx.save()
  ctx.globalAlpha *= 0.45 + 0.35 * Math.sin(seconds * 7)
  ctx.strokeStyle = palette.danger
  ctx.lineWidth = 4
  ctx.setLineDash([18, 12])
  ctx.beginPath()
  ctx.moveTo(0, ground)
  ctx.lineTo(stage.width, ground)
  ctx.stroke()
  ctx.restore()
}

/** Wisps that fly past: speed is felt over any ground. */
function streaks({ ctx, seconds, palette }: Painter): void {
  ctx.save()
  ctx.strokeStyle = palette.brightness < 0.5 ? '#ffffff' : palette.light
  ctx.lineCap = 'round'
  for (let index = 0; index < 26; index++) {
    const near = 0.4 + ((index * 37) % 60) / 100
    const x = (index * 389) % stage.width
    const y = ((index * 173 + seconds * 420 * near) % (stage.height + 80)) - 60
    ctx.globalAlpha = 0.16 * near + 0.05
    ctx.lineWidth = 1 + 2 * near
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x, y + 34 * near)
    ctx.stroke()
  }
  ctx.restore()
}

/** The only spot that can be hit. */
function heart(world: ShooterWorld, { ctx }: Painter): void {
  for (const { x, y } of playersOf(world)) {
    ctx.fillStyle = '#ffffff'
    ctx.strokeStyle = '#e4472b'
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.arc(x, y, 7, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
}
