import { archetype } from '../../../archetype.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { ball, lathe } from '../../../geometry/solids.ts'
import { glass, metal, wood } from '../../../materials/material.ts'
import { hoop, standing, turned } from '../forms.ts'

export const magnifier = archetype({
  id: 'magnifying-glass',
  about: 'A magnifying glass, upright',
  skeleton: 'device',
  nouns: ['magnifying glass', 'magnifier', 'loupe', 'hand lens'],
  parameters: {},
  build: standing((_, look, make) => {
    const brass = look.material('main', metal('#d6a53c', { roughness: 0.22 }))
    const lean = (one: Solid) => one.turn(0, 0, -20)
    make.part(
      'rim',
      lean(
        hoop(
          [
            [0.26, -0.035],
            [0.3, -0.035],
            [0.312, 0],
            [0.3, 0.035],
            [0.26, 0.035],
            [0.255, 0],
          ],
          52,
        )
          .turn(90, 0, 0)
          .move(0, 0.7, 0),
      ),
      brass,
    )
    make.part(
      'lens',
      lean(
        lathe(
          [
            [0, -0.05],
            [0.14, -0.036],
            [0.262, -0.008],
            [0.262, 0.008],
            [0.14, 0.036],
            [0, 0.05],
          ],
          { corners: 44 },
        )
          .turn(90, 0, 0)
          .move(0, 0.7, 0),
      ),
      glass('#bfe6f5', { opacity: 0.42 }),
    )
    make.part(
      'handle',
      lean(
        turned(
          [
            [0, 0],
            [0.035, 0],
            [0.05, 0.03],
            [0.045, 0.1],
            [0.034, 0.24],
            [0.04, 0.3],
            [0, 0.3],
          ],
          0.014,
          24,
        ),
      ),
      look.material('second', wood('#6b3a1e')),
    )
    make.part(
      'rim',
      lean(
        turned(
          [
            [0, 0.28],
            [0.044, 0.28],
            [0.046, 0.33],
            [0.03, 0.36],
            [0.024, 0.41],
            [0, 0.41],
          ],
          0.008,
          22,
        ).with(ball([0.04, 0.03, 0.04], 14).move(0, 0.005, 0)),
      ),
      brass,
    )
    make.socket('handle', [0.05, 0.15, 0], 0.05).socket('front', [0.24, 0.66, 0], 0.26)
  }),
})
