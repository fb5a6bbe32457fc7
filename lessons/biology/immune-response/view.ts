import { scattered } from '@makebelieve/kit/simulation/plot'
import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval, soft } from '../shapes.ts'
import { doses, feltAt, fitting, type Immunity, infection, secondAt, watched } from './model.ts'

type Point = readonly [number, number]

export function draw(stage: Stage, state: Immunity, values: Values): void {
  ground(stage, 'paper')
  const power = state.ill ? state.now[0] / Math.LN10 : 0
  face(stage, power, state)
  blood(stage, state, power, values)
  chart(stage, state, values)
}

/** How the person feels. */
function face(stage: Stage, power: number, { fever, time }: Immunity): void {
  const bad = Math.min(1, Math.max(0, (power - 3.4) / 3))
  card(stage, 20, 20, 200, 300)
  label(stage, `day ${time.toFixed(0)}`, 120, 46, { bold: true, size: 24 })
  disc(stage, 120, 152, 72, mixed('#F1C9A2', '#E8705A', bad))
  soft(
    stage,
    [
      [46, 142],
      [60, 92],
      [116, 68],
      [176, 90],
      [194, 142],
      [166, 112],
      [120, 104],
      [72, 112],
    ],
    '#6B4A2F',
  )
  for (const side of [-1, 1]) {
    oval(stage, [120 + side * 26, 148], [6, bad > 0.5 ? 2.5 : 8], 'ink', { rim: 0 })
    oval(stage, [120 + side * 40, 174], [12, 7], 'tomato', { rim: 0, alpha: 0.25 + 0.5 * bad })
  }
  const bend = 12 - 24 * bad
  line(
    stage,
    Array.from({ length: 9 }, (_, i): Point => [96 + i * 6, 186 + bend * Math.sin((i / 8) * Math.PI)]),
    { width: 4 },
  )
  if (bad > 0.35) {
    line(
      stage,
      [
        [138, 184],
        [188, 158],
      ],
      { width: 8, colour: 'card' },
    )
    line(
      stage,
      [
        [138, 184],
        [188, 158],
      ],
      { width: 2 },
    )
    disc(stage, 190, 157, 6, 'tomato')
  }
  label(stage, power > Math.log10(feltAt) ? 'ill' : power > 0.3 ? 'infected, feels fine' : 'well', 120, 254, {
    bold: true,
    size: 19,
    colour: power > Math.log10(feltAt) ? 'tomato' : 'leaf',
  })
  label(stage, `ill for ${fever.toFixed(1)} days so far`, 120, 286, { size: 15, colour: 'muted' })
}

/** A look into the blood: viruses, antibodies, cells that know. Counts go with the powers of ten. */
function blood(stage: Stage, { now, time }: Immunity, power: number, values: Values): void {
  const { context, colours } = stage
  context.fillStyle = '#FBE3DA'
  context.beginPath()
  context.roundRect(240, 20, 700, 300, 20)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
  const fit = time < secondAt(values) ? 1 : fitting(values)
  const cells = Math.min(16, 1 + Math.round(Math.log10(now[2]) * 3.4))
  const antibodies = Math.min(60, Math.round(Math.log10(1 + now[4]) * 11))
  const viruses = power <= 0 ? 0 : Math.min(70, Math.round(2 + power * 8))
  const vaccine = Math.min(24, Math.round(Math.log10(1 + now[1]) * 6))
  const at = (i: number, salt: number, margin: number): Point => [
    240 + margin + (700 - 2 * margin) * scattered(i, salt) + 5 * Math.sin(time * 1.4 + i),
    66 + (238 - margin) * scattered(i, salt + 1) + 4 * Math.cos(time * 1.1 + i * 2),
  ]
  for (let i = 0; i < cells; i++) {
    const [x, y] = [
      276 + (i % 8) * 86 + 18 * scattered(i, 101),
      112 + Math.floor(i / 8) * 124 + 30 * scattered(i, 102),
    ]
    disc(stage, x, y, 25, '#B9B5EC')
    oval(stage, [x, y], [13, 12], 'iris', { rim: 1.2 })
  }
  for (let i = 0; i < antibodies; i++) antibody(stage, at(i, 103, 22), scattered(i, 105) * 6.28)
  for (let i = 0; i < viruses; i++) virus(stage, at(i, 106, 24), mixed('#3E8E41', '#E4472B', fit), 9)
  for (let i = 0; i < vaccine; i++) virus(stage, at(i, 109, 24), '#C9C5D2', 7)
  card(stage, 252, 30, 604, 30)
  const y = 45
  virus(stage, [272, y], '#E4472B', 8)
  label(stage, 'virus', 288, y, { size: 14, align: 'left' })
  antibody(stage, [352, y], 0)
  label(stage, 'antibody', 368, y, { size: 14, align: 'left' })
  disc(stage, 462, y, 9, '#B9B5EC')
  label(stage, 'cell that knows it', 478, y, { size: 14, align: 'left' })
  virus(stage, [630, y], '#C9C5D2', 7)
  label(stage, 'vaccine', 646, y, { size: 14, align: 'left' })
  virus(stage, [728, y], '#3E8E41', 8)
  label(stage, 'changed virus', 744, y, { size: 14, align: 'left' })
}

function virus(stage: Stage, [x, y]: Point, colour: `#${string}`, size: number): void {
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    line(
      stage,
      [
        [x, y],
        [x + Math.cos(a) * size * 1.45, y + Math.sin(a) * size * 1.45],
      ],
      { width: 1.8 },
    )
  }
  oval(stage, [x, y], [size, size], colour, { rim: 1.3 })
}

function antibody(stage: Stage, [x, y]: Point, turn: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  for (const side of [-1, 1])
    line(
      stage,
      [
        [0, 9],
        [0, 0],
        [side * 7, -8],
      ],
      { width: 3.5, colour: 'teal' },
    )
  context.restore()
}

/** The whole story over time, in powers of ten. */
function chart(stage: Stage, state: Immunity, values: Values): void {
  card(stage, 20, 338, 920, 246)
  const box = { left: 84, right: 916, top: 372, bottom: 532 }
  const x = (day: number) => box.left + ((box.right - box.left) * day) / watched
  const y = (power: number) => box.bottom - ((box.bottom - box.top) * Math.min(8.5, Math.max(0, power))) / 8.5
  label(stage, 'viruses', 84, 356, { align: 'left', size: 16, bold: true, colour: 'tomato' })
  label(stage, 'antibodies', 160, 356, { align: 'left', size: 16, bold: true, colour: 'teal' })
  const { speed = 1.5, caught = 10 } = values
  const hours = (24 * Math.LN2) / speed
  label(stage, `the virus doubles in ${hours.toFixed(1)} h; ${caught.toFixed(0)} are caught`, 270, 356, {
    align: 'left',
    size: 15,
  })
  label(stage, 'each line up is a hundred times as many', 916, 356, {
    align: 'right',
    size: 14,
    colour: 'muted',
  })
  for (const power of [0, 2, 4, 6, 8]) {
    line(
      stage,
      [
        [box.left, y(power)],
        [box.right, y(power)],
      ],
      { colour: 'line', width: power === 4 ? 2.5 : 1, dashed: power === 4 },
    )
    label(stage, ['1', '', '100', '', '10⁴', '', '10⁶', '', '10⁸'][power] ?? '', box.left - 10, y(power), {
      align: 'right',
      size: 14,
      colour: 'muted',
    })
  }
  label(stage, 'ill above', box.right - 4, y(4) - 11, { align: 'right', size: 14, colour: 'muted' })
  const marks: [number, string, 'tomato' | 'muted'][] = [
    ...doses
      .slice(0, Math.round(values.vaccine ?? 0))
      .map((day): [number, string, 'muted'] => [day, 'vaccine', 'muted']),
    [infection, 'infection', 'tomato'],
    [
      secondAt(values),
      (values.change ?? 0) > 0 ? `changed by ${(values.change ?? 0).toFixed(0)}%` : 'again',
      'tomato',
    ],
  ]
  for (const [day, name, colour] of marks) {
    line(
      stage,
      [
        [x(day), box.top],
        [x(day), box.bottom + 6],
      ],
      { colour, width: 2, dashed: true },
    )
    label(stage, name, x(day), box.bottom + 20, { size: 14, bold: true, colour })
  }
  label(stage, `days 0 to ${watched}`, 916, 570, { align: 'right', size: 14, colour: 'muted' })
  const now = [state.time, state.ill ? state.now[0] / Math.LN10 : 0, state.now[4]] as const
  const points = [...state.trail, now]
  line(
    stage,
    points.map(([day, , count]): Point => [x(day), y(Math.log10(1 + count))]),
    { colour: 'teal', width: 3 },
  )
  line(
    stage,
    points.map(([day, power]): Point => [x(day), y(power)]),
    { colour: 'tomato', width: 3.5 },
  )
  disc(stage, x(now[0]), y(now[1]), 7, 'tomato')
  disc(stage, x(now[0]), y(Math.log10(1 + now[2])), 6, 'teal')
}
