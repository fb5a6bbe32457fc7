import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { house, mixed, tree } from '../sky.ts'
import { coneOf, explodes, flowOf, kindOf, opensAt, plumeOf, type Volcano } from './model.ts'

type Point = readonly [number, number]
const [vent, floor] = [330, 400] as const

export function draw(stage: Stage, state: Volcano, values: Values): void {
  ground(stage, 'sky')
  const share = Math.min(1, state.pressure / opensAt(values))
  const { slope } = kindOf(values)
  const tall = Math.min(230, 70 + coneOf(state, values) * 0.24)
  const half = Math.min(300, tall / Math.tan((Math.max(18, slope + 8) * Math.PI) / 180))
  const top = floor - tall
  ash(stage, state, values, top)
  below(stage, values)
  cone(stage, half, top)
  chamber(stage, share, values)
  pipe(stage, state.open, top)
  if (state.open && !explodes(values)) lava(stage, half, top, state)
  house(stage, 50, floor + 6, 40)
  tree(stage, 100, floor + 4, 44, '#5E9E4B')
  tree(stage, 612, floor + 4, 50, '#5E9E4B')
  words(stage, state, values, share)
}

function below(stage: Stage, values: Values): void {
  area(
    stage,
    [
      [-6, floor],
      [646, floor],
      [646, 606],
      [-6, 606],
    ],
    '#8DBD70',
  )
  area(
    stage,
    [
      [-6, floor + 14],
      [646, floor + 14],
      [646, 606],
      [-6, 606],
    ],
    '#A9825B',
    { rim: false },
  )
  area(
    stage,
    [
      [-6, 470],
      [646, 458],
      [646, 606],
      [-6, 606],
    ],
    '#8A6A54',
    { rim: false },
  )
  // What comes from below.
  const wide = 6 + (values.inflow ?? 3) * 2.2
  line(
    stage,
    [
      [vent, 604],
      [vent, 560],
    ],
    { colour: 'tomato', width: wide },
  )
}

function cone(stage: Stage, half: number, top: number): void {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const bend = t ** 1.35
    left.push([vent - 16 - (half - 16) * (1 - t), floor - (floor - top) * bend])
    right.push([vent + 16 + (half - 16) * t, top + (floor - top) * (1 - (1 - t) ** 1.35)])
  }
  area(stage, [...left, ...right], '#6E5547')
  for (const lift of [0.35, 0.65]) {
    const y = floor - (floor - top) * lift
    const wide = half * (1 - lift ** 0.74) * 0.9
    line(
      stage,
      [
        [vent - wide, y],
        [vent + wide, y],
      ],
      { colour: 'earth', width: 3 },
    )
  }
}

function chamber(stage: Stage, share: number, values: Values): void {
  const { context, colours } = stage
  const size = Math.cbrt((values.chamber ?? 10) / 10)
  context.fillStyle = mixed('#C9622E', '#FF3B1F', share)
  context.strokeStyle = colours.ink
  context.lineWidth = 2.5
  context.beginPath()
  context.ellipse(vent, 520, 120 * size, 46 * size, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = 'rgba(255,210,120,0.8)'
  const gas = Math.round((values.gas ?? 2) * 7)
  for (let i = 0; i < gas; i++) {
    const a = scattered(i, 1) * 2 * Math.PI
    const r = Math.sqrt(scattered(i, 2)) * 0.85
    context.beginPath()
    context.arc(
      vent + Math.cos(a) * r * 120 * size,
      520 + Math.sin(a) * r * 46 * size,
      2 + 3 * scattered(i, 3),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function pipe(stage: Stage, open: boolean, top: number): void {
  line(
    stage,
    [
      [vent, 482],
      [vent, open ? top : top + 34],
    ],
    { colour: 'ink', width: 17 },
  )
  line(
    stage,
    [
      [vent, 486],
      [vent, open ? top : top + 36],
    ],
    { colour: 'tomato', width: 12 },
  )
  if (!open)
    area(
      stage,
      [
        [vent - 12, top + 4],
        [vent + 12, top + 4],
        [vent + 9, top + 34],
        [vent - 9, top + 34],
      ],
      '#3A3230',
    )
}

/** Quiet: a fountain, and streams down both sides. */
function lava(stage: Stage, half: number, top: number, { time }: Volcano): void {
  const { context } = stage
  for (const side of [-1, 1]) {
    const stream: Point[] = []
    for (let i = 0; i <= 10; i++) {
      const t = i / 10
      stream.push([vent + side * (14 + (half - 14) * t), top + (floor - top) * (1 - (1 - t) ** 1.35)])
    }
    line(stage, stream, { colour: 'tomato', width: 11 })
    line(stage, stream, { colour: 'marigold', width: 4 })
  }
  for (let i = 0; i < 26; i++) {
    const t = (scattered(i, 7) + time * 0.6) % 1
    const side = (scattered(i, 8) - 0.5) * 110
    const y = top - (scattered(i, 9) * 60 + 40) * 4 * t * (1 - t)
    context.fillStyle = i % 2 === 0 ? '#FFB13B' : '#E4472B'
    context.beginPath()
    context.arc(vent + side * t, y, 4.5, 0, Math.PI * 2)
    context.fill()
  }
}

/** Ash that rises and then hangs in the sky for some days. */
function ash(stage: Stage, state: Volcano, values: Values, top: number): void {
  if (!explodes(values)) return
  const since = state.time - state.lastOpen
  const thick = Math.max(0, 1 - since / 14)
  if (thick <= 0) return
  const { context } = stage
  for (let i = 0; i < 90; i++) {
    const up = scattered(i, 11)
    const y = top - 10 - up * Math.min(top - 40, 260)
    const wide = 14 + 130 * up ** 2.4
    const x = vent + (scattered(i, 12) - 0.5) * 2 * wide + since * 5 * up
    const grey = 78 + Math.round(44 * scattered(i, 13))
    context.fillStyle = `rgba(${grey},${grey - 4},${grey + 6},${0.8 * thick})`
    context.beginPath()
    context.arc(x, y, 14 + 26 * up, 0, Math.PI * 2)
    context.fill()
  }
  if (!state.open) return
  for (const [paint, wide, tall] of [
    ['tomato', 15, 110],
    ['marigold', 8, 76],
  ] as const)
    area(
      stage,
      [
        [vent - wide, top + 4],
        [vent - wide * 1.3, top - tall * 0.6],
        [vent, top - tall],
        [vent + wide * 1.3, top - tall * 0.6],
        [vent + wide, top + 4],
      ],
      paint,
      { rim: false },
    )
}

function words(stage: Stage, state: Volcano, values: Values, share: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.paper
  context.fillRect(646, 0, 314, 600)
  line(
    stage,
    [
      [646, 0],
      [646, 600],
    ],
    { width: 2 },
  )
  const { name, rock } = kindOf(values)
  const x = 803
  const since = state.time - state.lastOpen
  const text = state.open
    ? explodes(values)
      ? 'it explodes!'
      : 'lava flows'
    : since < 2
      ? 'it is over'
      : 'it fills up again'
  label(stage, text, x, 40, { bold: true, size: 27, colour: state.open ? 'tomato' : 'ink' })
  label(stage, `${name} magma (${rock})`, x, 76, { size: 17 })
  label(stage, `${(values.gas ?? 2).toFixed(1)}% gas`, x, 102, { size: 15, colour: 'muted' })
  gauge(stage, x, 196, share, state.pressure)
  if (state.open) {
    label(stage, `${flowOf(state, values).toFixed(0)} m³ a second`, x, 276, {
      bold: true,
      size: 19,
      colour: 'tomato',
    })
    if (explodes(values))
      label(stage, `ash ${plumeOf(state, values).toFixed(1)} km high`, x, 302, { size: 16 })
  } else
    label(
      stage,
      state.repose > 0 ? `every ${state.repose.toFixed(0)} days` : `eruptions so far: ${state.count}`,
      x,
      282,
      { size: 18 },
    )
  label(stage, `new cone ${coneOf(state, values).toFixed(0)} m`, vent, floor + 30, {
    size: 16,
    bold: true,
    on: 'card',
  })
  label(stage, `day ${state.time.toFixed(0)}`, 20, 28, { size: 18, bold: true, align: 'left', on: 'card' })
  label(stage, 'magma chamber', vent, 586, { size: 15, bold: true, on: 'card' })
  const first = state.trail[0]?.[0] ?? 0
  plot(stage, {
    at: [662, 330, 282, 254],
    title: 'Pressure in the chamber',
    across: `days ${first.toFixed(0)} to ${Math.max(first + 60, state.time).toFixed(0)}`,
    up: `0 to ${(opensAt(values) * 1.15).toFixed(0)} MPa`,
    x: [first, Math.max(first + 60, state.time)],
    y: [0, opensAt(values) * 1.15],
    curves: [
      {
        points: [
          [first, opensAt(values)] as const,
          [Math.max(first + 60, state.time), opensAt(values)] as const,
        ],
        colour: 'line',
        dashed: true,
      },
      { points: [...state.trail, [state.time, state.pressure] as const], colour: 'tomato' },
    ],
    dots: [{ at: [state.time, state.pressure], colour: 'tomato', size: 6 }],
  })
}

function gauge(
  { context, colours, ...rest }: Stage,
  x: number,
  y: number,
  share: number,
  pressure: number,
): void {
  const stage = { context, colours, ...rest }
  context.lineWidth = 16
  for (const [from, to, paint] of [
    [0, 0.6, colours.leaf],
    [0.6, 0.85, colours.marigold],
    [0.85, 1, colours.tomato],
  ] as const) {
    context.strokeStyle = paint
    context.beginPath()
    context.arc(x, y, 62, Math.PI * (1 + from), Math.PI * (1 + to))
    context.stroke()
  }
  const a = Math.PI * (1 + share)
  line(
    stage,
    [
      [x, y],
      [x + Math.cos(a) * 50, y + Math.sin(a) * 50],
    ],
    { width: 5 },
  )
  label(stage, `${pressure.toFixed(1)} MPa`, x, y + 28, { size: 18, bold: true })
}
