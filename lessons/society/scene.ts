import { card, disc, label, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'

/** A light bulb: its glass shines when it is lit. `size` is the radius of the glass. */
export function bulb(stage: Stage, x: number, y: number, size: number, lit: boolean): void {
  const { context, colours } = stage
  if (lit) {
    const glow = context.createRadialGradient(x, y, size * 0.6, x, y, size * 1.7)
    glow.addColorStop(0, 'rgba(245,183,0,0.55)')
    glow.addColorStop(1, 'rgba(245,183,0,0)')
    context.fillStyle = glow
    context.beginPath()
    context.arc(x, y, size * 1.7, 0, Math.PI * 2)
    context.fill()
  }
  context.lineWidth = Math.min(2.5, Math.max(1.2, size * 0.08))
  context.strokeStyle = colours.ink
  context.fillStyle = colours.muted
  context.beginPath()
  context.roundRect(x - size * 0.42, y + size * 0.78, size * 0.84, size * 0.62, size * 0.16)
  context.fill()
  context.stroke()
  disc(stage, x, y, size, lit ? 'marigold' : '#E9E2D2')
  context.strokeStyle = lit ? colours.tomato : colours.muted
  context.lineWidth = Math.max(1.2, size * 0.07)
  context.beginPath()
  context.moveTo(x - size * 0.26, y + size * 0.8)
  context.lineTo(x - size * 0.3, y + size * 0.1)
  context.lineTo(x - size * 0.1, y + size * 0.34)
  context.lineTo(x + size * 0.1, y + size * 0.1)
  context.lineTo(x + size * 0.3, y + size * 0.34)
  context.lineTo(x + size * 0.26, y + size * 0.8)
  context.stroke()
}

/** A card with a large number and what it is below. */
export function figure(
  stage: Stage,
  [x, y, width, height]: readonly [number, number, number, number],
  value: string,
  name: string,
  colour: StageColour = 'ink',
): void {
  card(stage, x, y, width, height)
  const size = Math.min(height * 0.42, (width * 1.5) / Math.max(4, value.length))
  label(stage, value, x + width / 2, y + height * 0.42, { size, bold: true, colour })
  label(stage, name, x + width / 2, y + height - 20, { size: 15, colour: 'muted' })
}

/** A flat box with a thin ink rim, for cells, bars and blocks of which there are many. */
export function block(
  { context, colours }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: StageColour | `#${string}`,
  { radius = 3, rim = 1 }: { radius?: number; rim?: number } = {},
): void {
  context.fillStyle = colour.startsWith('#') ? colour : colours[colour as StageColour]
  context.beginPath()
  context.roundRect(x, y, Math.max(0, width), Math.max(0, height), radius)
  context.fill()
  if (rim === 0) return
  context.lineWidth = rim
  context.strokeStyle = colours.ink
  context.stroke()
}

/** 1234567 as '1,234,567': the same on every machine. */
export function grouped(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}
