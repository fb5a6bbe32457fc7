import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cat, dial } from '../figures.ts'
import { areasOf, deep, gaugeOf, liquidOf, type Press, pressureOf, stroke } from './model.ts'

const [level, scale] = [318, 190]
const [x1, x2] = [140, 470]

/** Heights to scale; the pistons' widths to one scale of their own, so that their areas can be compared. */
export function draw(stage: Stage, state: Press, values: Values): void {
  ground(stage, 'paper')
  const { context } = stage
  const { push = 5, load = 200 } = values
  const [a1, a2] = areasOf(values)
  const [half1, half2] = [halfOf(a1), halfOf(a2)]
  const [y1, y2] = [level + state.drop * scale, level - ((state.drop * a1) / a2) * scale]
  const bottom = level + deep * scale
  const { colour } = liquidOf(values)
  const rim = level - stroke * scale - 18

  context.fillStyle = colour
  context.fillRect(x1 - half1, y1, half1 * 2, bottom - y1)
  context.fillRect(x2 - half2, y2, half2 * 2, bottom - y2)
  context.fillRect(x1 - half1, bottom - 34, x2 + half2 - x1 + half1, 34)
  dots(stage, [x1 - half1, x2 + half2], bottom, state.drop)
  line(
    stage,
    [
      [x1 - half1, rim],
      [x1 - half1, bottom],
      [x2 + half2, bottom],
      [x2 + half2, rim],
    ],
    { width: 5 },
  )
  line(
    stage,
    [
      [x1 + half1, rim],
      [x1 + half1, bottom - 34],
      [x2 - half2, bottom - 34],
      [x2 - half2, rim],
    ],
    { width: 5 },
  )
  if (Math.abs(state.drop) > 0.02) {
    line(
      stage,
      [
        [x1 + half1 + 6, y1],
        [x1 + half1 + 66, y1],
      ],
      { width: 2, dashed: true, colour: 'muted' },
    )
    line(
      stage,
      [
        [x1 + half1 + 6, y2],
        [x2 - half2 - 6, y2],
      ],
      { width: 2, dashed: true, colour: 'muted' },
    )
    arrow(stage, [x1 + half1 + 50, y1], [0, y2 - y1], 'muted')
    label(
      stage,
      `${Math.abs(state.drop * (1 + a1 / a2) * 100).toFixed(0)} cm`,
      x1 + half1 + 66,
      (y1 + y2) / 2,
      {
        size: 16,
        align: 'left',
        colour: 'muted',
        bold: true,
      },
    )
  }
  for (const [x, y, half] of [
    [x1, y1, half1],
    [x2, y2, half2],
  ] as const)
    card(stage, x - half + 3, y - 14, half * 2 - 6, 14, 'muted', 3)
  line(
    stage,
    [
      [x1, y1 - 14],
      [x1, y1 - 34],
    ],
    { width: 8, colour: 'muted' },
  )
  card(stage, x1 - 44, y1 - 42, 88, 10, 'earth', 4)
  cat(stage, [x1, y1 - 42], 44 + 26 * Math.cbrt(push / 5))
  elephant(stage, x2, y2 - 14, 34 + 11.5 * Math.cbrt(load))
  const unit = 0.006
  const p = pressureOf(state, values)
  arrow(stage, [x1, y1 + 6], [0, Math.min(70, 22 + p * a1 * unit * 40)], 'tomato')
  const arrows = Math.max(1, Math.min(9, Math.round(half2 / 17)))
  for (let i = 0; i < arrows; i++)
    arrow(stage, [x2 + ((i + 0.5) / arrows - 0.5) * half2 * 1.8, y2 + 58], [0, -46], 'tomato')
  side(stage, state, values)
}

/** In proportion to a round piston's width. */
const halfOf = (squareMetres: number) => 2.25 * 100 * Math.sqrt((4 * squareMetres) / Math.PI)

/** Bubbles in the pipe that move with the liquid. */
function dots(stage: Stage, [from, to]: readonly [number, number], bottom: number, drop: number): void {
  const { context } = stage
  const long = to - from - 60
  context.fillStyle = 'rgba(255,255,255,0.7)'
  for (let i = 0; i < 8; i++) {
    const at = (((i / 8 + drop * 0.4) % 1) + 1) % 1
    context.beginPath()
    context.arc(from + 30 + at * long, bottom - 12 - (i % 3) * 5, 4, 0, Math.PI * 2)
    context.fill()
  }
}

function elephant(stage: Stage, x: number, y: number, size: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(size / 100, size / 100)
  for (const foot of [-34, -14, 14, 32]) card(stage, foot - 9, -38, 18, 38, 'sky', 5)
  context.fillStyle = colours.sky
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.ellipse(0, -58, 52, 36, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  line(
    stage,
    [
      [-70, -76],
      [-84, -52],
      [-86, -28],
      [-76, -18],
    ],
    { width: 15, colour: 'ink' },
  )
  line(
    stage,
    [
      [-70, -76],
      [-84, -52],
      [-86, -28],
      [-76, -18],
    ],
    { width: 11, colour: 'sky' },
  )
  disc(stage, -52, -82, 29, 'sky')
  context.fillStyle = colours.rose
  context.beginPath()
  context.ellipse(-34, -80, 15, 22, 0.2, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  disc(stage, -64, -88, 3.6, 'ink')
  area(
    stage,
    [
      [-72, -66],
      [-90, -68],
      [-74, -58],
    ],
    'card',
  )
  line(
    stage,
    [
      [50, -66],
      [62, -46],
    ],
    { width: 4, colour: 'muted' },
  )
  context.restore()
}

function side(stage: Stage, state: Press, values: Values): void {
  const { push = 5, load = 200, small = 50, large = 2000 } = values
  card(stage, 690, 20, 250, 208)
  dial(
    stage,
    [815, 108],
    74,
    gaugeOf(state, values) / 1000 / (liquidOf(values).density > 5000 ? 320 : 100),
    `${(gaugeOf(state, values) / 1000).toFixed(gaugeOf(state, values) > 99_500 ? 0 : 1)} kPa`,
    '',
  )
  label(stage, 'pressure at the bottom', 815, 208, { size: 15, colour: 'muted' })
  for (const [y, name, mass, square, tint] of [
    [246, 'cat', push, small, 'earth'],
    [370, 'elephant', load, large, 'iris'],
  ] as const) {
    card(stage, 690, y, 250, 108)
    label(stage, name, 710, y + 24, { bold: true, align: 'left', colour: tint, size: 18 })
    label(stage, `${mass < 100 ? mass.toFixed(1) : mass.toFixed(0)} kg`, 922, y + 24, {
      align: 'right',
      bold: true,
      size: 18,
    })
    label(stage, `${(mass * 9.81).toFixed(0)} N on ${square.toFixed(0)} cm²`, 815, y + 54, { size: 16 })
    label(stage, `${((mass * 98.1) / square).toFixed(1)} kPa`, 815, y + 84, {
      size: 22,
      bold: true,
      colour: 'tomato',
    })
  }
  label(stage, `force × ${(large / small).toFixed(0)}`, 815, 520, { bold: true, size: 24 })
  label(stage, `way ÷ ${(large / small).toFixed(0)}`, 815, 556, { bold: true, size: 24, colour: 'muted' })
}
