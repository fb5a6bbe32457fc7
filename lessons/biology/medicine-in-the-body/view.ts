import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Body, doseOf, gapOf, isRepeated, leftAfter } from './model.ts'

/** One dot stands for so many milligrams. */
const perDot = 10

/** The body with what is in it as dots; on the right the amount over time, with the half-lives of one dose marked. */
export function draw(stage: Stage, body: Body, values: Values): void {
  ground(stage, 'paper')
  person(stage)
  dots(stage, body)
  label(stage, `${body.amount.toFixed(0)} mg in the body`, 190, 30, { size: 22, bold: true })
  label(stage, `one dot: ${perDot} mg`, 190, 582, { size: 15, colour: 'muted' })
  card(stage, 392, 20, 260, 96)
  label(stage, `${body.time.toFixed(1)} h`, 522, 52, { size: 30, bold: true })
  label(stage, `since the first dose`, 522, 90, { size: 16, colour: 'muted' })
  card(stage, 676, 20, 262, 96)
  label(stage, `${body.doses} × ${doseOf(values).toFixed(0)} mg`, 807, 52, {
    size: 30,
    bold: true,
    colour: 'iris',
  })
  label(stage, `${body.gone.toFixed(0)} mg cleared`, 807, 90, { size: 16, colour: 'muted' })
  const dose = doseOf(values)
  const q = isRepeated(values) ? leftAfter(gapOf(values), values) : 0
  // When the next ones would be due, also where none is taken.
  const due = Array.from({ length: Math.floor(72 / gapOf(values)) }, (_, n) => (n + 1) * gapOf(values))
  const most = (dose / (1 - q)) * 1.08
  plot(stage, {
    at: [392, 136, 546, 444],
    title: 'Amount in the body',
    across: 'hours: 0 to 72',
    up: `0 to ${most.toFixed(0)} mg`,
    x: [0, 72],
    y: [0, most],
    curves: [
      { points: [[0, dose / 2] as const, [72, dose / 2] as const], colour: 'line', dashed: true },
      ...due.map((at) => ({
        points: [[at, 0] as const, [at, most * 0.07] as const],
        colour: isRepeated(values) ? ('tomato' as const) : ('muted' as const),
        dashed: true,
      })),
      { points: body.trail, colour: 'iris', filled: true },
    ],
    dots: [{ at: [Math.min(72, body.time), body.amount], colour: 'tomato', size: 9 }],
  })
}

/** Head, body, liver and kidneys as cut out of paper. */
function person(stage: Stage): void {
  area(
    stage,
    [
      [110, 190],
      [270, 190],
      [300, 420],
      [262, 430],
      [250, 560],
      [200, 560],
      [190, 440],
      [180, 560],
      [130, 560],
      [118, 430],
      [80, 420],
    ],
    '#F3D9C4',
  )
  disc(stage, 190, 124, 56, '#F3D9C4')
  area(
    stage,
    [
      [134, 300],
      [204, 292],
      [196, 330],
      [150, 340],
    ],
    'earth',
  )
  label(stage, 'liver', 168, 316, { size: 14, colour: 'card' })
  disc(stage, 158, 380, 15, 'tomato')
  disc(stage, 222, 380, 15, 'tomato')
  label(stage, 'kidneys', 190, 408, { size: 14 })
  line(
    stage,
    [
      [168, 146],
      [190, 154],
      [212, 146],
    ],
    { width: 3 },
  )
}

/** As many as there are milligrams; each has a place of its own in the body. */
function dots(stage: Stage, { amount }: Body): void {
  const count = Math.min(240, amount / perDot)
  const { context, colours } = stage
  context.fillStyle = colours.iris
  for (let i = 0; i < count; i++) {
    const x = 116 + scattered(i, 1) * 148
    const y = 206 + scattered(i, 2) * 210
    context.beginPath()
    context.arc(x, y, 4.6 * Math.min(1, count - i), 0, Math.PI * 2)
    context.fill()
  }
}
