/** A point that goes round, as a pair of numbers, and what it has left behind on the two strips of paper. */
export type Turning = {
  x: number
  y: number
  /** All that it has turned, in radians. */
  turned: number
  started: number
  time: number
  trail: (readonly [time: number, x: number, y: number])[]
}

/** As long as this, in seconds, the strips of paper are. */
export const seen = 8
