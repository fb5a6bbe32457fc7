import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, lathe } from '../../geometry/solids.ts'
import { blocks, metal, plastic } from '../../materials/material.ts'
import { doorway } from './openings.ts'

export const pyramid = archetype({
  id: 'pyramid',
  about: 'A pyramid of great stones',
  skeleton: 'building',
  nouns: ['pyramid', 'egyptian pyramid'],
  parameters: { steps: number(14, 4, 24, 'courses of stone'), tip: number(1, 0, 1, 'a golden tip') },
  rows: { ziggurat: { values: { steps: 5, tip: 0 } }, 'mayan pyramid': { values: { steps: 8, tip: 0 } } },
  build(v, look, make) {
    const count = Math.round(v.steps)
    const sandy = look.material('main', blocks('#d9b877', { grain: 0.9 }))
    const tall = 0.66
    make.part(
      'stones',
      together(
        Array.from({ length: count }, (_, i) =>
          box(1 - i / count, tall / count + 0.002, 1 - i / count, 0.006).move(
            0,
            (tall / count) * (i + 0.5),
            0,
          ),
        ),
      ),
      sandy,
    )
    if (v.tip > 0.3)
      make.part(
        'tip',
        lathe(
          [
            [0, 0],
            [0.09, 0],
            [0, 0.1],
          ],
          { corners: 4 },
        )
          .turn(0, 45, 0)
          .move(0, tall - 0.02, 0),
        look.material('accent', metal('#e6b53a')),
      )
    const door = doorway(0.08, 0.11)
    make.part('entrance', door.pane.move(0, 0, 0.5), plastic('#2a2018'))
    make.socket('top', [0, tall, 0], 0.1)
  },
})
