import { type Random, seededRandom } from '../../core/random.ts'
import type { Life, Place } from '../scene.ts'
import type { Creature, LifeRule, Nature, Surroundings } from './creatures.ts'
import { easeSpeed, isSomebodyAhead, turnBetween, turnToward, yawTo } from './steering.ts'

/** How one roams: where it may be, how long it rests between two ways, and how it keeps its height. */
type Roaming = {
  rests: [least: number, most: number]
  /** Of its usual speed. */
  pace: number
  turns: number
  isFree(x: number, z: number, creature: Creature, nature: Nature, around: Surroundings): boolean
  /** The height of a goal. */
  heightAt(x: number, z: number, nature: Nature, around: Surroundings, random: Random): number
  /** Keeps to the height of what it stands on, or goes to the height of the goal. */
  isOnFoot: boolean
}

/** Steps it takes at once: looking around in every one of them would cost more than it shows. */
const looksEvery = 8

function roam(roaming: Roaming): LifeRule {
  return (creature, nature, around, dt, index) => {
    const { at, goal } = creature
    const { time } = around
    const isLook = (Math.floor(time * 60 + 0.5) + index) % looksEvery === 0
    const toX = goal[0] - at[0]
    const toZ = goal[2] - at[2]
    const rests = time < creature.restsUntil
    if (!rests && Math.hypot(toX, toZ) < nature.radius + 0.3) {
      const random = seededRandom(creature.word)
      creature.restsUntil = time + random.between(...roaming.rests)
      chooseGoal(creature, nature, around, roaming, random)
      creature.word = random.state()
    } else if (!rests && isLook && isInTheWay(creature, nature, around, roaming, index)) {
      const random = seededRandom(creature.word)
      creature.restsUntil = time + random.between(0.3, 1.5)
      chooseGoal(creature, nature, around, roaming, random)
      creature.word = random.state()
    }
    move(creature, nature, around, dt, roaming, rests)
  }
}

function move(
  creature: Creature,
  nature: Nature,
  { footing, time }: Surroundings,
  dt: number,
  { pace, turns, isOnFoot }: Roaming,
  rests: boolean,
): void {
  const { at, goal } = creature
  const off = rests ? 0 : turnToward(creature, yawTo(goal[0] - at[0], goal[2] - at[2]), turns, dt)
  // It goes when it looks where it goes.
  const wanted = rests || off > 0.9 ? 0 : nature.life.speed * pace * (1 - off / 2)
  easeSpeed(creature, wanted, 3, dt)
  at[0] += Math.sin(creature.yaw) * creature.speed * dt
  at[2] += Math.cos(creature.yaw) * creature.speed * dt
  if (isOnFoot) {
    const floor = footing.floorAt(at[0], at[2], at[1])
    if (Number.isFinite(floor)) at[1] += (floor - at[1]) * Math.min(1, 14 * dt)
    creature.phase += (creature.speed * dt) / nature.stride
  } else {
    at[1] += (goal[1] - at[1]) * Math.min(1, 0.5 * dt) + Math.sin(time * 1.7 + creature.placed) * 0.03 * dt
    // Fins move a little even in rest.
    creature.phase += (0.35 + creature.speed / nature.stride) * dt
  }
}

function isInTheWay(
  creature: Creature,
  nature: Nature,
  around: Surroundings,
  { isFree }: Roaming,
  index: number,
): boolean {
  const { at, yaw, goal } = creature
  if (Math.abs(turnBetween(yaw, yawTo(goal[0] - at[0], goal[2] - at[2]))) > 0.9) return false
  const ahead = nature.radius + 0.35 + creature.speed * 0.3
  if (!isFree(at[0] + Math.sin(yaw) * ahead, at[2] + Math.cos(yaw) * ahead, creature, nature, around))
    return true
  return isSomebodyAhead(creature, nature, around, index, nature.radius + 0.5)
}

/** The first of a few places, near its home, to which the way begins free. Without one it stays. */
function chooseGoal(
  creature: Creature,
  nature: Nature,
  around: Surroundings,
  { isFree, heightAt }: Roaming,
  random: Random,
): void {
  const { at } = creature
  const { home, life } = nature
  for (let tries = 0; tries < 10; tries++) {
    const angle = random.next() * 2 * Math.PI
    const far = Math.sqrt(random.next()) * life.range
    const x = home[0] + Math.sin(angle) * far
    const z = home[2] + Math.cos(angle) * far
    const long = Math.hypot(x - at[0], z - at[2])
    if (long < nature.radius + 0.5 || !isFree(x, z, creature, nature, around)) continue
    const begin = Math.min(0.5, (nature.radius + 0.7) / long)
    const isBeginFree = [begin, 0.5].every((part) =>
      isFree(at[0] + (x - at[0]) * part, at[2] + (z - at[2]) * part, creature, nature, around),
    )
    if (!isBeginFree) continue
    creature.goal = [x, heightAt(x, z, nature, around, random), z]
    return
  }
  creature.goal = [...at]
}

function isFreeOnFoot(
  x: number,
  z: number,
  { at }: Creature,
  { radius, height }: Nature,
  { footing, land, things, scene }: Surroundings,
): boolean {
  if (!footing.isInBounds(x, z)) return false
  const far = Math.hypot(x - at[0], z - at[2])
  const floor = footing.floorAt(x, z, at[1])
  // Slopes up to 40°, and never over an edge.
  if (!(Math.abs(floor - at[1]) <= 0.3 + far * 0.85)) return false
  const water = scene.around === 'underwater' ? undefined : land.waterAt(x, z, floor)
  if (water && water.level - floor > Math.min(0.3, height * 0.25)) return false
  return !things.isFilled(x, z, radius, floor + Math.min(0.36, height * 0.4), floor + Math.max(0.4, height))
}

function isFreeInWater(
  x: number,
  z: number,
  { at }: Creature,
  { radius, height, home }: Nature,
  { footing, land, things, scene }: Surroundings,
): boolean {
  if (!footing.isInBounds(x, z)) return false
  const ground = land.groundAt(x, z)
  if (scene.around !== 'underwater') {
    const water = land.waterAt(x, z, ground)
    // A fish in a bowl has no water of the land: there it stays close to home.
    if (!water) return !land.waterAt(home[0], home[2], land.groundAt(home[0], home[2]))
    if (water.level - ground < Math.min(0.5, height * 0.6)) return false
  } else if (at[1] < ground + 0.1) return false
  return !things.isFilled(x, z, radius, at[1], at[1] + height)
}

/** Ducks and boats stay on the water, fish go up and down in it. */
function swimHeight(
  x: number,
  z: number,
  { home, life, height }: Nature,
  { land, scene }: Surroundings,
  random: Random,
): number {
  const ground = land.groundAt(x, z)
  const level = land.waterAt(x, z, ground)?.level
  if (scene.around !== 'underwater' && (level === undefined || home[1] + height * 0.6 > level)) return home[1]
  const highest =
    scene.around === 'underwater' ? home[1] + Math.min(3, life.range / 2) : (level ?? 0) - height - 0.1
  const lowest = Math.max(ground + 0.3, home[1] - Math.min(3, life.range / 2))
  return lowest < highest
    ? random.between(lowest, highest)
    : Math.max(ground + 0.1, Math.min(home[1], highest))
}

const onFoot = {
  isFree: isFreeOnFoot,
  heightAt: (_x: number, _z: number, { home }: Nature) => home[1],
  isOnFoot: true,
}

/** Stands where it is, and turns to whoever comes close. */
const stand: LifeRule = (creature, { homeYaw, height }, { visitor }, dt) => {
  const to: Place = [visitor[0] - creature.at[0], visitor[1] - creature.at[1], visitor[2] - creature.at[2]]
  const isNear = Math.hypot(...to) < 2.5 + height
  turnToward(creature, isNear ? yawTo(to[0], to[2]) : homeYaw, isNear ? 1.6 : 0.6, dt)
  creature.phase += 0.2 * dt
}

export const livesRoaming = {
  wander: roam({ ...onFoot, rests: [0.8, 5], pace: 1, turns: 2.4 }),
  graze: roam({ ...onFoot, rests: [5, 14], pace: 0.6, turns: 1.4 }),
  swim: roam({
    isFree: isFreeInWater,
    heightAt: swimHeight,
    isOnFoot: false,
    rests: [0, 1.5],
    pace: 1,
    turns: 1.5,
  }),
  stand,
} satisfies Partial<Record<Life['does'], LifeRule>>
