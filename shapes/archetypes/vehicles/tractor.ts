import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { cylinder, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import { cab } from './cab.ts'
import { alongZ, block, drumX, rod, swept } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Tractors; nose to the front. */
export const tractor = archetype({
  id: 'tractor',
  about: 'A farm tractor with big rear wheels',
  skeleton: 'vehicle',
  nouns: ['tractor', 'farm tractor'],
  parameters: { cab: choice(['closed', 'open'], 'a cab, or only a seat') },
  rows: { 'old tractor': { values: { cab: 'open' }, colours: { main: '#c8302c', accent: '#f2b91f' } } },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#2f9e3f'))
    const rims = look.material('accent', lacquer('#f7d21e'))
    const dark = plastic('#2d3036')
    const steel = metal('#b9bfc6', { surface: 'plain' })
    make.part(
      'body',
      swept(
        [
          [-0.02, 0.085, 0.2, 0.4],
          [0.2, 0.085, 0.2, 0.39],
          [0.36, 0.075, 0.2, 0.37],
          [0.42, 0.06, 0.22, 0.34],
        ],
        { square: 4.5, smooth: 3, round: [0, 0.025] },
      ),
      paint,
    )
    make.part(
      'frame',
      block(0.12, 0.1, 0.72, 0.02)
        .move(0, 0.19, 0.02)
        .with(
          together(
            Array.from({ length: 6 }, (_, i) =>
              block(0.1, 0.01, 0.014, 0.003).move(0, 0.235 + i * 0.02, 0.416),
            ),
          ),
          block(0.012, 0.06, 0.14, 0.004).move(0.084, 0.3, 0.2).mirrored(),
        ),
      dark,
    )
    make.part(
      'frame',
      drumX(0.026, 0.4, 12)
        .move(0, 0.11, 0.32)
        .with(drumX(0.035, 0.36, 12).move(0, 0.215, -0.22)),
      dark,
    )
    const big = wheelsAt(wheel(0.215, 0.13, 'steel', 1), [
      [0.225, 0.215, -0.22],
      [-0.225, 0.215, -0.22],
    ])
    const small = wheelsAt(wheel(0.115, 0.085, 'steel', 1), [
      [0.2, 0.115, 0.32],
      [-0.2, 0.115, 0.32],
    ])
    make
      .part('wheels', big.tyre.with(small.tyre), rubber('#26272b'))
      .part('rims', big.rim.with(small.rim), rims)
    const guard = sheet(
      Array.from({ length: 12 }, (_, i) => {
        const a = ((15 + i * 14) / 180) * Math.PI
        return [-1, -0.4, 0.4, 1].map(
          (s): Vec3 => [
            0.215 + s * 0.07,
            0.215 + Math.sin(a) * (0.25 - 0.012 * s * s),
            -0.22 + Math.cos(a) * (0.25 - 0.012 * s * s),
          ],
        )
      }),
      0.016,
    )
    make.part('body', guard.mirrored().with(block(0.3, 0.03, 0.28, 0.01).move(0, 0.25, -0.14)), paint)
    if (v.cab === 'closed') {
      const c = cab(0.3, 0.4, 0.32, true)
      make
        .part('cab', c.frame.move(0, 0.26, -0.16), paint)
        .part('windows', c.glass.move(0, 0.26, -0.16), plastic('#3a566c', { roughness: 0.05 }))
      make.part(
        'rims',
        swept(
          [
            [-0.33, 0.15, 0.655, 0.69],
            [0.02, 0.15, 0.655, 0.685],
          ],
          { square: 5, smooth: 1, round: [0.015, 0.015] },
        ),
        paint,
      )
    } else {
      make.part(
        'seat',
        block(0.13, 0.03, 0.12, 0.014)
          .move(0, 0.36, -0.24)
          .with(
            block(0.13, 0.1, 0.03, 0.014).turn(-8, 0, 0).move(0, 0.41, -0.3),
            rod([0, 0.25, -0.24], [0, 0.36, -0.24], 0.018),
          ),
        rims,
      )
    }
    if (v.cab === 'open')
      make.part(
        'frame',
        rod([0, 0.3, -0.02], [0, 0.46, -0.1], 0.012).with(
          torus(0.065, 0.01, 24, 6).turn(-30, 0, 0).move(0, 0.46, -0.1),
        ),
        dark,
      )
    make.part(
      'pipe',
      cylinder(0.016, 0.22, { corners: 12 })
        .move(0.05, 0.48, 0.24)
        .with(
          cylinder(0.024, 0.1, { corners: 12 }).move(0.05, 0.45, 0.24),
          rod([0.05, 0.58, 0.24], [0.06, 0.6, 0.23], 0.014),
        ),
      steel,
    )
    make.part(
      'lamps',
      alongZ(
        [
          [0.02, -0.02],
          [0.024, 0.01],
          [0.014, 0.018],
          [0, 0.02],
        ],
        14,
      )
        .move(0.05, 0.325, 0.412)
        .mirrored(),
      glowing('#fff0c0', { glow: 0.9 }),
    )
    make.part(
      'frame',
      rod([0, 0.16, -0.36], [0, 0.16, -0.48], 0.02).with(
        torus(0.025, 0.009, 14, 6).move(0, 0.16, -0.49),
        block(0.1, 0.05, 0.06, 0.01).move(0, 0.19, 0.42),
      ),
      dark,
    )
    make
      .socket('top', [0, v.cab === 'closed' ? 0.69 : 0.4, -0.16], 0.13)
      .socket('back', [0, v.cab === 'closed' ? 0.69 : 0.38, -0.22], 0.08)
      .socket('front', [0, 0.28, 0.44], 0.06)
  },
})
