import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, glowing, lacquer, metal, planks, plastic, wood } from '../../materials/material.ts'
import {
  atEach,
  block,
  boatHull,
  drumX,
  drumZ,
  fromSide,
  gunwale,
  pipe,
  rod,
  type Station,
  sail,
  swept,
} from './forms.ts'

const oar = (long: number) =>
  rod([0, 0, 0], [0, 0, long], 0.012, 8).with(
    swept(
      [
        [long - 0.02, 0.012, -0.008, 0.008],
        [long + 0.04, 0.036, -0.006, 0.006],
        [long + 0.12, 0.036, -0.005, 0.005],
      ],
      { square: 3, smooth: 3, round: [0, 0.01], corners: 14 },
    ),
  )

/** Small boats; bow to the front. */
export const boat = archetype({
  id: 'boat',
  about: 'A small boat: rowing boat, canoe, kayak, gondola, sailing dinghy or raft',
  skeleton: 'vessel afloat',
  nouns: ['boat', 'rowing boat', 'rowboat', 'dinghy'],
  parameters: {
    kind: choice(['rowing', 'canoe', 'kayak', 'gondola', 'sail', 'raft'], 'what kind it is'),
    oars: number(1, 0, 1, '0 without oars'),
  },
  rows: {
    canoe: { values: { kind: 'canoe' }, colours: { main: '#b5562a', second: '#e0b070' } },
    kayak: { values: { kind: 'kayak' }, colours: { main: '#f2a01c', second: '#1d2f6b' } },
    gondola: { values: { kind: 'gondola' }, colours: { main: '#1d1f24', second: '#b5202a' } },
    sailboat: { values: { kind: 'sail' }, colours: { main: '#2f7fc9', second: '#fbf6ea' } },
    'sailing boat': { values: { kind: 'sail' }, colours: { main: '#c8302c', second: '#fbf6ea' } },
    raft: { values: { kind: 'raft' }, colours: { main: '#b07a45' } },
  },
  build(v, look, make) {
    const { kind } = v
    if (kind === 'raft') {
      const logs = look.material('main', wood('#b07a45'))
      const rope = cloth('#d9c08a')
      const log = (x: number, i: number) =>
        drumZ(0.062, 0.9 + (i % 2) * 0.06, 14).move(x, 0.062, ((i * 37) % 5) * 0.008)
      make.part('logs', together(Array.from({ length: 7 }, (_, i) => log((i - 3) * 0.118, i))), logs)
      make.part(
        'logs',
        atEach(drumX(0.034, 0.86, 12), [
          [0, 0.15, 0.3],
          [0, 0.15, -0.3],
          [0, 0.15, 0],
        ]),
        logs,
      )
      make.part(
        'ropes',
        together(
          [0.3, 0, -0.3].flatMap((z) =>
            Array.from({ length: 7 }, (_, i) =>
              torus(0.05, 0.009, 16, 6)
                .scale(1, 1, 0.8)
                .turn(90, 0, 0)
                .turn(0, 90, 0)
                .move((i - 3) * 0.118, 0.125, z),
            ),
          ),
        ),
        rope,
      )
      make.part(
        'mast',
        cylinder(0.026, 0.72, { corners: 12, top: 0.02 })
          .move(0, 0.48, -0.02)
          .with(drumX(0.018, 0.52, 10).move(0, 0.78, 0)),
        logs,
      )
      make.part(
        'sail',
        sail(
          [
            [-0.24, 0.36, 0.02],
            [0.24, 0.36, 0.02],
            [0.25, 0.78, 0.02],
            [-0.25, 0.78, 0.02],
          ],
          [0, 0, 0.1],
        ),
        look.material('second', cloth('#f2e6c8')),
      )
      make.part(
        'ropes',
        rod([0, 0.8, -0.02], [0.34, 0.12, -0.36], 0.006)
          .mirrored()
          .with(rod([0.24, 0.36, 0.02], [0.34, 0.12, 0.1], 0.005).mirrored()),
        rope,
      )
      make.part(
        'chest',
        block(0.16, 0.13, 0.13, 0.02)
          .move(-0.2, 0.22, -0.24)
          .with(block(0.17, 0.02, 0.14, 0.008).move(-0.2, 0.25, -0.24)),
        wood('#7a4a24'),
      )
      make
        .socket('top', [0, 0.16, 0.2], 0.2)
        .socket('back', [0, 0.16, 0.2], 0.2)
        .socket('front', [0, 0.1, 0.46], 0.2)
      return
    }
    const hullMaterial = look.material(
      'main',
      kind === 'kayak'
        ? plastic('#f2a01c')
        : kind === 'gondola'
          ? lacquer('#1d1f24')
          : planks('#b5703a', { grain: 1.4 }),
    )
    const trim = look.material('second', kind === 'sail' ? cloth('#fbf6ea') : wood('#e0b070'))
    const timber = wood('#c98f52')
    const dark = wood('#7a4a26')
    if (kind === 'kayak') {
      const shell: Station[] = [
        [-0.5, 0.004, 0.08, 0.1],
        [-0.36, 0.06, 0.02, 0.11],
        [-0.1, 0.115, 0, 0.13],
        [0.1, 0.115, 0, 0.135],
        [0.36, 0.055, 0.025, 0.125],
        [0.5, 0.004, 0.1, 0.125],
      ]
      make.part(
        'hull',
        swept(shell, { square: 2.4, smooth: 5 }).minus(ball([0.075, 0.09, 0.15], 24).move(0, 0.14, -0.03)),
        hullMaterial,
      )
      make.part('rim', torus(0.1, 0.014, 36, 8).scale(0.78, 1, 1.5).move(0, 0.134, -0.03), plastic('#22242a'))
      make.part(
        'seat',
        block(0.1, 0.1, 0.03, 0.012)
          .turn(-14, 0, 0)
          .move(0, 0.12, -0.12)
          .with(block(0.11, 0.02, 0.14, 0.008).move(0, 0.07, -0.05)),
        plastic('#22242a'),
      )
      const blade = swept(
        [
          [0.36, 0.012, -0.006, 0.006],
          [0.42, 0.045, -0.006, 0.006],
          [0.52, 0.04, -0.005, 0.005],
        ],
        { square: 3, smooth: 3, round: [0, 0.01], corners: 14 },
      )
      const tilt = (s: typeof blade) => s.turn(0, 90, 0).turn(0, 0, 7).move(0, 0.21, 0.1)
      make.part('paddle', tilt(rod([0, 0, -0.4], [0, 0, 0.4], 0.012, 8)), plastic('#22242a'))
      make.part('blades', tilt(blade.mirrored('z')), trim)
      make.part(
        'rim',
        rod([-0.06, 0.14, 0.24], [0.06, 0.135, 0.2], 0.006).with(
          rod([-0.06, 0.135, 0.2], [0.06, 0.14, 0.24], 0.006),
        ),
        plastic('#22242a'),
      )
      make.part(
        'stripes',
        swept(
          shell.map(([z, h]): Station => [z * 0.98, h * 1.01, 0.075, 0.088]),
          { square: 4, smooth: 4 },
        ),
        trim,
      )
      make
        .socket('back', [0, 0.09, -0.04], 0.07)
        .socket('inside', [0, 0.1, -0.03], 0.08)
        .socket('front', [0, 0.12, 0.45], 0.03)
        .socket('top', [0, 0.13, 0.2], 0.05)
      return
    }
    const line: Station[] =
      kind === 'canoe'
        ? [
            [-0.5, 0.005, 0.16, 0.24],
            [-0.44, 0.04, 0.05, 0.19],
            [-0.22, 0.12, 0, 0.15],
            [0.22, 0.12, 0, 0.15],
            [0.44, 0.04, 0.05, 0.19],
            [0.5, 0.005, 0.16, 0.24],
          ]
        : kind === 'gondola'
          ? [
              [-0.52, 0.006, 0.27, 0.3],
              [-0.4, 0.045, 0.09, 0.17],
              [-0.12, 0.1, 0, 0.11],
              [0.14, 0.1, 0, 0.11],
              [0.4, 0.045, 0.08, 0.17],
              [0.52, 0.006, 0.26, 0.3],
            ]
          : [
              [-0.44, 0.15, 0.07, 0.24],
              [-0.3, 0.19, 0.01, 0.225],
              [0, 0.21, 0, 0.22],
              [0.25, 0.17, 0.01, 0.235],
              [0.42, 0.07, 0.08, 0.265],
              [0.5, 0.006, 0.2, 0.29],
            ]
    const deep = kind === 'sail' ? 0.05 : kind === 'rowing' ? 0.15 : 0.09
    make.part('hull', boatHull(line, { deck: deep, wall: 0.018 }), hullMaterial)
    make.part(
      'rim',
      gunwale(line, 0.014),
      kind === 'gondola' ? metal('#d9ab48', { surface: 'plain' }) : kind === 'sail' ? timber : trim,
    )
    if (kind === 'rowing') {
      make.part('rim', block(0.3, 0.02, 0.02, 0.006).move(0, 0.235, -0.44), trim)
      make.part(
        'benches',
        atEach(block(0.37, 0.022, 0.1, 0.006), [
          [0, 0.165, 0.03],
          [0, 0.165, -0.2],
        ]).with(
          block(0.24, 0.022, 0.12, 0.006).move(0, 0.175, -0.36),
          block(0.2, 0.022, 0.09, 0.006).move(0, 0.18, 0.26),
        ),
        timber,
      )
      make.part(
        'rim',
        together(
          [-0.28, -0.1, 0.08, 0.24].map((z) =>
            pipe(
              [
                [0.17, 0.22, z],
                [0.14, 0.1, z],
                [0, 0.08, z],
              ],
              0.009,
              6,
              3,
            ),
          ),
        ).mirrored(),
        trim,
      )
      if (v.oars > 0.5)
        make.part(
          'oars',
          oar(0.42)
            .turn(20, 62, 0)
            .move(0.16, 0.27, -0.06)
            .mirrored()
            .with(rod([0.2, 0.22, -0.04], [0.2, 0.28, -0.04], 0.012).mirrored()),
          dark,
        )
    } else if (kind === 'canoe') {
      make.part(
        'benches',
        atEach(block(0.19, 0.016, 0.06, 0.005), [
          [0, 0.12, 0.18],
          [0, 0.12, -0.2],
        ]).with(drumX(0.01, 0.23, 8).move(0, 0.145, 0)),
        timber,
      )
      make.part('paddle', oar(0.4).turn(-8, 30, 0).move(-0.16, 0.13, -0.22), dark)
      const band = line.map(([z, h, k, r]): Station => [z, h * 1.012, k + (r - k) * 0.6, k + (r - k) * 0.74])
      make.part('stripes', gunwale(band, 0.009, 0), look.material('second', lacquer('#f2e6c8')))
    } else if (kind === 'gondola') {
      const iron = metal('#c9ced4', { surface: 'plain' })
      make.part(
        'bow iron',
        fromSide(
          [
            [-0.02, 0],
            [0.02, 0],
            [0.05, 0.1],
            [0.075, 0.2],
            [0.045, 0.21],
            [0.02, 0.1],
          ],
          0.02,
          0.004,
        )
          .move(0, 0.24, 0.47)
          .with(
            ...[0, 1, 2, 3].map((i) =>
              block(0.016, 0.012, 0.05, 0.004).move(0, 0.3 + i * 0.028, 0.545 + i * 0.003),
            ),
          ),
        iron,
      )
      make.part(
        'bow iron',
        pipe(
          [
            [0, 0.28, -0.5],
            [0, 0.35, -0.54],
            [0, 0.37, -0.5],
          ],
          0.012,
          8,
        ),
        iron,
      )
      make.part(
        'seat',
        block(0.15, 0.1, 0.04, 0.018)
          .move(0, 0.12, -0.16)
          .with(
            block(0.15, 0.05, 0.12, 0.02).move(0, 0.07, -0.09),
            block(0.12, 0.05, 0.05, 0.018).move(0, 0.06, 0.12),
          ),
        look.material('second', cloth('#b5202a')),
      )
      make.part('oar', oar(0.6).turn(24, 200, 0).move(0.06, 0.32, -0.14), timber)
      make.part(
        'rim',
        rod([0.06, 0.1, -0.28], [0.075, 0.22, -0.3], 0.014),
        metal('#d9ab48', { surface: 'plain' }),
      )
      make.part(
        'lantern',
        ball(0.022, 12)
          .move(0, 0.2, 0.4)
          .with(rod([0, 0.14, 0.4], [0, 0.2, 0.4], 0.006)),
        glowing('#ffd98a', { glow: 1 }),
      )
    } else {
      make.part(
        'mast',
        cylinder(0.016, 0.86, { corners: 12, top: 0.01 })
          .move(0, 0.62, 0.08)
          .with(drumZ(0.012, 0.5, 10).move(0, 0.32, -0.17)),
        timber,
      )
      make.part(
        'sail',
        sail(
          [
            [0, 0.34, 0.06],
            [0, 0.35, -0.4],
            [0, 1.02, 0.055],
            [0, 1.03, 0.065],
          ],
          [0.07, 0, 0],
        ),
        trim,
      )
      make.part(
        'sail',
        sail(
          [
            [0, 0.3, 0.46],
            [0, 0.33, 0.11],
            [0, 0.88, 0.1],
            [0, 0.89, 0.11],
          ],
          [0.05, 0, 0],
        ),
        trim,
      )
      make.part(
        'ropes',
        rod([0, 1.03, 0.08], [0, 0.28, 0.48], 0.004, 5).with(
          rod([0, 1.0, 0.08], [0.18, 0.23, -0.02], 0.004, 5).mirrored(),
          rod([0, 1.04, 0.08], [0, 0.24, -0.43], 0.004, 5),
        ),
        plastic('#e8e4da'),
      )
      make.part(
        'flag',
        sheet(
          [0, 1, 2, 3].map((i) =>
            [0, 1].map(
              (j): Vec3 => [
                0.01 * Math.sin(i * 2),
                1.07 - j * 0.05 - (j ? -0.012 : 0.012) * i * 0.6,
                0.078 - i * 0.035,
              ],
            ),
          ),
          0.006,
        ),
        look.material('accent', cloth('#e2332e')),
      )
      make.part(
        'mast',
        rod([0, 1.02, 0.08], [0, 1.09, 0.08], 0.006).with(
          rod([0, 0.25, -0.36], [0, 0.3, -0.2], 0.009),
          block(0.02, 0.2, 0.07, 0.006).move(0, 0.14, -0.45),
          block(0.24, 0.02, 0.05, 0.006).move(0, 0.2, -0.24),
        ),
        timber,
      )
    }
    make
      .socket('back', [0, 0.17, 0], 0.1)
      .socket('inside', [0, 0.16, 0], 0.12)
      .socket('front', [0, 0.25, 0.48], 0.04)
      .socket('top', [0, 0.2, 0], 0.15)
  },
})
