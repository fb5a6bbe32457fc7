import { archetype } from '../../../archetype.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { box, lathe, torus } from '../../../geometry/solids.ts'
import { leather, metal, plastic, rubber } from '../../../materials/material.ts'
import { pipe, standing } from '../forms.ts'
import { coated } from './lens.ts'

export const binoculars = archetype({
  id: 'binoculars',
  about: 'Binoculars',
  skeleton: 'device',
  nouns: ['binoculars', 'field glasses', 'opera glasses'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', rubber('#3a4a38'))
    const black = look.material('second', plastic('#212327'))
    const brass = look.material('accent', metal('#cf9f42'))
    const one = lathe(
      [
        [0.1, -0.4],
        [0.11, -0.4],
        [0.115, -0.34],
        [0.09, -0.28],
        [0.1, -0.2],
        [0.15, -0.12],
        [0.16, 0],
        [0.2, 0.3],
        [0.21, 0.32],
        [0.21, 0.4],
        [0.18, 0.4],
        [0.17, 0.36],
      ],
      { corners: 40 },
    )
    const place = (solid: Solid) => solid.turn(90, 0, 0).move(0.24, 0.24, 0).mirrored()
    make.part('barrels', place(one), shell)
    make.part(
      'rings',
      place(
        torus(0.2, 0.014, 40, 8)
          .move(0, 0.33, 0)
          .with(torus(0.112, 0.012, 32, 8).move(0, -0.36, 0)),
      ),
      brass,
    )
    make.part(
      'lenses',
      place(
        lathe(
          [
            [0, 0.36],
            [0.175, 0.37],
            [0.09, 0.39],
            [0, 0.395],
          ],
          { corners: 36 },
        ),
      ),
      coated,
    )
    make.part('eyecups', place(torus(0.09, 0.026, 32, 8).move(0, -0.4, 0)), black)
    make.part(
      'bridge',
      box(0.34, 0.06, 0.14, 0.02)
        .move(0, 0.3, 0.04)
        .with(box(0.3, 0.05, 0.1, 0.02).move(0, 0.28, -0.2)),
      black,
    )
    make.part(
      'wheel',
      lathe(
        [
          [0.04, -0.16],
          [0.05, -0.15],
          [0.05, -0.06],
          [0.06, -0.05],
          [0.06, 0.04],
          [0.03, 0.05],
        ],
        { corners: 40, flutes: (a, y) => (y > -0.06 ? 1 + 0.05 * Math.cos(a * 14) : 1) },
      )
        .turn(90, 0, 0)
        .move(0, 0.32, 0),
      brass,
    )
    make.part(
      'strap',
      pipe(
        [
          [0.38, 0.3, -0.08],
          [0.52, 0.2, -0.2],
          [0.4, 0.02, -0.5],
          [0, 0.015, -0.58],
          [-0.4, 0.02, -0.5],
          [-0.52, 0.2, -0.2],
          [-0.38, 0.3, -0.08],
        ],
        0.016,
        6,
        8,
      ),
      leather('#4a2f1c'),
    )
    make.socket('handle', [0, 0.3, 0], 0.2)
  }),
})
