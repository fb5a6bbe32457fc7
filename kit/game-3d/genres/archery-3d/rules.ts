import type { Input } from '../../../core/input.ts'
import { castIn, dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, between, chance, loseLife, pickOne, rate, tell, win } from '../../../game/world.ts'
import { addBody, age, clamp, ease, heroOf, inRole, removeBody } from '../../space.ts'
import { middleOf } from './ballistics.ts'
import { moveFoe, raid, startWave } from './defence.ts'
import { defends, half, rows, siteOf } from './level.ts'
import { aim, drawBow, fly, pose, weaponKey } from './shooting.ts'
import { moveTarget, setUp } from './targets.ts'
import { type ArcheryWorld, blank, bossHealth, isSpared, type Thing } from './world.ts'

export const flagKey = 'flag'
const powerSeconds = 10

export function begin(world: ArcheryWorld): ArcheryWorld {
  const { plan } = world
  const player = theOne(plan, 'player')
  addBody(world, player, 'player', {
    ...blank,
    x: 0,
    y: 0.4,
    z: 0,
    yaw: Math.PI,
    // Whoever plays must leave the view free.
    size: (1.75 * clamp(player.size, 0.75, 1.1)) / player.size,
    radius: 0.45,
  })
  if (plan.content?.weapon !== 'none')
    addBody(world, weaponOf(world), 'effect', {
      ...blank,
      x: 0,
      y: 1,
      z: 0,
      size: plan.content?.weapon === 'bow' ? 1.4 : 0.6,
      radius: 0.1,
    })
  furnish(world)
  layRound(world)
  pose(world, true)
  return world
}

function weaponOf({ plan }: ArcheryWorld): string {
  const held = plan.content?.held
  return typeof held === 'string' ? held : weaponKey
}

/** What stands there for all of the game: flags for the wind, friends, and things of the prompt. */
function furnish(world: ArcheryWorld): void {
  const { plan } = world
  const { height } = siteOf(plan)
  for (const [x, z] of [
    [-5.6, -6],
    [5.8, -20],
    [-13, -34],
    [12.5, -46],
  ] as const)
    addBody(world, flagKey, 'prop', { ...blank, x, y: height(x, z), z, size: 3.2, radius: 0.2 })
  const things = castIn(plan, 'prop')
    .filter(({ id }) => id !== plan.content?.held)
    .flatMap((member) => Array.from({ length: Math.min(4, member.count ?? 2) }, () => member))
  things.push(...castIn(plan, 'obstacle').flatMap((member) => [member, member]))
  things.forEach((member, i) => {
    const side = i % 2 === 0 ? -1 : 1
    const z = -9 - Math.floor(i / 2) * 8
    const x = side * (half - 1.5)
    addBody(world, member, member.role, {
      ...blank,
      x,
      y: height(x, z),
      z,
      yaw: -side * 1.2,
      size: 2.4,
      radius: 0.8,
    })
  })
  const [goal] = castIn(plan, 'goal')
  if (goal && defends(plan))
    addBody(world, goal, 'prop', {
      ...blank,
      x: -7.5,
      y: height(-7.5, -9),
      z: -9,
      yaw: 0.5,
      size: 4.5 / Math.max(1, goal.size),
      radius: 2,
    })
}

/** How many points a ring is worth, where the aim is a number of points. */
export function unitOf({ plan }: ArcheryWorld): number {
  const { scoreGoal, levels } = plan.rules
  return scoreGoal === undefined ? 1 : Math.max(1, Math.round(scoreGoal / (levels * 60)))
}

export const countsHits = ({ plan }: ArcheryWorld): boolean =>
  plan.rules.goalCount !== undefined && plan.rules.scoreGoal === undefined

/** A short clock leaves time for less. */
const haste = ({ plan }: ArcheryWorld): number =>
  plan.rules.seconds === undefined ? 1 : clamp((plan.rules.seconds - 8) / (plan.rules.levels * 24), 0.25, 1)

function neededIn(world: ArcheryWorld): number {
  const { plan, level } = world
  const { scoreGoal, goalCount, levels } = plan.rules
  if (scoreGoal !== undefined) return Math.ceil(scoreGoal / levels)
  if (goalCount !== undefined) return Math.max(1, Math.ceil(goalCount / levels))
  return Math.ceil((dial(plan, 55, 90) + (level - 1) * 10) * haste(world))
}

function quiverIn(world: ArcheryWorld): number {
  const { plan } = world
  const own = plan.content?.arrows
  if (typeof own === 'number') return own
  const each = countsHits(world) ? 1 : 10 * unitOf(world)
  return Math.ceil((world.needed / each) * dial(plan, 2.3, 0.1)) + 2
}

function layRound(world: ArcheryWorld): void {
  const { plan } = world
  world.got = 0
  world.wind = between(world, -1, 1) * windOf(world)
  world.windTo = world.wind
  world.windWait = 5 * rate
  world.powerWait = 4 * rate
  world.bossComes = false
  if (defends(plan)) {
    world.arrows = 1
    world.quiver = 0
    startWave(world)
    return
  }
  world.needed = neededIn(world)
  world.quiver = quiverIn(world)
  world.arrows = world.quiver
  world.bodies = world.bodies.filter(({ spot, role }) => spot < 0 && role !== 'shot' && role !== 'power')
  setUp(world)
}

/** The strongest wind of a round. */
function windOf({ plan, level }: ArcheryWorld): number {
  if (plan.content?.windy === true) return dial(plan, 2, 5) + level * 0.7
  return level === 1 ? 0.6 : dial(plan, 0.6, 2.6) + (level - 2) * 0.7
}

export function step(world: ArcheryWorld, input: Input): void {
  age(world)
  aim(world, input)
  drawBow(world, input)
  blow(world)
  runPowers(world)
  if (defends(world.plan) && raid(world)) endOfRaid(world)
  for (const body of [...world.bodies]) {
    if (world.status !== 'playing') return
    if (body.role === 'shot') {
      const hit = fly(world, body)
      if (hit) strike(world, hit.target, hit.off)
    } else if (body.way === 'charge') moveFoe(world, body)
    else if (body.spot >= 0 || body.role === 'power' || body.role === 'boss') {
      if (moveTarget(world, body)) {
        removeBody(world, body)
        if (body.spot >= 0) setUp(world)
      }
    }
  }
  if (world.status !== 'playing') return
  runOut(world)
  pose(world)
}

function blow(world: ArcheryWorld): void {
  if (--world.windWait <= 0) {
    world.windWait = Math.round(between(world, 5, 9) * rate)
    world.windTo = between(world, -1, 1) * windOf(world)
  }
  world.wind = ease(world.wind, world.windTo, 0.012)
  // The cloth of a flag goes toward +x by itself.
  const gust = Math.sin(world.tick * 0.11) * 0.12
  for (const flag of world.bodies)
    if (flag.cast === flagKey)
      flag.yaw = ease(flag.yaw, (world.wind >= 0 ? 0.25 : Math.PI - 0.25) + gust, 0.06)
}

function runPowers(world: ArcheryWorld): void {
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  const { powerUps } = world.plan.rules
  if (powerUps.length === 0 || inRole(world, 'power').length > 0 || --world.powerWait > 0) return
  world.powerWait = Math.round(between(world, 9, 14) * rate)
  const x = (chance(world) < 0.5 ? -1 : 1) * between(world, 2, 5)
  const { z } = rows[0]
  addBody(world, `power:${pickOne(world, powerUps)}`, 'power', {
    ...blank,
    x,
    y: 2,
    z: z + 3,
    way: 'bob',
    homeX: x,
    homeY: 0.6,
    homeZ: z + 3,
    period: 260,
    reach: 2.5,
    size: 1.2,
    radius: 0.7,
    left: 12 * rate,
  })
}

/** What an arrow does that has hit somebody. `off` is how far from the middle, from 0 to 1. */
function strike(world: ArcheryWorld, target: Thing, off: number): void {
  const hero = heroOf(world)
  const at = { x: target.x, y: target.y + middleOf(target), z: target.z }
  const by = hero.cast
  target.shaken = 0.12
  if (target.role === 'power') {
    takePower(world, target, at)
    return
  }
  if (isSpared(target)) {
    target.fallen = 1
    world.combo = 0
    if (world.powers.shield) {
      delete world.powers.shield
      tell(world, 'block', { by, to: target.cast, ...at })
      return
    }
    tell(world, 'hurt', { by: target.cast, to: by, ...at, words: 'Oh no!' })
    const name = world.plan.cast.find(({ id }) => id === target.cast)?.name ?? 'friend'
    loseLife(world, `You hit the ${name}.`)
    return
  }
  const ring = Math.max(1, Math.ceil((1 - off) * 10))
  const isBull = ring >= 9
  world.combo = isBull ? world.combo + 1 : 0
  const points = Math.round(worthOf(world, target, ring) * bonusOf(world) * (world.powers.double ? 2 : 1))
  const words = isBull
    ? world.combo > 1
      ? `Bullseye ×${world.combo}! +${points}`
      : `Bullseye! +${points}`
    : `+${points}`
  if (target.role === 'boss' || target.health > 1) {
    wound(world, target, isBull ? 2 : 1, at, words)
    if (target.health > 0) return
  } else {
    tell(world, 'hit', { by, to: target.cast, ...at, value: ring, words })
    if (target.role === 'enemy') tell(world, 'defeat', { by, to: target.cast, ...at })
    if (target.role === 'collectible') tell(world, 'collect', { by, to: target.cast, ...at, value: points })
  }
  target.fallen = 1
  target.vx = 0
  addScore(world, points)
  world.got += defends(world.plan) || target.role === 'boss' ? 0 : countsHits(world) ? 1 : points
  if (world.status === 'playing') checkRound(world)
}

/** What the prompt says that one is worth, or the ring that was hit. */
function worthOf(world: ArcheryWorld, { cast }: Thing, ring: number): number {
  const { scoreGoal } = world.plan.rules
  const own = world.plan.cast.find(({ id }) => id === cast)?.points
  // Whoever reads 'coconuts, and reach 500 points' as 500 for one would be done with a single arrow.
  const isSaid = own !== undefined && own > 0 && (scoreGoal === undefined || own * 3 <= scoreGoal)
  return isSaid ? own : ring * unitOf(world)
}

/** Bullseyes in a row are worth more and more. */
export const bonusOf = ({ combo }: ArcheryWorld): number =>
  combo > 1 ? Math.min(2, 1 + (combo - 1) * 0.25) : 1

function wound(
  world: ArcheryWorld,
  target: Thing,
  damage: number,
  at: { x: number; y: number; z: number },
  words: string,
): void {
  const before = target.health
  target.health -= damage
  const by = heroOf(world).cast
  const { bossPhases } = world.plan.rules
  const phase = (health: number) => Math.ceil((Math.max(0, health) / bossHealth(world)) * bossPhases)
  tell(world, 'hit', { by, to: target.cast, ...at, words })
  if (target.health <= 0) {
    tell(world, 'defeat', { by, to: target.cast, ...at })
    if (target.role === 'boss') world.locked = false
    return
  }
  if (target.role === 'boss' && phase(before) !== phase(target.health)) {
    // Angrier: faster, and it must be led by more.
    target.period *= 0.8
    target.tint = '#ff9a8a'
    tell(world, 'phase', { by: target.cast, ...at, value: target.health })
  }
}

function takePower(world: ArcheryWorld, body: Thing, at: { x: number; y: number; z: number }): void {
  const power = body.cast.slice('power:'.length) as PowerUp
  removeBody(world, body)
  if (power === 'heart') world.lives++
  else world.powers[power] = powerSeconds * rate
  tell(world, 'power', { by: heroOf(world).cast, to: body.cast, ...at, words: powerWords[power] ?? power })
}

const powerWords: Partial<Record<PowerUp, string>> = {
  multi: 'Three at once!',
  slow: 'Slow motion!',
  double: 'Double points!',
  rapid: 'Quick hands!',
  wide: 'Large targets!',
  heart: 'One more life!',
  shield: 'Shield!',
}

function checkRound(world: ArcheryWorld): void {
  const { plan } = world
  if (defends(plan)) return
  const boss = inRole(world, 'boss').some(({ fallen }) => fallen === 0)
  if (world.got < world.needed || boss) return
  if (world.level < plan.rules.levels) {
    nextLevel(world)
    return
  }
  const [chief] = castIn(plan, 'boss')
  if (plan.rules.boss && chief && !world.bossComes) {
    bringBoss(world)
    return
  }
  if (plan.rules.scoreGoal === undefined) win(world, 'You shot your way to the top of the board.')
  else addScore(world, 0)
}

function nextLevel(world: ArcheryWorld): void {
  world.level++
  world.pause = 45
  const hero = heroOf(world)
  tell(world, 'level', {
    by: hero.cast,
    x: hero.x,
    y: hero.y + 2,
    z: hero.z - 6,
    value: world.level,
    words: `Round ${world.level}`,
  })
  layRound(world)
}

function endOfRaid(world: ArcheryWorld): void {
  if (world.level < world.plan.rules.levels) {
    world.wave = 1
    nextLevel(world)
  } else win(world, 'Nobody came through.')
}

function bringBoss(world: ArcheryWorld): void {
  const chief = theOne(world.plan, 'boss')
  world.bossComes = true
  world.bodies = world.bodies.filter(({ spot }) => spot < 0)
  world.quiver = bossHealth(world) * 3
  world.arrows = world.quiver
  const z = rows[1].z
  const y = siteOf(world.plan).height(0, z)
  const body = addBody(world, chief, 'boss', {
    ...blank,
    x: 0,
    y,
    z,
    yaw: 0,
    way: /flies|floats/.test(chief.motion) ? 'bob' : 'slide',
    homeX: 0,
    homeY: y,
    homeZ: z,
    period: dial(world.plan, 420, 300),
    reach: 6,
    size: 4.2 / chief.size,
    health: bossHealth(world),
  })
  body.radius = body.size * 0.36
  tell(world, 'boss', { by: chief.id, x: 0, y: y + 3, z, words: chief.name })
}

/** Without arrows, and with none in the air, a life buys some of a quiver: all of it where it is easy. */
function runOut(world: ArcheryWorld): void {
  if (defends(world.plan)) {
    world.arrows = 1
    return
  }
  if (world.arrows > 0 || world.bodies.some(({ role, done }) => role === 'shot' && !done)) return
  const hero = heroOf(world)
  world.arrows = Math.ceil(world.quiver * clamp(dial(world.plan, 1.1, -0.2), 0.25, 1))
  world.combo = 0
  tell(world, 'warn', { by: hero.cast, x: hero.x, y: 2, z: -4, words: `${world.arrows} more arrows` })
  loseLife(world, 'The last quiver is empty.')
}
