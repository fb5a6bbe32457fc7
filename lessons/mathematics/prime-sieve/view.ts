import { card, ground, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { isSure, type Sieve, sizeOf, stillStanding } from './model.ts'

const paints: Record<number, StageColour> = {
  2: 'sky',
  3: 'rose',
  5: 'leaf',
  7: 'earth',
  11: 'iris',
  13: 'teal',
  17: 'muted',
}

/** The table of numbers; who was crossed out has the colour of the prime that did it. */
export function draw(stage: Stage, state: Sieve, values: Values): void {
  ground(stage, 'paper')
  const size = sizeOf(values)
  const columns = size <= 100 ? 10 : size <= 200 ? 15 : 20
  const rows = Math.ceil(size / columns)
  const wide = Math.min(62, 660 / columns, 556 / rows)
  const high = Math.min(wide, 556 / rows)
  const left = 24 + (660 - wide * columns) / 2
  const top = 300 - (high * rows) / 2
  for (let n = 1; n <= size; n++)
    cell(stage, n, state, [
      left + ((n - 1) % columns) * wide,
      top + Math.floor((n - 1) / columns) * high,
      wide,
      high,
    ])
  side(stage, state, size)
}

function cell(
  stage: Stage,
  n: number,
  state: Sieve,
  [x, y, wide, high]: readonly [number, number, number, number],
): void {
  const { context, colours } = stage
  const by = state.crossedBy[n] ?? 0
  const sure = isSure(n, state)
  const now = !state.done && n === state.at && state.strokes > 0
  context.beginPath()
  context.roundRect(x + 2, y + 2, wide - 4, high - 4, 6)
  context.fillStyle = sure ? colours.marigold : by > 0 ? colours[paints[by] ?? 'muted'] : colours.card
  context.globalAlpha = by > 0 && !now ? 0.42 : n === 1 ? 0.4 : 1
  context.fill()
  context.globalAlpha = 1
  context.lineWidth = sure || now ? 2.5 : 0.8
  context.strokeStyle = now ? colours.tomato : sure ? colours.ink : colours.line
  context.stroke()
  label(stage, String(n), x + wide / 2, y + high / 2, {
    size: Math.min(20, high * 0.42),
    bold: sure,
    colour: by > 0 || n === 1 ? 'muted' : 'ink',
  })
  if (by > 0)
    line(stage, [[x + wide * 0.2, y + high * 0.78] as const, [x + wide * 0.8, y + high * 0.22] as const], {
      colour: now ? 'tomato' : 'muted',
      width: now ? 4 : 1.5,
    })
}

function side(stage: Stage, state: Sieve, size: number): void {
  card(stage, 706, 22, 230, 158)
  if (state.done) {
    label(stage, 'done!', 821, 60, { size: 24, bold: true })
    label(stage, 'what is left is prime', 821, 128, { size: 18, colour: 'muted' })
  } else {
    label(stage, 'crossing out multiples of', 821, 50, { size: 16, colour: 'muted' })
    label(stage, String(state.prime), 821, 100, { size: 54, bold: true, colour: 'tomato' })
    label(stage, `now ${state.at}`, 821, 154, { size: 18, bold: true })
  }
  card(stage, 706, 200, 230, 118)
  label(stage, String(stillStanding(state)), 821, 244, { size: 44, bold: true })
  label(stage, state.done ? `primes up to ${size}` : 'still standing', 821, 292, {
    size: 18,
    colour: 'muted',
  })
  card(stage, 706, 338, 230, 240)
  label(stage, 'crossed out by', 821, 362, { size: 16, colour: 'muted' })
  const primes = Object.keys(paints)
    .map(Number)
    .filter((prime) => prime * prime <= size)
  const most = size / 2
  primes.forEach((prime, i) => {
    const y = 390 + i * 27
    const count = state.crossedBy.filter((by) => by === prime).length
    label(stage, String(prime), 742, y, { size: 17, bold: true, align: 'right' })
    const long = (count / most) * 128
    if (long > 0)
      line(stage, [[758, y] as const, [758 + long, y] as const], {
        colour: paints[prime] ?? 'muted',
        width: 13,
      })
    label(stage, String(count), 928, y, { size: 15, align: 'right', colour: 'muted' })
  })
}
