import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { key, written } from '../figures.ts'
import { type Board, chances, meanOf, rowsOf, spreadOf } from './model.ts'

const middle = 330
const [top, foot, floor] = [64, 330, 560] as const

/** Pins above, bins below, and what was counted on the right. */
export function draw(stage: Stage, state: Board, values: Values): void {
  ground(stage, 'paper')
  const rows = rowsOf(values)
  const wide = Math.min(60, 600 / (rows + 1))
  const high = (foot - top) / rows
  card(stage, 22, 18, 616, 566)
  funnel(stage)
  bins(stage, state, values, wide)
  const { context, colours } = stage
  context.fillStyle = colours.ink
  for (let row = 0; row < rows; row++)
    for (let k = 0; k <= row; k++) {
      context.beginPath()
      context.arc(
        middle + (k - row / 2) * wide,
        top + row * high + high * 0.5,
        Math.min(4.5, high * 0.2),
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  const size = Math.min(10, high * 0.34, wide * 0.2)
  for (const ball of state.balls) {
    const row = Math.floor(ball.row)
    const part = ball.row - row
    const x = row < 0 ? middle : middle + (ball.right - row / 2) * wide + (ball.next - 0.5) * wide * part
    // It falls on the pin, hops a little and falls on.
    const y =
      top + ball.row * high + high * 0.5 - size * 1.5 - (row < 0 ? 0 : Math.sin(Math.PI * part) * high * 0.16)
    disc(stage, x, Math.max(30, y), size, 'tomato')
  }
  words(stage, state, values)
}

function funnel(stage: Stage): void {
  area(
    stage,
    [
      [middle - 90, 19],
      [middle - 16, 52],
      [middle - 90, 52],
    ],
    'marigold',
  )
  area(
    stage,
    [
      [middle + 90, 19],
      [middle + 16, 52],
      [middle + 90, 52],
    ],
    'marigold',
  )
}

function bins(stage: Stage, { bins: counts, landed }: Board, values: Values, wide: number): void {
  const rows = rowsOf(values)
  const expected = chances(values)
  const most = Math.max(...expected)
  // The bins grow with the balls until they are well filled; then they show shares.
  const full = Math.max(24, landed * most * 1.18)
  const height = (count: number) => Math.min(1, count / full) * (floor - foot - 26)
  const left = middle - ((rows + 1) / 2) * wide
  counts.forEach((count, k) => {
    const x = left + k * wide
    const tall = height(count)
    if (tall > 1) card(stage, x + wide * 0.1, floor - tall, wide * 0.8, tall, 'sky', Math.min(6, tall / 2))
    label(stage, String(k), x + wide / 2, floor + 12, { size: 13, colour: 'muted' })
  })
  for (let k = 0; k <= rows + 1; k++)
    line(stage, [[left + k * wide, foot + 26] as const, [left + k * wide, floor] as const], {
      colour: 'muted',
      width: 1.5,
    })
  line(stage, [[left, floor] as const, [left + (rows + 1) * wide, floor] as const], { width: 2.5 })
  const points = expected.map(
    (share, k) => [left + (k + 0.5) * wide, floor - height(share * landed)] as const,
  )
  if (landed > 0) {
    line(stage, points, { colour: 'tomato', width: 3, dashed: true })
    for (const [x, y] of points) disc(stage, x, y, 4, 'tomato')
  }
}

function words(stage: Stage, state: Board, values: Values): void {
  const rows = rowsOf(values)
  const { chance = 0.5 } = values
  card(stage, 660, 18, 278, 122)
  label(stage, state.landed.toLocaleString('en'), 799, 62, { size: 40, bold: true })
  label(stage, state.landed === 1 ? 'ball in the bins' : 'balls in the bins', 799, 108, {
    size: 18,
    colour: 'muted',
  })
  card(stage, 660, 158, 278, 118)
  label(stage, 'at every pin', 799, 182, { size: 16, colour: 'muted' })
  const split = 690 + 218 * (1 - chance)
  line(stage, [[690, 214] as const, [split, 214] as const], { colour: 'iris', width: 16 })
  line(stage, [[split, 214] as const, [908, 214] as const], { colour: 'leaf', width: 16 })
  label(stage, `left ${written(100 - chance * 100, 0)}%`, 690, 250, {
    align: 'left',
    size: 18,
    bold: true,
    colour: 'iris',
  })
  label(stage, `right ${written(chance * 100, 0)}%`, 908, 250, {
    align: 'right',
    size: 18,
    bold: true,
    colour: 'leaf',
  })
  card(stage, 660, 294, 278, 190)
  label(stage, 'counted', 806, 320, { size: 15, colour: 'muted' })
  label(stage, 'expected', 888, 320, { size: 15, colour: 'muted' })
  const row = (y: number, name: string, found: number, should: number) => {
    label(stage, name, 680, y, { align: 'left', size: 18 })
    label(stage, written(found), 806, y, { size: 20, bold: true })
    label(stage, written(should), 888, y, { size: 20, bold: true, colour: 'tomato' })
  }
  row(360, 'mean', meanOf(state), rows * chance)
  row(404, 'spread', spreadOf(state), Math.sqrt(rows * chance * (1 - chance)))
  label(stage, `${(2 ** rows).toLocaleString('en')} paths in all`, 799, 454, { size: 16, colour: 'muted' })
  card(stage, 660, 502, 278, 82)
  key(stage, 684, 530, 'sky', 'balls that came')
  key(stage, 684, 558, 'tomato', 'what chance would give', true)
}
