import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { along, key, written } from '../figures.ts'
import { binCount, meanOf, parentOf, type Samples, sizeOf, spreadOf } from './model.ts'

const [left, right] = [60, 640] as const
const at = (value: number) => left + (Math.min(10.2, value) / 10) * (right - left)

/** Above the bag and the sample just drawn, below the hill of the means. */
export function draw(stage: Stage, state: Samples, values: Values): void {
  ground(stage, 'paper')
  bag(stage, state, values)
  hill(stage, state, values)
  words(stage, state, values)
}

function bag(stage: Stage, { last }: Samples, values: Values): void {
  const { density, name } = parentOf(values)
  card(stage, 24, 20, 650, 196)
  label(stage, `in the bag: ${name}`, 44, 44, { align: 'left', size: 18, bold: true, colour: 'teal' })
  const floor = 156
  const shape = along(0, 10, (x) => [at(x), floor - Math.min(82, density(x) * 190)] as const, 240)
  area(stage, [[at(0), floor], ...shape, [at(10), floor]], 'teal', { alpha: 0.45 })
  line(stage, [[left - 12, floor] as const, [right + 16, floor] as const], { width: 2 })
  const size = last.length > 20 ? 6 : 9
  last.forEach((value, i) => {
    disc(stage, at(value), 178 + (last.length > 12 ? (i % 3) * 9 - 9 : 0), size, 'marigold')
  })
  if (last.length === 0) return
  const mean = last.reduce((sum, one) => sum + one, 0) / last.length
  line(stage, [[at(mean), 168] as const, [at(mean), 258] as const], {
    colour: 'tomato',
    width: 3,
    dashed: true,
  })
}

function hill(stage: Stage, { bins, count, last }: Samples, values: Values): void {
  card(stage, 24, 236, 650, 344)
  label(stage, `means of ${sizeOf(values)} ${sizeOf(values) === 1 ? 'number' : 'numbers'}`, 44, 262, {
    align: 'left',
    size: 18,
    bold: true,
    colour: 'tomato',
  })
  const { mean, spread } = parentOf(values)
  const error = spread / Math.sqrt(sizeOf(values))
  const bell = (x: number) => Math.exp(-0.5 * ((x - mean) / error) ** 2) / (error * Math.sqrt(2 * Math.PI))
  const wide = (right - left) / binCount
  const floor = 544
  const expected = (count * bell(mean) * 10) / binCount
  // The hill grows with the means until it is high, and shows shares from then on.
  const full = Math.max(12, expected * 1.2, Math.min(Math.max(...bins), expected * 3))
  const height = (value: number) => Math.min(1, value / full) * 240
  const now =
    last.length > 0 ? Math.floor((last.reduce((sum, one) => sum + one, 0) / last.length / 10) * binCount) : -1
  bins.forEach((value, i) => {
    const tall = height(value)
    if (tall <= 0.5) return
    stage.context.fillStyle = i === now ? stage.colours.tomato : stage.colours.sky
    stage.context.fillRect(left + i * wide, floor - tall, wide - 1, tall)
    stage.context.lineWidth = 1
    stage.context.strokeStyle = stage.colours.ink
    stage.context.beginPath()
    stage.context.rect(left + i * wide, floor - tall, wide - 1, tall)
    stage.context.stroke()
  })
  if (count > 0)
    line(
      stage,
      along(0, 10, (x) => [at(x), floor - height((count * bell(x) * 10) / binCount)] as const, 160),
      {
        colour: 'tomato',
        width: 3,
        dashed: true,
      },
    )
  line(stage, [[left - 12, floor] as const, [right + 16, floor] as const], { width: 2 })
  for (let value = 0; value <= 10; value += 2)
    label(stage, String(value), at(value), floor + 18, { size: 15, colour: 'muted' })
}

function words(stage: Stage, state: Samples, values: Values): void {
  const { mean, spread } = parentOf(values)
  card(stage, 694, 20, 244, 130)
  label(stage, state.count.toLocaleString('en'), 816, 66, { size: 40, bold: true })
  label(stage, 'samples', 816, 116, { size: 18, colour: 'muted' })
  card(stage, 694, 170, 244, 300)
  label(stage, 'means', 812, 198, { size: 15, colour: 'muted' })
  label(stage, 'theory', 892, 198, { size: 15, colour: 'muted' })
  const row = (y: number, name: string, found: string, should: string) => {
    label(stage, name, 710, y - 26, { align: 'left', size: 16, colour: 'muted' })
    label(stage, found, 812, y, { size: 22, bold: true })
    label(stage, should, 892, y, { size: 22, bold: true, colour: 'tomato' })
  }
  row(254, 'they stand at', written(meanOf(state)), written(mean))
  row(334, 'they spread by', written(spreadOf(state)), written(spread / Math.sqrt(sizeOf(values))))
  row(
    414,
    'within one spread',
    `${written(state.count > 0 ? (100 * state.near) / state.count : 0, 0)}%`,
    '68%',
  )
  card(stage, 694, 490, 244, 90)
  key(stage, 714, 520, 'sky', 'means that came')
  key(stage, 714, 550, 'tomato', 'bell of the theory', true)
}
