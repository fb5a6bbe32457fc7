import { Blob } from '../../../blob/blob.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, cone, extrude, lathe, softened, torus, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { cloth, fur, glass, leather, plastic } from '../../../materials/material.ts'
import { band, bent, dome, gold, type Hat, helmetShell, on, star, turned } from './forms.ts'

export const chefHat: Hat = () => {
  const puff = new Blob({ detail: 26, blend: 0.14 })
  puff.egg([0, 1.05, 0], [1.0, 0.5, 1.0])
  for (let i = 0; i < 9; i++) {
    const [x, , z] = on(i * 40, 0, 0.86)
    puff.egg([x, 1.1 + 0.1 * Math.sin(i * 2.3), z], [0.44, 0.46, 0.44])
  }
  return [
    {
      name: 'hat',
      solid: puff.solid().with(
        lathe(
          [
            [0, -0.1],
            [1.0, -0.1],
            [1.02, 0.8],
            [0, 0.86],
          ],
          { corners: 72, flutes: (a) => 1 + 0.018 * Math.cos(a * 18) },
        ),
      ),
      role: 'main',
      material: cloth('#fbfaf6', { grain: 0.6 }),
    },
    { name: 'band', solid: band(1.06, 0.26, 0.02), role: 'second', material: cloth('#e9e6dc') },
  ]
}

export const graduationCap: Hat = () => {
  const board = box(2.5, 0.1, 2.5, 0.04).turn(0, 45, 0).at([0, 0.5, 0])
  const tassel = tube(
    [
      [0, 0.58, 0],
      [0.7, 0.6, 0.5],
      [1.05, 0.52, 0.72],
      [1.12, 0.1, 0.78],
    ],
    0.035,
    { corners: 8, smooth: 5 },
  )
  return [
    {
      name: 'cap',
      solid: board.with(
        turned(
          [
            [0, -0.12],
            [1.03, -0.12],
            [0.98, 0.5],
            [0, 0.5],
          ],
          0.05,
        ),
      ),
      role: 'main',
      material: cloth('#20212b', { grain: 0.6 }),
    },
    {
      name: 'tassel',
      solid: together([
        tassel,
        ball(0.1, 14).at([0, 0.58, 0]),
        cone(0.13, 0.42, 14).at([1.12, -0.08, 0.78]),
        ball(0.09, 12).at([1.12, 0.12, 0.78]),
      ]),
      role: 'second',
      material: cloth('#f0b429'),
    },
  ]
}

export const policeCap: Hat = () => [
  {
    name: 'cap',
    solid: together([
      lathe(
        bent([
          [1.0, -0.1],
          [1.0, 0.25],
          [1.42, 0.62],
          [1.3, 0.78],
          [0.6, 0.86],
          [0, 0.86],
        ]),
        { corners: 40 },
      ).warp(([x, y, z]) => [x, y + 0.16 * z * Math.max(0, y), z]),
    ]),
    role: 'main',
    material: cloth('#22345f', { grain: 0.6 }),
  },
  {
    name: 'visor',
    solid: band(1.04, 0.22, 0.06).with(
      lathe(
        softened(
          [
            [0, -0.04],
            [1, -0.04],
            [1, 0.04],
            [0, 0.04],
          ],
          0.03,
        ),
        { corners: 36 },
      ).warp(([x, y, z]) => [x * 0.9, y - 0.18 * x * x - 0.3 * Math.max(0, z) - 0.02, z * 0.62 + 0.84]),
    ),
    material: leather('#14151b', { roughness: 0.25 }),
  },
  {
    name: 'badge',
    solid: star(0.2, 0.08, 6).turn(-18, 0, 0).at([0, 0.46, 1.27]),
    role: 'accent',
    material: gold(),
  },
]

export const sailorHat: Hat = () => [
  {
    name: 'hat',
    solid: dome(0.98, 0.66, 0.05).with(
      lathe(
        softened(
          [
            [0.9, -0.08],
            [1.04, -0.08],
            [1.2, 0.5],
            [1.08, 0.52],
            [0.94, 0.1],
            [0, 0.1],
          ],
          0.05,
        ),
        { corners: 36 },
      ),
    ),
    role: 'main',
    material: cloth('#fbfaf6', { grain: 0.6 }),
  },
  {
    name: 'band',
    solid: torus(1.05, 0.055, 36, 8).at([0, -0.02, 0]),
    role: 'second',
    material: cloth('#2a4fa0'),
  },
]

export const aviatorCap: Hat = () => [
  {
    name: 'cap',
    solid: helmetShell((b) => b.egg([0, -0.75, 0.95], [0.72, 0.8, 0.75], { cut: true, blend: 0.05 })),
    role: 'main',
    material: leather('#6f4322'),
  },
  {
    name: 'goggles',
    solid: together([
      torus(0.36, 0.1, 24, 10).turn(90, 0, 0).turn(-28, 20, 0).at([0.42, 0.34, 1.0]).mirrored(),
      band(1.1, 0.18, 0.2),
    ]),
    role: 'accent',
    material: leather('#2c2320'),
  },
  {
    name: 'lenses',
    solid: ball([0.34, 0.34, 0.1], 18).turn(-28, 20, 0).at([0.42, 0.35, 1.02]).mirrored(),
    material: glass('#8fd3ef', { opacity: 0.9 }),
  },
]

export const nurseCap: Hat = () => [
  {
    name: 'cap',
    solid: extrude(
      [
        [-0.95, 0],
        [0.95, 0],
        [1.1, 0.62],
        [0.6, 0.78],
        [0, 0.82],
        [-0.6, 0.78],
        [-1.1, 0.62],
      ],
      0.2,
      { bevel: 0.08 },
    ).warp(([x, y, z]) => [x, y, z + 0.98 - 0.62 * x * x - 0.22 * y]),
    role: 'main',
    material: cloth('#fdfdfb'),
  },
  {
    name: 'cross',
    solid: box(0.14, 0.42, 0.08)
      .with(box(0.42, 0.14, 0.08))
      .at([0, 0.42, 1.0]),
    material: plastic('#d8272f'),
  },
]

export const nutcrackerHat: Hat = () => [
  {
    name: 'hat',
    solid: turned(
      [
        [0, -0.1],
        [1.04, -0.1],
        [1.12, 1.5],
        [0, 1.5],
      ],
      0.06,
    ),
    role: 'main',
    material: plastic('#1e1f28', { roughness: 0.35 }),
  },
  {
    name: 'trim',
    solid: together([
      torus(1.08, 0.09, 36, 8).at([0, 1.4, 0]),
      torus(1.06, 0.09, 36, 8).at([0, 0.0, 0]),
      star(0.32, 0.1, 8).at([0, 0.75, 1.1]),
      tube(
        Array.from(
          { length: 13 },
          (_, i): Vec3 => on(-70 + (140 * i) / 12, 0, 1.1, 0.1 + (0.5 * Math.abs(i - 6)) / 6),
        ),
        0.05,
        { corners: 8 },
      ),
    ]),
    role: 'accent',
    material: gold(),
  },
  {
    name: 'plume',
    solid: ball([0.2, 0.48, 0.2], 16).at([0, 1.75, 0.6]),
    role: 'second',
    material: fur('#d8282f', { grain: 0.5 }),
  },
]
