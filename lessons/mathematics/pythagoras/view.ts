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
import { type Point, written } from '../figures.ts'
import { moves, type Proof, sides, triangles } from './model.ts'

/** On the left the triangle with its squares, on the right the four triangles that prove it. */
export function draw(stage: Stage, state: Proof, values: Values): void {
  ground(stage, 'grid')
  threeSquares(stage, values)
  frame(stage, state, values)
  const { a, b } = sides(values)
  equation(stage, [a * a, b * b])
}

type Place = (x: number, y: number) => [number, number]

/** To scale: 15 cm, the widest there is, fill the left half. */
function threeSquares(stage: Stage, values: Values): void {
  const { a, b } = sides(values)
  const scale = Math.min(34, 420 / (a + 2 * b), 470 / (2 * a + b))
  // The middle of everything drawn stands in the middle of the left half.
  const [midX, midY] = [a / 2, b / 2]
  const at: Place = (x, y) => [250 + (x - midX) * scale, 268 - (y - midY) * scale]
  const tiles = (from: Point, u: Point, v: Point, size: number, colour: StageColour) => {
    const corner = (i: number, j: number) => at(from[0] + u[0] * i + v[0] * j, from[1] + u[1] * i + v[1] * j)
    area(stage, [corner(0, 0), corner(size, 0), corner(size, size), corner(0, size)], colour)
    stage.context.globalAlpha = 0.3
    for (let i = 1; i < size - 0.02; i++) {
      line(stage, [corner(i, 0), corner(i, size)], { width: 1 })
      line(stage, [corner(0, i), corner(size, i)], { width: 1 })
    }
    stage.context.globalAlpha = 1
  }
  const c = Math.hypot(a, b)
  tiles([0, 0], [1, 0], [0, -1], a, 'marigold')
  tiles([0, 0], [-1, 0], [0, 1], b, 'sky')
  tiles([a, 0], [-a / c, b / c], [b / c, a / c], c, 'tomato')
  area(stage, [at(0, 0), at(a, 0), at(0, b)], 'leaf')
  const mark = 0.35
  line(stage, [at(mark, 0), at(mark, mark), at(0, mark)], { width: 2 })
  const name = (text: string, x: number, y: number, size: number, colour: StageColour = 'ink') =>
    label(stage, text, ...at(x, y), { size: Math.min(28, size * scale * 0.5), bold: true, colour })
  name('a²', a / 2, -a / 2, a)
  name('b²', -b / 2, b / 2, b)
  name('c²', (a + b) / 2, (a + b) / 2, c, 'card')
}

function frame(stage: Stage, state: Proof, values: Values): void {
  const { a, b } = sides(values)
  const s = a + b
  const scale = Math.min(58, 430 / s)
  const at: Place = (x, y) => [722 + (x - s / 2) * scale, 268 - (y - s / 2) * scale]
  const [left, top] = at(0, s)
  card(stage, left - 10, top - 10, s * scale + 20, s * scale + 20, 'ink', 12)
  const box = (x: number, y: number, w: number, h: number) => [
    at(x, y),
    at(x + w, y),
    at(x + w, y + h),
    at(x, y + h),
  ]
  area(stage, box(0, 0, s, s), 'paper', { rim: false })
  const [first, , third] = moves(state)
  const done = moves(state).reduce((sum, one) => sum + one / 3, 0)
  area(stage, box(0, 0, s, s), 'tomato', { rim: false, alpha: 1 - done })
  if (third > 0) {
    area(stage, box(0, b, a, a), 'marigold', { rim: false, alpha: third })
    area(stage, box(a, 0, b, b), 'sky', { rim: false, alpha: third })
  }
  for (const triangle of triangles(state, values))
    area(
      stage,
      triangle.map(([x, y]) => at(x, y)),
      'leaf',
    )
  if (first === 0) label(stage, 'c²', ...at(s / 2, s / 2), { size: 34, bold: true, colour: 'card' })
  if (third === 1) {
    label(stage, 'a²', ...at(a / 2, b + a / 2), { size: 30, bold: true })
    label(stage, 'b²', ...at(a + b / 2, b / 2), { size: 30, bold: true })
  }
}

function equation(stage: Stage, [a, b]: readonly [number, number]): void {
  card(stage, 270, 532, 420, 50)
  const digits = Number.isInteger(a) && Number.isInteger(b) ? 0 : 1
  const parts: [string, StageColour, StageColour?][] = [
    [written(a, digits), 'ink', 'marigold'],
    ['+', 'ink'],
    [written(b, digits), 'ink', 'sky'],
    ['=', 'ink'],
    [`${written(a + b, digits)} cm²`, 'card', 'tomato'],
  ]
  const places = [325, 388, 450, 512, 608]
  parts.forEach(([text, colour, on], i) => {
    label(stage, text, places[i] ?? 0, 557, { size: 24, bold: true, colour, ...(on ? { on } : {}) })
  })
}
