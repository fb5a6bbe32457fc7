import { at, Solid } from '@makebelieve/shapes/geometry/solid'
import type { Part } from '@makebelieve/shapes/shape'
import type { OwnSide } from '../design.ts'

/**
 * A part of two, as both arms are, cut into that of one side and what is left of it. Nothing is cut through: each closed surface goes whole
 * to the side that its middle is on. Nothing where that side has none of its own.
 */
export function sidesOf(part: Part, side: OwnSide): { meant: Part; rest: Part } | undefined {
  const { positions, triangles } = part.solid
  const surfaces = surfaceOfVertices(triangles, positions.length / 3)
  const reach = new Map<number, [low: number, high: number]>()
  for (const [vertex, surface] of surfaces.entries()) {
    const x = at(positions, vertex * 3)
    const [low, high] = reach.get(surface) ?? [x, x]
    reach.set(surface, [Math.min(low, x), Math.max(high, x)])
  }
  // Whoever looks to the front has the left hand where x grows.
  const sign = side === 'left' ? 1 : -1
  const isThere = (surface: number) => {
    const [low, high] = reach.get(surface) ?? [0, 0]
    return ((low + high) / 2) * sign > 0.1 * (high - low)
  }
  const [meant, rest]: [number[], number[]] = [[], []]
  for (let t = 0; t < triangles.length; t += 3)
    (isThere(at(surfaces, at(triangles, t))) ? meant : rest).push(t)
  if (meant.length === 0 || rest.length === 0) return undefined
  const other = side === 'left' ? 'right' : 'left'
  return {
    meant: { ...ofTriangles(part, meant), name: `${part.name} ${side}` },
    rest: { ...ofTriangles(part, rest), name: `${part.name} ${other}` },
  }
}

/** The number of the closed surface that each vertex is on. */
function surfaceOfVertices(triangles: Uint32Array, count: number): Int32Array {
  const parents = Int32Array.from({ length: count }, (_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (at(parents, root) !== root) root = parents[root] = at(parents, at(parents, root))
    return root
  }
  for (let t = 0; t < triangles.length; t += 3)
    for (const k of [1, 2]) parents[rootOf(at(triangles, t + k))] = rootOf(at(triangles, t))
  return parents.map((_, i) => rootOf(i))
}

function ofTriangles(part: Part, firsts: readonly number[]): Part {
  const { positions, triangles, colours, bones } = part.solid
  const numbers = new Map<number, number>()
  const corners = firsts.flatMap((t) =>
    [t, t + 1, t + 2].map((corner) => {
      const vertex = at(triangles, corner)
      const known = numbers.get(vertex) ?? numbers.size
      numbers.set(vertex, known)
      return known
    }),
  )
  const threes = (list: ArrayLike<number>) =>
    Float32Array.from([...numbers.keys()].flatMap((vertex) => [0, 1, 2].map((k) => at(list, vertex * 3 + k))))
  const solid = new Solid(threes(positions), corners, {
    ...(colours && { colours: threes(colours) }),
    ...(bones && { bones: Uint8Array.from(numbers.keys(), (vertex) => at(bones, vertex)) }),
  })
  return { ...part, solid, rest: threes(part.rest) }
}
