import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { cylinder, lathe, sheet, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber, wornMetal } from '../../materials/material.ts'
import { cab, pane } from './cab.ts'
import { alongX, atEach, block, drumX, drumZ, fromSide, pipe, rod, swept, tint, track } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Builders' machines; what they work with is at the front. */
export const builder = archetype({
  id: 'construction machine',
  about: 'An excavator, bulldozer, steamroller, forklift or wheel loader',
  skeleton: 'vehicle',
  nouns: ['excavator', 'digger', 'backhoe'],
  parameters: {
    kind: choice(['excavator', 'bulldozer', 'steamroller', 'forklift', 'loader'], 'what it does'),
    reach: number(0.5, 0, 1, 'how far the arm or fork is raised'),
  },
  rows: {
    bulldozer: { values: { kind: 'bulldozer' }, colours: { main: '#f2b01a' } },
    steamroller: { values: { kind: 'steamroller' }, colours: { main: '#f2a01c' } },
    'road roller': { values: { kind: 'steamroller' }, colours: { main: '#f2a01c' } },
    forklift: { values: { kind: 'forklift', reach: 0.25 }, colours: { main: '#f28a1c' } },
    'wheel loader': { values: { kind: 'loader' }, colours: { main: '#f2b01a' } },
    'front loader': { values: { kind: 'loader' }, colours: { main: '#f2b01a' } },
  },
  build(v, look, make) {
    const { kind } = v
    const paint = look.material('main', lacquer('#f2b01a'))
    const dark = look.material('second', plastic('#2d3036'))
    const steel = metal('#b9bfc6', { surface: 'plain', roughness: 0.25 })
    const iron = wornMetal('#a5abb3', { metalness: 0.7 })
    const glass = pane()
    const tyres = rubber('#26272b')
    const lamps = glowing('#fff0c0', { glow: 0.9 })
    const beacon = (x: number, y: number, z: number) =>
      make.part(
        'lamps',
        tint(
          lathe(
            [
              [0.022, 0],
              [0.022, 0.024],
              [0.012, 0.04],
              [0, 0.043],
            ],
            { corners: 14 },
          ).move(x, y, z),
          '#ff8a1c',
        ),
        lamps,
      )
    const bucket = (wide: number, size: number) => {
      const shell: Vec2[] = [
        [0, 0],
        [0.16, 0.0],
        [0.2, 0.02],
        [0.13, 0.16],
        [0.02, 0.2],
        [-0.03, 0.12],
      ].map(([z = 0, y = 0]): Vec2 => [z * size, y * size])
      const inner: Vec2[] = [
        [0.02, 0.03],
        [0.3, 0.02],
        [0.25, 0.2],
        [0.03, 0.17],
        [0, 0.11],
      ].map(([z = 0, y = 0]): Vec2 => [z * size, y * size])
      const teeth = [-0.4, -0.2, 0, 0.2, 0.4].map((x) =>
        block(wide * 0.09, 0.02 * size, 0.06 * size, 0.004).move(x * wide, 0.012 * size, 0.205 * size),
      )
      return fromSide(shell, wide, 0.006, 0.02 * size)
        .minus(fromSide(inner, wide * 0.88, 0.001))
        .with(...teeth)
    }
    if (kind === 'excavator') {
      const one = track(0.5, 0.13, 0.11, 5)
      make
        .part('tracks', one.belt.move(0.15, 0, -0.1).mirrored(), tyres)
        .part('frame', one.wheels.move(0.15, 0, -0.1).mirrored(), dark)
      make.part(
        'frame',
        block(0.24, 0.07, 0.3, 0.02)
          .move(0, 0.1, -0.1)
          .with(cylinder(0.11, 0.05, { corners: 24 }).move(0, 0.155, -0.1)),
        dark,
      )
      make.part(
        'body',
        fromSide(
          [
            [-0.42, 0.2],
            [-0.4, 0.36],
            [-0.2, 0.37],
            [-0.1, 0.3],
            [0.08, 0.28],
            [0.08, 0.18],
            [-0.38, 0.18],
          ],
          0.36,
          0.02,
          0.03,
        ),
        paint,
      )
      make.part(
        'body',
        swept(
          [
            [-0.46, 0.16, 0.18, 0.35],
            [-0.38, 0.175, 0.17, 0.36],
          ],
          { square: 5, smooth: 1, round: [0.03, 0] },
        ),
        dark,
      )
      const c = cab(0.16, 0.27, 0.2)
      make
        .part('cab', c.frame.move(0.09, 0.26, 0.0), paint)
        .part('windows', c.glass.move(0.09, 0.26, 0), glass)
      const [s, e, t]: Vec3[] = [
        [-0.05, 0.3, 0.02],
        [-0.05, 0.62 + v.reach * 0.16, 0.28],
        [-0.05, 0.26 + v.reach * 0.2, 0.5],
      ]
      const beam = (from: Vec3, to: Vec3, a: number, b: number) =>
        swept(
          [
            [0, 0.036, -a, a],
            [0.5, 0.036, -a * 1.15, a * 1.15],
            [1, 0.03, -b, b],
          ],
          { square: 6, smooth: 2, corners: 16 },
        )
          .scale(1, 1, Math.hypot(to[1] - from[1], to[2] - from[2]))
          .turn((-Math.atan2(to[1] - from[1], to[2] - from[2]) * 180) / Math.PI, 0, 0)
          .at(from)
      if (s && e && t) {
        make.part(
          'arm',
          beam(s, e, 0.05, 0.034).with(beam([-0.05, e[1] + 0.04, e[2] - 0.05], t, 0.042, 0.026)),
          paint,
        )
        make.part(
          'steel',
          drumX(0.03, 0.1, 14)
            .at(e)
            .with(
              drumX(0.026, 0.09, 14).at(t),
              drumX(0.034, 0.1, 14).at(s),
              rod([-0.05, 0.24, 0.08], [-0.05, (s[1] + e[1]) / 2 - 0.02, (s[2] + e[2]) / 2 + 0.03], 0.016),
              rod(
                [-0.05, (s[1] + e[1]) / 2 + 0.09, (s[2] + e[2]) / 2],
                [-0.05, e[1] + 0.06, e[2] - 0.03],
                0.014,
              ),
              rod([-0.05, e[1] + 0.01, e[2] + 0.06], [-0.05, t[1] + 0.06, t[2] + 0.04], 0.012),
            ),
          steel,
        )
        make.part(
          'bucket',
          bucket(0.18, 0.95)
            .mirror('z')
            .turn(-50, 0, 0)
            .move(-0.05, t[1] - 0.16, t[2] - 0.06),
          iron,
        )
      }
      make.part('frame', cylinder(0.014, 0.1, { corners: 10 }).move(-0.12, 0.41, -0.3), dark)
      beacon(0.09, 0.53, -0.04)
      make.part(
        'lamps',
        drumZ(0.016, 0.02, 12)
          .move(0.05, 0.5, 0.09)
          .with(drumZ(0.016, 0.02, 12).move(0.13, 0.5, 0.09)),
        lamps,
      )
      make
        .socket('top', [0.09, 0.53, 0], 0.08)
        .socket('back', [0.09, 0.3, 0], 0.06)
        .socket('front', [0, 0.3, 0.5], 0.1)
        .socket('inside', [0.09, 0.3, 0], 0.06)
      return
    }
    if (kind === 'bulldozer') {
      const one = track(0.6, 0.17, 0.13, 5)
      make
        .part('tracks', one.belt.move(0.19, 0, -0.08).mirrored(), tyres)
        .part('frame', one.wheels.move(0.19, 0, -0.08).mirrored(), dark)
      make.part(
        'body',
        swept(
          [
            [0, 0.11, 0.1, 0.34],
            [0.2, 0.1, 0.1, 0.33],
            [0.26, 0.09, 0.11, 0.31],
          ],
          { square: 6, smooth: 2, round: [0, 0.02] },
        ).with(block(0.3, 0.2, 0.34, 0.02).move(0, 0.2, -0.2)),
        paint,
      )
      make.part(
        'frame',
        together(
          Array.from({ length: 5 }, (_, i) =>
            block(0.14, 0.012, 0.012, 0.003).move(0, 0.16 + i * 0.03, 0.262),
          ),
        ).with(block(0.2, 0.06, 0.5, 0.01).move(0, 0.1, -0.05)),
        dark,
      )
      const c = cab(0.26, 0.26, 0.26)
      make
        .part('cab', c.frame.move(0, 0.29, -0.18), paint)
        .part('windows', c.glass.move(0, 0.29, -0.18), glass)
      const blade = sheet(
        Array.from({ length: 7 }, (_, i) =>
          Array.from(
            { length: 9 },
            (_, j): Vec3 => [
              (j / 8 - 0.5) * 0.66,
              0.012 + i * 0.045,
              0.44 - 0.055 * Math.sin((i / 6) * Math.PI) + 0.03 * Math.abs(j / 4 - 1) ** 2,
            ],
          ),
        ),
        0.03,
      )
      make.part('blade', blade.with(block(0.66, 0.03, 0.03, 0.006).move(0, 0.018, 0.455)), iron)
      make.part('arm', rod([0.29, 0.1, -0.1], [0.27, 0.08, 0.42], 0.026, 10).mirrored(), paint)
      make.part(
        'steel',
        rod([0.09, 0.3, 0.2], [0.1, 0.2, 0.4], 0.016)
          .mirrored()
          .with(cylinder(0.016, 0.16, { corners: 10 }).move(0.05, 0.4, 0.12)),
        steel,
      )
      make.part(
        'arm',
        fromSide(
          [
            [-0.38, 0.1],
            [-0.36, 0.18],
            [-0.46, 0.18],
            [-0.5, 0.02],
            [-0.46, 0.04],
            [-0.43, 0.1],
          ],
          0.03,
          0.005,
        ).with(
          fromSide(
            [
              [-0.38, 0.1],
              [-0.36, 0.18],
              [-0.46, 0.18],
              [-0.5, 0.02],
              [-0.46, 0.04],
              [-0.43, 0.1],
            ],
            0.03,
            0.005,
          ).move(0.1, 0, 0),
          fromSide(
            [
              [-0.38, 0.1],
              [-0.36, 0.18],
              [-0.46, 0.18],
              [-0.5, 0.02],
              [-0.46, 0.04],
              [-0.43, 0.1],
            ],
            0.03,
            0.005,
          ).move(-0.1, 0, 0),
        ),
        paint,
      )
      make.part('lamps', drumZ(0.02, 0.02, 12).move(0.08, 0.53, -0.07).mirrored(), lamps)
      beacon(0, 0.545, -0.2)
      make
        .socket('top', [0, 0.55, -0.18], 0.1)
        .socket('back', [0, 0.34, 0.05], 0.06)
        .socket('front', [0, 0.15, 0.45], 0.2)
      return
    }
    if (kind === 'steamroller') {
      const drum = alongX(
        [
          [0.155, -0.2],
          [0.175, -0.19],
          [0.175, 0.19],
          [0.155, 0.2],
          [0.13, 0.19],
          [0.04, 0.19],
        ],
        32,
      )
      make.part('drum', drum.move(0, 0.175, 0.3), steel)
      make.part('frame', drumX(0.045, 0.46, 16).move(0, 0.175, 0.3), dark)
      make.part(
        'arm',
        fromSide(
          [
            [0.26, 0.13],
            [0.34, 0.13],
            [0.36, 0.22],
            [0.2, 0.4],
            [0.06, 0.4],
            [0.06, 0.34],
            [0.18, 0.32],
          ],
          0.035,
          0.01,
          0.02,
        )
          .move(0.225, 0, 0)
          .mirrored()
          .with(block(0.48, 0.05, 0.08, 0.015).move(0, 0.38, 0.12)),
        paint,
      )
      make.part(
        'body',
        swept(
          [
            [-0.46, 0.14, 0.16, 0.36],
            [-0.3, 0.16, 0.12, 0.4],
            [0, 0.16, 0.12, 0.4],
            [0.1, 0.13, 0.2, 0.4],
          ],
          { square: 5, smooth: 2, round: [0.04, 0.02] },
        ),
        paint,
      )
      const { tyre, rim } = wheelsAt(wheel(0.165, 0.12, 'steel', 1), [
        [0.19, 0.165, -0.28],
        [-0.19, 0.165, -0.28],
      ])
      make.part('wheels', tyre, tyres).part('rims', rim, paint)
      const posts = atEach(rod([0, 0.38, 0], [0, 0.68, 0], 0.013), [
        [0.13, 0, 0.04],
        [0.13, 0, -0.28],
      ]).mirrored()
      make.part(
        'frame',
        posts.with(
          block(0.12, 0.04, 0.12, 0.016).move(0, 0.42, -0.14),
          block(0.12, 0.14, 0.03, 0.012).move(0, 0.49, -0.2),
          rod([0, 0.38, 0.02], [0, 0.5, -0.02], 0.011),
          torus(0.05, 0.009, 20, 6).turn(-28, 0, 0).move(0, 0.5, -0.02),
        ),
        dark,
      )
      make.part(
        'cab',
        swept(
          [
            [-0.34, 0.17, 0.67, 0.7],
            [0.1, 0.17, 0.67, 0.7],
          ],
          { square: 5, smooth: 1, round: [0.012, 0.012] },
        ),
        paint,
      )
      make.part('lamps', drumZ(0.022, 0.024, 12).move(0.1, 0.36, 0.17).mirrored(), lamps)
      make.part('frame', cylinder(0.015, 0.18, { corners: 10 }).move(0.08, 0.46, -0.4), dark)
      beacon(0, 0.7, -0.12)
      make
        .socket('top', [0, 0.7, -0.12], 0.12)
        .socket('back', [0, 0.45, -0.13], 0.07)
        .socket('front', [0, 0.2, 0.48], 0.15)
      return
    }
    if (kind === 'forklift') {
      make.part(
        'body',
        fromSide(
          [
            [-0.42, 0.1],
            [-0.44, 0.26],
            [-0.38, 0.34],
            [-0.1, 0.32],
            [-0.08, 0.2],
            [0.1, 0.18],
            [0.12, 0.28],
            [0.18, 0.28],
            [0.2, 0.08],
            [-0.3, 0.06],
          ],
          0.32,
          0.025,
          0.03,
        ),
        paint,
      )
      make.part(
        'frame',
        swept(
          [
            [-0.46, 0.13, 0.1, 0.28],
            [-0.36, 0.155, 0.08, 0.33],
          ],
          { square: 5, smooth: 1, round: [0.03, 0] },
        ),
        dark,
      )
      const [rf, rb] = [0.105, 0.085]
      const f = wheelsAt(wheel(rf, 0.08, 'steel', 1), [
        [0.14, rf, 0.14],
        [-0.14, rf, 0.14],
      ])
      const b = wheelsAt(wheel(rb, 0.07, 'steel'), [
        [0.135, rb, -0.3],
        [-0.135, rb, -0.3],
      ])
      make.part('wheels', f.tyre.with(b.tyre), tyres).part('rims', f.rim.with(b.rim), steel)
      const bars = pipe(
        [
          [0.13, 0.3, -0.3],
          [0.13, 0.6, -0.26],
          [0.12, 0.66, -0.16],
          [0.12, 0.64, 0.06],
          [0.13, 0.26, 0.15],
        ],
        0.014,
        8,
      ).mirrored()
      make.part(
        'frame',
        bars.with(
          ...[-0.22, -0.14, -0.06, 0.02].map((z) => rod([-0.12, 0.655, z], [0.12, 0.655, z], 0.009)),
          block(0.16, 0.05, 0.14, 0.02).move(0, 0.35, -0.17),
          block(0.16, 0.16, 0.04, 0.018).turn(-8, 0, 0).move(0, 0.43, -0.25),
          rod([0, 0.28, 0.1], [0, 0.42, 0.02], 0.011),
          torus(0.048, 0.009, 20, 6).turn(-40, 0, 0).move(0, 0.42, 0.02),
        ),
        dark,
      )
      const lift = v.reach * 0.3
      make.part(
        'mast',
        block(0.03, 0.7, 0.045, 0.006)
          .move(0.09, 0.38, 0.26)
          .mirrored()
          .with(
            block(0.21, 0.03, 0.03, 0.006).move(0, 0.72, 0.26),
            block(0.21, 0.03, 0.03, 0.006).move(0, 0.4, 0.26),
          ),
        dark,
      )
      make.part('steel', rod([0, 0.06, 0.255], [0, 0.7, 0.255], 0.014), steel)
      make.part(
        'fork',
        block(0.035, 0.18, 0.022, 0.005)
          .move(0.085, 0.11 + lift, 0.3)
          .with(block(0.05, 0.018, 0.24, 0.004).move(0.085, 0.03 + lift, 0.4))
          .mirrored()
          .with(
            block(0.24, 0.025, 0.025, 0.005).move(0, 0.08 + lift, 0.29),
            block(0.24, 0.025, 0.025, 0.005).move(0, 0.18 + lift, 0.29),
          ),
        iron,
      )
      make.part('lamps', drumZ(0.022, 0.024, 12).move(0.11, 0.6, 0.085).mirrored(), lamps)
      beacon(0, 0.66, -0.2)
      make
        .socket('top', [0, 0.67, -0.1], 0.1)
        .socket('back', [0, 0.38, -0.17], 0.07)
        .socket('front', [0, 0.04 + lift, 0.42], 0.12)
        .socket('inside', [0, 0.36, -0.15], 0.08)
      return
    }
    // Wheel loader.
    make.part(
      'body',
      swept(
        [
          [-0.44, 0.12, 0.15, 0.3],
          [-0.3, 0.15, 0.12, 0.36],
          [-0.06, 0.15, 0.12, 0.34],
        ],
        { square: 5, smooth: 2, round: [0.03, 0.01] },
      ).with(block(0.22, 0.14, 0.26, 0.02).move(0, 0.19, 0.1)),
      paint,
    )
    const c = cab(0.25, 0.3, 0.22)
    make.part('cab', c.frame.move(0, 0.28, -0.06), paint).part('windows', c.glass.move(0, 0.28, -0.06), glass)
    const { tyre, rim } = wheelsAt(wheel(0.14, 0.11, 'steel', 1), [
      [0.18, 0.14, 0.14],
      [-0.18, 0.14, 0.14],
      [0.18, 0.14, -0.28],
      [-0.18, 0.14, -0.28],
    ])
    make.part('wheels', tyre, tyres).part('rims', rim, paint)
    const up = v.reach * 0.3
    make.part(
      'arm',
      pipe(
        [
          [0.09, 0.32, 0.06],
          [0.09, 0.34 + up * 0.6, 0.22],
          [0.09, 0.1 + up, 0.4],
        ],
        0.026,
        10,
      ).mirrored(),
      paint,
    )
    make.part(
      'steel',
      rod([0, 0.26, 0.1], [0, 0.2 + up, 0.38], 0.018).with(
        drumX(0.022, 0.22, 12).move(0, 0.1 + up, 0.4),
        cylinder(0.014, 0.14, { corners: 10 }).move(0.06, 0.42, -0.3),
      ),
      steel,
    )
    make.part(
      'bucket',
      bucket(0.46, 1.05)
        .turn(-12, 0, 0)
        .move(0, 0.03 + up, 0.4),
      iron,
    )
    make.part('lamps', drumZ(0.02, 0.02, 12).move(0.08, 0.55, 0.03).mirrored(), lamps)
    beacon(0, 0.58, -0.08)
    make
      .socket('top', [0, 0.58, -0.06], 0.1)
      .socket('back', [0, 0.36, -0.3], 0.08)
      .socket('front', [0, 0.1 + up, 0.5], 0.15)
  },
})
