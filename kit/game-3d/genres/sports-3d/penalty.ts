import { direction, type Input } from '../../../core/input.ts'
import { between, chance, pressed, rate, tell } from '../../../game/world.ts'
import { type Body, clamp, dt, ease, heroOf } from '../../space.ts'
import { holdsBack, keeperDecides } from './keeper.ts'
import { keeperZ, nextTurn } from './turns.ts'
import {
  ballOf,
  ballRadius,
  foeIn,
  foeOf,
  go,
  goal,
  gravity,
  playerId,
  type SportWorld,
  skill,
  sweet,
} from './world.ts'

const runupSteps = 30

/** The aim is never quite still. */
export const swayOf = (world: SportWorld): { x: number; y: number } => {
  const wide = skill(world, 0.06, 0.34)
  return { x: Math.sin(world.tick * 0.045) * wide, y: Math.sin(world.tick * 0.061) * wide * 0.4 }
}

/** Pretends to shoot: for a moment the keeper leans to where it is aimed. Once for each kick. */
export function feint(world: SportWorld): void {
  if (world.feinted || world.mode !== 'penalty') return
  world.feinted = true
  world.feint = 66
  world.feintTo = Math.sign(world.aimX || 1)
  tell(world, 'step', { by: playerId(world), x: 0, y: 0, z: 1 })
}

// ── The player shoots ──

export function runUp(world: SportWorld, kicker: Body): void {
  const share = world.since / runupSteps
  kicker.vz = -4.2
  kicker.z += kicker.vz * dt
  kicker.x = ease(kicker.x, kicker.x * 0.35, 0.06)
  kicker.phase += 4.6 * dt
  kicker.act = share > 0.75 ? 'attack' : 'go'
  kicker.pitch = ease(kicker.pitch, -0.14, 0.1)
  if (world.since < runupSteps) return
  kicker.vz = 0
  if (world.turn === 'mine') kick(world)
  else theirKick(world)
}

function kick(world: SportWorld): void {
  const { power } = world
  const sway = swayOf(world)
  const wild = Math.max(0, power - sweet.to)
  const target = {
    x: world.aimX + sway.x + between(world, -1, 1) * wild * 5,
    y: Math.max(ballRadius, world.aimY + sway.y + wild * 14),
  }
  send(world, target, -goal.z / (12.5 + 11.5 * power))
  const ball = ballOf(world)
  tell(world, 'shoot', { by: playerId(world), to: ball.cast, x: 0, y: 0.3, z: 0 })
  keeperDecides(world, target)
  const side = target.x < -1.1 ? 0 : target.x > 1.1 ? 2 : 1
  world.habits[side]++
  go(world, 'fly')
}

/** Sends the ball so that it is at a place of the goal after some seconds. */
function send(world: SportWorld, { x, y }: { x: number; y: number }, seconds: number): void {
  Object.assign(ballOf(world), {
    vx: x / seconds,
    vz: goal.z / seconds,
    vy: (y - ballRadius + 0.5 * gravity * seconds * seconds) / seconds,
  })
}

/** The ball in the air: gravity, a bend by the player, posts, bar, hands and net. */
export function fly(world: SportWorld, input: Input): void {
  const ball = ballOf(world)
  const isMine = world.turn === 'mine'
  if (isMine && world.result === 'none') ball.vx += direction(input.held).x * 5.5 * dt
  for (let half = 0; half < 2; half++) moveBall(world, ball, dt / 2)
  const keeper = isMine ? foeOf(world) : heroOf(world)
  if (world.result === 'none' && keeper && holdsBack(keeper, ball, isMine ? 0.22 : 0.36)) save(world, ball)
  if (world.result !== 'none' || world.since > 3 * rate) {
    if (world.result === 'none') world.result = 'out'
    count(world)
    go(world, 'after')
  }
}

function moveBall(world: SportWorld, ball: Body, seconds: number): void {
  ball.vy -= gravity * seconds
  const before = ball.z
  ball.x += ball.vx * seconds
  ball.y += ball.vy * seconds
  ball.z += ball.vz * seconds
  ball.pitch -= (Math.hypot(ball.vx, ball.vz) * seconds) / ballRadius
  if (ball.y < 0) {
    ball.y = 0
    ball.vy = Math.abs(ball.vy) * 0.5
    if (ball.vy > 1) tell(world, 'bounce', { by: ball.cast, x: ball.x, y: 0.1, z: ball.z })
    else ball.vy = 0
    ball.vx *= 0.8
    ball.vz *= 0.8
  }
  if (before > goal.z && ball.z <= goal.z && world.result === 'none') crossLine(world, ball)
  // The net holds it.
  const back = goal.z - goal.deep + 0.3
  if (world.result === 'goal' && ball.z < back) {
    ball.z = back
    ball.vz *= -0.08
    ball.vx *= 0.3
  }
  if (world.result === 'goal' && Math.abs(ball.x) > goal.half - 0.2)
    ball.x = Math.sign(ball.x) * (goal.half - 0.2)
}

function crossLine(world: SportWorld, ball: Body): void {
  const high = ball.y + ballRadius
  const near = ballRadius * 0.8 + goal.post
  const atPost = Math.abs(Math.abs(ball.x) - goal.half - goal.post) < near && high < goal.high + 0.3
  const atBar = Math.abs(high - goal.high - goal.post) < near && Math.abs(ball.x) < goal.half + 0.2
  if (atPost || atBar) {
    world.result = 'post'
    ball.vz *= -0.45
    ball.vx *= -0.4
    if (atBar) ball.vy *= -0.5
    tell(world, 'bounce', {
      by: ball.cast,
      x: ball.x,
      y: high,
      z: ball.z,
      words: atBar ? 'The bar!' : 'The post!',
    })
  } else world.result = Math.abs(ball.x) < goal.half && high < goal.high ? 'goal' : 'out'
}

function save(world: SportWorld, ball: Body): void {
  world.result = 'saved'
  ball.vz = Math.abs(ball.vz) * 0.3
  ball.vx += ball.x * 1.2
  ball.vy = 2.4
}

function count(world: SportWorld): void {
  const ball = ballOf(world)
  const isMine = world.turn === 'mine'
  const isGoal = world.result === 'goal'
  const at = { x: ball.x, y: ball.y + 0.6, z: ball.z }
  const [player, foe] = [playerId(world), foeIn(world)]
  if (isMine) {
    world.mine.push(isGoal ? 1 : 0)
    if (isGoal) {
      world.score++
      tell(world, 'cross', { by: player, to: foe, ...at, words: 'GOAL!' })
      tell(world, 'break', { by: player, to: ball.cast, ...at })
      tell(world, 'hit', { by: player, to: foe, ...at })
    } else if (world.result === 'saved') tell(world, 'block', { by: foe, to: player, ...at, words: 'Saved!' })
    else
      tell(world, 'miss', {
        by: player,
        to: ball.cast,
        ...at,
        ...(world.result === 'out' && { words: 'Wide!' }),
      })
  } else {
    world.theirs.push(isGoal ? 1 : 0)
    if (isGoal) tell(world, 'hurt', { by: foe, to: player, ...at, words: 'They score' })
    else
      tell(world, 'block', {
        by: player,
        to: foe,
        ...at,
        words: world.result === 'saved' ? 'SAVED!' : 'Missed!',
      })
  }
  const isGood = isMine === isGoal
  for (const body of world.bodies)
    if (body.role === 'effect' || body.role === 'friend') body.act = isGood ? 'cheer' : 'go'
  const winner = isGood ? heroOf(world) : foeOf(world)
  const dives = isMine ? foeOf(world) : heroOf(world)
  if (winner && winner !== dives) winner.act = 'cheer'
}

export function after(world: SportWorld): void {
  const ball = ballOf(world)
  moveBall(world, ball, dt)
  for (const body of world.bodies) if (body.act === 'cheer') body.pitch = ease(body.pitch, 0, 0.1)
  if (world.since > 74) nextTurn(world)
}

// ── The player keeps ──

export function keepGoal(world: SportWorld, input: Input): void {
  const hero = heroOf(world)
  // Seen from behind the net: right on the screen is the other way around.
  const wish = -direction(input.held).x
  if (world.dive > 0) {
    world.dive--
    const isFlying = world.dive > 24
    hero.act = 'jump'
    if (isFlying) hero.x += world.diveSide * 6.4 * dt
    hero.roll = ease(hero.roll, isFlying || world.dive > 12 ? world.diveSide * 1.2 : 0, 0.2)
    hero.y = ease(hero.y, isFlying ? 0.15 : world.diveSide === 0 ? 0 : world.dive > 12 ? -0.42 : 0, 0.16)
    if (world.diveSide === 0 && isFlying) hero.y = ease(hero.y, 0.9, 0.25)
  } else {
    hero.vx = ease(hero.vx, wish * 4.4, 0.25)
    hero.x += hero.vx * dt
    hero.phase += Math.abs(hero.vx) * dt * 0.7
    hero.roll = ease(hero.roll, wish * 0.08, 0.2)
    hero.y = ease(hero.y, 0, 0.3)
    if (world.phase !== 'after') hero.act = 'go'
    if (pressed(world, input, 'a') && world.phase !== 'after') {
      world.dive = 44
      world.diveSide = wish
      tell(world, 'jump', { by: playerId(world), x: hero.x, y: 0.4, z: hero.z })
    }
  }
  hero.x = clamp(hero.x, -goal.half + 0.3, goal.half - 0.3)
  hero.z = keeperZ
}

/** The opponent waits, runs, and shoots somewhere; a few go wide. */
export function opponentKicks(world: SportWorld): void {
  const foe = foeOf(world)
  if (!foe) return
  if (world.phase === 'aim') {
    if (world.since === 1) {
      const isWide = chance(world) < 0.08
      const side = chance(world) < 0.5 ? -1 : 1
      world.incomingX = side * (isWide ? 3.9 : between(world, 0.9, skill(world, 2.6, 3.2)))
      world.incomingY = between(world, 0.35, skill(world, 1.3, 2))
    }
    foe.phase += 0.01
    // Whoever looks closely sees where it will go.
    foe.yaw = ease(foe.yaw, Math.PI - world.incomingX * 0.12, 0.05)
    if (world.since > 52) go(world, 'runup')
  } else if (world.phase === 'runup') runUp(world, foe)
}

function theirKick(world: SportWorld): void {
  send(world, { x: world.incomingX, y: world.incomingY }, skill(world, 1.05, 0.7))
  tell(world, 'shoot', { by: foeIn(world), to: ballOf(world).cast, x: 0, y: 0.3, z: 0 })
  go(world, 'fly')
}
