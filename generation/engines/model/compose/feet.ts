import { at, middleOf, Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOf, carriedAll, type Group, leaderOf } from './group.ts'

type Foot = { x: number; z: number; wide: number; deep: number }

/** A shoe or a boot on every foot, wide and long enough that no toes look out. */
export function onFeet(wearer: Group, clothes: Group): Group {
  const box = boxOf([leaderOf(wearer)])
  const tall = box.max[1] - box.min[1]
  const feet = feetOf(wearer)
  if (feet.length === 0) return clothes
  return feet.flatMap((foot, n) => {
    const one = oneOfPair(clothes, foot.x < middleOf(box)[0] ? -1 : 1)
    const own = boxOf(one)
    const [wide, high, deep] = sizeOf(own)
    const [across, along] = [(1.25 * foot.wide) / wide, (1.2 * foot.deep) / deep]
    // As it is made, but as wide and as long as the foot needs.
    const usual = Math.max(Math.min(across, along), (0.1 * tall) / high)
    const [sx, sz] = [Math.max(usual, across), Math.max(usual, along)]
    const sy = Math.min(Math.max(usual, Math.sqrt(sx * sz)), (0.3 * tall) / high)
    const [mx, , mz] = middleOf(own)
    return carriedAll(one, (solid) =>
      solid
        .move(-mx, -own.min[1], -mz)
        .scale(sx, sy, sz)
        .move(foot.x, box.min[1] - 0.012 * tall, foot.z),
    ).map((member) => (feet.length > 1 ? { ...member, id: `${member.id}#${n + 1}` } : member))
  })
}

/** Where the body touches the ground: left and right, and before and behind where it goes on four. */
function feetOf(wearer: Group): Foot[] {
  const box = boxOf([leaderOf(wearer)])
  const [wide, tall, deep] = sizeOf(box)
  const low: [number, number][] = []
  for (const { solid, name } of leaderOf(wearer).shape.parts) {
    if (/tail|wing/.test(name)) continue
    const { positions } = solid
    for (let i = 0; i < positions.length; i += 3)
      if (at(positions, i + 1) < box.min[1] + 0.05 * tall) low.push([at(positions, i), at(positions, i + 2)])
  }
  const middle = (box.min[0] + box.max[0]) / 2
  const sides = [low.filter(([x]) => x < middle - 0.01 * wide), low.filter(([x]) => x > middle + 0.01 * wide)]
  return sides.flatMap((side) => {
    const along = side.map(([, z]) => z).sort((a, b) => a - b)
    // The widest gap between front and back, where there is one.
    let [gap, cut] = [0, Number.NEGATIVE_INFINITY]
    along.forEach((z, i) => {
      const before = along[i - 1] ?? z
      if (z - before > gap) [gap, cut] = [z - before, (z + before) / 2]
    })
    const rows =
      gap > 0.16 * deep ? [side.filter(([, z]) => z < cut), side.filter(([, z]) => z > cut)] : [side]
    return rows.flatMap((row) => (row.length > 2 ? [footOf(row)] : []))
  })
}

function footOf(places: [number, number][]): Foot {
  const [xs, zs] = [places.map(([x]) => x), places.map(([, z]) => z)]
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  return { x: (x0 + x1) / 2, z: (z0 + z1) / 2, wide: x1 - x0, deep: z1 - z0 }
}

/** The left or the right one, where the shape is a pair. */
function oneOfPair(pair: Group, side: -1 | 1): Group {
  const middle = middleOf(boxOf(pair))[0]
  const one = pair.map((member) => ({
    ...member,
    shape: {
      ...member.shape,
      parts: member.shape.parts.flatMap((part) => {
        const solid = lumpsOn(part.solid, middle, side)
        return solid ? [{ ...part, solid, rest: solid.positions }] : []
      }),
    },
  }))
  return one.some(({ shape }) => shape.parts.length > 0) ? one : pair
}

/** Those lumps of a solid that lie on one side of the middle. */
function lumpsOn({ positions, triangles, colours }: Solid, middle: number, side: -1 | 1): Solid | undefined {
  const above = Int32Array.from({ length: positions.length / 3 }, (_, i) => i)
  const rootOf = (one: number): number => {
    let root = one
    while ((above[root] ?? root) !== root) root = above[root] ?? root
    above[one] = root
    return root
  }
  for (let t = 0; t < triangles.length; t += 3)
    for (const k of [1, 2]) above[rootOf(at(triangles, t + k))] = rootOf(at(triangles, t))
  const reach = new Map<number, [number, number]>()
  for (let i = 0; i < positions.length / 3; i++) {
    const [x, root] = [at(positions, 3 * i), rootOf(i)]
    const [low, high] = reach.get(root) ?? [x, x]
    reach.set(root, [Math.min(low, x), Math.max(high, x)])
  }
  const isThere = (place: number) => {
    const [low, high] = reach.get(rootOf(place)) ?? [0, 0]
    return ((low + high) / 2 - middle) * side > 0
  }
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    if (isThere(at(triangles, t))) kept.push(at(triangles, t), at(triangles, t + 1), at(triangles, t + 2))
  if (kept.length === 0) return undefined
  const places = [...new Set(kept)]
  const index = new Map(places.map((place, n) => [place, n]))
  const list = (of: ArrayLike<number>) =>
    places.flatMap((p) => [of[3 * p] ?? 0, of[3 * p + 1] ?? 0, of[3 * p + 2] ?? 0])
  return new Solid(
    list(positions),
    kept.map((place) => index.get(place) ?? 0),
    colours ? { colours: Float32Array.from(list(colours)) } : {},
  )
}
