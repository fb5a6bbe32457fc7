import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { soft, written } from '../figures.ts'
import { baseOf, bumped, curveAfter, roundsOf, type Snowflake } from './model.ts'

/** The snowflake as it grows; on the right what was counted and measured. */
export function draw(stage: Stage, { round, grown, measured }: Snowflake, values: Values): void {
  ground(stage, 'night')
  const { context } = stage
  for (let i = 0; i < 46; i++) {
    context.fillStyle = 'rgba(255,255,255,0.25)'
    context.beginPath()
    context.arc(scattered(i, 1) * 640, scattered(i, 2) * 600, 1 + 2 * scattered(i, 3), 0, Math.PI * 2)
    context.fill()
  }
  let points = curveAfter(round, values)
  if (grown > 0) points = bumped(points, values, soft(grown))
  // To fit whatever comes: the outline after two rounds is nearly as wide as the last.
  const frame = curveAfter(2, values)
  const [xs, ys] = [frame.map(([x]) => x), frame.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(540 / (right - left), 500 / (high - low))
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    324 + (x - (left + right) / 2) * scale,
    300 - (y - (low + high) / 2) * scale,
  ]
  const places = points.map(at)
  const closed = baseOf(values).length > 2
  // A line is a coast, with the land below it.
  const [, sea] = at([0, 0])
  const land = [[644, sea] as const, [644, 600] as const, [0, 600] as const, [0, sea] as const]
  area(stage, closed ? places : [...places, ...land], 'sky', { rim: false })
  line(stage, places, {
    colour: 'card',
    width: points.length > 3000 ? 1.5 : points.length > 700 ? 2 : 3.5,
    closed,
  })
  if (closed) line(stage, baseOf(values).map(at), { colour: 'iris', width: 2, dashed: true })
  words(stage, round, measured)
  growth(stage, round, values)
}

function words(stage: Stage, round: number, { pieces, length, dimension }: Snowflake['measured']): void {
  card(stage, 654, 22, 284, 260)
  label(stage, `round ${round}`, 796, 52, { size: 24, bold: true })
  const row = (y: number, name: string, value: string, colour: 'ink' | 'iris' | 'tomato') => {
    label(stage, name, 676, y, { align: 'left', size: 18 })
    label(stage, value, 916, y, { align: 'right', size: 24, bold: true, colour })
  }
  row(104, 'sides', pieces.toLocaleString('en'), 'ink')
  row(150, 'edge', written(length), 'tomato')
  row(196, 'dimension', written(dimension, 3), 'iris')
  line(stage, [[690, 244] as const, [902, 244] as const], { colour: 'line', width: 6 })
  const x = 690 + 212 * Math.min(1, Math.max(0, dimension - 1))
  line(stage, [[690, 244] as const, [x, 244] as const], { colour: 'iris', width: 6 })
  label(stage, 'line', 690, 264, { size: 14, colour: 'muted' })
  label(stage, 'surface', 894, 264, { size: 14, colour: 'muted' })
}

function growth(stage: Stage, round: number, values: Values): void {
  const most = roundsOf(values)
  const { angle = 60 } = values
  const factor = 2 / (1 + Math.cos((angle * Math.PI) / 180))
  const start = baseOf(values).length - 1
  const points = Array.from({ length: round + 1 }, (_, i) => [i, start * factor ** i] as const)
  plot(stage, {
    at: [654, 302, 284, 276],
    title: 'Length of the edge',
    across: `rounds: 0 to ${most}`,
    up: `0 to ${written(start * factor ** most * 1.1, 0)}`,
    x: [0, most],
    y: [0, start * factor ** most * 1.1],
    curves: [{ points, colour: 'tomato' }],
    dots: points.map((at) => ({ at, colour: 'tomato', size: 7 })),
  })
}
