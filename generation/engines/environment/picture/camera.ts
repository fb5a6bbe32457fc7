import type { Pose } from '@makebelieve/kit/environment/scene'

/** An eye in the scene: its place, and the three directions of its picture. */
export type Camera = {
  eye: readonly [number, number, number]
  right: readonly [number, number, number]
  up: readonly [number, number, number]
  ahead: readonly [number, number, number]
  /** How much one metre, one metre away, covers of half the picture's height, and of half its width. */
  tall: number
  wide: number
}

/** As wide as the kit's own camera looks, from top to bottom, in degrees. */
export const fieldOfView = 62

/** Yaw 0 looks toward -z, a positive pitch up. */
export function cameraAt({ at, yaw, pitch }: Pose, aspect: number): Camera {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  const tall = 1 / Math.tan((fieldOfView * Math.PI) / 360)
  return {
    eye: at,
    right: [cy, 0, -sy],
    up: [sp * sy, cp, sp * cy],
    ahead: [-sy * cp, sp, -cy * cp],
    tall,
    wide: tall / aspect,
  }
}
