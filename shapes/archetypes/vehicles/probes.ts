import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, lathe, roundedOutline, softened, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic } from '../../materials/material.ts'
import { alongZ, atEach, bent, block, drumX, drumZ, fromAbove, fromSide, pipe, rod } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

const solarBlue = () =>
  plastic('#1f3f8f', {
    roughness: 0.15,
    paint: ([x, y, z]: Vec3) =>
      [x, y, z].some((c) => (((c * 22) % 1) + 1) % 1 < 0.07) ? ([0.45, 0.5, 0.6] as Vec3) : undefined,
  })

/** Satellites and stations, with wings of solar cells. */
export const satellite = archetype({
  id: 'satellite',
  about: 'A satellite with solar wings and a dish, or a space station of modules',
  skeleton: 'spacecraft',
  nouns: ['satellite', 'space probe'],
  parameters: {
    kind: choice(['satellite', 'station'], 'one body, or many modules'),
    panels: number(3, 1, 5, 'panels of each wing'),
  },
  rows: { 'space station': { values: { kind: 'station' }, colours: { main: '#e8eaec' } } },
  build(v, look, make) {
    const gold = look.material('main', metal('#e0aa3c', { roughness: 0.35, surface: 'worn metal' }))
    const white = look.material('second', lacquer('#eef0f2'))
    const steel = metal('#aab0b8', { surface: 'plain' })
    const cells = { ...solarBlue(), colour: look.colour('accent', '#1f3f8f') }
    const panels = Math.round(v.panels)
    if (v.kind === 'satellite') {
      const y0 = 0.32
      make.part('body', block(0.17, 0.22, 0.17, 0.012).move(0, y0, 0), gold)
      make.part(
        'frame',
        together([0.112, -0.112].map((y) => block(0.19, 0.014, 0.19, 0.005).move(0, y0 + y, 0))),
        steel,
      )
      for (let i = 0; i < panels; i++) {
        const wide = 0.36 / panels
        const x = 0.13 + wide * (i + 0.5)
        make.part(
          'panels',
          block(wide * 0.94, 0.2, 0.012, 0.003)
            .turn(-18, 0, 0)
            .move(x, y0, 0)
            .mirrored(),
          cells,
        )
        make.part(
          'frame',
          block(wide * 0.98, 0.214, 0.008, 0.003)
            .turn(-18, 0, 0)
            .move(x, y0, 0)
            .mirrored(),
          steel,
        )
      }
      make.part('frame', rod([0.08, y0, 0], [0.5, y0, -0.006], 0.01).mirrored(), steel)
      const dish = lathe(
        bent(
          [
            [0.001, 0],
            [0.06, 0.012],
            [0.11, 0.045],
            [0.13, 0.075],
            [0.122, 0.078],
            [0.1, 0.054],
            [0.05, 0.022],
            [0.001, 0.012],
          ],
          3,
        ),
        { corners: 32 },
      )
      make.part('dish', dish.turn(58, 0, 0).move(0, y0 + 0.14, 0.05), white)
      make.part(
        'frame',
        rod([0, y0 + 0.1, 0], [0, y0 + 0.15, 0.055], 0.014).with(
          rod([0, y0 + 0.145, 0.06], [0, y0 + 0.215, 0.16], 0.006),
          ball(0.016, 10).move(0, y0 + 0.215, 0.16),
        ),
        steel,
      )
      make.part(
        'frame',
        lathe(
          [
            [0.03, 0],
            [0.06, -0.06],
            [0.054, -0.06],
            [0.02, -0.01],
          ],
          { corners: 20 },
        ).move(0, y0 - 0.115, 0),
        steel,
      )
      make.part(
        'frame',
        rod([0.06, y0 - 0.11, 0.06], [0.12, 0.006, 0.12], 0.006)
          .mirrored()
          .mirrored('z'),
        steel,
      )
      make.part(
        'lens',
        alongZ(
          [
            [0.036, 0],
            [0.036, 0.03],
            [0.026, 0.036],
            [0, 0.03],
          ],
          18,
        ).move(0, y0 - 0.03, 0.085),
        plastic('#16324c', { roughness: 0.05 }),
      )
      make.part('lamps', ball(0.012, 8).move(0.06, y0 + 0.06, 0.09), glowing('#ff4a3a', { glow: 1.5 }))
      make.socket('top', [0, y0 + 0.12, 0], 0.06).socket('front', [0, y0, 0.09], 0.08)
      return
    }
    const y0 = 0.26
    const module = (long: number, r: number) =>
      alongZ(
        softened(
          [
            [0, -long / 2],
            [r * 0.6, -long / 2],
            [r, -long / 2 + 0.03],
            [r, long / 2 - 0.03],
            [r * 0.6, long / 2],
            [0, long / 2],
          ],
          0.008,
        ),
        24,
      )
    const hull = { ...white, colour: look.colour('main', '#eceef0') }
    make.part(
      'modules',
      module(0.34, 0.06)
        .move(0, y0, 0.12)
        .with(
          module(0.26, 0.055).move(0, y0, -0.16),
          module(0.22, 0.05).turn(0, 90, 0).move(0.1, y0, 0).mirrored(),
          module(0.12, 0.045)
            .turn(90, 0, 0)
            .move(0, y0 + 0.1, -0.02),
        ),
      hull,
    )
    make.part(
      'frame',
      together(
        [0.04, 0.2, -0.1, -0.22].map((z) => torus(0.06, 0.009, 26, 6).turn(90, 0, 0).move(0, y0, z)),
      ).with(ball(0.07, 18).move(0, y0, 0)),
      steel,
    )
    const truss = [0.022, -0.022].flatMap((a) => [
      rod([-0.5, y0 + 0.19 + a, -0.02 + a], [0.5, y0 + 0.19 + a, -0.02 + a], 0.006),
      rod([-0.5, y0 + 0.19 + a, -0.02 - a], [0.5, y0 + 0.19 + a, -0.02 - a], 0.006),
    ])
    const slants = Array.from({ length: 24 }, (_, i) =>
      rod([-0.48 + i * 0.04, y0 + 0.168, -0.042], [-0.46 + i * 0.04, y0 + 0.212, 0.002], 0.004, 5),
    )
    make.part(
      'frame',
      together([...truss, ...slants, rod([0, y0 + 0.1, -0.02], [0, y0 + 0.2, -0.02], 0.03, 12)]),
      steel,
    )
    for (const x of [0.3, 0.43])
      for (const side of [1, -1]) {
        make.part(
          'panels',
          together(
            Array.from({ length: panels }, (_, i) =>
              block(0.1, 0.008, 0.3 / panels - 0.008, 0.002).move(
                x,
                y0 + 0.19,
                -0.02 + side * (0.05 + (0.3 / panels) * (i + 0.5)),
              ),
            ),
          ).mirrored(),
          cells,
        )
        make.part(
          'frame',
          block(0.008, 0.012, 0.36, 0.003)
            .move(x, y0 + 0.19, -0.02 + side * 0.18)
            .mirrored(),
          steel,
        )
      }
    make.part(
      'body',
      together(
        [0.2, -0.04].map((z) =>
          torus(0.057, 0.012, 26, 6)
            .turn(90, 0, 0)
            .move(0, y0, z - 0.08),
        ),
      ),
      gold,
    )
    make.part(
      'lens',
      atEach(ball([0.012, 0.016, 0.016], 10), [
        [0.056, y0 + 0.01, 0.1],
        [0.056, y0 + 0.01, 0.16],
        [0.052, y0 + 0.01, -0.16],
      ])
        .mirrored()
        .with(ball(0.045, 16).move(0, y0, 0.28)),
      plastic('#2a4a68', { roughness: 0.05 }),
    )
    make.part(
      'frame',
      cylinder(0.012, y0 - 0.03, { corners: 8 })
        .move(0, (y0 - 0.03) / 2, 0)
        .with(
          lathe(
            [
              [0.09, 0],
              [0.08, 0.012],
              [0.01, 0.02],
            ],
            { corners: 24 },
          ),
        ),
      steel,
    )
    make.socket('top', [0, y0 + 0.22, 0], 0.06).socket('front', [0, y0, 0.32], 0.06)
  },
})

/** A capsule that falls back to earth, or lands on the moon. */
export const capsule = archetype({
  id: 'space capsule',
  about: 'A space capsule: a blunt cone with windows and hatch, or a lander on four legs',
  skeleton: 'spacecraft',
  nouns: ['space capsule', 'capsule', 'reentry capsule'],
  parameters: { legs: number(0, 0, 1, '1 for a lander') },
  rows: {
    'moon lander': { values: { legs: 1 }, colours: { main: '#cfd3d8', second: '#e0aa3c' } },
    'lunar lander': { values: { legs: 1 }, colours: { main: '#cfd3d8', second: '#e0aa3c' } },
    lander: { values: { legs: 1 }, colours: { main: '#cfd3d8', second: '#e0aa3c' } },
  },
  build(v, look, make) {
    const paint = look.material('main', metal('#d3d7dc', { roughness: 0.35, metalness: 0.6 }))
    const gold = look.material('second', metal('#c9702c', { roughness: 0.45 }))
    const steel = metal('#7d848c', { surface: 'plain' })
    const pane = plastic('#1c3450', { roughness: 0.05 })
    const lift = v.legs > 0.5 ? 0.32 : 0
    const size = v.legs > 0.5 ? 0.62 : 1
    const up = (solid: Solid) => solid.scale(size).move(0, lift, 0)
    make.part(
      'heat shield',
      up(
        lathe(
          bent(
            [
              [0.001, 0],
              [0.3, 0.03],
              [0.45, 0.09],
              [0.46, 0.12],
            ],
            4,
          ),
          { corners: 40 },
        ),
      ),
      gold,
    )
    make.part(
      'body',
      up(
        lathe(
          softened(
            [
              [0, 0.11],
              [0.455, 0.11],
              [0.46, 0.15],
              [0.2, 0.62],
              [0.16, 0.68],
              [0.16, 0.74],
              [0, 0.76],
            ],
            0.02,
          ),
          { corners: 40 },
        ),
      ),
      paint,
    )
    make.part(
      'rings',
      up(
        torus(0.455, 0.018, 44, 8)
          .move(0, 0.125, 0)
          .with(torus(0.205, 0.016, 32, 8).move(0, 0.62, 0), torus(0.162, 0.014, 28, 8).move(0, 0.74, 0)),
      ),
      steel,
    )
    const on = (y: number): [number, number] => [0.46 - ((y - 0.15) / 0.47) * 0.26, 29]
    const win = (x: number) => {
      const [far, tilt] = on(0.44)
      const frame = extrude(
        roundedOutline(
          [
            [-0.06, -0.06],
            [0.06, -0.06],
            [0.045, 0.06],
            [-0.045, 0.06],
          ],
          0.02,
        ),
        0.03,
      )
      const set = (s: Solid, out: number) =>
        s
          .turn(-tilt, 0, 0)
          .move(0, 0.44, far + out)
          .turn(0, x, 0)
      make
        .part('rings', up(set(frame, -0.006)), steel)
        .part('windows', up(set(frame.scale(0.78, 0.78, 1), 0.002)), pane)
    }
    for (const a of [-38, 38]) win(a)
    const [far, tilt] = on(0.34)
    const hatch = extrude(
      roundedOutline(
        [
          [-0.09, -0.12],
          [0.09, -0.12],
          [0.075, 0.12],
          [-0.075, 0.12],
        ],
        0.035,
      ),
      0.03,
    )
    make.part(
      'hatch',
      up(hatch.turn(-tilt, 0, 0).move(0, 0.34, far - 0.004)),
      look.material('accent', lacquer('#e8eaec')),
    )
    make.part(
      'rings',
      up(
        block(0.05, 0.014, 0.02, 0.005)
          .turn(-tilt, 0, 0)
          .move(0, 0.33, far + 0.02),
      ),
      steel,
    )
    make.part(
      'windows',
      up(
        ball([0.035, 0.035, 0.012], 14)
          .turn(-tilt, 0, 0)
          .move(0, 0.4, far - 0.018),
      ),
      pane,
    )
    make.part('rings', up(block(0.06, 0.05, 0.03, 0.01).move(0, 0.21, 0.42).around(4, 45)), steel)
    make.part(
      'rings',
      up(
        cylinder(0.012, 0.2, { corners: 8 })
          .move(0.08, 0.84, 0)
          .with(ball(0.024, 10).move(0.08, 0.95, 0)),
      ),
      steel,
    )
    if (v.legs > 0.5) {
      make.part(
        'heat shield',
        lathe(
          softened(
            [
              [0, 0.16],
              [0.26, 0.16],
              [0.3, 0.2],
              [0.3, 0.32],
              [0.26, 0.36],
              [0, 0.36],
            ],
            0.02,
          ),
          { corners: 8 },
        ).turn(0, 22.5, 0),
        gold,
      )
      const leg = rod([0, 0.33, 0.28], [0, 0.03, 0.46], 0.018, 10).with(
        rod([0.12, 0.2, 0.26], [0, 0.1, 0.42], 0.01, 8),
        rod([-0.12, 0.2, 0.26], [0, 0.1, 0.42], 0.01, 8),
        lathe(
          [
            [0.07, 0.0],
            [0.075, 0.02],
            [0.02, 0.03],
          ],
          { corners: 18 },
        ).move(0, 0, 0.46),
      )
      make.part('legs', leg.around(4), steel)
      make.part(
        'legs',
        lathe(
          [
            [0.05, 0.18],
            [0.11, 0.06],
            [0.1, 0.06],
            [0.03, 0.16],
          ],
          { corners: 22 },
        ),
        steel,
      )
      make.part(
        'legs',
        together(
          Array.from({ length: 5 }, (_, i) =>
            rod(
              [-0.05, 0.08 + i * 0.05, 0.445 - i * 0.03],
              [0.05, 0.08 + i * 0.05, 0.445 - i * 0.03],
              0.007,
              6,
            ),
          ),
        ),
        steel,
      )
    }
    make
      .socket('top', [0, lift + 0.76 * size, 0], 0.16 * size)
      .socket('front', [0, lift + 0.34 * size, 0.36 * size], 0.1)
      .socket('inside', [0, lift + 0.3, 0], 0.2)
  },
})

/** Rovers on six wheels. */
export const rover = archetype({
  id: 'rover',
  about: 'A rover for other planets with six wheels, a mast with camera eyes and an arm',
  skeleton: 'vehicle',
  nouns: ['rover', 'mars rover', 'moon rover', 'lunar rover', 'space rover'],
  parameters: { dish: number(1, 0, 1, '1 for a dish aerial') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#eef0ee'))
    const gold = look.material('second', metal('#d9a23c', { roughness: 0.35 }))
    const steel = metal('#8b929a', { surface: 'plain' })
    const dark = plastic('#2a2d33')
    make.part(
      'body',
      fromSide(
        [
          [-0.26, 0.24],
          [0.24, 0.24],
          [0.28, 0.3],
          [0.26, 0.38],
          [-0.28, 0.38],
          [-0.3, 0.3],
        ],
        0.36,
        0.02,
        0.02,
      ),
      paint,
    )
    make.part('trim', block(0.375, 0.03, 0.5, 0.01).move(0, 0.3, -0.01), gold)
    make.part(
      'panels',
      fromAbove(
        [
          [-0.24, -0.34],
          [0.24, -0.34],
          [0.3, -0.1],
          [0.22, 0.2],
          [-0.22, 0.2],
          [-0.3, -0.1],
        ],
        0.016,
        0.005,
        0.02,
      ).move(0, 0.4, 0),
      { ...solarBlue(), colour: look.colour('accent', '#1f3f8f') },
    )
    const places: Vec3[] = [0.34, 0.02, -0.32].flatMap((z): Vec3[] => [
      [0.27, 0.09, z],
      [-0.27, 0.09, z],
    ])
    const { tyre, rim } = wheelsAt(wheel(0.09, 0.09, 'star', 1), places)
    make.part('wheels', tyre, dark).part('rims', rim, gold)
    const arm = pipe(
      [
        [0.2, 0.09, 0.34],
        [0.2, 0.24, 0.26],
        [0.2, 0.3, 0.06],
        [0.2, 0.2, -0.12],
        [0.2, 0.16, -0.16],
      ],
      0.017,
      8,
    ).with(
      pipe(
        [
          [0.2, 0.09, 0.02],
          [0.2, 0.17, -0.08],
          [0.2, 0.17, -0.2],
          [0.2, 0.09, -0.32],
        ],
        0.017,
        8,
      ),
      ...[0.34, 0.02, -0.32].map((z) => rod([0.18, 0.09, z], [0.27, 0.09, z], 0.018, 8)),
    )
    make.part('frame', arm.mirrored(), steel)
    make.part(
      'mast',
      rod([0.08, 0.38, 0.16], [0.08, 0.66, 0.18], 0.018, 10).with(
        block(0.2, 0.08, 0.08, 0.02).move(0.08, 0.7, 0.18),
      ),
      paint,
    )
    make.part(
      'lens',
      atEach(
        alongZ(
          [
            [0.03, 0],
            [0.03, 0.025],
            [0.02, 0.03],
            [0, 0.024],
          ],
          16,
        ),
        [
          [0.03, 0.7, 0.215],
          [0.13, 0.7, 0.215],
        ],
      ),
      plastic('#16324c', { roughness: 0.05 }),
    )
    make.part(
      'frame',
      rod([-0.1, 0.28, 0.26], [-0.13, 0.42, 0.36], 0.016, 8).with(
        rod([-0.13, 0.42, 0.36], [-0.12, 0.24, 0.48], 0.014, 8),
        drumX(0.026, 0.05, 12).move(-0.1, 0.28, 0.27),
        drumX(0.024, 0.05, 12).move(-0.13, 0.42, 0.36),
        cylinder(0.04, 0.05, { corners: 14 }).move(-0.12, 0.22, 0.48),
      ),
      steel,
    )
    make.part('frame', rod([-0.14, 0.38, -0.2], [-0.14, 0.62, -0.22], 0.006, 6), steel)
    if (v.dish > 0.5)
      make.part(
        'dish',
        lathe(
          bent(
            [
              [0.001, 0],
              [0.06, 0.012],
              [0.1, 0.04],
              [0.094, 0.045],
              [0.05, 0.02],
              [0.001, 0.01],
            ],
            3,
          ),
          { corners: 26 },
        )
          .turn(35, 20, 0)
          .move(-0.12, 0.46, -0.02)
          .with(rod([-0.12, 0.4, -0.02], [-0.12, 0.47, -0.02], 0.012)),
        paint,
      )
    make.part('trim', drumZ(0.06, 0.14, 18).move(0, 0.32, -0.36), gold)
    make
      .socket('top', [0, 0.41, 0], 0.15)
      .socket('back', [0, 0.41, -0.1], 0.15)
      .socket('head', [0.08, 0.74, 0.18], 0.08)
      .socket('front', [0, 0.3, 0.28], 0.1)
  },
})
