import { archetype, choice } from '../../archetype.ts'
import { ball, cylinder, lathe, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, glowing, lacquer, metal, plastic, rubber, wood } from '../../materials/material.ts'
import {
  atEach,
  block,
  boatHull,
  drumX,
  drumZ,
  gunwale,
  pipe,
  propellerZ,
  rod,
  type Station,
  swept,
  tint,
} from './forms.ts'

/** Boats with engines; bow to the front. */
export const motorBoat = archetype({
  id: 'motor boat',
  about: 'A motor boat, fishing boat, tugboat or yacht with cabin and engine',
  skeleton: 'vessel afloat',
  nouns: ['motor boat', 'motorboat', 'speedboat', 'powerboat'],
  parameters: { kind: choice(['speed', 'fishing', 'tug', 'yacht'], 'what kind it is') },
  rows: {
    'fishing boat': {
      values: { kind: 'fishing' },
      colours: { main: '#1f6fa8', second: '#f6f2e6', accent: '#e2332e' },
    },
    trawler: { values: { kind: 'fishing' }, colours: { main: '#1f6b45', second: '#f6f2e6' } },
    tugboat: { values: { kind: 'tug' }, colours: { main: '#c8302c', second: '#f6f2e6', accent: '#f2b91f' } },
    tug: { values: { kind: 'tug' }, colours: { main: '#22303f', second: '#f6f2e6', accent: '#e2571e' } },
    yacht: { values: { kind: 'yacht' }, colours: { main: '#f8f9fa', second: '#f8f9fa', accent: '#1d2f4b' } },
    lifeboat: { values: { kind: 'fishing' }, colours: { main: '#e2571e', second: '#f6f2e6' } },
  },
  build(v, look, make) {
    const { kind } = v
    const accent = look.light('accent', '#d8302a')
    const line: Station[] =
      kind === 'speed' || kind === 'yacht'
        ? [
            [-0.46, 0.15, 0.02, 0.16],
            [-0.2, 0.165, 0, 0.165],
            [0.1, 0.15, 0, 0.18],
            [0.35, 0.08, 0.04, 0.205],
            [0.5, 0.006, 0.15, 0.225],
          ]
        : [
            [-0.46, 0.14, 0.05, 0.24],
            [-0.38, 0.19, 0.01, 0.22],
            [-0.1, 0.21, 0, 0.2],
            [0.2, 0.18, 0, 0.235],
            [0.4, 0.09, 0.06, 0.3],
            [0.5, 0.006, 0.18, 0.34],
          ]
    const level = kind === 'speed' || kind === 'yacht' ? 0.1 : 0.07
    const paint = look.material('main', {
      ...lacquer('#f6f6f4'),
      paint: ([, y]) =>
        Math.abs(y - level) < 0.012
          ? accent
          : kind !== 'speed' && kind !== 'yacht' && y < level
            ? [0.25, 0.03, 0.02]
            : undefined,
    })
    const white = look.material('second', lacquer('#f6f6f4'))
    const trim = look.material('accent', lacquer('#d8302a'))
    const steel = metal('#cdd2d8', { surface: 'plain', roughness: 0.2 })
    const pane = plastic('#22384c', { roughness: 0.05 })
    const deckWood = wood('#b97a45')
    const black = plastic('#26282d')
    make.part('hull', boatHull(line, { deck: kind === 'speed' ? 0.035 : 0.03, wall: 0.016, sharp: 2 }), paint)
    make.part('rim', gunwale(line, 0.011), kind === 'speed' || kind === 'yacht' ? steel : trim)
    if (kind === 'speed') {
      make.part(
        'deck',
        swept(
          [
            [0.06, 0.13, 0.15, 0.2],
            [0.2, 0.115, 0.16, 0.215],
            [0.4, 0.045, 0.19, 0.222],
            [0.46, 0.012, 0.2, 0.222],
          ],
          { square: 2.6, smooth: 4 },
        ),
        deckWood,
      )
      make.part(
        'deck',
        swept(
          [
            [-0.45, 0.12, 0.13, 0.19],
            [-0.3, 0.13, 0.13, 0.2],
            [-0.24, 0.12, 0.13, 0.195],
          ],
          { square: 3.5, round: [0.01, 0.02] },
        ),
        deckWood,
      )
      const pane2 = sheet(
        Array.from({ length: 5 }, (_, i) =>
          Array.from({ length: 9 }, (_, j): Vec3 => {
            const a = ((j / 8 - 0.5) * 150 * Math.PI) / 180
            return [Math.sin(a) * (0.13 - i * 0.004), 0.19 + i * 0.02, 0.0 + Math.cos(a) * 0.11 - i * 0.018]
          }),
        ),
        0.008,
      )
      make.part('windscreen', pane2, plastic('#9fd0ee', { opacity: 0.5, roughness: 0.05 }))
      const seat = block(0.1, 0.1, 0.03, 0.014)
        .turn(-10, 0, 0)
        .move(0, 0.19, -0.1)
        .with(block(0.1, 0.04, 0.1, 0.016).move(0, 0.15, -0.05))
      make.part(
        'seats',
        seat
          .move(0.065, 0, 0)
          .mirrored()
          .with(block(0.24, 0.05, 0.08, 0.02).move(0, 0.155, -0.2)),
        look.material('accent', plastic('#d8302a')),
      )
      make.part('rim', torus(0.03, 0.006, 16, 6).turn(70, 0, 0).move(0.065, 0.2, 0.02), steel)
      make.part(
        'engine',
        swept(
          [
            [-0.06, 0.035, 0.2, 0.3],
            [0, 0.045, 0.18, 0.32],
            [0.05, 0.035, 0.19, 0.3],
          ],
          { square: 2.8, round: [0.02, 0.02] },
        )
          .move(0, 0, -0.5)
          .with(
            block(0.03, 0.2, 0.06, 0.01).move(0, 0.12, -0.5),
            propellerZ(0.05, 3, 0.4).move(0, 0.035, -0.545),
            drumZ(0.018, 0.1, 12).move(0, 0.035, -0.51),
          ),
        black,
      )
      make.part(
        'rim',
        rod([0.05, 0.225, 0.38], [0.07, 0.235, 0.3], 0.006)
          .mirrored()
          .with(
            pipe(
              [
                [0.1, 0.2, 0.28],
                [0.07, 0.25, 0.34],
                [0, 0.265, 0.44],
                [-0.07, 0.25, 0.34],
                [-0.1, 0.2, 0.28],
              ],
              0.006,
              6,
            ),
          ),
        steel,
      )
    } else if (kind === 'yacht') {
      const deck = (z0: number, z1: number, y: number, w: number, tall: number) => {
        const form = (by: number) =>
          swept(
            [
              [z0 + by, w * 0.9 - by, y, y + tall - by],
              [(z0 + z1) / 2, w - by, y, y + tall - by],
              [z1 - 0.1, w * 0.8 - by, y, y + tall - by],
              [z1 - by, w * 0.3 - by, y, y + tall * 0.25 - by],
            ],
            { square: 4, smooth: 4, round: [0.015, 0.015] },
          )
        make.part('cabin', form(0), white)
        make.part(
          'windows',
          form(-0.003).within(
            block(1, tall * 0.4, z1 - z0 - 0.09, 0.004).move(0, y + tall * 0.58, (z0 + z1) / 2 + 0.015),
          ),
          pane,
        )
      }
      deck(-0.36, 0.28, 0.14, 0.125, 0.1)
      deck(-0.28, 0.1, 0.235, 0.1, 0.085)
      make.part(
        'cabin',
        block(0.17, 0.014, 0.2, 0.006)
          .move(0, 0.37, -0.16)
          .with(
            rod([0.07, 0.31, -0.22], [0.075, 0.37, -0.24], 0.01).mirrored(),
            rod([0.07, 0.31, -0.06], [0.07, 0.37, -0.09], 0.01).mirrored(),
          ),
        white,
      )
      make.part('deck', block(0.26, 0.008, 0.12, 0.003).move(0, 0.138, -0.4), deckWood)
      make.part(
        'rim',
        cylinder(0.006, 0.14, { corners: 6 })
          .move(0, 0.44, -0.16)
          .with(drumX(0.008, 0.08, 8).move(0, 0.46, -0.16), ball(0.02, 12).move(0.04, 0.39, -0.2).mirrored()),
        steel,
      )
      make.part(
        'rim',
        pipe(
          [
            [0.115, 0.23, 0.28],
            [0.07, 0.26, 0.38],
            [0, 0.27, 0.49],
            [-0.07, 0.26, 0.38],
            [-0.115, 0.23, 0.28],
          ],
          0.005,
          6,
        ).with(
          ...[0.3, 0.36, 0.42].map((z) =>
            rod(
              [0.12 - (z - 0.26) * 0.5, 0.19, z],
              [0.105 - (z - 0.28) * 0.5, 0.245, z],
              0.004,
              5,
            ).mirrored(),
          ),
        ),
        steel,
      )
      make.part(
        'stripe',
        gunwale(
          line.map(([z, h, k, r]): Station => [z, h * 1.0, k, r - 0.02]),
          0.009,
        ),
        trim,
      )
    } else {
      const tug = kind === 'tug'
      make.part(
        'deck',
        swept(
          line.slice(1, 5).map(([z, h, , r]): Station => [z, h * 0.93, r - 0.045, r - 0.026]),
          { square: 6, smooth: 3 },
        ),
        deckWood,
      )
      const [cz, y] = [tug ? 0.06 : 0.12, 0.18]
      const tall = tug ? 0.13 : 0.2
      make.part('cabin', block(0.24, tall, 0.3, 0.02).move(0, y + tall / 2, cz - 0.05), white)
      if (tug)
        make.part(
          'cabin',
          swept(
            [
              [y + tall, 0.1, cz - 0.08, cz + 0.09],
              [y + tall + 0.14, 0.105, cz - 0.085, cz + 0.1],
            ],
            { axis: 'y', square: 5, smooth: 1 },
          ),
          white,
        )
      const topY = y + tall + (tug ? 0.14 : 0)
      make.part(
        'roof',
        block(0.27, 0.022, tug ? 0.24 : 0.35, 0.01).move(0, topY + 0.008, tug ? cz : cz - 0.05),
        trim,
      )
      const wy = topY - 0.062
      const fz = tug ? cz + 0.095 : cz + 0.1
      const [frontX, sideX] = [tug ? 0.055 : 0.07, tug ? 0.102 : 0.12]
      make.part(
        'windows',
        block(tug ? 0.07 : 0.085, 0.06, 0.012, 0.008)
          .move(frontX, wy, fz)
          .mirrored()
          .with(
            atEach(block(0.012, 0.06, 0.07, 0.008), [
              [sideX, wy, cz + 0.03],
              [sideX, wy, cz - 0.055],
            ]).mirrored(),
          ),
        pane,
      )
      make.part(
        'rim',
        torus(0.026, 0.008, 18, 6)
          .turn(0, 0, 90)
          .move(0.121, y + 0.05, cz - 0.13)
          .mirrored(),
        trim,
      )
      make.part(
        'windows',
        drumX(0.022, 0.012, 14)
          .move(0.12, y + 0.05, cz - 0.13)
          .mirrored(),
        pane,
      )
      const tyres = rubber('#26262a')
      if (tug) {
        make.part(
          'roof',
          lathe(
            [
              [0.06, 0],
              [0.055, 0.2],
              [0.048, 0.2],
            ],
            { corners: 24 },
          ).move(0, y + 0.1, -0.14),
          trim,
        )
        make.part(
          'tyres',
          lathe(
            [
              [0.058, 0.16],
              [0.058, 0.205],
              [0.045, 0.205],
            ],
            { corners: 24 },
          ).move(0, y + 0.1, -0.14),
          tyres,
        )
        make.part(
          'tyres',
          atEach(torus(0.045, 0.018, 18, 8).turn(0, 0, 90), [
            [0.215, 0.13, -0.24],
            [0.225, 0.13, -0.08],
            [0.22, 0.14, 0.08],
            [0.18, 0.17, 0.22],
          ])
            .mirrored()
            .with(torus(0.05, 0.022, 18, 8).turn(70, 0, 0).move(0, 0.24, 0.48)),
          tyres,
        )
        make.part(
          'mast',
          cylinder(0.02, 0.06, { corners: 12 })
            .move(0, 0.2, -0.32)
            .with(drumX(0.012, 0.1, 8).move(0, 0.22, -0.32)),
          steel,
        )
      } else {
        make.part(
          'mast',
          rod([0, 0.2, -0.16], [0, 0.62, -0.16], 0.012).with(
            rod([0, 0.3, -0.16], [0, 0.5, -0.44], 0.01),
            rod([0, 0.6, -0.16], [0, 0.5, -0.44], 0.004, 5),
            rod([0, 0.6, -0.16], [0, 0.36, 0.48], 0.004, 5),
          ),
          steel,
        )
        make.part(
          'net',
          ball([0.05, 0.07, 0.05], 12)
            .move(0, 0.34, -0.44)
            .with(rod([0, 0.5, -0.44], [0, 0.4, -0.44], 0.005, 5)),
          cloth('#4f9e6a', { surface: 'knit' }),
        )
        make.part(
          'deck',
          block(0.1, 0.06, 0.08, 0.008)
            .move(0.09, 0.22, -0.26)
            .with(block(0.09, 0.06, 0.09, 0.008).turn(0, 20, 0).move(-0.08, 0.22, -0.24)),
          deckWood,
        )
      }
      make.part(
        'roof',
        tint(
          torus(0.04, 0.013, 22, 8)
            .turn(0, 0, 90)
            .move(-0.13, y + 0.1, cz - 0.02),
          '#f28a1c',
        ),
        trim,
      )
      make.part(
        'mast',
        rod([0, topY, cz - 0.04], [0, topY + 0.16, cz - 0.04], 0.009).with(
          drumX(0.007, 0.08, 8).move(0, topY + 0.12, cz - 0.04),
        ),
        steel,
      )
      make.part('lamps', ball(0.016, 10).move(0, topY + 0.17, cz - 0.04), glowing('#fff0c0', { glow: 1.2 }))
    }
    make
      .socket('back', [0, kind === 'speed' ? 0.17 : 0.2, -0.2], 0.1)
      .socket('top', [0, 0.38, 0], 0.1)
      .socket('front', [0, 0.25, 0.48], 0.04)
  },
})
