import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, roundedOutline, sheet, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, leather, metal, plastic, rubber } from '../../materials/material.ts'
import { alongZ, block, drumX, fromAbove, pipe, propellerZ, rod, swept, tint, track, wing } from './forms.ts'

/** What one rides over snow and water; nose to the front. */
export const rider = archetype({
  id: 'snowmobile',
  about: 'A snowmobile on skis and a track, or a jet ski for the water',
  skeleton: 'vehicle',
  nouns: ['snowmobile', 'snow scooter'],
  parameters: { kind: choice(['snow', 'water'], 'for snow, or for water') },
  rows: {
    'jet ski': { values: { kind: 'water' }, colours: { main: '#f2c51e', second: '#22262c' } },
    jetski: { values: { kind: 'water' }, colours: { main: '#2f9ed8', second: '#ffffff' } },
    'water scooter': { values: { kind: 'water' }, colours: { main: '#e23b3b', second: '#ffffff' } },
  },
  build(v, look, make) {
    const snow = v.kind === 'snow'
    const paint = look.material('main', lacquer('#e2412e'))
    const second = look.material('second', lacquer('#26282d'))
    const steel = metal('#b9bfc6', { surface: 'plain' })
    const black = plastic('#26282d')
    const hide = leather('#26262a')
    const lamps = glowing('#fff4d2', { glow: 0.9 })
    if (snow) {
      make.part(
        'body',
        swept(
          [
            [-0.1, 0.1, 0.2, 0.34],
            [0.08, 0.15, 0.16, 0.42],
            [0.24, 0.155, 0.15, 0.4],
            [0.38, 0.12, 0.15, 0.3],
            [0.48, 0.04, 0.16, 0.22],
          ],
          { square: 2.8, smooth: 4, round: [0.02, 0.02] },
        ),
        paint,
      )
      make.part(
        'body',
        swept(
          [
            [-0.48, 0.06, 0.28, 0.34],
            [-0.3, 0.095, 0.2, 0.34],
            [-0.06, 0.1, 0.18, 0.33],
          ],
          { square: 4, smooth: 3, round: [0.02, 0] },
        ),
        second,
      )
      const one = track(0.62, 0.15, 0.15, 5)
      make
        .part('track', one.belt.move(0, 0.006, -0.16), rubber('#2a2c30'))
        .part('steel', one.wheels.move(0, 0.006, -0.16), steel)
      const ski = sheet(
        Array.from({ length: 13 }, (_, i) => {
          const t = i / 12
          return [-1, 0, 1].map(
            (s): Vec3 => [
              s * 0.04 * (t > 0.9 ? 0.7 : 1),
              0.014 + 0.12 * Math.max(0, t - 0.68) ** 1.6 * 5,
              0.06 + t * 0.52,
            ],
          )
        }),
        0.022,
      )
      make.part('skis', ski.move(0.19, 0, 0).mirrored(), second)
      make.part(
        'steel',
        rod([0.19, 0.03, 0.27], [0.16, 0.16, 0.26], 0.016)
          .with(
            rod([0.06, 0.16, 0.28], [0.17, 0.1, 0.27], 0.012),
            pipe(
              [
                [0.19, 0.04, 0.42],
                [0.19, 0.12, 0.5],
                [0.19, 0.1, 0.57],
              ],
              0.009,
              6,
            ),
          )
          .mirrored(),
        steel,
      )
      make.part(
        'steel',
        pipe(
          [
            [-0.08, 0.32, -0.45],
            [-0.08, 0.4, -0.5],
            [0.08, 0.4, -0.5],
            [0.08, 0.32, -0.45],
          ],
          0.011,
          8,
        ),
        steel,
      )
    } else {
      make.part(
        'body',
        swept(
          [
            [-0.48, 0.13, 0.06, 0.16],
            [-0.2, 0.15, 0.01, 0.17],
            [0.1, 0.15, 0, 0.19],
            [0.34, 0.1, 0.03, 0.22],
            [0.5, 0.012, 0.16, 0.22],
          ],
          { square: 3, smooth: 4, round: [0.02, 0] },
        ),
        paint,
      )
      make.part(
        'trim',
        swept(
          [
            [-0.48, 0.137, 0.135, 0.16],
            [-0.2, 0.16, 0.14, 0.165],
            [0.1, 0.158, 0.15, 0.175],
            [0.34, 0.106, 0.17, 0.195],
            [0.505, 0.014, 0.195, 0.215],
          ],
          { square: 6, smooth: 4 },
        ),
        second,
      )
      make.part(
        'body',
        swept(
          [
            [0, 0.075, 0.16, 0.3],
            [0.12, 0.1, 0.17, 0.36],
            [0.26, 0.085, 0.18, 0.33],
            [0.42, 0.03, 0.2, 0.25],
          ],
          { square: 2.6, smooth: 4, round: [0.02, 0.01] },
        ),
        paint,
      )
      make.part(
        'trim',
        alongZ(
          [
            [0.045, -0.04],
            [0.04, 0.02],
            [0.03, 0.03],
          ],
          18,
        ).move(0, 0.09, -0.49),
        second,
      )
    }
    const y = snow ? 0.33 : 0.2
    make.part(
      'seat',
      swept(
        [
          [-0.42, 0.065, y, y + 0.07],
          [-0.28, 0.085, y - 0.02, y + 0.09],
          [-0.06, 0.075, y - 0.04, y + 0.05],
          [0.04, 0.055, y - 0.04, y + 0.07],
        ],
        { square: 2.8, smooth: 4, round: [0.03, 0.02] },
      ).move(0, snow ? 0 : 0.03, 0),
      hide,
    )
    const hy = snow ? 0.5 : 0.43
    make.part(
      'bars',
      rod([0, hy - 0.14, 0.14], [0, hy, 0.06], 0.022, 10).with(
        pipe(
          [
            [-0.18, hy + 0.02, -0.02],
            [-0.08, hy + 0.02, 0.05],
            [0.08, hy + 0.02, 0.05],
            [0.18, hy + 0.02, -0.02],
          ],
          0.015,
          8,
        ),
        block(0.1, 0.05, 0.06, 0.016).move(0, hy + 0.01, 0.06),
      ),
      black,
    )
    make.part(
      'windscreen',
      sheet(
        Array.from({ length: 6 }, (_, i) =>
          Array.from({ length: 9 }, (_, j): Vec3 => {
            const a = ((j / 8 - 0.5) * 120 * Math.PI) / 180
            return [
              Math.sin(a) * (0.11 - i * 0.006),
              (snow ? 0.38 : 0.32) + i * 0.034,
              0.14 + Math.cos(a) * 0.08 - i * 0.016,
            ]
          }),
        ),
        0.01,
      ),
      plastic('#5fa8d0', { opacity: 0.6, roughness: 0.05 }),
    )
    make.part(
      'lamps',
      ball([0.04, 0.02, 0.03], 14)
        .turn(20, 25, 0)
        .move(0.07, snow ? 0.29 : 0.27, snow ? 0.4 : 0.36)
        .mirrored()
        .with(tint(block(0.08, 0.025, 0.016, 0.006).move(0, snow ? 0.31 : 0.14, -0.492), '#d8201c')),
      lamps,
    )
    make.part(
      'trim',
      swept(
        [
          [0.05, 0.02, 0, 0.01],
          [0.2, 0.035, 0, 0.012],
          [0.34, 0.015, 0, 0.01],
        ],
        { square: 3, smooth: 3, round: [0.01, 0.01] },
      )
        .turn(snow ? 20 : 18, 0, snow ? -50 : -55)
        .move(0.11, snow ? 0.37 : 0.33, 0.04)
        .mirrored(),
      second,
    )
    make
      .socket('back', [0, y + 0.08, -0.18], 0.09)
      .socket('handle', [0.16, hy + 0.02, 0], 0.02)
      .socket('front', [0, 0.25, 0.45], 0.08)
      .socket('top', [0, y + 0.08, -0.2], 0.08)
  },
})

/** Hovercraft; bow to the front. */
export const hovercraft = archetype({
  id: 'hovercraft',
  about: 'A hovercraft on a rubber skirt with fans at the back',
  skeleton: 'vehicle',
  nouns: ['hovercraft', 'air cushion vehicle'],
  parameters: { fans: number(2, 1, 3, 'fans at the back') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#f4f4f0'))
    const red = look.material('accent', lacquer('#e2571e'))
    const skirt = look.material('second', rubber('#2d3036'))
    const outline = (w: number, l: number): Vec2[] => [
      [-w, -l],
      [w, -l],
      [w, l * 0.45],
      [w * 0.6, l],
      [-w * 0.6, l],
      [-w, l * 0.45],
    ]
    make.part(
      'skirt',
      together(
        [0, 1, 2].map((i) =>
          fromAbove(roundedOutline(outline(0.3 - i * 0.012, 0.48 - i * 0.012), 0.1, 6), 0.06, 0.028).move(
            0,
            0.03 + i * 0.044,
            0,
          ),
        ),
      ),
      skirt,
    )
    make.part(
      'deck',
      fromAbove(roundedOutline(outline(0.27, 0.45), 0.08, 5), 0.04, 0.012).move(0, 0.165, 0),
      paint,
    )
    make.part(
      'stripe',
      fromAbove(roundedOutline(outline(0.285, 0.465), 0.09, 5), 0.018, 0.006).move(0, 0.155, 0),
      red,
    )
    const form = (by: number) =>
      swept(
        [
          [0.17, 0.16 - by, -0.2 + by, 0.28 - by],
          [0.26, 0.15 - by, -0.18 + by, 0.25 - by],
          [0.34 - by, 0.12 - by, -0.15 + by, 0.16 - by],
        ],
        { axis: 'y', square: 4.5, smooth: 3, round: [0, 0.03], corners: 32 },
      )
    const cuts = [-0.1, 0.0, 0.1].map((z) => block(1, 0.055, 0.075, 0.014).move(0, 0.275, z))
    make.part('cabin', form(0).minus(...cuts, block(0.2, 0.06, 0.4, 0.016).move(0, 0.275, 0.3)), paint)
    make.part('windows', form(0.008), plastic('#22384c', { roughness: 0.05 }))
    const count = Math.round(v.fans)
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 0.2
      const s = count === 1 ? 1.4 : 1
      const ring = torus(0.09 * s, 0.016, 32, 8)
        .scale(1, 2.2, 1)
        .turn(90, 0, 0)
        .move(x, 0.29 * (s > 1 ? 1.12 : 1), -0.36)
      make.part(
        'fans',
        ring.with(
          block(0.03, 0.1, 0.05, 0.01).move(x, 0.2, -0.36),
          rod(
            [x - 0.09 * s, 0.29 * (s > 1 ? 1.12 : 1), -0.37],
            [x + 0.09 * s, 0.29 * (s > 1 ? 1.12 : 1), -0.37],
            0.007,
          ),
        ),
        red,
      )
      make.part(
        'propellers',
        propellerZ(0.08 * s, 4, 0.34)
          .move(x, 0.29 * (s > 1 ? 1.12 : 1), -0.36)
          .with(ball(0.02, 12).move(x, 0.29 * (s > 1 ? 1.12 : 1), -0.36)),
        plastic('#33373f'),
      )
      make.part(
        'fans',
        wing(
          [
            { at: [x, 0.2, -0.44], chord: 0.06, thick: 0.012 },
            { at: [x, 0.4, -0.44], chord: 0.06, thick: 0.012 },
          ],
          true,
        ),
        red,
      )
    }
    make.part(
      'propellers',
      rod([0, 0.33, 0.02], [0, 0.46, 0], 0.008).with(drumX(0.008, 0.1, 8).move(0, 0.42, 0)),
      plastic('#33373f'),
    )
    make.part('lamps', ball(0.018, 10).move(0.1, 0.19, 0.42).mirrored(), glowing('#fff4d2', { glow: 1 }))
    make
      .socket('top', [0, 0.34, 0], 0.12)
      .socket('back', [0, 0.34, 0], 0.12)
      .socket('front', [0, 0.18, 0.46], 0.1)
  },
})
