import { direction, holds, type Input } from '../../../core/input.ts'
import { dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { between, chance, lose, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { age, clamp, dt, ease, heroOf, inRole, removeBody } from '../../space.ts'
import { moveEye } from './camera.ts'
import { lane, postRadius, postsOf } from './lane.ts'
import {
  ballMeetsPin,
  ballRadius,
  isFallen,
  isStill,
  leanOf,
  movePin,
  type Piece,
  pinMeetsPin,
  settleDrawn,
} from './pins.ts'
import { isFresh, isOver, totalOf, written } from './scoring.ts'
import { layLane, setPins } from './setup.ts'
import {
  type AlleyWorld,
  ballOf,
  mostAim,
  type Phase,
  partsOf,
  pinCount,
  pinsOf,
  reachOf,
  swayOf,
  sweet,
} from './world.ts'

const runupSteps = 30
/** Where one can stand: the button goes from one to the next. */
const stands = [0, 0.75, -0.75]

export function step(world: AlleyWorld, input: Input): void {
  world.since++
  const hero = heroOf(world)
  if (world.phase === 'aim' || world.phase === 'charge') takeAim(world, input)
  else if (world.phase === 'runup') runUp(world)
  else if (world.phase === 'roll') roll(world, input)
  else if (world.phase === 'settle') settle(world)
  else sweep(world)
  if (world.phase === 'aim' || world.phase === 'charge') standBehind(world, hero)
  moveOthers(world)
  age(world)
  moveEye(world)
}

function go(world: AlleyWorld, phase: Phase): void {
  world.phase = phase
  world.since = 0
}

// ── Before the ball is let go ──

function takeAim(world: AlleyWorld, input: Input): void {
  const { x } = direction(input.held)
  world.aim = clamp(world.aim + x * 0.0011, -mostAim, mostAim)
  if (pressed(world, input, 'b')) {
    const at = stands.indexOf(world.fromWanted)
    world.fromWanted = stands[(at + 1) % stands.length] ?? 0
    tell(world, 'step', { by: theOne(world.plan, 'player').id, x: world.from, y: 0, z: 1 })
  }
  world.from = ease(world.from, world.fromWanted, 0.14)
  if (world.phase === 'aim') {
    // Whoever still holds the button from the last throw has to press it anew.
    if (pressed(world, input, 'a')) {
      go(world, 'charge')
      world.power = 0
      world.rises = true
    }
    return
  }
  const pace = dial(world.plan, 0.011, 0.017) * (world.plan.rules.faster ? 1 + world.frame * 0.08 : 1)
  world.power = clamp(world.power + (world.rises ? pace : -pace), 0, 1)
  if (world.power >= 1) world.rises = false
  if (world.power <= 0) world.rises = true
  if (!holds(input.held, 'a')) letGo(world)
}

function letGo(world: AlleyWorld): void {
  const { plan, power } = world
  const isSweet = power >= sweet.from && power <= sweet.to
  const off = isSweet ? 0 : Math.min(1, Math.abs(power - (sweet.from + sweet.to) / 2) * 1.6)
  world.slip = swayOf(world) + between(world, -1, 1) * off * dial(plan, 0.012, 0.034)
  const hero = heroOf(world)
  if (isSweet) tell(world, 'right', { by: hero.cast, x: world.from, y: 2, z: 0, words: 'Perfect!' })
  go(world, 'runup')
}

/** The bowler stands beside the ball, and sways a little with it. */
function standBehind(world: AlleyWorld, hero: Piece): void {
  const ball = ballOf(world)
  const drawn = world.phase === 'charge' ? world.power : 0
  hero.x = ease(hero.x, world.from - 0.85, 0.2)
  hero.z = ease(hero.z, 2.1 + drawn * 0.5, 0.2)
  hero.vx = (world.fromWanted - world.from) * 3
  hero.vz = 0
  hero.phase += Math.abs(hero.vx) * dt
  hero.pitch = ease(hero.pitch, drawn * 0.12, 0.2)
  hero.yaw = Math.PI - world.aim - swayOf(world)
  Object.assign(ball, { x: world.from, z: ease(ball.z, 0.4 + drawn * 0.35, 0.3), y: 0, vx: 0, vz: 0 })
}

/** Some quick steps, and the ball comes from behind. */
function runUp(world: AlleyWorld): void {
  const hero = heroOf(world)
  const ball = ballOf(world)
  const share = world.since / runupSteps
  hero.vz = -3.4
  hero.z += hero.vz * dt
  hero.phase += 4.5 * dt
  hero.pitch = ease(hero.pitch, -0.16, 0.15)
  hero.act = share > 0.55 ? 'attack' : 'go'
  // A swing: back and up, then down onto the boards.
  ball.z = hero.z + 0.5 + Math.cos(share * Math.PI) * 0.9 * (1 - share) - share * 0.9
  ball.y = Math.max(0, Math.sin(share * Math.PI) * 0.55)
  ball.pitch -= 0.05
  if (world.since < runupSteps) return
  const way = world.aim + world.slip
  const speed = 7.4 + 5.2 * Math.min(1, world.power)
  Object.assign(ball, { x: world.from, y: 0, z: -0.1, vx: Math.sin(way) * speed, vz: -Math.cos(way) * speed })
  world.inGutter = false
  hero.vz = 0
  tell(world, 'shoot', { by: theOne(world.plan, 'player').id, to: ball.cast, x: ball.x, y: 0.3, z: 0 })
  go(world, 'roll')
}

// ── The ball is on its way ──

function roll(world: AlleyWorld, input: Input): void {
  const { plan } = world
  const ball = ballOf(world)
  const hero = heroOf(world)
  if (world.since > 24) hero.act = 'go'
  hero.pitch = ease(hero.pitch, 0, 0.1)
  const { x } = direction(input.held)
  if (!world.inGutter && ball.z > lane.head + 0.6) {
    ball.vx += x * dial(plan, 0.85, 0.62) * dt * 1.15
    ball.roll = ease(ball.roll, x * -0.4, 0.1)
  }
  for (let half = 0; half < 2; half++) moveBall(world, ball, dt / 2)
  meetThings(world, ball)
  knockPins(world, ball)
  if (world.since % 9 === 0 && !world.inGutter)
    tell(world, 'step', { by: ball.cast, x: ball.x, y: 0.1, z: ball.z })
  const isGone = ball.hidden === true || world.since > 9 * rate || Math.hypot(ball.vx, ball.vz) < 0.25
  if (isGone) go(world, 'settle')
}

function moveBall(world: AlleyWorld, ball: Piece, seconds: number): void {
  const reach = reachOf(world)
  ball.x += ball.vx * seconds
  ball.z += ball.vz * seconds
  ball.pitch -= (Math.hypot(ball.vx, ball.vz) * seconds) / reach
  ball.vz *= 1 - 0.045 * seconds
  for (const post of postsOf(world.level)) bounceOff(world, ball, post, postRadius + reach)
  const edge = lane.half - 0.06
  if (!world.inGutter && Math.abs(ball.x) > edge && ball.z > lane.end) {
    if (plainBumpers(world)) {
      ball.x = Math.sign(ball.x) * edge
      ball.vx *= -0.7
      tell(world, 'bounce', { by: ball.cast, x: ball.x, y: 0.3, z: ball.z })
    } else {
      world.inGutter = true
      if (world.fell === 0 && ball.z > lane.head + 0.5)
        tell(world, 'miss', { by: ball.cast, x: ball.x, y: 0.4, z: ball.z, words: 'Gutter!' })
    }
  }
  if (world.inGutter) {
    ball.x = ease(ball.x, Math.sign(ball.x) * (lane.half + lane.gutter / 2), 0.2)
    ball.vx = 0
    ball.y = ease(ball.y, -lane.deep, 0.16)
    ball.vz = Math.min(ball.vz, -7)
  }
  if (ball.z < lane.end) {
    ball.y -= 4 * seconds
    if (ball.z < lane.back + 0.8) ball.hidden = true
  }
}

const plainBumpers = ({ plan }: AlleyWorld) => plan.rules.gentle

function bounceOff(world: AlleyWorld, ball: Piece, at: { x: number; z: number }, least: number): boolean {
  const [dx, dz] = [ball.x - at.x, ball.z - at.z]
  const distance = Math.hypot(dx, dz)
  if (distance >= least || distance < 1e-6) return false
  const [nx, nz] = [dx / distance, dz / distance]
  ball.x = at.x + nx * least
  ball.z = at.z + nz * least
  const inward = ball.vx * nx + ball.vz * nz
  if (inward >= 0) return false
  ball.vx -= nx * inward * 1.5
  ball.vz -= nz * inward * 1.5
  // It never rolls back to the player.
  ball.vz = Math.min(ball.vz, -4)
  tell(world, 'bounce', { by: ball.cast, x: ball.x, y: 0.4, z: ball.z })
  return true
}

/** Treasures, power-ups and those who stand in the way. */
function meetThings(world: AlleyWorld, ball: Piece): void {
  const player = theOne(world.plan, 'player').id
  for (const body of [...world.bodies]) {
    if (body.spot >= 0 || body === ball || body.z > -1) continue
    const near = Math.hypot(body.x - ball.x, body.z - ball.z)
    if (near > reachOf(world) + body.radius) continue
    const at = { x: body.x, y: 0.8, z: body.z }
    if (body.role === 'power') {
      removeBody(world, body)
      usePower(world, ball, body.cast.slice('power:'.length) as PowerUp)
      tell(world, 'power', { by: player, to: body.cast, ...at, words: powerSays(body.cast) })
    } else if (body.role === 'collectible') {
      const points = world.plan.cast.find(({ id }) => id === body.cast)?.points ?? 3
      removeBody(world, body)
      world.bonus += points
      world.score = Math.max(0, pointsOf(world))
      tell(world, 'collect', {
        by: player,
        to: body.cast,
        ...at,
        value: points,
        words: `${points > 0 ? '+' : ''}${points}`,
      })
    } else if (['enemy', 'hazard', 'obstacle'].includes(body.role)) {
      if (!bounceOff(world, ball, body, reachOf(world) + body.radius)) continue
      ball.vx *= 0.7
      body.tipX = 3
      tell(world, 'hit', { by: player, to: body.cast, ...at })
      tell(world, 'block', { by: body.cast, to: player, ...at })
    }
  }
}

const powerSays = (key: string) =>
  ({ 'power:wide': 'Giant ball!', 'power:speed': 'Turbo!', 'power:double': 'Double pins!' })[key] ?? 'Power!'

function usePower(world: AlleyWorld, ball: Piece, power: PowerUp): void {
  if (power === 'speed') {
    ball.vx *= 1.35
    ball.vz *= 1.35
  } else if (power === 'double') world.doubled = true
  else if (power === 'heart') world.lives++
  else world.ballSize = 1.65
}

function knockPins(world: AlleyWorld, ball: Piece | undefined): void {
  const reach = reachOf(world)
  if (ball) {
    ball.size = ease(ball.size, ballRadius * 2 * world.ballSize, 0.2)
    ball.radius = reach
  }
  const pins = pinsOf(world)
  let loudest = 0
  if (!ball || ball.z < lane.head + 1.5) {
    for (let i = 0; i < pins.length; i++) {
      const pin = pins[i]
      if (!pin) continue
      if (ball && !ball.hidden && !world.inGutter) loudest = Math.max(loudest, ballMeetsPin(ball, pin, reach))
      for (let k = i + 1; k < pins.length; k++) {
        const other = pins[k]
        if (other && !(isStill(pin) && isStill(other))) loudest = Math.max(loudest, pinMeetsPin(pin, other))
      }
    }
    for (const pin of pins) {
      movePin(pin)
      if (pin.z < lane.back + 0.7) pin.hidden = true
      settleDrawn(pin)
      if (!pin.down && isFallen(pin)) fall(world, pin)
    }
  }
  if (loudest > 3)
    tell(world, 'bounce', { by: partsOf(world.plan).ball, x: 0, y: 0.5, z: lane.head - 1, value: loudest })
}

function fall(world: AlleyWorld, pin: Piece): void {
  pin.down = true
  world.fell++
  const type =
    pin.role === 'collectible' ? 'collect' : pin.role === 'enemy' || pin.role === 'boss' ? 'defeat' : 'hit'
  tell(world, type, { by: theOne(world.plan, 'player').id, to: pin.cast, x: pin.x, y: 0.5, z: pin.z })
  if (pin.role === 'boss') world.bonus += 10
}

// ── Counting and sweeping ──

function settle(world: AlleyWorld): void {
  knockPins(world, undefined)
  const isQuiet = pinsOf(world).every(isStill) && world.since > (world.fell > 0 ? 34 : 12)
  if (!isQuiet && world.since < 2.6 * rate) return
  // One that still wobbles stands.
  for (const pin of pinsOf(world)) if (!pin.down && leanOf(pin) > 0.25) fall(world, pin)
  count(world)
  go(world, 'sweep')
}

function count(world: AlleyWorld): void {
  const { plan, card, frame } = world
  const { frames } = partsOf(plan)
  const full = pinCount(plan)
  const rolls = card[frame] ?? []
  card[frame] = rolls
  rolls.push(world.fell)
  if (world.doubled) world.bonus += world.fell
  world.score = Math.max(0, pointsOf(world))
  const isAll = world.fell === world.stood
  const isStrike = isAll && world.stood === full
  world.streak = isStrike ? world.streak + 1 : isAll ? world.streak : 0
  const words = isStrike
    ? (['STRIKE!', 'DOUBLE!', 'TURKEY!'][world.streak - 1] ?? `${world.streak} STRIKES!`)
    : isAll
      ? 'SPARE!'
      : world.fell === 0
        ? 'Missed'
        : `${world.fell}`
  const player = theOne(plan, 'player').id
  const at = { x: 0, y: 1.7, z: lane.head, words }
  if (isAll) tell(world, 'cross', { by: player, to: partsOf(plan).pins, ...at })
  else if (world.fell > 0) tell(world, 'match', { by: player, to: partsOf(plan).pins, ...at })
  else tell(world, 'miss', { by: player, ...at })
  if (isAll) heroOf(world).act = 'cheer'
  for (const friend of inRole(world, 'friend'))
    friend.act = world.fell >= full * 0.6 || isAll ? 'cheer' : 'go'
  if (world.fell === 0 && plan.rules.lives > 1) {
    tell(world, 'hurt', { to: player, x: 0, y: 1, z: 1 })
    loseLife(world, `The last life rolled into the gutter. You had ${world.score} points.`)
  }
  if (world.status === 'playing' && isOver(rolls, frame === frames - 1, full) && partsOf(plan).rival)
    rivalBowls(world)
}

export const pointsOf = ({ plan, card, bonus }: AlleyWorld): number =>
  totalOf(card, partsOf(plan).frames, pinCount(plan)) + bonus

/** The rival bowls while the pins are swept: one sees the hand and hears the result. */
function rivalBowls(world: AlleyWorld): void {
  const { plan, frame } = world
  const { frames, rival } = partsOf(plan)
  const full = pinCount(plan)
  const rolls: number[] = []
  const isLast = frame === frames - 1
  let left = full
  while (!isOver(rolls, isLast, full)) {
    if (isFresh(rolls, full)) left = full
    const good = chance(world) < (left === full ? dial(plan, 0.04, 0.26) : dial(plan, 0.18, 0.5))
    const hit = good ? left : Math.min(left, Math.floor(left * between(world, 0.25, 0.98)))
    rolls.push(hit)
    left -= hit
  }
  world.rivalCard[frame] = rolls
  const [body] = inRole(world, 'rival')
  if (!body || !rival) return
  body.act = rolls[0] === full ? 'cheer' : 'attack'
  tell(world, 'turn', { by: rival, x: body.x, y: 2.2, z: body.z, words: written(rolls, full) })
}

const sweepFrom = 34
const sweepFor = 40

/** A bar of light pushes what has fallen into the pit; those that stand wait above. */
function sweep(world: AlleyWorld): void {
  const ball = ballOf(world)
  const share = clamp((world.since - sweepFrom) / sweepFor, 0, 1)
  const bar = barAt(world)
  for (const pin of pinsOf(world)) {
    if (pin.hidden) continue
    if (!pin.down) {
      pin.leanX *= 0.8
      pin.leanZ *= 0.8
      pin.vx = pin.vz = pin.tipX = pin.tipZ = 0
      settleDrawn(pin)
      pin.y +=
        Math.sin(
          Math.min(1, world.since / sweepFrom, (sweepFrom + sweepFor + 22 - world.since) / 20) *
            (Math.PI / 2),
        ) * 1.9
    } else if (bar !== undefined && pin.z > bar) {
      pin.z = bar
      pin.leanX *= 0.98
      if (pin.z < lane.back + 0.7) pin.hidden = true
      settleDrawn(pin)
    }
  }
  if (!ball.hidden && share > 0) ball.hidden = true
  if (world.since < sweepFrom + sweepFor + 22) return
  nextRoll(world)
}

/** Where the bar is, while there is one. */
export function barAt({ phase, since }: AlleyWorld): number | undefined {
  if (phase !== 'sweep' || since < sweepFrom || since > sweepFrom + sweepFor) return undefined
  const share = (since - sweepFrom) / sweepFor
  return lane.head + 0.7 + (lane.back - lane.head - 0.7) * share
}

function nextRoll(world: AlleyWorld): void {
  const { plan, card } = world
  const { frames } = partsOf(plan)
  const full = pinCount(plan)
  const rolls = card[world.frame] ?? []
  if (isOver(rolls, world.frame === frames - 1, full)) {
    if (world.frame === frames - 1) {
      finish(world)
      return
    }
    world.frame++
    card[world.frame] = []
    nextLevel(world)
    setPins(world)
    layLane(world)
    tell(world, 'wave', {
      by: theOne(plan, 'player').id,
      x: 0,
      y: 2,
      z: -3,
      value: world.frame + 1,
      words: `Frame ${world.frame + 1}`,
    })
  } else if (isFresh(rolls, full)) setPins(world)
  else world.bodies = world.bodies.filter((body) => body.spot < 0 || !body.down)
  world.stood = pinsOf(world).length
  world.fell = 0
  const ball = ballOf(world)
  world.ballSize = 1
  world.doubled = false
  delete ball.hidden
  Object.assign(ball, {
    x: world.from,
    y: 0,
    z: 0.4,
    vx: 0,
    vz: 0,
    roll: 0,
    size: ballRadius * 2,
    radius: ballRadius,
  })
  heroOf(world).act = 'go'
  for (const rival of inRole(world, 'rival')) rival.act = 'go'
  world.aim = 0
  world.power = 0
  go(world, 'aim')
}

/** Levels share the frames between them: each has posts of its own on the lane. */
function nextLevel(world: AlleyWorld): void {
  const { levels } = world.plan.rules
  const level = 1 + Math.floor((world.frame * levels) / partsOf(world.plan).frames)
  if (level === world.level) return
  world.level = level
  tell(world, 'level', {
    by: theOne(world.plan, 'player').id,
    x: 0,
    y: 1,
    z: -4,
    value: level,
    words: `Lane ${level}`,
  })
}

function finish(world: AlleyWorld): void {
  const { plan } = world
  const { rival, target, frames } = partsOf(plan)
  const points = world.score
  if (rival) {
    const theirs = totalOf(world.rivalCard, frames, pinCount(plan))
    const name = plan.cast.find(({ id }) => id === rival)?.name ?? 'rival'
    if (points > theirs) win(world, `You beat the ${name} by ${points} to ${theirs}.`)
    else lose(world, `The ${name} has ${theirs}, you have ${points}.`)
  } else if (points >= target) win(world, `${points} points in ${frames} frames: ${target} were needed.`)
  else lose(world, `${points} points, and ${target} were needed.`)
  // A gentle game cannot be lost: another round, with the same card begun anew.
  if (world.status !== 'playing') return
  world.card = [[]]
  world.rivalCard = []
  world.frame = 0
  world.score = 0
  world.bonus = 0
  setPins(world)
  layLane(world)
  world.card = [[]]
  nextRoll(world)
}

/** Those on the lane walk across it; everybody breathes. */
function moveOthers(world: AlleyWorld): void {
  for (const body of world.bodies) {
    if (body.role === 'power' || (body.role === 'collectible' && body.spot < 0)) body.yaw += 0.04
    if (body.spot >= 0 || !['enemy', 'hazard', 'obstacle'].includes(body.role)) continue
    // Whoever was hit rocks for a moment.
    body.tipX = ease(body.tipX, 0, 0.06)
    body.roll = Math.sin(world.tick * 0.5) * body.tipX * 0.1
    if (body.facing === 0) continue
    const pace = dial(world.plan, 0.5, 1.3) * (world.plan.cast.find(({ id }) => id === body.cast)?.speed ?? 1)
    body.vx = -body.facing * pace
    body.x += body.vx * dt
    body.phase += pace * dt
    body.yaw = (-body.facing * Math.PI) / 2
    if (Math.abs(body.x) > 1.15) body.facing = Math.sign(body.x)
  }
}
