import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import { drawn, harmonicOf, noteOf, pieces, plucked, type Strung, strengthOf } from './model.ts'

const bridge = 868
const scale = 1130
const middle = 190
const tall = 74
const whole = 0.7

export function draw(stage: Stage, state: Strung, values: Values): void {
  ground(stage, 'paper')
  const { length = 0.648, tension = 72, density = 0.4 } = values
  const left = bridge - length * scale
  guitar(stage)
  const harmonic = harmonicOf(values)
  const isPlucked = Math.round(values.play ?? 0) === plucked
  const place = (i: number, y: number): [number, number] => [
    left + ((bridge - left) * i) / pieces,
    middle - (y / drawn) * tall,
  ]
  // The blur that the eye would see.
  if (!isPlucked) {
    const edge = Array.from(
      { length: pieces + 1 },
      (_, i) => drawn * Math.sin((harmonic * Math.PI * i) / pieces),
    )
    const round = [...edge.map((y, i) => place(i, y)), ...edge.map((y, i) => place(i, -y)).reverse()]
    area(stage, round, 'marigold', { rim: false, alpha: 0.38 })
  }
  const points = state.heights.map((y, i) => place(i, y))
  line(
    stage,
    [
      [bridge - whole * scale - 10, middle],
      [left, middle],
    ],
    { width: 2, colour: 'ink' },
  )
  const thick = 3 + 2.6 * Math.sqrt(density)
  stroke(stage, points, stage.colours.ink, { width: thick + 2.5 })
  stroke(stage, points, stage.colours.marigold, { width: thick - 1 })
  if (!isPlucked)
    for (let n = 0; n <= harmonic; n++)
      disc(stage, left + ((bridge - left) * n) / harmonic, middle, 8, 'tomato')
  else for (const x of [left, bridge]) disc(stage, x, middle, 8, 'tomato')
  if (length < 0.64) finger(stage, left)
  plectrum(stage, bridge - (values.place ?? 0.25) * (bridge - left), isPlucked)
  peg(stage, tension)
  bars(stage, state, values)
  card(stage, 600, 372, 340, 210)
  label(stage, 'note', 770, 398, { size: 16, colour: 'muted' })
  label(stage, noteOf(state.frequency), 770, 450, { size: 60, bold: true, colour: 'tomato' })
  label(stage, state.frequency > 0 ? `${state.frequency.toFixed(0)} Hz` : '…', 770, 508, {
    size: 28,
    bold: true,
  })
  label(
    stage,
    isPlucked
      ? 'all loops at once'
      : `${harmonic} ${harmonic === 1 ? 'loop' : 'loops'}, wave ${((200 * length) / harmonic).toFixed(0)} cm long`,
    770,
    552,
    { size: 17, colour: 'muted' },
  )
}

function guitar(stage: Stage): void {
  const { context, colours } = stage
  context.fillStyle = '#E2B06B'
  context.strokeStyle = colours.ink
  context.lineWidth = 2.5
  context.beginPath()
  context.moveTo(560, 30)
  context.bezierCurveTo(640, -30, 720, 40, 780, 24)
  context.bezierCurveTo(900, -10, 990, 60, 990, 190)
  context.bezierCurveTo(990, 330, 900, 386, 780, 352)
  context.bezierCurveTo(720, 336, 640, 404, 560, 346)
  context.bezierCurveTo(490, 290, 490, 90, 560, 30)
  context.fill()
  context.stroke()
  blob(stage, [690, middle], [74, 88], '#5A4030')
  blob(stage, [690, middle], [84, 98], 'rgba(0,0,0,0)')
  card(stage, bridge - 14, middle - 74, 34, 148, 'earth', 6)
  context.fillStyle = '#6B4A34'
  context.fillRect(40, middle - 44, 540, 88)
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.beginPath()
  context.rect(40, middle - 44, 540, 88)
  context.stroke()
  const full = 0.648
  for (let fret = 1; fret <= 17; fret++) {
    const x = bridge - full * 2 ** (-fret / 12) * scale
    if (x < 576)
      stroke(
        stage,
        [
          [x, middle - 43],
          [x, middle + 43],
        ],
        '#D9D4C7',
        { width: 4 },
      )
    if ([3, 5, 7, 9].includes(fret)) {
      const before = bridge - full * 2 ** (-(fret - 1) / 12) * scale
      blob(stage, [(x + before) / 2, middle + 28], [6, 6], '#F3EBDC', { rim: false })
    }
  }
  const nut = bridge - full * scale
  stroke(
    stage,
    [
      [nut, middle - 44],
      [nut, middle + 44],
    ],
    '#F3EBDC',
    { width: 8 },
  )
}

function finger(stage: Stage, x: number): void {
  area(
    stage,
    [
      [x - 26, 96],
      [x - 28, middle - 22],
      [x - 16, middle - 4],
      [x - 6, middle - 8],
      [x - 2, middle - 26],
      [x - 2, 96],
    ],
    '#F2C9A1',
  )
  area(
    stage,
    [
      [x - 22, middle - 22],
      [x - 18, middle - 10],
      [x - 10, middle - 12],
      [x - 8, middle - 24],
    ],
    '#FBE6D2',
    { rim: false },
  )
}

/** Laid aside above the string unless it has just plucked. */
function plectrum(stage: Stage, x: number, used: boolean): void {
  const y = middle + (used ? -100 : -128)
  area(
    stage,
    [
      [x - 15, y - 18],
      [x, y - 23],
      [x + 15, y - 18],
      [x + 12, y],
      [x, y + 22],
      [x - 12, y],
    ],
    used ? 'teal' : 'line',
  )
}

/** The tuning peg shows how tight it is. */
function peg(stage: Stage, tension: number): void {
  const { context, colours } = stage
  card(stage, 4, middle - 58, 50, 116, 'earth', 8)
  context.save()
  context.translate(29, middle + 84)
  context.rotate((tension / 120) * Math.PI * 1.5)
  context.fillStyle = colours.card
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(-9, -22, 18, 44, 8)
  context.fill()
  context.stroke()
  context.restore()
  label(stage, `${tension.toFixed(0)} N`, 44, middle + 130, { size: 18, bold: true, on: 'paper' })
}

/** How strongly each harmonic sounds. */
function bars(stage: Stage, state: Strung, values: Values): void {
  const { context, colours } = stage
  card(stage, 20, 372, 560, 210)
  label(stage, 'which harmonics sound', 300, 396, { bold: true, size: 17 })
  for (let n = 1; n <= 10; n++) {
    const strong = Math.min(1, strengthOf(state, n, values) / drawn)
    const x = 52 + (n - 1) * 51
    const high = Math.max(2, 116 * Math.sqrt(strong))
    context.fillStyle = n === harmonicOf(values) ? colours.tomato : colours.sky
    context.strokeStyle = colours.ink
    context.lineWidth = 1.5
    context.beginPath()
    context.rect(x, 544 - high, 34, high)
    context.fill()
    context.stroke()
    label(stage, `${n}`, x + 17, 562, { size: 16, colour: 'muted' })
  }
}
