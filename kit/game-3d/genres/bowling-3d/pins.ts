import { type Body, dt } from '../../space.ts'
import { lane, pinTall, wallAt } from './lane.ts'

/** Whatever rolls, stands or lies on the lane. Its x and z are those of its middle. */
export type Piece = Body & {
  /** Which way it looked while it stood. */
  facing: number
  /** How far it leans, as an arrow along the ground: its length is the angle. */
  leanX: number
  leanZ: number
  /** How fast that changes. */
  tipX: number
  tipZ: number
  /** How high it has been thrown. */
  hop: number
  /** Its place among the pins; -1 for all others. */
  spot: number
  /** It has fallen, and counts. */
  down: boolean
  /** Beside an ordinary pin. */
  mass: number
}

export const piece = {
  facing: 0,
  leanX: 0,
  leanZ: 0,
  tipX: 0,
  tipZ: 0,
  hop: 0,
  spot: -1,
  down: false,
  mass: 1,
}

export const pinRadius = 0.19
export const ballRadius = 0.33
const gravity = 15
const inertia = 0.1
/** Beyond this angle a pin does not come back. */
const tipping = 0.19
/** Almost flat: exactly flat would leave open which way up it lies. */
const most = Math.PI / 2 - 0.012

export const leanOf = ({ leanX, leanZ }: Piece): number => Math.hypot(leanX, leanZ)
export const isFallen = (pin: Piece): boolean => leanOf(pin) > 0.7 || pin.z < lane.end || pin.hidden === true
export const isStill = ({ vx, vz, tipX, tipZ, hop, hidden }: Piece): boolean =>
  hidden === true || (Math.hypot(vx, vz) < 0.12 && Math.hypot(tipX, tipZ) < 0.25 && hop < 0.01)

/** One step of a pin on its own: it slides, wobbles, falls over, rolls into the gutter and drops into the pit. */
export function movePin(pin: Piece): void {
  if (pin.hidden || (isStill(pin) && (leanOf(pin) < 0.02 || leanOf(pin) > most - 0.03))) {
    if (!pin.hidden) pin.vx = pin.vz = pin.tipX = pin.tipZ = 0
    return
  }
  const speed = Math.hypot(pin.vx, pin.vz)
  const lean = leanOf(pin)
  if (pin.hop <= 0.01 && speed > 0) {
    const drag = Math.min(speed, (lean > 1.2 ? 3.6 : 3) * dt) / speed
    // The foot is held back by the boards, so the head goes on.
    if (lean < 0.5) {
      pin.tipX += (pin.vx / speed) * 9 * dt
      pin.tipZ += (pin.vz / speed) * 9 * dt
    }
    pin.vx -= pin.vx * drag
    pin.vz -= pin.vz * drag
  }
  if (lean > 1e-4) {
    const pull = lean < tipping ? -26 * Math.min(1, lean / 0.05) * 0.35 : 24 * Math.sin(lean)
    pin.tipX += (pin.leanX / lean) * pull * dt
    pin.tipZ += (pin.leanZ / lean) * pull * dt
  }
  const calm = lean < tipping ? 0.95 : lean > 1.4 ? 0.93 : 0.995
  pin.tipX *= calm
  pin.tipZ *= calm
  pin.leanX += pin.tipX * dt
  pin.leanZ += pin.tipZ * dt
  lieDown(pin)
  pin.vy -= gravity * dt
  pin.hop += pin.vy * dt
  if (pin.hop < 0) {
    pin.hop = 0
    pin.vy = pin.vy < -1.5 ? pin.vy * -0.25 : 0
  }
  pin.x += pin.vx * dt
  pin.z += pin.vz * dt
  bounceOffWalls(pin)
}

/** Nothing leans further than flat on the boards; what arrives there hard comes up once more. */
function lieDown(pin: Piece): void {
  const lean = leanOf(pin)
  if (lean <= most) return
  const [x, z] = [pin.leanX / lean, pin.leanZ / lean]
  pin.leanX = x * most
  pin.leanZ = z * most
  const outward = pin.tipX * x + pin.tipZ * z
  if (outward <= 0) return
  const back = outward > 4 ? 1.22 : 1
  pin.tipX -= x * outward * back
  pin.tipZ -= z * outward * back
}

function bounceOffWalls(pin: Piece): void {
  const wall = wallAt - 0.16
  if (Math.abs(pin.x) > wall) {
    pin.x = Math.sign(pin.x) * wall
    pin.vx *= -0.55
    pin.tipX *= 0.6
  }
  if (pin.z < lane.back + 0.4) {
    pin.z = lane.back + 0.4
    pin.vz = Math.abs(pin.vz) * 0.15
  }
  const inPit = pin.z < lane.end
  if (inPit && pin.hop <= 0.05 && pin.vz > -1) pin.vz -= 0.1
}

/** Where its drawn foot is: the middle sinks as it leans, lower in a gutter, and lowest in the pit. */
export function settleDrawn(pin: Piece): void {
  const lean = leanOf(pin)
  const middle = Math.cos(lean) * (pinTall / 2) + Math.sin(lean) * pinRadius
  const inPit = Math.max(0, lane.end - pin.z)
  const inGutter = Math.abs(pin.x) > lane.half ? lane.deep : 0
  const floor = inPit > 0 ? -Math.min(0.62, inPit * 1.6) : -inGutter
  pin.y = floor + pin.hop + middle - pin.size / 2
  Object.assign(pin, turnedOver(pin.facing, pin.leanX, pin.leanZ, lean))
}

/** The turn of somebody who looked along `facing` and now leans: yaw, pitch and roll as bodies have them. */
export function turnedOver(facing: number, x: number, z: number, lean: number) {
  if (lean < 1e-4) return { yaw: facing, pitch: 0, roll: 0 }
  // Around an axis along the ground, a quarter turn to the left of where it leans.
  const [ax, az] = [z / lean, -x / lean]
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const turn = (vx: number, vy: number, vz: number) => {
    const along = (ax * vx + az * vz) * (1 - c)
    return {
      x: vx * c - az * vy * s + ax * along,
      y: vy * c + (az * vx - ax * vz) * s,
      z: vz * c + ax * vy * s + az * along,
    }
  }
  const right = turn(Math.cos(facing), 0, -Math.sin(facing))
  const up = turn(0, 1, 0)
  const front = turn(Math.sin(facing), 0, Math.cos(facing))
  return {
    yaw: Math.atan2(front.x, front.z),
    pitch: Math.asin(Math.max(-1, Math.min(1, front.y))),
    roll: -Math.atan2(right.y, up.y),
  }
}

/** A ball against a pin: says how hard it was, 0 where they do not touch. */
export function ballMeetsPin(ball: Piece, pin: Piece, radius: number): number {
  if (pin.hidden || pin.hop > 0.7) return 0
  const half = Math.sin(leanOf(pin)) * (pinTall / 2 - pinRadius)
  const lean = Math.max(1e-6, leanOf(pin))
  const [ux, uz] = [pin.leanX / lean, pin.leanZ / lean]
  const along = Math.max(-half, Math.min(half, (ball.x - pin.x) * ux + (ball.z - pin.z) * uz))
  const [dx, dz] = [pin.x + ux * along - ball.x, pin.z + uz * along - ball.z]
  const distance = Math.hypot(dx, dz)
  const least = radius + pinRadius
  if (distance >= least || distance < 1e-6) return 0
  // A little above its middle, so that its head goes first.
  return knock(
    ball,
    pin,
    { x: dx / distance, z: dz / distance, deep: least - distance },
    [0, along + 0.07],
    0.62,
  )
}

type Contact = { x: number; z: number; deep: number }

/** Two pins: each is a staff with round ends. Says how hard it was. */
export function pinMeetsPin(one: Piece, other: Piece): number {
  if (one.hidden || other.hidden) return 0
  const reach = pinTall + 0.1
  if (Math.abs(one.x - other.x) > reach || Math.abs(one.z - other.z) > reach) return 0
  const near = nearestOf(one, other)
  const [dx, dy, dz] = [near.x, near.y, near.z]
  const distance = Math.hypot(dx, dy, dz)
  const level = Math.hypot(dx, dz)
  if (distance >= pinRadius * 2 || level < 1e-4) return 0
  // One that lies on another is left there.
  if (level < distance * 0.3) return 0
  const contact = { x: dx / level, z: dz / level, deep: (pinRadius * 2 - distance) * 0.8 }
  return knock(one, other, contact, [near.one + 0.03, near.other + 0.06], 0.72)
}

/** Staffs as three numbers each: half the way from the middle to their end. */
function staffOf(pin: Piece) {
  const lean = leanOf(pin)
  const half = pinTall / 2 - pinRadius
  const share = lean < 1e-4 ? 0 : (Math.sin(lean) / lean) * half
  return {
    x: pin.leanX * share,
    y: Math.cos(lean) * half,
    z: pin.leanZ * share,
    middle: Math.cos(lean) * (pinTall / 2) + Math.sin(lean) * pinRadius + pin.hop,
    half,
  }
}

/** The shortest way from one staff to the other, and where along each it begins and ends, in metres from the middle. */
function nearestOf(one: Piece, other: Piece) {
  const [a, b] = [staffOf(one), staffOf(other)]
  const [rx, ry, rz] = [one.x - other.x, a.middle - b.middle, one.z - other.z]
  const aa = a.x * a.x + a.y * a.y + a.z * a.z
  const bb = b.x * b.x + b.y * b.y + b.z * b.z
  const ab = a.x * b.x + a.y * b.y + a.z * b.z
  const ar = a.x * rx + a.y * ry + a.z * rz
  const br = b.x * rx + b.y * ry + b.z * rz
  const spread = aa * bb - ab * ab
  const limit = (value: number) => Math.max(-1, Math.min(1, value))
  let s = spread < 1e-6 ? 0 : limit((ab * br - bb * ar) / spread)
  const t = limit((ab * s + br) / bb)
  s = limit((ab * t - ar) / aa)
  return {
    x: other.x + b.x * t - (one.x + a.x * s),
    y: b.middle + b.y * t - (a.middle + a.y * s),
    z: other.z + b.z * t - (one.z + a.z * s),
    one: a.y * s,
    other: b.y * t,
  }
}

/** Pushes two apart and hands on the blow; `lever` is how far above their middles they meet. */
function knock(one: Piece, other: Piece, at: Contact, lever: [number, number], spring: number): number {
  const [lightOne, lightOther] = [1 / one.mass, 1 / other.mass]
  const share = at.deep / (lightOne + lightOther)
  one.x -= at.x * share * lightOne
  one.z -= at.z * share * lightOne
  other.x += at.x * share * lightOther
  other.z += at.z * share * lightOther
  const [leverOne, leverOther] = one.spot < 0 ? [0, lever[1]] : lever
  const apart =
    (other.vx + other.tipX * leverOther - one.vx - one.tipX * leverOne) * at.x +
    (other.vz + other.tipZ * leverOther - one.vz - one.tipZ * leverOne) * at.z
  if (apart >= 0) return 0
  const blow =
    (-(1 + spring) * apart) /
    (lightOne * (1 + leverOne ** 2 / inertia) + lightOther * (1 + leverOther ** 2 / inertia))
  give(one, -blow, at, leverOne)
  give(other, blow, at, leverOther)
  return blow
}

function give(to: Piece, blow: number, at: Contact, lever: number): void {
  to.vx += (at.x * blow) / to.mass
  to.vz += (at.z * blow) / to.mass
  if (to.spot < 0) return
  to.tipX += (at.x * blow * lever) / (inertia * to.mass)
  to.tipZ += (at.z * blow * lever) / (inertia * to.mass)
  // Hard blows throw pins into the air.
  if (Math.abs(blow) > 2.4) to.vy = Math.max(to.vy, Math.min(3.4, (Math.abs(blow) - 2.4) * 0.42) / to.mass)
}
