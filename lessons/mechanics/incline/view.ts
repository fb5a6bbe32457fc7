import { area, arrow, card, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meadow } from '../scene.ts'
import { forces, type Slope, slope } from './model.ts'

const [foot, floor] = [870, 520]

/** The slope, its crate, and the two forces along it to one scale. */
export function draw(stage: Stage, state: Slope, values: Values): void {
  const { angle = 30, rough = 0.3, mass = 10 } = values
  const turn = (angle * Math.PI) / 180
  // Room for 13 m: a hard kick goes up above the start.
  const scale = Math.min(800 / (13.5 * Math.cos(turn)), 440 / (13.5 * Math.sin(turn) + 1), 58)
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const on = (slid: number, up = 0): [number, number] => [
    foot - (slope - slid) * scale * ux + up * uy,
    floor - (slope - slid) * scale * uy - up * ux,
  ]
  ground(stage, 'sky')
  meadow(stage, floor)
  const high = on(-3.2)
  area(stage, [[foot, floor], high, [high[0], floor]], 'earth')
  grain(stage, on, rough)
  tilt(stage, turn, angle)
  const begin = on(0, -4)
  disc(stage, begin[0], begin[1], 5, 'marigold')

  const half = 22 + 5 * Math.cbrt(mass)
  const { context } = stage
  const middle = on(Math.max(-3, state.slid) - half / scale, half)
  arrow(stage, middle, [0, half + 34], 'ink', 'weight')
  context.save()
  context.translate(...middle)
  context.rotate(turn)
  card(stage, -half, -half, half * 2, half * 2, 'marigold', 6)
  label(stage, `${mass.toFixed(0)} kg`, 0, 0, { bold: true, size: 16 })
  context.restore()

  const { pull, friction, press } = forces(state, values)
  const unit = 120 / Math.hypot(pull, press)
  const lift = half + 22
  const from: [number, number] = [middle[0] + lift * uy, middle[1] - lift * ux]
  arrow(stage, from, [pull * unit * ux, pull * unit * uy], 'iris')
  arrow(stage, from, [friction * unit * ux, friction * unit * uy], 'tomato')
  words(stage, angle > 45 ? 40 : 640, { pull, friction, press, speed: state.speed })
}

function words(
  stage: Stage,
  left: number,
  { pull, friction, press, speed }: { pull: number; friction: number; press: number; speed: number },
): void {
  card(stage, left, 28, 290, 128)
  label(stage, `pull  ${pull.toFixed(0)} N`, left + 20, 54, { align: 'left', colour: 'iris', bold: true })
  label(stage, `friction  ${Math.abs(friction).toFixed(0)} N`, left + 20, 80, {
    align: 'left',
    colour: 'tomato',
    bold: true,
  })
  label(stage, `pressed on with  ${press.toFixed(0)} N`, left + 20, 106, { align: 'left', colour: 'muted' })
  label(
    stage,
    speed === 0 ? 'stands still' : `${Math.abs(speed).toFixed(1)} m/s ${speed > 0 ? 'down' : 'up'}`,
    left + 20,
    133,
    { align: 'left', bold: true },
  )
}

/** Bumps on the surface: the rougher, the larger; ice is smooth and blue. */
function grain(stage: Stage, on: (slid: number, up?: number) => [number, number], rough: number): void {
  const points: [number, number][] = [on(slope, -9), on(-3.2, -9)]
  const count = 110
  for (let i = 0; i <= count; i++)
    points.push(on(-3.2 + ((slope + 3.2) * i) / count, i % 2 === 0 ? 0 : -9 * rough))
  area(stage, points, rough < 0.08 ? 'sky' : rough < 0.5 ? 'line' : 'muted', { rim: true })
}

function tilt(stage: Stage, turn: number, angle: number): void {
  const { context, colours } = stage
  context.strokeStyle = colours.marigold
  context.lineWidth = 4
  context.beginPath()
  context.arc(foot, floor, 90, Math.PI, Math.PI + turn)
  context.stroke()
  label(stage, `${angle.toFixed(0)}°`, foot - 60, floor + 28, { bold: true, size: 20 })
}
