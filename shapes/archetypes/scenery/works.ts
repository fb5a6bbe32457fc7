import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, block, box, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import {
  blocks,
  bricks,
  glowing,
  lacquer,
  liquid,
  metal,
  plaster,
  polished,
  rubber,
  stone,
  tiles,
  wood,
  wornMetal,
} from '../../materials/material.ts'

/** The outline of an arch: legs up to `spring`, then half a circle. */
const archOutline = (radius: number, spring: number, steps = 10): Vec2[] => [
  [radius, 0],
  ...Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const a = (Math.PI * i) / steps
    return [radius * Math.cos(a), spring + radius * Math.sin(a)]
  }),
  [-radius, 0],
]

/** A wall of one storey of arches along x, open below. */
function arcade(count: number, each: number, high: number, deep: number, opening = 0.34): Solid {
  const holes = Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5 - count / 2) * each
    return archOutline(each * opening, high * 0.42).map(([px, py]): Vec2 => [px + x, py + 0.015])
  })
  const half = (count * each) / 2
  const outline: Vec2[] = [
    [-half, 0],
    [half, 0],
    [half, high],
    [-half, high],
  ]
  return extrude(outline, deep, { bevel: 0.004, holes })
}

export const aqueduct = archetype({
  id: 'aqueduct',
  about: 'An aqueduct or viaduct of arches',
  skeleton: 'bridge',
  nouns: ['aqueduct', 'viaduct', 'colonnade of arches'],
  parameters: {
    arches: number(4, 2, 5, 'how many arches'),
    storeys: number(2, 1, 2, 'how many rows of them'),
  },
  build(v, look, make) {
    const rock = look.material('main', blocks('#c9b593', { grain: 0.6 }))
    const count = Math.round(v.arches)
    const each = 1.4 / count
    make.part('arches', arcade(count, each, 0.46, 0.16), rock)
    if (Math.round(v.storeys) > 1)
      make.part('upper arches', arcade(count * 2, each / 2, 0.24, 0.12).move(0, 0.5, 0), rock)
    const top = Math.round(v.storeys) > 1 ? 0.76 : 0.48
    const ledge = (y: number, d: number) => box(1.44, 0.05, d, 0.01).move(0, y, 0)
    make.part(
      'ledges',
      together([ledge(0.48, 0.2), ...(top > 0.5 ? [ledge(top, 0.16)] : [])]),
      look.material('second', stone('#b39d79')),
    )
    make.socket('top', [0, top + 0.025, 0], 0.1)
  },
})

export const colosseum = archetype({
  id: 'colosseum',
  about: 'An arena of arches around an oval, broken on one side',
  skeleton: 'building',
  nouns: ['colosseum', 'coliseum', 'amphitheatre', 'amphitheater', 'roman arena', 'arena'],
  parameters: { broken: number(1, 0, 1, 'whether a part of the upper wall has fallen') },
  build(v, look, make) {
    const rock = look.material('main', blocks('#d2bb95', { grain: 0.5 }))
    const sides = 20
    const [rx, rz] = [0.66, 0.54]
    const walls: Solid[] = []
    for (let k = 0; k < sides; k++) {
      const a = (2 * Math.PI * (k + 0.5)) / sides
      const each = (2 * Math.PI * 0.6) / sides
      const storeys = v.broken > 0.5 && k > 2 && k < 9 ? 2 : 3
      for (let s = 0; s < storeys; s++)
        walls.push(
          arcade(1, each * 1.08, 0.16, 0.06)
            .move(0, s * 0.165, 0)
            .turn(0, 90 - (a * 180) / Math.PI, 0)
            .move(Math.cos(a) * rx, 0, Math.sin(a) * rz),
        )
    }
    make.part('walls', together(walls), rock)
    const ring = (from: number, to: number, low: number, high: number) =>
      lathe(
        [
          [from, low],
          [to, low],
          [to, high],
          [from, high],
        ],
        { corners: 40 },
      )
    const seats = Array.from({ length: 5 }, (_, i) => {
      const outer = lathe(
        [
          [0, 0],
          [0.58 - i * 0.07, 0],
          [0.58 - i * 0.07, 0.3 - i * 0.055],
          [0, 0.3 - i * 0.055],
        ],
        { corners: 40 },
      )
      const inner = cylinder(0.58 - (i + 1) * 0.07, 1, { corners: 40, round: 0.001 }).move(0, 0.5 + 0.02, 0)
      return outer.minus(inner)
    })
    make.part('seats', together(seats).scale(1.1, 1, 0.9), look.material('second', stone('#c4b192')))
    make.part('sand', ring(0, 0.24, 0, 0.03).scale(1.1, 1, 0.9), stone('#dcc48e', { surface: 'sand' }))
    make.socket('top', [0, 0.03, 0], 0.2)
  },
})

export const gate = archetype({
  id: 'gate',
  about: 'A gate between pillars: of iron bars or of boards; also cages',
  skeleton: 'building',
  nouns: ['gate', 'iron gate', 'garden gate', 'gateway'],
  parameters: {
    form: choice(['iron', 'boards', 'cage'], 'what it is made of'),
    open: number(0, 0, 1, 'how far it stands open'),
  },
  rows: {
    'wooden gate': { values: { form: 'boards' } },
    'farm gate': { values: { form: 'boards' } },
    portcullis: { values: { form: 'iron' } },
    'graveyard gate': { values: { form: 'iron', open: 0.6 } },
    cage: { values: { form: 'cage' } },
    'prison bars': { values: { form: 'iron' } },
    'prison cell': { values: { form: 'cage' } },
    'jail cell': { values: { form: 'cage' } },
    jail: { values: { form: 'cage' } },
  },
  build(v, look, make) {
    const iron = look.material('main', v.form === 'boards' ? wood('#8a5f38') : wornMetal('#3b3d42'))
    const bar = (x: number, z: number, high = 0.8) =>
      cylinder(0.012, high, { corners: 8 }).move(x, high / 2 + 0.02, z)
    if (v.form === 'cage') {
      const rim = [-0.4, 0.4]
      const bars: Solid[] = []
      for (let i = 0; i <= 8; i++)
        for (const s of rim) bars.push(bar(-0.4 + i * 0.1, s), bar(s, -0.4 + i * 0.1))
      make.part('bars', together(bars), iron)
      const frame = (y: number) => box(0.86, 0.04, 0.86, 0.008).move(0, y, 0)
      make.part('frame', frame(0.02).with(frame(0.84)), look.material('second', wornMetal('#2c2e33')))
      make.socket('inside', [0, 0.3, 0], 0.34).socket('top', [0, 0.86, 0], 0.3)
      return
    }
    const pillar = (x: number) => box(0.16, 0.96, 0.16, 0.01).move(x, 0.48, 0)
    make.part(
      'pillars',
      pillar(-0.58).with(pillar(0.58)),
      look.material('second', bricks('#a4654b', { grain: 0.5 })),
    )
    const cap = (x: number) =>
      box(0.2, 0.05, 0.2, 0.012)
        .move(x, 0.985, 0)
        .with(ball(0.07, 16).move(x, 1.06, 0))
    make.part('caps', cap(-0.58).with(cap(0.58)), look.material('accent', stone('#b7b0a3')))
    const leafWidth = 0.49
    const wing =
      v.form === 'iron'
        ? together([
            ...Array.from({ length: 6 }, (_, i) =>
              bar(0.04 + i * 0.082, 0, 0.66 + 0.14 * Math.sin((i / 5) * 1.5)),
            ),
            box(leafWidth, 0.025, 0.025, 0.004).move(leafWidth / 2, 0.12, 0),
            box(leafWidth, 0.025, 0.025, 0.004).move(leafWidth / 2, 0.6, 0),
          ])
        : together([
            ...Array.from({ length: 5 }, (_, i) =>
              box(leafWidth, 0.07, 0.03, 0.006).move(leafWidth / 2, 0.14 + i * 0.13, 0),
            ),
            box(0.05, 0.68, 0.04, 0.006).move(0.03, 0.4, 0.005),
            box(0.05, 0.68, 0.04, 0.006).move(leafWidth - 0.03, 0.4, 0.005),
          ])
    const left = wing.turn(0, -75 * v.open, 0).move(-0.5, 0, 0)
    make.part('wings', left.with(left.mirror('x')), iron)
    make.socket('top', [0, 0.9, 0], 0.1)
  },
})

export const siegeEngine = archetype({
  id: 'catapult',
  about: 'A catapult on wheels',
  skeleton: 'machine',
  nouns: ['catapult', 'trebuchet', 'siege engine', 'ballista', 'onager'],
  parameters: { lean: number(35, 0, 60, 'how far the arm is drawn back') },
  build(v, look, make) {
    const timber = look.material('main', wood('#8b6239'))
    const side = (z: number) => box(1.1, 0.09, 0.09, 0.012).move(0, 0.26, z)
    make.part(
      'frame',
      together([
        side(-0.26),
        side(0.26),
        ...[-0.48, 0, 0.48].map((x) => box(0.09, 0.07, 0.6, 0.01).move(x, 0.26, 0)),
      ]),
      timber,
    )
    const strut = (z: number) =>
      tube(
        [
          [-0.3, 0.28, z],
          [0.1, 0.78, z],
          [0.42, 0.28, z],
        ],
        0.036,
        { corners: 8 },
      )
    make.part(
      'struts',
      together([
        strut(-0.26),
        strut(0.26),
        cylinder(0.035, 0.6, { corners: 12 }).turn(90, 0, 0).move(0.1, 0.78, 0),
      ]),
      timber,
    )
    const arm = box(0.95, 0.06, 0.07, 0.012)
      .move(-0.36, 0, 0)
      .with(
        lathe(
          [
            [0, 0],
            [0.12, 0.02],
            [0.14, 0.09],
            [0.12, 0.09],
            [0, 0.045],
          ],
          { corners: 20 },
        ).move(-0.82, 0.02, 0),
      )
    make.part('arm', arm.turn(0, 0, v.lean - 20).move(0.12, 0.74, 0), timber)
    const wheel = cylinder(0.2, 0.06, { corners: 24 })
      .turn(90, 0, 0)
      .with(cylinder(0.05, 0.1, { corners: 12 }).turn(90, 0, 0))
    make.part(
      'wheels',
      together([-0.38, 0.38].flatMap((x) => [-0.34, 0.34].map((z) => wheel.move(x, 0.2, z)))),
      look.material('second', wood('#6b4727')),
    )
    const turn = ((v.lean - 20) * Math.PI) / 180
    make.part(
      'stone',
      ball(0.09, 16).move(
        0.12 - Math.cos(turn) * 0.82 - Math.sin(turn) * 0.13,
        0.74 - Math.sin(turn) * 0.82 + Math.cos(turn) * 0.13,
        0,
      ),
      stone('#8f8d88'),
    )
    make.part('rope', torus(0.06, 0.02, 20, 8).turn(90, 0, 0).move(0.1, 0.74, 0), rubber('#c9b083'))
    make.socket('top', [0, 0.8, 0], 0.1)
  },
})

export const furnace = archetype({
  id: 'furnace',
  about: 'A furnace or boiler with a fire behind its door',
  skeleton: 'machine',
  nouns: ['furnace', 'boiler', 'forge', 'kiln', 'blast furnace', 'steam engine boiler'],
  parameters: { kind: choice(['bricks', 'iron'], 'of bricks or of iron') },
  rows: { boiler: { values: { kind: 'iron' } }, 'water heater': { values: { kind: 'iron' } } },
  build(v, look, make) {
    if (v.kind === 'bricks') {
      const wall = look.material('main', bricks('#8f4f3c', { grain: 0.5 }))
      const arch = archOutline(0.17, 0.2).map(([x, y]): Vec2 => [x, y + 0.1])
      const front: Vec2[] = [
        [-0.4, 0],
        [0.4, 0],
        [0.4, 0.7],
        [-0.4, 0.7],
      ]
      make.part(
        'body',
        extrude(front, 0.62, { bevel: 0.01, holes: [arch] }).with(
          box(0.78, 0.69, 0.05, 0.004).move(0, 0.35, -0.27),
        ),
        wall,
      )
      make.part('chimney', box(0.34, 0.5, 0.34, 0.01).taper(1, 0.75).move(0, 0.94, -0.05), wall)
    } else {
      make.part(
        'body',
        cylinder(0.32, 0.86, { corners: 36, round: 0.05 }).move(0, 0.47, 0),
        look.material('main', wornMetal('#5a4a42')),
      )
      make.part(
        'bands',
        together([0.2, 0.47, 0.74].map((y) => torus(0.322, 0.014, 36, 6).move(0, y, 0))),
        look.material('second', metal('#b5823f')),
      )
      make.part(
        'chimney',
        tube(
          [
            [0, 0.88, 0],
            [0, 1.15, 0],
            [0.12, 1.24, 0],
            [0.36, 1.24, 0],
          ],
          0.06,
          { corners: 14, smooth: 5 },
        ),
        wornMetal('#3d3a38'),
      )
      make.part(
        'door',
        box(0.3, 0.28, 0.08, 0.02)
          .minus(box(0.2, 0.18, 0.2, 0.01))
          .move(0, 0.26, 0.31),
        metal('#3a3c40'),
      )
      make.part(
        'gauge',
        cylinder(0.06, 0.04, { corners: 20 }).turn(90, 0, 0).move(0, 0.62, 0.325),
        lacquer('#f2efe6'),
      )
      const feet = [-0.2, 0.2].flatMap((x) =>
        [-0.2, 0.2].map((z) => cylinder(0.03, 0.08, { corners: 10 }).move(x, 0.04, z)),
      )
      make.part('feet', together(feet), metal('#3a3c40'))
    }
    const z = v.kind === 'bricks' ? 0.1 : 0.3
    make.part(
      'embers',
      box(
        v.kind === 'bricks' ? 0.3 : 0.2,
        v.kind === 'bricks' ? 0.12 : 0.17,
        v.kind === 'bricks' ? 0.3 : 0.06,
        0.03,
      ).move(0, v.kind === 'bricks' ? 0.16 : 0.26, z),
      glowing('#ff7a26', { glow: 2 }),
    )
    make.socket('top', [0, v.kind === 'bricks' ? 0.7 : 0.9, 0.2], 0.12)
  },
})

export const armourStand = archetype({
  id: 'suit-of-armour',
  about: 'A suit of armour on its stand',
  skeleton: 'figure',
  nouns: ['suit of armor', 'suit of armour', 'armor', 'armour', 'plate armor', 'knight armor', 'armor stand'],
  parameters: { plume: number(1, 0, 1, 'whether the helmet has a plume') },
  build(v, look, make) {
    const steel = look.material('main', polished('#b9bfc6', { roughness: 0.25 }))
    const trim = look.material('second', polished('#c99f48', { roughness: 0.3 }))
    make.part('stand', cylinder(0.2, 0.04, { corners: 24 }).move(0, 0.02, 0), wood('#5a3a22'))
    const leg = (x: number) =>
      together([
        lathe(
          [
            [0, 0.05],
            [0.055, 0.05],
            [0.05, 0.26],
            [0, 0.26],
          ],
          { corners: 16 },
        ),
        lathe(
          [
            [0, 0.25],
            [0.06, 0.26],
            [0.075, 0.48],
            [0, 0.5],
          ],
          { corners: 16 },
        ),
        ball([0.06, 0.05, 0.065], 14).move(0, 0.26, 0.01),
        box(0.09, 0.05, 0.18, 0.02).move(0, 0.065, 0.04),
      ]).move(x, 0, 0)
    make.part('legs', leg(-0.09).with(leg(0.09)), steel)
    make.part(
      'cuirass',
      lathe(
        [
          [0, 0.47],
          [0.16, 0.47],
          [0.135, 0.58],
          [0.19, 0.74],
          [0.17, 0.84],
          [0.07, 0.89],
          [0, 0.89],
        ],
        { corners: 28 },
      ).scale(1, 1, 0.72),
      steel,
    )
    make.part('belt', torus(0.142, 0.018, 28, 8).scale(1, 1, 0.74).move(0, 0.58, 0), trim)
    const arm = (s: number) =>
      together([
        ball([0.09, 0.075, 0.085], 16).move(s * 0.22, 0.82, 0),
        tube(
          [
            [s * 0.23, 0.8, 0],
            [s * 0.27, 0.64, 0.02],
            [s * 0.25, 0.48, 0.06],
          ],
          [0.055, 0.048, 0.044],
          { corners: 14 },
        ),
        ball([0.05, 0.055, 0.05], 12).move(s * 0.25, 0.45, 0.065),
      ])
    make.part('arms', arm(1).with(arm(-1)), steel)
    make.part(
      'helmet',
      lathe(
        [
          [0, 0.87],
          [0.095, 0.88],
          [0.11, 0.98],
          [0.1, 1.06],
          [0.05, 1.13],
          [0, 1.15],
        ],
        { corners: 24 },
      ),
      steel,
    )
    make.part(
      'visor',
      box(0.15, 0.018, 0.03, 0.004)
        .move(0, 1.01, 0.1)
        .with(...[-0.04, 0, 0.04].map((x) => block(0.012, 0.05, 0.03).move(x, 0.95, 0.1))),
      lacquer('#17181b'),
    )
    if (v.plume > 0.5)
      make.part(
        'plume',
        tube(
          [
            [0, 1.12, 0.02],
            [0, 1.24, -0.03],
            [0, 1.2, -0.14],
            [0, 1.05, -0.18],
          ],
          [0.02, 0.045, 0.05, 0.02],
          { corners: 12, smooth: 6 },
        ),
        look.material('accent', lacquer('#b0232b', { roughness: 0.9 })),
      )
    make.socket('top', [0, 1.15, 0], 0.06).socket('hand', [0.25, 0.45, 0.08], 0.05)
  },
})

export const pool = archetype({
  id: 'swimming-pool',
  about: 'A pool with a rim, steps and a ladder',
  skeleton: 'water',
  nouns: ['swimming pool', 'pool', 'hot tub', 'jacuzzi', 'bath pool', 'paddling pool'],
  parameters: { form: choice(['square', 'round'], 'its outline') },
  rows: {
    'hot tub': { values: { form: 'round' } },
    jacuzzi: { values: { form: 'round' } },
    'paddling pool': { values: { form: 'round' } },
  },
  build(v, look, make) {
    const rim = look.material('main', stone('#e6dfd2', { relief: 0.3 }))
    const water = liquid(look.colour('second', '#3fb6d8'), { opacity: 0.85 })
    if (v.form === 'square') {
      make.part(
        'rim',
        box(1.4, 0.12, 0.9, 0.02)
          .minus(box(1.2, 0.5, 0.7, 0.01).move(0, 0.02, 0))
          .move(0, 0.06, 0),
        rim,
      )
      make.part(
        'floor',
        box(1.22, 0.02, 0.72, 0.002).move(0, 0.015, 0),
        tiles('#7fd0e4', { surface: 'plain' }),
      )
      make.part('water', box(1.21, 0.05, 0.71, 0.002).move(0, 0.065, 0), water)
    } else {
      make.part(
        'rim',
        lathe(
          [
            [0.44, 0],
            [0.56, 0],
            [0.56, 0.2],
            [0.44, 0.2],
          ],
          { corners: 40 },
        ).minus(cylinder(0.45, 1, { corners: 40, round: 0.001 })),
        look.material('main', wood('#a2703f', { surface: 'planks' })),
      )
      make.part(
        'floor',
        cylinder(0.46, 0.03, { corners: 40, round: 0.002 }).move(0, 0.015, 0),
        plaster('#e9e6df'),
      )
      make.part('water', cylinder(0.455, 0.12, { corners: 40, round: 0.002 }).move(0, 0.1, 0), water)
    }
    const z = v.form === 'square' ? 0 : 0
    const x = v.form === 'square' ? 0.6 : 0.45
    const rail = (s: number) =>
      tube(
        [
          [x - 0.06, 0.05, z + s],
          [x - 0.05, 0.3, z + s],
          [x + 0.08, 0.3, z + s],
          [x + 0.1, 0.1, z + s],
        ],
        0.014,
        { corners: 8, smooth: 4 },
      )
    make.part('ladder', rail(-0.09).with(rail(0.09)), polished('#d5dade'))
    make.socket('top', [0, 0.1, 0], 0.3).socket('inside', [0, 0.12, 0], 0.3)
  },
})

export const seesaw = archetype({
  id: 'seesaw',
  about: 'A seesaw, or a horse that rocks',
  skeleton: 'toy',
  nouns: ['seesaw', 'teeter totter', 'see saw'],
  parameters: { lean: number(12, -16, 16, 'which side is down') },
  build(v, look, make) {
    const plank = look.material('main', lacquer('#e2b02e'))
    const beam = box(1.3, 0.05, 0.16, 0.015).with(
      ...[-0.55, 0.55].map((x) => box(0.2, 0.03, 0.22, 0.012).move(x, 0.035, 0)),
    )
    make.part('beam', beam.turn(0, 0, v.lean).move(0, 0.3, 0), plank)
    const grip = (s: number): Solid => {
      const points: Vec3[] = [
        [s * 0.4, 0, -0.08],
        [s * 0.4, 0.14, -0.08],
        [s * 0.4, 0.14, 0.08],
        [s * 0.4, 0, 0.08],
      ]
      return tube(points, 0.013, { corners: 8 })
    }
    make.part('grips', grip(1).with(grip(-1)).turn(0, 0, v.lean).move(0, 0.32, 0), metal('#8e959c'))
    const leg = (s: number) =>
      tube(
        [
          [s * 0.18, 0, -0.1],
          [0, 0.3, 0],
          [s * 0.18, 0, 0.1],
        ],
        0.026,
        { corners: 8 },
      )
    make.part('stand', leg(1).with(leg(-1)), look.material('second', lacquer('#cf3d31')))
    make.socket('top', [0, 0.33, 0], 0.1)
  },
})

export const waterWheel = archetype({
  id: 'water-wheel',
  about: 'A water wheel in its frame',
  skeleton: 'machine',
  nouns: ['water wheel', 'waterwheel', 'mill wheel'],
  parameters: { paddles: number(12, 8, 16, 'how many paddles') },
  build(v, look, make) {
    const timber = look.material('main', wood('#7a5532'))
    const ring = (z: number) => torus(0.46, 0.03, 36, 6).turn(90, 0, 0).move(0, 0.55, z)
    const count = Math.round(v.paddles)
    const paddle = box(0.02, 0.16, 0.28, 0.004).move(0, 0.46, 0)
    const spoke = box(0.035, 0.92, 0.03, 0.006)
    const turned = (solid: Solid, n: number, of: number) => solid.turn(0, 0, (360 * n) / of).move(0, 0.55, 0)
    make.part(
      'wheel',
      together([
        ring(-0.12),
        ring(0.12),
        ...Array.from({ length: count }, (_, i) => turned(paddle, i, count)),
        ...[-0.12, 0.12].flatMap((z) => [0, 1, 2].map((i) => turned(spoke.move(0, 0, z), i, 6))),
      ]),
      timber,
    )
    make.part(
      'axle',
      cylinder(0.045, 0.56, { corners: 14 }).turn(90, 0, 0).move(0, 0.55, 0),
      look.material('second', wood('#5b3d22')),
    )
    const post = (z: number) =>
      box(0.09, 0.6, 0.07, 0.01)
        .move(0, 0.3, z)
        .with(box(0.4, 0.06, 0.08, 0.01).move(0, 0.03, z))
    make.part('posts', post(-0.24).with(post(0.24)), look.material('second', wood('#5b3d22')))
    make.socket('top', [0, 1, 0], 0.1)
  },
})

export const robotArm = archetype({
  id: 'robot-arm',
  about: 'A robot arm of a factory',
  skeleton: 'machine',
  nouns: ['robot arm', 'robotic arm', 'industrial robot', 'mechanical arm', 'assembly robot'],
  parameters: { reach: number(1, 0.7, 1.2, 'how far it reaches') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#ef8a1f'))
    const dark = look.material('second', metal('#34373d', { roughness: 0.5 }))
    const r = v.reach
    const elbow: Vec3 = [-0.12, 0.78 * r, 0]
    const wrist: Vec3 = [0.44 * r, 0.9 * r, 0]
    make.part(
      'foot',
      cylinder(0.24, 0.1, { corners: 28 })
        .move(0, 0.05, 0)
        .with(cylinder(0.16, 0.16, { corners: 24 }).move(0, 0.17, 0)),
      dark,
    )
    make.part(
      'arms',
      together([
        tube([[0, 0.24, 0], elbow], [0.1, 0.075], { corners: 14 }),
        tube([elbow, wrist], [0.075, 0.05], { corners: 14 }),
      ]),
      paint,
    )
    const joint = (at: Vec3, size: number) =>
      cylinder(size, size * 2.3, { corners: 20 })
        .turn(90, 0, 0)
        .move(...at)
    make.part('joints', together([joint([0, 0.26, 0], 0.11), joint(elbow, 0.095), joint(wrist, 0.06)]), dark)
    const finger = (s: number) =>
      tube(
        [
          [wrist[0] + 0.04, wrist[1] - 0.06, 0],
          [wrist[0] + 0.06 + s * 0.07, wrist[1] - 0.16, 0],
          [wrist[0] + 0.06 + s * 0.03, wrist[1] - 0.25, 0],
        ],
        0.018,
        { corners: 8 },
      )
    make.part('gripper', finger(1).with(finger(-1)), metal('#9aa1a8'))
    make.part('lamp', ball(0.03, 12).move(elbow[0], elbow[1] + 0.11, 0), glowing('#6cf08a', { glow: 1.5 }))
    make.socket('hand', [wrist[0] + 0.06, wrist[1] - 0.24, 0], 0.05).socket('top', elbow, 0.08)
  },
})
