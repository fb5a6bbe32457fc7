import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, extrude, lathe, roundedOutline, softened, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic } from '../../materials/material.ts'
import { alongZ, atEach, bent, block, rod, swept, wing } from './forms.ts'
import { wheel } from './wheel.ts'

/** Rockets stand upright, a window to the front. */
export const rocket = archetype({
  id: 'rocket',
  about: 'A rocket standing upright: a round one with fins and a porthole, or a modern one with boosters',
  skeleton: 'spacecraft',
  nouns: ['rocket', 'rocket ship', 'space rocket', 'rocketship'],
  parameters: {
    kind: choice(['retro', 'modern'], 'round with fins, or a tall launcher'),
    fins: number(4, 3, 6, 'how many fins'),
    boosters: number(2, 0, 4, 'boosters of a modern rocket'),
    flame: number(0, 0, 1, 'fire below it, when it flies'),
  },
  rows: {
    'retro rocket': { colours: { main: '#f4efe2', second: '#d8302a' } },
    'toy rocket': { values: { fins: 3 }, colours: { main: '#3fa0e0', second: '#f2b91f', accent: '#e23b3b' } },
    missile: { values: { kind: 'modern', boosters: 0 }, colours: { main: '#6f7f5a', second: '#c8302c' } },
    'space launcher': { values: { kind: 'modern' }, colours: { main: '#f4f4f0', second: '#e2701c' } },
    'launch rocket': {
      values: { kind: 'modern', boosters: 4 },
      colours: { main: '#f4f4f0', second: '#1d1d20' },
    },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#f4efe2'))
    const red = look.material('second', lacquer('#d8302a'))
    const steel = metal('#a9b0b8', { surface: 'plain' })
    const fire = glowing('#ff9a2c', { glow: 1.8 })
    const lift = v.flame > 0.05 ? 0.2 * v.flame : 0
    const up = (solid: Solid) => solid.move(0, lift, 0)
    if (v.kind === 'retro') {
      const line = bent(
        [
          [0.1, 0.14],
          [0.16, 0.26],
          [0.19, 0.44],
          [0.17, 0.62],
          [0.11, 0.78],
          [0.001, 0.96],
        ],
        5,
      )
      const far = (y: number) =>
        line.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))[0]
      const skin = (a: number, b: number, out: number): Solid =>
        lathe(
          line.filter(([, y]) => y >= a && y <= b).map(([r, y]): Vec2 => [r + out, y]),
          { corners: 36 },
        )
      make.part('body', up(lathe(line, { corners: 36 })), paint)
      make.part('nose', up(skin(0.74, 1, 0.004)), red)
      make.part('nose', up(torus(far(0.75) + 0.002, 0.01, 36, 8).move(0, 0.745, 0)), steel)
      make.part('nose', up(ball(0.02, 12).move(0, 0.97, 0)), steel)
      make.part('fins', up(skin(0.14, 0.24, 0.005)), red)
      make.part('bands', up(torus(far(0.3) + 0.001, 0.009, 36, 8).move(0, 0.3, 0)), steel)
      const outline: Vec2[] = [
        [0.13, 0.42],
        [0.2, 0.36],
        [0.3, 0.2],
        [0.33, 0],
        [0.29, 0],
        [0.24, 0.1],
        [0.1, 0.17],
      ]
      const fin = extrude(roundedOutline(outline, 0.03), 0.036, { bevel: 0.012 })
      make.part('fins', up(fin.around(Math.round(v.fins), 45)), red)
      make.part(
        'engine',
        up(
          lathe(
            softened(
              [
                [0.06, 0.16],
                [0.11, 0.06],
                [0.095, 0.06],
                [0.05, 0.13],
              ],
              0.006,
            ),
            { corners: 28 },
          ),
        ),
        plastic('#3a3f47'),
      )
      const port = (y: number, r: number) => {
        const z = far(y) - 0.012
        make.part(
          'bands',
          up(
            torus(r, 0.018, 28, 8)
              .turn(90, 0, 0)
              .turn(-4, 0, 0)
              .move(0, y, z + 0.006),
          ),
          steel,
        )
        make.part('window', up(ball([r, r, 0.03], 20).move(0, y, z)), plastic('#6fc8f0', { roughness: 0.05 }))
      }
      port(0.56, 0.062)
      port(0.385, 0.036)
      const bolts = Array.from({ length: 16 }, (_, i) =>
        ball(0.009, 6)
          .move(0, 0.715, far(0.715))
          .turn(0, (360 * i) / 16, 0),
      )
      make.part('bands', up(together(bolts)), steel)
      if (lift > 0)
        make.part(
          'flames',
          lathe(
            bent(
              [
                [0.001, 0],
                [0.05, 0.05],
                [0.09, lift * 0.7],
                [0.085, lift + 0.06],
                [0.03, lift + 0.1],
              ],
              4,
            ),
            { corners: 20, flutes: (a) => 1 + 0.12 * Math.sin(a * 7) },
          ),
          fire,
        )
      make
        .socket('top', [0, 0.97 + lift, 0], 0.04)
        .socket('back', [0, 0.5 + lift, -0.19], 0.08, { up: [0, 1, 0] })
        .socket('front', [0, 0.56 + lift, 0.19], 0.06)
      return
    }
    const stage = lathe(
      softened(
        [
          [0, 0.08],
          [0.075, 0.08],
          [0.075, 0.6],
          [0.06, 0.64],
          [0.06, 0.74],
          [0.075, 0.77],
          [0.075, 0.85],
          [0.05, 0.94],
          [0.012, 1],
          [0, 1],
        ],
        0.012,
      ),
      { corners: 32 },
    )
    const dark: Vec3 = [0.012, 0.012, 0.014]
    make.part('body', up(stage), {
      ...paint,
      paint:
        paint.surface === 'plain' && paint.metalness === 0
          ? ([x, y, z]: Vec3) => {
              const h = y - lift
              if ((h > 0.12 && h < 0.17) || (h > 0.5 && h < 0.53))
                return Math.floor((Math.atan2(x, z) / Math.PI) * 4 + 8) % 2 ? dark : undefined
              return undefined
            }
          : undefined,
    } as typeof paint)
    make.part(
      'bands',
      up(together([0.3, 0.6, 0.77].map((y) => torus(y > 0.6 ? 0.076 : 0.076, 0.007, 32, 6).move(0, y, 0)))),
      red,
    )
    make.part(
      'engine',
      up(
        lathe(
          [
            [0.03, 0.1],
            [0.055, 0.01],
            [0.048, 0.01],
            [0.022, 0.08],
          ],
          { corners: 24 },
        ).with(
          lathe(
            [
              [0.07, 0.06],
              [0.075, 0.085],
              [0.02, 0.09],
            ],
            { corners: 24 },
          ),
        ),
      ),
      plastic('#3a3f47'),
    )
    const boosters = Math.round(v.boosters)
    if (boosters > 0) {
      const one = lathe(
        softened(
          [
            [0, 0.06],
            [0.046, 0.06],
            [0.046, 0.42],
            [0.03, 0.49],
            [0.008, 0.53],
            [0, 0.53],
          ],
          0.008,
        ),
        { corners: 24 },
      ).move(0.122, 0, 0)
      make.part('boosters', up(one.around(boosters, 0)), red)
      make.part(
        'engine 2',
        up(
          lathe(
            [
              [0.02, 0.07],
              [0.038, 0.008],
              [0.032, 0.008],
              [0.015, 0.05],
            ],
            { corners: 20 },
          )
            .move(0.122, 0, 0)
            .around(boosters, 0)
            .with(
              block(0.05, 0.03, 0.03, 0.006).move(0.09, 0.36, 0).around(boosters, 0),
              block(0.05, 0.03, 0.03, 0.006).move(0.09, 0.12, 0).around(boosters, 0),
            ),
        ),
        steel,
      )
    } else
      make.part(
        'fins',
        up(
          extrude(
            roundedOutline(
              [
                [0.06, 0.24],
                [0.18, 0.1],
                [0.18, 0.02],
                [0.06, 0.08],
              ],
              0.015,
            ),
            0.018,
          ).around(Math.round(v.fins)),
        ),
        red,
      )
    if (boosters > 0)
      make.part(
        'fins',
        up(
          extrude(
            roundedOutline(
              [
                [0.06, 0.2],
                [0.11, 0.1],
                [0.11, 0.0],
                [0.06, 0.08],
              ],
              0.012,
            ),
            0.014,
          ).around(2, 90),
        ),
        red,
      )
    else
      make.part(
        'engine',
        up(
          lathe(
            [
              [0.05, 0.08],
              [0.06, 0],
              [0.05, 0],
              [0.03, 0.07],
            ],
            { corners: 20 },
          ),
        ),
        plastic('#3a3f47'),
      )
    make.part(
      'window',
      up(ball([0.02, 0.02, 0.012], 14).move(0, 0.82, 0.07)),
      plastic('#2a4a68', { roughness: 0.05 }),
    )
    if (lift > 0)
      make.part(
        'flames',
        lathe(
          bent(
            [
              [0.001, 0],
              [0.03, 0.05],
              [0.05, lift * 0.7],
              [0.045, lift + 0.03],
              [0.02, lift + 0.06],
            ],
            4,
          ),
          { corners: 20, flutes: (a) => 1 + 0.12 * Math.sin(a * 7) },
        ),
        fire,
      )
    make
      .socket('top', [0, 1 + lift, 0], 0.02)
      .socket('back', [0, 0.5 + lift, -0.075], 0.05)
      .socket('front', [0, 0.7 + lift, 0.075], 0.05)
  },
})

/** A shuttle that lands like a plane; nose to the front. */
export const shuttle = archetype({
  id: 'space shuttle',
  about: 'A space shuttle with delta wings, dark belly and three engines',
  skeleton: 'spacecraft',
  nouns: ['space shuttle', 'shuttle', 'orbiter', 'spaceplane'],
  parameters: {},
  build(_, look, make) {
    const black: Vec3 = [0.012, 0.013, 0.016]
    const y0 = 0.16
    const paint = look.material('main', {
      ...lacquer('#f6f6f4', { roughness: 0.45 }),
      paint: ([x, y, z], n) => {
        if (n[1] < -0.35 || (z > 0.44 && y < y0 + 0.02)) return black
        if (
          z > 0.33 &&
          z < 0.395 &&
          y > y0 + 0.05 &&
          Math.abs(x) > 0.006 &&
          Math.abs(((((x * 26) % 1) + 1) % 1) - 0.5) < 0.4 &&
          n[2] > 0.2
        )
          return black
        return Math.abs(x) > 0.13 && z > 0.1 - Math.abs(x) * 1.1 ? black : undefined
      },
    })
    make.part(
      'body',
      swept(
        [
          [-0.42, 0.085, y0 - 0.075, y0 + 0.09],
          [-0.2, 0.085, y0 - 0.08, y0 + 0.09],
          [0.24, 0.082, y0 - 0.08, y0 + 0.09],
          [0.36, 0.072, y0 - 0.075, y0 + 0.06],
          [0.45, 0.045, y0 - 0.06, y0],
          [0.49, 0.015, y0 - 0.045, y0 - 0.02],
        ],
        { square: 2.8, smooth: 5, round: [0.01, 0.01], corners: 32 },
      ),
      paint,
    )
    const delta = wing([
      { at: [0.05, y0 - 0.055, -0.06], chord: 0.66, thick: 0.04 },
      { at: [0.12, y0 - 0.055, -0.14], chord: 0.46, thick: 0.03 },
      { at: [0.33, y0 - 0.05, -0.3], chord: 0.17, thick: 0.016 },
      { at: [0.35, y0 - 0.05, -0.32], chord: 0.1, thick: 0.008 },
    ])
    make.part('wings', delta.mirrored(), paint)
    make.part(
      'tail',
      wing(
        [
          { at: [0, y0 + 0.06, -0.34], chord: 0.2, thick: 0.032 },
          { at: [0, y0 + 0.27, -0.45], chord: 0.1, thick: 0.016 },
        ],
        true,
      ),
      paint,
    )
    make.part(
      'pods',
      swept(
        [
          [-0.46, 0.03, y0 + 0.04, y0 + 0.1],
          [-0.3, 0.036, y0 + 0.04, y0 + 0.12],
          [-0.2, 0.01, y0 + 0.07, y0 + 0.1],
        ],
        { square: 2.4, smooth: 4 },
      )
        .move(0.055, 0, 0)
        .mirrored(),
      paint,
    )
    const bell = alongZ(
      [
        [0.044, -0.08],
        [0.038, -0.08],
        [0.018, -0.01],
        [0.024, 0.02],
      ],
      22,
    )
    make.part(
      'engines',
      atEach(bell, [
        [0, y0 + 0.05, -0.43],
        [0.045, y0 - 0.02, -0.43],
        [-0.045, y0 - 0.02, -0.43],
      ]),
      metal('#5f666e', { surface: 'plain' }),
    )
    make.part('doors', block(0.003, 0.004, 0.44, 0.001).move(0, y0 + 0.091, 0.02), plastic('#8b9098'))
    make.part(
      'flag',
      block(0.004, 0.03, 0.05, 0.001)
        .move(0.085, y0 + 0.04, 0.2)
        .mirrored(),
      look.material('accent', lacquer('#1f55c0')),
    )
    const one = wheel(0.03, 0.024, 'disc')
    const places: Vec3[] = [
      [0.13, 0.03, -0.2],
      [-0.13, 0.03, -0.2],
      [0, 0.03, 0.3],
    ]
    make.part(
      'wheels',
      atEach(one.tyre.with(one.rim), places).with(
        ...places.map(([x, y, z]) => rod([x, y, z], [x, y0 - 0.05, z], 0.01)),
      ),
      plastic('#33363c'),
    )
    make
      .socket('top', [0, y0 + 0.09, 0], 0.08)
      .socket('back', [0, y0 + 0.09, 0], 0.08)
      .socket('front', [0, y0, 0.49], 0.04)
  },
})
