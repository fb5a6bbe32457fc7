import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { cloth, glass, lacquer, liquid, metal, plastic, rubber, wood } from '../../materials/material.ts'
import { hollow, radiusAt } from './forms.ts'

const vessels: Record<string, { outer: Vec2[]; full: number }> = {
  tube: {
    outer: [
      [0, 0],
      [0.045, 0.008],
      [0.082, 0.035],
      [0.1, 0.09],
      [0.1, 0.93],
      [0.12, 0.95],
    ],
    full: 0.5,
  },
  beaker: {
    outer: [
      [0, 0],
      [0.27, 0],
      [0.3, 0.03],
      [0.3, 0.72],
      [0.325, 0.76],
    ],
    full: 0.42,
  },
  erlenmeyer: {
    outer: [
      [0, 0],
      [0.34, 0],
      [0.37, 0.04],
      [0.35, 0.12],
      [0.12, 0.62],
      [0.11, 0.66],
      [0.11, 0.88],
      [0.135, 0.92],
    ],
    full: 0.34,
  },
  round: {
    outer: [
      [0, 0],
      [0.12, 0.006],
      [0.26, 0.07],
      [0.34, 0.2],
      [0.355, 0.32],
      [0.31, 0.48],
      [0.2, 0.59],
      [0.1, 0.65],
      [0.09, 0.7],
      [0.09, 0.95],
      [0.12, 0.98],
    ],
    full: 0.34,
  },
}

/** Glass of a laboratory with something coloured in it. */
export const labGlass = archetype({
  id: 'lab-glass',
  about: 'A test tube in a stand, a beaker, or a flask, with a coloured liquid',
  skeleton: 'vessel',
  nouns: ['beaker', 'glass beaker', 'science beaker'],
  parameters: {
    form: choice(['beaker', 'tube', 'erlenmeyer', 'round'], 'which vessel'),
    bubbles: number(7, 0, 12, 'bubbles in it'),
  },
  rows: {
    'test tube': { values: { form: 'tube' }, colours: { main: '#3fb56a' } },
    'test tubes': { values: { form: 'tube' }, colours: { main: '#3fb56a' } },
    vial: { values: { form: 'tube' } },
    flask: { values: { form: 'erlenmeyer' }, colours: { main: '#4fc23c' } },
    'erlenmeyer flask': { values: { form: 'erlenmeyer' }, colours: { main: '#4fc23c' } },
    'lab flask': { values: { form: 'erlenmeyer' }, colours: { main: '#4fc23c' } },
    'chemistry flask': { values: { form: 'erlenmeyer' }, colours: { main: '#4fc23c' } },
    'science flask': { values: { form: 'erlenmeyer' }, colours: { main: '#4fc23c' } },
    'round flask': { values: { form: 'round' }, colours: { main: '#9a4fd0' } },
  },
  build(v, look, make) {
    const { outer, full } = vessels[v.form] ?? { outer: [], full: 0.4 }
    const rim = outer.at(-1) ?? [0.1, 1]
    const wall = 0.014
    const fill = (top: number): Vec2[] => {
      const ways = Array.from({ length: 17 }, (_, i) => wall + 0.008 + ((top - wall - 0.008) * i) / 16)
      return [
        [0, wall + 0.006],
        ...ways.map((y): Vec2 => [Math.max(0.004, radiusAt(outer, y) - wall - 0.003), y]),
        [0, top],
      ]
    }
    const clear = glass('#dceff5', { opacity: 0.22 })
    const vessel = hollow(outer, wall, wall, 44).with(torus(rim[0] - 0.006, 0.013, 40, 10).move(0, rim[1], 0))
    if (v.form === 'tube') {
      const tints = ['#3fb56a', '#e0562f', '#3a7fe0']
      const lift = 0.05
      make.part('tubes', inRow(vessel, 3, [0.3, 0, 0]).move(-0.3, lift, 0), clear)
      for (const [i, tint] of tints.entries())
        make.part(
          'liquids',
          lathe(fill(0.62 - 0.12 * ((i * 2) % 3)), { corners: 28 }).move(-0.3 + i * 0.3, lift, 0),
          i === 0 ? look.material('main', liquid(tint, { opacity: 1 })) : liquid(tint, { opacity: 1 }),
        )
      const hole = cylinder(0.104, 0.3, { corners: 32 })
      make.part(
        'stand',
        together([
          box(1.02, 0.06, 0.32, 0.015).move(0, 0.03, 0),
          box(1.02, 0.05, 0.32, 0.012)
            .minus(hole.move(-0.3, 0, 0), hole, hole.move(0.3, 0, 0))
            .move(0, 0.66, 0),
          box(0.05, 0.68, 0.3, 0.012).move(0.485, 0.34, 0).mirrored(),
        ]),
        look.material('second', wood('#b9834a')),
      )
      make.socket('top', [0, 1, 0], 0.1)
      return
    }
    make.part(
      'liquid',
      lathe(fill(full), { corners: 44 }),
      look.material('main', liquid('#35a6e0', { opacity: 1, roughness: 0.15 })),
    )
    make.part('glass', vessel, clear)
    const count = Math.round(v.bubbles)
    if (count > 0)
      make.part(
        'bubbles',
        together(
          Array.from({ length: count }, (_, i) => {
            const far = (radiusAt(outer, full) - 0.09) * Math.sqrt((i + 0.5) / count)
            return ball(0.028 + 0.018 * ((i * 7) % 3), 12).move(
              Math.sin(i * 2.4) * far,
              full + 0.004,
              Math.cos(i * 2.4) * far,
            )
          }),
        ),
        liquid(look.colour('main', '#35a6e0'), { opacity: 0.95 }),
      )
    if (v.form === 'beaker') {
      const marks = Array.from({ length: 7 }, (_, i) => {
        const long = i % 2 ? 0.09 : 0.16
        const a = (k: number): Vec3 => [
          Math.sin(-0.35 + k) * 0.3,
          0.16 + i * 0.075,
          Math.cos(-0.35 + k) * 0.3,
        ]
        return tube([a(0), a(long), a(long * 2)], 0.007, { corners: 6 })
      })
      make.part('marks', together(marks), plastic('#ffffff'))
      make.part('lip', ball([0.07, 0.025, 0.05], 16).move(0, 0.755, 0.33), clear)
    }
    make.socket('inside', [0, full, 0], 0.2).socket('top', [0, rim[1], 0], rim[0])
  },
})

export const syringe = archetype({
  id: 'syringe',
  about: 'A syringe with its plunger, scale and needle',
  skeleton: 'tool',
  nouns: ['syringe', 'injection', 'hypodermic needle', 'vaccine'],
  parameters: { full: number(0.7, 0.1, 1, 'how full it is') },
  build(v, look, make) {
    const lie = <T extends { turn(x: number, y: number, z: number): T }>(solid: T) => solid.turn(0, 0, -62)
    const level = 0.34 + 0.5 * v.full
    make.part(
      'liquid',
      lie(cylinder(0.088, level - 0.32, { round: 0.01 }).move(0, (level + 0.32) / 2, 0)),
      look.material('main', liquid('#3fbf7a', { opacity: 1 })),
    )
    make.part(
      'barrel',
      lie(
        lathe(
          softened(
            [
              [0, 0.26],
              [0.035, 0.26],
              [0.04, 0.3],
              [0.105, 0.33],
              [0.105, 0.9],
              [0, 0.9],
            ],
            0.008,
          ),
          { corners: 32 },
        ),
      ),
      glass('#e3f1f5', { opacity: 0.25 }),
    )
    make.part(
      'marks',
      lie(
        together(
          Array.from({ length: 9 }, (_, i) =>
            box(i % 2 ? 0.05 : 0.085, 0.009, 0.01, 0.003).move(0, 0.4 + i * 0.055, 0.105),
          ),
        ),
      ),
      lacquer('#26303a'),
    )
    make.part(
      'plunger',
      lie(
        together([
          cylinder(0.094, 0.05, { round: 0.012 }).move(0, level + 0.02, 0),
          box(0.11, 1.2 - level, 0.03, 0.006).move(0, (level + 1.2) / 2, 0),
          box(0.03, 1.2 - level, 0.11, 0.006).move(0, (level + 1.2) / 2, 0),
          cylinder(0.13, 0.035, { round: 0.012 }).move(0, 1.2, 0),
          box(0.44, 0.035, 0.16, 0.015).move(0, 0.9, 0),
        ]),
      ),
      look.material('second', plastic('#eef2f5')),
    )
    make.part(
      'needle',
      lie(
        together([
          cylinder(0.034, 0.08, { round: 0.006 }).move(0, 0.23, 0),
          cylinder(0.0125, 0.26, { top: 0.004, corners: 12 }).turn(180, 0, 0).move(0, 0.08, 0),
        ]),
      ),
      metal('#c4cad1'),
    )
    make.socket('handle', [0.5, 0.3, 0], 0.1)
  },
})

export const thermometer = archetype({
  id: 'thermometer',
  about: 'A thermometer with a red column and a scale on a board',
  skeleton: 'tool',
  nouns: ['thermometer', 'temperature gauge'],
  parameters: { degrees: number(0.6, 0.05, 1, 'how high it stands') },
  build(v, look, make) {
    const board: Vec2 = [0.34, 1.1]
    make.part(
      'board',
      box(board[0], board[1], 0.05, 0.02).move(0, board[1] / 2, 0),
      look.material('second', lacquer('#fbf6e8')),
    )
    make.part(
      'frame',
      box(board[0] + 0.05, board[1] + 0.05, 0.04, 0.02).move(0, board[1] / 2, -0.02),
      wood('#a8703c'),
    )
    const red = look.material('main', lacquer('#e02a2a', { roughness: 0.12 }))
    const high = 0.3 + 0.68 * v.degrees
    make.part(
      'column',
      together([
        ball(0.078, 24).move(0, 0.17, 0.07),
        cylinder(0.022, high - 0.17).move(0, (high + 0.17) / 2, 0.07),
      ]),
      red,
    )
    make.part(
      'glass',
      together([
        ball(0.095, 26).move(0, 0.17, 0.07),
        tube(
          [
            [0, 0.2, 0.07],
            [0, 1.02, 0.07],
          ],
          0.04,
          { corners: 18 },
        ),
      ]),
      glass('#dceff5', { opacity: 0.25 }),
    )
    make.part(
      'marks',
      together(
        Array.from({ length: 15 }, (_, i) =>
          box(i % 5 === 0 ? 0.09 : 0.05, 0.011, 0.01, 0.003).move(
            0.11 - (i % 5 === 0 ? 0 : 0.02),
            0.32 + i * 0.048,
            0.025,
          ),
        ).map((one) => one.mirrored()),
      ),
      lacquer('#22262c'),
    )
    make.socket('top', [0, 1.12, 0], 0.1)
  },
})

export const pill = archetype({
  id: 'pill',
  about: 'A capsule of two colours, or a round tablet',
  skeleton: 'tool',
  nouns: ['pill', 'medicine pill', 'pill capsule', 'medicine capsule'],
  parameters: { kind: choice(['capsule', 'tablet'], 'which it is') },
  rows: { 'medicine tablet': { values: { kind: 'tablet' } } },
  build(v, look, make) {
    if (v.kind === 'tablet') {
      make.part(
        'tablet',
        lathe(
          softened(
            [
              [0, 0],
              [0.4, 0.01],
              [0.5, 0.06],
              [0.5, 0.16],
              [0.4, 0.21],
              [0, 0.23],
            ],
            0.03,
          ),
          { corners: 48 },
        )
          .minus(box(1, 0.06, 0.03, 0.01).move(0, 0.23, 0))
          .turn(38, 0, 0),
        look.material('main', plastic('#f6f4ee', { roughness: 0.6 })),
      )
      return
    }
    const lie = (solid: ReturnType<typeof tube>) => solid.turn(0, 0, -64)
    make.part(
      'upper',
      lie(
        tube(
          [
            [0, 0.02, 0],
            [0, 0.3, 0],
          ],
          0.2,
          { corners: 32 },
        ),
      ),
      look.material('main', lacquer('#e0322f', { roughness: 0.12 })),
    )
    make.part(
      'lower',
      lie(
        tube(
          [
            [0, -0.3, 0],
            [0, 0.05, 0],
          ],
          0.188,
          { corners: 32 },
        ),
      ),
      look.material('second', lacquer('#fdfaf2', { roughness: 0.12 })),
    )
    make.socket('top', [0.2, 0.5, 0], 0.1)
  },
})

export const bandage = archetype({
  id: 'bandage',
  about: 'A sticking plaster with its pad and holes, or a roll of bandage',
  skeleton: 'tool',
  nouns: ['bandage', 'sticking plaster', 'band aid', 'bandaid', 'adhesive bandage'],
  parameters: { lean: number(38, 0, 70, 'how far it leans') },
  build(v, look, make) {
    const strip = tube(
      [
        [-0.42, 0, 0],
        [0.42, 0, 0],
      ],
      0.2,
      { corners: 40 },
    ).scale(1, 1, 0.14)
    const place = (solid: ReturnType<typeof box>) => solid.turn(-20, 0, v.lean)
    make.part('strip', place(strip), { ...look.material('main', cloth('#e0a878', { relief: 0.5 })) })
    make.part(
      'pad',
      place(box(0.34, 0.33, 0.05, 0.02).move(0, 0, 0.022)),
      look.material('second', cloth('#f4e4d0')),
    )
    const dots = [-1, 1].flatMap((side) =>
      [0.27, 0.35, 0.43].flatMap((x) =>
        [-0.1, 0, 0.1].map((y) => ball([0.016, 0.016, 0.008], 8).move(side * x, y, 0.0285)),
      ),
    )
    make.part('holes', place(together(dots)), rubber('#8f5f3c'))
    make.socket('front', [0, 0.4, 0.05], 0.3)
  },
})
