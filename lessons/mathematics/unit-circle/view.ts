import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { seen, type Turning } from './model.ts'

const unit = 118
const middle = { x: 188, y: 188 } as const
const across = { left: 368, right: 934 } as const
const down = { top: 372, bottom: 586 } as const

/** The wheel; to its right the strip that the heights are drawn on, below it the one for the sides. */
export function draw(
  stage: Stage,
  { x, y, started, turned, time, trail }: Turning,
  { radius = 1 }: Values,
): void {
  ground(stage, 'paper')
  card(stage, 22, 22, 332, 332)
  card(stage, across.left, 22, across.right - across.left, 332)
  card(stage, 22, down.top, 332, down.bottom - down.top)
  rulers(stage)
  wheel(stage, started + turned, radius)
  const [px, py] = [middle.x + x * unit, middle.y - y * unit]
  // The newest is next to the wheel; the paper carries the older away.
  const right = (age: number) => across.left + 12 + (age / seen) * (across.right - across.left - 24)
  const below = (age: number) => down.top + 12 + (age / (seen * 0.6)) * (down.bottom - down.top - 24)
  const points = [...trail, [time, x, y] as const]
  line(
    stage,
    points
      .filter(([t]) => time - t <= seen)
      .map(([t, , height]) => [right(time - t), middle.y - height * unit]),
    { colour: 'tomato', width: 5 },
  )
  line(
    stage,
    points
      .filter(([t]) => time - t <= seen * 0.6)
      .map(([t, side]) => [middle.x + side * unit, below(time - t)]),
    { colour: 'iris', width: 5 },
  )
  line(stage, [[px, py] as const, [right(0), py] as const], { colour: 'tomato', width: 2, dashed: true })
  line(stage, [[px, py] as const, [px, below(0)] as const], { colour: 'iris', width: 2, dashed: true })
  area(
    stage,
    [
      [middle.x, middle.y],
      [px, middle.y],
      [px, py],
    ],
    'marigold',
    { rim: false, alpha: 0.35 },
  )
  line(stage, [[middle.x, middle.y] as const, [px, middle.y] as const], { colour: 'iris', width: 6 })
  line(stage, [[px, middle.y] as const, [px, py] as const], { colour: 'tomato', width: 6 })
  line(stage, [[middle.x, middle.y] as const, [px, py] as const], { width: 3 })
  disc(stage, px, py, 13, 'marigold')
  disc(stage, right(0), py, 9, 'tomato')
  disc(stage, px, below(0), 9, 'iris')
  words(stage, { x, y }, started + turned, radius)
}

function wheel({ context, colours }: Stage, angle: number, radius: number): void {
  context.lineWidth = 3
  context.strokeStyle = colours.ink
  context.beginPath()
  context.arc(middle.x, middle.y, radius * unit, 0, Math.PI * 2)
  context.stroke()
  const shown = angle % (Math.PI * 2)
  context.strokeStyle = colours.marigold
  context.lineWidth = 6
  context.beginPath()
  context.arc(middle.x, middle.y, 28, -shown, 0)
  context.stroke()
}

function rulers(stage: Stage): void {
  const thin = { colour: 'line', width: 1.5 } as const
  const strong = { colour: 'muted', width: 1.5 } as const
  for (const level of [-1, 0, 1]) {
    const kind = level === 0 ? strong : thin
    const py = middle.y - level * unit
    const px = middle.x + level * unit
    line(stage, [[34, py] as const, [342, py] as const], kind)
    line(stage, [[across.left + 10, py] as const, [across.right - 10, py] as const], kind)
    line(stage, [[px, 34] as const, [px, 342] as const], kind)
    line(stage, [[px, down.top + 8] as const, [px, down.bottom - 8] as const], kind)
  }
  label(stage, '1', across.right - 16, middle.y - unit - 13, { size: 14, colour: 'muted' })
  label(stage, '−1', across.right - 18, middle.y + unit - 13, { size: 14, colour: 'muted' })
}

function words(stage: Stage, { x, y }: { x: number; y: number }, angle: number, radius: number): void {
  const degrees = ((angle * 180) / Math.PI) % 360
  card(stage, across.left, down.top, across.right - across.left, down.bottom - down.top)
  const left = across.left + 30
  const r = Math.abs(radius - 1) < 0.005 ? '' : `${written(radius, 2)}·`
  const row = (top: number, name: string, value: string, colour: 'tomato' | 'iris' | 'ink') => {
    label(stage, name, left, top, { align: 'left', size: 19, bold: true, colour })
    label(stage, value, left + 406, top, { align: 'right', size: 28, bold: true, colour })
  }
  row(down.top + 46, 'angle', `${written(degrees, 0)}°`, 'ink')
  row(down.top + 106, `height = ${r}sin ${written(degrees, 0)}°`, written(y), 'tomato')
  row(down.top + 166, `to the side = ${r}cos ${written(degrees, 0)}°`, written(x), 'iris')
  bar(stage, down.top + 106, y, 'tomato')
  bar(stage, down.top + 166, x, 'iris')
}

/** How much of the whole radius, to both sides of zero. */
function bar(stage: Stage, y: number, value: number, colour: 'tomato' | 'iris'): void {
  const x = across.right - 72
  line(stage, [[x - 52, y] as const, [x + 52, y] as const], { colour: 'line', width: 3 })
  line(stage, [[x, y] as const, [x + 40 * value, y] as const], { colour, width: 12 })
  line(stage, [[x, y - 12] as const, [x, y + 12] as const], { width: 2 })
}
