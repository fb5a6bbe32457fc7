import { direction, type Input } from '../../../core/input.ts'
import { dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { rate, tell } from '../../../game/world.ts'
import { dt, ease, heroOf, removeBody } from '../../space.ts'
import { lane, postRadius, postsOf } from './lane.ts'
import {
  ballMeetsPin,
  ballRadius,
  isFallen,
  isStill,
  movePin,
  type Piece,
  pinMeetsPin,
  settleDrawn,
} from './pins.ts'
import { type AlleyWorld, ballOf, go, partsOf, pinsOf, pointsOf, reachOf } from './world.ts'

/** One step of the ball on its way: it can be bent until it meets the pins. */
export function roll(world: AlleyWorld, input: Input): void {
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

/** All blows of this step. Without a ball, among the pins alone. */
export function knockPins(world: AlleyWorld, ball: Piece | undefined): void {
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

export function fall(world: AlleyWorld, pin: Piece): void {
  pin.down = true
  world.fell++
  const type =
    pin.role === 'collectible' ? 'collect' : pin.role === 'enemy' || pin.role === 'boss' ? 'defeat' : 'hit'
  tell(world, type, { by: theOne(world.plan, 'player').id, to: pin.cast, x: pin.x, y: 0.5, z: pin.z })
  if (pin.role === 'boss') world.bonus += 10
}
