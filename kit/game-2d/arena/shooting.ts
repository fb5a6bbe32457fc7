import { type CastMember, castIn, type GamePlan, theOne } from '../../game/plan.ts'
import { tell } from '../../game/world.ts'
import { type ArenaWorld, add, type Entity, touches } from './arena.ts'
import { strike } from './meetings.ts'

/** What the player shoots or throws: what the plan says, else a projectile that no foe uses. Nothing: glowing balls. */
export function ammoOf(plan: GamePlan): CastMember | undefined {
  const player = theOne(plan, 'player')
  const shooting = plan.interactions.filter(({ does }) => does === 'shoot')
  const own = shooting.find(({ by }) => by === player.id)?.with
  const foreign = new Set(shooting.filter(({ by }) => by !== player.id).map((one) => one.with))
  const projectiles = castIn(plan, 'projectile')
  return projectiles.find(({ id }) => id === own) ?? projectiles.find(({ id }) => !foreign.has(id))
}

type Shot = { speed: number; size: number; damage?: number; pierces?: number }

/** A shot of a player. `b` is its damage, its health how many it goes through. */
export function fire(world: ArenaWorld, from: Entity, angle: number, shot: Shot): Entity {
  const ammo = ammoOf(world.plan)
  const pointed = ammo !== undefined && ammo.looks !== 'front'
  tell(world, 'shoot', { by: from.cast, to: ammo?.id, x: from.x, y: from.y })
  return add(world, ammo?.id ?? from.cast, {
    role: 'shot',
    x: from.x + Math.cos(angle) * from.size * 0.45,
    y: from.y + Math.sin(angle) * from.size * 0.45,
    vx: Math.cos(angle) * shot.speed,
    vy: Math.sin(angle) * shot.speed,
    size: shot.size * (ammo ? Math.min(1.6, Math.max(0.8, ammo.size)) : 0.6),
    // What looks to a side flies with its tip ahead; what looks at us tumbles.
    angle: pointed ? angle + (ammo.looks === 'left' ? Math.PI : 0) : angle + 0.01,
    behaviour: 'fly',
    health: shot.pierces ?? 1,
    homeX: ammo && !pointed ? 0.16 : 0,
    a: ammo ? 0 : 1,
    b: shot.damage ?? 1,
  })
}

/** Lets the players' shots meet the foes that they touch. `hit` may have the last word about a defeated one. */
export function shotsHit(world: ArenaWorld, defeated: (foe: Entity) => void): void {
  const shots = world.entities.filter(({ role, gone }) => role === 'shot' && !gone)
  if (shots.length === 0) return
  const foes = world.entities.filter(
    ({ role, gone, y, size }) =>
      !gone && (role === 'enemy' || role === 'boss' || role === 'hazard') && y > -size * 0.3,
  )
  const by = theOne(world.plan, 'player').id
  for (const shot of shots)
    for (const foe of foes) {
      if (foe.gone || foe.safe > 0 || shot.gone || !touches(shot, foe, 0.42)) continue
      shot.health--
      if (shot.health <= 0) shot.gone = true
      if (strike(world, foe, by, shot.b)) defeated(foe)
    }
}

/** Tumbling things tumble: `homeX` of a shot is how fast. */
export function spinShots(world: ArenaWorld): void {
  for (const shot of world.entities) if (shot.role === 'shot') shot.angle += shot.homeX
}

/** Where few are to be defeated (or few points to be made), each of them takes more: how many times the usual. */
export function toughness({ goalCount, scoreGoal }: GamePlan['rules'], usual: number, most: number): number {
  const wanted = goalCount ?? (scoreGoal === undefined ? usual : scoreGoal / 10)
  return Math.max(1, Math.min(most, Math.round(usual / Math.max(1, wanted))))
}
