import { type CastMember, castIn, dial } from '../../../game/plan.ts'
import { below, between, chance, pickOne, tell, win } from '../../../game/world.ts'
import { leanOf } from '../../flying.ts'
import { addBody, heroOf, inRole, type Vec } from '../../space.ts'
import { blocksOf } from './arena.ts'
import {
  type FightWorld,
  fighterStart,
  foesOf,
  halfHeight,
  isSpace,
  needsGems,
  radius,
  waveSize,
  wavesIn,
} from './craft.ts'

/** Everything of a level but its foes: rocks, treasures, friends, and what else the prompt names. */
export function fillLevel(world: FightWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  world.bodies = [hero]
  Object.assign(hero, { x: 0, y: 0, z: -70, yaw: 0, slope: 0, turning: 0, pace: 16, safe: 90, roll: 0 })
  hero.pitch = -hero.lean
  world.facing = 0
  const rocks: (CastMember | string)[] = [...castIn(plan, 'hazard'), ...castIn(plan, 'obstacle')]
  if (rocks.length === 0) rocks.push('rock')
  for (const rock of rocks) addRocks(world, rock, rocks.length)
  for (const member of castIn(plan, 'collectible')) {
    const many = member.count === undefined ? 5 : Math.ceil(member.count / plan.rules.levels)
    for (let i = 0; i < Math.min(30, many); i++)
      addBody(world, member.id, 'collectible', {
        ...fighterStart,
        ...somewhere(world, 20),
        size: 1.6,
        radius: 1.6,
      })
  }
  for (const member of [...castIn(plan, 'prop'), ...castIn(plan, 'goal')])
    for (let i = 0; i < Math.min(4, member.count ?? 1); i++)
      addBody(world, member.id, 'prop', {
        ...fighterStart,
        ...somewhere(world, 40),
        yaw: between(world, 0, 6),
        act: 'go',
        size: 14,
        radius: 4,
      })
  castIn(plan, 'friend').forEach((member, kind) => {
    for (let i = 0; i < Math.min(4, member.count ?? 1); i++) {
      const side = (i % 2 === 0 ? 1 : -1) * (5 + i + kind * 3)
      addBody(world, member, 'friend', {
        ...fighterStart,
        x: hero.x + side,
        y: hero.y + 1,
        z: hero.z - 3,
        lean: leanOf(member),
        spin: side,
        size: 2.1,
        radius: 0.9,
      })
    }
  })
  world.wave = 0
  world.coming = 0
  world.bossCame = false
}

/** Rocks drift between the foes. One of each kind lies straight ahead at first: something to be minded. */
function addRocks(world: FightWorld, rock: CastMember | string, kinds: number): void {
  const { plan, level } = world
  const named = typeof rock !== 'string'
  const isWall = named && rock.role === 'obstacle'
  const usual = Math.round((dial(plan, 10, 17) + level * 2) / kinds)
  const many = named ? Math.min(24, rock.count ?? usual) : isSpace(plan) ? usual : 9
  for (let i = 0; i < many; i++) {
    const at = i === 0 ? { x: 1, y: -1.5, z: -70 + 44 + level * 3 } : somewhere(world, 22)
    const size = between(world, 3, i % 4 === 1 ? 9.5 : 5.5)
    addBody(world, named ? rock.id : rock, isWall || (!isSpace(plan) && !named) ? 'obstacle' : 'hazard', {
      ...fighterStart,
      ...at,
      yaw: between(world, 0, 6),
      vx: i === 0 ? 0 : between(world, -1.4, 1.4),
      vz: i === 0 ? 0 : between(world, -1.4, 1.4),
      act: 'go',
      size,
      radius: size * 0.42,
      health: size > 6 ? 5 : 2,
      spin: isSpace(plan) ? between(world, -0.012, 0.012) : 0,
    })
  }
}

/** A place within the fight that is free of what is built, and not near the hero. */
function somewhere(world: FightWorld, least: number): Vec {
  const hero = heroOf(world)
  const [station] = blocksOf(world.plan, world.level)
  for (let tries = 0; ; tries++) {
    const angle = between(world, 0, Math.PI * 2)
    const out = between(world, 12, radius * 0.86)
    const at = {
      x: Math.sin(angle) * out,
      y: between(world, -halfHeight, halfHeight) * 0.62,
      z: Math.cos(angle) * out,
    }
    const clear = !station || Math.hypot(at.x - station.x, at.z - station.z) > 26
    if ((clear && Math.hypot(at.x - hero.x, at.z - hero.z) > least) || tries > 20) return at
  }
}

/** When all of a wave are down, the next one comes; then the boss, the next level, or the win. */
export function runWaves(world: FightWorld): void {
  const { plan, level } = world
  const foes = inRole(world, 'enemy')
  const most = Math.round(dial(plan, 3, 5))
  if (world.coming > 0 && foes.length < most && world.tick % 24 === 0) arrive(world)
  if (world.coming > 0 || foes.length > 0) return
  if (inRole(world, 'boss').length > 0) return
  if (world.wave < wavesIn(plan)) {
    world.wave++
    world.coming = waveSize(plan, level, world.wave)
    if (world.coming === 0) return
    const hero = heroOf(world)
    const many = wavesIn(plan) > 1 || plan.rules.waves !== undefined
    tell(world, 'wave', {
      x: hero.x,
      y: hero.y + 2,
      z: hero.z,
      value: world.wave,
      ...(many && { words: `Wave ${world.wave}` }),
    })
    for (let i = Math.min(most, world.coming); i > 0; i--) arrive(world)
    return
  }
  if (plan.rules.boss && level >= plan.rules.levels && !world.bossCame) {
    bringBoss(world)
    return
  }
  finishLevel(world)
}

export function finishLevel(world: FightWorld): void {
  const { plan } = world
  if (world.gems < needsGems(plan) && world.level >= plan.rules.levels) return
  if (world.level < plan.rules.levels) {
    const hero = heroOf(world)
    world.level++
    world.pause = 40
    tell(world, 'level', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z, value: world.level })
    fillLevel(world)
    return
  }
  // Where points or time are the aim, it goes on.
  if (plan.rules.scoreGoal !== undefined || (plan.rules.timeUp === 'win' && world.clock !== null))
    world.wave = 0
  else win(world, `All ${foesOf(plan)[0]?.plural ?? 'foes'} are down.`)
}

/** A foe comes in from the edge, ahead of the hero more often than behind it. */
function arrive(world: FightWorld): void {
  const { plan } = world
  const kinds = foesOf(plan)
  world.coming--
  const [first] = kinds
  if (!first) return
  const member = kinds[world.nextId % kinds.length] ?? first
  const hero = heroOf(world)
  const yaw = hero.yaw + between(world, -1.1, 1.1)
  const out = between(world, 58, 80)
  const at = {
    x: hero.x + Math.sin(yaw) * out,
    y: Math.max(-halfHeight, Math.min(halfHeight, hero.y + between(world, -10, 14))),
    z: hero.z + Math.cos(yaw) * out,
  }
  const middle = Math.hypot(at.x, at.z)
  if (middle > radius - 6) {
    at.x *= (radius - 6) / middle
    at.z *= (radius - 6) / middle
  }
  addBody(world, member, 'enemy', {
    ...fighterStart,
    ...at,
    yaw: hero.yaw + Math.PI + between(world, -0.6, 0.6),
    lean: leanOf(member),
    pace: 10,
    size: 2.8,
    radius: 1.35,
    health: foeHealth(world),
    wait: below(world, 90),
    reload: 60 + below(world, 90),
    mood: chance(world) < 0.6 ? 'chase' : 'circle',
  })
  tell(world, 'spawn', { by: member.id, ...at })
}

const foeHealth = ({ plan, level }: FightWorld) => Math.round(dial(plan, 2, 3.2)) + Math.min(1, level - 1)

function bringBoss(world: FightWorld): void {
  const { plan } = world
  const [boss] = [...castIn(plan, 'boss'), ...foesOf(plan)]
  world.bossCame = true
  if (!boss) return
  const hero = heroOf(world)
  const at = { x: -hero.x * 0.3, y: 10, z: -hero.z * 0.3 + Math.cos(hero.yaw) * 40 }
  addBody(world, boss.id, 'boss', {
    ...fighterStart,
    ...at,
    yaw: hero.yaw + Math.PI,
    size: 9.5,
    radius: 3.8,
    health: bossHealth(world),
    reload: 120,
  })
  tell(world, 'boss', { by: boss.id, ...at, words: boss.name })
}

export const bossHealth = ({ plan }: FightWorld): number =>
  plan.rules.bossPhases * Math.round(dial(plan, 6, 9))

/** Now and then somebody who is shot down leaves something. */
export function leave(world: FightWorld, at: Vec): void {
  const { powerUps } = world.plan.rules
  const isDue = world.downed % 3 === 1
  if (powerUps.length === 0 || !isDue) return
  addBody(world, `power:${pickOne(world, powerUps)}`, 'power', {
    ...fighterStart,
    ...at,
    size: 1.7,
    radius: 1.8,
  })
}
