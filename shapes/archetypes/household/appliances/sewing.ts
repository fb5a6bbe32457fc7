import { archetype, choice } from '../../../archetype.ts'
import { hull, together } from '../../../geometry/solid.ts'
import {
  ball,
  box,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  softened,
  torus,
} from '../../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../../geometry/vector.ts'
import { cloth, lacquer, metal, plastic, polished, rubber, wood } from '../../../materials/material.ts'
import { pipe, rectangle, rod, standing } from '../forms.ts'

/** What cloth is sewn and smoothed with. */

export const sewingMachine = archetype({
  id: 'sewing-machine',
  about: 'A sewing machine with its arm, needle, hand wheel and a spool of thread',
  skeleton: 'appliance',
  nouns: ['sewing machine'],
  parameters: { age: choice(['old', 'new'], 'black and gold on a wooden base, or of plastic') },
  rows: {
    'antique sewing machine': { values: { age: 'old' } },
    'modern sewing machine': { values: { age: 'new' }, colours: { main: '#f3f1ec', second: '#58b8b0' } },
    'electric sewing machine': { values: { age: 'new' }, colours: { main: '#f3f1ec', second: '#58b8b0' } },
  },
  build: standing((v, look, make) => {
    const isOld = v.age === 'old'
    const body = look.material(
      'main',
      isOld ? lacquer('#1d1f24', { roughness: 0.2 }) : plastic('#f3f1ec', { roughness: 0.3 }),
    )
    const trim = look.material('second', isOld ? metal('#d0a542') : plastic('#58b8b0', { roughness: 0.35 }))
    const steel = metal('#c9ced6')
    make.part(
      isOld ? 'base' : 'arm',
      box(1.16, 0.1, 0.44, 0.03).move(0, 0.05, 0),
      isOld ? wood('#7b4522', { grain: 0.5 }) : body,
    )
    make.part('bed', box(1.06, 0.06, 0.36, 0.02).move(0, 0.12, 0), isOld ? body : trim)
    // One swoop: up the column, along the arm and down to the head.
    const arm = roundedOutline(
      isOld
        ? [
            [0.22, 0.14],
            [0.48, 0.14],
            [0.44, 0.3],
            [0.46, 0.6],
            [0.34, 0.72],
            [-0.28, 0.68],
            [-0.5, 0.68],
            [-0.5, 0.4],
            [-0.32, 0.4],
            [-0.3, 0.5],
            [0.16, 0.52],
            [0.25, 0.42],
          ]
        : [
            [0.2, 0.14],
            [0.52, 0.14],
            [0.52, 0.7],
            [0.46, 0.76],
            [-0.46, 0.76],
            [-0.52, 0.7],
            [-0.52, 0.38],
            [-0.3, 0.38],
            [-0.27, 0.5],
            [0.12, 0.5],
            [0.2, 0.42],
          ],
      isOld ? 0.09 : 0.06,
      6,
    )
    make.part('arm', extrude(arm, isOld ? 0.2 : 0.28, { bevel: isOld ? 0.07 : 0.05, steps: 4 }), body)
    const front = isOld ? 0.1 : 0.14
    if (isOld) {
      const scroll = (x: number, y: number) =>
        pipe(
          Array.from(
            { length: 16 },
            (_, i): Vec3 => [x + (i / 15 - 0.5) * 0.34, y + Math.sin(i * 0.85) * 0.022, front],
          ),
          0.008,
          2,
          8,
        )
      make.part(
        'gilding',
        together([
          scroll(-0.08, 0.595),
          ball([0.05, 0.05, 0.014], 20).move(0.3, 0.5, front - 0.002),
          rod([0.31, 0.2, front - 0.004], [0.33, 0.4, front - 0.004], 0.008),
        ]).mirrored('z'),
        trim,
      )
    } else {
      make.part(
        'panel',
        extrude(rectangle(0.42, 0.13, 0.03), 0.03, { bevel: 0.01 }).move(-0.02, 0.625, front),
        trim,
      )
      const coral = look.material('accent', plastic('#e8705a'))
      make.part(
        'knobs',
        together(
          [0, 1].map((i) =>
            cylinder(0.06, 0.06, { corners: 36, round: 0.014 })
              .turn(90, 0, 0)
              .with(box(0.016, 0.09, 0.05, 0.006).move(0, 0, 0.025))
              .move(0.36, 0.62 - i * 0.2, front + 0.02),
          ),
        ),
        coral,
      )
      make.part(
        'knobs',
        together(
          Array.from({ length: 5 }, (_, i) =>
            box(0.05, 0.012, 0.02, 0.004)
              .turn(0, 0, i % 2 ? 38 : -38)
              .move(-0.14 + i * 0.06, 0.625, front + 0.012),
          ),
        ).tinted([1, 1, 1]),
        coral,
      )
    }
    const hx = -0.41
    make.part(
      'steelwork',
      together([
        rod([hx, 0.42, 0], [hx, 0.22, 0], 0.02, 14),
        rod([hx + 0.05, 0.42, -0.03], [hx + 0.05, 0.2, -0.03], 0.014, 12),
        cylinder(0.034, 0.05, { corners: 20 }).move(hx, 0.25, 0),
        rod([hx, 0.24, 0], [hx, 0.145, 0], [0.008, 0.004], 10),
        box(0.1, 0.014, 0.14, 0.005).move(hx + 0.02, 0.175, 0.02),
      ]),
      steel,
    )
    make.part('steelwork', box(0.2, 0.012, 0.3, 0.004).move(hx, 0.152, 0), steel)
    make.part(
      'wheel',
      together([
        isOld ? torus(0.15, 0.028, 48, 14) : cylinder(0.13, 0.08, { corners: 48, round: 0.03 }),
        cylinder(0.05, 0.12, { corners: 28, round: 0.012 }),
        ...(isOld ? [0, 60, 120].map((a) => rod([-0.15, 0, 0], [0.15, 0, 0], 0.016).turn(0, a, 0)) : []),
      ])
        .turn(0, 0, 90)
        .move(isOld ? 0.52 : 0.56, 0.6, 0),
      isOld ? polished('#c9ced6') : trim,
    )
    make.part('steelwork', rod([0.38, 0.6, 0], [0.58, 0.6, 0], 0.034, 18), steel)
    const top = isOld ? 0.69 : 0.75
    make.part(
      'spool',
      together([
        cylinder(0.062, 0.016, { corners: 28 }).move(0, 0.03, 0),
        cylinder(0.062, 0.016, { corners: 28 }).move(0, 0.17, 0),
        rod([0, 0, 0], [0, 0.22, 0], 0.012),
      ]).move(0.26, top, 0),
      wood('#d9b07a'),
    )
    make.part(
      'thread',
      lathe(
        softened(
          [
            [0, 0.036],
            [0.052, 0.036],
            [0.052, 0.164],
            [0, 0.164],
          ],
          0.008,
        ),
        { corners: 28, flutes: (_, y) => 1 + 0.02 * Math.sin(y * 500) },
      )
        .move(0.26, top, 0)
        .with(
          pipe(
            [
              [0.21, top + 0.1, 0.01],
              [0, top + 0.07, 0.01],
              [-0.36, top + 0.05, 0.02],
              [-0.45, top - 0.04, 0.07],
            ],
            0.005,
            5,
            6,
          ),
        ),
      look.material('accent', cloth('#d8342c')),
    )
    make.part('steelwork', rod([-0.36, top - 0.04, 0.02], [-0.36, top + 0.06, 0.02], 0.012), steel)
    make.part(
      'steelwork',
      cylinder(0.04, 0.03, { corners: 20 })
        .turn(90, 0, 0)
        .move(hx - 0.02, 0.6, front + 0.01),
      steel,
    )
    make.socket('top', [0, top, 0], 0.1)
  }),
})

export const clothesIron = archetype({
  id: 'clothes-iron',
  about: 'An iron for clothes: steam iron, or the old kind of cast iron',
  skeleton: 'appliance',
  nouns: [
    'clothes iron',
    'iron',
    'steam iron',
    'electric iron',
    'flat iron',
    'flatiron',
    'clothing iron',
    'laundry iron',
  ],
  parameters: {
    age: choice(['new', 'old'], 'with steam and a cord, or cast in one piece with a wooden grip'),
  },
  rows: {
    'flat iron': { values: { age: 'old' } },
    flatiron: { values: { age: 'old' } },
    'antique iron': { values: { age: 'old' } },
  },
  build: standing((v, look, make) => {
    // The sole is pointed at the front and blunt behind; it lies in x and z.
    const sole = (wide: number, long: number): Vec2[] =>
      roundedOutline(
        [
          [-wide, -long],
          [wide, -long],
          [wide, -long * 0.2],
          [wide * 0.72, long * 0.4],
          [0, long],
          [-wide * 0.72, long * 0.4],
          [-wide, -long * 0.2],
        ],
        0.12,
        6,
      )
    const flat = (wide: number, long: number, y: number): Vec3[] =>
      sole(wide, long).map(([x, z]): Vec3 => [x, y, z])
    if (v.age === 'old') {
      const cast = look.material('main', metal('#3a3d42', { roughness: 0.5 }))
      make.part(
        'sole',
        hull([
          ...flat(0.23, 0.48, 0),
          ...flat(0.235, 0.485, 0.02),
          ...flat(0.215, 0.46, 0.15),
          ...flat(0.19, 0.42, 0.19),
        ]),
        cast,
      )
      make.part(
        'rail',
        together([
          pipe(
            [
              [0, 0.16, 0.22],
              [0, 0.36, 0.26],
              [0, 0.42, 0.2],
            ],
            0.03,
            5,
          ),
          pipe(
            [
              [0, 0.16, -0.28],
              [0, 0.36, -0.32],
              [0, 0.42, -0.26],
            ],
            0.03,
            5,
          ),
        ]),
        cast,
      )
      make.part(
        'grip',
        lathe(
          softened(
            [
              [0, -0.26],
              [0.04, -0.26],
              [0.055, -0.16],
              [0.062, 0],
              [0.055, 0.16],
              [0.04, 0.26],
              [0, 0.26],
            ],
            0.02,
          ),
          { corners: 28 },
        )
          .turn(90, 0, 0)
          .move(0, 0.43, -0.03),
        look.material('second', wood('#9a5f2e', { grain: 0.5 })),
      )
      make.part('bolt', cylinder(0.04, 0.03, { corners: 6 }).move(0, 0.2, 0.1), metal('#6d747c'))
      make.socket('handle', [0, 0.43, 0], 0.06)
      return
    }
    const shell = look.material('main', plastic('#3f8fd0', { roughness: 0.28 }))
    const white = look.material('second', plastic('#f5f6f7', { roughness: 0.3 }))
    const dark = look.material('accent', rubber('#2b2e34'))
    make.part(
      'sole',
      hull([...flat(0.245, 0.5, 0), ...flat(0.25, 0.505, 0.012), ...flat(0.245, 0.5, 0.035)]),
      polished('#ccd2d9'),
    )
    make.part(
      'skirt',
      hull([...flat(0.235, 0.475, 0.03), ...flat(0.235, 0.475, 0.06), ...flat(0.2, 0.42, 0.12)]),
      white,
    )
    make.part(
      'body',
      hull([
        ...flat(0.212, 0.43, 0.1),
        ...flat(0.195, 0.41, 0.17),
        ...flat(0.12, 0.33, 0.25),
        ...flat(0.08, 0.25, 0.28),
      ]),
      shell,
    )
    make.part(
      'handle',
      pipe(
        [
          [0, 0.12, -0.36],
          [0, 0.34, -0.4],
          [0, 0.52, -0.38],
          [0, 0.585, -0.26],
          [0, 0.585, 0.06],
          [0, 0.51, 0.22],
          [0, 0.36, 0.31],
          [0, 0.18, 0.34],
        ],
        [0.075, 0.066, 0.06, 0.058, 0.056, 0.056, 0.06, 0.07],
        7,
        24,
      ),
      shell,
    )
    make.part('grip', rod([0, 0.585, -0.27], [0, 0.586, 0.05], 0.066, 24), dark)
    make.part(
      'dial',
      cylinder(0.085, 0.05, { corners: 40, round: 0.014 })
        .with(box(0.02, 0.06, 0.1, 0.008))
        .move(0, 0.29, 0),
      white,
    )
    make.part(
      'button',
      box(0.06, 0.05, 0.09, 0.02)
        .turn(12, 0, 0)
        .move(0, 0.6, 0.12)
        .with(cylinder(0.03, 0.06, { corners: 20 }).move(0, 0.64, 0.03)),
      white,
    )
    make.part('nozzle', cylinder(0.035, 0.1, { corners: 20 }).turn(75, 0, 0).move(0, 0.27, 0.35), dark)
    make.part(
      'cord',
      pipe(
        [
          [0, 0.54, -0.38],
          [0, 0.56, -0.5],
          [0.03, 0.38, -0.64],
          [0.1, 0.06, -0.66],
          [0.3, 0.022, -0.56],
          [0.4, 0.022, -0.36],
        ],
        0.022,
        8,
        12,
      ),
      dark,
    )
    make.part('sleeve', rod([0, 0.53, -0.36], [0, 0.558, -0.47], [0.045, 0.03], 16), dark)
    make.socket('handle', [0, 0.6, -0.1], 0.06)
  }),
})

export const ironingBoard = archetype({
  id: 'ironing-board',
  about: 'An ironing board on crossed legs',
  skeleton: 'furniture',
  nouns: ['ironing board'],
  parameters: { tall: choice(['standing', 'low'], 'how high it stands') },
  build: standing((v, look, make) => {
    const h = v.tall === 'low' ? 0.4 : 0.86
    const top = roundedOutline(
      [
        [-0.66, -0.19],
        [0.3, -0.19],
        [0.72, -0.07],
        [0.72, 0.07],
        [0.3, 0.19],
        [-0.66, 0.19],
      ],
      0.07,
      6,
    )
    const ground = look.colour('main', '#6fb3d6')
    make.part('board', extrude(top, 0.05, { bevel: 0.02, steps: 3 }).turn(-90, 0, 0).move(0, h, 0), {
      ...look.material('main', cloth('#6fb3d6')),
      paint: ([x, , z]: Vec3) =>
        (Math.round(x * 12) + Math.round(z * 12)) % 2 === 0 &&
        Math.hypot(x * 12 - Math.round(x * 12), z * 12 - Math.round(z * 12)) < 0.28
          ? [0.95, 0.96, 0.98]
          : undefined,
    })
    make.part(
      'frame',
      extrude(top, 0.02, { bevel: 0.006 })
        .scale(0.93, 0.86, 1)
        .turn(-90, 0, 0)
        .move(0, h - 0.034, 0),
      metal('#b9c0c8'),
    )
    const leg = (s: number) =>
      together([
        rod([-0.4 * s, h - 0.04, 0.08 * s], [0.4 * s, 0.03, 0.08 * s], 0.017),
        rod([-0.4 * s, h - 0.04, -0.02 * s], [0.4 * s, 0.03, -0.02 * s], 0.017),
        rod([0.4 * s, 0.022, -0.2], [0.4 * s, 0.022, 0.2], 0.022),
      ])
    make.part('legs', leg(1).with(leg(-1)), look.material('second', metal('#c3c9d0')))
    make.part(
      'feet',
      together([-1, 1].flatMap((s) => [-1, 1].map((z) => ball(0.032, 14).move(0.4 * s, 0.03, z * 0.2)))),
      rubber(ground === '#26282c' ? '#e0e0e0' : '#2b2e34'),
    )
    make.part(
      'rest',
      pipe(
        [
          [-0.62, h, -0.1],
          [-0.84, h - 0.01, -0.1],
          [-0.84, h - 0.01, 0.1],
          [-0.62, h, 0.1],
        ],
        0.014,
        3,
      ),
      look.material('second', metal('#c3c9d0')),
    )
    make.socket('top', [0, h + 0.03, 0], 0.18)
  }),
})
