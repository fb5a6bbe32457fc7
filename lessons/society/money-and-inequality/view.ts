import { plot } from '@makebelieve/kit/simulation/plot'
import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, figure, grouped } from '../scene.ts'
import { first, gameOf, games, giniOf, topShare, type Village } from './model.ts'

const groups = 40

/** Forty groups of ten, from the poorest to the richest; beside them Lorenz's curve and the Gini number. */
export function draw(stage: Stage, village: Village, values: Values): void {
  ground(stage, 'paper')
  const { sorted } = village
  skyline(stage, village, values)
  const gini = giniOf(sorted)
  figure(stage, [640, 20, 144, 104], gini.toFixed(2), 'Gini number', 'iris')
  figure(
    stage,
    [796, 20, 144, 104],
    `${(100 * topShare(sorted, 0.1)).toFixed(0)}%`,
    'has the top tenth',
    'tomato',
  )
  lorenz(stage, sorted)
  const most = Math.max(40, village.rounds)
  const from = Math.max(0, village.rounds - village.past.length + 1)
  plot(stage, {
    at: [640, 404, 300, 180],
    title: 'Gini number so far',
    across: `rounds ${from} to ${most}`,
    up: '0 to 1',
    x: [from, most],
    y: [0, 1],
    curves: [
      { points: village.past.map((one, i) => [from + i, one] as const), colour: 'iris', filled: true },
    ],
  })
}

function skyline(stage: Stage, { sorted, rounds }: Village, values: Values): void {
  card(stage, 20, 20, 602, 564)
  label(stage, games[gameOf(values)] ?? '', 44, 48, { size: 20, bold: true, align: 'left' })
  label(stage, `round ${rounds}`, 598, 48, { size: 20, bold: true, align: 'right' })
  const size = sorted.length / groups
  const means = Array.from({ length: groups }, (_, i) => {
    const group = sorted.slice(i * size, (i + 1) * size)
    return group.reduce((sum, one) => sum + one, 0) / size
  })
  const [left, floor, wide] = [44, 520, 554 / groups]
  const tallest = Math.max(300, ...means)
  // Very rich ones are cut off at the top with a note, so that the others can still be seen.
  const top = Math.min(tallest, 1200)
  const high = (sum: number) => Math.min(1, sum / top) * 420
  means.forEach((mean, i) => {
    const tall = high(mean)
    const colour = mean < first / 2 ? 'tomato' : mean > 2 * first ? 'leaf' : 'marigold'
    block(stage, left + i * wide + 1, floor - tall, wide - 2, tall, colour, { radius: 2, rim: 1 })
    if (mean > top)
      label(stage, grouped(mean), Math.min(560, left + i * wide), floor - tall - 14, {
        size: 14,
        bold: true,
        colour: 'leaf',
      })
  })
  const level = floor - high(first)
  line(
    stage,
    [
      [left - 6, level],
      [600, level],
    ],
    { colour: 'ink', width: 2, dashed: true },
  )
  label(stage, '€100 at first', 50, level - 14, { size: 14, align: 'left', colour: 'muted', on: 'card' })
  line(
    stage,
    [
      [left - 6, floor],
      [602, floor],
    ],
    { width: 2 },
  )
  label(stage, 'the poorest', left, floor + 22, { size: 15, align: 'left', colour: 'muted' })
  label(stage, 'each bar: ten people', 320, floor + 22, { size: 15, colour: 'muted' })
  label(stage, 'the richest', 600, floor + 22, { size: 15, align: 'right', colour: 'muted' })
  const { tax = 0 } = values
  label(
    stage,
    tax > 0
      ? `after each round ${tax.toFixed(1)}% is collected and shared out evenly`
      : 'nothing is collected or shared out',
    320,
    floor + 46,
    { size: 15, bold: true, colour: 'teal' },
  )
}

/** What the poorest so many own together; the straight line is equality. */
function lorenz(stage: Stage, sorted: readonly number[]): void {
  const all = sorted.reduce((sum, one) => sum + one, 0)
  let sum = 0
  const points: [number, number][] = [[0, 0]]
  sorted.forEach((one, i) => {
    sum += one
    if ((i + 1) % 8 === 0) points.push([(i + 1) / sorted.length, sum / Math.max(1e-9, all)])
  })
  plot(stage, {
    at: [640, 142, 300, 244],
    title: 'Who owns how much?',
    across: 'part of the people',
    up: 'part of the money',
    x: [0, 1],
    y: [0, 1],
    curves: [
      {
        points: [
          [0, 0],
          [1, 1],
        ],
        colour: 'line',
        dashed: true,
      },
      { points, colour: 'tomato', filled: true },
    ],
  })
}
