import { archetype, choice, type Look, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { lathe, tube } from '../../geometry/solids.ts'
import { add, between, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { bark, leaf, snow } from '../../materials/material.ts'
import { chanceAt, noise } from '../../materials/noise.ts'
import type { ShapeMaker } from '../../shape.ts'
import { clump, leafAlong } from './foliage.ts'

/** Broad trees: a trunk that forks, with clumps of leaves at the ends of its branches. */
export const tree = archetype({
  id: 'tree',
  about: 'A tree with trunk, branches and a crown of leaves',
  skeleton: 'plant',
  nouns: ['tree'],
  parameters: {
    trunk: number(0.42, 0.1, 0.8, 'height up to the crown'),
    thickness: number(0.05, 0.015, 0.16, 'thickness of the trunk'),
    crown: number(0.34, 0.1, 0.6, 'radius of the crown'),
    crownHeight: number(0.95, 0.5, 2, 'height of the crown against its width'),
    branches: number(6, 0, 12, 'how many branches it has'),
    foliage: choice(['round', 'weeping', 'flat', 'none'], 'how its leaves hang'),
    fruit: number(0, 0, 24, 'how many fruits hang in it'),
    snow: number(0, 0, 1, 'how much snow lies on it'),
  },
  rows: {
    oak: {
      values: { trunk: 0.34, thickness: 0.075, crown: 0.42, crownHeight: 0.8, branches: 8 },
      colours: { main: '#557a2b' },
    },
    'oak tree': {
      values: { trunk: 0.34, thickness: 0.075, crown: 0.42, crownHeight: 0.8, branches: 8 },
      colours: { main: '#557a2b' },
    },
    maple: { colours: { main: '#d9622b' } },
    'maple tree': { colours: { main: '#d9622b' } },
    'autumn tree': { colours: { main: '#e08a2a' } },
    birch: {
      values: { thickness: 0.032, crown: 0.26, crownHeight: 1.4 },
      colours: { main: '#8fb04a', second: '#e8e4da' },
    },
    'birch tree': {
      values: { thickness: 0.032, crown: 0.26, crownHeight: 1.4 },
      colours: { main: '#8fb04a', second: '#e8e4da' },
    },
    'cherry tree': {
      values: { branches: 8, crown: 0.38, crownHeight: 0.75 },
      colours: { main: '#f2b3c6', second: '#5b3a33' },
    },
    'cherry blossom': {
      values: { branches: 8, crown: 0.38, crownHeight: 0.75 },
      colours: { main: '#f2b3c6', second: '#5b3a33' },
    },
    'cherry blossom tree': {
      values: { branches: 8, crown: 0.38, crownHeight: 0.75 },
      colours: { main: '#f2b3c6', second: '#5b3a33' },
    },
    'apple tree': { values: { trunk: 0.3, crown: 0.38, fruit: 14 }, colours: { accent: '#c3202a' } },
    'orange tree': { values: { trunk: 0.3, crown: 0.36, fruit: 14 }, colours: { accent: '#ee7d14' } },
    'lemon tree': { values: { trunk: 0.3, crown: 0.34, fruit: 12 }, colours: { accent: '#f2cf1d' } },
    willow: {
      values: { foliage: 'weeping', trunk: 0.4, crown: 0.36, branches: 7 },
      colours: { main: '#8aa83e' },
    },
    'weeping willow': {
      values: { foliage: 'weeping', trunk: 0.4, crown: 0.36, branches: 7 },
      colours: { main: '#8aa83e' },
    },
    acacia: {
      values: { foliage: 'flat', trunk: 0.5, crown: 0.48, branches: 7 },
      colours: { main: '#7d8f3a' },
    },
    baobab: {
      values: { foliage: 'flat', trunk: 0.56, thickness: 0.14, crown: 0.36, branches: 8 },
      colours: { main: '#7d8f3a', second: '#8a7660' },
    },
    'dead tree': { values: { foliage: 'none', branches: 9, trunk: 0.4 }, colours: { second: '#5b5148' } },
    'bare tree': { values: { foliage: 'none', branches: 10, trunk: 0.4 }, colours: { second: '#5b4a3c' } },
    poplar: { values: { crown: 0.16, crownHeight: 2, trunk: 0.24, thickness: 0.035 } },
  },
  build(v, look, make) {
    const wood = look.material('second', bark('#6b4a30', { grain: 0.7 }))
    const green = look.material('main', leaf('#5d9138', { roughness: 0.8, relief: 1.4 }))
    const seed = Math.floor(look.random() * 1000)
    const top: Vec3 = [0.02, v.trunk, 0]
    const tall = v.crown * v.crownHeight
    make.part('trunk', trunkOf(v.trunk + tall * 0.6, v.thickness, seed), wood)
    const count = Math.round(v.branches)
    const ends = Array.from({ length: count }, (_, i) => {
      const angle = radians((360 * i) / Math.max(1, count) + 40 * (chanceAt(i, seed, 1) - 0.5))
      const rise = v.foliage === 'flat' ? 0.75 : 0.25 + 0.9 * chanceAt(i, seed, 2)
      const far = v.crown * (v.foliage === 'flat' ? 0.85 : 0.72)
      const end: Vec3 = [Math.sin(angle) * far, v.trunk + tall * rise * 0.8, Math.cos(angle) * far]
      const begin: Vec3 = [0.01, v.trunk * (0.72 + 0.4 * chanceAt(i, seed, 3)), 0]
      const middle = add(between(begin, end, 0.55), [0, v.foliage === 'none' ? -0.02 : -0.04, 0])
      make.part(
        'trunk',
        tube([begin, middle, end], [v.thickness * 0.62, v.thickness * 0.38, v.thickness * 0.14], {
          smooth: 4,
          corners: 9,
        }),
        wood,
      )
      if (v.foliage === 'none')
        for (const [k, share] of [0.55, 0.8].entries()) {
          const from = between(middle, end, share)
          const twist = angle + (k === 0 ? 0.9 : -0.8)
          make.part(
            'trunk',
            tube(
              [from, add(from, [Math.sin(twist) * 0.12, 0.08, Math.cos(twist) * 0.12])],
              [v.thickness * 0.24, v.thickness * 0.08],
              { corners: 7 },
            ),
            wood,
          )
        }
      return end
    })
    if (v.foliage !== 'none') {
      const leaves = v.foliage === 'weeping' ? weeping(v, top, tall, seed) : crownOf(v, ends, top, tall, seed)
      make.part('leaves', leaves, green)
      if (v.snow > 0.02)
        make.part(
          'snow',
          leaves.warp(([x, y, z]) => [
            x * 0.98,
            y + 0.035 * v.snow * (y > v.trunk + tall * 0.4 ? 1 : -1),
            z * 0.98,
          ]),
          snow('#f6f8fb'),
        )
      fruits(v, top, tall, seed, make, look)
    }
    make
      .socket('top', [0, v.trunk + tall * 1.7, 0], 0.1)
      .socket('base', [0, 0, 0], v.thickness)
      .socket('hanging', ends[0] ?? top, 0.05)
  },
})

type Crown = { crown: number; trunk: number; foliage: string }

function crownOf(v: Crown, ends: Vec3[], top: Vec3, tall: number, seed: number): Solid {
  const flat = v.foliage === 'flat'
  const size = v.crown * (flat ? 0.42 : 0.55)
  const clumps = ends.map((end, i) => {
    const one = size * (0.85 + 0.35 * chanceAt(i, seed, 5))
    return clump([one, one * (flat ? 0.42 : 0.86) * Math.min(1.4, tall / v.crown + 0.1), one], i + seed).at(
      add(end, [0, tall * (flat ? 0.1 : 0.1), 0]),
    )
  })
  const upper = add(top, [0, tall * (flat ? 0.85 : 1.05), 0])
  const height = (flat ? 0.35 : 0.72) * tall
  return together([
    ...clumps,
    clump([v.crown * 0.62, height, v.crown * 0.62], seed + 31, 30).at(upper),
    ...(flat
      ? []
      : [
          clump([v.crown * 0.74, tall * 0.62, v.crown * 0.74], seed + 57, 30).at(
            add(top, [0, tall * 0.55, 0]),
          ),
        ]),
  ])
}

/** Curtains of thin twigs with leaves, from a dome down. */
function weeping(v: Crown, top: Vec3, tall: number, seed: number): Solid {
  const dome = clump([v.crown * 0.85, tall * 0.5, v.crown * 0.85], seed, 30).at(add(top, [0, tall * 0.85, 0]))
  const strands = Array.from({ length: 46 }, (_, i) => {
    const angle = i * 2.39996
    const far = v.crown * (0.55 + 0.5 * chanceAt(i, seed, 8))
    const from: Vec3 = [
      Math.sin(angle) * far * 0.8,
      v.trunk + tall * (0.7 + 0.3 * chanceAt(i, seed, 9)),
      Math.cos(angle) * far * 0.8,
    ]
    const low = Math.max(0.06, from[1] - v.trunk * (0.5 + 0.6 * chanceAt(i, seed, 10)) - tall * 0.4)
    return tube(
      [from, [from[0] * 1.3, (from[1] * 2 + low) / 3, from[2] * 1.3], [from[0] * 1.36, low, from[2] * 1.36]],
      [0.03, 0.034, 0.008],
      { smooth: 4, corners: 6 },
    )
  })
  return together([dome, ...strands])
}

function fruits(
  v: { fruit: number; crown: number },
  top: Vec3,
  tall: number,
  seed: number,
  make: ShapeMaker,
  look: Look,
): void {
  const count = Math.round(v.fruit)
  if (count < 1) return
  const round = lathe(
    Array.from(
      { length: 9 },
      (_, i): Vec2 => [
        Math.cos(-Math.PI / 2 + (Math.PI * i) / 8),
        Math.sin(-Math.PI / 2 + (Math.PI * i) / 8),
      ],
    ),
    { corners: 12 },
  ).scale(0.036)
  const places = Array.from({ length: count }, (_, i): Vec3 => {
    const [turn, up] = [i * 2.39996 + seed, ((i + 0.5) / count) * 1.7 - 0.75]
    const flat = Math.sqrt(Math.max(0, 1 - up * up))
    return [
      Math.sin(turn) * flat * v.crown * 0.98,
      top[1] + tall * (0.62 + up * 0.62),
      Math.cos(turn) * flat * v.crown * 0.98,
    ]
  })
  make.part(
    'fruit',
    together(places.map((place) => round.at(place))),
    look.material('accent', leaf('#c3202a', { roughness: 0.35, relief: 0 })),
  )
}

function trunkOf(height: number, thickness: number, seed: number): Solid {
  const steps = 8
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps
    return [noise(t * 2, seed, 1) * 0.03 * t, t * height, noise(t * 2, seed, 9) * 0.03 * t]
  })
  // Roots spread at the foot.
  const radii = path.map((_, i) => thickness * (i === 0 ? 1.75 : i === 1 ? 1.15 : 1.05 - 0.62 * (i / steps)))
  return tube(path, radii, { smooth: 2, corners: 14, flat: true })
}

/** Trees of needles: rings of branches, smaller and smaller to the top. */
export const conifer = archetype({
  id: 'conifer',
  about: 'A fir or pine: layers of needles around a straight trunk',
  skeleton: 'plant',
  nouns: ['pine tree', 'fir tree', 'conifer', 'spruce', 'pine', 'fir', 'evergreen'],
  parameters: {
    layers: number(6, 2, 12, 'how many layers of branches it has'),
    width: number(0.34, 0.12, 0.6, 'radius of the lowest layer'),
    trunk: number(0.14, 0.04, 0.5, 'how much of the trunk is bare'),
    snow: number(0, 0, 1, 'how much snow lies on it'),
    ornaments: number(0, 0, 60, 'how many baubles hang on it'),
  },
  rows: {
    'christmas tree': { values: { ornaments: 34, layers: 6, width: 0.38 }, colours: { accent: '#f2c230' } },
    cypress: { values: { layers: 10, width: 0.15, trunk: 0.06 } },
    'snowy tree': { values: { snow: 1 } },
  },
  build(v, look, make) {
    const green = look.material('main', leaf('#2f6b3a', { roughness: 0.85, relief: 1.6, grain: 0.5 }))
    make.part(
      'trunk',
      tube(
        [
          [0, 0, 0],
          [0, 0.4, 0],
          [0, 0.9, 0],
        ],
        [0.05, 0.035, 0.01],
        { corners: 12, flat: true },
      ),
      look.material('second', bark('#5f422a', { grain: 0.6 })),
    )
    const white = snow('#f4f7fb')
    const layers = Math.round(v.layers)
    const height = 1 - v.trunk
    const baubles: Vec3[] = []
    for (let i = 0; i < layers; i++) {
      const t = i / layers
      const low = v.trunk + height * t * 0.92
      const wide = v.width * (1 - t) ** 0.85 + 0.035
      const tall = (height / layers) * 1.75
      // Each layer is a skirt with drooping points.
      const points = Math.max(7, Math.round(15 * (1 - t * 0.5)))
      const skirt = (out: number, lift: number, thick: number) =>
        lathe(
          [
            [0.02, low + tall * 0.3],
            [wide * 0.62 * out, low + tall * 0.12 + lift],
            [wide * out, low + lift],
            [wide * 0.96 * out, low + tall * 0.08 + lift + thick],
            [wide * 0.55, low + tall * 0.42 + lift],
            [wide * 0.22, low + tall * 0.78 + lift],
            [0, low + tall + lift],
          ],
          {
            corners: points * 4,
            flutes: (a, h) =>
              h < low + tall * 0.3 + lift
                ? 1 + 0.13 * Math.cos(a * points + i * 2) + 0.05 * noise(a * 3, i, 2)
                : 1 + 0.05 * Math.cos(a * points + i * 2),
          },
        )
      make.part('needles', skirt(1, 0, 0).turn(0, i * 37, 0), green)
      if (v.snow > 0.02) {
        const cap = lathe(
          [
            [0.01, low + tall * 0.52],
            [wide * (0.5 + 0.42 * v.snow), low + tall * 0.16],
            [wide * (0.5 + 0.44 * v.snow), low + tall * 0.24],
            [wide * 0.5, low + tall * 0.53],
            [0, low + tall * 1.06],
          ],
          {
            corners: points * 4,
            flutes: (a, h) => (h < low + tall * 0.3 ? 1 + 0.14 * Math.cos(a * points + i * 2) : 1),
          },
        )
        make.part('snow', cap.turn(0, i * 37, 0), white)
      }
      for (let k = 0; k < points; k += 2)
        baubles.push([
          Math.sin((k / points) * 2 * Math.PI + i) * wide * 0.95,
          low + 0.005,
          Math.cos((k / points) * 2 * Math.PI + i) * wide * 0.95,
        ])
    }
    if (v.ornaments >= 1) trim(make, look, baubles, Math.round(v.ornaments))
    make.socket('top', [0, 1.04, 0], 0.03).socket('base', [0, 0, 0], 0.05)
  },
})

function trim(make: ShapeMaker, look: Look, places: Vec3[], count: number): void {
  const colours = ['#d0342c', '#e8b53a', '#3a6fc0', '#c9cdd6']
  const every = Math.max(1, Math.floor(places.length / count))
  const bauble = lathe(
    Array.from(
      { length: 11 },
      (_, i): Vec2 => [
        Math.cos(-Math.PI / 2 + (Math.PI * i) / 10),
        Math.sin(-Math.PI / 2 + (Math.PI * i) / 10),
      ],
    ),
    { corners: 14 },
  ).scale(0.026)
  const chosen = places.filter((_, i) => i % every === 0)
  colours.forEach((colour, n) => {
    const mine = chosen.filter((_, i) => i % colours.length === n)
    if (mine.length > 0)
      make.part(
        'ornaments',
        together(mine.map((place) => bauble.at(place))),
        leaf(colour, { roughness: 0.15, relief: 0, metalness: 0.4 }),
      )
  })
  const ray = leafAlong([0, 0, 0], [0, 1, 0], 0.1, 0.05, 0)
  make.part(
    'star',
    together(Array.from({ length: 5 }, (_, i) => ray.turn(0, 0, i * 72))).move(0, 1.06, 0),
    look.material('accent', leaf('#f2c230', { glow: 0.8, relief: 0 })),
  )
}
