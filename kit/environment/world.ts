import type { GroundSurface, Place, Pose, Scene } from './scene.ts'
import { type Creature, openCreatures } from './world/creatures.ts'
import { eyeHeight, openFooting } from './world/footing.ts'
import { openLand } from './world/land.ts'
import { openThings } from './world/things.ts'
import { openLegs, type Walker, type WalkInput } from './world/walker.ts'

export type { Creature, Walker, WalkInput }
export { eyeHeight }

/** Everything that changes: plain data, so `structuredClone` copies a world. */
export type WorldState = {
  /** Seconds since it began. */
  time: number
  walker: Walker
  creatures: Creature[]
}

/**
 * A scene without a screen: where one can go, and what lives there. The same steps lead to the same state, here, in the
 * proof and in a browser. Steps are a sixtieth of a second.
 */
export type World = {
  begin(pose?: Pose): WorldState
  /** The visitor and all that lives, one step on. */
  step(state: WorldState, input: WalkInput, dt?: number): void
  /** The visitor alone: what a search for ways needs. */
  walk(walker: Walker, input: WalkInput, dt?: number): void
  /** A walker at the nearest place to stand below this pose. */
  settle(pose: Pose): Walker
  eyeOf(walker: Walker): Place
  /** The height of the bare ground or ice; -Infinity where nothing is below. */
  groundAt(x: number, z: number): number
  /** What carries somebody whose feet are at or above this height: the ground or a deck. */
  floorAt(x: number, z: number, feet: number): number
  /** Metres of water above the floor; 0 where it is dry. */
  depthAt(x: number, z: number): number
  /** Whether a visitor can stand here, stepping from the height of `feet`. */
  canStand(x: number, z: number, feet: number): boolean
  /** Whether nothing solid is at a place that an eye would like to be at. */
  isClear(place: Place): boolean
  surfaceAt(x: number, z: number, feet: number): GroundSurface
}

export const stepSeconds = 1 / 60

export function openWorld(scene: Scene): World {
  const land = openLand(scene)
  const things = openThings(scene)
  const footing = openFooting(scene, land, things)
  const legs = openLegs(scene, footing, things)
  const creatures = openCreatures(scene, land, footing, things)

  return {
    begin: (pose = scene.spawn) => ({ time: 0, walker: legs.settle(pose), creatures: creatures.begin() }),
    step(state, input, dt = stepSeconds) {
      state.time += dt
      legs.step(state.walker, input, dt)
      creatures.step(state.creatures, state.time, state.walker.at, dt)
    },
    walk: (walker, input, dt = stepSeconds) => legs.step(walker, input, dt),
    settle: legs.settle,
    eyeOf: ({ at: [x, y, z] }) => [x, y + eyeHeight, z],
    groundAt: land.groundAt,
    floorAt: footing.floorAt,
    depthAt(x, z) {
      const ground = land.groundAt(x, z)
      return Math.max(0, (land.waterAt(x, z, ground)?.level ?? ground) - ground) || 0
    },
    canStand: (x, z, feet) => footing.canBe(x, z, feet, feet),
    isClear: ([x, y, z]) =>
      footing.isInBounds(x, z) && y > land.groundAt(x, z) && !things.isFilled(x, z, 0.2, y - 0.15, y + 0.15),
    surfaceAt(x, z, feet) {
      const isOnDeck = footing.floorAt(x, z, feet) > land.groundAt(x, z) + 0.02
      return isOnDeck && !scene.ground.isVoid ? 'planks' : land.surfaceAt(x, z)
    },
  }
}
