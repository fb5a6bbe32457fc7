import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOf, type Group, leaderOf } from './group.ts'

/** What stays where it is, and what was placed beside, on or in it. */
export type Both = { anchor: Group; placed: Group }

export const footprint = (group: Group) => {
  const [x, , z] = sizeOf(boxOf([leaderOf(group)]))
  return Math.max(x, z)
}
