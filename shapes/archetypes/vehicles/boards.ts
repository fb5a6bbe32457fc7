import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, roundedOutline, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import { atEach, block, drumX, fromAbove, fromSide, pipe, rod, roller, swept } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Skateboards, longboards; nose to the front. */
export const skateboard = archetype({
  id: 'skateboard',
  about: 'A skateboard with trucks and four wheels',
  skeleton: 'board',
  nouns: ['skateboard', 'longboard'],
  parameters: { wheels: number(0.055, 0.04, 0.09, 'radius of the wheels') },

  build(v, look, make) {
    const top = look.light('second', '#2a2a30')
    const deck = look.material('main', {
      ...lacquer('#e2571e'),
      paint: (_, n) => (n[1] > 0.5 ? top : undefined),
    })
    const steel = metal('#c3c8ce', { surface: 'plain' })
    const r = v.wheels
    const y = r * 2 + 0.035
    const rows = Array.from({ length: 25 }, (_, i) => {
      const z = -0.5 + i / 24
      const end = Math.max(0, Math.abs(z) - 0.33) / 0.17
      const half = 0.125 * Math.sqrt(Math.max(0.02, 1 - end ** 3))
      return Array.from(
        { length: 9 },
        (_, j): Vec3 => [
          (j / 4 - 1) * half,
          y + 0.07 * end ** 1.5 + 0.014 * (j / 4 - 1) ** 2,
          z * (1 - 0.02 * end),
        ],
      )
    })
    make.part('deck', sheet(rows, 0.026), deck)
    for (const z of [0.28, -0.28]) {
      make.part(
        'trucks',
        block(0.1, 0.022, 0.12, 0.006)
          .move(0, y - 0.02, z)
          .with(
            drumX(0.016, 0.22, 12).move(0, r, z),
            fromSide(
              [
                [-0.035, 0],
                [0.035, 0],
                [0.018, 0.05],
                [-0.018, 0.05],
              ],
              0.11,
              0.008,
            ).move(0, r - 0.014, z),
            atEach(ball(0.008, 6), [
              [0.03, y + 0.014, z + 0.04],
              [-0.03, y + 0.014, z + 0.04],
              [0.03, y + 0.014, z - 0.04],
              [-0.03, y + 0.014, z - 0.04],
            ]),
          ),
        steel,
      )
      make.part(
        'wheels',
        roller(r, 0.07).move(0.125, r, z).mirrored(),
        look.material('accent', plastic('#f7d21e')),
      )
    }
    make
      .socket('back', [0, y + 0.02, 0], 0.12)
      .socket('top', [0, y + 0.02, 0], 0.12)
      .socket('feet', [0, y + 0.02, 0], 0.1)
  },
})

/** Scooters to kick and machines to stand on; front wheel to the front. */
export const kickScooter = archetype({
  id: 'kick scooter',
  about: 'A kick scooter, or a balancing machine with two wheels side by side',
  skeleton: 'board',
  nouns: ['kick scooter', 'scooter', 'push scooter', 'electric scooter'],
  parameters: { kind: choice(['scooter', 'segway'], 'two wheels in a row, or side by side') },
  rows: { segway: { values: { kind: 'segway' }, colours: { main: '#33383f', second: '#f4f4f0' } } },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#2f9ed8'))
    const steel = metal('#c3c8ce', { surface: 'plain' })
    const grip = rubber('#26282d')
    const accent = look.material('accent', plastic('#f25a8a'))
    if (v.kind === 'segway') {
      const { tyre, rim } = wheelsAt(wheel(0.19, 0.085, 'star', 0), [
        [0.25, 0.19, 0],
        [-0.25, 0.19, 0],
      ])
      make.part('wheels', tyre, grip).part('rims', rim, steel)
      make.part(
        'body',
        swept(
          [
            [-0.16, 0.14, 0.14, 0.22],
            [0, 0.19, 0.11, 0.24],
            [0.16, 0.14, 0.14, 0.22],
          ],
          { square: 4, smooth: 3, round: [0.02, 0.02] },
        ),
        paint,
      )
      const guard = sheet(
        Array.from({ length: 10 }, (_, i) => {
          const a = ((10 + i * 17.5) / 180) * Math.PI
          return [-1, -0.4, 0.4, 1].map(
            (s): Vec3 => [
              0.25 + s * 0.055,
              0.19 + Math.sin(a) * (0.225 - 0.012 * s * s),
              Math.cos(a) * (0.225 - 0.012 * s * s),
            ],
          )
        }),
        0.016,
      )
      make.part(
        'fenders',
        guard.mirrored().with(rod([0.13, 0.22, 0], [0.21, 0.36, 0], 0.016).mirrored()),
        look.material('second', lacquer('#f4f4f0')),
      )
      make.part('mat', block(0.26, 0.02, 0.24, 0.008).move(0, 0.245, 0), grip)
      make.part(
        'rims',
        pipe(
          [
            [0, 0.2, 0.14],
            [0, 0.5, 0.17],
            [0, 0.9, 0.12],
          ],
          0.018,
          10,
        ).with(
          pipe(
            [
              [-0.16, 0.95, 0.06],
              [-0.1, 0.93, 0.1],
              [0, 0.91, 0.12],
              [0.1, 0.93, 0.1],
              [0.16, 0.95, 0.06],
            ],
            0.015,
            8,
          ),
        ),
        steel,
      )
      make.part('mat', rod([0.11, 0.935, 0.09], [0.18, 0.957, 0.045], 0.022, 10).mirrored(), grip)
      make.part('body', block(0.09, 0.05, 0.04, 0.014).move(0, 0.94, 0.12), paint)
      make.part(
        'lamps',
        block(0.06, 0.03, 0.01, 0.004)
          .turn(-20, 0, 0)
          .move(0, 0.952, 0.098)
          .with(block(0.16, 0.02, 0.012, 0.005).move(0, 0.17, 0.162)),
        glowing('#8af0c0', { glow: 0.8 }),
      )
      make
        .socket('back', [0, 0.26, 0], 0.12)
        .socket('feet', [0, 0.26, 0], 0.1)
        .socket('top', [0, 0.26, 0], 0.12)
        .socket('handle', [0.15, 0.95, 0.065], 0.022)
      return
    }
    const [zf, zb, r] = [0.38, -0.4, 0.075]
    make.part(
      'deck',
      swept(
        [
          [-0.36, 0.055, 0.085, 0.115],
          [-0.2, 0.075, 0.075, 0.11],
          [0.16, 0.07, 0.075, 0.11],
          [0.26, 0.04, 0.085, 0.125],
        ],
        { square: 5, smooth: 3, round: [0.012, 0.012] },
      ),
      paint,
    )
    make.part(
      'grips',
      fromAbove(
        roundedOutline(
          [
            [-0.055, -0.32],
            [0.055, -0.32],
            [0.055, 0.16],
            [-0.055, 0.16],
          ],
          0.03,
        ),
        0.012,
      ).move(0, 0.112, 0),
      grip,
    )
    make.part(
      'deck',
      pipe(
        [
          [0, 0.1, 0.24],
          [0, 0.16, 0.32],
          [0, 0.22, 0.34],
        ],
        0.028,
        10,
      ).with(rod([0, 0.17, 0.345], [0, 0.29, 0.325], 0.034, 14)),
      paint,
    )
    make.part(
      'steel',
      rod([0.035, r, zf], [0.03, 0.17, 0.35], 0.012)
        .mirrored()
        .with(
          rod([0, 0.16, 0.35], [0, 0.82, 0.24], 0.021, 12),
          rod([-0.16, 0.83, 0.235], [0.16, 0.83, 0.235], 0.015, 10),
          drumX(0.014, 0.09, 10).move(0, r, zf),
          drumX(0.014, 0.1, 10).move(0, r, zb),
          rod([0.045, r, zb], [0.045, 0.1, -0.33], 0.013).mirrored(),
        ),
      steel,
    )
    make.part('grips', rod([0.1, 0.83, 0.235], [0.19, 0.83, 0.235], 0.024, 12).mirrored(), grip)
    make.part(
      'wheels',
      atEach(roller(r, 0.05), [
        [0, r, zf],
        [0, r, zb],
      ]),
      accent,
    )
    make.part(
      'deck',
      sheet(
        Array.from({ length: 8 }, (_, i) => {
          const a = ((40 + i * 16) / 180) * Math.PI
          return [-1, 0, 1].map((s): Vec3 => [s * 0.036, r + Math.sin(a) * 0.092, zb + Math.cos(a) * 0.092])
        }),
        0.012,
      ),
      paint,
    )
    make.part(
      'steel',
      atEach(torus(0.026, 0.009, 16, 6), [
        [0, 0.52, 0.29],
        [0, 0.3, 0.325],
      ]),
      steel,
    )
    make.part(
      'streamers',
      together(
        [1, -1].flatMap((s) =>
          [0, 1, 2].map((i) =>
            pipe(
              [
                [s * 0.19, 0.83, 0.235],
                [s * (0.23 + i * 0.012), 0.8, 0.225],
                [s * (0.22 + i * 0.02), 0.7, 0.22 - i * 0.02],
              ],
              0.006,
              6,
            ),
          ),
        ),
      ),
      accent,
    )
    make
      .socket('back', [0, 0.12, -0.08], 0.08)
      .socket('feet', [0, 0.12, -0.08], 0.08)
      .socket('top', [0, 0.12, -0.08], 0.08)
      .socket('handle', [0.15, 0.83, 0.235], 0.024)
  },
})
