import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { along, plane, written } from '../figures.ts'
import { exact, missOf, mostStrips, ruleOf, type Strips, shapeOf, strip, sumOf } from './model.ts'

/** On the left the curve and its strips; on the right what they add up to, round by round. */
export function draw(stage: Stage, state: Strips, values: Values): void {
  ground(stage, 'paper')
  const { count, laid } = state
  const { to = 4 } = values
  const { height, tex } = shapeOf(values)
  const { at, inside } = plane(stage, { box: [24, 22, 590, 556], x: [-0.45, 4.3], y: [-0.5, 4.6], pad: 0 })
  inside(() => {
    const edge = along(0, to, (x) => at(x, height(x)))
    area(stage, [at(0, 0), ...edge, at(to, 0)], 'marigold', { rim: false, alpha: 0.55 })
    const thin = count > 64
    for (let i = 0; i < Math.ceil(laid); i++) {
      const { from, wide, left, right } = strip(i, count, values)
      // The one that is being laid grows from the ground.
      const grown = Math.min(1, laid - i)
      const outline = [
        at(from, 0),
        at(from, left * grown),
        at(from + wide, right * grown),
        at(from + wide, 0),
      ]
      area(stage, outline, 'sky', { rim: !thin, alpha: 0.85 })
    }
    line(
      stage,
      along(0, 4.3, (x) => at(x, height(x))),
      { colour: 'iris', width: 5 },
    )
    line(stage, [at(to, -0.28), at(to, Math.max(0.4, height(to)))], {
      colour: 'tomato',
      width: 3,
      dashed: true,
    })
  })
  label(stage, `b = ${written(to, 1)}`, Math.min(at(to, 0)[0], 564), at(0, -0.35)[1], {
    size: 16,
    bold: true,
    colour: 'tomato',
  })
  label(stage, `y = ${tex}`, 110, 52, { align: 'left', size: 19, bold: true, colour: 'iris', on: 'card' })
  numbers(stage, state, values)
  rounds(stage, state, values)
}

function numbers(stage: Stage, state: Strips, values: Values): void {
  const { count } = state
  card(stage, 636, 22, 300, 242)
  label(stage, `${count} ${count === 1 ? 'strip' : 'strips'}`, 786, 54, { size: 27, bold: true })
  label(stage, ruleOf(values), 786, 84, { size: 16, colour: 'muted' })
  const row = (y: number, name: string, value: string, colour: 'sky' | 'marigold') => {
    card(stage, 656, y - 13, 26, 26, colour, 6)
    label(stage, name, 696, y, { align: 'left', size: 18 })
    label(stage, value, 916, y, { align: 'right', size: 22, bold: true })
  }
  row(124, 'strips', written(sumOf(count, count, values), 3), 'sky')
  row(166, 'true area', written(exact(values), 3), 'marigold')
  const miss = missOf(state, values)
  const says =
    Math.abs(miss) < 0.005
      ? 'hardly any difference'
      : `${written(Math.abs(miss))}% too ${miss < 0 ? 'little' : 'much'}`
  label(stage, says, 786, 226, { size: 20, bold: true, colour: 'card', on: 'tomato' })
}

function rounds(stage: Stage, { before, count, laid }: Strips, values: Values): void {
  const truth = exact(values)
  const now = { count, sum: sumOf(count, count, values) }
  const all = [...before, ...(laid >= count ? [now] : [])]
  const place = (n: number) => Math.log2(n)
  const widest = Math.max(0.02, ...[...before, now].map(({ sum }) => Math.abs(sum / truth - 1)))
  const points = all.map(({ count: n, sum }) => [place(n), sum / truth - 1] as const)
  plot(stage, {
    at: [636, 284, 300, 294],
    title: 'Round by round',
    across: 'strips: 1, 2, 4 … 256',
    up: 'too little · too much',
    x: [-0.4, place(mostStrips) + 0.4],
    y: [-widest * 1.15, widest * 1.15],
    curves: [
      { points: [[-0.4, 0] as const, [9, 0] as const], colour: 'marigold', dashed: true },
      { points, colour: 'sky' },
    ],
    dots: points.map((at, i) => ({ at, colour: i === points.length - 1 ? 'tomato' : 'sky', size: 7 })),
  })
}
