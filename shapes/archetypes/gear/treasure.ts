import { archetype, choice, number } from '../../archetype.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { ball, box, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { cloth, lacquer, polished } from '../../materials/material.ts'

const gemStuff = (colour: string) => lacquer(colour, { roughness: 0.03, opacity: 0.88 })

/** A cut stone: table, crown, girdle, point. */
function cutStone(radius: number, corners = 8) {
  return lathe(
    [
      [0, -radius * 0.95],
      [radius, 0],
      [radius, radius * 0.08],
      [radius * 0.62, radius * 0.42],
      [0, radius * 0.42],
    ],
    { corners },
  )
}

export const gem = archetype({
  id: 'gem',
  about: 'A cut gem',
  skeleton: 'treasure',
  nouns: ['gem', 'jewel', 'gemstone', 'precious stone'],
  parameters: { facets: number(8, 5, 16, 'how many sides it has') },
  rows: {
    diamond: { colours: { main: '#bfe6f6' } },
    ruby: { colours: { main: '#c8102e' } },
    emerald: { values: { facets: 6 }, colours: { main: '#0f9d58' } },
    sapphire: { colours: { main: '#1f4fc4' } },
    amethyst: { colours: { main: '#8a4fc9' } },
    topaz: { colours: { main: '#f0a020' } },
  },
  build({ facets }, look, make) {
    make.part(
      'stone',
      cutStone(0.5, Math.round(facets)).move(0, 0.475, 0),
      look.material('main', gemStuff('#e0245e')),
    )
    make.socket('top', [0, 0.68, 0], 0.2)
  },
})

export const coin = archetype({
  id: 'coin',
  about: 'A coin, alone or in stacks',
  skeleton: 'treasure',
  nouns: ['coin', 'gold coin', 'coins'],
  parameters: {
    stack: number(1, 1, 24, 'how many lie on each other'),
    sign: choice(['star', 'crown', 'plain'], 'what is struck on it'),
  },
  rows: {
    'stack of coins': { values: { stack: 9 } },
    'silver coin': { colours: { main: '#c9ced6' } },
    medallion: { colours: { main: '#d9b04a' } },
    token: {},
  },
  build(v, look, make) {
    const gold = look.material('main', polished('#e8b838', { roughness: 0.2 }))
    const count = Math.round(v.stack)
    const one = lathe(
      softened(
        [
          [0, -0.05],
          [0.46, -0.05],
          [0.5, -0.04],
          [0.5, 0.04],
          [0.46, 0.05],
          [0.44, 0.05],
          [0.42, 0.028],
          [0, 0.028],
        ],
        0.006,
        1,
      ),
      { corners: 72, flutes: (a, h) => (Math.abs(h) < 0.03 ? 1 - 0.008 * Math.abs(Math.cos(a * 36)) : 1) },
    )
    const star = extrude(
      Array.from(
        { length: 10 },
        (_, i): Vec2 => [
          Math.sin(radians(36 * i)) * (i % 2 ? 0.12 : 0.28),
          Math.cos(radians(36 * i)) * (i % 2 ? 0.12 : 0.28),
        ],
      ),
      0.03,
      { bevel: 0.01 },
    )
    if (count === 1) {
      // One stands on its rim and shows its face.
      make.part('coin', one.turn(90, 0, 0).move(0, 0.5, 0), gold)
      if (v.sign !== 'plain') make.part('sign', star.move(0, 0.5, 0.034), gold)
      make.socket('top', [0, 1, 0], 0.1)
      return
    }
    make.part(
      'coins',
      together(
        Array.from({ length: count }, (_, i) =>
          one.move(0.03 * Math.sin(i * 2.3), 0.05 + i * 0.098, 0.03 * Math.cos(i * 1.7)),
        ),
      ),
      gold,
    )
    make.part(
      'sign',
      star
        .turn(-90, 0, 0)
        .move(
          0.03 * Math.sin((count - 1) * 2.3),
          0.05 + (count - 1) * 0.098 + 0.036,
          0.03 * Math.cos((count - 1) * 1.7),
        ),
      gold,
    )
    make.socket('top', [0, count * 0.1, 0], 0.4)
  },
})

export const crown = archetype({
  id: 'crown',
  about: 'A crown with points and jewels',
  skeleton: 'treasure',
  nouns: ['crown'],
  parameters: {
    points: number(8, 3, 14, 'how many points it has'),
    tall: number(0.5, 0.2, 0.9, 'height of the points'),
    lining: number(1, 0, 1, 'velvet inside'),
  },
  rows: {
    tiara: { values: { points: 5, tall: 0.36, lining: 0 }, colours: { main: '#d6dae2' } },
    diadem: { values: { points: 5, tall: 0.36, lining: 0 } },
  },
  build(v, look, make) {
    const gold = look.material('main', polished('#e6b53a', { roughness: 0.18 }))
    const count = Math.round(v.points)
    const radius = 0.42
    const rim = 0.14
    const wall = (a: number) => {
      const phase = ((a * count) / (2 * Math.PI)) % 1
      return Math.abs(phase - 0.5) * 2
    }
    // A band whose upper edge rises to points, leaning outwards.
    const corners = count * 12
    const rows = Array.from({ length: corners + 1 }, (_, k) => (2 * Math.PI * k) / corners)
    const ring = (side: number): Vec3[][] =>
      rows.map((a) => {
        const high = rim + (v.tall - rim) * wall(a) ** 1.3
        return [0, 0.3, 0.6, 1].map((t): Vec3 => {
          const far = radius * (1 + 0.16 * t * (high / v.tall)) + side * 0.014
          return [Math.sin(a) * far, t * high, Math.cos(a) * far]
        })
      })
    make.part('band', closedBand(ring(1), ring(-1)), gold)
    make.part(
      'band',
      torus(radius + 0.004, 0.034, 60, 12)
        .move(0, 0.03, 0)
        .with(torus(radius + 0.012, 0.024, 60, 12).move(0, rim + 0.01, 0)),
      gold,
    )
    const tips = Array.from({ length: count }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / count
      return [Math.sin(a) * radius * 1.17, v.tall + 0.03, Math.cos(a) * radius * 1.17]
    })
    make.part(
      'pearls',
      together(tips.map((tip) => ball(0.042, 16).at(tip))),
      look.material('second', lacquer('#f6efe6', { roughness: 0.15 })),
    )
    const stone = ball([0.05, 0.042, 0.024], 14)
    const set = (turn: number) => stone.move(0, 0.085, radius + 0.028).turn(0, turn, 0)
    make.part(
      'jewels',
      together(Array.from({ length: count }, (_, i) => set((360 * (i + 0.5)) / count))),
      look.material('accent', gemStuff('#c8102e')),
    )
    if (v.lining > 0.3)
      make.part(
        'lining',
        lathe(
          [
            [0, 0.02],
            [radius * 0.96, 0.02],
            [radius * 0.98, rim],
            [radius * 0.8, v.tall * 0.72],
            [radius * 0.4, v.tall * 0.88],
            [0, v.tall * 0.9],
          ],
          { corners: 36, flutes: (a) => 1 - 0.03 * Math.abs(Math.sin(a * 6)) },
        ),
        cloth('#8f1f3f'),
      )
    make.socket('inside', [0, 0.02, 0], radius).socket('top', [0, v.tall, 0], radius)
  },
})

/** Two rings of columns, outside and inside, closed above and below. */
function closedBand(outer: Vec3[][], inner: Vec3[][]) {
  return tubeOf(outer.slice(0, -1).map((column, i) => [...column, ...(inner[i] ?? []).toReversed()]))
}

/** Sections in a ring: a tube that comes back to its beginning. */
function tubeOf(sections: Vec3[][]) {
  const size = sections[0]?.length ?? 0
  const triangles: number[] = []
  sections.forEach((_, k) => {
    const [here, next] = [k * size, ((k + 1) % sections.length) * size]
    for (let i = 0; i < size; i++) {
      const after = (i + 1) % size
      triangles.push(here + i, next + i, next + after, here + i, next + after, here + after)
    }
  })
  return new Solid(sections.flat(2), triangles)
}

export const ring = archetype({
  id: 'ring',
  about: 'A ring with a stone',
  skeleton: 'treasure',
  nouns: ['ring', 'wedding ring', 'diamond ring', 'engagement ring'],
  parameters: {
    stone: number(1, 0, 1.6, 'size of the stone'),
    band: number(0.06, 0.03, 0.14, 'thickness of the band'),
  },
  rows: {
    hoop: { values: { stone: 0, band: 0.036 } },
    'hula hoop': { values: { stone: 0, band: 0.03 }, colours: { main: '#ff5a9c' } },
  },
  build(v, look, make) {
    const gold = look.material('main', polished('#e8bf4a', { roughness: 0.12 }))
    make.part('band', torus(0.36, v.band, 72, 20).scale(1, 1.25, 1).turn(90, 0, 0).move(0, 0.42, 0), gold)
    if (v.stone > 0.1) {
      const size = 0.17 * v.stone
      make.part(
        'setting',
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.11 * v.stone, 0.1],
            [0.12 * v.stone, 0.15],
            [0.09 * v.stone, 0.15],
            [0, 0.08],
          ],
          { corners: 24 },
        ).move(0, 0.8, 0),
        gold,
      )
      const claw = tube(
        [
          [0, 0.82, 0.08],
          [0, 0.93, size * 0.96],
          [0, 1.0, size * 0.82],
        ],
        0.014,
        { smooth: 4, corners: 8 },
      )
      make.part('setting', claw.around(6), gold)
      make.part(
        'stone',
        cutStone(size).move(0, 0.8 + size * 0.98, 0),
        look.material('accent', gemStuff('#cfeefb')),
      )
    }
    make.socket('top', [0, 1.05, 0], 0.1)
  },
})

export const trophy = archetype({
  id: 'trophy',
  about: 'A cup on a base, with two handles',
  skeleton: 'treasure',
  nouns: ['trophy', 'cup trophy'],
  parameters: { handles: number(1, 0, 1, 'handles at its sides') },
  rows: {
    chalice: { values: { handles: 0 } },
    goblet: { values: { handles: 0 } },
    grail: { values: { handles: 0 } },
    'holy grail': { values: { handles: 0 } },
  },
  build(v, look, make) {
    const gold = look.material('main', polished('#e6b53a', { roughness: 0.16 }))
    const base = v.handles > 0.3
    if (base)
      make.part(
        'base',
        box(0.34, 0.13, 0.34, 0.014)
          .move(0, 0.065, 0)
          .with(box(0.28, 0.07, 0.28, 0.01).move(0, 0.16, 0)),
        look.material('second', lacquer('#2a211c')),
      )
    const low = base ? 0.19 : 0
    make.part(
      'cup',
      lathe(
        softened(
          [
            [0, 0],
            [0.13, 0],
            [0.14, 0.025],
            [0.06, 0.07],
            [0.035, 0.16],
            [0.05, 0.2],
            [0.035, 0.23],
            [0.12, 0.3],
            [0.24, 0.42],
            [0.28, 0.62],
            [0.29, 0.74],
            [0.268, 0.74],
            [0.25, 0.6],
            [0.2, 0.42],
            [0, 0.34],
          ],
          0.02,
        ),
        { corners: 48 },
      ).move(0, low, 0),
      gold,
    )
    if (base) {
      const handle = tube(
        [
          [0.25, low + 0.66, 0],
          [0.4, low + 0.68, 0],
          [0.42, low + 0.5, 0],
          [0.28, low + 0.38, 0],
          [0.18, low + 0.36, 0],
        ],
        0.024,
        { smooth: 6, corners: 12 },
      )
      make.part('handles', handle.with(handle.mirror()), gold)
      make.part('plate', box(0.18, 0.07, 0.012, 0.004).move(0, 0.065, 0.172), gold)
    }
    make.socket('inside', [0, low + 0.66, 0], 0.25).socket('top', [0, low + 0.74, 0], 0.25)
  },
})
