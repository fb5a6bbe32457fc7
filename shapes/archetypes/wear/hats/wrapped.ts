import { Blob } from '../../../blob/blob.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, cone, torus, tube } from '../../../geometry/solids.ts'
import { cloth, polished } from '../../../materials/material.ts'
import { band, dome, gold, type Hat } from './forms.ts'

export const turban: Hat = () => {
  const wraps = [0, 1, 2, 3, 4].map((i) =>
    torus(0.98 - i * 0.13 - (i === 4 ? 0.1 : 0), 0.3 - i * 0.02, 36, 12)
      .turn(i % 2 === 0 ? 10 : -8, 0, i % 2 === 0 ? -7 : 8)
      .at([0, 0.02 + i * 0.22, 0]),
  )
  return [
    {
      name: 'turban',
      solid: together([...wraps, ball([0.7, 0.5, 0.7], 24).at([0, 0.75, 0])]),
      role: 'main',
      material: cloth('#f4efe2', { grain: 0.6 }),
    },
    {
      name: 'jewel',
      solid: ball([0.15, 0.2, 0.1], 16).at([0, 0.34, 1.24]),
      role: 'second',
      material: polished('#d4202c', { metalness: 0.2 }),
    },
    {
      name: 'setting',
      solid: torus(0.17, 0.05, 20, 8)
        .turn(90, 0, 0)
        .scale(1, 1.3, 1)
        .at([0, 0.34, 1.22])
        .with(cone(0.1, 0.7, 10).scale(1, 1, 0.4).at([0, 0.84, 1.02])),
      role: 'accent',
      material: gold(),
    },
  ]
}

export const headband: Hat = () => [
  {
    name: 'headband',
    solid: band(1.05, 0.26, 0.02),
    role: 'main',
    material: cloth('#d8282f', { grain: 0.6 }),
  },
  {
    name: 'headband',
    solid: together([
      ball(0.14, 12).at([0, 0.02, -1.12]),
      tube(
        [
          [0, 0, -1.1],
          [0.2, -0.35, -1.3],
          [0.3, -0.8, -1.3],
        ],
        (t) => 0.1 * (0.6 + 0.4 * t),
        { corners: 8, smooth: 5 },
      ).scale(1, 1, 1),
      tube(
        [
          [0, 0, -1.1],
          [-0.2, -0.3, -1.35],
          [-0.24, -0.65, -1.4],
        ],
        0.09,
        { corners: 8, smooth: 5 },
      ),
    ]),
    role: 'main',
    material: cloth('#d8282f', { grain: 0.6 }),
  },
]

export const hood: Hat = () => [
  {
    name: 'hood',
    solid: new Blob({ detail: 26, blend: 0.2 })
      .egg([0, -0.35, -0.1], [1.12, 1.22, 1.12])
      .limb([0, 0.35, -0.5], [0, 0.5, -1.2], 0.55, 0.18)
      .egg([0, -1.3, -0.05], [1.2, 0.5, 1.0])
      .egg([0, -0.5, 0.9], [0.74, 0.95, 1.0], { cut: true, blend: 0.06 })
      .solid(),
    role: 'main',
    material: cloth('#5c6b3a', { grain: 0.6 }),
  },
]

export const ninjaHood: Hat = () => [
  {
    name: 'hood',
    solid: new Blob({ detail: 26, blend: 0.2 })
      .egg([0, -0.36, -0.04], [1.0, 1.12, 1.06])
      .egg([0, -0.95, 0.3], [0.72, 0.55, 0.72])
      .egg([0, -0.42, 1.1], [0.66, 0.24, 0.7], { cut: true, blend: 0.06 })
      .solid(),
    role: 'main',
    material: cloth('#23252e', { grain: 0.6 }),
  },
  {
    name: 'headband',
    solid: together([
      band(1.06, 0.24, 0.1),
      ball(0.15, 12).at([0, 0.1, -1.1]),
      tube(
        [
          [0, 0.1, -1.05],
          [0.3, -0.1, -1.5],
          [0.45, -0.5, -1.65],
        ],
        0.1,
        { corners: 8, smooth: 5 },
      ),
      tube(
        [
          [0, 0.1, -1.05],
          [-0.15, -0.2, -1.5],
          [-0.25, -0.65, -1.5],
        ],
        0.1,
        { corners: 8, smooth: 5 },
      ),
    ]),
    role: 'accent',
    material: cloth('#c2242c'),
  },
]

export const bandana: Hat = () => [
  {
    name: 'bandana',
    solid: dome(1.03, 0.92, -0.05).with(
      together([
        ball(0.16, 12).at([0.25, -0.02, -1.06]),
        tube(
          [
            [0.25, 0, -1.05],
            [0.5, -0.3, -1.3],
            [0.55, -0.75, -1.3],
          ],
          0.13,
          { corners: 8, smooth: 4 },
        ),
        tube(
          [
            [0.25, 0, -1.05],
            [0.15, -0.3, -1.35],
            [0.1, -0.65, -1.4],
          ],
          0.12,
          { corners: 8, smooth: 4 },
        ),
      ]),
    ),
    role: 'main',
    material: cloth('#c9242c', {
      paint: ([x, y, z]) =>
        Math.sin(x * 15) * Math.sin(y * 15) * Math.sin(z * 15 + 1) > 0.42 ? [0.9, 0.88, 0.84] : undefined,
    }),
  },
]
