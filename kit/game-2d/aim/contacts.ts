import { cosine, sine } from '../../rules/sure-math.ts'
import { type Body, isAsleep, isFixed, type Segment, type Space } from './bodies.ts'

/** A point in which two touch. The line (nx, ny) leads from the first to the second. */
export type Contact = {
  one: Body
  /** Nobody where it is a segment. */
  other: Body | undefined
  /** Their places in the list of bodies. */
  at: number
  index: number
  nx: number
  ny: number
  depth: number
  /** From the middle of each to the point. */
  ax: number
  ay: number
  bx: number
  by: number
  /** What it takes to change their speed, along the line and across it. */
  heavy: number
  heavySide: number
  bounce: number
  grip: number
  /** The speed at which they part again, and what has been pressed and held so far. */
  back: number
  pressed: number
  held: number
}

/** All contacts of those who are awake, those far down first: what carries is pressed before what is carried. */
export function contactsIn({ bodies, walls }: Space): Contact[] {
  const contacts: Contact[] = []
  for (let at = 0; at < bodies.length; at++) {
    const one = bodies[at] as Body
    const isStill = isFixed(one) || isAsleep(one)
    if (!isStill && one.round) for (const wall of walls) meetWall(contacts, one, at, wall)
    for (let index = at + 1; index < bodies.length; index++) {
      const other = bodies[index] as Body
      if (isStill && (isFixed(other) || isAsleep(other)) && !(moves(one) || moves(other))) continue
      if (one.light + other.light === 0 || isFarApart(one, other)) continue
      if (one.round && other.round) meetBalls(contacts, one, other, at, index)
      else if (one.round) meetBallAndBox(contacts, one, other, at, index, 1)
      else if (other.round) meetBallAndBox(contacts, other, one, index, at, -1)
      else meetBoxes(contacts, one, other, at, index)
    }
  }
  return contacts.sort((first, second) => second.one.y + second.ay - (first.one.y + first.ay))
}

/** What is steered moves although nothing pushes it. */
const moves = (body: Body) => isFixed(body) && (body.vx !== 0 || body.vy !== 0 || body.spin !== 0)

function isFarApart(one: Body, other: Body): boolean {
  const reach = reachOf(one) + reachOf(other)
  return Math.abs(one.x - other.x) > reach || Math.abs(one.y - other.y) > reach
}

const reachOf = ({ round, wide, high }: Body) => (round ? wide : wide + high)

/** Numbers one by one and no lists: this is where most of the time of a collapse is spent. */
function add(
  contacts: Contact[],
  one: Body,
  at: number,
  other: Body | undefined,
  index: number,
  nx: number,
  ny: number,
  depth: number,
  x: number,
  y: number,
  { bounce, grip }: Body | Segment,
): void {
  const ax = x - one.x
  const ay = y - one.y
  const bx = other ? x - other.x : 0
  const by = other ? y - other.y : 0
  contacts.push({
    one,
    other,
    at,
    index,
    nx,
    ny,
    depth,
    ax,
    ay,
    bx,
    by,
    heavy: 0,
    heavySide: 0,
    bounce: Math.max(one.bounce, bounce),
    grip: Math.sqrt(one.grip * grip),
    back: 0,
    pressed: 0,
    held: 0,
  })
}

/** What it takes to move both, once it is known who is awake. */
export function weigh(contact: Contact): void {
  const { one, other, nx, ny, ax, ay, bx, by } = contact
  const mine = isAsleep(one) ? 0 : one.light
  const mineLoose = isAsleep(one) ? 0 : one.loose
  const theirs = !other || isAsleep(other) ? 0 : other.light
  const theirsLoose = !other || isAsleep(other) ? 0 : other.loose
  const along = ax * ny - ay * nx
  const alongOther = bx * ny - by * nx
  const across = ax * nx + ay * ny
  const acrossOther = bx * nx + by * ny
  const give = mine + theirs + along * along * mineLoose + alongOther * alongOther * theirsLoose
  const giveSide = mine + theirs + across * across * mineLoose + acrossOther * acrossOther * theirsLoose
  contact.heavy = give === 0 ? 0 : 1 / give
  contact.heavySide = giveSide === 0 ? 0 : 1 / giveSide
}

function meetWall(contacts: Contact[], one: Body, at: number, wall: Segment): void {
  const wx = wall.x2 - wall.x1
  const wy = wall.y2 - wall.y1
  const long = wx * wx + wy * wy
  const part = long === 0 ? 0 : ((one.x - wall.x1) * wx + (one.y - wall.y1) * wy) / long
  const along = Math.max(0, Math.min(1, part))
  const x = wall.x1 + wx * along
  const y = wall.y1 + wy * along
  const dx = x - one.x
  const dy = y - one.y
  const far = dx * dx + dy * dy
  if (far >= one.wide * one.wide) return
  const apart = Math.sqrt(far)
  const nx = apart > 0.001 ? dx / apart : 0
  const ny = apart > 0.001 ? dy / apart : 1
  add(contacts, one, at, undefined, -1, nx, ny, one.wide - apart, x, y, wall)
}

function meetBalls(contacts: Contact[], one: Body, other: Body, at: number, index: number): void {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const reach = one.wide + other.wide
  const far = dx * dx + dy * dy
  if (far >= reach * reach) return
  const apart = Math.sqrt(far)
  const nx = apart > 0.001 ? dx / apart : 0
  const ny = apart > 0.001 ? dy / apart : 1
  add(
    contacts,
    one,
    at,
    other,
    index,
    nx,
    ny,
    reach - apart,
    one.x + nx * one.wide,
    one.y + ny * one.wide,
    other,
  )
}

/** `sign` -1: the box comes first in the list. */
function meetBallAndBox(
  contacts: Contact[],
  round: Body,
  square: Body,
  at: number,
  index: number,
  sign: 1 | -1,
): void {
  const c = cosine(square.turn)
  const s = sine(square.turn)
  const dx = round.x - square.x
  const dy = round.y - square.y
  const lx = c * dx + s * dy
  const ly = c * dy - s * dx
  let qx = Math.max(-square.wide, Math.min(square.wide, lx))
  let qy = Math.max(-square.high, Math.min(square.high, ly))
  // The line leads from the ball to the box, as the box sees it.
  let nx = qx - lx
  let ny = qy - ly
  const far = nx * nx + ny * ny
  if (far >= round.wide * round.wide) return
  let depth: number
  if (far > 0.000001) {
    const apart = Math.sqrt(far)
    nx /= apart
    ny /= apart
    depth = round.wide - apart
  } else {
    const side = square.wide - Math.abs(lx)
    const top = square.high - Math.abs(ly)
    nx = side < top ? (lx < 0 ? 1 : -1) : 0
    ny = side < top ? 0 : ly < 0 ? 1 : -1
    depth = Math.min(side, top) + round.wide
    if (nx !== 0) qx = -nx * square.wide
    else qy = -ny * square.high
  }
  const wx = c * nx - s * ny
  const wy = s * nx + c * ny
  const px = square.x + c * qx - s * qy
  const py = square.y + s * qx + c * qy
  if (sign === 1) add(contacts, round, at, square, index, wx, wy, depth, px, py, square)
  else add(contacts, square, index, round, at, -wx, -wy, depth, px, py, round)
}

/** Boxes part along one of their four sides, or touch in up to two points: where a side of one is cut by the ends of the other's. */
function meetBoxes(contacts: Contact[], one: Body, other: Body, at: number, index: number): void {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const c1 = cosine(one.turn)
  const s1 = sine(one.turn)
  const c2 = cosine(other.turn)
  const s2 = sine(other.turn)
  const c = Math.abs(c1 * c2 + s1 * s2)
  const s = Math.abs(c1 * s2 - s1 * c2)
  // How far apart they are along the sides of the first and of the second.
  const x1 = c1 * dx + s1 * dy
  const y1 = c1 * dy - s1 * dx
  const x2 = c2 * dx + s2 * dy
  const y2 = c2 * dy - s2 * dx
  let gap = Math.abs(x1) - one.wide - other.wide * c - other.high * s
  let best = 0
  if (gap > 0) return
  for (let side = 1; side < 4; side++) {
    const next =
      side === 1
        ? Math.abs(y1) - one.high - other.wide * s - other.high * c
        : side === 2
          ? Math.abs(x2) - other.wide - one.wide * c - one.high * s
          : Math.abs(y2) - other.high - one.wide * s - one.high * c
    if (next > 0) return
    if (next <= gap + 0.05) continue
    gap = next
    best = side
  }
  // Seen from the body whose side it is.
  const mine = best < 2
  const home = mine ? one : other
  const away = mine ? other : one
  const hc = mine ? c1 : c2
  const hs = mine ? s1 : s2
  const ac = mine ? c2 : c1
  const as = mine ? s2 : s1
  const isWide = best % 2 === 0
  const reach = isWide ? (mine ? x1 : -x2) : mine ? y1 : -y2
  const sign = reach < 0 ? -1 : 1
  const nx = sign * (isWide ? hc : -hs)
  const ny = sign * (isWide ? hs : hc)
  const near = isWide ? home.wide : home.high
  const side = isWide ? home.high : home.wide
  // The side of the other that faces this one most, from end to end.
  const fx = ac * nx + as * ny
  const fy = ac * ny - as * nx
  const isFlat = Math.abs(fx) > Math.abs(fy)
  const face = (isFlat ? fx : fy) > 0 ? -1 : 1
  const mx = isFlat ? face * away.wide : 0
  const my = isFlat ? 0 : face * away.high
  const ex = isFlat ? 0 : away.wide
  const ey = isFlat ? away.high : 0
  const midX = away.x - home.x + ac * mx - as * my
  const midY = away.y - home.y + as * mx + ac * my
  const halfX = ac * ex - as * ey
  const halfY = as * ex + ac * ey
  const t = -midX * ny + midY * nx
  const half = -halfX * ny + halfY * nx
  for (let end = -1; end <= 1; end += 2) {
    const cut = Math.max(-side, Math.min(side, t + end * half))
    const part = Math.abs(half) < 0.000001 ? end : (cut - t) / half
    if (part < -1.000001 || part > 1.000001) continue
    const px = midX + halfX * part
    const py = midY + halfY * part
    const depth = near - (px * nx + py * ny)
    if (depth < 0) continue
    if (mine) add(contacts, one, at, other, index, nx, ny, depth, home.x + px, home.y + py, other)
    else add(contacts, one, at, other, index, -nx, -ny, depth, home.x + px, home.y + py, other)
  }
}
