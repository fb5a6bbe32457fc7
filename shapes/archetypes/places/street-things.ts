import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, block, box, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2 } from '../../geometry/vector.ts'
import {
  earth,
  glass,
  glowing,
  grass,
  lacquer,
  metal,
  plastic,
  stone,
  wood,
} from '../../materials/material.ts'
import { noise } from '../../materials/noise.ts'
import { clump } from '../nature/foliage.ts'

export const hydrant = archetype({
  id: 'fire-hydrant',
  about: 'A fire hydrant with caps and chains',
  skeleton: 'street',
  nouns: ['fire hydrant', 'hydrant'],
  parameters: { height: number(1, 0.8, 1.2, 'height') },
  build(v, look, make) {
    const red = look.material('main', lacquer('#d3261f', { roughness: 0.35 }))
    const cap = look.material('second', lacquer('#e8b92c', { roughness: 0.35 }))
    const h = v.height
    const line: Vec2[] = [
      [0, 0],
      [0.27, 0],
      [0.27, 0.05],
      [0.2, 0.07],
      [0.19, 0.11],
      [0.185, 0.56],
      [0.235, 0.58],
      [0.235, 0.63],
      [0.19, 0.65],
      [0.19, 0.68],
      [0.22, 0.7],
      [0.22, 0.73],
      [0.2, 0.75],
    ]
    const dome: Vec2[] = Array.from(
      { length: 9 },
      (_, i): Vec2 => [
        0.2 * Math.cos((Math.PI / 2) * (i / 8) * 0.92),
        0.75 + 0.17 * Math.sin((Math.PI / 2) * (i / 8)),
      ],
    )
    make.part(
      'body',
      lathe(
        [...softened(line, 0.012, 2), ...dome].map(([r, y]): Vec2 => [r, y * h]),
        { corners: 40 },
      ),
      red,
    )
    make.part(
      'body',
      block(0.03, 0.38 * h, 0.02)
        .move(0, 0.33 * h, 0.188)
        .around(8, 22.5),
      red,
    )
    const bolt = cylinder(0.022, 0.03, { corners: 6, round: 0.004 })
    make.part(
      'bolts',
      bolt
        .move(0, 0.062, 0.235)
        .around(8)
        .with(bolt.move(0, 0.635 * h, 0.214).around(8)),
      cap,
    )
    const nut = lathe(
      [
        [0, 0],
        [0.06, 0],
        [0.06, 0.02],
        [0.036, 0.03],
        [0.036, 0.08],
        [0, 0.085],
      ],
      { corners: 5 },
    )
    make.part('bolts', nut.move(0, 0.905 * h, 0), cap)
    const nozzle = lathe(
      softened(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.06],
          [0.125, 0.07],
          [0.125, 0.1],
          [0, 0.1],
        ],
        0.008,
        2,
      ),
      { corners: 28 },
    )
    const lid = lathe(
      softened(
        [
          [0, 0],
          [0.112, 0],
          [0.112, 0.05],
          [0.08, 0.075],
          [0.035, 0.08],
          [0.035, 0.115],
          [0, 0.115],
        ],
        0.008,
        2,
      ),
      { corners: 10 },
    )
    const sides = (solid: Solid, far: number) =>
      solid
        .turn(0, 0, -90)
        .move(far, 0.48 * h, 0)
        .mirrored()
    make.part('body', sides(nozzle, 0.16), red)
    make.part('caps', sides(lid, 0.25), cap)
    const big = 1.18
    make.part(
      'body',
      nozzle
        .scale(big)
        .turn(90, 0, 0)
        .move(0, 0.42 * h, 0.15),
      red,
    )
    make.part(
      'caps',
      lid
        .scale(big)
        .turn(90, 0, 0)
        .move(0, 0.42 * h, 0.25),
      cap,
    )
    const chain = Array.from({ length: 7 }, (_, i) => {
      const t = i / 6
      return torus(0.017, 0.005, 12, 6)
        .scale(1, 1, 0.7)
        .turn(i % 2 ? 90 : 0, 0, 60)
        .move(0.1 + 0.19 * t, (0.36 - 0.09 * Math.sin(Math.PI * t)) * h, 0.2 - 0.14 * t)
    })
    make.part('chain', together(chain).mirrored(), metal('#8f949a'))
    make.socket('top', [0, 0.98 * h, 0], 0.1).socket('base', [0, 0, 0], 0.27)
  },
})

export const mailbox = archetype({
  id: 'mailbox',
  about: 'A mailbox: on a post with a flag, or a pillar box',
  skeleton: 'street',
  nouns: ['mailbox', 'mail box', 'letterbox', 'letter box'],
  parameters: {
    kind: choice(['post', 'pillar'], 'on a post or a pillar'),
    open: number(0, 0, 1, 'how far its lid is open'),
    flag: number(1, 0, 1, 'flag up'),
  },
  rows: {
    postbox: { values: { kind: 'pillar' }, colours: { main: '#c81f25' } },
    'post box': { values: { kind: 'pillar' }, colours: { main: '#c81f25' } },
    'pillar box': { values: { kind: 'pillar' }, colours: { main: '#c81f25' } },
  },
  build(v, look, make) {
    if (v.kind === 'pillar') {
      const red = look.material('main', lacquer('#c81f25', { roughness: 0.3 }))
      make.part(
        'base',
        lathe(
          softened(
            [
              [0, 0],
              [0.24, 0],
              [0.24, 0.1],
              [0.21, 0.12],
              [0, 0.12],
            ],
            0.01,
          ),
          { corners: 40 },
        ),
        plastic('#26262a'),
      )
      make.part(
        'pillar',
        lathe(
          softened(
            [
              [0, 0.1],
              [0.2, 0.1],
              [0.2, 0.82],
              [0.225, 0.83],
              [0.225, 0.86],
              [0.245, 0.87],
              [0.245, 0.9],
              [0.2, 0.945],
              [0.08, 0.985],
              [0, 0.99],
            ],
            0.01,
          ),
          { corners: 44 },
        ),
        red,
      )
      make.part('slot', box(0.2, 0.035, 0.05, 0.008).move(0, 0.75, 0.182), plastic('#161416'))
      make.part('pillar', box(0.24, 0.018, 0.06, 0.006).move(0, 0.782, 0.19), red)
      make.part(
        'plate',
        box(0.13, 0.15, 0.04, 0.008).move(0, 0.58, 0.183),
        look.material('second', lacquer('#f4efe2')),
      )
      make.part(
        'slot',
        together([0, 1, 2, 3].map((i) => block(0.09, 0.008, 0.01).move(0, 0.63 - 0.03 * i, 0.201))),
        plastic('#161416'),
      )
      make.part('pillar', box(0.26, 0.36, 0.05, 0.014).move(0, 0.32, 0.172), red)
      make.part(
        'lock',
        cylinder(0.016, 0.03, { corners: 14 }).turn(90, 0, 0).move(0.09, 0.34, 0.2),
        metal('#d0a848'),
      )
      make.socket('top', [0, 0.99, 0], 0.15)
      return
    }
    const blue = look.material('main', lacquer('#2f6fc4', { roughness: 0.35 }))
    const r = 0.17
    const low = 0.58
    const arch: Vec2[] = [
      [-r, 0],
      [r, 0],
      ...Array.from(
        { length: 17 },
        (_, i): Vec2 => [Math.cos(radians((180 * i) / 16)) * r, 0.15 + Math.sin(radians((180 * i) / 16)) * r],
      ),
    ]
    make.part('box', extrude(arch, 0.62, { bevel: 0.012 }).move(0, low, 0), blue)
    const rim = extrude(
      arch.map(([x, y]): Vec2 => [x * 1.06, (y - 0.15) * 1.06 + 0.15]),
      0.03,
      { bevel: 0.008 },
    )
    make.part('box', rim.move(0, low, -0.3), blue)
    const lid = rim.move(0, 0, 0.0).turn(v.open * 88, 0, 0)
    if (v.open > 0.1)
      make.part(
        'inside',
        extrude(
          arch.map(([x, y]): Vec2 => [x * 0.88, (y - 0.15) * 0.88 + 0.15]),
          0.01,
          { bevel: 0 },
        ).move(0, low, 0.314),
        plastic('#1c1c20'),
      )
    make.part('lid', lid.move(0, low, 0.318), look.material('main', lacquer('#2a63b0', { roughness: 0.35 })))
    const knob = box(0.07, 0.03, 0.04, 0.01)
      .move(0, 0.26, 0.03)
      .turn(v.open * 88, 0, 0)
      .move(0, low, 0.318)
    make.part('knob', knob, metal('#c9ccd2'))
    const flag = box(0.014, 0.2, 0.026, 0.004)
      .move(0, 0.1, 0)
      .with(box(0.014, 0.08, 0.12, 0.006).move(0, 0.17, -0.045))
    make.part(
      'flag',
      flag.turn(v.flag > 0.5 ? 0 : 90, 0, 0).move(r + 0.012, low + 0.14, 0.08),
      look.material('accent', lacquer('#d8282a')),
    )
    const timber = look.material('second', wood('#9a6b3f', { grain: 0.6 }))
    make.part(
      'post',
      together([
        box(0.09, low - 0.01, 0.09, 0.012).move(0, low / 2, 0),
        box(0.22, 0.03, 0.54, 0.008).move(0, low - 0.012, 0),
        box(0.045, 0.24, 0.045, 0.006)
          .turn(42, 0, 0)
          .move(0, low - 0.1, 0.1),
      ]),
      timber,
    )
    make.part(
      'grass',
      together(
        [0, 1, 2, 3, 4].map((i) =>
          clump([0.075, 0.06, 0.065], i, 16)
            .move(0, 0.03, 0.075)
            .turn(0, 72 * i, 0),
        ),
      ).warp(([x, y, z]) => [x, Math.max(0, y), z]),
      grass('#6fa53f'),
    )
    make.socket('top', [0, low + 0.32, 0], 0.15).socket('inside', [0, low + 0.02, 0.2], 0.15)
  },
})

export const phoneBooth = archetype({
  id: 'phone-booth',
  about: 'A red telephone booth with glazed sides',
  skeleton: 'street',
  nouns: [
    'phone booth',
    'telephone booth',
    'phone box',
    'telephone box',
    'red phone box',
    'london phone booth',
  ],
  parameters: { panes: number(6, 3, 8, 'rows of panes') },
  rows: { 'police box': { colours: { main: '#1f3f8a' } } },
  build(v, look, make) {
    const red = look.material('main', lacquer('#c4161c', { roughness: 0.3 }))
    const w = 0.4
    make.part('base', box(w * 1.12, 0.05, w * 1.12, 0.008).move(0, 0.025, 0), stone('#7f7c78'))
    make.part(
      'booth',
      box(0.05, 0.78, 0.05, 0.008)
        .move(w / 2 - 0.02, 0.43, w / 2 - 0.02)
        .around(4),
      red,
    )
    make.part('booth', box(w, 0.1, w, 0.008).move(0, 0.1, 0), red)
    make.part('booth', box(w * 1.04, 0.1, w * 1.04, 0.01).move(0, 0.855, 0), red)
    make.part('booth', box(w * 1.1, 0.022, w * 1.1, 0.006).move(0, 0.91, 0), red)
    const dome = ball([w * 0.56, 0.12, w * 0.56], 32).warp(([x, y, z]) => [
      Math.max(-w * 0.48, Math.min(w * 0.48, x * 1.2)),
      Math.max(0, y),
      Math.max(-w * 0.48, Math.min(w * 0.48, z * 1.2)),
    ])
    make.part('booth', dome.move(0, 0.915, 0), red)
    const sign = box(w * 0.78, 0.056, 0.012, 0.004).move(0, 0.857, w * 0.52 + 0.004)
    make.part('signs', sign.around(4), look.material('second', glowing('#fff6dc', { glow: 0.35 })))
    const letters = together(
      Array.from({ length: 9 }, (_, i) =>
        block(0.018, 0.026, 0.006).move((i - 4) * 0.028, 0.857, w * 0.52 + 0.011),
      ),
    )
    make.part('letters', letters.around(4), plastic('#1c1a1a'))
    const rows = Math.round(v.panes)
    const [low, high] = [0.15, 0.805]
    const inner = w - 0.09
    const bars = [
      ...Array.from({ length: rows - 1 }, (_, i) =>
        block(inner + 0.02, 0.014, 0.018).move(0, low + ((high - low) * (i + 1)) / rows, w / 2 - 0.018),
      ),
      ...[-0.3, 0.3].map((s) =>
        block(0.014, high - low, 0.018).move(s * inner, (low + high) / 2, w / 2 - 0.018),
      ),
    ]
    make.part('booth', together(bars).around(4), red)
    make.part(
      'glass',
      block(inner + 0.01, high - low, 0.006)
        .move(0, (low + high) / 2, w / 2 - 0.018)
        .around(4),
      glass('#bfe0ee', { opacity: 0.3 }),
    )
    make.part(
      'handle',
      tube(
        [
          [-0.115, 0.44, w / 2 - 0.005],
          [-0.115, 0.44, w / 2 + 0.02],
          [-0.115, 0.52, w / 2 + 0.02],
          [-0.115, 0.52, w / 2 - 0.005],
        ],
        0.008,
        { corners: 8 },
      ),
      metal('#d8b860'),
    )
    const phone = together([
      box(0.13, 0.2, 0.05, 0.01).move(0, 0.5, -w / 2 + 0.06),
      tube(
        [
          [-0.045, 0.55, -w / 2 + 0.1],
          [-0.055, 0.5, -w / 2 + 0.11],
          [-0.045, 0.45, -w / 2 + 0.1],
        ],
        0.014,
        { smooth: 3, corners: 8 },
      ),
      box(0.2, 0.02, 0.09, 0.005).move(0, 0.37, -w / 2 + 0.08),
    ])
    make.part('phone', phone, plastic('#202024'))
    make
      .socket('top', [0, 1.03, 0], 0.15)
      .socket('inside', [0, 0.06, 0], 0.15)
      .socket('front', [0, 0, w / 2], 0.15)
  },
})

export const gravestone = archetype({
  id: 'gravestone',
  about: 'A gravestone with a mound and a few flowers',
  skeleton: 'monument',
  nouns: ['gravestone', 'tombstone', 'headstone', 'grave', 'tomb'],
  parameters: {
    kind: choice(['round', 'cross'], 'its outline'),
    moss: number(1, 0, 1, 'moss on it'),
    flowers: number(3, 0, 6, 'flowers before it'),
  },
  rows: { 'stone cross': { values: { kind: 'cross', moss: 1, flowers: 0 } } },
  build(v, look, make) {
    const rock = look.material('main', stone('#9a9a9c', { relief: 1.2 }))
    const crooked = (solid: Solid) => solid.turn(-3, 0, 2.5)
    if (v.kind === 'round') {
      const [w, side] = [0.26, 0.56]
      const outline: Vec2[] = [
        [-w, 0.02],
        [w, 0.02],
        [w, side],
        ...Array.from(
          { length: 17 },
          (_, i): Vec2 => [
            Math.cos(radians((180 * i) / 16)) * w * 0.94,
            side + 0.02 + Math.sin(radians((180 * i) / 16)) * w,
          ],
        ),
        [-w, side],
      ]
      make.part(
        'stone',
        crooked(extrude(outline, 0.14, { bevel: 0.022, steps: 3 })).move(0, 0.06, -0.16),
        rock,
      )
      const inner = outline.map(([x, y]): Vec2 => [x * 0.8, (y - 0.4) * 0.82 + 0.42])
      make.part('stone', crooked(extrude(inner, 0.155, { bevel: 0.006 })).move(0, 0.06, -0.16), rock)
      const bar = (x: number, y: number, long: number, tall: number) =>
        block(long, tall, 0.01).move(x, y, 0.078)
      // R.I.P. and two lines below, cut into the stone and dark.
      const bowl = (x: number) => [
        bar(x, 0.58, 0.022, 0.12),
        bar(x + 0.03, 0.63, 0.05, 0.02),
        bar(x + 0.03, 0.58, 0.05, 0.02),
        bar(x + 0.055, 0.605, 0.02, 0.05),
      ]
      const leg = block(0.02, 0.065, 0.01).turn(0, 0, 28).move(-0.088, 0.548, 0.078)
      const dots = [-0.045, 0.01, 0.125].map((x) => bar(x, 0.53, 0.016, 0.02))
      const letters = [...bowl(-0.13), leg, bar(-0.018, 0.58, 0.022, 0.12), ...bowl(0.045), ...dots]
      const words = [bar(0, 0.42, 0.26, 0.022), bar(0, 0.36, 0.2, 0.022), bar(0, 0.3, 0.23, 0.022)]
      make.part(
        'letters',
        crooked(together([...letters, ...words])).move(0, 0.06, -0.158),
        look.material('accent', plastic('#4a4a4e')),
      )
    } else {
      const arm = extrude(
        [
          [-0.08, 0],
          [0.08, 0],
          [0.07, 0.86],
          [-0.07, 0.86],
        ],
        0.13,
        { bevel: 0.02 },
      )
      make.part(
        'stone',
        crooked(
          together([
            arm,
            box(0.5, 0.14, 0.125, 0.02).move(0, 0.62, 0),
            torus(0.17, 0.035, 36, 10).turn(90, 0, 0).move(0, 0.62, 0),
          ]),
        ).move(0, 0.07, -0.16),
        rock,
      )
    }
    make.part('plinth', box(0.64, 0.1, 0.26, 0.018).move(0, 0.06, -0.16), rock)
    make.part(
      'mound',
      ball([0.3, 0.09, 0.36], 26)
        .move(0, 0.03, 0.22)
        .warp(([x, y, z]) => [x, Math.max(0.003, y + 0.012 * noise(x * 14, 1, z * 14)), z]),
      earth('#6b4c33'),
    )
    make.part(
      'grass',
      together([
        cylinder(0.52, 0.03, { corners: 36 }).scale(0.86, 1, 1.1).move(0, 0.015, 0.05),
        ...[30, 70, 120, 160, 200, 250, 300, 335].map((turn, i) =>
          clump([0.06, 0.06, 0.05], i, 14).move(0, 0.056, 0.4).turn(0, turn, 0).move(0, 0, 0.02),
        ),
      ]),
      grass('#5f8f3f'),
    )
    if (v.moss > 0.3) {
      const foot = clump([0.1, 0.06, 0.05], 3, 16).move(-0.2, 0.14, -0.09)
      const shoulder = clump([0.07, 0.035, 0.05], 5, 14).move(0.16, 0.84, -0.16)
      make.part('moss', v.kind === 'round' ? foot.with(shoulder) : foot, grass('#6f9a3f'))
    }
    const count = Math.round(v.flowers)
    if (count > 0) {
      const spots = Array.from(
        { length: count },
        (_, i) => [(i - (count - 1) / 2) * 0.075, 0.2 + 0.03 * (i % 2), 0.12 + 0.05 * (i % 3)] as const,
      )
      make.part(
        'flowers',
        together(
          spots.map(([x, y, z]) =>
            together(
              [0, 1, 2, 3, 4].map((k) =>
                ball([0.02, 0.014, 0.02], 10)
                  .move(0, y, 0.024)
                  .turn(0, 72 * k, 0)
                  .move(x, 0, z),
              ),
            ),
          ),
        ),
        look.material('second', plastic('#e0486a')),
      )
      make.part(
        'stems',
        together(
          spots.map(([x, y, z]) =>
            tube(
              [
                [x * 0.6, 0.06, z],
                [x, y, z],
              ],
              0.007,
              { corners: 6 },
            ),
          ),
        ),
        plastic('#4f8a35'),
      )
    }
    make.socket('top', [0, 0.9, -0.16], 0.1).socket('front', [0, 0.1, 0.2], 0.2)
  },
})
