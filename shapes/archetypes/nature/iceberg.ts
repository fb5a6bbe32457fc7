import { archetype, number } from '../../archetype.ts'
import { hull } from '../../geometry/solid.ts'
import { cylinder } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { ice, liquid, snow } from '../../materials/material.ts'

/** Jagged ice with level places of snow, on a piece of the sea. */
export const iceberg = archetype({
  id: 'iceberg',
  about: 'An iceberg that floats on a piece of sea',
  skeleton: 'rock',
  nouns: ['iceberg', 'ice floe', 'berg'],
  parameters: { height: number(0.62, 0.12, 0.8, 'how high it stands out of the water') },
  rows: { 'ice floe': { values: { height: 0.14 } } },
  build(v, look, make) {
    const stuff = look.material('main', ice('#cfeaf6', { opacity: 1 }))
    const white = look.material('second', snow('#f7fbff'))
    /** A block with a level top, leaning a little, with uneven corners. */
    const crag = (x: number, z: number, wide: number, high: number) => {
      const corners = 7
      const ring = (y: number, radius: number): Vec3[] =>
        Array.from({ length: corners }, (_, i): Vec3 => {
          const angle = (2 * Math.PI * (i + 0.6 * look.random())) / corners
          const out = radius * (0.82 + 0.3 * look.random())
          return [x + Math.sin(angle) * out, y, z + Math.cos(angle) * out]
        })
      const top = ring(high, wide * 0.62)
      make.part('ice', hull([...ring(0, wide), ...ring(high * 0.55, wide * 0.86), ...top]), stuff)
      make.part(
        'snow',
        hull([
          ...top,
          ...top.map(([tx, ty, tz]): Vec3 => [x + (tx - x) * 0.9, ty + 0.03, z + (tz - z) * 0.9]),
        ]),
        white,
      )
    }
    crag(0, 0, 0.3, v.height)
    crag(0.26, 0.1, 0.19, v.height * 0.55)
    crag(-0.24, 0.14, 0.2, v.height * 0.42)
    crag(-0.08, -0.24, 0.17, v.height * 0.7)
    make.part(
      'sea',
      cylinder(0.56, 0.05, { corners: 40 }).move(0, 0.025, 0),
      look.material('accent', liquid('#2f83b7', { opacity: 1 })),
    )
    make.socket('top', [0, v.height + 0.03, 0], 0.16)
  },
})
