import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  glass,
  glowing,
  lacquer,
  metal,
  paper,
  plastic,
  polished,
  rubber,
  thatch,
  wood,
} from '../../materials/material.ts'
import type { Held, Hold } from './held.ts'

/** Tools by which a trade is known and that nothing else has a shape of. About the grip, in the measure of people. */
type Tool = (floor: number) => Held[]

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

/** A pot that puffs smoke over bees. */
const smoker: Tool = () => [
  {
    name: 'smoker',
    solid: together([
      cylinder(0.05, 0.12, { corners: 22 }).at([0, -0.07, 0.05]),
      cone(0.052, 0.07, 22).at([0, 0.025, 0.05]),
      tube(
        [
          [0, 0.03, 0.05],
          [0, 0.07, 0.08],
          [0, 0.08, 0.12],
        ],
        [0.026, 0.02, 0.014],
        { corners: 12, smooth: 3 },
      ),
    ]),
    material: steel(),
  },
  { name: 'bellows', solid: box(0.09, 0.11, 0.05, 0.014).at([0, -0.07, -0.03]), material: wood('#a8483a') },
  {
    name: 'smoke',
    solid: together([
      ball(0.03, 12).at([0, 0.12, 0.15]),
      ball(0.042, 12).at([0.02, 0.17, 0.18]),
      ball(0.052, 12).at([-0.01, 0.24, 0.19]),
    ]),
    material: plastic('#eceff2', { opacity: 0.85 }),
  },
]

const plunger: Tool = () => [
  { name: 'plunger handle', solid: pole(-0.12, 0.2, 0.013), material: oak() },
  {
    name: 'plunger',
    solid: lathe(
      softened(
        [
          [0, 0.17],
          [0.03, 0.18],
          [0.075, 0.26],
          [0.085, 0.3],
          [0.06, 0.3],
          [0, 0.25],
        ],
        0.008,
      ),
      { corners: 24 },
    ),
    material: rubber('#c0392b'),
  },
]

const squeegee: Tool = () => [
  { name: 'squeegee handle', solid: pole(-0.08, 0.24, 0.012), material: plastic('#f2c21e') },
  {
    name: 'squeegee',
    solid: box(0.032, 0.03, 0.26, 0.008)
      .at([0, 0.25, 0])
      .with(box(0.01, 0.05, 0.25).at([0, 0.28, 0])),
    material: rubber('#23262c'),
  },
]

const baton: Tool = () => [
  {
    name: 'baton',
    solid: tube(
      [
        [0, -0.02, 0],
        [0, 0.24, 0.09],
      ],
      [0.007, 0.004],
      { corners: 8 },
    ),
    material: plastic('#fbfaf6'),
  },
  { name: 'baton grip', solid: ball([0.016, 0.03, 0.016], 12).at([0, -0.02, 0]), material: wood('#4a2c18') },
]

const clipboard: Tool = () => [
  { name: 'clipboard', solid: box(0.012, 0.2, 0.15, 0.004).at([0, 0.06, 0.03]), material: wood('#9a6a3a') },
  {
    name: 'sheet',
    solid: box(0.008, 0.165, 0.125, 0.002)
      .at([0.009, 0.052, 0.03])
      .with(box(0.008, 0.165, 0.125, 0.002).at([-0.009, 0.052, 0.03])),
    material: paper('#fbfaf4'),
  },
  { name: 'clip', solid: box(0.03, 0.03, 0.06, 0.008).at([0, 0.155, 0.03]), material: steel() },
]

const oar: Tool = (floor) => [
  {
    name: 'oar',
    solid: pole(-floor + 0.02, 0.46, 0.012).with(
      extrude(
        [
          [-0.016, 0.24],
          [0.016, 0.24],
          [0.05, 0.16],
          [0.05, 0.02],
          [0.03, 0],
          [-0.03, 0],
          [-0.05, 0.02],
          [-0.05, 0.16],
        ],
        0.016,
        { bevel: 0.005 },
      )
        .turn(0, 70, 0)
        .at([0, -floor, 0]),
    ),
    material: wood('#b07a40'),
  },
]

const gavel: Tool = () => [
  {
    name: 'gavel',
    solid: pole(-0.07, 0.17, 0.011).with(
      cylinder(0.036, 0.12, { corners: 20, round: 0.008 }).turn(90, 0, 0).at([0, 0.17, 0]),
    ),
    material: wood('#6b3a1f'),
  },
  {
    name: 'gavel rings',
    solid: together([-0.036, 0.036].map((z) => torus(0.037, 0.006, 20, 8).turn(90, 0, 0).at([0, 0.17, z]))),
    material: polished('#f0b840'),
  },
]

const rollingPin: Tool = () => [
  {
    name: 'rolling pin',
    solid: together([
      cylinder(0.034, 0.22, { corners: 22, round: 0.01 }).at([0, 0.14, 0]),
      cylinder(0.014, 0.34, { corners: 14, round: 0.008 }).at([0, 0.14, 0]),
    ]),
    material: wood('#d0a065'),
  },
]

const cleaver: Tool = () => [
  { name: 'cleaver handle', solid: pole(-0.07, 0.06, 0.015), material: wood('#3a2418') },
  {
    name: 'cleaver',
    solid: extrude(
      [
        [-0.02, 0],
        [0.09, 0],
        [0.1, 0.19],
        [-0.02, 0.19],
      ],
      0.012,
      { bevel: 0.004 },
    )
      .turn(0, -90, 0)
      .at([0, 0.055, 0]),
    material: steel(),
  },
]

/** With two glasses on it. */
const servingTray: Tool = () => [
  {
    name: 'tray',
    solid: lathe(
      softened(
        [
          [0, 0.02],
          [0.13, 0.02],
          [0.145, 0.04],
          [0.13, 0.036],
          [0, 0.032],
        ],
        0.004,
      ),
      { corners: 30 },
    ).at([0, 0, 0.05]),
    material: polished('#d8dde2'),
  },
  {
    name: 'drinks',
    solid: together(
      (
        [
          [-0.05, 0.03],
          [0.05, 0.07],
        ] as const
      ).map(([x, z]) =>
        lathe(
          [
            [0, 0.034],
            [0.022, 0.036],
            [0.006, 0.042],
            [0.006, 0.085],
            [0.034, 0.1],
            [0.036, 0.16],
            [0, 0.16],
          ],
          { corners: 16 },
        ).at([x, 0, z]),
      ),
    ),
    material: plastic('#c8324a', { roughness: 0.15 }),
  },
]

const steeringWheel: Tool = () => {
  const turned = (solid: Solid) => solid.turn(64, 0, 0).at([0, 0.05, 0.06])
  return [
    {
      name: 'steering wheel',
      solid: turned(
        together([
          torus(0.105, 0.016, 34, 10),
          cylinder(0.036, 0.026, { corners: 20, round: 0.006 }),
          ...[0, 120, 240].map((a) => box(0.02, 0.014, 0.1, 0.005).at([0, 0, 0.055]).turn(0, a, 0)),
        ]),
      ),
      material: plastic('#26262c', { roughness: 0.4 }),
    },
  ]
}

const crystalBall: Tool = () => [
  { name: 'ball', solid: ball(0.085, 26).at([0, 0.1, 0.05]), material: glowing('#b48af6', { glow: 0.5 }) },
  { name: 'stand', solid: torus(0.05, 0.017, 24, 10).at([0, 0.022, 0.05]), material: polished('#f0b840') },
]

const iceCream: Tool = () => [
  {
    name: 'cone',
    solid: cone(0.055, 0.17, 18).turn(180, 0, 0).at([0, 0.03, 0.02]),
    material: wood('#d8a05a'),
  },
  {
    name: 'scoops',
    solid: together([
      ball(0.056, 18).at([0, 0.135, 0.02]).tinted(light('#f7a8c4')),
      ball(0.05, 18).at([0, 0.205, 0.02]).tinted(light('#fdf6e4')),
      ball(0.018, 12).at([0, 0.262, 0.02]).tinted(light('#d8202c')),
    ]),
    material: plastic('#ffffff', { roughness: 0.7 }),
  },
]

/** Flowers in a cone of paper. */
const bouquet: Tool = () => [
  {
    name: 'paper',
    solid: cone(0.075, 0.2, 18).turn(180, 0, 0).at([0, 0.04, 0.02]),
    material: paper('#f4ead0'),
  },
  {
    name: 'flowers',
    solid: together(
      Array.from({ length: 9 }, (_, i) => {
        const a = radians(i * 137.5)
        const far = 0.03 * Math.sqrt(i)
        return ball([0.036, 0.032, 0.036], 12)
          .at([Math.sin(a) * far, 0.2 - 0.006 * i, 0.02 + Math.cos(a) * far])
          .tinted(light(['#e8405c', '#f6c22a', '#f08fc0', '#ffffff'][i % 4] ?? '#ffffff'))
      }),
    ),
    material: plastic('#ffffff', { roughness: 0.8 }),
  },
  {
    name: 'leaves',
    solid: together(
      [0, 72, 144, 216, 288].map((a) => cone(0.018, 0.1, 6).turn(40, 0, 0).at([0, 0.16, 0.09]).turn(0, a, 0)),
    ),
    material: plastic('#4f9a3f', { roughness: 0.8 }),
  },
]

/** A long rod with a wheel of bristles, for chimneys. */
const flueBrush: Tool = (floor) => [
  { name: 'rod', solid: pole(-floor, 0.36, 0.009), material: wood('#6b4a2a') },
  {
    name: 'bristles',
    solid: lathe(
      [
        [0, 0.35],
        [0.12, 0.37],
        [0.13, 0.4],
        [0.12, 0.43],
        [0, 0.45],
      ],
      { corners: 40, flutes: (a) => 1 + 0.13 * Math.cos(a * 18) },
    ),
    material: thatch('#26221f'),
  },
]

/** Larger than life, as on the signs of dentists. */
const tooth: Tool = () => {
  const blob = new Blob({ detail: 22, blend: 0.05 })
  blob
    .egg([-0.036, 0.15, 0], [0.052, 0.056, 0.05])
    .egg([0.036, 0.15, 0], [0.052, 0.056, 0.05])
    .limb([-0.036, 0.12, 0], [-0.05, 0.02, 0], 0.042, 0.014)
    .limb([0.036, 0.12, 0], [0.05, 0.02, 0], 0.042, 0.014)
  return [
    { name: 'tooth', solid: blob.solid().turn(0, 70, 0).at([0, 0.0, 0.03]), material: plastic('#fdfdf8') },
  ]
}

const stopPaddle: Tool = () => {
  const octagon = (r: number): Vec2[] =>
    Array.from({ length: 8 }, (_, i): Vec2 => {
      const a = radians(22.5 + 45 * i)
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
  const face = (solid: Solid) => solid.turn(0, 56, 0).at([0, 0.3, 0])
  return [
    { name: 'paddle handle', solid: pole(-0.08, 0.22, 0.012), material: oak() },
    { name: 'paddle rim', solid: face(extrude(octagon(0.105), 0.014)), material: plastic('#fbfaf6') },
    {
      name: 'paddle',
      solid: face(extrude(octagon(0.092), 0.02)),
      material: plastic('#d8302c'),
    },
    {
      name: 'paddle mark',
      solid: face(box(0.13, 0.03, 0.026, 0.004)),
      material: plastic('#fbfaf6'),
    },
  ]
}

const megaphone: Tool = () => {
  const aimed = (solid: Solid) => solid.turn(78, 0, 0).at([0, 0.08, -0.02])
  return [
    {
      name: 'megaphone',
      solid: aimed(
        lathe(
          softened(
            [
              [0, 0],
              [0.024, 0],
              [0.034, 0.1],
              [0.1, 0.23],
              [0.108, 0.235],
              [0.09, 0.228],
              [0, 0.12],
            ],
            0.004,
          ),
          { corners: 28 },
        ),
      ),
      material: plastic('#f6f3ec'),
      role: 'accent',
    },
    {
      name: 'grip',
      solid: pole(-0.05, 0.06, 0.014).with(aimed(torus(0.104, 0.012, 28, 8).at([0, 0.23, 0]))),
      material: plastic('#d8302c'),
    },
  ]
}

const fishingRod: Tool = () => [
  {
    name: 'rod',
    solid: tube(
      [
        [0, -0.12, -0.05],
        [0, 0.2, 0.1],
        [0, 0.42, 0.26],
        [0, 0.5, 0.42],
      ],
      [0.011, 0.009, 0.006, 0.004],
      { corners: 10, smooth: 5 },
    ).with(cylinder(0.024, 0.03, { corners: 16 }).turn(0, 0, 90).at([0, -0.02, 0.03])),
    material: wood('#7a4a22'),
  },
  {
    name: 'line',
    solid: tube(
      [
        [0, 0.5, 0.42],
        [0, 0.2, 0.44],
        [0, 0.02, 0.44],
      ],
      0.003,
      { corners: 6 },
    ),
    material: plastic('#f4f2ec'),
  },
  { name: 'float', solid: ball(0.024, 14).at([0, 0, 0.44]), material: lacquer('#e23b34') },
]

const pompoms: Tool = () => [
  {
    name: 'pompom',
    solid: ball(0.085, 26).warp(([x, y, z]) => {
      const bump = 1 + 0.16 * Math.sin(x * 190) * Math.sin(y * 170 + 1) * Math.sin(z * 180 + 2)
      return [x * bump, y * bump + 0.05, z * bump]
    }),
    material: plastic('#f2c22a', { roughness: 0.7 }),
    role: 'accent',
  },
]

const net: Tool = () => [
  { name: 'net handle', solid: pole(-0.2, 0.3, 0.011), material: oak() },
  { name: 'hoop', solid: torus(0.1, 0.009, 30, 8).turn(0, 0, 80).at([0, 0.4, 0]), material: steel() },
  {
    name: 'net',
    solid: cone(0.098, 0.24, 24).turn(0, 0, 80).at([-0.02, 0.4, 0]).move(-0.11, 0, 0),
    material: glass('#f4f6f4', { opacity: 0.55, roughness: 0.9 }),
  },
]

/** A pot of paint, a roll of film, a tape: a box with a handle and tools in it. */
const toolbox: Tool = () => [
  {
    name: 'toolbox',
    solid: box(0.1, 0.1, 0.22, 0.01).at([0, -0.14, 0]),
    material: lacquer('#d03a2c'),
  },
  {
    name: 'toolbox handle',
    solid: together([
      tube(
        [
          [0, -0.09, -0.07],
          [0, -0.01, -0.07],
          [0, -0.01, 0.07],
          [0, -0.09, 0.07],
        ],
        0.009,
        { corners: 8, smooth: 2 },
      ),
      box(0.108, 0.02, 0.03, 0.004).at([0, -0.11, 0.05]).mirrored('z'),
    ]),
    material: steel(),
  },
]

/** A mason's blade with a handle. */
const trowel: Tool = () => [
  { name: 'trowel handle', solid: pole(-0.05, 0.06, 0.014), material: oak() },
  {
    name: 'trowel',
    solid: extrude(
      [
        [-0.055, 0.03],
        [0.055, 0.03],
        [0.04, 0.1],
        [0, 0.19],
        [-0.04, 0.1],
      ],
      0.01,
      { bevel: 0.003 },
    )
      .turn(0, 60, 0)
      .at([0, 0.05, 0]),
    material: steel(),
  },
]

/** A spray that a painter of walls or a pest controller holds: a roller on a bent wire. */
const paintRoller: Tool = () => [
  {
    name: 'roller frame',
    solid: tube(
      [
        [0, -0.07, 0],
        [0, 0.14, 0],
        [0, 0.16, 0.09],
        [0, 0.22, 0.09],
        [0, 0.22, 0.05],
      ],
      0.008,
      { corners: 8, smooth: 2 },
    ).with(pole(-0.09, 0.03, 0.015)),
    material: steel(),
  },
  {
    name: 'roller',
    solid: cylinder(0.036, 0.17, { corners: 22, round: 0.008 }).turn(90, 0, 0).at([0, 0.22, -0.02]),
    material: plastic('#3f8fe0', { roughness: 0.9 }),
    role: 'accent',
  },
]

const rod: Tool = () => [
  {
    name: 'blowpipe',
    solid: tube(
      [
        [0, -0.08, -0.06],
        [0, 0.26, 0.2],
      ],
      0.009,
      { corners: 10 },
    ),
    material: steel(),
  },
  {
    name: 'glass',
    solid: ball([0.06, 0.075, 0.06], 22).turn(38, 0, 0).at([0, 0.3, 0.24]),
    material: glowing('#ff9a3a', { glow: 0.7 }),
  },
]

/** Strings from a cross of wood to a small puppet. */
const marionette: Tool = () => {
  const strings: [Vec3, Vec3][] = [
    [
      [0, 0.06, 0],
      [0, -0.06, 0.02],
    ],
    [
      [0, 0.06, 0.1],
      [0.01, -0.13, 0.08],
    ],
    [
      [0, 0.06, -0.1],
      [0.01, -0.13, -0.05],
    ],
  ]
  return [
    {
      name: 'cross',
      solid: box(0.022, 0.014, 0.24, 0.004)
        .with(box(0.16, 0.014, 0.022, 0.004))
        .at([0, 0.06, 0]),
      material: oak(),
    },
    {
      name: 'strings',
      solid: together(strings.map((way) => tube(way, 0.003, { corners: 6 }))),
      material: plastic('#f4f2ec'),
    },
    {
      name: 'puppet',
      solid: together([
        ball(0.034, 16).at([0, -0.085, 0.015]),
        cone(0.046, 0.1, 16).at([0, -0.17, 0.015]),
        tube(
          [
            [0, -0.13, 0.075],
            [0, -0.12, 0.015],
            [0, -0.13, -0.045],
          ],
          0.011,
          { corners: 8 },
        ),
      ]),
      material: lacquer('#d8433a'),
    },
  ]
}

export const tradeTools = {
  smoker,
  plunger,
  squeegee,
  baton,
  clipboard,
  'an oar': oar,
  gavel,
  'rolling pin': rollingPin,
  cleaver,
  'serving tray': servingTray,
  'steering wheel': steeringWheel,
  'crystal ball': crystalBall,
  'flue brush': flueBrush,
  'a bouquet': bouquet,
  'an ice cream': iceCream,
  tooth,
  'stop paddle': stopPaddle,
  megaphone,
  'a fishing rod': fishingRod,
  pompom: pompoms,
  net,
  toolbox,
  trowel,
  'paint roller': paintRoller,
  blowpipe: rod,
  marionette,
} satisfies Record<string, Tool>

export type TradeTool = keyof typeof tradeTools
export const tradeToolKinds = Object.keys(tradeTools) as [TradeTool, ...TradeTool[]]

/** All others are held out. */
const holds: Partial<Record<TradeTool, Hold>> = {
  'an oar': 'standing',
  'flue brush': 'standing',
  toolbox: 'hanging',
  'steering wheel': 'both',
  'crystal ball': 'both',
}
const isTradeTool = (kind: string): kind is TradeTool => Object.hasOwn(tradeTools, kind)

export const holdOfTradeTool = (kind: string): Hold | undefined =>
  isTradeTool(kind) ? (holds[kind] ?? 'out') : undefined

/** `floor` is how far below the grip the ground is. */
export const tradeTool = (kind: string, floor: number): Held[] | undefined =>
  isTradeTool(kind) ? tradeTools[kind](floor) : undefined
