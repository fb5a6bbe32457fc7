import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type DoublePendulum, rods, type Swing, tip } from './model.ts'

const [x0, y0, scale] = [480, 300, 128]
const at = ([x, y]: readonly [number, number]): [number, number] => [x0 + x * scale, y0 + y * scale]

/** The pendulum in colour, its twin as a ghost, the way of the tip behind it. */
export function draw(stage: Stage, state: DoublePendulum, values: Values): void {
  const { lower = 1, gravity = 9.81 } = values
  ground(stage, 'grid')
  const { context, colours } = stage
  context.strokeStyle = colours.line
  context.lineWidth = 2
  context.beginPath()
  context.arc(x0, y0, 2 * scale, 0, Math.PI * 2)
  context.stroke()
  trail(stage, state.trail)
  context.globalAlpha = 0.4
  pendulum(stage, state.twin, values, lower, true)
  context.globalAlpha = 1
  pendulum(stage, state.one, values, lower, false)
  disc(stage, x0, y0, 8, 'ink')

  const [[ax, ay], [bx, by]] = [tip(state.one, values), tip(state.twin, values)]
  const gap = Math.hypot(ax - bx, ay - by)
  card(stage, 24, 24, 190, 84)
  label(stage, 'ghost is off by', 119, 50, { colour: 'muted', size: 16 })
  label(stage, gap < 0.01 ? `${(gap * 1000).toFixed(2)} mm` : `${(gap * 100).toFixed(0)} cm`, 119, 82, {
    bold: true,
    size: 24,
    colour: gap > 0.3 ? 'tomato' : 'teal',
  })
  label(stage, `g = ${gravity.toFixed(2)} m/s²`, 936, 576, { align: 'right', size: 16, colour: 'muted' })
}

function pendulum(stage: Stage, swing: Swing, values: Values, lower: number, ghost: boolean): void {
  const [l1] = rods(values)
  const joint = at([l1 * Math.sin(swing[0]), l1 * Math.cos(swing[0])])
  const end = at(tip(swing, values))
  line(stage, [[x0, y0], joint, end], { width: ghost ? 3 : 5, colour: ghost ? 'muted' : 'ink' })
  disc(stage, ...joint, 17, ghost ? 'line' : 'iris')
  disc(stage, ...end, 17 * Math.cbrt(lower), ghost ? 'line' : 'tomato')
}

/** The older, the fainter. */
function trail(stage: Stage, points: readonly [number, number][]): void {
  const pieces = 8
  const long = Math.ceil(points.length / pieces)
  for (let i = 0; i < pieces; i++) {
    const piece = points.slice(i * long, (i + 1) * long + 1)
    if (piece.length < 2) continue
    stage.context.globalAlpha = 0.12 + (0.75 * (i + 1)) / pieces
    line(stage, piece.map(at), { colour: 'rose', width: 4 })
  }
  stage.context.globalAlpha = 1
}
