import { Blob } from '../../../blob/blob.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, cylinder, extrude, torus, tube } from '../../../geometry/solids.ts'
import { radians, type Vec3 } from '../../../geometry/vector.ts'
import { glass, plastic } from '../../../materials/material.ts'
import { band, brim, dome, gold, type Hat } from './forms.ts'

export const hardHat: Hat = () => [
  {
    name: 'helmet',
    solid: together([
      dome(1.08, 1.0, -0.02),
      brim(1.28, 0.1).warp(([x, y, z]) => [x, y - 0.08 * Math.max(0, z), z > 0 ? z * 1.16 : z]),
      tube(
        Array.from(
          { length: 15 },
          (_, i): Vec3 => [
            0,
            Math.sin(radians(14 + 152 * (i / 14))) * 1.02,
            Math.cos(radians(14 + 152 * (i / 14))) * 1.1,
          ],
        ),
        0.11,
        { corners: 10 },
      ),
    ]),
    role: 'main',
    material: plastic('#f6c019', { roughness: 0.35 }),
  },
  {
    name: 'lamp',
    solid: together([cylinder(0.2, 0.14, { corners: 20 }).turn(90, 0, 0).at([0, 0.38, 1.08])]),
    role: 'second',
    material: plastic('#f2f2ee'),
  },
]

export const firefighterHelmet: Hat = () => [
  {
    name: 'helmet',
    solid: together([
      dome(1.08, 1.02, -0.02),
      brim(1.36, 0.09).warp(([x, y, z]) => [x, y - (z < 0 ? 0.1 * z * z : 0), z < 0 ? z * 1.28 : z * 1.02]),
      tube(
        Array.from(
          { length: 15 },
          (_, i): Vec3 => [
            0,
            Math.sin(radians(10 + 160 * (i / 14))) * 1.1,
            Math.cos(radians(10 + 160 * (i / 14))) * 1.1,
          ],
        ),
        0.1,
        { corners: 8 },
      ),
    ]),
    role: 'main',
    material: plastic('#d0231f', { roughness: 0.3 }),
  },
  {
    name: 'badge',
    solid: extrude(
      [
        [-0.26, 0.3],
        [0.26, 0.3],
        [0.3, 0],
        [0, -0.32],
        [-0.3, 0],
      ],
      0.1,
    )
      .turn(-14, 0, 0)
      .at([0, 0.46, 1.05]),
    role: 'accent',
    material: gold(),
  },
]

export const spaceHelmet: Hat = () => [
  {
    name: 'helmet',
    solid: new Blob({ detail: 26, blend: 0.1 })
      .egg([0, -0.38, 0], [1.42, 1.4, 1.4])
      .egg([0, -0.36, 1.05], [1.0, 0.86, 1.0], { cut: true, blend: 0.08 })
      .solid(),
    role: 'main',
    material: plastic('#f4f5f7', { roughness: 0.3 }),
  },
  {
    name: 'visor',
    solid: ball([1.13, 0.98, 1.22], 32).at([0, -0.36, 0.14]),
    material: glass('#9fd8f2', { opacity: 0.28, roughness: 0.04 }),
  },
  {
    name: 'trim',
    solid: together([
      cylinder(0.32, 0.2, { corners: 22 }).turn(0, 0, 90).at([1.38, -0.38, 0]).mirrored(),
      torus(1.08, 0.13, 36, 10).at([0, -1.55, 0]),
    ]),
    role: 'accent',
    material: plastic('#e8672a'),
  },
  {
    name: 'antenna',
    solid: tube(
      [
        [1.38, -0.3, 0],
        [1.48, 0.7, -0.1],
      ],
      0.035,
      { corners: 8 },
    ).with(ball(0.1, 12).at([1.49, 0.75, -0.1])),
    role: 'accent',
    material: plastic('#e8672a'),
  },
]

export const divingMask: Hat = () => [
  {
    name: 'mask',
    solid: torus(0.62, 0.13, 32, 10)
      .turn(90, 0, 0)
      .scale(1.25, 0.78, 1)
      .at([0, -0.42, 0.98])
      .with(band(1.03, 0.16, -0.42).minus(ball([0.7, 0.5, 0.6], 16).at([0, -0.42, 1.1]))),
    role: 'main',
    material: plastic('#1f2a3a', { roughness: 0.5 }),
  },
  {
    name: 'lens',
    solid: ball([0.76, 0.47, 0.1], 24).at([0, -0.42, 0.98]),
    material: glass('#9fe0f5', { opacity: 0.35 }),
  },
  {
    name: 'snorkel',
    solid: tube(
      [
        [0.15, -1.12, 0.95],
        [0.7, -1.15, 0.8],
        [1.1, -0.85, 0.45],
        [1.14, 0.2, 0.15],
        [1.12, 0.95, 0.0],
      ],
      0.12,
      { corners: 12, smooth: 5 },
    ),
    role: 'accent',
    material: plastic('#f2a31b'),
  },
]
