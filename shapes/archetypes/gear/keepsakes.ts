import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, sheet, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { cloth, feathers, lacquer, metal, plastic, polished, wood } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

export const necklace = archetype({
  id: 'necklace',
  about: 'A necklace, bracelet or a pair of earrings',
  skeleton: 'treasure',
  nouns: ['necklace'],
  parameters: { kind: choice(['necklace', 'pearls', 'bracelet', 'earrings'], 'which jewel it is') },
  rows: {
    'pearl necklace': { values: { kind: 'pearls' } },
    pendant: {},
    amulet: { colours: { accent: '#1f9d68' } },
    bracelet: { values: { kind: 'bracelet' } },
    earrings: { values: { kind: 'earrings' } },
  },
  build(v, look, make) {
    const gold = look.material('main', polished('#e8b838', { roughness: 0.18 }))
    const stone = look.material('accent', lacquer('#d0183a', { roughness: 0.03 }))
    const drop = (size: number) =>
      lathe(
        [
          [0, -0.16],
          [0.09, -0.02],
          [0.1, 0.02],
          [0.05, 0.1],
          [0, 0.12],
        ].map(([r = 0, y = 0]) => [r * size, y * size] as const),
        { corners: 10 },
      )
    if (v.kind === 'bracelet') {
      make.part(
        'bracelet',
        together([
          torus(0.42, 0.045, 60, 14),
          torus(0.42, 0.018, 60, 8).move(0, 0.055, 0).scale(1.02, 1, 1.02),
          torus(0.42, 0.018, 60, 8).move(0, -0.055, 0).scale(1.02, 1, 1.02),
        ]).move(0, 0.073, 0),
        gold,
      )
      make.part('stones', ball(0.038, 14).move(0, 0.073, 0.455).around(14), stone)
      make.socket('inside', [0, 0.07, 0], 0.38)
      return
    }
    if (v.kind === 'earrings') {
      const one = together([
        torus(0.07, 0.014, 30, 8).turn(90, 0, 0).move(0, 0.9, 0),
        ball(0.05, 18).move(0, 0.78, 0),
        torus(0.2, 0.022, 44, 10).turn(90, 0, 0).move(0, 0.52, 0),
        ball(0.035, 14).move(0, 0.3, 0),
      ])
      make.part('earrings', one.move(0.28, 0, 0).mirrored(), gold)
      make.part(
        'stones',
        drop(1.05)
          .move(0.28, 0.17, 0)
          .with(
            ball(0.06, 18).move(0.28, 0.52, 0),
            tube(
              [
                [0.28, 0.56, 0],
                [0.28, 0.72, 0],
              ],
              0.01,
              { corners: 8 },
            ),
          )
          .mirrored(),
        stone,
      )
      return
    }
    const pearls = v.kind === 'pearls'
    const at = (i: number, n: number): Vec3 => {
      const a = (i / n) * 2 * Math.PI
      return [Math.sin(a) * 0.4, 0.6 - Math.cos(a) * 0.4 * (Math.cos(a) > 0 ? 1.08 : 0.9), 0]
    }
    if (pearls) {
      make.part(
        'pearls',
        together(
          Array.from({ length: 30 }, (_, i) =>
            ball(0.043 + 0.014 * Math.cos((i / 30) * 2 * Math.PI), 18).at(at(i, 30)),
          ),
        ).grounded(),
        look.material('main', lacquer('#f6efe4', { roughness: 0.12 })),
      )
      return
    }
    const link = torus(0.03, 0.0095, 18, 7).scale(1, 1, 1.35)
    make.part(
      'chain',
      together(
        Array.from({ length: 46 }, (_, i) =>
          link
            .turn(0, 0, i % 2 ? 90 : 0)
            .turn(0, 90, 0)
            .turn(0, 0, (i / 46) * 360)
            .at(at(i, 46)),
        ),
      ),
      gold,
    )
    make.part(
      'setting',
      together([
        torus(0.125, 0.022, 40, 10).turn(90, 0, 0),
        ...Array.from({ length: 8 }, (_, i) =>
          ball(0.024, 10).move(Math.sin(radians(45 * i)) * 0.15, Math.cos(radians(45 * i)) * 0.15, 0),
        ),
        torus(0.03, 0.012, 18, 8).turn(90, 0, 0).move(0, 0.17, 0),
      ]).move(0, 0.176, 0),
      gold,
    )
    make.part(
      'stone',
      lathe(
        [
          [0, -0.05],
          [0.115, -0.01],
          [0.115, 0.01],
          [0.07, 0.055],
          [0, 0.06],
        ],
        { corners: 10 },
      )
        .turn(90, 0, 0)
        .move(0, 0.176, 0.01),
      stone,
    )
    make.socket('front', [0, 0.17, 0.06], 0.1)
  },
})

export const treasurePile = archetype({
  id: 'treasure-pile',
  about: 'A pile of gold coins with gems and a goblet in it',
  skeleton: 'treasure',
  nouns: [
    'treasure pile',
    'treasure',
    'pile of gold',
    'pile of coins',
    'gold pile',
    'pile of gold coins',
    'heap of gold',
    'heap of gold coins',
    'pile of treasure',
    'hoard',
  ],
  parameters: { gems: number(9, 0, 16, 'how many gems lie in it') },
  build(v, look, make) {
    const gold = look.material('main', polished('#e8b838', { roughness: 0.25 }))
    const rise = (far: number) => 0.46 * (1 - (far / 0.58) ** 1.5)
    const coin = lathe(
      [
        [0, -0.01],
        [0.064, -0.01],
        [0.07, 0],
        [0.064, 0.01],
        [0, 0.01],
      ],
      { corners: 14 },
    )
    const coins = Array.from({ length: 190 }, (_, i) => {
      const far = 0.57 * Math.sqrt((i + 0.5) / 190)
      const a = i * 2.39996
      const lean = 30 + 30 * (chanceAt(i, 1, 1) - 0.5)
      return coin
        .turn(lean * (far > 0.08 ? 1 : 0.3), 0, (chanceAt(i, 2, 1) - 0.5) * 40)
        .move(0, Math.max(0.028, rise(far) + 0.012), far)
        .turn(0, (a * 180) / Math.PI, 0)
    })
    const stray = Array.from({ length: 12 }, (_, i) =>
      coin.move(0, 0.012, 0.6 + 0.08 * chanceAt(i, 5, 5)).turn(0, i * 31, 0),
    )
    make.part(
      'coins',
      together([
        lathe(
          [
            [0, 0],
            [0.55, 0],
            [0.45, 0.13],
            [0.3, 0.27],
            [0.15, 0.39],
            [0, 0.45],
          ],
          { corners: 36 },
        ),
        ...coins,
        ...stray,
      ]),
      gold,
    )
    const stoneOf = (colour: string) => lacquer(colour, { roughness: 0.04 })
    const cut = lathe(
      [
        [0, -0.075],
        [0.075, 0],
        [0.05, 0.035],
        [0, 0.035],
      ],
      { corners: 8 },
    )
    const count = Math.round(v.gems)
    ;[look.material('accent', stoneOf('#d0183a')), stoneOf('#1f9d58'), stoneOf('#2458d0')].forEach(
      (stuff, n) => {
        const some = Array.from({ length: count }, (_, i) => i).filter((i) => i % 3 === n)
        if (some.length > 0)
          make.part(
            'gems',
            together(
              some.map((i) =>
                cut
                  .scale(1 + 0.4 * chanceAt(i, 7, 7))
                  .turn(40, 0, 20)
                  .move(0, rise(0.2 + 0.028 * i) + 0.06, 0.2 + 0.028 * i)
                  .turn(0, i * 137.5, 0),
              ),
            ),
            stuff,
          )
      },
    )
    make.part(
      'goblet',
      lathe(
        softened(
          [
            [0, 0],
            [0.1, 0],
            [0.1, 0.02],
            [0.03, 0.05],
            [0.025, 0.14],
            [0.1, 0.2],
            [0.13, 0.32],
            [0.115, 0.32],
            [0.08, 0.22],
            [0, 0.19],
          ],
          0.01,
        ),
        { corners: 28 },
      )
        .turn(0, 0, -18)
        .move(0.06, 0.4, 0.02),
      look.material('second', polished('#f0cf6a', { roughness: 0.16 })),
    )
    make.socket('top', [0, 0.47, 0], 0.2)
  },
})

export const dreamcatcher = archetype({
  id: 'dreamcatcher',
  about: 'A dreamcatcher with a web, beads and feathers',
  skeleton: 'toy',
  nouns: ['dreamcatcher', 'dream catcher'],
  parameters: { feathers: number(3, 1, 5, 'how many feathers hang from it') },
  build(v, look, make) {
    const [y, r] = [0.82, 0.3]
    const on = (i: number, far: number): Vec3 => [
      Math.sin(radians(i)) * far,
      y + Math.cos(radians(i)) * far,
      0,
    ]
    const wrap = Array.from({ length: 400 }, (_, i): Vec3 => {
      const a = i * 0.9
      const far = r + Math.cos(i * 0.7) * 0.026
      return [Math.sin(radians(a)) * far, y + Math.cos(radians(a)) * far, Math.sin(i * 0.7) * 0.026]
    })
    make.part(
      'hoop',
      together([
        torus(r, 0.024, 56, 12).turn(90, 0, 0).move(0, y, 0),
        tube(wrap, 0.008, { corners: 5, closed: true }),
      ]),
      look.material('main', cloth('#8a4f2a', { grain: 0.5 })),
    )
    const web: Solid[] = []
    for (let ring = 0; ring < 5; ring++) {
      const [outer, inner] = [r * (1 - ring * 0.17), r * (1 - (ring + 1) * 0.17)]
      for (let i = 0; i < 12; i++) {
        const [a, b] = [i * 30 + ring * 15, i * 30 + 15 + ring * 15]
        web.push(tube([on(a, outer), on(b, inner), on(a + 30, outer)], 0.005, { corners: 5 }))
      }
    }
    const count = Math.round(v.feathers)
    const hangs = Array.from({ length: count }, (_, i) => (count === 1 ? 0 : (i / (count - 1) - 0.5) * 0.44))
    const knots = hangs.map((x): Vec3 => [x, y - Math.sqrt(r * r - x * x), 0])
    const long = (x: number) => 0.2 - Math.abs(x) * 0.4
    make.part(
      'web',
      together([
        ...web,
        ...knots.map(([x, h]) =>
          tube(
            [
              [x, h, 0],
              [x, h - long(x), 0],
            ],
            0.006,
            { corners: 6 },
          ),
        ),
        torus(0.04, 0.007, 20, 6)
          .turn(90, 0, 0)
          .move(0, y + r + 0.06, 0),
      ]),
      cloth('#f3e8d0'),
    )
    make.part(
      'beads',
      together([
        ball(0.03, 14).move(0, y, 0.005),
        ...knots.flatMap(([x, h]) => [
          ball(0.024, 12).move(x, h - long(x) * 0.6, 0),
          ball(0.02, 12).move(x, h - long(x) * 0.6 - 0.04, 0),
        ]),
      ]),
      look.material('accent', polished('#25b0b8', { metalness: 0.2 })),
    )
    const plume = sheet(
      Array.from({ length: 12 }, (_, i) => {
        const t = i / 11
        const half = 0.055 * Math.sin(Math.PI * Math.min(0.98, 0.08 + 0.9 * t)) ** 0.7
        return [-1, -0.4, 0, 0.4, 1].map(
          (k): Vec3 => [
            k * half + 0.02 * t * t,
            -t * 0.26 - Math.abs(k) * 0.02,
            0.02 * Math.sin(t * 3) - Math.abs(k) * 0.012,
          ],
        )
      }),
      0.012,
    )
    const ends = knots.map(([x, h]): Vec3 => [x, h - long(x) + 0.005, 0])
    make.part(
      'feathers',
      together(ends.map((at) => plume.at(at))),
      look.material('second', feathers('#f4ede0')),
    )
    // It hangs from a stand, so that it does not float.
    make.part(
      'stand',
      together([
        cylinder(0.22, 0.04, { round: 0.015 }).move(0, 0.02, -0.1),
        tube(
          [
            [0, 0.02, -0.1],
            [0, 0.6, -0.12],
            [0, 1.2, -0.12],
            [0, 1.28, -0.06],
            [0, 1.22, 0],
          ],
          0.016,
          { smooth: 8, corners: 10 },
        ),
      ]),
      wood('#6b4223'),
    )
    make.socket('front', [0, y, 0.03], r)
  },
})

export const fishingRod = archetype({
  id: 'fishing-rod',
  about: 'A fishing rod with reel, line and float',
  skeleton: 'tool',
  nouns: ['fishing rod', 'fishing pole'],
  parameters: { bend: number(1, 0, 1.5, 'how far it bends') },
  build(v, look, make) {
    const b = 0.16 * v.bend
    const path: Vec3[] = [
      [0, 0.02, 0],
      [0, 0.4, 0],
      [0.04 * v.bend, 0.85, 0],
      [b, 1.2, 0],
    ]
    make.part(
      'rod',
      tube(path, [0.024, 0.02, 0.013, 0.007], { smooth: 8, corners: 14 }),
      look.material('main', wood('#b9763a')),
    )
    make.part(
      'grip',
      lathe(
        softened(
          [
            [0, 0],
            [0.036, 0],
            [0.04, 0.03],
            [0.034, 0.2],
            [0.026, 0.24],
            [0, 0.24],
          ],
          0.01,
        ),
        { corners: 22 },
      ),
      look.material('second', cloth('#2a2c33')),
    )
    make.part(
      'reel',
      together([
        cylinder(0.065, 0.06, { round: 0.012 }).turn(90, 0, 0).move(0.085, 0.32, 0),
        box(0.05, 0.03, 0.03, 0.008).move(0.03, 0.32, 0),
        tube(
          [
            [0.085, 0.32, 0.03],
            [0.085, 0.32, 0.06],
            [0.13, 0.36, 0.065],
          ],
          0.01,
          { corners: 8 },
        ),
        ball(0.02, 10).move(0.13, 0.36, 0.08),
        ...[0.5, 0.72, 0.92].map((y) =>
          torus(0.022, 0.006, 18, 6)
            .turn(90, 0, 0)
            .move(0.03 + 0.05 * v.bend * y * y, y, 0),
        ),
      ]),
      metal('#9aa0aa'),
    )
    make.part(
      'line',
      tube(
        [
          [0.09, 0.37, 0],
          [0.05 + 0.03 * v.bend, 0.75, 0],
          [b, 1.2, 0],
          [b + 0.09, 0.95, 0],
          [b + 0.1, 0.6, 0],
        ],
        0.004,
        { smooth: 6, corners: 6 },
      ),
      plastic('#e9edf0'),
    )
    make.part(
      'float',
      lathe(
        [
          [0, 0],
          [0.03, 0.02],
          [0.055, 0.07],
          [0.03, 0.12],
          [0, 0.13],
        ],
        { corners: 20 },
      ).move(b + 0.1, 0.5, 0),
      look.material('accent', lacquer('#e0332f')),
    )
    make.part(
      'hook',
      tube(
        [
          [b + 0.1, 0.5, 0],
          [b + 0.1, 0.4, 0],
          [b + 0.075, 0.36, 0],
          [b + 0.05, 0.38, 0],
          [b + 0.05, 0.41, 0],
        ],
        0.008,
        { smooth: 6, corners: 8 },
      ),
      metal('#c9ced6'),
    )
    make.socket('handle', [0, 0.12, 0], 0.035)
  },
})
