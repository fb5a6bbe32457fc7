/** Two carts on one line: the middles' places in metres, speeds in metres a second. */
export type Carts = {
  x1: number
  x2: number
  v1: number
  v2: number
  time: number
  /** How many times the bumpers have let go again. */
  bounces: number
  touching: boolean
  warmth: number
}

/** Between the middles when the bumpers just touch. */
export const reach = 0.5
