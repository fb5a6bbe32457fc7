import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, leather, metal, plastic, rubber } from '../../materials/material.ts'
import { atEach, block, fromSide, guard, pipe, rod, swept, tint } from './forms.ts'
import { wheel } from './wheel.ts'

/** Bicycles and their kin; front wheel to the front. */
export const bicycle = archetype({
  id: 'bicycle',
  about: 'A bicycle, tricycle, unicycle or penny-farthing',
  skeleton: 'vehicle',
  nouns: ['bicycle', 'bike', 'pushbike', 'city bike'],
  parameters: {
    kind: choice(['bicycle', 'tricycle', 'unicycle', 'penny-farthing'], 'how many wheels, and which'),
    basket: choice(['none', 'front'], 'a basket at the handlebar'),
  },
  rows: {
    tricycle: { values: { kind: 'tricycle' }, colours: { main: '#e2332e', second: '#2f6fc4' } },
    unicycle: { values: { kind: 'unicycle' }, colours: { main: '#8a3fae' } },
    'penny-farthing': { values: { kind: 'penny-farthing' }, colours: { main: '#22262c' } },
    'penny farthing': { values: { kind: 'penny-farthing' }, colours: { main: '#22262c' } },
    'mountain bike': { colours: { main: '#2f9e4f' } },
    'racing bike': { colours: { main: '#f2b01a' } },
    'bicycle with basket': { values: { basket: 'front' }, colours: { main: '#4fb8c8' } },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#2f8fd0'))
    const chrome = metal('#d3d6da', { surface: 'plain', roughness: 0.18 })
    const hide = look.material('second', leather('#8a5230'))
    const black = plastic('#222429')
    const tyres = rubber('#26262a')
    const put = (r: number, at: Vec3, wide = 0.034) => {
      const { tyre, rim } = wheel(r, wide, 'wire')
      make.part('wheels', tyre.at(at), tyres).part('rims', rim.at(at), chrome)
    }
    const pedals = (at: Vec3, long: number, x: number) => {
      make.part(
        'pedals',
        rod([x, at[1], at[2]], [x, at[1] - long, at[2] + 0.02], 0.011, 8).with(
          block(0.07, 0.018, 0.05, 0.006).move(x + 0.04, at[1] - long, at[2] + 0.02),
        ),
        black,
      )
      make.part(
        'pedals',
        rod([-x, at[1], at[2]], [-x, at[1] + long, at[2] - 0.02], 0.011, 8).with(
          block(0.07, 0.018, 0.05, 0.006).move(-x - 0.04, at[1] + long, at[2] - 0.02),
        ),
        black,
      )
    }
    const saddle = swept(
      [
        [-0.1, 0.065, 0, 0.03],
        [-0.05, 0.06, -0.004, 0.032],
        [0.03, 0.02, -0.002, 0.026],
        [0.09, 0.016, 0, 0.022],
      ],
      { square: 2.4, round: [0.02, 0.015] },
    )
    if (v.kind === 'unicycle') {
      put(0.27, [0, 0.27, 0])
      make.part(
        'frame',
        pipe(
          [
            [0.055, 0.27, 0],
            [0.055, 0.5, 0],
            [0.03, 0.57, 0],
            [0, 0.59, 0],
          ],
          0.016,
          10,
        )
          .mirrored()
          .with(rod([0, 0.57, 0], [0, 0.8, 0], 0.02, 12)),
        paint,
      )
      make.part(
        'rims',
        rod([0, 0.7, 0], [0, 0.9, 0], 0.013, 10).with(rod([-0.08, 0.27, 0], [0.08, 0.27, 0], 0.014, 10)),
        chrome,
      )
      make.part(
        'seat',
        swept(
          [
            [-0.13, 0.055, 0.02, 0.07],
            [0, 0.035, 0, 0.045],
            [0.13, 0.04, 0.025, 0.07],
          ],
          { square: 2.6, round: [0.03, 0.03] },
        )
          .scale(1.15)
          .move(0, 0.89, 0),
        hide,
      )
      pedals([0, 0.27, 0], 0.13, 0.085)
      make.socket('back', [0, 0.95, 0], 0.08).socket('top', [0, 0.95, 0], 0.08)
      return
    }
    if (v.kind === 'penny-farthing') {
      put(0.38, [0, 0.38, 0.12], 0.03)
      put(0.13, [0, 0.13, -0.4], 0.03)
      make.part(
        'frame',
        pipe(
          [
            [0, 0.86, 0.08],
            [0, 0.8, -0.12],
            [0, 0.5, -0.32],
            [0, 0.2, -0.4],
          ],
          0.018,
          10,
        ).with(
          pipe(
            [
              [0.05, 0.38, 0.12],
              [0.05, 0.74, 0.1],
              [0, 0.85, 0.09],
            ],
            0.014,
            10,
          ).mirrored(),
          pipe(
            [
              [0.035, 0.13, -0.4],
              [0.035, 0.26, -0.4],
              [0, 0.3, -0.38],
            ],
            0.012,
            8,
          ).mirrored(),
        ),
        paint,
      )
      make.part(
        'frame',
        pipe(
          [
            [-0.2, 0.78, 0.02],
            [-0.12, 0.85, 0.08],
            [0.12, 0.85, 0.08],
            [0.2, 0.78, 0.02],
          ],
          0.012,
          8,
        ),
        paint,
      )
      make.part('grips', rod([0.17, 0.81, 0.04], [0.21, 0.77, 0.01], 0.02, 10).mirrored(), hide)
      make.part('seat', saddle.scale(1.1).move(0, 0.87, -0.1), hide)
      pedals([0, 0.38, 0.12], 0.1, 0.06)
      make.socket('back', [0, 0.9, -0.1], 0.08).socket('top', [0, 0.9, -0.1], 0.08)
      return
    }
    const three = v.kind === 'tricycle'
    const [rf, rb] = three ? [0.2, 0.115] : [0.21, 0.21]
    const [zf, zb] = three ? [0.26, -0.32] : [0.33, -0.31]
    const [hy, hz] = three ? [0.62, 0.12] : [0.57, 0.2]
    put(rf, [0, rf, zf], three ? 0.05 : 0.04)
    if (three) {
      const { tyre, rim } = wheel(rb, 0.05, 'wire')
      make
        .part(
          'wheels',
          atEach(tyre, [
            [0.2, rb, zb],
            [-0.2, rb, zb],
          ]),
          tyres,
        )
        .part(
          'rims',
          atEach(rim, [
            [0.2, rb, zb],
            [-0.2, rb, zb],
          ]),
          chrome,
        )
      make.part(
        'frame',
        rod([-0.2, rb, zb], [0.2, rb, zb], 0.02, 10).with(
          pipe(
            [
              [0, 0.48, 0.16],
              [0, 0.34, 0.02],
              [0, 0.22, -0.16],
              [0, rb, zb],
            ],
            0.028,
            12,
          ),
          rod([0, 0.2, -0.2], [0, 0.36, -0.22], 0.022, 10),
        ),
        paint,
      )
      make.part(
        'frame',
        block(0.26, 0.02, 0.12, 0.008)
          .move(0, rb + 0.05, zb - 0.04)
          .with(rod([0.08, rb, zb], [0.08, rb + 0.05, zb - 0.03], 0.012, 8).mirrored()),
        paint,
      )
      make.part('seat', saddle.scale(1.4).move(0, 0.36, -0.2), hide)
      pedals([0, rf, zf], 0.08, 0.05)
      make.part(
        'streamers',
        atEach(ball(0.024, 12), [
          [0.2, hy + 0.04, hz - 0.1],
          [-0.2, hy + 0.04, hz - 0.1],
        ]),
        look.material('accent', plastic('#f2c51e')),
      )
    } else {
      put(rb, [0, rb, zb], 0.04)
      const [crank, seat]: Vec3[] = [
        [0, 0.2, -0.03],
        [0, 0.52, -0.13],
      ]
      const bars: [Vec3, Vec3][] = [
        [
          [0, 0.51, 0.215],
          [0, 0.47, -0.115],
        ],
        [[0, 0.45, 0.235], crank ?? [0, 0, 0]],
        [crank ?? [0, 0, 0], seat ?? [0, 0, 0]],
      ]
      make.part('frame', together(bars.map(([a, b]) => rod(a, b, 0.02, 12))), paint)
      make.part(
        'frame',
        rod([0.03, 0.2, -0.04], [0.03, rb, zb], 0.011, 8)
          .with(rod([0.02, 0.46, -0.115], [0.03, rb, zb], 0.011, 8))
          .mirrored(),
        paint,
      )
      make.part('rims', rod([0, 0.5, -0.125], [0, 0.6, -0.155], 0.013, 10), chrome)
      make.part('seat', saddle.move(0, 0.6, -0.16), hide)
      make.part(
        'rims',
        torus(0.058, 0.007, 24, 6)
          .turn(0, 0, 90)
          .move(0.045, 0.2, -0.03)
          .with(
            cylinder(0.05, 0.006, { corners: 20 }).turn(0, 0, 90).move(0.045, 0.2, -0.03),
            rod([-0.05, 0.2, -0.03], [0.06, 0.2, -0.03], 0.014, 10),
          ),
        chrome,
      )
      make.part(
        'pedals',
        rod([0.045, 0.257, -0.03], [0.045, rb + 0.03, zb], 0.005, 6).with(
          rod([0.045, 0.144, -0.03], [0.045, rb - 0.03, zb], 0.005, 6),
        ),
        black,
      )
      pedals([0, 0.2, -0.03], 0.1, 0.06)
      make.part(
        'frame',
        guard(rb * 1.08, 40, 190, 0.05, rb, zb).with(guard(rf * 1.08, 40, 130, 0.05, rf, zf)),
        paint,
      )
      const lamps = glowing('#fff4d2', { glow: 0.9 })
      make.part('lamp', ball([0.03, 0.03, 0.035], 14).move(0, 0.47, 0.27), lamps)
      make.part('lamp', tint(ball(0.018, 10).move(0, 0.43, -0.37), '#d8201c'), lamps)
    }
    make.part(
      'frame',
      pipe(
        [
          [0.038, rf, zf],
          [0.038, rf * 1.5 + 0.06, (zf + hz) / 2 + 0.02],
          [0.012, hy - 0.1, hz + 0.03],
        ],
        0.013,
        8,
      )
        .mirrored()
        .with(rod([0, hy - 0.13, hz + 0.035], [0, hy, hz], 0.024, 12)),
      paint,
    )
    make.part(
      'rims',
      rod([0, hy - 0.03, hz + 0.01], [0, hy + 0.05, hz - 0.015], 0.014, 10).with(
        pipe(
          [
            [-0.21, hy + 0.05, hz - 0.13],
            [-0.16, hy + 0.06, hz - 0.06],
            [-0.05, hy + 0.05, hz - 0.01],
            [0.05, hy + 0.05, hz - 0.01],
            [0.16, hy + 0.06, hz - 0.06],
            [0.21, hy + 0.05, hz - 0.13],
          ],
          0.012,
          8,
        ),
      ),
      chrome,
    )
    make.part(
      'grips',
      rod([0.175, hy + 0.058, hz - 0.075], [0.212, hy + 0.05, hz - 0.135], 0.02, 10).mirrored(),
      three ? paint : hide,
    )
    make.part(
      'rims',
      lathe(
        [
          [0.025, 0],
          [0.026, 0.012],
          [0.014, 0.026],
          [0, 0.028],
        ],
        { corners: 14 },
      ).move(0.08, hy + 0.055, hz - 0.02),
      chrome,
    )
    if (v.basket === 'front') {
      const ribs = Array.from({ length: 5 }, (_, i) =>
        fromSide(
          [
            [-0.08, 0],
            [0.08, 0],
            [0.1, 0.02],
            [-0.1, 0.02],
          ],
          0.24 - 0.008 * (4 - i),
          0.004,
        ).move(0, i * 0.032, 0),
      )
      make.part(
        'basket',
        together(ribs.concat(block(0.2, 0.14, 0.16, 0.01).move(0, 0.07, 0))).move(0, 0.46, 0.34),
        plastic('#c9974f', { roughness: 0.9 }),
      )
    }
    make
      .socket('back', [0, three ? 0.4 : 0.63, three ? -0.2 : -0.17], 0.07)
      .socket('handle', [0.2, hy + 0.05, hz - 0.12], 0.02)
      .socket('front', [0, hy, hz + 0.1], 0.05)
      .socket('top', [0, three ? 0.4 : 0.63, -0.17], 0.06)
  },
})
