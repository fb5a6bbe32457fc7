import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import { glass, glowing, lacquer, metal, plastic, rubber, wood } from '../../materials/material.ts'

/** Lying along x: the muzzle to the right. */
const along = (solid: Solid) => solid.turn(0, 0, -90)
const ring = (outline: Vec2[], hole: Vec2[], depth: number) =>
  extrude(outline, depth, { bevel: depth * 0.3, holes: [hole] })

/** Guns seen from their side, their muzzle to the right. */
export const gun = archetype({
  id: 'gun',
  about: 'A pistol, revolver, rifle or ray gun',
  skeleton: 'weapon',
  nouns: ['gun', 'pistol', 'handgun'],
  parameters: {
    kind: choice(
      ['pistol', 'revolver', 'rifle', 'shotgun', 'ray gun', 'blaster', 'water gun'],
      'which gun it is',
    ),
    scope: number(0, 0, 1, 'a scope on top'),
  },
  rows: {
    revolver: { values: { kind: 'revolver' } },
    rifle: { values: { kind: 'rifle' } },
    'sniper rifle': { values: { kind: 'rifle', scope: 1 }, colours: { second: '#4a5236' } },
    'assault rifle': { values: { kind: 'rifle' }, colours: { second: '#2d3038' } },
    shotgun: { values: { kind: 'shotgun' } },
    musket: { values: { kind: 'shotgun' } },
    'ray gun': { values: { kind: 'ray gun' }, colours: { main: '#d3302a' } },
    raygun: { values: { kind: 'ray gun' }, colours: { main: '#d3302a' } },
    'laser gun': { values: { kind: 'ray gun' }, colours: { main: '#3f6fd0' } },
    blaster: { values: { kind: 'blaster', scope: 1 }, colours: { main: '#3a3f4a' } },
    'water gun': { values: { kind: 'water gun' }, colours: { main: '#2fae4a', second: '#f4c51e' } },
    'toy gun': { values: { kind: 'water gun' }, colours: { main: '#f07a1e', second: '#2f8fd8' } },
  },
  build(v, look, make) {
    const steel = look.material('main', metal('#4a4f59'))
    const grip = (outline: Vec2[], depth: number) =>
      extrude(roundedOutline(outline, 0.03), depth, { bevel: depth * 0.3, steps: 3 })
    const guardAt = (x: number, y: number, w = 0.2, h = 0.15) =>
      ring(
        roundedOutline(
          [
            [x, y],
            [x + w, y],
            [x + w, y - h],
            [x, y - h],
          ],
          0.06,
        ),
        roundedOutline(
          [
            [x + 0.025, y - 0.02],
            [x + w - 0.025, y - 0.02],
            [x + w - 0.025, y - h + 0.025],
            [x + 0.025, y - h + 0.025],
          ],
          0.045,
        ),
        0.05,
      )
    const trigger = (x: number, y: number) =>
      tube(
        [
          [x, y, 0],
          [x + 0.02, y - 0.05, 0],
          [x + 0.045, y - 0.09, 0],
        ],
        0.014,
        { smooth: 4, corners: 8 },
      )
    const scoped = (x: number, y: number, s: number) => {
      make.part(
        'scope',
        together([
          along(
            lathe(
              softened(
                [
                  [0, -0.2],
                  [0.05, -0.2],
                  [0.05, -0.1],
                  [0.032, -0.07],
                  [0.032, 0.06],
                  [0.06, 0.12],
                  [0.06, 0.22],
                  [0, 0.22],
                ],
                0.01,
              ),
              { corners: 24 },
            ),
          ),
          box(0.04, 0.08, 0.03, 0.01).move(-0.06, -0.05, 0),
          box(0.04, 0.08, 0.03, 0.01).move(0.07, -0.05, 0),
          cylinder(0.018, 0.04, { corners: 14 }).move(0, 0.045, 0),
        ])
          .scale(s)
          .move(x, y, 0),
        plastic('#23262d'),
      )
      make.part(
        'lens',
        along(cylinder(0.05, 0.02, { corners: 24 }))
          .scale(s)
          .move(x + 0.217 * s, y, 0),
        lacquer('#57c7e8', { roughness: 0.04 }),
      )
    }
    switch (v.kind) {
      case 'pistol': {
        const slide = extrude(
          roundedOutline(
            [
              [-0.42, 0.5],
              [0.46, 0.5],
              [0.46, 0.66],
              [0.43, 0.69],
              [-0.4, 0.69],
              [-0.43, 0.66],
            ],
            0.02,
          ),
          0.15,
          { bevel: 0.025 },
        )
        const ribs = together(
          Array.from({ length: 6 }, (_, i) =>
            box(0.014, 0.12, 0.156, 0.005)
              .turn(0, 0, -8)
              .move(-0.38 + i * 0.03, 0.6, 0),
          ),
        )
        make.part(
          'slide',
          together([
            slide,
            ribs,
            along(cylinder(0.045, 0.06, { corners: 24 })).move(0.46, 0.605, 0),
            box(0.03, 0.03, 0.03, 0.008).move(0.41, 0.7, 0),
            box(0.03, 0.03, 0.09, 0.008).move(-0.37, 0.7, 0),
          ]),
          steel,
        )
        make.part(
          'muzzle',
          along(cylinder(0.028, 0.02, { corners: 20 })).move(0.486, 0.605, 0),
          rubber('#0d0e10'),
        )
        const frame = extrude(
          roundedOutline(
            [
              [-0.44, 0.5],
              [0.4, 0.5],
              [0.4, 0.43],
              [-0.12, 0.41],
              [-0.17, 0.36],
              [-0.24, -0.004],
              [-0.46, 0.03],
              [-0.36, 0.4],
            ],
            0.025,
          ),
          0.12,
          { bevel: 0.03, steps: 3 },
        )
        make.part(
          'frame',
          together([frame, guardAt(-0.17, 0.43, 0.24, 0.17), trigger(-0.06, 0.43)]),
          look.material('main', metal('#363a43')),
        )
        make.part(
          'grip',
          grip(
            [
              [-0.37, 0.37],
              [-0.2, 0.36],
              [-0.26, 0.05],
              [-0.43, 0.075],
            ],
            0.155,
          ),
          look.material('second', wood('#6b3a1e', { grain: 0.6 })),
        )
        make.part(
          'screws',
          cylinder(0.018, 0.165, { corners: 14, round: 0.006 })
            .turn(90, 0, 0)
            .move(-0.28, 0.31, 0)
            .with(cylinder(0.018, 0.165, { corners: 14, round: 0.006 }).turn(90, 0, 0).move(-0.34, 0.11, 0)),
          look.material('accent', metal('#d9b04a')),
        )
        if (v.scope > 0.3) scoped(0, 0.78, 0.9)
        make.socket('handle', [-0.31, 0.22, 0], 0.08)
        return
      }
      case 'revolver': {
        const drum = cylinder(0.125, 0.24, { round: 0.02, corners: 36 }).minus(
          ...[0, 1, 2, 3, 4, 5].map((i) =>
            cylinder(0.034, 0.2, { corners: 14 })
              .move(0, 0.05, 0.135)
              .turn(0, 60 * i, 0),
          ),
        )
        make.part(
          'barrel',
          together([
            along(
              lathe(
                softened(
                  [
                    [0, 0],
                    [0.055, 0],
                    [0.05, 0.5],
                    [0.058, 0.51],
                    [0.058, 0.55],
                    [0.03, 0.55],
                    [0.028, 0.4],
                    [0, 0.4],
                  ],
                  0.008,
                ),
                { corners: 28 },
              ),
            ).move(0, 0.6, 0),
            along(cylinder(0.025, 0.36, { corners: 16 })).move(0.2, 0.53, 0),
            extrude(
              [
                [0.46, 0.64],
                [0.53, 0.64],
                [0.53, 0.69],
              ],
              0.025,
            ),
          ]),
          steel,
        )
        make.part(
          'drum',
          along(drum).turn(15, 0, 0).move(-0.14, 0.565, 0),
          look.material('main', metal('#6a707b')),
        )
        const frame = ring(
          roundedOutline(
            [
              [-0.34, 0.68],
              [0.03, 0.68],
              [0.03, 0.43],
              [-0.18, 0.42],
              [-0.34, 0.34],
              [-0.42, 0.5],
            ],
            0.03,
          ),
          roundedOutline(
            [
              [-0.265, 0.65],
              [-0.015, 0.65],
              [-0.015, 0.47],
              [-0.265, 0.47],
            ],
            0.01,
          ),
          0.11,
        )
        const hammer = extrude(
          [
            [-0.36, 0.6],
            [-0.33, 0.68],
            [-0.42, 0.75],
            [-0.46, 0.73],
            [-0.39, 0.66],
            [-0.41, 0.58],
          ],
          0.04,
        )
        make.part(
          'frame',
          together([frame, hammer, guardAt(-0.26, 0.44, 0.24, 0.17), trigger(-0.15, 0.44)]),
          steel,
        )
        make.part(
          'grip',
          grip(
            [
              [-0.4, 0.54],
              [-0.3, 0.37],
              [-0.38, 0.14],
              [-0.42, 0.02],
              [-0.56, 0.02],
              [-0.58, 0.1],
              [-0.5, 0.3],
              [-0.47, 0.48],
            ],
            0.14,
          ),
          look.material('second', wood('#7a3f1c', { grain: 0.6 })),
        )
        make.part(
          'screws',
          cylinder(0.02, 0.15, { corners: 14 }).turn(90, 0, 0).move(-0.45, 0.24, 0),
          look.material('accent', metal('#d9b04a')),
        )
        make.socket('handle', [-0.43, 0.25, 0], 0.08)
        return
      }
      case 'rifle':
      case 'shotgun': {
        const rifle = v.kind === 'rifle'
        const timber = look.material('second', wood('#7a4522', { grain: 0.8 }))
        const butt: Vec2[] = [
          [-0.7, 0.02],
          [-0.7, 0.24],
          [-0.4, 0.29],
          [-0.12, 0.29],
          [-0.12, 0.2],
          [-0.24, 0.18],
          [-0.34, 0.15],
        ]
        make.part(
          'stock',
          together([
            extrude(roundedOutline(butt, 0.02), 0.075, { bevel: 0.025, steps: 3 }),
            extrude(
              roundedOutline(
                [
                  [0.14, 0.2],
                  [0.5, 0.215],
                  [0.5, 0.265],
                  [0.14, 0.275],
                ],
                0.02,
              ),
              0.08,
              { bevel: 0.025, steps: 3 },
            ),
          ]),
          timber,
        )
        const receiver = extrude(
          roundedOutline(
            [
              [-0.16, 0.19],
              [0.17, 0.19],
              [0.17, 0.315],
              [-0.12, 0.315],
              [-0.16, 0.29],
            ],
            0.015,
          ),
          0.07,
          { bevel: 0.015 },
        )
        const tubes = rifle
          ? [
              along(cylinder(0.02, 0.76, { corners: 20 })).move(0.42, 0.285, 0),
              along(cylinder(0.03, 0.09, { corners: 20 })).move(0.79, 0.285, 0),
              box(0.02, 0.06, 0.02, 0.005).move(0.72, 0.315, 0),
            ]
          : [
              along(cylinder(0.026, 0.72, { corners: 20 })).move(0.42, 0.285, 0.026),
              along(cylinder(0.026, 0.72, { corners: 20 })).move(0.42, 0.285, -0.026),
              ball(0.013, 10).move(0.76, 0.317, 0),
            ]
        make.part(
          'barrel',
          together([receiver, ...tubes, guardAt(-0.14, 0.2, 0.16, 0.1), trigger(-0.07, 0.2).scale(1, 1, 1)]),
          steel,
        )
        if (rifle)
          make.part(
            'magazine',
            extrude(
              roundedOutline(
                [
                  [0.05, 0.2],
                  [0.13, 0.2],
                  [0.17, 0.0],
                  [0.08, 0.0],
                ],
                0.012,
              ),
              0.05,
              { bevel: 0.012 },
            ),
            look.material('main', metal('#363a43')),
          )
        make.part(
          'bands',
          together([
            box(0.03, 0.09, 0.09, 0.012).move(0.42, 0.25, 0),
            box(0.02, 0.225, 0.08, 0.01).move(-0.705, 0.13, 0),
          ]),
          look.material('accent', rifle ? rubber('#1d1f24') : metal('#c9973a')),
        )
        if (v.scope > 0.3) scoped(0.02, 0.39, 0.95)
        make.socket('handle', [-0.25, 0.22, 0], 0.05)
        return
      }
      case 'water gun': {
        const body = look.material('main', plastic('#2fae4a', { roughness: 0.3 }))
        make.part(
          'body',
          together([
            extrude(
              roundedOutline(
                [
                  [-0.45, 0.4],
                  [0.28, 0.38],
                  [0.34, 0.46],
                  [0.28, 0.58],
                  [-0.3, 0.6],
                  [-0.47, 0.52],
                ],
                0.05,
              ),
              0.17,
              { bevel: 0.06, steps: 4 },
            ),
            grip(
              [
                [-0.4, 0.45],
                [-0.18, 0.45],
                [-0.22, 0.02],
                [-0.42, 0.02],
              ],
              0.14,
            ),
            guardAt(-0.22, 0.42, 0.22, 0.18),
          ]),
          body,
        )
        make.part(
          'nozzle',
          together([
            along(
              lathe(
                softened(
                  [
                    [0, 0],
                    [0.08, 0],
                    [0.07, 0.16],
                    [0.04, 0.18],
                    [0.04, 0.26],
                    [0, 0.26],
                  ],
                  0.015,
                ),
                { corners: 26 },
              ),
            ).move(0.3, 0.48, 0),
            trigger(-0.12, 0.42).scale(1, 1, 1.6),
            lathe(
              softened(
                [
                  [0, 0],
                  [0.07, 0],
                  [0.07, 0.06],
                  [0, 0.06],
                ],
                0.015,
              ),
              { corners: 24 },
            ).move(-0.04, 0.58, 0),
          ]),
          look.material('accent', plastic('#f07a1e', { roughness: 0.3 })),
        )
        make.part(
          'tank',
          lathe(
            softened(
              [
                [0, 0],
                [0.1, 0],
                [0.17, 0.06],
                [0.17, 0.18],
                [0.1, 0.26],
                [0, 0.27],
              ],
              0.05,
              4,
            ),
            { corners: 32 },
          )
            .scale(1.35, 1, 0.9)
            .move(-0.04, 0.63, 0),
          look.material('second', glass('#f4c51e', { opacity: 0.75 })),
        )
        make.socket('handle', [-0.31, 0.22, 0], 0.08)
        return
      }
      default: {
        const ray = v.kind === 'ray gun'
        const body = look.material('main', ray ? lacquer('#d3302a') : metal('#3a3f4a'))
        const chrome = look.material('second', metal(ray ? '#d5dae2' : '#787f8c'))
        const light = look.material('accent', glowing('#3df06a', { glow: 2 }))
        if (ray) {
          make.part(
            'body',
            along(
              lathe(
                softened(
                  [
                    [0, -0.34],
                    [0.05, -0.33],
                    [0.15, -0.24],
                    [0.19, -0.06],
                    [0.15, 0.1],
                    [0.07, 0.2],
                    [0.045, 0.24],
                    [0.045, 0.5],
                    [0, 0.5],
                  ],
                  0.04,
                  4,
                ),
                { corners: 36 },
              ),
            )
              .move(-0.1, 0.55, 0)
              .with(
                grip(
                  [
                    [-0.3, 0.42],
                    [-0.1, 0.42],
                    [-0.2, 0.02],
                    [-0.42, 0.02],
                  ],
                  0.13,
                ),
              ),
            body,
          )
          const disc = (y: number, r: number) =>
            along(cylinder(r, 0.026, { round: 0.012, corners: 32 })).move(-0.1 + y, 0.55, 0)
          const fin = extrude(
            [
              [-0.4, 0.62],
              [-0.1, 0.7],
              [-0.26, 0.86],
              [-0.5, 0.86],
            ],
            0.03,
            { bevel: 0.01 },
          )
          make.part(
            'rings',
            together([
              disc(0.24, 0.13),
              disc(0.31, 0.115),
              disc(0.38, 0.1),
              fin,
              guardAt(-0.14, 0.42, 0.2, 0.16),
              trigger(-0.06, 0.42),
              along(torus(0.185, 0.018, 36, 10)).move(-0.16, 0.55, 0),
            ]),
            chrome,
          )
          make.part(
            'light',
            together([
              ball(0.075, 22).move(0.46, 0.55, 0),
              ball(0.028, 12).move(-0.16, 0.56, 0.19),
              ball(0.028, 12).move(-0.16, 0.56, -0.19),
              ball(0.05, 16).move(-0.46, 0.55, 0),
            ]),
            light,
          )
        } else {
          make.part(
            'body',
            together([
              extrude(
                roundedOutline(
                  [
                    [-0.5, 0.36],
                    [0.2, 0.36],
                    [0.3, 0.42],
                    [0.3, 0.54],
                    [0.2, 0.58],
                    [-0.4, 0.58],
                    [-0.5, 0.52],
                  ],
                  0.02,
                ),
                0.16,
                { bevel: 0.03 },
              ),
              grip(
                [
                  [-0.36, 0.38],
                  [-0.18, 0.38],
                  [-0.26, 0.02],
                  [-0.45, 0.02],
                ],
                0.12,
              ),
              guardAt(-0.2, 0.38, 0.2, 0.15),
              trigger(-0.1, 0.37),
            ]),
            body,
          )
          make.part(
            'barrel',
            along(
              lathe(
                softened(
                  [
                    [0, 0],
                    [0.06, 0],
                    [0.06, 0.18],
                    [0.085, 0.2],
                    [0.085, 0.29],
                    [0.05, 0.29],
                    [0.045, 0.2],
                    [0, 0.2],
                  ],
                  0.01,
                ),
                { corners: 26 },
              ),
            )
              .move(0.28, 0.48, 0)
              .with(
                box(0.44, 0.05, 0.05, 0.015).move(-0.05, 0.6, 0),
                box(0.2, 0.07, 0.175, 0.02).move(-0.3, 0.46, 0),
              ),
            chrome,
          )
          make.part(
            'light',
            together([
              box(0.26, 0.03, 0.17, 0.01).move(0.06, 0.48, 0),
              along(cylinder(0.046, 0.02, { corners: 24 })).move(0.52, 0.48, 0),
              box(0.03, 0.05, 0.185, 0.01).move(-0.25, 0.46, 0),
              box(0.03, 0.05, 0.185, 0.01).move(-0.32, 0.46, 0),
            ]),
            light,
          )
          if (v.scope > 0.3) scoped(-0.08, 0.69, 0.85)
        }
        make.socket('handle', [-0.29, 0.22, 0], 0.08)
      }
    }
  },
})
