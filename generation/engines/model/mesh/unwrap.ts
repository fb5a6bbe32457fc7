import { real, vertexAt, whole } from '@makebelieve/shapes/geometry/lists'
import { cornerNormals } from '@makebelieve/shapes/geometry/normals'
import { at } from '@makebelieve/shapes/geometry/solid'
import { cross, dot, length, subtract, times, unit, type Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Occlusion } from '@makebelieve/shapes/occlusion'
import { type Chart, chartsOf } from './charts.ts'
import { directions } from './directions.ts'
import type { BuiltPart, PlacedPart } from './model-build.ts'
import { type Placed, packed } from './pack.ts'

/** A part laid out on the texture, with all that baking needs to know at its vertices. */
export type Unwrapped = BuiltPart & {
  /** Where each vertex is on the texture, in pixels. */
  pixels: Float32Array
  rests: Float32Array
  restNormals: Float32Array
  colours: Float32Array
  /** The chart of each triangle, counted through all parts. */
  charts: Uint32Array
  /** How many pixels a metre has in each of its charts, by their number. */
  densities: Map<number, number>
}

type Laid = { part: number; chart: Chart; right: Vec3; up: Vec3; left: number; top: number; place: Placed }

/** What is hidden inside other parts gets a fifth of the pixels. */
const hiddenShare = 0.2

/** All parts on one texture. Nothing where there are more charts than it has room for. */
export function unwrapped(
  parts: readonly PlacedPart[],
  normals: readonly Float32Array[],
  open: Occlusion,
  size: number,
): Unwrapped[] | undefined {
  const charts = parts.flatMap((part, i) =>
    chartsOf(part.positions, part.triangles).map((chart) => measuredChart(i, part, chart, open)),
  )
  const wanted = charts.map(({ width, height, share }) => ({ width, height, share }))
  const gutter = Math.max(2, Math.round(size / 512))
  const places = packed(wanted, size, gutter) ?? packed(wanted, size, 1)
  if (!places) return undefined
  const laid = charts.map(({ part, chart, box, height }, i): Laid => {
    const { right, up } = directions[chart.direction] ?? { right: [1, 0, 0], up: [0, 1, 0] }
    const place = places[i] ?? { x: 0, y: 0, density: 1, turned: false }
    // Laid on its side: what was up points right, so that the picture is turned and not mirrored.
    return place.turned
      ? { part, chart, place, right: up, up: times(right, -1), left: box.low, top: -box.left }
      : { part, chart, place, right, up, left: box.left, top: box.low + height }
  })
  return parts.map((part, i) => assembled(part, normals[i] ?? new Float32Array(), laid, i, size))
}

function measuredChart(part: number, { positions, triangles }: PlacedPart, chart: Chart, open: Occlusion) {
  const { out, right, up } = directions[chart.direction] ?? {
    out: [0, 0, 1],
    right: [1, 0, 0],
    up: [0, 1, 0],
  }
  let [left, far, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  let seen = 0
  for (const t of chart.triangles) {
    let [mx, my, mz] = [0, 0, 0]
    for (let k = 0; k < 3; k++) {
      const v = vertexAt(triangles, t * 3 + k) * 3
      const [x, y, z] = [real(positions, v), real(positions, v + 1), real(positions, v + 2)]
      const across = x * right[0] + y * right[1] + z * right[2]
      const above = x * up[0] + y * up[1] + z * up[2]
      left = Math.min(left, across)
      far = Math.max(far, across)
      low = Math.min(low, above)
      high = Math.max(high, above)
      mx += x / 3
      my += y / 3
      mz += z / 3
      if (k === 0 && open(x, y, z, ...out) > 0.02) seen++
    }
    if (open(mx, my, mz, ...out) > 0.02) seen++
  }
  if (!Number.isFinite(left + far + low + high)) [left, far, low, high] = [0, 1e-3, 0, 1e-3]
  const [width, height] = [far - left, high - low]
  return { part, chart, box: { left, low }, width, height, share: seen === 0 ? hiddenShare : 1 }
}

/** Vertices split where charts or normals part, with their place on the texture and their tangent. */
function assembled(
  part: PlacedPart,
  normals: Float32Array,
  laid: Laid[],
  own: number,
  size: number,
): Unwrapped {
  const { triangles } = part
  const restNormals = cornerNormals({ positions: part.rest, triangles })
  const chartOf = new Uint32Array(triangles.length / 3)
  const densities = new Map<number, number>()
  laid.forEach(({ part: of, chart, place }, number) => {
    if (of !== own) return
    densities.set(number, place.density)
    for (const t of chart.triangles) chartOf[t] = number
  })
  const corners: number[] = []
  const newTriangles = new Uint32Array(triangles.length)
  const heads = new Int32Array(part.positions.length / 3).fill(-1)
  const nexts: number[] = []
  for (let i = 0; i < triangles.length; i++) {
    const vertex = vertexAt(triangles, i)
    let found = whole(heads, vertex)
    while (found >= 0 && !alike(at(corners, found), i)) found = at(nexts, found)
    if (found < 0) {
      found = corners.length
      corners.push(i)
      nexts.push(whole(heads, vertex))
      heads[vertex] = found
    }
    newTriangles[i] = found
  }
  function alike(a: number, b: number): boolean {
    if (vertexAt(chartOf, Math.floor(a / 3)) !== vertexAt(chartOf, Math.floor(b / 3))) return false
    return (
      real(normals, a * 3) * real(normals, b * 3) +
        real(normals, a * 3 + 1) * real(normals, b * 3 + 1) +
        real(normals, a * 3 + 2) * real(normals, b * 3 + 2) >
      0.9995
    )
  }
  const count = corners.length
  const made: Unwrapped = {
    name: part.name,
    piece: part.piece,
    material: part.material,
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    tangents: new Float32Array(count * 4),
    uvs: new Float32Array(count * 2),
    triangles: newTriangles,
    bones: part.bones && new Uint8Array(count),
    pixels: new Float32Array(count * 2),
    rests: new Float32Array(count * 3),
    restNormals: new Float32Array(count * 3),
    colours: new Float32Array(count * 3).fill(-1),
    charts: chartOf,
    densities,
  }
  for (let i = 0; i < count; i++) {
    const corner = at(corners, i)
    const vertex = vertexAt(triangles, corner)
    const chart = laid[vertexAt(chartOf, Math.floor(corner / 3))]
    if (!chart) continue
    for (let k = 0; k < 3; k++) {
      made.positions[i * 3 + k] = real(part.positions, vertex * 3 + k)
      made.normals[i * 3 + k] = real(normals, corner * 3 + k)
      made.rests[i * 3 + k] = real(part.rest, vertex * 3 + k)
      made.restNormals[i * 3 + k] = real(restNormals, corner * 3 + k)
      if (part.colours) made.colours[i * 3 + k] = at(part.colours, vertex * 3 + k)
    }
    // A triangle without area has no normal of its own.
    const flat = length(vectorAt(made.normals, i)) < 0.5
    if (flat) made.normals.set(directions[chart.chart.direction]?.out ?? [0, 1, 0], i * 3)
    if (made.bones && part.bones) made.bones[i] = at(part.bones, vertex)
    layVertex(made, i, chart, size)
  }
  return made
}

const vectorAt = (list: Float32Array, i: number): Vec3 => [
  real(list, i * 3),
  real(list, i * 3 + 1),
  real(list, i * 3 + 2),
]

function layVertex(made: Unwrapped, i: number, { right, up, left, top, place }: Laid, size: number): void {
  const [x, y, z] = [
    real(made.positions, i * 3),
    real(made.positions, i * 3 + 1),
    real(made.positions, i * 3 + 2),
  ]
  // Half a pixel in from the edge of the first, so that its middle is on the rim.
  const px = place.x + 0.5 + (x * right[0] + y * right[1] + z * right[2] - left) * place.density
  const py = place.y + 0.5 + (top - (x * up[0] + y * up[1] + z * up[2])) * place.density
  made.pixels[i * 2] = px
  made.pixels[i * 2 + 1] = py
  made.uvs[i * 2] = px / size
  made.uvs[i * 2 + 1] = py / size
  // The picture's right, leaned onto the surface; where that is the normal itself, what is right of its up.
  const normal: Vec3 = [
    real(made.normals, i * 3),
    real(made.normals, i * 3 + 1),
    real(made.normals, i * 3 + 2),
  ]
  const leaned = subtract(right, times(normal, dot(normal, right)))
  made.tangents.set(unit(length(leaned) > 1e-4 ? leaned : cross(up, normal)), i * 4)
  made.tangents[i * 4 + 3] = 1
}
