import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { real, vertexAt, whole } from '@makebelieve/shapes/geometry/lists'
import type { PlacedPart } from './model-build.ts'

/** Edges shorter than this share of the longest side have no length, and triangles no area where they are as low. */
const nothing = 2e-6

/**
 * Triangles without an area are taken out: their shortest edge is drawn together, which closes the gap that they would
 * leave. Solids come with them where a lathe's profile touches its axis or a cut grazes a corner.
 */
export function tidied(part: PlacedPart, metres: number): PlacedPart {
  let tidy = part
  for (let n = 0; n < 4; n++) {
    const next = drawnTogether(tidy, metres * nothing)
    if (!next) break
    if (faultOf(next.positions, next.triangles) !== undefined) break
    tidy = next
  }
  const turned = turnedEdges(tidy, metres * nothing)
  return turned && faultOf(turned.positions, turned.triangles) === undefined ? turned : tidy
}

/**
 * A triangle whose corners lie on one line is long on all sides, so nothing of it can be drawn together. The edge that it shares with its
 * neighbour is turned instead: from its middle corner to the neighbour's far one. Where it lies among others of its sort, they are
 * opened from the rim inwards.
 */
function turnedEdges(part: PlacedPart, least: number): PlacedPart | undefined {
  const { positions } = part
  const triangles = part.triangles.slice()
  const heightOf = (a: number, b: number, c: number) => {
    const long = Math.max(between(positions, a, b), between(positions, b, c), between(positions, c, a))
    return long > 0 ? (2 * areaOf(positions, a, b, c)) / long : 0
  }
  let some = false
  for (let pass = 0; pass < mostPasses; pass++) {
    const edges = edgesOf(triangles)
    const isDone = new Set<number>()
    let changed = false
    for (let t = 0; t < triangles.length; t += 3) {
      const corners = [0, 1, 2].map((k) => vertexAt(triangles, t + k)) as [number, number, number]
      const own = heightOf(...corners)
      if (own >= least || isDone.has(t)) continue
      const [k] = [0, 1, 2].sort(
        (i, j) =>
          between(positions, corners[j] ?? 0, corners[(j + 1) % 3] ?? 0) -
          between(positions, corners[i] ?? 0, corners[(i + 1) % 3] ?? 0),
      )
      const [p, q, r] = [0, 1, 2].map((i) => corners[((k ?? 0) + i) % 3] ?? 0) as [number, number, number]
      const other = edges.get(keyOf(q, p))
      if (other === undefined || isDone.has(other)) continue
      const far = [0, 1, 2].map((i) => vertexAt(triangles, other + i)).find((one) => one !== p && one !== q)
      if (far === undefined || far === r || edges.has(keyOf(r, far)) || edges.has(keyOf(far, r))) continue
      const isBetter = Math.min(heightOf(r, p, far), heightOf(far, q, r)) > own
      // Two on one line that share their longest edges are turned so that they look outwards.
      const shared = between(positions, r, far)
      const looksOut =
        heightOf(p, q, far) < least &&
        shared < Math.max(between(positions, r, p), between(positions, p, far)) &&
        shared < Math.max(between(positions, far, q), between(positions, q, r))
      if (!isBetter && !looksOut) continue
      triangles.set([r, p, far], t)
      triangles.set([far, q, r], other)
      isDone.add(t).add(other)
      // Edges of what was turned lie elsewhere now; the next pass knows them.
      changed = some = true
    }
    if (!changed) break
  }
  return some ? { ...part, triangles } : undefined
}
const mostPasses = 40

/** Which triangle each edge belongs to, by its two ends in order. */
function edgesOf(triangles: Uint32Array): Map<number, number> {
  const edges = new Map<number, number>()
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++)
      edges.set(keyOf(vertexAt(triangles, t + k), vertexAt(triangles, t + ((k + 1) % 3))), t)
  return edges
}
const keyOf = (from: number, to: number) => from * 2_097_152 + to

function drawnTogether(part: PlacedPart, least: number): PlacedPart | undefined {
  const { positions, triangles } = part
  const leads = Int32Array.from({ length: positions.length / 3 }, (_, i) => i)
  const touched = new Uint8Array(leads.length)
  let some = false
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [vertexAt(triangles, t), vertexAt(triangles, t + 1), vertexAt(triangles, t + 2)]
    const edges = [
      { from: a, to: b, long: between(positions, a, b) },
      { from: b, to: c, long: between(positions, b, c) },
      { from: c, to: a, long: between(positions, c, a) },
    ].sort((p, q) => p.long - q.long)
    const [shortest, , longest] = edges
    if (!shortest || !longest) continue
    const low = longest.long > 0 ? (2 * areaOf(positions, a, b, c)) / longest.long : 0
    // A thin triangle that is long on all sides would take something visible with it.
    const thin = low < least && shortest.long < longest.long * 0.05
    if (!(shortest.long < least || thin) || touched[shortest.from] || touched[shortest.to]) continue
    leads[shortest.to] = shortest.from
    touched[shortest.from] = touched[shortest.to] = 1
    some = true
  }
  if (!some) return undefined
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const a = whole(leads, vertexAt(triangles, t))
    const b = whole(leads, vertexAt(triangles, t + 1))
    const c = whole(leads, vertexAt(triangles, t + 2))
    if (a !== b && b !== c && c !== a) kept.push(a, b, c)
  }
  return { ...part, triangles: Uint32Array.from(kept) }
}

function between(p: Float32Array, a: number, b: number): number {
  return Math.hypot(
    real(p, a * 3) - real(p, b * 3),
    real(p, a * 3 + 1) - real(p, b * 3 + 1),
    real(p, a * 3 + 2) - real(p, b * 3 + 2),
  )
}

function areaOf(p: Float32Array, a: number, b: number, c: number): number {
  const [ux, uy, uz] = [0, 1, 2].map((k) => real(p, b * 3 + k) - real(p, a * 3 + k)) as [
    number,
    number,
    number,
  ]
  const [vx, vy, vz] = [0, 1, 2].map((k) => real(p, c * 3 + k) - real(p, a * 3 + k)) as [
    number,
    number,
    number,
  ]
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
}
