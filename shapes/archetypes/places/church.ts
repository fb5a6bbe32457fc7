import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { box, extrude, lathe } from '../../geometry/solids.ts'
import { blocks, metal, plaster, plastic, tiles, wood } from '../../materials/material.ts'
import { doorway, window } from './openings.ts'

export const church = archetype({
  id: 'church',
  about: 'A church with a steeple',
  skeleton: 'building',
  nouns: ['church', 'chapel', 'cathedral'],
  parameters: { steeple: number(0.95, 0.5, 1.2, 'height of the steeple') },
  build(v, look, make) {
    const wall = look.material('main', plaster('#f2ede2'))
    const roof = look.material('second', tiles('#4a5666', { grain: 0.8 }))
    make.part('walls', box(0.4, 0.32, 0.66, 0.006).move(0, 0.16, -0.14), wall)
    make.part(
      'roof',
      extrude(
        [
          [-0.24, 0],
          [0.24, 0],
          [0, 0.26],
        ],
        0.7,
        { bevel: 0.008 },
      ).move(0, 0.315, -0.14),
      roof,
    )
    const high = v.steeple * 0.56
    make.part('walls', box(0.2, high, 0.2, 0.006).move(0, high / 2, 0.26), wall)
    make.part(
      'roof',
      lathe(
        [
          [0, 0],
          [0.155, 0],
          [0.14, 0.03],
          [0.05, v.steeple * 0.3],
          [0, v.steeple * 0.42],
        ],
        { corners: 4 },
      )
        .turn(0, 45, 0)
        .move(0, high, 0.26),
      roof,
    )
    make.part(
      'cross',
      box(0.014, 0.1, 0.014, 0.003)
        .move(0, high + v.steeple * 0.42 + 0.04, 0.26)
        .with(box(0.06, 0.014, 0.014, 0.003).move(0, high + v.steeple * 0.42 + 0.055, 0.26)),
      metal('#e0b848'),
    )
    const door = doorway(0.09, 0.17, true)
    make.part('door', door.pane.move(0, 0, 0.362), wood('#6b3f26', { grain: 0.4 }))
    make.part('frames', door.frame.move(0, 0, 0.362), blocks('#c9c0b0', { grain: 0.4 }))
    const pane = window(0.05, 0.15, { arched: true })
    const side = (solid: Solid) =>
      together([0.1, -0.08, -0.26, -0.42].map((z) => solid.turn(0, 90, 0).move(0.202, 0.1, z))).mirrored()
    make.part(
      'frames',
      side(pane.frame).with(pane.frame.move(0, high * 0.66, 0.362)),
      blocks('#c9c0b0', { grain: 0.4 }),
    )
    make.part(
      'glass',
      side(pane.pane).with(pane.pane.move(0, high * 0.66, 0.362)),
      look.material('accent', plastic('#5a7fc0', { roughness: 0.08 })),
    )
    make.socket('top', [0, high + v.steeple * 0.42, 0.26], 0.03)
  },
})
