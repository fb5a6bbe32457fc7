import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, sheet, tube } from '../../geometry/solids.ts'
import { add, between, radians, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { leaf, porcelain, sand, skin, stone } from '../../materials/material.ts'
import { chanceAt, noise } from '../../materials/noise.ts'

/** One valve of a scallop, hinge at the origin, spread upwards, its belly to +z. */
function valve(ribs: number): Solid {
  const rows = Array.from({ length: 18 }, (_, i) => {
    const t = 0.03 + (0.97 * i) / 17
    return Array.from({ length: ribs * 6 + 1 }, (_, k): Vec3 => {
      const s = (k / (ribs * 6)) * 2 - 1
      const a = radians(68 * s)
      const rib = Math.cos(Math.PI * ribs * (s + 1)) * -0.5 + 0.5
      const far = t * (0.86 + 0.12 * Math.cos(a * 1.1)) * (1 + (i === 17 ? 0.03 * rib : 0))
      const dome = Math.sin(Math.PI * t ** 0.75) * 0.26 * Math.cos(a * 0.95) ** 0.7
      return [Math.sin(a) * far * 0.62, Math.cos(a) * far, dome + 0.03 * rib * t * (1 - t ** 8)]
    })
  })
  return sheet(rows, 0.03)
}

export const shell = archetype({
  id: 'shell',
  about: 'A seashell: scallop, spiral or open clam with a pearl',
  skeleton: 'shell',
  nouns: ['shell', 'seashell', 'sea shell', 'scallop', 'scallop shell'],
  parameters: {
    kind: choice(['scallop', 'spiral', 'clam'], 'what kind of shell'),
    ribs: number(11, 5, 16, 'ribs of a scallop'),
  },
  rows: {
    conch: { values: { kind: 'spiral' }, colours: { main: '#f0c7a0', second: '#e8908a' } },
    'conch shell': { values: { kind: 'spiral' }, colours: { main: '#f0c7a0', second: '#e8908a' } },
    'spiral shell': { values: { kind: 'spiral' } },
    clam: { values: { kind: 'clam', ribs: 9 }, colours: { main: '#d8c0a8' } },
    oyster: { values: { kind: 'clam', ribs: 7 }, colours: { main: '#a89a90' } },
    'pearl oyster': { values: { kind: 'clam', ribs: 7 }, colours: { main: '#b8a8b8' } },
  },
  build(v, look, make) {
    const [pale, rose] = [light('#fff0e4'), look.light('main', '#f2a08c')]
    const banded = look.material('main', porcelain('#f2a08c', { roughness: 0.4 }))
    const ribs = Math.round(v.ribs)
    if (v.kind === 'spiral') {
      const turns = 4.6
      const path = Array.from({ length: 120 }, (_, i): Vec3 => {
        const t = i / 119
        const a = radians(360 * turns * t - 70)
        const grow = Math.exp(2.7 * (t - 1))
        return [Math.cos(a) * 0.22 * grow, 0.92 - 0.62 * grow ** 0.92, Math.sin(a) * 0.22 * grow]
      })
      const whorl = tube(
        path,
        (way) => 0.245 * Math.exp(2.7 * (way - 1)) * (1 + 0.035 * Math.sin(way * 190)),
        { corners: 22 },
      )
      const tip = tube(
        [
          [0, 0.95, 0],
          [0, 0.86, 0],
        ],
        [0.012, 0.03],
        { corners: 10 },
      )
      const base = whorl.bounds().min[1]
      const tones = [light('#fff3e0'), rose] as const
      make.part('shell', whorl.with(tip).move(0, -base, 0), {
        ...banded,
        paint: ([x, y, z]) =>
          between(
            tones[0],
            tones[1],
            0.5 + 0.5 * Math.sin(y * 34 + Math.atan2(z, x)) * 0.9 + 0.15 * noise(x * 9, y * 9, z * 9),
          ),
      })
      const end = path.at(-1) ?? [0, 0, 0]
      const before = path.at(-3) ?? end
      const out = unit([end[0] - before[0], end[1] - before[1], end[2] - before[2]])
      make.part(
        'opening',
        ball([0.17, 0.06, 0.2], 20)
          .aim(out)
          .at(add(add(end, times(out, 0.215)), [0, -base, 0])),
        look.material('second', porcelain('#d8756a')),
      )
      return
    }
    const paint = (up: (at: Vec3) => number) => ({
      ...banded,
      paint: (at: Vec3) => between(rose, pale, 0.5 + 0.5 * Math.sin(up(at) * 26) * Math.min(1, up(at) * 2)),
    })
    if (v.kind === 'scallop') {
      const half = valve(ribs).scale(0.92)
      const ear = tube(
        [
          [0.02, 0.06, 0.02],
          [0.14, 0.055, 0.02],
        ],
        [0.07, 0.045],
        { corners: 12 },
      ).scale(1, 1, 0.55)
      make.part(
        'shell',
        together([half, half.mirror('z'), ear.mirrored()]).move(0, 0.008, 0),
        paint(([x, y]) => Math.hypot(x * 1.3, y)),
      )
      make.socket('top', [0, 0.95, 0.05], 0.05)
    } else {
      const half = valve(ribs).scale(0.86, 0.8, 1)
      const lower = half.turn(90, 0, 0)
      const upper = half.mirror('z').turn(38, 0, 0)
      const hinge = tube(
        [
          [-0.14, 0, 0],
          [0.14, 0, 0],
        ],
        0.04,
        { corners: 12 },
      )
      const both = together([lower, upper, hinge]).move(0, 0.288, -0.36)
      make.part(
        'shell',
        both,
        paint(([x, y, z]) => Math.hypot(x * 1.2, y - 0.31, z + 0.36)),
      )
      make.part(
        'flesh',
        ball([0.33, 0.09, 0.28], 24).move(0, 0.2, 0.08),
        look.material('second', skin('#f3c0bd', { roughness: 0.4 })),
      )
      make.part(
        'pearl',
        ball(0.12, 28).move(0, 0.37, 0.1),
        look.material('accent', porcelain('#fbf6f2', { roughness: 0.1, metalness: 0.15 })),
      )
      make.socket('inside', [0, 0.28, 0.1], 0.2)
    }
  },
})

export const coral = archetype({
  id: 'coral',
  about: 'Coral or seaweed on a rock',
  skeleton: 'plant',
  nouns: ['coral', 'coral reef', 'reef'],
  parameters: {
    kind: choice(['branches', 'tubes', 'weed'], 'how it grows'),
    arms: number(6, 3, 10, 'how many stems'),
  },
  rows: {
    'sea anemone': { values: { kind: 'tubes', arms: 10 }, colours: { main: '#e88ac0', second: '#8f6fc0' } },
    anemone: { values: { kind: 'tubes', arms: 10 }, colours: { main: '#e88ac0', second: '#8f6fc0' } },
    seaweed: { values: { kind: 'weed', arms: 8 }, colours: { main: '#3f8a4a' } },
    kelp: { values: { kind: 'weed', arms: 7 }, colours: { main: '#6f7f2a' } },
    algae: { values: { kind: 'weed', arms: 10 }, colours: { main: '#4fa05a' } },
  },
  build(v, look, make) {
    const count = Math.round(v.arms)
    make.part(
      'rock',
      ball([0.36, 0.15, 0.3], 22)
        .warp(([x, y, z]) => [
          x,
          y * (y > 0 ? 1 + 0.5 * noise(x * 7, 3, z * 7) : 0.7),
          z * (1 + 0.2 * noise(x * 6, y * 6, 1)),
        ])
        .move(0, 0.105, 0),
      stone('#9a8a86'),
    )
    const body = look.material('main', skin('#f2664f', { roughness: 0.7, relief: 1.4 }))
    if (v.kind === 'weed') {
      const blades = Array.from({ length: count }, (_, n) => {
        const a = radians(n * 137.5)
        const far = 0.05 + 0.18 * Math.sqrt(n / count)
        const tall = 0.86 - 0.42 * chanceAt(n, 2, 5)
        const rows = Array.from({ length: 20 }, (_, i) => {
          const t = i / 19
          const wide = 0.055 * Math.sin(Math.PI * (0.12 + 0.86 * t)) * (1 + 0.22 * Math.sin(t * 30)) + 0.004
          const sway = 0.07 * Math.sin(t * 7 + n) * t
          return [-1, -0.4, 0.4, 1].map(
            (s): Vec3 => [s * wide, 0.16 + t * tall, sway + 0.018 * Math.sin(t * 18 + s * 2)],
          )
        })
        return sheet(rows, 0.016)
          .turn(0, n * 70, 0)
          .move(Math.sin(a) * far, 0, Math.cos(a) * far * 0.8)
      })
      make.part('leaves', together(blades), look.material('main', leaf('#3f8a4a', { roughness: 0.45 })))
    } else if (v.kind === 'tubes') {
      make.part(
        'foot',
        tube(
          [
            [0, 0.12, 0],
            [0, 0.28, 0],
            [0, 0.42, 0],
          ],
          [0.25, 0.2, 0.26],
          { smooth: 4, corners: 28, flat: true },
        ),
        look.material('second', skin('#8f6fc0')),
      )
      const arms = Array.from({ length: count * 4 }, (_, i) => {
        const a = radians(i * 137.5)
        const share = Math.sqrt((i + 0.5) / (count * 4))
        const [sx, cz] = [Math.sin(a), Math.cos(a)]
        const p = (far: number, y: number): Vec3 => [sx * far, y, cz * far]
        return tube(
          [
            p(0.2 * share, 0.42),
            p(0.2 + 0.12 * share, 0.62 - 0.1 * share),
            p(0.2 + 0.3 * share, 0.78 - 0.3 * share),
          ],
          [0.04, 0.034, 0.026],
          { smooth: 4, corners: 9 },
        )
      })
      make.part('arms', together(arms), body)
    } else {
      const stems: Solid[] = []
      const tips: Vec3[] = []
      const grow = (from: Vec3, out: Vec3, long: number, thick: number, depth: number, key: number) => {
        const end = add(from, times(unit(out), long))
        const bent = add(between(from, end, 0.5), [0.02 * (chanceAt(key, 1, depth) - 0.5), 0.015, 0])
        stems.push(tube([from, bent, end], [thick, thick * 0.86, thick * 0.78], { smooth: 3, corners: 9 }))
        if (depth === 0) {
          tips.push(end)
          return
        }
        for (const side of [-1, 1]) {
          const turn = radians(key * 97 + depth * 60)
          const split: Vec3 = [
            out[0] + side * 0.55 * Math.cos(turn),
            out[1] + 0.35,
            out[2] + side * 0.55 * Math.sin(turn),
          ]
          grow(end, split, long * 0.78, thick * 0.76, depth - 1, key * 2 + (side > 0 ? 1 : 0))
        }
      }
      for (let n = 0; n < count; n++) {
        const a = radians((360 * n) / count + 15)
        grow(
          [Math.sin(a) * 0.1, 0.14, Math.cos(a) * 0.08],
          [Math.sin(a) * 0.75, 1, Math.cos(a) * 0.6],
          0.25,
          0.046,
          n % 2 ? 2 : 3,
          n + 1,
        )
      }
      make.part('coral', together(stems), body)
      make.part(
        'tips',
        together(tips.map((tip) => ball(0.024, 10).at(tip))),
        look.material('second', skin('#ffd0c0')),
      )
    }
    make.part(
      'sand',
      ball([0.42, 0.05, 0.38], 24)
        .move(0, 0.036, 0)
        .warp(([x, y, z]) => [x, Math.max(0, y), z]),
      sand('#e6cf9a'),
    )
    make.socket('base', [0, 0, 0], 0.35)
  },
})
