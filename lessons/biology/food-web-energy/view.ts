import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { oval, soft } from '../shapes.ts'
import { type FoodChain, flowsOf } from './model.ts'

const columns = [160, 420, 630, 825] as const
const names = ['grass', 'grasshoppers', 'frogs', 'hawks'] as const
const paints = ['leaf', 'marigold', 'teal', 'iris'] as const
const soil = 338

export function draw(stage: Stage, state: FoodChain, values: Values): void {
  ground(stage, 'sky')
  const { into, away } = flowsOf(state, values)
  sun(stage, values)
  hills(stage)
  const fed = into.map((flow, i) => Math.min(1, flow / (into[0] * 0.1 ** i + 1e-9)))
  grass(stage, Math.min(1, state.held[0] / (into[0] * 50)), into[0])
  grasshopper(stage, columns[1] - 12, soil - 34, fed[1] ?? 0)
  frog(stage, columns[2], soil - 32, fed[2] ?? 0)
  hawk(stage, columns[3], 214, fed[3] ?? 0, state.steps)
  links(stage, values)
  below(stage, into)
  if (away > 0)
    label(stage, `people take ${(values.taken ?? 0).toFixed(0)}%`, columns[2], 418, {
      size: 16,
      bold: true,
      colour: 'tomato',
      on: 'card',
    })
  const of = (1000 * into[3]) / Math.max(1e-9, into[0])
  card(stage, 560, 18, 380, 62)
  label(stage, 'Of 1000 kJ in the grass', 578, 40, { align: 'left', size: 16, colour: 'muted' })
  label(stage, `${of < 0.005 ? '0' : of.toPrecision(2)} kJ reach the hawk`, 578, 62, {
    align: 'left',
    size: 18,
    bold: true,
  })
  label(stage, `day ${state.time.toFixed(0)}`, 922, 48, {
    align: 'right',
    size: 18,
    bold: true,
    colour: 'teal',
  })
}

function sun(stage: Stage, { sun: light = 200, capture = 1 }: Values): void {
  const radius = 30 + light / 12
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    line(
      stage,
      [
        [94 + Math.cos(a) * (radius + 8), 98 + Math.sin(a) * (radius + 8)],
        [94 + Math.cos(a) * (radius + 16 + light / 25), 98 + Math.sin(a) * (radius + 16 + light / 25)],
      ],
      { colour: 'marigold', width: 5 },
    )
  }
  disc(stage, 94, 98, radius, 'marigold')
  label(stage, `${light.toFixed(0)} W/m²`, 94, 98, { size: 15, bold: true })
  label(stage, `plants catch ${capture.toFixed(1)}%`, 262, 66, { size: 16, bold: true, colour: 'leaf' })
  arrow(stage, [170, 120], [44, 70], 'marigold')
}

function hills(stage: Stage): void {
  const wavy = (top: number, wave: number): [number, number][] => [
    ...Array.from({ length: 41 }, (_, i): [number, number] => [i * 24, top + wave * Math.sin(i / 5 + top)]),
    [960, 600],
    [0, 600],
  ]
  area(stage, wavy(250, 14), '#BFDDA6', { rim: false })
  area(stage, wavy(300, 8), '#9CC87F', { rim: false })
  area(
    stage,
    [
      [-4, soil],
      [964, soil],
      [964, 604],
      [-4, 604],
    ],
    '#C9A67F',
  )
}

function grass(stage: Stage, grown: number, caught: number): void {
  const blades = 16 + Math.round(Math.min(1, caught / 500) * 30)
  for (let i = 0; i < blades; i++) {
    const x = 40 + 250 * scattered(i, 71)
    const tall = (24 + 64 * scattered(i, 72)) * (0.2 + 0.8 * grown)
    const lean = 16 * (scattered(i, 73) - 0.5)
    area(
      stage,
      [
        [x - 5, soil],
        [x + lean, soil - tall],
        [x + 5, soil],
      ],
      i % 2 ? '#5E9E4B' : '#79B85F',
    )
  }
}

function grasshopper(stage: Stage, x: number, y: number, fed: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  const size = 0.8 + 0.35 * Math.min(1, fed)
  context.scale(size, size)
  oval(stage, [0, 8], [48, 15], '#A8C93F', { turn: -0.12, rim: 2 })
  oval(stage, [6, 2], [40, 8], '#C7DE6B', { turn: -0.1 })
  disc(stage, 48, -2, 15, '#A8C93F')
  oval(stage, [53, -5], [3.5, 4.5], 'ink', { rim: 0 })
  for (const [x1, y1, x2, y2, x3, y3] of [
    [-14, 12, -40, -30, -60, 30],
    [14, 18, 8, 26, 2, 34],
    [30, 14, 34, 24, 40, 33],
  ] as const)
    line(
      stage,
      [
        [x1, y1],
        [x2, y2],
        [x3, y3],
      ],
      { width: 4 },
    )
  line(
    stage,
    [
      [54, -14],
      [72, -32],
    ],
    { width: 2 },
  )
  context.restore()
}

function frog(stage: Stage, x: number, y: number, fed: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  const size = 0.75 + 0.3 * Math.min(1, fed)
  context.scale(size, size)
  for (const side of [-1, 1]) {
    oval(stage, [side * 38, 16], [22, 15], '#4E9A62', { turn: side * 0.5, rim: 2 })
    oval(stage, [side * 44, 32], [22, 6], '#4E9A62', { rim: 2 })
  }
  oval(stage, [0, 6], [40, 30], '#63B277', { rim: 2 })
  oval(stage, [0, 16], [26, 17], '#D8EBB8', { rim: 0 })
  for (const side of [-1, 1]) {
    disc(stage, side * 18, -22, 12, '#63B277')
    oval(stage, [side * 18, -23], [6.5, 6.5], 'card')
    oval(stage, [side * 18, -23], [3, 4], 'ink', { rim: 0 })
  }
  line(
    stage,
    [
      [-18, 2],
      [-8, 8],
      [8, 8],
      [18, 2],
    ],
    { width: 3 },
  )
  context.restore()
}

function hawk(stage: Stage, x: number, y: number, fed: number, beat: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y + 6 * Math.sin(beat * 0.06))
  const size = 0.75 + 0.3 * Math.min(1, fed)
  context.scale(size, size)
  const flap = 12 * Math.sin(beat * 0.12)
  for (const side of [-1, 1])
    soft(
      stage,
      [
        [side * 6, -10],
        [side * 50, -34 + flap],
        [side * 100, -16 + flap],
        [side * 108, 4 + flap],
        [side * 74, -2 + flap * 0.7],
        [side * 40, 8],
        [side * 8, 16],
      ],
      '#8A5A3B',
    )
  area(
    stage,
    [
      [-8, 26],
      [8, 26],
      [20, 56],
      [-20, 56],
    ],
    '#A9744C',
  )
  oval(stage, [0, 8], [17, 30], '#C99263', { rim: 2 })
  disc(stage, 0, -24, 14, '#8A5A3B')
  for (const side of [-1, 1]) oval(stage, [side * 6, -27], [3, 3], 'marigold', { rim: 1 })
  area(
    stage,
    [
      [-4, -22],
      [4, -22],
      [0, -10],
    ],
    'marigold',
  )
  context.restore()
}

/** Who is eaten by whom, and the heat that everyone gives off. */
function links(stage: Stage, { transfer = 10 }: Values): void {
  const y = soil + 30
  for (const i of [0, 1, 2] as const) {
    const [from, to] = [columns[i] + (i === 0 ? 142 : 74), (columns[i + 1] ?? 0) - 74]
    arrow(stage, [from, y], [to - from, 0], 'ink')
    label(stage, `${transfer.toFixed(0)}%`, (from + to) / 2, y + 20, { size: 16, bold: true })
  }
  for (const [x, top] of [
    [columns[0] + 150, 262],
    [columns[1] - 4, 262],
    [columns[2] - 2, 250],
    [columns[3], 164],
  ] as const) {
    line(
      stage,
      Array.from({ length: 15 }, (_, k) => [x + 6 * Math.sin(k * 0.9), top - k * 4] as const),
      { colour: 'tomato', width: 4 },
    )
    arrow(stage, [x, top - 54], [0, -22], 'tomato')
  }
  label(stage, 'heat', columns[1] + 28, 206, { size: 15, colour: 'tomato', bold: true })
}

/** Squares in the soil: their areas are the energies. */
function below(stage: Stage, into: readonly number[]): void {
  const { context, colours } = stage
  into.forEach((flow, i) => {
    const x = columns[i] ?? 0
    const side = Math.max(1.5, 200 * Math.sqrt(Math.min(1, flow / 778)) * 1)
    const foot = 556
    context.fillStyle = 'rgba(29,27,46,0.15)'
    context.fillRect(x - side / 2 + 4, foot - side + 4, side, side)
    context.fillStyle = colours[paints[i] ?? 'leaf']
    context.fillRect(x - side / 2, foot - side, side, side)
    context.lineWidth = side > 8 ? 2 : 1
    context.strokeStyle = colours.ink
    context.beginPath()
    context.rect(x - side / 2, foot - side, side, side)
    context.stroke()
    label(stage, `${names[i]}: ${flow < 0.0005 ? '0' : flow.toPrecision(3)} kJ`, x, 578, {
      size: 17,
      bold: true,
    })
  })
  label(stage, 'areas show the energy for 1 m² in a day', 936, 456, { size: 15, align: 'right' })
  label(stage, 'worms and fungi live on what is left', 936, 488, { size: 15, align: 'right' })
  const worm = Array.from({ length: 17 }, (_, k) => [540 + k * 4.4, 470 + 8 * Math.sin(k * 0.55)] as const)
  line(stage, worm, { width: 14 })
  line(stage, worm, { width: 10, colour: 'rose' })
  oval(stage, [607, 472], [2, 2], 'ink', { rim: 0 })
}
