import type { Place, Scene } from '../scene.ts'
import type { World } from '../world.ts'

/** What the views of a scene look at: the place that lies closest to all of their lines of sight. */
export function focusOf({ views, spawn, reach, around }: Scene, world: World): Place {
  // The normal equations of the distances to lines, in the plane.
  let [xx, xz, zz, x, z] = [0, 0, 0, 0, 0]
  for (const { at, yaw } of views) {
    const [dx, dz] = [-Math.sin(yaw), -Math.cos(yaw)]
    const [a, b, c] = [1 - dx * dx, -dx * dz, 1 - dz * dz]
    xx += a
    xz += b
    zz += c
    x += a * at[0] + b * at[2]
    z += b * at[0] + c * at[2]
  }
  const size = xx * zz - xz * xz
  const ahead = around === 'indoors' ? 3 : Math.min(12, reach * 0.4)
  const isClear = views.length > 1 && size > 0.05
  const inside = (metres: number) => Math.max(-reach * 0.8, Math.min(reach * 0.8, metres))
  const atX = inside(isClear ? (x * zz - z * xz) / size : spawn.at[0] - Math.sin(spawn.yaw) * ahead)
  const atZ = inside(isClear ? (z * xx - x * xz) / size : spawn.at[2] - Math.cos(spawn.yaw) * ahead)
  const floor = world.floorAt(atX, atZ, spawn.at[1] + 2)
  return [atX, (Number.isFinite(floor) ? floor : spawn.at[1] - 1.6) + 1.3, atZ]
}
