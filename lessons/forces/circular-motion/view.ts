import { plot } from '@makebelieve/kit/simulation/plot'
import { arrow, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { neededPull, type Round, rim } from './model.ts'

const [cx, cy, wide] = [300, 300, 268]

/** The rink from above; its rings are a metre apart. */
export function draw(stage: Stage, state: Round, values: Values): void {
  const { context, colours } = stage
  ground(stage, 'paper')
  const scale = wide / rim(values)
  const at = (x: number, y: number): [number, number] => [cx + x * scale, cy - y * scale]
  rink(stage, scale, values)
  const { radius = 3, mass = 30, speed: goal = 4, strength = 800 } = values
  const [px, py] = at(state.x, state.y)
  const speed = Math.hypot(state.vx, state.vy)
  context.strokeStyle = colours.muted
  context.setLineDash([7, 8])
  context.lineWidth = 2
  context.beginPath()
  context.arc(cx, cy, radius * scale, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
  if (state.trail.length > 1)
    line(
      stage,
      state.trail.map(([x, y]) => at(x, y)),
      { colour: 'sky', width: 6 },
    )
  if (state.free) {
    const [fx, fy] = at(...state.from)
    line(
      stage,
      [
        [cx, cy],
        [(cx * 2 + fx) / 3, (cy * 2 + fy) / 3],
      ],
      { colour: 'earth', width: 5 },
    )
    disc(stage, fx, fy, 6, 'tomato')
  } else
    line(
      stage,
      [
        [cx, cy],
        [px, py],
      ],
      { colour: 'earth', width: 2 + Math.min(5, strength / 500) },
    )
  disc(stage, cx, cy, 13, 'earth')
  const u = speed > 0 ? [state.vx / speed, -state.vy / speed] : [0, 0]
  arrow(stage, [px, py], [(u[0] ?? 0) * (24 + speed * 11), (u[1] ?? 0) * (24 + speed * 11)], 'teal')
  if (state.pull > 1) {
    const long = Math.min(radius * scale - 20, 28 + 70 * Math.sqrt(state.pull / 1500))
    const away = Math.hypot(px - cx, py - cy)
    arrow(stage, [px, py], [((cx - px) / away) * long, ((cy - py) / away) * long], 'tomato')
  }
  penguin(stage, px, py, 15 + 5 * Math.cbrt(mass), Math.atan2(u[1] ?? 0, u[0] ?? 1))
  if (state.free)
    label(stage, state.broke ? 'the rope broke!' : 'let go: straight ahead', cx, 22, {
      bold: true,
      size: 19,
      colour: 'tomato',
      on: 'card',
    })
  side(stage, state, values, speed, goal, strength)
}

function rink(stage: Stage, scale: number, values: Values): void {
  const { context, colours } = stage
  disc(stage, cx, cy, wide + 22, 'card')
  context.fillStyle = '#DDF0F7'
  context.beginPath()
  context.arc(cx, cy, wide, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = colours.sky
  context.lineWidth = 1.2
  for (let metre = 1; metre <= rim(values); metre++) {
    context.beginPath()
    context.arc(cx, cy, metre * scale, 0, Math.PI * 2)
    context.stroke()
  }
}

/** Seen from above, beak ahead. */
function penguin(stage: Stage, x: number, y: number, size: number, turn: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.fillStyle = colours.ink
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(-size * 0.15, side * size * 0.72, size * 0.5, size * 0.2, side * 0.5, 0, Math.PI * 2)
    context.fill()
  }
  context.beginPath()
  context.ellipse(-size * 0.1, 0, size * 0.9, size * 0.66, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = colours.marigold
  context.beginPath()
  context.moveTo(size * 1.25, 0)
  context.lineTo(size * 0.8, -size * 0.2)
  context.lineTo(size * 0.8, size * 0.2)
  context.fill()
  disc(stage, size * 0.5, 0, size * 0.42, 'ink')
  disc(stage, size * 0.62, -size * 0.2, size * 0.1, 'card')
  disc(stage, size * 0.62, size * 0.2, size * 0.1, 'card')
  context.fillStyle = colours.card
  context.beginPath()
  context.ellipse(-size * 0.25, 0, size * 0.42, size * 0.34, 0, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

function side(
  stage: Stage,
  state: Round,
  values: Values,
  speed: number,
  goal: number,
  strength: number,
): void {
  const most = 1.15 * Math.max(neededPull(8, values), Math.min(strength, 1.3 * neededPull(8, values)))
  const curve = Array.from({ length: 41 }, (_, i) => [i / 5, neededPull(i / 5, values)] as const)
  plot(stage, {
    at: [616, 20, 324, 330],
    title: 'The pull a circle needs',
    across: 'speed: 0 to 8 m/s',
    up: `pull: 0 to ${most.toFixed(0)} N`,
    x: [0, 8],
    y: [0, most],
    curves: [
      { points: curve, colour: 'tomato' },
      ...(strength < most
        ? [{ points: [[0, strength] as const, [8, strength] as const], colour: 'ink' as const, dashed: true }]
        : []),
      {
        points: [[goal, 0] as const, [goal, neededPull(goal, values)] as const],
        colour: 'line',
        dashed: true,
      },
    ],
    dots: state.free ? [] : [{ at: [speed, state.pull], colour: 'teal' }],
  })
  if (strength < most) {
    const y = 350 - 36 - (strength / most) * (330 - 82)
    label(stage, 'rope breaks', 656, Math.max(78, y - 14), { size: 14, bold: true, align: 'left' })
  }
  label(stage, 'speed', 640, 404, { bold: true, size: 20, colour: 'teal', align: 'left' })
  label(stage, `${speed.toFixed(1)} m/s`, 930, 404, { bold: true, size: 22, align: 'right' })
  label(stage, 'pull to the middle', 640, 448, { bold: true, size: 20, colour: 'tomato', align: 'left' })
  label(stage, `${state.pull.toFixed(0)} N`, 930, 448, { bold: true, size: 22, align: 'right' })
  label(stage, 'pull outwards', 640, 492, { bold: true, size: 20, colour: 'muted', align: 'left' })
  label(stage, 'there is none', 930, 492, { size: 19, align: 'right', colour: 'muted' })
  label(stage, 'rings: 1 m apart', 930, 570, { size: 15, align: 'right', colour: 'muted' })
}
