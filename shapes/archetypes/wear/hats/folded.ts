import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, softened, torus, tube } from '../../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../../geometry/vector.ts'
import { cloth, leather, plastic } from '../../../materials/material.ts'
import { bent, dome, gold, type Hat } from './forms.ts'

export const pirateHat: Hat = () => {
  const body = dome(1.02, 0.82, -0.02)
  const flap = lathe(
    softened(
      [
        [0, -0.04],
        [1.2, -0.04],
        [1.5, 0.1],
        [1.42, 0.16],
        [0, 0.1],
      ],
      0.05,
    ),
    { corners: 60 },
  ).warp(([x, y, z]) => {
    const r = Math.hypot(x, z)
    const a = Math.atan2(x, z)
    const far = Math.max(0, r - 0.9)
    const lift = far * (1.15 + 0.75 * Math.cos(a * 2))
    const pull = 1 - far * 0.32 * (1 + Math.cos(a * 2))
    return [x * pull * 1.06, y + lift, z * pull]
  })
  const skull = together([
    ball([0.2, 0.18, 0.07], 16).at([0, 0.62, 1.08]),
    box(0.18, 0.14, 0.1, 0.04).at([0, 0.46, 1.1]),
    tube(
      [
        [-0.34, 0.26, 1.13],
        [0.34, 0.44, 1.1],
      ],
      0.035,
      { corners: 8 },
    ),
    tube(
      [
        [0.34, 0.26, 1.13],
        [-0.34, 0.44, 1.1],
      ],
      0.035,
      { corners: 8 },
    ),
  ])
  const eyes = ball([0.055, 0.06, 0.05], 10).at([0.08, 0.62, 1.14]).mirrored()
  const trim = tube(
    Array.from({ length: 48 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 48
      const far = 0.57
      const lift = far * (1.15 + 0.75 * Math.cos(a * 2))
      const pull = 1 - far * 0.32 * (1 + Math.cos(a * 2))
      return [Math.sin(a) * 1.48 * pull * 1.06, 0.12 + lift, Math.cos(a) * 1.48 * pull]
    }),
    0.05,
    { closed: true, corners: 8 },
  )
  return [
    { name: 'hat', solid: body.with(flap), role: 'main', material: leather('#26222a', { roughness: 0.7 }) },
    { name: 'trim', solid: trim, role: 'accent', material: gold() },
    { name: 'skull', solid: skull, role: 'second', material: plastic('#f3ecd9') },
    { name: 'hat', solid: eyes, role: 'main', material: leather('#26222a', { roughness: 0.7 }) },
  ]
}

export const bicorne: Hat = () => [
  {
    name: 'hat',
    solid: dome(1.0, 0.78, -0.02).with(
      extrude(
        bent(
          [
            [-1.75, 0.02],
            [-1.2, 0.62],
            [-0.5, 1.15],
            [0, 1.28],
            [0.5, 1.15],
            [1.2, 0.62],
            [1.75, 0.02],
            [0.9, -0.12],
            [0, -0.14],
            [-0.9, -0.12],
            [-1.75, 0.02],
          ].map(([x = 0, y = 0]): Vec2 => [x + 5, y]),
          4,
        )
          .slice(0, -1)
          .map(([x, y]): Vec2 => [x - 5, y]),
        0.16,
        { bevel: 0.06 },
      ).warp(([x, y, z]) => [x, y, z + 1.0 - 0.34 * x * x - 0.3 * y]),
      extrude(
        [
          [-1.6, 0.0],
          [-1.1, 0.7],
          [0, 1.25],
          [1.1, 0.7],
          [1.6, 0.0],
          [0, -0.1],
        ],
        0.14,
      ).warp(([x, y, z]) => [x, y, z - 1.0 + 0.38 * x * x + 0.3 * y]),
    ),
    role: 'main',
    material: cloth('#25252e'),
  },
  {
    name: 'cockade',
    solid: together([
      cylinder(0.22, 0.08, { corners: 20 }).turn(76, 0, 0).at([0, 0.62, 0.92]),
      torus(0.22, 0.04, 20, 8).turn(76, 0, 0).at([0, 0.62, 0.93]),
    ]),
    role: 'accent',
    material: cloth('#d22b36'),
  },
  {
    name: 'trim',
    solid: tube(
      [
        [-1.7, 0.06, 0.1],
        [-1.15, 0.66, 0.42],
        [-0.5, 1.18, 0.64],
        [0, 1.3, 0.68],
        [0.5, 1.18, 0.64],
        [1.15, 0.66, 0.42],
        [1.7, 0.06, 0.1],
      ],
      0.045,
      { corners: 8, smooth: 5 },
    ),
    role: 'second',
    material: gold(),
  },
]
