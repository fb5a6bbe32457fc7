import { cosine, sine } from '../../rules/sure-math.ts'
import { playersOf, type RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** Where somebody without any hold points, which one does not see of a potato, and a flame behind it as long as it is pushed. */
export function drawThrust(world: RulesWorld, { ctx, seconds }: Painter): void {
  for (const { x, y, way, size, aloft, age } of playersOf(world)) {
    drawTip(ctx, x, y, way, size)
    if (aloft > 2 || age < 2) continue
    const long = size * (0.62 + 0.16 * Math.sin(seconds * 40 + age))
    ctx.save()
    ctx.translate(x - cosine(way) * size * 0.42, y - sine(way) * size * 0.42)
    ctx.rotate(way)
    for (const [colour, part, wide] of [
      ['#ff7a2e', 1, 0.24],
      ['#ffd447', 0.68, 0.16],
      ['#fff6d8', 0.38, 0.09],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(4, -size * wide)
      ctx.quadraticCurveTo(-long * part * 0.4, -size * wide, -long * part, 0)
      ctx.quadraticCurveTo(-long * part * 0.4, size * wide, 4, size * wide)
      ctx.closePath()
      ctx.fill()
    }
    ctx.restore()
  }
}

function drawTip(ctx: CanvasRenderingContext2D, x: number, y: number, way: number, size: number): void {
  ctx.save()
  ctx.translate(x + cosine(way) * size * 0.86, y + sine(way) * size * 0.86)
  ctx.rotate(way)
  ctx.strokeStyle = '#fff6d8b0'
  ctx.lineWidth = 4
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.moveTo(-7, -9)
  ctx.lineTo(2, 0)
  ctx.lineTo(-7, 9)
  ctx.stroke()
  ctx.restore()
}
