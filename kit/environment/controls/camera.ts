import type { Place, Pose, Scene } from '../scene.ts'
import { eyeHeight, stepSeconds, type World, type WorldState } from '../world.ts'
import { focusOf } from './focus.ts'
import { type Intent, nothing } from './intent.ts'

export type Mode = 'walk' | 'fly' | 'orbit'

/** Moves the visitor through the world, and says where the eye is. */
export type Camera = {
  mode(): Mode
  change(mode: Mode): void
  /** To a pose of the scene: on foot where one can stand there, else in flight. */
  go(pose: Pose): void
  /** Looks on while the visitor has not touched anything. */
  attract(on: boolean): void
  step(intent: Intent): void
  pose(): Pose
  /** Nothing moves by itself: no nodding, no drifting, no gliding. */
  calm(on: boolean): void
}

const steepest = 1.45
/** Seconds that the eye takes from one mode to the next. */
const glide = 0.9
/** How quickly the eye follows steps and bumps, each second. */
const softness = 13
const stride = 1.5
const nod = 0.02

export function createCamera(scene: Scene, world: World, state: WorldState): Camera {
  const { walker } = state
  const focus = focusOf(scene, world)
  let mode: Mode = 'walk'
  let isCalm = false
  let isAttracting = false
  let eyeY = walker.at[1] + eyeHeight
  const orbit = { yaw: 0, pitch: -0.3, far: 10, untouched: 0 }
  let glides: { from: Pose; left: number } | undefined

  function look(yaw: number, pitch: number): void {
    walker.yaw = yaw
    walker.pitch = Math.max(-steepest, Math.min(steepest, pitch))
  }

  /** From here on the eye comes over smoothly from where it is now. */
  function glideFromHere(): void {
    glides = isCalm ? undefined : { from: pose(), left: glide }
  }

  function change(next: Mode): void {
    if (next === mode) return
    glideFromHere()
    const here = target()
    mode = next
    if (next === 'orbit') beginOrbit(here)
    else if (next === 'fly') takeOff(here)
    else land(here)
  }

  function beginOrbit({ at }: Pose): void {
    const [dx, dy, dz] = [at[0] - focus[0], at[1] - focus[1], at[2] - focus[2]]
    const flat = Math.hypot(dx, dz)
    orbit.yaw = Math.atan2(dx, dz)
    orbit.pitch = Math.max(-1.2, Math.min(-0.16, -Math.atan2(dy, flat)))
    orbit.far = Math.max(closest(), Math.min(furthest(), Math.hypot(flat, dy)))
    orbit.untouched = 2
  }

  const closest = () => (scene.around === 'indoors' ? 1.5 : 3)
  const furthest = () => Math.max(6, scene.reach * (scene.around === 'indoors' ? 0.95 : 1.6))

  function takeOff({ at, yaw, pitch }: Pose): void {
    look(yaw, pitch)
    walker.isFlying = true
    walker.isGrounded = false
    walker.at = [at[0], at[1] - eyeHeight, at[2]]
    walker.velocity = [0, 0, 0]
  }

  function land({ at, yaw, pitch }: Pose): void {
    Object.assign(walker, world.settle({ at, yaw, pitch }))
    look(yaw, Math.max(-0.5, Math.min(0.5, pitch)))
    eyeY = walker.at[1] + eyeHeight
  }

  function step(intent: Intent): void {
    const dt = stepSeconds
    if (glides) {
      glides.left -= dt
      if (glides.left <= 0) glides = undefined
    }
    if (mode === 'orbit') {
      turnOrbit(intent, dt)
      world.step(state, {})
    } else {
      look(walker.yaw + intent.turn, walker.pitch + intent.tilt)
      world.step(state, { ...intent, turn: 0, yaw: walker.yaw, pitch: walker.pitch })
    }
    const height = walker.at[1] + eyeHeight
    const isStep = walker.isGrounded && Math.abs(height - eyeY) < 1
    eyeY = isStep ? eyeY + (height - eyeY) * (1 - Math.exp(-softness * dt)) : height
  }

  function turnOrbit({ turn, tilt, zoom, forward, side, up }: Intent, dt: number): void {
    const isTouched = turn || tilt || zoom || forward || side || up
    orbit.untouched = isTouched ? 0 : orbit.untouched + dt
    // Left alone, it goes on slowly by itself.
    const drift = !isCalm && orbit.untouched > 2.5 ? 0.06 * dt * Math.min(1, orbit.untouched - 2.5) : 0
    orbit.yaw += turn + side * 1.2 * dt + drift
    orbit.pitch = Math.max(-1.4, Math.min(-0.03, orbit.pitch + tilt - up * 0.8 * dt))
    const closer = zoom + forward * 0.8 * dt
    orbit.far = Math.max(closest(), Math.min(furthest(), orbit.far * Math.exp(-closer)))
  }

  function orbitPose(): Pose {
    const across = Math.cos(orbit.pitch)
    const [dx, dy, dz] = [Math.sin(orbit.yaw) * across, -Math.sin(orbit.pitch), Math.cos(orbit.yaw) * across]
    const far = scene.around === 'indoors' ? freeWay(dx, dy, dz) : orbit.far
    const x = focus[0] + dx * far
    const z = focus[2] + dz * far
    const ground = world.groundAt(x, z)
    const y = Math.max(focus[1] + dy * far, Number.isFinite(ground) ? ground + 0.5 : Number.NEGATIVE_INFINITY)
    const flat = Math.hypot(x - focus[0], z - focus[2])
    return { at: [x, y, z], yaw: orbit.yaw, pitch: -Math.atan2(y - focus[1], flat) }
  }

  /** In a room the eye stays on this side of the walls. */
  function freeWay(dx: number, dy: number, dz: number): number {
    let far = closest() * 0.5
    while (far < orbit.far && world.isClear([focus[0] + dx * far, focus[1] + dy * far, focus[2] + dz * far]))
      far += 0.15
    return Math.max(closest() * 0.5, far - 0.2)
  }

  /** Where the eye is meant to be, but for the way there. */
  function target(): Pose {
    if (mode === 'orbit') return orbitPose()
    const { at, yaw, pitch, isFlying, isGrounded, walked } = walker
    const bob = isCalm || isFlying || !isGrounded ? 0 : Math.sin((walked / stride) * 2 * Math.PI) * nod
    return { at: [at[0], (isFlying ? at[1] + eyeHeight : eyeY) + bob, at[2]], yaw, pitch }
  }

  function pose(): Pose {
    const to = isAttracting ? attractPose() : target()
    if (!glides) return to
    const part = 1 - glides.left / glide
    return between(glides.from, to, part * part * (3 - 2 * part))
  }

  /** Breathes around the first view: a little to the side and back, looking at the same place. */
  function attractPose(): Pose {
    const first = scene.views[0] ?? target()
    if (isCalm) return first
    const sway = Math.sin(state.time * 0.22)
    const wide = scene.around === 'indoors' ? 0.25 : 0.55
    const [x, y, z] = first.at
    return {
      at: [
        x + Math.cos(first.yaw) * sway * wide,
        y + Math.sin(state.time * 0.31) * 0.06,
        z - Math.sin(first.yaw) * sway * wide,
      ],
      yaw: first.yaw + sway * 0.05,
      pitch: first.pitch + Math.sin(state.time * 0.17) * 0.012,
    }
  }

  return {
    mode: () => mode,
    change,
    go(to) {
      glides = undefined
      const stood = world.settle(to)
      const isNear = Math.hypot(stood.at[0] - to.at[0], stood.at[2] - to.at[2]) < 1
      const isLevel = Math.abs(stood.at[1] + eyeHeight - to.at[1]) < 1
      mode = isNear && isLevel ? 'walk' : 'fly'
      if (mode === 'walk') {
        Object.assign(walker, stood)
        look(to.yaw, to.pitch)
        eyeY = walker.at[1] + eyeHeight
      } else takeOff(to)
    },
    attract(on) {
      if (on === isAttracting) return
      if (!on) glideFromHere()
      isAttracting = on
    },
    step: (intent) => step(isAttracting ? nothing : intent),
    pose,
    calm(on) {
      isCalm = on
    },
  }
}

function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (one: number, other: number) => one + (other - one) * part
  const turn = Math.atan2(Math.sin(to.yaw - from.yaw), Math.cos(to.yaw - from.yaw))
  const at: Place = [mix(from.at[0], to.at[0]), mix(from.at[1], to.at[1]), mix(from.at[2], to.at[2])]
  return { at, yaw: from.yaw + turn * part, pitch: mix(from.pitch, to.pitch) }
}
