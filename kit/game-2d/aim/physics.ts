import { rate } from '../../game/world.ts'
import { type Body, isAsleep, isFixed, type Space, speedOf } from './bodies.ts'
import { type Contact, contactsIn, weigh } from './contacts.ts'

/** Slower than this, a body is as good as still. */
const quietSpeed = 13
const quietSpin = 0.4

/** One sixtieth of a second. */
export function stepSpace(space: Space): void {
  space.touches = []
  const seconds = 1 / rate / space.fine
  for (let part = 0; part < space.fine; part++) {
    const contacts = contactsIn(space)
    for (const contact of contacts) stir(contact)
    speedUp(space, seconds)
    for (const contact of contacts) meet(contact, space)
    const solid = contacts.filter(({ one, other }) => !one.ghost && !other?.ghost)
    for (let round = 0; round < rounds; round++) for (const contact of solid) press(contact)
    for (const body of space.bodies) {
      if (isAsleep(body)) continue
      body.x += body.vx * seconds
      body.y += body.vy * seconds
      body.turn += body.spin * seconds
    }
    for (const contact of solid) separate(contact)
  }
  for (const body of space.bodies) settle(body, space)
}

/** How often each contact is looked at in a part of a step: what leans on what leans on something needs several. */
const rounds = 8

/** Whoever is moved by something wakes up. */
function stir({ one, other }: Contact): void {
  if (!other) return
  if (isAsleep(other) && !isFixed(other) && isLively(one)) other.still = 0
  if (isAsleep(one) && !isFixed(one) && isLively(other)) one.still = 0
}

const isLively = (body: Body) =>
  (isFixed(body) || !isAsleep(body)) && (speedOf(body) > quietSpeed || Math.abs(body.spin) > quietSpin)

function speedUp({ bodies, fall, drag, wind }: Space, seconds: number): void {
  for (const body of bodies) {
    if (isFixed(body) || isAsleep(body)) continue
    body.vy += fall * seconds
    if (body.part === 'shot') body.vx += wind * seconds
    if (drag === 0) {
      // What rolls comes to rest some time.
      body.spin *= 1 - (body.round ? 0.9 : 0.5) * seconds
      continue
    }
    const speed = speedOf(body)
    const kept = speed <= 0 ? 0 : Math.max(0, 1 - drag * seconds - (drag * 18 * seconds) / speed)
    body.vx *= kept
    body.vy *= kept
    body.spin *= 1 - Math.min(1, drag * 1.5 * seconds)
  }
}

/** What is worth telling about a meeting, before it is over. */
function meet(contact: Contact, space: Space): void {
  const { one, other, at, index, nx, ny } = contact
  weigh(contact)
  const speed = -approach(contact)
  contact.back = speed > 26 ? contact.bounce * speed : 0
  if (speed < 12 && !one.ghost && !other?.ghost) return
  space.touches.push({ one: at, other: index, x: one.x + nx * one.wide, y: one.y + ny * one.high, speed })
}

/** How fast both come apart along the line between them; below 0 they come together. */
function approach({ one, other, nx, ny, ax, ay, bx, by }: Contact): number {
  const ovx = other ? other.vx - other.spin * by : 0
  const ovy = other ? other.vy + other.spin * bx : 0
  return (ovx - one.vx + one.spin * ay) * nx + (ovy - one.vy - one.spin * ax) * ny
}

function press(contact: Contact): void {
  const { one, other, nx, ny, ax, ay, bx, by } = contact
  const push = (-approach(contact) + contact.back) * contact.heavy
  const pressed = Math.max(0, contact.pressed + push)
  shove(one, other, nx, ny, pressed - contact.pressed, ax, ay, bx, by)
  contact.pressed = pressed
  const tx = -ny
  const ty = nx
  const ovx = other ? other.vx - other.spin * by : 0
  const ovy = other ? other.vy + other.spin * bx : 0
  const slip = (ovx - one.vx + one.spin * ay) * tx + (ovy - one.vy - one.spin * ax) * ty
  const most = contact.grip * contact.pressed
  const held = Math.max(-most, Math.min(most, contact.held - slip * contact.heavySide))
  shove(one, other, tx, ty, held - contact.held, ax, ay, bx, by)
  contact.held = held
}

function shove(
  one: Body,
  other: Body | undefined,
  x: number,
  y: number,
  force: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  if (!isAsleep(one)) {
    one.vx -= x * force * one.light
    one.vy -= y * force * one.light
    one.spin -= (ax * y - ay * x) * force * one.loose
  }
  if (!other || isAsleep(other)) return
  other.vx += x * force * other.light
  other.vy += y * force * other.light
  other.spin += (bx * y - by * x) * force * other.loose
}

const allowed = 0.4

/** Those that sank into each other are set apart a little, in space and not in speed: nothing gains from it. */
function separate({ one, other, nx, ny, depth }: Contact): void {
  if (depth <= allowed) return
  const mine = isAsleep(one) ? 0 : one.light
  const theirs = !other || isAsleep(other) ? 0 : other.light
  if (mine + theirs === 0) return
  const way = ((depth - allowed) * 0.35) / (mine + theirs)
  one.x -= nx * way * mine
  one.y -= ny * way * mine
  if (!other) return
  other.x += nx * way * theirs
  other.y += ny * way * theirs
}

function settle(body: Body, { fall }: Space): void {
  if (isFixed(body) || isAsleep(body)) return
  const limit = fall === 0 ? quietSpeed / 3 : quietSpeed
  const isStill = speedOf(body) < limit && Math.abs(body.spin) < quietSpin
  body.still = isStill ? body.still + 1 : 0
  if (!isAsleep(body)) return
  body.vx = 0
  body.vy = 0
  body.spin = 0
}
