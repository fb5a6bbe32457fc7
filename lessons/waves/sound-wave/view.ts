import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import {
  crossings,
  gasOf,
  levelOf,
  microphone,
  pushAt,
  type Sound,
  speedOf,
  swingOf,
  wavelengthOf,
} from './model.ts'

const left = 132
const scale = 176
const across = (x: number) => left + x * scale
const [top, foot] = [70, 300]
/** Layers of gas, and dots in each. */
const [layers, each] = [130, 13]

export function draw(stage: Stage, state: Sound, values: Values): void {
  ground(stage, 'paper')
  const { level = 85, temperature = 20, frequency = 400 } = values
  const swing = swingOf(values)
  // Drawn very much larger than it is; never so far that layers would pass each other.
  const wave = speedOf(values) / frequency
  const shown = Math.min(34, (wave * scale) / 6.3) * (0.18 + 0.72 * ((level - 40) / 70))
  const { context, colours } = stage
  context.fillStyle =
    gasOf(values).name === 'air' ? '#E6F2F8' : gasOf(values).name === 'helium' ? '#FBEBD0' : '#E4E2EE'
  context.fillRect(left - 30, top, 960 - left + 30, foot - top)
  context.save()
  context.beginPath()
  context.rect(left - 20, top, 960, foot - top)
  context.clip()
  context.fillStyle = temperature > 35 ? '#C65B46' : temperature < -5 ? '#3E6FB0' : '#4F5A78'
  for (let i = 0; i < layers * each; i++) {
    const x = 4.8 * ((Math.floor(i / each) + 0.7 * scattered(i, 1)) / layers)
    const px = across(x) + (pushAt(state, x) / swing) * shown
    if (px > 966) continue
    const py = top + 7 + (foot - top - 14) * (((i % each) + scattered(i, 2)) / each)
    context.fillRect(px - 2, py - 2, 4, 4)
  }
  context.restore()
  for (const y of [top, foot])
    line(
      stage,
      [
        [left - 40, y],
        [960, y],
      ],
      { width: 5 },
    )
  // Three bits of gas to follow, each with the place where it belongs.
  for (const [x, y] of [
    [0.7, 120],
    [1.6, 185],
    [2.5, 250],
  ] as const) {
    stroke(
      stage,
      [
        [across(x) - shown, y],
        [across(x) + shown, y],
      ],
      colours.tomato,
      { width: 3, alpha: 0.5 },
    )
    disc(stage, across(x) + (pushAt(state, x) / swing) * shown, y, 9, 'tomato')
  }
  speaker(stage, (pushAt(state, 0) / swing) * shown)
  mic(stage, state.arrived > 0)
  curve(stage, state, swing)
  bracket(stage, state)
  const rows: [string, string][] = [
    [gasOf(values).name, `${speedOf(values).toFixed(0)} m/s`],
    ['the air moves', `${(swing * 1e6).toFixed(swing * 1e6 < 0.1 ? 4 : 2)} µm`],
    ['the microphone hears', state.arrived > 0 ? `${levelOf(state).toFixed(0)} dB` : 'nothing yet'],
  ]
  rows.forEach(([name, value], i) => {
    const x = 40 + i * 304
    card(stage, x, 500, 272, 82)
    label(stage, name, x + 136, 524, { size: 16, colour: 'muted' })
    label(stage, value, x + 136, 555, { size: 25, bold: true, colour: i === 0 ? 'teal' : 'ink' })
  })
  arrow(stage, [480, 36], [Math.min(300, 40 + speedOf(values) / 6), 0], 'teal')
  label(stage, 'the sound runs', 470, 36, { size: 17, bold: true, colour: 'teal', align: 'right' })
}

/** Where the gas is crowded and where thin, right below it. */
function curve(stage: Stage, state: Sound, swing: number): void {
  const middle = 402
  line(
    stage,
    [
      [left, middle],
      [956, middle],
    ],
    { colour: 'line', width: 2 },
  )
  const slope = (x: number) => (pushAt(state, x + 0.02) - pushAt(state, x - 0.02)) / 0.04
  const most = Math.max(1e-12, (2 * Math.PI * swing) / Math.max(0.1, wavelengthOf(state) || 1))
  const points: [number, number][] = []
  for (let px = left + 4; px <= 956; px += 4) {
    const high = (-slope((px - left) / scale) / most) * 46
    points.push([px, middle - Math.max(-62, Math.min(62, high))])
  }
  area(stage, [...points, [956, middle], [left + 4, middle]], 'iris', { rim: false, alpha: 0.25 })
  stroke(stage, points, stage.colours.iris, { width: 4 })
  label(stage, 'crowded', left - 14, middle - 40, { size: 15, align: 'right', bold: true, colour: 'iris' })
  label(stage, 'thin', left - 14, middle + 40, { size: 15, align: 'right', bold: true, colour: 'iris' })
}

function bracket(stage: Stage, state: Sound): void {
  const long = wavelengthOf(state)
  const from = crossings(state).find((x) => x > 0.05)
  if (long === 0 || from === undefined || from + long > 4.6) return
  const [a, b, y] = [across(from), across(from + long), 472]
  const middle = (a + b) / 2
  arrow(stage, [middle, y], [a - middle, 0], 'tomato')
  arrow(stage, [middle, y], [b - middle, 0], 'tomato')
  label(stage, `${long.toFixed(2)} m`, Math.max(middle, 190), y, {
    bold: true,
    size: 17,
    on: 'paper',
    colour: 'tomato',
  })
}

function speaker(stage: Stage, push: number): void {
  card(stage, 20, top - 6, 60, foot - top + 12, 'earth', 8)
  const middle = (top + foot) / 2
  area(
    stage,
    [
      [80, middle - 40],
      [96 + push, top + 14],
      [96 + push, foot - 14],
      [80, middle + 40],
    ],
    'muted',
  )
  stroke(
    stage,
    [
      [97 + push, top + 12],
      [97 + push, foot - 12],
    ],
    stage.colours.ink,
    { width: 6 },
  )
  blob(stage, [50, middle], [16, 16], stage.colours.ink)
}

function mic(stage: Stage, hears: boolean): void {
  const x = across(microphone)
  blob(stage, [x, 185], [17, 22], hears ? stage.colours.leaf : stage.colours.card)
  for (const y of [176, 185, 194])
    line(
      stage,
      [
        [x - 13, y],
        [x + 13, y],
      ],
      { width: 1.5 },
    )
  line(
    stage,
    [
      [x, 207],
      [x, foot],
    ],
    { width: 5 },
  )
  label(stage, '3 m', x, foot + 20, { size: 16, bold: true })
}
