import { archetype } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { box, lathe, torus } from '../../../geometry/solids.ts'
import { lacquer, metal, plastic } from '../../../materials/material.ts'
import { flowing, pipe, rod, standing } from '../forms.ts'

export const hairDryer = archetype({
  id: 'hair-dryer',
  about: 'A hair dryer',
  skeleton: 'appliance',
  nouns: ['hair dryer', 'hairdryer', 'blow dryer'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#e85a9a'))
    const black = look.material('second', plastic('#2a2c31'))
    const chrome = look.material('accent', metal('#d3d8dd'))
    make.part(
      'body',
      lathe(
        flowing(
          [
            [0.12, -0.28],
            [0.2, -0.22],
            [0.22, -0.05],
            [0.18, 0.16],
            [0.13, 0.34],
          ],
          5,
        ),
        { corners: 40 },
      )
        .turn(0, 0, -90)
        .move(0, 0.76, 0),
      shell,
    )
    make.part(
      'nozzle',
      lathe(
        [
          [0.1, 0.33],
          [0.14, 0.33],
          [0.14, 0.4],
          [0.11, 0.5],
          [0.09, 0.5],
        ],
        { corners: 36 },
      )
        .turn(0, 0, -90)
        .scale(1, 1, 1)
        .move(0, 0.76, 0),
      black,
    )
    make.part(
      'rings',
      torus(0.14, 0.014, 36, 8)
        .turn(0, 0, 90)
        .move(0.33, 0.76, 0)
        .with(torus(0.185, 0.012, 36, 8).turn(0, 0, 90).move(-0.235, 0.76, 0)),
      chrome,
    )
    make.part(
      'grille',
      together([0.04, 0.08, 0.12].map((r) => torus(r, 0.008, 28, 6).turn(0, 0, 90).move(-0.285, 0.76, 0))),
      black,
    )
    make.part(
      'handle',
      pipe(
        [
          [-0.02, 0.68, 0],
          [-0.05, 0.4, 0],
          [-0.1, 0.12, 0],
        ],
        [0.085, 0.075, 0.07],
        5,
        18,
      ),
      shell,
    )
    make.part(
      'buttons',
      box(0.03, 0.09, 0.06, 0.012)
        .turn(0, 0, -9)
        .move(0.04, 0.46, 0)
        .with(box(0.03, 0.06, 0.06, 0.012).turn(0, 0, -9).move(0.02, 0.34, 0)),
      black,
    )
    make.part(
      'cord',
      pipe(
        [
          [-0.1, 0.1, 0],
          [-0.13, 0.0, 0],
          [-0.05, -0.1, 0.04],
          [0.12, -0.1, 0.1],
          [0.26, -0.1, 0.02],
          [0.36, -0.1, -0.06],
        ],
        0.02,
        6,
        10,
      ),
      black,
    )
    make.part(
      'cord',
      box(0.1, 0.06, 0.07, 0.02)
        .turn(0, 30, 0)
        .move(0.4, -0.09, -0.08)
        .with(
          rod([0.44, -0.09, -0.09], [0.5, -0.09, -0.13], 0.01, 8),
          rod([0.43, -0.09, -0.12], [0.49, -0.09, -0.16], 0.01, 8),
        ),
      black,
    )
    make.socket('handle', [-0.06, 0.35, 0], 0.08)
  }),
})
