import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import { type Arrow, ahead, type Beats, loudness, pitches, strip, turned } from './model.ts'

const paper = { left: 216, right: 924 }

export function draw(stage: Stage, state: Beats, values: Values): void {
  ground(stage, 'paper')
  const { fade = 8, strength = 100 } = values
  const [f1, f2] = pitches(values)
  fork(stage, 96, 30, state.first, 'teal', `${f1.toFixed(0)} Hz`)
  fork(stage, 96, 210, state.second, 'tomato', `${f2 === Math.round(f2) ? f2.toFixed(0) : f2.toFixed(1)} Hz`)
  // The strip of paper is written from the left and begun again when it is full.
  const written = state.time % strip
  const past = (arrow: Arrow, pitch: number, seconds: number) => turned(arrow, pitch, -seconds, fade)
  const row = (top: number, tall: number, size: number, colour: string, of: (back: number) => number) => {
    card(stage, 196, top, 748, tall)
    const middle = top + tall / 2
    line(
      stage,
      [
        [paper.left, middle],
        [paper.right, middle],
      ],
      { colour: 'line', width: 1.5 },
    )
    const count = Math.max(2, Math.floor((written / strip) * 1700))
    const points = Array.from({ length: count }, (_, i): [number, number] => {
      const share = i / (count - 1)
      const back = written * (1 - share)
      return [paper.left + (paper.right - paper.left) * (written / strip) * share, middle - of(back) * size]
    })
    stroke(stage, points, colour, { width: 2 })
  }
  row(22, 150, 62, stage.colours.teal, (back) => past(state.first, f1, back).right)
  row(202, 150, 62, stage.colours.tomato, (back) => past(state.second, f2, back).right)
  const sum = (back: number) => [past(state.first, f1, back), past(state.second, f2, back)] as const
  row(382, 200, 45, stage.colours.iris, (back) => {
    const [a, b] = sum(back)
    return a.right + b.right
  })
  for (const side of [1, -1]) {
    const points = Array.from({ length: 91 }, (_, i): [number, number] => {
      const back = written * (1 - i / 90)
      const [a, b] = sum(back)
      const wide = Math.hypot(a.right + b.right, a.up + b.up)
      return [paper.left + ((paper.right - paper.left) * (written / strip) * i) / 90, 482 - side * wide * 45]
    })
    stroke(stage, points, stage.colours.marigold, { width: 5 })
  }
  label(stage, '+', 570, 187, { bold: true, size: 28 })
  label(stage, '=', 570, 367, { bold: true, size: 28 })
  dial(stage, state)
  ear(stage, 66, 486, loudness(state) / (1 + strength / 100))
  if (state.beats > 0)
    label(stage, `${state.beats.toFixed(1)} beats in a second`, 936, 367, {
      size: 17,
      bold: true,
      align: 'right',
    })
}

/** A tuning fork whose two tines swing apart and together. */
function fork(
  stage: Stage,
  x: number,
  top: number,
  { right, up }: Arrow,
  colour: StageColour,
  name: string,
): void {
  const { context, colours } = stage
  const wide = Math.hypot(right, up) * 9
  const now = right * 9
  for (const [by, alpha] of [
    [wide, 0.25],
    [-wide, 0.25],
    [now, 1],
  ] as const) {
    context.globalAlpha = alpha
    context.lineJoin = 'round'
    context.lineCap = 'round'
    for (const [ink, thick] of [
      [colours.ink, 15],
      [colours[colour], 10],
    ] as const) {
      context.strokeStyle = ink
      context.lineWidth = thick
      context.beginPath()
      context.moveTo(x - 22 - by, top)
      context.bezierCurveTo(x - 22, top + 40, x - 24, top + 84, x, top + 86)
      context.bezierCurveTo(x + 24, top + 84, x + 22, top + 40, x + 22 + by, top)
      context.moveTo(x, top + 86)
      context.lineTo(x, top + 112)
      context.stroke()
    }
  }
  context.globalAlpha = 1
  label(stage, name, x, top + 136, { bold: true, size: 20, colour })
}

/** Whether they are in step: one hand for the first, one for the second. */
function dial(stage: Stage, state: Beats): void {
  const [x, y] = [150, 482]
  const turn = ahead(state)
  blob(stage, [x, y], [30, 30], stage.colours.card)
  line(
    stage,
    [
      [x, y],
      [x, y - 24],
    ],
    { colour: 'teal', width: 5 },
  )
  line(
    stage,
    [
      [x, y],
      [x + Math.sin(turn) * 24, y - Math.cos(turn) * 24],
    ],
    { colour: 'tomato', width: 5 },
  )
  disc(stage, x, y, 4, 'ink')
  const out = Math.abs(turn)
  label(stage, out < 0.9 ? 'in step' : out > 2.25 ? 'out of step' : '…', 146, 536, { size: 15, bold: true })
}

function ear(stage: Stage, x: number, y: number, loud: number): void {
  const { context, colours } = stage
  for (let i = 1; i <= 3; i++) {
    context.globalAlpha = Math.min(1, Math.max(0.06, loud * 3.2 - i + 0.7))
    context.strokeStyle = colours.iris
    context.lineWidth = 5
    context.beginPath()
    context.arc(x - 12, y, 20 + i * 13, -0.75, 0.75)
    context.stroke()
  }
  context.globalAlpha = 1
  context.fillStyle = '#F2C9A1'
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(x - 20, y + 34)
  context.bezierCurveTo(x - 46, y + 20, x - 40, y - 40, x - 14, y - 34)
  context.bezierCurveTo(x + 10, y - 28, x + 6, y, x - 8, y + 8)
  context.bezierCurveTo(x - 14, y + 14, x - 8, y + 34, x - 20, y + 34)
  context.fill()
  context.stroke()
  context.beginPath()
  context.arc(x - 15, y - 12, 9, Math.PI * 0.9, Math.PI * 2.2)
  context.stroke()
  label(stage, `${(100 * loud).toFixed(0)}% loud`, x - 4, y + 84, { size: 17, bold: true, colour: 'iris' })
}
