import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, extrude, lathe, sheet, torus } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { blocks, earth, grass, liquid, metal, plastic, snow, stone, wood } from '../../materials/material.ts'
import { standing } from '../household/forms.ts'

/** Land that water falls from, and that one walks or drives into. Their openings look to the front. */

const rough = (x: number, y: number, z: number) =>
  Math.sin(x * 9 + 1) * Math.sin(y * 8 + 2) * Math.sin(z * 7 + 3) +
  0.6 * Math.sin(x * 19 + y * 13) * Math.sin(z * 17 - y * 11)

/** A mound of rock: steep at the sides, round above, rough all over. */
const mound = (wide: number, tall: number, deep: number, by: number): Solid =>
  ball(1, 56).warp(([x, y, z]) => {
    const factor = 1 + by * rough(x, y, z)
    const square = (n: number) => Math.sign(n) * Math.abs(n) ** 0.72
    return [
      square(x) * wide * factor,
      Math.max(-0.02, y < 0 ? 0 : y ** 0.85 * tall * factor),
      square(z) * deep * factor,
    ]
  })

/** An arch about the origin, its feet on the ground. */
const archway = (half: number, tall: number): Vec2[] => [
  [-half, -0.1],
  [half, -0.1],
  ...Array.from({ length: 17 }, (_, i): Vec2 => {
    const a = radians(180 * (i / 16))
    return [Math.cos(a) * half, tall - half + Math.sin(a) * half]
  }),
]

const boulders = (places: [number, number, number][]): Solid =>
  together(
    places.map(([x, z, size], i) =>
      ball([size, size * 0.8, size * 0.9], 14)
        .warp(([a, b, c]) => {
          const f = 1 + 0.12 * rough(a / size + i, b / size, c / size)
          return [a * f, b * f, c * f]
        })
        .turn(0, i * 70, 0)
        .move(x, size * 0.5, z),
    ),
  )

export const cave = archetype({
  id: 'cave',
  about: 'A cave in a rocky hill, with stones about its dark mouth',
  skeleton: 'land',
  nouns: ['cave', 'cavern', 'grotto', 'cave entrance', 'bear cave'],
  parameters: { mouth: number(0.23, 0.14, 0.32, 'half of how wide its mouth is') },
  rows: { 'ice cave': { colours: { main: '#b5dcec', second: '#f4fafc', accent: '#e4f1f6' } } },
  build: standing((v, look, make) => {
    const rock = look.material('main', stone('#8d867c', { grain: 0.8 }))
    const half = v.mouth
    // The mouth is uneven, and narrows inwards.
    const hole = extrude(
      archway(half, half * 1.75).map(
        ([x, y], i): Vec2 => [x * (1 + 0.09 * Math.sin(i * 2.3)), y * (1 + 0.05 * Math.sin(i * 3.1))],
      ),
      0.62,
      { bevel: 0 },
    )
      .warp(([x, y, z]) => [x * (0.8 + 0.34 * (z + 0.31)), y * (0.8 + 0.34 * (z + 0.31)), z])
      .move(0, 0, 0.36)
    make.part('rock', mound(0.72, 0.74, 0.52, 0.09).minus(hole), rock)
    make.part(
      'dark',
      extrude(archway(half * 0.94, half * 1.68), 0.02, { bevel: 0 }).move(0, 0, 0.08),
      stone('#15120f'),
    )
    make.part(
      'moss',
      together([
        ball([0.27, 0.1, 0.2], 20).move(-0.1, 0.685, 0.0),
        ball([0.2, 0.1, 0.17], 18).move(0.22, 0.645, -0.06),
        ball([0.14, 0.09, 0.13], 16).move(-0.4, 0.56, 0.02),
      ]),
      look.material('second', grass('#6f9a3e')),
    )
    make.part(
      'boulders',
      boulders([
        [-0.52, 0.5, 0.11],
        [-0.38, 0.6, 0.07],
        [0.5, 0.52, 0.12],
        [0.36, 0.62, 0.06],
        [0.66, 0.36, 0.09],
        [-0.68, 0.3, 0.1],
      ]),
      rock,
    )
    const spikes = [-0.62, -0.3, 0.05, 0.42, 0.7].map((k, i) => {
      const x = k * half
      const top = half * 0.72 + Math.sqrt(Math.max(0, 1 - k * k)) * half + 0.06
      const long = 0.1 + 0.035 * ((i * 2) % 3)
      return lathe(
        [
          [0, -long],
          [0.034, 0],
          [0.03, 0.08],
          [0, 0.1],
        ],
        { corners: 12 },
      ).move(x, top - 0.02, 0.36 - 0.02 * (i % 2))
    })
    make.part('stalactites', together(spikes), rock)
    make.part(
      'ground',
      lathe(
        [
          [0, 0],
          [0.78, 0],
          [0.74, 0.022],
          [0, 0.024],
        ],
        { corners: 48, flutes: (a) => 1 + 0.04 * Math.sin(a * 5) },
      )
        .scale(1, 1, 0.84)
        .move(0, 0, 0.06),
      look.material('accent', earth('#8a7455')),
    )
  }),
})

export const tunnel = archetype({
  id: 'tunnel',
  about: 'A tunnel through a green hill, with a portal of stone and a road or rails',
  skeleton: 'land',
  nouns: ['tunnel', 'road tunnel', 'mountain tunnel', 'car tunnel'],
  parameters: { way: choice(['road', 'rails'], 'what leads through it') },
  rows: {
    'train tunnel': { values: { way: 'rails' } },
    'railway tunnel': { values: { way: 'rails' } },
    'railroad tunnel': { values: { way: 'rails' } },
    'subway tunnel': { values: { way: 'rails' } },
  },
  build: standing((v, look, make) => {
    const turf = look.material('second', grass('#6fae3f'))
    const masonry = look.material('main', blocks('#a59c8e', { grain: 0.5 }))
    const half = 0.22
    const tall = 0.46
    const hole = extrude(archway(half + 0.012, tall + 0.012), 2, { bevel: 0 })
    const cut = box(3, 1.4, 0.6, 0.001)
    make.part(
      'hill',
      mound(0.72, 0.7, 0.56, 0.035).minus(cut.move(0, 0.5, 0.72), cut.move(0, 0.5, -0.72), hole),
      turf,
    )
    const ring = (out: number, deep: number) =>
      extrude(archway(half + out, tall + out), deep, { bevel: 0.008, holes: [] }).minus(
        hole,
        box(2, 0.3, 2, 0.001).move(0, -0.15, 0),
      )
    const wall = extrude(
      [
        [-0.52, 0],
        [0.52, 0],
        [0.5, 0.4],
        [0.34, 0.58],
        [-0.34, 0.58],
        [-0.5, 0.4],
      ],
      0.06,
      { bevel: 0.01 },
    ).minus(hole)
    make.part('portal', together([wall.move(0, 0, 0.42), wall.move(0, 0, -0.42)]), masonry)
    make.part(
      'lining',
      extrude(archway(half + 0.02, tall + 0.02), 0.86, { bevel: 0 }).minus(
        extrude(archway(half - 0.012, tall - 0.012), 2, { bevel: 0 }),
        box(2, 0.3, 2, 0.001).move(0, -0.15, 0),
      ),
      stone('#5a544c'),
    )
    make.part(
      'arch',
      together([0.46, -0.46].map((z) => ring(0.06, 0.06).move(0, 0, z))).with(
        ...[0.46, -0.46].flatMap((z) => [
          box(0.08, 0.12, 0.08, 0.01).move(0, tall + 0.04, z),
          box(0.76, 0.04, 0.1, 0.01).move(0, 0.59, z > 0 ? 0.42 : -0.42),
        ]),
      ),
      look.material('accent', stone('#c3baa9')),
    )
    if (v.way === 'road') {
      make.part(
        'road',
        box(half * 1.94, 0.02, 1.36, 0.005).move(0, 0.02, 0),
        plastic('#4b4d52', { roughness: 0.95 }),
      )
      make.part(
        'lines',
        together(
          Array.from({ length: 8 }, (_, i) =>
            box(0.018, 0.006, 0.09, 0.002).move(0, 0.032, -0.6 + i * 0.171),
          ),
        ),
        plastic('#f4f2e8'),
      )
    } else {
      make.part(
        'sleepers',
        together(
          Array.from({ length: 14 }, (_, i) =>
            box(0.3, 0.022, 0.05, 0.004).move(0, 0.026, -0.63 + i * 0.097),
          ),
        ),
        wood('#6b4a2c'),
      )
      make.part('rails', box(0.02, 0.03, 1.36, 0.005).move(0.095, 0.05, 0).mirrored(), metal('#9aa3ad'))
    }
    make.part(
      'ground',
      lathe(
        [
          [0, 0],
          [0.82, 0],
          [0.8, 0.016],
          [0, 0.018],
        ],
        { corners: 56 },
      ),
      turf,
    )
    make.part(
      'bushes',
      together(
        [
          [-0.62, 0.4],
          [0.6, 0.46],
          [0.68, -0.34],
          [-0.58, -0.5],
        ].map(([x = 0, z = 0], i) =>
          ball([0.1, 0.08, 0.09], 14)
            .move(x, 0.06, z)
            .with(ball(0.06, 12).move(x + 0.07, 0.05, z + 0.03 * (i % 2))),
        ),
      ),
      grass('#4f8f35'),
    )
  }),
})

export const waterfall = archetype({
  id: 'waterfall',
  about: 'A waterfall over a cliff into a pool, with spray below',
  skeleton: 'land',
  nouns: ['waterfall', 'cascade', 'water fall'],
  parameters: { wide: number(0.2, 0.1, 0.32, 'half of how wide the water is') },
  rows: { 'lava fall': { colours: { second: '#ff6a1a' } }, lavafall: { colours: { second: '#ff6a1a' } } },
  build: standing((v, look, make) => {
    const rock = look.material('main', stone('#7d766c', { grain: 0.8 }))
    const water = look.material('second', liquid('#5cb8e6', { opacity: 0.92 }))
    const w = v.wide
    const top = 0.86
    const block = (x: number, y: number, z: number, a: number, b: number, c: number, turn: number) =>
      box(a, b, c, 0.06)
        .warp(([p, q, r]) => {
          const f = 0.035 * rough(p * 1.6 + x, q * 1.6 + y, r * 1.6)
          return [p * (1 + f * 2), q, r * (1 + f * 2)]
        })
        .turn(0, turn, 0)
        .move(x, y, z)
    make.part(
      'cliff',
      together([
        block(0, top / 2 - 0.03, -0.24, 1.16, top - 0.06, 0.4, 0),
        ...[-1, 1].flatMap((s) => [
          block(s * (w + 0.17), top / 2 + 0.02, -0.06, 0.32, top + 0.06, 0.34, s * 9),
          block(s * (w + 0.34), 0.32, 0.06, 0.3, 0.64, 0.34, s * -12),
          block(s * (w + 0.22), 0.17, 0.2, 0.26, 0.34, 0.26, s * 20),
          block(s * (w + 0.42), 0.1, 0.3, 0.2, 0.2, 0.22, s * 34),
        ]),
      ]),
      rock,
    )
    make.part(
      'turf',
      together(
        [-1, 1].flatMap((s) => [
          ball([0.2, 0.05, 0.2], 20).move(s * (w + 0.18), top + 0.05, -0.08),
          ball([0.17, 0.045, 0.18], 18).move(s * (w + 0.34), 0.645, 0.07),
          ball([0.2, 0.05, 0.17], 18).move(s * (w + 0.15), top - 0.05, -0.27),
          ball([0.13, 0.04, 0.12], 16).move(s * (w + 0.22), 0.345, 0.2),
        ]),
      ),
      look.material('accent', grass('#6fae3f')),
    )
    // Over the edge, then down, a little further out below.
    const spine: Vec2[] = [
      [-0.44, top - 0.03],
      [-0.2, top - 0.025],
      [-0.06, top - 0.03],
      [0.0, top - 0.06],
      [0.04, top - 0.14],
      [0.06, 0.6],
      [0.075, 0.4],
      [0.09, 0.2],
      [0.1, 0.03],
    ]
    make.part(
      'water',
      sheet(
        spine.map(([z, y], i) =>
          Array.from({ length: 31 }, (_, k): Vec3 => {
            const s = k / 15 - 1
            return [
              s * w * (1 + 0.012 * i),
              y,
              z + (i > 2 ? 0.016 * Math.sin(k * 1.7 + i * 0.4) + 0.012 * Math.sin(k * 3.1) : 0),
            ]
          }),
        ),
        0.05,
      ),
      water,
    )
    make.part(
      'pool',
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.52, 0.05],
          [0, 0.055],
        ],
        { corners: 48, flutes: (a) => 1 + 0.04 * Math.sin(a * 4 + 1) },
      )
        .scale(1, 1, 0.8)
        .move(0, 0, 0.24),
      water,
    )
    const spray = Array.from({ length: 26 }, (_, i) => {
      const x = (((i * 7) % 13) / 6 - 1) * w * 1.06
      const size = 0.034 + 0.026 * (((i * 5) % 7) / 7)
      return ball([size, size * 0.8, size], 12).move(
        x,
        0.06 + 0.02 * (i % 3),
        0.12 + 0.07 * (((i * 3) % 5) / 5),
      )
    })
    const streaks = Array.from({ length: 9 }, (_, i) => {
      const x = (-0.86 + (1.72 * i) / 8) * w
      const from = 0.8 - 0.05 * ((i * 3) % 4)
      const long = 0.24 + 0.09 * ((i * 5) % 4)
      return ball([0.011, long / 2, 0.012], 10)
        .turn(-4, 0, 0)
        .move(x, from - long / 2, 0.075 + 0.014 * Math.sin(i * 2))
    })
    make.part(
      'foam',
      together([
        ...spray,
        ...streaks,
        torus(0.3, 0.008, 48, 6).scale(1, 0.6, 0.62).move(0, 0.054, 0.26),
        torus(0.39, 0.006, 48, 6).scale(1, 0.6, 0.62).move(0, 0.054, 0.27),
      ]),
      look.asked('second') ? snow(look.colour('second', '#f4fafd')) : snow('#f4fafd'),
    )
    make.part(
      'stones',
      boulders([
        [-0.48, 0.5, 0.07],
        [-0.36, 0.58, 0.05],
        [0.46, 0.5, 0.08],
        [0.3, 0.61, 0.05],
        [0.02, 0.64, 0.04],
        [-0.14, 0.63, 0.05],
      ]),
      rock,
    )
    make.socket('top', [0, top, -0.2], 0.2)
  }),
})
