import { type Body, halvesOf } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** What is a box and not a ball: bricks and paddles; and what makes a ball between them easy to follow. */

const rows = ['#ef5b4c', '#f5913e', '#f2b90f', '#56b85c', '#3a9fe0', '#8a6cf0']
const ink = '#1d1b2e'

/** A brick with the picture of whoever it is. Its colour goes by the row in which it lies. */
export function drawBrick(body: Body, plate: 'plain' | 'tough', painter: Painter): void {
  const { ctx } = painter
  const { x, y, size, cast, safe, meters } = body
  const half = halvesOf(body)
  const [w, h] = [half.x * 2 - 4, half.y * 2 - 4]
  const colour = plate === 'tough' ? '#9aa3b5' : (rows[Math.round(y / 38) % rows.length] ?? ink)
  ctx.save()
  ctx.translate(x, y)
  if (safe > 0) ctx.scale(1.06, 1.06)
  box(ctx, '#1d1b2e55', -w / 2 + 2, -h / 2 + 3, w, h)
  box(ctx, safe > 0 ? '#fff3c4' : colour, -w / 2, -h / 2, w, h)
  box(ctx, '#ffffff59', -w / 2 + 3, -h / 2 + 2.5, w - 6, h * 0.36)
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.roundRect(-w / 2, -h / 2, w, h, 8)
  ctx.stroke()
  if (plate === 'tough') rivets(ctx, w, h)
  ctx.restore()
  painter.sprite(cast, x, y, size * 1.02)
  if (plate === 'tough' && (meters.health ?? 1) < 0.15) cracks(ctx, x, y, w, h)
}

function rivets(ctx: CanvasRenderingContext2D, w: number, h: number): void {
  ctx.fillStyle = '#4a5166'
  for (const dx of [-w / 2 + 8, w / 2 - 8])
    for (const dy of [-h / 2 + 7, h / 2 - 7]) {
      ctx.beginPath()
      ctx.arc(dx, dy, 2.4, 0, 7)
      ctx.fill()
    }
}

function cracks(ctx: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.strokeStyle = ink
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.moveTo(-w * 0.2, -h / 2)
  ctx.lineTo(-w * 0.06, -h * 0.08)
  ctx.lineTo(-w * 0.14, h * 0.16)
  ctx.lineTo(w * 0.04, h / 2)
  ctx.moveTo(-w * 0.06, -h * 0.08)
  ctx.lineTo(w * 0.2, h * 0.1)
  ctx.stroke()
  ctx.restore()
}

/** A player that is wide carries a board over its head. */
export function drawPaddle(body: Body, { ctx, palette }: Painter): void {
  const half = halvesOf(body)
  const [x, y] = [body.x - half.x, body.y - half.y]
  box(ctx, '#1d1b2e66', x + 3, y + 4, half.x * 2, 18, 9)
  box(ctx, body.seat === 2 ? '#5b8cff' : palette.accent, x, y, half.x * 2, 18, 9)
  box(ctx, '#ffffff73', x + 6, y + 3, half.x * 2 - 12, 5, 3)
  ctx.strokeStyle = ink
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.roundRect(x, y, half.x * 2, 18, 9)
  ctx.stroke()
}

function box(
  ctx: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  w: number,
  h: number,
  radius = 8,
): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, radius)
  ctx.fill()
}

/** Where it was a moment ago, paler and paler. */
export function drawTrail({ x, y, vx, vy, size }: Body, { ctx }: Painter): void {
  ctx.save()
  ctx.fillStyle = '#ffffff'
  for (let step = 1; step <= 4; step++) {
    ctx.globalAlpha = 0.2 - step * 0.04
    ctx.beginPath()
    ctx.arc(x - vx * 0.014 * step, y - vy * 0.014 * step, size * (0.46 - 0.06 * step), 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

/** Keeps a busy scene back. */
export function veil({ ctx, palette, stage, camera }: Painter): void {
  ctx.fillStyle = palette.brightness > 0.5 ? '#ffffff2e' : '#0c0a1a4d'
  ctx.fillRect(camera.x, camera.y, stage.width, stage.height)
}
