import { archetype, choice } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { box, cylinder, extrude, lathe, torus, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { lacquer, metal, plastic, porcelain, wood } from '../../../materials/material.ts'
import { cushion, flowing, pipe, rod, standing, turned } from '../forms.ts'

export const trumpet = archetype({
  id: 'trumpet',
  about: 'A brass or wind instrument: trumpet, saxophone, horn, trombone, flute',
  skeleton: 'instrument',
  nouns: ['trumpet', 'cornet', 'bugle'],
  parameters: { kind: choice(['trumpet', 'saxophone', 'flute', 'horn', 'clarinet'], 'which kind') },
  rows: {
    saxophone: { values: { kind: 'saxophone' } },
    sax: { values: { kind: 'saxophone' } },
    flute: { values: { kind: 'flute' }, colours: { main: '#d3d8dd' } },
    clarinet: { values: { kind: 'clarinet' }, colours: { main: '#22201f' } },
    recorder: { values: { kind: 'clarinet' }, colours: { main: '#c9924f' } },
    'french horn': { values: { kind: 'horn' } },
  },
  build: standing((v, look, make) => {
    const brass = look.material('main', metal('#e0ad3a', { roughness: 0.18 }))
    const bright = look.material('second', metal('#f0dca0', { roughness: 0.2 }))
    const pearl = look.material('accent', porcelain('#f7f2e6'))
    const flare = (r: number, long: number) =>
      lathe(
        flowing(
          [
            [0.024, 0],
            [0.032, long * 0.4],
            [0.06, long * 0.7],
            [r * 0.6, long * 0.9],
            [r, long],
            [r * 0.97, long + 0.006],
            [r * 0.55, long * 0.9],
            [0.05, long * 0.72],
            [0.01, long * 0.6],
          ],
          4,
        ),
        { corners: 44 },
      )
    if (v.kind === 'flute' || v.kind === 'clarinet') {
      const isFlute = v.kind === 'flute'
      const body = isFlute ? brass : look.material('main', wood('#22201f', { roughness: 0.3 }))
      const silver = isFlute ? bright : metal('#d3d8dd')
      const lay = (solid: Solid) => solid.turn(0, 0, -62)
      make.part('body', lay(cylinder(0.026, 0.94, { corners: 28, round: 0.006 }).move(0, 0.5, 0)), body)
      make.part(
        'rings',
        lay(together([0.04, 0.28, 0.72, 0.76, 0.97].map((y) => torus(0.027, 0.008, 28, 8).move(0, y, 0)))),
        silver,
      )
      if (!isFlute) {
        make.part(
          'bell',
          lay(
            lathe(
              flowing(
                [
                  [0.07, -0.06],
                  [0.05, -0.02],
                  [0.028, 0.06],
                ],
                4,
              ),
              { corners: 32 },
            ),
          ),
          body,
        )
        make.part(
          'mouthpiece',
          lay(
            extrude(
              [
                [-0.022, 0.96],
                [0.022, 0.96],
                [0.014, 1.1],
                [-0.006, 1.1],
              ],
              0.036,
              { bevel: 0.012 },
            ),
          ),
          plastic('#17171a'),
        )
      } else make.part('lip', lay(cushion(0.045, 0.07, 0.03, 0.6, 16).move(0, 0.86, 0.022)), silver)
      make.part(
        'keys',
        lay(
          together(
            Array.from({ length: 9 }, (_, i) =>
              cylinder(0.019, 0.012, { corners: 18 })
                .turn(90, 0, 0)
                .move(0, 0.14 + i * 0.062, 0.03),
            ),
          ),
        ),
        silver,
      )
      make.part('keys', lay(rod([0.022, 0.1, 0.022], [0.022, 0.68, 0.022], 0.005, 8)), silver)
      make.socket('handle', [0.4, 0.25, 0], 0.03)
      return
    }
    if (v.kind === 'saxophone') {
      const way: Vec3[] = [
        [-0.26, 0.9, 0],
        [-0.2, 0.97, 0],
        [-0.1, 0.94, 0],
        [-0.04, 0.84, 0],
        [0, 0.6, 0],
        [0.04, 0.3, 0],
        [0.08, 0.12, 0],
        [0.18, 0.045, 0],
        [0.28, 0.1, 0],
        [0.32, 0.26, 0],
      ]
      make.part(
        'body',
        pipe(way, [0.014, 0.018, 0.022, 0.028, 0.04, 0.054, 0.062, 0.068, 0.072, 0.08], 7, 24),
        brass,
      )
      make.part(
        'bell',
        lathe(
          flowing(
            [
              [0.078, 0],
              [0.095, 0.12],
              [0.15, 0.22],
              [0.17, 0.235],
              [0.14, 0.22],
              [0.08, 0.12],
              [0.02, 0.1],
            ],
            4,
          ),
          { corners: 44 },
        )
          .aim([0.2, 1, 0.05])
          .move(0.318, 0.25, 0),
        brass,
      )
      make.part('mouthpiece', rod([-0.25, 0.905, 0], [-0.35, 0.84, 0], [0.024, 0.014]), plastic('#17171a'))
      make.part(
        'keys',
        together(
          Array.from({ length: 8 }, (_, i) => {
            const y = 0.74 - i * 0.072
            const x = 0 + (0.6 - y) * 0.11
            return cylinder(0.026, 0.02, { corners: 18 })
              .turn(90, 0, 0)
              .move(x, y, 0.05 + 0.002 * i)
          }),
        ),
        pearl,
      )
      make.part(
        'rods',
        rod([0.03, 0.78, 0.04], [0.1, 0.18, 0.062], 0.007, 8).with(
          rod([-0.036, 0.78, 0.03], [0, 0.2, 0.05], 0.007, 8),
          together(
            Array.from({ length: 8 }, (_, i) =>
              torus(0.028, 0.006, 20, 6)
                .turn(90, 0, 0)
                .move((0.6 - 0.74 + i * 0.072) * 0.11, 0.74 - i * 0.072, 0.055 + 0.002 * i),
            ),
          ),
          rod([0.06, 0.34, 0], [0.28, 0.34, 0], 0.012, 8),
          cylinder(0.035, 0.02, { corners: 20 }).turn(90, 0, 0).move(0.3, 0.16, 0.075),
        ),
        bright,
      )
      make.socket('handle', [0.02, 0.5, 0], 0.05)
      return
    }
    if (v.kind === 'horn') {
      const coil = Array.from({ length: 60 }, (_, i): Vec3 => {
        const a = 0.4 + i * 0.1796
        const r = 0.26 - 0.0004 * i
        return [r * Math.cos(a), 0.4 + r * Math.sin(a), -0.05 + 0.0016 * i]
      })
      make.part(
        'body',
        tube([...coil], (t) => 0.018 + 0.02 * t, { corners: 14 }),
        brass,
      )
      make.part('bell', flare(0.16, 0.3).scale(1.6).aim([1, -0.04, 0.32]).move(-0.03, 0.164, 0.035), brass)
      make.part(
        'mouthpiece',
        pipe(
          [
            [0.24, 0.5, -0.05],
            [0.1, 0.74, -0.04],
            [-0.06, 0.84, 0],
          ],
          [0.018, 0.014, 0.012],
          5,
        ).with(cylinder(0.02, 0.05, { top: 0.034 }).aim([-0.8, 0.5, 0.2]).move(-0.08, 0.85, 0.005)),
        bright,
      )
      make.part(
        'valves',
        together(
          [0, 1, 2].map((i) =>
            cylinder(0.032, 0.14, { corners: 20 })
              .turn(20, 0, 0)
              .move(-0.08 + 0.075 * i, 0.42, 0.05),
          ),
        ),
        bright,
      )
      make.part(
        'keys',
        together([0, 1, 2].map((i) => box(0.05, 0.014, 0.1, 0.006).move(-0.08 + 0.075 * i, 0.52, 0.1))),
        pearl,
      )
      make.socket('handle', [0, 0.42, 0.05], 0.1)
      return
    }
    // The bell points to the right, the mouthpiece to the left.
    const y = 0.36
    make.part(
      'bell',
      flare(0.2, 0.5)
        .turn(0, 0, -90)
        .move(0.08, y + 0.1, 0),
      brass,
    )
    make.part(
      'body',
      pipe(
        [
          [0.12, y + 0.1, 0],
          [-0.24, y + 0.1, 0],
          [-0.34, y + 0.07, 0],
          [-0.37, y - 0.02, 0],
          [-0.34, y - 0.11, 0],
          [-0.24, y - 0.14, 0],
          [0.16, y - 0.14, 0],
          [0.25, y - 0.11, 0.01],
          [0.28, y - 0.02, 0.02],
          [0.25, y + 0.06, 0.03],
          [0.16, y + 0.08, 0.04],
          [-0.48, y + 0.1, 0.05],
        ],
        0.022,
        8,
        14,
      ),
      brass,
    )
    make.part(
      'mouthpiece',
      lathe(
        flowing(
          [
            [0.014, 0],
            [0.016, 0.06],
            [0.036, 0.12],
            [0.04, 0.125],
            [0.02, 0.11],
          ],
          4,
        ),
        { corners: 28 },
      )
        .turn(0, 0, 90)
        .move(-0.47, y + 0.1, 0.05),
      bright,
    )
    for (const x of [-0.1, -0.01, 0.08]) {
      make.part(
        'valves',
        cylinder(0.04, 0.26, { corners: 24, round: 0.01 })
          .move(x, y - 0.01, 0.02)
          .with(
            cylinder(0.03, 0.03, { corners: 20 }).move(x, y - 0.155, 0.02),
            rod([x, y + 0.1, 0.02], [x, y + 0.19, 0.02], 0.01, 10),
          ),
        bright,
      )
      make.part('buttons', cylinder(0.03, 0.018, { corners: 22 }).move(x, y + 0.195, 0.02), pearl)
    }
    make.part(
      'body',
      torus(0.036, 0.009, 20, 8)
        .turn(90, 0, 0)
        .move(0.17, y - 0.06, 0.03)
        .with(
          torus(0.2, 0.012, 44, 8)
            .turn(0, 0, 90)
            .move(0.58, y + 0.1, 0),
        ),
      brass,
    )
    make.part(
      'stand',
      rod([-0.01, 0.04, 0.02], [-0.01, y - 0.17, 0.02], 0.014).with(
        turned(
          [
            [0, 0],
            [0.16, 0],
            [0.16, 0.02],
            [0.03, 0.05],
            [0, 0.05],
          ],
          0.008,
          32,
        ).move(-0.01, 0, 0.02),
        torus(0.045, 0.012, 24, 8).move(-0.01, y - 0.165, 0.02),
      ),
      lacquer('#2a2c31'),
    )
    make.socket('handle', [-0.01, y, 0.02], 0.1)
  }),
})
