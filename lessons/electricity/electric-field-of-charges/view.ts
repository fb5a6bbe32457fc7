import {
  arrow,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { inUnits } from '../parts.ts'
import { ball, beginning, type Field, fieldAt, type Source, sourcesOf } from './model.ts'

const scale = 600
const place = (x: number, y: number): [number, number] => [480 + x * scale, 300 - y * scale]

export function draw(stage: Stage, { x, y, trail }: Field, values: Values): void {
  ground(stage, 'paper')
  const sources = sourcesOf(values)
  for (const source of sources) lines(stage, source, sources)
  const { test = 1 } = values
  if (trail.length > 1)
    line(
      stage,
      trail.map(([px, py]) => place(px, py)),
      { colour: 'marigold', width: 5 },
    )
  for (const source of sources) charge(stage, source)
  const [bx, by] = place(...beginning(values))
  const { context, colours } = stage
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.setLineDash([4, 4])
  context.beginPath()
  context.arc(bx, by, 15, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
  const [px, py] = place(x, y)
  const [ex, ey] = fieldAt(x, y, sources)
  const size = Math.hypot(ex, ey)
  const force = size * Math.abs(test) * 1e-9
  const long = Math.min(150, 26 + 70 * Math.sqrt(force / 4e-7))
  const sign = Math.sign(test)
  if (size > 1e-3 && sign !== 0)
    arrow(stage, [px, py], [(sign * ex * long) / size, (-sign * ey * long) / size], 'leaf')
  disc(stage, px, py, 14, 'marigold')
  label(stage, sign > 0 ? '+' : sign < 0 ? '−' : '0', px, py, { size: 20, bold: true })
  label(stage, `force ${inUnits(force, 'N')}`, 480, 572, { size: 20, bold: true, colour: 'leaf', on: 'card' })
  const words = says(values)
  label(stage, words, 480, 32, { size: 21, bold: true, on: 'card' })
  scaleBar(stage)
}

function says({ left = 3, right = -3 }: Values): string {
  if (left === 0 && right === 0) return 'no charge, no field'
  if (left === 0 || right === 0) return 'one charge: lines go straight out'
  return left * right < 0 ? 'plus and minus: lines go across' : 'alike: the lines push each other away'
}

function charge(stage: Stage, { x, charge: q }: Source): void {
  const [px, py] = place(x, 0)
  const nano = q * 1e9
  const colour: StageColour = nano > 0.05 ? 'tomato' : nano < -0.05 ? 'iris' : 'muted'
  disc(stage, px, py, ball * scale, colour)
  label(stage, nano > 0.05 ? '+' : nano < -0.05 ? '−' : '0', px, py - 2, {
    size: 36,
    bold: true,
    colour: 'card',
  })
  label(stage, `${nano.toFixed(1)} nC`, px, py + 50, { size: 16, bold: true, colour, on: 'paper' })
}

/** As many lines leave a charge as it is large; those that come from a minus are followed backwards. */
function lines(stage: Stage, source: Source, sources: readonly Source[]): void {
  const count = 2 * Math.round(Math.abs(source.charge) * 1e9 * 2.6)
  const way = Math.sign(source.charge)
  const other = sources.find((one) => one !== source)
  const opposite = other !== undefined && other.charge * source.charge < 0
  // Between opposite charges only the larger one draws, or each line would be there twice.
  if (opposite && Math.abs(other.charge) > Math.abs(source.charge)) return
  if (opposite && Math.abs(other.charge) === Math.abs(source.charge) && source.x > 0) return
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2
    trace(stage, source.x + Math.cos(angle) * ball, Math.sin(angle) * ball, way, source, sources)
  }
}

function trace(
  stage: Stage,
  fromX: number,
  fromY: number,
  way: number,
  from: Source,
  sources: readonly Source[],
): void {
  let [x, y] = [fromX, fromY]
  const points: [number, number][] = [place(x, y)]
  const along = (px: number, py: number): [number, number] => {
    const [ex, ey] = fieldAt(px, py, sources)
    const size = Math.hypot(ex, ey) || 1
    return [(way * ex) / size, (way * ey) / size]
  }
  let length = 0
  let next = 0.13
  for (let i = 0; i < 420; i++) {
    // Lines that leave the picture may come back: out there they are followed in longer steps.
    const step = 0.012 + 0.05 * Math.max(0, Math.hypot(x, y) - 0.9)
    const [ax, ay] = along(x, y)
    const [bx, by] = along(x + (step / 2) * ax, y + (step / 2) * ay)
    x += step * bx
    y += step * by
    length += step
    points.push(place(x, y))
    if (length > next) {
      next = length + 0.33
      head(stage, place(x, y), [way * bx, -way * by])
    }
    if (Math.hypot(x, y) > 12) break
    if (sources.some((one) => one !== from && Math.hypot(x - one.x, y) < ball)) break
  }
  line(stage, points, { colour: 'sky', width: 2.5 })
}

function head(stage: Stage, [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): void {
  const { context, colours } = stage
  context.fillStyle = colours.teal
  context.beginPath()
  context.moveTo(x + dx * 9, y + dy * 9)
  context.lineTo(x - dx * 5 - dy * 6, y - dy * 5 + dx * 6)
  context.lineTo(x - dx * 5 + dy * 6, y - dy * 5 - dx * 6)
  context.closePath()
  context.fill()
}

function scaleBar(stage: Stage): void {
  line(
    stage,
    [
      [800, 570],
      [800 + 0.2 * scale, 570],
    ],
    { width: 4 },
  )
  label(stage, '20 cm', 860, 552, { size: 15, colour: 'muted', on: 'paper' })
}
