import type { Place } from '@makebelieve/kit/environment/scene'
import { at } from '@makebelieve/shapes/geometry/solid'
import type { Part } from '@makebelieve/shapes/shape'
import type { PlacedPart } from '../../model/mesh/model-build.ts'
import type { BuiltShape } from '../design.ts'
import { boxOf, type MadeKind } from './kind.ts'
import { meshOf } from './mesh.ts'
import { deckOf, footprintOf } from './plan-view.ts'
import { soupOf } from './soup.ts'

/** What a layout built itself, ready to be drawn. `of` is the planned thing or matter that it is. */
export type BuiltKind = { made: MadeKind; at: Place; yaw: number; of?: string }

/** More than this many shapes are put together by where they are, so that each takes no draw call of its own. */
const fewShapes = 60
const block = 24
const mostTriangles = 9000

export function builtKinds(shapes: readonly BuiltShape[]): BuiltKind[] {
  if (shapes.length <= fewShapes) return shapes.map(single)
  const blocks = new Map<string, BuiltShape[]>()
  const kinds: BuiltKind[] = []
  for (const shape of shapes) {
    const [x, y, z] = shape.at
    const where = [x / block, y / 4, z / block].map(Math.round).join(' ')
    const key = shape.of ?? `${where} ${shape.solid} ${shape.deck ?? false}`
    const list = blocks.get(key)
    if (list) list.push(shape)
    else blocks.set(key, [shape])
  }
  for (const list of blocks.values())
    kinds.push(list.length === 1 && list[0] ? single(list[0]) : together(list))
  return kinds
}

const single = (shape: BuiltShape): BuiltKind => ({
  made: kindOf(shape.name, shape.parts.map(asPlaced), shape),
  at: shape.at,
  yaw: shape.yaw,
  ...(shape.of !== undefined && { of: shape.of }),
})

/** Several as one, around the place of the first. */
function together(shapes: readonly BuiltShape[]): BuiltKind {
  const [first] = shapes
  if (!first) throw new Error('There is nothing to put together')
  const parts = shapes.flatMap((shape) => shape.parts.map((part) => movedTo(asPlaced(part), shape, first.at)))
  return {
    made: kindOf(first.name, parts, first),
    at: first.at,
    yaw: 0,
    ...(first.of !== undefined && { of: first.of }),
  }
}

/** A part that is in metres already. */
const asPlaced = ({ name, solid, rest, material, faceted }: Part): PlacedPart => ({
  name,
  piece: '',
  material,
  faceted: faceted === true,
  positions: solid.positions,
  rest,
  triangles: solid.triangles,
  colours: solid.colours,
  bones: undefined,
  origins: new Uint32Array(),
})

function movedTo(part: PlacedPart, { at: where, yaw }: BuiltShape, origin: Place): PlacedPart {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const positions = new Float32Array(part.positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    const [x, z] = [at(part.positions, i), at(part.positions, i + 2)]
    positions[i] = x * cos + z * sin + where[0] - origin[0]
    positions[i + 1] = at(part.positions, i + 1) + where[1] - origin[1]
    positions[i + 2] = -x * sin + z * cos + where[2] - origin[2]
  }
  return { ...part, positions }
}

function kindOf(name: string, parts: readonly PlacedPart[], { solid, deck }: BuiltShape): MadeKind {
  const still = parts.map(({ positions }) => new Uint8Array(positions.length / 3))
  const [min, max] = boxOf(Float32Array.from(parts.flatMap(({ positions }) => boxCorners(positions))))
  const metres = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2])
  const whole = { metres, isHouse: true, boned: false, isShaded: false }
  const mesh = meshOf(
    parts,
    soupOf(parts, still, whole),
    { near: mostTriangles, far: mostTriangles / 4 },
    whole,
  )
  const footprint = solid ? footprintOf(parts, { fillsInside: false, cells: 128 }) : undefined
  const decks = deck ? deckOf(parts) : undefined
  return {
    kind: { name, min, max, ...(footprint && { footprint }), ...(decks && { deck: decks }) },
    mesh,
    extent: { width: max[0] - min[0], height: max[1] - min[1], depth: max[2] - min[2], top: max[1] },
  }
}

function boxCorners(positions: Float32Array): number[] {
  const [min, max] = boxOf(positions)
  return positions.length > 0 ? [...min, ...max] : []
}
