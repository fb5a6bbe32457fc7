import { type Solid, together } from '../../geometry/solid.ts'
import { chanceAt } from '../../materials/noise.ts'

/** Copies of something small spread over a round area, each turned its own way; `lift` gives the height there. */
export function strewn(
  one: Solid,
  count: number,
  radius: number,
  lift: (far: number) => number,
  seed = 1,
): Solid {
  return together(
    Array.from({ length: count }, (_, i) => {
      const far = radius * Math.sqrt((i + 0.5) / count)
      const angle = i * 2.39996 + chanceAt(i, seed, 3)
      const turned = one.turn(
        chanceAt(i, seed, 1) * 50 - 25,
        chanceAt(i, seed, 2) * 360,
        chanceAt(i, seed, 4) * 50 - 25,
      )
      return turned.move(Math.sin(angle) * far, lift(far), Math.cos(angle) * far)
    }),
  )
}

/** How far the rim of icing or sauce hangs down at an angle, from 0 to 1. */
export const drip =
  (drops: number, seed = 0) =>
  (angle: number): number =>
    0.5 + 0.5 * Math.sin(angle * drops + seed) * (0.6 + 0.4 * Math.sin(angle * 3 + seed * 2))
