import { real, vertexAt, whole } from '@makebelieve/shapes/geometry/lists'
import { at } from '@makebelieve/shapes/geometry/solid'
import { dot } from '@makebelieve/shapes/geometry/vector'
import { directions } from './directions.ts'
import { withoutHollows } from './hollows.ts'
import { withoutOverlaps } from './overlaps.ts'

/** Triangles that hang together and face the same of the six directions. */
export type Chart = { direction: number; triangles: number[]; area: number }

/** A triangle may be looked at this aslant (as a cosine) for the sake of fewer charts. */
const aslant = 0.3

export function chartsOf(positions: Float32Array, triangles: Uint32Array): Chart[] {
  const count = triangles.length / 3
  const { normals, areas } = facesOf(positions, triangles)
  const neighbours = neighboursOf(positions.length / 3, triangles)
  const facing = new Int8Array(count)
  for (let t = 0; t < count; t++) facing[t] = dominant(normals, t)
  smoothOver(facing, normals, neighbours)
  const charts = hangingTogether(facing, neighbours, areas)
  const merged = mergedSmall(charts, normals, areas, neighbours)
  return withoutHollows(withoutOverlaps(merged, positions, triangles), positions, triangles)
}

function facesOf(positions: Float32Array, triangles: Uint32Array) {
  const count = triangles.length / 3
  const normals = new Float32Array(count * 3)
  const areas = new Float32Array(count)
  for (let t = 0; t < count; t++) {
    const a = vertexAt(triangles, t * 3) * 3
    const b = vertexAt(triangles, t * 3 + 1) * 3
    const c = vertexAt(triangles, t * 3 + 2) * 3
    const ux = real(positions, b) - real(positions, a)
    const uy = real(positions, b + 1) - real(positions, a + 1)
    const uz = real(positions, b + 2) - real(positions, a + 2)
    const vx = real(positions, c) - real(positions, a)
    const vy = real(positions, c + 1) - real(positions, a + 1)
    const vz = real(positions, c + 2) - real(positions, a + 2)
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    areas[t] = long / 2
    normals[t * 3] = nx / long
    normals[t * 3 + 1] = ny / long
    normals[t * 3 + 2] = nz / long
  }
  return { normals, areas }
}

/** For each side of each triangle the triangle on the other side of it, or -1. */
function neighboursOf(vertices: number, triangles: Uint32Array): Int32Array {
  const sides = new Map<number, number>()
  for (let i = 0; i < triangles.length; i++) {
    const next = i % 3 === 2 ? i - 2 : i + 1
    sides.set(vertexAt(triangles, i) * vertices + vertexAt(triangles, next), i)
  }
  return Int32Array.from(triangles, (from, i) => {
    const to = vertexAt(triangles, i % 3 === 2 ? i - 2 : i + 1)
    const other = sides.get(to * vertices + from)
    return other === undefined ? -1 : Math.floor(other / 3)
  })
}

function dominant(normals: Float32Array, t: number): number {
  const [x, y, z] = [real(normals, t * 3), real(normals, t * 3 + 1), real(normals, t * 3 + 2)]
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (ax >= ay && ax >= az) return x >= 0 ? 0 : 1
  if (ay >= az) return y >= 0 ? 2 : 3
  return z >= 0 ? 4 : 5
}

const facingOf = (normals: Float32Array, t: number, direction: number): number =>
  dot(
    [real(normals, t * 3), real(normals, t * 3 + 1), real(normals, t * 3 + 2)],
    directions[direction]?.out ?? [0, 0, 0],
  )

/** A triangle goes with its neighbours where two of them agree. */
function smoothOver(facing: Int8Array, normals: Float32Array, neighbours: Int32Array): void {
  for (let pass = 0; pass < 3; pass++)
    for (let t = 0; t < facing.length; t++) {
      const beside = (k: number) => {
        const other = whole(neighbours, t * 3 + k)
        return other < 0 ? -1 : (facing[other] ?? -1)
      }
      const a = beside(0)
      const b = beside(1)
      const c = beside(2)
      const agreed = a === b || a === c ? a : b === c ? b : -1
      if (agreed >= 0 && agreed !== facing[t] && facingOf(normals, t, agreed) > aslant) facing[t] = agreed
    }
}

function hangingTogether(facing: Int8Array, neighbours: Int32Array, areas: Float32Array): Chart[] {
  const seen = new Uint8Array(facing.length)
  const charts: Chart[] = []
  for (let first = 0; first < facing.length; first++) {
    if (seen[first]) continue
    seen[first] = 1
    const chart: Chart = { direction: at(facing, first), triangles: [first], area: 0 }
    for (let i = 0; i < chart.triangles.length; i++) {
      const t = at(chart.triangles, i)
      chart.area += real(areas, t)
      for (let k = 0; k < 3; k++) {
        const other = whole(neighbours, t * 3 + k)
        if (other < 0 || seen[other] || facing[other] !== chart.direction) continue
        seen[other] = 1
        chart.triangles.push(other)
      }
    }
    charts.push(chart)
  }
  return charts
}

/** Small charts join the neighbour they share most with, as long as none of their triangles turns away from it. */
function mergedSmall(
  charts: Chart[],
  normals: Float32Array,
  areas: Float32Array,
  neighbours: Int32Array,
): Chart[] {
  const surface = areas.reduce((sum, area) => sum + area, 0)
  const chartOf = new Int32Array(areas.length)
  charts.forEach((chart, i) => {
    for (const t of chart.triangles) chartOf[t] = i
  })
  const small = charts
    .map((chart, i) => ({ chart, i }))
    .filter(({ chart }) => chart.triangles.length <= 3 || chart.area < surface * 0.004)
    .sort((a, b) => a.chart.area - b.chart.area)
  for (const { chart, i } of small) {
    const shared = new Map<number, number>()
    for (const t of chart.triangles)
      for (let k = 0; k < 3; k++) {
        const other = whole(neighbours, t * 3 + k)
        const beside = other < 0 ? i : at(chartOf, other)
        if (beside !== i) shared.set(beside, (shared.get(beside) ?? 0) + 1)
      }
    const fitting = [...shared]
      .sort((a, b) => b[1] - a[1])
      .find(([beside]) =>
        chart.triangles.every((t) => facingOf(normals, t, charts[beside]?.direction ?? 0) > aslant),
      )
    const target = fitting && charts[fitting[0]]
    if (!target) continue
    for (const t of chart.triangles) chartOf[t] = fitting[0]
    target.triangles.push(...chart.triangles)
    target.area += chart.area
    chart.triangles = []
  }
  return charts.filter((chart) => chart.triangles.length > 0)
}
