import type { Scene } from '../scene.ts'
import type { Land } from './land.ts'
import type { Things } from './things.ts'

/** Metres of a grown-up visitor. */
export const eyeHeight = 1.62
export const bodyRadius = 0.3
export const headHeight = 1.75
/** What is lower than this is stepped over; see also the footprints of kinds. */
const knee = 0.36
export const stepUp = 0.55
const dropAtMost = 2.5
const wadeAtMost = 1.1
const lavaAtMost = 0.05
/** How far ahead steepness is felt, and how much the ground may rise or fall on the way: 50°. */
const feel = 0.5
const steepRise = 0.6
const near = 0.1

/** Where one can stand, and how one gets from one place to the next. */
export type Footing = {
  /** What carries somebody whose feet are here or fall from here; -Infinity is nothing. */
  floorAt(x: number, z: number, feet: number): number
  /** Whether somebody who last stood at `footing` can be here with their feet at `feet`. */
  canBe(x: number, z: number, feet: number, footing: number): boolean
  /** Whether it is too steep to go from here so many metres in a direction of length 1. */
  isTooSteep(x: number, z: number, alongX: number, alongZ: number, way: number, feet: number): boolean
  isInBounds(x: number, z: number): boolean
}

export function openFooting(scene: Scene, land: Land, things: Things): Footing {
  const { reach, around } = scene
  const isInBounds = (x: number, z: number) => Math.abs(x) <= reach && Math.abs(z) <= reach

  /** Decks carry a little beyond their edges, so that nobody falls between two of them. */
  function deckAt(x: number, z: number, below: number): number {
    const height = things.deckAt(x, z, below)
    if (height !== Number.NEGATIVE_INFINITY) return height
    return Math.max(
      things.deckAt(x - 0.2, z, below),
      things.deckAt(x + 0.2, z, below),
      things.deckAt(x, z - 0.2, below),
      things.deckAt(x, z + 0.2, below),
    )
  }

  const floorAt = (x: number, z: number, feet: number) =>
    Math.max(land.groundAt(x, z), deckAt(x, z, feet + stepUp))

  function isWet(x: number, z: number, floor: number): boolean {
    if (around === 'underwater') return false
    const water = land.waterAt(x, z, floor)
    if (!water) return false
    return water.level - floor > (water.stuff === 'lava' ? lavaAtMost : wadeAtMost)
  }

  /** Decks have edges, not slopes: going down from one is a matter of the drop. */
  const isOnDeck = (x: number, z: number, floor: number) => floor > land.groundAt(x, z) + 0.005

  function isOnSlope(x: number, z: number, feet: number): boolean {
    const ground = land.groundAt(x, z)
    if (isOnDeck(x, z, floorAt(x, z, feet))) return false
    const rise = Math.max(
      Math.abs(land.groundAt(x + near, z) - ground),
      Math.abs(land.groundAt(x - near, z) - ground),
      Math.abs(land.groundAt(x, z + near) - ground),
      Math.abs(land.groundAt(x, z - near) - ground),
    )
    return rise > (near / feel) * steepRise
  }

  return {
    isInBounds,
    floorAt,
    canBe(x, z, feet, footing) {
      if (!isInBounds(x, z)) return false
      const floor = floorAt(x, z, feet)
      // Written so that a hole in the ground, which is no number, carries nobody.
      if (!(floor <= feet + stepUp && footing - floor <= dropAtMost)) return false
      if (isWet(x, z, floor)) return false
      // All the way from where the feet come down to the head: nobody lands in a fence they jumped at.
      const head = Math.max(feet, floor) + headHeight
      if (things.isFilled(x, z, bodyRadius, floor + knee, head)) return false
      return things.deckAbove(x, z, Math.max(feet, floor) + stepUp) >= head
    },
    isTooSteep(x, z, alongX, alongZ, way, feet) {
      const toX = x + alongX * way
      const toZ = z + alongZ * way
      const to = floorAt(toX, toZ, feet)
      if (isOnDeck(toX, toZ, to)) return false
      const ahead = floorAt(toX + alongX * feel, toZ + alongZ * feel, feet)
      if (Math.abs(ahead - to) <= steepRise && !isOnSlope(toX, toZ, feet)) return false
      // Whoever has got onto a slope, as by flying, gets down from it.
      return !(isOnSlope(x, z, feet) && to < floorAt(x, z, feet))
    },
  }
}
