import { plot } from '@makebelieve/kit/simulation/plot'
import { card, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, ring, stroke } from '../shapes.ts'
import { type Diffusion, half, slice, spreading, widthOf } from './model.ts'

const dish = { left: 30, top: 50, side: 520 }
const scale = dish.side / (2 * half)
const place = (x: number, y: number): [number, number] => [
  dish.left + (x + half) * scale,
  dish.top + (half - y) * scale,
]

export function draw(stage: Stage, state: Diffusion, values: Values): void {
  ground(stage, 'paper')
  const { temperature = 20, radius = 0.4, thick = 1, drop = 1 } = values
  const { context } = stage
  card(stage, dish.left - 10, dish.top - 10, dish.side + 20, dish.side + 20, 'card', 26)
  const water = mixed(mixed('#D6ECF5', '#F6D9CC', temperature / 90), '#E3C478', Math.log10(thick) * 0.7)
  context.fillStyle = water
  context.beginPath()
  context.roundRect(dish.left, dish.top, dish.side, dish.side, 18)
  context.fill()
  const width = widthOf(state.slices)
  const size = 2.6 + 1.6 * Math.log10(radius / 0.2)
  state.x.forEach((x, i) => {
    const [px, py] = place(x, state.y[i] ?? 0)
    context.fillStyle = '#5B5BD6'
    context.globalAlpha = 0.8
    context.beginPath()
    context.arc(px, py, size, 0, Math.PI * 2)
    context.fill()
  })
  context.globalAlpha = 1
  if (width < 4.6) {
    ring(stage, place(0, 0), 2 * width * scale, '#1D1B2E', 2.5, true)
    label(stage, '86% are inside', dish.left + dish.side / 2, place(0, -2 * width)[1] + 20, {
      size: 15,
      bold: true,
      on: 'card',
    })
  }
  stroke(
    stage,
    state.path.map(([x, y]) => place(x, y)),
    '#E4472B',
    2,
    0.75,
  )
  const last = state.path.at(-1) ?? [0, 0]
  disc(stage, ...place(...last), 8, 'tomato')
  label(stage, clock(state.time), dish.left + 4, 22, { bold: true, size: 22, align: 'left' })
  label(stage, `${temperature.toFixed(0)} °C`, dish.left + dish.side, 22, {
    bold: true,
    size: 20,
    align: 'right',
  })
  ruler(stage)
  curves(stage, state, values, drop, width)
}

const clock = (minutes: number) =>
  minutes < 60
    ? `${minutes.toFixed(0)} minutes`
    : `${Math.floor(minutes / 60)} h ${(Math.floor(minutes) % 60).toString().padStart(2, '0')} min`

function ruler(stage: Stage): void {
  const [x, y] = [dish.left + dish.side - 5 * scale - 18, dish.top + dish.side - 22]
  stroke(
    stage,
    [
      [x, y - 7],
      [x, y],
      [x + 5 * scale, y],
      [x + 5 * scale, y - 7],
    ],
    '#1D1B2E',
    3,
  )
  label(stage, '5 mm', x + 2.5 * scale, y - 14, { size: 15, bold: true })
}

function curves(stage: Stage, state: Diffusion, values: Values, drop: number, width: number): void {
  const most = 1 / (Math.sqrt(2 * Math.PI) * drop)
  const middles = state.slices.map((share, i) => [(i + 0.5) * slice - half, share / slice] as const)
  plot(stage, {
    at: [588, 20, 350, 272],
    title: 'How much ink is where',
    across: 'across the dish: 20 mm',
    up: 'colour',
    x: [-half, half],
    y: [0, most * 1.05],
    curves: [
      {
        points: middles.map(([x]) => [x, most * Math.exp(-(x * x) / (2 * drop * drop))] as const),
        colour: 'muted',
        dashed: true,
      },
      { points: middles, colour: 'iris', filled: true },
    ],
  })
  const until = Math.max(60, state.time)
  const fast = spreading(values)
  const law = (t: number) => Math.sqrt(drop * drop + 2 * fast * t)
  const high = Math.max(2.5, Math.min(6.5, Math.max(width, law(until)) * 1.15))
  plot(stage, {
    at: [588, 310, 350, 272],
    title: `${width.toFixed(2)} mm wide`,
    across: `time: 0 to ${clock(until)}`,
    up: 'width',
    x: [0, until],
    y: [0, high],
    curves: [
      {
        points: Array.from({ length: 60 }, (_, i) => [(i / 59) * until, law((i / 59) * until)] as const),
        colour: 'muted',
        dashed: true,
      },
      { points: [...state.trail, [state.time, width] as const], colour: 'tomato' },
    ],
    dots: [{ at: [state.time, width], colour: 'tomato' }],
  })
}
