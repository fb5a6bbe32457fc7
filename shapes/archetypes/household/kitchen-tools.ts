import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, torus } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { glowing, metal, plastic, polished, porcelain, wood } from '../../materials/material.ts'
import { several } from '../several.ts'
import { hollow, pipe, rod, turned } from './forms.ts'

export const kitchenTool = several(
  {
    id: 'kitchen-tool',
    about: 'A coffee machine, faucet, rolling pin, funnel, grater, corkscrew or colander',
    skeleton: 'kitchen',
  },
  {
    'coffee machine': {
      nouns: ['coffee machine', 'espresso machine', 'coffee maker', 'coffeemaker', 'coffee brewer'],
      build(look, make) {
        const body = look.material('main', metal('#c9ced4', { roughness: 0.3 }))
        const black = plastic('#24262b')
        make.part('body', box(0.62, 0.84, 0.3, 0.04).at([0, 0.5, -0.14]), body)
        make.part('body', box(0.62, 0.26, 0.56, 0.04).at([0, 0.82, 0.02]), body)
        make.part('tray', box(0.62, 0.1, 0.6, 0.02).at([0, 0.05, 0.04]), look.material('second', black))
        make.part(
          'grate',
          together(
            Array.from({ length: 7 }, (_, i) => box(0.5, 0.012, 0.02, 0.003).at([0, 0.105, 0.06 + i * 0.04])),
          ),
          metal('#8d949b'),
        )
        make.part(
          'filter holder',
          together([
            cylinder(0.1, 0.07, { corners: 28 }).at([0, 0.66, 0.14]),
            rod([0, 0.65, 0.2], [0, 0.63, 0.46], 0.026),
            cylinder(0.02, 0.06, { corners: 12 }).at([0.04, 0.61, 0.14]).mirrored(),
          ]),
          black,
        )
        make.part(
          'steam pipe',
          pipe(
            [
              [0.24, 0.7, 0.2],
              [0.26, 0.6, 0.26],
              [0.26, 0.34, 0.28],
            ],
            0.014,
          ),
          polished('#dfe3e6'),
        )
        make.part(
          'cup',
          hollow(
            [
              [0, 0.11],
              [0.07, 0.11],
              [0.1, 0.16],
              [0.11, 0.26],
            ],
            0.014,
            0.13,
          )
            .at([0, 0, 0.14])
            .with(torus(0.045, 0.014, 20, 8).turn(90, 0, 0).at([-0.13, 0.19, 0.14])),
          look.material('accent', porcelain('#f6f3ec')),
        )
        make.part('coffee', cylinder(0.094, 0.02, { corners: 28 }).at([0, 0.235, 0.14]), plastic('#4a2814'))
        make.part(
          'buttons',
          together(
            [-0.18, -0.06].map((x) =>
              cylinder(0.032, 0.03, { corners: 18 }).turn(90, 0, 0).at([x, 0.86, 0.3]),
            ),
          ),
          black,
        )
        make.part('light', ball(0.02, 12).at([0.06, 0.86, 0.3]), glowing('#4ae06a', { glow: 1 }))
        make.socket('top', [0, 0.95, 0], 0.28)
      },
    },
    faucet: {
      nouns: ['faucet', 'tap', 'water tap', 'water faucet', 'spigot', 'kitchen faucet'],
      build(look, make) {
        const steel = look.material('main', polished('#cfd6dc', { roughness: 0.16 }))
        make.part(
          'body',
          turned([
            [0, 0],
            [0.2, 0],
            [0.19, 0.05],
            [0.11, 0.08],
            [0.1, 0.36],
            [0.12, 0.4],
            [0, 0.42],
          ]),
          steel,
        )
        make.part(
          'spout',
          pipe(
            [
              [0, 0.36, 0],
              [0, 0.68, 0.02],
              [0, 0.88, 0.16],
              [0, 0.88, 0.38],
              [0, 0.74, 0.5],
              [0, 0.62, 0.5],
            ],
            [0.07, 0.066, 0.062, 0.06, 0.058, 0.062],
            6,
            22,
          ),
          steel,
        )
        make.part('outlet', torus(0.058, 0.014, 24, 8).at([0, 0.61, 0.5]), metal('#8d949b'))
        make.part(
          'handles',
          together([
            rod([0, 0.2, 0], [0.24, 0.22, 0], 0.034),
            ball(0.05, 16).at([0.25, 0.23, 0]),
            ...[0, 90].map((a) => rod([-0.1, 0, 0], [0.1, 0, 0], 0.024).turn(0, a, 0).at([0.25, 0.3, 0])),
            rod([0.25, 0.22, 0], [0.25, 0.3, 0], 0.026),
          ]).mirrored(),
          look.material('second', polished('#cfd6dc', { roughness: 0.16 })),
        )
        make.part('hot and cold', ball(0.03, 12).at([-0.25, 0.325, 0]), plastic('#d8302a'))
        make.part('hot and cold', ball(0.03, 12).at([0.25, 0.325, 0]), plastic('#2f6fd8'))
      },
    },
    'rolling pin': {
      nouns: ['rolling pin'],
      build(look, make) {
        const along = (solid: ReturnType<typeof ball>) => solid.turn(0, 0, 90).at([0, 0.11, 0])
        make.part(
          'roller',
          along(cylinder(0.11, 0.62, { corners: 36, round: 0.02 })),
          look.material('main', wood('#d8a868')),
        )
        make.part(
          'handles',
          along(
            turned([
              [0, 0.3],
              [0.03, 0.31],
              [0.03, 0.35],
              [0.055, 0.4],
              [0.045, 0.48],
              [0, 0.5],
            ]).mirrored('y'),
          ),
          look.material('second', wood('#a86a34')),
        )
      },
    },
    funnel: {
      nouns: ['funnel'],
      build(look, make) {
        make.part(
          'funnel',
          lathe(
            [
              [0.05, 0],
              [0.075, 0.34],
              [0.4, 0.74],
              [0.42, 0.84],
              [0.44, 0.84],
              [0.44, 0.87],
              [0.4, 0.87],
              [0.38, 0.75],
              [0.05, 0.36],
              [0.03, 0.01],
              [0.05, 0],
            ].map(([r = 0, y = 0]) => [r, y] as const),
            { corners: 40 },
          ),
          look.material('main', metal('#c4ccd2', { roughness: 0.3 })),
        )
        make.part(
          'handle',
          torus(0.07, 0.018, 24, 8).turn(90, 0, 0).at([0.48, 0.8, 0]),
          look.material('main', metal('#c4ccd2', { roughness: 0.3 })),
        )
      },
    },
    'cheese grater': {
      nouns: ['cheese grater', 'grater', 'box grater'],
      build(look, make) {
        const steel = look.material('main', metal('#cdd3d8', { roughness: 0.25 }))
        make.part('body', box(0.5, 0.86, 0.36, 0.02).taper(1, 0.66).at([0, 0.45, 0]), steel)
        const teeth = Array.from({ length: 7 }, (_, row) =>
          Array.from({ length: 5 }, (_, i) => {
            const y = 0.16 + row * 0.095
            const wide = 1 - 0.34 * ((y - 0.02) / 0.86)
            return ball([0.022, 0.016, 0.024], 10).at([
              (i - 2 + (row % 2 ? 0.25 : -0.25)) * 0.085 * wide,
              y,
              0.178 * wide,
            ])
          }),
        ).flat()
        make.part('teeth', together(teeth).mirrored('z'), metal('#9aa2a9'))
        const slots = [0.24, 0.44, 0.64].map((y) =>
          box(0.02, 0.03, 0.22, 0.006).at([0.25 * (1 - 0.34 * (y / 0.86)), y, 0]),
        )
        make.part('slots', together(slots).mirrored(), metal('#7d858c'))
        make.part(
          'handle',
          pipe(
            [
              [-0.14, 0.86, 0],
              [-0.13, 1.02, 0],
              [0.13, 1.02, 0],
              [0.14, 0.86, 0],
            ],
            0.04,
          ),
          look.material('accent', plastic('#c8302c')),
        )
        make.part(
          'foot',
          box(0.54, 0.05, 0.4, 0.02).at([0, 0.025, 0]),
          look.material('accent', plastic('#c8302c')),
        )
      },
    },
    corkscrew: {
      nouns: ['corkscrew', 'wine opener', 'bottle opener'],
      build(look, make) {
        const steel = metal('#cdd3d8', { roughness: 0.22 })
        const worm = Array.from({ length: 46 }, (_, i): Vec3 => {
          const a = radians(i * 38)
          const thin = Math.min(1, i / 8)
          return [Math.cos(a) * 0.05 * thin, 0.02 + i * 0.0115, Math.sin(a) * 0.05 * thin]
        })
        make.part(
          'worm',
          pipe(
            worm,
            worm.map((_, i) => 0.008 + 0.01 * Math.min(1, i / 10)),
            2,
            10,
          ),
          steel,
        )
        make.part('shaft', cylinder(0.026, 0.34, { corners: 18 }).at([0, 0.66, 0]), steel)
        make.part('collar', cylinder(0.05, 0.05, { corners: 22 }).at([0, 0.55, 0]), steel)
        make.part(
          'handle',
          turned([
            [0, -0.32],
            [0.05, -0.3],
            [0.062, -0.16],
            [0.05, 0],
            [0.062, 0.16],
            [0.05, 0.3],
            [0, 0.32],
          ])
            .turn(0, 0, 90)
            .at([0, 0.84, 0]),
          look.material('main', wood('#8a4c22')),
        )
      },
    },
    colander: {
      nouns: ['colander', 'strainer', 'sieve'],
      build(look, make) {
        const steel = look.material('main', metal('#d3d8dd', { roughness: 0.28 }))
        make.part(
          'bowl',
          hollow(
            [
              [0.14, 0.08],
              [0.3, 0.16],
              [0.42, 0.32],
              [0.46, 0.5],
            ],
            0.02,
            0.11,
          ),
          steel,
        )
        make.part('foot', torus(0.2, 0.024, 36, 8).at([0, 0.06, 0]), steel)
        make.part('handles', torus(0.09, 0.02, 24, 8).at([0.52, 0.48, 0]).mirrored(), steel)
        const holes = [0, 1, 2, 3].flatMap((row) =>
          Array.from({ length: 20 }, (_, i) => {
            const a = radians(i * 18 + (row % 2) * 9)
            const [r, y] = [
              [0.33, 0.2],
              [0.385, 0.27],
              [0.425, 0.34],
              [0.445, 0.42],
            ][row] as [number, number]
            return ball(0.018, 8).at([Math.sin(a) * r, y, Math.cos(a) * r])
          }),
        )
        make.part('holes', together(holes), plastic('#3a3f45'))
      },
    },
  },
)
