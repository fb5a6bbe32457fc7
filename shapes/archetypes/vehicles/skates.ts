import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { cylinder, roundedOutline, torus } from '../../geometry/solids.ts'
import { metal, plastic } from '../../materials/material.ts'
import { atEach, block, drumX, fromSide, rod, roller, swept } from './forms.ts'

/** A boot on wheels; toe to the front. */
export const rollerSkate = archetype({
  id: 'roller skate',
  about: 'A roller skate: a boot with laces on four wheels, in a row for an inline skate, or on a blade',
  skeleton: 'boot',
  nouns: ['roller skate', 'rollerskate', 'skate'],
  parameters: { under: choice(['wheels', 'inline', 'blade'], 'what is under the boot') },
  rows: {
    rollerblade: { values: { under: 'inline' }, colours: { main: '#33383f', second: '#6fe04a' } },
    'inline skate': { values: { under: 'inline' }, colours: { main: '#33383f', second: '#6fe04a' } },
    'ice skate': { values: { under: 'blade' }, colours: { main: '#f8f8f6', second: '#c9d4e0' } },
  },
  build(v, look, make) {
    const boot = look.material('main', plastic('#f8f6f2', { roughness: 0.35 }))
    const trim = look.material('second', plastic('#e2408a'))
    const steel = metal('#c3c8ce', { surface: 'plain' })
    const accent = look.material('accent', plastic('#4fc4d8'))
    const base = v.under === 'blade' ? 0.22 : 0.26
    make.part(
      'boot',
      swept(
        [
          [-0.3, 0.07, base, base + 0.2],
          [-0.22, 0.11, base, base + 0.24],
          [-0.05, 0.115, base, base + 0.26],
          [0.14, 0.12, base, base + 0.18],
          [0.32, 0.11, base, base + 0.15],
          [0.4, 0.07, base + 0.01, base + 0.1],
        ],
        { square: 2.8, smooth: 4, round: [0.03, 0.03], corners: 32 },
      ),
      boot,
    )
    const shaft = swept(
      [
        [base + 0.1, 0.105, -0.29, 0.06],
        [base + 0.3, 0.1, -0.29, 0.03],
        [base + 0.5, 0.11, -0.31, 0.04],
        [base + 0.56, 0.115, -0.32, 0.045],
      ],
      { axis: 'y', square: 2.5, smooth: 4, corners: 32 },
    )
    make.part(
      'boot',
      shaft.minus(
        swept(
          [
            [base + 0.44, 0.085, -0.28, 0.01],
            [base + 0.6, 0.09, -0.29, 0.02],
          ],
          { axis: 'y', square: 2.5, smooth: 1, corners: 28 },
        ),
      ),
      boot,
    )
    make.part(
      'trim',
      torus(1, 0.1, 32, 8)
        .scale(0.108, 0.2, 0.176)
        .move(0, base + 0.56, -0.138),
      trim,
    )
    make.part(
      'trim',
      swept(
        [
          [-0.32, 0.08, base - 0.02, base + 0.02],
          [-0.2, 0.12, base - 0.02, base + 0.02],
          [0.15, 0.128, base - 0.02, base + 0.02],
          [0.36, 0.11, base - 0.02, base + 0.02],
          [0.42, 0.06, base - 0.02, base + 0.02],
        ],
        { square: 5, smooth: 3 },
      ),
      trim,
    )
    const laces = Array.from({ length: 6 }, (_, i) => {
      const t = i / 5
      const [y, z] = [base + 0.2 + t * 0.22, 0.1 - t * 0.07 + (t < 0.3 ? (0.3 - t) * 0.28 : 0)]
      return rod([-0.055, y, z - 0.012], [0.055, y + 0.012, z - 0.012], 0.011, 8)
    })
    make.part(
      'laces',
      together(laces).with(
        torus(0.03, 0.008, 14, 6)
          .turn(60, 0, 30)
          .move(0.04, base + 0.5, 0.06)
          .mirrored(),
      ),
      accent,
    )
    if (v.under === 'wheels') {
      make.part(
        'plate',
        block(0.14, 0.03, 0.6, 0.01)
          .move(0, base - 0.03, 0.04)
          .with(
            ...[0.26, -0.2].flatMap((z) => [
              drumX(0.018, 0.28, 10).move(0, 0.1, z),
              rod([0, 0.1, z], [0, base - 0.02, z], 0.034, 12),
            ]),
          ),
        steel,
      )
      make.part(
        'wheels',
        together([0.26, -0.2].map((z) => roller(0.1, 0.09).move(0.13, 0.1, z))).mirrored(),
        accent,
      )
      make.part(
        'trim',
        cylinder(0.05, 0.09, { top: 0.04, corners: 18 })
          .turn(-30, 0, 0)
          .move(0, base - 0.07, 0.42),
        trim,
      )
    } else if (v.under === 'inline') {
      make.part(
        'plate',
        fromSide(
          roundedOutline(
            [
              [-0.3, 0.11],
              [0.38, 0.11],
              [0.34, base],
              [-0.24, base],
            ],
            0.02,
          ),
          0.075,
          0.01,
        ),
        steel,
      )
      make.part(
        'wheels',
        together([-0.27, -0.06, 0.15, 0.36].map((z) => roller(0.095, 0.05).move(0, 0.095, z))),
        accent,
      )
      make.part(
        'plate',
        atEach(drumX(0.026, 0.1, 10), [
          [0, 0.095, -0.27],
          [0, 0.095, -0.06],
          [0, 0.095, 0.15],
          [0, 0.095, 0.36],
        ]),
        steel,
      )
      make.part('trim', block(0.24, 0.06, 0.05, 0.016).move(0, base + 0.42, -0.05), trim)
    } else {
      make.part(
        'plate',
        fromSide(
          roundedOutline(
            [
              [-0.34, 0],
              [0.3, 0],
              [0.42, 0.03],
              [0.48, 0.1],
              [0.44, 0.11],
              [0.36, 0.07],
              [0.26, 0.08],
              [0.2, base],
              [0.06, base],
              [0.02, 0.08],
              [-0.1, 0.08],
              [-0.14, base],
              [-0.26, base],
              [-0.28, 0.08],
              [-0.36, 0.06],
            ],
            0.02,
          ),
          0.026,
          0.006,
        ),
        metal('#dfe5ea', { surface: 'plain', roughness: 0.12 }),
      )
    }
    make.socket('inside', [0, base + 0.5, -0.13], 0.08).socket('top', [0, base + 0.57, -0.13], 0.1)
  },
})
