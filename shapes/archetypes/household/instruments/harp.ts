import { archetype, choice, number } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, curve, extrude, torus, tube } from '../../../geometry/solids.ts'
import { metal, wood } from '../../../materials/material.ts'
import { pipe, rod, standing } from '../forms.ts'
import { waisted } from './outlines.ts'

export const harp = archetype({
  id: 'harp',
  about: 'A harp',
  skeleton: 'instrument',
  nouns: ['harp', 'lyre'],
  parameters: {
    strings: number(16, 6, 26, 'how many strings'),
    kind: choice(['harp', 'lyre'], 'which kind'),
  },
  rows: { lyre: { values: { kind: 'lyre', strings: 7 } } },
  build: standing((v, look, make) => {
    const gold = look.material('main', metal('#dca83a', { roughness: 0.24 }))
    const timber = look.material('second', wood('#7a3f1c'))
    const wire = look.material('accent', metal('#f3ecd8'))
    const count = Math.round(v.strings)
    if (v.kind === 'lyre') {
      make.part(
        'body',
        extrude(
          waisted([
            [0, 0],
            [0.16, 0.02],
            [0.22, 0.12],
            [0.16, 0.24],
            [0, 0.26],
          ]),
          0.12,
          { bevel: 0.03, steps: 4 },
        ),
        timber,
      )
      make.part(
        'arms',
        pipe(
          [
            [0.15, 0.2, 0],
            [0.34, 0.36, 0],
            [0.32, 0.62, 0],
            [0.22, 0.82, 0],
            [0.28, 0.96, 0],
          ],
          [0.04, 0.036, 0.03, 0.026, 0.036],
          7,
          14,
        ).mirrored(),
        gold,
      )
      make.part(
        'arms',
        rod([-0.3, 0.84, 0], [0.3, 0.84, 0], 0.028, 16).with(ball(0.042, 16).move(0.31, 0.84, 0).mirrored()),
        gold,
      )
      make.part(
        'strings',
        together(
          Array.from({ length: count }, (_, i) =>
            rod(
              [((i / (count - 1)) * 2 - 1) * 0.07, 0.1, 0.075],
              [((i / (count - 1)) * 2 - 1) * 0.15, 0.84, 0.02],
              0.004,
              6,
            ),
          ),
        ),
        wire,
      )
      make.part('bridge', box(0.2, 0.03, 0.04, 0.012).move(0, 0.1, 0.07), gold)
      make.socket('handle', [0.3, 0.5, 0], 0.04)
      return
    }
    const neck = curve(
      [
        [0.3, 0.86, 0],
        [0.16, 0.82, 0],
        [0, 0.86, 0],
        [-0.16, 0.97, 0],
        [-0.3, 0.98, 0],
      ],
      10,
    )
    make.part(
      'neck',
      tube(neck, (t) => 0.034 + 0.014 * Math.sin(Math.PI * t), { corners: 14 }),
      gold,
    )
    make.part(
      'column',
      rod([-0.3, 0.06, 0], [-0.3, 0.98, 0], [0.036, 0.032], 18).with(
        ...[0.12, 0.16, 0.88, 0.92].map((y) => torus(0.04, 0.012, 24, 8).move(-0.3, y, 0)),
        ball([0.06, 0.05, 0.06], 18).move(-0.3, 1.02, 0),
      ),
      gold,
    )
    make.part(
      'body',
      tube(
        [
          [0.32, 0.86, 0],
          [0.1, 0.44, 0],
          [-0.16, 0.06, 0],
        ],
        [0.055, 0.085, 0.12],
        { smooth: 8, corners: 18 },
      ),
      timber,
    )
    make.part('base', box(0.38, 0.07, 0.26, 0.025).move(-0.2, 0.035, 0), gold)
    make.part(
      'strings',
      together(
        Array.from({ length: count }, (_, i) => {
          const t = (i + 0.6) / (count + 0.4)
          const top = neck[Math.round((1 - t) * (neck.length - 1) * 0.86 + 0.14 * 0)] ?? [0, 0.9, 0]
          const x = top[0]
          const y = x > 0.1 ? 0.44 + ((x - 0.1) / 0.22) * 0.42 : 0.06 + ((x + 0.16) / 0.26) * 0.38
          return rod([x, Math.max(0.08, y), 0], top, 0.0032, 5)
        }),
      ),
      wire,
    )
    make.socket('front', [0, 0.5, 0.1], 0.2)
  }),
})
