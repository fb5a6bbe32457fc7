import { Blob } from '../../../blob/blob.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, torus, tube } from '../../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../../geometry/vector.ts'
import { cloth, fur, glass, metal, plastic, thatch } from '../../../materials/material.ts'
import { band, bent, brim, dome, gold, type Hat, on, turned } from './forms.ts'

/** A wide hat with a net down to the shoulders, which bees do not get through. */
export const beeVeil: Hat = () => [
  {
    name: 'hat',
    solid: dome(1.0, 0.7, -0.02).with(brim(1.74, 0.1)),
    role: 'main',
    material: thatch('#f0dfae', { grain: 0.5, relief: 0.4 }),
  },
  { name: 'band', solid: band(1.03, 0.24, 0.12), role: 'second', material: cloth('#3a3a34') },
  {
    name: 'veil',
    solid: lathe(
      [
        [1.5, -0.04],
        [1.56, -0.04],
        [1.5, -0.9],
        [1.3, -1.5],
        [1.24, -1.5],
        [1.44, -0.9],
        [1.5, -0.04],
      ],
      { corners: 36 },
    ),
    material: glass('#2b2f2c', { opacity: 0.42, roughness: 0.9 }),
  },
  {
    name: 'hem',
    solid: torus(1.27, 0.08, 36, 8).at([0, -1.5, 0]),
    role: 'main',
    material: cloth('#f6f3ec'),
  },
]

export const flatCap: Hat = () => [
  {
    name: 'cap',
    solid: together([
      dome(1.12, 0.62, -0.05).warp(([x, y, z]) => [x, y - 0.16 * Math.max(0, z) * y, z * 1.1 + 0.06]),
      cylinder(1.0, 0.09, { corners: 36, round: 0.04 }).warp(([x, y, z]) => [
        x * 0.8,
        y - 0.14 * x * x - 0.06,
        z * 0.62 + 0.86,
      ]),
      ball(0.09, 10).at([0, 0.56, 0.04]),
    ]),
    role: 'main',
    material: cloth('#7a6a58', { grain: 0.7 }),
  },
]

/** Of those who carry luggage in hotels. */
export const pillbox: Hat = () => [
  {
    name: 'hat',
    solid: turned(
      [
        [0, 0.05],
        [0.92, 0.05],
        [0.88, 0.72],
        [0, 0.74],
      ],
      0.06,
    ),
    role: 'main',
    material: cloth('#b3202e', { grain: 0.6 }),
  },
  {
    name: 'braid',
    solid: together([
      band(0.94, 0.14, 0.14),
      band(0.91, 0.08, 0.62),
      tube(
        Array.from({ length: 13 }, (_, i): Vec3 => {
          const a = radians(-100 + (200 * i) / 12)
          return [Math.sin(a) * 0.95, -0.5 - 0.7 * Math.cos(a), Math.cos(a) * 0.62]
        }),
        0.04,
        { corners: 8 },
      ),
    ]),
    role: 'accent',
    material: gold(),
  },
]

/** White curls down to the shoulders: judges of old. */
export const judgeWig: Hat = () => {
  const curls = new Blob({ detail: 30, blend: 0.08 })
  curls.egg([0, 0.1, -0.14], [1.06, 0.74, 1.02])
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      curls.egg([side * (1.02 + 0.06 * (i % 2)), 0.12 - 0.4 * i, -0.06], [0.28, 0.26, 0.42])
      if (i < 4) curls.egg([side * 0.6, -0.25 - 0.38 * i, -0.86], [0.44, 0.26, 0.3])
    }
  for (let i = 0; i < 5; i++) {
    const [x, y, z] = on(-56 + i * 28, 20, 1.02)
    curls.egg([x, y, z], [0.27, 0.22, 0.24])
  }
  return [
    { name: 'wig', solid: curls.solid(), role: 'main', material: fur('#f4f1ea', { grain: 0.4, relief: 1 }) },
  ]
}

export const weldingMask: Hat = () => {
  const shield = Array.from({ length: 9 }, (_, i): Vec2 => {
    const a = radians(-100 + 25 * i)
    return [Math.sin(a) * 1.12, Math.cos(a) * 1.2]
  })
  const inner = shield.map(([x, z]): Vec2 => [x * 0.9, z * 0.9]).toReversed()
  return [
    {
      name: 'mask',
      solid: together([
        extrude([...shield, ...inner], 1.7)
          .turn(90, 0, 0)
          .at([0, -0.5, 0]),
        torus(1.03, 0.07, 32, 8).at([0, 0.14, -0.02]),
        dome(1.06, 0.5, 0.2).scale(1, 1, 1.04),
      ]),
      role: 'main',
      material: metal('#59606a', { roughness: 0.5 }),
    },
    {
      name: 'window',
      solid: box(0.9, 0.42, 0.1, 0.03).at([0, -0.3, 1.2]),
      material: glass('#12301f', { opacity: 0.95 }),
    },
  ]
}

export const headphonesOn: Hat = () => [
  {
    name: 'headphones',
    solid: together([
      tube(
        Array.from({ length: 17 }, (_, i): Vec3 => {
          const a = radians(-88 + 11 * i)
          return [Math.sin(a) * 1.12, -0.36 + Math.cos(a) * 1.24, -0.04]
        }),
        0.09,
        { corners: 10 },
      ),
      cylinder(0.42, 0.3, { corners: 24, round: 0.08 }).turn(0, 0, 90).at([1.1, -0.48, 0]).mirrored(),
    ]),
    role: 'main',
    material: plastic('#26262e', { roughness: 0.35 }),
  },
  {
    name: 'cups',
    solid: cylinder(0.24, 0.1, { corners: 20 }).turn(0, 0, 90).at([1.27, -0.48, 0]).mirrored(),
    role: 'accent',
    material: plastic('#e2342f'),
  },
]

export const pithHelmet: Hat = () => [
  {
    name: 'helmet',
    solid: together([
      dome(1.04, 1.0, -0.02),
      brim(1.56, 0.09).warp(([x, y, z]) => [x, y - 0.22 * Math.max(0, Math.hypot(x, z) - 0.9), z * 1.12]),
      ball(0.12, 12).at([0, 1.0, 0]),
    ]),
    role: 'main',
    material: cloth('#d8c49a', { grain: 0.5 }),
  },
  { name: 'band', solid: band(1.07, 0.22, 0.12), role: 'second', material: cloth('#6b5030') },
]

/** Of fishermen in bad weather: the brim is longest behind. */
export const souwester: Hat = () => [
  {
    name: 'hat',
    solid: together([
      lathe(
        bent([
          [1.06, -0.04],
          [1.02, 0.4],
          [0.74, 0.84],
          [0, 0.96],
        ]),
        { corners: 36 },
      ),
      brim(1.5, 0.08).warp(([x, y, z]) => [
        x,
        y - 0.3 * Math.max(0, Math.hypot(x, z) - 0.95),
        z < 0 ? z * 1.3 : z,
      ]),
    ]),
    role: 'main',
    material: plastic('#f2c21e', { roughness: 0.35 }),
  },
]

/** A white cap with a frill. */
export const mobCap: Hat = () => [
  {
    name: 'cap',
    solid: together([
      dome(1.1, 0.96, 0.04),
      torus(1.08, 0.17, 48, 10)
        .warp(([x, y, z]) => [x, y + 0.09 * Math.sin(Math.atan2(x, z) * 14), z])
        .at([0, 0.02, 0]),
    ]),
    role: 'main',
    material: cloth('#fbf8f2', { grain: 0.6 }),
  },
  { name: 'ribbon', solid: band(1.12, 0.12, 0.2), role: 'accent', material: cloth('#26262e') },
]

/** Folded of paper: of those who sell ice cream and fried food. */
export const paperCap: Hat = () => [
  {
    name: 'cap',
    solid: extrude(
      [
        [-1.02, 0],
        [1.02, 0],
        [1.2, 0.62],
        [0, 0.92],
        [-1.2, 0.62],
      ],
      1.3,
      { bevel: 0.08 },
    )
      .turn(0, 90, 0)
      .warp(([x, y, z]) => [x * (1 - 0.72 * Math.max(0, y)), y, z])
      .at([0, 0.02, 0]),
    role: 'main',
    material: cloth('#fbfaf6', { grain: 0.5 }),
  },
  {
    name: 'stripe',
    solid: extrude(
      [
        [-1.07, 0.1],
        [1.07, 0.1],
        [1.1, 0.28],
        [-1.1, 0.28],
      ],
      1.36,
    )
      .turn(0, 90, 0)
      .warp(([x, y, z]) => [x * (1 - 0.6 * Math.max(0, y)), y, z])
      .at([0, 0.02, 0]),
    role: 'accent',
    material: cloth('#d8302c'),
  },
]
