import { castIn, dial, memberOf } from '../../game/plan.ts'
import { rate, tell } from '../../game/world.ts'
import {
  type ArenaWorld,
  add,
  type Entity,
  hasPower,
  inRole,
  moveWithin,
  nearest,
  place,
  playersOf,
} from './arena.ts'

/**
 * A boss for any arena. Its phases follow its health, and each one attacks in another way: aimed shots, a ring of
 * shots, a charge. Every attack is announced by half a second of trembling, so that it can be dodged.
 */
export function callBoss(world: ArenaWorld, at: { x: number; y: number; health: number }): Entity {
  const [member] = castIn(world.plan, 'boss')
  if (!member) throw new Error('The plan has a boss fight and no boss')
  const boss = place(world, member, {
    ...at,
    role: 'boss',
    size: 130 * Math.sqrt(member.size),
    behaviour: 'boss',
  })
  boss.speed = dial(world.plan, 45, 95) * member.speed
  tell(world, 'boss', { to: member.id, x: boss.x, y: boss.y, words: `${member.name}!` })
  return boss
}

/** From 1 to the number of phases in the plan, as the boss gets weaker. */
export function phaseOf(world: ArenaWorld, boss: Entity): number {
  const phases = Math.max(1, world.plan.rules.bossPhases)
  return Math.min(phases, 1 + Math.floor((1 - boss.health / boss.most) * phases))
}

/** Lets every boss on the stage move and attack. `free` bosses move about; others stay at their height. */
export function bossActs(world: ArenaWorld, free: boolean): void {
  for (const boss of inRole(world, 'boss')) {
    const phase = phaseOf(world, boss)
    if (phase > boss.b && boss.b > 0)
      tell(world, 'phase', { to: boss.cast, x: boss.x, y: boss.y, words: `Phase ${phase}` })
    boss.b = phase
    const pace = hasPower(world, 'slow') ? 0.5 : 1
    const prey = nearest(boss, playersOf(world))
    roam(world, boss, prey, free, pace)
    const pause = dial(world.plan, 2.6, 1.5) * rate * (1 - 0.14 * (phase - 1))
    boss.a += pace
    if (boss.a < pause || !prey) continue
    boss.a = 0
    attack(world, boss, prey, phase)
  }
}

function roam(world: ArenaWorld, boss: Entity, prey: Entity | undefined, free: boolean, pace: number): void {
  const wave = Math.sin(boss.age / 55)
  if (free && prey) {
    const gap = Math.hypot(prey.x - boss.x, prey.y - boss.y) || 1
    boss.vx += (((prey.x - boss.x) / gap) * boss.speed - boss.vx) * 0.03
    boss.vy += (((prey.y - boss.y) / gap) * boss.speed - boss.vy) * 0.03
  } else {
    boss.vx = wave * boss.speed * 2.2
    boss.vy = (boss.homeY + Math.sin(boss.age / 80) * 24 - boss.y) * 2
  }
  boss.vx *= pace
  boss.vy *= pace
  moveWithin(world, boss)
  if (Math.abs(boss.vx) > 6) boss.facing = Math.sign(boss.vx)
}

function attack(world: ArenaWorld, boss: Entity, prey: Entity, phase: number): void {
  const aim = Math.atan2(prey.y - boss.y, prey.x - boss.x)
  const speed = dial(world.plan, 150, 250)
  const kind = (Math.floor(boss.age / 97) + phase) % 3
  if (kind === 0) fan(world, boss, aim, 3 + 2 * (phase - 1), 0.24, speed)
  else if (kind === 1) fan(world, boss, aim, 8 + 2 * phase, (Math.PI * 2) / (8 + 2 * phase), speed * 0.8)
  else fan(world, boss, aim, 1 + phase, 0.12, speed * 1.25)
}

/** Shots side by side, spread around an angle. */
function fan(
  world: ArenaWorld,
  boss: Entity,
  aim: number,
  count: number,
  spread: number,
  speed: number,
): void {
  for (let shot = 0; shot < count; shot++)
    shootAt(world, boss, aim + (shot - (count - 1) / 2) * spread, speed)
}

/** What a foe shoots: the projectile that the plan gives it, or a glowing ball. */
export function shootAt(world: ArenaWorld, foe: Entity, angle: number, speed: number): void {
  const { plan } = world
  const given = plan.interactions.find(({ by, does }) => by === foe.cast && does === 'shoot')?.with
  add(world, given ?? foe.cast, {
    role: 'foe-shot',
    x: foe.x + Math.cos(angle) * foe.size * 0.3,
    y: foe.y + Math.sin(angle) * foe.size * 0.3,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    size: given ? 30 * memberOf(plan, given).size : 22,
    angle,
    behaviour: 'fly',
    // A ball has no picture of its own: the view draws it in the colour of whoever shot it.
    a: given ? 0 : 1,
  })
  tell(world, 'shoot', { by: foe.cast, to: given, x: foe.x, y: foe.y })
}
