import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { arrow, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval, soft } from '../shapes.ts'
import {
  flow,
  innerPotential,
  kindOf,
  type OsmosisCell,
  outerPotential,
  restingSize,
  turgor,
} from './model.ts'

type Point = readonly [number, number]
const middle: Point = [290, 232]

export function draw(stage: Stage, state: OsmosisCell, values: Values): void {
  ground(stage, 'paper')
  const { size, burst, time } = state
  const isPotato = kindOf(values).stiff > 0
  bath(stage, values, time)
  if (isPotato) plantCell(stage, size, values)
  else if (burst) pieces(stage)
  else bloodCell(stage, size)
  const now = burst ? 0 : flow(size, values)
  arrows(stage, now, isPotato)
  label(stage, kindOf(values).name, 40, 40, { align: 'left', bold: true, size: 24 })
  const way = burst
    ? 'burst!'
    : Math.abs(now) < 0.0008
      ? 'even: as much in as out'
      : now > 0
        ? 'water flows in'
        : 'water flows out'
  label(stage, way, 540, 40, {
    align: 'right',
    bold: true,
    size: 21,
    colour: burst ? 'tomato' : Math.abs(now) < 0.0008 ? 'teal' : 'iris',
  })
  foot(stage, size, burst, values)
  curve(stage, size, values)
  levels(stage, size, burst, values)
}

function bath({ context, colours }: Stage, { outside = 0.6 }: Values, time: number): void {
  context.fillStyle = '#CFE9F3'
  context.beginPath()
  context.roundRect(20, 20, 540, 424, 20)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
  for (let i = 0; i < Math.round(outside * 150); i++) {
    const x = 36 + 508 * scattered(i, 1) + 5 * Math.sin(time * 2 + i)
    const y = 72 + 356 * scattered(i, 2) + 5 * Math.cos(time * 1.7 + i * 2)
    sugar(context, x, y, colours.ink)
  }
}

function sugar(context: Stage['context'], x: number, y: number, ink: string): void {
  context.fillStyle = '#FFFFFF'
  context.strokeStyle = ink
  context.lineWidth = 1.2
  context.beginPath()
  context.rect(x - 4.5, y - 4.5, 9, 9)
  context.fill()
  context.stroke()
}

/** The wall keeps its place and bulges a little; the living part inside grows and shrinks. */
function plantCell(stage: Stage, size: number, values: Values): void {
  const { context, colours } = stage
  const [x, y] = middle
  const bulge = Math.max(0, size - 1) * 130
  const [w, h] = [182, 132]
  soft(
    stage,
    [
      [x - w, y - h],
      [x - w * 0.9, y - h],
      [x, y - h - bulge],
      [x + w * 0.9, y - h],
      [x + w, y - h],
      [x + w, y - h * 0.9],
      [x + w + bulge, y],
      [x + w, y + h * 0.9],
      [x + w, y + h],
      [x + w * 0.9, y + h],
      [x, y + h + bulge],
      [x - w * 0.9, y + h],
      [x - w, y + h],
      [x - w, y + h * 0.9],
      [x - w - bulge, y],
      [x - w, y - h * 0.9],
    ],
    '#B9863F',
    { rim: 2.5 },
  )
  const inner = (out: number, share: number): Point[] =>
    Array.from({ length: 28 }, (_, i) => {
      const a = (i / 28) * Math.PI * 2
      // Plump it fills the box, limp it is a wobbly round.
      const box = Math.min(
        1 / Math.max(1e-6, Math.abs(Math.cos(a))),
        1 / Math.max(1e-6, Math.abs(Math.sin(a)) * 1.05),
      )
      const square = 1 + (Math.min(box, 1.36) - 1) * share
      const wobble = 1 + (1 - share) * 0.07 * Math.sin(a * 5 + 1)
      const r = out * square * wobble
      return [x + Math.cos(a) * r * (w - 12), y + Math.sin(a) * r * (h - 12)]
    })
  const gone = Math.min(1, Math.max(0, 1 - size))
  const reach = Math.sqrt(Math.min(1, size)) * 1.07 + Math.max(0, size - 1) * 0.9
  const share = Math.max(0, 1 - gone * 3)
  context.save()
  context.beginPath()
  const wider = bulge * 0.5 - 11
  context.roundRect(x - w - wider, y - h - wider, (w + wider) * 2, (h + wider) * 2, 12 + bulge)
  context.fillStyle = '#CFE9F3'
  context.fill()
  context.clip()
  for (let i = 0; i < Math.round((values.outside ?? 0.6) * 26); i++)
    sugar(context, x + (scattered(i, 8) - 0.5) * 2 * w, y + (scattered(i, 9) - 0.5) * 2 * h, colours.ink)
  soft(stage, inner(reach, share), '#F3E3A9', { rim: 3 })
  soft(stage, inner(reach * 0.72, share), '#9FD3E8', { rim: 1.5 })
  context.restore()
  oval(stage, [x - reach * 0.78 * (w - 14) * 0.92, y + 22], [16, 20], '#C9A4DE')
  inside(stage, reach * 0.62 * w, reach * 0.6 * h, values)
}

function inside({ context, colours }: Stage, w: number, h: number, values: Values): void {
  for (let i = 0; i < Math.round((values.inside ?? 0.3) * 90); i++) {
    const [a, r] = [scattered(i, 11) * Math.PI * 2, Math.sqrt(scattered(i, 12))]
    sugar(context, middle[0] + Math.cos(a) * r * w, middle[1] + Math.sin(a) * r * h, colours.ink)
  }
}

/** From above: thorny when it has shrunk, a taut ball when it has swollen. */
function bloodCell(stage: Stage, size: number): void {
  const [x, y] = middle
  const radius = 128 * Math.cbrt(size)
  const thorns = Math.min(1, Math.max(0, 1 - size) * 2.6)
  const outline = Array.from({ length: 72 }, (_, i): Point => {
    const a = (i / 72) * Math.PI * 2
    const r = radius * (1 + 0.13 * thorns * Math.sin(a * 12))
    return [x + Math.cos(a) * r, y + Math.sin(a) * r]
  })
  soft(stage, outline, '#E4472B', { rim: 3 })
  const dent = Math.min(1, Math.max(0, 1.55 - size) * 2)
  oval(stage, middle, [radius * 0.5, radius * 0.5], mixed('#E4472B', '#B92F1C', dent), { rim: 0 })
  oval(stage, [x - radius * 0.4, y - radius * 0.45], [radius * 0.22, radius * 0.12], '#FFFFFF', {
    turn: -0.7,
    rim: 0,
    alpha: 0.35,
  })
}

function pieces(stage: Stage): void {
  const [x, y] = middle
  for (let i = 0; i < 46; i++) {
    const [a, r] = [scattered(i, 21) * Math.PI * 2, 30 + 130 * scattered(i, 22)]
    oval(stage, [x + Math.cos(a) * r, y + Math.sin(a) * r], [7, 7], '#E4472B', { rim: 0, alpha: 0.5 })
  }
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + 0.2
    const [px, py] = [x + Math.cos(a) * 150, y + Math.sin(a) * 150]
    oval(stage, [px, py], [34, 10], '#E4472B', { turn: a + Math.PI / 2 + 0.4, rim: 2 })
  }
}

/** Blue arrows through the skin, the longer the faster water moves. */
function arrows(stage: Stage, now: number, isPotato: boolean): void {
  const long = Math.min(64, Math.sqrt(Math.abs(now)) * 160)
  if (long < 9) return
  const [x, y] = middle
  const [w, h] = isPotato ? [196, 146] : [146, 146]
  for (const [ux, uy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const [px, py] = [x + ux * w, y + uy * h]
    const [dx, dy] = [ux * long, uy * long * 0.8]
    if (now > 0) arrow(stage, [px + dx * 0.9, py + dy * 0.9], [-dx * 1.2, -dy * 1.2], 'iris')
    else arrow(stage, [px - dx * 0.3, py - dy * 0.3], [dx * 1.2, dy * 1.2], 'iris')
  }
}

/** Below: a strip of potato held at one end, or how large the cell is. */
function foot(stage: Stage, size: number, burst: boolean, values: Values): void {
  card(stage, 20, 460, 540, 122)
  label(stage, burst ? '—' : `${(size * 100).toFixed(1)}%`, 480, 506, { bold: true, size: 28 })
  label(stage, 'of its first size', 480, 540, { size: 15, colour: 'muted' })
  if (kindOf(values).stiff === 0) {
    ;[0.8, 1, 1.25].forEach((scale, i) => {
      const radius = 34 * Math.cbrt(scale)
      oval(stage, [90 + i * 120, 512], [radius, radius], ['#C9331D', '#E4472B', '#F0745C'][i] as '#E4472B')
      label(stage, ['shrunk', 'even', 'swollen'][i] ?? '', 90 + i * 120, 566, { size: 15, colour: 'muted' })
    })
    return
  }
  // A firm strip stands out straight, a limp one hangs.
  const limp = Math.min(1, Math.max(0, 1.02 - size) * 2.4)
  const long = 285 * (1 + (size - 1) * 0.5)
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12
    return [70 + long * t * (1 - 0.12 * limp * t), 496 + 58 * limp * t * t]
  })
  line(stage, points, { width: 33 })
  const { context } = stage
  context.strokeStyle = '#F0DC9A'
  context.lineWidth = 29
  context.beginPath()
  points.forEach(([px, py], i) => {
    if (i === 0) context.moveTo(px, py)
    else context.lineTo(px, py)
  })
  context.stroke()
  card(stage, 34, 470, 30, 56, 'muted', 6)
  label(
    stage,
    limp > 0.25
      ? 'a limp strip of potato'
      : turgor(size, values) > 0.05
        ? 'a firm strip of potato'
        : 'a strip of potato',
    150,
    566,
    {
      size: 15,
      colour: 'muted',
    },
  )
}

function curve(stage: Stage, size: number, values: Values): void {
  const points = Array.from({ length: 41 }, (_, i): Point => {
    const outside = i / 40
    return [outside, restingSize({ ...values, outside }) * 100]
  })
  plot(stage, {
    at: [584, 20, 356, 300],
    title: 'Where it will end',
    across: 'dissolved outside: 0 to 1 mol/L',
    up: 'size: 20 to 170%',
    x: [0, 1],
    y: [20, 170],
    curves: [
      {
        points: [
          [0, 100],
          [1, 100],
        ],
        colour: 'line',
        dashed: true,
      },
      { points, colour: 'teal' },
    ],
    dots: [{ at: [values.outside ?? 0.6, size * 100], colour: 'tomato', size: 9 }],
  })
}

/** Two tanks: water runs from the higher potential to the lower. */
function levels(stage: Stage, size: number, burst: boolean, values: Values): void {
  const { context, colours } = stage
  card(stage, 584, 340, 356, 242)
  label(stage, 'Water potential', 762, 362, { bold: true, size: 16 })
  const outer = outerPotential(values)
  const inner = burst ? outer : innerPotential(size, values)
  const lowest = Math.min(-2.7, outer, inner)
  const foot = 520
  const tall = 130
  const level = (potential: number) => foot - tall * (1 - Math.min(0.2, potential) / lowest) * 0.96
  const tanks = [
    { x: 616, potential: outer, name: 'outside' },
    { x: 792, potential: inner, name: 'inside' },
  ]
  for (const { x, potential, name } of tanks) {
    const top = level(potential)
    context.fillStyle = colours.sky
    context.fillRect(x, top, 116, foot - top)
    line(
      stage,
      [
        [x, 382],
        [x, foot],
        [x + 116, foot],
        [x + 116, 382],
      ],
      { width: 2.5 },
    )
    label(stage, name, x + 58, 540, { size: 15, colour: 'muted' })
    label(
      stage,
      `${(Math.abs(potential) < 0.005 ? 0 : potential).toFixed(2).replace('-', '−')} MPa`,
      x + 58,
      564,
      { size: 17, bold: true },
    )
  }
  const gap = inner - outer
  const y = Math.min(500, Math.max(400, Math.max(level(outer), level(inner)) - 6))
  if (Math.abs(gap) > 0.02) arrow(stage, gap < 0 ? [736, y] : [790, y], [gap < 0 ? 54 : -54, 0], 'iris')
  else label(stage, '=', 762, 450, { size: 30, bold: true, colour: 'teal' })
}
