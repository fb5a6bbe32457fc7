import type { Painter } from '../view/painter.ts'

/** A sheet of ice over whatever ground there is, with glints on it. */
export function drawIce({ ctx, stage }: Painter): void {
  ctx.save()
  ctx.fillStyle = '#cdeefbd9'
  ctx.fillRect(0, 0, stage.width, stage.height)
  ctx.strokeStyle = '#ffffffa0'
  ctx.lineWidth = 3
  ctx.lineCap = 'round'
  // The same in every game: (n × golden ratio) spreads them without a pattern.
  for (let n = 1; n < 26; n++) {
    const [x, y] = [((n * 0.618) % 1) * stage.width, ((n * 0.377) % 1) * stage.height]
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + 14 + (n % 4) * 9, y - 10 - (n % 4) * 6)
    ctx.stroke()
  }
  ctx.restore()
}
