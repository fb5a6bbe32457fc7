import { between, lose, tell, win } from '../../../game/world.ts'
import { lookAt } from '../../rigs.ts'
import { addBody, clamp, ease, heroOf, yawTo } from '../../space.ts'
import {
  ballOf,
  foeIn,
  foeName,
  foeOf,
  go,
  goal,
  hoop,
  partsOf,
  playerId,
  type SportWorld,
  skill,
  spotAt,
} from './world.ts'

/** How tall those who play are drawn. */
export const tall = 1.7
export const keeperZ = goal.z + 0.35

/** The opponent of this level: a keeper, or somebody who stands in the way of a throw. */
export function setFoe(world: SportWorld): void {
  world.bodies = world.bodies.filter(({ role }) => role !== 'rival')
  const id = foeIn(world)
  const member = world.plan.cast.find((one) => one.id === id)
  if (world.mode === 'hoops' && !member) return
  const size = tall * clamp(member?.size ?? 1, 0.85, 1.35)
  addBody(world, id, 'rival', { x: 0, y: 0, z: -10.6, size, radius: 0.45 })
}

/** Everybody goes to where the next shot begins. */
export function beginShot(world: SportWorld, atOnce = false): void {
  const hero = heroOf(world)
  const foe = foeOf(world)
  const ball = ballOf(world)
  const upright = { y: 0, vx: 0, vy: 0, vz: 0, pitch: 0, roll: 0, act: 'go' as const }
  Object.assign(ball, { ...upright, x: 0, z: 0 })
  Object.assign(world, {
    power: 0,
    rises: true,
    feint: 0,
    feinted: false,
    dive: 0,
    diveIn: 0,
    result: 'none',
  })
  if (world.mode === 'hoops') {
    const { x, z } = spotAt(world.spot)
    Object.assign(hero, { ...upright, x, z, yaw: yawTo({ x, y: 0, z }, { x: 0, y: 0, z: hoop.rimZ }) })
    if (foe) Object.assign(foe, upright)
    world.aimX = between(world, -1, 1) * skill(world, 0.05, 0.12)
  } else {
    const [kicker, keeper] = world.turn === 'mine' ? [hero, foe] : [foe, hero]
    const side = world.turn === 'mine' ? -0.55 : 0.55
    if (kicker) Object.assign(kicker, { ...upright, x: side, z: 2.7, yaw: Math.PI })
    if (keeper) Object.assign(keeper, { ...upright, x: 0, z: keeperZ, yaw: 0 })
    world.aimX = 0
    world.aimY = 1.1
  }
  go(world, 'aim')
  moveEye(world, atOnce)
}

/** Behind whoever shoots; behind the net where the player keeps the goal; behind the thrower, with the hoop in view. */
export function moveEye(world: SportWorld, atOnce = false): void {
  const { eye, phase, turn, mode } = world
  const hero = heroOf(world)
  const ball = ballOf(world)
  const flies = phase === 'fly' || phase === 'after'
  let wish = { x: 1.25, y: 2.1, z: flies ? 4.4 : 6, field: flies ? 38 : 40 }
  let look: { x: number; y: number; z: number } = { x: flies ? ball.x * 0.35 : 0.1, y: 1.15, z: goal.z }
  if (mode === 'hoops') {
    const way = yawTo(hero, { x: 0, y: 0, z: hoop.rimZ })
    const back = flies ? 3.1 : 3.9
    wish = {
      x: hero.x - Math.sin(way) * back + Math.cos(way) * 0.9,
      y: 2.3,
      z: hero.z - Math.cos(way) * back - Math.sin(way) * 0.9,
      field: 54,
    }
    look = { x: 0, y: 2.3, z: hoop.rimZ }
  } else if (turn === 'theirs') {
    // Low enough that the bar is above whoever kicks, and beside the keeper so that the ball is seen.
    wish = { x: hero.x * 0.7 + 0.75, y: 1.95, z: goal.z - 4.3, field: 47 }
    look = { x: hero.x * 0.3, y: 1.15, z: -2 }
  }
  // Another end of the field is cut to, not flown to.
  const share = atOnce || Math.hypot(wish.x - eye.x, wish.z - eye.z) > 9 ? 1 : 0.07
  eye.x = ease(eye.x, wish.x, share)
  eye.y = ease(eye.y, wish.y, share)
  eye.z = ease(eye.z, wish.z, share)
  eye.field = ease(eye.field, wish.field, share)
  lookAt(eye, look)
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

/** Who has won the shootout, once nobody can turn it any more. A draw goes on, shot by shot. */
export function verdictOf(
  mine: readonly number[],
  theirs: readonly number[],
  rounds: number,
): 'mine' | 'theirs' | 'open' {
  const length = Math.max(rounds, mine.length, theirs.length)
  const lead = sum(mine) - sum(theirs)
  if (lead > length - theirs.length) return 'mine'
  if (-lead > length - mine.length) return 'theirs'
  return 'open'
}

export function nextTurn(world: SportWorld): void {
  const { plan, mine, theirs } = world
  const verdict = verdictOf(mine, theirs, partsOf(plan).rounds)
  const score = `${sum(mine)} to ${sum(theirs)}`
  if (verdict === 'mine') {
    if (world.level >= plan.rules.levels) {
      win(world, `You won the shootout against the ${foeName(world)}, ${score}.`)
      return
    }
    world.level++
    Object.assign(world, { mine: [], theirs: [], habits: [0, 0, 0], turn: 'mine' })
    setFoe(world)
    tell(world, 'level', {
      by: playerId(world),
      x: 0,
      y: 2,
      z: -2,
      value: world.level,
      words: `Round ${world.level}`,
    })
    if (plan.rules.boss && world.level >= plan.rules.levels) tellBoss(world)
    beginShot(world)
    return
  }
  if (verdict === 'theirs') {
    lose(world, `The ${foeName(world)} won the shootout, ${sum(theirs)} to ${sum(mine)}.`)
    if (world.status !== 'playing') return
    // A gentle game is never lost: both begin anew.
    Object.assign(world, { mine: [], theirs: [], turn: 'theirs' })
  }
  world.turn = world.turn === 'mine' ? 'theirs' : 'mine'
  if (world.turn === 'mine')
    tell(world, 'turn', {
      by: playerId(world),
      x: 0,
      y: 2.4,
      z: -1,
      words: world.mine.length >= partsOf(plan).rounds ? 'Sudden death!' : 'Your kick',
    })
  else tell(world, 'turn', { by: foeIn(world), x: 0, y: 2.4, z: goal.z + 3, words: 'Keep the goal!' })
  beginShot(world)
}

export function tellBoss(world: SportWorld): void {
  tell(world, 'boss', { by: foeIn(world), x: 0, y: 2.4, z: goal.z, words: `The ${foeName(world)}!` })
}
