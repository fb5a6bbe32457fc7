import { plot } from '@makebelieve/kit/simulation/plot'
import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { counted, written } from '../figures.ts'
import { chanceOf, daysOf, guestsOf, type Parties, pairsIn, shareOf } from './model.ts'

/** The calendar of the party that is on; on the right how often there was a match, and the law. */
export function draw(stage: Stage, state: Parties, values: Values): void {
  ground(stage, 'paper')
  calendar(stage, state, values)
  const [people, days] = [guestsOf(values), daysOf(values)]
  card(stage, 618, 20, 320, 214)
  label(stage, counted(state.parties, 'party', 'parties'), 778, 48, { size: 20, bold: true })
  label(stage, `${written(shareOf(state), 1)}%`, 778, 104, { size: 46, bold: true, colour: 'tomato' })
  label(stage, 'had a shared birthday', 778, 146, { size: 17, colour: 'muted' })
  label(stage, `expected ${written(chanceOf(people, days), 1)}%`, 778, 200, {
    size: 19,
    bold: true,
    on: 'paper',
  })
  const law = Array.from({ length: 70 }, (_, i) => [i + 1, chanceOf(i + 1, days)] as const)
  plot(stage, {
    at: [618, 254, 320, 326],
    title: 'Chance of a match',
    across: 'guests: 1 to 70',
    up: '0 to 100%',
    x: [1, 70],
    y: [0, 100],
    curves: [
      { points: [[1, 50] as const, [70, 50] as const], colour: 'line', dashed: true },
      { points: law, colour: 'iris', filled: true },
      {
        points: [[people, 0] as const, [people, chanceOf(people, days)] as const],
        colour: 'tomato',
        dashed: true,
      },
    ],
    dots: state.parties > 0 ? [{ at: [people, shareOf(state)], colour: 'tomato', size: 10 }] : [],
  })
}

function calendar(stage: Stage, { guests, parties }: Parties, values: Values): void {
  const days = daysOf(values)
  card(stage, 22, 20, 576, 560)
  const pairs = pairsIn(guests)
  label(stage, `party ${(parties + 1).toLocaleString('en')}: ${guests.length} guests`, 44, 50, {
    align: 'left',
    size: 20,
    bold: true,
  })
  const says = pairs === 0 ? 'all different' : pairs === 1 ? 'a match!' : `${pairs} matches!`
  label(stage, says, 572, 50, {
    align: 'right',
    size: 19,
    bold: true,
    colour: pairs > 0 ? 'card' : 'muted',
    ...(pairs > 0 ? { on: 'tomato' as const } : {}),
  })
  const columns = Math.ceil(Math.sqrt((days * 540) / 476))
  const rows = Math.ceil(days / columns)
  const [wide, high] = [540 / columns, 476 / rows]
  const size = Math.min(wide, high)
  const counts = new Map<number, number>()
  for (const day of guests) counts.set(day, (counts.get(day) ?? 0) + 1)
  const { context, colours } = stage
  for (let day = 0; day < days; day++) {
    const [x, y] = [40 + (day % columns) * wide, 86 + Math.floor(day / columns) * high]
    context.fillStyle = Math.floor(day / (days / 12)) % 2 === 0 ? '#F3EBDA' : '#E3EDF2'
    context.beginPath()
    context.roundRect(x + 1, y + 1, wide - 2, high - 2, 4)
    context.fill()
  }
  for (const [day, count] of counts) {
    const [x, y] = [40 + ((day % columns) + 0.5) * wide, 86 + (Math.floor(day / columns) + 0.5) * high]
    if (count === 1) {
      guest(stage, x, y, size * 0.36, 'sky')
      continue
    }
    context.fillStyle = colours.tomato
    context.beginPath()
    const grown = size > 34 ? 0.48 : 0.62
    context.roundRect(x - wide * grown, y - high * grown, wide * grown * 2, high * grown * 2, 6)
    context.fill()
    for (let i = 0; i < Math.min(3, count); i++)
      guest(stage, x + (i - (Math.min(3, count) - 1) / 2) * size * 0.42, y, size * 0.33, 'marigold')
  }
}

/** A guest: a head with a party hat. */
function guest(stage: Stage, x: number, y: number, size: number, colour: 'sky' | 'marigold'): void {
  disc(stage, x, y + size * 0.25, size * 0.78, colour)
  const { context, colours } = stage
  context.fillStyle = colours.iris
  context.beginPath()
  context.moveTo(x, y - size * 1.25)
  context.lineTo(x + size * 0.5, y - size * 0.28)
  context.lineTo(x - size * 0.5, y - size * 0.28)
  context.closePath()
  context.fill()
  line(
    stage,
    [
      [x - size * 0.5, y - size * 0.28],
      [x, y - size * 1.25],
      [x + size * 0.5, y - size * 0.28],
    ],
    { width: 1 },
  )
}
