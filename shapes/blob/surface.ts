import { at } from '../geometry/solid.ts'
import type { Vec3 } from '../geometry/vector.ts'

/**
 * A closed surface around what is below zero on a grid: one vertex for every piece of surface in a cell, one
 * four-cornered face for every edge of the grid that crosses the surface (dual marching cubes). Faces of cells whose
 * corners alternate would join sheets in more than one way; such corners are decided first, so that the result is
 * manifold always.
 */
export type Grid = { counts: Vec3; origin: Vec3; cell: number; values: Float32Array }

const corners: Vec3[] = Array.from({ length: 8 }, (_, i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1])
const edges: [number, number][] = []
for (let a = 0; a < 8; a++) for (const bit of [1, 2, 4]) if (!(a & bit)) edges.push([a, a | bit])

/** The four corners of each side of a cell, in turn. */
const sides: number[][] = [
  [0, 2, 6, 4],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [0, 1, 3, 2],
  [4, 5, 7, 6],
]

const edgeBetween = (a: number, b: number) =>
  edges.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a))

/** For each of the 256 kinds of cell: to which piece of surface each of its edges belongs, and how many there are. */
const pieces = Array.from({ length: 256 }, (_, kind) => {
  const inside = (corner: number) => (kind >> corner) & 1
  const piece = edges.map(([a, b], i) => (inside(a) === inside(b) ? -1 : i))
  for (const side of sides) {
    const crossed = side.flatMap((corner, i) => {
      const next = side[(i + 1) % 4] ?? 0
      return inside(corner) === inside(next) ? [] : [edgeBetween(corner, next)]
    })
    const [first, second] = crossed
    if (crossed.length !== 2 || first === undefined || second === undefined) continue
    const [from, to] = [piece[second], piece[first]]
    piece.forEach((name, i) => {
      if (name === from) piece[i] = to ?? -1
    })
  }
  const names = [...new Set(piece.filter((name) => name >= 0))]
  return { ofEdge: piece.map((name) => names.indexOf(name)), count: names.length }
})

export function surfaceOf(grid: Grid): { positions: Float32Array; triangles: Uint32Array } {
  const [nx, ny, nz] = grid.counts
  const [sx, sy, sz] = [1, nx + 1, (nx + 1) * (ny + 1)]
  const { values, cell, origin } = grid
  const cornerSteps = corners.map(([x, y, z]) => x * sx + y * sy + z * sz)
  decideCorners(grid)

  const places: number[] = []
  // Of each cell that the surface passes: its first vertex and its kind.
  const begins = new Map<number, number>()
  const kinds = new Map<number, number>()
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++) {
        const base = x * sx + y * sy + z * sz
        let kind = 0
        for (let c = 0; c < 8; c++) if (at(values, base + at(cornerSteps, c)) < 0) kind |= 1 << c
        if (kind === 0 || kind === 255) continue
        begins.set(base, places.length / 3)
        kinds.set(base, kind)
        const { ofEdge, count } = pieces[kind] ?? { ofEdge: [], count: 0 }
        for (let n = 0; n < count; n++) {
          let [px, py, pz, crossings] = [0, 0, 0, 0]
          edges.forEach(([a, b], i) => {
            if (ofEdge[i] !== n) return
            const [va, vb] = [at(values, base + at(cornerSteps, a)), at(values, base + at(cornerSteps, b))]
            const t = va / (va - vb)
            const [ca, cb] = [corners[a] ?? [0, 0, 0], corners[b] ?? [0, 0, 0]]
            px += ca[0] + (cb[0] - ca[0]) * t
            py += ca[1] + (cb[1] - ca[1]) * t
            pz += ca[2] + (cb[2] - ca[2]) * t
            crossings++
          })
          places.push(
            origin[0] + (x + px / crossings) * cell,
            origin[1] + (y + py / crossings) * cell,
            origin[2] + (z + pz / crossings) * cell,
          )
        }
      }

  const triangles: number[] = []
  const vertexOf = (base: number, edge: number): number =>
    (begins.get(base) ?? 0) + (pieces[kinds.get(base) ?? 0]?.ofEdge[edge] ?? 0)
  // Along each axis, the four cells around an edge, in turn, and which edge of theirs it is.
  const axes = [
    { along: sx, u: sy, v: sz, bit: 1, ub: 2, vb: 4 },
    { along: sy, u: sz, v: sx, bit: 2, ub: 4, vb: 1 },
    { along: sz, u: sx, v: sy, bit: 4, ub: 1, vb: 2 },
  ].map((axis) => ({
    ...axis,
    edges: [axis.ub | axis.vb, axis.vb, 0, axis.ub].map((corner) => edgeBetween(corner, corner | axis.bit)),
  }))
  for (const [base, kind] of kinds)
    for (const { along, u, v, bit, edges: around } of axes) {
      // The edge at the low corner of this cell.
      const [low, high] = [kind & 1, (kind >> bit) & 1]
      if (low === high) continue
      const cells = [base - u - v, base - v, base, base - u]
      const [a = 0, b = 0, c = 0, d = 0] = cells.map((one, i) => vertexOf(one, around[i] ?? 0))
      const quad = low ? [a, b, c, d] : [a, d, c, b]
      triangles.push(...shorter(places, quad))
      void along
    }
  return { positions: Float32Array.from(places), triangles: Uint32Array.from(triangles) }
}

/** Two triangles, split along the shorter diagonal. */
function shorter(places: number[], [a = 0, b = 0, c = 0, d = 0]: number[]): number[] {
  const far = (p: number, q: number) =>
    Math.hypot(
      at(places, p * 3) - at(places, q * 3),
      at(places, p * 3 + 1) - at(places, q * 3 + 1),
      at(places, p * 3 + 2) - at(places, q * 3 + 2),
    )
  return far(a, c) <= far(b, d) ? [a, b, c, a, c, d] : [b, c, d, b, d, a]
}

/** Keeps values off zero, and decides faces whose corners alternate by turning the corner nearest to the surface. */
function decideCorners({ counts: [nx, ny, nz], cell, values }: Grid): void {
  const least = cell * 0.02
  for (let i = 0; i < values.length; i++) {
    const value = at(values, i)
    if (Math.abs(value) < least) values[i] = value < 0 ? -least : least
  }
  const [sx, sy, sz] = [1, nx + 1, (nx + 1) * (ny + 1)]
  const faces: [number, number][] = [
    [sx, sy],
    [sy, sz],
    [sz, sx],
  ]
  // Turning one corner may make another face alternate. After some passes corners are only ever turned outside, which
  // ends: there are only so many inside.
  for (let pass = 0; ; pass++) {
    let turned = 0
    for (let z = 0; z <= nz; z++)
      for (let y = 0; y <= ny; y++)
        for (let x = 0; x <= nx; x++) {
          const base = x * sx + y * sy + z * sz
          for (let f = 0; f < 3; f++) {
            if ((f !== 1 && x === nx) || (f !== 2 && y === ny) || (f !== 0 && z === nz)) continue
            const [u, v] = faces[f] as [number, number]
            const a = at(values, base) < 0
            const c = at(values, base + u + v) < 0
            if (a !== c) continue
            const b = at(values, base + u) < 0
            if (a === b || b !== at(values, base + v) < 0) continue
            const four = [base, base + u, base + u + v, base + v].filter(
              (corner) => pass < 6 || at(values, corner) < 0,
            )
            const weakest = four.reduce((best, one) =>
              Math.abs(at(values, one)) < Math.abs(at(values, best)) ? one : best,
            )
            values[weakest] = at(values, weakest) < 0 ? least : -least
            turned++
          }
        }
    if (turned === 0) return
  }
}
