import { type Entity, hasPower, playersOf } from '../../arena/arena.ts'
import { drawEntity } from '../../arena/draw.ts'
import { lockIn } from '../../arena/locks.ts'
import { drawCarried } from '../../lock.ts'
import type { Painter } from '../../view/painter.ts'
import { type Brick, brick } from './bricks.ts'
import { type BreakoutWorld, halfWidth, paddleY, stage } from './world.ts'

const rows = ['#ef5b4c', '#f5913e', '#f2b90f', '#56b85c', '#3a9fe0', '#8a6cf0']

export function draw(world: BreakoutWorld, painter: Painter): void {
  veil(painter)
  for (const one of world.bricks) drawBrick(painter, one)
  if (hasPower(world, 'shield')) floor(painter)
  for (const entity of world.entities) {
    if (entity.role === 'player' || entity.role === 'second') continue
    if (entity.behaviour === 'ball') trail(painter, entity)
    drawEntity(world, entity, painter, false)
  }
  for (const player of playersOf(world)) {
    drawPaddle(world, painter, player)
    if (world.keys > 0) drawCarried(painter, lockIn(world), { x: player.x, y: paddleY - 22 })
  }
  if (
    world.entities.some(({ behaviour, b }) => behaviour === 'ball' && b === 1) &&
    world.launchIn < 3.6 * 60
  ) {
    const pulse = 1 + 0.05 * Math.sin(painter.seconds * 6)
    const text = { colour: '#ffffff', bold: true, outline: '#1d1b2e' }
    painter.text('Ready?', stage.width / 2, 440, 34 * pulse, text)
  }
}

/** Keeps a busy scene back, so that the ball is always seen. */
function veil({ ctx, palette }: Painter): void {
  ctx.fillStyle = palette.brightness > 0.5 ? '#ffffff2e' : '#0c0a1a4d'
  ctx.fillRect(0, 0, stage.width, stage.height)
}

function drawBrick(painter: Painter, { x, y, kind, health, row, cast, fuse }: Brick): void {
  const { ctx, seconds } = painter
  const w = brick.width - 5
  const h = brick.height - 5
  const colour = kind === 'T' ? '#9aa3b5' : kind === 'X' ? '#3b3550' : (rows[row % rows.length] ?? '#ef5b4c')
  ctx.save()
  ctx.translate(x, y)
  if (fuse > 0) ctx.scale(1.08, 1.08)
  ctx.fillStyle = '#1d1b2e55'
  plate(ctx, -w / 2 + 2, -h / 2 + 3, w, h, 8)
  ctx.fillStyle = fuse > 0 ? '#fff3c4' : colour
  plate(ctx, -w / 2, -h / 2, w, h, 8)
  ctx.fillStyle = '#ffffff59'
  plate(ctx, -w / 2 + 3, -h / 2 + 2.5, w - 6, h * 0.36, 6)
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.roundRect(-w / 2, -h / 2, w, h, 8)
  ctx.stroke()
  if (kind === 'T' || health > 1) rivets(ctx, w, h, health)
  if (kind === 'X') spark(ctx, seconds, h)
  ctx.restore()
  if (kind === '?') painter.text('?', x, y + 1, 24, { colour: '#ffffff', bold: true, outline: '#1d1b2e' })
  else if (cast) painter.sprite(cast, x, y, kind === 'o' ? 40 : 34, kind === 'o' ? { glow: '#fff3c4' } : {})
  else if (kind === 'o') gem(ctx, x, y)
}

function plate(ctx: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, r: number): void {
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, r)
  ctx.fill()
}

/** A tough one is riveted, and cracked after its first hit. */
function rivets(ctx: CanvasRenderingContext2D, w: number, h: number, health: number): void {
  ctx.fillStyle = '#4a5166'
  for (const dx of [-w / 2 + 8, w / 2 - 8])
    for (const dy of [-h / 2 + 7, h / 2 - 7]) {
      ctx.beginPath()
      ctx.arc(dx, dy, 2.4, 0, Math.PI * 2)
      ctx.fill()
    }
  if (health > 1) return
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.moveTo(-w * 0.2, -h / 2)
  ctx.lineTo(-w * 0.06, -h * 0.08)
  ctx.lineTo(-w * 0.14, h * 0.16)
  ctx.lineTo(w * 0.04, h / 2)
  ctx.moveTo(-w * 0.06, -h * 0.08)
  ctx.lineTo(w * 0.2, h * 0.1)
  ctx.stroke()
}

/** What will blow up glows. */
function spark(ctx: CanvasRenderingContext2D, seconds: number, h: number): void {
  const reach = h * (0.3 + 0.05 * Math.sin(seconds * 7))
  ctx.fillStyle = '#ff8a3d'
  ctx.beginPath()
  for (let point = 0; point < 16; point++) {
    const far = point % 2 === 0 ? reach : reach * 0.5
    const angle = (point * Math.PI) / 8
    ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  ctx.fill()
  ctx.fillStyle = '#ffe27a'
  ctx.beginPath()
  ctx.arc(0, 0, reach * 0.4, 0, Math.PI * 2)
  ctx.fill()
}

function gem(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.fillStyle = '#fff3c4'
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.moveTo(x, y - 9)
  ctx.lineTo(x + 10, y)
  ctx.lineTo(x, y + 9)
  ctx.lineTo(x - 10, y)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}

function floor({ ctx, seconds }: Painter): void {
  ctx.save()
  ctx.globalAlpha *= 0.7 + 0.2 * Math.sin(seconds * 5)
  ctx.fillStyle = '#7fd8ff'
  ctx.fillRect(0, stage.height - 8, stage.width, 6)
  ctx.restore()
}

function trail({ ctx }: Painter, { x, y, vx, vy, size, b }: Entity): void {
  if (b === 1) return
  ctx.save()
  ctx.fillStyle = '#ffffff'
  for (let step = 1; step <= 4; step++) {
    ctx.globalAlpha = 0.2 - step * 0.04
    ctx.beginPath()
    ctx.arc(x - vx * 0.014 * step, y - vy * 0.014 * step, size * (0.46 - 0.06 * step), 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.restore()
}

/** The player carries the paddle: whoever it is, its picture stands under it. */
function drawPaddle(world: BreakoutWorld, painter: Painter, player: Entity): void {
  const { ctx, palette } = painter
  const half = halfWidth(world)
  const { x, size, vx, cast, facing, role, id } = player
  const pose = { facing, angle: Math.max(-0.2, Math.min(0.2, vx / 4000)), alive: id, shadow: true }
  painter.sprite(
    cast,
    x,
    paddleY + 12 + size * 0.45,
    size,
    role === 'second' ? { ...pose, glow: '#5b8cff' } : pose,
  )
  const hot = hasPower(world, 'rapid')
  ctx.fillStyle = '#1d1b2e66'
  plate(ctx, x - half + 3, paddleY + 4, half * 2, 20, 10)
  ctx.fillStyle =
    world.shrunk > 0 ? palette.danger : role === 'second' ? '#5b8cff' : hot ? '#ff7a3d' : palette.accent
  plate(ctx, x - half, paddleY, half * 2, 20, 10)
  ctx.fillStyle = '#ffffff73'
  plate(ctx, x - half + 6, paddleY + 3, half * 2 - 12, 6, 3)
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.roundRect(x - half, paddleY, half * 2, 20, 10)
  ctx.stroke()
}
