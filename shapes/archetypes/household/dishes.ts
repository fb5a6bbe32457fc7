import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, loft, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { clay, glass, metal, plastic, polished, porcelain, wood } from '../../materials/material.ts'
import { flowing, hollow, pipe, rod, standing, turned } from './forms.ts'

export const bowl = archetype({
  id: 'bowl',
  about: 'A bowl or plate with a painted rim',
  skeleton: 'vessel',
  nouns: ['bowl'],
  parameters: {
    form: choice(['bowl', 'plate', 'deep', 'tray'], 'its outline'),
    stuff: choice(['porcelain', 'wood', 'clay'], 'what it is made of'),
    stack: number(1, 1, 6, 'how many are stacked'),
  },
  rows: {
    plate: { values: { form: 'plate' }, colours: { main: '#fbf7ef', second: '#2f6fae' } },
    dish: { values: { form: 'plate' }, colours: { main: '#fbf7ef', second: '#c9483f' } },
    saucer: { values: { form: 'plate' }, colours: { main: '#fbf7ef', second: '#d9a93a' } },
    plates: { values: { form: 'plate', stack: 4 }, colours: { main: '#fbf7ef', second: '#2f6fae' } },
    'salad bowl': { values: { stuff: 'wood' }, colours: { main: '#b9783e', second: '#8a5228' } },
    'mixing bowl': { values: { form: 'deep' }, colours: { main: '#6fbfae', second: '#f4efe2' } },
    'wooden bowl': { values: { stuff: 'wood' }, colours: { main: '#b9783e', second: '#8a5228' } },
    'clay bowl': { values: { stuff: 'clay' }, colours: { main: '#b8694a', second: '#e8d2b0' } },
    tray: { values: { form: 'tray' }, colours: { main: '#c9ced4', second: '#9aa1a8' } },
  },
  build: standing((v, look, make) => {
    const usual =
      v.stuff === 'wood' ? wood('#b9783e') : v.stuff === 'clay' ? clay('#b8694a') : porcelain('#3f8fc0')
    const tint = look.light('second', '#fff3dc')
    const profile: Record<string, Vec2[]> = {
      bowl: flowing(
        [
          [0.2, 0],
          [0.2, 0.035],
          [0.38, 0.16],
          [0.48, 0.32],
          [0.5, 0.4],
        ],
        5,
      ),
      deep: flowing(
        [
          [0.22, 0],
          [0.3, 0.05],
          [0.44, 0.26],
          [0.48, 0.46],
          [0.52, 0.5],
        ],
        5,
      ),
      plate: flowing(
        [
          [0.28, 0],
          [0.29, 0.018],
          [0.36, 0.035],
          [0.5, 0.075],
        ],
        4,
      ),
      tray: [
        [0.44, 0],
        [0.46, 0.01],
        [0.5, 0.06],
      ],
    }
    const shape = profile[v.form] ?? []
    const [rim, tall] = shape.at(-1) ?? [0.5, 0.4]
    const step = v.form === 'plate' ? 0.035 : tall * 0.3
    const count = Math.round(v.stack)
    const own = look.material('main', usual)
    const painted = {
      ...own,
      paint: ([x, y, z]: Vec3): Vec3 | undefined => {
        const [far, up] = [Math.hypot(x, z), y % step]
        if (v.form === 'plate' || v.form === 'tray')
          return (far > 0.455 && far < 0.488) || Math.abs(far - 0.43) < 0.006 ? tint : undefined
        return Math.abs(y / tall - 0.8) < 0.06 || Math.abs(y / tall - 0.66) < 0.02
          ? up > -1
            ? tint
            : undefined
          : undefined
      },
    }
    const one = hollow(
      shape,
      v.stuff === 'porcelain' ? 0.022 : 0.035,
      v.form === 'plate' || v.form === 'tray' ? 0.022 : 0.06,
      60,
    )
    make.part(
      v.form === 'plate' ? 'plate' : 'bowl',
      together(Array.from({ length: count }, (_, i) => one.move(0, i * step, 0))),
      painted,
    )
    const top = tall + (count - 1) * step
    if (v.form === 'tray')
      make.part(
        'handles',
        pipe(
          [
            [rim - 0.04, 0.05, -0.12],
            [rim + 0.06, 0.1, -0.1],
            [rim + 0.06, 0.1, 0.1],
            [rim - 0.04, 0.05, 0.12],
          ],
          0.02,
          5,
        ).mirrored(),
        own,
      )
    make
      .socket('inside', [0, v.form === 'plate' || v.form === 'tray' ? top * 0.4 : top * 0.82, 0], rim * 0.85)
      .socket('top', [0, v.form === 'plate' ? top * 0.5 : top * 0.8, 0], rim * 0.7)
  }),
})

export const pan = archetype({
  id: 'pan',
  about: 'A cooking pot or pan',
  skeleton: 'vessel',
  nouns: ['pan', 'frying pan', 'skillet'],
  parameters: {
    depth: number(0.12, 0.06, 0.7, 'how deep it is'),
    handles: choice(['long', 'two', 'bail'], 'kind of handles'),
    lid: choice(['none', 'domed'], 'whether it has a lid'),
    belly: number(0, 0, 1, 'how round it is'),
    legs: number(0, 0, 4, 'how many legs it stands on'),
  },
  rows: {
    pot: {
      values: { depth: 0.5, handles: 'two', lid: 'domed' },
      colours: { main: '#c9ced4', second: '#26272b' },
    },
    'cooking pot': {
      values: { depth: 0.5, handles: 'two', lid: 'domed' },
      colours: { main: '#d8433c', second: '#26272b' },
    },
    saucepan: { values: { depth: 0.34, handles: 'long', lid: 'domed' }, colours: { main: '#c9ced4' } },
    wok: { values: { depth: 0.22, handles: 'long', belly: 1 }, colours: { main: '#34363b' } },
    cauldron: { values: { depth: 0.62, handles: 'bail', belly: 1, legs: 3 }, colours: { main: '#2f3238' } },
    'witch cauldron': {
      values: { depth: 0.62, handles: 'bail', belly: 1, legs: 3 },
      colours: { main: '#2f3238' },
    },
    casserole: {
      values: { depth: 0.34, handles: 'two', lid: 'domed' },
      colours: { main: '#e0792f', second: '#e0792f' },
    },
  },
  build: standing((v, look, make) => {
    const isBig = v.handles === 'bail'
    const steel = look.material(
      'main',
      isBig
        ? metal('#2f3238', { metalness: 0.6, roughness: 0.55 })
        : metal('#3f444c', { metalness: 0.7, surface: 'plain', roughness: 0.35 }),
    )
    const grip = look.material('second', plastic('#7a4a26', { surface: 'wood', roughness: 0.5 }))
    const bright = look.material('accent', metal('#cdd3d9'))
    const d = v.depth
    const shape: Vec2[] =
      v.belly > 0.5
        ? flowing(
            d > 0.4
              ? [
                  [0.02, 0],
                  [0.28, 0.04],
                  [0.45, 0.26],
                  [0.4, 0.5],
                  [0.34, 0.57],
                  [0.4, 0.62],
                ]
              : [
                  [0.02, 0],
                  [0.2, 0.02],
                  [0.38, 0.1],
                  [0.46, d],
                ],
            6,
          )
        : [
            [0, 0],
            [0.33, 0],
            [0.37, 0.025],
            [d < 0.2 ? 0.42 : 0.385, d],
            [d < 0.2 ? 0.44 : 0.4, d + 0.012],
          ]
    const [rim, top] = shape.at(-1) ?? [0.4, d]
    const lift = v.legs > 0 ? 0.1 : 0
    make.part('pan', hollow(shape, 0.026, 0.035, 52).move(0, lift, 0), steel)
    make.part('rim', torus(rim - 0.012, 0.016, 52, 8).move(0, top + lift + 0.004, 0), isBig ? steel : bright)
    if (v.handles === 'long') {
      const y = top - 0.04
      make.part(
        'handle',
        tube(
          [
            [rim - 0.02, y, 0],
            [rim + 0.14, y + 0.03, 0],
          ],
          [0.03, 0.024],
          { corners: 12 },
        ),
        bright,
      )
      make.part(
        'handle',
        tube(
          [
            [rim + 0.11, y + 0.025, 0],
            [rim + 0.3, y + 0.06, 0],
            [rim + 0.58, y + 0.07, 0],
          ],
          [0.034, 0.042, 0.036],
          { smooth: 5, corners: 14 },
        ),
        grip,
      )
      make.part(
        'rivets',
        together([-0.03, 0.03].map((z) => ball(0.012, 8).move(rim - 0.045, y - 0.01, z))),
        bright,
      )
      make.socket('handle', [rim + 0.35, y + 0.06, 0], 0.05)
    } else if (v.handles === 'two') {
      const y = top - 0.08
      make.part(
        'handle',
        pipe(
          [
            [rim - 0.03, y, -0.1],
            [rim + 0.09, y + 0.02, -0.085],
            [rim + 0.09, y + 0.02, 0.085],
            [rim - 0.03, y, 0.1],
          ],
          0.024,
          5,
        ).mirrored(),
        grip,
      )
    } else {
      make.part(
        'handle',
        pipe(
          [
            [-rim - 0.01, top + lift - 0.03, 0],
            [-rim * 0.85, top + lift + 0.26, 0],
            [0, top + lift + 0.4, 0],
            [rim * 0.85, top + lift + 0.26, 0],
            [rim + 0.01, top + lift - 0.03, 0],
          ],
          0.018,
          8,
        ),
        bright,
      )
      make.part(
        'handle',
        torus(0.04, 0.014, 18, 8)
          .turn(90, 0, 0)
          .move(rim + 0.005, top + lift - 0.03, 0)
          .mirrored(),
        bright,
      )
    }
    const legs = Math.round(v.legs)
    if (legs > 0)
      make.part(
        'legs',
        tube(
          [
            [0, lift + 0.1, 0.26],
            [0, 0.06, 0.34],
            [0, 0.025, 0.37],
          ],
          [0.05, 0.035, 0.03],
          { smooth: 4, corners: 12 },
        ).around(legs),
        steel,
      )
    if (v.lid === 'domed') {
      make.part(
        'lid',
        lathe(
          flowing(
            [
              [rim - 0.015, top + 0.012],
              [rim + 0.012, top + 0.022],
              [rim - 0.03, top + 0.05],
              [rim * 0.5, top + 0.12],
              [0.02, top + 0.14],
            ],
            4,
          ),
          { corners: 52 },
        ),
        steel,
      )
      make.part(
        'handle',
        turned(
          [
            [0, top + 0.13],
            [0.025, top + 0.13],
            [0.025, top + 0.165],
            [0.065, top + 0.175],
            [0.06, top + 0.205],
            [0, top + 0.215],
          ],
          0.012,
          24,
        ),
        grip,
      )
    }
    make.socket('inside', [0, top * 0.8 + lift, 0], rim - 0.05).socket('top', [0, top + lift, 0], rim)
  }),
})

/** Spoons, forks and knives lie on the table. They are shown standing. */
export const cutlery = archetype({
  id: 'cutlery',
  about: 'A spoon, fork or knife, upright',
  skeleton: 'tool',
  nouns: ['spoon', 'teaspoon', 'tablespoon'],
  parameters: {
    kind: choice(['spoon', 'fork', 'knife', 'ladle', 'spatula', 'whisk'], 'which it is'),
    handle: choice(['metal', 'wood'], 'what its handle is of'),
  },
  rows: {
    fork: { values: { kind: 'fork' } },
    knife: { values: { kind: 'knife', handle: 'wood' } },
    'kitchen knife': { values: { kind: 'knife', handle: 'wood' } },
    'butter knife': { values: { kind: 'knife' } },
    'wooden spoon': { values: { kind: 'spoon', handle: 'wood' }, colours: { main: '#c99a5e' } },
    ladle: { values: { kind: 'ladle' } },
    spatula: { values: { kind: 'spatula', handle: 'wood' } },
    whisk: { values: { kind: 'whisk', handle: 'wood' } },
  },
  build: standing((v, look, make) => {
    const isWooden = v.kind === 'spoon' && v.handle === 'wood'
    const steel = look.material('main', isWooden ? wood('#c99a5e') : polished('#d3d9df', { roughness: 0.18 }))
    const grip =
      v.handle === 'wood' && !isWooden ? look.material('second', wood('#6b3d20', { grain: 0.6 })) : steel
    const brass = look.material('accent', metal('#d9ab48'))
    const flat = (points: [y: number, wide: number, z: number, thick: number][]) =>
      loft(
        points.map(([y, wide, z, thick]) =>
          Array.from({ length: 16 }, (_, k): Vec3 => {
            const a = (2 * Math.PI * k) / 16
            return [Math.cos(a) * wide, y, z + Math.sin(a) * thick]
          }),
        ),
      )
    if (v.handle === 'wood' && !isWooden) {
      make.part(
        'handle',
        flat([
          [0, 0.02, 0, 0.015],
          [0.012, 0.034, 0, 0.024],
          [0.12, 0.036, 0, 0.026],
          [0.26, 0.028, 0, 0.022],
          [0.34, 0.034, 0, 0.024],
          [0.36, 0.03, 0, 0.02],
        ]),
        grip,
      )
      make.part(
        'rivets',
        together(
          [0.08, 0.18, 0.28].map((y) => cylinder(0.011, 0.056, { corners: 12 }).turn(90, 0, 0).move(0, y, 0)),
        ),
        brass,
      )
    } else
      make.part(
        'handle',
        flat([
          [0, 0.02, 0, 0.006],
          [0.01, 0.038, 0, 0.01],
          [0.06, 0.042, 0, 0.012],
          [0.16, 0.028, 0, 0.012],
          [0.4, 0.014, 0.01, 0.012],
          [0.56, 0.013, 0.022, 0.013],
          [0.64, 0.02, 0.018, 0.011],
        ]),
        steel,
      )
    if (!isWooden && v.handle === 'metal')
      make.part(
        'handle',
        torus(0.024, 0.006, 20, 8)
          .turn(90, 0, 0)
          .scale(1, 1.4, 1)
          .move(0, 0.06, 0.009)
          .with(torus(0.024, 0.006, 20, 8).turn(90, 0, 0).scale(1, 1.4, 1).move(0, 0.06, -0.009)),
        steel,
      )
    if (v.kind === 'spoon' || v.kind === 'ladle') {
      const deep = v.kind === 'ladle' ? 0.11 : 0.045
      const [rx, ry] = v.kind === 'ladle' ? [0.13, 0.13] : [0.085, 0.14]
      const inner = lathe(
        flowing(
          [
            [0.02, -1],
            [0.5, -0.86],
            [0.86, -0.46],
            [1, 0],
          ],
          4,
        ).concat([
          [0.93, 0.03],
          [0.8, -0.42],
          [0.46, -0.78],
          [0, -0.9],
        ]),
        { corners: 36 },
      )
      make.part(
        'bowl',
        inner
          .turn(90, 0, 0)
          .scale(rx, ry, deep)
          .move(0, 0.62 + ry, 0.03),
        steel,
      )
    } else if (v.kind === 'fork') {
      const tines: Vec2[] = []
      const [half, count] = [0.075, 4]
      tines.push([-half, 0.78], [-half * 0.6, 0.69], [0, 0.655], [half * 0.6, 0.69], [half, 0.78])
      const gap = (2 * half) / (count * 2 - 1)
      for (let i = 0; i < count; i++) {
        const x = half - i * 2 * gap
        tines.push([x, 0.97], [x - gap / 2, 1], [x - gap, 0.97])
        if (i < count - 1) tines.push([x - gap, 0.83], [x - gap * 1.5, 0.815], [x - 2 * gap, 0.83])
      }
      make.part(
        'tines',
        extrude(tines, 0.016, { bevel: 0.005 }).warp(([x, y, z]) => [
          x,
          y,
          z + 0.02 + 0.9 * (y - 0.8) * (y - 0.74),
        ]),
        steel,
      )
      make.part('tines', rod([0, 0.56, 0.018], [0, 0.7, 0.016], [0.014, 0.02]), steel)
    } else if (v.kind === 'knife') {
      const edge: Vec2[] = [
        [-0.03, 0.36],
        [0.042, 0.36],
        [0.056, 0.42],
        [0.058, 0.7],
        [0.045, 0.86],
        [0.01, 0.98],
        [-0.026, 1.02],
        [-0.03, 0.9],
      ]
      make.part('blade', extrude(edge, 0.014, { bevel: 0.006 }), steel)
      if (v.handle === 'wood')
        make.part('bolster', box(0.078, 0.03, 0.05, 0.012).move(0.002, 0.365, 0), brass)
    } else if (v.kind === 'spatula') {
      make.part('blade', rod([0, 0.34, 0], [0, 0.66, 0.02], 0.012), steel)
      const slots = [-0.05, 0, 0.05].map((x): Vec2[] => [
        [x - 0.009, 0.7],
        [x + 0.009, 0.7],
        [x + 0.009, 0.88],
        [x - 0.009, 0.88],
      ])
      make.part(
        'blade',
        extrude(
          [
            [-0.06, 0.64],
            [0.06, 0.64],
            [0.1, 0.7],
            [0.1, 0.98],
            [-0.1, 0.98],
            [-0.1, 0.7],
          ],
          0.012,
          { bevel: 0.004, holes: slots },
        ).move(0, 0, 0.02),
        steel,
      )
    } else {
      make.part('wires', rod([0, 0.34, 0], [0, 0.42, 0], 0.022), steel)
      const wire = tube(
        [
          [0, 0.4, 0.01],
          [0, 0.56, 0.06],
          [0, 0.76, 0.125],
          [0, 0.93, 0.1],
          [0, 1, 0],
          [0, 0.93, -0.1],
          [0, 0.76, -0.125],
          [0, 0.56, -0.06],
          [0, 0.4, -0.01],
        ],
        0.007,
        { smooth: 5, corners: 8 },
      )
      make.part('wires', together([0, 36, 72, 108, 144].map((a) => wire.turn(0, a, 0))), steel)
    }
    make.socket('handle', [0, 0.2, 0], 0.03)
  }),
})

export const chopsticks = archetype({
  id: 'chopsticks',
  about: 'A pair of chopsticks on a rest',
  skeleton: 'tool',
  nouns: ['chopsticks', 'chopstick'],
  parameters: {},
  build: standing((_, look, make) => {
    const red = look.material('main', porcelain('#a8232a', { roughness: 0.3 }))
    const gold = look.material('accent', metal('#dcae4a'))
    const stick = (z: number, turn: number) => {
      const body = tube(
        [
          [-0.5, 0.075, 0],
          [0.5, 0.05, 0],
        ],
        [0.026, 0.012],
        { corners: 10 },
      )
      const bands = together(
        [-0.4, -0.36, -0.12].map((x) => torus(0.0245, 0.005, 16, 6).turn(0, 0, 90).move(x, 0.072, 0)),
      )
      return [body.turn(0, turn, 0).move(0, 0, z), bands.turn(0, turn, 0).move(0, 0, z)] as const
    }
    for (const [body, bands] of [stick(0.05, 3), stick(-0.05, -3)]) {
      make.part('sticks', body, red)
      make.part('bands', bands, gold)
    }
    const rest = loft(
      Array.from({ length: 13 }, (_, i) => {
        const z = (i / 12 - 0.5) * 0.3
        const h = 0.036 + 0.5 * z * z
        return Array.from({ length: 14 }, (_, k): Vec3 => {
          const a = (2 * Math.PI * k) / 14
          return [0.3 + Math.cos(a) * 0.045, h / 2 + (Math.sin(a) * h) / 2, z]
        })
      }),
    )
    make.part('rest', rest, look.material('second', porcelain('#f3efe4')))
    make.socket('handle', [-0.2, 0.07, 0], 0.03)
  }),
})

export const cuttingBoard = archetype({
  id: 'cutting-board',
  about: 'A wooden board with a knife',
  skeleton: 'tool',
  nouns: ['cutting board', 'chopping board', 'breadboard', 'cheese board', 'serving board'],
  parameters: { knife: choice(['none', 'lying'], 'whether a knife lies on it') },
  build: standing((v, look, make) => {
    const board = look.material('main', wood('#c48c4f'))
    const shape: Vec2[] = [
      [-0.36, -0.26],
      [0.36, -0.26],
      [0.36, 0.26],
      [-0.36, 0.26],
      [-0.36, 0.09],
      [-0.62, 0.07],
      [-0.62, -0.07],
      [-0.36, -0.09],
    ]
    const hole = Array.from(
      { length: 20 },
      (_, i): Vec2 => [-0.55 + 0.03 * Math.cos((i * Math.PI) / 10), 0.03 * Math.sin((i * Math.PI) / 10)],
    )
    const soft = shape.flatMap((p) => [p])
    make.part(
      'board',
      extrude(soft, 0.06, { bevel: 0.018, steps: 3, holes: [hole] })
        .turn(-90, 0, 0)
        .move(0, 0.03, 0),
      board,
    )
    make.part(
      'groove',
      tube(
        [
          [-0.31, 0.06, -0.21],
          [0.31, 0.06, -0.21],
          [0.31, 0.06, 0.21],
          [-0.31, 0.06, 0.21],
        ],
        0.008,
        { closed: true, corners: 8 },
      ),
      look.material('second', wood('#8a5a2c')),
    )
    if (v.knife === 'lying') {
      make.part(
        'knife',
        extrude(
          [
            [-0.1, -0.03],
            [0.2, -0.03],
            [0.28, 0.01],
            [0.26, 0.03],
            [-0.1, 0.03],
          ],
          0.012,
          { bevel: 0.005 },
        )
          .turn(-90, 0, 0)
          .move(0, 0.072, 0.05),
        polished('#cfd5db'),
      )
      make.part('grip', box(0.2, 0.03, 0.05, 0.012).move(-0.19, 0.078, 0.05), plastic('#26272b'))
    }
    make.socket('top', [0, 0.06, 0], 0.25)
  }),
})

export const saltShaker = archetype({
  id: 'salt-shaker',
  about: 'A shaker with a pierced cap, or a pepper mill',
  skeleton: 'vessel',
  nouns: ['salt shaker', 'saltshaker', 'pepper shaker'],
  parameters: { kind: choice(['shaker', 'mill'], 'which it is') },
  rows: {
    'pepper mill': { values: { kind: 'mill' }, colours: { main: '#6b3b1f' } },
    'pepper shaker': { colours: { second: '#3a3029' } },
  },
  build: standing((v, look, make) => {
    if (v.kind === 'mill') {
      make.part(
        'body',
        turned(
          [
            [0, 0],
            [0.2, 0],
            [0.2, 0.08],
            [0.14, 0.16],
            [0.12, 0.36],
            [0.18, 0.52],
            [0.18, 0.6],
            [0, 0.6],
          ],
          0.03,
        ),
        look.material('main', wood('#6b3b1f')),
      )
      make.part(
        'head',
        turned(
          [
            [0, 0.62],
            [0.17, 0.62],
            [0.19, 0.7],
            [0.1, 0.84],
            [0.13, 0.9],
            [0, 0.98],
          ],
          0.04,
        ),
        look.material('main', wood('#6b3b1f')),
      )
      make.part(
        'knob',
        turned(
          [
            [0, 0.96],
            [0.04, 0.96],
            [0.05, 1],
            [0, 1.04],
          ],
          0.012,
        ).with(torus(0.165, 0.012, 36, 8).move(0, 0.61, 0)),
        look.material('accent', metal('#cfa44a')),
      )
    } else {
      make.part(
        'glass',
        lathe(
          [
            [0, 0],
            [0.28, 0],
            [0.3, 0.03],
            [0.22, 0.66],
            [0, 0.66],
          ],
          { corners: 10 },
        ),
        look.material('main', glass('#dbeef4', { opacity: 0.42 })),
      )
      make.part(
        'salt',
        lathe(
          [
            [0, 0.04],
            [0.265, 0.04],
            [0.22, 0.46],
            [0, 0.48],
          ],
          { corners: 10 },
        ),
        look.material('second', plastic('#ffffff', { surface: 'sand', roughness: 0.9 })),
      )
      make.part(
        'cap',
        turned(
          [
            [0, 0.64],
            [0.25, 0.64],
            [0.26, 0.68],
            [0.24, 0.76],
            [0.2, 0.84],
            [0, 0.92],
          ],
          0.03,
        ),
        look.material('accent', metal('#c9ced4')),
      )
      make.part(
        'holes',
        together(
          [
            [0, 0],
            [0.07, 0],
            [-0.07, 0],
            [0, 0.07],
            [0, -0.07],
            [0.05, 0.05],
            [-0.05, -0.05],
          ].map(([x = 0, z = 0]) =>
            ball([0.014, 0.008, 0.014], 8).move(x, 0.905 - Math.hypot(x, z) * 0.38, z),
          ),
        ),
        plastic('#33363b'),
      )
    }
    make.socket('top', [0, 0.92, 0], 0.15)
  }),
})
