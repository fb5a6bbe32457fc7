import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { inUnits } from '../parts.ts'
import { dragAt, type Falling, fluxSlope, gravity, metalOf, pipe } from './model.ts'

const scale = 436
const top = 62
const down = (depth: number) => top + (depth + pipe.above) * scale

export function draw(stage: Stage, state: Falling, values: Values): void {
  ground(stage, 'paper')
  const { depth, speed, twin, entered, left, trail, time } = state
  const { radius = 10, wall = 2, mass = 10, moment = 0.8 } = values
  const floor = down(pipe.long + pipe.below)
  area(
    stage,
    [
      [30, floor + 22],
      [570, floor + 22],
      [570, floor + 40],
      [30, floor + 40],
    ],
    'earth',
  )
  const half = 14 + radius * 2.6
  const thick = 4 + wall * 4
  const size = 12 + Math.cbrt(mass) * 4
  for (const [x, colour, name] of [
    [130, '#CFE3EE', 'plastic'],
    [360, metalOf(values).colour, metalOf(values).name],
  ] as const) {
    card(stage, x - 60, floor + 2, 120, 20, 'rose', 9)
    tube(stage, x, half, thick, colour)
    label(stage, name, x, 26, { size: 18, bold: true })
  }
  rings(stage, 360, half + thick / 2, state, values)
  const twinY = Math.min(down(twin), floor - 8)
  card(stage, 130 - size, twinY - 17, size * 2, 34, 'muted', 5)
  const y = Math.min(down(depth), floor - 8)
  area(
    stage,
    [
      [360 - size, y - 17],
      [360 + size, y - 17],
      [360 + size, y],
      [360 - size, y],
    ],
    'tomato',
  )
  area(
    stage,
    [
      [360 - size, y],
      [360 + size, y],
      [360 + size, y + 17],
      [360 - size, y + 17],
    ],
    'iris',
  )
  if (moment > 0) {
    label(stage, 'N', 360, y - 8, { size: 14, bold: true, colour: 'card' })
    label(stage, 'S', 360, y + 9, { size: 14, bold: true, colour: 'card' })
  }
  const weight = mass * 0.001 * gravity
  const pull = dragAt(depth, values) * speed
  const side = 360 + half + thick + 38
  if (depth < pipe.long + pipe.below - 0.08) {
    arrow(stage, [side, y], [0, 64], 'iris', '')
    arrow(stage, [side + 26, y], [0, -64 * Math.min(1.6, pull / weight)], 'leaf', '')
    label(stage, 'weight', side + 60, Math.min(570, y + 54), { size: 14, bold: true, colour: 'iris' })
    if (pull / weight > 0.3)
      label(stage, 'brake', side + 72, y - 40, { size: 14, bold: true, colour: 'leaf' })
  }
  card(stage, 600, 20, 340, 186)
  label(stage, 'falls with', 770, 46, { size: 16, colour: 'muted' })
  label(stage, `${(speed * 100).toFixed(speed < 0.1 ? 1 : 0)} cm/s`, 770, 82, {
    size: 32,
    bold: true,
    colour: 'tomato',
  })
  label(stage, `the walls are warmed with ${inUnits(pull * speed, 'W')}`, 770, 122, { size: 16 })
  const inside = left > 0 ? left - entered : entered > 0 ? time - entered : 0
  label(
    stage,
    `${left > 0 ? 'it was in the pipe for' : 'in the pipe for'} ${inside.toFixed(2)} s`,
    770,
    154,
    {
      size: 17,
      bold: true,
    },
  )
  label(stage, 'the twin, no magnet: 0.36 s', 770, 182, { size: 15, colour: 'muted' })
  const span = Math.max(2, Math.ceil(trail.at(-1)?.[0] ?? 0))
  const high = Math.max(0.3, ...trail.map(([, v]) => v)) * 1.1
  plot(stage, {
    at: [600, 226, 340, 354],
    title: 'Speed over time',
    across: `time: 0 to ${span} s`,
    up: `0 to ${high.toFixed(1)} m/s`,
    x: [0, span],
    y: [0, high],
    curves: [{ points: trail, colour: 'iris', filled: true }],
    dots: [{ at: [Math.min(span, trail.at(-1)?.[0] ?? 0), speed], colour: 'tomato' }],
  })
}

function tube(stage: Stage, x: number, half: number, thick: number, colour: `#${string}`): void {
  const [from, to] = [down(0), down(pipe.long)]
  stage.context.fillStyle = 'rgba(29,27,46,0.06)'
  stage.context.fillRect(x - half, from, half * 2, to - from)
  for (const side of [-1, 1])
    area(
      stage,
      [
        [x + side * half, from],
        [x + side * (half + thick), from],
        [x + side * (half + thick), to],
        [x + side * half, to],
      ],
      colour,
    )
}

/** The currents that run round in the wall: one way below the magnet, the other way above. */
function rings(stage: Stage, x: number, wide: number, { depth, speed }: Falling, values: Values): void {
  const { context, colours } = stage
  const { conducts } = metalOf(values)
  if (conducts === 0) return
  const a = (values.radius ?? 10) * 0.001
  for (let i = -7; i <= 7; i++) {
    const at = depth + (i + 0.001) * a * 0.4
    const y = down(depth) + i * 11
    if (y < down(0) || y > down(pipe.long)) continue
    const current = Math.abs(fluxSlope(at - depth, values) * speed * conducts) * (values.wall ?? 2)
    const strong = Math.min(1, Math.sqrt(current / 2.2e5))
    if (strong < 0.04) continue
    context.globalAlpha = strong
    context.strokeStyle = i > 0 ? colours.marigold : colours.teal
    context.lineWidth = 3.5
    context.beginPath()
    context.ellipse(x, y, wide + 5, 9, 0, 0, Math.PI * 2)
    context.stroke()
    context.globalAlpha = 1
  }
}
