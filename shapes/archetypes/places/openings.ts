import { type Solid, together } from '../../geometry/solid.ts'
import { box, cylinder, extrude } from '../../geometry/solids.ts'
import { radians, type Vec2 } from '../../geometry/vector.ts'

/** Doors and windows, facing +z, their middle on the origin's x, standing on y = 0; they stand out of the wall a little. */
export type Opening = { frame: Solid; pane: Solid; leaf?: Solid; knob?: Solid }

/** The outline of an opening: straight, or round above. */
function outline(width: number, height: number, arched: boolean): Vec2[] {
  const w = width / 2
  if (!arched)
    return [
      [-w, 0],
      [w, 0],
      [w, height],
      [-w, height],
    ]
  const top = Array.from({ length: 13 }, (_, i): Vec2 => {
    const angle = radians((180 * i) / 12)
    return [Math.cos(angle) * w, height - w + Math.sin(angle) * w]
  })
  return [[-w, 0], [w, 0], ...top]
}

export function doorway(width: number, height: number, arched = false): Opening {
  const edge = width * 0.1
  const frame = extrude(outline(width + edge * 2, height + edge, arched), 0.05, { bevel: 0.008 }).minus(
    extrude(outline(width, height, arched), 0.2, { bevel: 0 }).move(0, -0.001, 0.05),
  )
  const leaf = extrude(outline(width, height, arched), 0.024, { bevel: 0.004 }).move(0, 0, -0.008)
  const knob = cylinder(width * 0.05, width * 0.09)
    .turn(90, 0, 0)
    .move(width * 0.34, height * 0.47, 0.014)
  return { frame, pane: leaf, leaf, knob }
}

export function window(
  width: number,
  height: number,
  { arched = false, bars = 1, sill = true } = {},
): Opening {
  const edge = width * 0.1
  const hole = extrude(outline(width, height, arched), 0.2, { bevel: 0 }).move(0, 0, 0.04)
  const rim = extrude(outline(width + edge * 2, height + edge * 2, arched), 0.04, { bevel: 0.006 })
    .move(0, -edge, 0)
    .minus(hole)
  const upright = together(
    Array.from({ length: bars }, (_, i) =>
      box(edge * 0.7, height, 0.016).move(((i + 1) / (bars + 1) - 0.5) * width, height / 2, 0.002),
    ),
  )
  const across = box(width, edge * 0.7, 0.016).move(0, height * 0.52, 0.002)
  const ledge = sill ? [box(width + edge * 4, edge * 0.9, 0.07).move(0, -edge * 1.2, 0.012)] : []
  return {
    frame: together([rim, upright, across, ...ledge]),
    pane: extrude(outline(width, height, arched), 0.012, { bevel: 0 }).move(0, 0, -0.006),
  }
}
