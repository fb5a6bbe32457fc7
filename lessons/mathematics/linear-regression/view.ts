import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { plane, written } from '../figures.ts'
import { type Fit, lineAt, pointsOf, squaresOf } from './model.ts'

/** Points, the line, and the squares between them; on the right all squares put together into one. */
export function draw(stage: Stage, state: Fit, values: Values): void {
  ground(stage, 'paper')
  // One unit is as long across as it is up, so that squares are squares.
  const { at, inside } = plane(stage, {
    box: [24, 22, 620, 556],
    x: [-0.6, 10.4],
    y: [-0.5, 9.364],
    pad: 0,
  })
  const points = pointsOf(state, values)
  inside(() => {
    for (const [x, y] of points) {
      const on = lineAt(state, x)
      // A square beside its point, on the side where there is more room.
      const side = (y - on) * (x > 5 ? -1 : 1)
      area(stage, [at(x, y), at(x, on), at(x + side, on), at(x + side, y)], 'marigold', {
        rim: false,
        alpha: 0.28,
      })
      line(stage, [at(x, y), at(x, on)], { colour: 'marigold', width: 2.5 })
    }
    line(stage, [at(-1, lineAt(state, -1)), at(11, lineAt(state, 11))], { colour: 'iris', width: 6 })
    points.forEach(([x, y], i) => {
      disc(stage, ...at(x, y), i === 0 ? 12 : 9, i === 0 ? 'tomato' : 'teal')
    })
  })
  card(stage, 666, 22, 270, 110)
  label(stage, 'the line', 801, 48, { size: 17, colour: 'muted' })
  const c = lineAt(state, 0)
  label(stage, `y = ${written(state.slope)}x ${c < 0 ? '−' : '+'} ${written(Math.abs(c))}`, 801, 92, {
    size: 24,
    bold: true,
    colour: 'iris',
  })
  together(stage, squaresOf(state, values))
}

/** All squares as one, which shrinks with the sum. */
function together(stage: Stage, sum: number): void {
  card(stage, 666, 152, 270, 426)
  label(stage, 'all squares together', 801, 182, { size: 17, colour: 'muted' })
  label(stage, written(sum, 1), 801, 220, { size: 32, bold: true })
  const side = Math.min(230, 15 * Math.sqrt(sum))
  const [left, bottom] = [801 - side / 2, 560]
  area(
    stage,
    [
      [left, bottom],
      [left + side, bottom],
      [left + side, bottom - side],
      [left, bottom - side],
    ],
    'marigold',
  )
  if (15 * Math.sqrt(sum) > 230) label(stage, 'and more', 801, bottom - side / 2, { size: 20, bold: true })
}
