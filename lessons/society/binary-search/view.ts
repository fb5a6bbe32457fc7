import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, figure, grouped } from '../scene.ts'
import { enoughFor, type Game, type Guess, leftOf, numbersOf, rowsShown, secretOf } from './model.ts'

const [left, right, top, row] = [56, 604, 92, 80]

/** Each guess is a bar of all that was possible; what is left of it is spread out to the bar below. */
export function draw(stage: Stage, game: Game, values: Values): void {
  ground(stage, 'paper')
  card(stage, 20, 20, 620, 560)
  label(stage, `I think of a number from 1 to ${grouped(numbersOf(values))}`, 330, 52, {
    size: 21,
    bold: true,
  })
  const shown = game.past.slice(-rowsShown)
  shown.forEach((one, i) => {
    bar(stage, one, shown[i + 1] ?? (game.found ? undefined : game), top + i * row, secretOf(values))
  })
  if (!game.found && shown.length < rowsShown) waiting(stage, game, top + shown.length * row)
  const name = game.found
    ? `guesses: it is ${grouped(secretOf(values))}!`
    : game.guesses === 1
      ? 'guess'
      : 'guesses'
  figure(stage, [660, 20, 280, 124], `${game.guesses}`, name, game.found ? 'leaf' : 'iris')
  figure(
    stage,
    [660, 162, 280, 124],
    grouped(leftOf(game)),
    leftOf(game) === 1 ? 'number is left' : 'numbers are still possible',
    'teal',
  )
  enough(stage, game, numbersOf(values))
  snail(stage, game, values)
}

const share = (value: number, { low, high }: { low: number; high: number }) =>
  left + ((value - low + 0.5) / (high - low + 1)) * (right - left)
const edge = (value: number, { low, high }: { low: number; high: number }) =>
  left + ((value - low) / (high - low + 1)) * (right - left)

function bar(
  stage: Stage,
  one: Guess,
  next: { low: number; high: number } | undefined,
  y: number,
  secret: number,
): void {
  block(stage, left, y, right - left, 30, '#E9E2D2', { radius: 6, rim: 1.5 })
  if (next) {
    const [a, b] = [edge(next.low, one), edge(next.high + 1, one)]
    block(stage, a, y, Math.max(2, b - a), 30, 'sky', { radius: 6, rim: 1.5 })
    if (y + row < top + rowsShown * row)
      area(
        stage,
        [
          [a, y + 32],
          [b, y + 32],
          [right, y + row - 2],
          [left, y + row - 2],
        ],
        'sky',
        { rim: false, alpha: 0.22 },
      )
  }
  const x = share(one.guess, one)
  const hit = one.guess === secret
  disc(stage, x, y + 15, 13, hit ? 'leaf' : 'tomato')
  const says = hit
    ? `${grouped(one.guess)}: yes!`
    : `${grouped(one.guess)}: ${one.guess < secret ? 'higher →' : '← lower'}`
  label(stage, says, Math.min(right - 70, Math.max(left + 70, x)), y + 50, {
    size: 16,
    bold: true,
    colour: hit ? 'leaf' : 'tomato',
    on: 'card',
  })
  ends(stage, one, y)
}

function ends(stage: Stage, { low, high }: { low: number; high: number }, y: number): void {
  label(stage, grouped(low), left, y - 12, { size: 13, align: 'left', colour: 'muted' })
  label(stage, grouped(high), right, y - 12, { size: 13, align: 'right', colour: 'muted' })
}

function waiting(stage: Stage, game: Game, y: number): void {
  block(stage, left, y, right - left, 30, 'sky', { radius: 6, rim: 1.5 })
  label(stage, 'which of these?', (left + right) / 2, y + 16, { size: 16, bold: true })
  ends(stage, game, y)
}

/** As many boxes as guesses are enough when halving. */
function enough(stage: Stage, { guesses }: Game, numbers: number): void {
  const boxes = enoughFor(numbers)
  card(stage, 660, 304, 280, 92)
  label(stage, `halving needs at most ${boxes}`, 800, 326, { size: 16, bold: true })
  const wide = 252 / boxes
  for (let i = 0; i < boxes; i++)
    block(stage, 674 + i * wide + 1, 348, wide - 2, 30, i < guesses ? 'iris' : '#EFE8D8', { radius: 4 })
  if (guesses > boxes)
    label(stage, `+ ${guesses - boxes}`, 918, 364, { size: 16, bold: true, align: 'right', on: 'marigold' })
}

/** Who asks one number after the other. */
function snail(stage: Stage, { snail: asked }: Game, values: Values): void {
  const [numbers, secret] = [numbersOf(values), secretOf(values)]
  card(stage, 660, 414, 280, 166)
  const says =
    asked >= secret
      ? `the snail is there after ${grouped(asked)}`
      : asked > 3
        ? `the snail asks 1, 2, 3 … ${grouped(asked)}`
        : 'the snail asks 1, 2, 3 …'
  label(stage, says, 800, 438, {
    size: 16,
    bold: true,
  })
  const [from, to, y] = [704, 914, 540]
  line(
    stage,
    [
      [from, y],
      [to, y],
    ],
    { width: 4, colour: 'leaf' },
  )
  label(stage, '1', from, y + 20, { size: 13, colour: 'muted' })
  label(stage, grouped(numbers), to + 12, y + 20, { size: 13, colour: 'muted', align: 'right' })
  const at = (value: number) => from + ((value - 1) / Math.max(1, numbers - 1)) * (to - from)
  const goal = at(secret)
  line(
    stage,
    [
      [goal, y],
      [goal, y - 62],
    ],
    { width: 3 },
  )
  area(
    stage,
    [
      [goal, y - 64],
      [goal + 22, y - 56],
      [goal, y - 47],
    ],
    'marigold',
  )
  creature(stage, at(Math.max(1, asked)), y - 4)
}

function creature(stage: Stage, x: number, y: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.earth
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(x - 26, y - 8, 44, 9, 5)
  context.fill()
  context.stroke()
  for (const dx of [10, 16]) {
    line(
      stage,
      [
        [x + dx, y - 6],
        [x + dx + 4, y - 20],
      ],
      { width: 2, colour: 'earth' },
    )
    disc(stage, x + dx + 4, y - 21, 2.5, 'ink')
  }
  disc(stage, x - 8, y - 16, 14, 'rose')
  line(
    stage,
    Array.from({ length: 22 }, (_, i): [number, number] => [
      x - 8 + Math.cos(i * 0.5) * (11 - i * 0.5),
      y - 16 + Math.sin(i * 0.5) * (11 - i * 0.5),
    ]),
    { width: 1.8 },
  )
}
