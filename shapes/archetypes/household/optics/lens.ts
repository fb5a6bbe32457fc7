import type { Solid } from '../../../geometry/solid.ts'
import { lathe, torus } from '../../../geometry/solids.ts'
import { polished } from '../../../materials/material.ts'

/** A lens barrel along z: rings, and glass in front. */
export function lens(radius: number, long: number): { barrel: Solid; glass: Solid; rings: Solid } {
  const barrel = lathe(
    [
      [radius * 0.9, 0],
      [radius, 0.005],
      [radius, long * 0.4],
      [radius * 0.94, long * 0.44],
      [radius * 0.94, long * 0.9],
      [radius * 0.98, long * 0.92],
      [radius * 0.98, long],
      [radius * 0.86, long],
      [radius * 0.8, long * 0.9],
      [radius * 0.4, long * 0.82],
    ],
    { corners: 44, flutes: (_, y) => (y > long * 0.1 && y < long * 0.38 ? 1.012 : 1) },
  )
  return {
    barrel: barrel.turn(90, 0, 0),
    glass: lathe(
      [
        [0, long * 0.82],
        [radius * 0.78, long * 0.84],
        [radius * 0.5, long * 0.92],
        [0, long * 0.95],
      ],
      { corners: 36 },
    ).turn(90, 0, 0),
    rings: torus(radius * 1.0, radius * 0.05, 44, 8)
      .turn(90, 0, 0)
      .move(0, 0, long * 0.42)
      .with(
        torus(radius * 0.92, radius * 0.05, 44, 8)
          .turn(90, 0, 0)
          .move(0, 0, long),
      ),
  }
}

/** The blue shine of coated glass. */
export const coated = polished('#2a3f7a', { metalness: 0.3, roughness: 0.04 })
