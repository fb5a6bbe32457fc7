import { ahead, heroOf, type Vec } from '../../space.ts'
import type { ArcheryWorld, Thing } from './world.ts'

export const gravity = 9.8
/** Where the sight and the line of the arrow meet, in metres. */
const zero = 30

export const speedOf = (draw: number): number => 20 + 40 * draw

/** How the hand trembles: less for those who hold their breath, more for those who hold too long. */
export function swayOf({ plan, tick, tired, focus, draw }: ArcheryWorld): { x: number; y: number } {
  const calm = 1 - focus * 0.75
  const size =
    (0.0006 + 0.0034 * plan.challenge) * calm * Math.min(1, draw * 2) * (1 + Math.max(0, tired - 70) * 0.05)
  return {
    x: (Math.sin(tick * 0.037) + 0.5 * Math.sin(tick * 0.091 + 1)) * size,
    y: (Math.sin(tick * 0.029 + 2) + 0.5 * Math.sin(tick * 0.083)) * size,
  }
}

/** Where the eye is while somebody aims: over the right shoulder. */
export function eyeAt(world: ArcheryWorld): Vec {
  const hero = heroOf(world)
  const way = ahead(world.aimYaw)
  const back = 2.7 - world.focus * 0.6
  const aside = 0.85
  return {
    x: hero.x - way.x * back - way.z * aside,
    y: hero.y + 2.05 - world.aimPitch * 1.2,
    z: hero.z - way.z * back + way.x * aside,
  }
}

/** Where the arrow lies on the string. */
export function nockAt(world: ArcheryWorld): Vec {
  const hero = heroOf(world)
  const way = ahead(world.aimYaw)
  return {
    x: hero.x + way.x * 0.5 - way.z * 0.34,
    y: hero.y + 1.36,
    z: hero.z + way.z * 0.5 + way.x * 0.34,
  }
}

export type Flight = Vec & { vx: number; vy: number; vz: number }

/** How an arrow would leave the string now. `aside` turns it, for those that fly beside the first one. */
export function launch(world: ArcheryWorld, draw = world.draw, aside = 0, steady = false): Flight {
  const sway = steady ? { x: 0, y: 0 } : swayOf(world)
  const yaw = world.aimYaw + sway.x
  const pitch = world.aimPitch + sway.y
  const way = ahead(yaw)
  const eye = eyeAt(world)
  const from = nockAt(world)
  const [dx, dy, dz] = [
    eye.x + way.x * Math.cos(pitch) * zero - from.x,
    eye.y + Math.sin(pitch) * zero - from.y,
    eye.z + way.z * Math.cos(pitch) * zero - from.z,
  ]
  const share = speedOf(draw) / Math.hypot(dx, dy, dz)
  const [cos, sin] = [Math.cos(aside), Math.sin(aside)]
  return {
    ...from,
    vx: (dx * cos + dz * sin) * share,
    vy: dy * share,
    vz: (dz * cos - dx * sin) * share,
  }
}

/** Where an arrow is after some seconds. */
export function after({ x, y, z, vx, vy, vz }: Flight, wind: number, seconds: number): Vec {
  return {
    x: x + vx * seconds + (wind * seconds * seconds) / 2,
    y: y + vy * seconds - (gravity * seconds * seconds) / 2,
    z: z + vz * seconds,
  }
}

/** Seconds until an arrow has come to a distance down the range. */
export const secondsTo = ({ z, vz }: Flight, there: number): number =>
  vz < -1 ? Math.max(0, (there - z) / vz) : 9

/** How high the middle of a target is above its foot, and how wide it is hit. */
export const middleOf = ({ board, size }: Thing): number => size * (board ? 0.58 : 0.52)
export const faceOf = ({ board, size, radius }: Thing): number => (board ? size * 0.37 : radius)
