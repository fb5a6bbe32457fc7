import { archetype, choice } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, box, extrude, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { metal, plastic, wood } from '../../../materials/material.ts'
import { pipe, rod, standing } from '../forms.ts'
import { bodies, scaled, waisted } from './outlines.ts'

export const violin = archetype({
  id: 'violin',
  about: 'A violin or cello, upright, with its bow',
  skeleton: 'instrument',
  nouns: ['violin', 'fiddle', 'viola'],
  parameters: {
    kind: choice(['violin', 'cello'], 'whether it stands on a spike'),
    bow: choice(['beside', 'none'], 'whether its bow is with it'),
  },
  rows: {
    cello: { values: { kind: 'cello' }, colours: { main: '#9a4a1c' } },
    'double bass': { values: { kind: 'cello' }, colours: { main: '#7a3a16' } },
  },
  build: standing((v, look, make) => {
    const outline = waisted(bodies.violin ?? [])
    const varnish = look.material('main', wood('#b0521c', { roughness: 0.25 }))
    const dark = look.material('second', wood('#1f1612', { grain: 0.5, roughness: 0.35 }))
    const lift = v.kind === 'cello' ? 0.1 : 0
    const up = (one: Solid) => one.move(0, lift, 0)
    make.part('body', up(extrude(scaled(outline, 0.95, 0.22), 0.085, { bevel: 0.004 })), varnish)
    const plate = extrude(outline, 0.034, { bevel: 0.014, steps: 3 })
    make.part('body', up(plate.move(0, 0, 0.042).with(plate.move(0, 0, -0.042))), varnish)
    const z = 0.06
    make.part(
      'holes',
      up(
        together(
          [1, -1].map((s) =>
            pipe(
              [
                [s * 0.066, 0.26, z],
                [s * 0.05, 0.25, z],
                [s * 0.058, 0.2, z],
                [s * 0.078, 0.15, z],
                [s * 0.066, 0.135, z],
              ],
              0.0065,
              5,
              8,
            ).with(
              ball([0.012, 0.012, 0.006], 10).move(s * 0.055, 0.258, z),
              ball([0.013, 0.013, 0.006], 10).move(s * 0.074, 0.14, z),
            ),
          ),
        ),
      ),
      dark,
    )
    make.part(
      'fittings',
      up(
        extrude(
          [
            [-0.012, 0.02],
            [0.012, 0.02],
            [0.028, 0.12],
            [-0.028, 0.12],
          ],
          0.022,
          { bevel: 0.006 },
        )
          .move(0, 0, z + 0.016)
          .with(
            extrude(
              [
                [-0.02, 0.34],
                [0.02, 0.34],
                [0.014, 0.78],
                [-0.014, 0.78],
              ],
              0.018,
              { bevel: 0.005 },
            )
              .turn(1.5, 0, 0)
              .move(0, 0, z + 0.024),
          ),
      ),
      dark,
    )
    make.part(
      'bridge',
      up(
        extrude(
          [
            [-0.032, 0],
            [0.032, 0],
            [0.024, 0.02],
            [0.03, 0.04],
            [0, 0.052],
            [-0.03, 0.04],
            [-0.024, 0.02],
          ],
          0.012,
          { bevel: 0.003 },
        )
          .turn(90, 0, 0)
          .scale(1, 1, -1)
          .move(0, 0.19, z),
      ),
      wood('#e0b878'),
    )
    make.part('neck', up(rod([0, 0.43, 0.04], [0, 0.8, 0.05], [0.026, 0.02], 14)), varnish)
    const scrollPath = Array.from({ length: 26 }, (_, i): Vec3 => {
      const a = i * 0.42
      const r = 0.036 - 0.0012 * i
      return [0, 0.9 + r * Math.sin(a - 0.6), 0.03 - r * Math.cos(a - 0.6)]
    })
    make.part(
      'neck',
      up(
        tube(scrollPath, (t) => 0.017 * (1 - 0.45 * t), { corners: 10 }).with(
          pipe(
            [
              [0, 0.78, 0.05],
              [0, 0.84, 0.045],
              [0, 0.885, 0.0],
            ],
            [0.02, 0.022, 0.016],
            4,
            12,
          ),
        ),
      ),
      varnish,
    )
    make.part(
      'fittings',
      up(
        together(
          [0.805, 0.835, 0.82, 0.85].map((y, i) =>
            rod([0, y, 0.045], [(i < 2 ? 1 : -1) * 0.055, y, 0.045], 0.006, 8).with(
              ball([0.016, 0.012, 0.008], 10).move((i < 2 ? 1 : -1) * 0.062, y, 0.045),
            ),
          ),
        ),
      ),
      dark,
    )
    make.part(
      'strings',
      up(
        together(
          [-1, -0.33, 0.33, 1].map((s) =>
            tube(
              [
                [s * 0.02, 0.115, z + 0.03],
                [s * 0.022, 0.19, z + 0.052],
                [s * 0.009, 0.79, z + 0.026],
                [s * 0.006, 0.83, z - 0.005],
              ],
              0.0022,
              { corners: 5 },
            ),
          ),
        ),
      ),
      metal('#e6e2d6'),
    )
    if (v.kind === 'violin')
      make.part('fittings', up(ball([0.06, 0.045, 0.03], 16).move(-0.075, 0.03, z + 0.01)), dark)
    else make.part('spike', rod([0, 0, 0], [0, lift + 0.02, 0], [0.006, 0.012]), metal('#c9ced4'))
    if (v.bow === 'beside') {
      make.part(
        'bow',
        pipe(
          [
            [0.3, 0.02, 0.03],
            [0.305, 0.4, 0.03],
            [0.3, 0.8, 0.03],
            [0.285, 0.86, 0.03],
          ],
          0.008,
          6,
          8,
        ).with(box(0.03, 0.05, 0.02, 0.006).move(0.284, 0.07, 0.03)),
        dark,
      )
      make.part('hair', rod([0.272, 0.06, 0.03], [0.28, 0.855, 0.03], 0.004, 6), plastic('#f4efe0'))
    }
    make.socket('handle', [0, 0.7 + lift, 0.05], 0.03)
  }),
})
