import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Ion, particleOf, turning } from './model.ts'

const scale = 4.4
const across = 960 / scale

export function draw(stage: Stage, state: Ion, values: Values): void {
  ground(stage, 'night')
  const { x, y, vx, vy, trail, radius, period } = state
  const { field = 0.5, electric = 0 } = values
  const out = Math.round(values.way ?? 0) === 0
  const { context, colours } = stage
  context.globalAlpha = 0.55
  for (let gx = 48; gx < 960; gx += 72)
    for (let gy = 48; gy < 600; gy += 72) mark(stage, gx, gy, 2.5 + field * 7, out)
  context.globalAlpha = 1
  if (electric > 0.05) plates(stage, electric)
  const wrap = (value: number) => ((((value + across / 2) % across) + across) % across) - across / 2
  const place = (px: number, py: number): [number, number] => [480 + wrap(px) * scale, 300 - py * scale]
  const run: [number, number][][] = [[]]
  for (const [tx, ty] of [...trail, [x, y] as const]) {
    const now = place(tx, ty)
    const last = run.at(-1)?.at(-1)
    if (last && Math.abs(now[0] - last[0]) > 400) run.push([])
    run.at(-1)?.push(now)
  }
  for (const points of run) if (points.length > 1) line(stage, points, { colour: 'marigold', width: 4 })
  const at = place(x, y)
  const speed = Math.hypot(vx, vy) || 1
  arrow(stage, at, [(vx / speed) * (30 + speed / 9), (-vy / speed) * (30 + speed / 9)], 'teal', '')
  // The force of the magnet alone: always across the motion.
  const turn = Math.sign(turning(values))
  const long = Math.min(120, 16 + speed * field * 0.3)
  arrow(stage, at, [((turn * vy) / speed) * long, ((turn * vx) / speed) * long], 'rose', '')
  const particle = particleOf(values)
  disc(stage, ...at, 17, particle.charge > 0 ? 'tomato' : 'sky')
  label(stage, particle.charge > 0 ? '+' : '−', ...at, {
    size: 22,
    bold: true,
    colour: particle.charge > 0 ? 'card' : 'ink',
  })
  card(stage, 24, 22, 270, 122)
  label(stage, `${particle.sign}  ${particle.name}`, 40, 46, { size: 16, bold: true, align: 'left' })
  label(stage, electric > 0.05 ? `${speed.toFixed(0)} km/s` : `radius ${radius.toFixed(1)} mm`, 40, 80, {
    size: 24,
    bold: true,
    align: 'left',
    colour: 'tomato',
  })
  label(
    stage,
    period > 0
      ? `one turn: ${(period * 1000).toFixed(0)} ns`
      : electric > 0.05 && Math.abs(vy) < 1
        ? 'it goes straight through'
        : 'the first turn',
    40,
    118,
    {
      size: 18,
      align: 'left',
      bold: true,
    },
  )
  card(stage, 730, 22, 206, 96)
  legend(stage, 52, 'teal', 'motion')
  legend(stage, 88, 'rose', 'magnetic force')
  label(stage, `${field.toFixed(2)} T ${out ? 'out of the page' : 'into the page'}`, 936, 574, {
    size: 17,
    bold: true,
    align: 'right',
    colour: 'sky',
  })
  line(
    stage,
    [
      [30, 566],
      [30 + 20 * scale, 566],
    ],
    { colour: 'card', width: 4 },
  )
  label(stage, '20 mm', 70, 548, { size: 15, colour: 'card' })
  context.strokeStyle = colours.ink
}

function legend(stage: Stage, y: number, colour: 'teal' | 'rose', text: string): void {
  arrow(stage, [744, y], [34, 0], colour)
  label(stage, text, 786, y, { size: 14, bold: true, align: 'left' })
}

/** A dot is the tip of an arrow that comes out; a cross is the feathers of one that goes in. */
function mark(stage: Stage, x: number, y: number, size: number, out: boolean): void {
  const { context, colours } = stage
  if (out) {
    context.fillStyle = colours.sky
    context.beginPath()
    context.arc(x, y, size * 0.8, 0, Math.PI * 2)
    context.fill()
    return
  }
  for (const side of [-1, 1])
    line(
      stage,
      [
        [x - size, y - size * side],
        [x + size, y + size * side],
      ],
      { colour: 'sky', width: 2.5 },
    )
}

function plates(stage: Stage, electric: number): void {
  const strip = (y: number, colour: 'tomato' | 'iris', sign: string) => {
    area(
      stage,
      [
        [-4, y],
        [964, y],
        [964, y + 14],
        [-4, y + 14],
      ],
      colour,
    )
    const count = Math.round(4 + electric / 8)
    for (let i = 0; i < count; i++)
      label(stage, sign, (960 * (i + 0.5)) / count, y + 6, { size: 18, bold: true, colour: 'card' })
  }
  strip(0, 'iris', '−')
  strip(586, 'tomato', '+')
}
