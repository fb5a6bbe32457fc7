import { plot } from '@makebelieve/kit/simulation/plot'
import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block } from '../scene.ts'
import { type Economy, incomeOf, lostOf, restOf, savedOf } from './model.ts'

/** A tub of machines: saving flows in, wear flows out. Beside it the same as curves. */
export function draw(stage: Stage, economy: Economy, values: Values): void {
  ground(stage, 'paper')
  const { capital } = economy
  const rest = restOf(values)
  const most = Math.max(1.3 * rest, 1.3 * (values.first ?? 1), 1.05 * capital)
  tub(stage, capital, rest, most, values)
  curves(stage, capital, rest, most, values)
  years(stage, economy)
}

function tub(stage: Stage, capital: number, rest: number, most: number, values: Values): void {
  card(stage, 20, 20, 424, 564)
  const [left, right, top, bottom] = [70, 394, 200, 430]
  const income = incomeOf(capital, values)
  const [saved, lost] = [savedOf(capital, values), lostOf(capital, values)]
  const flow = (amount: number) => Math.max(2, Math.min(64, (amount / most) * 420))
  block(stage, 120, 66, 130, 30, 'muted', { radius: 8, rim: 2 })
  block(stage, 216, 66, 34 + 20, 54, 'muted', { radius: 8, rim: 2 })
  label(stage, `income ${income.toFixed(2)}`, 100, 46, { size: 18, bold: true, align: 'left' })
  label(stage, `built: ${saved.toFixed(2)}`, 290, 84, {
    size: 16,
    align: 'left',
    colour: 'iris',
    bold: true,
  })
  label(stage, `eaten: ${(income - saved).toFixed(2)}`, 290, 108, {
    size: 16,
    align: 'left',
    colour: 'leaf',
    bold: true,
  })
  const level = bottom - Math.min(1, capital / most) * (bottom - top)
  const wide = flow(saved)
  block(stage, 243 - wide / 2, 120, wide, level - 120, 'iris', { radius: 2, rim: 0 })
  block(stage, left, level, right - left, bottom - level, '#A9A9EC', { radius: 4, rim: 0 })
  machines(stage, left, right, level, bottom)
  line(
    stage,
    [
      [left, top - 20],
      [left, bottom],
      [right, bottom],
      [right, top - 20],
    ],
    { width: 8 },
  )
  const goal = bottom - Math.min(1, rest / most) * (bottom - top)
  if (rest <= most)
    line(
      stage,
      [
        [left - 10, goal],
        [right + 10, goal],
      ],
      { colour: 'tomato', width: 3, dashed: true },
    )
  const drain = flow(lost)
  block(stage, 232 - drain / 2, bottom + 4, drain, 62, 'tomato', { radius: 2, rim: 0 })
  label(stage, `worn out: ${lost.toFixed(2)}`, 250 + drain / 2, bottom + 40, {
    size: 16,
    align: 'left',
    colour: 'tomato',
    bold: true,
  })
  label(stage, `machines for each worker: ${capital.toFixed(2)}`, 232, 528, { size: 20, bold: true })
  label(
    stage,
    Math.abs(saved - lost) < 0.004 * Math.max(saved, lost)
      ? 'as much is built as wears out: it rests'
      : saved > lost
        ? 'more is built than wears out: it rises'
        : 'more wears out than is built: it falls',
    232,
    560,
    { size: 16, colour: 'muted' },
  )
}

/** Little cog wheels that float in the tub. */
function machines(stage: Stage, left: number, right: number, level: number, bottom: number): void {
  const { context, colours } = stage
  for (let row = 0; bottom - 22 - row * 36 > level + 12; row++)
    for (let i = 0; i < 8; i++) {
      const x = left + 26 + i * ((right - left - 52) / 7)
      const y = bottom - 22 - row * 36
      context.fillStyle = colours.card
      context.strokeStyle = colours.ink
      context.lineWidth = 1.5
      context.beginPath()
      for (let tooth = 0; tooth < 32; tooth++) {
        const angle = (tooth / 32) * Math.PI * 2 + row
        const far = tooth % 4 < 2 ? 13 : 10
        context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
      }
      context.closePath()
      context.fill()
      context.stroke()
      context.fillStyle = colours.iris
      context.beginPath()
      context.arc(x, y, 4, 0, Math.PI * 2)
      context.fill()
    }
}

function curves(stage: Stage, capital: number, rest: number, most: number, values: Values): void {
  const tallest = incomeOf(most, values) * 1.08
  const points = (of: (capital: number) => number) =>
    Array.from({ length: 61 }, (_, i) => {
      const at = (i / 60) ** 2 * most
      return [at, of(at)] as const
    }).filter(([, height]) => height <= tallest)
  plot(stage, {
    at: [462, 20, 478, 344],
    title: 'Income, saving and wear',
    across: `machines for each worker: 0 to ${most.toFixed(most < 10 ? 1 : 0)}`,
    up: 'a year',
    x: [0, most],
    y: [0, tallest],
    curves: [
      { points: points((at) => incomeOf(at, values)), colour: 'leaf' },
      { points: points((at) => savedOf(at, values)), colour: 'iris' },
      { points: points((at) => lostOf(at, values)), colour: 'tomato' },
      ...(rest <= most
        ? [
            {
              points: [[rest, 0] as const, [rest, incomeOf(rest, values)] as const],
              colour: 'line' as const,
              dashed: true,
            },
          ]
        : []),
    ],
    dots: [
      { at: [capital, incomeOf(capital, values)], colour: 'leaf' },
      { at: [capital, savedOf(capital, values)], colour: 'iris', size: 7 },
      { at: [capital, lostOf(capital, values)], colour: 'tomato', size: 7 },
    ],
  })
}

function years(stage: Stage, { past, time }: Economy): void {
  const from = Math.max(0, Math.floor(time + 1e-9) - past.length + 1)
  const to = Math.max(from + 30, time)
  const tallest = Math.max(...past.map(([income]) => income), 1) * 1.15
  plot(stage, {
    at: [462, 382, 478, 202],
    title: 'Income (line) and what is eaten of it (area)',
    across: `years ${from} to ${to.toFixed(0)}`,
    up: 'a year',
    x: [from, to],
    y: [0, tallest],
    curves: [
      { points: past.map(([, eaten], i) => [from + i, eaten] as const), colour: 'marigold', filled: true },
      { points: past.map(([income], i) => [from + i, income] as const), colour: 'leaf' },
    ],
  })
}
