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
  return tidy
}

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
