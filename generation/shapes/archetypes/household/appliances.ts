import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, sheet, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  bricks,
  crust,
  glass,
  glowing,
  lacquer,
  metal,
  plastic,
  porcelain,
  stone,
  wood,
} from '../../materials/material.ts'
import { atCorners, flowing, hollow, pipe, rectangle, rod, standing, turned } from './forms.ts'

const knob = (radius = 0.03) =>
  turned(
    [
      [0, 0],
      [radius, 0],
      [radius * 0.9, 0.03],
      [0, 0.034],
    ],
    0.006,
    22,
  )
    .with(box(radius * 0.3, 0.014, radius * 1.7, 0.004).move(0, 0.034, 0))
    .turn(90, 0, 0)

export const fridge = archetype({
  id: 'fridge',
  about: 'A rounded refrigerator with two doors',
  skeleton: 'appliance',
  nouns: ['fridge', 'refrigerator', 'freezer', 'icebox'],
  parameters: { doors: choice(['stacked', 'side by side'], 'how its doors are') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#58b5ad'))
    const chrome = look.material('accent', metal('#d3d8dd', { roughness: 0.15 }))
    const body = (w: number, from: number, to: number, d: number, round: number) =>
      extrude(rectangle(w, to - from, round, 6), d, { bevel: 0.035, steps: 4 }).move(0, (from + to) / 2, 0)
    make.part('body', body(0.52, 0.05, 1, 0.46, 0.07), shell)
    if (v.doors === 'stacked') {
      make.part('doors', body(0.5, 0.07, 0.66, 0.07, 0.05).move(0, 0, 0.235), shell)
      make.part('doors', body(0.5, 0.68, 0.985, 0.07, 0.06).move(0, 0, 0.235), shell)
      for (const [y, long] of [
        [0.56, 0.13],
        [0.76, 0.1],
      ] as const)
        make.part(
          'handles',
          pipe(
            [
              [-0.18, y - long / 2, 0.26],
              [-0.18, y - long / 2, 0.31],
              [-0.18, y + long / 2, 0.31],
              [-0.18, y + long / 2, 0.26],
            ],
            0.016,
            4,
          ),
          chrome,
        )
    } else {
      make.part(
        'doors',
        body(0.245, 0.07, 0.985, 0.07, 0.04)
          .move(0.128, 0, 0.235)
          .with(body(0.245, 0.07, 0.985, 0.07, 0.04).move(-0.128, 0, 0.235)),
        shell,
      )
      make.part(
        'handles',
        rod([0.035, 0.36, 0.3], [0.035, 0.72, 0.3], 0.014)
          .mirrored()
          .with(
            rod([0.035, 0.38, 0.26], [0.035, 0.38, 0.3], 0.012).mirrored(),
            rod([0.035, 0.7, 0.26], [0.035, 0.7, 0.3], 0.012).mirrored(),
          ),
        chrome,
      )
    }
    make.part('handles', box(0.14, 0.03, 0.02, 0.008).move(0.12, 0.9, 0.275), chrome)
    make.part('feet', atCorners(cylinder(0.03, 0.07, { top: 0.04 }).move(0.19, 0.03, 0.17)), chrome)
    make.part(
      'grille',
      inRow(box(0.4, 0.012, 0.02, 0.004).move(0, 0.055, 0.235), 2, [0, 0.012, 0]),
      plastic('#2b2d31'),
    )
    const magnets = [
      ['#e2463c', 0.03, 0.5, 0],
      ['#f2b93a', 0.13, 0.44, 1],
      ['#3f8fd0', 0.08, 0.36, 0],
    ] as const
    for (const [colour, x, y, square] of magnets)
      make.part(
        `magnet ${colour}`,
        square
          ? box(0.05, 0.05, 0.014, 0.006).move(x, y, 0.275)
          : cylinder(0.026, 0.014, { corners: 18 }).turn(90, 0, 0).move(x, y, 0.275),
        plastic(colour),
      )
    make.socket('top', [0, 1, 0], 0.25)
  }),
})

export const stove = archetype({
  id: 'stove',
  about: 'A cooker with burners and an oven, or a microwave, toaster or washing machine',
  skeleton: 'appliance',
  nouns: ['stove', 'oven', 'cooker', 'kitchen stove'],
  parameters: {
    burners: number(4, 0, 6, 'how many burners'),
    legs: choice(['none', 'iron'], 'whether it stands on legs, as an old one'),
  },
  rows: { 'wood stove': { values: { burners: 2, legs: 'iron' }, colours: { main: '#33363b' } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#f3ede0'))
    const black = look.material('second', lacquer('#26282c', { roughness: 0.4 }))
    const chrome = look.material('accent', metal('#cdd3d9'))
    const [w, h, d] = [0.72, 0.76, 0.62]
    make.part('body', box(w, h, d, 0.02).move(0, h / 2 + 0.06, 0), shell)
    make.part('panel', box(w + 0.02, 0.03, d + 0.02, 0.01).move(0, h + 0.07, 0), black)
    const count = Math.round(v.burners)
    const places = Array.from(
      { length: count },
      (_, i): Vec3 => [
        ((i % Math.ceil(count / 2)) / Math.max(1, Math.ceil(count / 2) - 1) - 0.5) *
          (count > 2 ? 0.36 : 0.36),
        h + 0.09,
        count > 2 ? (i < count / 2 ? 0.14 : -0.14) : 0,
      ],
    )
    for (const at of places) {
      make.part('burners', torus(0.1, 0.012, 32, 8).at(at).with(cylinder(0.045, 0.03).at(at)), chrome)
      make.part(
        'panel',
        together(
          [0, 90].map((a) =>
            box(0.26, 0.016, 0.018, 0.005)
              .turn(0, a + 45, 0)
              .move(0, 0.022, 0)
              .at(at),
          ),
        ),
        black,
      )
    }
    make.part(
      'door',
      extrude(rectangle(w - 0.08, 0.44, 0.03), 0.04, { bevel: 0.012 }).move(0, 0.32, d / 2 + 0.012),
      shell,
    )
    make.part(
      'window',
      extrude(rectangle(w - 0.26, 0.22, 0.03), 0.03, { bevel: 0.008 }).move(0, 0.3, d / 2 + 0.026),
      glass('#3a2a22', { opacity: 1, roughness: 0.08 }),
    )
    make.part(
      'handle',
      rod([-0.24, 0.49, d / 2 + 0.075], [0.24, 0.49, d / 2 + 0.075], 0.016).with(
        rod([0.2, 0.49, d / 2 + 0.02], [0.2, 0.49, d / 2 + 0.075], 0.012).mirrored(),
      ),
      chrome,
    )
    make.part('panel', box(w - 0.04, 0.13, 0.03, 0.01).move(0, h - 0.04, d / 2 + 0.006), black)
    make.part('burners', inRow(knob(0.034).move(-0.26, h - 0.04, d / 2 + 0.02), 5, [0.13, 0, 0]), chrome)
    make.part('body', box(w, 0.14, 0.05, 0.014).move(0, h + 0.14, -d / 2 + 0.02), shell)
    make.part('handle', box(w - 0.1, 0.012, 0.014, 0.004).move(0, 0.09, d / 2 + 0.008), chrome)
    if (v.legs === 'iron') {
      make.part(
        'legs',
        atCorners(
          tube(
            [
              [0.28, 0.1, 0.22],
              [0.33, 0, 0.27],
              [0.35, -0.09, 0.29],
            ],
            [0.04, 0.03, 0.035],
            { smooth: 4, corners: 12 },
          ),
        ),
        black,
      )
      make.part(
        'legs',
        cylinder(0.08, 0.4)
          .move(0.2, h + 0.26, -0.16)
          .with(torus(0.085, 0.016, 32, 8).move(0.2, h + 0.28, -0.16)),
        black,
      )
    } else make.part('legs', atCorners(cylinder(0.035, 0.07).move(0.29, 0.035, 0.24)), black)
    make.socket('top', [0, h + 0.1, 0], 0.25).socket('inside', [0, 0.3, 0], 0.2)
  }),
})

export const microwave = archetype({
  id: 'microwave',
  about: 'A microwave oven',
  skeleton: 'appliance',
  nouns: ['microwave', 'microwave oven'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#e9533f'))
    const black = look.material('second', plastic('#22242a', { roughness: 0.2 }))
    const chrome = look.material('accent', metal('#d3d8dd'))
    make.part('body', box(1, 0.56, 0.6, 0.05).move(0, 0.31, 0), shell)
    make.part(
      'door',
      extrude(rectangle(0.7, 0.48, 0.05), 0.04, { bevel: 0.012 }).move(-0.12, 0.31, 0.3),
      shell,
    )
    make.part(
      'window',
      extrude(rectangle(0.54, 0.34, 0.05), 0.03, { bevel: 0.008 }).move(-0.15, 0.31, 0.316),
      {
        ...black,
        paint: ([x, y]) =>
          Math.hypot(((x * 34 + 50) % 1) - 0.5, ((y * 34 + 50) % 1) - 0.5) < 0.22
            ? [0.06, 0.06, 0.07]
            : undefined,
      },
    )
    make.part(
      'handle',
      rod([0.18, 0.16, 0.36], [0.18, 0.46, 0.36], 0.02).with(
        rod([0.18, 0.18, 0.3], [0.18, 0.18, 0.36], 0.015),
        rod([0.18, 0.44, 0.3], [0.18, 0.44, 0.36], 0.015),
      ),
      chrome,
    )
    make.part(
      'screen',
      box(0.19, 0.08, 0.03, 0.008).move(0.36, 0.48, 0.295),
      glowing('#6ff0c0', { glow: 0.5 }),
    )
    make.part(
      'buttons',
      together(
        Array.from({ length: 9 }, (_, i) =>
          box(0.046, 0.034, 0.024, 0.008).move(
            0.297 + 0.063 * (i % 3),
            0.39 - 0.052 * Math.floor(i / 3),
            0.3,
          ),
        ),
      ),
      chrome,
    )
    make.part('knob', knob(0.07).move(0.36, 0.17, 0.3), chrome)
    make.part('feet', atCorners(cylinder(0.04, 0.06).move(0.4, 0.025, 0.22)), black)
    make.socket('top', [0, 0.59, 0], 0.3)
  }),
})

export const toaster = archetype({
  id: 'toaster',
  about: 'A toaster with slices of bread',
  skeleton: 'appliance',
  nouns: ['toaster'],
  parameters: { slices: number(2, 0, 2, 'how many slices are in it') },
  build: standing((v, look, make) => {
    const shell = look.material('main', metal('#d6dbe0', { roughness: 0.18 }))
    const trim = look.material('second', plastic('#d8402f'))
    const black = plastic('#26282c')
    const bodyOf: Vec2[] = [
      [-0.3, 0.08],
      [0.3, 0.08],
      [0.32, 0.2],
      [0.28, 0.5],
      [0.2, 0.6],
      [-0.2, 0.6],
      [-0.28, 0.5],
      [-0.32, 0.2],
    ]
    make.part('body', extrude(bodyOf, 0.86, { bevel: 0.05, steps: 4 }).turn(0, 90, 0), shell)
    make.part('base', box(0.94, 0.09, 0.6, 0.04).move(0, 0.07, 0), trim)
    make.part('slots', box(0.66, 0.02, 0.09, 0.008).move(0, 0.6, 0.1).mirrored('z'), black)
    const loaf = (scale: number): Vec2[] =>
      rectangle(0.5 * scale, 0.42 * scale, 0.1).map(
        ([x, y]): Vec2 => [x * (y > 0 ? 1.1 : 1), y + (y > 0.1 ? 0.03 * Math.cos(x * 6) : 0)],
      )
    const [brown, pale] = [crust('#a5662a'), crust('#e3b566')]
    const count = Math.round(v.slices)
    for (let i = 0; i < count; i++) {
      const z = i === 0 ? 0.1 : -0.1
      make.part('crust', extrude(loaf(1), 0.06, { bevel: 0.014 }).move(0, 0.58, z), brown)
      make.part('toast', extrude(loaf(0.88), 0.068, { bevel: 0.008 }).move(0, 0.585, z), pale)
    }
    make.part('slots', box(0.02, 0.24, 0.03, 0.006).move(0.445, 0.36, 0), black)
    make.part('lever', box(0.09, 0.045, 0.14, 0.018).move(0.49, 0.45, 0), trim)
    make.part('knob', knob(0.045).turn(0, 90, 0).move(0.44, 0.2, 0.1), trim)
    make.part('slots', atCorners(cylinder(0.04, 0.05).move(0.36, 0.02, 0.2)), black)
    make.socket('top', [0, 0.62, 0], 0.2)
  }),
})

export const blender = archetype({
  id: 'blender',
  about: 'A kitchen blender with a glass jug',
  skeleton: 'appliance',
  nouns: ['blender', 'smoothie maker'],
  parameters: { full: number(0.6, 0, 1, 'how full it is') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#e04a3c'))
    const chrome = look.material('accent', metal('#d3d8dd'))
    make.part(
      'base',
      turned(
        [
          [0, 0],
          [0.26, 0],
          [0.27, 0.04],
          [0.2, 0.3],
          [0.15, 0.34],
          [0, 0.34],
        ],
        0.03,
        40,
      ),
      shell,
    )
    make.part(
      'collar',
      turned(
        [
          [0, 0.33],
          [0.16, 0.33],
          [0.17, 0.36],
          [0.15, 0.42],
          [0, 0.42],
        ],
        0.01,
        36,
      ),
      chrome,
    )
    make.part('knob', knob(0.07).turn(-18, 0, 0).move(0, 0.15, 0.235), chrome)
    make.part(
      'jug',
      hollow(
        [
          [0.13, 0.41],
          [0.135, 0.42],
          [0.21, 0.92],
        ],
        0.014,
        0.44,
        40,
      ),
      look.material('second', glass('#e2f3f6', { opacity: 0.35 })),
    )
    if (v.full > 0.02)
      make.part(
        'smoothie',
        lathe(
          [
            [0, 0.445],
            [0.122, 0.445],
            [0.122 + 0.07 * v.full, 0.44 + 0.44 * v.full],
            [0, 0.45 + 0.44 * v.full],
          ],
          { corners: 36 },
        ),
        plastic('#f28ab0', { roughness: 0.5 }),
      )
    make.part(
      'blades',
      rod([-0.07, 0.47, 0], [0.07, 0.49, 0], 0.01).with(rod([0, 0.49, -0.07], [0, 0.47, 0.07], 0.01)),
      chrome,
    )
    make.part(
      'lid',
      turned(
        [
          [0, 0.92],
          [0.22, 0.92],
          [0.22, 0.97],
          [0.1, 0.99],
          [0.09, 1.05],
          [0, 1.06],
        ],
        0.014,
        40,
      ),
      plastic('#2b2d31'),
    )
    make.part(
      'handle',
      pipe(
        [
          [0.19, 0.86, 0],
          [0.34, 0.84, 0],
          [0.33, 0.58, 0],
          [0.15, 0.52, 0],
        ],
        0.026,
        6,
      ),
      plastic('#2b2d31'),
    )
    make.socket('inside', [0, 0.44 + 0.44 * v.full, 0], 0.18).socket('top', [0, 1.06, 0], 0.1)
  }),
})

export const washingMachine = archetype({
  id: 'washing-machine',
  about: 'A washing machine or dryer with a round door',
  skeleton: 'appliance',
  nouns: ['washing machine', 'washer', 'dryer'],
  parameters: {},
  rows: { dryer: { colours: { main: '#e6e9ee', second: '#2f3238' } } },
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#f7f5f0'))
    const chrome = look.material('accent', metal('#c9cfd6'))
    make.part('body', box(0.8, 0.94, 0.74, 0.035).move(0, 0.51, 0), shell)
    make.part('body', box(0.82, 0.04, 0.76, 0.015).move(0, 0.975, 0), shell)
    make.part('door', torus(0.25, 0.045, 48, 12).turn(90, 0, 0).move(0, 0.45, 0.375), chrome)
    make.part(
      'glass',
      lathe(
        flowing(
          [
            [0.23, 0],
            [0.2, 0.05],
            [0.1, 0.085],
            [0.01, 0.095],
          ],
          4,
        ),
        { corners: 44 },
      )
        .turn(90, 0, 0)
        .move(0, 0.45, 0.36),
      glass('#7fc4e8', { opacity: 0.75 }),
    )
    const cloths = ['#e2463c', '#f2b93a', '#4f9a4f', '#8a5fc0', '#f2f0e8']
    for (const [i, colour] of cloths.entries())
      make.part(
        'laundry',
        ball([0.09, 0.06, 0.06], 12)
          .move(0.1 * Math.cos(i * 1.26), 0.42 + 0.09 * Math.sin(i * 1.26), 0.345)
          .tinted(light(colour)),
        wet,
      )
    make.part('handle', box(0.04, 0.12, 0.05, 0.016).move(0.26, 0.45, 0.41), chrome)
    make.part(
      'panel',
      box(0.74, 0.13, 0.02, 0.008).move(0, 0.87, 0.372),
      look.material('second', plastic('#2f6fae')),
    )
    make.part('knob', knob(0.05).move(0.08, 0.87, 0.38), chrome)
    make.part('drawer', box(0.22, 0.1, 0.03, 0.012).move(-0.23, 0.87, 0.375), shell)
    make.part(
      'screen',
      box(0.14, 0.06, 0.02, 0.006).move(0.25, 0.87, 0.376),
      glowing('#7dfadf', { glow: 0.4 }),
    )
    make.part('handle', atCorners(cylinder(0.04, 0.05).move(0.32, 0.02, 0.28)), chrome)
    make.socket('top', [0, 0.99, 0], 0.35)
  }),
})
const wet = porcelain('#ffffff', { surface: 'cloth', roughness: 0.8 })

export const fan = archetype({
  id: 'fan',
  about: 'An electric fan in a cage',
  skeleton: 'appliance',
  nouns: ['fan', 'electric fan', 'desk fan'],
  parameters: {
    blades: number(4, 3, 6, 'how many blades'),
    stand: number(0.42, 0.3, 1.1, 'how high it stands'),
  },
  rows: { 'standing fan': { values: { stand: 1.05 } }, 'floor fan': { values: { stand: 0.9 } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#4fb8c0'))
    const wire = look.material('second', metal('#dfe3e7'))
    const accent = look.material('accent', plastic('#f26b4e'))
    const y = v.stand + 0.1
    make.part(
      'base',
      turned(
        [
          [0, 0],
          [0.26, 0],
          [0.27, 0.03],
          [0.16, 0.07],
          [0.06, 0.1],
          [0, 0.1],
        ],
        0.016,
        44,
      ),
      shell,
    )
    make.part('base', rod([0, 0.08, -0.04], [0, y - 0.03, -0.08], [0.036, 0.026], 16), shell)
    make.part(
      'base',
      turned(
        [
          [0, -0.12],
          [0.06, -0.11],
          [0.1, -0.02],
          [0.1, 0.05],
          [0.07, 0.07],
          [0, 0.07],
        ],
        0.02,
        30,
      )
        .turn(90, 0, 0)
        .move(0, y, -0.07),
      shell,
    )
    make.part(
      'button',
      inRow(box(0.035, 0.02, 0.035, 0.006).move(-0.06, 0.065, 0.16).turn(14, 0, 0), 3, [0.06, 0, 0]),
      accent,
    )
    const blades = Math.round(v.blades)
    const blade = sheet(
      Array.from({ length: 9 }, (_, i) => {
        const t = i / 8
        const r = 0.06 + 0.24 * t
        return Array.from({ length: 7 }, (_, j): Vec3 => {
          const a = (j / 6 - 0.5) * (0.95 - 0.25 * Math.abs(t - 0.6)) + 0.25 * t
          return [Math.sin(a) * r, Math.cos(a) * r, -0.05 * (j / 6 - 0.5)]
        })
      }),
      0.012,
    )
    make.part(
      'blades',
      together(Array.from({ length: blades }, (_, i) => blade.turn(0, 0, (360 * i) / blades))).move(
        0,
        y,
        0.05,
      ),
      accent,
    )
    make.part(
      'hub',
      turned(
        [
          [0, 0],
          [0.06, 0],
          [0.055, 0.05],
          [0, 0.065],
        ],
        0.016,
        24,
      )
        .turn(90, 0, 0)
        .move(0, y, 0.04),
      shell,
    )
    const spokes = 28
    const cage = (side: number) =>
      together(
        Array.from({ length: spokes }, (_, i) => {
          const a = radians((360 * i) / spokes)
          const at = (r: number, z: number): Vec3 => [Math.cos(a) * r, Math.sin(a) * r, z * side]
          return tube([at(0.07, 0.1), at(0.2, 0.105), at(0.3, 0.07), at(0.345, 0)], 0.005, {
            corners: 6,
            smooth: 2,
          })
        }),
      )
    make.part('cage', cage(1).with(cage(-1)).move(0, y, 0.05), wire)
    make.part(
      'cage',
      together(
        [
          [0.348, 0, 0.012],
          [0.07, 0.1, 0.008],
          [0.21, 0.103, 0.006],
          [0.07, -0.1, 0.008],
        ].map(([r = 0, z = 0, t = 0]) =>
          torus(r, t, 48, 8)
            .turn(90, 0, 0)
            .move(0, y, 0.05 + z),
        ),
      ),
      wire,
    )
    make.part('badge', cylinder(0.07, 0.016, { corners: 28 }).turn(90, 0, 0).move(0, y, 0.155), shell)
    make.socket('top', [0, y + 0.35, 0.05], 0.1)
  }),
})

export const heater = archetype({
  id: 'heater',
  about: 'A ribbed radiator',
  skeleton: 'appliance',
  nouns: ['heater', 'radiator'],
  parameters: { ribs: number(8, 4, 14, 'how many ribs') },
  build: standing((v, look, make) => {
    const iron = look.material('main', lacquer('#f3eee2'))
    const brass = look.material('accent', metal('#c9973c'))
    const ribs = Math.round(v.ribs)
    const step = 0.12
    const rib = extrude(rectangle(0.22, 0.62, 0.1, 7), 0.085, {
      bevel: 0.036,
      steps: 4,
      holes: [rectangle(0.05, 0.36, 0.024, 4)],
    })
      .turn(0, 90, 0)
      .move((-(ribs - 1) * step) / 2, 0.4, 0)
    make.part('ribs', inRow(rib, ribs, [step, 0, 0]), iron)
    const wide = (ribs - 1) * step
    make.part(
      'pipes',
      rod([-wide / 2 - 0.08, 0.14, 0], [wide / 2 + 0.12, 0.14, 0], 0.03).with(
        rod([-wide / 2, 0.66, 0], [wide / 2, 0.66, 0], 0.03),
      ),
      brass,
    )
    make.part(
      'legs',
      atCorners(
        tube(
          [
            [wide / 2, 0.12, 0.03],
            [wide / 2, 0.06, 0.06],
            [wide / 2, 0.015, 0.1],
          ],
          [0.035, 0.026, 0.032],
          { smooth: 4, corners: 12 },
        ),
      ),
      iron,
    )
    make.part(
      'valve',
      rod([wide / 2 + 0.12, 0.02, 0], [wide / 2 + 0.12, 0.2, 0], 0.024).with(
        lathe(
          [
            [0.03, 0.2],
            [0.055, 0.21],
            [0.055, 0.27],
            [0.03, 0.28],
          ],
          { corners: 32, flutes: (a) => 1 + 0.06 * Math.cos(a * 10) },
        ).move(wide / 2 + 0.12, 0, 0),
      ),
      brass,
    )
    make.socket('top', [0, 0.72, 0], 0.2)
  }),
})

export const fireplace = archetype({
  id: 'fireplace',
  about: 'A fireplace with a mantel, logs and fire',
  skeleton: 'appliance',
  nouns: ['fireplace', 'hearth', 'chimney piece'],
  parameters: {
    fire: choice(['burning', 'out'], 'whether it burns'),
    stuff: choice(['bricks', 'stone'], 'what it is built of'),
  },
  build: standing((v, look, make) => {
    const wall = look.material(
      'main',
      v.stuff === 'bricks'
        ? bricks('#b4543a', { grain: 0.55 })
        : stone('#a39c8f', { surface: 'blocks', grain: 0.6 }),
    )
    const timber = look.material('second', wood('#6b3f20'))
    const arch: Vec2[] = [
      [-0.27, -0.01],
      [0.27, -0.01],
      ...Array.from(
        { length: 13 },
        (_, i): Vec2 => [0.27 * Math.cos((Math.PI * i) / 12), 0.34 + 0.15 * Math.sin((Math.PI * i) / 12)],
      ),
    ]
    const face: Vec2[] = [
      [-0.5, 0],
      [-0.27, 0],
      ...arch.slice(2).toReversed(),
      [0.27, 0],
      [0.5, 0],
      [0.5, 0.7],
      [-0.5, 0.7],
    ]
    make.part('wall', extrude(face, 0.2, { bevel: 0.01 }).move(0, 0.06, 0.08), wall)
    make.part('wall', box(1, 0.7, 0.12, 0.01).move(0, 0.41, -0.14), wall)
    make.part('wall', box(0.7, 0.34, 0.3, 0.012).move(0, 0.98, -0.04), wall)
    make.part('soot', box(0.54, 0.5, 0.02, 0.004).move(0, 0.3, -0.075), stone('#241d1a'))
    make.part('hearth', box(1.16, 0.07, 0.52, 0.018).move(0, 0.035, 0.06), stone('#8f8a82'))
    make.part(
      'mantel',
      box(1.16, 0.075, 0.36, 0.018)
        .move(0, 0.79, 0.05)
        .with(box(1.06, 0.04, 0.3, 0.012).move(0, 0.735, 0.04)),
      timber,
    )
    const log = (x: number, z: number, turn: number, y: number) =>
      cylinder(0.045, 0.4, { corners: 14, round: 0.008 }).turn(0, 0, 90).turn(0, turn, 0).move(x, y, z)
    make.part(
      'logs',
      together([log(0, 0.02, 6, 0.13), log(0, 0.12, -5, 0.13), log(0.01, 0.07, 24, 0.21)]),
      lacquer('#6a4526', { surface: 'bark', roughness: 0.95 }),
    )
    make.part(
      'grate',
      together([
        rod([-0.22, 0.09, 0.2], [0.22, 0.09, 0.2], 0.012),
        ...[-0.2, -0.1, 0, 0.1, 0.2].map((x) => rod([x, 0.07, 0.2], [x, 0.18, 0.2], 0.01, 8)),
      ]),
      metal('#3a3b3f'),
    )
    if (v.fire === 'burning') {
      const flame = (x: number, z: number, s: number) =>
        lathe(
          flowing(
            [
              [0.01, 0],
              [0.07, 0.08],
              [0.055, 0.17],
              [0.02, 0.27],
              [0.002, 0.34],
            ],
            4,
          ),
          { corners: 16 },
        )
          .warp(([a, b, c]) => [a + 0.03 * Math.sin(b * 14 + x * 30), b, c])
          .scale(s)
          .move(x, 0.17, z)
      make.part(
        'fire',
        together([
          flame(0, 0.06, 0.9),
          flame(-0.12, 0.05, 0.7),
          flame(0.12, 0.07, 0.72),
          flame(0.05, 0.1, 0.5),
          flame(-0.06, 0.11, 0.52),
        ]),
        glowing('#ff7a1e', { glow: 1.6 }),
      )
      make.part(
        'core',
        together([flame(0, 0.13, 0.45), flame(-0.09, 0.13, 0.34), flame(0.1, 0.13, 0.36)]),
        glowing('#ffd24a', { glow: 2.2 }),
      )
    }
    make.socket('top', [0, 0.83, 0.1], 0.4).socket('inside', [0, 0.13, 0.05], 0.22)
  }),
})

export const vacuum = archetype({
  id: 'vacuum',
  about: 'A vacuum cleaner: with a hose, or a robot',
  skeleton: 'appliance',
  nouns: ['vacuum cleaner', 'vacuum', 'hoover'],
  parameters: { kind: choice(['hose', 'robot'], 'which kind') },
  rows: {
    'robot vacuum': { values: { kind: 'robot' }, colours: { main: '#33363d' } },
    roomba: { values: { kind: 'robot' }, colours: { main: '#33363d' } },
  },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#e2483a'))
    const black = look.material('second', plastic('#2a2c31'))
    const chrome = look.material('accent', metal('#c9cfd6'))
    if (v.kind === 'robot') {
      make.part(
        'body',
        turned(
          [
            [0, 0.04],
            [0.46, 0.04],
            [0.5, 0.07],
            [0.5, 0.17],
            [0.47, 0.2],
            [0, 0.2],
          ],
          0.02,
          60,
        ),
        shell,
      )
      make.part(
        'top',
        turned(
          [
            [0, 0.195],
            [0.36, 0.195],
            [0.36, 0.212],
            [0, 0.214],
          ],
          0.006,
          52,
        ),
        black,
      )
      make.part(
        'ring',
        torus(0.37, 0.012, 56, 8)
          .move(0, 0.204, 0)
          .with(torus(0.498, 0.014, 60, 8).move(0, 0.12, 0)),
        chrome,
      )
      make.part('button', cylinder(0.09, 0.03, { corners: 32 }).move(0, 0.21, 0.12), chrome)
      make.part('light', torus(0.055, 0.01, 32, 8).move(0, 0.226, 0.12), glowing('#5ff0a0', { glow: 1.5 }))
      make.part('sensor', cylinder(0.11, 0.07, { corners: 36, round: 0.02 }).move(0, 0.235, -0.14), shell)
      make.part(
        'wheels',
        cylinder(0.07, 0.04, { corners: 20 }).turn(0, 0, 90).move(0.3, 0.07, 0).mirrored(),
        black,
      )
      const bristle = rod([0, 0.012, 0], [0, 0.012, 0.16], 0.008, 6)
      make.part(
        'brush',
        bristle.around(6).move(0.32, 0.03, 0.36),
        look.material('accent', plastic('#f2b93a')),
      )
      make.socket('top', [0, 0.27, -0.1], 0.3)
      return
    }
    make.part(
      'body',
      lathe(
        flowing(
          [
            [0.02, 0],
            [0.17, 0.02],
            [0.2, 0.14],
            [0.17, 0.3],
            [0.1, 0.4],
            [0.02, 0.42],
          ],
          5,
        ),
        { corners: 40 },
      )
        .turn(0, 0, -90)
        .scale(1, 1.05, 1)
        .move(-0.36, 0.22, 0),
      shell,
    )
    make.part('trim', torus(0.2, 0.016, 44, 8).turn(0, 0, 90).move(-0.22, 0.22, 0).scale(1, 1, 1), black)
    make.part(
      'wheels',
      cylinder(0.13, 0.05, { corners: 32, round: 0.02 }).turn(90, 0, 0).move(-0.26, 0.13, 0.2).mirrored('z'),
      black,
    )
    make.part(
      'hubs',
      cylinder(0.06, 0.055, { corners: 24 }).turn(90, 0, 0).move(-0.26, 0.13, 0.205).mirrored('z'),
      chrome,
    )
    make.part('wheels', cylinder(0.045, 0.04, { corners: 18 }).turn(90, 0, 0).move(0, 0.045, 0), black)
    make.part(
      'handle',
      pipe(
        [
          [-0.34, 0.4, 0],
          [-0.3, 0.5, 0],
          [-0.16, 0.5, 0],
          [-0.08, 0.38, 0],
        ],
        0.022,
        5,
      ),
      black,
    )
    const hose: Vec3[] = [
      [0.04, 0.22, 0],
      [0.18, 0.26, 0.1],
      [0.2, 0.6, 0.16],
      [0.36, 0.92, 0.06],
      [0.5, 0.86, 0],
    ]
    make.part(
      'hose',
      tube(hose, (t) => 0.034 + 0.005 * Math.cos(t * 300), { smooth: 34, corners: 12 }),
      black,
    )
    make.part(
      'tube',
      rod([0.5, 0.86, 0], [0.56, 0.7, 0.06], 0.034).with(rod([0.55, 0.74, 0.05], [0.76, 0.08, 0.26], 0.024)),
      chrome,
    )
    make.part('nozzle', box(0.14, 0.06, 0.36, 0.025).turn(0, -45, 0).move(0.78, 0.035, 0.28), shell)
    make.part('nozzle', ball(0.05, 16).move(0.76, 0.08, 0.26), black)
    make.socket('handle', [0.53, 0.8, 0.03], 0.04)
  }),
})

export const hairDryer = archetype({
  id: 'hair-dryer',
  about: 'A hair dryer',
  skeleton: 'appliance',
  nouns: ['hair dryer', 'hairdryer', 'blow dryer'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#e85a9a'))
    const black = look.material('second', plastic('#2a2c31'))
    const chrome = look.material('accent', metal('#d3d8dd'))
    make.part(
      'body',
      lathe(
        flowing(
          [
            [0.12, -0.28],
            [0.2, -0.22],
            [0.22, -0.05],
            [0.18, 0.16],
            [0.13, 0.34],
          ],
          5,
        ),
        { corners: 40 },
      )
        .turn(0, 0, -90)
        .move(0, 0.76, 0),
      shell,
    )
    make.part(
      'nozzle',
      lathe(
        [
          [0.1, 0.33],
          [0.14, 0.33],
          [0.14, 0.4],
          [0.11, 0.5],
          [0.09, 0.5],
        ],
        { corners: 36 },
      )
        .turn(0, 0, -90)
        .scale(1, 1, 1)
        .move(0, 0.76, 0),
      black,
    )
    make.part(
      'rings',
      torus(0.14, 0.014, 36, 8)
        .turn(0, 0, 90)
        .move(0.33, 0.76, 0)
        .with(torus(0.185, 0.012, 36, 8).turn(0, 0, 90).move(-0.235, 0.76, 0)),
      chrome,
    )
    make.part(
      'grille',
      together([0.04, 0.08, 0.12].map((r) => torus(r, 0.008, 28, 6).turn(0, 0, 90).move(-0.285, 0.76, 0))),
      black,
    )
    make.part(
      'handle',
      pipe(
        [
          [-0.02, 0.68, 0],
          [-0.05, 0.4, 0],
          [-0.1, 0.12, 0],
        ],
        [0.085, 0.075, 0.07],
        5,
        18,
      ),
      shell,
    )
    make.part(
      'buttons',
      box(0.03, 0.09, 0.06, 0.012)
        .turn(0, 0, -9)
        .move(0.04, 0.46, 0)
        .with(box(0.03, 0.06, 0.06, 0.012).turn(0, 0, -9).move(0.02, 0.34, 0)),
      black,
    )
    make.part(
      'cord',
      pipe(
        [
          [-0.1, 0.1, 0],
          [-0.13, 0.0, 0],
          [-0.05, -0.1, 0.04],
          [0.12, -0.1, 0.1],
          [0.26, -0.1, 0.02],
          [0.36, -0.1, -0.06],
        ],
        0.02,
        6,
        10,
      ),
      black,
    )
    make.part(
      'cord',
      box(0.1, 0.06, 0.07, 0.02)
        .turn(0, 30, 0)
        .move(0.4, -0.09, -0.08)
        .with(
          rod([0.44, -0.09, -0.09], [0.5, -0.09, -0.13], 0.01, 8),
          rod([0.43, -0.09, -0.12], [0.49, -0.09, -0.16], 0.01, 8),
        ),
      black,
    )
    make.socket('handle', [-0.06, 0.35, 0], 0.08)
  }),
})
