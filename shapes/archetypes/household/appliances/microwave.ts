import { archetype } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { box, cylinder, extrude } from '../../../geometry/solids.ts'
import { glowing, lacquer, metal, plastic } from '../../../materials/material.ts'
import { atCorners, rectangle, rod, standing } from '../forms.ts'
import { knob } from './knob.ts'

export const microwave = archetype({
  id: 'microwave',
  about: 'A microwave oven',
  skeleton: 'appliance',
  nouns: ['microwave', 'microwave oven'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#e9533f'))
    const black = look.material('second', plastic('#22242a', { roughness: 0.2 }))
    const chrome = look.material('accent', metal('#d3d8dd'))
    make.part('body', box(1, 0.56, 0.6, 0.05).move(0, 0.31, 0), shell)
    make.part(
      'door',
      extrude(rectangle(0.7, 0.48, 0.05), 0.04, { bevel: 0.012 }).move(-0.12, 0.31, 0.3),
      shell,
    )
    make.part(
      'window',
      extrude(rectangle(0.54, 0.34, 0.05), 0.03, { bevel: 0.008 }).move(-0.15, 0.31, 0.316),
      {
        ...black,
        paint: ([x, y]) =>
          Math.hypot(((x * 34 + 50) % 1) - 0.5, ((y * 34 + 50) % 1) - 0.5) < 0.22
            ? [0.06, 0.06, 0.07]
            : undefined,
      },
    )
    make.part(
      'handle',
      rod([0.18, 0.16, 0.36], [0.18, 0.46, 0.36], 0.02).with(
        rod([0.18, 0.18, 0.3], [0.18, 0.18, 0.36], 0.015),
        rod([0.18, 0.44, 0.3], [0.18, 0.44, 0.36], 0.015),
      ),
      chrome,
    )
    make.part(
      'screen',
      box(0.19, 0.08, 0.03, 0.008).move(0.36, 0.48, 0.295),
      glowing('#6ff0c0', { glow: 0.5 }),
    )
    make.part(
      'buttons',
      together(
        Array.from({ length: 9 }, (_, i) =>
          box(0.046, 0.034, 0.024, 0.008).move(
            0.297 + 0.063 * (i % 3),
            0.39 - 0.052 * Math.floor(i / 3),
            0.3,
          ),
        ),
      ),
      chrome,
    )
    make.part('knob', knob(0.07).move(0.36, 0.17, 0.3), chrome)
    make.part('feet', atCorners(cylinder(0.04, 0.06).move(0.4, 0.025, 0.22)), black)
    make.socket('top', [0, 0.59, 0], 0.3)
  }),
})
