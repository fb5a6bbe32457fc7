import { together } from '../../../geometry/solid.ts'
import { ball, lathe, softened, torus } from '../../../geometry/solids.ts'
import { cloth, leather, thatch } from '../../../materials/material.ts'
import { band, bent, brim, dome, gold, type Hat, on, star, turned } from './forms.ts'

export const topHat: Hat = () => {
  const felt = cloth('#23222b', { roughness: 0.6, grain: 0.6 })
  const body = turned(
    [
      [0, -0.02],
      [0.97, -0.02],
      [0.93, 0.7],
      [1.04, 1.5],
      [0.98, 1.56],
      [0, 1.54],
    ],
    0.09,
  )
  const rim = brim(1.52).warp(([x, y, z]) => [x, y + 0.17 * x * x * 0.6 - 0.05 * z * z, z * 1.04])
  return [
    { name: 'hat', solid: body.with(rim), role: 'main', material: felt },
    {
      name: 'band',
      solid: band(0.985, 0.3, 0.22),
      role: 'second',
      material: cloth('#b3202e', { roughness: 0.5 }),
    },
  ]
}

export const cowboyHat: Hat = () => {
  const body = lathe(
    bent([
      [1.02, -0.02],
      [0.97, 0.35],
      [0.9, 0.75],
      [0.78, 0.98],
      [0.45, 1.06],
      [0.0, 1.02],
    ]),
    { corners: 40 },
  ).warp(([x, y, z]) => {
    const dent = y > 0.6 ? 0.34 * Math.exp(-((x / 0.22) ** 2)) * Math.min(1, (y - 0.6) * 3) : 0
    return [x * (y > 0.5 && z > 0 ? 1 - 0.22 * (y - 0.5) * z : 1), y - dent + 0.1 * (y > 0.5 ? z * z : 0), z]
  })
  const rim = brim(1.78, 0.08, 48).warp(([x, y, z]) => [x * 0.98, y + 0.17 * x * x - 0.05 * z * z, z * 1.02])
  return [
    { name: 'hat', solid: body.with(rim), role: 'main', material: leather('#8a5327', { roughness: 0.7 }) },
    { name: 'band', solid: band(1.035, 0.16, 0.14), role: 'second', material: leather('#3a2213') },
    { name: 'buckle', solid: star(0.16, 0.08).at([0, 0.14, 1.06]), role: 'accent', material: gold() },
  ]
}

export const strawHat: Hat = () => [
  {
    name: 'hat',
    solid: dome(1.02, 0.78, -0.02).with(
      brim(1.8, 0.09).warp(([x, y, z]) => [
        x,
        y + 0.06 * Math.sin(Math.atan2(x, z) * 5) * Math.max(0, Math.hypot(x, z) - 1),
        z,
      ]),
    ),
    role: 'main',
    material: thatch('#e3bd62', { grain: 0.5, relief: 0.6 }),
  },
  { name: 'band', solid: band(1.045, 0.24, 0.14), role: 'second', material: cloth('#c93a34') },
]

export const sombrero: Hat = () => {
  const crown = lathe(
    bent([
      [1.02, -0.02],
      [0.9, 0.4],
      [0.66, 0.95],
      [0.36, 1.2],
      [0, 1.26],
    ]),
    { corners: 36 },
  )
  const rim = lathe(
    softened(
      [
        [0, -0.05],
        [1.6, -0.05],
        [2.2, 0.3],
        [2.14, 0.38],
        [1.5, 0.06],
        [0, 0.06],
      ],
      0.06,
    ),
    { corners: 56 },
  )
  const ring = (r: number, y: number) => torus(r, 0.05, 48, 8).at([0, y, 0])
  const tassels = together(
    Array.from({ length: 22 }, (_, i) => ball([0.07, 0.1, 0.07], 8).at(on((360 * i) / 22, 0, 2.2, 0.25))),
  )
  return [
    {
      name: 'hat',
      solid: crown.with(rim),
      role: 'main',
      material: thatch('#e8b94e', { grain: 0.5, relief: 0.5 }),
    },
    {
      name: 'band',
      solid: together([ring(2.17, 0.36), band(1.03, 0.22, 0.12), ring(1.72, 0.14)]),
      role: 'second',
      material: cloth('#c8322e'),
    },
    { name: 'tassels', solid: tassels, role: 'accent', material: cloth('#2f9a55') },
  ]
}

export const bowler: Hat = () => [
  {
    name: 'hat',
    solid: lathe(
      bent([
        [1.0, -0.02],
        [1.02, 0.3],
        [0.9, 0.66],
        [0.55, 0.88],
        [0, 0.94],
      ]),
      { corners: 36 },
    ).with(brim(1.42, 0.09).warp(([x, y, z]) => [x, y + 0.16 * Math.max(0, Math.abs(x) - 0.9) ** 1, z])),
    role: 'main',
    material: cloth('#2a2523', { roughness: 0.6, grain: 0.6 }),
  },
  { name: 'band', solid: band(1.035, 0.22, 0.13), role: 'second', material: cloth('#5c4a3a') },
]

export const fedora: Hat = () => {
  const crown = lathe(
    bent([
      [1.01, -0.02],
      [0.98, 0.36],
      [0.86, 0.78],
      [0.5, 0.92],
      [0, 0.9],
    ]),
    { corners: 40 },
  ).warp(([x, y, z]) => [
    x * (y > 0.4 && z > 0 ? 1 - 0.35 * (y - 0.4) * z : 1),
    y - (y > 0.5 ? 0.24 * Math.exp(-((x / 0.25) ** 2)) : 0) + (y > 0.5 ? 0.08 * z : 0),
    z,
  ])
  return [
    {
      name: 'hat',
      solid: crown.with(
        brim(1.6, 0.08).warp(([x, y, z]) => [x, y + 0.09 * x * x - 0.06 * z * Math.abs(z), z]),
      ),
      role: 'main',
      material: cloth('#8a6a47', { grain: 0.6 }),
    },
    { name: 'band', solid: band(1.03, 0.22, 0.14), role: 'second', material: cloth('#3a2a1e') },
  ]
}

export const conicalHat: Hat = () => [
  {
    name: 'hat',
    solid: lathe(
      softened(
        [
          [0, -0.1],
          [1.75, -0.16],
          [1.78, -0.1],
          [0.9, 0.5],
          [0.05, 1.0],
        ],
        0.05,
      ),
      { corners: 40 },
    ),
    role: 'main',
    material: thatch('#e0bd72', { grain: 0.6, relief: 0.5 }),
  },
]
