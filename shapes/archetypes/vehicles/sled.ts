import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, lathe, roundedOutline, torus } from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, lacquer, metal, wood } from '../../materials/material.ts'
import { atEach, block, fromSide, pipe, rod } from './forms.ts'

/** Sleds and sleighs; runners to the front. */
export const sled = archetype({
  id: 'sled',
  about: 'A wooden sled, or a sleigh with a curved body, perhaps with presents',
  skeleton: 'cart',
  nouns: ['sled', 'sledge', 'toboggan'],
  parameters: {
    kind: choice(['sled', 'sleigh'], 'a plain one, or one to sit in'),
    presents: number(0, 0, 8, 'presents in the back'),
  },
  rows: {
    sleigh: { values: { kind: 'sleigh' }, colours: { main: '#b5202a' } },
    "santa's sleigh": { values: { kind: 'sleigh', presents: 6 }, colours: { main: '#c0202a' } },
    'christmas sleigh': { values: { kind: 'sleigh', presents: 6 }, colours: { main: '#c0202a' } },
  },
  build(v, look, make) {
    const gold = look.material('accent', metal('#e0b24a', { surface: 'plain', roughness: 0.22 }))
    if (v.kind === 'sled') {
      const timber = look.material('main', wood('#c98f4f'))
      const red = look.material('second', lacquer('#d8302a'))
      make.part(
        'runners',
        pipe(
          [
            [0.17, 0.03, -0.48],
            [0.17, 0.02, -0.1],
            [0.17, 0.02, 0.22],
            [0.17, 0.09, 0.42],
            [0.17, 0.22, 0.46],
            [0.17, 0.25, 0.38],
          ],
          0.02,
          10,
        ).mirrored(),
        red,
      )
      make.part(
        'seat',
        together(
          [-2, -1, 0, 1, 2].map((i) =>
            block(0.07, 0.022, 0.8 - Math.abs(i) * 0.03, 0.008).move(i * 0.079, 0.2, -0.06),
          ),
        ).with(
          atEach(block(0.4, 0.026, 0.05, 0.008), [
            [0, 0.178, 0.2],
            [0, 0.178, -0.3],
          ]),
        ),
        timber,
      )
      make.part(
        'runners',
        atEach(rod([0.17, 0.02, 0], [0.15, 0.18, 0], 0.014), [
          [0, 0, 0.2],
          [0, 0, -0.3],
          [0, 0, -0.05],
        ])
          .mirrored()
          .with(rod([-0.17, 0.24, 0.4], [0.17, 0.24, 0.4], 0.016)),
        red,
      )
      make.part(
        'rope',
        pipe(
          [
            [-0.15, 0.24, 0.41],
            [-0.12, 0.14, 0.54],
            [0, 0.1, 0.6],
            [0.12, 0.14, 0.54],
            [0.15, 0.24, 0.41],
          ],
          0.011,
          8,
        ),
        cloth('#e8dcb8'),
      )
      make
        .socket('back', [0, 0.22, -0.1], 0.18)
        .socket('top', [0, 0.22, -0.1], 0.18)
        .socket('front', [0, 0.24, 0.4], 0.1)
        .socket('handle', [0, 0.1, 0.6], 0.02)
      return
    }
    const paint = look.material('main', lacquer('#b5202a'))
    const velvet = look.material('second', cloth('#2f6b45'))
    const side: Vec2[] = [
      [0.36, 0.2],
      [0.42, 0.3],
      [0.36, 0.46],
      [0.43, 0.5],
      [0.46, 0.42],
      [0.5, 0.34],
      [0.44, 0.2],
      [0.3, 0.13],
      [-0.26, 0.13],
      [-0.42, 0.22],
      [-0.5, 0.42],
      [-0.52, 0.56],
      [-0.46, 0.58],
      [-0.36, 0.46],
      [-0.2, 0.36],
      [0.1, 0.3],
      [0.26, 0.26],
    ]
    make.part(
      'body',
      fromSide(roundedOutline(side, 0.05), 0.03, 0.008)
        .move(0.2, 0, 0)
        .mirrored()
        .with(
          fromSide(
            roundedOutline(
              [
                [0.34, 0.14],
                [0.46, 0.3],
                [0.42, 0.46],
                [0.37, 0.45],
                [0.4, 0.3],
                [0.3, 0.17],
                [-0.26, 0.17],
                [-0.38, 0.24],
                [-0.47, 0.52],
                [-0.5, 0.5],
                [-0.43, 0.22],
                [-0.27, 0.13],
              ],
              0.03,
            ),
            0.4,
            0.004,
          ),
        ),
      paint,
    )
    const trim = pipe(
      [
        [0.215, 0.47, 0.39],
        [0.215, 0.4, 0.4],
        [0.215, 0.27, 0.3],
        [0.215, 0.31, 0.08],
        [0.215, 0.38, -0.22],
        [0.215, 0.5, -0.38],
        [0.215, 0.58, -0.49],
      ],
      0.013,
      8,
    )
    make.part(
      'gold',
      trim
        .with(
          ball(0.024, 12).move(0.215, 0.585, -0.5),
          pipe(
            [
              [0.22, 0.2, 0.1],
              [0.22, 0.25, 0.02],
              [0.22, 0.2, -0.06],
              [0.22, 0.18, 0.0],
              [0.22, 0.21, 0.02],
            ],
            0.009,
            8,
          ),
        )
        .mirrored(),
      gold,
    )
    make.part(
      'gold',
      pipe(
        [
          [0.17, 0.016, -0.46],
          [0.17, 0.016, 0],
          [0.17, 0.016, 0.34],
          [0.17, 0.08, 0.52],
          [0.17, 0.2, 0.56],
          [0.17, 0.26, 0.5],
          [0.17, 0.22, 0.46],
        ],
        0.016,
        8,
      )
        .with(
          rod([0.17, 0.02, 0.2], [0.16, 0.16, 0.2], 0.013),
          rod([0.17, 0.02, -0.2], [0.16, 0.16, -0.2], 0.013),
        )
        .mirrored(),
      gold,
    )
    make.part(
      'seat',
      block(0.36, 0.07, 0.16, 0.03)
        .move(0, 0.26, -0.02)
        .with(block(0.36, 0.18, 0.06, 0.028).turn(-10, 0, 0).move(0, 0.34, -0.12)),
      velvet,
    )
    const count = Math.round(v.presents)
    if (count > 0) {
      const sack = ball([0.15, 0.15, 0.13], 20)
        .move(0, 0.36, -0.29)
        .with(
          lathe(
            [
              [0.05, 0],
              [0.06, 0.04],
              [0.085, 0.07],
            ],
            { corners: 16, flutes: (a) => 1 + 0.12 * Math.sin(a * 6) },
          ).move(0, 0.48, -0.29),
        )
      make.part('sack', sack, cloth('#8a5a34'))
      const hues = ['#2f7fd0', '#f2c51e', '#3fae4f', '#d42b8a', '#e2571e', '#7a3fae']
      const gifts = Array.from({ length: count }, (_, i) => {
        const [x, z] = [((i % 3) - 1) * 0.11, -0.3 - (i > 2 ? 0.05 : -0.04)]
        return block(0.085, 0.085, 0.085, 0.008)
          .turn(0, i * 31, 0)
          .move(x, 0.47 + (i > 2 ? 0.06 : 0), z)
          .tinted(light(hues[i % 6] ?? '#2f7fd0'))
      })
      make.part('presents', together(gifts), lacquer('#2f7fd0'))
    }
    make.part('gold', torus(0.022, 0.006, 14, 6).move(0, 0.2, 0.47), gold)
    make
      .socket('back', [0, 0.3, -0.02], 0.12)
      .socket('inside', [0, 0.3, -0.02], 0.15)
      .socket('front', [0, 0.2, 0.5], 0.08)
      .socket('top', [0, 0.32, -0.02], 0.12)
  },
})
