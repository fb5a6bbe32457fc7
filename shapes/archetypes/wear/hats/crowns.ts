import { Blob } from '../../../blob/blob.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, cone, lathe, softened, torus, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { cloth, plastic, polished } from '../../../materials/material.ts'
import { band, bent, dome, gold, type Hat, on } from './forms.ts'

export const crown: Hat = () => {
  const rim = lathe(
    softened(
      [
        [0.9, -0.06],
        [1.03, -0.06],
        [1.1, 0.66],
        [1.0, 0.66],
        [0.92, 0.1],
        [0.9, 0.08],
        [0, 0.08],
      ],
      0.03,
    ),
    { corners: 64 },
  ).warp(([x, y, z]) => {
    const a = Math.atan2(x, z)
    const wave = Math.max(0, Math.cos(a * 8)) ** 0.8
    return [x, y > 0.3 ? 0.24 + (y - 0.24) * (0.35 + 0.9 * wave) : y, z]
  })
  const tips = together(Array.from({ length: 8 }, (_, i) => ball(0.1, 10).at(on(i * 45, 0, 1.07, 0.78))))
  const gems = together(
    Array.from({ length: 8 }, (_, i) =>
      ball([0.09, 0.11, 0.06], 10)
        .turn(0, i * 45, 0)
        .at(on(i * 45, 0, 1.05, 0.14)),
    ),
  )
  return [
    {
      name: 'crown',
      solid: together([rim, tips, torus(1.04, 0.06, 40, 8).at([0, -0.04, 0])]),
      role: 'accent',
      material: gold(),
    },
    { name: 'jewels', solid: gems, material: polished('#d42338', { metalness: 0.1, roughness: 0.1 }) },
    { name: 'lining', solid: dome(0.92, 0.62, 0), material: cloth('#9c1f3c') },
  ]
}

export const tiara: Hat = () => {
  const arch = tube(
    Array.from({ length: 25 }, (_, i): Vec3 => on(-100 + (200 * i) / 24, 0, 1.02, 0.1)),
    0.055,
    { corners: 10 },
  )
  const peaks = together(
    [-64, -42, -21, 0, 21, 42, 64].map((a) => {
      const tall = 0.62 - 0.0056 * Math.abs(a)
      return cone(0.14, tall, 10)
        .scale(1, 1, 0.5)
        .turn(0, a, 0)
        .at(on(a, 0, 1.02, 0.1 + tall / 2))
        .with(ball(0.065, 10).at(on(a, 0, 1.02, 0.12 + tall)))
    }),
  )
  return [
    { name: 'tiara', solid: arch.with(peaks), role: 'accent', material: gold() },
    {
      name: 'jewels',
      solid: ball([0.11, 0.13, 0.08], 14).at([0, 0.24, 1.1]),
      material: polished('#e0529c', { metalness: 0.1, roughness: 0.1 }),
    },
  ]
}

export const nemes: Hat = () => {
  const cloth1 = plastic('#e7b332', {
    roughness: 0.35,
    metalness: 0.5,
    paint: ([, y, z]) => (Math.sin((y + (z < 0 ? 0.3 * z : 0)) * 24) > 0.15 ? [0.03, 0.1, 0.42] : undefined),
  })
  return [
    {
      name: 'nemes',
      solid: new Blob({ detail: 26, blend: 0.15 })
        .egg([0, -0.3, -0.1], [1.08, 1.08, 1.06])
        .limb([0.85, -0.3, -0.15], [1.08, -1.15, 0.0], 0.5, 0.55)
        .limb([-0.85, -0.3, -0.15], [-1.08, -1.15, 0.0], 0.5, 0.55)
        .limb([0.86, -1.2, 0.2], [0.62, -2.1, 0.5], 0.36, 0.3)
        .limb([-0.86, -1.2, 0.2], [-0.62, -2.1, 0.5], 0.36, 0.3)
        .limb([0, -0.6, -0.6], [0, -1.8, -0.8], 0.6, 0.35)
        .egg([0, -0.62, 0.92], [0.66, 0.84, 0.95], { cut: true, blend: 0.04 })
        .solid(),
      role: 'accent',
      material: cloth1,
    },
    {
      name: 'snake',
      solid: tube(
        [
          [0, 0.2, 1.02],
          [0, 0.5, 1.12],
          [0, 0.75, 1.25],
          [0, 0.92, 1.15],
          [0, 1.0, 1.28],
        ],
        [0.1, 0.14, 0.17, 0.1, 0.07],
        { corners: 12, smooth: 5 },
      ).with(torus(1.06, 0.07, 40, 8).at([0, 0.1, -0.02])),
      material: gold(),
    },
  ]
}

export const wimple: Hat = () => [
  {
    name: 'veil',
    solid: new Blob({ detail: 26, blend: 0.2 })
      .egg([0, -0.3, -0.12], [1.1, 1.08, 1.08])
      .egg([0, -1.2, -0.6], [1.15, 1.1, 0.62])
      .egg([0, -0.5, 0.95], [0.76, 0.9, 0.95], { cut: true, blend: 0.05 })
      .solid(),
    role: 'main',
    material: cloth('#22222b'),
  },
  {
    name: 'coif',
    solid: new Blob({ detail: 26, blend: 0.15 })
      .egg([0, -0.38, -0.02], [1.0, 1.08, 1.0])
      .egg([0, -1.35, 0.25], [0.85, 0.55, 0.7])
      .egg([0, -0.56, 1.0], [0.62, 0.72, 0.9], { cut: true, blend: 0.05 })
      .solid(),
    material: cloth('#fbfaf6'),
  },
]

export const mitre: Hat = () => [
  {
    name: 'mitre',
    solid: lathe(
      bent([
        [0.98, -0.04],
        [1.06, 0.4],
        [0.98, 0.9],
        [0.6, 1.5],
        [0.04, 2.0],
      ]),
      { corners: 36 },
    ).warp(([x, y, z]) => [x, y, z * (1 - 0.28 * Math.max(0, y))]),
    role: 'main',
    material: cloth('#fbf6e6'),
  },
  {
    name: 'cross',
    solid: together([
      box(0.16, 1.1, 0.1, 0.03).at([0, 0.95, 0.82]).turn(-3, 0, 0),
      box(0.66, 0.16, 0.1, 0.03).at([0, 1.15, 0.72]),
      band(1.02, 0.2, 0.06),
    ]),
    role: 'accent',
    material: gold(),
  },
]
