import type { Place, Pose, Scene } from '../scene.ts'
import { bodyRadius, eyeHeight, type Footing, headHeight, stepUp } from './footing.ts'
import type { Things } from './things.ts'

/** The visitor. `at` is where the feet are. */
export type Walker = {
  at: Place
  yaw: number
  pitch: number
  velocity: Place
  isFlying: boolean
  isGrounded: boolean
  /** The height that was last stood on. */
  footing: number
  /** Metres gone on foot: steps are heard and seen by it. */
  walked: number
}

/** What a visitor wants in one step; whatever is left away is not wanted. */
export type WalkInput = {
  /** From -1 (back) to 1. */
  forward?: number
  /** From -1 (left) to 1 (right). */
  side?: number
  /** From -1 (down) to 1: in flight and under water. */
  up?: number
  /** Radians a second; positive is to the left. */
  turn?: number
  /** Looks there, whatever it was before. */
  yaw?: number
  pitch?: number
  run?: boolean
  jump?: boolean
}

const walkSpeed = 2.6
const runSpeed = 5.6
const swimSpeed = 2.2
const flySpeed = 7
const flyFast = 18
const jumpSpeed = 4.2
const gravity = 12
/** Bodies under water nearly float. */
const sinkSpeed = 0.7
const riseSpeed = 1.8
/** How quickly one comes up to speed and stops, each second. */
const grip = 12
const gripInAir = 2.5
/** The eye may not come closer to what it flies over. */
const hover = 0.5

/** When the straight way is blocked, one slides along what is there: turns that are tried, and what is left of the speed. */
const slides = [0.45, -0.45, 0.9, -0.9, 1.35, -1.35].map((turn) => ({
  cos: Math.cos(turn),
  sin: Math.sin(turn),
  left: Math.cos(turn),
}))

export type Legs = {
  step(walker: Walker, input: WalkInput, dt: number): void
  /** The nearest place to stand at or below a pose, looking the same way. */
  settle(pose: Pose): Walker
}

export function openLegs(scene: Scene, footing: Footing, things: Things): Legs {
  const { reach, around } = scene
  const isUnderwater = around === 'underwater'
  const ceiling = ceilingOf(scene)
  const bottom = lowestOf(scene)

  function step(walker: Walker, input: WalkInput, dt: number): void {
    if (input.yaw !== undefined) walker.yaw = input.yaw
    if (input.pitch !== undefined) walker.pitch = input.pitch
    walker.yaw += (input.turn ?? 0) * dt
    if (walker.isFlying) fly(walker, input, dt)
    else if (isUnderwater) swim(walker, input, dt)
    else walk(walker, input, dt)
  }

  /** Turns what is wanted into metres a second along x and z. */
  function aim(
    walker: Walker,
    { forward = 0, side = 0 }: WalkInput,
    speed: number,
    rate: number,
    dt: number,
  ): void {
    const long = Math.max(1, Math.hypot(forward, side))
    const ahead = (forward / long) * speed
    const right = (side / long) * speed
    const sin = Math.sin(walker.yaw)
    const cos = Math.cos(walker.yaw)
    const blend = 1 - Math.exp(-rate * dt)
    const { velocity } = walker
    velocity[0] += (-sin * ahead + cos * right - velocity[0]) * blend
    velocity[2] += (-cos * ahead - sin * right - velocity[2]) * blend
  }

  function walk(walker: Walker, input: WalkInput, dt: number): void {
    const { at, velocity } = walker
    aim(walker, input, input.run ? runSpeed : walkSpeed, walker.isGrounded ? grip : gripInAir, dt)
    if (input.jump && walker.isGrounded) {
      velocity[1] = jumpSpeed
      walker.isGrounded = false
    }
    const [x, , z] = at
    slide(
      walker,
      dt,
      (toX, toZ, alongX, alongZ) =>
        footing.canBe(toX, toZ, at[1], walker.footing) &&
        !footing.isTooSteep(at[0], at[2], alongX, alongZ, Math.hypot(toX - at[0], toZ - at[2]), at[1]),
    )
    const floor = footing.floorAt(at[0], at[2], at[1])
    if (walker.isGrounded && at[1] - floor <= stepUp) at[1] = floor
    else {
      walker.isGrounded = false
      velocity[1] -= gravity * dt
      at[1] += velocity[1] * dt
      if (at[1] <= floor) land(walker, floor)
    }
    if (!walker.isGrounded) return
    walker.footing = at[1]
    walker.walked += Math.hypot(at[0] - x, at[2] - z)
  }

  function land(walker: Walker, floor: number): void {
    walker.at[1] = floor
    walker.velocity[1] = 0
    walker.isGrounded = true
  }

  /** Walks on the ground or swims above it, over whatever is low enough. */
  function swim(walker: Walker, input: WalkInput, dt: number): void {
    const { at, velocity } = walker
    aim(walker, input, input.run ? swimSpeed * 1.7 : swimSpeed, grip / 4, dt)
    const up = Math.max(input.up ?? 0, input.jump ? 1 : 0)
    const wanted = up > 0 ? up * riseSpeed : Math.min(up * riseSpeed, -sinkSpeed)
    velocity[1] += (wanted - velocity[1]) * (1 - Math.exp(-3 * dt))
    const [x, , z] = at
    slide(walker, dt, (toX, toZ) => canSwim(toX, at[1], toZ))
    const floor = footing.floorAt(at[0], at[2], at[1])
    const toY = Math.min(ceiling, at[1] + velocity[1] * dt)
    walker.isGrounded = false
    if (toY <= floor) land(walker, floor)
    else if (canSwim(at[0], toY, at[2])) at[1] = toY
    else velocity[1] = 0
    walker.footing = at[1]
    if (walker.isGrounded) walker.walked += Math.hypot(at[0] - x, at[2] - z)
  }

  function canSwim(x: number, feet: number, z: number): boolean {
    if (!footing.isInBounds(x, z) || !(footing.floorAt(x, z, feet) <= feet + stepUp)) return false
    const floor = Math.max(feet, footing.floorAt(x, z, feet))
    return !things.isFilled(x, z, bodyRadius, floor + 0.1, floor + headHeight)
  }

  /** Goes where it looks. Only the eye has a body then. */
  function fly(walker: Walker, input: WalkInput, dt: number): void {
    const { at, velocity, pitch } = walker
    const speed = input.run ? flyFast : flySpeed
    const forward = input.forward ?? 0
    aim(walker, { forward: forward * Math.cos(pitch), side: input.side ?? 0 }, speed, 4, dt)
    const climb = Math.max(
      -1,
      Math.min(1, (input.up ?? 0) + forward * Math.sin(pitch) + (input.jump ? 1 : 0)),
    )
    velocity[1] += (climb * speed - velocity[1]) * (1 - Math.exp(-4 * dt))
    slide(walker, dt, (toX, toZ) => canFly(toX, at[1] + eyeHeight, toZ))
    const lowest = Math.max(bottom, footing.floorAt(at[0], at[2], at[1] + eyeHeight - stepUp))
    const toY = Math.max(lowest + hover - eyeHeight, Math.min(ceiling, at[1] + velocity[1] * dt))
    if (canFly(at[0], toY + eyeHeight, at[2])) at[1] = toY
    else velocity[1] = 0
  }

  const canFly = (x: number, eye: number, z: number) =>
    footing.isInBounds(x, z) && !things.isFilled(x, z, bodyRadius, eye - 0.3, eye + 0.3)

  /** Moves along, or along what is in the way; stops only where neither goes. */
  function slide(
    { at, velocity }: Walker,
    dt: number,
    isFree: (x: number, z: number, alongX: number, alongZ: number) => boolean,
  ): void {
    const [speedX, , speedZ] = velocity
    const speed = Math.hypot(speedX, speedZ)
    if (speed < 0.001) return
    const alongX = speedX / speed
    const alongZ = speedZ / speed
    const way = speed * dt
    if (isFree(at[0] + alongX * way, at[2] + alongZ * way, alongX, alongZ)) {
      at[0] += alongX * way
      at[2] += alongZ * way
      return
    }
    for (const { cos, sin, left } of slides) {
      const x = alongX * cos + alongZ * sin
      const z = -alongX * sin + alongZ * cos
      if (!isFree(at[0] + x * way * left, at[2] + z * way * left, x, z)) continue
      at[0] += x * way * left
      at[2] += z * way * left
      return
    }
    velocity[0] = 0
    velocity[2] = 0
  }

  function settle({ at: [x, y, z], yaw, pitch }: Pose): Walker {
    const feet = y - eyeHeight
    const inside = (metres: number) => Math.max(-reach, Math.min(reach, metres))
    const found = nearestStand(inside(x), inside(z), feet) ?? nearestStand(0, 0, feet + 40) ?? [x, feet, z]
    return {
      at: found,
      yaw,
      pitch,
      velocity: [0, 0, 0],
      isFlying: false,
      isGrounded: true,
      footing: found[1],
      walked: 0,
    }
  }

  /** Tried in rings that grow, so that the nearest is found first. */
  function nearestStand(x: number, z: number, feet: number): Place | undefined {
    for (let ring = 0; ring <= reach * 2; ring += ring < 6 ? 0.4 : 1.5) {
      const tries = Math.max(1, Math.ceil((ring * 2 * Math.PI) / 0.8))
      for (let index = 0; index < tries; index++) {
        const angle = (index / tries) * 2 * Math.PI
        const toX = x + Math.cos(angle) * ring
        const toZ = z + Math.sin(angle) * ring
        const floor = footing.floorAt(toX, toZ, feet)
        if (Number.isFinite(floor) && footing.canBe(toX, toZ, floor, floor) && hasWayOut(toX, toZ, floor))
          return [toX, floor, toZ]
      }
    }
    return undefined
  }

  /** A gap between two crates is no place to arrive at. */
  function hasWayOut(x: number, z: number, floor: number): boolean {
    let ways = 0
    for (let index = 0; index < 8; index++) {
      const alongX = Math.cos((index * Math.PI) / 4)
      const alongZ = Math.sin((index * Math.PI) / 4)
      if (
        !footing.isTooSteep(x, z, alongX, alongZ, 0.1, floor) &&
        footing.canBe(x + alongX * 0.6, z + alongZ * 0.6, floor, floor)
      )
        ways++
    }
    return ways >= 2
  }

  return { step, settle }
}

/** How high the feet may get in flight: under the open sky far up, in a room below the top of its walls. */
function ceilingOf(scene: Scene): number {
  if (scene.around === 'outdoors' || scene.around === 'void') return Math.max(40, scene.reach)
  if (scene.around === 'underwater') {
    const surface = Math.max(...scene.waters.map(({ level }) => level), 12)
    return Math.min(surface - 1, 30) - eyeHeight
  }
  const tops = scene.placed.map(({ kind, at, scale }) => at[1] + (scene.kinds[kind]?.max[1] ?? 0) * scale)
  return Math.max(2.4, ...tops) - 0.4 - eyeHeight
}

/** Where nothing is below, one can look at it all from beneath, but not fall forever. */
function lowestOf({ placed }: Scene): number {
  return Math.min(0, ...placed.map(({ at }) => at[1])) - 8
}
