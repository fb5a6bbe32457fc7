import { at } from '../geometry/solid.ts'
import { cross, unit, type Vec3 } from '../geometry/vector.ts'
import type { Corners } from './corners.ts'
import { type Project, rasterise } from './raster.ts'

const side = 1024
/** Points of a disc, spread so that no two are near: where the lamp is looked for. */
const taps = Array.from({ length: 14 }, (_, i) => {
  const angle = i * 2.39996
  const far = Math.sqrt((i + 0.5) / 14)
  return [Math.cos(angle) * far, Math.sin(angle) * far] as const
})

/** How much of a lamp is seen from a place, from 0 to 1: soft, because the lamp is large. */
export function shadowsFrom(corners: Corners, toLamp: Vec3, softness = 0.011) {
  const right = unit(cross([0, 1, 0], toLamp))
  const up = cross(toLamp, right)
  let [left, righter, low, high, near, far] = [1e9, -1e9, 1e9, -1e9, -1e9, 1e9]
  const { places } = corners
  for (let i = 0; i < places.length; i += 3) {
    const [x, y, z] = [at(places, i), at(places, i + 1), at(places, i + 2)]
    const [u, v, w] = [
      x * right[0] + y * right[1] + z * right[2],
      x * up[0] + y * up[1] + z * up[2],
      x * toLamp[0] + y * toLamp[1] + z * toLamp[2],
    ]
    left = Math.min(left, u)
    righter = Math.max(righter, u)
    low = Math.min(low, v)
    high = Math.max(high, v)
    near = Math.max(near, w)
    far = Math.min(far, w)
  }
  const scale = 1.9 / Math.max(righter - left, high - low, 1e-6)
  const [midU, midV] = [(left + righter) / 2, (low + high) / 2]
  const size = Math.max(righter - left, high - low, near - far)
  // 'Distance' from 1 (nearest to the lamp) to 2, so that one over it is largest where light arrives first.
  const project: Project = (x, y, z) => {
    const u = x * right[0] + y * right[1] + z * right[2]
    const v = x * up[0] + y * up[1] + z * up[2]
    const w = x * toLamp[0] + y * toLamp[1] + z * toLamp[2]
    return [(u - midU) * scale, (v - midV) * scale, 1 + (near - w) / size]
  }
  const map = rasterise(corners, project, side, side)
  const reach = softness * side
  return (x: number, y: number, z: number, bias: number, turn: number): number => {
    const [px, py, depth] = project(x, y, z)
    const [mx, my] = [(px * 0.5 + 0.5) * side, (0.5 - py * 0.5) * side]
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    let lit = 0
    for (const [tx, ty] of taps) {
      const sx = Math.floor(mx + (tx * cos - ty * sin) * reach)
      const sy = Math.floor(my + (tx * sin + ty * cos) * reach)
      if (sx < 0 || sy < 0 || sx >= side || sy >= side) {
        lit++
        continue
      }
      const first = at(map.depth, sy * side + sx)
      if (first === 0 || 1 / first > depth - bias) lit++
    }
    return lit / taps.length
  }
}
