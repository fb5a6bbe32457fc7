import { holds, type Input } from '../../../core/input.ts'
import { tell } from '../../../game/world.ts'
import { floorUnder } from '../../blocks.ts'
import { looking } from '../../looking.ts'
import { addBody, angleBetween, clamp, dt, ease, heroOf, turned } from '../../space.ts'
import { eyeAt, faceOf, gravity, launch, middleOf, nockAt, swayOf } from './ballistics.ts'
import { blocksOf, siteOf } from './level.ts'
import { type ArcheryWorld, blank, isTarget, type Thing } from './world.ts'

/** Keys of the shapes that an archer holds and shoots, where the cast has none. */
export const arrowKey = 'arrow'
export const weaponKey = 'weapon'

const straight = Math.PI
const mostAside = 0.72
const least = 0.22
const drawSteps = 38
const nockSteps = 16

/** Where the archer looks. Keys begin slowly, so that a tap is a fine touch; a narrow view makes all of it finer. */
export function aim(world: ArcheryWorld, input: Input): void {
  const wish = looking(world, input)
  const isHeld = wish.aside !== 0 || wish.forward !== 0
  world.aimHeld = isHeld ? world.aimHeld + 1 : 0
  const fine = world.eye.field / 60
  const rate = (0.1 + 0.85 * Math.min(1, world.aimHeld / 30)) * dt * fine
  world.aimYaw += wish.turn * fine - wish.aside * rate
  world.aimPitch += wish.tilt * fine + wish.forward * rate * 0.8
  world.aimYaw = clamp(world.aimYaw, straight - mostAside, straight + mostAside)
  world.aimPitch = clamp(world.aimPitch, -0.22, 0.55)
  // Holding one's breath steadies the hand, as long as it lasts.
  const isHolding = holds(input.held, 'b') && world.breath > 0.02
  world.breath = clamp(world.breath + (isHolding ? -1 / 170 : 1 / 260), 0, 1)
  world.focus = ease(world.focus, isHolding ? 1 : 0, 0.12)
}

/** Draws while the button is held, and shoots when it is let go. */
export function drawBow(world: ArcheryWorld, input: Input): void {
  if (world.nocking > 0) {
    world.nocking--
    return
  }
  if (holds(input.held, 'a') && world.arrows > 0) {
    world.draw = Math.min(1, world.draw + (world.powers.rapid ? 2.2 : 1) / drawSteps)
    world.tired = world.draw >= 1 ? Math.min(120, world.tired + (world.focus > 0.5 ? 0.3 : 1)) : 0
    return
  }
  // A string that was hardly drawn is let down again: nothing is lost.
  if (world.draw >= least && world.arrows > 0) shoot(world)
  world.draw = 0
  world.tired = 0
}

function shoot(world: ArcheryWorld): void {
  const hero = heroOf(world)
  const fan = world.powers.multi ? [0, -0.035, 0.035] : [0]
  for (const aside of fan) {
    const flight = launch(world, world.draw, aside)
    const size = ammoSize(world)
    addBody(world, ammoOf(world), 'shot', {
      ...blank,
      ...flight,
      y: flight.y - size / 2,
      size,
      radius: 0.1,
      grounded: false,
      left: 420,
    })
  }
  world.arrows--
  world.nocking = nockSteps
  hero.act = 'attack'
  const at = nockAt(world)
  tell(world, 'shoot', { by: hero.cast, to: ammoOf(world), ...at })
}

/** What flies: something of the prompt, or an arrow. */
export function ammoOf({ plan }: ArcheryWorld): string {
  const own = plan.content?.ammo
  return typeof own === 'string' ? own : arrowKey
}
const ammoSize = ({ plan }: ArcheryWorld): number => (plan.content?.ammo === undefined ? 1.05 : 0.6)

/** One step of an arrow. Says whom it has hit, and how far from the middle, from 0 to 1. */
export function fly(world: ArcheryWorld, arrow: Thing): { target: Thing; off: number } | undefined {
  if (arrow.done) {
    stayIn(world, arrow)
    return undefined
  }
  const half = arrow.size / 2
  const [x, y, z] = [arrow.x, arrow.y + half, arrow.z]
  arrow.vx += world.wind * dt
  arrow.vy -= gravity * dt
  arrow.x += arrow.vx * dt
  arrow.y += arrow.vy * dt
  arrow.z += arrow.vz * dt
  lay(world, arrow)
  const hit = firstHit(world, x, y, z, arrow)
  if (hit) {
    const { target } = hit
    const [middle, face] = [target.y + middleOf(target), faceOf(target)]
    arrow.done = true
    arrow.stuckIn = target.id
    arrow.offX = clamp(hit.x - target.x, -face, face)
    arrow.offY = hit.y - middle + middleOf(target) - half
    arrow.offZ = half * 0.75
    stayIn(world, arrow)
    return { target, off: hit.off }
  }
  const ground = siteOf(world.plan).height(arrow.x, arrow.z)
  const floor = floorUnder(blocksOf(world.plan, world.level), ground, { ...arrow, y: 60 }, 0.05, 99)
  const isOut = arrow.z < -80 || Math.abs(arrow.x) > 80
  if (arrow.y + half > floor && !isOut) return undefined
  arrow.done = true
  arrow.left = 260
  tell(world, 'miss', { by: arrow.cast, x: arrow.x, y: Math.max(floor, arrow.y + half), z: arrow.z })
  world.combo = 0
  return undefined
}

/** An arrow lies along its way: its shape stands upright by itself. Other things tumble. */
function lay({ plan }: ArcheryWorld, arrow: Thing): void {
  arrow.yaw = Math.atan2(arrow.vx, arrow.vz)
  if (plan.content?.tumbles === true) arrow.pitch += 0.25
  else arrow.pitch = Math.atan2(arrow.vy, Math.hypot(arrow.vx, arrow.vz)) - Math.PI / 2
}

function stayIn(world: ArcheryWorld, arrow: Thing): void {
  if (arrow.stuckIn === 0) return
  const target = world.bodies.find(({ id }) => id === arrow.stuckIn)
  if (!target || target.hidden || target.fallen > 8) {
    arrow.left = 0
    arrow.hidden = true
    return
  }
  arrow.x = target.x + arrow.offX
  arrow.y = target.y + arrow.offY
  arrow.z = target.z + arrow.offZ
}

type Hit = { target: Thing; off: number; x: number; y: number }

/** Whoever the way of this step goes through, the nearest first. */
function firstHit(world: ArcheryWorld, x: number, y: number, z: number, arrow: Thing): Hit | undefined {
  const end = arrow.y + arrow.size / 2
  let best: Hit | undefined
  let first = 2
  const wide = world.powers.wide ? 1.6 : 1
  for (const target of world.bodies) {
    if (!isTarget(target) || target.hidden || target.z > z + 0.01 || target.z < arrow.z - 0.01) continue
    const share = (z - target.z) / Math.max(1e-6, z - arrow.z)
    if (share > first) continue
    const [px, py] = [x + (arrow.x - x) * share, y + (end - y) * share]
    const [dx, dy] = [px - target.x, py - target.y - middleOf(target)]
    const tall = target.board ? faceOf(target) : target.size * 0.5
    const off = Math.hypot(dx / (faceOf(target) * wide), dy / (tall * wide))
    // What hides behind its cover cannot be hit there.
    if (off > 1 || (target.way === 'pop' && py < target.homeY + 0.95)) continue
    first = share
    best = { target, off, x: px, y: py }
  }
  return best
}

/** Turns the archer, holds the weapon before it, and puts the eye over its shoulder. */
export function pose(world: ArcheryWorld, atOnce = false): void {
  const hero = heroOf(world)
  hero.yaw += angleBetween(hero.yaw, world.aimYaw) * (atOnce ? 1 : 0.3)
  hero.act = world.draw > 0.05 || world.nocking > 4 ? 'attack' : 'go'
  hero.roll = ease(hero.roll, -(world.aimYaw - straight) * 0.08, 0.1)
  hero.y = 0.4
  const weapon = world.bodies.find(({ role }) => role === 'effect')
  const sway = swayOf(world)
  if (weapon) holdWeapon(world, weapon, sway)
  const { eye } = world
  const at = eyeAt(world)
  const share = atOnce ? 1 : 0.55
  eye.x = ease(eye.x, at.x, share)
  eye.y = ease(eye.y, at.y, share)
  eye.z = ease(eye.z, at.z, share)
  eye.yaw = turned(world.aimYaw + sway.x)
  eye.pitch = world.aimPitch + sway.y
  eye.roll = 0
  eye.field = ease(eye.field, 58 - world.draw * 7 - world.focus * 22, atOnce ? 1 : 0.14)
}

function holdWeapon(world: ArcheryWorld, weapon: Thing, sway: { x: number; y: number }): void {
  const at = nockAt(world)
  const kick = world.nocking > 8 ? (world.nocking - 8) * 0.012 : 0
  // A bow is made to point along its x, everything else along its z.
  const isBow = world.plan.content?.weapon === 'bow'
  weapon.x = at.x
  weapon.z = at.z
  weapon.y = at.y - weapon.size * (isBow ? 0.52 : 0.5) - kick
  const up = world.aimPitch + sway.y
  weapon.yaw = world.aimYaw - (isBow ? Math.PI / 2 : 0)
  weapon.pitch = isBow ? 0.12 : up
  weapon.roll = isBow ? -up - world.draw * 0.02 : 0
}
