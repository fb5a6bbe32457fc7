import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { flame, mixed, wandering } from '../shapes.ts'
import { type Dissolving, limit, solubility, substanceOf, substances } from './model.ts'

const glass = { left: 96, right: 476, base: 470 }

export function draw(stage: Stage, state: Dissolving, values: Values): void {
  ground(stage, 'paper')
  const { temperature = 20, water = 100, amount = 60 } = values
  beaker(stage, state, values)
  const what = substanceOf(values)
  const strength = (100 * state.dissolved) / water
  const full = strength > 0.985 * limit(values)
  const status = state.solid < 0.05 ? 'all is dissolved' : full ? 'the water is full' : 'it dissolves'
  label(stage, `${what.name}, ${temperature.toFixed(0)} °C`, 40, 38, { bold: true, size: 24, align: 'left' })
  label(stage, status, 40, 72, {
    size: 18,
    bold: true,
    align: 'left',
    colour: full && state.solid > 0.05 ? 'tomato' : 'teal',
  })
  label(stage, `${state.dissolved.toFixed(1)} g dissolved, ${state.solid.toFixed(1)} g solid`, 286, 500, {
    bold: true,
    size: 18,
  })
  const tallest =
    Math.max(120, ...substances.map(({ table }) => (table === what.table ? (table[5] ?? 0) : 0)), strength) *
    1.05
  plot(stage, {
    at: [604, 20, 334, 310],
    title: 'What fits into 100 g of water',
    across: '0 to 100 °C',
    up: `0 to ${tallest.toFixed(0)} g`,
    x: [0, 100],
    y: [0, tallest],
    curves: substances.map(({ table, colour }) => ({
      points: Array.from({ length: 41 }, (_, i) => [i * 2.5, solubility(table, i * 2.5)] as const),
      colour: table === what.table ? colour : 'line',
      filled: table === what.table,
    })),
    dots: [{ at: [temperature, strength], colour: 'tomato', size: 10 }],
  })
  const long = Math.max(60, state.time)
  plot(stage, {
    at: [604, 348, 334, 232],
    title: 'Dissolved',
    across: `0 to ${long.toFixed(0)} s`,
    up: `0 to ${amount.toFixed(0)} g`,
    x: [0, long],
    y: [0, amount],
    curves: [
      {
        points: [
          [0, Math.min(amount, (limit(values) * water) / 100)],
          [long, Math.min(amount, (limit(values) * water) / 100)],
        ],
        colour: 'muted',
        dashed: true,
      },
      { points: [...state.trail, [state.time, state.dissolved] as const], colour: what.colour },
    ],
    dots: [{ at: [state.time, state.dissolved], colour: 'tomato' }],
  })
}

function beaker(stage: Stage, state: Dissolving, values: Values): void {
  const { temperature = 20, water = 100, stirring = 1, grain = 1 } = values
  const { left, right, base } = glass
  const { context } = stage
  const hot = temperature / 100
  const flames = Math.round(Math.max(0, temperature - 20) / 15)
  for (let i = 0; i < flames; i++) flame(stage, 286 + (i - (flames - 1) / 2) * 62, 588, 26 + 40 * hot, 18)
  const level = base - 110 - (water / 200) * 190
  context.fillStyle = mixed('#CDE9F6', '#F4CFC2', hot)
  context.fillRect(left, level, right - left, base - level)
  const strength = (100 * state.dissolved) / water
  const bits = Math.round(Math.min(150, 9 * Math.sqrt(strength)))
  const pace = state.time * (0.04 + 0.05 * hot + 0.05 * stirring)
  for (let i = 0; i < bits; i++) {
    const x = left + 12 + wandering(i, 1, pace) * (right - left - 24)
    const y = level + 12 + wandering(i, 2, pace) * (base - level - 24)
    context.fillStyle = '#FFFFFF'
    context.globalAlpha = 0.95
    context.beginPath()
    context.arc(x, y, 4, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 1
    context.strokeStyle = '#8FB8CC'
    context.lineWidth = 1
    context.stroke()
  }
  spoon(stage, state.time, stirring, level)
  heap(stage, state.solid, grain, values)
  line(
    stage,
    [
      [left - 16, 118],
      [left - 3, 132],
      [left - 3, base + 3],
      [right + 3, base + 3],
      [right + 3, 120],
    ],
    { width: 6 },
  )
}

/** Crystals in a heap: the size of a grain as it is now, and as many as make up the mass. */
function heap(stage: Stage, solid: number, grain: number, values: Values): void {
  if (solid < 0.02) return
  const { amount = 60 } = values
  const { base } = glass
  const first = 5 + 4.2 * Math.log2(grain / 0.3)
  const size = first * Math.cbrt(Math.max(0.06, solid / amount))
  // A mound: each row has one grain less than the row below.
  const most = Math.floor(340 / (first * 1.9))
  const wanted = Math.max(4, (amount * 70) / (first + 1) ** 1.6)
  const bottom = Math.min(most, Math.max(3, Math.round(Math.sqrt(2 * wanted))))
  for (let row = 0; row < bottom; row++)
    for (let i = 0; i < bottom - row; i++) {
      const which = row * 40 + i
      const x = 286 + (i - (bottom - row - 1) / 2) * size * 1.9 + (scattered(which, 2) - 0.5) * size * 0.6
      const y = base - 4 - size * 0.8 - row * size * 0.95
      crystal(stage, x, y, size, scattered(which, 4) * 1.4)
    }
}

function crystal(stage: Stage, x: number, y: number, size: number, turn: number): void {
  const corner = (angle: number): [number, number] => [
    x + Math.cos(angle + turn) * size,
    y + Math.sin(angle + turn) * size,
  ]
  area(stage, [corner(0), corner(1.57), corner(3.14), corner(4.71)], '#FFFFFF')
}

function spoon(stage: Stage, time: number, stirring: number, level: number): void {
  const swing = stirring < 0.05 ? 0.9 : Math.sin(time * stirring * 0.6)
  const tip: [number, number] = stirring < 0.05 ? [512, 330] : [286 + swing * 120, 380]
  const grip: [number, number] = stirring < 0.05 ? [540, 130] : [310 + swing * 60, 106]
  line(stage, [grip, tip], { width: 8, colour: 'muted' })
  disc(stage, tip[0], tip[1] + 8, 15, '#A9A6B4')
  if (stirring < 0.05) return
  const { context, colours } = stage
  context.strokeStyle = colours.teal
  context.lineWidth = 3
  context.beginPath()
  context.ellipse(286, level + 22, 60 + stirring * 22, 9, 0, 0.3, Math.PI * 1.6)
  context.stroke()
}
