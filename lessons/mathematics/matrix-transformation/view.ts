import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Point, written } from '../figures.ts'
import { areaInside, cat, given, type Matrix, matrixNow, moved, square, type Turned } from './model.ts'

const box = { x: 22, y: 22, wide: 620, high: 556 } as const
const unit = 104
const origin: Point = [box.x + box.wide * 0.46, box.y + box.high * 0.56]

/** The sheet with its cat, and where it was; on the right the matrix and the area. */
export function draw(stage: Stage, state: Turned, values: Values): void {
  ground(stage, 'paper')
  const now = matrixNow(state, values)
  const { context } = stage
  card(stage, box.x, box.y, box.wide, box.high)
  context.save()
  context.beginPath()
  context.roundRect(box.x + 1, box.y + 1, box.wide - 2, box.high - 2, 13)
  context.clip()
  sheet(stage, [1, 0, 0, 1], 'line', 1)
  sheet(stage, now, 'sky', 2)
  outline(stage, [1, 0, 0, 1], cat, true)
  const at = placed(now)
  area(stage, square.map(at), 'marigold', { alpha: 0.45 })
  outline(stage, now, cat, false)
  for (const eye of [
    [0.32, 0.42],
    [0.66, 0.42],
  ] as const)
    disc(stage, ...at(eye), 7, 'ink')
  line(stage, [at([0.42, 0.24]), at([0.5, 0.18]), at([0.58, 0.24])], { width: 3 })
  const tip = (to: Point): [number, number] => {
    const [x, y] = at(to)
    return [x - origin[0], y - origin[1]]
  }
  arrow(stage, origin, tip([1, 0]), 'tomato')
  arrow(stage, origin, tip([0, 1]), 'iris')
  disc(stage, origin[0], origin[1], 8, 'ink')
  context.restore()
  numbers(stage, values, areaInside(square.map((corner) => moved(now, corner))))
}

const placed = (matrix: Matrix) => (point: Point) => {
  const [x, y] = moved(matrix, point)
  return [origin[0] + x * unit, origin[1] - y * unit] as [number, number]
}

function sheet(stage: Stage, matrix: Matrix, colour: 'line' | 'sky', width: number): void {
  const at = placed(matrix)
  const far = 8
  for (let i = -far; i <= far; i++) {
    line(stage, [at([i, -far]), at([i, far])], { colour, width: i === 0 ? width + 1.5 : width })
    line(stage, [at([-far, i]), at([far, i])], { colour, width: i === 0 ? width + 1.5 : width })
  }
}

function outline(stage: Stage, matrix: Matrix, points: readonly Point[], ghost: boolean): void {
  const places = points.map(placed(matrix))
  if (ghost) line(stage, places, { colour: 'muted', width: 2, dashed: true, closed: true })
  else area(stage, places, 'rose', { alpha: 0.9 })
}

function numbers(stage: Stage, values: Values, size: number): void {
  const [a, b, c, d] = given(values)
  card(stage, 664, 22, 274, 200)
  label(stage, 'the matrix', 801, 48, { size: 17, colour: 'muted' })
  const cell = (value: number, x: number, y: number, colour: 'tomato' | 'iris') =>
    label(stage, written(value, 1), x, y, { size: 34, bold: true, colour })
  cell(a, 752, 108, 'tomato')
  cell(c, 752, 172, 'tomato')
  cell(b, 850, 108, 'iris')
  cell(d, 850, 172, 'iris')
  for (const side of [-1, 1])
    line(
      stage,
      [
        [801 + side * 92, 78],
        [801 + side * 106, 78],
        [801 + side * 106, 204],
        [801 + side * 92, 204],
      ],
      { width: 3.5 },
    )
  card(stage, 664, 242, 274, 336)
  label(stage, 'ad − bc', 801, 268, { size: 17, colour: 'muted' })
  label(stage, written(a * d - b * c), 801, 308, { size: 36, bold: true })
  label(stage, 'area of the square now', 801, 362, { size: 17, colour: 'muted' })
  const side = Math.min(134, 74 * Math.sqrt(Math.abs(size)))
  const colour = size < 0 ? 'rose' : 'marigold'
  area(
    stage,
    [
      [801 - side / 2, 520],
      [801 + side / 2, 520],
      [801 + side / 2, 520 - side],
      [801 - side / 2, 520 - side],
    ],
    colour,
  )
  const says =
    Math.abs(size) < 0.005 ? 'flat: nothing left' : size < 0 ? `${written(-size)}, mirrored` : written(size)
  label(stage, says, 801, 550, { size: 20, bold: true })
}
