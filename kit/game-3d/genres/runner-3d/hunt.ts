import { castIn, dial } from '../../../game/plan.ts'
import { below, pickOne, rate, tell } from '../../../game/world.ts'
import { addBody, ahead, clamp, dt, ease, inRole } from '../../space.ts'
import { hurt } from './meet.ts'
import { chaserOf, place, type Runner, type RunWorld, runnerStart, spotOf } from './run.ts'
import { laneWide } from './way.ts'

/** Whoever chases is far behind most of the time; now and then, and after each bump, it comes near and strikes a lane. */
export function addChaser(world: RunWorld): void {
  const member = chaserOf(world.plan)
  if (!member) return
  const chaser = addBody<Runner>(world, member, member.role === 'boss' ? 'boss' : 'enemy', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: -3.4,
    aside: -laneWide * 1.2,
    size: clamp(1.9 * member.size, 1.7, 2.6) / member.size,
    radius: 1,
    wait: -4,
  })
  place(world, chaser)
  world.hunted = 4 * rate
  world.lunge = 110
  if (member.role === 'boss') tell(world, 'boss', { by: member.id, ...spotOf(chaser), words: member.name })
}

export function moveChaser(world: RunWorld, hero: Runner): void {
  const chaser = world.bodies.find(({ wait }) => wait === -4)
  if (!chaser) return
  const { plan } = world
  if (world.sinceBump === 1) hunt(world, chaser)
  // Every so often it gains ground by itself.
  const every = Math.round(dial(plan, 17, 11) * rate)
  if (world.hunted === 0 && world.tick % every === 0) hunt(world, chaser)
  const near = world.hunted > 0
  if (near) world.hunted--
  const strikes = world.lunge > 0 && world.lunge < 16
  const gap = strikes ? 0.9 : near ? 3.1 : 16
  chaser.along = ease(chaser.along, hero.along - gap, strikes ? 0.2 : near ? 0.07 : 0.035)
  const aside =
    world.lunge > 0 && world.lunge < 52
      ? world.lungeLane * laneWide
      : -Math.sign(hero.aside || 1) * laneWide * 1.2
  chaser.aside = ease(chaser.aside, aside, 0.07)
  chaser.act = strikes ? 'attack' : 'go'
  place(world, chaser)
  const way = ahead(chaser.yaw)
  chaser.vx = way.x * world.speed
  chaser.vz = way.z * world.speed
  chaser.phase += (world.speed * dt) / 3
  if (/rolls/.test(plan.cast.find(({ id }) => id === chaser.cast)?.motion ?? ''))
    chaser.pitch -= world.speed * dt * 0.7
  if (!near && world.lunge === 0) return
  if (world.lunge === 0 && world.hunted > 70) world.lunge = 110
  if (world.lunge === 52) {
    world.lungeLane = hero.lane
    const at = spotOf(hero, 0.1)
    tell(world, 'warn', { by: chaser.cast, to: hero.cast, ...at })
  }
  if (world.lunge > 0) world.lunge--
  // Only whoever is still in its lane when it has come is caught.
  if (world.lunge === 4 && Math.abs(hero.aside - world.lungeLane * laneWide) < 1.2 && hero.above < 1.1)
    hurt(world, hero, chaser)
}

function hunt(world: RunWorld, chaser: Runner): void {
  world.hunted = 5 * rate
  world.lunge = 150
  tell(world, 'warn', { by: chaser.cast, ...spotOf(chaser) })
}

/** The boss runs ahead, throws things back, and is struck by what it cannot hold. */
export function moveBoss(world: RunWorld, hero: Runner): void {
  const boss = inRole(world, 'boss').find(({ wait }) => wait === -1)
  if (!boss) return
  const { plan } = world
  world.end = Math.max(world.end, hero.along + 110)
  boss.along = ease(boss.along, hero.along + 21, 0.05)
  boss.aside = ease(boss.aside, boss.lane * laneWide, 0.06)
  boss.above = Math.abs(Math.sin(world.tick * 0.11)) * 0.35
  place(world, boss, Math.PI)
  const way = ahead(boss.yaw)
  boss.vx = -way.x * world.speed
  boss.vz = -way.z * world.speed
  boss.phase += (world.speed * dt) / 3
  boss.act = boss.radius < 1.25 ? 'attack' : 'go'
  const every = Math.round(dial(plan, 96, 64))
  const beat = world.tick % every
  if (beat === 0) {
    boss.lane = below(world, 3) - 1
    boss.act = 'attack'
  }
  if (beat !== 26) return
  world.throws++
  if (world.throws % 3 === 0) {
    layStrike(world, hero)
    return
  }
  throwAt(world, boss, boss.lane)
  if (world.throws % 3 === 2 && boss.lane !== hero.lane) throwAt(world, boss, hero.lane)
}

/** What the boss throws: something of the prompt where there is something. */
function throwAt(world: RunWorld, boss: Runner, lane: number): void {
  const { plan } = world
  const thrown = plan.interactions.find(({ by, does }) => by === boss.cast && does === 'shoot')?.with
  const [hazard] = [
    ...plan.cast.filter(({ id }) => id === thrown),
    ...castIn(plan, 'hazard'),
    ...castIn(plan, 'obstacle'),
  ]
  const ball = addBody<Runner>(world, hazard?.id ?? 'thrown', 'hazard', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: boss.along - 1,
    aside: lane * laneWide,
    above: 0,
    size: 1.1,
    radius: 0.7,
    past: 'over',
    lane,
    comes: dial(plan, 2, 5),
  })
  place(world, ball, Math.PI)
  tell(world, 'shoot', { by: boss.cast, ...(hazard && { to: hazard.id }), ...spotOf(boss, 1) })
}

function layStrike(world: RunWorld, hero: Runner): void {
  const lane = pickOne(
    world,
    [-1, 0, 1].filter((one) => one !== hero.lane),
  )
  const orb = addBody<Runner>(world, 'strike', 'power', {
    ...runnerStart,
    x: 0,
    y: 0,
    z: 0,
    along: hero.along + 34,
    aside: lane * laneWide,
    above: 0.5,
    size: 1.3,
    radius: 0.8,
  })
  place(world, orb)
}
