import { lift } from '../scenery/colour.ts'
import { drawBadge, type Icon } from '../table/icons.ts'
import type { Painter } from '../view/painter.ts'

/** Somebody who stands on a base in the colour of their side, with a sign of what they can do. */
export type Figure = {
  kind: 'figure'
  cast: string
  colour: string
  icon?: Icon
  /** Looks left where this is below 0. */
  facing?: number
}

/** Hearts that are left, as dots in a row. */
export type Pips = { kind: 'pips'; left: number; most: number; colour: string }

export function drawFigure(
  painter: Painter,
  { cast, colour, icon, facing = 0 }: Figure,
  width: number,
  height: number,
): void {
  const { ctx } = painter
  const oval = (y: number, fill: string) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.ellipse(0, y, width * 0.46, height * 0.2, 0, 0, Math.PI * 2)
    ctx.fill()
  }
  oval(height * 0.36, lift(colour, -0.45))
  oval(height * 0.3, colour)
  painter.sprite(cast, 0, -height * 0.06, Math.min(width, height) * 0.86, { facing })
  if (!icon) return
  const sign = { x: -width * 0.36, y: -height * 0.34, size: width * 0.36, colour: lift(colour, -0.35) }
  drawBadge(ctx, icon, sign)
}

export function drawPips({ ctx }: Painter, { left, most, colour }: Pips, width: number): void {
  const gap = Math.min(width / most, 13)
  const r = gap * 0.36
  for (let pip = 0; pip < most; pip++) {
    ctx.beginPath()
    ctx.arc((pip - (most - 1) / 2) * gap, 0, r, 0, Math.PI * 2)
    ctx.fillStyle = pip < left ? colour : '#1d1b2e99'
    ctx.fill()
    ctx.strokeStyle = '#1d1b2e'
    ctx.lineWidth = 1.5
    ctx.stroke()
  }
}
