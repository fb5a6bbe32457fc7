import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, lathe, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, glowing, lacquer, metal, plastic, thatch, wood } from '../../materials/material.ts'
import { atEach, block, propellerZ, rod, swept, wing } from './forms.ts'

/** Hot air balloons, with a basket below. */
export const hotAirBalloon = archetype({
  id: 'hot air balloon',
  about: 'A hot air balloon with coloured stripes, basket, ropes and burner',
  skeleton: 'aircraft',
  nouns: ['hot air balloon', 'hot-air balloon', 'air balloon'],
  parameters: {
    stripes: number(12, 2, 24, 'how many stripes'),
    pattern: choice(['stripes', 'rainbow', 'zigzag', 'plain'], 'how it is painted'),
  },
  rows: { 'rainbow balloon': { values: { pattern: 'rainbow' } } },
  build(v, look, make) {
    const count = 2 * Math.round(v.stripes / 2)
    const second = look.light('second', '#fbe9c8')
    const accent = look.light('accent', '#f2a01c')
    const rainbow = ['#e2332e', '#f28a1c', '#f7d21e', '#3fae4f', '#2f7fd0', '#7a3fae'].map(light)
    const skin = look.material('main', {
      ...cloth('#e2412e', { grain: 0.4, relief: 0.4 }),
      paint: ([x, y, z]) => {
        const turn = Math.atan2(x, z) / (2 * Math.PI) + 0.5
        if (v.pattern === 'plain') return undefined
        if (v.pattern === 'rainbow') return rainbow[Math.floor(turn * count) % 6]
        const wave = v.pattern === 'zigzag' ? Math.abs(((turn * count * 2) % 1) - 0.5) * 0.1 : 0
        if (Math.abs(y - 0.66 - wave) < 0.045 && v.pattern === 'zigzag') return accent
        if (y > 0.93) return accent
        return Math.floor(turn * count) % 2 ? second : undefined
      },
    })
    const line: Vec2[] = Array.from({ length: 22 }, (_, i) => {
      const t = i / 21
      const a = -0.36 * Math.PI + t * 0.86 * Math.PI
      const low = a < 0
      return [
        Math.max(0.001, Math.cos(a) * 0.36 * (low ? 0.94 + 0.06 * Math.cos(a) : 1)),
        0.64 + Math.sin(a) * (low ? 0.4 : 0.36),
      ]
    })
    make.part(
      'balloon',
      lathe(line, { corners: 72, flutes: (a) => 0.975 + 0.025 * Math.abs(Math.cos((a * count) / 2)) }),
      skin,
    )
    const [foot = 0.15, footY = 0.28] = line[0] ?? []
    make.part('mouth', torus(foot, 0.014, 32, 8).move(0, footY, 0), look.material('accent', cloth('#f2a01c')))
    const wicker = thatch('#b5793c', { grain: 1.4 })
    make.part(
      'basket',
      swept(
        [
          [0, 0.075, -0.075, 0.075],
          [0.13, 0.085, -0.085, 0.085],
        ],
        { axis: 'y', square: 5, smooth: 1, corners: 28 },
      ).minus(block(0.13, 0.2, 0.13, 0.02).move(0, 0.14, 0)),
      wicker,
    )
    const edge = (y: number, half: number) =>
      atEach(rod([-half, 0, 0], [half, 0, 0], 0.013), [
        [0, y, half],
        [0, y, -half],
      ]).with(
        atEach(rod([0, 0, -half], [0, 0, half], 0.013), [
          [half, y, 0],
          [-half, y, 0],
        ]),
      )
    make.part('rim', edge(0.132, 0.078).with(edge(0.014, 0.068)), wood('#7a4522'))
    const ropes = Array.from({ length: 4 }, (_, i) =>
      rod([0.075, 0.13, 0.075], [foot * 0.7, footY, foot * 0.7], 0.005, 5).turn(0, 90 * i, 0),
    )
    make.part('ropes', together(ropes), plastic('#e8dcc0'))
    make.part(
      'burner',
      rod([0, 0.2, -0.07], [0, 0.2, 0.07], 0.008).with(
        rod([-0.07, 0.2, 0], [0.07, 0.2, 0], 0.008),
        lathe(
          [
            [0.02, 0.19],
            [0.03, 0.235],
            [0.024, 0.235],
          ],
          { corners: 16 },
        ),
        ...[1, -1].flatMap((a) => [rod([0.07 * a, 0.13, 0], [0.07 * a, 0.2, 0], 0.007)]),
      ),
      metal('#8b929a'),
    )
    make.part(
      'flame',
      lathe(
        [
          [0.018, 0.23],
          [0.024, 0.255],
          [0.012, 0.295],
          [0.001, 0.325],
        ],
        { corners: 14 },
      ),
      glowing('#ffa63c', { glow: 1.8 }),
    )
    const bags = ball([0.022, 0.032, 0.022], 10)
    make.part(
      'sandbags',
      atEach(bags, [
        [0.098, 0.075, 0.04],
        [0.098, 0.075, -0.04],
        [-0.098, 0.075, 0.04],
        [-0.098, 0.075, -0.04],
      ]),
      cloth('#c9a870'),
    )
    make
      .socket('top', [0, 1, 0], 0.1)
      .socket('inside', [0, 0.06, 0], 0.06)
      .socket('back', [0, 0.06, 0], 0.06)
      .socket('front', [0, 0.6, 0.36], 0.1)
  },
})

/** Airships; nose to the front. */
export const airship = archetype({
  id: 'airship',
  about: 'An airship with ribs, fins, gondola and propellers',
  skeleton: 'aircraft',
  nouns: ['airship', 'zeppelin', 'blimp', 'dirigible'],
  parameters: { fins: number(4, 3, 4, 'fins at the tail') },
  rows: { 'steampunk airship': { colours: { main: '#a5713c', second: '#7a3f22', accent: '#d9ab48' } } },
  build(_, look, make) {
    const y0 = 0.36
    const second = look.light('second', '#e2571e')
    const skin = look.material('main', {
      ...lacquer('#c9d2da', { roughness: 0.4 }),
      paint: ([, y, z]) => (Math.abs(y - y0) < 0.018 || z > 0.44 ? second : undefined),
    })
    const trim = look.material('second', lacquer('#e2571e'))
    const brass = look.material('accent', metal('#d9ab48', { surface: 'plain', roughness: 0.3 }))
    const r = 0.19
    const profile: [number, number][] = [
      [-0.5, 0.04],
      [-0.38, 0.5],
      [-0.18, 0.86],
      [0.06, 1],
      [0.28, 0.88],
      [0.42, 0.6],
      [0.49, 0.2],
      [0.502, 0.02],
    ]
    const hull = (grow: number) =>
      swept(
        profile.map(([z, f]) => [z, r * f + grow, y0 - r * f - grow, y0 + r * f + grow] as const),
        { square: 2, smooth: 5, corners: 36 },
      )
    make.part('balloon', hull(0), skin)
    make.part(
      'ribs',
      together(
        [-0.3, -0.12, 0.06, 0.22, 0.36].map((z) =>
          hull(0.004).within(block(1, 1, 0.012, 0.001).move(0, y0, z)),
        ),
      ),
      brass,
    )
    const fin = wing(
      [
        { at: [0, 0.06, -0.38], chord: 0.2, thick: 0.02 },
        { at: [0, 0.2, -0.44], chord: 0.13, thick: 0.014 },
        { at: [0, 0.22, -0.45], chord: 0.08, thick: 0.006 },
      ],
      true,
    )
    make.part('fins', together([45, 135, 225, 315].map((a) => fin.turn(0, 0, a))).move(0, y0, 0), trim)
    make.part(
      'gondola',
      swept(
        [
          [-0.14, 0.035, 0.08, 0.15],
          [-0.08, 0.055, 0.065, 0.17],
          [0.14, 0.055, 0.065, 0.17],
          [0.22, 0.03, 0.09, 0.15],
        ],
        { square: 4, smooth: 3, round: [0.015, 0.02] },
      ),
      trim,
    )
    make.part(
      'windows',
      atEach(
        block(0.014, 0.032, 0.034, 0.006),
        [-0.07, -0.02, 0.03, 0.08].map((z): Vec3 => [0.052, 0.125, z]),
      )
        .mirrored()
        .with(block(0.05, 0.032, 0.02, 0.008).move(0, 0.128, 0.208)),
      glowing('#ffe2a0', { glow: 0.6 }),
    )
    make.part(
      'ribs',
      rod([0.05, 0.13, 0.16], [0.08, 0.22, 0.16], 0.007)
        .with(rod([0.05, 0.13, -0.1], [0.08, 0.21, -0.1], 0.007))
        .mirrored(),
      brass,
    )
    const pod = swept(
      [
        [-0.05, 0.012, -0.012, 0.012],
        [0, 0.03, -0.03, 0.03],
        [0.05, 0.022, -0.022, 0.022],
      ],
      { square: 2, smooth: 4, corners: 18 },
    )
    make.part(
      'engines',
      pod
        .move(0.13, 0.13, -0.03)
        .with(rod([0.05, 0.12, -0.03], [0.13, 0.13, -0.03], 0.01))
        .mirrored(),
      brass,
    )
    make.part(
      'propellers',
      propellerZ(0.07, 3, 0.3)
        .move(0.13, 0.13, -0.09)
        .mirrored()
        .with(propellerZ(0.09, 4, 0.3).move(0, y0, -0.515)),
      plastic('#33363c'),
    )
    make.part(
      'ribs',
      rod([0.03, 0.07, 0.12], [0.03, 0.012, 0.13], 0.007)
        .mirrored()
        .with(
          rod([0, 0.08, -0.1], [0, 0.012, -0.11], 0.007),
          block(0.09, 0.014, 0.04, 0.005).move(0, 0.007, 0.13),
          block(0.03, 0.014, 0.04, 0.005).move(0, 0.007, -0.11),
        ),
      brass,
    )
    make
      .socket('top', [0, y0 + r, 0.05], 0.12)
      .socket('back', [0, y0 + r, 0.05], 0.12)
      .socket('front', [0, y0, 0.5], 0.05)
      .socket('inside', [0, 0.1, 0.03], 0.05)
  },
})

/** An open parachute with lines and a harness or a crate. */
export const parachute = archetype({
  id: 'parachute',
  about: 'An open parachute with lines; a crate hangs from it if asked',
  skeleton: 'aircraft',
  nouns: ['parachute', 'chute'],
  parameters: {
    gores: number(12, 6, 20, 'panels of cloth'),
    load: choice(['harness', 'crate'], 'what hangs below'),
  },
  rows: {
    'supply drop': { values: { load: 'crate' }, colours: { main: '#5d7a3a', second: '#7d9a52' } },
    airdrop: { values: { load: 'crate' } },
  },
  build(v, look, make) {
    const count = 2 * Math.round(v.gores / 2)
    const second = look.light('second', '#fbf6ea')
    const skin = look.material('main', {
      ...cloth('#e2332e', { grain: 0.4, relief: 0.4 }),
      paint: ([x, , z]) =>
        Math.floor((Math.atan2(x, z) / (2 * Math.PI) + 0.5) * count) % 2 ? second : undefined,
    })
    const outer: Vec2[] = Array.from({ length: 9 }, (_, i) => [
      Math.sin((i / 8) * 0.5 * Math.PI) * 0.5,
      0.64 + Math.cos((i / 8) * 0.5 * Math.PI) * 0.34,
    ])
    const line: Vec2[] = [
      ...outer.map(([r, y]): Vec2 => [Math.max(0.001, r * 0.97), y - 0.014]),
      ...outer.toReversed().map(([r, y]): Vec2 => [Math.max(0.001, r), y]),
    ]
    make.part(
      'canopy',
      lathe(line, {
        corners: count * 4,
        flutes: (a, y) => 1 - 0.05 * Math.max(0, 1 - (y - 0.62) / 0.3) * Math.abs(Math.sin((a * count) / 2)),
      }),
      skin,
    )
    const lines = Array.from({ length: count }, (_, i) => {
      const a = (2 * Math.PI * (i + 0)) / count
      return rod(
        [Math.sin(a) * 0.488, 0.64, Math.cos(a) * 0.488],
        [Math.sin(a) * 0.03, 0.22, Math.cos(a) * 0.03],
        0.004,
        5,
      )
    })
    const cord = plastic('#e8e4da')
    make.part('lines', together(lines), cord)
    if (v.load === 'crate') {
      const crate = wood('#b07a45')
      make.part('crate', block(0.2, 0.18, 0.2, 0.006).move(0, 0.095, 0), crate)
      make.part(
        'crate',
        together(
          [0.018, 0.172].flatMap((y) => [
            block(0.216, 0.03, 0.03, 0.004).move(0, y, 0.098).mirrored('z'),
            block(0.03, 0.03, 0.216, 0.004).move(0.098, y, 0).mirrored(),
          ]),
        ).with(block(0.03, 0.18, 0.03, 0.004).move(0.098, 0.095, 0.098).mirrored().mirrored('z')),
        wood('#8a5630'),
      )
      make.part(
        'lines',
        rod([0, 0.24, 0], [0.09, 0.185, 0.09], 0.005, 5)
          .mirrored()
          .mirrored('z')
          .with(torus(0.025, 0.008, 16, 6).turn(90, 0, 0).move(0, 0.23, 0)),
        cord,
      )
    } else {
      const strap = plastic('#2f3a4c')
      make.part(
        'harness',
        block(0.1, 0.12, 0.06, 0.02)
          .move(0, 0.12, -0.03)
          .with(
            torus(0.06, 0.012, 20, 6).turn(0, 0, 60).move(0.04, 0.064, 0).mirrored(),
            rod([0.04, 0.17, 0], [0.02, 0.24, 0], 0.01).mirrored(),
            block(0.11, 0.022, 0.02, 0.008).move(0, 0.12, 0.02),
          ),
        strap,
      )
    }
    make
      .socket('top', [0, 0.98, 0], 0.2)
      .socket('hand', [0, 0.24, 0], 0.03)
      .socket('base', [0, 0.2, 0], 0.05)
      .socket('back', [0, 0.1, 0], 0.06)
  },
})
