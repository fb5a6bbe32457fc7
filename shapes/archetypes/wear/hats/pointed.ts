import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, cone, extrude, lathe, torus, tube } from '../../../geometry/solids.ts'
import { radians } from '../../../geometry/vector.ts'
import { cloth, fur, plastic } from '../../../materials/material.ts'
import { band, bent, brim, gold, type Hat, on, star } from './forms.ts'

/** A cone that leans and crumples on its way up. */
function pointed(tall: number, lean: number): Solid {
  return lathe(
    bent([
      [1.0, -0.02],
      [0.98, 0.25],
      [0.78, tall * 0.36],
      [0.6, tall * 0.52],
      [0.4, tall * 0.7],
      [0.2, tall * 0.88],
      [0.03, tall],
    ]),
    { corners: 32, flutes: (a, y) => 1 + 0.05 * Math.sin(y * 9 + a * 2) * Math.min(1, y) },
  ).warp(([x, y, z]) => {
    const t = Math.max(0, y / tall)
    return [x + lean * t * t * t, y - 0.22 * Math.abs(lean) * t ** 4, z - 0.35 * t * t]
  })
}

export const wizardHat: Hat = () => {
  const felt = cloth('#3d3fa8', { grain: 0.5 })
  const rim = brim(1.66, 0.08).warp(([x, y, z]) => [
    x,
    y + 0.06 * Math.sin(Math.atan2(x, z) * 3) - 0.03 * (x * x + z * z) + 0.06,
    z,
  ])
  const stars = together(
    [
      [10, 0.62, 0.2],
      [-38, 1.05, 0.15],
      [48, 1.25, 0.13],
      [150, 0.8, 0.18],
      [-120, 0.7, 0.14],
      [80, 0.55, 0.13],
      [-80, 1.35, 0.1],
    ].map(([side = 0, y = 0, r = 0]) => {
      const far = 1.0 - y * 0.32 + (y < 1 ? 0.02 : -0.01)
      const t = y / 2.5
      return star(r, 0.05)
        .turn(-16, 0, 0)
        .turn(0, side, 0)
        .at([Math.sin(radians(side)) * far + 0.35 * t ** 3, y, Math.cos(radians(side)) * far - 0.35 * t * t])
    }),
  )
  return [
    { name: 'hat', solid: pointed(2.5, 0.35).with(rim), role: 'main', material: felt },
    { name: 'stars', solid: stars, role: 'accent', material: gold() },
    { name: 'band', solid: band(1.03, 0.2, 0.12), role: 'accent', material: gold() },
  ]
}

export const witchHat: Hat = () => {
  const felt = cloth('#2a2433', { grain: 0.5 })
  const rim = brim(1.85, 0.08).warp(([x, y, z]) => [
    x,
    y + 0.07 * Math.sin(Math.atan2(x, z) * 2 + 1) - 0.02 * (x * x + z * z) + 0.05,
    z,
  ])
  const buckle = extrude(
    [
      [-0.2, -0.17],
      [0.2, -0.17],
      [0.2, 0.17],
      [-0.2, 0.17],
    ],
    0.07,
    {
      holes: [
        [
          [-0.11, -0.09],
          [0.11, -0.09],
          [0.11, 0.09],
          [-0.11, 0.09],
        ],
      ],
    },
  ).at([0, 0.16, 1.06])
  return [
    { name: 'hat', solid: pointed(2.4, 0.75).with(rim), role: 'main', material: felt },
    { name: 'band', solid: band(1.03, 0.26, 0.15), role: 'second', material: cloth('#7a3fb0') },
    { name: 'buckle', solid: buckle, role: 'accent', material: gold() },
  ]
}

export const partyHat: Hat = () => [
  {
    name: 'hat',
    solid: cone(0.78, 1.75, 36).at([0, 0.9, 0]),
    role: 'main',
    material: plastic('#f0457e', {
      paint: ([x, y, z]) => (Math.sin(y * 9 + Math.atan2(x, z) * 3) > 0.3 ? [0.98, 0.75, 0.1] : undefined),
    }),
  },
  {
    name: 'pompom',
    solid: together(
      Array.from({ length: 16 }, (_, i) => ball(0.13, 8).at(on(i * 137.5, -70 + i * 9.5, 0.15, 1.8))),
    ),
    role: 'second',
    material: fur('#4fc3f0', { grain: 0.5 }),
  },
]

export const santaHat: Hat = () => {
  const cap = tube(
    [
      [0, -0.05, 0],
      [0.02, 0.45, -0.05],
      [0.16, 0.95, -0.12],
      [0.62, 1.25, -0.2],
      [1.1, 1.0, -0.2],
      [1.28, 0.55, -0.15],
    ],
    [1.0, 0.95, 0.72, 0.44, 0.26, 0.16],
    { corners: 28, smooth: 6, flat: true },
  )
  return [
    { name: 'hat', solid: cap, role: 'main', material: cloth('#cf2027', { grain: 0.6 }) },
    {
      name: 'fur',
      solid: torus(1.02, 0.2, 40, 14).with(ball(0.27, 18).at([1.32, 0.4, -0.14])),
      role: 'second',
      material: fur('#fbfaf7', { grain: 0.45, relief: 1.2 }),
    },
  ]
}

export const jesterHat: Hat = () => {
  const horn = (to: number) =>
    tube(
      [
        [0, -0.05, 0],
        [to * 0.5, 0.85, 0],
        [to * 1.15, 1.1, 0.05],
        [to * 1.6, 0.72, 0.1],
        [to * 1.65, 0.35, 0.1],
      ],
      [0.92, 0.62, 0.4, 0.22, 0.1],
      { corners: 20, smooth: 5, flat: true },
    )
  const bell = (x: number, y: number, z: number) => ball(0.17, 14).at([x, y, z])
  const back = tube(
    [
      [0, -0.02, 0],
      [0, 0.95, -0.3],
      [0, 1.2, -0.9],
      [0, 0.8, -1.4],
    ],
    [0.9, 0.6, 0.36, 0.1],
    { corners: 20, smooth: 5, flat: true },
  )
  return [
    { name: 'hat', solid: horn(1), role: 'main', material: cloth('#d22b36') },
    { name: 'hat', solid: together([horn(-1)]), role: 'second', material: cloth('#2f6fd0') },
    { name: 'hat', solid: back, role: 'accent', material: cloth('#f2b722') },
    {
      name: 'bells',
      solid: together([bell(1.66, 0.22, 0.1), bell(-1.66, 0.22, 0.1), bell(0, 0.68, -1.5)]),
      material: gold(),
    },
    { name: 'band', solid: torus(1.02, 0.12, 36, 10), role: 'accent', material: cloth('#f2b722') },
  ]
}

export const elfHat: Hat = () => [
  {
    name: 'hat',
    solid: tube(
      [
        [0, -0.05, 0],
        [0, 0.5, -0.08],
        [0, 1.05, -0.3],
        [0.1, 1.45, -0.8],
        [0.25, 1.4, -1.3],
      ],
      [1.02, 0.84, 0.5, 0.22, 0.08],
      { corners: 26, smooth: 6, flat: true },
    ),
    role: 'main',
    material: cloth('#2f9a4a'),
  },
  {
    name: 'trim',
    solid: together([torus(1.03, 0.14, 36, 10), ball(0.15, 14).at([0.28, 1.38, -1.38])]),
    role: 'accent',
    material: cloth('#d8282f'),
  },
]

export const gnomeHat: Hat = () => [
  {
    name: 'hat',
    solid: lathe(
      bent([
        [1.1, -0.15],
        [1.06, 0.25],
        [0.8, 1.0],
        [0.45, 1.75],
        [0.12, 2.4],
        [0.02, 2.6],
      ]),
      { corners: 32, flutes: (a, y) => 1 + 0.03 * Math.sin(y * 10 + a) },
    ).warp(([x, y, z]) => [x + 0.12 * Math.max(0, y - 1.4) ** 2, y, z]),
    role: 'main',
    material: cloth('#d0262c'),
  },
]
