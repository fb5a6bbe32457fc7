import type { Life } from '../scene.ts'
import type { Creature, LifeRule, Nature, Surroundings } from './creatures.ts'
import { livesRoaming } from './lives-roaming.ts'
import { easeSpeed, isSomebodyAhead, turnToward, yawTo } from './steering.ts'

type Path = { points: [x: number, z: number][]; lengths: number[]; total: number; isRing: boolean }

const paths = new WeakMap<object, Path>()

function pathOf(points: [x: number, z: number][]): Path {
  const known = paths.get(points)
  if (known) return known
  const lengths = points
    .slice(1)
    .map(([x, z], at) => Math.hypot(x - (points[at]?.[0] ?? x), z - (points[at]?.[1] ?? z)))
  const [first, last] = [points[0], points.at(-1)]
  const made = {
    points,
    lengths,
    total: lengths.reduce((sum, length) => sum + length, 0),
    isRing: first && last ? Math.hypot(first[0] - last[0], first[1] - last[1]) < 1 : false,
  }
  paths.set(points, made)
  return made
}

/** The place so many metres along, and the direction of the path there, of length 1. */
function placeOn(
  { points, lengths }: Path,
  along: number,
): { x: number; z: number; alongX: number; alongZ: number } {
  let left = along
  let leg = 0
  while (leg < lengths.length - 1 && left > (lengths[leg] ?? 0)) left -= lengths[leg++] ?? 0
  const [x0, z0] = points[leg] ?? [0, 0]
  const [x1, z1] = points[leg + 1] ?? [x0, z0]
  const length = lengths[leg] || 1
  const part = Math.min(1, left / length)
  return {
    x: x0 + (x1 - x0) * part,
    z: z0 + (z1 - z0) * part,
    alongX: (x1 - x0) / length,
    alongZ: (z1 - z0) / length,
  }
}

/** How far along its path a home is. */
export function alongAt(points: [x: number, z: number][], x: number, z: number): number {
  const path = pathOf(points)
  const every = Math.max(0.5, path.total / 200)
  let nearest = { along: 0, far: Number.POSITIVE_INFINITY }
  for (let along = 0; along <= path.total; along += every) {
    const place = placeOn(path, along)
    const far = Math.hypot(place.x - x, place.z - z)
    if (far < nearest.far) nearest = { along, far }
  }
  return nearest.along
}

/** Goes along its path: around where it is a ring, else there and back, each way on its right side. */
function followPath(
  creature: Creature,
  nature: Nature,
  around: Surroundings,
  dt: number,
  index: number,
  turns: number,
): void {
  const { at } = creature
  const path = pathOf(nature.life.path ?? [])
  const isStopped = isSomebodyAhead(
    creature,
    nature,
    around,
    index,
    nature.radius + 0.6 + creature.speed * 0.5,
    true,
  )
  const round = path.isRing ? path.total : path.total * 2
  const ahead = creature.along + Math.max(0.6, nature.radius)
  const on = (metres: number) => {
    const gone = ((metres % round) + round) % round
    const isBack = gone > path.total
    const place = placeOn(path, isBack ? round - gone : gone)
    const side = path.isRing ? 0 : (isBack ? -1 : 1) * (nature.radius + 0.2)
    return { x: place.x - place.alongZ * side, z: place.z + place.alongX * side }
  }
  const to = on(ahead)
  const off = turnToward(creature, yawTo(to.x - at[0], to.z - at[2]), turns, dt)
  easeSpeed(creature, isStopped || off > 1.2 ? 0 : nature.life.speed, isStopped ? 6 : 1.5, dt)
  creature.along = (creature.along + creature.speed * dt) % round
  const here = on(creature.along)
  // At the ends it swings around instead of jumping to the other side.
  const blend = Math.min(1, (creature.speed + 0.5) * 2 * dt)
  at[0] += (here.x - at[0]) * blend
  at[2] += (here.z - at[2]) * blend
  const floor = around.footing.floorAt(at[0], at[2], at[1])
  if (Number.isFinite(floor)) at[1] = nature.life.does === 'drive' ? Math.max(floor, nature.home[1]) : floor
  creature.phase += (creature.speed * dt) / nature.stride
}

function along(turns: number): LifeRule {
  return (creature, nature, around, dt, index) => {
    const { path } = nature.life
    if (path && path.length > 1 && pathOf(path).total > 1)
      followPath(creature, nature, around, dt, index, turns)
    else livesRoaming.wander(creature, nature, around, dt, index)
  }
}

export const livesOnPaths = { drive: along(1.8), patrol: along(3) } satisfies Partial<
  Record<Life['does'], LifeRule>
>
