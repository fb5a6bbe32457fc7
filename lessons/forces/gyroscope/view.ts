import { arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cross, type Gyro, radius, steady, type Vector, wheelOf } from './model.ts'

const [px, py, scale] = [310, 330, 430]
const [up, in_] = [Math.cos(0.36), Math.sin(0.36)]

/** Seen from the front and a little from above: x to the right, y away from us, z up. */
const place = ([x, y, z]: Vector): [number, number] => [px + x * scale, py - (z * up + y * in_) * scale]

export function draw(stage: Stage, state: Gyro, values: Values): void {
  ground(stage, 'grid')
  const { arm = 0.2, mass = 2 } = values
  const { axle } = state
  post(stage)
  const trail = state.trail.map(([x, y, z]) => place([x * arm * 1.4, y * arm * 1.4, z * arm * 1.4]))
  if (trail.length > 1) line(stage, trail, { colour: 'rose', width: 4 })
  const behind = axle[1] > 0
  const tip = place([axle[0] * arm * 1.4, axle[1] * arm * 1.4, axle[2] * arm * 1.4])
  const hub: Vector = [axle[0] * arm, axle[1] * arm, axle[2] * arm]
  if (behind) {
    wheel(stage, state, hub, mass)
    line(stage, [[px, py], tip], { width: 9, colour: 'muted' })
  } else {
    line(stage, [[px, py], tip], { width: 9, colour: 'muted' })
    wheel(stage, state, hub, mass)
  }
  disc(stage, px, py, 10, 'ink')
  const [hx, hy] = place(hub)
  arrow(stage, [hx, hy], [0, 46 + 12 * Math.sqrt(mass)], 'ink')
  // The twist is at right angles to axle and weight: along z × n.
  const side = place([hub[0] - axle[1] * 0.22, hub[1] + axle[0] * 0.22, hub[2]])
  arrow(stage, [hx, hy], [side[0] - hx, side[1] - hy], 'tomato')
  const { along, spin } = wheelOf(values)
  const long = 0.2 + 0.05 * Math.sqrt(along * spin)
  const head = place([hub[0] + axle[0] * long, hub[1] + axle[1] * long, hub[2] + axle[2] * long])
  arrow(stage, tip, [head[0] - tip[0], head[1] - tip[1]], 'iris')
  above(stage, state, values)
  legend(stage, state, values)
}

function post(stage: Stage): void {
  const { context, colours } = stage
  context.fillStyle = 'rgba(29,27,46,0.10)'
  context.beginPath()
  context.ellipse(px, 556, 170, 30, 0, 0, Math.PI * 2)
  context.fill()
  line(
    stage,
    [
      [px, py + 8],
      [px, 548],
    ],
    { width: 14, colour: 'earth' },
  )
  card(stage, px - 70, 544, 140, 18, 'earth', 6)
  context.strokeStyle = colours.ink
}

/** A ring with spokes, tilted in space. */
function wheel(stage: Stage, { axle, turned }: Gyro, hub: Vector, mass: number): void {
  const { context, colours } = stage
  const aside: Vector = Math.abs(axle[2]) < 0.95 ? [0, 0, 1] : [1, 0, 0]
  const raw = cross(axle, aside)
  const size = Math.hypot(...raw)
  const u: Vector = [raw[0] / size, raw[1] / size, raw[2] / size]
  const w = cross(axle, u)
  const at = (angle: number, far: number): [number, number] => {
    const [c, s] = [Math.cos(angle) * far, Math.sin(angle) * far]
    return place([hub[0] + u[0] * c + w[0] * s, hub[1] + u[1] * c + w[1] * s, hub[2] + u[2] * c + w[2] * s])
  }
  const ring = Array.from({ length: 49 }, (_, i) => at((i / 48) * 2 * Math.PI, radius))
  context.globalAlpha = 0.18
  context.fillStyle = colours.sky
  context.beginPath()
  for (const [x, y] of ring) context.lineTo(x, y)
  context.fill()
  context.globalAlpha = 1
  for (let i = 0; i < 10; i++)
    line(stage, [at(turned + (i * Math.PI) / 5, 0), at(turned + (i * Math.PI) / 5, radius)], {
      width: i === 0 ? 4 : 1.5,
      colour: i === 0 ? 'marigold' : 'muted',
    })
  const thick = 8 + 4 * Math.cbrt(mass)
  line(stage, ring, { width: thick + 3, colour: 'ink', closed: true })
  line(stage, ring, { width: thick, colour: 'teal', closed: true })
  disc(stage, ...at(turned, radius), thick * 0.42, 'marigold')
}

/** The way of the axle's end, seen from above. */
function above(stage: Stage, { axle, trail }: Gyro, values: Values): void {
  const { context, colours } = stage
  card(stage, 650, 20, 290, 310)
  label(stage, 'the axle from above', 795, 44, { bold: true, size: 16 })
  const [cx, cy, big] = [795, 192, 112]
  context.strokeStyle = colours.line
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(cx, cy, big, 0, Math.PI * 2)
  context.stroke()
  const at = ([x, y]: Vector): [number, number] => [cx + x * big, cy - y * big]
  if (trail.length > 1) line(stage, trail.map(at), { colour: 'rose', width: 4 })
  line(stage, [[cx, cy], at(axle)], { width: 5, colour: 'muted' })
  disc(stage, cx, cy, 6, 'ink')
  disc(stage, ...at(axle), 9, 'teal')
  if ((values.start ?? 0) > 0.5) label(stage, 'it nods', 795, 316, { size: 14, colour: 'muted' })
}

function legend(stage: Stage, { axle, round, time }: Gyro, values: Values): void {
  card(stage, 650, 348, 290, 232)
  const rate = time > 0 ? (round * 180) / Math.PI / time : (steady(values) * 180) / Math.PI
  const tilt = (Math.acos(Math.max(-1, Math.min(1, axle[2]))) * 180) / Math.PI
  const rows = [
    ['spin', `${(values.spin ?? 6).toFixed(1)} turns/s`, 'iris'],
    ['goes round', `${rate.toFixed(0)} °/s`, 'teal'],
    ['from upright', `${tilt.toFixed(0)}°`, 'ink'],
    ['twist of gravity', `${(wheelOf(values).pull * Math.hypot(axle[0], axle[1])).toFixed(1)} N·m`, 'tomato'],
  ] as const
  rows.forEach(([name, words, colour], i) => {
    label(stage, name, 670, 384 + i * 40, { align: 'left', bold: true, size: 18, colour })
    label(stage, words, 922, 384 + i * 40, { align: 'right', bold: true, size: 19 })
  })
  label(stage, 'the twist turns the spin arrow sideways', 795, 552, { size: 14, colour: 'muted' })
}
