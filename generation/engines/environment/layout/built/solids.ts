import { Solid, together } from '@makebelieve/shapes/geometry/solid'
import { extrude, loft } from '@makebelieve/shapes/geometry/solids'
import type { Vec2, Vec3 } from '@makebelieve/shapes/geometry/vector'
import { light, shade } from '@makebelieve/shapes/materials/colour'
import type { Material } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'

/** A box with sharp edges between two corners. */
export function slab(
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): Solid {
  const places: number[] = []
  for (const y of [y0, y1])
    for (const [x, z] of [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ] as const)
      places.push(x, y, z)
  return new Solid(places, boxTriangles)
}
const boxTriangles = [
  0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 5, 1, 0, 4, 5, 1, 6, 2, 1, 5, 6, 2, 7, 3, 2, 6, 7, 3, 4, 0, 3, 7, 4,
]

/**
 * What is seen from one side only: a flat front that ends in one point behind. Half the triangles of a box, so that a
 * facade can have a hundred windows.
 */
export function pane(
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  front: number,
  behind = front - 0.05,
): Solid {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return new Solid(
    [x0, y0, front, x1, y0, front, x1, y1, front, x0, y1, front, mx, my, behind],
    [0, 1, 2, 0, 2, 3, 1, 0, 4, 2, 1, 4, 3, 2, 4, 0, 3, 4],
  )
}

/** An upright outline of x and y with depth along z, from `front` backward. */
export const upright = (outline: Vec2[], front: number, depth: number, holes: Vec2[][] = []): Solid =>
  extrude(outline, depth, { bevel: 0, holes }).move(0, 0, front - depth / 2)

/** A profile of z and y that runs along x. */
export const alongX = (profile: readonly Vec2[], [x0, x1]: readonly [number, number]): Solid =>
  loft([x0, x1].map((x) => profile.map(([z, y]): Vec3 => [x, y, z])))

/** Toned a little lighter or darker than its neighbours, as stones and boards are. */
export const toned = (solid: Solid, colour: string, factor: number): Solid =>
  solid.tinted(light(shade(colour, factor)))

/** Collects the parts of what is built. */
export type Maker = {
  /** `faceted` is lit flat: hewn, broken or frozen. */
  part(name: string, solid: Solid, material: Material, faceted?: true): void
}

type BuiltOptions = Partial<Pick<BuiltShape, 'at' | 'yaw' | 'solid' | 'deck' | 'of'>>

/** A shape that a layout builds itself. Nothing comes of it where nothing was made. */
export function built(
  id: string,
  name: string,
  options: BuiltOptions,
  fill: (make: Maker) => void,
): BuiltShape[] {
  const [x, height, z] = options.at ?? [0, 0, 0]
  // Solids of one name and the same material become one part, however often that material was asked for.
  const kinds = new Map<string, { name: string; solids: Solid[]; material: Material; faceted?: true }>()
  fill({
    part(part, solid, material, faceted) {
      const { surface, colour, roughness, metalness, opacity, glow } = material
      const key = `${part} ${surface} ${colour} ${roughness} ${metalness} ${opacity} ${glow}`
      const known = kinds.get(key)
      if (known) known.solids.push(solid)
      else kinds.set(key, { name: part, solids: [solid], material, ...(faceted && { faceted }) })
    },
  })
  const parts = [...kinds.values()].map(({ name: part, solids, material, faceted }) => {
    // Heights are in the shape itself, so that whoever looks at it alone sees that it hangs.
    const solid = together(solids).move(0, height, 0)
    return { name: part, solid, rest: solid.positions, material, ...(faceted && { faceted }) }
  })
  const whole = {
    id,
    name,
    parts,
    yaw: 0,
    solid: true,
    ...options,
    at: [x, 0, z] as [number, number, number],
  }
  return parts.length === 0 ? [] : [whole]
}
