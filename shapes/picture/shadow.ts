import { cross, unit, type Vec3 } from '../geometry/vector.ts'
import type { Corners } from './corners.ts'
import { rasterise } from './raster.ts'

const side = 1024
const count = 12
/** Points of a disc, spread so that no two are near: where the lamp is looked for. */
const tapX = Float32Array.from(
  { length: count },
  (_, i) => Math.cos(i * 2.39996) * Math.sqrt((i + 0.5) / count),
)
const tapY = Float32Array.from(
  { length: count },
  (_, i) => Math.sin(i * 2.39996) * Math.sqrt((i + 0.5) / count),
)

/** How much of a lamp is seen from a place, from 0 to 1. `turn` spins the places looked at, so that no bands show. */
export type Shadow = (x: number, y: number, z: number, turn: number) => number

/** Soft, because the lamp is large: `softness` is a share of the width of the whole. */
export function shadowsFrom(corners: Corners, toLamp: Vec3, softness = 0.014): Shadow {
  const [rx, ry, rz] = unit(cross([0, 1, 0], toLamp))
  const [ux, uy, uz] = cross(toLamp, [rx, ry, rz])
  const [lx, ly, lz] = toLamp
  const { places } = corners
  const screen = new Float32Array(places.length)
  let [left, righter, low, high, near, far] = [1e9, -1e9, 1e9, -1e9, -1e9, 1e9]
  for (let i = 0; i < places.length; i += 3) {
    const x = places[i] as number
    const y = places[i + 1] as number
    const z = places[i + 2] as number
    const u = x * rx + y * ry + z * rz
    const v = x * ux + y * uy + z * uz
    const w = x * lx + y * ly + z * lz
    screen[i] = u
    screen[i + 1] = v
    screen[i + 2] = w
    if (u < left) left = u
    if (u > righter) righter = u
    if (v < low) low = v
    if (v > high) high = v
    if (w > near) near = w
    if (w < far) far = w
  }
  const span = Math.max(righter - left, high - low, 1e-6)
  const scale = 1.9 / span
  const [midU, midV] = [(left + righter) / 2, (low + high) / 2]
  // From 2 where light arrives first to 1 where it arrives last: larger is nearer, as in pictures.
  const depth = Math.max(near - far, 1e-6)
  const nearness = (w: number) => 1 + (w - far) / depth
  for (let i = 0; i < screen.length; i += 3) {
    screen[i] = ((screen[i] as number) - midU) * scale
    screen[i + 1] = ((screen[i + 1] as number) - midV) * scale
    screen[i + 2] = nearness(screen[i + 2] as number)
  }
  const map = rasterise(corners, screen, side, side).depth
  const reach = softness * side
  const bias = (0.008 * span) / depth
  return (x, y, z, turn) => {
    const px = (x * rx + y * ry + z * rz - midU) * scale
    const py = (x * ux + y * uy + z * uz - midV) * scale
    if (px < -1 || px > 1 || py < -1 || py > 1) return 1
    const limit = nearness(x * lx + y * ly + z * lz) + bias
    const mx = (px * 0.5 + 0.5) * side
    const my = (0.5 - py * 0.5) * side
    const sin = Math.sin(turn) * reach
    const cos = Math.cos(turn) * reach
    let lit = 0
    for (let i = 0; i < count; i++) {
      const tx = tapX[i] as number
      const ty = tapY[i] as number
      const sx = (mx + tx * cos - ty * sin) | 0
      const sy = (my + tx * sin + ty * cos) | 0
      if (sx < 0 || sy < 0 || sx >= side || sy >= side || (map[sy * side + sx] as number) <= limit) lit++
    }
    return lit / count
  }
}
