import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, sheet, softened, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { crust, lacquer, liquid, metal, paper, porcelain, skin } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

/** Baked in a paper cup. */
export const cupcake = archetype({
  id: 'cupcake',
  about: 'A cupcake with a swirl of frosting, or a muffin',
  skeleton: 'food',
  nouns: ['cupcake'],
  parameters: {
    top: choice(['frosting', 'muffin'], 'what rises from the cup'),
    cherry: number(1, 0, 1, 'a cherry on top'),
    candles: number(0, 0, 1, 'a candle on top'),
  },
  rows: {
    muffin: { values: { top: 'muffin', cherry: 0 }, colours: { main: '#b9752f', second: '#f2e6cf' } },
    'chocolate muffin': {
      values: { top: 'muffin', cherry: 0 },
      colours: { main: '#5a3018', second: '#c9a06a' },
    },
    'blueberry muffin': {
      values: { top: 'muffin', cherry: 0 },
      colours: { main: '#d19a4a', accent: '#3a4684' },
    },
    'chocolate cupcake': { colours: { main: '#5f341c' } },
  },
  build(v, look, make) {
    const pleats = (a: number) => 1 + 0.02 * Math.sign(Math.sin(a * 24)) * Math.abs(Math.sin(a * 24)) ** 0.5
    make.part(
      'cup',
      lathe(
        [
          [0, 0],
          [0.25, 0],
          [0.26, 0.01],
          [0.37, 0.4],
          [0.36, 0.41],
          [0, 0.4],
        ],
        { corners: 144, flutes: pleats },
      ),
      look.material('second', paper('#4aa6d8')),
    )
    if (v.top === 'muffin') {
      make.part(
        'muffin',
        lathe(
          softened(
            [
              [0, 0.36],
              [0.35, 0.37],
              [0.43, 0.42],
              [0.44, 0.5],
              [0.36, 0.62],
              [0.2, 0.7],
              [0, 0.72],
            ],
            0.07,
            4,
          ),
          { corners: 48, flutes: (a, h) => 1 + 0.02 * Math.sin(a * 5 + h * 9) + 0.012 * Math.sin(a * 11) },
        ),
        look.material('main', crust('#b9752f', { relief: 1.5 })),
      )
      const bits = Array.from({ length: 22 }, (_, i) => {
        const far = 0.37 * Math.sqrt((i + 0.6) / 22)
        return ball([0.042, 0.034, 0.04], 10)
          .turn(i * 30, i * 50, 0)
          .move(Math.sin(i * 2.4) * far, 0.715 - 0.2 * (far / 0.4) ** 2.6, Math.cos(i * 2.4) * far)
      })
      make.part('chips', together(bits), look.material('accent', lacquer('#3a1d10', { roughness: 0.4 })))
      make.socket('top', [0, 0.72, 0], 0.2)
      return
    }
    const cream = look.material('main', lacquer('#f58fb4', { roughness: 0.5 }))
    // One strand of frosting, star-shaped as its nozzle, in rings that close towards the top.
    const turns = Array.from({ length: 150 }, (_, i): Vec3 => {
      const way = i / 149
      const far = 0.29 * (1 - way) ** 0.8
      return [Math.sin(way * 23) * far, 0.44 + 0.42 * way ** 0.9, Math.cos(way * 23) * far]
    })
    const nozzle = Array.from({ length: 16 }, (_, i): Vec2 => {
      const r = i % 2 ? 0.8 : 1.05
      return [Math.cos((i * Math.PI) / 8) * r, Math.sin((i * Math.PI) / 8) * r]
    })
    make.part(
      'frosting',
      together([
        tube(turns, (way) => 0.115 - 0.06 * way, { outline: nozzle, twist: 900 }),
        lathe(
          [
            [0, 0.38],
            [0.34, 0.4],
            [0.3, 0.5],
            [0.16, 0.7],
            [0, 0.82],
          ],
          { corners: 32 },
        ),
      ]),
      cream,
    )
    const colours = ['#ffffff', '#f6d03a', '#3fb0e0']
    const bit = cylinder(0.008, 0.045, { corners: 7, round: 0.003 })
    colours.forEach((colour, n) => {
      make.part(
        'sprinkles',
        together(
          Array.from({ length: 12 }, (_, i) => {
            const k = i * 3 + n
            const way = 0.05 + 0.7 * chanceAt(k, 1, 1)
            const far = 0.29 * (1 - way) ** 0.8 + 0.1 - 0.05 * way
            const a = k * 2.39996
            return bit
              .turn(chanceAt(k, 2, 1) * 180, chanceAt(k, 2, 2) * 180, 0)
              .move(Math.sin(a) * far, 0.47 + 0.42 * way, Math.cos(a) * far)
          }),
        ),
        lacquer(colour),
      )
    })
    if (v.cherry > 0.3 && v.candles < 0.5) {
      make.part(
        'cherry',
        ball(0.085, 22).move(0, 0.94, 0),
        look.material('accent', lacquer('#c3172f', { roughness: 0.1 })),
      )
      make.part(
        'stem',
        tube(
          [
            [0, 1.0, 0],
            [0.03, 1.1, 0],
            [0.09, 1.17, 0.01],
          ],
          0.009,
          { smooth: 5, corners: 8 },
        ),
        skin('#5a7a2f'),
      )
    }
    if (v.candles >= 0.5) {
      make.part(
        'candle',
        cylinder(0.03, 0.26, { corners: 18 }).move(0, 0.98, 0),
        look.material('accent', lacquer('#3fb0e0')),
      )
      make.part(
        'flame',
        lathe(
          [
            [0, 0],
            [0.02, 0.015],
            [0.026, 0.04],
            [0.012, 0.09],
            [0, 0.115],
          ],
          { corners: 14 },
        ).move(0, 1.11, 0),
        lacquer('#ffb02e', { glow: 2.4 }),
      )
    }
    make.socket('top', [0, 0.9, 0], 0.1)
  },
})

export const cookie = archetype({
  id: 'cookie',
  about: 'A cookie with pieces of chocolate, alone or in a stack',
  skeleton: 'food',
  nouns: ['cookie', 'chocolate chip cookie', 'biscuit'],
  parameters: {
    stack: number(1, 1, 6, 'how many lie on each other'),
    bite: number(0, 0, 1, 'a bite taken out'),
  },
  rows: { cookies: { values: { stack: 4 } }, 'stack of cookies': { values: { stack: 5 } } },
  build(v, look, make) {
    const dough = look.material('main', crust('#d39a52', { relief: 1.4 }))
    const chocolate = look.material('second', lacquer('#40200f', { roughness: 0.4 }))
    const count = Math.round(v.stack)
    for (let n = 0; n < count; n++) {
      const whole = lathe(
        softened(
          [
            [0, -0.06],
            [0.42, -0.06],
            [0.5, -0.02],
            [0.47, 0.04],
            [0.3, 0.075],
            [0, 0.085],
          ],
          0.05,
          4,
        ),
        { corners: 56, flutes: (a) => 1 + 0.015 * Math.sin(a * 5 + n) + 0.012 * Math.sin(a * 9 + 2) },
      )
      const eaten = v.bite > 0.3 && n === count - 1
      const disc = eaten
        ? whole.minus(
            ...[-24, 0, 24].map((a) =>
              ball([0.13, 0.3, 0.13], 20)
                .move(0, 0, 0.5)
                .turn(0, 135 + a, 0),
            ),
          )
        : whole
      const chips = together(
        Array.from({ length: 15 }, (_, i) => {
          const far = 0.4 * Math.sqrt((i + 0.5) / 15)
          const a = i * 2.39996 + n
          return { x: Math.sin(a) * far, z: Math.cos(a) * far, far, i }
        })
          .filter(({ x, z }) => !eaten || Math.hypot(x - 0.35, z + 0.35) > 0.22)
          .map(({ x, z, far, i }) =>
            ball([0.055, 0.04, 0.05], 10)
              .scale(0.8 + 0.4 * chanceAt(i, n, 3))
              .turn(i * 40, i * 60, 0)
              .move(x, 0.085 - 0.05 * (far / 0.45) ** 3, z),
          ),
      )
      const place =
        count === 1
          ? (s: typeof disc) => s.turn(78, 0, 0).move(0, 0.5, 0)
          : (s: typeof disc) =>
              s.turn(0, n * 70, 0).move(0.03 * Math.sin(n * 2), 0.06 + n * 0.135, 0.03 * Math.cos(n * 3))
      make.part('cookie', place(disc), dough)
      make.part('chocolate', place(chips), chocolate)
    }
    make.socket('top', [0, count === 1 ? 1 : count * 0.135, 0], 0.3)
  },
})

export const pie = archetype({
  id: 'pie',
  about: 'A pie with a lattice of dough in its dish',
  skeleton: 'food',
  nouns: ['pie', 'apple pie', 'cherry pie'],
  parameters: { strips: number(5, 3, 7, 'how many strips cross it each way') },
  rows: {
    'blueberry pie': { colours: { second: '#3a2a68' } },
    'pumpkin pie': { colours: { second: '#c8701c' } },
    tart: {},
  },
  build(v, look, make) {
    const dough = look.material('main', crust('#dda04c', { relief: 0.7 }))
    make.part(
      'dish',
      lathe(
        softened(
          [
            [0, 0],
            [0.36, 0],
            [0.5, 0.16],
            [0.56, 0.17],
            [0.56, 0.19],
            [0.48, 0.19],
            [0.34, 0.03],
            [0, 0.03],
          ],
          0.01,
        ),
        { corners: 48 },
      ),
      look.material('accent', porcelain('#c8442f')),
    )
    make.part(
      'filling',
      lathe(
        [
          [0, 0.05],
          [0.4, 0.1],
          [0.48, 0.19],
          [0.4, 0.215],
          [0, 0.235],
        ],
        { corners: 40 },
      ),
      look.material('second', liquid('#a8231c', { opacity: 1, roughness: 0.2 })),
    )
    const rim = torus(0.49, 0.06, 120, 12).warp(([x, y, z]): Vec3 => {
      const wave = Math.sin(Math.atan2(x, z) * 26)
      return [x * (1 + 0.02 * wave), y * (0.85 + 0.2 * wave) + 0.215, z * (1 + 0.02 * wave)]
    })
    const count = Math.round(v.strips)
    const strips = [0, 90].flatMap((turn, layer) =>
      Array.from({ length: count }, (_, i) => {
        const off = ((i + 0.5) / count - 0.5) * 0.92
        const half = Math.sqrt(0.49 ** 2 - off * off)
        const rows = [-1, -0.33, 0.33, 1].map((k) =>
          Array.from({ length: 41 }, (_, j): Vec3 => {
            const x = (j / 40 - 0.5) * 2 * half
            const over = Math.cos(((x / 0.92 + 0.5) * count - 0.5) * Math.PI + (i + layer) * Math.PI)
            return [
              x,
              0.25 + 0.014 * over - 0.12 * x * x - 0.12 * off * off - Math.abs(k) * 0.006,
              off + k * 0.045,
            ]
          }),
        )
        return sheet(rows, 0.035).turn(0, turn, 0)
      }),
    )
    make.part('crust', together([rim, ...strips]), dough)
    make.socket('top', [0, 0.27, 0], 0.4)
  },
})

export const candy = archetype({
  id: 'candy',
  about: 'A lollipop, a wrapped candy or a candy cane',
  skeleton: 'food',
  nouns: ['lollipop', 'lolly'],
  parameters: { kind: choice(['lollipop', 'wrapped', 'cane'], 'which candy it is') },
  rows: {
    candy: { values: { kind: 'wrapped' }, colours: { main: '#e8324a' } },
    'wrapped candy': { values: { kind: 'wrapped' }, colours: { main: '#e8324a' } },
    bonbon: { values: { kind: 'wrapped' }, colours: { main: '#f0a81e' } },
    sweet: { values: { kind: 'wrapped' }, colours: { main: '#3fa8e0' } },
    'candy cane': { values: { kind: 'cane' }, colours: { main: '#d8202c' } },
  },
  build(v, look, make) {
    const [main, second] = [look.light('main', '#f0418a'), look.light('second', '#fdf6ec')]
    if (v.kind === 'lollipop') {
      const swirl = ([x, y]: Vec3) => {
        const [dx, dy] = [x, y - 0.72]
        const turn = (Math.atan2(dy, dx) / (2 * Math.PI) + Math.hypot(dx, dy) * 5.2) * 2
        return turn - Math.floor(turn) < 0.5 ? main : second
      }
      make.part(
        'candy',
        lathe(
          softened(
            [
              [0, -0.07],
              [0.24, -0.07],
              [0.28, 0],
              [0.24, 0.07],
              [0, 0.07],
            ],
            0.06,
            5,
          ),
          { corners: 56 },
        )
          .turn(90, 0, 0)
          .move(0, 0.72, 0),
        look.material('main', lacquer('#f0418a', { roughness: 0.12, paint: swirl })),
      )
      make.part(
        'stick',
        tube(
          [
            [0, 0.018, 0],
            [0, 0.6, 0],
          ],
          0.018,
          { corners: 14 },
        ),
        paper('#f7f3ea'),
      )
      const bow = lathe(
        [
          [0, 0],
          [0.05, 0.03],
          [0.07, 0.09],
          [0.04, 0.13],
          [0, 0.14],
        ],
        { corners: 18 },
      ).scale(1, 1, 0.45)
      make.part(
        'bow',
        together([bow.turn(0, 0, 75).mirrored(), ball([0.03, 0.03, 0.03], 14)]).move(0, 0.43, 0.02),
        look.material('accent', skin('#3fb0e0', { roughness: 0.4 })),
      )
      make.socket('handle', [0, 0.2, 0], 0.02).socket('top', [0, 1, 0], 0.1)
      return
    }
    if (v.kind === 'cane') {
      const stripes = ([x, y]: Vec3) => {
        const along = y < 0.75 ? y : 0.75 + Math.atan2(y - 0.75, x + 0.02) * 0.17
        const t = (along + x * 0.5) * 9
        return t - Math.floor(t) < 0.5 ? main : second
      }
      make.part(
        'candy',
        tube(
          [
            [0.16, 0.055, 0],
            [0.16, 0.4, 0],
            [0.16, 0.72, 0],
            [0.11, 0.87, 0],
            [-0.02, 0.94, 0],
            [-0.15, 0.87, 0],
            [-0.2, 0.74, 0],
          ],
          0.055,
          { smooth: 12, corners: 22 },
        ),
        look.material('main', lacquer('#d8202c', { roughness: 0.15, paint: stripes })),
      )
      make.socket('handle', [0.16, 0.3, 0], 0.055)
      return
    }
    const swirl = ([x, y, z]: Vec3) => {
      const t = (Math.atan2(y - 0.25, z) / (2 * Math.PI)) * 6 + x * 3
      return t - Math.floor(t) < 0.5 ? main : second
    }
    const foil = look.material('main', lacquer('#e8324a', { roughness: 0.15, paint: swirl }))
    make.part('candy', ball([0.29, 0.25, 0.25], 40).move(0, 0.25, 0), foil)
    const fan = lathe(
      [
        [0, 0],
        [0.05, 0.0],
        [0.045, 0.03],
        [0.12, 0.13],
        [0.2, 0.22],
        [0.19, 0.225],
        [0.1, 0.14],
        [0, 0.1],
      ],
      { corners: 72, flutes: (a, h) => 1 + 0.13 * (h / 0.2) * Math.sin(a * 9) },
    )
    make.part(
      'wrapper',
      fan.turn(0, 0, -90).move(0.27, 0.25, 0).mirrored(),
      look.material('accent', lacquer('#f7a8b4', { roughness: 0.2 })),
    )
    make.socket('top', [0, 0.5, 0], 0.15)
  },
})

export const chocolate = archetype({
  id: 'chocolate-bar',
  about: 'A bar of chocolate, half out of its wrapper',
  skeleton: 'food',
  nouns: ['chocolate', 'chocolate bar', 'bar of chocolate'],
  parameters: { wrapped: number(0.45, 0, 0.8, 'how much of it is still wrapped') },
  build(v, look, make) {
    const brown = look.material('main', lacquer('#4e2814', { roughness: 0.35 }))
    const piece = lathe(
      [
        [0, 0],
        [0.101, 0],
        [0.101, 0.02],
        [0.07, 0.055],
        [0, 0.055],
      ],
      { corners: 4 },
    )
      .turn(0, 45, 0)
      .turn(90, 0, 0)
      .scale(1.05, 1.02, 1)
    const first = Math.floor(v.wrapped * 6)
    const pieces = Array.from({ length: (6 - first) * 4 }, (_, i) =>
      piece.move(((i % 4) - 1.5) * 0.155, 0.1 + (first + Math.floor(i / 4)) * 0.155, 0.035),
    )
    make.part('chocolate', together([box(0.65, 0.94, 0.07, 0.015).move(0, 0.485, 0), ...pieces]), brown)
    if (v.wrapped > 0.05) {
      const tall = v.wrapped * 0.94
      make.part(
        'foil',
        together([
          box(0.68, tall + 0.07, 0.125, 0.02)
            .warp(([x, y, z]): Vec3 => [x, y + (y > 0 ? 0.016 * Math.sin(x * 60) : 0), z])
            .move(0, tall / 2 + 0.035, 0.012),
          ...[-1, 0, 1].map((k) =>
            extrude(
              [
                [-0.12, 0],
                [0.12, 0],
                [0.03, 0.08],
              ],
              0.012,
              { bevel: 0.003 },
            )
              .turn(28, 0, k * 4)
              .move(k * 0.2, tall + 0.06, 0.07),
          ),
        ]),
        metal('#d9dde4', { roughness: 0.2 }),
      )
      const gold = light('#f0c04a')
      make.part(
        'wrapper',
        box(0.7, tall, 0.145, 0.02).move(0, tall / 2, 0.012),
        look.material(
          'second',
          paper('#8a1f2c', {
            roughness: 0.5,
            paint: ([x, y]) =>
              Math.abs(y - tall * 0.5) < tall * 0.2 &&
              Math.abs(x) < 0.27 &&
              (Math.abs(y - tall * 0.5) > tall * 0.165 || Math.abs(x) > 0.25)
                ? gold
                : undefined,
          }),
        ),
      )
    }
    make.socket('top', [0, 0.96, 0], 0.2)
  },
})
