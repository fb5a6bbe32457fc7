import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meter, oval, soft } from '../shapes.ts'
import { columns, type Land, rows, stages, variety } from './model.ts'

type Point = readonly [number, number]
const paints = ['#C9A67F', '#C8D96F', '#8DBD70', '#5E9E4B', '#2F6B3A'] as const

export function draw(stage: Stage, state: Land, values: Values): void {
  ground(stage, 'sky')
  disc(stage, 70, 62, 28, 'marigold')
  const { patches, ages, time } = state
  area(
    stage,
    Array.from(
      { length: 62 },
      (_, i): Point => (i < 61 ? [i * 16, 132 + 12 * Math.sin(i / 5)] : [960, 600]),
    ).concat([[0, 600]]),
    '#BBD79B',
    { rim: false },
  )
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column
      patch(stage, i, row, column, patches[i] ?? 0, ages[i] ?? 0)
    }
  label(stage, `year ${time.toFixed(0)}`, 130, 42, { align: 'left', bold: true, size: 26, on: 'card' })
  label(
    stage,
    `${(values.fires ?? 0).toFixed(1)}% burn each year; growth ${(values.speed ?? 100).toFixed(0)}%`,
    130,
    84,
    {
      align: 'left',
      size: 15,
      on: 'card',
    },
  )
  panel(stage, state)
  bands(stage, state)
}

/** Rows farther back are smaller and drawn first. */
function patch(stage: Stage, i: number, row: number, column: number, kind: number, age: number): void {
  const near = row / (rows - 1)
  const size = 0.5 + 0.5 * near
  const y = 168 + 400 * near ** 1.25
  const x = 316 + (column - columns / 2 + 0.5) * 31 * (0.82 + 0.18 * near) + (row % 2 ? 8 : -8)
  const jitter = (scattered(i, 121) - 0.5) * 14
  const [px, py] = [x + jitter, y + (scattered(i, 122) - 0.5) * 16]
  const grown = Math.min(1, 0.35 + age / 20)
  if (kind === 0) {
    if (age < 1.2) flame(stage, px, py, size)
    else oval(stage, [px, py], [13 * size, 5 * size], paints[0], { rim: 0 })
  } else if (kind === 1) tuft(stage, px, py, size * grown, i)
  else if (kind === 2) bush(stage, px, py, size * grown)
  else if (kind === 3) birch(stage, px, py, size * grown, scattered(i, 123) > 0.5)
  else oak(stage, px, py, size * Math.min(1, 0.7 + age / 60))
}

function flame(stage: Stage, x: number, y: number, size: number): void {
  for (const [scale, colour] of [
    [1, 'tomato'],
    [0.55, 'marigold'],
  ] as const)
    soft(
      stage,
      [
        [x - 11 * size * scale, y],
        [x - 8 * size * scale, y - 16 * size * scale],
        [x, y - 34 * size * scale],
        [x + 9 * size * scale, y - 14 * size * scale],
        [x + 11 * size * scale, y],
        [x, y + 4 * size * scale],
      ],
      colour,
      { rim: 1.2 },
    )
}

function tuft(stage: Stage, x: number, y: number, size: number, i: number): void {
  for (const lean of [-8, -3, 3, 8])
    line(
      stage,
      [
        [x, y],
        [x + lean * size, y - 17 * size],
      ],
      { colour: 'leaf', width: 2.2 },
    )
  if (i % 3 === 0)
    oval(stage, [x + 4 * size, y - 19 * size], [4 * size, 4 * size], i % 2 ? 'rose' : 'marigold', { rim: 1 })
}

function bush(stage: Stage, x: number, y: number, size: number): void {
  soft(
    stage,
    [
      [x - 18 * size, y],
      [x - 19 * size, y - 15 * size],
      [x - 7 * size, y - 26 * size],
      [x + 8 * size, y - 25 * size],
      [x + 19 * size, y - 14 * size],
      [x + 18 * size, y],
    ],
    paints[2],
    { rim: 1.4 },
  )
}

function birch(stage: Stage, x: number, y: number, size: number, isPine: boolean): void {
  line(
    stage,
    [
      [x, y],
      [x, y - 30 * size],
    ],
    { colour: isPine ? 'earth' : 'card', width: 5 * size },
  )
  if (isPine)
    area(
      stage,
      [
        [x - 15 * size, y - 14 * size],
        [x, y - 66 * size],
        [x + 15 * size, y - 14 * size],
      ],
      '#4E8F52',
    )
  else oval(stage, [x, y - 42 * size], [13 * size, 22 * size], '#9CC95F', { rim: 1.4 })
}

function oak(stage: Stage, x: number, y: number, size: number): void {
  line(
    stage,
    [
      [x, y],
      [x, y - 40 * size],
    ],
    { colour: 'earth', width: 9 * size },
  )
  soft(
    stage,
    [
      [x - 26 * size, y - 34 * size],
      [x - 30 * size, y - 58 * size],
      [x - 12 * size, y - 80 * size],
      [x + 12 * size, y - 81 * size],
      [x + 30 * size, y - 58 * size],
      [x + 26 * size, y - 34 * size],
      [x, y - 27 * size],
    ],
    paints[4],
    { rim: 1.6 },
  )
}

/** The five stages: how much of the land each has. */
function panel(stage: Stage, { patches, shares }: Land): void {
  card(stage, 660, 16, 282, 322)
  stages.forEach(({ name }, i) => {
    const share = patches.filter((one) => one === i).length / patches.length
    const colour = (['earth', 'marigold', 'rose', 'leaf', 'teal'] as const)[i] ?? 'leaf'
    meter(stage, [680, 38 + i * 54], 242, share, colour, {
      name,
      value: `${(share * 100).toFixed(0)}%`,
      high: 18,
    })
  })
  label(stage, `as mixed as ${variety(shares).toFixed(1)} stages`, 801, 318, { size: 16, bold: true })
}

/** The expected shares over time, one band on the other. */
function bands(stage: Stage, { trail, time, shares }: Land): void {
  card(stage, 660, 354, 282, 230)
  label(stage, 'What is to be expected', 801, 376, { bold: true, size: 16 })
  const points = [...trail, [time, ...shares] as [number, ...number[]]]
  const from = points[0]?.[0] ?? 0
  const until = Math.max(from + 100, time)
  const x = (t: number) => 682 + (238 * (t - from)) / (until - from)
  const y = (share: number) => 548 - 154 * share
  const colours = ['#9A7350', '#F5B700', '#E88AA8', '#5E9E4B', '#0E8A84'] as const
  const upTo = (point: readonly number[], i: number) =>
    point.slice(1, i + 2).reduce((sum, one) => sum + one, 0)
  for (let i = stages.length - 1; i >= 0; i--) {
    const edge = points.map((point): Point => [x(point[0]), y(upTo(point, i))])
    area(stage, [...edge, [x(time), y(0)], [x(from), y(0)]], colours[i] ?? '#5E9E4B', { rim: false })
  }
  line(
    stage,
    [
      [682, 394],
      [682, 548],
      [920, 548],
    ],
    { width: 2 },
  )
  label(stage, `years ${from.toFixed(0)} to ${until.toFixed(0)}`, 801, 566, { size: 14, colour: 'muted' })
}
