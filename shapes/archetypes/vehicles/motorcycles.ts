import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, leather, metal, plastic, rubber } from '../../materials/material.ts'
import { alongZ, block, drumX, fromSide, guard, pipe, rod, swept, tint } from './forms.ts'
import { wheel } from './wheel.ts'

/** Motorcycles and motor scooters; front wheel to the front. */
export const motorcycle = archetype({
  id: 'motorcycle',
  about: 'A motorcycle: roadster, racing bike, chopper, dirt bike or motor scooter',
  skeleton: 'vehicle',
  nouns: ['motorcycle', 'motorbike', 'motor bike'],
  parameters: { kind: choice(['road', 'racing', 'chopper', 'scooter', 'dirt'], 'what kind it is') },
  rows: {
    'racing motorcycle': { values: { kind: 'racing' }, colours: { main: '#1f6fd8', second: '#ffffff' } },
    superbike: { values: { kind: 'racing' }, colours: { main: '#d8201f', second: '#ffffff' } },
    'sport bike': { values: { kind: 'racing' }, colours: { main: '#2f9e3f', second: '#18181a' } },
    chopper: { values: { kind: 'chopper' }, colours: { main: '#c9302a' } },
    'dirt bike': { values: { kind: 'dirt' }, colours: { main: '#f28a1c' } },
    'motor scooter': { values: { kind: 'scooter' }, colours: { main: '#4fb8a8', second: '#f4e6c8' } },
    vespa: { values: { kind: 'scooter' }, colours: { main: '#7cc4b8', second: '#8a5a34' } },
    moped: { values: { kind: 'scooter' }, colours: { main: '#e2564a', second: '#f4e6c8' } },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#b5202a'))
    const second = look.material('second', lacquer('#f4f2ea'))
    const chrome = look.material('accent', metal('#d3d6da', { surface: 'plain', roughness: 0.16 }))
    const iron = metal('#5b6068', { surface: 'plain', roughness: 0.45 })
    const black = plastic('#1e2025')
    const hide = leather('#2a2320')
    const lamps = glowing('#fff4d2', { glow: 0.9 })
    const { kind } = v
    const [scooter, racing, chopper, dirt] = [
      kind === 'scooter',
      kind === 'racing',
      kind === 'chopper',
      kind === 'dirt',
    ]
    const rf = scooter ? 0.1 : dirt ? 0.175 : 0.16
    const rb = scooter ? 0.1 : chopper ? 0.15 : 0.16
    const [zf, zb] = [chopper ? 0.4 : scooter ? 0.34 : 0.33, scooter ? -0.3 : -0.33]
    const front = wheel(
      rf,
      scooter ? 0.07 : chopper ? 0.06 : 0.075,
      dirt || chopper ? 'wire' : 'star',
      dirt ? 1 : 0,
    )
    const back = wheel(rb, scooter ? 0.07 : chopper ? 0.12 : 0.1, dirt ? 'wire' : 'star')
    const both = (one: typeof front, y: number, z: number) => {
      make.part('wheels', one.tyre.move(0, y, z), tyres)
      make.part(
        'rims',
        one.rim.with(...(dirt || (chopper && one === front) ? [] : [one.rim.mirror()])).move(0, y, z),
        chrome,
      )
    }
    const tyres = rubber('#222226')
    both(front, rf, zf)
    both(back, rb, zb)
    if (scooter) {
      // Leg shield, floor, a round tail, all of one skin.
      const shield = sheet(
        Array.from({ length: 9 }, (_, i) => {
          const t = i / 8
          const half = 0.07 + 0.075 * Math.sin(Math.PI * Math.min(1, t * 1.15))
          return [-1, -0.6, 0, 0.6, 1].map(
            (s): Vec3 => [
              s * half * (t > 0.9 ? 0.7 : 1),
              0.13 + t * 0.38,
              0.2 - t * 0.06 + 0.05 * (1 - s * s),
            ],
          )
        }),
        0.028,
      )
      make.part('body', shield, paint)
      make.part('body', block(0.2, 0.03, 0.3, 0.014).move(0, 0.12, 0.06), paint)
      make.part(
        'body',
        swept(
          [
            [-0.46, 0.05, 0.2, 0.27],
            [-0.38, 0.11, 0.14, 0.35],
            [-0.24, 0.125, 0.11, 0.38],
            [-0.1, 0.08, 0.11, 0.37],
            [-0.05, 0.06, 0.12, 0.34],
          ],
          { square: 2.6, round: [0.02, 0.02] },
        ).minus(drumX(rb * 1.14, 0.11, 24).move(0, rb, zb)),
        paint,
      )
      make.part('body', guard(rf * 1.22, 10, 190, 0.11, rf, zf), paint)
      make.part(
        'body',
        pipe(
          [
            [0, rf, zf],
            [0, 0.25, 0.26],
            [0, 0.5, 0.17],
            [0, 0.6, 0.14],
          ],
          0.024,
          10,
        ),
        paint,
      )
      make.part('body', ball([0.06, 0.05, 0.06], 18).move(0, 0.61, 0.15), paint)
      make.part('frame', block(0.17, 0.012, 0.22, 0.005).move(0, 0.138, 0.05), black)
      make.part(
        'seat',
        swept(
          [
            [-0.44, 0.06, 0, 0.05],
            [-0.3, 0.085, 0, 0.055],
            [-0.08, 0.07, 0, 0.06],
          ],
          { square: 3, round: [0.03, 0.03] },
        ).move(0, 0.365, 0),
        look.material('second', leather('#8a5a34')),
      )
      make.part(
        'lamps',
        alongZ(
          [
            [0.04, 0],
            [0.042, 0.03],
            [0.025, 0.045],
            [0, 0.048],
          ],
          18,
        ).move(0, 0.61, 0.18),
        lamps,
      )
      make.part('chrome', torus(0.042, 0.008, 20, 6).turn(90, 0, 0).move(0, 0.61, 0.21), chrome)
      make.part(
        'chrome',
        pipe(
          [
            [-0.17, 0.64, 0.1],
            [-0.06, 0.63, 0.15],
            [0.06, 0.63, 0.15],
            [0.17, 0.64, 0.1],
          ],
          0.013,
          8,
        ),
        chrome,
      )
      make.part('frame', rod([0.13, 0.64, 0.12], [0.2, 0.645, 0.08], 0.02, 10).mirrored(), black)
      make.part(
        'chrome',
        cylinder(0.035, 0.008, { corners: 16 })
          .turn(60, 0, 0)
          .move(0.15, 0.72, 0.12)
          .with(rod([0.12, 0.63, 0.13], [0.15, 0.71, 0.12], 0.005, 6))
          .mirrored(),
        chrome,
      )
      make.part('lamps', tint(ball([0.03, 0.022, 0.02], 12).move(0, 0.26, -0.46), '#d8201c'), lamps)
      make.part(
        'chrome',
        torus(0.02, 0.005, 12, 6).turn(0, 0, 90).move(0.127, 0.24, -0.24).mirrored(),
        chrome,
      )
      make.part('frame', rod([0.04, 0.1, -0.3], [0.1, 0.1, -0.3], 0.03, 10), black)
      make
        .socket('back', [0, 0.42, -0.18], 0.1)
        .socket('handle', [0.17, 0.645, 0.1], 0.02)
        .socket('front', [0, 0.5, 0.25], 0.08)
        .socket('top', [0, 0.42, -0.18], 0.08)
      return
    }
    // Fork, bars and lamp.
    const headY = chopper ? 0.5 : dirt ? 0.56 : 0.5
    const headZ = chopper ? 0.13 : 0.17
    const fork = rod([0.058, rf, zf], [0.058, headY, headZ], 0.016, 10).with(
      rod([0.058, rf, zf], [0.058, (rf + headY) / 2, (zf + headZ) / 2], 0.022, 10),
    )
    make.part(
      'chrome',
      fork
        .mirrored()
        .with(
          block(0.16, 0.03, 0.06, 0.01).move(0, headY - 0.02, headZ + 0.01),
          drumX(0.018, 0.13, 10).move(0, rf, zf),
        ),
      chrome,
    )
    const bars: Vec3[] = chopper
      ? [
          [-0.2, headY + 0.15, -0.04],
          [-0.15, headY + 0.17, 0.04],
          [-0.05, headY, headZ],
          [0.05, headY, headZ],
          [0.15, headY + 0.17, 0.04],
          [0.2, headY + 0.15, -0.04],
        ]
      : racing
        ? [
            [-0.17, headY - 0.03, headZ - 0.04],
            [-0.06, headY, headZ],
            [0.06, headY, headZ],
            [0.17, headY - 0.03, headZ - 0.04],
          ]
        : [
            [-0.2, headY + 0.06, headZ - 0.07],
            [-0.1, headY + 0.07, headZ],
            [-0.04, headY, headZ],
            [0.04, headY, headZ],
            [0.1, headY + 0.07, headZ],
            [0.2, headY + 0.06, headZ - 0.07],
          ]
    make.part('chrome', pipe(bars, 0.011, 8), chrome)
    const [end, before] = [bars.at(-1) ?? [0, 0, 0], bars.at(-2) ?? [0, 0, 0]]
    const grip: Vec3 = [
      end[0] - (end[0] - before[0]) * 0.5,
      end[1] - (end[1] - before[1]) * 0.5,
      end[2] - (end[2] - before[2]) * 0.5,
    ]
    make.part('frame', rod(grip, end as Vec3, 0.018, 10).mirrored(), black)
    if (!dirt)
      make.part(
        'chrome',
        ball([0.03, 0.022, 0.01], 12)
          .move(0.18, end[1] + 0.07, end[2] + 0.05)
          .with(rod([grip[0], grip[1], grip[2]], [0.18, end[1] + 0.06, end[2] + 0.05], 0.005, 6))
          .mirrored(),
        chrome,
      )
    // Frame and engine.
    make.part(
      'frame',
      pipe(
        [
          [0, headY - 0.05, headZ],
          [0, 0.4, 0.05],
          [0, 0.33, -0.15],
          [0, 0.36, -0.3],
        ],
        0.02,
        8,
      ).with(
        pipe(
          [
            [0.05, headY - 0.08, headZ],
            [0.06, 0.16, 0.13],
            [0.06, 0.12, 0],
            [0.06, 0.13, -0.14],
            [0.055, 0.34, -0.17],
          ],
          0.014,
          8,
        ).mirrored(),
      ),
      black,
    )
    make.part('engine', block(0.14, 0.13, 0.2, 0.03).move(0, 0.18, -0.01), iron)
    const fins = (tilt: number, z: number) =>
      together(
        Array.from({ length: 6 }, (_, i) =>
          cylinder(0.062 - (i === 5 ? 0.01 : 0), 0.012, { corners: 18 }).move(0, 0.02 + i * 0.022, 0),
        ).concat(cylinder(0.045, 0.13, { corners: 16 }).move(0, 0.06, 0)),
      )
        .turn(tilt, 0, 0)
        .move(0, 0.22, z)
    make.part('engine', chopper ? fins(24, 0.03).with(fins(-24, -0.04)) : fins(12, 0.03), iron)
    make.part('chrome', drumX(0.05, 0.18, 20).move(0, 0.17, -0.06), chrome)
    // Exhaust, chain side, swing arm.
    make.part(
      'chrome',
      pipe(
        [
          [0.05, 0.26, 0.08],
          [0.09, 0.2, 0.14],
          [0.095, 0.11, 0.08],
          [0.1, 0.1, -0.1],
        ],
        0.016,
        8,
      ).with(
        alongZ(
          [
            [0.016, -0.02],
            [0.03, 0.03],
            [0.036, 0.3],
            [0.028, 0.32],
            [0.02, 0.3],
          ],
          16,
        )
          .turn(0, 180, 0)
          .turn(racing ? 14 : dirt ? 18 : 3, 0, 0)
          .move(0.105, dirt ? 0.14 : 0.1, -0.09),
      ),
      chrome,
    )
    if (chopper)
      make.part(
        'chrome',
        pipe(
          [
            [0.05, 0.26, -0.02],
            [0.1, 0.22, 0.02],
            [0.105, 0.16, -0.08],
            [0.11, 0.15, -0.3],
            [0.11, 0.17, -0.44],
          ],
          0.018,
          8,
        ),
        chrome,
      )
    make.part('frame', block(0.02, 0.03, 0.24, 0.008).move(0.07, rb, -0.23).mirrored(), black)
    make.part('chrome', rod([0.07, 0.19, -0.3], [0.065, 0.37, -0.22], 0.016, 10).mirrored(), chrome)
    if (racing) {
      const fairing = swept(
        [
          [0.02, 0.085, 0.12, 0.36],
          [0.14, 0.095, 0.15, 0.48],
          [0.24, 0.085, 0.3, 0.53],
          [0.32, 0.045, 0.38, 0.47],
          [0.35, 0.02, 0.4, 0.44],
        ],
        { square: 2.6, round: [0.01, 0.015] },
      )
      make.part('body', fairing.minus(drumX(rf * 1.16, 0.3, 24).move(0, rf, zf)), paint)
      make.part(
        'screen',
        ball([0.06, 0.075, 0.09], 18).turn(-28, 0, 0).move(0, 0.52, 0.2),
        plastic('#2a3946', { roughness: 0.05 }),
      )
      make.part(
        'lamps',
        ball([0.026, 0.016, 0.03], 12).turn(0, 25, 0).move(0.038, 0.43, 0.318).mirrored(),
        lamps,
      )
      make.part(
        'body',
        swept(
          [
            [-0.47, 0.02, 0.5, 0.54],
            [-0.38, 0.06, 0.42, 0.525],
            [-0.2, 0.075, 0.36, 0.44],
            [-0.12, 0.06, 0.36, 0.42],
          ],
          { square: 2.6, round: [0.01, 0.02] },
        ),
        paint,
      )
      make.part(
        'stripes',
        swept(
          [
            [-0.16, 0.08, 0.38, 0.42],
            [0.02, 0.1, 0.36, 0.5],
            [0.12, 0.08, 0.4, 0.51],
          ],
          { square: 2.4, round: [0.03, 0.04] },
        ),
        second,
      )
      make.part(
        'seat',
        swept(
          [
            [-0.34, 0.05, 0.44, 0.475],
            [-0.2, 0.065, 0.4, 0.45],
            [-0.1, 0.05, 0.39, 0.435],
          ],
          { square: 3, round: [0.02, 0.02] },
        ),
        hide,
      )
      make.part('body', guard(rf * 1.12, 40, 150, 0.09, rf, zf), paint)
    } else {
      // Tank, seat, guards.
      const tank = chopper
        ? swept(
            [
              [-0.1, 0.03, 0.4, 0.44],
              [-0.02, 0.07, 0.37, 0.47],
              [0.08, 0.075, 0.38, 0.5],
              [0.14, 0.04, 0.42, 0.5],
            ],
            { square: 2.3, round: [0.02, 0.02] },
          )
        : swept(
            [
              [-0.12, 0.045, 0.36, 0.42],
              [-0.03, 0.08, 0.34, 0.47],
              [0.08, 0.09, 0.36, 0.5],
              [0.15, 0.06, 0.4, 0.48],
            ],
            { square: 2.5, round: [0.02, 0.03] },
          )
      make.part('body', tank, paint)
      make.part('chrome', cylinder(0.024, 0.02, { corners: 14 }).move(0, 0.49, 0.05), chrome)
      const seat = chopper
        ? swept(
            [
              [-0.4, 0.05, 0.42, 0.5],
              [-0.33, 0.075, 0.34, 0.42],
              [-0.2, 0.085, 0.32, 0.38],
              [-0.09, 0.045, 0.37, 0.42],
            ],
            { square: 2.6, round: [0.02, 0.02] },
          )
        : swept(
            [
              [-0.42, 0.06, dirt ? 0.44 : 0.4, dirt ? 0.48 : 0.45],
              [-0.3, 0.075, 0.37, 0.44],
              [-0.18, 0.075, 0.35, 0.42],
              [-0.08, 0.055, 0.37, 0.43],
            ],
            { square: 2.8, round: [0.03, 0.02] },
          )
      make.part('seat', seat, hide)
      make.part(
        'body',
        dirt
          ? swept(
              [
                [0.12, 0.03, 0.38, 0.4],
                [0.3, 0.05, 0.38, 0.4],
                [0.52, 0.03, 0.34, 0.36],
              ],
              { square: 2.5, round: [0.01, 0.01] },
            )
          : guard(rf * 1.13, 30, 165, chopper ? 0.08 : 0.1, rf, zf),
        paint,
      )
      make.part(
        'body',
        dirt
          ? swept(
              [
                [-0.54, 0.03, 0.52, 0.535],
                [-0.4, 0.055, 0.42, 0.45],
                [-0.3, 0.05, 0.36, 0.4],
              ],
              { square: 2.5, round: [0.01, 0.01] },
            )
          : guard(rb * 1.15, 20, 165, chopper ? 0.15 : 0.12, rb, zb),
        paint,
      )
      if (dirt) make.part('stripes', block(0.15, 0.13, 0.02, 0.02).turn(-18, 0, 0).move(0, 0.5, 0.23), second)
      else {
        const [ly, lz] = [headY - 0.04, headZ + 0.07]
        make.part(
          'chrome',
          alongZ(
            [
              [0.02, -0.05],
              [0.055, -0.01],
              [0.062, 0.03],
              [0.055, 0.034],
            ],
            20,
          ).move(0, ly, lz),
          chrome,
        )
        make.part(
          'lamps',
          alongZ(
            [
              [0.054, 0.028],
              [0.035, 0.046],
              [0, 0.052],
            ],
            20,
          ).move(0, ly, lz),
          lamps,
        )
      }
      make.part(
        'frame',
        fromSide(
          [
            [-0.1, 0.22],
            [0.0, 0.24],
            [-0.03, 0.34],
            [-0.14, 0.33],
          ],
          0.16,
          0.02,
          0.02,
        ).move(0, 0, -0.08),
        black,
      )
    }
    make.part(
      'lamps',
      tint(
        ball([0.028, 0.02, 0.018], 12).move(
          0,
          chopper ? 0.32 : racing ? 0.51 : 0.37,
          chopper ? -0.48 : -0.47,
        ),
        '#d8201c',
      ),
      lamps,
    )
    // What holds the tail lamp.
    if (!racing && !chopper) make.part('frame', rod([0, 0.37, -0.47], [0, 0.36, -0.32], 0.008, 8), black)
    make.part('frame', rod([0.08, 0.13, -0.02], [0.15, 0.13, -0.02], 0.012, 8).mirrored(), black)
    if (!chopper) make.part('frame', rod([-0.06, 0.13, -0.06], [-0.11, 0.03, -0.1], 0.009, 6), black)
    make
      .socket('back', [0, 0.43, -0.18], 0.09)
      .socket('handle', [0.17, headY + 0.03, headZ - 0.04], 0.02)
      .socket('front', [0, headY, 0.3], 0.06)
      .socket('top', [0, 0.45, -0.2], 0.08)
  },
})
