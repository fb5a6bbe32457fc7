import { together } from '../../../geometry/solid.ts'
import { ball, cone, lathe, softened, tube } from '../../../geometry/solids.ts'
import { radians, type Vec3 } from '../../../geometry/vector.ts'
import { cloth, knit, leather, plastic } from '../../../materials/material.ts'
import { band, bent, dome, type Hat, on, star, turned } from './forms.ts'

export const baseballCap: Hat = () => {
  const crown = dome(1.02, 0.92, -0.08).warp(([x, y, z]) => [x, y, z * 1.04])
  const visor = lathe(
    softened(
      [
        [0, -0.05],
        [1.0, -0.05],
        [1.0, 0.05],
        [0, 0.05],
      ],
      0.04,
    ),
    { corners: 40 },
  ).warp(([x, y, z]) => [x * 0.86, y - 0.2 * x * x - 0.1 * Math.max(0, z), z * 0.95 + 0.86])
  const seams = together(
    [0, 60, 120].map((a) =>
      tube(
        Array.from({ length: 17 }, (_, i): Vec3 => {
          const u = radians(8 + (164 * i) / 16)
          return [
            Math.cos(u) * 1.03 * Math.sin(radians(a)),
            -0.08 + Math.sin(u) * 0.93,
            Math.cos(u) * 1.03 * Math.cos(radians(a)) * 1.04,
          ]
        }),
        0.017,
        { corners: 6 },
      ),
    ),
  )
  return [
    { name: 'cap', solid: crown.with(seams), role: 'main', material: cloth('#d8322c', { grain: 0.6 }) },
    { name: 'visor', solid: visor, role: 'second', material: cloth('#2b3f8c', { grain: 0.6 }) },
    {
      name: 'button',
      solid: ball(0.09, 14)
        .at([0, 0.85, 0])
        .with(star(0.24, 0.07).turn(-26, 0, 0).at([0, 0.36, 0.99])),
      role: 'accent',
      material: plastic('#f6f2e8'),
    },
  ]
}

export const beanie: Hat = () => [
  {
    name: 'beanie',
    solid: dome(1.04, 1.02, 0.05).warp(([x, y, z]) => [x, y, z]),
    role: 'main',
    material: knit('#d2463c', { grain: 1 }),
  },
  {
    name: 'cuff',
    solid: turned(
      [
        [0, -0.2],
        [1.1, -0.2],
        [1.13, 0],
        [1.1, 0.2],
        [0, 0.2],
      ],
      0.12,
    ),
    role: 'second',
    material: knit('#f3ead6', { grain: 1 }),
  },
  {
    name: 'pompom',
    solid: together([
      ball(0.26, 16).at([0, 1.22, 0]),
      ...Array.from({ length: 26 }, (_, i) => ball(0.12, 8).at(on(i * 137.5, -80 + i * 6.4, 0.25, 1.22))),
    ]),
    role: 'second',
    material: knit('#f3ead6', { grain: 1 }),
  },
]

export const beret: Hat = () => [
  {
    name: 'beret',
    solid: lathe(
      bent([
        [0.9, -0.1],
        [1.0, 0.02],
        [1.38, 0.24],
        [1.1, 0.52],
        [0.4, 0.6],
        [0, 0.6],
      ]),
      { corners: 40 },
    )
      .warp(([x, y, z]) => [x + 0.22 * Math.max(0, y), y + 0.1 * x * Math.max(0, y) * -1.4, z - 0.1 * y])
      .with(
        tube(
          [
            [0.13, 0.5, -0.05],
            [0.16, 0.74, -0.06],
          ],
          0.05,
          { corners: 8 },
        ),
      ),
    role: 'main',
    material: cloth('#c02a36', { grain: 0.7 }),
  },
  { name: 'band', solid: band(1.0, 0.16, -0.06), role: 'second', material: leather('#2b1c1a') },
]

export const fez: Hat = () => [
  {
    name: 'hat',
    solid: turned(
      [
        [0, -0.02],
        [0.98, -0.02],
        [0.76, 1.05],
        [0, 1.05],
      ],
      0.06,
    ),
    role: 'main',
    material: cloth('#b51f2a', { grain: 0.6 }),
  },
  {
    name: 'tassel',
    solid: together([
      tube(
        [
          [0, 1.08, 0],
          [0.5, 1.1, 0.2],
          [0.8, 1.0, 0.32],
          [0.95, 0.5, 0.38],
        ],
        0.035,
        { corners: 8, smooth: 5 },
      ),
      cone(0.12, 0.36, 12).at([0.96, 0.34, 0.38]),
      ball(0.07, 10).at([0, 1.08, 0]),
    ]),
    role: 'second',
    material: cloth('#22202a'),
  },
]
