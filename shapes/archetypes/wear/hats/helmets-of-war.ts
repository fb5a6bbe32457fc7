import { Blob } from '../../../blob/blob.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, softened, torus, tube } from '../../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../../geometry/vector.ts'
import { fur, leather, metal, plastic, polished } from '../../../materials/material.ts'
import { band, bent, dome, gold, type Hat, helmetShell, on } from './forms.ts'

export const vikingHelmet: Hat = () => {
  const horn = tube(
    [
      [0.92, 0.3, 0],
      [1.4, 0.42, 0.02],
      [1.72, 0.8, 0.05],
      [1.72, 1.35, 0.08],
    ],
    [0.24, 0.22, 0.16, 0.02],
    { corners: 16, smooth: 6 },
  )
  const ribs = together(
    [0, 90].map((a) =>
      tube(
        Array.from(
          { length: 15 },
          (_, i): Vec3 => [
            0,
            Math.sin(radians(180 * (i / 14))) * 1.06,
            Math.cos(radians(180 * (i / 14))) * 1.06,
          ],
        ),
        0.08,
        { corners: 8 },
      ).turn(0, a, 0),
    ),
  )
  return [
    { name: 'helmet', solid: dome(1.05, 1.04, -0.02), role: 'main', material: metal('#b9c0c8') },
    {
      name: 'trim',
      solid: together([
        band(1.11, 0.24, 0.05),
        ribs,
        ...Array.from({ length: 12 }, (_, i) => ball(0.05, 8).at(on(i * 30 + 15, 0, 1.12, 0.05))),
        torus(0.24, 0.06, 18, 8).turn(0, 0, 82).at([0.98, 0.31, 0]).mirrored(),
      ]),
      role: 'second',
      material: metal('#c08a3a'),
    },
    {
      name: 'horns',
      solid: horn.mirrored(),
      role: 'accent',
      material: plastic('#f2e6c9', { roughness: 0.4 }),
    },
  ]
}

export const knightHelmet: Hat = () => {
  const shell = new Blob({ detail: 26, blend: 0.1 })
    .egg([0, -0.26, -0.04], [1.04, 1.16, 1.12])
    .egg([0, -0.9, 0.08], [0.84, 0.62, 0.9])
    .limb([0, -0.62, 0.7], [0, -0.74, 1.12], 0.5, 0.14)
    .slab([0, -0.36, 1.2], [0.72, 0.075, 0.5], 0.03, { cut: true, blend: 0.02 })
    .solid()
  const dark = ball([0.9, 0.3, 0.95], 20).at([0, -0.36, 0])
  const holes = together(
    [-0.66, -0.82, -0.98].flatMap((y, k) =>
      [0.2, 0.36].map((x) => ball(0.05, 8).at([x, y, 1.06 - x * 0.55 - k * 0.04])),
    ),
  ).mirrored()
  const plume = new Blob({ detail: 22, blend: 0.12 })
    .chain(
      [
        [0, 0.85, 0.15],
        [0, 1.3, 0],
        [0, 1.42, -0.5],
        [0, 1.05, -1.05],
        [0, 0.35, -1.4],
      ],
      [0.12, 0.26, 0.3, 0.26, 0.06],
    )
    .solid()
  return [
    {
      name: 'helmet',
      solid: shell.with(
        tube(
          Array.from(
            { length: 17 },
            (_, i): Vec3 => [
              0,
              -0.26 + Math.sin(radians(10 + 150 * (i / 16))) * 1.18,
              -0.04 + Math.cos(radians(10 + 150 * (i / 16))) * 1.14,
            ],
          ),
          0.07,
          { corners: 8 },
        ),
      ),
      role: 'main',
      material: metal('#bcc4cd'),
    },
    { name: 'visor', solid: dark.with(holes), material: plastic('#15171c') },
    { name: 'plume', solid: plume, role: 'accent', material: fur('#d42630', { grain: 0.5 }) },
    {
      name: 'trim',
      solid: together([cylinder(0.16, 0.12, { corners: 18 }).turn(0, 0, 90).at([1.0, -0.36, 0]).mirrored()]),
      role: 'second',
      material: gold(),
    },
  ]
}

export const romanHelmet: Hat = () => {
  const shell = helmetShell((b) => b.egg([0, -0.72, 1.0], [0.62, 0.7, 0.9], { cut: true, blend: 0.04 }))
  const crest = (sideways: boolean) => {
    const hair = extrude(
      bent(
        [
          [-1.25, 0.05],
          [-1.1, 0.75],
          [-0.55, 1.35],
          [0.1, 1.52],
          [0.75, 1.25],
          [1.1, 0.72],
          [0.92, 0.5],
          [0.5, 0.82],
          [0, 0.95],
          [-0.6, 0.78],
          [-1.0, 0.1],
          [-1.25, 0.05],
        ].map(([x = 0, y = 0]): Vec2 => [x + 5, y]),
        3,
      )
        .slice(0, -1)
        .map(([x, y]): Vec2 => [x - 5, y]),
      0.3,
      { bevel: 0.1, steps: 3 },
    )
    return sideways ? hair : hair.turn(0, -90, 0)
  }
  return [
    { name: 'helmet', solid: shell, role: 'second', material: polished('#d9a441', { roughness: 0.3 }) },
    {
      name: 'crest',
      solid: crest(false),
      role: 'accent',
      material: fur('#c9242c', { grain: 0.5, relief: 1.2 }),
    },
    {
      name: 'trim',
      solid: torus(1.08, 0.07, 40, 8)
        .at([0, 0.06, -0.03])
        .with(box(0.16, 0.6, 0.14, 0.05).turn(-8, 0, 0).at([0, -0.18, 1.08])),
      role: 'second',
      material: polished('#b57f2a', { roughness: 0.35 }),
    },
  ]
}

export const samuraiHelmet: Hat = () => {
  const neck = together(
    [0, 1, 2, 3].map((i) =>
      lathe(
        [
          [0, 0],
          [1.12 + i * 0.13, -0.02],
          [1.22 + i * 0.13, -0.2],
          [1.14 + i * 0.13, -0.22],
          [0, -0.1],
        ],
        { corners: 40 },
      ).at([0, -0.05 - i * 0.17, -0.1]),
    ),
  ).minus(box(1.9, 2, 1.6, 0.1).at([0, -0.5, 1.05]))
  const horn = extrude(
    [
      [0.08, 0],
      [0.5, 0.35],
      [0.82, 1.05],
      [0.72, 1.5],
      [0.58, 1.02],
      [0.3, 0.55],
      [0, 0.3],
    ],
    0.09,
  ).at([0, 0.3, 1.1])
  return [
    {
      name: 'helmet',
      solid: together([
        lathe(
          bent([
            [1.04, -0.04],
            [1.04, 0.3],
            [0.85, 0.74],
            [0.45, 0.98],
            [0, 1.04],
          ]),
          { corners: 48, flutes: (a) => 1 + 0.018 * Math.cos(a * 16) },
        ),
        neck,
        lathe(
          softened(
            [
              [0, -0.04],
              [1.3, -0.1],
              [1.3, -0.03],
              [0, 0.06],
            ],
            0.03,
          ),
          { corners: 36 },
        ).warp(([x, y, z]) => [x * 0.92, y, z > 0 ? z * 1.05 : z * 0.8]),
      ]),
      role: 'main',
      material: plastic('#8f1d22', { roughness: 0.3 }),
    },
    {
      name: 'horns',
      solid: together([
        horn,
        horn.mirror(),
        ball([0.2, 0.2, 0.08], 16).at([0, 0.4, 1.12]),
        ball(0.12, 12).at([0, 1.06, 0]),
      ]),
      role: 'accent',
      material: gold(),
    },
  ]
}

export const armyHelmet: Hat = () => [
  {
    name: 'helmet',
    solid: lathe(
      bent([
        [1.28, -0.24],
        [1.14, 0.0],
        [1.06, 0.36],
        [0.8, 0.74],
        [0.4, 0.92],
        [0, 0.96],
      ]),
      { corners: 40 },
    ).warp(([x, y, z]) => [x, y + (z > 0 ? 0.1 * z : 0), z * 1.04]),
    role: 'main',
    material: plastic('#5d6b3c', { roughness: 0.8 }),
  },
  {
    name: 'strap',
    solid: tube(
      [
        [1.08, -0.1, 0.1],
        [0.98, -0.85, 0.2],
        [0.5, -1.4, 0.4],
        [-0.5, -1.4, 0.4],
        [-0.98, -0.85, 0.2],
        [-1.08, -0.1, 0.1],
      ],
      0.05,
      { corners: 8, smooth: 5 },
    ),
    material: leather('#4a3a22'),
  },
]
