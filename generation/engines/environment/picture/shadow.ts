import { cross, unit } from '@makebelieve/shapes/geometry/vector'
import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'

const side = 640
/** How far around the eye shadows fall, in metres. */
const reach = 42

/** How much of the light reaches a place, from 0 to 1. */
export type Shadow = (x: number, y: number, z: number) => number

/** A map of how high things are along the light, around what the eye sees. */
export function shadowOf(
  stage: Stage,
  toLight: readonly [number, number, number],
  { eye, ahead }: Camera,
): Shadow {
  const toward = unit(toLight)
  const across = unit(cross([0, 1, 0], toward))
  const upward = cross(toward, across)
  const middle = [eye[0] + ahead[0] * reach * 0.6, eye[1], eye[2] + ahead[2] * reach * 0.6] as const
  const along = (direction: readonly [number, number, number], x: number, y: number, z: number) =>
    (x - middle[0]) * direction[0] + (y - middle[1]) * direction[1] + (z - middle[2]) * direction[2]
  const map = new Float32Array(side * side).fill(-1e9)
  const scale = side / (2 * reach)
  const { placed, kinds } = stage.scene
  for (const [number, { kind, at }] of placed.entries()) {
    if (kinds[kind]?.shadowless) continue
    if (Math.hypot(at[0] - middle[0], at[2] - middle[2]) > reach * 1.3) continue
    const places = stage.placesOf(number, 'far')
    const triangles = stage.meshes[kind]?.far.triangles
    if (!triangles) continue
    const spots = new Float32Array(places.length)
    for (let i = 0; i < places.length; i += 3) {
      const [x, y, z] = [places[i] as number, places[i + 1] as number, places[i + 2] as number]
      spots[i] = along(across, x, y, z) * scale + side / 2
      spots[i + 1] = along(upward, x, y, z) * scale + side / 2
      spots[i + 2] = along(toward, x, y, z)
    }
    for (let t = 0; t < triangles.length; t += 3)
      raise(map, spots, (triangles[t] ?? 0) * 3, (triangles[t + 1] ?? 0) * 3, (triangles[t + 2] ?? 0) * 3)
  }
  const isLit = (u: number, v: number, height: number): number => {
    const [column, row] = [u | 0, v | 0]
    if (column < 0 || row < 0 || column >= side || row >= side) return 1
    return (map[row * side + column] as number) < height ? 1 : 0
  }
  const [ax, ay, az] = across
  const [ux, uy, uz] = upward
  const [tx, ty, tz] = toward
  const [mx, my, mz] = middle
  return (x, y, z) => {
    const [dx, dy, dz] = [x - mx, y - my, z - mz]
    const u = (dx * ax + dy * ay + dz * az) * scale + side / 2
    const v = (dx * ux + dy * uy + dz * uz) * scale + side / 2
    const height = dx * tx + dy * ty + dz * tz + 0.22
    return (
      (isLit(u - 0.8, v - 0.3, height) + isLit(u + 0.7, v - 0.5, height) + isLit(u + 0.1, v + 0.8, height)) /
      3
    )
  }
}

function raise(map: Float32Array, spots: Float32Array, a: number, b: number, c: number): void {
  const [ax, ay, az] = [spots[a] as number, spots[a + 1] as number, spots[a + 2] as number]
  const [bx, by, bz] = [spots[b] as number, spots[b + 1] as number, spots[b + 2] as number]
  const [cx, cy, cz] = [spots[c] as number, spots[c + 1] as number, spots[c + 2] as number]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const inverse = 1 / area
  const stepB = (cy - ay) * inverse
  const stepC = (ay - by) * inverse
  const [riseB, riseC] = [bz - az, cz - az]
  for (let y = top; y <= bottom; y++) {
    const [px, py] = [left + 0.5 - ax, y + 0.5 - ay]
    let sb = (px * (cy - ay) - (cx - ax) * py) * inverse
    let sc = ((bx - ax) * py - px * (by - ay)) * inverse
    for (let i = y * side + left; i <= y * side + right; i++, sb += stepB, sc += stepC) {
      if (sb < 0 || sc < 0 || sb + sc > 1) continue
      const height = az + riseB * sb + riseC * sc
      if (height > (map[i] as number)) map[i] = height
    }
  }
}
