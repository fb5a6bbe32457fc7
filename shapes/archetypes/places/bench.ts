import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, tube } from '../../geometry/solids.ts'
import { metal, wood } from '../../materials/material.ts'

export const bench = archetype({
  id: 'bench',
  about: 'A park bench',
  skeleton: 'furniture',
  nouns: ['bench', 'park bench'],
  parameters: { back: number(1, 0, 1, 'with a back') },
  build(v, look, make) {
    const slats = look.material('main', wood('#9a6334', { grain: 0.7 }))
    const iron = look.material('second', metal('#2c3036', { metalness: 0.6, roughness: 0.5 }))
    const board = (y: number, z: number, tilt = 0) =>
      box(1, 0.022, 0.075, 0.007).turn(tilt, 0, 0).move(0, y, z)
    make.part(
      'seat',
      together([0, 1, 2, 3].map((i) => board(0.36 - 0.006 * (i === 0 ? 2 : 0), -0.12 + i * 0.088))),
      slats,
    )
    if (v.back > 0.3)
      make.part('back', together([0, 1, 2].map((i) => board(0.47 + i * 0.1, -0.185 - i * 0.03, 75))), slats)
    const leg = tube(
      [
        [0.4, 0.0, 0.16],
        [0.4, 0.3, 0.15],
        [0.4, 0.335, 0.05],
        [0.4, 0.34, -0.14],
        [0.4, 0.5, -0.2],
        [0.4, 0.74, -0.27],
      ],
      0.02,
      { smooth: 5, corners: 10 },
    )
    const rear = tube(
      [
        [0.4, 0, -0.2],
        [0.4, 0.2, -0.16],
        [0.4, 0.34, -0.14],
      ],
      0.02,
      { smooth: 5, corners: 10 },
    )
    const arm = tube(
      [
        [0.4, 0.5, -0.2],
        [0.4, 0.54, -0.02],
        [0.4, 0.52, 0.14],
        [0.4, 0.33, 0.16],
      ],
      0.016,
      { smooth: 5, corners: 10 },
    )
    make.part('legs', together([leg, rear, arm]).mirrored(), iron)
    make.socket('top', [0, 0.375, 0], 0.3).socket('back', [0, 0.375, 0], 0.3)
  },
})
