import {
  arrow,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { parts } from '../figures.ts'
import { balls, type Cradle, energyOf } from './model.ts'

const [middle, beam] = [480, 70]
const colours: readonly StageColour[] = ['tomato', 'marigold', 'leaf', 'sky', 'iris']

/** The toy on its table. The strings are drawn to scale with each other, the balls as large as they are heavy. */
export function draw(stage: Stage, state: Cradle, values: Values): void {
  const { length = 0.5, mass = 0.2, release = 35 } = values
  ground(stage, 'paper')
  const long = 125 + length * 165
  const radius = 20 + 22 * Math.cbrt(mass / 0.5)
  const at = (i: number, angle: number): [number, number] => [
    middle + (i - (balls - 1) / 2) * 2 * radius + Math.sin(angle) * long,
    beam + Math.cos(angle) * long,
  ]
  frame(stage)
  ghosts(stage, state, (release * Math.PI) / 180, at, radius)
  for (let i = 0; i < balls; i++) {
    const [x, y] = at(i, state.angles[i] ?? 0)
    const hook = middle + (i - (balls - 1) / 2) * 2 * radius
    line(
      stage,
      [
        [hook - 9, beam],
        [x, y],
        [hook + 9, beam],
      ],
      { width: 1.5, colour: 'muted' },
    )
  }
  for (let i = 0; i < balls; i++) {
    const [angle, turn] = [state.angles[i] ?? 0, state.turns[i] ?? 0]
    const [x, y] = at(i, angle)
    disc(stage, x, y, radius, colours[i] ?? 'sky')
    const speed = turn * length * 52
    if (Math.abs(speed) > 8)
      arrow(stage, [x, y + radius + 14], [Math.cos(angle) * speed, -Math.sin(angle) * speed], 'teal')
  }
  counts(stage, state)
  momentum(stage, state, values)
  const { height, motion } = energyOf(state, values)
  parts(
    stage,
    [230, 484, 500, 98],
    'Where the energy is',
    [
      { name: 'height', value: height, colour: 'iris' },
      { name: 'motion', value: motion, colour: 'teal' },
      { name: 'sound and warmth', value: state.warmth, colour: 'tomato' },
    ],
    height + motion + state.warmth,
  )
}

/** How high they were let go: what is lost shows as the gap to these rings. */
function ghosts(
  { context, colours: paint }: Stage,
  { angles }: Cradle,
  release: number,
  at: (i: number, angle: number) => [number, number],
  radius: number,
): void {
  context.strokeStyle = paint.muted
  context.lineWidth = 1.5
  context.setLineDash([5, 6])
  for (const [i, angle] of [
    [0, -release],
    [balls - 1, release],
  ] as const) {
    if (Math.abs((angles[i] ?? 0) - angle) < 0.02) continue
    context.beginPath()
    context.arc(...at(i, angle), radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.setLineDash([])
}

function frame(stage: Stage): void {
  for (const x of [250, 696]) card(stage, x, beam - 12, 14, 392, 'marigold', 5)
  card(stage, 90, 446, 780, 22, 'earth', 6)
  card(stage, 230, beam - 16, 500, 16, 'marigold', 6)
}

function counts(stage: Stage, { clicks, came, went }: Cradle): void {
  card(stage, 24, 484, 180, 98)
  label(stage, `click ${clicks}`, 114, 506, { bold: true, size: 16, colour: 'muted' })
  label(stage, clicks ? `${came} in` : '–', 114, 534, { bold: true, size: 20, colour: 'tomato' })
  label(stage, clicks ? `${went} out` : '–', 114, 562, { bold: true, size: 20, colour: 'iris' })
}

/** All balls together, to the left or to the right; 1 kg·m/s is as long as the half card. */
function momentum(stage: Stage, { angles, turns }: Cradle, { mass = 0.2, length = 0.5 }: Values): void {
  const all = turns.reduce((sum, turn, i) => sum + mass * length * turn * Math.cos(angles[i] ?? 0), 0)
  card(stage, 756, 484, 180, 98)
  label(stage, 'momentum', 846, 506, { bold: true, size: 16 })
  disc(stage, 846, 536, 4, 'ink')
  arrow(stage, [846, 536], [Math.max(-78, Math.min(78, all * 110)), 0], 'teal')
  label(stage, `${all.toFixed(2)} kg·m/s`, 846, 564, { bold: true, size: 16, colour: 'teal' })
}
