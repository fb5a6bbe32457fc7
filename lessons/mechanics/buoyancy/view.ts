import {
  area,
  arrow,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Float, massOf, pool, shareUnder, upthrust } from './model.ts'

const [surface, bed, middle] = [200, 560, 400]

const materials: readonly [upTo: number, name: string, colour: StageColour][] = [
  [350, 'like cork', 'marigold'],
  [850, 'like wood', 'earth'],
  [1000, 'like ice', 'sky'],
  [2000, 'like clay', 'tomato'],
  [4000, 'like stone', 'muted'],
  [9000, 'like steel', 'iris'],
]

/** A tank to scale, the box in it, its two forces, and a jug with the water that is pushed aside. */
export function draw(stage: Stage, { depth }: Float, values: Values): void {
  const { density = 600, hollow = 0, size = 0.5, liquid = 1000, gravity = 9.81 } = values
  ground(stage, 'paper')
  const scale = (bed - surface) / pool
  const side = size * scale
  const bottom = surface + depth * scale
  const [, name, colour] = materials.find(([upTo]) => density < upTo) ?? [0, 'heavy', 'iris' as const]
  card(stage, middle - side / 2, bottom - side, side, side, colour, 4)
  const room = side * 0.94 * Math.cbrt(hollow / 100)
  if (room > 6) card(stage, middle - room / 2, bottom - side / 2 - room / 2, room, room, 'paper', 3)

  const deep = liquid > 1100 ? 'teal' : liquid < 950 ? 'marigold' : 'sky'
  area(
    stage,
    [
      [90, surface],
      [710, surface],
      [710, bed],
      [90, bed],
    ],
    deep,
    { rim: false, alpha: 0.2 + (0.35 * (liquid - 600)) / 800 },
  )
  line(
    stage,
    [
      [90, surface],
      [710, surface],
    ],
    { colour: 'teal', width: 3 },
  )
  line(
    stage,
    [
      [90, 130],
      [90, bed],
      [710, bed],
      [710, 130],
    ],
    { width: 5 },
  )
  for (let mark = 0.5; mark <= 2; mark += 0.5) {
    line(
      stage,
      [
        [90, surface + mark * scale],
        [106, surface + mark * scale],
      ],
      { width: 2 },
    )
    label(stage, `${mark} m`, 80, surface + mark * scale, { align: 'right', size: 15, colour: 'muted' })
  }

  const weight = massOf(values) * gravity
  const up = upthrust(depth, values)
  const unit = 80 / weight
  const y = Math.min(bed - 128, Math.max(140, bottom - side / 2))
  arrow(stage, [middle + side / 2 + 40, y], [0, weight * unit], 'iris')
  arrow(stage, [middle - side / 2 - 40, y], [0, -Math.min(88, up * unit)], 'tomato')
  label(stage, `weight ${weight.toFixed(0)} N`, middle + side / 2 + 60, y + 22, {
    align: 'left',
    colour: 'iris',
    bold: true,
    on: 'paper',
  })
  label(stage, `upthrust ${up.toFixed(0)} N`, middle - side / 2 - 60, y - 22, {
    align: 'right',
    colour: 'tomato',
    bold: true,
    on: 'paper',
  })
  label(
    stage,
    `${name}${hollow > 1 ? `, ${hollow.toFixed(0)}% hollow` : ''}: ${(100 * shareUnder(depth, values)).toFixed(0)}% under water`,
    middle,
    26,
    {
      bold: true,
      size: 20,
    },
  )
  jug(stage, density * (1 - hollow / 100), liquid)
}

/** Average density beside the liquid's: below the line it floats. */
function jug(stage: Stage, average: number, liquid: number): void {
  const [left, foot, tall] = [800, 540, 300]
  label(stage, 'density', left + 35, 150, { bold: true })
  const level = (value: number) => foot - tall * Math.min(1, value / 2000)
  card(stage, left, foot - tall, 70, tall, 'card', 6)
  area(
    stage,
    [
      [left, foot],
      [left + 70, foot],
      [left + 70, level(average)],
      [left, level(average)],
    ],
    average < liquid ? 'leaf' : 'tomato',
  )
  line(
    stage,
    [
      [left - 14, level(liquid)],
      [left + 84, level(liquid)],
    ],
    { colour: 'teal', width: 4, dashed: true },
  )
  label(stage, 'liquid', left + 90, level(liquid), { align: 'left', colour: 'teal', bold: true, size: 16 })
  label(stage, average < liquid ? 'box: floats' : 'box: sinks', left + 35, foot + 28, { bold: true })
  label(stage, `${average.toFixed(0)} kg/m³`, left + 35, 186, { size: 16 })
  if (average > 2000) label(stage, '↑', left + 35, foot - tall + 18, { colour: 'card', bold: true, size: 22 })
  disc(stage, left + 35, level(average), 5, 'ink')
}
