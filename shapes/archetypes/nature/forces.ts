import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, lathe, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, plastic, snow, stone, wood } from '../../materials/material.ts'
import { flowing, standing } from '../household/forms.ts'

/** What comes from the sky or the sea with force. */

export const tornado = archetype({
  id: 'tornado',
  about: 'A tornado: a funnel of whirling bands with dust below',
  skeleton: 'weather',
  nouns: ['tornado', 'twister', 'cyclone', 'whirlwind', 'dust devil', 'waterspout'],
  parameters: {
    lean: number(0.12, 0, 0.3, 'how far it bends'),
    debris: choice(['yes', 'no'], 'whether planks and stones whirl with it'),
  },
  rows: {
    'dust devil': {
      values: { debris: 'no' },
      colours: { main: '#c8a878', second: '#e0c8a0', accent: '#b08a58' },
    },
    waterspout: {
      values: { debris: 'no' },
      colours: { main: '#5f93b8', second: '#a8cfe4', accent: '#e6f3f8' },
    },
    'fire tornado': {
      values: { debris: 'no' },
      colours: { main: '#e2501a', second: '#ffb52e', accent: '#4a3a34' },
    },
  },
  build: standing((v, look, make) => {
    const grey = look.material('main', plastic('#7d858f', { roughness: 0.9, surface: 'rough' }))
    const pale = look.material('second', plastic('#aab2bb', { roughness: 0.9, surface: 'rough' }))
    const radius = (y: number) => 0.05 + 0.1 * y + 0.36 * y ** 2.4
    const middle = (y: number): Vec2 => [v.lean * Math.sin(y * 3.4), v.lean * 0.5 * Math.sin(y * 4.6 + 1)]
    const core = lathe(
      [
        [0, 0],
        ...Array.from(
          { length: 30 },
          (_, i): Vec2 => [radius(i / 29) * (0.9 + 0.05 * Math.sin(i * 1.9)), i / 29],
        ),
        [0.3, 1.02],
        [0, 0.96],
      ],
      { corners: 60, flutes: (a, y) => 1 + 0.035 * Math.sin(a * 3 + y * 26) },
    ).warp(([x, y, z]) => {
      const [dx, dz] = middle(y)
      return [x + dx, y, z + dz]
    })
    make.part('funnel', core, grey)
    // Bands that wind up, thick above and thin below; each begins elsewhere.
    const band = (from: number, to: number, start: number, thick: number) =>
      tube(
        Array.from({ length: 90 }, (_, i): Vec3 => {
          const t = i / 89
          const y = from + (to - from) * t
          const a = start + t * 11
          const [dx, dz] = middle(y)
          return [Math.sin(a) * radius(y) * 1.0 + dx, y, Math.cos(a) * radius(y) * 1.0 + dz]
        }),
        (way) =>
          thick *
            (0.3 + (from + (to - from) * way) * 1.1) *
            Math.sin(Math.PI * Math.min(0.96, Math.max(0.04, way))) ** 0.5 +
          0.002,
        { corners: 10 },
      )
    const [topX, topZ] = middle(1)
    const cloud = [
      ball([0.36, 0.09, 0.36], 28).move(topX, 1.02, topZ),
      ...Array.from({ length: 15 }, (_, i) => {
        const far = i < 10 ? 0.36 : 0.17
        const size = 0.12 + 0.03 * ((i * 7) % 4)
        return ball([size * 1.2, size * 0.72, size * 1.2], 18).move(
          topX + Math.sin(i * (i < 10 ? 0.628 : 1.257)) * far,
          1.03 + 0.02 * ((i * 3) % 4) + (i < 10 ? 0 : 0.05),
          topZ + Math.cos(i * (i < 10 ? 0.628 : 1.257)) * far,
        )
      }),
    ]
    make.part('cloud', together(cloud), grey)
    make.part(
      'bands',
      together([
        band(0.02, 0.5, 0, 0.04),
        band(0.24, 0.78, 2, 0.042),
        band(0.5, 0.99, 4.4, 0.05),
        band(0.66, 0.97, 1.2, 0.045),
      ]),
      pale,
    )
    const dust = Array.from({ length: 22 }, (_, i) => {
      const a = i * 2.39996
      const far = 0.05 + (0.2 * ((i * 7) % 10)) / 10
      const size = 0.055 + (0.035 * ((i * 3) % 5)) / 5
      return ball([size * 1.25, size * 0.8, size * 1.25], 14).move(
        Math.sin(a) * far + middle(0)[0],
        size * 0.6,
        Math.cos(a) * far + middle(0)[1],
      )
    })
    make.part('dust', together(dust), look.material('accent', snow('#b59a78')))
    if (v.debris === 'yes')
      make.part(
        'debris',
        together(
          Array.from({ length: 12 }, (_, i) => {
            const y = 0.16 + 0.7 * (i / 12)
            const a = i * 2.1
            const [dx, dz] = middle(y)
            const far = radius(y) * 1.02 + 0.012
            const one = i % 3 === 2 ? ball([0.024, 0.02, 0.022], 7) : box(0.09, 0.014, 0.03, 0.003)
            return one.turn(i * 40, i * 66, i * 31).move(Math.sin(a) * far + dx, y, Math.cos(a) * far + dz)
          }),
        ),
        wood('#7a5230'),
      )
  }),
})

/** A lump with dents, always the same. */
const lump = (size: number, rough: number, corners = 40): Solid =>
  ball(size, corners).warp(([x, y, z]) => {
    const [a, b, c] = [x / size, y / size, z / size]
    const bump =
      Math.sin(a * 3.1 + 1) * Math.sin(b * 2.7 + 2) * Math.sin(c * 3.4) +
      0.5 * Math.sin(a * 7 + b * 5) * Math.sin(c * 6 - b * 4)
    const craters: Vec3[] = [
      [0.5, 0.4, 0.77],
      [-0.6, 0.1, 0.79],
      [0.1, -0.6, 0.79],
      [0.9, -0.2, 0.38],
      [-0.3, 0.75, 0.58],
      [-0.85, -0.4, 0.33],
      [0.3, 0.1, -0.95],
    ]
    const dent = craters.reduce((sum, [p, q, r], i) => {
      const far = Math.hypot(a - p, b - q, c - r) / (0.26 + 0.05 * (i % 3))
      return (
        sum +
        (far < 1 ? -0.16 * (1 - far * far) : far < 1.35 ? 0.035 * Math.sin(((far - 1) / 0.35) * Math.PI) : 0)
      )
    }, 0)
    const factor = 1 + rough * bump + dent
    return [x * factor, y * factor, z * factor]
  })

export const meteor = archetype({
  id: 'meteor',
  about: 'A burning meteor or an icy comet with its tail behind it',
  skeleton: 'sky',
  nouns: ['meteor', 'falling meteor', 'flaming meteor', 'burning meteor'],
  parameters: {
    kind: choice(['fire', 'ice'], 'burning, or of ice with a long pale tail'),
    tail: number(1, 0.6, 1.6, 'length of its tail'),
  },
  rows: {
    comet: {
      values: { kind: 'ice', tail: 1.35 },
      colours: { main: '#b9d6e8', second: '#6fc4ff', accent: '#e6f8ff' },
    },
    'ice comet': {
      values: { kind: 'ice', tail: 1.35 },
      colours: { main: '#b9d6e8', second: '#6fc4ff', accent: '#e6f8ff' },
    },
  },
  build: standing((v, look, make) => {
    const isIce = v.kind === 'ice'
    // It comes down from the upper right: all is built upright and then laid over.
    const fall = (solid: Solid) => solid.turn(0, 0, -48).turn(0, 30, 0)
    make.part(
      'rock',
      fall(lump(0.3, 0.09)),
      look.material('main', isIce ? snow('#b9d6e8') : stone('#5b4a42', { grain: 0.6 })),
    )
    const flame = (wide: number, from: number, to: number, lobes: number, twist: number, deep: number) =>
      lathe(
        flowing(
          [
            [0, from],
            [wide * 0.75, from + 0.03],
            [wide, from + 0.2],
            [wide * 0.86, from + 0.42],
            [wide * 0.52, (from + to) * 0.62],
            [wide * 0.2, to - 0.1],
            [0.002, to],
          ],
          6,
        ),
        {
          corners: 90,
          flutes: (a, y) =>
            1 + deep * Math.cos(a * lobes + y * twist) * Math.min(1, Math.max(0, (y - from) / 0.3)),
        },
      )
    const long = v.tail
    make.part(
      'flames',
      fall(
        flame(0.33, 0.02, 0.2 + 0.95 * long, 7, 4, 0.16).with(
          ...[0, 1, 2, 3, 4, 5].map((i) => {
            const a = i * 60 + 15
            const up = 0.46 + 0.13 * ((i * 5) % 4)
            return tube(
              [
                [0.24, up - 0.32, 0],
                [0.25, up, 0],
                [0.2, up + 0.2, 0.02],
                [0.23, up + 0.36, 0],
              ],
              [0.06, 0.07, 0.035, 0.003],
              { smooth: 5, corners: 12 },
            ).turn(0, a, 0)
          }),
        ),
      ),
      look.material('second', glowing('#f5641a', { glow: 0.9, ...(isIce && { opacity: 0.6 }) })),
    )
    make.part(
      'glow',
      fall(
        together(
          [0, 1, 2, 3, 4].map((i) => {
            const up = 0.3 + 0.12 * ((i * 3) % 5)
            return tube(
              [
                [0.27, up - 0.28, 0],
                [0.315, up - 0.1, 0.03],
                [0.27, up + 0.1, 0],
                [0.2, up + 0.34, 0],
              ],
              [0.03, 0.055, 0.045, 0.004],
              { smooth: 5, corners: 12 },
            ).turn(0, i * 72 + 40, 0)
          }),
        ),
      ),
      look.material('accent', glowing('#ffc93a', { glow: 1.2 })),
    )
    make.part(
      'embers',
      fall(
        together(
          [0, 1, 2, 3, 4, 5].map((i) =>
            ball(0.02 + 0.008 * (i % 3), 8)
              .turn(0, i * 70, 0)
              .move(Math.sin(i * 2.4) * 0.3, -0.06 + 0.09 * i, Math.cos(i * 2.4) * 0.3),
          ),
        ),
      ),
      look.material('accent', glowing('#ffc93a', { glow: 1.2 })),
    )
  }),
})

export const wave = archetype({
  id: 'wave',
  about: 'A breaking wave of the sea, curling over, with foam on its crest',
  skeleton: 'water',
  nouns: ['wave', 'ocean wave', 'sea wave', 'tidal wave', 'tsunami', 'breaking wave', 'great wave'],
  parameters: { curl: number(1, 0.5, 1.2, 'how far it curls over') },
  build: standing((v, look, make) => {
    const water = look.material('main', lacquer('#2079b8', { roughness: 0.12 }))
    // `flowing` keeps to one side of an axis; the curve is moved there and back.
    const side = (points: Vec2[]): Vec2[] =>
      flowing(
        points.map(([x, y]): Vec2 => [x + 2, y]),
        5,
      ).map(([x, y]): Vec2 => [x - 2, y])
    const back = side([
      [-0.66, 0.02],
      [-0.5, 0.16],
      [-0.3, 0.46],
      [-0.1, 0.7],
      [0.14, 0.8],
      [0.33, 0.73],
      [0.43, 0.58],
      [0.42, 0.45],
    ])
    const front = side([
      [0.4, 0.46],
      [0.36, 0.56],
      [0.26, 0.6],
      [0.13, 0.55],
      [0.05, 0.4],
      [0.06, 0.24],
      [0.18, 0.13],
      [0.4, 0.085],
      [0.66, 0.075],
    ])
    const whole: Vec2[] = [[-0.68, 0], ...back, ...front, [0.68, 0]]
    const height = (x: number) => 1 - 0.42 * Math.abs(x / 0.7) ** 2.2
    // Lower towards its sides, where it has not broken yet.
    const shaped = (solid: Solid) =>
      solid.warp(([x, y, z]) => {
        const t = height(x)
        const up = y < 0.08 ? y : 0.08 + (y - 0.08) * t
        return [
          x,
          up + 0.012 * Math.sin(x * 14 + z * 6) * Math.min(1, y * 4),
          z * (0.86 + 0.14 * t) * (z > 0.05 && y > 0.3 ? v.curl : 1),
        ]
      })
    const along = Array.from({ length: 17 }, (_, i): Vec3 => [-0.7 + (1.4 * i) / 16, 0, 0])
    make.part(
      'water',
      shaped(tube(along, 1, { outline: whole.map(([z, y]): Vec2 => [-z, y]), flat: true })),
      water,
    )
    const streak = (line: Vec2[], x: number) =>
      tube(
        line.map(([z, y]): Vec3 => [x, y, z]),
        (way) => 0.013 * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, way))) + 0.001,
        { corners: 8 },
      )
    make.part(
      'streaks',
      shaped(
        together(
          Array.from({ length: 12 }, (_, i) => {
            const x = -0.605 + i * 0.11
            return together([
              streak(front.slice(4 + ((i * 3) % 7), 26 + ((i * 5) % 8)), x),
              streak(back.slice(6 + ((i * 5) % 8), 22 + ((i * 3) % 9)), x + 0.05),
            ])
          }),
        ),
      ),
      look.material('second', plastic('#7cc4e8', { roughness: 0.3 })),
    )
    const foam: Solid[] = []
    for (let i = 0; i < 42; i++) {
      const x = -0.69 + (1.38 * i) / 41
      const t = height(x)
      const lip = (0.86 + 0.14 * t) * v.curl
      const size = (0.036 + 0.022 * (((i * 7) % 5) / 5)) * (0.7 + 0.3 * t)
      foam.push(
        ball([size, size * 1.3, size], 12).move(x, 0.08 + 0.4 * t, 0.43 * lip),
        ball([size, size * 1.1, size * 0.9], 12).move(
          x,
          0.08 + 0.48 * t + 0.02 * Math.sin(i * 2.3),
          0.432 * lip,
        ),
        ball([size * 1.2, size * 0.7, size * 1.3], 12).move(x, 0.085, 0.5 + 0.06 * Math.sin(i * 1.3)),
      )
      if (i % 3 === 0)
        foam.push(
          ball([size * 0.6, size * 0.6, size * 0.6], 10).move(
            x,
            0.08 + 0.34 * t + 0.012 * Math.sin(i),
            0.43 * lip,
          ),
        )
    }
    make.part('foam', together(foam), look.material('accent', snow('#f7fbfd')))
  }),
})
