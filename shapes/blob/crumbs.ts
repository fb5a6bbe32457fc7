import { at } from '../geometry/solid.ts'

type Surface = { positions: Float32Array; triangles: Uint32Array }

/** A piece with fewer of all vertices than this is a crumb. */
const share = 0.03

/**
 * Where a body is thinner than the grid is fine, its tip may come off as a surface of its own: the point of an ear. Such
 * crumbs are left away.
 */
export function withoutCrumbs({ positions, triangles }: Surface): Surface {
  const count = positions.length / 3
  const parents = Uint32Array.from({ length: count }, (_, i) => i)
  const root = (vertex: number): number => {
    let one = vertex
    while (at(parents, one) !== one) {
      parents[one] = at(parents, at(parents, one))
      one = at(parents, one)
    }
    return one
  }
  for (let i = 0; i < triangles.length; i += 3)
    for (let k = 1; k < 3; k++) {
      const [a, b] = [root(at(triangles, i)), root(at(triangles, i + k))]
      if (a !== b) parents[Math.max(a, b)] = Math.min(a, b)
    }
  const sizes = new Map<number, number>()
  for (let i = 0; i < count; i++) sizes.set(root(i), (sizes.get(root(i)) ?? 0) + 1)
  const isCrumb = (vertex: number) => (sizes.get(root(vertex)) ?? 0) < count * share
  if (![...sizes.values()].some((size) => size < count * share)) return { positions, triangles }
  const names = new Int32Array(count).fill(-1)
  const kept: number[] = []
  for (let i = 0; i < count; i++) {
    if (isCrumb(i)) continue
    names[i] = kept.length / 3
    kept.push(at(positions, i * 3), at(positions, i * 3 + 1), at(positions, i * 3 + 2))
  }
  const left = Array.from(triangles).filter((vertex) => at(names, vertex) >= 0)
  return {
    positions: Float32Array.from(kept),
    triangles: Uint32Array.from(left, (vertex) => at(names, vertex)),
  }
}
