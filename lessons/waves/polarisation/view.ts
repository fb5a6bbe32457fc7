import { plot } from '@makebelieve/kit/simulation/plot'
import {
  area,
  card,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { eye } from '../bench.ts'
import { blob, degrees, stroke } from '../paint.ts'
import { filters, hasMiddle, type Polarised, period, shares } from './model.ts'

const axis = 200
const tall = 100
/** Seen at a slant: what is sideways goes a bit to the right and down. */
const slant = (up: number, side: number): [number, number] => [side * 0.42, side * 0.24 - up]
const wave = 66

export function draw(stage: Stage, state: Polarised, values: Values): void {
  ground(stage, 'paper')
  const along = filters(values)
  const at = hasMiddle(values) ? [250, 470, 690] : [250, 690]
  const names: StageColour[] = hasMiddle(values) ? ['iris', 'leaf', 'tomato'] : ['iris', 'tomato']
  // What is left of the swing behind each filter, for light that swings along the first.
  let swing = 1
  const swings = along.map((filter, i) => {
    swing *= i === 0 ? 1 : Math.cos(filter - (along[i - 1] ?? 0))
    return swing
  })
  line(
    stage,
    [
      [96, axis],
      [860, axis],
    ],
    { colour: 'line', width: 2 },
  )
  allWays(stage, state.time)
  at.forEach((x, i) => {
    const next = at[i + 1] ?? 868
    ribbon(stage, x, next, along[i] ?? 0, swings[i] ?? 0, state.time)
    filter(stage, [x, axis], tall, along[i] ?? 0, names[i] ?? 'iris')
    label(stage, `${degrees(along[i] ?? 0).toFixed(0)}°`, x, axis + tall + 30, {
      bold: true,
      size: 20,
      colour: names[i] ?? 'iris',
    })
  })
  bulb(stage)
  if (!hasMiddle(values)) {
    filter(stage, [452, 46], 32, ((values.turn ?? 45) * Math.PI) / 180, 'line')
    label(stage, 'laid aside', 484, 46, { size: 15, colour: 'muted', align: 'left' })
  }
  const [first, , last] = shares(state)
  seen(stage, last)
  const end = degrees(along.at(-1) ?? 0)
  const before = along.at(-2) ?? 0
  const most = 100 * shares(state)[1]
  plot(stage, {
    at: [20, 358, 560, 226],
    title: 'How much gets through when the last filter is turned',
    across: 'last filter from 0° to 180°',
    up: 'light',
    x: [0, 180],
    y: [0, 55],
    curves: [
      {
        points: Array.from(
          { length: 91 },
          (_, i) => [i * 2, most * Math.cos((i * 2 * Math.PI) / 180 - before) ** 2] as const,
        ),
        colour: 'tomato',
        filled: true,
      },
    ],
    dots: [{ at: [end, 100 * last], colour: 'tomato', size: 10 }],
  })
  bars(stage, hasMiddle(values) ? [1, first, shares(state)[1], last] : [1, first, last], names)
}

/** Light of a lamp: swings in all directions. */
function allWays(stage: Stage, time: number): void {
  for (const x of [120, 160, 200]) {
    for (let i = 0; i < 6; i++) {
      const direction = (Math.PI * i) / 6
      const long = 66 * (0.55 + 0.45 * Math.abs(Math.cos((2 * Math.PI * time) / period + i * 1.9 + x)))
      const [dx, dy] = slant(Math.cos(direction) * long, Math.sin(direction) * long)
      stroke(
        stage,
        [
          [x - dx, axis - dy],
          [x + dx, axis + dy],
        ],
        stage.colours.marigold,
        { width: 3.5 },
      )
    }
  }
}

/** A wave that swings in one direction, running to the right. */
function ribbon(
  stage: Stage,
  from: number,
  to: number,
  direction: number,
  swing: number,
  time: number,
): void {
  const [sx, sy] = slant(Math.cos(direction) * swing * 88, Math.sin(direction) * swing * 88)
  const points: [number, number][] = []
  for (let x = from; x <= to - 8; x += 4) {
    const here = Math.cos((2 * Math.PI * (x - from)) / wave - (2 * Math.PI * time) / period)
    points.push([x + sx * here, axis + sy * here])
  }
  if (Math.abs(swing) > 0.01)
    for (let x = from + 10; x <= to - 10; x += 11) {
      const here = Math.cos((2 * Math.PI * (x - from)) / wave - (2 * Math.PI * time) / period)
      stroke(
        stage,
        [
          [x, axis],
          [x + sx * here, axis + sy * here],
        ],
        stage.colours.marigold,
        { width: 2.5, alpha: 0.6 },
      )
    }
  stroke(stage, points, stage.colours.ink, { width: 6 })
  stroke(stage, points, stage.colours.marigold, { width: 3.6 })
}

function filter(
  stage: Stage,
  [x, y]: readonly [number, number],
  radius: number,
  direction: number,
  colour: StageColour,
): void {
  const { context, colours } = stage
  const disc = Array.from({ length: 48 }, (_, i): [number, number] => {
    const [dx, dy] = slant(Math.cos((i * Math.PI) / 24) * radius, Math.sin((i * Math.PI) / 24) * radius)
    return [x + dx, y + dy]
  })
  area(stage, disc, colour, { alpha: 0.55 })
  // Slits along the filter's direction, as long as the disc is wide there.
  for (let i = -5; i <= 5; i++) {
    const off = (i / 6) * radius
    const long = Math.sqrt(radius * radius - off * off)
    const [ox, oy] = slant(-Math.sin(direction) * off, Math.cos(direction) * off)
    const [dx, dy] = slant(Math.cos(direction) * long, Math.sin(direction) * long)
    stroke(
      stage,
      [
        [x + ox - dx, y + oy - dy],
        [x + ox + dx, y + oy + dy],
      ],
      colours.ink,
      { width: radius > 60 ? 2 : 1.2, alpha: 0.55 },
    )
  }
  context.lineWidth = radius > 60 ? 3 : 2
  context.strokeStyle = colours.ink
  context.beginPath()
  disc.forEach(([px, py], i) => {
    if (i === 0) context.moveTo(px, py)
    else context.lineTo(px, py)
  })
  context.closePath()
  context.stroke()
}

function bulb(stage: Stage): void {
  blob(stage, [52, axis], [30, 30], stage.colours.marigold)
  area(
    stage,
    [
      [36, axis + 26],
      [68, axis + 26],
      [64, axis + 52],
      [40, axis + 52],
    ],
    'muted',
  )
  stroke(
    stage,
    [
      [42, axis + 8],
      [48, axis - 8],
      [54, axis + 8],
      [60, axis - 8],
    ],
    stage.colours.tomato,
    { width: 2.5 },
  )
}

/** What the eye sees: from black to the brightest that filters allow. */
function seen(stage: Stage, share: number): void {
  const light = Math.round(20 + 235 * Math.min(1, Math.sqrt(share * 2)))
  const hex = light.toString(16).padStart(2, '0')
  const warm = Math.round(light * 0.82)
    .toString(16)
    .padStart(2, '0')
  blob(stage, [900, 100], [40, 40], `#${hex}${hex}${warm}`)
  label(stage, 'you see', 900, 40, { size: 16, colour: 'muted' })
  eye(stage, 904, axis)
  label(stage, `${(100 * share).toFixed(1)}%`, 896, axis + 50, { bold: true, size: 24 })
}

function bars(stage: Stage, left: number[], names: readonly StageColour[]): void {
  const { context, colours } = stage
  card(stage, 600, 358, 342, 226)
  label(stage, 'light left behind each filter', 771, 381, { bold: true, size: 16 })
  const step = 300 / left.length
  left.forEach((share, i) => {
    const x = 624 + i * step
    const high = Math.max(2, 128 * share)
    context.fillStyle = i === 0 ? colours.marigold : colours[names[i - 1] ?? 'iris']
    context.strokeStyle = colours.ink
    context.lineWidth = 1.5
    context.beginPath()
    context.rect(x, 552 - high, step - 22, high)
    context.fill()
    context.stroke()
    label(stage, `${(100 * share).toFixed(0)}%`, x + (step - 22) / 2, 540 - high, { size: 16, bold: true })
    label(stage, i === 0 ? 'lamp' : `${i}`, x + (step - 22) / 2, 568, { size: 14, colour: 'muted' })
  })
}
