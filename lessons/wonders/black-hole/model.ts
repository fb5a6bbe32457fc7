/** Light goes this many kilometres in a millisecond. */
export const light = 299.792458

/** The Schwarzschild radius of one Sun, 2GM/c², in km. */
const solar = 2.95325
export const horizonOf = (mass: number) => solar * mass

/** Lengths in kilometres, times in milliseconds by the ship's own clock. */
export type BlackHole = {
  own: number
  far: number
  distance: number
  /** How fast the distance changes, per own time. */
  outward: number
  /** The angle so far, never wrapped. */
  angle: number
  /** r² dφ/dτ. */
  spin: number
  /** The angle at which it last was farthest out, and how far past a full circle it came there. */
  farthest: number
  advance: number
  fallen: boolean
  trail: [x: number, y: number][]
}
