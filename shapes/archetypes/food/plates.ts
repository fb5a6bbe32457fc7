import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  sheet,
  softened,
  tube,
} from '../../geometry/solids.ts'
import { between, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  crust,
  lacquer,
  leaf,
  metal,
  paper,
  plastic,
  porcelain,
  rubber,
  skin,
} from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'
import { plate, ramp, ruffled, slice } from './served.ts'

export const egg = archetype({
  id: 'egg',
  about: 'An egg, whole, fried or in a cup',
  skeleton: 'food',
  nouns: ['egg', 'chicken egg'],
  parameters: {
    kind: choice(['whole', 'fried', 'in a cup'], 'how it is served'),
    yolks: number(1, 1, 3, 'how many yolks a fried one has'),
    spots: number(0, 0, 1, 'spots on its shell'),
  },
  rows: {
    'fried egg': { values: { kind: 'fried' }, colours: { main: '#fdfaf0' } },
    'sunny side up egg': { values: { kind: 'fried' }, colours: { main: '#fdfaf0' } },
    'boiled egg': { values: { kind: 'in a cup' } },
    'dragon egg': { values: { spots: 1 }, colours: { main: '#3f7a5a', second: '#1f3f3a' } },
    'dinosaur egg': { values: { spots: 1 }, colours: { main: '#d9cfa8', second: '#7a8a4a' } },
    'easter egg': { values: { spots: 1 }, colours: { main: '#f28fb8', second: '#fff3c0' } },
  },
  build(v, look, make) {
    if (v.kind === 'fried') {
      const white = lathe(
        softened(
          [
            [0, 0.02],
            [0.38, 0.02],
            [0.46, 0.035],
            [0.44, 0.06],
            [0.3, 0.085],
            [0, 0.1],
          ],
          0.03,
          4,
        ),
        {
          corners: 90,
          flutes: (a) => 1 + 0.09 * Math.sin(a * 3 + 1) + 0.05 * Math.sin(a * 5) + 0.02 * Math.sin(a * 11),
        },
      )
      const brown = light('#d9a35a')
      make.part('plate', plate(0.62), look.material('second', porcelain('#4f8fc0')))
      make.part(
        'white',
        white.move(0, 0.022, 0),
        look.material(
          'main',
          lacquer('#fdfaf0', {
            roughness: 0.25,
            paint: ([x, y, z]) => (y < 0.072 && Math.hypot(x, z) > 0.38 ? brown : undefined),
          }),
        ),
      )
      const count = Math.round(v.yolks)
      const yolk = lathe(
        softened(
          [
            [0, 0.09],
            [0.17, 0.095],
            [0.175, 0.13],
            [0.12, 0.2],
            [0, 0.225],
          ],
          0.07,
          5,
        ),
        { corners: 36 },
      )
      make.part(
        'yolk',
        together(
          Array.from({ length: count }, (_, i) =>
            yolk
              .scale(count > 1 ? 0.85 : 1, 1, count > 1 ? 0.85 : 1)
              .move(
                count > 1 ? Math.sin(i * 2.1 + 1.5) * 0.17 : 0.03,
                0,
                count > 1 ? Math.cos(i * 2.1 + 1.5) * 0.17 : 0.02,
              ),
          ),
        ),
        look.material('accent', lacquer('#f9a51a', { roughness: 0.08 })),
      )
      make.part(
        'pepper',
        together(
          Array.from({ length: 26 }, (_, i) =>
            ball(0.009, 5).move(
              Math.sin(i * 2.4) * 0.07 * Math.sqrt(i),
              0.112 - 0.002 * i ** 0.8,
              Math.cos(i * 2.4) * 0.07 * Math.sqrt(i),
            ),
          ),
        ),
        rubber('#3a2a20'),
      )
      make.socket('top', [0, 0.22, 0], 0.2)
      return
    }
    const up = v.kind === 'whole' ? 0 : 0.36
    const size = v.kind === 'whole' ? 1 : 0.7
    const profile = Array.from({ length: 33 }, (_, i): Vec2 => {
      const a = -Math.PI / 2 + (Math.PI * i) / 32
      const y = Math.sin(a)
      return [Math.cos(a) * 0.36 * (1 - 0.13 * y) * size, (0.47 + 0.47 * y) * size + up]
    })
    const spot = look.light('second', '#b98a5a')
    const dots = Array.from({ length: 46 }, (_, i): Vec3 => {
      const y = 1 - (2 * (i + 0.5)) / 46
      const r = Math.sqrt(1 - y * y)
      return [Math.sin(i * 2.39996) * r * 0.36, 0.47 + y * 0.47, Math.cos(i * 2.39996) * r * 0.36]
    })
    const paint = (p: Vec3) =>
      dots.some(
        (d, i) => Math.hypot(p[0] - d[0], p[1] - d[1], p[2] - d[2]) < 0.035 + 0.035 * chanceAt(i, 2, 9),
      )
        ? spot
        : undefined
    make.part(
      'shell',
      lathe(profile, { corners: 40 }),
      look.material('main', porcelain('#f1d3ae', { roughness: 0.5, ...(v.spots > 0.3 && { paint }) })),
    )
    if (up > 0)
      make.part(
        'cup',
        lathe(
          softened(
            [
              [0, 0],
              [0.22, 0],
              [0.24, 0.03],
              [0.08, 0.1],
              [0.07, 0.2],
              [0.16, 0.28],
              [0.27, 0.42],
              [0.29, 0.6],
              [0.265, 0.6],
              [0, 0.4],
            ],
            0.02,
          ),
          { corners: 40 },
        ),
        look.material('second', porcelain('#4f9fd0')),
      )
    make.socket('top', [0, 0.94 * size + up, 0], 0.15)
  },
})

export const cheese = archetype({
  id: 'cheese',
  about: 'A wedge of cheese with holes',
  skeleton: 'food',
  nouns: ['cheese', 'cheese wedge', 'wedge of cheese', 'slice of cheese'],
  parameters: { holes: number(9, 0, 16, 'how many holes it has') },
  build(v, look, make) {
    const wedge = (r: number): Vec2[] => [
      [-0.5, -0.02],
      ...Array.from({ length: 13 }, (_, i): Vec2 => {
        const a = radians(-26 + i * 4.33)
        return [-0.5 + Math.cos(a) * r, Math.sin(a) * r]
      }),
      [-0.5, 0.02],
    ]
    const places: Vec3[] = [
      [0.1, 0.28, 0.29],
      [-0.14, 0.14, 0.18],
      [0.3, 0.1, 0.4],
      [0.33, 0.36, 0.38],
      [-0.28, 0.33, 0.1],
      [0, 0.44, 0],
      [0.28, 0.45, 0.12],
      [0.25, 0.44, -0.22],
      [-0.2, 0.44, 0.03],
      [0.05, 0.2, -0.28],
      [0.3, 0.32, -0.38],
      [-0.2, 0.3, -0.15],
      [0.5, 0.2, 0.1],
      [0.48, 0.34, -0.14],
      [0.15, 0.05, 0.32],
      [-0.35, 0.12, 0.08],
    ]
    const sizes = [
      0.09, 0.06, 0.055, 0.05, 0.045, 0.08, 0.06, 0.055, 0.04, 0.085, 0.06, 0.05, 0.07, 0.05, 0.04, 0.035,
    ]
    const holes = places.slice(0, Math.round(v.holes)).map((at, i) => ball(sizes[i] ?? 0.05, 20).at(at))
    const body = slice(roundedOutline(wedge(1), 0.02), 0.44, { bevel: 0.02 }).move(0, 0.22, 0)
    make.part(
      'cheese',
      holes.length > 0 ? body.minus(...holes) : body,
      look.material('main', skin('#f7c031', { roughness: 0.45 })),
    )
    const rind = slice(
      Array.from({ length: 26 }, (_, i): Vec2 => {
        const [k, r] = i < 13 ? [i, 1.015] : [25 - i, 0.985]
        const a = radians(-26.3 + k * 4.38)
        return [-0.5 + Math.cos(a) * r, Math.sin(a) * r]
      }),
      0.445,
      { bevel: 0.012 },
    ).move(0, 0.2225, 0)
    make.part('rind', rind, look.material('second', skin('#e08a1e', { roughness: 0.4 })))
    make.socket('top', [0.1, 0.44, 0], 0.2)
  },
})

export const meat = archetype({
  id: 'meat',
  about: 'Meat: a steak, or a roast chicken or turkey on a platter',
  skeleton: 'food',
  nouns: ['steak', 'meat', 'beef steak'],
  parameters: { kind: choice(['steak', 'roast', 'drumstick'], 'what it is') },
  rows: {
    't-bone steak': {},
    'roast chicken': { values: { kind: 'roast' }, colours: { main: '#c4742a' } },
    'roasted chicken': { values: { kind: 'roast' }, colours: { main: '#c4742a' } },
    'roast turkey': { values: { kind: 'roast' }, colours: { main: '#a85a20' } },
    drumstick: { values: { kind: 'drumstick' }, colours: { main: '#b8692a' } },
    'chicken leg': { values: { kind: 'drumstick' }, colours: { main: '#b8692a' } },
    'chicken drumstick': { values: { kind: 'drumstick' }, colours: { main: '#b8692a' } },
  },
  build(v, look, make) {
    const bone = plastic('#f6ecd6')
    if (v.kind === 'drumstick') {
      const blob = new Blob({ detail: Math.round(48 * look.detail), blend: 0.1 })
        .egg([0, 0.66, 0], [0.25, 0.28, 0.22])
        .egg([0.03, 0.5, 0], [0.2, 0.22, 0.18])
        .limb([0, 0.5, 0], [0, 0.28, 0], 0.12, 0.07)
      make.part('meat', bare(blob.solid()), look.material('main', crust('#b8692a', { roughness: 0.4 })))
      make.part(
        'bone',
        together([
          tube(
            [
              [0, 0.08, 0],
              [0, 0.36, 0],
            ],
            [0.045, 0.04],
            { corners: 16 },
          ),
          ball([0.06, 0.055, 0.055], 16).move(0.04, 0.055, 0).mirrored(),
        ]),
        look.material('second', bone),
      )
      make.socket('handle', [0, 0.14, 0], 0.05)
      return
    }
    if (v.kind === 'roast') {
      make.part('platter', plate(0.6).scale(1.1, 1.3, 0.9), look.material('second', porcelain('#eef1f4')))
      make.part(
        'salad',
        ruffled(() => 0.5, 0.05, 17)
          .scale(1.04, 1, 0.84)
          .move(0, 0.05, 0),
        leaf('#6fae36'),
      )
      const body = new Blob({ detail: Math.round(52 * look.detail), blend: 0.09 })
        .egg([0, 0.3, -0.02], [0.3, 0.25, 0.33])
        .egg([0, 0.4, 0.1], [0.22, 0.17, 0.2])
        .both((b) =>
          b
            .egg([0.25, 0.26, -0.1], [0.14, 0.16, 0.2], { turn: [0, 14, 0], blend: 0.04 })
            .limb([0.25, 0.26, -0.16], [0.17, 0.4, -0.38], 0.1, 0.05, { blend: 0.05 })
            .limb([0.28, 0.3, 0.16], [0.4, 0.2, 0.06], 0.065, 0.05, { blend: 0.03 })
            .limb([0.4, 0.2, 0.06], [0.35, 0.17, 0.22], 0.05, 0.04, { blend: 0.02 }),
        )
      const colour = look.light('main', '#c4742a')
      const [dark, pale] = [light('#8a4313'), light('#e0a050')]
      make.part(
        'chicken',
        bare(body.solid()).turn(0, 205, 0),
        look.material(
          'main',
          crust('#c4742a', {
            roughness: 0.32,
            relief: 0.8,
            paint: (p) =>
              between(between(pale, colour, ramp(0.08, 0.3, p[1])), dark, ramp(0.36, 0.58, p[1]) * 0.7),
          }),
        ),
      )
      const knob = (x: number) =>
        tube(
          [
            [x, 0.38, -0.36],
            [x * 0.9, 0.45, -0.47],
          ],
          0.032,
          { corners: 12 },
        ).with(
          ball(0.042, 12).move(x * 0.9 + 0.02, 0.465, -0.48),
          ball(0.042, 12).move(x * 0.9 - 0.02, 0.465, -0.48),
        )
      make.part('bones', knob(0.17).with(knob(-0.17)).turn(0, 205, 0), bone)
      make.part(
        'tomatoes',
        together(
          [
            [0.42, 0.3],
            [-0.45, 0.22],
            [0.52, 0.02],
            [-0.28, -0.38],
            [0.3, -0.36],
          ].map(([x = 0, z = 0]) => ball(0.065, 16).move(x, 0.12, z)),
        ),
        look.material('accent', skin('#d9301f', { roughness: 0.2 })),
      )
      make.socket('top', [0, 0.57, 0], 0.2)
      return
    }
    const outline = roundedOutline(
      [
        [-0.5, -0.12],
        [-0.3, -0.34],
        [0.1, -0.36],
        [0.4, -0.26],
        [0.52, 0],
        [0.42, 0.24],
        [0.1, 0.34],
        [-0.2, 0.24],
        [-0.44, 0.16],
      ],
      0.16,
      6,
    )
    const [char, brown] = [light('#2c140b'), look.light('main', '#8a4426')]
    const marks = ([x, y, z]: Vec3) => {
      const t = (x * 0.8 + z * 0.75) * 6.5
      return y > 0.1 && Math.abs(t - Math.round(t)) < 0.13 ? char : brown
    }
    const shrunk = (k: number) => outline.map(([x, y]): Vec2 => [x * k, y * k])
    const place = (s: Solid) => s.move(0, 0.1, 0)
    make.part(
      'fat',
      place(slice(outline, 0.17, { bevel: 0.06, steps: 4 })),
      look.material('second', skin('#efcf9c', { roughness: 0.4 })),
    )
    make.part(
      'steak',
      place(slice(shrunk(0.93), 0.195, { bevel: 0.05, steps: 4 })),
      look.material('main', crust('#8a4426', { roughness: 0.4, paint: marks })),
    )
    const tee = extrude(
      roundedOutline(
        [
          [-0.03, 0.3],
          [0.03, 0.3],
          [0.04, 0.03],
          [0.22, 0.03],
          [0.22, -0.03],
          [-0.2, -0.03],
          [-0.2, 0.03],
          [-0.04, 0.03],
        ],
        0.02,
      ),
      0.225,
      { bevel: 0.02 },
    ).turn(-90, 0, 0)
    make.part('bone', place(tee.turn(0, 8, 0).move(-0.06, 0, 0.0)), look.material('accent', bone))
    make.socket('top', [0, 0.2, 0], 0.3)
  },
})

const bare = (solid: Solid): Solid => new Solid(solid.positions, solid.triangles)

export const snack = archetype({
  id: 'snack',
  about: 'French fries in their carton, or popcorn in a bucket',
  skeleton: 'food',
  nouns: ['fries', 'french fries'],
  parameters: {
    kind: choice(['fries', 'popcorn'], 'what it is'),
    many: number(1, 0.5, 1.4, 'how full it is'),
  },
  rows: {
    chips: {},
    popcorn: { values: { kind: 'popcorn' }, colours: { second: '#d8202c' } },
    'bucket of popcorn': { values: { kind: 'popcorn' }, colours: { second: '#d8202c' } },
  },
  build(v, look, make) {
    if (v.kind === 'popcorn') {
      const [red, white] = [look.light('second', '#d8202c'), light('#fbf7ee')]
      make.part(
        'bucket',
        lathe(
          softened(
            [
              [0, 0],
              [0.25, 0],
              [0.37, 0.6],
              [0.385, 0.61],
              [0.385, 0.64],
              [0.355, 0.64],
              [0.3, 0.4],
              [0, 0.38],
            ],
            0.012,
          ),
          { corners: 60 },
        ),
        look.material(
          'second',
          paper('#d8202c', { paint: ([x, , z]) => (Math.sin(Math.atan2(x, z) * 9) > 0 ? red : white) }),
        ),
      )
      const puff = (i: number) =>
        together([
          ball(0.05, 8),
          ...[0, 1, 2].map((k) =>
            ball(0.04, 7).move(
              Math.sin(k * 2.1 + i) * 0.042,
              0.02 * Math.cos(i + k),
              Math.cos(k * 2.1 + i) * 0.042,
            ),
          ),
        ])
      const count = Math.round(74 * v.many)
      make.part(
        'popcorn',
        together(
          Array.from({ length: count }, (_, i) => {
            const far = 0.33 * Math.sqrt((i + 0.5) / count)
            return puff(i)
              .turn(i * 50, i * 80, i * 33)
              .move(
                Math.sin(i * 2.39996) * far,
                0.8 - 0.17 * (far / 0.33) ** 2 + 0.03 * chanceAt(i, 1, 4),
                Math.cos(i * 2.39996) * far,
              )
          }).concat(
            lathe(
              [
                [0, 0.5],
                [0.34, 0.6],
                [0.26, 0.7],
                [0, 0.78],
              ],
              { corners: 24 },
            ),
          ),
        ),
        look.material('main', rubber('#fbe7ab', { relief: 0.8 })),
      )
      make.socket('top', [0, 0.85, 0], 0.3)
      return
    }
    const fry = box(0.062, 0.62, 0.062, 0.012)
    const count = Math.round(36 * v.many)
    make.part(
      'fries',
      together(
        Array.from({ length: count }, (_, i) => {
          const [col, row] = [i % 9, Math.floor(i / 9)]
          const x = (col - 4) * 0.072 + 0.02 * (chanceAt(i, 1, 1) - 0.5)
          return fry
            .scale(1, 0.8 + 0.35 * chanceAt(i, 2, 1), 1)
            .turn(
              (chanceAt(i, 3, 1) - 0.5) * 14,
              chanceAt(i, 4, 1) * 60,
              -x * 34 + (chanceAt(i, 5, 1) - 0.5) * 12,
            )
            .move(x, 0.56 + 0.12 * chanceAt(i, 6, 1), (row - 1.5) * 0.06)
        }),
      ),
      look.material('main', crust('#f5c13f', { relief: 0.5, roughness: 0.5 })),
    )
    const carton = look.material('second', paper('#d3202a', { roughness: 0.5 }))
    const face = (dip: number): Vec2[] => [
      [-0.24, 0],
      [0.24, 0],
      [0.36, 0.56],
      ...Array.from(
        { length: 11 },
        (_, i): Vec2 => [0.36 - i * 0.072, 0.56 - dip * Math.sin((Math.PI * i) / 10)],
      ).slice(1, -1),
      [-0.36, 0.56],
    ]
    const front = extrude(face(0.13), 0.02, { bevel: 0.006 }).turn(5, 0, 0).move(0, 0, 0.125)
    const back = extrude(face(-0.12), 0.02, { bevel: 0.006 }).turn(-5, 0, 0).move(0, 0, -0.125)
    const wall = sheet(
      [-1, -0.4, 0.4, 1].map((k): Vec3[] => [
        [0.24 - 0.02 * Math.abs(k), 0.002, k * 0.125],
        [0.36 - 0.02 * Math.abs(k), 0.55, k * 0.17],
      ]),
      0.02,
    )
    make.part(
      'carton',
      together([front, back, wall.mirrored(), box(0.48, 0.02, 0.25, 0.004).move(0, 0.012, 0)]),
      carton,
    )
    make.part(
      'badge',
      cylinder(0.1, 0.02, { corners: 32, round: 0.006 }).turn(90, 0, 0).turn(5, 0, 0).move(0, 0.22, 0.155),
      look.material('accent', lacquer('#f7c524')),
    )
    make.socket('top', [0, 0.9, 0], 0.3)
  },
})

export const sodaCan = archetype({
  id: 'soda-can',
  about: 'A can of soda',
  skeleton: 'food',
  nouns: ['soda can', 'can of soda', 'soda', 'cola', 'beer can', 'can'],
  parameters: { tall: number(1, 0.8, 1.3, 'how tall it is') },
  rows: {
    'tin can': { colours: { main: '#b9c0ca', second: '#c8442f' } },
    'energy drink': { values: { tall: 1.25 }, colours: { main: '#16181f', second: '#5fe03a' } },
  },
  build(v, look, make) {
    const second = look.light('second', '#fbf8f2')
    const h = 0.8 * v.tall
    const silver = metal('#ccd1d9', { roughness: 0.25 })
    const wave = ([x, y, z]: Vec3) => {
      const a = Math.atan2(x, z)
      const middle = 0.06 + h * 0.5 + 0.09 * Math.sin(a * 2)
      const off = Math.abs(y - middle)
      return off < 0.055 || Math.abs(off - 0.09) < 0.012 ? second : undefined
    }
    make.part(
      'can',
      lathe(
        softened(
          [
            [0, 0.05],
            [0.25, 0.05],
            [0.3, 0.1],
            [0.3, h],
            [0.265, h + 0.07],
            [0, h + 0.07],
          ],
          0.02,
        ),
        { corners: 48 },
      ),
      look.material('main', lacquer('#d3202a', { roughness: 0.2, metalness: 0.35, paint: wave })),
    )
    make.part(
      'rims',
      together([
        lathe(
          softened(
            [
              [0, 0.02],
              [0.19, 0.02],
              [0.21, 0],
              [0.235, 0],
              [0.26, 0.06],
              [0, 0.07],
            ],
            0.008,
          ),
          { corners: 44 },
        ),
        lathe(
          softened(
            [
              [0, h + 0.06],
              [0.262, h + 0.06],
              [0.275, h + 0.085],
              [0.272, h + 0.105],
              [0.25, h + 0.105],
              [0.24, h + 0.08],
              [0, h + 0.08],
            ],
            0.006,
          ),
          { corners: 44 },
        ),
      ]),
      silver,
    )
    const tab = extrude(
      roundedOutline(
        [
          [-0.05, -0.1],
          [0.05, -0.1],
          [0.06, 0.08],
          [-0.06, 0.08],
        ],
        0.045,
      ),
      0.012,
      {
        holes: [
          roundedOutline(
            [
              [-0.028, -0.075],
              [0.028, -0.075],
              [0.028, -0.02],
              [-0.028, -0.02],
            ],
            0.02,
          ),
        ],
        bevel: 0.003,
      },
    ).turn(-90, 0, 0)
    make.part(
      'tab',
      together([tab.move(0, h + 0.094, 0.02), cylinder(0.018, 0.03, { corners: 14 }).move(0, h + 0.092, 0)]),
      look.material('accent', metal('#aab0ba', { roughness: 0.3 })),
    )
    make.socket('top', [0, h + 0.1, 0], 0.25)
  },
})
