import { direction, holds, type Input } from '../core/input.ts'
import type { Space } from './space.ts'

/** What a player wants who moves through a world and looks around in it. */
export type Looking = {
  /** From -1 to 1: toward where the eye looks, and to its right. */
  forward: number
  aside: number
  /** By how much to turn in this step: to the left is positive. By mouse, finger, `l` and `r`. */
  turn: number
  /** By how much to look up. */
  tilt: number
}

const perPixel = 0.0042
const perStep = 0.045

/** Reads how far the mouse has moved since the last step. The world remembers where it was. */
export function looking(world: Space, input: Input): Looking {
  const { x, y } = direction(input.held)
  const keys = Number(holds(input.held, 'l')) - Number(holds(input.held, 'r'))
  const { pointer } = input
  const before = world.looked ?? { x: 0, y: 0 }
  const moved = pointer ? { x: pointer.x - before.x, y: pointer.y - before.y } : { x: 0, y: 0 }
  if (pointer) world.looked = { x: pointer.x, y: pointer.y }
  // A leap is no look: a finger came down elsewhere, or the window was left.
  const small = (value: number) => (Math.abs(value) > 400 ? 0 : value)
  return {
    forward: -y,
    aside: x,
    turn: keys * perStep - small(moved.x) * perPixel,
    tilt: -small(moved.y) * perPixel,
  }
}
