import { rate, tell } from '../../game/world.ts'
import { floorUnder } from '../blocks.ts'
import { dt } from '../space.ts'
import { crumbleWidth, floorThick, moverWidth, padWidth, type Stop } from './course.ts'
import { abyss, at, type Being, type CourseKind, type CourseWorld, padSpeed } from './world.ts'

/** Floors that move, break and throw: bodies that one stands on. */
export const isFloor = ({ does }: Being): boolean => does === 'mover' || does === 'crumble' || does === 'pad'

/** Steps that boards hold somebody, and until they are back. */
const holds = 48
const backAfter = 210

/** How high a moving floor is at a place, where it is there. */
function topAt(floor: Being, x: number, z: number, more: number): number | undefined {
  if (floor.hidden || isFalling(floor)) return undefined
  const [dx, dz] = [x - floor.x, z - floor.z]
  if (floor.does === 'crumble') {
    const [cos, sin] = [Math.cos(floor.yaw), Math.sin(floor.yaw)]
    const half = crumbleWidth / 2 + more
    if (Math.abs(dx * cos - dz * sin) > half || Math.abs(dx * sin + dz * cos) > half) return undefined
    return floor.y + floorThick
  }
  const half = (floor.does === 'pad' ? padWidth : moverWidth) / 2
  return Math.hypot(dx, dz) <= half + more ? floor.y + floorThick : undefined
}

/** The highest moving floor under a foot. */
export function movingFloor(world: CourseWorld, x: number, y: number, z: number, radius: number): number {
  let best = abyss
  for (const body of world.bodies) {
    if (!isFloor(body)) continue
    const top = topAt(body, x, z, radius * 0.6)
    if (top !== undefined && top <= y + 0.45 && top > best) best = top
  }
  return best
}

/** What is under a place for somebody at this height, moving or built. */
export function floorAt(kind: CourseKind, world: CourseWorld, x: number, y: number, z: number): number {
  const { blocks } = kind.courseOf(world.plan, world.level)
  return floorUnder(blocks, movingFloor(world, x, y, z, 0.3), { x, y, z }, 0.3)
}

/** Where a moving stop is at a time, beside its middle. */
export function swayAt({ sway }: Stop, tick: number, quick = 1): { x: number; y: number; z: number } {
  if (!sway) return { x: 0, y: 0, z: 0 }
  const share = Math.sin((tick / rate / sway.seconds) * quick * Math.PI * 2 + sway.phase)
  return { x: sway.x * share, y: sway.y * share, z: sway.z * share }
}

/** Moves what moves, and takes along who stands on it. */
export function moveFloors(kind: CourseKind, world: CourseWorld, hero: Being): void {
  const { stops } = kind.courseOf(world.plan, world.level)
  for (const floor of world.bodies) {
    if (floor.does === 'mover') {
      const stop = stops[floor.stop]
      if (!stop) continue
      const away = swayAt(stop, world.tick)
      const [x, y, z] = [stop.x + away.x, stop.y - floorThick + away.y, stop.z + away.z]
      if (world.on === floor.id && hero.grounded) {
        hero.x += x - floor.x
        hero.y += y - floor.y
        hero.z += z - floor.z
      }
      Object.assign(floor, { x, y, z })
    } else if (floor.does === 'crumble') crumble(world, floor)
    else if (floor.does === 'pad') {
      // It gives way for a moment when it throws.
      floor.wait = Math.max(0, floor.wait - 1)
      floor.y = floor.homeY - Math.sin((floor.wait / 18) * Math.PI) * 0.18
    }
  }
}

function crumble(world: CourseWorld, floor: Being): void {
  if (floor.wait <= 0) return
  floor.wait--
  const spent = holds + backAfter - floor.wait
  if (spent < holds) {
    floor.roll = Math.sin(spent * 1.3) * 0.05
    floor.pitch = Math.cos(spent * 1.7) * 0.04
    floor.y = floor.homeY - spent * 0.002
  } else if (spent < holds + 50) {
    floor.vy -= 22 * dt
    floor.y += floor.vy * dt
    floor.roll += 0.03
    if (spent === holds) tell(world, 'break', { to: floor.cast, ...at(floor, 0.2) })
    if (world.on === floor.id) world.on = 0
  } else floor.hidden = true
  if (floor.wait > 0) return
  Object.assign(floor, { y: floor.homeY, vy: 0, roll: 0, pitch: 0 })
  delete floor.hidden
}

/** Whether boards that were stood on have begun to fall: nobody stands on what falls. */
export const isFalling = ({ does, wait }: Being): boolean =>
  does === 'crumble' && wait > 0 && wait <= backAfter

/** What the hero stands on now, and what that does. */
export function feelFloor(world: CourseWorld, hero: Being): void {
  world.on = 0
  if (!hero.grounded) return
  for (const floor of world.bodies) {
    if (!isFloor(floor)) continue
    const top = topAt(floor, hero.x, hero.z, hero.radius * 0.6)
    if (top === undefined || Math.abs(top - hero.y) > 0.12) continue
    world.on = floor.id
    if (floor.does === 'crumble' && floor.wait === 0) {
      floor.wait = holds + backAfter
      tell(world, 'warn', { by: floor.cast, to: hero.cast, ...at(floor, 0.3) })
    }
    if (floor.does === 'pad') {
      hero.vy = padSpeed
      hero.grounded = false
      hero.air = 20
      // Nothing cuts this leap short.
      hero.wait = 45
      floor.wait = 18
      world.on = 0
      world.here = floor.stop
      tell(world, 'bounce', { by: hero.cast, ...at(hero, 0.2) })
    }
    return
  }
}
