import { at, type Box, Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { light } from '@makebelieve/shapes/materials/colour'
import { boxOfShape, type Part, type Shape } from '@makebelieve/shapes/shape'

/** How many cubes the longest side has. */
const along = 30

/** Every part becomes cubes on one grid; cubes that touch share their faces, so that the result is closed. */
export function voxel(shape: Shape): Shape {
  const box = boxOfShape(shape)
  const cell = Math.max(...sizeOf(box)) / along
  const taken = new Set<number>()
  // Small parts first, so that eyes are not swallowed by the head.
  const order = [...shape.parts].sort((a, b) => volume(a.solid.bounds()) - volume(b.solid.bounds()))
  const made = new Map<Part, Part>()
  for (const part of order) {
    const solid = cubesOf(part, box, cell, taken)
    if (solid)
      made.set(part, {
        ...part,
        solid,
        rest: solid.positions,
        faceted: true,
        material: { ...withoutPaint(part), relief: part.material.relief * 0.2 },
      })
  }
  return { ...shape, parts: shape.parts.flatMap((part) => made.get(part) ?? []), joints: [] }
}

function withoutPaint({ material }: Part) {
  const { paint: _, ...rest } = material
  return rest
}

const volume = ({ min, max }: Box) => (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2])
const wide = 256

function cubesOf(part: Part, whole: Box, cell: number, taken: Set<number>): Solid | undefined {
  const filled = new Map<number, Vec3>()
  const { solid, material } = part
  const own = light(material.colour)
  const keyOf = (i: number, j: number, k: number) => (i * wide + j) * wide + k
  const { positions, triangles, colours } = solid
  const vertex = (v: number): Vec3 => [
    at(positions, v * 3),
    at(positions, v * 3 + 1),
    at(positions, v * 3 + 2),
  ]
  const colourOf = (v: number): Vec3 => {
    const [r = -1, g = 0, b = 0] = colours ? colours.subarray(v * 3, v * 3 + 3) : []
    return r < 0 ? own : [r, g, b]
  }
  // Columns along y: where a line through the middle of a column enters and leaves.
  const hits = new Map<number, { y: number; colour: Vec3 }[]>()
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [at(triangles, t), at(triangles, t + 1), at(triangles, t + 2)]
    const [a, b, c] = corners.map(vertex) as [Vec3, Vec3, Vec3]
    const u = (v: Vec3) => (v[0] - whole.min[0]) / cell + 0.000137
    const w = (v: Vec3) => (v[2] - whole.min[2]) / cell + 0.000193
    const colour = colourOf(corners[0] ?? 0)
    const area = (u(b) - u(a)) * (w(c) - w(a)) - (u(c) - u(a)) * (w(b) - w(a))
    const [i0, i1] = [Math.floor(Math.min(u(a), u(b), u(c))), Math.ceil(Math.max(u(a), u(b), u(c)))]
    const [k0, k1] = [Math.floor(Math.min(w(a), w(b), w(c))), Math.ceil(Math.max(w(a), w(b), w(c)))]
    if (Math.abs(area) < 1e-12) continue
    for (let i = i0; i <= i1; i++)
      for (let k = k0; k <= k1; k++) {
        const [x, z] = [i + 0.5, k + 0.5]
        const s = ((x - u(a)) * (w(c) - w(a)) - (u(c) - u(a)) * (z - w(a))) / area
        const r = ((u(b) - u(a)) * (z - w(a)) - (x - u(a)) * (w(b) - w(a))) / area
        if (s < 0 || r < 0 || s + r > 1) continue
        const y = a[1] + (b[1] - a[1]) * s + (c[1] - a[1]) * r
        const key = keyOf(i + 8, 0, k + 8)
        hits.set(key, [...(hits.get(key) ?? []), { y, colour }])
      }
  }
  const put = (i: number, j: number, k: number, colour: Vec3) => {
    const key = keyOf(i, j, k)
    if (taken.has(key) || filled.has(key)) return
    filled.set(key, colour)
  }
  for (const [key, list] of hits) {
    const [i, k] = [Math.floor(key / (wide * wide)), key % wide]
    list.sort((a, b) => a.y - b.y)
    for (let n = 0; n + 1 < list.length; n += 2) {
      const [low, high] = [list[n], list[n + 1]]
      if (!low || !high) continue
      const [from, to] = [(low.y - whole.min[1]) / cell, (high.y - whole.min[1]) / cell]
      const [first, last] = [
        Math.floor(from + 0.35),
        Math.max(Math.floor(from + 0.35), Math.ceil(to - 0.35) - 1),
      ]
      for (let j = first; j <= last; j++) put(i, j + 8, k, j - first < last - j ? low.colour : high.colour)
    }
  }
  // What is thinner than a cube is one cube thick.
  if (filled.size < 2)
    for (let v = 0; v < solid.vertexCount; v++) {
      const [x, y, z] = vertex(v)
      const index = (value: number, k: 0 | 1 | 2) => Math.floor((value - whole.min[k]) / cell) + 8
      put(index(x, 0), index(y, 1), index(z, 2), colourOf(v))
    }
  if (filled.size === 0) return undefined
  mendDiagonals(filled, taken)
  for (const key of filled.keys()) taken.add(key)
  return meshed(filled, whole, cell, colours !== undefined)
}

/** Cubes that meet only along an edge or in a corner would share it with four faces: the gap is filled. */
function mendDiagonals(filled: Map<number, Vec3>, _taken: Set<number>): void {
  const steps = [wide * wide, wide, 1]
  for (let round = 0; round < 6; round++) {
    const added: [number, Vec3][] = []
    for (const [key, colour] of filled) {
      for (const [p, q] of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const)
        for (const sign of [1, -1]) {
          const [a, b] = [steps[p] ?? 0, (steps[q] ?? 0) * sign]
          if (filled.has(key + a + b) && !filled.has(key + a) && !filled.has(key + b))
            added.push([key + a, colour])
        }
      for (const sb of [1, -1])
        for (const sc of [1, -1]) {
          const [a, b, c] = [wide * wide, wide * sb, sc]
          if (!filled.has(key + a + b + c)) continue
          if (![a, b, c, a + b, b + c, a + c].some((step) => filled.has(key + step)))
            added.push([key + a, colour], [key + a + b, colour])
        }
    }
    if (added.length === 0) return
    for (const [key, colour] of added) if (!filled.has(key)) filled.set(key, colour)
  }
}

const faces: { step: number; corners: [Vec3, Vec3, Vec3, Vec3] }[] = [
  {
    step: wide * wide,
    corners: [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ],
  },
  {
    step: -wide * wide,
    corners: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ],
  },
  {
    step: wide,
    corners: [
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
    ],
  },
  {
    step: -wide,
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    step: 1,
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    step: -1,
    corners: [
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 0, 0],
    ],
  },
]

function meshed(filled: Map<number, Vec3>, whole: Box, cell: number, coloured: boolean): Solid {
  const places: number[] = []
  const tints: number[] = []
  const known = new Map<number, number>()
  const triangles: number[] = []
  for (const [key, colour] of filled) {
    const [i, j, k] = [Math.floor(key / (wide * wide)), Math.floor(key / wide) % wide, key % wide]
    for (const { step, corners } of faces) {
      if (filled.has(key + step)) continue
      const [a = 0, b = 0, c = 0, d = 0] = corners.map(([x, y, z]) => {
        const corner = ((i + x) * wide + (j + y)) * wide + (k + z)
        const index = known.get(corner)
        if (index !== undefined) return index
        known.set(corner, places.length / 3)
        places.push(
          whole.min[0] + (i + x - 8) * cell,
          whole.min[1] + (j + y - 8) * cell,
          whole.min[2] + (k + z - 8) * cell,
        )
        tints.push(...colour)
        return places.length / 3 - 1
      })
      triangles.push(a, b, c, a, c, d)
    }
  }
  return new Solid(places, triangles, coloured ? { colours: Float32Array.from(tints) } : {})
}
