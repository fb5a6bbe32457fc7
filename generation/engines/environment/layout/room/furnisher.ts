import { seededRandom } from '@makebelieve/kit/core/random'
import { openFloor, type Rect } from '../built/floor.ts'
import { type Item, openSite, type PutOptions, type Site, type Standing, tryPut } from '../built/site.ts'
import type { LayoutInput } from '../input.ts'
import type { Point } from '../shared/geometry.ts'
import type { Frame, Side } from './frame.ts'

/** A room that is being furnished. */
export type Furnisher = Site & {
  frame: Frame
  /** What hangs on a wall or hides it: the stretch of it, and between which heights. */
  onWalls: { side: Side['name']; from: number; to: number; low: number; high: number }[]
  entry: Point
}

export function openFurnisher(input: LayoutInput, frame: Frame): Furnisher {
  const entry: Point = [0, frame.depth / 2 - 0.9]
  const room: Rect = {
    x0: -frame.width / 2,
    x1: frame.width / 2,
    z0: -frame.depth / 2,
    z1: frame.depth / 2,
  }
  const site = openSite(input, openFloor(room, entry), seededRandom(input.plan.seed ^ 0x2b0e))
  return { ...site, frame, onWalls: [], entry }
}

/** Whether a stretch of a wall is free between two heights, of windows, doors and what hangs there. */
export function wallIsFree(
  room: Furnisher,
  side: Side,
  u: number,
  width: number,
  low: number,
  high: number,
): boolean {
  const [from, to] = [u - width / 2, u + width / 2]
  if (from < -side.length / 2 || to > side.length / 2) return false
  const isHoled = room.frame.openings[side.name].some(
    (hole) =>
      hole.u + hole.width / 2 + 0.08 > from &&
      hole.u - hole.width / 2 - 0.08 < to &&
      hole.sill + hole.height > low &&
      hole.sill - 0.05 < high,
  )
  return (
    !isHoled &&
    !room.onWalls.some(
      (one) => one.side === side.name && one.to > from && one.from < to && one.high > low && one.low < high,
    )
  )
}

/** Puts it up with its back to a wall. */
export function tryAgainst(
  room: Furnisher,
  item: Item,
  side: Side,
  u: number,
  options: PutOptions & { gap?: number; overWindows?: boolean } = {},
): Standing | undefined {
  const { width, depth, height } = item.extent
  const { gap = 0.03, overWindows = false } = options
  if (Math.abs(u) + width / 2 > side.length / 2) return undefined
  const mayStand = overWindows || wallIsFree(room, side, u, width, 0.1, height)
  if (!mayStand) return undefined
  const stands = tryPut(room, item, side.at(u, depth / 2 + gap), side.yaw, options)
  if (stands)
    room.onWalls.push({ side: side.name, from: u - width / 2, to: u + width / 2, low: 0, high: height })
  return stands
}
