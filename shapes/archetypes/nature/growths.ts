import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { hull, type Solid, together } from '../../geometry/solid.ts'
import { ball, cone, lathe, softened, tube } from '../../geometry/solids.ts'
import { add, radians, times, unit, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { bark, grass, ice, lacquer, leaf, skin, snow, stone } from '../../materials/material.ts'
import { cells, chanceAt, clouds, noise, smooth } from '../../materials/noise.ts'
import { pot } from './flower.ts'
import { clump } from './foliage.ts'

export const cactus = archetype({
  id: 'cactus',
  about: 'A cactus, potted or standing free',
  skeleton: 'plant',
  nouns: ['cactus', 'saguaro'],
  parameters: {
    arms: number(2, 0, 5, 'how many arms it has'),
    flowers: number(1, 0, 8, 'flowers on it'),
    potted: number(0, 0, 1, 'in a pot'),
    round: number(0, 0, 1, 'round as a barrel'),
  },
  rows: {
    'potted cactus': { values: { potted: 1, arms: 1 } },
    'barrel cactus': { values: { round: 1, arms: 0 } },
  },
  build(v, look, make) {
    const base = v.potted > 0.3 ? pot(make, 0.22, 0.28) : 0
    const green = look.material('main', skin('#4a8a3f', { roughness: 0.6 }))
    const ribbed = (height: number, radius: number): Solid => {
      const line = Array.from({ length: 15 }, (_, i): Vec2 => {
        const t = i / 14
        return [
          radius *
            Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.55) / 0.45) ** 2.2)) *
            (0.86 + 0.14 * Math.sin(Math.PI * Math.min(1, t * 1.3))),
          t * height,
        ]
      })
      return lathe(line, { corners: 60, flutes: (a) => 1 - 0.1 * (1 - Math.abs(Math.sin(a * 6))) ** 2 })
    }
    const tall = v.round > 0.5 ? 0.5 : v.potted > 0.3 ? 0.66 : 0.95
    const wide = v.round > 0.5 ? 0.3 : 0.13
    make.part('body', ribbed(tall, wide).move(0, base, 0), green)
    const arms = Math.round(v.arms)
    for (let i = 0; i < arms; i++) {
      const side = i % 2 ? -1 : 1
      const from = base + tall * (0.32 + 0.14 * (i % 3))
      const up = tall * (0.34 - 0.05 * i)
      const arm = tube(
        [
          [0.04, from, 0],
          [0.22, from + 0.01, 0],
          [0.29, from + 0.08, 0],
          [0.29, from + 0.08 + up, 0],
        ],
        [0.075, 0.075, 0.078, 0.07],
        { smooth: 5, corners: 18 },
      )
      make.part('body', arm.scale(side, 1, 1).turn(0, i > 1 ? 80 : 0, 0), green)
    }
    const spine = cone(0.004, 0.05, 5)
    const spines = Array.from({ length: 90 }, (_, i) => {
      const t = 0.1 + 0.8 * ((i * 0.618) % 1)
      const a = radians((Math.floor(i * 1.7) % 12) * 30 + 15)
      const r = wide * (0.98 - 0.3 * Math.max(0, t - 0.7))
      return spine
        .aim([Math.sin(a), 0.25, Math.cos(a)])
        .at([Math.sin(a) * r, base + t * tall, Math.cos(a) * r])
    })
    make.part('spines', together(spines), lacquer('#f0e6c0'))
    const blossoms = Math.round(v.flowers)
    for (let i = 0; i < blossoms; i++) {
      const a = i * 2.4
      const far = i === 0 ? 0 : wide * 0.6
      const petals = lathe(
        [
          [0, 0],
          [0.03, 0.01],
          [0.085, 0.06],
          [0.08, 0.066],
          [0.03, 0.03],
          [0, 0.03],
        ],
        { corners: 40, flutes: (t) => 0.75 + 0.25 * Math.abs(Math.cos(t * 4)) },
      )
      make.part(
        'flower',
        petals.at([Math.sin(a) * far, base + tall - (i === 0 ? 0.012 : 0.06), Math.cos(a) * far]),
        look.material('second', skin('#ef5f9f', { roughness: 0.5 })),
      )
    }
    make.socket('top', [0, base + tall, 0], wide)
  },
})

export const mushroom = archetype({
  id: 'mushroom',
  about: 'A mushroom with a spotted cap',
  skeleton: 'plant',
  nouns: ['mushroom', 'toadstool'],
  parameters: {
    cap: number(0.46, 0.2, 0.6, 'radius of the cap'),
    flat: number(0.62, 0.3, 1.3, 'height of the cap against its width'),
    stem: number(0.5, 0.2, 0.8, 'height of the stem'),
    thick: number(0.13, 0.04, 0.25, 'thickness of the stem'),
    spots: number(16, 0, 40, 'spots on the cap'),
    count: number(1, 1, 5, 'how many stand together'),
  },
  rows: {
    'fly agaric': {},
    champignon: { values: { spots: 0, flat: 0.9, thick: 0.18 }, colours: { main: '#efe4d2' } },
    'brown mushroom': { values: { spots: 0 }, colours: { main: '#8a5a35' } },
  },
  build(v, look, make) {
    const red = look.material('main', skin('#d0281f', { roughness: 0.35, relief: 0.4 }))
    const pale = look.material('second', skin('#f3e9d8', { roughness: 0.7 }))
    const count = Math.round(v.count)
    for (let n = 0; n < count; n++) {
      const scale = n === 0 ? 1 : 0.4 + 0.2 * chanceAt(n, 3, 1)
      const at: Vec3 = n === 0 ? [0, 0, 0] : [Math.sin(n * 2.2) * 0.42, 0, Math.cos(n * 2.2) * 0.38]
      const set = (solid: Solid) => solid.scale(scale).at(at)
      make.part(
        'stem',
        set(
          lathe(
            softened(
              [
                [0, 0],
                [v.thick * 1.45, 0],
                [v.thick * 1.2, v.stem * 0.2],
                [v.thick * 0.9, v.stem * 0.6],
                [v.thick * 0.95, v.stem * 1.1],
                [0, v.stem * 1.1],
              ],
              0.03,
            ),
            { corners: 28 },
          ),
        ),
        pale,
      )
      make.part(
        'stem',
        set(
          lathe(
            [
              [v.thick * 0.8, v.stem * 0.7],
              [v.thick * 1.7, v.stem * 0.62],
              [v.thick * 1.66, v.stem * 0.66],
              [v.thick * 0.9, v.stem * 0.78],
            ],
            { corners: 40, flutes: (a) => 1 + 0.06 * Math.sin(a * 9) },
          ),
        ),
        pale,
      )
      const high = v.cap * v.flat
      make.part(
        'gills',
        set(
          lathe(
            [
              [0, v.stem * 0.94],
              [v.thick, v.stem * 0.94],
              [v.cap * 0.96, v.stem * 0.985],
              [v.cap * 0.9, v.stem * 1.03],
              [0, v.stem * 1.03],
            ],
            { corners: 72, flutes: (a) => 1 + 0.012 * Math.cos(a * 36) },
          ),
        ),
        pale,
      )
      make.part(
        'cap',
        set(
          lathe(
            softened(
              [
                [0, v.stem],
                [v.cap * 0.94, v.stem],
                [v.cap, v.stem + high * 0.14],
                [v.cap * 0.9, v.stem + high * 0.46],
                [v.cap * 0.62, v.stem + high * 0.82],
                [v.cap * 0.3, v.stem + high * 0.98],
                [0, v.stem + high],
              ],
              0.06,
              4,
            ),
            { corners: 44 },
          ),
        ),
        red,
      )
      const spots = Array.from({ length: Math.round(v.spots) }, (_, i) => {
        const t = 0.06 + 0.86 * ((i + 0.5) / v.spots)
        const a = i * 2.39996
        const far = v.cap * Math.sqrt(t) * 0.94
        const up = v.stem + high * (1 - (far / v.cap) ** 2.3 * 0.82) - 0.005
        const out = unit([Math.sin(a) * far * 1.2, high * 0.8, Math.cos(a) * far * 1.2])
        const size = 0.03 + 0.032 * chanceAt(i, 5, n)
        return ball([size, size * 0.34, size], 12)
          .aim(out)
          .at([Math.sin(a) * far, up, Math.cos(a) * far])
      })
      if (spots.length > 0)
        make.part('spots', set(together(spots)), look.material('accent', skin('#fbf6ea', { roughness: 0.8 })))
    }
    make.socket('top', [0, v.stem + v.cap * v.flat, 0], v.cap * 0.5).socket('base', [0, 0, 0], v.thick)
  },
})

export const rock = archetype({
  id: 'rock',
  about: 'A rock, alone or a few together',
  skeleton: 'rock',
  nouns: ['rock', 'stone', 'boulder'],
  parameters: {
    count: number(1, 1, 7, 'how many lie together'),
    tall: number(0.72, 0.3, 1.6, 'height against width'),
    moss: number(0, 0, 1, 'moss on it'),
  },
  rows: {
    rocks: { values: { count: 4 } },
    stones: { values: { count: 5 } },
    pebble: { values: { tall: 0.5 }, colours: { main: '#a8a096' } },
    pebbles: { values: { count: 6, tall: 0.5 } },
    asteroid: { values: { tall: 0.9 }, colours: { main: '#6b625a' } },
    meteorite: { values: { tall: 0.9 }, colours: { main: '#4a4440' } },
  },
  build(v, look, make) {
    const grey = look.material('main', stone('#8d8880'))
    const count = Math.round(v.count)
    for (let n = 0; n < count; n++) {
      const size = n === 0 ? 0.46 : 0.14 + 0.12 * chanceAt(n, 7, 2)
      const at: Vec3 = n === 0 ? [0, 0, 0] : [Math.sin(n * 2.4) * 0.52, 0, Math.cos(n * 2.4) * 0.46]
      const seed = n * 13 + Math.floor(look.random() * 50)
      // The hull of scattered points has flat faces and sharp edges, as broken stone has.
      const points = Array.from({ length: 46 }, (_, i): Vec3 => {
        const y = 1 - (2 * (i + 0.5)) / 46
        const far = Math.sqrt(1 - y * y)
        const a = i * 2.39996
        const r = 0.78 + 0.34 * chanceAt(i, seed, 4)
        return [Math.sin(a) * far * r, Math.max(-0.55, y * r * v.tall), Math.cos(a) * far * r * 0.86]
      })
      make.part('rock', hull(points).scale(size).grounded().at(at), grey)
    }
    if (v.moss > 0.05)
      make.part(
        'moss',
        clump([0.36 * v.moss, 0.1, 0.3 * v.moss], 3, 22).move(0, 0.46 * v.tall * 1.3, 0),
        grass('#5d7a34'),
      )
    make.socket('top', [0, 0.46 * (v.tall + 0.5), 0], 0.3)
  },
})

export const crystal = archetype({
  id: 'crystal',
  about: 'A cluster of crystals growing from rock',
  skeleton: 'rock',
  nouns: ['crystal', 'crystals', 'crystal cluster'],
  parameters: {
    count: number(7, 1, 16, 'how many there are'),
    glow: number(0.25, 0, 1.5, 'how much they shine'),
  },
  rows: {
    quartz: { colours: { main: '#f1e6ee' } },
    geode: { values: { count: 12 }, colours: { main: '#8a4fc9' } },
  },
  build(v, look, make) {
    const clear = look.material('main', ice('#9a6fe0', { glow: v.glow * 0.6, opacity: 0.86, relief: 0.5 }))
    const count = Math.round(v.count)
    for (let i = 0; i < count; i++) {
      const long = i === 0 ? 0.9 : 0.3 + 0.4 * chanceAt(i, 3, 9)
      const wide = 0.06 + 0.06 * long
      const spire = lathe(
        [
          [0, -0.08],
          [wide * 0.9, -0.08],
          [wide, long * 0.72],
          [0, long],
        ],
        { corners: 6 },
      )
      const a = i * 2.39996
      const lean = i === 0 ? 0.05 : 0.35 + 0.4 * chanceAt(i, 4, 2)
      make.part(
        'crystals',
        spire
          .aim([Math.sin(a) * lean, 1, Math.cos(a) * lean])
          .move(Math.sin(a) * 0.13 * Math.min(1, i), 0.08, Math.cos(a) * 0.13 * Math.min(1, i)),
        clear,
      )
    }
    const points = Array.from(
      { length: 30 },
      (_, i): Vec3 => [
        Math.sin(i * 2.4) * 0.36 * (0.8 + 0.3 * chanceAt(i, 1, 1)),
        i % 3 === 0 ? 0.16 : 0,
        Math.cos(i * 2.4) * 0.34 * (0.8 + 0.3 * chanceAt(i, 2, 1)) * (i % 3 === 0 ? 0.7 : 1),
      ],
    )
    make.part('rock', hull(points), look.material('second', stone('#6f6a72')))
    make.socket('top', [0, 0.9, 0], 0.1)
  },
})

export const mountain = archetype({
  id: 'mountain',
  about: 'A mountain, with snow or fire on top',
  skeleton: 'rock',
  nouns: ['mountain', 'peak', 'mount everest'],
  parameters: {
    snow: number(0.38, 0, 0.9, 'how far down the snow reaches'),
    steep: number(0.72, 0.3, 1.1, 'height'),
    crater: number(0, 0, 1, 'a crater with lava'),
  },
  rows: {
    volcano: { values: { snow: 0, crater: 1, steep: 0.62 }, colours: { main: '#4f4038' } },
    hill: { values: { snow: 0, steep: 0.3 }, colours: { main: '#6f9a45' } },
    alps: {},
  },
  build(v, look, make) {
    const base = look.light('main', '#7d756c')
    const green = light('#5f8040')
    const white = light('#f4f7fb')
    const lava = light('#ff5a1c')
    const steps = 40
    const profile = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const t = i / steps
      return [
        0.5 * (1 - t),
        v.steep * (v.crater > 0.3 && t > 0.82 ? 0.82 ** 1.3 - (t - 0.82) * 1.5 : t ** 1.3),
      ]
    })
    const body = lathe([[0, 0], ...profile.map(([r, y]): Vec2 => [r + 0.002, y + 0.01])], {
      corners: 72,
    }).warp(([x, y, z]): Vec3 => {
      if (y < 0.005) return [x, y, z]
      const rough = v.steep * 0.16 * (clouds(x * 6, 3, z * 6, 4) + 0.3 * noise(x * 24, 1, z * 24))
      const ridge = 1 - 0.5 * Math.abs(noise(x * 3.4, 7, z * 3.4))
      return [
        x * (1 + 0.12 * noise(x * 5, y * 5, z * 5)),
        Math.max(0.006, (y + rough * Math.min(1, y * 6)) * (0.7 + 0.42 * ridge)),
        z * (1 + 0.12 * noise(z * 5, y * 5, x * 5)),
      ]
    })
    const top = body.bounds().max[1]
    make.part('slopes', body, {
      ...look.material('main', stone('#7d756c')),
      paint: ([x, y, z], normal) => {
        const at = y / top + 0.1 * clouds(x * 9, y * 9, z * 9)
        if (v.crater > 0.3) return at > 0.86 && Math.hypot(x, z) < 0.12 ? lava : undefined
        if (at > 1 - v.snow && normal[1] > 0.3) return white
        return at < 0.3 && normal[1] > 0.5 && !look.asked('main') ? green : base
      },
    })
    if (v.crater > 0.3) {
      make.part(
        'lava',
        ball([0.085, 0.03, 0.085], 20).move(0, top * 0.86, 0),
        lacquer('#ff5a1c', { glow: 1.8 }),
      )
      make.part(
        'smoke',
        together(
          [0, 1, 2, 3].map((i) =>
            clump(0.06 + i * 0.018, i, 18).move(
              0.03 * i + 0.02 * Math.sin(i * 3),
              top + 0.06 + i * 0.1,
              0.02 * Math.cos(i * 2),
            ),
          ),
        ),
        snow('#9a9490', { relief: 0.4 }),
      )
    }
    make.socket('top', [0, top, 0], 0.05)
  },
})

export const bush = archetype({
  id: 'bush',
  about: 'A bush or hedge of leaves',
  skeleton: 'plant',
  nouns: ['bush', 'shrub', 'hedge'],
  parameters: {
    flowers: number(0, 0, 30, 'flowers or berries on it'),
    long: number(1, 0.6, 2, 'length against depth'),
  },
  rows: {
    'rose bush': { values: { flowers: 16 }, colours: { second: '#d8264f' } },
    'berry bush': { values: { flowers: 26 }, colours: { second: '#b3152f' } },
  },
  build(v, look, make) {
    const green = look.material('main', leaf('#4f8a36', { roughness: 0.85, relief: 1.4 }))
    const clumps = Array.from({ length: 8 }, (_, i) =>
      clump(0.22 + 0.06 * chanceAt(i, 2, 2), i, 22).at([
        Math.sin(i * 2.4) * 0.22 * v.long,
        0.2 + 0.1 * (i % 3),
        Math.cos(i * 2.4) * 0.22,
      ]),
    )
    const leaves = together([clump([0.36 * v.long, 0.32, 0.34], 20, 26).move(0, 0.26, 0), ...clumps]).warp(
      ([x, y, z]): Vec3 => [x, Math.max(0, y), z],
    )
    make.part('leaves', leaves, green)
    const count = Math.round(v.flowers)
    if (count > 0)
      make.part(
        'flowers',
        together(
          Array.from({ length: count }, (_, i) => {
            const up = 0.15 + 0.8 * ((i + 0.5) / count)
            const far = Math.sqrt(1 - up * up)
            return clump(0.05, i, 12).at([
              Math.sin(i * 2.4) * far * 0.44 * v.long,
              0.1 + up * 0.5,
              Math.cos(i * 2.4) * far * 0.44,
            ])
          }),
        ),
        look.material('second', skin('#e0559a')),
      )
    make.socket('top', [0, 0.6, 0], 0.3)
  },
})

export const cloud = archetype({
  id: 'cloud',
  about: 'A cloud',
  skeleton: 'sky',
  nouns: ['cloud'],
  parameters: { wide: number(1, 0.6, 1.6, 'width'), rain: number(0, 0, 30, 'drops that fall from it') },
  rows: {
    'rain cloud': { values: { rain: 14 }, colours: { main: '#8f98a6' } },
    'storm cloud': { values: { rain: 10 }, colours: { main: '#5a6270' } },
    'thunder cloud': { values: { rain: 10 }, colours: { main: '#4a5260' } },
  },
  build(v, look, make) {
    const lift = v.rain >= 1 ? 0.42 : 0
    const blob = new Blob({ detail: 56, blend: 0.07, colour: look.light('main', '#f6f8fb') })
    const puffs: [number, number, number, number][] = [
      [-0.3, 0.17, 0, 0.17],
      [-0.1, 0.26, 0.02, 0.23],
      [0.14, 0.3, -0.03, 0.25],
      [0.33, 0.19, 0.02, 0.18],
      [0.02, 0.17, 0.16, 0.17],
      [-0.18, 0.16, 0.12, 0.14],
      [0.2, 0.15, 0.13, 0.15],
    ]
    for (const [x, y, z, r] of puffs) blob.egg([x * v.wide, lift + y, z], r)
    blob.slab([0, lift + 0.0, 0], [0.7, 0.055, 0.5], 0.01, { cut: true, blend: 0.03 })
    make.part('cloud', blob.solid(), look.material('main', snow('#f6f8fb', { relief: 0.3 })))
    const count = Math.round(v.rain)
    const drop = lathe(
      [
        [0, -0.035],
        [0.014, -0.028],
        [0.02, -0.012],
        [0.01, 0.014],
        [0, 0.045],
      ],
      { corners: 12 },
    )
    if (count > 0)
      make.part(
        'rain',
        together(
          Array.from({ length: count }, (_, i) =>
            drop.at([
              (-0.36 + 0.72 * chanceAt(i, 1, 4)) * v.wide,
              0.05 + 0.36 * chanceAt(i, 2, 4),
              (chanceAt(i, 3, 4) - 0.5) * 0.3,
            ]),
          ),
        ),
        lacquer('#4fa3e0', { roughness: 0.1 }),
      )
    make.socket('top', [0, lift + 0.5, 0], 0.2)
  },
})

/** Worlds: a ball with a painted surface, perhaps with rings. */
export const planet = archetype({
  id: 'planet',
  about: 'A planet, moon or sun',
  skeleton: 'sky',
  nouns: ['planet'],
  parameters: {
    kind: choice(['bands', 'earth', 'craters', 'sun', 'plain'], 'what its surface is like'),
    rings: number(0, 0, 1, 'rings around it'),
  },
  rows: {
    earth: { values: { kind: 'earth' }, colours: { main: '#2a6fc0' } },
    world: { values: { kind: 'earth' }, colours: { main: '#2a6fc0' } },
    moon: { values: { kind: 'craters' }, colours: { main: '#c9c6bf' } },
    mars: { values: { kind: 'craters' }, colours: { main: '#c0562f' } },
    mercury: { values: { kind: 'craters' }, colours: { main: '#8f8880' } },
    venus: { values: { kind: 'bands' }, colours: { main: '#e0b878' } },
    jupiter: { values: { kind: 'bands' }, colours: { main: '#d9a878', second: '#a8643f' } },
    saturn: { values: { kind: 'bands', rings: 1 }, colours: { main: '#e3c48a', second: '#c0985f' } },
    neptune: { values: { kind: 'bands' }, colours: { main: '#3f66d8', second: '#6f90ee' } },
    uranus: { values: { kind: 'bands', rings: 0.6 }, colours: { main: '#9fdce2', second: '#b5e8ea' } },
    sun: { values: { kind: 'sun' }, colours: { main: '#ffb52e' } },
  },
  build(v, look, make) {
    const base = look.light('main', '#6f7fd0')
    const second = look.light('second', '#a5b0f0')
    const land = light('#5a9a3f')
    const desert = light('#c9b277')
    const white = light('#f6f8fb')
    const radius = v.rings > 0.1 ? 0.34 : 0.5
    const high = v.rings > 0.1 ? 0.42 : 0.5
    const paint = ([x, y, z]: Vec3): Vec3 | undefined => {
      const p = unit([x, y - high, z])
      if (v.kind === 'earth') {
        const n = clouds(p[0] * 1.7 + 4, p[1] * 1.7, p[2] * 1.7, 4)
        if (Math.abs(p[1]) > 0.88 + 0.06 * n) return white
        return n > 0.06 ? (Math.abs(p[1]) < 0.35 && n > 0.24 ? desert : land) : undefined
      }
      if (v.kind === 'bands') {
        const wave = Math.sin(p[1] * 17 + 0.8 * clouds(p[0] * 3, p[1] * 9, p[2] * 3))
        const share = smooth(-0.3, 0.5, wave)
        return add(times(base, 1 - share), times(second, share))
      }
      if (v.kind === 'craters')
        return times(
          base,
          0.78 +
            0.34 * cells(p[0] * 3.2, p[1] * 3.2, p[2] * 3.2) +
            0.14 * clouds(p[0] * 6, p[1] * 6, p[2] * 6),
        )
      if (v.kind === 'sun')
        return times(base, 0.75 + 0.5 * smooth(-0.5, 0.6, clouds(p[0] * 5, p[1] * 5, p[2] * 5, 4)))
      return undefined
    }
    const globe = ball(radius, 64)
    const shaped =
      v.kind === 'craters'
        ? globe.warp((p) =>
            times(
              p,
              1 -
                0.05 *
                  smooth(
                    0.42,
                    0.12,
                    cells((p[0] / radius) * 3.2, (p[1] / radius) * 3.2, (p[2] / radius) * 3.2),
                  ),
            ),
          )
        : globe
    make.part('globe', shaped.move(0, high, 0), {
      ...look.material(
        'main',
        v.kind === 'craters'
          ? stone('#c9c6bf', { relief: 0.6 })
          : skin('#6f7fd0', { roughness: 0.65, relief: 0.4 }),
      ),
      paint,
      ...(v.kind === 'sun' && { glow: 1 }),
    })
    if (v.rings > 0.1) {
      const disc = lathe(
        [
          [radius * 1.32, -0.004],
          [radius * 2, -0.003],
          [radius * 2, 0.003],
          [radius * 1.32, 0.004],
        ],
        { corners: 90 },
      )
      // The lathe closes towards the axis; what lies inside the ring is cut away.
      const ring = disc.minus(
        lathe(
          [
            [0, -0.1],
            [radius * 1.3, -0.1],
            [radius * 1.3, 0.1],
            [0, 0.1],
          ],
          { corners: 90 },
        ),
      )
      make.part('rings', ring.turn(18, 0, 12).move(0, high, 0), {
        ...look.material('accent', stone('#cbb189', { relief: 0.2, opacity: 0.85 })),
        paint: ([x, y, z]) => times(second, 0.55 + 0.5 * Math.abs(Math.sin(Math.hypot(x, y - high, z) * 70))),
      })
    }
    make.socket('top', [0, high + radius, 0], radius * 0.5)
  },
})

export const snowman = archetype({
  id: 'snowman',
  about: 'A snowman with hat, carrot and scarf',
  skeleton: 'biped',
  nouns: ['snowman'],
  parameters: { hat: number(1, 0, 1, 'a top hat'), scarf: number(1, 0, 1, 'a scarf') },
  build(v, look, make) {
    const white = look.material('main', snow('#f4f7fb'))
    const coal = lacquer('#1c1c20', { roughness: 0.5 })
    make.part(
      'body',
      ball([0.28, 0.26, 0.28], 34)
        .move(0, 0.24, 0)
        .with(ball([0.2, 0.19, 0.2], 30).move(0, 0.58, 0), ball(0.145, 28).move(0, 0.84, 0)),
      white,
    )
    make.part(
      'coal',
      together(
        [
          [0.052, 0.875, 0.13, 0.02],
          [-0.052, 0.875, 0.13, 0.02],
          [0, 0.66, 0.19, 0.02],
          [0, 0.57, 0.2, 0.02],
          [0, 0.48, 0.195, 0.02],
          ...[-2, -1, 0, 1, 2].map((i) => [i * 0.027, 0.785 + 0.008 * i * i, 0.136 - 0.004 * i * i, 0.011]),
        ].map(([x = 0, y = 0, z = 0, r = 0.02]) => ball(r, 12).move(x, y, z)),
      ),
      coal,
    )
    make.part('nose', cone(0.028, 0.16, 16).turn(90, 0, 0).move(0, 0.84, 0.21), skin('#ee7a1f'))
    const arm = tube(
      [
        [0.17, 0.62, 0.02],
        [0.32, 0.7, 0.04],
        [0.43, 0.8, 0.05],
      ],
      [0.014, 0.012, 0.007],
      { smooth: 4, corners: 8 },
    ).with(
      tube(
        [
          [0.35, 0.73, 0.04],
          [0.44, 0.7, 0.06],
        ],
        [0.009, 0.004],
        { corners: 7 },
      ),
    )
    make.part('arms', arm.with(arm.mirror()), bark('#5a3f28', { grain: 0.3 }))
    if (v.hat > 0.3)
      make.part(
        'hat',
        lathe(
          softened(
            [
              [0, 0],
              [0.17, 0],
              [0.17, 0.018],
              [0.105, 0.026],
              [0.11, 0.2],
              [0, 0.2],
            ],
            0.01,
          ),
          { corners: 34 },
        ).move(0, 0.95, -0.01),
        look.material('second', lacquer('#23232a', { surface: 'cloth', roughness: 0.7 })),
      )
    if (v.hat > 0.3)
      make.part(
        'band',
        lathe(
          [
            [0, 0],
            [0.112, 0],
            [0.113, 0.035],
            [0, 0.035],
          ],
          { corners: 34 },
        ).move(0, 0.978, -0.01),
        look.material('accent', lacquer('#c8202c', { roughness: 0.6 })),
      )
    if (v.scarf > 0.3)
      make.part(
        'scarf',
        tube(
          Array.from(
            { length: 20 },
            (_, i): Vec3 => [
              Math.sin(radians(18 * i)) * 0.14,
              0.735 + 0.01 * Math.sin(i),
              Math.cos(radians(18 * i)) * 0.14,
            ],
          ),
          0.036,
          { closed: true, corners: 12 },
        ).with(
          tube(
            [
              [0.07, 0.72, 0.14],
              [0.11, 0.6, 0.2],
              [0.12, 0.48, 0.24],
            ],
            [0.03, 0.036, 0.04],
            { smooth: 4, corners: 12 },
          ),
        ),
        look.material('accent', lacquer('#c8202c', { surface: 'knit', roughness: 0.9 })),
      )
    make
      .socket('head', [0, 0.965, 0], 0.12)
      .socket('neck', [0, 0.735, 0], 0.13)
      .socket('hand', [0.43, 0.8, 0.05], 0.03)
      .socket('top', [0, 0.98, 0], 0.1)
  },
})
