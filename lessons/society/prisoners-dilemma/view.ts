import { plot } from '@makebelieve/kit/simulation/plot'
import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { earns, kind, selfish, shareOf, side, titForTat, type Village } from './model.ts'

const cell = 12.7
const [left, top] = [20, 20]
const colourOf: Record<number, StageColour> = { [kind]: 'sky', [selfish]: 'tomato', [titForTat]: 'iris' }

/** The village from above; who has just changed sides is pale. Beside it the rules and how it went. */
export function draw(stage: Stage, village: Village, values: Values): void {
  ground(stage, 'paper')
  const { context, colours } = stage
  card(stage, left - 6, top - 6, side * cell + 12, side * cell + 12, 'card', 8)
  village.plans.forEach((plan, i) => {
    const changed = village.before[i] !== plan
    context.fillStyle = changed
      ? plan === selfish
        ? colours.marigold
        : colours.leaf
      : colours[colourOf[plan] ?? 'sky']
    context.fillRect(left + (i % side) * cell, top + Math.floor(i / side) * cell, cell - 0.8, cell - 0.8)
  })
  faces(stage, village)
  rules(stage, values)
  const past = village.past
  const from = Math.max(0, village.generation - past.length + 1)
  plot(stage, {
    at: [606, 388, 334, 196],
    title: `Generation ${village.generation}`,
    across: `generations ${from} to ${Math.max(from + 20, village.generation)}`,
    up: '0 to 100%',
    x: [from, Math.max(from + 20, village.generation)],
    y: [0, 1],
    curves: [
      { points: past.map((shares, i) => [from + i, shares[0]] as const), colour: 'sky' },
      { points: past.map((shares, i) => [from + i, shares[1]] as const), colour: 'tomato' },
      { points: past.map((shares, i) => [from + i, shares[2]] as const), colour: 'iris' },
    ],
  })
}

function face(stage: Stage, x: number, y: number, size: number, plan: number): void {
  const { context, colours } = stage
  disc(stage, x, y, size, colourOf[plan] ?? 'sky')
  context.fillStyle = colours.ink
  for (const dx of [-0.35, 0.35]) {
    context.beginPath()
    context.arc(x + dx * size, y - size * 0.15, size * 0.11, 0, Math.PI * 2)
    context.fill()
  }
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  if (plan === selfish) context.arc(x, y + size * 0.75, size * 0.4, Math.PI * 1.2, Math.PI * 1.8)
  else if (plan === kind) context.arc(x, y + size * 0.15, size * 0.42, Math.PI * 0.15, Math.PI * 0.85)
  else {
    context.moveTo(x - size * 0.35, y + size * 0.4)
    context.lineTo(x + size * 0.35, y + size * 0.4)
  }
  context.stroke()
}

function faces(stage: Stage, village: Village): void {
  card(stage, 606, 14, 334, 132)
  const names = ['kind', 'selfish', 'tit for tat']
  names.forEach((name, plan) => {
    const x = 662 + plan * 111
    face(stage, x, 52, 24, plan)
    label(stage, `${(shareOf(village, plan) * 100).toFixed(0)}%`, x, 98, { size: 22, bold: true })
    label(stage, name, x, 124, { size: 15, colour: 'muted' })
  })
}

/** Who meets whom, and what each earns in a round. */
function rules(stage: Stage, values: Values): void {
  card(stage, 606, 160, 334, 214)
  label(stage, 'what each earns in a round', 773, 182, { size: 16, bold: true })
  const meetings = [
    [kind, kind],
    [selfish, kind],
    [selfish, titForTat],
    [selfish, selfish],
  ] as const
  meetings.forEach(([a, b], i) => {
    const y = 216 + i * 36
    face(stage, 660, y, 14, a)
    face(stage, 886, y, 14, b)
    label(stage, earns(a, b, values).toFixed(2), 718, y, { size: 19, bold: true, colour: 'leaf' })
    label(stage, earns(b, a, values).toFixed(2), 828, y, { size: 19, bold: true, colour: 'leaf' })
    line(
      stage,
      [
        [758, y],
        [788, y],
      ],
      { colour: 'line', width: 3 },
    )
  })
  label(stage, 'yellow: just became selfish · green: just became kind', 773, 358, {
    size: 12,
    colour: 'muted',
  })
}
