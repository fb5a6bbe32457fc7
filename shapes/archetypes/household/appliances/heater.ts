import { archetype, number } from '../../../archetype.ts'
import { inRow } from '../../../geometry/solid.ts'
import { extrude, lathe, tube } from '../../../geometry/solids.ts'
import { lacquer, metal } from '../../../materials/material.ts'
import { atCorners, rectangle, rod, standing } from '../forms.ts'

export const heater = archetype({
  id: 'heater',
  about: 'A ribbed radiator',
  skeleton: 'appliance',
  nouns: ['heater', 'radiator'],
  parameters: { ribs: number(8, 4, 14, 'how many ribs') },
  build: standing((v, look, make) => {
    const iron = look.material('main', lacquer('#f3eee2'))
    const brass = look.material('accent', metal('#c9973c'))
    const ribs = Math.round(v.ribs)
    const step = 0.12
    const rib = extrude(rectangle(0.22, 0.62, 0.1, 7), 0.085, {
      bevel: 0.036,
      steps: 4,
      holes: [rectangle(0.05, 0.36, 0.024, 4)],
    })
      .turn(0, 90, 0)
      .move((-(ribs - 1) * step) / 2, 0.4, 0)
    make.part('ribs', inRow(rib, ribs, [step, 0, 0]), iron)
    const wide = (ribs - 1) * step
    make.part(
      'pipes',
      rod([-wide / 2 - 0.08, 0.14, 0], [wide / 2 + 0.12, 0.14, 0], 0.03).with(
        rod([-wide / 2, 0.66, 0], [wide / 2, 0.66, 0], 0.03),
      ),
      brass,
    )
    make.part(
      'legs',
      atCorners(
        tube(
          [
            [wide / 2, 0.12, 0.03],
            [wide / 2, 0.06, 0.06],
            [wide / 2, 0.015, 0.1],
          ],
          [0.035, 0.026, 0.032],
          { smooth: 4, corners: 12 },
        ),
      ),
      iron,
    )
    make.part(
      'valve',
      rod([wide / 2 + 0.12, 0.02, 0], [wide / 2 + 0.12, 0.2, 0], 0.024).with(
        lathe(
          [
            [0.03, 0.2],
            [0.055, 0.21],
            [0.055, 0.27],
            [0.03, 0.28],
          ],
          { corners: 32, flutes: (a) => 1 + 0.06 * Math.cos(a * 10) },
        ).move(wide / 2 + 0.12, 0, 0),
      ),
      brass,
    )
    make.socket('top', [0, 0.72, 0], 0.2)
  }),
})
