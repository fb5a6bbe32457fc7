import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { type Boxes, meanOf, medianOf } from './model.ts'

const [floor, top] = [478, 60] as const
const at = (height: number) => floor - (height / 21) * (floor - top)

/** Boxes of sand with gates between; the mean and the median as lines across. */
export function draw(stage: Stage, { first, now }: Boxes, _: Values): void {
  ground(stage, 'sky')
  const { context, colours } = stage
  context.fillStyle = colours.leaf
  context.fillRect(0, floor + 8, 960, 122)
  const n = now.length
  const wide = 640 / n
  const left = 30
  context.fillStyle = 'rgba(255,255,255,0.55)'
  context.fillRect(left, top - 20, 640, floor - top + 20)
  now.forEach((height, i) => {
    const [x, y] = [left + i * wide, at(height)]
    area(
      stage,
      [
        [x + 4, floor],
        [x + 4, y],
        [x + wide - 4, y],
        [x + wide - 4, floor],
      ],
      i === n - 1 ? '#E9B44C' : '#F0CE84',
    )
    // Where the sand was at first.
    const before = at(first[i] ?? 0)
    line(stage, [[x + 6, before] as const, [x + wide - 6, before] as const], {
      colour: 'muted',
      width: 2,
      dashed: true,
    })
    label(stage, written(height, 1), x + wide / 2, floor - 18, { size: n > 9 ? 15 : 18, bold: true })
    child(stage, x + wide / 2, 528, Math.min(26, wide * 0.3), i)
  })
  for (let i = 0; i <= n; i++) {
    const x = left + i * wide
    const outer = i === 0 || i === n
    // A gate: open at the foot, unless it is an outer wall.
    line(stage, [[x, top - 20] as const, [x, outer ? floor : floor - 26] as const], { width: outer ? 6 : 4 })
  }
  line(stage, [[left - 3, floor] as const, [left + 643, floor] as const], { width: 6 })
  const mean = meanOf(first)
  const median = medianOf(first)
  line(stage, [[left, at(mean)] as const, [left + 656, at(mean)] as const], { colour: 'tomato', width: 3.5 })
  line(stage, [[left, at(median)] as const, [left + 656, at(median)] as const], {
    colour: 'iris',
    width: 3.5,
    dashed: true,
  })
  words(stage, first, mean, median)
}

function child(stage: Stage, x: number, y: number, size: number, i: number): void {
  const shirts = ['tomato', 'iris', 'teal', 'marigold', 'rose'] as const
  area(
    stage,
    [
      [x - size * 0.8, y + size * 2],
      [x - size * 0.5, y + size * 0.7],
      [x + size * 0.5, y + size * 0.7],
      [x + size * 0.8, y + size * 2],
    ],
    shirts[i % 5] ?? 'teal',
  )
  disc(stage, x, y, size * 0.85, '#F2C9A0')
  const { context, colours } = stage
  context.fillStyle = colours.ink
  for (const side of [-0.3, 0.3]) {
    context.beginPath()
    context.arc(x + size * side, y - size * 0.1, size * 0.1, 0, Math.PI * 2)
    context.fill()
  }
  line(
    stage,
    [
      [x - size * 0.28, y + size * 0.3] as const,
      [x, y + size * 0.42] as const,
      [x + size * 0.28, y + size * 0.3] as const,
    ],
    { width: 1.8 },
  )
}

function words(stage: Stage, first: readonly number[], mean: number, median: number): void {
  card(stage, 704, 22, 234, 132)
  line(stage, [[722, 52] as const, [754, 52] as const], { colour: 'tomato', width: 4 })
  label(stage, 'mean', 764, 52, { align: 'left', size: 19, bold: true })
  label(stage, `${written(mean, 1)} cm`, 821, 108, { size: 38, bold: true, colour: 'tomato' })
  card(stage, 704, 172, 234, 132)
  line(stage, [[722, 202] as const, [754, 202] as const], { colour: 'iris', width: 4, dashed: true })
  label(stage, 'median', 764, 202, { align: 'left', size: 19, bold: true })
  label(stage, `${written(median, 1)} cm`, 821, 258, { size: 38, bold: true, colour: 'iris' })
  card(stage, 704, 322, 234, 150)
  label(stage, 'in order, at first', 821, 346, { size: 16, colour: 'muted' })
  const sorted = [...first].sort((a, b) => a - b)
  const wide = 206 / sorted.length
  const most = Math.max(...sorted)
  const half = (sorted.length - 1) / 2
  sorted.forEach((value, i) => {
    const high = (value / most) * 96
    const isMiddle = i === Math.floor(half) || i === Math.ceil(half)
    const x = 718 + i * wide
    area(
      stage,
      [
        [x + 2, 462],
        [x + 2, 462 - high],
        [x + wide - 2, 462 - high],
        [x + wide - 2, 462],
      ],
      isMiddle ? 'iris' : 'line',
    )
  })
}
