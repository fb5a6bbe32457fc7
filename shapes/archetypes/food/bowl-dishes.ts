import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, softened, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { lacquer, leaf, liquid, porcelain, rubber, skin, wood } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

/** What is eaten from a bowl. */
export const bowlDish = archetype({
  id: 'bowl-dish',
  about: 'A bowl of ramen, noodles, soup or rice',
  skeleton: 'food',
  nouns: ['ramen', 'bowl of ramen', 'ramen bowl', 'noodle soup'],
  parameters: {
    filling: choice(['ramen', 'noodles', 'soup', 'rice', 'salad'], 'what is in the bowl'),
    chopsticks: number(1, 0, 1, 'chopsticks across the rim'),
  },
  rows: {
    noodles: { values: { filling: 'noodles' } },
    'bowl of noodles': { values: { filling: 'noodles' } },
    spaghetti: {
      values: { filling: 'noodles', chopsticks: 0 },
      colours: { main: '#f2ead8', second: '#3f6fb0' },
    },
    pasta: { values: { filling: 'noodles', chopsticks: 0 }, colours: { main: '#f2ead8', second: '#3f6fb0' } },
    soup: { values: { filling: 'soup', chopsticks: 0 }, colours: { main: '#e8e0cf', second: '#c4502c' } },
    'bowl of soup': {
      values: { filling: 'soup', chopsticks: 0 },
      colours: { main: '#e8e0cf', second: '#c4502c' },
    },
    stew: { values: { filling: 'soup', chopsticks: 0 }, colours: { main: '#8a5a33', second: '#5a3a22' } },
    rice: { values: { filling: 'rice' }, colours: { main: '#2f5fa8' } },
    'bowl of rice': { values: { filling: 'rice' }, colours: { main: '#2f5fa8' } },
    'rice bowl': { values: { filling: 'rice' }, colours: { main: '#2f5fa8' } },
    salad: { values: { filling: 'salad', chopsticks: 0 }, colours: { main: '#b9783e', second: '#8a5228' } },
    'bowl of salad': {
      values: { filling: 'salad', chopsticks: 0 },
      colours: { main: '#b9783e', second: '#8a5228' },
    },
  },
  build(v, look, make) {
    const band = look.light('second', '#f4ead2')
    const bowl = look.material(
      'main',
      porcelain('#b3231f', {
        paint: ([x, y, z]) =>
          y > 0.335 &&
          y < 0.375 &&
          Math.hypot(x, z) > 0.44 &&
          Math.sin(Math.atan2(x, z) * 26 + (y > 0.355 ? 1.2 : 0)) > -0.2
            ? band
            : undefined,
      }),
    )
    make.part(
      'bowl',
      lathe(
        softened(
          [
            [0, 0],
            [0.2, 0],
            [0.21, 0.05],
            [0.19, 0.06],
            [0.33, 0.13],
            [0.44, 0.25],
            [0.5, 0.4],
            [0.482, 0.412],
            [0.462, 0.4],
            [0.41, 0.26],
            [0.3, 0.16],
            [0, 0.12],
          ],
          0.012,
        ),
        { corners: 52 },
      ),
      bowl,
    )
    const level = 0.335
    if (v.filling === 'rice') {
      make.part(
        'rice',
        lathe(
          [
            [0, 0.2],
            [0.42, 0.28],
            [0.45, 0.37],
            [0.4, 0.44],
            [0.26, 0.53],
            [0.12, 0.57],
            [0, 0.575],
          ],
          { corners: 40, flutes: (a) => 1 + 0.012 * Math.sin(a * 7) },
        ).with(
          ...Array.from({ length: 230 }, (_, i) => {
            const far = 0.43 * Math.sqrt((i + 0.5) / 230)
            const up = 0.578 - 0.2 * (far / 0.44) ** 2.2
            return ball([0.01, 0.01, 0.022], 5)
              .turn(chanceAt(i, 1, 2) * 40 - 20, chanceAt(i, 1, 3) * 360, 0)
              .move(Math.sin(i * 2.39996) * far, up, Math.cos(i * 2.39996) * far)
          }),
        ),
        rubber('#fbf8ef', { relief: 0.4 }),
      )
    } else if (v.filling === 'salad') {
      const leaves = [leaf('#5da032'), leaf('#86bf4a')]
      leaves.forEach((stuff, n) => {
        make.part(
          'leaves',
          together(
            Array.from({ length: 9 }, (_, i) =>
              lathe(
                [
                  [0, 0],
                  [0.09, 0.004],
                  [0.14, 0.02],
                  [0.14, 0.032],
                  [0.09, 0.02],
                  [0, 0.016],
                ],
                { corners: 30, flutes: (a) => 1 + 0.12 * Math.sin(a * 7) },
              )
                .turn(chanceAt(i, n, 7) * 70 - 35, i * 40, chanceAt(i, n, 8) * 70 - 35)
                .move(
                  Math.sin(i * 2.4 + n) * (0.08 + i * 0.026),
                  0.42 - i * 0.006 + n * 0.02,
                  Math.cos(i * 2.4 + n) * (0.08 + i * 0.026),
                ),
            ),
          ),
          stuff,
        )
      })
      make.part(
        'leaves',
        lathe(
          [
            [0, 0.2],
            [0.41, 0.3],
            [0.4, 0.36],
            [0.2, 0.4],
            [0, 0.41],
          ],
          { corners: 30 },
        ),
        leaves[0] ?? leaf('#5da032'),
      )
      make.part(
        'tomatoes',
        together(
          [0, 1, 2, 3, 4].map((i) =>
            ball(0.068, 16).move(Math.sin(i * 1.26 + 0.4) * 0.25, 0.46, Math.cos(i * 1.26 + 0.4) * 0.25),
          ),
        ),
        skin('#d9301f', { roughness: 0.2 }),
      )
      make.part(
        'cucumber',
        together(
          [0, 1, 2, 3].map((i) =>
            cylinder(0.08, 0.025, { round: 0.008 })
              .turn(30, i * 70, 20)
              .move(Math.sin(i * 1.6 + 1) * 0.17, 0.5, Math.cos(i * 1.6 + 1) * 0.17),
          ),
        ),
        skin('#b9d98a', { roughness: 0.3 }),
      )
    } else {
      const soup = v.filling === 'soup'
      const broth = soup
        ? look.material('second', liquid('#c4502c', { opacity: 1 }))
        : liquid(v.filling === 'ramen' ? '#b8722c' : '#c23a1e', { opacity: 1 })
      make.part(
        soup ? 'soup' : 'broth',
        cylinder(0.435, 0.05, { round: 0.006, corners: 48 })
          .scale(1, 1, 1)
          .move(0, level - 0.025, 0),
        broth,
      )
      if (soup) {
        make.part(
          'cream',
          tube(
            Array.from(
              { length: 50 },
              (_, i): Vec3 => [
                Math.sin(i * 0.3) * (0.03 + i * 0.0052),
                level + 0.003,
                Math.cos(i * 0.3) * (0.03 + i * 0.0052),
              ],
            ),
            0.014,
            { corners: 8 },
          ).warp(([x, y, z]): Vec3 => [x, level + (y - level) * 0.6, z]),
          lacquer('#fbf3df'),
        )
        make.part(
          'herbs',
          together(
            Array.from({ length: 22 }, (_, i) =>
              ball([0.026, 0.006, 0.014], 8)
                .turn(0, i * 50, 0)
                .move(
                  Math.sin(i * 2.4) * (0.06 + 0.015 * i),
                  level + 0.012,
                  Math.cos(i * 2.4) * (0.06 + 0.015 * i),
                ),
            ),
          ),
          leaf('#4f8f2a'),
        )
      } else {
        const strand = (n: number, radius: number, x: number, z: number, up: number) =>
          tube(
            Array.from({ length: 15 }, (_, i): Vec3 => {
              const angle = i * 0.46 + n * 1.7
              const far = radius * (1 + 0.18 * Math.sin(i * 1.1 + n))
              return [
                x + Math.sin(angle) * far,
                up + 0.014 * Math.sin(i * 0.9 + n * 2),
                z + Math.cos(angle) * far,
              ]
            }),
            0.0155,
            { corners: 7, smooth: 3 },
          )
        const heap = v.filling === 'noodles'
        const strands = Array.from({ length: heap ? 34 : 22 }, (_, n) => {
          const layer = n / (heap ? 34 : 22)
          const spread = heap ? 0.2 * (1 - layer) : 0.2
          return strand(
            n,
            (heap ? 0.21 : 0.16) - 0.08 * layer,
            Math.sin(n * 2.4) * spread,
            Math.cos(n * 2.4) * spread,
            level + 0.004 + layer * (heap ? 0.17 : 0.022),
          )
        })
        make.part('noodles', together(strands), rubber('#f2cf7c', { relief: 0.2, roughness: 0.4 }))
        if (heap) {
          make.part(
            'sauce',
            lathe(
              [
                [0, 0],
                [0.15, -0.03],
                [0.2, -0.06],
                [0.21, -0.045],
                [0.14, 0.02],
                [0, 0.06],
              ],
              { corners: 36, flutes: (a) => 1 + 0.16 * Math.sin(a * 5) },
            ).move(0, level + 0.165, 0),
            lacquer('#b3271a', { roughness: 0.25 }),
          )
          make.part(
            'meatballs',
            together(
              [0, 1, 2].map((i) =>
                ball(0.062, 16).move(Math.sin(i * 2.1) * 0.085, level + 0.235, Math.cos(i * 2.1) * 0.085),
              ),
            ),
            rubber('#6b3a20'),
          )
          make.part(
            'basil',
            together(
              [0, 1].map((i) =>
                ball([0.06, 0.008, 0.032], 12)
                  .turn(0, i * 100, 15)
                  .move(0, level + 0.29 + i * 0.012, 0),
              ),
            ),
            leaf('#4d9a2f'),
          )
        } else {
          const [white, yolk, rim] = [light('#fdf8ea'), light('#f5a11c'), light('#d9a066')]
          const half = lathe(
            [
              [0, -0.09],
              [0.06, -0.078],
              [0.1, -0.045],
              [0.116, 0],
              [0.11, 0.01],
              [0, 0.012],
            ],
            { corners: 30 },
          ).scale(0.85, 1, 1.15)
          const egg = (x: number, z: number, turned: number) =>
            half.turn(16, turned, 0).move(x, level + 0.045, z)
          make.part(
            'egg',
            egg(0.2, 0.2, 40).with(egg(0.31, 0.03, 60)),
            lacquer('#fdf8ea', {
              roughness: 0.35,
              paint: ([x, y, z]) => {
                const near = Math.min(Math.hypot((x - 0.2) * 1, z - 0.2), Math.hypot(x - 0.31, z - 0.03))
                return near < 0.052 && y > level + 0.03 ? yolk : y < level + 0.02 ? rim : white
              },
            }),
          )
          const pork = cylinder(0.13, 0.036, { round: 0.012, corners: 32 })
          const spots: Vec3[] = [
            [-0.2, level + 0.045, 0.2],
            [-0.27, level + 0.06, 0.06],
          ]
          const [meat, fat] = [light('#b5714a'), light('#f0cfae')]
          make.part(
            'pork',
            together(spots.map((at, i) => pork.turn(14, i * 70, 0).at(at))),
            skin('#b5714a', {
              roughness: 0.4,
              paint: ([x, , z]) => {
                const near = Math.min(...spots.map((at) => Math.hypot(x - at[0], z - at[2])))
                return near > 0.108 || Math.abs(near - 0.06) < 0.013 ? fat : meat
              },
            }),
          )
          make.part(
            'seaweed',
            box(0.2, 0.24, 0.008, 0.003)
              .turn(-16, 20, 4)
              .move(-0.17, level + 0.11, -0.26)
              .with(
                box(0.18, 0.22, 0.008, 0.003)
                  .turn(-20, -4, -5)
                  .move(-0.05, level + 0.1, -0.3),
              ),
            leaf('#1d3a28', { roughness: 0.6 }),
          )
          make.part(
            'spring onions',
            together(
              Array.from({ length: 26 }, (_, i) =>
                lathe(
                  [
                    [0.014, 0],
                    [0.026, 0],
                    [0.026, 0.02],
                    [0.014, 0.02],
                    [0.014, 0.004],
                  ],
                  { corners: 10 },
                )
                  .turn(chanceAt(i, 4, 1) * 40, 0, chanceAt(i, 4, 2) * 40)
                  .move(
                    0.05 + Math.sin(i * 2.4) * 0.02 * Math.sqrt(i),
                    level + 0.035 + 0.012 * chanceAt(i, 4, 3),
                    -0.08 + Math.cos(i * 2.4) * 0.02 * Math.sqrt(i),
                  ),
              ),
            ),
            leaf('#6fb53a', { relief: 0.3 }),
          )
        }
      }
    }
    if (v.chopsticks > 0.3) {
      const stick = tube(
        [
          [-0.62, 0, 0],
          [0.6, 0, 0],
        ],
        (way) => 0.011 + 0.011 * way,
        { corners: 10 },
      )
      const rice = v.filling === 'rice'
      // In rice they would stand as at a grave, so that they lie across the rim.
      const [z, y] = rice ? [0.36, 0.435] : [-0.12, 0.43]
      make.part(
        'chopsticks',
        stick
          .turn(0, rice ? 4 : 32, 0)
          .move(0.08, y, z)
          .with(stick.turn(0, rice ? 0 : 27, 0).move(0.08, y, z + 0.05)),
        look.material('accent', wood('#5a2c1a')),
      )
    }
    make.socket('inside', [0, level, 0], 0.43).socket('top', [0, 0.45, 0], 0.3)
  },
})
