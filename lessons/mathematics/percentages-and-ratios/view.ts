import {
  area,
  card,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { type Bucket, cupsIn, isFull, isNextRed, percentRed, recipe } from './model.ts'

/** The recipe above, the bucket below it, and on the right a hundred little squares. */
export function draw(stage: Stage, state: Bucket, values: Values): void {
  ground(stage, 'paper')
  const { red, yellow, round, rounds } = recipe(values)
  card(stage, 24, 20, 500, 128)
  label(stage, `${red} : ${yellow}`, 96, 60, { size: 32, bold: true })
  const now = Math.min(rounds, Math.floor(cupsIn(state) / round) + 1)
  label(stage, `round ${now} of ${rounds}`, 96, 112, { size: 17, colour: 'muted' })
  const pitch = Math.min(48, 336 / (red + yellow))
  for (let i = 0; i < red + yellow; i++)
    cup(stage, 176 + i * pitch + pitch / 2, 116, Math.min(40, pitch * 0.84), i < red ? 'tomato' : 'marigold')
  bucket(stage, state, values)
  hundred(stage, state)
}

function cup(stage: Stage, x: number, bottom: number, wide: number, colour: StageColour): void {
  const high = wide * 1.35
  area(
    stage,
    [
      [x - wide * 0.5, bottom - high],
      [x + wide * 0.5, bottom - high],
      [x + wide * 0.36, bottom],
      [x - wide * 0.36, bottom],
    ],
    colour,
  )
}

const mixed = (share: number): `#${string}` => {
  const [from, to] = [
    [245, 183, 0],
    [228, 71, 43],
  ] as const
  const parts = from.map((one, i) =>
    Math.round(one + ((to[i] ?? one) - one) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

function bucket(stage: Stage, state: Bucket, values: Values): void {
  const { round, rounds } = recipe(values)
  const [x, top, bottom] = [274, 250, 560]
  const half = (y: number) => 168 + ((bottom - y) / (bottom - top)) * 40
  // A full bucket is 100 cups; recipes with more of them fill it to the rim.
  const share = cupsIn(state) / Math.max(60, round * rounds)
  const level = bottom - 8 - share * (bottom - top - 34)
  area(
    stage,
    [
      [x - half(top), top],
      [x + half(top), top],
      [x + 168, bottom],
      [x - 168, bottom],
    ],
    'card',
  )
  if (cupsIn(state) > 0)
    area(
      stage,
      [
        [x - half(level) + 8, level],
        [x + half(level) - 8, level],
        [x + 162, bottom - 6],
        [x - 162, bottom - 6],
      ],
      mixed(percentRed(state) / 100),
    )
  line(stage, [[x - half(top) - 6, top] as const, [x + half(top) + 6, top] as const], {
    width: 7,
    colour: 'muted',
  })
  label(stage, `${cupsIn(state)} ${cupsIn(state) === 1 ? 'cup' : 'cups'}`, x, 528, {
    size: 22,
    bold: true,
    on: 'card',
  })
  if (isFull(state, values)) {
    label(stage, 'full', x, 206, { size: 22, bold: true })
    return
  }
  // The next cup tips over the rim.
  const { context } = stage
  const colour = isNextRed(state, values) ? 'tomato' : 'marigold'
  const tilt = Math.min(1, state.due) * 1.9
  context.save()
  context.translate(x + 60, 208)
  context.rotate(-tilt)
  cup(stage, 0, 26, 44, colour)
  context.restore()
  if (tilt > 1.1)
    line(stage, [[x + 26, 212] as const, [x + 18, Math.max(230, level)] as const], { colour, width: 10 })
}

/** Of a hundred squares as many are red as there are percent. */
function hundred(stage: Stage, state: Bucket): void {
  const { context, colours } = stage
  card(stage, 548, 20, 388, 560)
  const percent = percentRed(state)
  const none = cupsIn(state) === 0
  label(stage, none ? 'percent' : `${written(percent, percent % 1 === 0 ? 0 : 1)}% red`, 742, 56, {
    size: 32,
    bold: true,
    colour: 'tomato',
  })
  const size = 34
  for (let i = 0; i < 100; i++) {
    const [x, y] = [572 + (i % 10) * size, 92 + Math.floor(i / 10) * size]
    const share = none ? 0 : Math.min(1, Math.max(0, percent - i))
    context.fillStyle = none ? colours.paper : colours.marigold
    context.fillRect(x + 1.5, y + 1.5, size - 3, size - 3)
    context.fillStyle = colours.tomato
    context.fillRect(x + 1.5, y + 1.5, (size - 3) * share, size - 3)
    context.lineWidth = 1
    context.strokeStyle = colours.ink
    context.beginPath()
    context.rect(x + 1.5, y + 1.5, size - 3, size - 3)
    context.stroke()
  }
  const row = (y: number, name: string, value: number, colour: StageColour) => {
    card(stage, 576, y - 12, 24, 24, colour, 6)
    label(stage, name, 614, y, { align: 'left', size: 19 })
    label(stage, `${value} of ${cupsIn(state)}`, 908, y, { align: 'right', size: 22, bold: true })
  }
  row(474, 'red cups', state.red, 'tomato')
  row(512, 'yellow cups', state.yellow, 'marigold')
  const each = state.yellow > 0 ? `${written(state.red / state.yellow)} red for each yellow` : 'no yellow yet'
  label(stage, each, 742, 554, { size: 17, colour: 'muted' })
}
