import { archetype, number } from '../../archetype.ts'
import { box, cylinder, extrude, lathe, softened, tube } from '../../geometry/solids.ts'
import { blocks, liquid, tiles, wood } from '../../materials/material.ts'

export const well = archetype({
  id: 'well',
  about: 'A well with a roof and a bucket',
  skeleton: 'building',
  nouns: ['well', 'wishing well', 'water well'],
  parameters: { roof: number(1, 0, 1, 'with a roof') },
  build(v, look, make) {
    make.part(
      'wall',
      lathe(
        softened(
          [
            [0.0, 0],
            [0.3, 0],
            [0.3, 0.3],
            [0.22, 0.3],
            [0.22, 0.1],
            [0, 0.1],
          ],
          0.012,
        ),
        { corners: 36 },
      ),
      look.material('main', blocks('#9d968b', { grain: 0.8 })),
    )
    make.part('water', cylinder(0.215, 0.02).move(0, 0.17, 0), liquid('#3f8fb8'))
    const timber = look.material('second', wood('#7d5230', { grain: 0.5 }))
    make.part(
      'posts',
      box(0.045, 0.78, 0.045, 0.008)
        .move(0.25, 0.57, 0)
        .mirrored()
        .with(cylinder(0.022, 0.56).turn(0, 0, 90).move(0, 0.62, 0)),
      timber,
    )
    make.part(
      'bucket',
      lathe(
        softened(
          [
            [0, 0],
            [0.05, 0],
            [0.065, 0.1],
            [0.055, 0.1],
            [0, 0.02],
          ],
          0.006,
        ),
        { corners: 20 },
      )
        .move(0, 0.36, 0)
        .with(
          tube(
            [
              [0, 0.51, 0],
              [0, 0.62, 0],
            ],
            0.006,
            { corners: 7 },
          ),
          // Its handle, by which the rope holds it.
          tube(
            [
              [-0.06, 0.455, 0],
              [0, 0.515, 0],
              [0.06, 0.455, 0],
            ],
            0.005,
            { smooth: 5, corners: 7 },
          ),
        ),
      timber,
    )
    if (v.roof > 0.3)
      make.part(
        'roof',
        extrude(
          [
            [0.36, 0],
            [0, 0.22],
            [-0.36, 0],
            [-0.36, -0.03],
            [0, 0.18],
            [0.36, -0.03],
          ],
          0.72,
          { bevel: 0.006 },
        )
          .turn(0, -90, 0)
          .move(0, 0.78, 0),
        look.material('accent', tiles('#a8442f', { grain: 0.6 })),
      )
    make.socket('top', [0, 1, 0], 0.1).socket('inside', [0, 0.18, 0], 0.2)
  },
})
