import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { Solid } from '@makebelieve/shapes/geometry/solid'
import { ball } from '@makebelieve/shapes/geometry/solids'
import { plastic } from '@makebelieve/shapes/materials/material'
import { ShapeMaker } from '@makebelieve/shapes/shape'
import { describe, expect, it } from 'vitest'
import { degenerateIn } from '../proof/closed.ts'
import { placed } from './placed.ts'
import { tidied } from './tidy.ts'

function partOf(solid: Solid) {
  const [part] = placed(new ShapeMaker().part('it', solid, plastic('#888888')).done(), 1).parts
  if (!part) throw new Error('Nothing was made')
  return part
}

describe('tidying', () => {
  it('draws an edge without length together, and what is left is closed', () => {
    // Two pyramids on one base of four corners, two of which are at the same place.
    const places = [0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 0, 1, -1, 0, 0, -1, 0, 0]
    const around = [2, 5, 4, 3]
    const triangles = around.flatMap((corner, i) => {
      const next = around[(i + 1) % 4] ?? 0
      return [0, next, corner, 1, corner, next]
    })
    const part = partOf(new Solid(places, triangles))
    const tidy = tidied(part, 1)
    expect(part.triangles).toHaveLength(24)
    expect(tidy.triangles).toHaveLength(18)
    expect(faultOf(tidy.positions, tidy.triangles)).toBeUndefined()
  })

  it('opens triangles whose corners lie on one line, also where they lie among others of their sort', () => {
    // A pyramid with one edge of four corners, which two triangles without an area span.
    const places = [0, 0, 0, 0.4, 0, 0, 1, 0, 0, 0.5, 0, 0, 0.5, 1, 0, 0.5, 0.3, 1]
    const [a, b, c, d, s, u] = [0, 1, 2, 3, 4, 5]
    const line = [a, b, c, a, c, d]
    const sides = [b, a, s, c, b, s, d, c, u, a, d, u]
    const part = partOf(new Solid(places, [...line, ...sides, a, u, s, u, c, s]))
    expect(faultOf(part.positions, part.triangles)).toBeUndefined()
    const tidy = tidied(part, 1)
    expect(faultOf(tidy.positions, tidy.triangles)).toBeUndefined()
    expect(tidy.triangles).toHaveLength(part.triangles.length)
    expect(degenerateIn(tidy, 1)).toBe(0)
  })

  it('leaves sound parts alone', () => {
    const part = partOf(ball(1))
    expect(tidied(part, 1)).toBe(part)
  })
})
