import { archetype, number } from '../../../archetype.ts'
import { lathe } from '../../../geometry/solids.ts'
import { glass, lacquer, metal, plastic } from '../../../materials/material.ts'
import { hollow, pipe, rod, standing, turned } from '../forms.ts'
import { knob } from './knob.ts'

export const blender = archetype({
  id: 'blender',
  about: 'A kitchen blender with a glass jug',
  skeleton: 'appliance',
  nouns: ['blender', 'smoothie maker'],
  parameters: { full: number(0.6, 0, 1, 'how full it is') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#e04a3c'))
    const chrome = look.material('accent', metal('#d3d8dd'))
    make.part(
      'base',
      turned(
        [
          [0, 0],
          [0.26, 0],
          [0.27, 0.04],
          [0.2, 0.3],
          [0.15, 0.34],
          [0, 0.34],
        ],
        0.03,
        40,
      ),
      shell,
    )
    make.part(
      'collar',
      turned(
        [
          [0, 0.33],
          [0.16, 0.33],
          [0.17, 0.36],
          [0.15, 0.42],
          [0, 0.42],
        ],
        0.01,
        36,
      ),
      chrome,
    )
    make.part('knob', knob(0.07).turn(-18, 0, 0).move(0, 0.15, 0.235), chrome)
    make.part(
      'jug',
      hollow(
        [
          [0.13, 0.41],
          [0.135, 0.42],
          [0.21, 0.92],
        ],
        0.014,
        0.44,
        40,
      ),
      look.material('second', glass('#e2f3f6', { opacity: 0.35 })),
    )
    if (v.full > 0.02)
      make.part(
        'smoothie',
        lathe(
          [
            [0, 0.445],
            [0.122, 0.445],
            [0.122 + 0.07 * v.full, 0.44 + 0.44 * v.full],
            [0, 0.45 + 0.44 * v.full],
          ],
          { corners: 36 },
        ),
        plastic('#f28ab0', { roughness: 0.5 }),
      )
    make.part(
      'blades',
      rod([-0.07, 0.47, 0], [0.07, 0.49, 0], 0.01).with(rod([0, 0.49, -0.07], [0, 0.47, 0.07], 0.01)),
      chrome,
    )
    make.part(
      'lid',
      turned(
        [
          [0, 0.92],
          [0.22, 0.92],
          [0.22, 0.97],
          [0.1, 0.99],
          [0.09, 1.05],
          [0, 1.06],
        ],
        0.014,
        40,
      ),
      plastic('#2b2d31'),
    )
    make.part(
      'handle',
      pipe(
        [
          [0.19, 0.86, 0],
          [0.34, 0.84, 0],
          [0.33, 0.58, 0],
          [0.15, 0.52, 0],
        ],
        0.026,
        6,
      ),
      plastic('#2b2d31'),
    )
    make.socket('inside', [0, 0.44 + 0.44 * v.full, 0], 0.18).socket('top', [0, 1.06, 0], 0.1)
  }),
})
