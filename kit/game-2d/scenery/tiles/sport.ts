import type { Tile } from './tile-pen.ts'

/** What one aims at in games that everybody knows: drawn as it is, whatever the place looks like. */
export const sport: Record<string, (tile: Tile) => void> = {
  /** A rim as wide as the tile, and the net below it. */
  hoop({ ctx, x, y, w, h }) {
    ctx.strokeStyle = '#ffffffd9'
    ctx.lineWidth = 2.5
    for (let at = 0; at <= 6; at++) {
      const [top, low] = [x + (w * at) / 6, x + w * (0.2 + at * 0.1)]
      for (const lean of [-6, 6]) {
        ctx.beginPath()
        ctx.moveTo(top, y + 4)
        ctx.lineTo(low + lean, y + h)
        ctx.stroke()
      }
    }
    ctx.strokeStyle = '#e4572b'
    ctx.lineWidth = 8
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(x, y + 4)
    ctx.lineTo(x + w, y + 4)
    ctx.stroke()
  },
  /** Squares of two colours across a road: where a race begins and ends. */
  track({ ctx, x, y, w, h }) {
    const cell = w / 3
    for (let column = 0; column < 3; column++)
      for (let row = 0; row * cell < h - 1; row++) {
        ctx.fillStyle = (column + row) % 2 === 0 ? '#fbf7ee' : '#23212e'
        ctx.fillRect(x + column * cell, y + row * cell, cell + 0.5, Math.min(cell, h - row * cell) + 0.5)
      }
  },
  /** A cup in the ground. */
  hole({ ctx, x, y, w, h }) {
    disc(ctx, x + w / 2, y + h / 2, w / 2, '#ffffff59')
    disc(ctx, x + w / 2, y + h / 2, w / 2 - 3, '#1a1626')
  },
  /** Rings around a yellow middle, seen from the front. */
  target({ ctx, x, y, w, h }) {
    const rings = ['#f4efe4', '#2b2840', '#3d8bd9', '#e4472b', '#ffd447']
    for (const [at, colour] of rings.entries()) {
      ctx.fillStyle = colour
      ctx.strokeStyle = '#1d1b2e'
      ctx.lineWidth = at === 0 ? 3 : 1
      const part = 1 - at * 0.2
      ctx.beginPath()
      ctx.ellipse(x + w / 2, y + h / 2, (w / 2) * part, (h / 2) * part, 0, 0, Math.PI * 2)
      ctx.fill()
      ctx.stroke()
    }
  },
  /** A bowling pin. */
  pin({ ctx, x, y, w, h }) {
    ctx.fillStyle = '#fbf7ee'
    ctx.strokeStyle = '#8c8494'
    ctx.lineWidth = 2
    const [cx, at] = [x + w / 2, (part: number) => y + h * part]
    ctx.beginPath()
    ctx.moveTo(cx, at(0))
    ctx.bezierCurveTo(cx + w * 0.36, at(0), cx + w * 0.14, at(0.36), cx + w * 0.22, at(0.44))
    ctx.bezierCurveTo(cx + w * 0.52, at(0.62), cx + w * 0.4, at(0.9), cx + w * 0.22, at(1))
    ctx.lineTo(cx - w * 0.22, at(1))
    ctx.bezierCurveTo(cx - w * 0.4, at(0.9), cx - w * 0.52, at(0.62), cx - w * 0.22, at(0.44))
    ctx.bezierCurveTo(cx - w * 0.14, at(0.36), cx - w * 0.36, at(0), cx, at(0))
    ctx.fill()
    ctx.stroke()
    ctx.fillStyle = '#e4472b'
    ctx.fillRect(cx - w * 0.17, at(0.3), w * 0.34, h * 0.05)
    ctx.fillRect(cx - w * 0.19, at(0.38), w * 0.38, h * 0.04)
  },
  /** A round thing that flings balls away. */
  bumper({ ctx, x, y, w, h, palette }) {
    disc(ctx, x + w / 2, y + h / 2, w / 2, '#1d1b2e')
    disc(ctx, x + w / 2, y + h / 2, w / 2 - 4, palette.accent)
    disc(ctx, x + w / 2, y + h / 2, w / 4, '#ffffff')
  },
}

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.arc(x, y, Math.max(1, radius), 0, Math.PI * 2)
  ctx.fill()
}
