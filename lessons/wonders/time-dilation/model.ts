/** Times in microseconds, lengths in kilometres. */
export const light = 0.299792458

/** The mean life of a muon at rest (Particle Data Group). */
export const meanLife = 2.197

export const muons = 400

export type TimeDilation = {
  time: number
  /** How far the muons and their clock have come. */
  flown: number
  /** Where and when the light in the clock last left a mirror. */
  left: { at: number; time: number; up: boolean }
  ticks: number
  /** How long each muon lives by its own clock. */
  lives: number[]
  landed: boolean
  path: [x: number, up: number][]
}

export const gammaOf = (speed: number) => 1 / Math.sqrt(1 - speed * speed)
