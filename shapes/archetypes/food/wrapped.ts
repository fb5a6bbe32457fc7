import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, lathe, loft, sheet, softened, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { crust, leaf, metal, skin } from '../../materials/material.ts'
import { standing } from '../household/forms.ts'

/** What is wrapped in dough, and what a banana was wrapped in. */

export const dumpling = archetype({
  id: 'dumpling',
  about: 'A dumpling: a pleated crescent, or a round steamed bun with a twist on top',
  skeleton: 'food',
  nouns: ['dumpling', 'gyoza', 'potsticker', 'jiaozi', 'pierogi', 'empanada'],
  parameters: { kind: choice(['crescent', 'bun'], 'a crescent, or round with a twist on top') },
  rows: {
    bao: { values: { kind: 'bun' } },
    baozi: { values: { kind: 'bun' } },
    'bao bun': { values: { kind: 'bun' } },
    'soup dumpling': { values: { kind: 'bun' } },
    momo: { values: { kind: 'bun' } },
    empanada: { colours: { main: '#dc9f4f' } },
  },
  build: standing((v, look, make) => {
    const dough = look.material('main', skin('#f3e3c0', { roughness: 0.45, relief: 0.3 }))
    if (v.kind === 'bun') {
      const swirl = (a: number, y: number) => {
        const t = Math.min(1, Math.max(0, (y - 0.2) / 0.4))
        return 1 + 0.075 * t ** 1.3 * Math.cos(a * 15 + t * 5)
      }
      make.part(
        'bun',
        lathe(
          softened(
            [
              [0, 0],
              [0.34, 0],
              [0.46, 0.1],
              [0.48, 0.24],
              [0.42, 0.42],
              [0.26, 0.55],
              [0.12, 0.6],
              [0.1, 0.66],
              [0.06, 0.68],
              [0, 0.64],
            ],
            0.08,
            5,
          ),
          { corners: 150, flutes: swirl },
        ),
        dough,
      )
      return
    }
    const bend = (t: number): Vec3 => {
      const a = radians(-62 + 124 * t)
      return [Math.sin(a) * 0.52, 0, -Math.cos(a) * 0.34 + 0.3]
    }
    // Fat in the middle, thin at the tips; flat below, narrow above.
    const rows = Array.from({ length: 33 }, (_, i) => {
      const t = i / 32
      const fat = Math.max(0.04, Math.sin(Math.PI * t) ** 0.62)
      const [x, , z] = bend(t)
      const out: Vec2 = [Math.sin(radians(-62 + 124 * t)), -Math.cos(radians(-62 + 124 * t))]
      const pleat = 0.5 + 0.5 * Math.cos(i * Math.PI * 0.75)
      const across: Vec2[] = [
        [0, 0],
        [0.13, 0],
        [0.2, 0.05],
        [0.21, 0.13],
        [0.16, 0.24 + 0.01 * pleat],
        [0.08 + 0.035 * pleat, 0.31],
        [0.03 + 0.02 * pleat, 0.37],
        [0, 0.385],
        [-0.03, 0.37],
        [-0.07, 0.31],
        [-0.15, 0.23],
        [-0.2, 0.13],
        [-0.19, 0.05],
        [-0.13, 0],
      ]
      return across.map(
        ([d, y]): Vec3 => [x + out[0] * d * fat, y * (0.35 + 0.65 * fat), z + out[1] * d * fat],
      )
    })
    make.part('dumpling', ringed(rows).turn(0, 180, 0), dough)
    const crest = Array.from({ length: 65 }, (_, i) => {
      const t = 0.03 + (0.94 * i) / 64
      const fat = Math.max(0.04, Math.sin(Math.PI * t) ** 0.62)
      const [x, , z] = bend(t)
      const wave = 0.022 * Math.sin(i * 0.98)
      const a = radians(-62 + 124 * t)
      return [0, 0.5, 1].map(
        (k): Vec3 => [
          x + Math.sin(a) * wave * k,
          0.36 * (0.35 + 0.65 * fat) - 0.02 + k * 0.085 * (0.4 + 0.6 * fat),
          z - Math.cos(a) * wave * k,
        ],
      )
    })
    make.part('pleats', sheet(crest, 0.026).turn(0, 180, 0), dough)
    make.part(
      'browned',
      ringed(
        rows.map((row) =>
          row.map(([x, y, z]): Vec3 => [x * 1.006, Math.min(y, 0.028) - 0.004, 0.05 + (z - 0.05) * 1.01]),
        ),
      ).turn(0, 180, 0),
      look.material('second', crust('#c98a3c', { grain: 0.5 })),
    )
  }),
})

/** Rings of points, one after another, closed at both ends. */
function ringed(rows: Vec3[][]): Solid {
  const centre = (row: Vec3[]): Vec3 =>
    [0, 1, 2].map((n) => row.reduce((sum, at) => sum + (at[n] ?? 0), 0) / row.length) as unknown as Vec3
  const first = rows[0] ?? []
  const last = rows.at(-1) ?? []
  const shrunk = (row: Vec3[]) => {
    const [cx, cy, cz] = centre(row)
    return row.map(([x, y, z]): Vec3 => [cx + (x - cx) * 0.02, cy + (y - cy) * 0.02, cz + (z - cz) * 0.02])
  }
  return loft([shrunk(first), ...rows, shrunk(last)])
}

export const burrito = archetype({
  id: 'burrito',
  about: 'A burrito, cut open at one end, wrapped in foil at the other',
  skeleton: 'food',
  nouns: ['burrito', 'wrap', 'shawarma', 'kebab wrap', 'doner', 'tortilla wrap'],
  parameters: { foil: choice(['yes', 'no'], 'whether foil is around it') },
  rows: { chimichanga: { values: { foil: 'no' }, colours: { main: '#d69a45' } } },
  build: standing((v, look, make) => {
    const browned = light('#b9793a')
    const ground = light(look.colour('main', '#efd29a'))
    const blot = (x: number, y: number, z: number) =>
      Math.sin(x * 17 + 1) * Math.sin(y * 13 + 2) * Math.sin(z * 19) +
      0.4 * Math.sin(x * 41) * Math.sin(y * 37 + z * 29)
    const skinOf = {
      ...look.material('main', skin('#efd29a', { roughness: 0.7 })),
      paint: ([x, y, z]: Vec3): Vec3 | undefined => {
        const t = Math.min(1, Math.max(0, (blot(x * 2, y * 2, z * 2) - 0.42) * 4)) * 0.75
        return t <= 0
          ? undefined
          : ([0, 1, 2].map(
              (n) => (ground[n] ?? 0) + ((browned[n] ?? 0) - (ground[n] ?? 0)) * t,
            ) as unknown as Vec3)
      },
    }
    const lean = (solid: Solid) => solid.turn(60, 0, 0).turn(0, -38, 0)
    make.part(
      'tortilla',
      lean(
        together([
          lathe(
            softened(
              [
                [0, 0.03],
                [0.1, 0],
                [0.21, 0.03],
                [0.235, 0.2],
                [0.24, 0.8],
                [0.235, 0.98],
                [0.215, 1.0],
                [0.2, 0.98],
                [0.2, 0.9],
                [0, 0.88],
              ],
              0.02,
            ),
            { corners: 56, flutes: (a, y) => 1 + 0.018 * Math.sin(a * 2 + y * 5) },
          ),
          // The outer end of the sheet, rolled over.
          sheet(
            Array.from({ length: 14 }, (_, i) => {
              const a = radians(-20 + i * 8.5)
              return Array.from(
                { length: 8 },
                (_, k): Vec3 => [
                  Math.sin(a) * (0.252 - 0.0006 * i),
                  0.1 + k * 0.124 - i * 0.004,
                  Math.cos(a) * (0.252 - 0.0006 * i),
                ],
              )
            }),
            0.014,
          ),
        ]),
      ),
      skinOf,
    )
    const dots: [string, number][] = [
      ['#5a2f1c', 0.05],
      ['#f6efdc', 0.04],
      ['#d8302a', 0.052],
      ['#f5b82e', 0.042],
      ['#6fb53a', 0.05],
      ['#7a4424', 0.056],
    ]
    make.part(
      'filling',
      lean(
        together(
          Array.from({ length: 36 }, (_, i) => {
            const [colour, size] = dots[i % dots.length] ?? ['#ffffff', 0.05]
            const far = 0.172 * Math.sqrt((i + 0.5) / 36)
            const a = i * 2.39996
            return ball([size, size * 0.8, size * (1 + 0.4 * Math.sin(i))], 12)
              .turn(0, i * 50, i * 23)
              .move(Math.sin(a) * far, 0.94 + 0.035 * Math.sin(i * 1.7), Math.cos(a) * far)
              .tinted(light(colour))
          }),
        ),
      ),
      look.material('accent', skin('#6fb53a', { roughness: 0.5 })),
    )
    make.part(
      'lettuce',
      lean(
        tube(
          Array.from({ length: 60 }, (_, i): Vec3 => {
            const a = radians(i * 6)
            const far = 0.185 + 0.014 * Math.sin(i * 1.9)
            return [Math.sin(a) * far, 0.975 + 0.026 * Math.sin(i * 1.3), Math.cos(a) * far]
          }),
          0.018,
          { closed: true, corners: 8 },
        ),
      ),
      leaf('#6fbf3a'),
    )
    if (v.foil === 'yes')
      make.part(
        'foil',
        lean(
          lathe(
            [
              [0, -0.02],
              [0.14, -0.015],
              [0.235, 0.02],
              [0.256, 0.14],
              [0.258, 0.3],
              [0.262, 0.46],
              [0.27, 0.52],
              [0.262, 0.52],
              [0.245, 0.46],
              [0, 0.44],
            ],
            {
              corners: 72,
              flutes: (a, y) =>
                1 +
                0.02 * Math.sin(a * 7 + y * 31) * Math.sin(a * 4 - y * 17) +
                (y > 0.5 ? 0.05 * Math.sin(a * 9) : 0),
            },
          ),
        ),
        look.material('second', metal('#c9cfd6', { roughness: 0.25 })),
      )
  }),
})

export const bananaPeel = archetype({
  id: 'banana-peel',
  about: 'The peel of a banana, dropped on the ground with its flaps spread',
  skeleton: 'food',
  nouns: ['banana peel', 'banana skin', 'peel of a banana'],
  parameters: { flaps: number(4, 3, 5, 'how many flaps it has') },
  build: standing((v, look, make) => {
    const count = Math.round(v.flaps)
    const spine: Vec2[] = [
      [0.05, 0.44],
      [0.12, 0.45],
      [0.2, 0.41],
      [0.3, 0.28],
      [0.4, 0.13],
      [0.52, 0.045],
      [0.64, 0.03],
      [0.74, 0.07],
      [0.8, 0.13],
    ]
    const wide = [0.05, 0.075, 0.1, 0.12, 0.125, 0.115, 0.095, 0.06, 0.02]
    const flap = (long: number, drop: number, thick: number) =>
      sheet(
        spine.map(([far, y], i) =>
          [-1, -0.6, -0.2, 0.2, 0.6, 1].map((k): Vec3 => {
            const half = (wide[i] ?? 0) * 1.1
            return [k * half, y - drop - 0.05 * k * k * (half / 0.12), far * long]
          }),
        ),
        thick,
      )
    const around = (drop: number, thick: number) =>
      together(
        Array.from({ length: count }, (_, i) =>
          flap([1, 0.86, 1.05, 0.92, 0.98][i] ?? 1, drop, thick).turn(
            0,
            24 + (360 * i) / count + (i % 2 ? 9 : -6),
            0,
          ),
        ),
      )
    const spots = (x: number, y: number, z: number) =>
      Math.sin(x * 31 + 2) * Math.sin(z * 27 + 1) * Math.sin(y * 23 + x * 9)
    const brown = light('#7a4f1e')
    make.part(
      'peel',
      around(0, 0.016).with(
        lathe(
          softened(
            [
              [0, 0.4],
              [0.11, 0.42],
              [0.1, 0.46],
              [0.06, 0.5],
              [0, 0.5],
            ],
            0.02,
          ),
          { corners: 28 },
        ),
      ),
      {
        ...look.material('main', skin('#f7cf2e', { roughness: 0.4, relief: 0.3 })),
        paint: ([x, y, z]: Vec3) => (spots(x, y, z) > 0.62 ? brown : undefined),
      },
    )
    make.part('inside', around(0.02, 0.018), look.material('second', skin('#fbf0c4', { roughness: 0.7 })))
    make.part(
      'stem',
      tube(
        [
          [0, 0.44, 0],
          [0.005, 0.58, 0],
          [0.035, 0.7, 0.015],
          [0.07, 0.78, 0.03],
        ],
        [0.075, 0.045, 0.038, 0.046],
        { smooth: 6, corners: 10 },
      ),
      look.material('main', skin('#f7cf2e')),
    )
    make.part(
      'tip',
      box(0.085, 0.03, 0.08, 0.012).turn(0, 20, -22).move(0.076, 0.79, 0.033),
      look.material('accent', crust('#5a3d1c')),
    )
  }),
})
