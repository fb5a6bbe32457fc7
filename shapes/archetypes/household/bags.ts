import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, loft, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { cloth, leather, metal, paper, plastic } from '../../materials/material.ts'
import { cushion, flowing, pipe, rectangle, rod, standing } from './forms.ts'

export const backpack = archetype({
  id: 'backpack',
  about: 'A backpack with pockets and straps; its front is to +z, where it is worn is behind',
  skeleton: 'container',
  nouns: ['backpack', 'rucksack', 'school bag', 'schoolbag', 'knapsack'],
  parameters: { roll: choice(['none', 'blanket'], 'whether a rolled blanket is on top') },
  rows: {
    'hiking backpack': { values: { roll: 'blanket' }, colours: { main: '#4f7a3f', second: '#7a4a26' } },
  },
  build: standing((v, look, make) => {
    const stuff = look.material('main', cloth('#2f74c0', { grain: 0.5 }))
    const hide = look.material('second', leather('#a8622e', { grain: 0.4 }))
    const brass = look.material('accent', metal('#d6a848'))
    make.part(
      'body',
      cushion(0.64, 0.8, 0.4, 0.36, 40)
        .warp(([x, y, z]) => [x * (1 - 0.12 * Math.max(0, y)), y * 1.02, z * (1 - 0.2 * y)])
        .move(0, 0.42, 0),
      stuff,
    )
    make.part('pocket', cushion(0.48, 0.34, 0.2, 0.4, 30).move(0, 0.25, 0.21), stuff)
    make.part('pocket', cushion(0.16, 0.32, 0.26, 0.45, 24).move(0.33, 0.24, 0.02).mirrored(), stuff)
    const flap = cushion(0.6, 0.36, 0.3, 0.42, 32).move(0, 0.68, 0.07)
    make.part('flap', flap, hide)
    make.part('flap', cushion(0.44, 0.12, 0.09, 0.45, 22).move(0, 0.38, 0.275), hide)
    make.part('straps', box(0.06, 0.3, 0.025, 0.01).move(0.15, 0.47, 0.235).mirrored(), hide)
    make.part(
      'buckles',
      torus(0.042, 0.011, 4, 8).turn(90, 0, 0).turn(0, 0, 45).move(0.15, 0.45, 0.252).mirrored(),
      brass,
    )
    make.part('buckles', box(0.05, 0.03, 0.02, 0.008).move(0, 0.34, 0.325), brass)
    make.part(
      'straps',
      pipe(
        [
          [0.15, 0.76, -0.14],
          [0.18, 0.72, -0.3],
          [0.2, 0.4, -0.34],
          [0.2, 0.12, -0.2],
        ],
        0.04,
        6,
        10,
      ).mirrored(),
      hide,
    )
    make.part(
      'straps',
      pipe(
        [
          [-0.08, 0.83, -0.04],
          [-0.07, 0.92, -0.05],
          [0.07, 0.92, -0.05],
          [0.08, 0.83, -0.04],
        ],
        0.02,
        5,
      ),
      hide,
    )
    if (v.roll === 'blanket') {
      make.part(
        'roll',
        cylinder(0.11, 0.66, { round: 0.03 }).turn(0, 0, 90).move(0, 0.93, 0),
        look.material('accent', cloth('#d08a3a', { grain: 0.5 })),
      )
      make.part('straps', torus(0.113, 0.018, 30, 8).turn(0, 0, 90).move(0.18, 0.93, 0).mirrored(), hide)
    }
    make
      .socket('top', [0, 0.85, 0], 0.2)
      .socket('back', [0, 0.45, -0.2], 0.25)
      .socket('handle', [0, 0.92, -0.05], 0.03)
  }),
})

export const bag = archetype({
  id: 'bag',
  about: 'A bag: of paper, of cloth, or a sack tied with a cord',
  skeleton: 'container',
  nouns: ['bag', 'shopping bag'],
  parameters: {
    kind: choice(['shopping', 'sack', 'purse', 'tote', 'pouch'], 'which it is'),
    sign: choice(['none', 'dollar', 'heart'], 'what is painted on it'),
  },
  rows: {
    'paper bag': { values: { kind: 'shopping' }, colours: { main: '#c79a62', second: '#8a5f34' } },
    sack: { values: { kind: 'sack' }, colours: { main: '#b59265' } },
    'money bag': {
      values: { kind: 'sack', sign: 'dollar' },
      colours: { main: '#b08a50', second: '#3f7a3a' },
    },
    'sack of gold': { values: { kind: 'sack', sign: 'dollar' }, colours: { main: '#b08a50' } },
    pouch: { values: { kind: 'pouch' }, colours: { main: '#7a4a26' } },
    purse: { values: { kind: 'purse' }, colours: { main: '#c9305a' } },
    'coin purse': { values: { kind: 'purse' }, colours: { main: '#7a3fa0' } },
    'tote bag': { values: { kind: 'tote' }, colours: { main: '#efe3c8' } },
  },
  build: standing((v, look, make) => {
    if (v.kind === 'sack' || v.kind === 'pouch') {
      const stuff = look.material(
        'main',
        v.kind === 'sack' ? cloth('#b59265', { grain: 0.9 }) : leather('#7a4a26', { grain: 0.6 }),
      )
      const tint = look.light('second', '#3a2a1a')
      const body = lathe(
        flowing(
          [
            [0.02, 0],
            [0.3, 0.01],
            [0.42, 0.14],
            [0.43, 0.36],
            [0.28, 0.6],
            [0.13, 0.7],
            [0.12, 0.74],
            [0.2, 0.84],
            [0.22, 0.87],
            [0.15, 0.86],
            [0.08, 0.78],
            [0.02, 0.77],
          ],
          5,
        ),
        {
          corners: 60,
          flutes: (a, y) =>
            1 +
            (y > 0.45 ? 0.09 * Math.min(1, (y - 0.45) / 0.2) : 0.012) * Math.sin(a * 11) +
            0.03 * Math.sin(a * 3 + 1),
        },
      )
      const dollar = ([x, y, z]: Vec3): boolean => {
        if (z < 0.1) return false
        const [u, w] = [x / 0.13, (y - 0.3) / 0.17]
        if (Math.abs(u) < 0.14 && Math.abs(w) < 1.25) return true
        const arc = (cy: number, from: boolean) => {
          const far = Math.hypot(u / 0.85, (w - cy) / 0.5)
          return Math.abs(far - 1) < 0.28 && (from ? u < 0.25 || w > cy + 0.1 : u > -0.25 || w < cy - 0.1)
        }
        return arc(0.46, true) || arc(-0.46, false)
      }
      make.part(
        'sack',
        body,
        v.sign === 'dollar' ? { ...stuff, paint: (at) => (dollar(at) ? tint : undefined) } : stuff,
      )
      const cord = look.material('accent', cloth('#8a3f2a', { grain: 0.3 }))
      make.part(
        'cord',
        torus(0.135, 0.022, 36, 8)
          .move(0, 0.72, 0)
          .with(torus(0.13, 0.02, 36, 8).turn(6, 0, 5).move(0, 0.745, 0)),
        cord,
      )
      make.part(
        'cord',
        pipe(
          [
            [0.03, 0.72, 0.14],
            [0.1, 0.74, 0.2],
            [0.14, 0.66, 0.22],
            [0.05, 0.7, 0.16],
          ],
          0.014,
          5,
          8,
        )
          .mirrored()
          .with(
            pipe(
              [
                [0.02, 0.71, 0.15],
                [0.06, 0.6, 0.27],
                [0.08, 0.52, 0.37],
              ],
              0.014,
              4,
              8,
            ),
            pipe(
              [
                [-0.02, 0.71, 0.15],
                [-0.05, 0.62, 0.25],
                [-0.07, 0.56, 0.34],
              ],
              0.014,
              4,
              8,
            ),
            ball(0.03, 12).move(0, 0.72, 0.15),
          ),
        cord,
      )
      make
        .socket('top', [0, 0.87, 0], 0.12)
        .socket('inside', [0, 0.8, 0], 0.12)
        .socket('handle', [0, 0.74, 0], 0.13)
      return
    }
    if (v.kind === 'purse') {
      const hide = look.material('main', leather('#c9305a', { grain: 0.35 }))
      const gold = look.material('second', metal('#e0b04a', { roughness: 0.2 }))
      make.part(
        'body',
        lathe(
          flowing(
            [
              [0.02, 0],
              [0.3, 0.02],
              [0.46, 0.2],
              [0.43, 0.42],
              [0.32, 0.58],
            ],
            5,
          ),
          { corners: 48, flutes: (a, y) => 1 + 0.02 * Math.sin(a * 14) * Math.min(1, y * 3) },
        ).scale(1, 1, 0.5),
        hide,
      )
      const arch = Array.from(
        { length: 21 },
        (_, i): Vec3 => [0.34 * Math.cos((Math.PI * i) / 20), 0.56 + 0.1 * Math.sin((Math.PI * i) / 20), 0],
      )
      make.part('frame', tube(arch, 0.03, { corners: 12 }).move(0, 0, 0.03).mirrored('z'), gold)
      make.part(
        'frame',
        ball(0.042, 16)
          .move(0.03, 0.71, 0.03)
          .with(ball(0.042, 16).move(-0.03, 0.71, -0.03)),
        gold,
      )
      make.part(
        'chain',
        together(
          Array.from({ length: 25 }, (_, i) => {
            const a = (Math.PI * i) / 24
            return torus(0.034, 0.01, 14, 6)
              .scale(1.25, 1, 0.8)
              .turn(i % 2 ? 90 : 0, 0, (a * 180) / Math.PI + 90)
              .move(0.36 * Math.cos(a), 0.58 + 0.48 * Math.sin(a), 0)
          }),
        ),
        gold,
      )
      make.socket('handle', [0, 1.06, 0], 0.04).socket('inside', [0, 0.55, 0], 0.25)
      return
    }
    const isTote = v.kind === 'tote'
    const stuff = look.material('main', isTote ? cloth('#efe3c8', { grain: 0.6 }) : paper('#f06a5a'))
    const cord = look.material('second', cloth(isTote ? '#c9a06a' : '#fdf3df', { grain: 0.3 }))
    const [w, h, d] = [0.66, 0.72, 0.28]
    const ring = (sx: number, sz: number, y: number, pinch = 0): Vec3[] =>
      rectangle(sx, sz, 0.012, 2).map(
        ([x, z]): Vec3 => [x, y, z * (1 - pinch * Math.max(0, 1 - Math.abs(z) / (sz * 0.5)))],
      )
    make.part(
      'bag',
      loft([
        ring(w, d, 0),
        ring(w, d, 0.02),
        ring(w, d * 0.98, h * 0.5),
        ring(w * 1.01, d * 0.96, h),
        ring(w * 0.97, d * 0.88, h),
        ring(w * 0.96, d * 0.88, h * 0.5),
        ring(w * 0.95, d * 0.88, 0.04),
      ]),
      stuff,
    )
    const loop = pipe(
      [
        [-0.14, h - 0.08, d / 2],
        [-0.13, h + 0.14, d / 2 - 0.02],
        [0, h + 0.24, d / 2 - 0.04],
        [0.13, h + 0.14, d / 2 - 0.02],
        [0.14, h - 0.08, d / 2],
      ],
      isTote ? 0.024 : 0.016,
      6,
    )
    make.part('handles', loop.mirrored('z'), cord)
    make.part(
      'trim',
      box(w + 0.008, 0.05, d * 0.99, 0.01)
        .move(0, h - 0.03, 0)
        .minus(box(w * 0.97, 0.2, d * 0.88, 0.005).move(0, h, 0)),
      cord,
    )
    const badge = v.sign === 'heart' || !isTote
    if (badge) {
      const heart = Array.from({ length: 40 }, (_, i): Vec2 => {
        const a = (2 * Math.PI * i) / 40
        return [
          0.011 * 16 * Math.sin(a) ** 3,
          0.011 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)),
        ]
      })
      make.part(
        'badge',
        extrude(heart, 0.014, { bevel: 0.003 })
          .scale(0.7)
          .move(0, h * 0.44, d / 2 - 0.001),
        look.material('accent', plastic('#fff6e4', { roughness: 0.6 })),
      )
    }
    make
      .socket('inside', [0, h * 0.9, 0], 0.13)
      .socket('handle', [0, h + 0.22, 0], 0.04)
      .socket('top', [0, h, 0], 0.25)
  }),
})

/** What one cleans with. */
export const broom = archetype({
  id: 'broom',
  about: 'A broom or mop, standing on its head',
  skeleton: 'tool',
  nouns: ['broom', 'broomstick', 'besom'],
  parameters: {
    head: choice(['besom', 'flat', 'mop'], 'kind of head'),
    dustpan: choice(['none', 'beside'], 'whether a dustpan stands beside'),
  },
  rows: {
    'witch broom': { values: { head: 'besom' } },
    'push broom': { values: { head: 'flat' }, colours: { second: '#c9403a' } },
    mop: { values: { head: 'mop' }, colours: { second: '#f4f1e6' } },
  },
  build: standing((v, look, make) => {
    const stick = look.material('main', leather('#a06a34', { surface: 'wood', roughness: 0.6 }))
    const hair = look.material('second', cloth('#d9a94a', { surface: 'thatch', grain: 0.4 }))
    const band = look.material('accent', cloth('#b3352c', { grain: 0.3 }))
    const bend = v.head === 'besom' ? 0.02 : 0
    make.part(
      'handle',
      pipe(
        [
          [0, 0.24, 0],
          [bend, 0.5, 0],
          [-bend, 0.76, 0],
          [0, 1, 0],
        ],
        v.head === 'besom' ? [0.02, 0.018, 0.02, 0.017] : 0.015,
        6,
        12,
      ),
      stick,
    )
    if (v.head === 'besom') {
      const twigs = Array.from({ length: 60 }, (_, i) => {
        const [a, far] = [i * 2.4, Math.sqrt((i + 0.5) / 60)]
        const out = (t: number) => far * (0.045 + 0.14 * Math.sin(Math.PI * Math.min(1, t * 0.75 + 0.1)))
        const low = 0.01 + 0.05 * ((i * 7) % 5) * 0.2
        return tube(
          [0, 0.35, 0.7, 1].map(
            (t): Vec3 => [Math.cos(a) * out(t), 0.36 - t * (0.36 - low), Math.sin(a) * out(t)],
          ),
          [0.009, 0.01, 0.008, 0.004],
          { smooth: 2, corners: 5 },
        )
      })
      make.part('bristles', together(twigs), hair)
      make.part(
        'bristles',
        lathe(
          flowing(
            [
              [0.02, 0.06],
              [0.12, 0.08],
              [0.15, 0.16],
              [0.09, 0.28],
              [0.03, 0.37],
            ],
            4,
          ),
          { corners: 24 },
        ),
        hair,
      )
      make.part(
        'bands',
        together([0.3, 0.33, 0.26].map((y) => torus(0.066 + (0.33 - y) * 0.6, 0.012, 24, 8).move(0, y, 0))),
        band,
      )
    } else if (v.head === 'flat') {
      make.part(
        'head',
        box(0.36, 0.06, 0.09, 0.016)
          .move(0, 0.24, 0)
          .with(cylinder(0.026, 0.08).move(0, 0.28, 0)),
        band,
      )
      const tufts = Array.from({ length: 15 }, (_, i) =>
        together(
          [-0.025, 0.025].map((z) =>
            tube(
              [
                [(i - 7) * 0.023, 0.22, z],
                [(i - 7) * 0.028, 0.1, z * 1.3],
                [(i - 7) * 0.031, 0.01, z * 1.6],
              ],
              [0.014, 0.017, 0.012],
              { smooth: 2, corners: 7 },
            ),
          ),
        ),
      )
      make.part('bristles', together(tufts), hair)
    } else {
      make.part(
        'head',
        lathe(
          flowing(
            [
              [0.02, 0.22],
              [0.1, 0.22],
              [0.1, 0.26],
              [0.03, 0.3],
            ],
            3,
          ),
          { corners: 28 },
        ),
        band,
      )
      const strands = Array.from({ length: 44 }, (_, i) => {
        const a = i * 2.4
        const far = 0.05 + 0.12 * (((i * 5) % 11) / 11)
        return tube(
          [
            [Math.cos(a) * 0.08, 0.23, Math.sin(a) * 0.08],
            [Math.cos(a) * (far + 0.04), 0.15, Math.sin(a) * (far + 0.04)],
            [Math.cos(a + 0.15) * (far + 0.05), 0.03, Math.sin(a + 0.15) * (far + 0.05)],
            [Math.cos(a + 0.2) * (far + 0.09), 0.014, Math.sin(a + 0.2) * (far + 0.09)],
          ],
          [0.016, 0.02, 0.019, 0.013],
          { smooth: 3, corners: 7 },
        )
      })
      make.part('bristles', together(strands), hair)
    }
    if (v.dustpan === 'beside')
      make.part(
        'dustpan',
        box(0.3, 0.02, 0.22, 0.006)
          .move(0.34, 0.015, 0)
          .with(
            box(0.3, 0.07, 0.02, 0.006).move(0.34, 0.04, -0.1),
            rod([0.34, 0.05, -0.1], [0.34, 0.1, -0.28], 0.02),
          ),
        band,
      )
    make.part('handle', ball(0.022, 12).move(0, 1, 0), stick)
    make.socket('handle', [0, 0.75, 0], 0.02).socket('back', [0, 0.6, 0], 0.05)
  }),
})
