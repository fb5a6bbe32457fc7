import type { Solid } from '../../geometry/solid.ts'
import { ball, sheet } from '../../geometry/solids.ts'
import { add, cross, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { cells, noise } from '../../materials/noise.ts'

/** A clump of leaves: a ball whose surface is all tufts. `seed` makes each its own. */
export function clump(radius: number | Vec3, seed: number, corners = 26): Solid {
  return ball(1, corners)
    .warp((at) => {
      const out = unit(at)
      const tuft = 1 - cells(out[0] * 2.6 + seed * 7.1, out[1] * 2.6 + 3, out[2] * 2.6)
      const fine = noise(out[0] * 7 + seed, out[1] * 7, out[2] * 7)
      return times(out, 0.82 + 0.3 * tuft + 0.05 * fine)
    })
    .scale(...(typeof radius === 'number' ? ([radius, radius, radius] as const) : radius))
}

/** A single leaf that points along a direction, folded a little along its rib and bending down. */
export function leafAlong(from: Vec3, direction: Vec3, length: number, width: number, droop = 0.25): Solid {
  const ahead = unit(direction)
  const side = unit(cross(ahead, Math.abs(ahead[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(side, ahead)
  const rows = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6
    const wide = width * (Math.sin(Math.PI * t ** 0.75) * 0.5 + 0.012)
    const middle = add(add(from, times(ahead, t * length)), [0, -droop * length * t * t, 0])
    return [-1, -0.5, 0, 0.5, 1].map(
      (s): Vec3 => add(add(middle, times(side, s * wide)), times(up, Math.abs(s) * wide * 0.35)),
    )
  })
  return sheet(rows, length * 0.035)
}
