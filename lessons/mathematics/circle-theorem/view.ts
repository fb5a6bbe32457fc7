import {
  area,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Point, written } from '../figures.ts'
import { angleAt, pointsOf, type Walker } from './model.ts'

const centre: Point = [326, 304]
const radius = 200
const place = ([x, y]: Point): [number, number] => [centre[0] + x * radius, centre[1] - y * radius]

/** The circle with the three points; on the right both angles as slices. */
export function draw(stage: Stage, state: Walker, values: Values): void {
  ground(stage, 'grid')
  const { context, colours } = stage
  const { arc = 120, off = 1 } = values
  const { a, b, c, middle } = pointsOf(state, values)
  const gamma = angleAt(c, a, b)
  context.fillStyle = '#CFE8F1'
  context.strokeStyle = colours.ink
  context.lineWidth = 3
  context.beginPath()
  context.arc(centre[0], centre[1], radius, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  area(stage, [place(c), place(a), place(b)], 'marigold', { rim: false, alpha: 0.4 })
  const bottom = Math.PI / 2
  const half = (arc * Math.PI) / 360
  slice(stage, centre, 46, bottom - half, bottom + half, 'teal')
  context.strokeStyle = colours.teal
  context.lineWidth = 7
  context.beginPath()
  context.arc(centre[0], centre[1], radius, bottom - half, bottom + half)
  context.stroke()
  for (const end of [a, b])
    line(stage, [place(middle), place(end)], { colour: 'teal', width: 3, dashed: true })
  const toward = (to: Point) => Math.atan2(place(to)[1] - place(c)[1], place(to)[0] - place(c)[0])
  const [first, second] = [toward(a), toward(b)]
  const turn = Math.atan2(Math.sin(first - second), Math.cos(first - second))
  slice(stage, place(c), 54, Math.min(second, second + turn), Math.max(second, second + turn), 'tomato')
  line(stage, [place(a), place(c), place(b)], { width: 4, colour: 'tomato' })
  line(stage, [place(a), place(b)], { width: 3 })
  if (Math.abs(off - 1) > 0.005) ring(stage, off)
  dot(stage, a, 'A', 'teal')
  dot(stage, b, 'B', 'teal')
  dot(stage, c, 'C', 'tomato')
  disc(stage, centre[0], centre[1], 7, 'ink')
  words(stage, gamma, arc, off)
}

function slice(
  { context, colours }: Stage,
  [x, y]: Point,
  size: number,
  from: number,
  to: number,
  colour: StageColour,
): void {
  context.fillStyle = colours[colour]
  context.globalAlpha = 0.65
  context.beginPath()
  context.moveTo(x, y)
  context.arc(x, y, size, from, to)
  context.closePath()
  context.fill()
  context.globalAlpha = 1
}

function ring({ context, colours }: Stage, off: number): void {
  context.strokeStyle = colours.muted
  context.lineWidth = 2
  context.setLineDash([6, 7])
  context.beginPath()
  context.arc(centre[0], centre[1], radius * off, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
}

function dot(stage: Stage, point: Point, name: string, colour: StageColour): void {
  const [x, y] = place(point)
  disc(stage, x, y, 13, colour)
  const far = Math.hypot(point[0], point[1]) || 1
  label(stage, name, x + (point[0] / far) * 26, y - (point[1] / far) * 26, { size: 20, bold: true, colour })
}

function words(stage: Stage, gamma: number, arc: number, off: number): void {
  const panel = (top: number, name: string, degrees: number, colour: StageColour) => {
    card(stage, 654, top, 284, 200)
    label(stage, name, 796, top + 28, { size: 18, bold: true })
    const half = (degrees * Math.PI) / 360
    slice(stage, [736, top + 118], 62, Math.PI / 2 - half, Math.PI / 2 + half, colour)
    label(stage, `${written(degrees, degrees % 1 === 0 ? 0 : 1)}°`, 866, top + 118, {
      size: 34,
      bold: true,
      colour,
    })
  }
  panel(22, 'at the centre', arc, 'teal')
  panel(240, 'at C', gamma, 'tomato')
  card(stage, 654, 458, 284, 120)
  const on = Math.abs(off - 1) < 0.005
  label(stage, on ? 'C is on the circle' : off < 1 ? 'C is inside' : 'C is outside', 796, 490, {
    size: 19,
    bold: true,
  })
  const says = on
    ? 'exactly half'
    : gamma > arc / 2
      ? `more than half (${written(arc / 2, 0)}°)`
      : `less than half (${written(arc / 2, 0)}°)`
  label(stage, says, 796, 538, { size: 21, bold: true, colour: on ? 'leaf' : 'tomato' })
}
