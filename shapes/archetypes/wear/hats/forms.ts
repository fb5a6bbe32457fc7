import type { Role } from '../../../archetype.ts'
import { Blob } from '../../../blob/blob.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { curve, extrude, lathe, softened } from '../../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../../geometry/vector.ts'
import { type Material, polished } from '../../../materials/material.ts'

/**
 * What is worn on heads, in the measure of heads: the band of a hat is a circle of radius one about the origin, and
 * the middle of the head that wears it lies at [0, -0.45, 0]. People and the hats that stand alone share these.
 */
export type HatPiece = { name: string; solid: Solid; role?: Role; material: Material }
export type Hat = () => HatPiece[]

export const turned = (profile: Vec2[], soft = 0.08, corners = 36): Solid =>
  lathe(softened(profile, soft), { corners })

/** A line bent through points of a profile. */
export function bent(profile: Vec2[], steps = 5): Vec2[] {
  return curve(
    profile.map(([r, y]): Vec3 => [r, y, 0]),
    steps,
  ).map(([r, y]): Vec2 => [Math.max(0, r), y])
}

/** A thin round brim from inside the band to its rim. */
export const brim = (radius: number, thick = 0.07, corners = 44): Solid =>
  turned(
    [
      [0, -thick / 2],
      [radius, -thick / 2],
      [radius, thick / 2],
      [0, thick / 2],
    ],
    thick * 0.45,
    corners,
  )

export const band = (radius: number, tall: number, y: number, corners = 36): Solid =>
  turned(
    [
      [0, y - tall / 2],
      [radius, y - tall / 2],
      [radius, y + tall / 2],
      [0, y + tall / 2],
    ],
    tall * 0.25,
    corners,
  )

export const dome = (radius: number, tall: number, from = 0, corners = 36): Solid =>
  lathe(
    Array.from({ length: 13 }, (_, i): Vec2 => {
      const a = radians((90 * i) / 12)
      return [Math.cos(a) * radius, from + Math.sin(a) * tall]
    }),
    { corners },
  )

/** A point on a head's dome, seen by its turn to the side and its height in degrees. */
export const on = (side: number, up: number, far: number, middle = 0): Vec3 => [
  Math.sin(radians(side)) * Math.cos(radians(up)) * far,
  middle + Math.sin(radians(up)) * far,
  Math.cos(radians(side)) * Math.cos(radians(up)) * far,
]

export const star = (radius: number, thick: number, points = 5): Solid =>
  extrude(
    Array.from({ length: points * 2 }, (_, i): Vec2 => {
      const a = radians(90 + (180 * i) / points)
      const r = i % 2 === 0 ? radius : radius * 0.45
      return [Math.cos(a) * r, Math.sin(a) * r]
    }),
    thick,
    { bevel: thick * 0.3 },
  )

export const gold = () => polished('#f5b932', { roughness: 0.22 })

export function helmetShell(cutFace: (blob: Blob) => void, detail = 26): Solid {
  const blob = new Blob({ detail, blend: 0.12 })
  blob.egg([0, -0.28, -0.06], [1.06, 1.18, 1.14])
  cutFace(blob)
  return blob.solid()
}
