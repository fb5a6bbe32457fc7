import { area, card, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { edgeOf, openFaces, type Pile, placeOf } from './model.ts'

/** The pile as one sees it from a corner; on the right how much larger than one little cube it is. */
export function draw(stage: Stage, state: Pile, values: Values): void {
  ground(stage, 'grid')
  const edge = edgeOf(values)
  const { size = 1 } = values
  const unit = Math.min(86, 30 + 20 * size, 208 / edge)
  const [ox, oy] = [330, 340 + edge * unit * 0.62]
  const at = (x: number, y: number, z: number): [number, number] => [
    ox + (x - y) * unit * 0.87,
    oy - (x + y) * unit * 0.5 * 0.9 - z * unit,
  ]
  ghost(stage, at, edge)
  // From the back to the front, from below to the top; x and y grow away from us.
  const there = Array.from({ length: state.laid }, (_, i) => placeOf(i, edge))
  there.sort(([ax, ay, az], [bx, by, bz]) => bx + by - ax - ay || az - bz)
  const newest = state.laid < edge ** 3 ? state.laid - 1 : -1
  for (const [x, y, z] of there) cube(stage, at, x, y, z, x + y * edge + z * edge * edge === newest)
  label(stage, `${written(edge * size, 1)} cm`, at(edge / 2, 0, 0)[0] + 34, at(edge / 2, 0, 0)[1] + 22, {
    size: 20,
    bold: true,
  })
  single(stage, unit)
  numbers(stage, state, values)
}

type Place = (x: number, y: number, z: number) => [number, number]

function cube(stage: Stage, at: Place, x: number, y: number, z: number, isNew: boolean): void {
  const face = (
    corners: readonly (readonly [number, number, number])[],
    colour: 'marigold' | 'tomato' | 'sky' | 'teal' | 'iris' | 'rose',
  ) =>
    area(
      stage,
      corners.map(([dx, dy, dz]) => at(x + dx, y + dy, z + dz)),
      colour,
    )
  face(
    [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
    isNew ? 'rose' : 'marigold',
  )
  face(
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
    isNew ? 'rose' : 'tomato',
  )
  face(
    [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [0, 0, 1],
    ],
    isNew ? 'rose' : 'sky',
  )
}

/** Dashes where the finished cube will stand. */
function ghost({ context, colours }: Stage, at: Place, edge: number): void {
  context.strokeStyle = colours.muted
  context.lineWidth = 1.5
  context.setLineDash([6, 6])
  context.beginPath()
  const e = edge
  const lines: [number, number, number][][] = [
    [
      [0, 0, 0],
      [e, 0, 0],
      [e, 0, e],
      [0, 0, e],
      [0, 0, 0],
      [0, e, 0],
      [0, e, e],
      [0, 0, e],
    ],
    [
      [0, e, e],
      [e, e, e],
      [e, 0, e],
    ],
  ]
  for (const one of lines)
    one.forEach(([x, y, z], i) => {
      if (i === 0) context.moveTo(...at(x, y, z))
      else context.lineTo(...at(x, y, z))
    })
  context.stroke()
  context.setLineDash([])
}

/** One little cube, for comparison. */
function single(stage: Stage, unit: number): void {
  const at: Place = (x, y, z) => [92 + (x - y) * unit * 0.87, 156 - (x + y) * unit * 0.45 - z * unit]
  cube(stage, at, 0, 0, 0, false)
  label(stage, 'one', 92, 180, { size: 17, bold: true })
}

function numbers(stage: Stage, state: Pile, values: Values): void {
  const { size = 1 } = values
  const edge = edgeOf(values)
  const faces = openFaces(state, values)
  card(stage, 630, 22, 308, 556)
  label(stage, 'compared with one little cube', 784, 50, { size: 17, colour: 'muted' })
  const row = (y: number, name: string, factor: string, value: string, colour: 'ink' | 'tomato' | 'iris') => {
    label(stage, name, 654, y, { align: 'left', size: 19 })
    label(stage, `× ${factor}`, 914, y, { align: 'right', size: 32, bold: true, colour })
    label(stage, value, 654, y + 32, { align: 'left', size: 18, bold: true, colour: 'muted' })
  }
  row(102, 'edge', String(edge), `${written(edge * size, 1)} cm`, 'ink')
  row(
    194,
    'surface',
    written(faces / 6, faces % 6 === 0 ? 0 : 1),
    `${written(faces * size ** 2, 1)} cm²`,
    'tomato',
  )
  row(286, 'volume', String(state.laid), `${written(state.laid * size ** 3, 1)} cm³`, 'iris')
  bars(stage, edge, faces / 6, state.laid)
  const ratio = state.laid > 0 ? (faces * size ** 2) / (state.laid * size ** 3) : 0
  label(stage, `${written(ratio)} cm² of surface`, 784, 518, { size: 19, bold: true })
  label(stage, 'for each cm³', 784, 546, { size: 17, colour: 'muted' })
}

/** Three columns side by side, on a scale that holds the finished volume. */
function bars(stage: Stage, edge: number, surface: number, volume: number): void {
  const full = edge ** 3
  const columns = [
    { value: edge, colour: 'ink' },
    { value: surface, colour: 'tomato' },
    { value: volume, colour: 'iris' },
  ] as const
  columns.forEach(({ value, colour }, i) => {
    const high = Math.max(3, (Math.min(value, full * 1.2) / (full * 1.2)) * 130)
    card(stage, 672 + i * 86, 490 - high, 58, high, colour, Math.min(8, high / 2))
  })
}
