import type { Body } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** Lobes of a blot, each so far from its middle and so large, in shares of its size: no two neighbours are alike. */
const lobes = [0.2, 0.26, 0.17, 0.24, 0.19, 0.28, 0.16] as const

/** What was spilt lies flat on the ground in its colour, every one in another shape; drops lie about it. */
export function drawBlot(
  { x, y, size, id, cast }: Body,
  colour: string,
  alpha: number,
  painter: Painter,
): void {
  const { ctx } = painter
  painter.painted(cast, x, y, size)
  ctx.save()
  ctx.globalAlpha *= alpha
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.ellipse(x, y, size * 0.42, size * 0.32, 0, 0, Math.PI * 2)
  for (const [at, lobe] of lobes.entries()) {
    const own = lobes[(at + id) % lobes.length] ?? lobe
    const angle = (at / lobes.length) * Math.PI * 2 + id
    const [across, down] = [Math.cos(angle), Math.sin(angle) * 0.72]
    ctx.moveTo(x + across * size * 0.4, y + down * size * 0.4)
    ctx.ellipse(
      x + across * size * 0.4,
      y + down * size * 0.4,
      size * own,
      size * own * 0.75,
      0,
      0,
      Math.PI * 2,
    )
  }
  for (const at of [0, 1, 2]) {
    const angle = id * 2.4 + at * 2.1
    const [left, top] = [x + Math.cos(angle) * size * 0.78, y + Math.sin(angle) * size * 0.58]
    ctx.moveTo(left, top)
    ctx.ellipse(left, top, size * 0.07, size * 0.055, 0, 0, Math.PI * 2)
  }
  ctx.fill()
  ctx.restore()
}
