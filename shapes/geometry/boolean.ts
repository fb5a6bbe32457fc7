import Module, { type Manifold, type ManifoldToplevel } from 'manifold-3d'
import { byteAt, real, vertexAt } from './lists.ts'
import type { Vec2, Vec3 } from './vector.ts'

/** The plain lists of a solid; `solid.ts` makes solids of what comes back. */
export type Surface = {
  positions: Float32Array
  triangles: Uint32Array
  colours?: Float32Array | undefined
  bones?: Uint8Array | undefined
}

const library: ManifoldToplevel = await Module()
library.setup()

/** The library's memory is its own: whatever it gives must be handed back. */
function using<T>(made: Manifold[], work: () => T): T {
  try {
    return work()
  } finally {
    for (const one of made) one.delete()
  }
}

/** Place, colour (or -1) and bone of each vertex, so that cutting keeps them. */
const width = 7

function opened({ positions, triangles, colours, bones }: Surface): Manifold {
  const count = positions.length / 3
  const properties = new Float32Array(count * width)
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      properties[i * width + k] = real(positions, i * 3 + k)
      properties[i * width + 3 + k] = colours ? real(colours, i * 3 + k) : -1
    }
    properties[i * width + 6] = bones ? byteAt(bones, i) : 0
  }
  const mesh = new library.Mesh({
    numProp: width,
    vertProperties: properties,
    triVerts: triangles.slice(),
  })
  return new library.Manifold(mesh)
}

function closed(result: Manifold, like: Surface[]): Surface {
  const mesh = result.getMesh()
  const stride = mesh.numProp
  const count = mesh.vertProperties.length / stride
  // The library splits vertices whose properties differ; for us a place is one vertex.
  const same = new Uint32Array(count).map((_, i) => i)
  mesh.mergeFromVert.forEach((from, i) => {
    same[from] = vertexAt(mesh.mergeToVert, i)
  })
  const names = new Map<number, number>()
  const kept: number[] = []
  const named = (vertex: number) => {
    let to = vertex
    for (let steps = 0; vertexAt(same, to) !== to; steps++) {
      if (steps > count) throw new Error('The vertices of a combination are merged in a circle')
      to = vertexAt(same, to)
    }
    const known = names.get(to)
    if (known !== undefined) return known
    names.set(to, kept.length)
    kept.push(to)
    return kept.length - 1
  }
  const triangles = Uint32Array.from(mesh.triVerts, named)
  const positions = new Float32Array(kept.length * 3)
  const colours = like.some((solid) => solid.colours) ? new Float32Array(kept.length * 3) : undefined
  const bones = like.some((solid) => solid.bones) ? new Uint8Array(kept.length) : undefined
  kept.forEach((vertex, i) => {
    for (let k = 0; k < 3; k++) {
      positions[i * 3 + k] = real(mesh.vertProperties, vertex * stride + k)
      if (colours) colours[i * 3 + k] = real(mesh.vertProperties, vertex * stride + 3 + k)
    }
    if (bones) bones[i] = Math.round(real(mesh.vertProperties, vertex * stride + 6))
  })
  return { positions, triangles, colours, bones }
}

export type Combination = 'add' | 'subtract' | 'intersect'

/** Adding, cutting and intersecting. Throws where a surface is not closed: that is a mistake of its maker. */
export function combined(how: Combination, surfaces: Surface[]): Surface {
  const parts = surfaces.map(opened)
  return using(parts, () => {
    const open = parts.findIndex((part) => part.status() !== 'NoError')
    if (open >= 0) throw new Error(`Solid ${open} of a combination is not closed: ${parts[open]?.status()}`)
    const method = how === 'add' ? 'union' : how === 'subtract' ? 'difference' : 'intersection'
    const result = library.Manifold[method](parts)
    return using([result], () => closed(result, surfaces))
  })
}

/** The tightest skin around points. */
export function hullAround(points: Vec3[]): Surface {
  const result = library.Manifold.hull(points.map(([x, y, z]) => [x, y, z] as [number, number, number]))
  return using([result], () => {
    const mesh = result.getMesh()
    const positions = new Float32Array((mesh.vertProperties.length / mesh.numProp) * 3)
    for (let i = 0; i * 3 < positions.length; i++)
      for (let k = 0; k < 3; k++) positions[i * 3 + k] = real(mesh.vertProperties, i * mesh.numProp + k)
    return { positions, triangles: mesh.triVerts }
  })
}

/**
 * Triangles that fill outlines, the first anticlockwise, holes clockwise. Every point stays a corner, also those on a
 * straight line, so that what is built on the outline stays closed.
 */
export function triangulated(outlines: Vec2[][]): number[] {
  const triangles = library.triangulate(
    outlines.map((line) => line.map(([x, y]): [number, number] => [x, y])),
  )
  return triangles.flat()
}

/** What is wrong with a surface that should be closed, or nothing. */
export function faultOf(positions: Float32Array, triangles: Uint32Array): string | undefined {
  if (triangles.length === 0) return 'it has no triangles'
  if (!positions.every(Number.isFinite)) return 'a vertex is nowhere (not a finite number)'
  const mesh = new library.Mesh({ numProp: 3, vertProperties: positions, triVerts: triangles })
  try {
    const solid = new library.Manifold(mesh)
    return using([solid], () => {
      const status = solid.status()
      return status === 'NoError' ? undefined : `it is not closed (${status})`
    })
  } catch (error) {
    // The library throws for some faults and reports others.
    return `it is not closed (${error instanceof Error ? error.message : error})`
  }
}
