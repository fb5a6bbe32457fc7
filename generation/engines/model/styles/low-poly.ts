import { at, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Material } from '@makebelieve/shapes/materials/material'
import { boxOfShape, type Shape } from '@makebelieve/shapes/shape'
import { coarse } from '../compose/coarse.ts'

/** How many triangles a whole model has about; parts share them by how large they are. */
const budget = 1500

/** Few, large facets, lit flat. */
export function lowPoly(shape: Shape): Shape {
  const whole = Math.max(...sizeOf(boxOfShape(shape)))
  const sizes = shape.parts.map((part) => Math.max(...sizeOf(part.solid.bounds())) / whole)
  const sum = sizes.reduce((total, size) => total + size, 0) || 1
  return {
    ...shape,
    parts: shape.parts.map((part, n) => ({
      ...coarse({ ...part, material: flatter(part.material) }, Math.max(24, (budget * at(sizes, n)) / sum)),
      faceted: true,
    })),
  }
}

const flatter = (material: Material): Material => ({ ...material, relief: material.relief * 0.15 })
