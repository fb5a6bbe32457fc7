import { plot } from '@makebelieve/kit/simulation/plot'
import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { meanPlace, typicalDistance, type Walk } from './model.ts'

const field = { x: 20, y: 20, size: 560 } as const

/** The crowd and the circle of its typical distance; beside it how that grows. */
export function draw(stage: Stage, state: Walk, values: Values): void {
  ground(stage, 'paper')
  const { length = 1, wind = 0 } = values
  const { steps } = state
  crowd(stage, state, values)
  card(stage, 604, 20, 336, 210)
  label(stage, `${steps} steps`, 772, 58, { size: 32, bold: true })
  const row = (y: number, name: string, value: string, colour: 'ink' | 'tomato' | 'iris') => {
    label(stage, name, 626, y, { align: 'left', size: 18 })
    label(stage, value, 918, y, { align: 'right', size: 21, bold: true, colour })
  }
  row(108, 'walked', `${written(steps * length, 0)} m`, 'ink')
  row(148, 'typically away', `${written(typicalDistance(state), 1)} m`, 'iris')
  row(
    188,
    wind > 0 ? 'blown away' : `${written(length, 1)} m × √${steps}`,
    `${written(wind > 0 ? meanPlace(state) : length * Math.sqrt(steps), 1)} m`,
    'tomato',
  )
  const last = Math.max(40, steps)
  const law = Array.from({ length: 61 }, (_, i) => {
    const n = (last * i) / 60
    return [n, Math.sqrt(n * length ** 2 + (n * wind) ** 2)] as const
  })
  plot(stage, {
    at: [604, 250, 336, 330],
    title: 'Typical distance',
    across: `steps: 0 to ${last}`,
    up: 'metres',
    x: [0, last],
    y: [0, (law.at(-1)?.[1] ?? 1) * 1.25],
    curves: [
      { points: law, colour: 'tomato', dashed: true },
      { points: [...state.trail, [steps, typicalDistance(state)] as const], colour: 'iris' },
    ],
    dots: [{ at: [steps, typicalDistance(state)], colour: 'iris' }],
  })
  label(stage, wind > 0 ? 'chance and wind' : 'square root law', 776, 520, {
    size: 15,
    bold: true,
    colour: 'tomato',
  })
}

function crowd(stage: Stage, state: Walk, { length = 1, wind = 0 }: Values): void {
  const { context, colours } = stage
  const { x, y, size } = field
  card(stage, x, y, size, size)
  // The field grows in jumps, so that one sees when it does.
  const drift = wind * state.steps
  const wanted = 2.4 * length * Math.sqrt(Math.max(9, state.steps)) + drift / 2
  const half = 8 * roundUp(wanted / 8)
  const scale = size / 2 / half
  const at = (px: number, py: number): [number, number] => [
    x + size / 2 + (px - drift / 2) * scale,
    y + size / 2 - py * scale,
  ]
  context.save()
  context.beginPath()
  context.roundRect(x + 1, y + 1, size - 2, size - 2, 13)
  context.clip()
  const [cx, cy] = at(0, 0)
  context.fillStyle = colours.iris
  context.globalAlpha = 0.14
  context.beginPath()
  context.arc(...at(drift, 0), Math.max(1, length * Math.sqrt(state.steps) * scale), 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 1
  context.strokeStyle = colours.iris
  context.lineWidth = 3
  context.setLineDash([8, 7])
  context.stroke()
  context.setLineDash([])
  const dot = state.xs.length > 600 ? 2.6 : state.xs.length > 100 ? 3.4 : 6
  context.fillStyle = colours.ink
  context.beginPath()
  state.xs.forEach((px, i) => {
    const [sx, sy] = at(px, state.ys[i] ?? 0)
    context.moveTo(sx + dot, sy)
    context.arc(sx, sy, dot, 0, Math.PI * 2)
  })
  context.fill()
  line(
    stage,
    state.path.map(([px, py]) => at(px, py)),
    { colour: 'tomato', width: 2.5 },
  )
  disc(stage, cx, cy, 9, 'marigold')
  const first = state.path.at(-1)
  if (first) disc(stage, ...at(first[0], first[1]), 9, 'tomato')
  context.restore()
  const bar = half / 4
  const long = bar * scale
  line(stage, [[x + 24, y + size - 24] as const, [x + 24 + long, y + size - 24] as const], { width: 5 })
  label(stage, `${bar} m`, x + 24 + long / 2, y + size - 42, { size: 16, bold: true, on: 'card' })
}

/** 1, 1.5, 2, 3, 4, 6 … */
function roundUp(value: number): number {
  const power = 2 ** Math.floor(Math.log2(Math.max(1, value)))
  return value <= power ? power : value <= power * 1.5 ? power * 1.5 : power * 2
}
