import type { Zone } from '../../rules/rulebook.ts'
import type { Painter } from '../view/painter.ts'

const rim = '#1d1b2ee6'
const empty = '#fff6d8'
const liquid = '#5ab0f2'

/** A gauge that has to be stopped in a stretch of it: a dial with a hand over somebody, or upright beside it, filled up to a line. */
export function drawZone(
  { x, y, size }: { x: number; y: number; size: number },
  value: number,
  zone: Zone,
  { ctx }: Pick<Painter, 'ctx'>,
): void {
  const part = Math.max(0, Math.min(1, value))
  ctx.save()
  if (zone.upright) standing(x + size * 0.56, y + size * 0.5, Math.max(54, size), part, zone, ctx)
  else lying(x, y - size * 0.66 - 12, Math.max(70, size * 1.2), part, zone, ctx)
  ctx.restore()
}

function lying(
  x: number,
  y: number,
  width: number,
  part: number,
  zone: Zone,
  ctx: CanvasRenderingContext2D,
): void {
  const left = x - width / 2
  box(ctx, left - 3, y - 3, width + 6, 18, rim)
  box(ctx, left, y, width, 12, empty)
  box(ctx, left + width * zone.from, y, width * (zone.to - zone.from), 12, zone.colour ?? '#4fbf5f')
  box(ctx, left + width * part - 3, y - 7, 6, 26, rim)
  box(ctx, left + width * part - 1.5, y - 5.5, 3, 23, '#ffffff')
}

function standing(
  left: number,
  bottom: number,
  height: number,
  part: number,
  zone: Zone,
  ctx: CanvasRenderingContext2D,
): void {
  const width = 14
  box(ctx, left - 3, bottom - height - 3, width + 6, height + 6, rim)
  box(ctx, left, bottom - height, width, height, empty)
  const band = height * (zone.to - zone.from)
  box(ctx, left, bottom - height * zone.to, width, band, zone.colour ?? '#4fbf5f')
  box(ctx, left + 3, bottom - height * part, width - 6, height * part, liquid)
  // The line itself sticks out on both sides.
  const line = bottom - height * (zone.from + zone.to) * 0.5
  box(ctx, left - 7, line - 2, width + 14, 4, '#e5484d')
}

function box(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(x, y, width, Math.max(0.01, height), Math.min(5, height / 2, width / 2))
  ctx.fill()
}
