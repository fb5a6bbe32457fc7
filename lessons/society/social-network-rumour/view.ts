import { plot } from '@makebelieve/kit/simulation/plot'
import { card, disc, ground, label, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { figure } from '../scene.ts'
import { bored, sharesOf, side, type Town, teller, unaware } from './model.ts'

const cell = 13.8
const [left, top] = [24, 24]

/** The town from above: grey heads have not heard it, red ones tell it, green ones know it and are bored. */
export function draw(stage: Stage, town: Town, values: Values): void {
  ground(stage, 'paper')
  const { context, colours } = stage
  card(stage, left - 8, top - 8, side * cell + 16, side * cell + 16)
  const paint: Record<number, string> = {
    [unaware]: '#DDD5C3',
    [teller]: colours.tomato,
    [bored]: colours.teal,
  }
  town.people.forEach((one, i) => {
    const x = left + ((i % side) + 0.5) * cell
    const y = top + (Math.floor(i / side) + 0.5) * cell
    context.fillStyle = paint[one] ?? colours.muted
    context.beginPath()
    context.arc(x, y, one === teller ? 6.2 : 5, 0, Math.PI * 2)
    context.fill()
    if (one !== teller) return
    context.lineWidth = 1.2
    context.strokeStyle = colours.ink
    context.stroke()
  })
  const { heard, telling } = sharesOf(town)
  figure(stage, [606, 16, 160, 104], `${(heard * 100).toFixed(0)}%`, 'have heard it', 'teal')
  figure(stage, [780, 16, 160, 104], `${(telling * 100).toFixed(0)}%`, 'tell it now', 'tomato')
  legend(stage, values)
  const from = Math.max(0, Math.floor(town.hours + 1e-9) - town.past.length + 1)
  const most = Math.max(from + 12, town.hours)
  plot(stage, {
    at: [606, 316, 334, 268],
    title: `After ${town.hours.toFixed(0)} hours`,
    across: `hours: ${from} to ${most.toFixed(0)}`,
    up: '0 to 100%',
    x: [from, most],
    y: [0, 1],
    curves: [
      { points: town.past.map(([share], i) => [from + i, share] as const), colour: 'teal', filled: true },
      { points: town.past.map(([, share], i) => [from + i, share] as const), colour: 'tomato' },
    ],
    dots: [{ at: [town.hours, heard], colour: 'teal', size: 6 }],
  })
}

function legend(stage: Stage, { far = 100, boredom = 100 }: Values): void {
  card(stage, 606, 136, 334, 164)
  const rows: [StageColour | `#${string}`, string][] = [
    ['#DDD5C3', 'has not heard it'],
    ['tomato', 'tells it on'],
    ['teal', 'knows it and is bored of it'],
  ]
  rows.forEach(([colour, name], i) => {
    disc(stage, 634, 158 + i * 27, 8, colour)
    label(stage, name, 654, 158 + i * 27, { size: 16, align: 'left' })
  })
  const meet =
    far > 99
      ? 'everyone may meet everyone'
      : far < 1
        ? 'only neighbours meet'
        : `${far.toFixed(0)} of 100 talks are far away`
  label(stage, meet, 773, 250, { size: 16, bold: true, colour: 'iris' })
  label(stage, `bored after ${(100 / boredom).toFixed(1)} talks in vain`, 773, 278, {
    size: 16,
    bold: true,
    colour: 'teal',
  })
}
