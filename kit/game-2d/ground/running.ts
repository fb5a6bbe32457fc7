import type { Body } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** A rope from above, on which something hangs. */
export function drawRope({ x, y, size }: Body, { ctx, camera }: Painter): void {
  ctx.save()
  ctx.beginPath()
  ctx.moveTo(x, camera.y - 20)
  ctx.lineTo(x, y - size * 0.36)
  for (const [colour, width] of [
    ['#6b4f35', 5],
    ['#ffffff40', 1.5],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
  ctx.restore()
}

/** Flat on the ground: as wide as ever, and half as high. */
export function drawDucking({ cast, x, y, size, safe }: Body, painter: Painter): void {
  const full = size / 0.6
  const feet = y + size * 0.45
  const alpha = safe > 0 && Math.floor(safe / 5) % 2 === 1 ? 0.45 : 1
  painter.sprite(cast, x, feet - full * 0.33, full * 1.2, { squash: 2, facing: 1, alpha })
}

/** In a hop it is nearer to us: larger, and higher. */
export function hopOf({ way }: Body, hopSteps: number): number {
  const part = 1 - way / hopSteps
  return way > 0 ? 4 * part * (1 - part) : 0
}
