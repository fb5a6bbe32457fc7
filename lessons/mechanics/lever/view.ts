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
import { meadow } from '../scene.ts'
import { type Lever, lowest, plankLength } from './model.ts'

const [x0, floor, scale] = [480, 480, 200]

/** A seesaw to scale; each side's moment is a bar: as wide as the distance, as tall as the mass. */
export function draw(stage: Stage, { angle }: Lever, values: Values): void {
  const { mass1 = 40, place1 = 0.8, mass2 = 15, place2 = 1.6, plank = 15, gravity = 9.81 } = values
  ground(stage, 'sky')
  meadow(stage, floor)
  const half = plankLength / 2
  const pivot = floor - half * scale * Math.sin(lowest)
  const { context } = stage
  area(
    stage,
    [
      [x0, pivot],
      [x0 - 60, floor],
      [x0 + 60, floor],
    ],
    'marigold',
  )
  context.save()
  context.translate(x0, pivot)
  context.rotate(-angle)
  const thick = 8 + plank / 5
  card(stage, -half * scale, -thick / 2, plankLength * scale, thick, 'earth', 5)
  for (let mark = -half; mark <= half; mark += 0.5)
    line(
      stage,
      [
        [mark * scale, -thick / 2],
        [mark * scale, -thick / 2 + 6],
      ],
      { width: 1.5 },
    )
  animal(stage, -place1 * scale, -thick / 2, mass1, 'earth', false)
  animal(stage, place2 * scale, -thick / 2, mass2, 'muted', true)
  context.restore()
  disc(stage, x0, pivot, 8, 'ink')

  const at = (side: number): [number, number] => [
    x0 + side * Math.cos(angle) * scale,
    pivot - side * Math.sin(angle) * scale + thick / 2 + 2,
  ]
  const unit = 70 / (80 * 9.81)
  const pull = (mass: number) => [0, 14 + mass * gravity * unit * 0.7] as const
  arrow(stage, at(-place1), pull(mass1), 'tomato')
  arrow(stage, at(place2), pull(mass2), 'iris')
  moment(stage, 30, 'bear', mass1, place1, gravity, 'tomato')
  moment(stage, 640, 'cat', mass2, place2, gravity, 'iris')
  const [left, right] = [mass1 * place1, mass2 * place2]
  const sign = Math.abs(left - right) < 0.001 * (left + right) ? '=' : left > right ? '>' : '<'
  label(stage, sign, x0, 60, { bold: true, size: 48 })
}

function moment(
  stage: Stage,
  x: number,
  name: string,
  mass: number,
  place: number,
  gravity: number,
  colour: StageColour,
): void {
  card(stage, x, 24, 290, 76)
  label(stage, `${name}: ${(mass * gravity * place).toFixed(0)} N·m`, x + 145, 48, {
    colour,
    bold: true,
    size: 20,
  })
  label(stage, `${(mass * gravity).toFixed(0)} N × ${place.toFixed(2)} m`, x + 145, 77, {
    size: 16,
    colour: 'muted',
  })
}

/** A round body with a head and ears, as large as it is heavy. */
function animal(
  stage: Stage,
  x: number,
  y: number,
  mass: number,
  colour: StageColour,
  pointed: boolean,
): void {
  const body = 12 * Math.cbrt(mass)
  const head = body * 0.68
  const top = y - body * 1.75 - head * 0.5
  disc(stage, x, y - body, body, colour)
  for (const side of [-1, 1]) {
    if (pointed)
      area(
        stage,
        [
          [x + side * head * 0.95, top - head * 1.25],
          [x + side * head * 0.15, top - head * 0.8],
          [x + side * head * 0.95, top - head * 0.1],
        ],
        colour,
      )
    else disc(stage, x + side * head * 0.75, top - head * 0.75, head * 0.38, colour)
  }
  disc(stage, x, top, head, colour)
  for (const side of [-1, 1])
    disc(stage, x + side * head * 0.36, top - head * 0.05, Math.max(2, head * 0.12), 'ink')
  disc(stage, x, top + head * 0.35, Math.max(2, head * 0.14), 'rose')
  label(stage, `${mass.toFixed(0)} kg`, x, y - body * 0.8, {
    colour: 'card',
    bold: true,
    size: Math.min(20, Math.max(13, body * 0.5)),
  })
}
