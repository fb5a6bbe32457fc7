import type { Solid } from '../../geometry/solid.ts'
import { type ExtrudeOptions, extrude, lathe, softened } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'

/** An outline seen from above (x to the right, y away from the viewer) as a slice that lies on its middle. */
export const slice = (outline: Vec2[], height: number, options: ExtrudeOptions = {}): Solid =>
  extrude(outline, height, options).turn(-90, 0, 0)

/** A plate that stands on the ground; food lies at 0.03. */
export const plate = (radius: number): Solid =>
  lathe(
    softened(
      [
        [0, 0],
        [radius * 0.6, 0],
        [radius, 0.045],
        [radius, 0.06],
        [radius * 0.66, 0.03],
        [0, 0.03],
      ],
      0.012,
    ),
    { corners: 44 },
  )

/** A leaf of salad with a wavy rim, lying flat. */
export function ruffled(rim: (angle: number) => number, height = 0.03, waves = 13): Solid {
  return lathe(
    [
      [0, 0],
      [0.7, 0],
      [0.9, 0.004],
      [1, 0.008],
      [1, 0.022],
      [0.9, 0.026],
      [0.7, 0.026],
      [0, 0.026],
    ],
    { corners: 96 },
  ).warp(([x, y, z]): Vec3 => {
    const angle = Math.atan2(x, z)
    const far = Math.hypot(x, z)
    const wave =
      Math.max(0, far - 0.68) * 3 * height * (Math.sin(angle * waves) + 0.4 * Math.sin(angle * 7 + 1))
    return [x * rim(angle), y + wave, z * rim(angle)]
  })
}

/** From 0 to 1 over a stretch, softly. */
export const ramp = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
