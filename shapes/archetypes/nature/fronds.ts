import { archetype, choice, type Look, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, curve, lathe, sheet, tube } from '../../geometry/solids.ts'
import { add, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { bark, leaf, skin } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'
import type { ShapeMaker } from '../../shape.ts'
import { pot } from './flower.ts'
import { leafAlong } from './foliage.ts'

type Frond = {
  length: number
  width: number
  /** How steeply it leaves its stalk and how steeply it ends, in degrees above the level. */
  from: number
  to: number
  /** How many leaflets on each side; 0 is a whole leaf. */
  teeth: number
  /** How far the leaflets hang below the rib. */
  fold?: number
}

/** A feathered leaf that grows from the origin towards +z and bends on its way. */
export function frond({ length, width, from, to, teeth, fold = 0.5 }: Frond): Solid {
  const steps = Math.max(10, teeth * 2)
  let [y, z] = [0, 0]
  const rows = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const slope = radians(from + (to - from) * t)
    if (i > 0) {
      y += (Math.sin(slope) * length) / steps
      z += (Math.cos(slope) * length) / steps
    }
    const whole = Math.sin(Math.PI * (0.06 + 0.93 * t ** 0.7)) * 0.5 * width + 0.004
    const wide = teeth > 0 && i % 2 === 0 && i > 0 && i < steps ? whole * 0.42 : whole
    const sweep = teeth > 0 ? 0.35 : 0
    return [-1, -0.5, 0, 0.5, 1].map((s): Vec3 => {
      const out = Math.abs(s) * wide
      return [
        s * wide,
        y - out * fold * Math.cos(slope) + out * sweep * Math.sin(slope),
        z + out * fold * Math.sin(slope) + out * sweep * Math.cos(slope),
      ]
    })
  })
  return sheet(rows, 0.014)
}

/** A palm on some spot: put where islands and beaches want it. */
export function putPalm(make: ShapeMaker, look: Look, order: PalmOrder): Vec3 {
  const { height, lean, fronds, nuts, seed = 0, place = [0, 0, 0] } = order
  const size = order.size ?? height
  const path: Vec3[] = [
    [0, -0.01, 0],
    [lean * 0.12, height * 0.3, 0],
    [lean * 0.48, height * 0.66, 0.01],
    [lean, height, 0],
  ]
  const rings = 13
  const trunk = tube(
    curve(path, 22),
    (way) =>
      size *
      (0.075 - 0.032 * way + 0.035 * Math.max(0, 1 - way * 6) ** 2) *
      (1.1 - 0.2 * ((way * rings) % 1)),
    { corners: 14, flat: true },
  )
  make.part('trunk', trunk.at(place), order.wood)
  const top = add(place, [lean, height, 0])
  const count = Math.round(fronds)
  const leaves = Array.from({ length: count }, (_, i) => {
    const upper = i % 3 === 0
    return frond({
      length: size * (upper ? 0.56 : 0.66),
      width: size * 0.24,
      from: upper ? 64 : 34 + 12 * chanceAt(i, seed, 4),
      to: upper ? -30 : -68,
      teeth: 11,
    })
      .turn(0, (360 * i) / count + 16 * chanceAt(i, seed, 3), 0)
      .at(top)
  })
  make.part('leaves', together(leaves), order.green)
  const shells = Math.round(nuts)
  if (shells > 0)
    make.part(
      'coconuts',
      together(
        Array.from({ length: shells }, (_, i) => {
          const angle = radians((360 * i) / shells + 20)
          const far = size * 0.062
          return ball([size * 0.052, size * 0.06, size * 0.052], 16).at(
            add(top, [Math.sin(angle) * far, -size * 0.045, Math.cos(angle) * far]),
          )
        }),
      ),
      order.nut ?? look.material('accent', bark('#6b4226', { relief: 0.5 })),
    )
  return top
}
type PalmOrder = {
  height: number
  lean: number
  fronds: number
  nuts: number
  wood: ReturnType<typeof bark>
  green: ReturnType<typeof bark>
  nut?: ReturnType<typeof bark>
  size?: number
  seed?: number
  place?: Vec3
}

export const palm = archetype({
  id: 'palm',
  about: 'A palm tree with a ringed trunk, feathered leaves and coconuts',
  skeleton: 'plant',
  nouns: ['palm tree', 'palm', 'coconut tree', 'coconut palm'],
  parameters: {
    height: number(0.74, 0.3, 1, 'height of the trunk'),
    lean: number(0.16, -0.4, 0.4, 'how far the trunk leans'),
    fronds: number(11, 4, 18, 'how many leaves'),
    coconuts: number(4, 0, 8, 'how many coconuts'),
  },
  rows: { 'date palm': { values: { lean: 0, fronds: 15, height: 0.8 }, colours: { accent: '#b5651f' } } },
  build(v, look, make) {
    const top = putPalm(make, look, {
      height: v.height,
      lean: v.lean,
      fronds: v.fronds,
      nuts: v.coconuts,
      wood: look.material('second', bark('#9a744a', { relief: 0.6 })),
      green: look.material('main', leaf('#4f9a35', { roughness: 0.7, relief: 0.6 })),
    })
    make.socket('top', top, 0.06).socket('base', [0, 0, 0], 0.08)
  },
})

export const bamboo = archetype({
  id: 'bamboo',
  about: 'Stalks of bamboo with leaves',
  skeleton: 'plant',
  nouns: ['bamboo', 'bamboo stalk', 'bamboo plant'],
  parameters: {
    stalks: number(5, 1, 12, 'how many stalks'),
    leaves: number(6, 0, 12, 'leaves on each stalk'),
    potted: number(0, 0, 1, 'in a pot'),
  },
  rows: { 'lucky bamboo': { values: { stalks: 3, potted: 1, leaves: 7 } } },
  build(v, look, make) {
    const base = v.potted > 0.3 ? pot(make, 0.17, 0.22) : 0
    const green = look.material('main', skin('#8fb53a', { roughness: 0.4, relief: 0.3 }))
    const blade = look.material('second', leaf('#4f8f34', { roughness: 0.6 }))
    const count = Math.round(v.stalks)
    for (let n = 0; n < count; n++) {
      const angle = n * 2.4
      const far = count === 1 ? 0 : (v.potted > 0.3 ? 0.05 : 0.075) * Math.sqrt(n + 0.4)
      const tall = (1 - base) * (1 - 0.34 * chanceAt(n, 3, 1))
      const thick = 0.028 + 0.008 * chanceAt(n, 5, 2)
      const joint = 0.125
      const profile: Vec2[] = [[thick, 0]]
      for (let y = joint; y < tall; y += joint)
        profile.push(
          [thick * 0.94, y - 0.012],
          [thick * 1.2, y - 0.004],
          [thick * 1.2, y + 0.004],
          [thick * 0.96, y + 0.012],
        )
      profile.push([thick * 0.92, tall], [thick * 0.6, tall], [thick * 0.56, tall - 0.03])
      const spot: Vec3 = [Math.sin(angle) * far, base, Math.cos(angle) * far]
      const tilt = (solid: Solid) => solid.turn(4 * Math.cos(angle), 0, -4 * Math.sin(angle)).at(spot)
      make.part('stalks', tilt(lathe(profile, { corners: 18 })), green)
      const leaves = Array.from({ length: Math.round(v.leaves) }, (_, i) => {
        const at = Math.floor((tall / joint) * (0.4 + (0.55 * i) / Math.max(1, v.leaves))) * joint
        const turn = radians(137 * i + 50 * n)
        const out: Vec3 = [Math.sin(turn), 0.65, Math.cos(turn)]
        const from: Vec3 = [Math.sin(turn) * thick * 0.7, at, Math.cos(turn) * thick * 0.7]
        return leafAlong(from, out, 0.19, 0.05, 0.45)
      })
      if (leaves.length > 0) make.part('leaves', tilt(together(leaves)), blade)
    }
    make.socket('top', [0, 1, 0], 0.05).socket('base', [0, 0, 0], 0.1)
  },
})

/** Plants that are all leaves, in a pot or free. */
export const leafyPlant = archetype({
  id: 'leafy-plant',
  about: 'A plant of leaves from one root: fern, houseplant, aloe, tuft of grass',
  skeleton: 'plant',
  nouns: ['plant', 'potted plant', 'houseplant', 'house plant', 'pot plant'],
  parameters: {
    kind: choice(['broad', 'fern', 'swords', 'blades', 'thick'], 'what its leaves are like'),
    leaves: number(15, 4, 40, 'how many leaves'),
    spread: number(1, 0.4, 1.5, 'how far they spread'),
    potted: number(1, 0, 1, 'in a pot'),
  },
  rows: {
    fern: { values: { kind: 'fern', potted: 0, leaves: 17 } },
    'potted fern': { values: { kind: 'fern', leaves: 17 } },
    'snake plant': {
      values: { kind: 'swords', leaves: 11 },
      colours: { main: '#3f7a42', accent: '#c9cf6a' },
    },
    aloe: { values: { kind: 'thick', leaves: 15 }, colours: { main: '#6fa066' } },
    'aloe vera': { values: { kind: 'thick', leaves: 15 }, colours: { main: '#6fa066' } },
    succulent: { values: { kind: 'thick', leaves: 24, spread: 1.3 }, colours: { main: '#8fb89a' } },
    agave: { values: { kind: 'thick', leaves: 22, potted: 0 }, colours: { main: '#7f9f8a' } },
    grass: { values: { kind: 'blades', leaves: 36, potted: 0 }, colours: { main: '#6aa53a' } },
    'tuft of grass': { values: { kind: 'blades', leaves: 36, potted: 0 }, colours: { main: '#6aa53a' } },
  },
  build(v, look, make) {
    const potted = v.potted > 0.3
    const base = potted ? pot(make, 0.2, 0.3) : 0.012
    const green = look.material('main', leaf('#3f8a3a', { roughness: 0.6 }))
    const count = Math.round(v.leaves)
    const size = potted ? 0.66 : 0.78
    const foliage = Array.from({ length: count }, (_, i) => {
      const t = i / count
      const turn = i * 137.5
      const c = chanceAt(i, 7, 3)
      const inner = 1 - t
      const steep = 88 - v.spread * (18 + 46 * (1 - inner))
      const one = {
        broad: () => [
          frond({
            length: size * (0.4 + 0.1 * c),
            width: size * 0.3,
            from: steep - 10,
            to: steep - 100,
            teeth: 0,
            fold: -0.25,
          }).move(0, size * 0.3 * Math.sin(radians(steep)), size * 0.3 * Math.cos(radians(steep))),
          tube(
            [
              [0, -0.02, 0],
              [0, size * 0.34 * Math.sin(radians(steep)), size * 0.34 * Math.cos(radians(steep))],
            ],
            0.009,
            { corners: 7 },
          ),
        ],
        fern: () => [
          frond({
            length: size * (0.7 + 0.14 * c),
            width: size * 0.24,
            from: steep + 12,
            to: steep - 92,
            teeth: 14,
            fold: 0.12,
          }),
        ],
        swords: () => [
          frond({
            length: size * (0.62 + 0.38 * c),
            width: size * 0.15,
            from: 88 - 14 * t * v.spread,
            to: 92 - 10 * t,
            teeth: 0,
            fold: -0.5,
          }).move(0, 0, 0.02 + 0.05 * t),
        ],
        blades: () => [
          frond({
            length: size * (0.5 + 0.4 * c),
            width: size * 0.05,
            from: 88 - 20 * t,
            to: 60 - 80 * t * v.spread,
            teeth: 0,
            fold: -0.5,
          }).move(0, 0, 0.015 + 0.14 * Math.sqrt(t)),
        ],
        thick: () => [
          tube(
            [
              [0, 0, 0],
              [0, size * 0.26 * Math.sin(radians(steep)), size * 0.26 * Math.cos(radians(steep))],
              [0, size * 0.56 * Math.sin(radians(steep + 12)), size * 0.52 * Math.cos(radians(steep + 12))],
            ],
            (way) => size * 0.075 * (1 - way) ** 0.7 + 0.004,
            {
              smooth: 5,
              outline: [
                [1, 0.1],
                [0.5, 0.42],
                [-0.5, 0.42],
                [-1, 0.1],
                [-0.5, -0.3],
                [0.5, -0.3],
              ],
            },
          ),
        ],
      }[v.kind]()
      return together(one).turn(0, turn, 0)
    })
    const whole = together(foliage).move(0, base, 0)
    // What hangs down to the ground lies on it.
    const resting = ([x, y, z]: Vec3): Vec3 => [x, y < 0.04 ? 0.04 * Math.exp((y - 0.04) / 0.05) : y, z]
    make.part('leaves', potted ? whole : whole.warp(resting), green)
    if (!potted) make.part('root', ball([0.1, 0.05, 0.1], 14).move(0, 0.05, 0), green)
    make.socket('top', [0, base + size * 0.7, 0], 0.1).socket('base', [0, 0, 0], 0.15)
  },
})
