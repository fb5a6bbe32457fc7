import { shapeOf } from '@makebelieve/shapes/archetype'
import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { boundsOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape, type Shape } from '@makebelieve/shapes/shape'
import { archetypesOwn, sourceOfArchetype } from '@makebelieve/shapes/testing/archetype-source'
import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../script/testing/proven.ts'
import { type Lump, nearness, touchingOf } from './proof/touching.ts'

/** Names of parts that hang in the air, as the proof of a finished model would find them. */
function floatingIn(shape: Shape): string[] {
  const box = boxOfShape(shape)
  const longest = Math.max(...sizeOf(box))
  const parts = shape.parts.map(({ name, solid, material }) => ({
    name,
    piece: '',
    opacity: material.opacity,
    positions: solid.positions,
    triangles: solid.triangles,
    places: Uint32Array.from({ length: solid.vertexCount }, (_, i) => i),
  }))
  const { lumps, groups } = touchingOf(parts as never, longest)
  const sizes = new Map<number, number>()
  lumps.forEach((lump, i) => {
    sizes.set(groups[i] ?? 0, (sizes.get(groups[i] ?? 0) ?? 0) + lump.cells)
  })
  const held = new Set([[...sizes].reduce((best, one) => (one[1] > best[1] ? one : best))[0]])
  lumps.forEach((lump, i) => {
    if (lump.low[1] < box.min[1] + longest * nearness) held.add(groups[i] ?? 0)
  })
  const clear = shape.parts.filter(({ material }) => material.opacity < 1)
  const boxes = clear.map(({ solid }) => boundsOf(solid.positions))
  const isInside = ({ low, high }: Lump) =>
    boxes.some(({ min, max }) => ([0, 1, 2] as const).every((k) => low[k] >= min[k] && high[k] <= max[k]))
  const loose = lumps.filter((lump, i) => lump.volume > 0 && !held.has(groups[i] ?? 0) && !isInside(lump))
  return [...new Set(loose.map(({ part }) => parts[part]?.name ?? ''))]
}

const family = new Family<string>('shapes in one piece', {
  keyOf: (id) => id,
  source: sourceOfArchetype,
  own: archetypesOwn,
  ground: [fromRoot(import.meta.filename)],
})

describe('every archetype', () => {
  for (const id of family.due([...archetypes.keys()]))
    it(`${id} holds together`, family.mark(id), () => {
      const one = archetypes.get(id)
      if (!one) throw new Error(`There is no archetype ${id}`)
      expect(floatingIn(shapeOf(one, { noun: one.nouns[0] ?? id, detail: 0.85 }))).toEqual([])
    })
})
