import { between, chance, rate } from '../../game/world.ts'
import {
  type ArenaWorld,
  type Entity,
  halfOf,
  hasPower,
  moveWithin,
  nearest,
  playersOf,
  solidAround,
} from './arena.ts'

/** How something moves by itself. It sets the velocity and moves the body; `speed` is in units a second. */
type Behaviour = (world: ArenaWorld, entity: Entity, speed: number) => void

/** Towards the nearest player. Slow to turn, and out of breath now and then, so that it can be outwitted. */
const chase: Behaviour = (world, entity, speed) => {
  const prey = nearest(entity, playersOf(world))
  const tired = (entity.age + entity.id * 83) % 390 > 290
  if (tired) stroll(world, entity, speed * 0.35)
  else if (prey) steer(entity, prey.x - entity.x, prey.y - entity.y, speed, 0.06)
  keepApart(world, entity, speed)
  slideAlong(world, entity)
}

/** Away from the nearest player, as soon as it comes near. */
const flee: Behaviour = (world, entity, speed) => {
  const hunter = nearest(entity, playersOf(world))
  const near = hunter && Math.hypot(hunter.x - entity.x, hunter.y - entity.y) < 170
  if (hunter && near) steer(entity, entity.x - hunter.x, entity.y - hunter.y, speed, 0.12)
  else stroll(world, entity, speed * 0.4)
  bounceAtWalls(world, entity)
}

const wander: Behaviour = (world, entity, speed) => {
  stroll(world, entity, speed)
  bounceAtWalls(world, entity)
}

/** To and fro around its home; `a` is the axis, set at the first step. */
const patrol: Behaviour = (world, entity, speed) => {
  if (entity.age === 0 && entity.vx === 0 && entity.vy === 0) {
    const across = chance(world) < 0.5
    entity.vx = across ? speed : 0
    entity.vy = across ? 0 : speed
  }
  const pace = Math.hypot(entity.vx, entity.vy) || 1
  entity.vx *= speed / pace
  entity.vy *= speed / pace
  const far = Math.hypot(entity.x - entity.homeX, entity.y - entity.homeY) > 180
  const outward = entity.vx * (entity.x - entity.homeX) + entity.vy * (entity.y - entity.homeY) > 0
  if (far && outward) {
    entity.vx *= -1
    entity.vy *= -1
  }
  bounceAtWalls(world, entity)
}

/** Straight on and back from the edges, like a ball without weight. */
const drift: Behaviour = (world, entity, speed) => {
  if (entity.vx === 0 && entity.vy === 0) {
    const angle = between(world, 0, Math.PI * 2)
    entity.vx = Math.cos(angle)
    entity.vy = Math.sin(angle)
  }
  const pace = Math.hypot(entity.vx, entity.vy) || 1
  entity.vx *= speed / pace
  entity.vy *= speed / pace
  entity.angle += 0.01
  bounceAtWalls(world, entity)
}

/** Strolls near its home, and hunts whoever comes near. */
const guard: Behaviour = (world, entity, speed) => {
  const prey = nearest(entity, playersOf(world))
  const sees = prey && Math.hypot(prey.x - entity.x, prey.y - entity.y) < 190
  if (prey && sees) steer(entity, prey.x - entity.x, prey.y - entity.y, speed * 1.15, 0.08)
  else if (Math.hypot(entity.x - entity.homeX, entity.y - entity.homeY) > 90)
    steer(entity, entity.homeX - entity.x, entity.homeY - entity.y, speed * 0.6, 0.05)
  else stroll(world, entity, speed * 0.45)
  slideAlong(world, entity)
}

/** Waits, takes aim, and dashes. `a` counts down; the view shows the wait, so that it can be dodged. */
const dart: Behaviour = (world, entity, speed) => {
  entity.a--
  if (entity.a <= 0) {
    const prey = nearest(entity, playersOf(world))
    if (prey) steer(entity, prey.x - entity.x, prey.y - entity.y, speed * 2.6, 1)
    entity.a = Math.round(between(world, 1.3, 2) * rate)
  }
  entity.vx *= 0.97
  entity.vy *= 0.97
  bounceAtWalls(world, entity)
}

/** After its friend the player, at a small distance. */
const follow: Behaviour = (world, entity, speed) => {
  const leader = nearest(entity, playersOf(world))
  if (leader && Math.hypot(leader.x - entity.x, leader.y - entity.y) > 60)
    steer(entity, leader.x - entity.x, leader.y - entity.y, speed, 0.1)
  else {
    entity.vx *= 0.8
    entity.vy *= 0.8
  }
  slideAlong(world, entity)
}

/** Keeps its velocity and leaves the arena on the other side. */
const fly: Behaviour = (world, entity) => {
  entity.x += entity.vx / rate
  entity.y += entity.vy / rate
  const beyond = 80 + entity.size
  if (
    entity.x < -beyond ||
    entity.y < -beyond ||
    entity.x > world.width + beyond ||
    entity.y > world.height + beyond
  )
    entity.gone = true
}

const still: Behaviour = () => {}

export const behaviours: Record<string, Behaviour> = {
  chase,
  flee,
  wander,
  patrol,
  drift,
  guard,
  dart,
  follow,
  fly,
  still,
}

/** Moves everything that moves by itself. Slow motion slows all but the players and their shots. */
export function behave(world: ArenaWorld): void {
  const pace = hasPower(world, 'slow') ? 0.5 : 1
  for (const entity of world.entities) {
    if (entity.role === 'player' || entity.role === 'second') continue
    behaviours[entity.behaviour]?.(world, entity, entity.speed * (entity.role === 'shot' ? 1 : pace))
    if (Math.abs(entity.vx) > 8) entity.facing = Math.sign(entity.vx)
  }
}

function steer(entity: Entity, dx: number, dy: number, speed: number, grip: number): void {
  const length = Math.hypot(dx, dy) || 1
  entity.vx += ((dx / length) * speed - entity.vx) * grip
  entity.vy += ((dy / length) * speed - entity.vy) * grip
}

/** A walk that changes its mind now and then; `b` is the heading. */
function stroll(world: ArenaWorld, entity: Entity, speed: number): void {
  if (entity.age % 45 === 0) entity.b = between(world, 0, Math.PI * 2)
  steer(entity, Math.cos(entity.b), Math.sin(entity.b), speed, 0.05)
}

/** Hunters that stand in one another would look like one, and be as easy as one. */
function keepApart(world: ArenaWorld, entity: Entity, speed: number): void {
  for (const other of world.entities) {
    if (other === entity || other.role !== entity.role) continue
    const dx = entity.x - other.x
    const dy = entity.y - other.y
    const gap = Math.hypot(dx, dy)
    const least = (entity.size + other.size) * 0.5
    if (gap > 0 && gap < least) {
      const push = (1 - gap / least) * speed * 0.18
      entity.vx += (dx / gap) * push
      entity.vy += (dy / gap) * push
    }
  }
}

function bounceAtWalls(world: ArenaWorld, entity: Entity): void {
  const met = moveWithin(world, entity)
  if (met.x) entity.vx *= -1
  if (met.y) entity.vy *= -1
}

/** Along a wall instead of into it; round the corner when it is stuck. */
function slideAlong(world: ArenaWorld, entity: Entity): void {
  const met = moveWithin(world, entity)
  if (!world.grid || !(met.x || met.y)) return
  const half = halfOf(world, entity)
  const nudge = 1.6
  if (met.x && !solidAround(world, { x: entity.x, y: entity.y + Math.sign(entity.vy || 1) * nudge }, half))
    entity.y += Math.sign(entity.vy || 1) * nudge
  if (met.y && !solidAround(world, { x: entity.x + Math.sign(entity.vx || 1) * nudge, y: entity.y }, half))
    entity.x += Math.sign(entity.vx || 1) * nudge
}
