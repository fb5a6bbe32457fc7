import { archetype, choice } from '../../archetype.ts'
import { ball, lathe, roundedOutline, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, leather, metal, plastic, wood } from '../../materials/material.ts'
import { atEach, block, drumX, fromSide, pipe, rod, swept } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Coaches; they are drawn to the front. */
export const carriage = archetype({
  id: 'carriage',
  about: 'A royal coach with big wheels, a door and lanterns; also as a pumpkin',
  skeleton: 'cart',
  nouns: ['carriage', 'coach', 'royal carriage', 'royal coach', 'horse carriage', 'stagecoach'],
  parameters: { body: choice(['coach', 'pumpkin'], 'the body') },
  rows: {
    'pumpkin carriage': { values: { body: 'pumpkin' }, colours: { main: '#f28a1c', accent: '#e8c050' } },
    'pumpkin coach': { values: { body: 'pumpkin' }, colours: { main: '#f28a1c', accent: '#e8c050' } },
    "cinderella's carriage": { values: { body: 'pumpkin' }, colours: { main: '#c9dcf4', accent: '#e8d48a' } },
  },
  build(v, look, make) {
    const gold = look.material('accent', metal('#e0b24a', { surface: 'plain', roughness: 0.22 }))
    const paint = look.material('main', lacquer('#8f2440'))
    const second = look.material('second', lacquer('#f6ead0'))
    const dark = plastic('#3a2630')
    const y0 = 0.4
    if (v.body === 'pumpkin') {
      const line: Vec2[] = Array.from({ length: 17 }, (_, i) => {
        const a = -Math.PI / 2 + (Math.PI * i) / 16
        return [
          Math.max(0.001, Math.cos(a) * 0.25),
          Math.sin(a) * 0.22 - 0.03 * Math.exp(-(Math.cos(a) ** 2) * 8) * Math.sign(a),
        ]
      })
      const shell = lathe(line, {
        corners: 72,
        flutes: (a) => 1 - 0.1 * Math.abs(Math.cos(a * 5)) ** 3,
      }).move(0, y0 + 0.05, 0)
      const door = fromSide(
        roundedOutline(
          [
            [-0.075, y0 - 0.1],
            [0.075, y0 - 0.1],
            [0.075, y0 + 0.1],
            [0, y0 + 0.17],
            [-0.075, y0 + 0.1],
          ],
          0.03,
        ),
        1,
        0.001,
      )
      make.part('body', shell.minus(door), paint)
      make.part('inside', ball([0.215, 0.19, 0.215], 28).move(0, y0 + 0.05, 0), dark)
      const frame = roundedOutline(
        [
          [-0.085, -0.11],
          [0.085, -0.11],
          [0.085, 0.105],
          [0, 0.185],
          [-0.085, 0.105],
        ],
        0.03,
      )
      make.part(
        'gold',
        pipe(
          frame.concat([frame[0] ?? [0, 0]]).map(([z, y]): Vec3 => [0.23 - Math.abs(y) * 0.13, y0 + y, z]),
          0.011,
          6,
          1,
        ).mirrored(),
        gold,
      )
      make.part('gold', rod([0.222, y0 - 0.02, -0.08], [0.222, y0 - 0.02, 0.08], 0.008).mirrored(), gold)
      const stem = pipe(
        [
          [0, y0 + 0.24, 0],
          [0, y0 + 0.31, 0],
          [0.03, y0 + 0.37, -0.02],
          [0.08, y0 + 0.38, -0.03],
        ],
        [0.04, 0.028, 0.022, 0.018],
        10,
      )
      make.part(
        'vines',
        stem.with(
          ...[1, -1].map((s) =>
            pipe(
              Array.from(
                { length: 22 },
                (_, i): Vec3 => [
                  s * (0.03 + Math.cos(i * 0.7) * 0.025 + i * 0.0045),
                  y0 + 0.29 + Math.sin(i * 0.7) * 0.025,
                  0.02 + i * 0.002,
                ],
              ),
              0.007,
              6,
              1,
            ),
          ),
          ...[
            [0.07, 30],
            [-0.06, -40],
          ].map(([x = 0, a = 0]) =>
            ball([0.06, 0.008, 0.035], 12)
              .turn(0, a, 12)
              .move(x, y0 + 0.285, 0.04),
          ),
        ),
        plastic('#4f8f3a'),
      )
    } else {
      const form = (by: number) =>
        swept(
          [
            [0, 0.1 - by, -0.14 + by, 0.14 - by],
            [0.06, 0.145 - by, -0.19 + by, 0.19 - by],
            [0.2, 0.165 - by, -0.215 + by, 0.215 - by],
            [0.33, 0.155 - by, -0.2 + by, 0.2 - by],
          ],
          { axis: 'y', square: 5, smooth: 3, round: [0.02, 0], corners: 36 },
        )
      const cuts = [-0.13, 0, 0.13].map((z) => block(1, 0.11, 0.09, 0.02).move(0, 0.25, z))
      make.part(
        'body',
        form(0)
          .minus(...cuts, block(0.2, 0.11, 1, 0.02).move(0, 0.25, 0))
          .move(0, y0 - 0.13, 0),
        paint,
      )
      make.part('inside', form(0.012).move(0, y0 - 0.13, 0), plastic('#c9a8b0'))
      make.part(
        'roof',
        swept(
          [
            [y0 + 0.19, 0.175, -0.225, 0.225],
            [y0 + 0.225, 0.16, -0.21, 0.21],
            [y0 + 0.27, 0.06, -0.09, 0.09],
          ],
          { axis: 'y', square: 4, smooth: 3, round: [0.01, 0.01], corners: 32 },
        ),
        second,
      )
      make.part(
        'gold',
        atEach(
          lathe(
            [
              [0.012, 0],
              [0.02, 0.02],
              [0.008, 0.035],
              [0.018, 0.055],
              [0, 0.075],
            ],
            { corners: 12 },
          ),
          [
            [0.15, y0 + 0.21, 0.19],
            [0.15, y0 + 0.21, -0.19],
          ],
        ).mirrored(),
        gold,
      )
      make.part(
        'gold',
        lathe(
          [
            [0.03, 0],
            [0.036, 0.02],
            [0.02, 0.03],
            [0.03, 0.06],
            [0, 0.08],
          ],
          { corners: 16 },
        ).move(0, y0 + 0.265, 0),
        gold,
      )
      const edge = (y: number, w: number, d: number) => rod([w, y, -d], [w, y, d], 0.008).mirrored()
      make.part(
        'gold',
        edge(y0 + 0.04, 0.167, 0.18).with(
          edge(y0 + 0.185, 0.163, 0.18),
          block(0.012, 0.24, 0.008, 0.003)
            .move(0.164, y0 + 0.04, 0.062)
            .mirrored(),
          block(0.012, 0.24, 0.008, 0.003)
            .move(0.164, y0 + 0.04, -0.062)
            .mirrored(),
          torus(0.03, 0.008, 18, 6)
            .turn(0, 0, 90)
            .move(0.162, y0 - 0.02, 0)
            .mirrored(),
        ),
        gold,
      )
    }
    make.part(
      'lamps',
      atEach(
        lathe(
          [
            [0.012, 0],
            [0.022, 0.012],
            [0.024, 0.05],
            [0.008, 0.07],
          ],
          { corners: 8 },
        ),
        [[v.body === 'coach' ? 0.19 : 0.2, y0 + 0.06, 0.2]],
      ).mirrored(),
      glowing('#ffd98a', { glow: 1 }),
    )
    make.part('gold', rod([0.13, y0 + 0.05, 0.17], [0.195, y0 + 0.06, 0.2], 0.008).mirrored(), gold)
    // Springs, chassis, box and wheels.
    make.part(
      'gold',
      pipe(
        [
          [0.09, 0.16, 0.34],
          [0.09, 0.3, 0.36],
          [0.09, 0.34, 0.28],
          [0.09, 0.28, 0.18],
        ],
        0.014,
        8,
      )
        .with(
          pipe(
            [
              [0.09, 0.18, -0.36],
              [0.09, 0.32, -0.38],
              [0.09, 0.36, -0.29],
              [0.09, 0.3, -0.18],
            ],
            0.014,
            8,
          ),
        )
        .mirrored(),
      gold,
    )
    make.part(
      'frame',
      rod([0, 0.17, -0.36], [0, 0.16, 0.36], 0.022, 10).with(
        drumX(0.018, 0.42, 10).move(0, 0.13, 0.32),
        drumX(0.02, 0.46, 10).move(0, 0.19, -0.3),
        pipe(
          [
            [0, 0.15, 0.34],
            [0, 0.13, 0.5],
            [0, 0.16, 0.66],
          ],
          0.016,
          8,
        ),
        rod([-0.12, 0.165, 0.62], [0.12, 0.165, 0.62], 0.011),
      ),
      wood('#6b3f22'),
    )
    make.part(
      'seat',
      block(0.22, 0.05, 0.1, 0.02)
        .move(0, 0.4, 0.32)
        .with(block(0.22, 0.08, 0.03, 0.014).move(0, 0.45, 0.275)),
      leather('#7a3a2a'),
    )
    make.part(
      'frame',
      block(0.2, 0.02, 0.14, 0.006)
        .move(0, 0.29, 0.36)
        .with(
          rod([0.08, 0.17, 0.34], [0.08, 0.4, 0.32], 0.014).mirrored(),
          block(0.2, 0.1, 0.014, 0.005).turn(-30, 0, 0).move(0, 0.32, 0.44),
        ),
      wood('#6b3f22'),
    )
    const f = wheelsAt(wheel(0.13, 0.034, 'wood'), [
      [0.21, 0.13, 0.32],
      [-0.21, 0.13, 0.32],
    ])
    const b = wheelsAt(wheel(0.19, 0.036, 'wood'), [
      [0.23, 0.19, -0.3],
      [-0.23, 0.19, -0.3],
    ])
    make
      .part('wheels', f.rim.with(b.rim), look.material('accent', metal('#e0b24a', { surface: 'plain' })))
      .part('tyres', f.tyre.with(b.tyre), plastic('#33302c'))
    make
      .socket('top', [0, y0 + 0.27, 0], 0.12)
      .socket('back', [0, 0.44, 0.32], 0.08)
      .socket('front', [0, 0.16, 0.62], 0.08)
      .socket('inside', [0, y0, 0], 0.12)
  },
})
