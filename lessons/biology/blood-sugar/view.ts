import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval, soft } from '../shapes.ts'
import { calling, kidneys, type Sugar } from './model.ts'

type Point = readonly [number, number]

export function draw(stage: Stage, state: Sugar, values: Values): void {
  ground(stage, 'paper')
  const { now, time } = state
  const [stomach, gut, glucose, , insulin] = now
  vessel(stage, state)
  meal(stage, stomach + gut, gut, values)
  pancreas(stage, glucose, values)
  muscle(stage, state, values)
  kidney(stage, glucose)
  const level = glucose > 7.8 || glucose < 3.9 ? 'tomato' : 'teal'
  label(stage, `${glucose.toFixed(1)} mmol/L`, 300, 282, { bold: true, size: 28, on: 'card', colour: level })
  if ((values.injected ?? 0) > 0) syringe(stage, values.injected ?? 0)
  const from = Math.max(0, time - 12)
  const tall = Math.max(12, ...state.trail.map(([, g]) => g))
  plot(stage, {
    at: [620, 20, 320, 300],
    title: 'Blood sugar',
    across: `${from.toFixed(0)} to ${(from + 12).toFixed(0)} h; green: healthy`,
    up: `0 to ${tall.toFixed(0)} mmol/L`,
    x: [from, from + 12],
    y: [0, tall],
    curves: [
      { points: level7(from, 7.8), colour: 'leaf', dashed: true },
      { points: level7(from, 3.9), colour: 'leaf', dashed: true },
      { points: state.trail.map(([t, g]) => [t, g] as const), colour: 'tomato', filled: true },
    ],
    dots: [{ at: [time, glucose], colour: 'tomato' }],
  })
  const most = Math.max(100, ...state.trail.map(([, , i]) => i * 1.05))
  plot(stage, {
    at: [620, 338, 320, 242],
    title: 'Insulin',
    across: 'the same hours',
    up: `0 to ${most.toFixed(0)} mU/L`,
    x: [from, from + 12],
    y: [0, most],
    curves: [{ points: state.trail.map(([t, , i]) => [t, i] as const), colour: 'iris', filled: true }],
    dots: [{ at: [time, insulin], colour: 'iris' }],
  })
}

const level7 = (from: number, at: number): Point[] => [
  [from, at],
  [from + 12, at],
]

/** Sugar cubes and keys in the stream. */
function vessel(stage: Stage, { now, time }: Sugar): void {
  const [, , glucose, , insulin] = now
  const { context, colours } = stage
  context.save()
  context.beginPath()
  context.roundRect(-20, 214, 622, 136, 30)
  context.fillStyle = '#F3B3A6'
  context.fill()
  context.lineWidth = 3
  context.strokeStyle = colours.ink
  context.stroke()
  context.clip()
  const drift = time * 240
  for (let i = 0; i < 9; i++) {
    const x = ((scattered(i, 81) * 700 + drift * 0.9) % 700) - 40
    oval(stage, [x, 236 + 92 * scattered(i, 82)], [20, 13], '#DE6B58', { rim: 1.2 })
  }
  for (let i = 0; i < Math.round(glucose * 4.5); i++) {
    const x = ((scattered(i, 83) * 660 + drift) % 660) - 20
    cube(stage, x, 226 + 112 * scattered(i, 84), 11)
  }
  for (let i = 0; i < Math.min(40, Math.round(insulin / 4)); i++) {
    const x = ((scattered(i, 85) * 680 + drift) % 680) - 30
    key(stage, x, 228 + 108 * scattered(i, 86))
  }
  context.restore()
}

function cube({ context, colours }: Stage, x: number, y: number, size: number): void {
  context.fillStyle = '#FFFFFF'
  context.strokeStyle = colours.ink
  context.lineWidth = 1.2
  context.beginPath()
  context.rect(x - size / 2, y - size / 2, size, size)
  context.fill()
  context.stroke()
}

function key(stage: Stage, x: number, y: number): void {
  line(
    stage,
    [
      [x, y],
      [x + 15, y],
      [x + 15, y + 5],
    ],
    { width: 3.5, colour: 'iris' },
  )
  oval(stage, [x - 3, y], [5, 5], 'iris', { rim: 1 })
}

/** The gut gives its sugar to the blood. */
function meal(stage: Stage, all: number, gut: number, { meal: eaten = 60, speed = 1.5 }: Values): void {
  card(stage, 20, 20, 190, 160)
  label(
    stage,
    `${speed > 2.2 ? 'lemonade' : speed > 1 ? 'bread' : 'beans'}: ${all.toFixed(0)} of ${eaten.toFixed(0)} g`,
    115,
    42,
    { size: 15, bold: true },
  )
  soft(
    stage,
    [
      [44, 72],
      [110, 60],
      [188, 74],
      [186, 104],
      [120, 110],
      [60, 118],
      [56, 140],
      [116, 146],
      [186, 132],
      [192, 160],
      [118, 174],
      [40, 164],
      [34, 110],
    ],
    '#F2C6A8',
  )
  for (let i = 0; i < Math.min(40, Math.round(all / 3)); i++)
    cube(stage, 54 + (i % 10) * 14, 80 + Math.floor(i / 10) * 24, 9)
  const flows = gut * speed
  if (flows > 2) arrow(stage, [115, 186], [0, Math.min(46, 16 + flows / 4)], 'earth')
}

/** It answers when there is too much sugar. */
function pancreas(stage: Stage, glucose: number, values: Values): void {
  const { making = 100 } = values
  const calls = 4 * Math.max(0, calling(glucose, values) - 1)
  card(stage, 330, 20, 260, 130)
  label(stage, making < 5 ? 'pancreas: no insulin' : 'pancreas', 460, 42, {
    size: 15,
    bold: true,
    colour: making < 5 ? 'tomato' : 'ink',
  })
  const paint = mixed('#D9CDBF', '#F2C86B', making / 100)
  soft(
    stage,
    [
      [352, 96],
      [384, 66],
      [440, 78],
      [500, 70],
      [566, 84],
      [560, 104],
      [490, 108],
      [430, 122],
      [376, 128],
    ],
    paint,
  )
  for (let i = 0; i < Math.min(9, Math.round(calls / 3)); i++)
    key(stage, 388 + i * 19, 94 + 8 * Math.sin(i * 2))
  if (calls > 4) arrow(stage, [460, 156], [0, Math.min(46, 18 + calls)], 'iris')
}

/** Doors in the muscle open with the keys that are felt. */
function muscle(stage: Stage, { now }: Sugar, values: Values): void {
  const [, , glucose, action] = now
  const { sport = 0, feeling = 100 } = values
  const { context, colours } = stage
  const open = Math.min(1, action * 0.6 + sport / 200)
  card(stage, 20, 392, 400, 190)
  label(stage, 'muscle', 44, 562, { size: 16, bold: true, align: 'left' })
  label(
    stage,
    `${sport > 0 ? 'at work' : 'at rest'}; feels ${feeling.toFixed(0)}% of the insulin`,
    398,
    562,
    { size: 15, align: 'right', colour: 'muted' },
  )
  for (let i = 0; i < 5; i++)
    oval(stage, [220, 440 + i * 23], [176, 12], i % 2 ? '#D4614F' : '#DE7563', { rim: 1.2 })
  for (let i = 0; i < 6; i++) {
    const x = 58 + i * 65
    const gap = 15 * open
    context.fillStyle = colours.card
    context.fillRect(x - 16, 384, 32, 34)
    for (const side of [-1, 1]) {
      context.fillStyle = colours.leaf
      context.beginPath()
      context.rect(side < 0 ? x - 18 : x + gap, 384, 18 - gap, 34)
      context.fill()
      context.lineWidth = 2
      context.strokeStyle = colours.ink
      context.stroke()
    }
    if (open > 0.25 && glucose > 3) cube(stage, x, 402 + 26 * scattered(i, 88) * open, 10)
  }
  label(stage, open > 0.5 ? 'doors wide open' : open > 0.2 ? 'doors ajar' : 'doors nearly shut', 220, 366, {
    size: 15,
    bold: true,
    colour: 'leaf',
  })
}

function kidney(stage: Stage, glucose: number): void {
  card(stage, 440, 392, 150, 190)
  label(stage, 'kidney', 515, 562, { size: 16, bold: true })
  soft(
    stage,
    [
      [484, 424],
      [530, 412],
      [560, 450],
      [556, 500],
      [520, 530],
      [486, 516],
      [504, 486],
      [508, 460],
    ],
    '#B5533F',
  )
  if (glucose > kidneys) {
    const many = Math.min(5, Math.ceil(glucose - kidneys))
    for (let i = 0; i < many; i++) cube(stage, 464, 440 + i * 22, 11)
    label(stage, 'spills sugar', 515, 542, { size: 14, bold: true, colour: 'tomato' })
    arrow(stage, [515, 356], [0, 40], 'tomato')
  }
}

function syringe(stage: Stage, units: number): void {
  area(
    stage,
    [
      [222, 66],
      [302, 66],
      [302, 86],
      [222, 86],
    ],
    'card',
  )
  area(
    stage,
    [
      [222, 66],
      [222 + units * 6.6, 66],
      [222 + units * 6.6, 86],
      [222, 86],
    ],
    'iris',
  )
  line(
    stage,
    [
      [222, 76],
      [212, 76],
    ],
    { width: 3 },
  )
  line(
    stage,
    [
      [302, 76],
      [318, 76],
    ],
    { width: 5 },
  )
  label(stage, `${units.toFixed(1)} units`, 264, 108, { size: 15, bold: true, colour: 'iris' })
  arrow(stage, [264, 124], [0, 84], 'iris')
}
