import { card, label, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'

type Paint = StageColour | `#${string}`
type Point = readonly [x: number, y: number]

export function paintOf({ colours }: Stage, colour: Paint): string {
  return colour.startsWith('#') ? colour : colours[colour as StageColour]
}

/** An oval cut out of paper: cells, leaves, eyes, bodies. */
export function oval(
  stage: Stage,
  [x, y]: Point,
  [rx, ry]: Point,
  colour: Paint,
  { turn = 0, rim = 1.5, alpha = 1 } = {},
): void {
  const { context, colours } = stage
  context.beginPath()
  context.ellipse(x, y, Math.max(0.1, rx), Math.max(0.1, ry), turn, 0, Math.PI * 2)
  context.globalAlpha = alpha
  context.fillStyle = paintOf(stage, colour)
  context.fill()
  context.globalAlpha = 1
  if (rim <= 0) return
  context.lineWidth = rim
  context.strokeStyle = colours.ink
  context.stroke()
}

/** A soft outline through the middles between points, as of anything that lives. */
export function soft(
  stage: Stage,
  points: readonly Point[],
  colour: Paint,
  { rim = 2, alpha = 1 }: { rim?: number; alpha?: number } = {},
): void {
  const { context, colours } = stage
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0]
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2]
  context.beginPath()
  context.moveTo(...middle(-1))
  for (let i = 0; i < points.length; i++) context.quadraticCurveTo(...at(i), ...middle(i))
  context.closePath()
  context.globalAlpha = alpha
  context.fillStyle = paintOf(stage, colour)
  context.fill()
  context.globalAlpha = 1
  if (rim <= 0) return
  context.lineWidth = rim
  context.lineJoin = 'round'
  context.strokeStyle = colours.ink
  context.stroke()
}

/** A colour between two others. */
export function mixed(from: `#${string}`, to: `#${string}`, share: number): `#${string}` {
  const part = (colour: string, i: number) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16)
  const held = Math.min(1, Math.max(0, share))
  const parts = [0, 1, 2].map((i) =>
    Math.round(part(from, i) + (part(to, i) - part(from, i)) * held)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** A glass tube with a bulb, filled up to a share of its height. */
export function thermometer(stage: Stage, [x, top]: Point, tall: number, share: number, text: string): void {
  const { context, colours } = stage
  const filled = Math.min(1, Math.max(0, share))
  card(stage, x - 8, top, 16, tall, 'card', 8)
  context.fillStyle = colours.tomato
  context.fillRect(x - 4, top + 8 + (1 - filled) * (tall - 12), 8, filled * (tall - 12) + 6)
  oval(stage, [x, top + tall + 8], [14, 14], 'tomato')
  label(stage, text, x, top - 18, { size: 17, bold: true })
}

/** A bar lying down that is filled to a share, its name above and its number at the end. */
export function meter(
  stage: Stage,
  [x, y]: Point,
  wide: number,
  share: number,
  colour: StageColour,
  { name, value, high = 22 }: { name: string; value: string; high?: number },
): void {
  const { context, colours } = stage
  label(stage, name, x, y, { align: 'left', size: 15, colour: 'muted' })
  label(stage, value, x + wide, y, { align: 'right', size: 17, bold: true })
  context.fillStyle = colours.paper
  context.beginPath()
  context.roundRect(x, y + 14, wide, high, high / 2)
  context.fill()
  const long = wide * Math.min(1, Math.max(0, share))
  if (long > 1) {
    context.save()
    context.beginPath()
    context.roundRect(x, y + 14, wide, high, high / 2)
    context.clip()
    context.fillStyle = colours[colour]
    context.fillRect(x, y + 14, long, high)
    context.restore()
  }
  context.beginPath()
  context.roundRect(x, y + 14, wide, high, high / 2)
  context.lineWidth = 1.5
  context.strokeStyle = colours.ink
  context.stroke()
}
