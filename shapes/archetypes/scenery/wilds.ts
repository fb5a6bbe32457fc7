import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { box, cylinder, lathe, sheet, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import {
  glowing,
  lacquer,
  leaf,
  metal,
  planks,
  plastic,
  rust,
  stone,
  wood,
} from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

export const stalagmite = archetype({
  id: 'stalagmite',
  about: 'Dripstone that stands, hangs, or meets in a column; also icicles',
  skeleton: 'rock',
  nouns: ['stalagmite', 'dripstone'],
  parameters: {
    form: choice(['standing', 'hanging'], 'which way it grows'),
    count: number(4, 1, 7, 'how many grow together'),
  },
  rows: {
    stalactite: { values: { form: 'hanging' } },
    icicle: { values: { form: 'hanging', count: 6 }, colours: { main: '#cfe8f4' } },
    'ice spike': { colours: { main: '#cfe8f4' } },
  },
  build(v, look, make) {
    const rock = look.material('main', stone('#9c8672', { relief: 0.7 }))
    const one = (high: number, wide: number, seed: number): Solid => {
      const line = Array.from({ length: 10 }, (_, i): Vec2 => {
        const t = i / 9
        return [wide * (1 - t) ** 0.75 * (1 + 0.13 * Math.sin(t * 21 + seed)), high * t]
      })
      return lathe(line, { corners: 12, flutes: (a) => 1 + 0.1 * Math.sin(a * 3 + seed) })
    }
    const cones = Array.from({ length: Math.round(v.count) }, (_, i) => {
      const a = i * 2.4
      const far = i === 0 ? 0 : 0.16 + 0.06 * chanceAt(i, 2, 1)
      const high = i === 0 ? 1 : 0.35 + 0.4 * chanceAt(i, 3, 1)
      return one(high, 0.07 + 0.1 * high, i).move(Math.cos(a) * far, -0.02, Math.sin(a) * far)
    })
    const base = lathe(
      [
        [0, -0.03],
        [0.36, -0.03],
        [0.3, 0.05],
        [0, 0.09],
      ],
      { corners: 16, flutes: (a) => 1 + 0.09 * Math.sin(a * 4 + 1) },
    )
    const whole = together([base, ...cones])
    make.part('stone', v.form === 'standing' ? whole : whole.mirror('y').grounded(), rock)
    make.socket('top', [0, 1, 0], 0.05)
  },
})

export const lilyPad = archetype({
  id: 'lily-pad',
  about: 'Leaves of water lilies with a blossom',
  skeleton: 'plant',
  nouns: ['lily pad', 'lily pads', 'lotus pad', 'lotus leaf', 'water lilies'],
  parameters: { leaves: number(4, 1, 6, 'how many leaves'), blossoms: number(1, 0, 2, 'how many blossoms') },
  build(v, look, make) {
    const green = look.material('main', leaf('#4f9a4b'))
    const pads = Array.from({ length: Math.round(v.leaves) }, (_, i) => {
      const a = i * 1.7
      const far = i === 0 ? 0 : 0.34
      const r = 0.2 + 0.06 * chanceAt(i, 1, 7)
      return lathe(
        [
          [0, 0],
          [r, 0],
          [r * 1.03, 0.02],
          [r * 0.97, 0.016],
          [0, 0.012],
        ],
        { corners: 26, flutes: (angle) => (Math.abs(angle - Math.PI) < 0.16 ? 0.35 : 1) },
      )
        .turn(0, i * 70, 0)
        .move(Math.cos(a) * far, 0.003 * i, Math.sin(a) * far)
    })
    make.part('leaves', together(pads), green)
    const petals = Array.from({ length: Math.round(v.blossoms) }, (_, n) => {
      const petal = lathe(
        [
          [0, 0],
          [0.03, 0.03],
          [0.035, 0.07],
          [0, 0.13],
        ],
        { corners: 8 },
      )
      const ring = (count: number, lean: number, from: number) =>
        together(
          Array.from({ length: count }, (_, i) =>
            petal.turn(lean, 0, 0).turn(0, (360 * i) / count + from, 0),
          ),
        )
      return ring(8, 58, 0)
        .with(ring(6, 32, 20))
        .move(n === 0 ? 0.02 : -0.36, 0.02, n === 0 ? 0.03 : 0.1)
    })
    if (petals.length > 0) {
      make.part('blossom', together(petals), look.material('second', leaf('#f3a6c4', { relief: 0.4 })))
      make.part(
        'heart',
        together(
          petals.map((_, n) =>
            lathe(
              [
                [0, 0],
                [0.02, 0.01],
                [0, 0.045],
              ],
              { corners: 10 },
            ).move(n === 0 ? 0.02 : -0.36, 0.03, n === 0 ? 0.03 : 0.1),
          ),
        ),
        look.material('accent', leaf('#f4c63c')),
      )
    }
    make.socket('top', [0, 0.03, 0], 0.2)
  },
})

export const reeds = archetype({
  id: 'reeds',
  about: 'Reeds and cattails at the water',
  skeleton: 'plant',
  nouns: ['reed', 'reeds', 'cattail', 'cattails', 'bulrush', 'rushes'],
  parameters: { count: number(12, 5, 18, 'how many blades'), heads: number(5, 0, 8, 'how many brown heads') },
  build(v, look, make) {
    const blades: Solid[] = []
    const heads: Solid[] = []
    for (let i = 0; i < Math.round(v.count); i++) {
      const a = i * 2.4
      const far = 0.05 + 0.2 * Math.sqrt(chanceAt(i, 1, 1))
      const high = 0.6 + 0.5 * chanceAt(i, 2, 1)
      const bend = 0.1 + 0.16 * chanceAt(i, 3, 1)
      const root: Vec3 = [Math.cos(a) * far, 0, Math.sin(a) * far]
      const tip: Vec3 = [root[0] + Math.cos(a) * bend, high, root[2] + Math.sin(a) * bend]
      const mid: Vec3 = [root[0] + Math.cos(a) * bend * 0.3, high * 0.55, root[2] + Math.sin(a) * bend * 0.3]
      const hasHead = i < Math.round(v.heads)
      const side = 0.022
      blades.push(
        hasHead
          ? tube([root, mid, tip], 0.009, { corners: 5 })
          : sheet(
              [
                [-1, 0, 1].map(
                  (s): Vec3 => [root[0] - Math.sin(a) * side * s, 0, root[2] + Math.cos(a) * side * s],
                ),
                [-1, 0, 1].map(
                  (s): Vec3 => [mid[0] - Math.sin(a) * side * s, mid[1], mid[2] + Math.cos(a) * side * s],
                ),
                [-1, 0, 1].map(
                  (s): Vec3 => [tip[0] - Math.sin(a) * 0.003 * s, tip[1], tip[2] + Math.cos(a) * 0.003 * s],
                ),
              ],
              0.008,
            ),
      )
      if (hasHead) heads.push(cylinder(0.026, 0.17, { corners: 10, round: 0.02 }).move(...tip))
    }
    make.part('blades', together(blades), look.material('main', leaf('#6f9a4a')))
    if (heads.length > 0) make.part('heads', together(heads), look.material('second', wood('#6b4426')))
    make.socket('top', [0, 0.9, 0], 0.1)
  },
})

export const vines = archetype({
  id: 'vines',
  about: 'Vines and ivy that hang with leaves',
  skeleton: 'plant',
  nouns: ['vine', 'vines', 'ivy', 'jungle vine', 'liana', 'creeper', 'hanging plant'],
  parameters: { strands: number(6, 2, 9, 'how many strands') },
  build(v, look, make) {
    const strands: Solid[] = []
    const leaves: Solid[] = []
    const count = Math.round(v.strands)
    for (let i = 0; i < count; i++) {
      const x = (i / Math.max(1, count - 1) - 0.5) * 0.7
      const long = 0.55 + 0.5 * chanceAt(i, 1, 5)
      const points = Array.from(
        { length: 6 },
        (_, k): Vec3 => [x + 0.05 * Math.sin(k * 1.4 + i), 1.1 - (long * k) / 5, 0.05 * Math.cos(k + i * 2)],
      )
      strands.push(tube(points, 0.01, { corners: 6, smooth: 2 }))
      for (let k = 0; k < 12; k++) {
        const t = (k + 0.5) / 12
        const side = k % 2 ? 1 : -1
        leaves.push(
          lathe(
            [
              [0, 0],
              [0.032, 0.03],
              [0.024, 0.07],
              [0, 0.1],
            ],
            { corners: 6 },
          )
            .scale(1, 1, 0.22)
            .turn(0, 0, side * -110)
            .turn(0, k * 50, 0)
            .move(x + 0.05 * Math.sin(t * 7 + i), 1.1 - long * t, 0.05 * Math.cos(t * 5 + i * 2)),
        )
      }
    }
    make.part(
      'stems',
      together(strands).with(box(0.8, 0.03, 0.06, 0.01).move(0, 1.1, 0)),
      look.material('second', wood('#5d6b34')),
    )
    make.part('leaves', together(leaves), look.material('main', leaf('#4c8a3c')))
    make.socket('top', [0, 1.12, 0], 0.1)
  },
})

export const cobweb = archetype({
  id: 'spider-web',
  about: 'A web of a spider',
  skeleton: 'web',
  nouns: ['spider web', 'cobweb', 'spiderweb', 'web'],
  parameters: { rings: number(6, 3, 8, 'how many rings') },
  build(v, look, make) {
    const spokes = 9
    const at = (k: number, r: number): Vec3 => [
      Math.cos((k * 2 * Math.PI) / spokes) * r,
      0.55 + Math.sin((k * 2 * Math.PI) / spokes) * r,
      0,
    ]
    const threads: Solid[] = Array.from({ length: spokes }, (_, k) =>
      tube([at(k, 0), at(k, 0.55)], 0.005, { corners: 4 }),
    )
    for (let ring = 1; ring <= Math.round(v.rings); ring++) {
      const r = (0.5 * ring) / Math.round(v.rings)
      for (let k = 0; k < spokes; k++) {
        const [a, b] = [at(k, r), at(k + 1, r)]
        const mid: Vec3 = [((a[0] + b[0]) / 2) * 0.94, 0.55 + ((a[1] + b[1]) / 2 - 0.55) * 0.94, 0]
        threads.push(tube([a, mid, b], 0.004, { corners: 4 }))
      }
    }
    make.part(
      'threads',
      together(threads).grounded(),
      look.material('main', plastic('#eef0f2', { roughness: 0.9 })),
    )
    make.socket('front', [0, 0.55, 0.01], 0.1)
  },
})

export const pier = archetype({
  id: 'pier',
  about: 'A pier of planks on posts',
  skeleton: 'bridge',
  nouns: ['pier', 'dock', 'jetty', 'wooden pier', 'wharf', 'boardwalk', 'wooden dock'],
  parameters: { boards: number(16, 8, 24, 'how many boards') },
  build(v, look, make) {
    const timber = look.material('main', planks('#9c7347'))
    const dark = look.material('second', wood('#6f4f30'))
    const count = Math.round(v.boards)
    const long = 1.4
    const each = long / count
    make.part(
      'boards',
      together(
        Array.from({ length: count }, (_, i) =>
          box(0.44, 0.03, each * 0.9, 0.005).move(0.006 * Math.sin(i * 5), 0.3, -long / 2 + (i + 0.5) * each),
        ),
      ),
      timber,
    )
    make.part(
      'beams',
      box(0.05, 0.06, long, 0.006)
        .move(-0.16, 0.26, 0)
        .with(box(0.05, 0.06, long, 0.006).move(0.16, 0.26, 0)),
      dark,
    )
    const posts = [-0.62, -0.2, 0.2, 0.62].flatMap((z) =>
      [-0.23, 0.23].map((x) => cylinder(0.03, 0.42, { corners: 10 }).move(x, 0.21, z)),
    )
    make.part('posts', together(posts), dark)
    make.socket('top', [0, 0.315, 0], 0.2)
  },
})

export const buoy = archetype({
  id: 'buoy',
  about: 'A buoy with a light',
  skeleton: 'sea',
  nouns: ['buoy', 'sea buoy'],
  parameters: { height: number(1, 0.8, 1.2, 'height') },
  build(v, look, make) {
    make.part(
      'float',
      lathe(
        [
          [0, 0],
          [0.24, 0.02],
          [0.36, 0.14],
          [0.36, 0.24],
          [0.2, 0.32],
          [0, 0.34],
        ],
        { corners: 32 },
      ),
      look.material('main', lacquer('#d63c2e')),
    )
    make.part('band', torus(0.358, 0.02, 36, 8).move(0, 0.19, 0), look.material('second', lacquer('#f4f1ea')))
    const leg = (a: number) =>
      tube(
        [
          [Math.sin(a) * 0.2, 0.3, Math.cos(a) * 0.2],
          [Math.sin(a) * 0.06, 0.8 * v.height, Math.cos(a) * 0.06],
        ],
        0.016,
        { corners: 8 },
      )
    make.part(
      'frame',
      together([0, 2.09, 4.19].map(leg)).with(torus(0.13, 0.012, 24, 6).move(0, 0.55 * v.height, 0)),
      metal('#5d646b'),
    )
    make.part(
      'lamp',
      lathe(
        [
          [0, 0],
          [0.07, 0],
          [0.07, 0.1],
          [0, 0.14],
        ],
        { corners: 16 },
      ).move(0, 0.8 * v.height, 0),
      glowing('#ffe08a', { glow: 1.6 }),
    )
    make.socket('top', [0, 0.94 * v.height, 0], 0.05)
  },
})

export const rails = archetype({
  id: 'rails',
  about: 'A piece of railway track',
  skeleton: 'road',
  nouns: [
    'rails',
    'railway',
    'railroad',
    'train track',
    'train tracks',
    'railway track',
    'minecart track',
    'tracks',
  ],
  parameters: { sleepers: number(9, 5, 12, 'how many sleepers') },
  build(v, look, make) {
    const count = Math.round(v.sleepers)
    make.part('bed', box(0.7, 0.04, 1.4, 0.015).move(0, 0.02, 0), look.material('second', stone('#8b857c')))
    make.part(
      'sleepers',
      together(
        Array.from({ length: count }, (_, i) =>
          box(0.56, 0.035, 0.075, 0.006).move(0, 0.05, -0.7 + ((i + 0.5) * 1.4) / count),
        ),
      ),
      look.material('main', wood('#5f452f')),
    )
    const rail = (x: number) => box(0.026, 0.05, 1.4, 0.006).move(x, 0.085, 0)
    make.part(
      'rails',
      rail(-0.2).with(rail(0.2)),
      look.material('accent', rust('#8a6a52', { roughness: 0.5, metalness: 0.8 })),
    )
    make.socket('top', [0, 0.11, 0], 0.2)
  },
})
