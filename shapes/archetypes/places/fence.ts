import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, extrude } from '../../geometry/solids.ts'
import { planks } from '../../materials/material.ts'

export const fence = archetype({
  id: 'fence',
  about: 'A fence of pickets, or a signpost',
  skeleton: 'building',
  nouns: ['fence', 'picket fence', 'wooden fence'],
  parameters: { pickets: number(9, 3, 16, 'how many pickets') },
  build(v, look, make) {
    const white = look.material('main', planks('#f1ede4', { relief: 0.5 }))
    const count = Math.round(v.pickets)
    const one = extrude(
      [
        [-0.036, 0],
        [0.036, 0],
        [0.036, 0.44],
        [0, 0.5],
        [-0.036, 0.44],
      ],
      0.026,
      { bevel: 0.006 },
    )
    make.part(
      'pickets',
      together(Array.from({ length: count }, (_, i) => one.move(-0.5 + (i + 0.5) / count, 0, 0.014))),
      white,
    )
    make.part(
      'rails',
      box(1.04, 0.05, 0.03, 0.006)
        .move(0, 0.14, -0.012)
        .with(box(1.04, 0.05, 0.03, 0.006).move(0, 0.34, -0.012)),
      white,
    )
    make.socket('top', [0, 0.5, 0], 0.3)
  },
})
