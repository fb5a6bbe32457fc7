import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { lacquer, metal, plastic } from '../../materials/material.ts'
import {
  atEach,
  block,
  boatHull,
  drumX,
  drumZ,
  gunwale,
  pipe,
  rod,
  type Station,
  swept,
  tint,
  wing,
} from './forms.ts'

/** Great ships of steel; bow to the front. */
export const steelShip = archetype({
  id: 'steel ship',
  about: 'A cruise ship, container ship, aircraft carrier, warship, ferry or steamer',
  skeleton: 'vessel afloat',
  nouns: ['cruise ship', 'ocean liner', 'passenger ship'],
  parameters: {
    kind: choice(['cruise', 'container', 'carrier', 'war', 'steamer'], 'what kind it is'),
    funnels: number(2, 1, 4, 'how many funnels'),
  },
  rows: {
    'container ship': { values: { kind: 'container' }, colours: { main: '#b5302a', second: '#f4f4f0' } },
    'cargo ship': { values: { kind: 'container' }, colours: { main: '#1f5f8f', second: '#f4f4f0' } },
    freighter: { values: { kind: 'container' }, colours: { main: '#22303f', second: '#f4f4f0' } },
    'aircraft carrier': { values: { kind: 'carrier' }, colours: { main: '#7d8894', second: '#4c545c' } },
    warship: { values: { kind: 'war' }, colours: { main: '#7d8894', second: '#8b96a3' } },
    battleship: { values: { kind: 'war', funnels: 2 }, colours: { main: '#6b7783', second: '#8b96a3' } },
    steamship: {
      values: { kind: 'steamer', funnels: 4 },
      colours: { main: '#22262c', second: '#f6f2e6', accent: '#d99a3c' },
    },
    steamboat: {
      values: { kind: 'steamer', funnels: 2 },
      colours: { main: '#c8302c', second: '#f6f2e6', accent: '#22262c' },
    },
    titanic: {
      values: { kind: 'steamer', funnels: 4 },
      colours: { main: '#1d1f24', second: '#f6f2e6', accent: '#d99a3c' },
    },
    ferry: {
      values: { kind: 'steamer', funnels: 1 },
      colours: { main: '#1f6fa8', second: '#f6f6f2', accent: '#e2571e' },
    },
  },
  build(v, look, make) {
    const { kind } = v
    const cruise = kind === 'cruise' || kind === 'steamer'
    const white = look.material('second', {
      ...lacquer('#f8f8f6'),
      paint: ([, y, z], n) =>
        cruise && Math.abs(n[0]) > 0.6 && y > 0.185 && (y * 28.5) % 1 < 0.42 && (z * 42 + 42) % 1 < 0.6
          ? [0.012, 0.03, 0.05]
          : undefined,
    })
    const hull = look.material('main', {
      ...lacquer('#1f3f7a'),
      paint: ([, y]) => (y < 0.045 ? [0.3, 0.025, 0.02] : y < 0.056 ? [0.85, 0.85, 0.83] : undefined),
    })
    const accent = look.material('accent', lacquer('#e2571e'))
    const steel = metal('#9aa3ad', { surface: 'plain' })
    const dark = plastic('#2a2d33')
    const w = kind === 'carrier' ? 0.085 : 0.1
    const line: Station[] = [
      [-0.5, w * 0.75, 0.05, 0.18],
      [-0.42, w, 0.006, 0.175],
      [-0.1, w, 0, 0.17],
      [0.25, w * 0.95, 0, 0.175],
      [0.4, w * 0.55, 0.01, 0.19],
      [0.5, 0.006, 0.09, 0.21],
    ]
    make.part('hull', boatHull(line, { deck: 0.02, wall: 0.008, sharp: 3 }), hull)
    make.part('rim', gunwale(line, 0.006), kind === 'carrier' ? steel : white)
    const count = Math.round(v.funnels)
    if (cruise) {
      const decks = kind === 'cruise' ? 4 : 3
      for (let i = 0; i < decks; i++) {
        const [a, b] = [-0.42 + i * 0.022, 0.3 - i * 0.05]
        make.part(
          'decks',
          swept(
            [
              [a, w * (0.88 - i * 0.04), 0.165 + i * 0.035, 0.2 + i * 0.035],
              [b - 0.1, w * (0.9 - i * 0.04), 0.165 + i * 0.035, 0.2 + i * 0.035],
              [b, w * (0.6 - i * 0.03), 0.165 + i * 0.035, 0.2 + i * 0.035],
            ],
            { square: 8, smooth: 3, round: [0.008, 0.008] },
          ),
          white,
        )
      }
      const top = 0.2 + (decks - 1) * 0.035
      const span = kind === 'cruise' ? 0.2 : 0.46
      for (let i = 0; i < count; i++) {
        const z =
          count === 1 ? -0.1 : -0.08 - span / 2 + (span * i) / (count - 1) + (kind === 'cruise' ? -0.1 : 0.02)
        const pipeUp = swept(
          [
            [0, 0.03, -0.045, 0.045],
            [kind === 'cruise' ? 0.09 : 0.14, 0.026, -0.05, 0.03],
          ],
          { axis: 'y', square: 2.3, smooth: 1, corners: 20 },
        )
        make.part('funnels', pipeUp.move(0, top - 0.005, z), accent)
        make.part(
          'trim',
          swept(
            [
              [kind === 'cruise' ? 0.07 : 0.112, 0.0275, -0.05, 0.034],
              [kind === 'cruise' ? 0.092 : 0.143, 0.0275, -0.052, 0.032],
            ],
            { axis: 'y', square: 2.3, smooth: 1, corners: 20 },
          ).move(0, top - 0.004, z),
          dark,
        )
      }
      make.part(
        'trim',
        block(w * 1.3, 0.022, 0.02, 0.006).move(0, top - 0.02, 0.3 - (decks - 1) * 0.05 - 0.045),
        dark,
      )
      make.part(
        'lifeboats',
        atEach(
          swept(
            [
              [-0.03, 0.006, 0, 0.016],
              [0, 0.014, -0.004, 0.018],
              [0.03, 0.006, 0, 0.016],
            ],
            { square: 2.4, smooth: 3, corners: 12 },
          ),
          [-0.3, -0.21, -0.12, -0.03, 0.06, 0.15].map((z): Vec3 => [w * 0.98, 0.2, z]),
        ).mirrored(),
        kind === 'cruise' ? accent : white,
      )
      make.part(
        'masts',
        rod([0, top - 0.02, 0.08], [0, top + 0.14, 0.06], 0.006).with(
          rod([0, 0.12, 0.38], [0, 0.38, 0.37], 0.005),
          drumX(0.005, 0.08, 6).move(0, top + 0.09, 0.066),
        ),
        steel,
      )
      if (kind === 'cruise')
        make.part(
          'pool',
          block(0.07, 0.012, 0.1, 0.004).move(0, top + 0.002, 0.02),
          plastic('#4fc4f0', { roughness: 0.05 }),
        )
      if (kind === 'cruise')
        make.part(
          'funnels',
          drumZ(0.014, 0.012, 12)
            .move(0, top + 0.02, -0.36)
            .with(
              pipe(
                [
                  [0, top, -0.3],
                  [0.02, top + 0.05, -0.32],
                  [-0.03, top + 0.03, -0.36],
                  [0, top, -0.39],
                ],
                0.01,
                8,
              ),
            ),
          accent,
        )
    } else if (kind === 'container') {
      make.part(
        'decks',
        block(w * 1.7, 0.2, 0.08, 0.01)
          .move(0, 0.25, -0.37)
          .with(block(w * 2.1, 0.024, 0.05, 0.006).move(0, 0.335, -0.36)),
        white,
      )
      make.part(
        'trim',
        block(w * 1.6, 0.022, 0.012, 0.005)
          .move(0, 0.32, -0.328)
          .with(block(w * 1.5, 0.012, 0.084, 0.004).move(0, 0.28, -0.37)),
        dark,
      )
      make.part('funnels', block(0.05, 0.1, 0.05, 0.012).move(0, 0.25, -0.44), accent)
      make.part(
        'masts',
        rod([0, 0.34, -0.38], [0, 0.45, -0.38], 0.006).with(
          rod([0, 0.18, 0.42], [0, 0.29, 0.42], 0.006),
          drumX(0.005, 0.08, 6).move(0, 0.41, -0.38),
        ),
        steel,
      )
      const colours = ['#d8402c', '#2f7fc9', '#f2b01a', '#2f9e5a', '#e8e4da', '#8a4fae', '#e2701c']
      const stacks: Solid[] = []
      for (let row = 0; row < 5; row++)
        for (let x = 0; x < 4; x++) {
          const high = row === 4 ? 2 : 2 + Math.floor(look.random() * 3)
          for (let k = 0; k < (row === 4 && (x === 0 || x === 3) ? 0 : high); k++)
            stacks.push(
              block(0.043, 0.042, 0.112, 0.003).move(
                (x - 1.5) * 0.046,
                0.186 + k * 0.0435,
                -0.25 + row * 0.125,
              ),
            )
        }
      const tinted = stacks.map((one, i) =>
        tint(one, colours[(i * 3 + Math.floor(look.random() * 3)) % colours.length] ?? '#d8402c'),
      )
      make.part('containers', together(tinted), lacquer('#d8402c', { roughness: 0.5 }))
    } else if (kind === 'carrier') {
      const white3: Vec3 = [0.8, 0.8, 0.78]
      const deck = look.material('second', {
        ...plastic('#4c545c', { roughness: 0.8 }),
        paint: ([x, y, z], n) =>
          y > 0.2 &&
          n[1] > 0.7 &&
          ((Math.abs(x + 0.02) < 0.003 && (((z * 16) % 1) + 1) % 1 < 0.6) ||
            Math.abs(x + 0.09) < 0.003 ||
            Math.abs(x - 0.05) < 0.003)
            ? white3
            : undefined,
      })
      make.part(
        'deck',
        swept(
          [
            [-0.5, 0.13, 0.195, 0.216],
            [-0.3, 0.15, 0.195, 0.216],
            [0.1, 0.15, 0.195, 0.216],
            [0.36, 0.1, 0.195, 0.216],
            [0.5, 0.07, 0.195, 0.216],
          ],
          { square: 10, smooth: 3, round: [0.004, 0.004] },
        ).move(-0.01, 0, 0),
        deck,
      )
      make.part(
        'hull',
        swept(
          [
            [-0.46, 0.085, 0.15, 0.2],
            [0.3, 0.08, 0.15, 0.2],
            [0.44, 0.04, 0.15, 0.2],
          ],
          { square: 6, smooth: 2 },
        ),
        hull,
      )
      make.part(
        'tower',
        block(0.045, 0.09, 0.13, 0.008)
          .move(0.105, 0.255, -0.03)
          .with(
            block(0.04, 0.05, 0.07, 0.008).move(0.105, 0.315, -0.02),
            rod([0.105, 0.33, -0.03], [0.105, 0.44, -0.03], 0.007),
            drumX(0.005, 0.07, 6).move(0.105, 0.4, -0.03),
          ),
        steel,
      )
      make.part('windows', block(0.048, 0.014, 0.06, 0.004).move(0.105, 0.322, -0.008), dark)
      const jet = swept(
        [
          [-0.05, 0.006, -0.006, 0.006],
          [0, 0.009, -0.008, 0.01],
          [0.05, 0.002, -0.002, 0.002],
        ],
        { square: 2, smooth: 3, corners: 10 },
      ).with(
        wing([
          { at: [0, 0, -0.005], chord: 0.05, thick: 0.005 },
          { at: [0.036, 0, -0.022], chord: 0.018, thick: 0.003 },
        ]).mirrored(),
        wing(
          [
            { at: [0, 0, -0.04], chord: 0.02, thick: 0.004 },
            { at: [0, 0.028, -0.046], chord: 0.012, thick: 0.003 },
          ],
          true,
        ),
      )
      make.part(
        'planes',
        atEach(jet.turn(0, -18, 0), [
          [0.03, 0.228, 0.14],
          [0.03, 0.228, 0.26],
          [0.07, 0.228, -0.2],
          [0.07, 0.228, -0.3],
          [0.07, 0.228, -0.4],
          [-0.09, 0.228, 0.02],
        ]),
        look.material('accent', lacquer('#dfe4e8')),
      )
    } else {
      make.part(
        'decks',
        block(w * 1.4, 0.06, 0.42, 0.012)
          .move(0, 0.19, -0.02)
          .with(
            block(w * 1.2, 0.07, 0.14, 0.012).move(0, 0.25, 0.06),
            block(w * 0.9, 0.06, 0.09, 0.01).move(0, 0.31, 0.05),
          ),
        white,
      )
      make.part(
        'trim',
        block(w * 0.94, 0.016, 0.094, 0.004)
          .move(0, 0.318, 0.052)
          .with(block(w * 1.24, 0.014, 0.1, 0.004).move(0, 0.262, 0.085)),
        dark,
      )
      for (let i = 0; i < count; i++)
        make.part(
          'funnels',
          swept(
            [
              [0, 0.028, -0.035, 0.035],
              [0.12, 0.024, -0.036, 0.026],
            ],
            { axis: 'y', square: 2.3, smooth: 1, corners: 18 },
          ).move(0, 0.21, -0.08 - i * 0.1),
          steel,
        )
      make.part(
        'masts',
        rod([0, 0.33, 0.04], [0, 0.48, 0.03], 0.008).with(
          drumX(0.006, 0.1, 6).move(0, 0.42, 0.033),
          drumX(0.005, 0.06, 6).move(0, 0.455, 0.033),
          lathe(
            [
              [0.001, 0],
              [0.03, 0.012],
              [0.028, 0.016],
            ],
            { corners: 14 },
          )
            .turn(60, 0, 0)
            .move(0, 0.37, 0.045),
        ),
        steel,
      )
      const turret = swept(
        [
          [-0.05, 0.04, 0, 0.045],
          [0.02, 0.045, 0, 0.05],
          [0.05, 0.03, 0, 0.035],
        ],
        { square: 4, smooth: 2, round: [0.006, 0.006] },
      ).with(
        ...[-0.018, 0, 0.018].map((x) => rod([x, 0.026, 0.04], [x, 0.036, 0.15], 0.0075, 8)),
        cylinder(0.045, 0.03, { corners: 20 }).move(0, -0.012, 0),
      )
      make.part(
        'guns',
        turret
          .move(0, 0.21, 0.27)
          .with(turret.scale(0.9).move(0, 0.245, 0.17), turret.turn(0, 180, 0).move(0, 0.21, -0.33)),
        steel,
      )
      make.part(
        'guns',
        atEach(ball(0.016, 10).with(rod([0, 0, 0], [0.035, 0.015, 0.01], 0.004, 6)), [
          [w * 0.7, 0.225, 0.04],
          [w * 0.7, 0.225, -0.06],
          [w * 0.7, 0.225, -0.16],
        ]).mirrored(),
        steel,
      )
    }
    make
      .socket('top', [0, 0.22, 0], 0.08)
      .socket('back', [0, 0.22, 0], 0.08)
      .socket('front', [0, 0.2, 0.48], 0.03)
  },
})
