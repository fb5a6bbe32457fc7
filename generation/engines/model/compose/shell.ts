import { at, Solid } from '@makebelieve/shapes/geometry/solid'
import { add, cross, dot, length, subtract, times, type Vec3 } from '@makebelieve/shapes/geometry/vector'

/** One side of a plane: where `dot(at, along) > from`. */
export type Side = { along: Vec3; from: number }

type Mesh = { places: Vec3[]; triangles: number[] }

/** A closed cloth over that part of a surface which lies on these sides of all planes: so thick, and thicker towards the hem. */
export function shellOver(
  solid: Solid,
  sides: readonly Side[],
  thick: (at: Vec3) => number,
): Solid | undefined {
  const whole = meshOf(solid)
  const normals = normalsOf(whole)
  // Normals of the whole, so that the hem follows the body rather than the cut; each place carries its own.
  const carried = { places: whole.places, normals, triangles: whole.triangles }
  const cut = sides.reduce(cutAt, carried)
  if (cut.triangles.length < 60) return undefined
  return closed(cut, thick)
}

type Carried = Mesh & { normals: Vec3[] }

function meshOf({ positions, triangles }: Solid): Mesh {
  const known = new Map<string, number>()
  const places: Vec3[] = []
  const own = Array.from({ length: positions.length / 3 }, (_, i) => {
    const place: Vec3 = [at(positions, 3 * i), at(positions, 3 * i + 1), at(positions, 3 * i + 2)]
    const key = place.map((one) => Math.round(one * 1e5)).join()
    const index = known.get(key) ?? places.push(place) - 1
    known.set(key, index)
    return index
  })
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => own[at(triangles, t + k)] ?? 0) as [number, number, number]
    if (a !== b && b !== c && a !== c) kept.push(a, b, c)
  }
  return { places, triangles: kept }
}

function normalsOf({ places, triangles }: Mesh): Vec3[] {
  const sums = places.map((): Vec3 => [0, 0, 0])
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => triangles[t + k] ?? 0)
    const [a, b, c] = corners.map((corner) => places[corner] ?? ([0, 0, 0] as Vec3)) as [Vec3, Vec3, Vec3]
    const across = cross(subtract(b, a), subtract(c, a))
    for (const corner of corners) sums[corner] = add(sums[corner] ?? [0, 0, 0], across)
  }
  return sums.map((sum) => times(sum, 1 / Math.max(1e-12, length(sum))))
}

/** What is on one side; triangles across the plane are cut there, the same edge always at the same place. */
function cutAt({ places, normals, triangles }: Carried, { along, from }: Side): Carried {
  const made = { places: [...places], normals: [...normals], triangles: [] as number[] }
  const far = places.map((place) => dot(place, along) - from)
  const known = new Map<string, number>()
  const between = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const there = known.get(key)
    if (there !== undefined) return there
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    const [da, db] = [far[low] ?? 0, far[high] ?? 0]
    const share = Math.min(0.98, Math.max(0.02, da / (da - db)))
    const mixed = (of: Vec3[]): Vec3 =>
      add(times(of[low] ?? [0, 0, 0], 1 - share), times(of[high] ?? [0, 0, 0], share))
    const index = made.places.push(mixed(places)) - 1
    const normal = mixed(normals)
    made.normals.push(times(normal, 1 / Math.max(1e-12, length(normal))))
    known.set(key, index)
    return index
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => triangles[t + k] ?? 0)
    const polygon = corners.flatMap((corner, k) => {
      const next = corners[(k + 1) % 3] ?? 0
      const [isIn, isNextIn] = [(far[corner] ?? 0) > 0, (far[next] ?? 0) > 0]
      return [...(isIn ? [corner] : []), ...(isIn !== isNextIn ? [between(corner, next)] : [])]
    })
    for (let k = 1; k + 1 < polygon.length; k++)
      made.triangles.push(polygon[0] ?? 0, polygon[k] ?? 0, polygon[k + 1] ?? 0)
  }
  return made
}

/** Outside and inside, and a hem along every open edge. */
function closed({ places, normals, triangles }: Carried, thick: (at: Vec3) => number): Solid {
  const used = new Map<number, number>()
  const kept: number[] = []
  const index = (place: number) => {
    const known = used.get(place)
    if (known !== undefined) return known
    used.set(place, used.size)
    kept.push(place)
    return used.size - 1
  }
  const outside = triangles.map(index)
  const count = used.size
  const out = (share: (thickness: number) => number) =>
    kept.flatMap((place) => {
      const here = places[place] ?? ([0, 0, 0] as Vec3)
      return add(here, times(normals[place] ?? [0, 1, 0], share(thick(here))))
    })
  const all: number[] = [...outside]
  const edges = new Set<string>()
  for (let t = 0; t < outside.length; t += 3) {
    const [a, b, c] = [outside[t] ?? 0, outside[t + 1] ?? 0, outside[t + 2] ?? 0]
    all.push(c + count, b + count, a + count)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ])
      edges.add(`${from} ${to}`)
  }
  for (const edge of edges) {
    const [from = 0, to = 0] = edge.split(' ').map(Number)
    if (!edges.has(`${to} ${from}`)) all.push(to, from, from + count, to, from + count, to + count)
  }
  return new Solid([...out((thickness) => thickness), ...out((thickness) => -0.5 * thickness)], all)
}
