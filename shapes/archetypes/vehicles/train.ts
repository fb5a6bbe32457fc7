import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import {
  ball,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic } from '../../materials/material.ts'
import { alongZ, atEach, block, drumZ, fromSide, pipe, rod, swept, tint } from './forms.ts'

/** A wheel of a train with a flange and spokes, looking to +x. */
function railWheel(radius: number, spoked: boolean) {
  const rim = lathe(
    softened(
      [
        [radius * 0.8, -0.016],
        [radius * 1.08, -0.016],
        [radius * 1.06, -0.008],
        [radius, -0.004],
        [radius * 0.98, 0.016],
        [radius * 0.86, 0.018],
        [radius * 0.8, 0.004],
      ],
      0.002,
      1,
    ),
    { corners: 22 },
  )
  const hub = cylinder(radius * 0.24, 0.04, { corners: 14 })
  const spokes = tube(
    [
      [0, 0.008, 0],
      [0, 0.008, radius * 0.84],
    ],
    radius * 0.08,
    { corners: 6, flat: true },
  ).around(8)
  return together(spoked ? [rim, hub, spokes] : [rim, hub]).turn(0, 0, -90)
}

/** Locomotives. Nose to the front. */
export const train = archetype({
  id: 'train',
  about: 'A locomotive: steam engine, diesel or high-speed train; with wagons behind it if asked',
  skeleton: 'vehicle',
  nouns: ['train', 'locomotive', 'steam locomotive', 'steam engine', 'steam train', 'engine train'],
  parameters: {
    kind: choice(['steam', 'diesel', 'fast'], 'what drives it'),
    wagons: number(0, 0, 3, 'wagons behind it'),
  },
  rows: {
    'toy train': {
      values: { wagons: 1 },
      colours: { main: '#d8302a', second: '#2f6fc4', accent: '#f2b91f' },
    },
    'diesel locomotive': { values: { kind: 'diesel' }, colours: { main: '#d8562a', second: '#22262c' } },
    'freight train': {
      values: { kind: 'diesel', wagons: 1 },
      colours: { main: '#2f5fae', second: '#f2b91f' },
    },
    'bullet train': { values: { kind: 'fast' }, colours: { main: '#f4f6f8', second: '#1f5fc4' } },
    'high-speed train': { values: { kind: 'fast' }, colours: { main: '#f4f6f8', second: '#c8202a' } },
    subway: { values: { kind: 'fast' }, colours: { main: '#c4ccd4', second: '#e8731c' } },
    metro: { values: { kind: 'fast' }, colours: { main: '#c4ccd4', second: '#2f9e4f' } },
    'polar express': { colours: { main: '#22262c', second: '#8f2230', accent: '#d8b25a' } },
  },
  build(v, look, make) {
    const wagons = Math.round(v.wagons)
    // Everything shrinks with its wagons, so that the whole stays one unit long.
    const factor = 1 / (1 + wagons * 0.85)
    const shift = 0.5 - 0.5 * factor
    const put = (name: string, solid: ReturnType<typeof block>, material: ReturnType<typeof lacquer>) =>
      make.part(name, solid.scale(factor).move(0, 0, shift), material)
    const second = look.light('second', v.kind === 'fast' ? '#1f5fc4' : '#c8302c')
    const paint = look.material('main', {
      ...lacquer(v.kind === 'steam' ? '#1f6b45' : '#d8562a'),
      paint: ([, y]) => {
        const h = y / factor
        if (v.kind === 'fast') return h < 0.12 || Math.abs(h - 0.165) < 0.008 ? second : undefined
        return v.kind === 'diesel' && Math.abs(h - 0.19) < 0.022 ? second : undefined
      },
    })
    const red = look.material('second', lacquer('#c8302c'))
    const brass = look.material('accent', metal('#e0b24a', { surface: 'plain', roughness: 0.2 }))
    const iron = plastic('#24272d')
    const steel = metal('#9aa0a8', { surface: 'plain' })
    const panes = plastic('#26394a', { roughness: 0.05 })
    const lamps = glowing('#fff0c0', { glow: 1 })
    const w = 0.15
    if (v.kind === 'steam') {
      const boiler = alongZ(
        softened(
          [
            [0, -0.14],
            [0.13, -0.14],
            [0.13, 0.36],
            [0.115, 0.385],
            [0, 0.385],
          ],
          0.012,
          2,
        ),
        32,
      ).move(0, 0.29, 0.04)
      put('boiler', boiler, paint)
      put(
        'brass',
        atEach(torus(0.132, 0.009, 32, 6).turn(90, 0, 0), [
          [0, 0.29, 0.02],
          [0, 0.29, 0.16],
          [0, 0.29, 0.3],
        ]),
        brass,
      )
      put('chassis', drumZ(0.12, 0.05, 30).move(0, 0.29, 0.425), iron)
      put(
        'brass',
        drumZ(0.02, 0.03, 12)
          .move(0, 0.29, 0.455)
          .with(torus(0.1, 0.006, 28, 6).turn(90, 0, 0).move(0, 0.29, 0.45)),
        brass,
      )
      put(
        'chassis',
        lathe(
          softened(
            [
              [0, 0],
              [0.06, 0],
              [0.045, 0.03],
              [0.042, 0.13],
              [0.07, 0.19],
              [0.06, 0.2],
              [0.045, 0.17],
              [0, 0.16],
            ],
            0.006,
            2,
          ),
          { corners: 24 },
        ).move(0, 0.4, 0.34),
        iron,
      )
      put('brass', torus(0.066, 0.008, 24, 6).move(0, 0.59, 0.34), brass)
      for (const z of [0.18, 0.04])
        put(
          'brass',
          lathe(
            softened(
              [
                [0, 0],
                [0.05, 0],
                [0.046, 0.05],
                [0.03, 0.085],
                [0, 0.095],
              ],
              0.012,
            ),
            { corners: 20 },
          ).move(0, 0.405, z),
          brass,
        )
      put(
        'brass',
        cylinder(0.012, 0.05, { corners: 10 })
          .move(0.05, 0.43, -0.02)
          .with(ball(0.016, 10).move(0.05, 0.46, -0.02)),
        brass,
      )
      // The cab: walls with windows, and a roof that reaches over.
      const hole = fromSide(
        roundedOutline(
          [
            [-0.29, 0.36],
            [-0.18, 0.36],
            [-0.18, 0.46],
            [-0.29, 0.46],
          ],
          0.02,
        ),
        1,
        0.001,
      )
      const cab = block(w * 2, 0.34, 0.24, 0.014).move(0, 0.35, -0.22)
      put('cab', cab.minus(hole, block(0.24, 0.26, 0.24, 0.01).move(0, 0.38, -0.26)), red)
      put('brass', torus(0.028, 0.006, 18, 6).turn(90, 0, 0).move(0.1, 0.45, -0.098).mirrored(), brass)
      put('windows', drumZ(0.027, 0.01, 16).move(0.1, 0.45, -0.1).mirrored(), panes)
      const arc: Vec2[] = Array.from({ length: 9 }, (_, i) => [
        (i / 8 - 0.5) * 0.36,
        0.05 * Math.cos((i / 8 - 0.5) * Math.PI),
      ])
      put(
        'chassis',
        extrude([...arc, ...arc.toReversed().map(([x, y]): Vec2 => [x * 0.97, y - 0.022])], 0.32, {
          bevel: 0.004,
        }).move(0, 0.53, -0.22),
        iron,
      )
      put('chassis', block(0.26, 0.05, 0.86, 0.01).move(0, 0.165, 0.02), iron)
      put('cab', block(w * 2.1, 0.026, 0.72, 0.008).move(0, 0.2, 0.02), red)
      put('cab', block(w * 2, 0.06, 0.04, 0.012).move(0, 0.16, 0.455), red)
      put(
        'lamps',
        alongZ(
          [
            [0.03, 0],
            [0.034, 0.05],
            [0.02, 0.062],
            [0, 0.066],
          ],
          16,
        ).move(0, 0.435, 0.39),
        lamps,
      )
      put('brass', torus(0.035, 0.007, 20, 6).turn(90, 0, 0).move(0, 0.435, 0.443), brass)
      put('chassis', drumZ(0.02, 0.03, 12).move(0.09, 0.16, 0.485).mirrored(), iron)
      // What clears the way.
      const bars = Array.from({ length: 9 }, (_, i) => {
        const x = (i - 4) * 0.028
        return rod([x, 0.14, 0.45], [x * 1.3, 0.02, 0.55 - Math.abs(x) * 0.75], 0.009, 6)
      })
      put('cab', together([...bars, rod([0.15, 0.022, 0.44], [0, 0.022, 0.55], 0.011, 6).mirrored()]), red)
      const big = railWheel(0.1, true)
      const zs = [0.06, -0.15]
      put(
        'wheels',
        atEach(
          big,
          zs.map((z): Vec3 => [0.13, 0.105, z]),
        ).mirrored(),
        red,
      )
      put(
        'wheels',
        atEach(railWheel(0.062, true), [
          [0.13, 0.066, 0.24],
          [0.13, 0.066, 0.37],
          [0.13, 0.066, -0.34],
        ]).mirrored(),
        red,
      )
      put(
        'rods',
        rod([0.165, 0.075, 0.06], [0.165, 0.075, -0.15], 0.013, 8)
          .with(
            rod([0.17, 0.075, 0.06], [0.17, 0.12, 0.3], 0.009, 8),
            rod([0.15, 0.075, 0.06], [0.175, 0.075, 0.06], 0.016, 8),
            rod([0.15, 0.075, -0.15], [0.175, 0.075, -0.15], 0.016, 8),
          )
          .mirrored(),
        steel,
      )
      put('chassis', drumZ(0.042, 0.13, 18).move(0.155, 0.13, 0.34).mirrored(), iron)
      put('brass', drumZ(0.03, 0.144, 18).move(0.155, 0.13, 0.34).mirrored(), brass)
    } else {
      const fast = v.kind === 'fast'
      const [low, top] = [0.07, fast ? 0.34 : 0.4]
      const form = (by: number) =>
        fast
          ? swept(
              [
                [-0.5 + by, w - by, low, top - by],
                [0.1, w - by, low, top - by],
                [0.26, w * 0.98 - by, low, top - 0.015 - by],
                [0.4, w * 0.8 - by, low, 0.22 - by],
                [0.5, w * 0.4 - by, low + 0.01, 0.14 - by],
              ],
              { square: 3.6, round: [0.02, 0.03], corners: 36, smooth: 5 },
            )
          : swept(
              [
                [-0.5 + by, w - by, low, top - by],
                [0.36, w - by, low, top - by],
                [0.44, w * 0.98 - by, low, top - 0.02 - by],
                [0.5, w * 0.92 - by, low + 0.01, top - 0.09 - by],
              ],
              { square: 6, round: [0.03, 0.035], corners: 36, smooth: 3 },
            )
      const y = fast ? 0.245 : 0.3
      const sides = Array.from({ length: fast ? 6 : 3 }, (_, i) =>
        block(1, fast ? 0.055 : 0.07, fast ? 0.075 : 0.06, 0.012).move(
          0,
          y,
          (fast ? -0.44 : -0.4) + i * (fast ? 0.1 : 0.12),
        ),
      )
      const cabSide = fromSide(
        roundedOutline(
          fast
            ? [
                [0.16, 0.22],
                [0.27, 0.22],
                [0.2, 0.28],
                [0.16, 0.28],
              ]
            : [
                [0.28, 0.26],
                [0.4, 0.26],
                [0.385, 0.35],
                [0.28, 0.35],
              ],
          0.014,
        ),
        1,
        0.001,
      )
      const screen = block(w * (fast ? 1.3 : 1.64), fast ? 0.09 : 0.085, 0.3, 0.02).move(
        0,
        fast ? 0.262 : 0.305,
        fast ? 0.42 : 0.52,
      )
      put('body', form(0).minus(...sides, cabSide, screen), paint)
      put('windows', form(0.008).within(block(2, 1, 2, 0.001).move(0, (fast ? 0.2 : 0.24) + 0.5, 0)), panes)
      put('chassis', block(w * 1.7, 0.06, 0.9, 0.02).move(0, 0.075, -0.02), iron)
      for (const z of [0.27, -0.32]) {
        put(
          'chassis',
          block(0.03, 0.05, 0.24, 0.01)
            .move(w - 0.012, 0.06, z)
            .mirrored(),
          iron,
        )
        put(
          'wheels',
          atEach(railWheel(0.05, false), [
            [w - 0.03, 0.054, z + 0.07],
            [w - 0.03, 0.054, z - 0.07],
          ]).mirrored(),
          steel,
        )
      }
      if (fast) {
        put('lamps', ball([0.03, 0.014, 0.03], 14).turn(28, 20, 0).move(0.085, 0.185, 0.43).mirrored(), lamps)
        put(
          'trim',
          block(0.012, 0.2, 0.07, 0.004)
            .move(w - 0.003, 0.21, 0.12)
            .mirrored(),
          red,
        )
      } else {
        put(
          'lamps',
          drumZ(0.022, 0.03, 14)
            .move(0.1, 0.13, 0.498)
            .mirrored()
            .with(drumZ(0.02, 0.03, 14).move(0, top - 0.028, 0.452)),
          lamps,
        )
        put(
          'chassis',
          together(
            Array.from({ length: 5 }, (_, i) =>
              block(0.014, 0.012, 0.16, 0.003).move(w, 0.26 + i * 0.022, 0.12),
            ),
          ).mirrored(),
          iron,
        )
        put(
          'chassis',
          atEach(cylinder(0.05, 0.03, { corners: 20 }), [
            [0, top + 0.004, -0.12],
            [0, top + 0.004, -0.28],
            [0, top + 0.004, 0.04],
          ]),
          iron,
        )
        put('trim', block(w * 2.04, 0.05, 0.05, 0.014).move(0, 0.075, 0.48), red)
        put('trim', rod([w + 0.012, 0.14, 0.43], [w + 0.012, 0.28, 0.43], 0.006, 6).mirrored(), steel)
      }
      put('lamps', tint(block(0.04, 0.03, 0.016, 0.006).move(0.1, 0.14, -0.498).mirrored(), '#d8201c'), lamps)
      put(
        'trim',
        pipe(
          [
            [0, top, -0.2],
            [0, top + 0.06, -0.26],
            [0, top + 0.1, -0.17],
          ],
          0.008,
          6,
        ).with(rod([-0.1, top + 0.1, -0.17], [0.1, top + 0.1, -0.17], 0.009)),
        steel,
      )
    }
    const tub = lacquer('#2f6fc4')
    const coal = plastic('#2a2624', { roughness: 0.9 })
    const bright = ['#2f6fc4', '#f2b91f', '#8a3fae']
    for (let i = 0; i < wagons; i++) {
      const z = -0.5 - 0.43 - i * 0.85
      const box = block(w * 2, 0.2, 0.72, 0.02).move(0, 0.25, z)
      put(
        'wagon',
        tint(box.minus(block(w * 1.7, 0.2, 0.64, 0.01).move(0, 0.31, z)), bright[i % 3] ?? '#2f6fc4'),
        tub,
      )
      put(
        'chassis',
        block(0.24, 0.05, 0.8, 0.01)
          .move(0, 0.13, z)
          .with(rod([0, 0.13, z + 0.3], [0, 0.13, z + 0.5], 0.016, 8)),
        iron,
      )
      put(
        'wheels',
        atEach(railWheel(0.07, true), [
          [0.13, 0.074, z + 0.22],
          [0.13, 0.074, z - 0.22],
        ]).mirrored(),
        v.kind === 'steam' ? red : steel,
      )
      const heap = Array.from({ length: 14 }, () =>
        ball(0.06 + look.random() * 0.02, 8).move(
          (look.random() - 0.5) * 0.18,
          0.32 + look.random() * 0.04,
          z + (look.random() - 0.5) * 0.5,
        ),
      )
      put('load', together(heap), coal)
    }
    const top = v.kind === 'steam' ? 0.58 : v.kind === 'fast' ? 0.34 : 0.4
    make
      .socket('top', [0, top * factor, shift - 0.2 * factor], 0.14 * factor)
      .socket('back', [0, top * factor, shift - 0.2 * factor], 0.14 * factor)
      .socket('front', [0, 0.25 * factor, 0.5], 0.12 * factor)
  },
})
