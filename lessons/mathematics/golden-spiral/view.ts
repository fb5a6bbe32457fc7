import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { soft } from '../figures.ts'
import { firstTwo, mostTerms, ratioOf, type Spiral } from './model.ts'

const golden = (1 + Math.sqrt(5)) / 2
const paints: readonly StageColour[] = ['marigold', 'sky', 'rose', 'leaf', 'teal', 'iris']
type Box = { x: number; y: number; wide: number; high: number }

/** Squares round a first rectangle, a spiral through them, and the numbers beside. */
export function draw(stage: Stage, state: Spiral, values: Values): void {
  ground(stage, 'paper')
  const [a, b] = firstTwo(values)
  const { squares, whole } = tiled(a, b, state)
  const scale = Math.min(580 / whole.wide, 470 / whole.high)
  const [ox, oy] = [320 - (whole.x + whole.wide / 2) * scale, 340 + (whole.y + whole.high / 2) * scale]
  const at = (x: number, y: number): [number, number] => [ox + x * scale, oy - y * scale]
  const box = ({ x, y, wide, high }: Box) => [
    at(x, y),
    at(x + wide, y),
    at(x + wide, y + high),
    at(x, y + high),
  ]
  area(stage, box({ x: 0, y: 0, wide: a, high: b }), 'card')
  squares.forEach((square, i) => {
    area(stage, box(square.box), paints[i % paints.length] ?? 'sky')
    const size = square.box.wide * scale
    if (size > 26 && square.grown > 0.6)
      label(
        stage,
        String(square.side),
        ...at(square.box.x + square.box.wide / 2, square.box.y + square.box.high / 2),
        {
          size: Math.min(34, size * 0.3),
          bold: true,
          colour: i % paints.length > 3 ? 'card' : 'ink',
        },
      )
  })
  for (const { box: one, way, grown } of squares) if (grown > 0.95) arc(stage, at, one, way, scale)
  sequence(stage, state)
  words(stage, state)
}

/**
 * The first rectangle is a wide and b high. Squares are set on its right, top, left and bottom in turn; each is as long as the side
 * it stands on, which is the next number.
 */
function tiled(a: number, b: number, { terms, grown }: Spiral) {
  const whole: Box = { x: 0, y: 0, wide: a, high: b }
  const squares: { box: Box; side: number; way: number; grown: number }[] = []
  const share = soft(grown)
  const sides = [
    ...terms.slice(1),
    ...(share > 0 && terms.length < mostTerms ? [(terms.at(-1) ?? 0) + (terms.at(-2) ?? 0)] : []),
  ]
  sides.forEach((side, i) => {
    const part = i === terms.length - 1 ? share : 1
    const way = i % 4
    const box: Box =
      way === 0
        ? { x: whole.x + whole.wide, y: whole.y, wide: side * part, high: side }
        : way === 1
          ? { x: whole.x, y: whole.y + whole.high, wide: side, high: side * part }
          : way === 2
            ? { x: whole.x - side * part, y: whole.y, wide: side * part, high: side }
            : { x: whole.x, y: whole.y - side * part, wide: side, high: side * part }
    squares.push({ box, side, way, grown: part })
    if (way === 0) whole.wide += side * part
    else if (way === 1) whole.high += side * part
    else if (way === 2) Object.assign(whole, { x: box.x, wide: whole.wide + side * part })
    else Object.assign(whole, { y: box.y, high: whole.high + side * part })
  })
  return { squares, whole }
}

/** A quarter of a circle in a square, from where the last one ended. */
function arc(
  { context, colours }: Stage,
  at: (x: number, y: number) => [number, number],
  { x, y, wide }: Box,
  way: number,
  scale: number,
): void {
  const centre = (
    [
      [x, y + wide],
      [x, y],
      [x + wide, y],
      [x + wide, y + wide],
    ] as const
  )[way] ?? [x, y]
  const from = [Math.PI / 2, 0, -Math.PI / 2, Math.PI][way] ?? 0
  context.strokeStyle = colours.tomato
  context.lineWidth = 5
  context.lineCap = 'round'
  context.beginPath()
  context.arc(...at(centre[0], centre[1]), Math.max(0.1, wide * scale), from, from - Math.PI / 2, true)
  context.stroke()
}

function sequence(stage: Stage, { terms }: Spiral): void {
  card(stage, 24, 20, 592, 60)
  const shown = terms.slice(-9)
  const text = `${terms.length > shown.length ? '… ' : ''}${shown.join(', ')}`
  label(stage, text, 320, 50, { size: text.length > 44 ? 18 : 22, bold: true })
}

function words(stage: Stage, state: Spiral): void {
  const { terms } = state
  card(stage, 644, 20, 292, 212)
  label(stage, `${terms.at(-2)} + ${terms.at(-3)} = ${terms.at(-1)}`, 790, 52, { size: 22, bold: true })
  label(stage, `${terms.at(-1)} ÷ ${terms.at(-2)}`, 790, 106, { size: 19, colour: 'muted' })
  label(stage, ratioOf(state).toFixed(5), 790, 146, { size: 38, bold: true, colour: 'tomato' })
  label(stage, `golden ratio ${golden.toFixed(5)}`, 790, 202, {
    size: 17,
    bold: true,
    colour: 'marigold',
    on: 'ink',
  })
  const points = terms.slice(1).map((term, i) => [i + 2, term / (terms[i] ?? 1)] as const)
  plot(stage, {
    at: [644, 252, 292, 326],
    title: 'Ratio of neighbours',
    across: `numbers: 2 to ${mostTerms}`,
    up: '1 to 2.2',
    x: [2, mostTerms],
    y: [1, 2.2],
    curves: [
      { points: [[2, golden] as const, [mostTerms, golden] as const], colour: 'marigold', dashed: true },
      { points, colour: 'iris' },
    ],
    dots: points.map((at, i) => ({ at, colour: i === points.length - 1 ? 'tomato' : 'iris', size: 6 })),
  })
}
