import { type Body, bookOf, kindOf, type RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** What one needs to see where the air is full of shots. */

const rim = '#d92b20'

/** A glowing ball with a red rim, so that one knows what to dodge. */
export function drawOrb({ x, y, size }: Body, colour: string, { ctx }: Painter): void {
  const disc = (radius: number, fill: string, dx = 0, dy = 0) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.arc(x + dx, y + dy, radius, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.save()
  const alpha = ctx.globalAlpha
  ctx.globalAlpha = alpha * 0.3
  disc(size * 0.78, '#ff3b30')
  ctx.globalAlpha = alpha
  disc(size * 0.58, rim)
  disc(size / 2, colour)
  disc(size * 0.22, '#ffffffcc', -size * 0.1, -size * 0.12)
  ctx.restore()
}

/** What does one good lies on a pale disc that swells a little. */
export function drawBadge({ x, y, size, age }: Body, { ctx }: Painter): void {
  const radius = size * (0.72 + 0.04 * Math.sin(age * 0.12))
  ctx.save()
  ctx.fillStyle = '#fff6d8'
  ctx.strokeStyle = '#e9a93a'
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

/** The only spot that can be hit. */
export function drawHeart({ x, y }: Body, { ctx }: Painter): void {
  ctx.save()
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = rim
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(x, y, 7, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

/** How near those who march may come before one sees where it ends, and where that is. */
const near = 170
const last = 80

/** The line that nobody of those who march down may cross: it pulses as soon as they come near. */
export function drawBrink(world: RulesWorld, { ctx, palette, seconds }: Painter): void {
  const book = bookOf(world)
  const marching = world.entities.filter(
    ({ kind, way }) => kindOf(book, kind).drive.does === 'march' && Math.abs(way) === 1,
  )
  const line = world.height - last
  if (!marching.some(({ homeY }) => homeY > line - near)) return
  ctx.save()
  ctx.globalAlpha *= 0.45 + 0.35 * Math.sin(seconds * 7)
  ctx.strokeStyle = palette.danger
  ctx.lineWidth = 4
  ctx.setLineDash([18, 12])
  ctx.beginPath()
  ctx.moveTo(0, line)
  ctx.lineTo(world.width, line)
  ctx.stroke()
  ctx.restore()
}
