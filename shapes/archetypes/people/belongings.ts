import { type Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  cone,
  cylinder,
  extrude,
  lathe,
  sheet,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { add, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  fur,
  glass,
  glowing,
  lacquer,
  leather,
  type Material,
  metal,
  paper,
  plastic,
  polished,
  thatch,
  wood,
} from '../../materials/material.ts'
import { borrowedTool, holdOfBorrowed } from './borrowed.ts'
import type { Held, Hold } from './held.ts'
import type { PersonValues } from './person-parameters.ts'
import { holdOfTradeTool, tradeTool } from './trade-tools.ts'

const pole = (low: number, high: number, radius = 0.011): Solid =>
  tube(
    [
      [0, low, 0],
      [0, high, 0],
    ],
    radius,
    { corners: 12 },
  )
const oak = () => wood('#8a5a30')
const steel = () => metal('#c3cad2')
const gold = () => polished('#f2b632', { roughness: 0.25 })

function blade(long: number, wide: number, curved = 0): Solid {
  const outline: Vec2[] = [
    [-wide, 0],
    [wide, 0],
    [wide * 0.9, long * 0.8],
    [0, long],
    [-wide * 0.9, long * 0.8],
  ]
  return extrude(outline, wide * 0.5, { bevel: wide * 0.22 }).warp(([x, y, z]) => [
    x + curved * (y / long) ** 2,
    y,
    z,
  ])
}

const holds: Partial<Record<PersonValues['carries'], Hold>> = {
  hammer: 'out',
  flask: 'out',
  magnifier: 'out',
  brush: 'out',
  briefcase: 'hanging',
  lantern: 'hanging',
  guitar: 'strummed',
  staff: 'standing',
  spear: 'standing',
  trident: 'standing',
  skis: 'standing',
  flag: 'standing',
  crook: 'standing',
  pitchfork: 'standing',
  broom: 'standing',
}

export const holdOf = (kind: PersonValues['carries']): Hold =>
  holds[kind] ?? holdOfTradeTool(kind) ?? holdOfBorrowed(kind) ?? 'fore'

/** `floor` is how far below the grip the ground is. */
export function heldThing(kind: PersonValues['carries'], floor: number): Held[] {
  switch (kind) {
    case 'staff': {
      const top = 0.36
      return [
        {
          name: 'staff',
          solid: tube(
            [
              [0, -floor, 0],
              [0.008, -floor * 0.4, 0],
              [-0.004, 0.1, 0],
              [0.012, top, 0],
            ],
            [0.012, 0.013, 0.015, 0.017],
            { corners: 12, smooth: 5 },
          ).with(
            ...[0, 90, 180, 270].map((a) =>
              tube(
                [
                  [0.01, top - 0.01, 0],
                  [0.055, top + 0.035, 0],
                  [0.05, top + 0.1, 0],
                  [0.02, top + 0.115, 0],
                ],
                [0.013, 0.011, 0.008, 0.003],
                { corners: 8, smooth: 4 },
              ).turn(0, a, 0),
            ),
          ),
          material: oak(),
        },
        {
          name: 'orb',
          solid: ball(0.038, 22).at([0.01, top + 0.062, 0]),
          material: glowing('#5fd0ff', { glow: 0.9 }),
          role: 'accent',
        },
      ]
    }
    case 'crook':
      return [
        {
          name: 'staff',
          solid: tube(
            [
              [0, -floor, 0],
              [0, 0.26, 0],
              [0.01, 0.38, 0],
              [0.07, 0.43, 0],
              [0.12, 0.38, 0],
              [0.1, 0.32, 0],
            ],
            0.013,
            { corners: 12, smooth: 6 },
          ),
          material: oak(),
        },
      ]
    case 'sceptre':
      return [
        {
          name: 'sceptre',
          solid: together([
            pole(-0.12, 0.2, 0.011),
            torus(0.015, 0.008, 16, 8).at([0, 0.17, 0]),
            ball(0.02, 14).at([0, -0.12, 0]),
            box(0.012, 0.05, 0.012).at([0, 0.285, 0]),
            box(0.036, 0.012, 0.012).at([0, 0.29, 0]),
            torus(0.036, 0.006, 20, 8).turn(90, 0, 0).at([0, 0.23, 0]),
          ]),
          material: gold(),
        },
        {
          name: 'orb',
          solid: ball(0.033, 18).at([0, 0.23, 0]),
          material: polished('#d42338', { metalness: 0.1 }),
        },
      ]
    case 'wand':
      return [
        {
          name: 'wand',
          solid: tube(
            [
              [0, -0.05, 0],
              [0, 0.2, 0.02],
            ],
            [0.011, 0.007],
            { corners: 10 },
          ),
          material: wood('#6b3f22'),
        },
        {
          name: 'star',
          solid: extrude(
            Array.from({ length: 10 }, (_, i): Vec2 => {
              const a = radians(90 + 36 * i)
              const r = i % 2 === 0 ? 0.055 : 0.024
              return [Math.cos(a) * r, Math.sin(a) * r]
            }),
            0.018,
            { bevel: 0.006 },
          ).at([0, 0.235, 0.02]),
          material: glowing('#ffd94a', { glow: 0.7 }),
          role: 'accent',
        },
      ]
    case 'sword':
    case 'sabre': {
      const bent = kind === 'sabre' ? 0.08 : 0
      return [
        { name: 'sword', solid: blade(0.4, 0.021, bent).at([0, 0.05, 0]), material: steel() },
        {
          name: 'hilt',
          solid: together([
            pole(-0.055, 0.04, 0.012),
            ball(0.02, 14).at([0, -0.065, 0]),
            ...(kind === 'sword'
              ? [box(0.12, 0.02, 0.026, 0.008).at([0, 0.045, 0])]
              : [
                  tube(
                    [
                      [-0.04, 0.045, 0],
                      [0.04, 0.045, 0],
                      [0.05, 0, 0],
                      [0.005, -0.06, 0],
                    ],
                    0.007,
                    { corners: 8, smooth: 4 },
                  ),
                ]),
          ]),
          material: gold(),
        },
      ]
    }
    case 'spear':
      return [
        { name: 'spear', solid: pole(-floor, 0.42, 0.011), material: oak() },
        {
          name: 'tip',
          solid: together([
            extrude(
              [
                [-0.026, 0.03],
                [0, 0],
                [0.026, 0.03],
                [0, 0.13],
              ],
              0.014,
              { bevel: 0.005 },
            ).at([0, 0.42, 0]),
            torus(0.013, 0.006, 14, 8).at([0, 0.41, 0]),
          ]),
          material: steel(),
        },
      ]
    case 'trident':
    case 'pitchfork': {
      const tine = (x: number) =>
        tube(
          [
            [0, 0.36, 0],
            [x, 0.39, 0],
            [x, 0.5, 0],
          ],
          [0.01, 0.01, 0.003],
          { corners: 8, smooth: 4 },
        )
      return [
        {
          name: 'trident',
          solid: pole(-floor, 0.37, 0.011),
          material: kind === 'trident' ? metal('#8c2a26') : oak(),
        },
        {
          name: 'tines',
          solid: together([tine(-0.055), tine(0), tine(0.055)]),
          material: kind === 'trident' ? metal('#3a3236') : steel(),
        },
      ]
    }
    case 'axe': {
      const half = extrude(
        [
          [0.0, 0.05],
          [0.06, 0.02],
          [0.1, -0.03],
          [0.115, 0.06],
          [0.1, 0.15],
          [0.06, 0.1],
          [0, 0.09],
        ],
        0.022,
        { bevel: 0.008 },
      )
      return [
        { name: 'axe handle', solid: pole(-0.16, 0.3, 0.013), material: oak() },
        { name: 'axe', solid: half.mirrored().at([0, 0.16, 0]), material: steel() },
      ]
    }
    case 'hammer':
      return [
        { name: 'hammer handle', solid: pole(-0.07, 0.16, 0.012), material: oak() },
        { name: 'hammer', solid: box(0.12, 0.05, 0.05, 0.012).at([0, 0.18, 0]), material: steel() },
      ]
    case 'club':
      return [
        {
          name: 'club',
          solid: lathe(
            softened(
              [
                [0, -0.09],
                [0.018, -0.09],
                [0.02, 0.05],
                [0.045, 0.22],
                [0.052, 0.32],
                [0.03, 0.38],
                [0, 0.385],
              ],
              0.02,
            ),
            { corners: 16, flutes: (a, y) => 1 + 0.06 * Math.sin(a * 3 + y * 30) },
          ),
          material: oak(),
        },
        {
          name: 'studs',
          solid: together(
            [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
              cone(0.012, 0.035, 8)
                .turn(0, 0, -90)
                .at([0.055, 0.2 + (i % 2) * 0.08, 0])
                .turn(0, i * 45, 0),
            ),
          ),
          material: steel(),
        },
      ]
    case 'bow':
      return [
        {
          name: 'bow',
          solid: tube(
            [
              [0, -0.27, -0.05],
              [0, -0.2, 0.02],
              [0, -0.05, 0.012],
              [0, 0, 0],
              [0, 0.05, 0.012],
              [0, 0.2, 0.02],
              [0, 0.27, -0.05],
            ],
            [0.006, 0.011, 0.013, 0.014, 0.013, 0.011, 0.006],
            { corners: 10, smooth: 4 },
          ),
          material: oak(),
        },
        {
          name: 'string',
          solid: tube(
            [
              [0, -0.27, -0.05],
              [0, 0.27, -0.05],
            ],
            0.0025,
            { corners: 6 },
          ),
          material: plastic('#f2ead8'),
        },
      ]
    case 'broom':
      return [
        { name: 'broom', solid: pole(-floor + 0.14, 0.28, 0.011), material: oak() },
        {
          name: 'bristles',
          solid: lathe(
            [
              [0, 0],
              [0.062, 0],
              [0.055, 0.06],
              [0.026, 0.14],
              [0.016, 0.17],
              [0, 0.175],
            ],
            { corners: 36, flutes: (a) => 1 + 0.05 * Math.cos(a * 12) },
          )
            .at([0, -floor, 0])
            .with(torus(0.024, 0.007, 16, 8).at([0, -floor + 0.13, 0])),
          material: thatch('#d6a548', { grain: 0.3 }),
        },
      ]
    case 'torch':
      return [
        {
          name: 'torch',
          solid: lathe(
            softened(
              [
                [0, -0.1],
                [0.012, -0.1],
                [0.02, 0.1],
                [0.03, 0.15],
                [0, 0.15],
              ],
              0.006,
            ),
            { corners: 14 },
          ),
          material: oak(),
        },
        {
          name: 'flame',
          solid: lathe(
            [
              [0, 0.13],
              [0.035, 0.16],
              [0.042, 0.19],
              [0.028, 0.25],
              [0.008, 0.31],
              [0, 0.32],
            ],
            { corners: 16, flutes: (a, y) => 1 + 0.14 * Math.sin(a * 3 + y * 40) },
          ),
          material: glowing('#ff9a2a', { glow: 1.6 }),
        },
      ]
    case 'book':
      return [
        {
          name: 'book',
          solid: together([
            box(0.1, 0.13, 0.008, 0.003).turn(0, 18, 0).at([0.046, 0.05, 0.0]),
            box(0.1, 0.13, 0.008, 0.003).turn(0, -18, 0).at([-0.046, 0.05, 0.0]),
          ]).turn(-24, 0, 0),
          material: leather('#7c2a28'),
        },
        {
          name: 'pages',
          solid: together([
            box(0.09, 0.118, 0.018, 0.006).turn(0, 18, 0).at([0.043, 0.052, -0.014]),
            box(0.09, 0.118, 0.018, 0.006).turn(0, -18, 0).at([-0.043, 0.052, -0.014]),
          ]).turn(-24, 0, 0),
          material: paper('#f6efdc'),
        },
      ]
    case 'briefcase':
      return [
        {
          name: 'briefcase',
          solid: box(0.05, 0.14, 0.2, 0.014)
            .at([0, -0.12, 0])
            .with(
              tube(
                [
                  [0, -0.05, -0.035],
                  [0, 0, -0.03],
                  [0, 0, 0.03],
                  [0, -0.05, 0.035],
                ],
                0.008,
                { corners: 8, smooth: 3 },
              ),
            ),
          material: leather('#6b3d1f'),
        },
        {
          name: 'clasps',
          solid: box(0.056, 0.022, 0.02, 0.004).at([0, -0.075, 0.05]).mirrored('z'),
          material: gold(),
        },
      ]
    case 'lantern':
      return [
        {
          name: 'lantern',
          solid: together([
            torus(0.03, 0.005, 18, 8).turn(90, 0, 0).at([0, -0.02, 0]),
            cone(0.05, 0.04, 18).at([0, -0.065, 0]),
            cylinder(0.048, 0.02, { corners: 18 }).at([0, -0.18, 0]),
            ...[45, 135, 225, 315].map((a) => pole(-0.17, -0.08, 0.005).move(0.04, 0, 0).turn(0, a, 0)),
          ]),
          material: metal('#4a4038'),
        },
        {
          name: 'light',
          solid: cylinder(0.034, 0.09, { corners: 18 }).at([0, -0.128, 0]),
          material: glowing('#ffd36a', { glow: 1.2 }),
        },
      ]
    case 'brush':
      return [
        { name: 'brush', solid: pole(-0.08, 0.11, 0.008), material: oak() },
        {
          name: 'paint',
          solid: lathe(
            [
              [0, 0.1],
              [0.012, 0.1],
              [0.017, 0.13],
              [0.01, 0.165],
              [0, 0.18],
            ],
            { corners: 12 },
          ),
          material: plastic('#2f80e0'),
        },
      ]
    case 'ladle':
      return [
        {
          name: 'ladle',
          solid: pole(-0.06, 0.2, 0.008).with(ball([0.036, 0.026, 0.036], 18).at([0, 0.215, 0.03])),
          material: steel(),
        },
      ]
    case 'balloon':
      return [
        {
          name: 'balloon',
          solid: lathe(
            [
              [0, 0.3],
              [0.02, 0.295],
              [0.012, 0.315],
              [0.07, 0.37],
              [0.105, 0.44],
              [0.1, 0.51],
              [0.06, 0.565],
              [0, 0.585],
            ],
            { corners: 28 },
          ),
          material: lacquer('#e2342f'),
          role: 'accent',
        },
        {
          name: 'string',
          solid: tube(
            [
              [0, -0.08, 0],
              [0.012, 0.08, 0.006],
              [-0.008, 0.2, 0],
              [0, 0.3, 0],
            ],
            0.003,
            { corners: 6, smooth: 5 },
          ),
          material: plastic('#f4f0e6'),
        },
      ]
    case 'ball':
      return [
        {
          name: 'ball',
          solid: ball(0.06, 24).at([0, 0.05, 0.04]),
          material: lacquer('#e8752a'),
          role: 'accent',
        },
      ]
    case 'flag':
      return [
        { name: 'pole', solid: pole(-floor, 0.48, 0.009), material: oak() },
        {
          name: 'flag',
          solid: sheet(
            Array.from({ length: 5 }, (_, i) =>
              Array.from(
                { length: 9 },
                (_, j): Vec3 => [-0.008 - j * 0.03, 0.46 - i * 0.042 - 0.002 * j, 0.02 * Math.sin(j * 0.9)],
              ),
            ),
            0.008,
          ),
          material: plastic('#d8302c', { roughness: 0.8 }),
          role: 'accent',
        },
      ]
    case 'guitar': {
      const body = extrude(
        Array.from({ length: 40 }, (_, i): Vec2 => {
          const a = (2 * Math.PI * i) / 40
          const r = 0.078 + 0.016 * Math.cos(a * 2) + 0.012 * Math.cos(a)
          return [Math.cos(a) * r * 1.3, Math.sin(a) * r * 0.95]
        }),
        0.045,
        { bevel: 0.01 },
      )
      const whole = (solid: Solid) => solid.turn(0, 0, 26).turn(0, -8, 0).at([0.075, -0.02, -0.045])
      return [
        { name: 'guitar', solid: whole(body), material: wood('#c9792e') },
        {
          name: 'neck',
          solid: whole(
            together([
              box(0.24, 0.024, 0.016, 0.004).at([0.21, 0, 0.016]),
              box(0.05, 0.036, 0.016, 0.004).at([0.34, 0, 0.014]),
              cylinder(0.028, 0.006, { corners: 20 }).turn(90, 0, 0).at([0.02, 0, 0.0225]),
            ]),
          ),
          material: wood('#3a2418'),
        },
      ]
    }
    case 'candle':
      return [
        {
          name: 'candle',
          solid: cylinder(0.014, 0.12, { corners: 14 }).at([0, 0.04, 0]),
          material: plastic('#f6efdc'),
        },
        {
          name: 'flame',
          solid: ball([0.009, 0.022, 0.009], 12).at([0, 0.125, 0]),
          material: glowing('#ffb53a', { glow: 1.6 }),
        },
      ]
    case 'sack':
      return [
        {
          name: 'sack',
          solid: tube(
            [
              [0, 0.02, -0.01],
              [-0.03, 0.08, -0.06],
              [-0.05, 0.1, -0.16],
              [-0.05, 0.02, -0.26],
            ],
            [0.022, 0.03, 0.09, 0.1],
            { corners: 16, smooth: 6 },
          ),
          material: leather('#8f6238', { roughness: 0.9 }),
        },
      ]
    case 'skis':
      return [
        {
          name: 'skis',
          solid: together(
            [0, 1].map((i) =>
              tube(
                [
                  [0, -floor, 0],
                  [0, 0.35, 0],
                  [0, 0.43, 0.02],
                  [0, 0.47, 0.05],
                ],
                1,
                {
                  outline: [
                    [-0.02, -0.005],
                    [0.02, -0.005],
                    [0.02, 0.005],
                    [-0.02, 0.005],
                  ],
                  smooth: 4,
                  flat: true,
                },
              ).at([0, 0, i * 0.016]),
            ),
          ),
          material: lacquer('#e23b34'),
          role: 'accent',
        },
      ]
    case 'flask':
      return [
        {
          name: 'flask',
          solid: lathe(
            softened(
              [
                [0, -0.03],
                [0.05, -0.03],
                [0.052, -0.02],
                [0.018, 0.06],
                [0.016, 0.11],
                [0.021, 0.115],
                [0, 0.116],
              ],
              0.006,
            ),
            { corners: 24 },
          ),
          material: glass('#cfeefa', { opacity: 0.4 }),
        },
        {
          name: 'liquid',
          solid: lathe(
            [
              [0, -0.025],
              [0.045, -0.025],
              [0.03, 0.018],
              [0, 0.018],
            ],
            { corners: 20 },
          ),
          material: glowing('#4fe06a', { glow: 0.4 }),
        },
      ]
    case 'magnifier':
      return [
        {
          name: 'magnifier',
          solid: pole(-0.06, 0.06, 0.01).with(torus(0.05, 0.008, 28, 8).turn(90, 0, 0).at([0, 0.115, 0])),
          material: metal('#4a3a2a'),
        },
        {
          name: 'lens',
          solid: ball([0.047, 0.047, 0.008], 20).at([0, 0.115, 0]),
          material: glass('#cfeefa', { opacity: 0.35 }),
        },
      ]
    default:
      return tradeTool(kind, floor) ?? borrowedTool(kind, floor) ?? []
  }
}

/** A round shield for the left arm, its face to the front. */
export function shieldAt(place: Vec3): Held[] {
  const face = lathe(
    softened(
      [
        [0, -0.01],
        [0.125, -0.012],
        [0.128, 0.004],
        [0.06, 0.026],
        [0, 0.03],
      ],
      0.006,
    ),
    { corners: 36 },
  ).turn(90, 0, 0)
  return [
    {
      name: 'shield',
      solid: face.at(add(place, [0.01, 0.02, 0.05])),
      material: lacquer('#b3262c'),
      role: 'accent',
    },
    {
      name: 'shield rim',
      solid: together([
        torus(0.126, 0.011, 36, 8).turn(90, 0, 0),
        ball([0.034, 0.034, 0.024], 18).at([0, 0, 0.028]),
        ...[0, 60, 120, 180, 240, 300].map((a) => ball(0.009, 8).at([0.09, 0, 0.018]).turn(0, 0, a)),
      ]).at(add(place, [0.01, 0.02, 0.052])),
      material: metal('#d0a24a'),
    },
  ]
}

export const plush = (colour: string): Material => fur(colour, { grain: 0.4, relief: 0.8 })
