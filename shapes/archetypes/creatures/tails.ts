import { Blob } from '../../blob/blob.ts'
import type { Solid } from '../../geometry/solid.ts'
import { alongList, curve } from '../../geometry/solids.ts'
import { add, type Vec3 } from '../../geometry/vector.ts'
import type { Posture, QuadrupedValues } from './posture.ts'

/** A tail of its own kind, or none. It grows out of the hips. */
export function tailOf(
  v: QuadrupedValues,
  { hip, resting }: Posture,
  { coat, tip, rings }: { coat: Vec3; tip: Vec3; rings: Vec3 },
): Solid | undefined {
  if (v.tailKind === 'none' || v.tail < 0.01) return undefined
  const [g, long, thick] = [v.girth, v.tail, v.tailThickness]
  const sitting = v.pose === 'sitting'
  const root = add(hip, [0, sitting ? -g * 0.35 : g * 0.42 * v.hips, -g * 0.72 * v.hips])
  if (v.tailKind === 'stub') {
    const puff = new Blob({ detail: 14, colour: tip, blend: thick * 0.4 })
    const up = v.tailUp
    puff.egg(add(root, [0, thick * up * 0.6, -thick * 0.3]), [thick, thick * 1.05, thick * 1.1])
    puff.egg(add(root, [0, thick * (0.5 + up * 0.8), -thick * 0.9]), thick * 0.72)
    return puff.solid()
  }
  const up = resting && v.tailKind !== 'curled' ? Math.min(v.tailUp, -0.25) : v.tailUp
  let way: Vec3[]
  if (v.tailKind === 'curled') {
    const r = long * 0.24
    way = Array.from({ length: 12 }, (_, i): Vec3 => {
      const a = -0.35 + (i / 11) * 4.6
      return add(root, [
        thick * 0.3 + r * 0.5 * (i / 11) ** 2,
        r * 1.1 - Math.cos(a) * r + (i / 11) * r * 0.2,
        -Math.sin(a) * r + g * 0.04,
      ])
    })
  } else
    way = [0, 0.25, 0.5, 0.75, 1].map((t): Vec3 => {
      const lift =
        up >= 0
          ? long * up * t * (0.3 + t * 0.7)
          : -long * (Math.min(1, -up * 1.15) * t ** 1.15 - 0.06 * Math.sin(t * Math.PI))
      const back =
        up >= 0 ? t * (1 - 0.5 * Math.min(1, up) * t) : t ** 0.9 * (1 + up * 0.72) + 0.1 * Math.sin(t * 3)
      const point = add(root, [resting ? Math.sin(t * 2.2) * long * 0.42 : 0, lift, -long * back])
      return [point[0], Math.max(point[1], thick * 1.15), point[2]]
    })
  const line = curve(way, 4)
  const radii: Record<string, number[]> = {
    plain: [1.25, 1.1, 1, 0.9, 0.62],
    ringed: [1.2, 1.45, 1.6, 1.6, 0.8],
    curled: [1.2, 1.2, 1.1, 0.9, 0.5],
    bushy: [0.9, 1.7, 2.4, 2.3, 0.35],
    tufted: [1.1, 0.85, 0.72, 0.66, 0.6],
    hair: [1.1, 2.0, 2.2, 1.8, 0.4],
    flat: [1.2, 1.6, 2.1, 2, 1.2],
  }
  const blob = new Blob({
    detail: v.tailKind === 'curled' ? 26 : v.tailKind === 'plain' ? 44 : 34,
    blend: thick * 0.5,
    colour: coat,
  })
  const last = line.length - 1
  for (let i = 0; i < last; i++) {
    const t = i / last
    const one = (w: number) => alongList(radii[v.tailKind] ?? [1, 1], w) * thick
    const tone =
      v.tailKind === 'ringed' && Math.floor(t * 9) % 2 === 1
        ? rings
        : v.tailKind === 'bushy' && t > 0.72
          ? tip
          : coat
    const [from, to] = [line[i], line[i + 1]]
    if (from && to) blob.limb(from, to, one(t), one((i + 1) / last), { colour: tone, blend: thick * 0.3 })
  }
  const end = line[last] ?? root
  const before = line[last - 3] ?? root
  if (v.tailKind === 'tufted') {
    const out: Vec3 = [end[0] - before[0], end[1] - before[1], end[2] - before[2]]
    blob.limb(end, add(end, out), thick * 1.9, thick * 0.3, { colour: tip })
    blob.limb(before, end, thick * 0.8, thick * 2, { colour: tip })
  }
  const solid = blob.solid()
  return v.tailKind === 'flat'
    ? solid.warp(([x, y, z]) => [x * 2.1, end[1] + (y - end[1]) * (z < root[2] - g * 0.1 ? 0.42 : 1), z])
    : solid
}
