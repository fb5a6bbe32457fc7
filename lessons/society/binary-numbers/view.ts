import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, bulb, figure } from '../scene.ts'
import { type Counter, pastLength, worthOf } from './model.ts'

/** The lamps with their worth, the sum of those that are lit, and below how each lamp blinked. */
export function draw(stage: Stage, counter: Counter, { by = 1 }: Values): void {
  ground(stage, 'paper')
  const { lamps } = counter
  const number = worthOf(lamps)
  figure(stage, [24, 20, 190, 120], `${number}`, `counting by ${Math.round(by)}`, 'iris')
  sum(stage, lamps, number)
  const wide = Math.min(140, 912 / lamps.length)
  const left = 480 - (wide * lamps.length) / 2
  lamps.forEach((lit, i) => {
    const x = left + wide * (lamps.length - i - 0.5)
    const now = counter.changed.includes(i)
    label(stage, `${2 ** i}`, x, 184, { size: 22, bold: true, colour: lit ? 'tomato' : 'muted' })
    bulb(stage, x, 250, Math.min(40, wide * 0.34), lit === 1)
    card(stage, x - 24, 322, 48, 48, lit ? 'marigold' : 'card', 10)
    label(stage, `${lit}`, x, 347, { size: 28, bold: true })
    if (now) label(stage, 'click!', x, 390, { size: 15, colour: 'tomato', bold: true })
  })
  history(stage, counter)
}

function sum(stage: Stage, lamps: readonly number[], number: number): void {
  card(stage, 234, 20, 702, 120)
  const parts = lamps.flatMap((lit, i) => (lit ? [2 ** i] : [])).reverse()
  const text =
    parts.length > 1
      ? `${parts.join(' + ')} = ${number}`
      : parts.length === 1
        ? `one lamp alone: ${number}`
        : 'all lamps are off: 0'
  label(stage, text, 585, 66, { size: parts.length > 6 ? 28 : 34, bold: true })
  label(stage, 'add up what the lit lamps are worth', 585, 116, { size: 16, colour: 'muted' })
}

/** One column for each of the last numbers, one row for each lamp. */
function history(stage: Stage, { past, lamps }: Counter): void {
  card(stage, 24, 408, 912, 176)
  label(stage, 'the lamps', 80, 476, { size: 15, colour: 'muted' })
  label(stage, 'at the last', 80, 496, { size: 15, colour: 'muted' })
  label(stage, `${pastLength} numbers`, 80, 516, { size: 15, colour: 'muted' })
  const [left, top, wide, high] = [140, 420, 23, 152 / lamps.length]
  const first = pastLength - past.length
  past.forEach((number, column) => {
    lamps.forEach((_, i) => {
      const lit = Math.floor(number / 2 ** i) % 2 === 1
      const y = top + high * (lamps.length - 1 - i)
      block(
        stage,
        left + (first + column) * wide,
        y + 1.5,
        wide - 2,
        high - 3,
        lit ? 'marigold' : '#F1EBDD',
        { rim: lit ? 1 : 0 },
      )
    })
  })
  lamps.forEach((_, i) => {
    label(stage, `${2 ** i}`, left + pastLength * wide + 8, top + high * (lamps.length - 0.5 - i), {
      size: Math.min(15, high * 0.9),
      align: 'left',
      bold: true,
    })
  })
  const now = left + (pastLength - 1) * wide - 1
  line(
    stage,
    [
      [now, top - 3],
      [now + wide, top - 3],
      [now + wide, top + 155],
      [now, top + 155],
    ],
    { colour: 'tomato', width: 3, closed: true },
  )
}
