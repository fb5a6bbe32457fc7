import { lift, mix } from '../scenery/colour.ts'
import type { Palette } from '../scenery/palettes.ts'

/** The ground of a field that things stand on: as the scene has it, and light enough for all of them. */
export function groundOn({ groundEdge }: Palette, isOdd: boolean): string {
  return lift(mix(groundEdge, '#e9e2cf', 0.42), isOdd ? -0.07 : 0.08)
}

const outline = [-0.95, 0.75, -0.8, -0.15, -0.35, -0.8, 0.3, -0.85, 0.85, -0.2, 0.95, 0.75]

/** Something in the way, as far from its middle as is told. */
export function drawBoulder(
  ctx: CanvasRenderingContext2D,
  { x, y, far, colour }: { x: number; y: number; far: number; colour: string },
): void {
  const traced = (scale: number, dy: number, fill: string) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    for (let at = 0; at < outline.length; at += 2)
      ctx.lineTo(x + (outline[at] ?? 0) * far * scale, y + dy + (outline[at + 1] ?? 0) * far * scale)
    ctx.closePath()
    ctx.fill()
  }
  traced(1, 2, lift(colour, -0.5))
  traced(0.92, 0, colour)
  traced(0.55, -far * 0.22, lift(colour, 0.25))
}
