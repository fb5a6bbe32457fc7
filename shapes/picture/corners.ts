import { cornerNormals } from '../geometry/normals.ts'
import { at } from '../geometry/solid.ts'
import type { Part, Shape } from '../shape.ts'

/** A shape as the picture needs it: for each corner of each triangle its place, normal, place of rest and colour. */
export type Corners = {
  count: number
  places: Float32Array
  normals: Float32Array
  rests: Float32Array
  /** Below 0 where the material's own colour is meant. */
  colours: Float32Array
  partOf: Uint16Array
  parts: Part[]
}

export function cornersOf({ parts }: Shape): Corners {
  const count = parts.reduce((sum, part) => sum + part.solid.triangles.length / 3, 0)
  const all: Corners = {
    count,
    places: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    rests: new Float32Array(count * 9),
    colours: new Float32Array(count * 9).fill(-1),
    partOf: new Uint16Array(count),
    parts,
  }
  let first = 0
  parts.forEach((part, number) => {
    const { positions, triangles, colours } = part.solid
    all.normals.set(cornerNormals(part.solid, part.faceted ? 0 : undefined), first * 9)
    for (let i = 0; i < triangles.length; i++) {
      const from = at(triangles, i) * 3
      const to = first * 9 + i * 3
      for (let k = 0; k < 3; k++) {
        all.places[to + k] = at(positions, from + k)
        all.rests[to + k] = at(part.rest, from + k)
        if (colours) all.colours[to + k] = at(colours, from + k)
      }
    }
    all.partOf.fill(number, first, first + triangles.length / 3)
    first += triangles.length / 3
  })
  return all
}
