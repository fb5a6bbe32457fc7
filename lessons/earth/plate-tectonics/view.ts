import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, tree } from '../sky.ts'
import { depthOf, kilometres, type Plates, usualDepth, volcanoAway } from './model.ts'

type Point = readonly [number, number]
const [sea, tall, ridgeX, trenchX] = [168, 13, 150, 610] as const

/** The Earth cut open, stretched upwards: ridge on the left, trench and continent on the right. */
export function draw(stage: Stage, state: Plates, values: Values): void {
  const { width = 3000, dip = 45, hot = 1333 } = values
  ground(stage, 'sky')
  const end = width / kilometres(values)
  const volcano = Math.min(890, trenchX + 40 + volcanoAway(values) * 0.8)
  const { context } = stage
  const glowing = context.createLinearGradient(0, 200, 0, 600)
  glowing.addColorStop(0, mixed('#F0A35E', '#F4793B', (hot - 1150) / 300))
  glowing.addColorStop(1, mixed('#D9683C', '#B9311C', (hot - 1150) / 300))
  context.fillStyle = glowing
  context.fillRect(0, sea + 30, 960, 600)
  churn(stage, state.time)
  water(stage, end)
  slab(stage, end, dip)
  floor(stage, end)
  magma(stage, state.time, volcano, dip)
  continent(stage, volcano, state.mountain, state.time)
  arrow(stage, [250, 300], [40 + 6 * (values.rate ?? 4), 0], 'ink')
  arrow(stage, [66, 300], [-20 - 3 * (values.rate ?? 4), 0], 'ink')
  marked(stage, state, values)
  words(stage, state, values, end, volcano)
}

const floorY = (age: number) => sea + usualDepth(age) * tall
/** How thick the cold part is, in the picture. */
const thickness = (age: number) => Math.min(92, 8 + 10.4 * Math.sqrt(age))
const shade = (age: number) => mixed('#E4472B', '#47508F', Math.sqrt(age / 110))

function water(stage: Stage, end: number): void {
  area(
    stage,
    [[-6, sea], [trenchX + 40, sea], [trenchX + 40, sea + 120], ...bottom(end).reverse()],
    '#6DB6DE',
    { rim: false },
  )
  line(
    stage,
    Array.from({ length: 54 }, (_, i) => [i * 12 - 6, sea + 2 * Math.sin(i * 1.3)] as const),
    {
      width: 2,
    },
  )
}

const bottom = (end: number) =>
  Array.from({ length: 61 }, (_, i) => {
    const x = -10 + (i / 60) * (trenchX + 10)
    return [x, floorY((Math.abs(x - ridgeX) / (trenchX - ridgeX)) * end)] as const
  })

/** From the ridge both ways, coloured by age. */
function floor(stage: Stage, end: number): void {
  const pieces = 40
  for (let i = 0; i < pieces; i++) {
    const [a, b] = [(i / pieces) * end, ((i + 1) / pieces) * end]
    const [xa, xb] = [a, b].map((age) => ridgeX + (age / end) * (trenchX - ridgeX)) as [number, number]
    const quad = (xs: readonly [number, number]): Point[] => [
      [xs[0], floorY(a)],
      [xs[1], floorY(b)],
      [xs[1], floorY(b) + thickness(b)],
      [xs[0], floorY(a) + thickness(a)],
    ]
    area(stage, quad([xa - 0.5, xb + 0.5]), shade(a), { rim: false })
    const [la, lb] = [2 * ridgeX - xa, 2 * ridgeX - xb]
    if (lb > -40) area(stage, quad([la + 0.5, lb - 0.5]), shade(a), { rim: false })
  }
  line(stage, bottom(end), { width: 2.5 })
  area(
    stage,
    [
      [ridgeX - 9, floorY(0) + 3],
      [ridgeX + 9, floorY(0) + 3],
      [ridgeX + 46, 600],
      [ridgeX - 46, 600],
    ],
    '#FFC24A',
    { rim: false, alpha: 0.75 },
  )
}

function slab(stage: Stage, end: number, dip: number): void {
  const down = (dip * Math.PI) / 180
  const thick = thickness(end)
  const [c, s] = [Math.cos(down), Math.sin(down)]
  const start: Point = [trenchX, floorY(end)]
  const long = Math.min(330 / s, 350 / c)
  const foot: Point = [start[0] + 22 + c * long, start[1] + 26 + s * long]
  area(
    stage,
    [
      [start[0] - 14, start[1]],
      [start[0] + 6, start[1] + 8],
      [start[0] + 22, start[1] + 26],
      foot,
      [foot[0] - s * thick, foot[1] + c * thick],
      [start[0] + 22 - s * thick, start[1] + 26 + c * thick],
      [start[0] - 16, start[1] + thick],
    ],
    shade(end),
  )
}

function continent(stage: Stage, volcano: number, mountain: number, time: number): void {
  const peak = sea - 10 - mountain * tall
  const shape = (x: number) => {
    const near = Math.abs(x - volcano)
    const range = (mountain * tall + 4) * Math.exp(-((near / 74) ** 2))
    return sea - 10 - range + (x < trenchX + 46 ? (trenchX + 46 - x) * 2.2 : 0)
  }
  const top: Point[] = []
  for (let x = trenchX + 8; x <= 966; x += 6) top.push([x, shape(x)])
  area(stage, [...top, [966, sea + 92], [trenchX + 120, sea + 92], [trenchX + 30, sea + 96]], '#B58A5F')
  const green = top.filter(([x]) => x > trenchX + 46)
  line(stage, green, { colour: 'leaf', width: 6 })
  if (mountain > 2.4) {
    const cap = top.filter(([, y]) => y < peak + (mountain - 2.2) * 7 + 4)
    if (cap.length > 2) area(stage, cap, '#FBFDFE', { rim: false })
  }
  if (mountain > 0.5) {
    area(
      stage,
      [
        [volcano - 26, peak + 16],
        [volcano - 9, peak - 18],
        [volcano + 9, peak - 18],
        [volcano + 26, peak + 16],
      ],
      '#6E5547',
    )
    line(
      stage,
      [
        [volcano - 7, peak - 18],
        [volcano - 11, peak - 4],
      ],
      { colour: 'tomato', width: 5 },
    )
    for (let i = 0; i < 5; i++) {
      const up = (i / 5 + time / 6) % 1
      disc(stage, volcano + 8 + 26 * up, Math.max(14, peak - 26 - 58 * up), 6 + 9 * up, '#B9B4BF')
    }
  }
  for (const x of [930, 905, 700]) if (Math.abs(x - volcano) > 60) tree(stage, x, shape(x) + 2, 34, '#5E9E4B')
}

/** Melt rises from where the plate is deep enough. */
function magma(stage: Stage, time: number, volcano: number, dip: number): void {
  const foot = Math.min(520, sea + 150 + dip * 2.4)
  for (let i = 0; i < 7; i++) {
    const up = (i / 7 + time / 9) % 1
    const y = foot + (sea + 40 - foot) * up
    const x = volcano + 7 * Math.sin(i * 2.1 + up * 5)
    disc(stage, x, y, 9 - 3 * up, '#FFB13B')
  }
}

function churn({ context }: Stage, time: number): void {
  context.fillStyle = 'rgba(255,214,140,0.35)'
  for (let i = 0; i < 60; i++) {
    const x = (scattered(i, 1) * 960 + time * 3) % 960
    const y = 330 + scattered(i, 2) * 260
    context.beginPath()
    context.ellipse(x, y, 13, 3.4, 0, 0, Math.PI * 2)
    context.fill()
  }
}

function marked(stage: Stage, state: Plates, values: Values): void {
  const { width = 3000 } = values
  const x = ridgeX + Math.min(1, state.along / width) * (trenchX - ridgeX)
  const y = floorY(state.age)
  line(
    stage,
    [
      [x, sea - 42],
      [x, y],
    ],
    { colour: 'ink', width: 2.5, dashed: true },
  )
  disc(stage, x, y + 4, 9, 'marigold')
  // A small boat rides above the marked piece.
  area(
    stage,
    [
      [x - 30, sea - 8],
      [x + 30, sea - 8],
      [x + 20, sea + 6],
      [x - 20, sea + 6],
    ],
    'tomato',
  )
  line(
    stage,
    [
      [x, sea - 8],
      [x, sea - 48],
    ],
    { width: 3 },
  )
  area(
    stage,
    [
      [x + 3, sea - 46],
      [x + 3, sea - 14],
      [x + 26, sea - 16],
    ],
    'card',
  )
}

function words(stage: Stage, state: Plates, values: Values, end: number, volcano: number): void {
  const { width = 3000, rate = 4 } = values
  const x = ridgeX + Math.min(1, state.along / width) * (trenchX - ridgeX)
  label(
    stage,
    `${state.age.toFixed(0)} million years old, ${depthOf(state, values).toFixed(1)} km deep`,
    Math.min(480, Math.max(170, x)),
    92,
    { on: 'card', bold: true, size: 18 },
  )
  label(stage, `${rate.toFixed(1)} cm a year`, 270, 328, { bold: true, size: 17, on: 'card' })
  label(stage, 'ridge: new floor', ridgeX, 572, { bold: true, size: 16, on: 'card' })
  label(stage, `${width.toFixed(0)} km in ${end.toFixed(0)} million years`, 400, 572, {
    size: 16,
    on: 'card',
  })
  label(stage, 'trench', trenchX - 46, sea + 26, { size: 16, bold: true })
  label(stage, `mountains ${state.mountain.toFixed(1)} km`, Math.min(860, Math.max(760, volcano)), sea + 62, {
    size: 17,
    bold: true,
    on: 'card',
  })
  label(stage, 'the plate sinks', 850, 572, { size: 16, bold: true, on: 'card' })
}
