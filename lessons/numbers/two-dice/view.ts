import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { chanceOf, type Dice, sidesOf } from './model.ts'

const floor = 528

/** The last throw on the left; on the right a column for each sum, and dashes where it is expected. */
export function draw(stage: Stage, { counts, rolls, last }: Dice, values: Values): void {
  ground(stage, 'paper')
  const sum = last[0] + last[1]
  die(stage, 46, 60, last[0], sidesOf(values), 'tomato')
  die(stage, 46, 232, last[1], sidesOf(values), 'teal')
  label(stage, rolls > 0 ? `${last[0]} + ${last[1]} = ${sum}` : 'ready', 116, 428, { size: 30, bold: true })
  label(stage, `${rolls.toLocaleString('en')} throws`, 116, 480, { size: 22, colour: 'muted' })
  columns(stage, counts, rolls, rolls > 0 ? sum : 0, values)
}

function columns(stage: Stage, counts: readonly number[], rolls: number, now: number, values: Values): void {
  card(stage, 230, 34, 700, 536)
  const sums = Array.from({ length: 2 * sidesOf(values) - 1 }, (_, i) => i + 2)
  const share = (sum: number) => (rolls > 0 ? (counts[sum] ?? 0) / rolls : 0)
  const most =
    Math.max(...sums.map((one) => Math.max(chanceOf(one, values), Math.min(share(one), 0.5)))) * 1.08
  const wide = 650 / sums.length
  const height = (chance: number) => (Math.min(chance, most) / most) * 420
  sums.forEach((one, i) => {
    const x = 255 + i * wide
    const high = height(share(one))
    if (high > 1)
      card(
        stage,
        x + wide * 0.12,
        floor - high,
        wide * 0.76,
        high,
        one === now ? 'marigold' : 'sky',
        Math.min(8, high / 2),
      )
    const y = floor - height(chanceOf(one, values))
    line(
      stage,
      [
        [x + 2, y],
        [x + wide - 2, y],
      ],
      { colour: 'tomato', width: 4 },
    )
    label(stage, String(one), x + wide / 2, floor + 22, { size: wide < 36 ? 15 : 19, bold: one === now })
  })
  line(
    stage,
    [
      [250, floor],
      [910, floor],
    ],
    { width: 2 },
  )
  line(
    stage,
    [
      [258, 64],
      [288, 64],
    ],
    { colour: 'tomato', width: 4 },
  )
  label(stage, 'expected', 298, 64, { align: 'left', size: 17 })
}

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

function die(
  stage: Stage,
  x: number,
  y: number,
  face: number,
  sides: number,
  colour: 'tomato' | 'teal',
): void {
  const { context, colours } = stage
  card(stage, x, y, 140, 140, colour, 26)
  if (sides > 6) {
    label(stage, String(face), x + 70, y + 72, { size: 70, bold: true, colour: 'card' })
    return
  }
  context.fillStyle = colours.card
  for (const [dx, dy] of spots[face] ?? []) {
    context.beginPath()
    context.arc(x + 70 + dx * 36, y + 70 + dy * 36, 13, 0, Math.PI * 2)
    context.fill()
  }
}
