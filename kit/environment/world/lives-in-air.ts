import type { Life } from '../scene.ts'
import type { Creature, LifeRule } from './creatures.ts'
import { turnToward, yawTo } from './steering.ts'

/** Different for each creature, and always the same for one. */
const ownTurn = ({ placed }: Creature) => (placed * 2.399963) % (2 * Math.PI)

/** Puts it on a curve around its home, and looks along it. */
function follow(creature: Creature, to: [x: number, y: number, z: number], turns: number, dt: number): void {
  const { at } = creature
  const [dx, dz] = [to[0] - at[0], to[2] - at[2]]
  const way = Math.hypot(dx, dz)
  if (way > 0.0005) turnToward(creature, yawTo(dx, dz), turns, dt)
  creature.speed = dt > 0 ? Math.min(40, way / dt) : 0
  at[0] = to[0]
  at[1] = to[1]
  at[2] = to[2]
}

/** Wide rounds above, never the same twice. */
const fly: LifeRule = (creature, nature, { time, footing }, dt) => {
  const { life, home } = nature
  const turn = ownTurn(creature)
  const wide = Math.max(2, life.range * 0.75)
  const way = creature.placed % 2 ? 1 : -1
  const angle = turn + (way * time * life.speed) / wide
  const radius = wide * (1 + 0.28 * Math.sin(angle * 0.61 + turn * 3))
  const x = home[0] + Math.cos(angle) * radius
  const z = home[2] + Math.sin(angle) * radius
  const floor = footing.floorAt(x, z, home[1])
  const rise = Math.sin(time * 0.31 + turn) * Math.min(2.5, wide * 0.12)
  const y = Math.max(home[1] + rise, Number.isFinite(floor) ? floor + 1.5 : home[1] - 3)
  const before = creature.at[1]
  follow(creature, [x, before + (y - before) * Math.min(1, 2 * dt), z], 4, dt)
  // Up takes more beats than down, and now and then it glides.
  const glides = Math.sin(time * 0.7 + turn * 2) > 0.55
  creature.phase += nature.beats * (glides ? 0.12 : 1) * dt
}

/** Butterflies, bees, drones, ghosts: to and fro about their place. */
const hover: LifeRule = (creature, nature, { time, footing }, dt) => {
  const { life, home } = nature
  const turn = ownTurn(creature)
  const wide = Math.min(3, life.range) * 0.5
  const pace = Math.max(0.2, life.speed) / Math.max(0.6, wide * 2)
  const x = home[0] + Math.sin(time * pace + turn) * wide
  const z = home[2] + Math.sin(time * pace * 0.73 + turn * 2) * wide
  const floor = footing.floorAt(x, z, home[1])
  const y = home[1] + Math.sin(time * 1.3 + turn * 3) * Math.min(0.35, 0.1 + wide * 0.2)
  follow(creature, [x, Number.isFinite(floor) ? Math.max(y, floor + 0.1) : y, z], 3, dt)
  creature.phase += nature.beats * dt
}

/** Rides on small waves. */
const bob: LifeRule = (creature, { home, homeYaw, height }, { time }, dt) => {
  const turn = ownTurn(creature)
  creature.at[1] = home[1] + Math.sin(time * 1.1 + turn) * Math.min(0.08, height * 0.06)
  creature.yaw = homeYaw + Math.sin(time * 0.4 + turn) * 0.05
  creature.phase += 0.2 * dt
}

const spin: LifeRule = (creature, { life, hasRotor }, _around, dt) => {
  creature.phase += (life.speed * dt) / (2 * Math.PI)
  if (!hasRotor) creature.yaw += life.speed * dt
}

/** Clouds, balloons and leaves of boats: slowly, and always the same way up. */
const drift: LifeRule = (creature, { life, home, homeYaw }, { time }, dt) => {
  const turn = ownTurn(creature)
  const wide = Math.max(0.3, life.range)
  const angle = turn + (time * life.speed) / wide
  const { at } = creature
  const x = home[0] + (Math.sin(angle) - Math.sin(turn)) * wide
  const z = home[2] + (Math.sin(angle * 0.7 + turn) - Math.sin(turn * 1.7)) * wide * 0.5
  creature.speed = dt > 0 ? Math.hypot(x - at[0], z - at[2]) / dt : 0
  at[0] = x
  at[1] = home[1] + Math.sin(time * 0.5 + turn) * Math.min(0.4, wide * 0.05)
  at[2] = z
  creature.yaw = homeYaw + Math.sin(time * 0.1 + turn) * 0.2
  creature.phase += 0.1 * dt
}

export const livesInAir = { fly, hover, bob, spin, drift } satisfies Partial<Record<Life['does'], LifeRule>>
