import { between, rate, tell } from '../game/world.ts'
import { apply } from './effects.ts'
import type { Drive } from './rulebook.ts'
import { angleOf, cosine, length, sine, turn, wrapped } from './sure-math.ts'
import {
  type Body,
  bodiesOf,
  bookOf,
  distance,
  gapBetween,
  halvesOf,
  indexOf,
  nearestTo,
  playersOf,
  type RulesWorld,
} from './world.ts'

type Bounce = Extract<Drive, { does: 'bounce' }> & { speed: number }

/** The flattest way off a player, in radians from straight up. */
export const widest = 1.05
/** Seconds without a hit after which a ball begins to look for one. */
const patience = 4

/** One step of something that is thrown back. `way` counts the steps since it last struck something. */
export function bounce(world: RulesWorld, ball: Body, { speed, open, strikes }: Bounce): void {
  if (ball.vx === 0 && ball.vy === 0) sendUp(ball, speed, between(world, -0.5, 0.5))
  ball.way++
  offRims(world, ball, open)
  offPlayers(world, ball, speed)
  offSolids(world, ball, strikes)
  if (strikes !== undefined) seek(world, ball)
  keepPace(ball, speed * paceAfter(world.tick / rate))
}

/** Slowly faster, from level to level, so that nobody falls asleep. */
const paceAfter = (seconds: number) => Math.min(1.4, 1 + seconds * 0.008)

function sendUp(ball: Body, speed: number, angle: number): void {
  ball.vx = sine(angle) * speed
  ball.vy = -cosine(angle) * speed
}

function offRims({ width, height }: RulesWorld, ball: Body, open: Bounce['open']): void {
  const r = ball.size / 2
  if ((ball.x < r && ball.vx < 0) || (ball.x > width - r && ball.vx > 0)) ball.vx *= -1
  if (ball.y < r && ball.vy < 0) ball.vy *= -1
  if (!open && ball.y > height - r && ball.vy > 0) ball.vy *= -1
}

/** Where it meets a player decides where it goes: that is the whole art. */
function offPlayers(world: RulesWorld, ball: Body, speed: number): void {
  for (const player of playersOf(world)) {
    if (ball.vy <= 0 || gapBetween(bookOf(world), ball, player) >= 0) continue
    const half = halvesOf(player)
    // What is past it already is lost.
    if (ball.y > player.y) continue
    const off = Math.max(-1, Math.min(1, (ball.x - player.x) / (half.x + ball.size * 0.3)))
    sendUp(ball, speed, off * widest + Math.max(-0.12, Math.min(0.12, player.vx / 6000)))
    ball.y = player.y - half.y - ball.size * 0.42
    tell(world, 'bounce', { by: player.cast, to: ball.cast, x: ball.x, y: ball.y })
    return
  }
}

function offSolids(world: RulesWorld, ball: Body, strikes: number | undefined): void {
  const hit = touchedBy(world, ball)
  if (!hit) return
  const own = halvesOf(ball)
  const its = halvesOf(hit)
  const deepX = own.x + its.x - Math.abs(ball.x - hit.x)
  const deepY = own.y + its.y - Math.abs(ball.y - hit.y)
  if (deepX < deepY) {
    const side = ball.x < hit.x ? -1 : 1
    ball.x += side * deepX
    ball.vx = side * Math.abs(ball.vx)
  } else {
    const side = ball.y < hit.y ? -1 : 1
    ball.y += side * deepY
    ball.vy = side * Math.abs(ball.vy)
  }
  if (strikes === undefined || hit.meters.health === undefined) return
  ball.way = 0
  apply(world, { strike: 'b', by: strikes }, { a: ball, b: hit })
}

/** The nearest of what throws it back, where it meets any: looked for in every step, among many. */
function touchedBy(world: RulesWorld, ball: Body): Body | undefined {
  const book = bookOf(world)
  let nearest: Body | undefined
  for (const { id } of indexOf(book).solid)
    for (const body of bodiesOf(world, id))
      if (
        body.kind === id &&
        gapBetween(book, ball, body) < 0 &&
        (!nearest || distance(ball, body) < distance(ball, nearest))
      )
        nearest = body
  return nearest
}

/** What throws back a ball, besides players and rims. */
function solidsOf(world: RulesWorld): Body[] {
  return indexOf(bookOf(world)).solid.flatMap(({ id }) =>
    bodiesOf(world, id).filter(({ kind }) => kind === id),
  )
}

/** What has struck nothing for a while bends towards the nearest that it could: nobody likes to hunt for the last one. */
function seek(world: RulesWorld, ball: Body): void {
  if (ball.way < patience * rate || ball.vy > 0) return
  const target = nearestTo(
    ball,
    solidsOf(world).filter(({ meters }) => meters.health !== undefined),
  )
  if (!target) return
  const now = angleOf(ball.vy, ball.vx)
  const off = wrapped(angleOf(target.y - ball.y, target.x - ball.x) - now)
  const angle = now + Math.max(-turn / 280, Math.min(turn / 280, off))
  const pace = length(ball.vx, ball.vy)
  ball.vx = cosine(angle) * pace
  ball.vy = sine(angle) * pace
}

/** Always as fast as it should be, and never so flat that it sails to and fro for ever. */
function keepPace(ball: Body, speed: number): void {
  const least = speed * 0.24
  if (Math.abs(ball.vy) < least) ball.vy = ball.vy < 0 ? -least : least
  const now = length(ball.vx, ball.vy) || 1
  ball.vx *= speed / now
  ball.vy *= speed / now
}
