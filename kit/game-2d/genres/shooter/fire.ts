import { dial } from '../../../game/plan.ts'
import { chance, rate } from '../../../game/world.ts'
import { type Entity, inRole, nearest, playersOf } from '../../arena/arena.ts'
import { phaseOf, shootAt } from '../../arena/boss.ts'
import type { ShooterWorld } from './world.ts'

/** One foe at a time fires, so that the air fills at a pace that can be read. */
export function foesFire(world: ShooterWorld): void {
  if (world.plan.content?.bulletHell === true) spirals(world)
  if (--world.shotIn > 0) return
  const { plan } = world
  const hell = plan.content?.bulletHell === true
  const hurry = 1 + 0.06 * Math.min(8, world.wave)
  // Rows have shelters under them, so they fire more.
  const usual = world.layout === 'formation' ? dial(plan, 1.4, 0.16) : dial(plan, 1.5, 0.4)
  world.shotIn = Math.round((usual * rate * (hell ? 1.2 : 1)) / hurry)
  const ready = inRole(world, 'enemy').filter(
    ({ x, y }) => y > 20 && y < 380 && x > 20 && x < world.width - 20,
  )
  const shooters = ready.filter((foe) => shoots(world, foe))
  const from = shooters.length > 0 && chance(world) < 0.75 ? shooters : ready
  const foe = from[Math.floor(chance(world) * from.length)]
  const prey = foe && nearest(foe, playersOf(world))
  if (!foe || !prey) return
  const speed = dial(plan, 150, world.layout === 'formation' ? 290 : 245) * (hell ? 0.62 : 1)
  const aimed = shoots(world, foe) || world.layout === 'waves' || chance(world) < 0.4
  const angle = aimed ? Math.atan2(prey.y - foe.y, prey.x - foe.x) : Math.PI / 2
  if (!hell) shootAt(world, foe, angle, speed)
  else ring(world, foe, angle, foe.b % 2 === 0 ? 7 : 5, foe.b % 2 === 0 ? (Math.PI * 2) / 7 : 0.22, speed)
}

/** The second kind shoots, and whoever is said to. */
function shoots({ plan }: ShooterWorld, { b, cast }: Entity): boolean {
  return b % 3 === 1 || plan.interactions.some(({ by, does }) => by === cast && does === 'shoot')
}

/** In a bullet hell a boss never stops: arms of slow shots turn around it. */
function spirals(world: ShooterWorld): void {
  if (world.tick % 24 !== 0) return
  for (const boss of inRole(world, 'boss')) {
    const arms = Math.min(4, 1 + phaseOf(world, boss))
    for (let arm = 0; arm < arms; arm++)
      shootAt(world, boss, world.tick / 34 + (arm * Math.PI * 2) / arms, dial(world.plan, 80, 130))
  }
}

function ring(
  world: ShooterWorld,
  foe: Entity,
  aim: number,
  count: number,
  gap: number,
  speed: number,
): void {
  for (let shot = 0; shot < count; shot++) shootAt(world, foe, aim + (shot - (count - 1) / 2) * gap, speed)
}
