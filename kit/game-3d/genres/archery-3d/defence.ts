import { castIn, dial } from '../../../game/plan.ts'
import { below, between, loseLife, pickOne, rate, tell } from '../../../game/world.ts'
import { addBody, clamp, drift, heroOf, inRole, removeBody, yawTo } from '../../space.ts'
import { siteOf } from './level.ts'
import { paceOf } from './targets.ts'
import { type ArcheryWorld, blank, bossHealth, type Thing } from './world.ts'

/** Where those who come have come through. */
const lineZ = -6.5
const startZ = -53

const wavesOf = ({ plan }: ArcheryWorld): number => plan.rules.waves ?? 1

/** Begins a wave: so many come, one after the other. */
export function startWave(world: ArcheryWorld): void {
  const { plan, level } = world
  const { goalCount, levels } = plan.rules
  const stage = (level - 1) * wavesOf(world) + world.wave
  const stages = levels * wavesOf(world)
  const usual = Math.round(
    dial(plan, 4, 6) + stage * dial(plan, 0.6, 1) * Math.min(1, 5 / stages) + (stages < 4 ? 2 : 0),
  )
  world.needed = goalCount === undefined ? usual : Math.max(1, Math.ceil(goalCount / stages))
  world.coming = world.needed
  world.got = 0
  world.comeWait = 40
  const isLast = stage >= stages
  world.bossComes = isLast && plan.rules.boss && castIn(plan, 'boss').length > 0
  tell(world, 'wave', { x: 0, y: 3, z: -14, value: stage, words: `Wave ${stage}` })
}

/** Sends the next one, and sees whether the wave is over. Says whether the whole level is. */
export function raid(world: ArcheryWorld): boolean {
  const foes = world.bodies.filter(({ way, fallen }) => way === 'charge' && fallen === 0)
  if (world.coming > 0) {
    const crowd = Math.round(dial(world.plan, 3, 5))
    if (--world.comeWait > 0 || foes.length >= crowd) return false
    world.comeWait = Math.round(between(world, dial(world.plan, 1.8, 1), dial(world.plan, 2.8, 1.7)) * rate)
    send(world)
    return false
  }
  if (foes.length > 0) return false
  if (world.bossComes) {
    world.bossComes = false
    sendBoss(world)
    return false
  }
  if (world.wave >= wavesOf(world)) return true
  world.wave++
  world.pause = 30
  startWave(world)
  return false
}

function send(world: ArcheryWorld): void {
  const { plan } = world
  const foes = castIn(plan, 'enemy')
  if (foes.length === 0) {
    world.coming = 0
    return
  }
  const member = foes[(world.needed - world.coming) % foes.length] ?? pickOne(world, foes)
  world.coming--
  const x = between(world, -10, 10)
  const flies = /flies|floats/.test(member.motion)
  const y = siteOf(plan).height(x, startZ) + (flies ? 3 : 0)
  const body = addBody(world, member, 'enemy', {
    ...blank,
    x,
    y,
    z: startZ,
    way: 'charge',
    homeX: x,
    beat: below(world, 300),
    reach:
      (dial(plan, 3.6, 5.6) + Math.min(1.5, (world.level - 1) * 0.5 + world.wave * 0.15)) *
      clamp(member.speed, 0.7, 1.4),
    size: (2 * clamp(member.size, 0.8, 1.6)) / member.size,
  })
  body.radius = body.size * 0.42
  body.grounded = !flies
  tell(world, 'spawn', { by: member.id, x, y, z: startZ })
}

function sendBoss(world: ArcheryWorld): void {
  const [chief] = castIn(world.plan, 'boss')
  if (!chief) return
  const y = siteOf(world.plan).height(0, startZ)
  const body = addBody(world, chief, 'boss', {
    ...blank,
    x: 0,
    y,
    z: startZ,
    way: 'charge',
    reach: dial(world.plan, 1.9, 2.6),
    size: 4.4 / chief.size,
    health: bossHealth(world),
  })
  body.radius = body.size * 0.36
  world.coming = 0
  tell(world, 'boss', { by: chief.id, x: 0, y: y + 3, z: startZ, words: chief.name })
}

/** They weave as they come, so that one has to lead them. */
export function moveFoe(world: ArcheryWorld, foe: Thing): void {
  const { height } = siteOf(world.plan)
  if (foe.fallen > 0) {
    foe.fallen++
    foe.pitch = Math.min(1.5, foe.fallen * 0.09)
    foe.y = height(foe.x, foe.z) - Math.max(0, foe.fallen - 24) * 0.04
    if (foe.fallen > 44) removeBody(world, foe)
    return
  }
  foe.beat += paceOf(world)
  const speed = foe.reach * paceOf(world)
  const to = { x: foe.x * 0.94, y: 0, z: lineZ }
  const yaw = yawTo(foe, to) + Math.sin(foe.beat * 0.025) * 0.45
  foe.yaw = yaw
  foe.vx = Math.sin(yaw) * speed
  foe.vz = Math.cos(yaw) * speed
  drift(foe)
  foe.x = clamp(foe.x, -13, 13)
  const fliesAt = foe.grounded ? 0 : 2.2 + Math.sin(foe.beat * 0.05) * 0.5
  foe.y = height(foe.x, foe.z) + fliesAt
  foe.act = foe.grounded ? (foe.z > lineZ - 6 ? 'attack' : 'go') : 'fly'
  foe.shaken *= 0.9
  foe.roll = Math.sin(world.tick * 0.9) * foe.shaken
  if (foe.z < lineZ) return
  breach(world, foe)
}

/** One came through: a life less. The boss is thrown back, for it has to be beaten. */
function breach(world: ArcheryWorld, foe: Thing): void {
  const { plan } = world
  const at = { x: foe.x, y: foe.y + 1, z: foe.z }
  if (foe.role === 'boss') foe.z = startZ
  else removeBody(world, foe)
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: heroOf(world).cast, to: foe.cast, ...at })
    return
  }
  const [goal] = castIn(plan, 'goal')
  if (goal) tell(world, 'hurt', { by: foe.cast, to: goal.id, ...at })
  else tell(world, 'hurt', { by: foe.cast, to: heroOf(world).cast, ...at })
  world.combo = 0
  const name = plan.cast.find(({ id }) => id === foe.cast)?.name ?? 'foe'
  loseLife(world, `One ${name} too many came through.`)
}

export const foesLeft = (world: ArcheryWorld): number =>
  world.coming + inRole(world, 'enemy').filter(({ way, fallen }) => way === 'charge' && fallen === 0).length
