import type { Place } from '@makebelieve/kit/environment/scene'
import type { Evidence } from './evidence.ts'

/** Where something is in the world: from one corner to the other. */
export type Space = { min: Place; max: Place }

/** How far from a wall something may stand that stands at it, and from two walls what is in a corner. */
const [atWall, inCorner] = [0.7, 1.3]

/** Walls and ceilings are what the layout built under these names; caves and streets have none, and nothing can be told of them. */
function builtAs(
  name: 'wall' | 'ceiling',
  { scene, build }: Evidence,
  spaceOf: (number: number) => Space,
): Space[] {
  return scene.placed.flatMap(({ kind }, number) =>
    build.thingOf[number] === undefined && scene.kinds[kind]?.name === name ? [spaceOf(number)] : [],
  )
}

/** From what is above one to where it hangs: what lies on the floor, or on a table, hangs from no ceiling. */
export function hangsFromCeiling(
  evidence: Evidence,
  space: Space,
  spaceOf: (number: number) => Space,
): boolean | undefined {
  const [ceiling] = builtAs('ceiling', evidence, spaceOf)
  if (!ceiling) return undefined
  const floor = evidence.world.groundAt((space.min[0] + space.max[0]) / 2, (space.min[2] + space.max[2]) / 2)
  const height = ceiling.min[1] - floor
  return space.min[1] - floor > 1.4 && space.max[1] - floor > 0.55 * height
}

/** Against a wall; what is said to be on it does not stand on the floor. */
export function isAtWall(
  evidence: Evidence,
  space: Space,
  spaceOf: (number: number) => Space,
  isOnIt: boolean,
): boolean | undefined {
  const walls = builtAs('wall', evidence, spaceOf)
  if (walls.length === 0) return undefined
  const floor = evidence.world.groundAt((space.min[0] + space.max[0]) / 2, (space.min[2] + space.max[2]) / 2)
  return walls.some((wall) => apart(space, wall) < atWall) && (!isOnIt || space.min[1] - floor > 0.3)
}

export function isInCorner(
  evidence: Evidence,
  space: Space,
  spaceOf: (number: number) => Space,
): boolean | undefined {
  const walls = builtAs('wall', evidence, spaceOf)
  if (walls.length === 0) return undefined
  const isWide = ({ min, max }: Space) => max[0] - min[0] > max[2] - min[2]
  const isNear = (wide: boolean) =>
    walls.some((wall) => isWide(wall) === wide && apart(space, wall) < inCorner)
  return isNear(true) && isNear(false)
}

/** Metres between two boxes, seen from above. */
function apart(a: Space, b: Space): number {
  const [x = 0, z = 0] = ([0, 2] as const).map((k) => Math.max(a.min[k] - b.max[k], b.min[k] - a.max[k], 0))
  return Math.hypot(x, z)
}
