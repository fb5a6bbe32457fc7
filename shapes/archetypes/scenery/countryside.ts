import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { block, box, cone, cylinder, lathe, torus, tube } from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import { metal, planks, stone, thatch, wood, wornMetal } from '../../materials/material.ts'

export const hay = archetype({
  id: 'hay',
  about: 'Hay: a round bale, a square one, or a stack',
  skeleton: 'farm',
  nouns: ['hay bale', 'hay', 'straw bale', 'bale of hay'],
  parameters: { form: choice(['round', 'square', 'stack'], 'how it is put up') },
  rows: {
    haystack: { values: { form: 'stack' } },
    'hay stack': { values: { form: 'stack' } },
    'square hay bale': { values: { form: 'square' } },
  },
  build(v, look, make) {
    const straw = look.material('main', thatch('#d9b354', { grain: 0.7 }))
    const dark = look.material('second', thatch('#b08a36', { grain: 0.5 }))
    if (v.form === 'round') {
      make.part('bale', cylinder(0.4, 0.72, { round: 0.06 }).turn(0, 0, 90).move(0, 0.4, 0), straw)
      const rings = [0.12, 0.22, 0.32].map((r) => torus(r, 0.016, 32, 6).turn(0, 0, 90).move(0.352, 0.4, 0))
      make.part('layers', together(rings).with(together(rings).mirror('x')), dark)
    } else if (v.form === 'square') {
      make.part('bale', box(1, 0.46, 0.5, 0.05).move(0, 0.23, 0), straw)
      const cord = (x: number) => box(0.02, 0.475, 0.515, 0.004).move(x, 0.232, 0)
      make.part('cords', cord(-0.25).with(cord(0.25)), dark)
    } else {
      const line: Vec2[] = [
        [0, 0],
        [0.44, 0],
        [0.5, 0.16],
        [0.49, 0.42],
        [0.36, 0.68],
        [0.16, 0.9],
        [0, 0.98],
      ]
      make.part(
        'stack',
        lathe(line, { corners: 28, flutes: (a, h) => 1 + 0.05 * Math.sin(a * 7 + h * 9) }),
        straw,
      )
      make.part('pole', cylinder(0.02, 0.24, { corners: 8 }).move(0, 1.02, 0), wood('#7a5a34'))
    }
    make.socket('top', [0, v.form === 'square' ? 0.46 : v.form === 'round' ? 0.8 : 0.95, 0], 0.2)
  },
})

export const silo = archetype({
  id: 'silo',
  about: 'A farm silo with hoops, ladder and dome',
  skeleton: 'farm',
  nouns: ['silo', 'grain silo', 'grain elevator'],
  parameters: { height: number(1.2, 0.8, 1.5, 'height') },
  build(v, look, make) {
    const body = look.material('main', metal('#c9ced2', { roughness: 0.5 }))
    const roof = look.material('second', metal('#a8483a', { roughness: 0.5, metalness: 0.3 }))
    const high = v.height - 0.28
    make.part('body', cylinder(0.28, high, { round: 0.005, corners: 40 }).move(0, high / 2, 0), body)
    const hoops = Array.from({ length: 7 }, (_, i) =>
      torus(0.283, 0.009, 40, 6).move(0, (high * (i + 0.5)) / 7, 0),
    )
    make.part('hoops', together(hoops), look.material('accent', metal('#8f979c')))
    make.part(
      'roof',
      lathe(
        Array.from({ length: 9 }, (_, i): Vec2 => {
          const a = (Math.PI / 2) * (i / 8)
          return [0.295 * Math.cos(a), high - 0.005 + 0.26 * Math.sin(a)]
        }),
        { corners: 40 },
      ),
      roof,
    )
    const rungs = Array.from({ length: 12 }, (_, i) =>
      block(0.1, 0.012, 0.012).move(0, (high * (i + 0.6)) / 12, 0.318),
    )
    const rail = (x: number) => block(0.012, high, 0.012).move(x, high / 2, 0.312)
    const stays = [0.1, 0.5, 0.9].map((y) => block(0.1, 0.012, 0.05).move(0, high * y, 0.292))
    make.part('ladder', together([...rungs, rail(-0.05), rail(0.05), ...stays]), metal('#6f777c'))
    make.socket('top', [0, v.height, 0], 0.1)
  },
})

export const waterTower = archetype({
  id: 'water-tower',
  about: 'A water tank on four legs with braces and a pointed roof',
  skeleton: 'tower',
  nouns: ['water tower', 'water tank tower'],
  parameters: { legs: number(0.62, 0.4, 0.8, 'height of the legs') },
  build(v, look, make) {
    const timber = look.material('main', planks('#9a6a3c'))
    const iron = look.material('second', wornMetal('#5d5f63'))
    const h = v.legs
    const leg = (x: number, z: number) =>
      tube(
        [
          [x * 1.18, 0, z * 1.18],
          [x, h, z],
        ],
        0.022,
        { corners: 8 },
      )
    const corners: [number, number][] = [
      [-0.2, -0.2],
      [0.2, -0.2],
      [0.2, 0.2],
      [-0.2, 0.2],
    ]
    const braces: Solid[] = corners.flatMap(([x, z], i) => {
      const [x2, z2] = corners[(i + 1) % 4] ?? [x, z]
      return [0.25, 0.62].map((share) =>
        tube(
          [
            [x * (1.18 - 0.18 * share), h * share, z * (1.18 - 0.18 * share)],
            [x2 * (1.18 - 0.18 * share), h * share, z2 * (1.18 - 0.18 * share)],
          ],
          0.012,
          { corners: 6 },
        ),
      )
    })
    make.part('legs', together([...corners.map(([x, z]) => leg(x, z)), ...braces]), iron)
    make.part('floor', cylinder(0.33, 0.03, { corners: 32 }).move(0, h + 0.015, 0), timber)
    make.part('tank', cylinder(0.29, 0.36, { corners: 36, round: 0.01 }).move(0, h + 0.2, 0), timber)
    const hoops = [0.06, 0.2, 0.34].map((y) => torus(0.293, 0.008, 36, 6).move(0, h + 0.02 + y, 0))
    make.part('hoops', together(hoops), iron)
    make.part(
      'roof',
      cone(0.33, 0.2, 36)
        .grounded()
        .move(0, h + 0.375, 0),
      look.material('accent', metal('#7c3f30', { metalness: 0.3 })),
    )
    make.socket('top', [0, h + 0.57, 0], 0.06)
  },
})

export const picnicTable = archetype({
  id: 'picnic-table',
  about: 'A picnic table with its two benches',
  skeleton: 'furniture',
  nouns: ['picnic table', 'beer table', 'garden table with benches'],
  parameters: { boards: number(5, 3, 7, 'how many boards the top has') },
  build(v, look, make) {
    const timber = look.material('main', planks('#a9744a'))
    const count = Math.round(v.boards)
    const wide = 0.42 / count
    const boards = Array.from({ length: count }, (_, i) =>
      box(1, 0.03, wide - 0.008, 0.006).move(0, 0.44, -0.21 + (i + 0.5) * wide),
    )
    make.part('top', together(boards), timber)
    const bench = (z: number) => box(1, 0.03, 0.15, 0.008).move(0, 0.26, z)
    make.part('benches', bench(-0.42).with(bench(0.42)), timber)
    const leg = (x: number, s: number) =>
      tube(
        [
          [x, 0, s * 0.36],
          [x, 0.43, s * 0.12],
        ],
        0.024,
        { corners: 6 },
      )
    const bar = (x: number) => box(0.045, 0.05, 0.98, 0.008).move(x, 0.235, 0)
    const ends = [-0.36, 0.36].flatMap((x) => [
      leg(x, -1),
      leg(x, 1),
      bar(x),
      box(0.045, 0.04, 0.36, 0.006).move(x, 0.41, 0),
    ])
    make.part('legs', together(ends), look.material('second', wood('#80552f')))
    make.socket('top', [0, 0.455, 0], 0.2)
  },
})

export const hammock = archetype({
  id: 'hammock',
  about: 'A hammock between two posts',
  skeleton: 'furniture',
  nouns: ['hammock'],
  parameters: { sag: number(0.22, 0.1, 0.3, 'how deep it hangs') },
  build(v, look, make) {
    const post = wood('#8a5f38')
    const pole = (x: number) => cylinder(0.03, 0.62, { corners: 12 }).move(x, 0.31, 0)
    make.part('posts', pole(-0.6).with(pole(0.6)), post)
    const steps = 12
    const rows = Array.from({ length: 7 }, (_, j) => {
      const z = (j / 6 - 0.5) * 0.34
      return Array.from({ length: steps + 1 }, (_, i): [number, number, number] => {
        const s = i / steps
        const narrow = 0.25 + 0.75 * Math.sin(Math.PI * s)
        const y = 0.5 - v.sag * Math.sin(Math.PI * s) + 0.9 * (z * narrow) ** 2
        return [-0.5 + s, y, z * narrow]
      })
    })
    const cloths = rows.slice(0, -1).flatMap((row, j) => {
      const next = rows[j + 1] ?? row
      return row.slice(0, -1).map((a, i) => ({ a, b: row[i + 1] ?? a, c: next[i + 1] ?? a, d: next[i] ?? a }))
    })
    const slats = cloths.map(({ a, b, c, d }) => {
      const m: [number, number, number] = [
        (a[0] + b[0] + c[0] + d[0]) / 4,
        (a[1] + b[1] + c[1] + d[1]) / 4,
        (a[2] + b[2] + c[2] + d[2]) / 4,
      ]
      const lean = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
      const width = Math.hypot(d[2] - a[2], d[1] - a[1])
      const tip = (-Math.atan2(d[1] - a[1], d[2] - a[2]) * 180) / Math.PI
      return box(0.1, 0.014, width * 1.15 + 0.004, 0.004)
        .turn(tip, 0, lean)
        .move(...m)
    })
    make.part(
      'cloth',
      together(slats),
      look.material('main', thatch('#c4513d', { surface: 'cloth', relief: 0.4 })),
    )
    const cord = (s: number) =>
      tube(
        [
          [s * 0.6, 0.56, 0],
          [s * 0.48, 0.49, 0],
        ],
        0.012,
        { corners: 6 },
      )
    make.part('cords', cord(1).with(cord(-1)), look.material('second', stone('#e8dcc0')))
    make.socket('top', [0, 0.5 - v.sag, 0], 0.15)
  },
})
