import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { stroke } from '../paint.ts'
import { expectedLoudness, isOpen, loudnessOf, type Pipe, soundingLength, soundSpeed } from './model.ts'

const pipe = { left: 190, right: 270, top: 120 }
const scale = 4.2
const middle = (pipe.left + pipe.right) / 2

export function draw(stage: Stage, state: Pipe, values: Values): void {
  ground(stage, 'paper')
  const { length = 32, frequency = 256 } = values
  const foot = pipe.top + length * scale
  const { context, colours } = stage
  context.fillStyle = '#EEF6FA'
  context.fillRect(pipe.left, pipe.top, pipe.right - pipe.left, (isOpen(values) ? foot : 560) - pipe.top)
  air(stage, state, values, foot)
  if (!isOpen(values)) {
    context.fillStyle = colours.sky
    context.fillRect(pipe.left, foot, pipe.right - pipe.left, 560 - foot)
    line(
      stage,
      [
        [pipe.left, foot],
        [pipe.right, foot],
      ],
      { width: 3 },
    )
    card(stage, pipe.left - 40, 560, pipe.right - pipe.left + 80, 20, 'muted', 5)
  }
  const end = isOpen(values) ? foot : 560
  for (const x of [pipe.left, pipe.right])
    line(
      stage,
      [
        [x, pipe.top],
        [x, end],
      ],
      { width: 6 },
    )
  envelope(stage, state, values, foot)
  fork(stage, state.time, frequency)
  rings(stage, loudnessOf(state))
  stroke(
    stage,
    [
      [130, pipe.top],
      [130, foot],
    ],
    colours.iris,
    { width: 4 },
  )
  for (const y of [pipe.top, foot])
    stroke(
      stage,
      [
        [122, y],
        [138, y],
      ],
      colours.iris,
      { width: 4 },
    )
  label(stage, `${length.toFixed(1)} cm`, 70, (pipe.top + foot) / 2, { bold: true, size: 20, colour: 'iris' })
  const waves = (soundingLength(values) * frequency) / soundSpeed(values)
  plot(stage, {
    at: [430, 24, 510, 300],
    title: 'How loud the pipe is at each length',
    across: 'length of the air: 0 to 100 cm',
    up: 'loudness',
    x: [0, 100],
    y: [0, 6.6],
    curves: [
      {
        points: Array.from(
          { length: 190 },
          (_, i) => [5 + i * 0.5, expectedLoudness({ ...values, length: 5 + i * 0.5 })] as const,
        ),
        colour: 'teal',
        dashed: true,
      },
    ],
    dots: [{ at: [length, loudnessOf(state)], colour: 'tomato', size: 10 }],
  })
  card(stage, 430, 346, 244, 234)
  label(stage, 'the pipe is', 552, 376, { size: 17, colour: 'muted' })
  label(stage, `${loudnessOf(state).toFixed(1)} ×`, 552, 426, { size: 46, bold: true, colour: 'tomato' })
  label(stage, 'as strong as the fork', 552, 470, { size: 17, colour: 'muted' })
  label(
    stage,
    loudnessOf(state) > 2.7 ? 'it sings!' : loudnessOf(state) > 1.5 ? 'it hums' : 'hardly a sound',
    552,
    528,
    { size: 24, bold: true },
  )
  card(stage, 696, 346, 244, 234)
  label(stage, 'the air is as long as', 818, 376, { size: 17, colour: 'muted' })
  label(stage, `${waves.toFixed(2)} waves`, 818, 424, { size: 34, bold: true, colour: 'teal' })
  label(stage, 'it sings at', 818, 488, { size: 16, colour: 'muted' })
  label(stage, isOpen(values) ? '½, 1, 1½ …' : '¼, ¾, 1¼ …', 818, 522, { size: 26, bold: true })
}

/** The air swings most where the pipe is open and not at all at the water. */
function swingAt(y: number, foot: number, values: Values): number {
  const k = (2 * Math.PI * (values.frequency ?? 256)) / soundSpeed(values)
  const up = (foot - y) / scale / 100
  return isOpen(values) ? Math.cos(k * up) : Math.sin(k * up)
}

/** How wide the air swings, in pixels. */
const width = (state: Pipe) => Math.min(26, 5 * loudnessOf(state))

function air({ context }: Stage, state: Pipe, values: Values, foot: number): void {
  const turn = Math.sin(2 * Math.PI * (values.frequency ?? 256) * state.time)
  const count = Math.round((foot - pipe.top) * 1.3)
  context.fillStyle = '#6B7C98'
  for (let i = 0; i < count; i++) {
    const y = pipe.top + (foot - pipe.top) * ((i + scattered(i, 2)) / count)
    const x = pipe.left + 8 + (pipe.right - pipe.left - 16) * scattered(i, 3)
    const at = y + 0.8 * width(state) * swingAt(y, foot, values) * turn
    if (at < pipe.top - 26 || (!isOpen(values) && at > foot - 2)) continue
    context.fillRect(x - 1.8, at - 1.8, 3.6, 3.6)
  }
}

/** The swing drawn sideways, as in books. */
function envelope(stage: Stage, state: Pipe, values: Values, foot: number): void {
  for (const side of [1, -1]) {
    const points: [number, number][] = []
    for (let y = pipe.top; y <= foot + 0.1; y += 4)
      points.push([middle + side * width(state) * 1.4 * swingAt(y, foot, values), y])
    stroke(stage, points, stage.colours.tomato, { width: 4 })
  }
}

function fork(stage: Stage, time: number, frequency: number): void {
  const { context, colours } = stage
  const swing = 4 * Math.sin(2 * Math.PI * frequency * time)
  context.lineCap = 'round'
  for (const [ink, thick] of [
    [colours.ink, 14],
    [colours.marigold, 9],
  ] as const) {
    context.strokeStyle = ink
    context.lineWidth = thick
    context.beginPath()
    context.moveTo(middle + 2 - swing, 84)
    context.lineTo(middle - 70, 84)
    context.bezierCurveTo(middle - 100, 84, middle - 100, 48, middle - 70, 48)
    context.lineTo(middle + 2 + swing, 48)
    context.moveTo(middle - 93, 66)
    context.lineTo(middle - 140, 66)
    context.stroke()
  }
  label(stage, `${frequency.toFixed(0)} Hz`, middle - 34, 24, { bold: true, size: 18 })
}

/** The sound that goes out, the stronger the louder. */
function rings({ context, colours }: Stage, loud: number): void {
  for (let i = 1; i <= 4; i++) {
    context.globalAlpha = Math.max(0.05, Math.min(1, loud * 0.8 - i + 0.6))
    context.strokeStyle = colours.tomato
    context.lineWidth = 5
    context.beginPath()
    context.arc(middle + 30, 100, 20 + i * 22, -0.7, 0.35)
    context.stroke()
  }
  context.globalAlpha = 1
}
