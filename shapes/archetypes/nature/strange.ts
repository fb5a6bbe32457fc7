import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, sheet, tube } from '../../geometry/solids.ts'
import { add, between, radians, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { bark, clay, earth, glowing, leaf, porcelain, skin } from '../../materials/material.ts'
import { chanceAt, noise } from '../../materials/noise.ts'
import { pot } from './flower.ts'
import { clump, leafAlong } from './foliage.ts'

/** A trap of two toothed halves that gapes to +z, hinge at the back. */
function trap(size: number, gape: number): { lobes: Solid; teeth: Solid } {
  const half = sheet(
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      return Array.from({ length: 17 }, (_, k): Vec3 => {
        const s = (k / 16) * 2 - 1
        const far = t * Math.sqrt(Math.max(0.06, 1 - s * s * 0.9))
        return [
          s * 0.95 * size,
          0.3 * size * Math.sin(Math.PI * Math.min(1, t * 0.92)) * (1 - 0.5 * s * s),
          far * size * 1.1,
        ]
      })
    }),
    size * 0.09,
  )
  const teeth = together(
    Array.from({ length: 9 }, (_, k) => {
      const s = (k / 8) * 1.7 - 0.85
      const z = size * 1.07 * Math.sqrt(Math.max(0.06, 1 - s * s * 0.9))
      return cone(size * 0.05, size * 0.34, 8)
        .move(0, size * 0.14, 0)
        .turn(140, 0, -s * 18)
        .move(s * 0.93 * size, size * 0.06, z)
    }),
  )
  const upper = (solid: Solid) => solid.turn(-gape * 0.55, 0, 0)
  const lower = (solid: Solid) => solid.mirror('y').turn(gape * 0.45, 0, 0)
  return { lobes: upper(half).with(lower(half)), teeth: upper(teeth).with(lower(teeth)) }
}

export const flytrap = archetype({
  id: 'flytrap',
  about: 'A venus flytrap with toothed traps',
  skeleton: 'plant',
  nouns: [
    'venus flytrap',
    'venus fly trap',
    'flytrap',
    'carnivorous plant',
    'piranha plant',
    'man-eating plant',
  ],
  parameters: {
    heads: number(4, 1, 7, 'how many traps'),
    potted: number(1, 0, 1, 'in a pot'),
    gape: number(62, 20, 100, 'how far the traps gape, in degrees'),
  },
  rows: {
    'piranha plant': { values: { heads: 1, gape: 70 }, colours: { main: '#d0281f', second: '#4f9a35' } },
    'man-eating plant': { values: { heads: 1, gape: 80 } },
  },
  build(v, look, make) {
    const base = v.potted > 0.3 ? pot(make, 0.2, 0.26) : 0.03
    const green = look.material('second', leaf('#5aa03a', { roughness: 0.5 }))
    const [outside, inside] = [look.light('main', '#7fb83f'), light('#d8405a')]
    const flesh = look.material('main', skin('#7fb83f', { roughness: 0.45 }))
    const count = Math.round(v.heads)
    const lobes: Solid[] = []
    for (let i = 0; i < count; i++) {
      const turn = count === 1 ? 12 : -62 + (124 * i) / (count - 1)
      const middle = i === Math.floor(count / 2) || count === 1
      const size = count === 1 ? 0.22 : middle ? 0.16 : 0.12
      const tall = (middle ? 0.5 : 0.22 + 0.14 * chanceAt(i, 2, 2)) * (1 - base * 0.3)
      const a = radians(turn)
      const far = middle ? 0.04 : 0.25
      const head: Vec3 = [Math.sin(a) * far, base + tall, Math.cos(a) * far * 0.7 - (middle ? 0.02 : 0)]
      make.part(
        'stems',
        tube(
          [
            [0, base - 0.02, 0],
            [head[0] * 0.3, base + tall * 0.55, head[2] - 0.07],
            add(head, [-Math.sin(a) * 0.015, -size * 0.2, -size * 0.05]),
          ],
          [0.03, 0.024, 0.026],
          { smooth: 5, corners: 10 },
        ),
        green,
      )
      const one = trap(size, v.gape)
      const put = (solid: Solid) => solid.turn(-14, turn * 0.7, 0).at(head)
      lobes.push(put(one.lobes))
      make.part('teeth', put(one.teeth), fang)
      const low = put(ball([size * 0.7, size * 0.16, size * 0.5], 16).move(0, -size * 0.06, size * 0.42))
      make.part('mouth', low, mouth)
    }
    make.part('traps', together(lobes), {
      ...flesh,
      paint: (at, normal) =>
        between(
          outside,
          inside,
          0.25 * Math.max(0, noise(at[0] * 14, at[1] * 14, at[2] * 14)) + (normal[2] > 0.55 ? 0.12 : 0),
        ),
    })
    const leaves = Array.from({ length: 8 }, (_, i) => {
      const a = radians(45 * i + 20)
      return leafAlong([0, base, 0], [Math.sin(a), 0.55, Math.cos(a)], 0.26, 0.11, 0.5)
    })
    make.part('leaves', together(leaves), green)
    if (v.potted <= 0.3) make.part('soil', ball([0.2, 0.05, 0.2], 20).move(0, 0.045, 0), earth('#4a3424'))
    make.socket('top', [0, base + 0.7, 0], 0.1).socket('base', [0, 0, 0], 0.2)
  },
})
const fang = porcelain('#fff6e4')
const mouth = skin('#c9304f', { roughness: 0.3 })

export const alienPlant = archetype({
  id: 'alien-plant',
  about: 'A plant from another world: a bulb with tentacles, an eye and glowing tips',
  skeleton: 'plant',
  nouns: ['alien plant', 'alien flower', 'tentacle plant', 'tentacles', 'extraterrestrial plant'],
  parameters: {
    tentacles: number(8, 3, 14, 'how many tentacles'),
    eye: number(1, 0, 1, 'with an eye'),
    glow: number(1, 0, 1.5, 'how much its tips glow'),
    kind: choice(['bulb', 'pod'], 'what is in the middle'),
  },
  build(v, look, make) {
    const body = look.light('main', '#7a3fb5')
    const belly = look.light('second', '#2fb59a')
    const hide = look.material('main', skin('#7a3fb5', { roughness: 0.4 }))
    make.part(
      'bulb',
      ball([0.2, 0.27, 0.2], 40)
        .warp(([x, y, z]) => {
          const a = Math.atan2(x, z)
          const rib = 1 + 0.05 * Math.cos(a * 8)
          return [x * rib, y, z * rib]
        })
        .move(0, 0.4, 0),
      {
        ...hide,
        paint: ([x, y, z]) =>
          between(
            body,
            belly,
            Math.max(0, Math.min(1, (0.34 - y) * 5 + 0.4 * noise(x * 12, y * 12, z * 12))),
          ),
      },
    )
    const count = Math.round(v.tentacles)
    const arms: Solid[] = []
    const cups: Solid[] = []
    const tips: Solid[] = []
    for (let i = 0; i < count; i++) {
      const a = radians((360 * i) / count + 20)
      const high = i % 2
      const [sx, cz] = [Math.sin(a), Math.cos(a)]
      const p = (far: number, y: number, side = 0): Vec3 => [sx * far + cz * side, y, cz * far - sx * side]
      const path = high
        ? [
            p(0.1, 0.5),
            p(0.24, 0.68, 0.02),
            p(0.3, 0.86, 0.06),
            p(0.4, 0.93, 0.05),
            p(0.44, 0.85, 0.02),
            p(0.39, 0.8, 0),
          ]
        : [
            p(0.12, 0.28),
            p(0.28, 0.1),
            p(0.42, 0.05, 0.03),
            p(0.52, 0.14, 0.07),
            p(0.5, 0.24, 0.08),
            p(0.44, 0.22, 0.07),
          ]
      arms.push(tube(path, [0.062, 0.055, 0.046, 0.036, 0.026, 0.014], { smooth: 6, corners: 12 }))
      const end = path.at(-1) ?? p(0, 0)
      tips.push(ball(0.028, 14).at(end))
      for (const k of [1, 2, 3]) {
        const spot = path[k] ?? end
        cups.push(
          ball([0.02, 0.02, 0.02], 10).at(add(spot, high ? [sx * 0.04, 0, cz * 0.04] : [0, 0.042, 0])),
        )
      }
    }
    make.part('tentacles', together(arms), {
      ...hide,
      paint: ([x, y, z]) =>
        between(
          body,
          belly,
          Math.min(1, Math.max(0, Math.hypot(x, z) * 2.2 - 0.35 + 0.2 * noise(x * 20, y * 20, z * 20))),
        ),
    })
    const shine = look.material('accent', glowing('#c8ff4a', { glow: 0.4 + 1.2 * v.glow }))
    make.part('glowing tips', together([...tips, ...cups]), shine)
    if (v.kind === 'bulb' && v.eye > 0.3) {
      make.part('eye', ball(0.115, 30).move(0, 0.47, 0.135), porcelain('#fbf7ec'))
      make.part(
        'iris',
        ball([0.062, 0.062, 0.022], 24).move(0, 0.475, 0.238),
        glowing('#f2b01f', { glow: 0.3 }),
      )
      make.part('pupil', ball([0.018, 0.05, 0.014], 16).move(0, 0.475, 0.256), porcelain('#140a18'))
    }
    const petals = Array.from({ length: 6 }, (_, i) => {
      const a = radians(60 * i + 30)
      return leafAlong(
        [Math.sin(a) * 0.08, 0.6, Math.cos(a) * 0.08],
        [Math.sin(a), 1.6, Math.cos(a)],
        0.24,
        0.15,
        0.15,
      )
    })
    make.part('petals', together(petals), look.material('accent', leaf('#f0508a', { roughness: 0.4 })))
    make.part(
      'ground',
      ball([0.3, 0.07, 0.3], 26)
        .move(0, 0.06, 0)
        .warp(([x, y, z]) => [x, Math.max(0, y + 0.02 * noise(x * 9, 1, z * 9)), z]),
      earth('#5a4a5f'),
    )
    make.socket('top', [0, 0.7, 0], 0.1).socket('base', [0, 0, 0], 0.3)
  },
})

export const bonsai = archetype({
  id: 'bonsai',
  about: 'A bonsai: a small twisted tree in a shallow tray',
  skeleton: 'plant',
  nouns: ['bonsai', 'bonsai tree'],
  parameters: {
    pads: number(6, 3, 9, 'clouds of leaves'),
    lean: number(0.16, -0.3, 0.3, 'how far it leans'),
  },
  rows: { 'cherry bonsai': { colours: { main: '#f2a8c0' } } },
  build(v, look, make) {
    const tray = look.material('accent', clay('#2f5a7a', { surface: 'plain', roughness: 0.25 }))
    make.part('tray', box(0.66, 0.11, 0.42, 0.03).taper(0.86, 1).move(0, 0.095, 0), tray)
    make.part('tray', box(0.71, 0.035, 0.47, 0.014).move(0, 0.152, 0), tray)
    make.part('tray', box(0.1, 0.05, 0.1, 0.012).move(0.22, 0.025, 0.12).mirrored().mirrored('z'), tray)
    make.part(
      'soil',
      ball([0.31, 0.05, 0.19], 26).move(0, 0.165, 0),
      earth('#54402a', { surface: 'grass', colour: '#5f7a35' }),
    )
    const rind = look.material('second', bark('#6b4a33', { grain: 0.5 }))
    const l = v.lean
    const trunk: Vec3[] = [
      [-0.06, 0.17, 0],
      [-0.02 - l * 0.6, 0.32, 0.02],
      [0.08 + l * 0.2, 0.46, -0.02],
      [l * 0.2 - 0.02, 0.62, 0.01],
      [l * 0.5, 0.78, 0],
    ]
    make.part('trunk', tube(trunk, [0.075, 0.062, 0.05, 0.036, 0.02], { smooth: 6, corners: 14 }), rind)
    const roots = [30, 110, 200, 290].map((deg) =>
      tube(
        [
          [-0.06, 0.22, 0],
          [-0.06 + Math.sin(radians(deg)) * 0.07, 0.195, Math.cos(radians(deg)) * 0.07],
          [-0.06 + Math.sin(radians(deg)) * 0.15, 0.19, Math.cos(radians(deg)) * 0.12],
        ],
        [0.045, 0.032, 0.012],
        { smooth: 3, corners: 9 },
      ),
    )
    make.part('trunk', together(roots), rind)
    const spots: Vec3[] = [
      [l * 0.5 + 0.01, 0.85, 0],
      [0.32, 0.55, 0.06],
      [-0.3, 0.6, 0.03],
      [0.2, 0.71, -0.12],
      [-0.16, 0.74, -0.1],
      [0.06, 0.66, 0.2],
      [-0.34, 0.45, -0.06],
      [0.36, 0.42, -0.1],
      [0, 0.6, -0.24],
    ]
    const green = look.material('main', leaf('#4a8a3a', { roughness: 0.8, relief: 1.4 }))
    const chosen = spots.slice(0, Math.round(v.pads))
    chosen.forEach((spot, i) => {
      const from = trunk[i === 0 ? 4 : spot[1] < 0.58 ? 2 : 3] ?? spot
      make.part(
        'trunk',
        tube(
          [from, add(between(from, spot, 0.6), [0, -0.03, 0]), add(spot, [0, -0.02, 0])],
          [0.028, 0.02, 0.012],
          { smooth: 4, corners: 8 },
        ),
        rind,
      )
      const r = i === 0 ? 0.19 : 0.15
      make.part(
        'leaves',
        together([
          clump([r, r * 0.5, r * 0.9], i + 2, 24).at(spot),
          clump([r * 0.6, r * 0.42, r * 0.6], i + 20, 18).at(add(spot, [0.06, 0.05, 0.03])),
        ]),
        green,
      )
    })
    make.part(
      'stones',
      together([
        ball([0.05, 0.035, 0.04], 12).move(0.2, 0.215, 0.09),
        ball([0.03, 0.025, 0.03], 10).move(0.25, 0.2, 0.04),
      ]),
      clay('#9a958e'),
    )
    make.socket('top', [l * 0.5, 0.95, 0], 0.1).socket('base', [0, 0, 0], 0.3)
  },
})
