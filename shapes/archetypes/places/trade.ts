import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, block, box, cylinder, extrude, lathe, sheet, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  bricks,
  earth,
  glass,
  lacquer,
  leaf,
  metal,
  planks,
  plaster,
  plastic,
  skin,
  stone,
  tiles,
  wood,
} from '../../materials/material.ts'
import { clump } from '../nature/foliage.ts'
import { doorway, window } from './openings.ts'

const white = light('#fff6e6')

/** A striped awning that leaves a wall at the origin towards +z and ends in scallops. */
function awning(width: number, reach: number, drop: number, stripes: number, colour: Vec3): Solid {
  const w = width / stripes
  return together(
    Array.from({ length: stripes }, (_, i) => {
      const x0 = -width / 2 + i * w
      const xs = [0, 0.25, 0.5, 0.75, 1].map((s) => x0 + s * w)
      const rows: Vec3[][] = [0, 0.25, 0.5, 0.75, 1].map((t) =>
        xs.map((x): Vec3 => [x, -drop * t ** 1.25, reach * t]),
      )
      const hem = 0.34 * drop
      rows.push(
        xs.map((x, k): Vec3 => [x, -drop - hem * (0.45 + 0.55 * Math.sin((Math.PI * k) / 4)), reach * 1.01]),
      )
      return sheet(rows, 0.014).tinted(i % 2 ? white : colour)
    }),
  )
}

export const shop = archetype({
  id: 'shop',
  about: 'A shop with an awning, a show window and a sign',
  skeleton: 'building',
  nouns: ['shop', 'store', 'boutique', 'shop front', 'storefront'],
  parameters: {
    floors: number(2, 1, 3, 'how many floors'),
    sign: choice(['plain', 'bread', 'cup', 'book', 'flower', 'heart'], 'what hangs out as a sign'),
    stripes: number(9, 5, 13, 'stripes of the awning'),
  },
  rows: {
    bakery: { values: { sign: 'bread' }, colours: { main: '#e8c48a', accent: '#c0622f' } },
    cafe: { values: { sign: 'cup' }, colours: { main: '#8fb5a0', accent: '#3f7a5f' } },
    'coffee shop': { values: { sign: 'cup' }, colours: { main: '#b58a66', accent: '#6b3f26' } },
    restaurant: { values: { sign: 'cup' }, colours: { main: '#c86a4a', accent: '#a82a2a' } },
    bookstore: { values: { sign: 'book' }, colours: { main: '#6f8ab0', accent: '#2f4a80' } },
    bookshop: { values: { sign: 'book' }, colours: { main: '#6f8ab0', accent: '#2f4a80' } },
    'flower shop': { values: { sign: 'flower' }, colours: { main: '#f0c8d0', accent: '#d84f8a' } },
    'candy shop': { values: { sign: 'heart' }, colours: { main: '#f4b8d4', accent: '#e0408a' } },
    'toy store': { values: { sign: 'heart' }, colours: { main: '#f2cf4a', accent: '#2f78c8' } },
    'grocery store': { colours: { main: '#d8d0b0', accent: '#3f8f3f' } },
  },
  build(v, look, make) {
    const floors = Math.round(v.floors)
    const [w, d] = [0.7, 0.52]
    const storey = 0.34
    const tall = 0.04 + storey * floors
    const wall = look.material('main', plaster('#e6a46a'))
    const trim = look.material('second', wood('#f4ead6', { relief: 0.3 }))
    const tone = look.light('accent', '#d0352c')
    const painted = look.material('accent', wood('#8a3a2a', { grain: 0.4 }))
    make.part('base', box(w + 0.14, 0.04, d + 0.3, 0.008).move(0, 0.02, 0.07), stone('#a39d94'))
    make.part('walls', box(w, tall - 0.03, d, 0.008).move(0, 0.03 + (tall - 0.03) / 2, 0), wall)
    make.part(
      'trim',
      together([
        box(w + 0.07, 0.05, d + 0.07, 0.01).move(0, tall + 0.02, 0),
        box(w + 0.03, 0.03, d + 0.03, 0.006).move(0, tall - 0.02, 0),
        box(w + 0.025, 0.03, d + 0.025, 0.006).move(0, storey + 0.075, 0),
      ]),
      trim,
    )
    make.part('walls', box(w * 0.96, 0.05, d * 0.96, 0.006).move(0, tall + 0.06, 0), wall)
    const front = d / 2
    const show = window(0.34, 0.19, { bars: 2 })
    make.part('trim', show.frame.move(-0.12, 0.1, front), trim)
    make.part('windows', show.pane.move(-0.12, 0.1, front + 0.003), pale)
    const door = doorway(0.13, 0.25, false)
    make.part('trim', door.frame.move(0.2, 0.04, front), trim)
    make.part('door', door.pane.move(0.2, 0.04, front + 0.004), painted)
    make.part('windows', box(0.08, 0.11, 0.02, 0.006).move(0.2, 0.185, front + 0.012), pale)
    make.part('metal', ball(0.012, 12).move(0.15, 0.15, front + 0.026), brass)
    const count = Math.round(v.stripes)
    make.part(
      'awning',
      awning(w * 0.99, 0.2, 0.1, count % 2 ? count : count + 1, tone).move(0, storey + 0.055, front),
      plastic('#ffffff', { roughness: 0.75, surface: 'cloth' }),
    )
    const upper = window(0.11, 0.16, { bars: 1 })
    for (let f = 1; f < floors; f++) {
      const y = 0.04 + storey * f + 0.1
      const put = (solid: Solid) =>
        together([
          ...[-0.22, 0, 0.22].map((x) => solid.move(x, y, front)),
          ...[-0.13, 0.13].flatMap((x) => [90, -90].map((turn) => solid.move(x, y, w / 2).turn(0, turn, 0))),
        ])
      make.part('trim', put(upper.frame), trim)
      make.part('windows', put(upper.pane.move(0, 0, 0.003)), pale)
      make.part(
        'flowers',
        together(
          [-0.22, 0, 0.22].map((x, i) =>
            clump([0.065, 0.026, 0.026], i + f, 14).move(x, y - 0.012, front + 0.04),
          ),
        ),
        greens,
      )
    }
    const board = box(0.46, 0.085, 0.03, 0.012)
    const high = floors > 1 ? tall + 0.06 : tall + 0.09
    make.part('door', board.move(0, high, front + 0.012), painted)
    make.part(
      'trim',
      together(
        [0.05, 0.08, 0.04, 0.07, 0.05].map((long, i) =>
          box(long, 0.026, 0.012, 0.004).move(-0.16 + i * 0.08, high, front + 0.03),
        ),
      ),
      trim,
    )
    if (v.sign !== 'plain') {
      make.part(
        'metal',
        tube(
          [
            [w / 2 - 0.04, storey + 0.2, front],
            [w / 2 - 0.04, storey + 0.2, front + 0.2],
          ],
          0.008,
          { corners: 8 },
        ),
        brass,
      )
      const at: Vec3 = [w / 2 - 0.04, storey + 0.125, front + 0.13]
      make.part('metal', cylinder(0.078, 0.018, { corners: 28 }).turn(0, 0, 90).at(at), brass)
      make.part('sign', emblem(v.sign).scale(0.9).turn(0, 90, 0).at(at), signWhite)
      make.part('sign', emblem(v.sign).scale(0.9).turn(0, -90, 0).at(at), signWhite)
    }
    const tub = lathe(
      [
        [0, 0],
        [0.04, 0],
        [0.052, 0.07],
        [0, 0.07],
      ],
      { corners: 16 },
    )
    make.part(
      'door',
      together([tub.move(0.32, 0.038, front + 0.06), tub.move(0.09, 0.038, front + 0.06)]),
      painted,
    )
    make.part(
      'flowers',
      together([
        clump(0.058, 4, 18).move(0.32, 0.14, front + 0.06),
        clump(0.058, 8, 18).move(0.09, 0.14, front + 0.06),
      ]),
      greens,
    )
    make.socket('top', [0, tall + 0.08, 0], 0.2).socket('front', [0, 0.04, front + 0.15], 0.2)
  },
})
const pale = plastic('#9fd0e6', { roughness: 0.08 })
const brass = metal('#d8ac4a')
const greens = leaf('#5d9a38', { roughness: 0.8 })
const signWhite = plaster('#fffaf0')

/** A small relief for a sign, in x and y, facing +z. */
function emblem(kind: string): Solid {
  if (kind === 'bread')
    return together([
      ball([0.05, 0.03, 0.012], 18).move(0, 0, 0.01),
      ...[-0.022, 0, 0.022].map((x) => box(0.008, 0.04, 0.008, 0.003).turn(0, 0, 20).move(x, 0.004, 0.02)),
    ])
  if (kind === 'cup')
    return together([
      extrude(
        [
          [-0.028, -0.03],
          [0.028, -0.03],
          [0.038, 0.025],
          [-0.038, 0.025],
        ],
        0.012,
      ).move(0, 0, 0.012),
      torus(0.018, 0.006, 16, 8).turn(90, 0, 0).move(0.044, 0, 0.012),
    ])
  if (kind === 'book')
    return together(
      [-1, 1].map((s) =>
        extrude(
          [
            [0, -0.028],
            [0.048, -0.036],
            [0.048, 0.03],
            [0, 0.036],
          ].map(([x = 0, y = 0]): Vec2 => [x * s, y]),
          0.012,
        ).move(s * 0.003, 0, 0.012),
      ),
    )
  if (kind === 'flower')
    return together([
      ...Array.from({ length: 5 }, (_, i) =>
        ball([0.016, 0.024, 0.01], 12)
          .move(0, 0.028, 0.012)
          .turn(0, 0, 72 * i),
      ),
      ball([0.014, 0.014, 0.014], 12).move(0, 0, 0.014),
    ])
  const heart = Array.from({ length: 32 }, (_, i): Vec2 => {
    const t = (2 * Math.PI * i) / 32
    return [
      0.048 * Math.sin(t) ** 3,
      0.003 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ]
  })
  return extrude(heart, 0.014, { bevel: 0.003 }).move(0, 0, 0.012)
}

export const stall = archetype({
  id: 'stall',
  about: 'A market stall with a striped roof and crates of fruit',
  skeleton: 'building',
  nouns: ['stall', 'market stall', 'food stall', 'fruit stand', 'market stand'],
  parameters: {
    crates: number(4, 0, 4, 'crates of fruit'),
    stripes: number(9, 5, 13, 'stripes of the roof'),
    wheels: number(0, 0, 1, 'on wheels'),
  },
  rows: {
    'lemonade stand': { values: { crates: 0 }, colours: { main: '#c99a55', accent: '#f2cf2f' } },
    'food cart': { values: { wheels: 1, crates: 2 }, colours: { main: '#d8402f', accent: '#d8402f' } },
    'hot dog stand': { values: { wheels: 1, crates: 0 }, colours: { main: '#e8b52a', accent: '#d0352c' } },
    'ice cream cart': { values: { wheels: 1, crates: 0 }, colours: { main: '#f4b8cf', accent: '#4fb5c8' } },
  },
  build(v, look, make) {
    const timber = look.material('main', planks('#b57d45', { grain: 1 }))
    const [w, d] = [0.84, 0.42]
    const low = v.wheels > 0.3 ? 0.12 : 0
    make.part('counter', together([box(w, 0.32 - low, d, 0.01).move(0, low + (0.32 - low) / 2, 0)]), timber)
    const top = look.material('second', wood('#8a5a30', { grain: 0.5 }))
    make.part(
      'table',
      together([
        box(w + 0.06, 0.035, d + 0.08, 0.01).move(0, 0.335, 0),
        box(w + 0.02, 0.03, d + 0.02, 0.006).move(0, low + 0.03, 0),
      ]),
      top,
    )
    const post = (z: number, tall: number) =>
      box(0.034, tall, 0.034, 0.006)
        .move(w / 2 - 0.02, tall / 2 + low * 0.5, z)
        .mirrored()
    make.part('table', together([post(d / 2 - 0.02, 0.8), post(-d / 2 + 0.02, 0.9)]), top)
    make.part(
      'table',
      together([
        box(w, 0.03, 0.03, 0.005).move(0, 0.79, d / 2 - 0.02),
        box(w, 0.03, 0.03, 0.005).move(0, 0.9, -d / 2 + 0.02),
      ]),
      top,
    )
    const tone = look.light('accent', '#d0352c')
    const count = Math.round(v.stripes)
    const cloth = plastic('#ffffff', { roughness: 0.75, surface: 'cloth' })
    make.part(
      'roof',
      awning(w + 0.14, d + 0.2, 0.17, count % 2 ? count : count + 1, tone).move(0, 0.945, -d / 2 - 0.03),
      cloth,
    )
    const fruits = [
      ['#d8302a', 0.032],
      ['#f08a1f', 0.034],
      ['#8fb83a', 0.03],
      ['#f2cf2f', 0.03],
    ] as const
    const n = Math.round(v.crates)
    const crates: Solid[] = []
    const heap: Solid[] = []
    for (let i = 0; i < n; i++) {
      const [colour = '#d8302a', r = 0.03] = fruits[i % 4] ?? []
      const x = (i - (n - 1) / 2) * 0.2
      const put = (solid: Solid) => solid.turn(16, 0, 0).move(x, 0.39, 0.06)
      crates.push(
        put(
          together([
            box(0.18, 0.012, 0.24, 0.003).move(0, -0.02, 0),
            ...[-1, 1].flatMap((s) => [
              box(0.012, 0.06, 0.24, 0.003).move(s * 0.086, 0, 0),
              box(0.18, 0.06, 0.012, 0.003).move(0, 0, s * 0.116),
            ]),
          ]),
        ),
      )
      for (let k = 0; k < 12; k++)
        heap.push(
          put(
            ball(r, 12).move(
              ((k % 3) - 1) * 0.052,
              0.022 + (k === 4 || k === 7 ? 0.02 : 0),
              (Math.floor(k / 3) - 1.5) * 0.056,
            ),
          ).tinted(light(colour)),
        )
    }
    if (n > 0) {
      make.part('crates', together(crates), wood('#d8b07a', { grain: 0.4 }))
      make.part('fruit', together(heap), skin('#ffffff', { roughness: 0.35, relief: 0.3 }))
    } else {
      make.part(
        'fruit',
        together(
          [-0.24, 0, 0.24].map((x, i) =>
            lathe(
              [
                [0, 0],
                [0.045, 0],
                [0.055, 0.12],
                [0, 0.12],
              ],
              { corners: 20 },
            )
              .move(x, 0.35, 0.05)
              .tinted(light(fruits[(i + 1) % 4]?.[0] ?? '#fff')),
          ),
        ),
        skin('#ffffff', { roughness: 0.3, relief: 0 }),
      )
    }
    make.part(
      'sign',
      box(0.44, 0.14, 0.024, 0.012).move(0, 0.17 + low * 0.3, d / 2 + 0.012),
      look.material('second', plaster('#fbf2de')),
    )
    make.part(
      'letters',
      together(
        [0.06, 0.09, 0.05, 0.08].map((long, i) =>
          block(long, 0.03, 0.008).move(-0.13 + i * 0.09, 0.17 + low * 0.3, d / 2 + 0.027),
        ),
      ),
      look.material('accent', plastic('#d0352c')),
    )
    if (v.wheels > 0.3) {
      const wheel = together([
        torus(0.12, 0.02, 32, 10).turn(0, 0, 90),
        cylinder(0.028, 0.05, { corners: 14 }).turn(0, 0, 90),
        ...Array.from({ length: 4 }, (_, i) => cylinder(0.009, 0.22, { corners: 8 }).turn(45 * i, 0, 0)),
      ])
      make.part(
        'wheels',
        together([wheel.move(w / 2 + 0.03, 0.14, -0.08).mirrored()]),
        wood('#5a3a22', { grain: 0.4 }),
      )
      make.part(
        'table',
        box(0.035, low + 0.02, 0.035, 0.006)
          .move(w / 2 - 0.05, (low + 0.02) / 2, d / 2 - 0.03)
          .mirrored(),
        top,
      )
    }
    make.socket('top', [0, 0.36, 0.1], 0.2).socket('front', [0, 0, d / 2 + 0.1], 0.2)
  },
})

export const gazebo = archetype({
  id: 'gazebo',
  about: 'A gazebo with railings, or a greenhouse of glass',
  skeleton: 'building',
  nouns: ['gazebo', 'pavilion', 'bandstand', 'garden pavilion'],
  parameters: { sides: number(8, 5, 10, 'how many sides') },
  build(v, look, make) {
    const n = Math.round(v.sides)
    const white = look.material('main', wood('#f6f1e6', { relief: 0.4 }))
    const roof = look.material('second', tiles('#4f7f78', { grain: 0.6 }))
    const r = 0.42
    const ring = (profile: Vec2[]) => lathe(profile, { corners: n }).turn(0, 180 / n, 0)
    make.part(
      'floor',
      together([
        ring([
          [0, 0],
          [r * 1.16, 0],
          [r * 1.16, 0.045],
          [0, 0.045],
        ]),
        ring([
          [0, 0.04],
          [r * 1.08, 0.04],
          [r * 1.08, 0.085],
          [0, 0.085],
        ]),
        box(0.24, 0.045, 0.1, 0.006).move(0, 0.0225, r * 1.14),
      ]),
      look.material('accent', stone('#b5aa9a')),
    )
    const apothem = r * Math.cos(Math.PI / n)
    const side = 2 * r * Math.sin(Math.PI / n)
    const post = together([
      box(0.042, 0.46, 0.042, 0.008).move(0, 0.31, 0),
      box(0.06, 0.05, 0.06, 0.008).move(0, 0.105, 0),
      box(0.058, 0.03, 0.058, 0.006).move(0, 0.51, 0),
    ])
      .move(0, 0, r)
      .around(n, 180 / n)
    make.part('posts', post, white)
    const bars = together([
      box(side, 0.024, 0.03, 0.006).move(0, 0.24, apothem),
      box(side, 0.018, 0.024, 0.004).move(0, 0.12, apothem),
      ...Array.from({ length: 5 }, (_, i) =>
        box(0.014, 0.12, 0.014, 0.003).move(((i + 1) / 6 - 0.5) * side, 0.18, apothem),
      ),
    ])
    make.part(
      'railing',
      together(Array.from({ length: n - 1 }, (_, i) => bars.turn(0, (360 * (i + 1)) / n, 0))),
      white,
    )
    const arch = Array.from(
      { length: 9 },
      (_, i): Vec3 => [(i / 8 - 0.5) * side * 0.96, 0.43 + 0.07 * Math.sin((Math.PI * i) / 8), apothem],
    )
    make.part(
      'posts',
      together([
        tube(arch, 0.012, { corners: 8 }),
        box(side * 1.02, 0.045, 0.045, 0.008).move(0, 0.535, apothem),
      ]).around(n),
      white,
    )
    make.part(
      'roof',
      ring([
        [0, 0.555],
        [r * 1.22, 0.548],
        [r * 1.24, 0.57],
        [r * 0.8, 0.66],
        [r * 0.42, 0.78],
        [r * 0.22, 0.82],
        [0, 0.82],
      ]),
      roof,
    )
    make.part(
      'posts',
      ring([
        [0, 0.8],
        [r * 0.25, 0.8],
        [r * 0.25, 0.86],
        [0, 0.86],
      ]),
      white,
    )
    make.part(
      'roof',
      ring([
        [0, 0.86],
        [r * 0.34, 0.855],
        [r * 0.34, 0.87],
        [r * 0.14, 0.93],
        [0, 0.98],
      ]),
      roof,
    )
    make.part(
      'finial',
      together([
        ball(0.024, 16).move(0, 0.99, 0),
        cylinder(0.006, 0.07, { top: 0.001, corners: 8 }).move(0, 1.035, 0),
      ]),
      metal('#dcb04a'),
    )
    make.part(
      'railing',
      together([
        cylinder(0.15, 0.02, { corners: 28 }).move(0, 0.2, 0),
        cylinder(0.025, 0.12, { corners: 12 }).move(0, 0.14, 0),
      ]),
      white,
    )
    make
      .socket('top', [0, 1.05, 0], 0.03)
      .socket('inside', [0, 0.085, 0], 0.35)
      .socket('front', [0, 0, 0.5], 0.15)
  },
})

export const greenhouse = archetype({
  id: 'greenhouse',
  about: 'A greenhouse of glass with plants inside',
  skeleton: 'building',
  nouns: ['greenhouse', 'glasshouse', 'hothouse', 'conservatory'],
  parameters: { bays: number(5, 3, 7, 'panes along its side') },
  build(v, look, make) {
    const frame = look.material('main', lacquer('#f2f4f0', { roughness: 0.4 }))
    const [w, d, wall, rise] = [0.62, 0.92, 0.36, 0.24]
    make.part(
      'base',
      together([box(w + 0.04, 0.1, d + 0.04, 0.01).move(0, 0.05, 0)]),
      look.material('second', bricks('#b5654a', { grain: 0.8 })),
    )
    const bars: Solid[] = []
    const bar = (a: Vec3, b: Vec3, r = 0.0115) => bars.push(tube([a, b], r, { corners: 6 }))
    const n = Math.round(v.bays)
    for (let i = 0; i <= n; i++) {
      const z = (i / n - 0.5) * d
      for (const s of [-1, 1]) {
        bar([(s * w) / 2, 0.09, z], [(s * w) / 2, wall + 0.1, z])
        bar([(s * w) / 2, wall + 0.1, z], [0, wall + rise + 0.1, z])
      }
    }
    for (const s of [-1, 1]) {
      bar([(s * w) / 2, wall + 0.1, -d / 2], [(s * w) / 2, wall + 0.1, d / 2], 0.015)
      bar([(s * w) / 2, 0.105, -d / 2], [(s * w) / 2, 0.105, d / 2], 0.015)
      bar([(s * w) / 4, wall + rise / 2 + 0.1, -d / 2], [(s * w) / 4, wall + rise / 2 + 0.1, d / 2])
      bar([(s * w) / 2, wall * 0.55 + 0.1, -d / 2], [(s * w) / 2, wall * 0.55 + 0.1, d / 2])
      bar([-w / 2, wall + 0.1, (s * d) / 2], [w / 2, wall + 0.1, (s * d) / 2])
      for (const x of [-0.115, 0.115])
        bar([x, 0.06, (s * d) / 2], [x, wall + rise * (1 - (2 * Math.abs(x)) / w) + 0.1, (s * d) / 2])
    }
    bar([0, wall + rise + 0.1, -d / 2 - 0.01], [0, wall + rise + 0.1, d / 2 + 0.01], 0.018)
    make.part('frame', together(bars), frame)
    const gable: Vec2[] = [
      [-w / 2, 0.1],
      [w / 2, 0.1],
      [w / 2, wall + 0.1],
      [0, wall + rise + 0.1],
      [-w / 2, wall + 0.1],
    ]
    const slope = (Math.atan2(rise, w / 2) * 180) / Math.PI
    const long = Math.hypot(rise, w / 2)
    const roof = block(long, 0.006, d)
      .move(long / 2, 0, 0)
      .turn(0, 0, -slope)
      .move(0, wall + rise + 0.1, 0)
    make.part(
      'glass',
      together([
        extrude(gable, 0.006, { bevel: 0 })
          .move(0, 0, d / 2)
          .mirrored('z'),
        block(0.006, wall, d)
          .move(w / 2, wall / 2 + 0.1, 0)
          .mirrored(),
        roof.mirrored(),
      ]),
      glass('#cfeee6', { opacity: 0.28 }),
    )
    const door = box(0.21, 0.34, 0.02, 0.005)
    make.part(
      'door',
      door.minus(box(0.15, 0.2, 0.1, 0).move(0, 0.05, 0)).move(0, 0.24, d / 2 + 0.014),
      look.material('accent', wood('#4f9a7a', { grain: 0.4 })),
    )
    make.part('handle', ball(0.014, 12).move(0.08, 0.22, d / 2 + 0.032), brass)
    const beds = together([-1, 1].map((s) => box(0.17, 0.08, d * 0.88, 0.008).move(s * 0.2, 0.135, 0)))
    make.part('beds', beds, earth('#5a4030'))
    const plants = Array.from({ length: 10 }, (_, i) =>
      clump([0.085, 0.075 + (0.05 * ((i * 7) % 3)) / 2, 0.08], i, 16).move(
        (i % 2 ? 1 : -1) * 0.2,
        0.25 + 0.02 * (i % 3),
        (Math.floor(i / 2) - 2) * 0.17,
      ),
    )
    make.part('plants', together(plants), greens)
    const ripe = Array.from({ length: 20 }, (_, i) => {
      const a = radians(i * 137)
      const p = Math.floor(i / 2)
      return ball(0.017, 10).move(
        (p % 2 ? 1 : -1) * 0.2 + Math.sin(a) * 0.08,
        0.27 + 0.02 * (p % 3),
        (Math.floor(p / 2) - 2) * 0.17 + Math.cos(a) * 0.075,
      )
    })
    make.part('fruit', together(ripe), lacquer('#d8342a'))
    make
      .socket('top', [0, wall + rise + 0.1, 0], 0.05)
      .socket('inside', [0, 0.1, 0], 0.25)
      .socket('front', [0, 0, d / 2], 0.1)
  },
})

export const factory = archetype({
  id: 'factory',
  about: 'A factory with a saw-tooth roof and chimneys that smoke',
  skeleton: 'building',
  nouns: ['factory', 'plant building', 'power plant', 'workshop building', 'warehouse'],
  parameters: {
    chimneys: number(3, 0, 4, 'how many chimneys'),
    teeth: number(3, 0, 5, 'teeth of the roof'),
    smoke: number(1, 0, 1, 'smoke above the chimneys'),
  },
  rows: { warehouse: { values: { chimneys: 0, teeth: 2 }, colours: { main: '#8f9aa3', second: '#5f6f80' } } },
  build(v, look, make) {
    const wall = look.material('main', bricks('#b5583f', { grain: 0.8 }))
    const [w, h, d] = [0.86, 0.3, 0.5]
    make.part('base', box(w + 0.14, 0.03, d + 0.2, 0.008).move(0, 0.015, 0), stone('#8f8b86'))
    make.part('walls', box(w, h, d, 0.006).move(0, 0.025 + h / 2, 0), wall)
    const teeth = Math.max(1, Math.round(v.teeth))
    const step = w / teeth
    const low = 0.02 + h
    const roof = look.material('second', tiles('#56606c', { grain: 0.7 }))
    for (let i = 0; i < teeth; i++) {
      const x = -w / 2 + i * step
      make.part(
        'walls',
        extrude(
          [
            [x + 0.004, low],
            [x + step - 0.002, low],
            [x + 0.004, low + 0.15],
          ],
          d * 0.99,
          { bevel: 0.002 },
        ),
        wall,
      )
      const long = Math.hypot(step, 0.15)
      const angle = (Math.atan2(0.15, step) * 180) / Math.PI
      make.part(
        'roof',
        box(long * 1.02, 0.024, d * 1.05, 0.006)
          .move(long / 2, 0.008, 0)
          .turn(0, 0, -angle)
          .move(x, low + 0.15, 0),
        roof,
      )
      make.part('windows', box(0.014, 0.1, d * 0.86, 0.004).move(x - 0.002, low + 0.065, 0), pale)
    }
    make.part('trim', box(w + 0.02, 0.024, d + 0.02, 0.004).move(0, low - 0.004, 0), trimStone)
    const pane = window(0.1, 0.1, { bars: 2 })
    const row = [-0.33, -0.19, 0.19, 0.33]
    make.part(
      'trim',
      together([
        ...row.map((x) => pane.frame.move(x, 0.13, d / 2)),
        ...[-0.15, 0.03, 0.15].map((z) => pane.frame.move(z, 0.13, w / 2).turn(0, 90, 0)),
        ...row.map((x) => pane.frame.move(x, 0.13, d / 2).turn(0, 180, 0)),
      ]),
      trimStone,
    )
    make.part(
      'windows',
      together([
        ...row.map((x) => pane.pane.move(x, 0.13, d / 2 + 0.003)),
        ...[-0.15, 0.03, 0.15].map((z) => pane.pane.move(z, 0.13, w / 2 + 0.003).turn(0, 90, 0)),
        ...row.map((x) => pane.pane.move(x, 0.13, d / 2 + 0.003).turn(0, 180, 0)),
      ]),
      pale,
    )
    const gate = doorway(0.2, 0.2, false)
    make.part(
      'door',
      together([
        gate.pane,
        ...[0.04, 0.08, 0.12, 0.16].map((y) => block(0.19, 0.01, 0.014).move(0, y, 0.006)),
      ]).move(0, 0.03, d / 2 + 0.006),
      look.material('accent', metal('#e0a52f', { metalness: 0.3 })),
    )
    make.part('trim', gate.frame.move(0, 0.03, d / 2), trimStone)
    const n = Math.round(v.chimneys)
    for (let i = 0; i < n; i++) {
      const x = (i - (n - 1) / 2) * 0.22 + 0.1
      const tall = 0.74 - 0.08 * i
      const place = (solid: Solid) => solid.move(x, 0, -d / 2 + 0.06)
      make.part(
        'chimneys',
        place(
          lathe(
            [
              [0, 0.03],
              [0.07, 0.03],
              [0.05, tall],
              [0.06, tall + 0.004],
              [0.06, tall + 0.03],
              [0.036, tall + 0.03],
              [0.036, tall - 0.03],
              [0, tall - 0.03],
            ],
            { corners: 24 },
          ),
        ),
        wall,
      )
      make.part(
        'stripes',
        place(
          together(
            [0.72, 0.9].map((t) =>
              cylinder(0.073 - 0.022 * t, 0.05, { top: 0.0715 - 0.022 * t, corners: 24, round: 0.003 }).move(
                0,
                tall * t,
                0,
              ),
            ),
          ),
        ),
        stripes,
      )
      if (v.smoke > 0.3)
        make.part(
          'smoke',
          place(
            together([
              ball([0.045, 0.05, 0.045], 16).move(0, tall + 0.04, 0),
              ball(0.06, 16).move(0.03, tall + 0.1, 0),
              ball([0.075, 0.06, 0.07], 16).move(0.09, tall + 0.16, 0.01),
            ]),
          ),
          smoke,
        )
    }
    make.socket('top', [0, low + 0.15, 0], 0.2).socket('front', [0, 0, d / 2 + 0.1], 0.2)
  },
})
const trimStone = stone('#d8ccb8', { relief: 0.3 })
const stripes = plaster('#f4efe6')
const smoke = plaster('#e4e6ea')
