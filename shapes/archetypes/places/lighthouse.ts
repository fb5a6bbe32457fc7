import { archetype, number } from '../../archetype.ts'
import { hull } from '../../geometry/solid.ts'
import { block, cylinder, lathe, softened, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, plaster, plastic, stone, tiles, wood } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'
import { doorway, window } from './openings.ts'

export const lighthouse = archetype({
  id: 'lighthouse',
  about: 'A lighthouse with stripes, a gallery and a lamp',
  skeleton: 'building',
  nouns: ['lighthouse'],
  parameters: { stripes: number(3, 0, 6, 'painted stripes'), rock: number(1, 0, 1, 'standing on a rock') },
  build(v, look, make) {
    const white = look.material('main', plaster('#f4f1ea'))
    const red = look.light('second', '#c8302c')
    const base = v.rock > 0.3 ? 0.16 : 0
    if (v.rock > 0.3) {
      const points = Array.from(
        { length: 44 },
        (_, i): Vec3 => [
          Math.sin(i * 2.4) * 0.36 * (0.75 + 0.4 * chanceAt(i, 1, 2)),
          i % 3 === 0 ? 0.17 : 0.06 * (i % 2),
          Math.cos(i * 2.4) * 0.34 * (0.75 + 0.4 * chanceAt(i, 2, 2)) * (i % 3 === 0 ? 0.75 : 1),
        ],
      )
      make.part('rock', hull(points), stone('#77716a'))
    }
    const count = Math.round(v.stripes)
    const tall = 0.62
    make.part(
      'tower',
      lathe(
        softened(
          [
            [0, 0],
            [0.15, 0],
            [0.1, tall],
            [0, tall],
          ],
          0.008,
        ),
        { corners: 36 },
      ).move(0, base, 0),
      {
        ...white,
        ...(count > 0 && {
          paint: ([, y]: Vec3) =>
            Math.floor(((y - base) / tall) * (count * 2 + 1)) % 2 === 1 ? red : undefined,
        }),
      },
    )
    const high = base + tall
    make.part('gallery', cylinder(0.145, 0.025, { corners: 32 }).move(0, high + 0.01, 0), plastic('#2f3138'))
    make.part(
      'gallery',
      torus(0.138, 0.006, 32, 8)
        .move(0, high + 0.075, 0)
        .with(
          block(0.006, 0.06, 0.006)
            .move(0, high + 0.05, 0.138)
            .around(14),
        ),
      plastic('#2f3138'),
    )
    make.part(
      'lamp',
      cylinder(0.066, 0.1, { corners: 10 }).move(0, high + 0.075, 0),
      glowing('#ffe08a', { glow: 1.6 }),
    )
    make.part(
      'gallery',
      block(0.01, 0.12, 0.01)
        .move(0, high + 0.08, 0.072)
        .around(8),
      plastic('#2f3138'),
    )
    make.part(
      'roof',
      lathe(
        [
          [0, high + 0.13],
          [0.1, high + 0.13],
          [0.09, high + 0.15],
          [0.04, high + 0.205],
          [0.012, high + 0.22],
          [0, high + 0.26],
        ],
        { corners: 28 },
      ),
      look.material('second', tiles('#c8302c', { relief: 0.3 })),
    )
    const door = doorway(0.07, 0.12, true)
    make.part('door', door.pane.move(0, base, 0.148), wood('#5a3a26', { grain: 0.3 }))
    const pane = window(0.035, 0.06, { arched: true, bars: 0, sill: false }).pane
    make.part(
      'windows',
      pane
        .move(0, base + 0.25, 0.131)
        .with(
          pane.move(0, base + 0.42, 0.12).turn(0, 0, 0),
          pane.move(0, base + 0.33, 0.126).turn(0, 110, 0),
        ),
      plastic('#2a3a4a', { roughness: 0.1 }),
    )
    make.socket('top', [0, high + 0.26, 0], 0.05)
  },
})
