import type { Painter } from '../view/painter.ts'

/** A broad bar for what matters most, with a shine; `ghost` is where it stood before a blow. */
export function drawMeter(
  { ctx }: Painter,
  place: { x: number; y: number; width: number; height: number },
  part: number,
  colour: string,
  ghost = part,
): void {
  const { x, y, width, height } = place
  const inner = (share: number, fill: string) => {
    const long = width * Math.min(1, Math.max(0, share))
    if (long < 1) return
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.roundRect(x, y, long, height, Math.min(height / 2, long / 2))
    ctx.fill()
  }
  ctx.fillStyle = '#1d1b2e'
  ctx.beginPath()
  ctx.roundRect(x - 2.5, y - 2.5, width + 5, height + 5, height / 2 + 2.5)
  ctx.fill()
  inner(ghost, '#fff3d6')
  inner(part, colour)
  if (part > 0.06) {
    ctx.fillStyle = '#ffffff55'
    ctx.beginPath()
    ctx.roundRect(
      x + 5,
      y + height * 0.16,
      Math.max(1, width * Math.min(1, part) - 10),
      height * 0.24,
      height * 0.12,
    )
    ctx.fill()
  }
}
