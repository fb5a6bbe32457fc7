import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, glowing, lacquer, metal, planks, plastic, wood } from '../../materials/material.ts'
import {
  atEach,
  block,
  boatHull,
  drumX,
  gunwale,
  pipe,
  rod,
  type Station,
  sail,
  swept,
  tint,
} from './forms.ts'

/** A flag on the wind; its pole at the origin. */
const flag = (wide: number, tall: number): Solid =>
  sheet(
    Array.from({ length: 7 }, (_, i) =>
      [0, 0.5, 1].map((j): Vec3 => [0.02 * Math.sin(i * 1.3), (j - 0.5) * tall, (-i / 6) * wide]),
    ),
    0.007,
  )

/** Ships under sail; bow to the front. */
export const sailingShip = archetype({
  id: 'sailing ship',
  about: 'A tall wooden ship with masts, sails, rigging and a stern castle; also as pirate ship or longship',
  skeleton: 'vessel afloat',
  nouns: ['sailing ship', 'tall ship', 'galleon', 'frigate', 'ship', 'caravel', 'clipper'],
  parameters: {
    kind: choice(['galleon', 'pirate', 'longship'], 'what kind it is'),
    masts: number(3, 1, 4, 'how many masts'),
    cannons: number(3, 0, 6, 'cannons on each side'),
  },
  rows: {
    'pirate ship': {
      values: { kind: 'pirate', cannons: 4 },
      colours: { main: '#6b4226', second: '#26262a', accent: '#c9302c' },
    },
    'ghost ship': {
      values: { kind: 'pirate' },
      colours: { main: '#4f5f5a', second: '#a9c8bc', accent: '#4fd0a0' },
    },
    'viking ship': {
      values: { kind: 'longship', masts: 1 },
      colours: { main: '#8a5630', second: '#f2e6d0', accent: '#c9302c' },
    },
    'viking longship': {
      values: { kind: 'longship', masts: 1 },
      colours: { main: '#8a5630', second: '#f2e6d0', accent: '#c9302c' },
    },
    longship: {
      values: { kind: 'longship', masts: 1 },
      colours: { main: '#8a5630', second: '#f2e6d0', accent: '#c9302c' },
    },
    drakkar: {
      values: { kind: 'longship', masts: 1 },
      colours: { main: '#8a5630', second: '#f2e6d0', accent: '#2f6fa8' },
    },
  },
  build(v, look, make) {
    const pirate = v.kind === 'pirate'
    const accent = look.light('accent', '#c9302c')
    const timber = look.material('main', planks('#8a5630', { grain: 1.6 }))
    const rope = plastic('#c9b48a', { roughness: 0.9 })
    const spar = wood('#6b4226')
    const gold = metal('#d9ab48', { surface: 'plain', roughness: 0.25 })
    const candle = glowing('#ffd27a', { glow: 0.7 })
    const pennant = look.material('accent', cloth('#c9302c'))
    if (v.kind === 'longship') {
      const line: Station[] = [
        [-0.5, 0.008, 0.3, 0.36],
        [-0.4, 0.05, 0.1, 0.2],
        [-0.2, 0.105, 0.01, 0.14],
        [0, 0.12, 0, 0.13],
        [0.2, 0.105, 0.01, 0.14],
        [0.4, 0.05, 0.1, 0.2],
        [0.5, 0.008, 0.3, 0.36],
      ]
      make.part('hull', boatHull(line, { deck: 0.07, wall: 0.012, sharp: 1.5 }), timber)
      make.part(
        'trim',
        gunwale(line, 0.011).with(
          gunwale(
            line.map(([z, h, k, r]): Station => [z, h * 0.99, k, k + (r - k) * 0.62]),
            0.008,
          ),
        ),
        spar,
      )
      const prow = pipe(
        [
          [0, 0.3, 0.49],
          [0, 0.4, 0.52],
          [0, 0.48, 0.5],
          [0, 0.51, 0.53],
          [0, 0.5, 0.58],
        ],
        [0.022, 0.022, 0.024, 0.032, 0.014],
        10,
      )
      make.part(
        'trim',
        prow.with(
          pipe(
            [
              [0, 0.3, -0.49],
              [0, 0.4, -0.53],
              [0, 0.47, -0.51],
              [0, 0.46, -0.46],
              [0, 0.43, -0.48],
            ],
            [0.022, 0.02, 0.016, 0.012, 0.008],
            10,
          ),
        ),
        spar,
      )
      make.part(
        'gold',
        ball(0.009, 8)
          .move(0.022, 0.525, 0.535)
          .mirrored()
          .with(
            rod([0.012, 0.54, 0.52], [0.02, 0.57, 0.5], [0.008, 0.002]).mirrored(),
            torus(0.025, 0.006, 16, 6).move(0, 0.42, 0.515),
          ),
        gold,
      )
      const shield = (i: number) =>
        drumX(0.042, 0.014, 18).move(
          0.125 - Math.abs(i - 3.5) ** 2 * 0.0042,
          0.135 + Math.abs(i - 3.5) ** 2 * 0.004,
          (i - 3.5) * 0.083,
        )
      const cloths = look.material('second', {
        ...cloth('#f2e6d0'),
        paint: ([x, y]) => (y > 0.25 && Math.floor(x / 0.065 + 100.5) % 2 ? accent : undefined),
      })
      const red = look.material('accent', lacquer('#c9302c'))
      for (let i = 0; i < 8; i++) {
        make.part('shields', i % 2 ? shield(i).mirrored() : tint(shield(i).mirrored(), '#f2c51e'), red).part(
          'gold',
          ball(0.014, 10)
            .move(
              0.132 - Math.abs(i - 3.5) ** 2 * 0.0042,
              0.135 + Math.abs(i - 3.5) ** 2 * 0.004,
              (i - 3.5) * 0.083,
            )
            .mirrored(),
          gold,
        )
        make.part(
          'oars',
          rod(
            [0.1, 0.125, (i - 3.5) * 0.083 + 0.04],
            [0.3, 0.02, (i - 3.5) * 0.083 - 0.02],
            0.007,
            6,
          ).mirrored(),
          spar,
        )
      }
      make.part(
        'mast',
        cylinder(0.016, 0.62, { corners: 12, top: 0.012 })
          .move(0, 0.39, 0)
          .with(drumX(0.012, 0.46, 10).move(0, 0.63, 0.01)),
        spar,
      )
      make.part(
        'sail',
        sail(
          [
            [-0.21, 0.27, 0.02],
            [0.21, 0.27, 0.02],
            [0.225, 0.62, 0.02],
            [-0.225, 0.62, 0.02],
          ],
          [0, 0, 0.1],
        ),
        cloths,
      )
      make.part(
        'ropes',
        rod([0, 0.68, 0], [0, 0.35, 0.49], 0.004, 5).with(
          rod([0, 0.68, 0], [0, 0.35, -0.49], 0.004, 5),
          rod([0, 0.66, 0], [0.11, 0.14, -0.1], 0.004, 5).mirrored(),
          rod([0.21, 0.27, 0.02], [0.1, 0.15, 0.2], 0.004, 5).mirrored(),
        ),
        rope,
      )
      make.part(
        'shields',
        flag(0.09, 0.05)
          .move(0, 0.71, 0)
          .with(rod([0, 0.68, 0], [0, 0.74, 0], 0.005)),
        red,
      )
      make
        .socket('top', [0, 0.1, 0], 0.1)
        .socket('back', [0, 0.09, -0.15], 0.08)
        .socket('front', [0, 0.48, 0.55], 0.03)
      return
    }
    const line: Station[] = [
      [-0.4, 0.105, 0.13, 0.3],
      [-0.34, 0.13, 0.03, 0.285],
      [-0.12, 0.145, 0, 0.215],
      [0.12, 0.14, 0, 0.21],
      [0.28, 0.09, 0.03, 0.245],
      [0.38, 0.008, 0.16, 0.29],
    ]
    make.part('hull', boatHull(line, { deck: 0.04, wall: 0.014, sharp: 1.8 }), timber)
    make.part(
      'trim',
      gunwale(line, 0.01).with(
        gunwale(
          line.map(([z, h, k, r]): Station => [z, h * 1.0, k, k + (r - k) * 0.8]),
          0.009,
        ),
        gunwale(
          line.map(([z, h, k, r]): Station => [z, h * 0.965, k, k + (r - k) * 0.5]),
          0.008,
        ),
      ),
      gold,
    )
    // Stern castle with windows, forecastle, bowsprit.
    make.part(
      'castle',
      swept(
        [
          [-0.44, 0.115, 0.2, 0.385],
          [-0.32, 0.13, 0.2, 0.36],
          [-0.2, 0.135, 0.18, 0.35],
        ],
        { square: 7, smooth: 2 },
      ).with(
        swept(
          [
            [0.2, 0.11, 0.2, 0.27],
            [0.3, 0.075, 0.22, 0.28],
            [0.34, 0.05, 0.24, 0.285],
          ],
          { square: 5, smooth: 2 },
        ),
      ),
      timber,
    )
    make.part(
      'trim',
      block(0.25, 0.014, 0.012, 0.004)
        .move(0, 0.39, -0.44)
        .with(
          block(0.25, 0.014, 0.012, 0.004).move(0, 0.29, -0.445),
          rod([0.125, 0.39, -0.44], [0.14, 0.36, -0.2], 0.009).mirrored(),
          rod([-0.14, 0.36, -0.2], [0.14, 0.36, -0.2], 0.008),
        ),
      gold,
    )
    const posts = [-0.44, -0.38, -0.32, -0.26, -0.2].map((z) =>
      rod([0.125 + (z + 0.44) * 0.06, 0.35, z], [0.125 + (z + 0.44) * 0.06, 0.41, z], 0.006).mirrored(),
    )
    make.part(
      'spars',
      together([
        ...posts,
        rod([0.125, 0.412, -0.44], [0.14, 0.395, -0.2], 0.007).mirrored(),
        rod([-0.125, 0.412, -0.44], [0.125, 0.412, -0.44], 0.007),
      ]),
      spar,
    )
    make.part(
      'windows',
      atEach(block(0.045, 0.055, 0.012, 0.008), [
        [0.066, 0.337, -0.442],
        [0, 0.337, -0.442],
        [-0.066, 0.337, -0.442],
      ]).with(
        atEach(block(0.012, 0.045, 0.045, 0.006), [
          [0.127, 0.31, -0.37],
          [0.131, 0.3, -0.28],
        ]).mirrored(),
      ),
      candle,
    )
    make.part(
      'windows',
      ball(0.02, 10)
        .move(0, 0.45, -0.43)
        .with(rod([0, 0.4, -0.43], [0, 0.45, -0.43], 0.006)),
      candle,
    )
    make.part('spars', rod([0, 0.26, 0.3], [0, 0.37, 0.58], [0.016, 0.008], 8), spar)
    make.part(
      'trim',
      pipe(
        [
          [0, 0.2, 0.38],
          [0, 0.24, 0.42],
          [0, 0.29, 0.41],
        ],
        [0.014, 0.018, 0.012],
        8,
      ),
      gold,
    )
    const guns = Math.round(v.cannons)
    const gunmetal = plastic('#24262b')
    for (let i = 0; i < guns; i++) {
      const z = guns === 1 ? 0 : -0.2 + (0.36 * i) / (guns - 1)
      make.part(
        'cannons',
        drumX(0.014, 0.07, 12)
          .move(0.145, 0.13, z)
          .with(torus(0.014, 0.005, 12, 6).turn(0, 0, 90).move(0.178, 0.13, z))
          .mirrored(),
        gunmetal,
      )
      make.part('trim', block(0.02, 0.036, 0.04, 0.004).turn(0, 0, 55).move(0.152, 0.162, z).mirrored(), gold)
    }
    const count = Math.round(v.masts)
    const skull: Vec3 = [0.85, 0.83, 0.78]
    const canvas = look.material('second', {
      ...cloth(pirate ? '#26262a' : '#f6ecd4'),
      paint: ([x, y, z], n) => {
        if (!pirate || z < -0.14 || Math.abs(n[2]) < 0.5) return undefined
        // A skull on the biggest sail.
        const [u, w] = [x / 0.055, (y - (z > 0.13 ? 0.5 : 0.56)) / 0.055]
        if (Math.hypot(u, w) < 1 || (Math.abs(u) < 0.55 && w < 0 && w > -1.5))
          return Math.hypot(Math.abs(u) - 0.38, w + 0.05) < 0.26 ||
            (Math.abs(u) < 0.1 && Math.abs(w + 0.5) < 0.14)
            ? undefined
            : skull
        return Math.abs(Math.abs(u) * 0.62 + w + 0.9) < 0.16 && Math.abs(u) < 1.7 && w < -0.3
          ? skull
          : undefined
      },
    })
    for (let i = 0; i < count; i++) {
      const t = count === 1 ? 0.5 : i / (count - 1)
      const z = -0.28 + t * 0.5
      const tall =
        (count === 1 ? 1 : i === (count - 1) / 2 || (count % 2 === 0 && i === count / 2 - 1) ? 1 : 0.84) *
        0.72
      const wide = tall * 0.27
      const foot = 0.2
      make.part('spars', cylinder(0.015, tall, { corners: 10, top: 0.008 }).move(0, foot + tall / 2, z), spar)
      const yards = [0.34, 0.64, 0.9]
      for (const [k, h] of yards.entries())
        make.part(
          'spars',
          drumX(0.009, wide * 2 * (1 - k * 0.17) + 0.03, 8).move(0, foot + tall * h, z + 0.012),
          spar,
        )
      const span = (k: number) => wide * (1 - k * 0.17)
      for (const k of [0, 1]) {
        const [low, high] = [foot + tall * (yards[k] ?? 0) + 0.012, foot + tall * (yards[k + 1] ?? 0) - 0.012]
        make.part(
          'sails',
          sail(
            [
              [-span(k), low, z + 0.022],
              [span(k), low, z + 0.022],
              [span(k + 1), high, z + 0.022],
              [-span(k + 1), high, z + 0.022],
            ],
            [0, 0, 0.07],
          ),
          canvas,
        )
      }
      const lines = [0, 1, 2].map((k) =>
        rod(
          [0.01, foot + tall * 0.66, z],
          [0.125 - Math.max(0, z - 0.14) * 0.5, 0.22, z - 0.05 + k * 0.035],
          0.0035,
          5,
        ).mirrored(),
      )
      // Rungs between the lines, each as far out as they are at its height.
      const out = 0.125 - Math.max(0, z - 0.14) * 0.5
      const steps = [0.3, 0.5, 0.7].map((s) =>
        rod(
          [out * (1 - s) + 0.01 * s, 0.22 + s * (foot + tall * 0.66 - 0.22), z - 0.05 * (1 - s)],
          [out * (1 - s) + 0.01 * s, 0.22 + s * (foot + tall * 0.66 - 0.22), z + 0.02 * (1 - s)],
          0.003,
          5,
        ).mirrored(),
      )
      make.part('ropes', together([...lines, ...steps]), rope)
      make.part(
        'spars',
        lathe(
          [
            [0.016, -0.02],
            [0.034, 0.01],
            [0.034, 0.028],
            [0.01, 0.028],
          ],
          { corners: 14 },
        ).move(0, foot + tall * 0.72, z),
        spar,
      )
      make.part(
        'flag',
        flag(0.09, 0.05)
          .move(0, foot + tall + 0.03, z)
          .with(rod([0, foot + tall - 0.02, z], [0, foot + tall + 0.055, z], 0.004, 5)),
        pirate ? canvas : pennant,
      )
    }
    // A jib would hide the pirates' skull.
    if (!pirate)
      make.part(
        'sails',
        sail(
          [
            [0, 0.35, 0.53],
            [0, 0.3, 0.28],
            [0, 0.66, 0.24],
            [0, 0.67, 0.25],
          ],
          [0.04, 0, 0],
        ),
        canvas,
      )
    make.part('ropes', rod([0, 0.37, 0.57], [0, 0.74, 0.22], 0.0035, 5), rope)
    make
      .socket('top', [0, 0.2, 0.05], 0.1)
      .socket('back', [0, 0.2, 0.02], 0.08)
      .socket('front', [0, 0.35, 0.56], 0.02)
  },
})
