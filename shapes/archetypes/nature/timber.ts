import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, tube } from '../../geometry/solids.ts'
import { between, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { bark, grass, leaf, type Material, skin, wood } from '../../materials/material.ts'
import { chanceAt, noise } from '../../materials/noise.ts'
import { clump, leafAlong } from './foliage.ts'

/** Sawn wood with its rings around an axis: `far` gives the distance from it, where 1 is the rim. */
function rings(colour: string, far: (at: Vec3) => number, count = 7): Material {
  const [pale, dark] = [light(colour), between(light(colour), light('#5a3416'), 0.42)]
  return wood(colour, {
    relief: 0.15,
    paint: (at) => {
      const r = far(at) + 0.03 * noise(at[0] * 8, at[1] * 8, at[2] * 8)
      const line = Math.abs(((r * count) % 1) - 0.5) * 2
      return between(pale, dark, r > 0.93 ? 1 : line < 0.32 ? 0.75 : 0.12)
    },
  })
}

/** A log along x with its ends; bark and cut are separate. */
function logAt(radius: number, length: number): { bark: Solid; cut: Solid } {
  const rough = (solid: Solid) =>
    solid.warp(([x, y, z]) => {
      const bump = 1 + 0.05 * noise(x * 9, y * 3, z * 9)
      return [x * bump, y, z * bump]
    })
  const half = length / 2
  const line: Vec2[] = [
    [radius * 0.9, -half],
    [radius, -half + 0.012],
    ...[-0.6, -0.2, 0.2, 0.6].map((t): Vec2 => [radius * (1 + 0.03 * Math.sin(t * 7)), t * half]),
    [radius, half - 0.012],
    [radius * 0.9, half],
  ]
  return {
    bark: rough(lathe(line, { corners: 32, flutes: (a) => 1 + 0.025 * Math.sin(a * 11) })).turn(0, 0, 90),
    cut: cylinder(radius * 0.88, length + 0.012, { corners: 32, round: 0.004 }).turn(0, 0, 90),
  }
}

export const log = archetype({
  id: 'log',
  about: 'A log, or a pile of them',
  skeleton: 'timber',
  nouns: ['log', 'tree trunk', 'trunk of a tree'],
  parameters: {
    count: number(1, 1, 10, 'how many logs, piled up'),
    thickness: number(0.15, 0.04, 0.25, 'radius of a log'),
    stubs: number(1, 0, 1, 'with stubs of branches'),
    moss: number(0, 0, 1, 'moss on it'),
  },
  rows: {
    'mossy log': { values: { moss: 1 } },
    'fallen log': { values: { moss: 1 } },
    firewood: { values: { count: 6, thickness: 0.11, stubs: 0 } },
    'pile of logs': { values: { count: 6, thickness: 0.11, stubs: 0 } },
    'log pile': { values: { count: 6, thickness: 0.11, stubs: 0 } },
    logs: { values: { count: 3, thickness: 0.13, stubs: 0 } },
  },
  build(v, look, make) {
    const rind = look.material('main', bark('#7a5434', { grain: 0.8 }))
    const count = Math.round(v.count)
    const r = v.thickness
    const { bark: shell, cut } = logAt(r, 0.92)
    // Each row lies in the furrows of the one below.
    const width = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2)
    const places: Vec3[] = []
    for (let row = 0; places.length < count; row++)
      for (let i = 0; i < width - row && places.length < count; i++)
        places.push([
          count > 1 ? 0.05 * (chanceAt(i, row, 2) - 0.5) : 0,
          r * (1.04 + 1.78 * row),
          (i - (width - row - 1) / 2) * r * 2.06,
        ])
    make.part('bark', together(places.map((place) => shell.at(place))), rind)
    const nearest = (at: Vec3) =>
      Math.min(...places.map((place) => Math.hypot(at[1] - place[1], at[2] - place[2]))) / (r * 0.9)
    make.part(
      'ends',
      together(places.map((place) => cut.at(place))),
      rings(look.colour('second', '#dcb07a'), nearest),
    )
    if (v.stubs > 0.5) {
      const stub = (x: number, angle: number) =>
        cylinder(r * 0.3, r * 1.9, { top: r * 0.24, corners: 14 })
          .move(0, r * 0.95, 0)
          .turn(0, 0, -24)
          .turn(angle, 0, 0)
          .move(x, r * 1.04, 0)
      make.part('bark', stub(0.2, 26).with(stub(-0.16, -48)), rind)
    }
    if (v.moss > 0.2)
      make.part(
        'moss',
        together(
          [-0.28, -0.05, 0.12, 0.33].map((x, i) =>
            ball([0.13, r * 0.3, r * 0.72], 16)
              .warp((p) => [
                p[0] * (1 + 0.2 * noise(p[2] * 20, i, 1)),
                p[1] - (p[2] * p[2]) / (r * 2.4),
                p[2],
              ])
              .move(x, r * 1.92, (i % 2 ? 0.2 : -0.2) * r),
          ),
        ),
        grass('#6f9a3f'),
      )
    make.socket('top', [0, r * 2, 0], r).socket('base', [0, 0, 0], 0.4)
  },
})

export const stump = archetype({
  id: 'stump',
  about: 'A tree stump with roots and rings',
  skeleton: 'timber',
  nouns: ['stump', 'tree stump'],
  parameters: {
    height: number(0.42, 0.15, 0.8, 'height'),
    roots: number(6, 3, 9, 'how many roots'),
    moss: number(0.6, 0, 1, 'moss on it'),
  },
  build(v, look, make) {
    const rind = look.material('main', bark('#7a5434', { grain: 0.8 }))
    const count = Math.round(v.roots)
    const flare = (h: number) => Math.max(0, 1 - h / (v.height * 0.55)) ** 2
    const line = Array.from({ length: 12 }, (_, i): Vec2 => {
      const h = (v.height * i) / 11
      return [0.3 + 0.16 * flare(h), h]
    })
    make.part(
      'bark',
      lathe([...line, [0.275, v.height + 0.012], [0.27, v.height - 0.01]], {
        corners: 72,
        flutes: (a, h) => 1 + (0.04 + 0.2 * flare(h)) * Math.cos(a * count) + 0.02 * Math.sin(a * 17 + h * 9),
      }),
      rind,
    )
    const roots = Array.from({ length: count }, (_, i) => {
      const angle = radians((360 * i) / count)
      const long = 0.5 + 0.08 * chanceAt(i, 2, 9)
      const at = (far: number, y: number, bend: number): Vec3 => [
        Math.sin(angle + bend) * far,
        y,
        Math.cos(angle + bend) * far,
      ]
      return tube([at(0.3, 0.1, 0), at(0.43, 0.05, 0.06), at(long, 0.018, 0.2)], [0.09, 0.06, 0.016], {
        smooth: 4,
        corners: 10,
      })
    })
    make.part('bark', together(roots), rind)
    make.part(
      'rings',
      lathe(
        [
          [0, v.height - 0.03],
          [0.262, v.height - 0.03],
          [0.258, v.height + 0.006],
          [0, v.height + 0.01],
        ],
        { corners: 48, flutes: (a) => 1 + 0.03 * Math.cos(a * count) },
      ),
      rings(look.colour('second', '#e0b783'), ([x, , z]) => Math.hypot(x, z) / 0.27, 8),
    )
    const caps = [0.5, 1.1, 0.8]
    make.part(
      'mushrooms',
      together(
        caps.map((s, i) =>
          ball([0.075 * s, 0.026, 0.075 * s], 16)
            .move(0, v.height * (0.35 + 0.18 * i), 0.33 - 0.015 * i)
            .turn(0, 62 + 10 * i, 0),
        ),
      ),
      look.material('accent', skin('#e08a3a', { roughness: 0.5 })),
    )
    if (v.moss > 0.2)
      make.part(
        'moss',
        together(
          [205, 290, 350].map((turn, i) =>
            clump([0.1, 0.045, 0.07], i + 3, 18)
              .move(0, v.height * 0.06 + 0.1, 0.4)
              .turn(0, turn, 0),
          ),
        ),
        grass('#6f9a3f'),
      )
    make.socket('top', [0, v.height + 0.01, 0], 0.26).socket('base', [0, 0, 0], 0.4)
  },
})

export const branch = archetype({
  id: 'branch',
  about: 'A branch with twigs and leaves, or a plain stick',
  skeleton: 'timber',
  nouns: ['branch', 'tree branch', 'twig', 'stick'],
  parameters: { leaves: number(9, 0, 20, 'how many leaves'), twigs: number(4, 0, 8, 'how many twigs') },
  rows: {
    stick: { values: { leaves: 0, twigs: 2 } },
    'olive branch': { values: { leaves: 18, twigs: 5 }, colours: { main: '#7f9a5a' } },
    driftwood: { values: { leaves: 0, twigs: 4 }, colours: { second: '#b8a890' } },
  },
  build(v, look, make) {
    const rind = look.material('second', bark('#76502f', { grain: 0.5, relief: 0.6 }))
    const path = (t: number): Vec3 => [
      0.09 * Math.sin(t * 4.2) - 0.02,
      t * 0.95 + 0.035,
      0.03 * Math.sin(t * 6),
    ]
    make.part(
      'wood',
      tube(
        Array.from({ length: 14 }, (_, i) => path(i / 13)),
        (way) => 0.036 - 0.026 * way,
        { corners: 12 },
      ),
      rind,
    )
    const twigs = Math.round(v.twigs)
    const tips: { from: Vec3; out: Vec3 }[] = [{ from: path(1), out: [0.1, 1, 0] }]
    for (let i = 0; i < twigs; i++) {
      const t = 0.28 + (0.6 * i) / Math.max(1, twigs)
      const side = i % 2 ? 1 : -1
      const from = path(t)
      const long = 0.34 * (1.1 - t * 0.7)
      const middle: Vec3 = [from[0] + side * long * 0.5, from[1] + long * 0.32, from[2] + 0.03]
      const end: Vec3 = [
        from[0] + side * long * 0.85,
        from[1] + long * 0.86,
        from[2] + (i % 3 ? 0.06 : -0.04),
      ]
      make.part('wood', tube([from, middle, end], [0.02, 0.014, 0.006], { smooth: 4, corners: 9 }), rind)
      tips.push({ from: end, out: [side, 0.9, 0.2] }, { from: middle, out: [side * 0.9, -0.1, 0.5] })
    }
    const leaves = Array.from({ length: Math.round(v.leaves) }, (_, i) => {
      const spot = tips[i % tips.length] ?? { from: path(0.9), out: [0, 1, 0] }
      const twist = i < tips.length ? 0 : 0.9
      return leafAlong(
        spot.from,
        [spot.out[0] + twist * (i % 2 ? 1 : -1), spot.out[1], spot.out[2] + twist],
        0.19,
        0.1,
        0.15,
      )
    })
    if (leaves.length > 0)
      make.part('leaves', together(leaves), look.material('main', leaf('#5d9a38', { roughness: 0.6 })))
    make.socket('top', path(1), 0.03).socket('handle', path(0.1), 0.035)
  },
})
