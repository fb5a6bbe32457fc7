import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { boxAround, type Filling, isRound, solidOf, surfaceOf, widthAt } from './model.ts'

type Place = (x: number, y: number, z: number) => [number, number]
const slices = 36

/** The solid from a little above, its layers of water, and the box around; on the right what the layers come to. */
export function draw(stage: Stage, state: Filling, values: Values): void {
  ground(stage, 'grid')
  const { width = 6, depth = 6, height = 8 } = values
  const unit = 34
  const at: Place = (x, y, z) => [
    300 + (x * 0.95 + y * 0.42) * unit,
    470 + (x * 0.1 - y * 0.34) * unit - z * unit,
  ]
  box(stage, at, width, depth, height)
  for (let n = 0; n <= slices; n++) {
    const u = n / slices
    const ring = outline(values, u).map(([x, y]) => at(x * width, y * depth, u * height))
    const isFull = u * height <= state.level + 1e-6
    area(stage, ring, isFull ? 'sky' : 'card', { rim: n % 6 === 0, alpha: isFull ? 0.8 : 0.14 })
  }
  const u = Math.min(1, state.level / height)
  area(
    stage,
    outline(values, u).map(([x, y]) => at(x * width, y * depth, state.level)),
    'iris',
    { alpha: 0.75 },
  )
  label(stage, `${written(width, 1)} cm`, ...at(0, -depth / 2 - 1.1, 0), { size: 18, bold: true })
  label(stage, `${written(height, 1)} cm`, ...at(-width / 2 - 1.3, -depth / 2, height / 2), {
    size: 18,
    bold: true,
  })
  label(stage, `${written(depth, 1)} cm`, ...at(width / 2 + 1.4, 0, 0), { size: 18, bold: true })
  numbers(stage, state, values)
}

/** A layer, from −½ to ½ each way. */
function outline(values: Values, u: number): [number, number][] {
  const wide = widthAt(values, u) / 2
  if (!isRound(values))
    return [
      [-wide, -wide],
      [wide, -wide],
      [wide, wide],
      [-wide, wide],
    ]
  return Array.from({ length: 40 }, (_, n) => {
    const angle = (2 * Math.PI * n) / 40
    return [Math.cos(angle) * wide, Math.sin(angle) * wide]
  })
}

/** Dashes where the box around it is. */
function box(stage: Stage, at: Place, width: number, depth: number, height: number): void {
  const [w, d] = [width / 2, depth / 2]
  const corners = [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ] as const
  for (const z of [0, height])
    line(
      stage,
      corners.map(([x, y]) => at(x, y, z)),
      { dashed: true, closed: true, colour: 'muted', width: 1.5 },
    )
  for (const [x, y] of corners)
    line(stage, [at(x, y, 0), at(x, y, height)], { dashed: true, colour: 'muted', width: 1.5 })
}

function numbers(stage: Stage, { level, filled }: Filling, values: Values): void {
  const { name, formula, share } = solidOf(values)
  card(stage, 630, 40, 300, 520)
  label(stage, name, 780, 84, { size: 28, bold: true })
  label(stage, `V = ${formula}`, 780, 126, { size: 20, bold: true, colour: 'iris' })
  const row = (y: number, what: string, value: string) => {
    label(stage, what, 780, y, { size: 17, colour: 'muted' })
    label(stage, value, 780, y + 32, { size: 26, bold: true })
  }
  row(186, 'filled up to', `${written(level, 1)} cm`)
  row(270, 'volume so far', `${written(filled, 1)} cm³`)
  row(354, 'box around', `${written(boxAround(values), 1)} cm³`)
  row(438, 'surface', `${written(surfaceOf(values), 1)} cm²`)
  label(stage, `full: ${share} of the box around`, 780, 532, { size: 17, colour: 'muted' })
}
