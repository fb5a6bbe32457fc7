import { type Block, seesUpTo } from './blocks.ts'
import { ahead, angleBetween, clamp, type Eye, ease, heroOf, type Space, turned, type Vec } from './space.ts'

/** Ways for the eye to follow the game. Each is called once a step, and moves it a little. */

export type Chase = {
  /** Behind this way: the yaw of a body. */
  yaw: number
  distance: number
  height: number
  /** How high above the foot of the target it looks. */
  over?: number
  /** How quickly it comes along, from 0 to 1. */
  stiff?: number
  field?: number
  /** Ground and walls that it stays out of. */
  ground?(x: number, z: number): number
  blocks?: readonly Block[]
  roll?: number
}

/** Behind and above somebody. At once where it is called for the first time. */
export function chase(world: Space, target: Vec, rig: Chase, atOnce = false): void {
  if (seesByItself(world)) {
    throughEyes(world, rig.yaw)
    return
  }
  const { yaw, distance, height, over = 1, stiff = 0.12, ground, blocks } = rig
  const way = ahead(yaw)
  const look = { x: target.x, y: target.y + over, z: target.z }
  const wished = { x: target.x - way.x * distance, y: target.y + height, z: target.z - way.z * distance }
  // A wall between the two draws the eye nearer.
  const seen = blocks ? seesUpTo(blocks, look, wished) : 1
  const pull = seen < 1 ? Math.max(0.22, seen - 0.06) : 1
  const at = {
    x: look.x + (wished.x - look.x) * pull,
    y: look.y + (wished.y - look.y) * pull + (1 - pull) * 0.8,
    z: look.z + (wished.z - look.z) * pull,
  }
  if (ground) at.y = Math.max(at.y, ground(at.x, at.z) + 0.7)
  const { eye } = world
  const share = atOnce ? 1 : stiff
  eye.x = ease(eye.x, at.x, share)
  eye.y = ease(eye.y, at.y, atOnce ? 1 : share * 0.8)
  eye.z = ease(eye.z, at.z, share)
  eye.roll = ease(eye.roll, rig.roll ?? 0, share)
  eye.field = ease(eye.field, rig.field ?? 60, atOnce ? 1 : 0.06)
  lookAt(eye, look)
}

/** How long one sees oneself from behind before one sees with one's own eyes: so it is known who one is. */
const beforeItsEyes = 45

/** Whether the player sees with its own eyes now. */
export const seesByItself = ({ plan, tick }: Space): boolean =>
  plan.content?.view === 'first' && tick > beforeItsEyes

function throughEyes(world: Space, yaw: number): void {
  const hero = heroOf(world)
  hero.hidden = true
  firstPerson(world, { x: hero.x, y: hero.y + hero.size * 0.86, z: hero.z, yaw }, -0.05, 72)
}

/** From somebody's own eyes. */
export function firstPerson(world: Space, head: Vec & { yaw: number }, pitch: number, field = 70): void {
  Object.assign(world.eye, { x: head.x, y: head.y, z: head.z, yaw: turned(head.yaw), pitch, field })
}

/** Over the shoulder of a rail: the eye goes where it is told, and looks ahead. */
export function rail(world: Space, at: Vec & { yaw: number }, pitch: number, stiff = 1, field = 62): void {
  const { eye } = world
  eye.x = ease(eye.x, at.x, stiff)
  eye.y = ease(eye.y, at.y, stiff)
  eye.z = ease(eye.z, at.z, stiff)
  eye.yaw += angleBetween(eye.yaw, turned(at.yaw)) * stiff
  eye.pitch = ease(eye.pitch, pitch, stiff)
  eye.field = ease(eye.field, field, stiff)
}

/** Around a place, at an angle. */
export function orbit(
  world: Space,
  middle: Vec,
  { yaw, distance, height, field = 60 }: { yaw: number; distance: number; height: number; field?: number },
): void {
  const way = ahead(yaw)
  const { eye } = world
  Object.assign(eye, {
    x: middle.x - way.x * distance,
    y: middle.y + height,
    z: middle.z - way.z * distance,
    field,
  })
  lookAt(eye, middle)
}

/** From above, a little tilted so that things have a side; +z is down on the screen. */
export function fromAbove(
  world: Space,
  target: Vec,
  height: number,
  { tilt = 0.28, stiff = 0.15, field = 52 } = {},
): void {
  const { eye } = world
  eye.x = ease(eye.x, target.x, stiff)
  eye.y = ease(eye.y, target.y + height, stiff)
  eye.z = ease(eye.z, target.z + height * Math.tan(tilt), stiff)
  eye.yaw = 0
  eye.pitch = -Math.PI / 2 + tilt
  eye.field = field
}

export function lookAt(eye: Eye, at: Vec): void {
  const [dx, dy, dz] = [at.x - eye.x, at.y - eye.y, at.z - eye.z]
  eye.yaw = Math.atan2(-dx, -dz)
  eye.pitch = clamp(Math.atan2(dy, Math.hypot(dx, dz)), -1.5, 1.5)
}
