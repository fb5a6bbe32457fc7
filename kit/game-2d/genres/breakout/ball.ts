import { rate, tell } from '../../../game/world.ts'
import { type Entity, hasPower, inRole, nearest, playerOf, playersOf } from '../../arena/arena.ts'
import { openDoor, strike } from '../../arena/meetings.ts'
import { type Brick, breakBrick, brick, burnFuses } from './bricks.ts'
import { type BreakoutWorld, ballSpeed, halfWidth, paddleY, stage } from './world.ts'

/** The steepest and the flattest way off the paddle, in radians from straight up. */
const widest = 1.05
const ceiling = 10

/** Moves all balls, in two small steps each, so that none goes through anything. */
export function flyBalls(world: BreakoutWorld, defeated: (foe: Entity) => void): void {
  const balls = world.entities.filter(({ behaviour, b, gone }) => behaviour === 'ball' && b === 0 && !gone)
  const speed = ballSpeed(world)
  for (const ball of balls) {
    for (let part = 0; part < 2 && !ball.gone; part++) {
      ball.x += ball.vx / rate / 2
      ball.y += ball.vy / rate / 2
      offWalls(world, ball)
      offPaddles(world, ball)
      offBricks(world, ball)
      offFoes(world, ball, defeated)
      if (world.plan.rules.keys) offGate(world, ball)
    }
    seek(world, ball)
    keepPace(ball, speed)
  }
  burnFuses(world)
}

function offWalls(world: BreakoutWorld, ball: Entity): void {
  const r = ball.size / 2
  if ((ball.x < r && ball.vx < 0) || (ball.x > stage.width - r && ball.vx > 0)) ball.vx *= -1
  if (ball.y < ceiling + r && ball.vy < 0) ball.vy *= -1
  if (ball.y < stage.height + r) return
  if (!hasPower(world, 'shield')) {
    ball.gone = true
    return
  }
  // The shield is a floor that holds once.
  delete world.powers.shield
  ball.y = stage.height - r
  ball.vy = -Math.abs(ball.vy)
  tell(world, 'block', { x: ball.x, y: stage.height - 12, words: 'Saved!' })
}

/** Where it meets the paddle decides where it goes: that is the whole art. */
function offPaddles(world: BreakoutWorld, ball: Entity): void {
  const r = ball.size / 2
  if (ball.vy <= 0 || ball.y + r < paddleY || ball.y > paddleY + 22) return
  const half = halfWidth(world)
  for (const paddle of playersOf(world)) {
    const off = (ball.x - paddle.x) / (half + r * 0.7)
    if (Math.abs(off) > 1) continue
    const angle = off * widest + Math.max(-0.12, Math.min(0.12, paddle.vx / 6000))
    const speed = Math.hypot(ball.vx, ball.vy)
    ball.y = paddleY - r
    ball.vx = Math.sin(angle) * speed
    ball.vy = -Math.cos(angle) * speed
    tell(world, 'bounce', { by: paddle.cast, to: ball.cast, x: ball.x, y: paddleY })
    return
  }
}

function offBricks(world: BreakoutWorld, ball: Entity): void {
  const r = ball.size * 0.42
  let hit: Brick | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of world.bricks) {
    const dx = Math.abs(ball.x - one.x)
    const dy = Math.abs(ball.y - one.y)
    if (dx > brick.width / 2 + r || dy > brick.height / 2 + r) continue
    if (dx + dy >= least) continue
    least = dx + dy
    hit = one
  }
  if (!hit) return
  const deepX = brick.width / 2 + r - Math.abs(ball.x - hit.x)
  const deepY = brick.height / 2 + r - Math.abs(ball.y - hit.y)
  if (deepX < deepY) {
    const side = Math.sign(ball.x - hit.x) || 1
    ball.x += side * deepX
    ball.vx = side * Math.abs(ball.vx)
  } else {
    const side = Math.sign(ball.y - hit.y) || 1
    ball.y += side * deepY
    ball.vy = side * Math.abs(ball.vy)
  }
  breakBrick(world, hit)
}

function offFoes(world: BreakoutWorld, ball: Entity, defeated: (foe: Entity) => void): void {
  for (const foe of world.entities) {
    if ((foe.role !== 'enemy' && foe.role !== 'boss') || foe.gone || !offBody(ball, foe)) continue
    world.idleBall = 0
    const by = playersOf(world)[0]?.cast ?? foe.cast
    if (foe.safe === 0 && strike(world, foe, by)) defeated(foe)
    else foe.safe = Math.max(foe.safe, 12)
  }
}

/** Off the gate like off anything else; whoever has the key opens it with the ball. */
function offGate(world: BreakoutWorld, ball: Entity): void {
  for (const door of inRole(world, 'door')) {
    if (!offBody(ball, door)) continue
    world.idleBall = 0
    if (world.keys > 0) openDoor(world, door, playerOf(world))
    else tell(world, 'bounce', { by: ball.cast, to: door.cast, x: door.x, y: door.y })
  }
}

/** Throws a ball back from something round. Tells whether it had come nearer, and was thrown back. */
function offBody(ball: Entity, body: Entity): boolean {
  const dx = ball.x - body.x
  const dy = ball.y - body.y
  const gap = Math.hypot(dx, dy) || 1
  const reach = body.size * 0.4 + ball.size * 0.4
  if (gap > reach) return false
  const into = (ball.vx * dx + ball.vy * dy) / gap
  ball.x = body.x + (dx / gap) * reach
  ball.y = body.y + (dy / gap) * reach
  if (into >= 0) return false
  ball.vx -= (2 * into * dx) / gap
  ball.vy -= (2 * into * dy) / gap
  return true
}

/** A ball that has hit nothing for a while bends towards the nearest brick: nobody likes to hunt for the last one. */
function seek(world: BreakoutWorld, ball: Entity): void {
  if (world.idleBall < 4 * rate || ball.vy > 0) return
  const bodies = world.entities.filter(({ role }) => role === 'boss' || (role === 'door' && world.keys > 0))
  const target = nearest(ball, bodies) ?? nearestBrick(world, ball)
  if (!target) return
  const wanted = Math.atan2(target.y - ball.y, target.x - ball.x)
  const now = Math.atan2(ball.vy, ball.vx)
  let off = (wanted - now) % (Math.PI * 2)
  if (off > Math.PI) off -= Math.PI * 2
  if (off < -Math.PI) off += Math.PI * 2
  const turn = Math.max(-0.022, Math.min(0.022, off))
  const speed = Math.hypot(ball.vx, ball.vy)
  ball.vx = Math.cos(now + turn) * speed
  ball.vy = Math.sin(now + turn) * speed
}

function nearestBrick({ bricks }: BreakoutWorld, ball: Entity): Brick | undefined {
  let best: Brick | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of bricks) {
    const gap = (one.x - ball.x) ** 2 + (one.y - ball.y) ** 2
    if (gap < least) {
      least = gap
      best = one
    }
  }
  return best
}

/** Always as fast as it should be, and never so flat that it sails to and fro for ever. */
function keepPace(ball: Entity, speed: number): void {
  const least = speed * 0.24
  if (Math.abs(ball.vy) < least) ball.vy = ball.vy < 0 ? -least : least
  const now = Math.hypot(ball.vx, ball.vy) || 1
  ball.vx *= speed / now
  ball.vy *= speed / now
}
