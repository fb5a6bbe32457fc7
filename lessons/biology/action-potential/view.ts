import { scattered } from '@makebelieve/kit/simulation/plot'
import {
  arrow,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval, soft } from '../shapes.ts'
import { currents, type Nerve, seen } from './model.ts'

type Point = readonly [number, number]

export function draw(stage: Stage, state: Nerve, values: Values): void {
  ground(stage, 'paper')
  neuron(stage, state)
  membrane(stage, state, values)
  scope(stage, state, values)
}

/** What the voltage was so many ms ago. */
function ago({ trail, voltage }: Nerve, back: number): number {
  if (back <= 0) return voltage
  return trail[Math.max(0, trail.length - 1 - Math.round(back * 5))]?.[1] ?? voltage
}

const glow = (voltage: number) => mixed('#BFD9E8', '#F5B700', (voltage + 68) / 100)

/** The spike runs along the nerve: farther places show what was at the cell a little earlier. */
function neuron(stage: Stage, state: Nerve): void {
  const { context, colours } = stage
  const y = 84
  const colour = glow(state.voltage)
  for (const [dx, dy] of [
    [-70, -48],
    [-84, 4],
    [-62, 50],
    [-10, -62],
    [-8, 60],
  ] as const)
    for (const [width, paint] of [
      [13, colours.ink],
      [9, colour],
    ] as const) {
      context.strokeStyle = paint
      context.lineWidth = width
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(120, y)
      context.quadraticCurveTo(120 + dx * 0.6, y + dy * 0.3, 120 + dx, y + dy)
      context.stroke()
    }
  const [left, right] = [140, 800]
  line(
    stage,
    [
      [left, y],
      [right, y],
    ],
    { width: 25 },
  )
  for (let i = 0; i < 110; i++) {
    const x = left + ((right - left) * i) / 110
    context.fillStyle = glow(ago(state, (i / 110) * 8))
    context.fillRect(x, y - 10, (right - left) / 110 + 1, 20)
  }
  const end = glow(ago(state, 8))
  for (const dy of [-46, 0, 46]) {
    for (const [width, paint] of [
      [13, colours.ink],
      [9, end],
    ] as const) {
      context.strokeStyle = paint
      context.lineWidth = width
      context.beginPath()
      context.moveTo(right - 2, y)
      context.quadraticCurveTo(right + 40, y, right + 84, y + dy)
      context.stroke()
    }
    oval(stage, [right + 90, y + dy], [13, 13], end, { rim: 2 })
  }
  oval(stage, [right + 1, y], [10, 10], end, { rim: 0 })
  soft(
    stage,
    Array.from({ length: 14 }, (_, i): Point => {
      const a = (i / 14) * Math.PI * 2
      const r = 46 + (i % 2) * 7
      return [120 + Math.cos(a) * r, y + Math.sin(a) * r]
    }),
    colour,
    { rim: 2.5 },
  )
  oval(stage, [120, y], [18, 18], '#C9C4EF', { rim: 2 })
  arrow(stage, [430, y + 34], [90, 0], 'muted')
  label(stage, 'the spike runs along the nerve', 640, y + 35, { size: 15, colour: 'muted' })
}

/** A piece of the skin of the nerve, with its doors. */
function membrane(stage: Stage, state: Nerve, values: Values): void {
  const { context } = stage
  card(stage, 20, 172, 430, 410)
  const [top, bottom] = [330, 402]
  context.save()
  context.beginPath()
  context.roundRect(21, 173, 428, 408, 13)
  context.clip()
  context.fillStyle = '#E4F2F8'
  context.fillRect(20, 172, 430, top - 172)
  context.fillStyle = mixed('#F6EBD3', '#FBD469', (state.voltage + 65) / 105)
  context.fillRect(20, bottom, 430, 200)
  context.restore()
  label(stage, 'outside', 38, 194, { align: 'left', size: 16, colour: 'muted' })
  label(stage, 'inside the nerve', 38, 562, { align: 'left', size: 16, colour: 'muted' })
  for (let x = 32; x < 442; x += 15)
    for (const [y, way] of [
      [top + 9, 1],
      [bottom - 9, -1],
    ] as const) {
      line(
        stage,
        [
          [x, y],
          [x, y + way * 24],
        ],
        { colour: 'earth', width: 2.5 },
      )
      oval(stage, [x, y], [6.5, 6.5], '#E9C98F', { rim: 1.2 })
    }
  const flow = currents(state, values)
  const open = { sodium: state.m ** 3 * state.h, potassium: state.n ** 4 }
  const reach = (current: number) => Math.min(1, Math.abs(current) / 300)
  ions(stage, state, flow.sodium, flow.potassium)
  ;[90, 200].forEach((x, i) => {
    const plugged = (values.puffer ?? 0) / 100 > (i + 0.5) / 2
    door(stage, x, top, bottom, 'tomato', plugged ? 0 : Math.min(1, open.sodium * 4), plugged)
  })
  ;[285, 390].forEach((x, i) => {
    const plugged = (values.block ?? 0) / 100 > (i + 0.5) / 2
    door(stage, x, top, bottom, 'iris', plugged ? 0 : Math.min(1, open.potassium * 2.6), plugged)
  })
  const [a, b] = [reach(flow.sodium), reach(flow.potassium)]
  for (const [i, x] of [90, 200].entries())
    if (a > 0.05 && (values.puffer ?? 0) <= 25 + 50 * i)
      arrow(stage, [x, 336 - 40 * a], [0, 76 + 80 * a], 'ink')
  for (const [i, x] of [285, 390].entries())
    if (b > 0.05 && (values.block ?? 0) <= 25 + 50 * i)
      arrow(stage, [x, 396 + 40 * b], [0, -76 - 80 * b], 'ink')
  label(stage, 'sodium in', 145, 222, { size: 17, bold: true, colour: 'tomato', on: 'card' })
  label(stage, 'potassium out', 338, 222, { size: 17, bold: true, colour: 'iris', on: 'card' })
  label(stage, `${state.voltage.toFixed(0).replace('-', '−')} mV`, 430, 556, {
    align: 'right',
    bold: true,
    size: 30,
  })
}

/** Much sodium outside, much potassium inside; they drift, and faster where they flow. */
function ions(stage: Stage, { time }: Nerve, sodium: number, potassium: number): void {
  const drift = (i: number) => 4 * Math.sin(time * 0.8 + i * 1.9)
  for (let i = 0; i < 26; i++) {
    const out = i < 21
    const x = 40 + 390 * scattered(i, 31)
    const y = out ? 248 + 70 * scattered(i, 32) : 420 + 100 * scattered(i, 33)
    disc(stage, x, y + drift(i) + Math.min(8, Math.max(0, -sodium / 60)), 6, 'tomato')
  }
  for (let i = 0; i < 26; i++) {
    const out = i < 5
    const x = 40 + 390 * scattered(i, 34)
    const y = out ? 248 + 70 * scattered(i, 35) : 422 + 108 * scattered(i, 36)
    disc(stage, x, y + drift(i + 7) - Math.min(8, Math.max(0, potassium / 60)), 6, 'iris')
  }
}

function door(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  colour: StageColour,
  open: number,
  plugged: boolean,
): void {
  const { context, colours } = stage
  const gap = 1 + 13 * open
  context.fillStyle = colours.paper
  context.fillRect(x - gap, top - 4, gap * 2, bottom - top + 8)
  for (const side of [-1, 1]) {
    context.beginPath()
    context.roundRect(side < 0 ? x - gap - 20 : x + gap, top - 10, 20, bottom - top + 20, 9)
    context.fillStyle = colours[colour]
    context.fill()
    context.lineWidth = 2
    context.strokeStyle = colours.ink
    context.stroke()
  }
  if (plugged) oval(stage, [x, top - 8], [14, 12], 'marigold', { rim: 2 })
}

/** The last 40 ms as on an oscilloscope; below, what was sent in. */
function scope(stage: Stage, state: Nerve, values: Values): void {
  card(stage, 470, 172, 470, 410)
  const box = { left: 530, right: 924, top: 210, bottom: 486 }
  const from = Math.max(0, state.time - seen)
  const x = (time: number) => box.left + ((box.right - box.left) * (time - from)) / seen
  const held = (value: number) => Math.min(60, Math.max(-90, value))
  const y = (voltage: number) => box.bottom - ((box.bottom - box.top) * (held(voltage) + 90)) / 150
  label(stage, 'Voltage inside, the last 40 ms', 705, 192, { bold: true, size: 16 })
  for (const [voltage, name] of [
    [50, '+50'],
    [0, '0'],
    [-65, '−65'],
  ] as const) {
    line(
      stage,
      [
        [box.left, y(voltage)],
        [box.right, y(voltage)],
      ],
      { colour: 'line', width: 1.5, dashed: true },
    )
    label(stage, name, box.left - 10, y(voltage), { align: 'right', size: 15, colour: 'muted' })
  }
  label(stage, 'mV', box.left - 10, box.top - 2, { align: 'right', size: 14, colour: 'muted' })
  label(stage, 'rest', box.left - 10, y(-65) + 18, { align: 'right', size: 14, colour: 'muted' })
  const points = [...state.trail, [state.time, state.voltage, 0] as const].filter(([time]) => time >= from)
  line(
    stage,
    points.map(([time, voltage]) => [x(time), y(voltage)] as const),
    { colour: 'tomato', width: 3.5 },
  )
  disc(stage, x(state.time), y(state.voltage), 8, 'tomato')
  const push = (value: number) => 556 - Math.min(46, value * 0.9)
  line(
    stage,
    state.trail.filter(([time]) => time >= from).map(([time, , sent]) => [x(time), push(sent)] as const),
    { colour: 'teal', width: 3 },
  )
  label(stage, `push ${(values.current ?? 20).toFixed(0)}`, box.left, 512, {
    align: 'left',
    size: 14,
    bold: true,
    colour: 'teal',
  })
}
