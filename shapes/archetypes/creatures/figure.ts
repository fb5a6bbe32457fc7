import type { Look, Role } from '../../archetype.ts'
import { at, boundsOf, Solid, together } from '../../geometry/solid.ts'
import { add, cross, subtract, times, unit, type Vec3 } from '../../geometry/vector.ts'
import type { Material } from '../../materials/material.ts'
import type { Joint, ShapeMaker, Socket } from '../../shape.ts'

/**
 * Collects a creature while it is made, in whatever size comes easily; `finish` sets it on the ground and gives it
 * the size that archetypes have, whatever its proportions are.
 */
export class Figure {
  private readonly parts: { name: string; solid: Solid; material: Material }[] = []
  private readonly sockets: { name: string; at: Vec3; radius: number; rest: Pick<Socket, 'up' | 'front'> }[] =
    []
  private readonly joints: Joint[] = []

  /** Gives the number that solids name as their bone. */
  joint(name: string, where: Vec3, parent = 0): number {
    this.joints.push({ name, at: where, parent })
    return this.joints.length
  }

  part(name: string, solid: Solid, material: Material): this {
    this.parts.push({ name, solid, material })
    return this
  }

  socket(name: string, where: Vec3, radius: number, rest: Pick<Socket, 'up' | 'front'> = {}): this {
    this.sockets.push({ name, at: where, radius, rest })
    return this
  }

  finish(make: ShapeMaker, longest = 1): void {
    const { min, max } = boundsOf(together(this.parts.map(({ solid }) => solid)).positions)
    const size = longest / Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2])
    const middle: Vec3 = [0, min[1], (min[2] + max[2]) / 2]
    const fitted = (point: Vec3): Vec3 => times(subtract(point, middle), size)
    for (const { name, at: where, parent } of this.joints) make.joint(name, fitted(where), parent)
    const materials = new Map<Material, Material>()
    for (const { name, solid, material } of this.parts) {
      let own = materials.get(material)
      if (!own) {
        const { paint } = material
        // Paint was thought in the size in which the creature was made.
        own = paint
          ? { ...material, paint: (point, normal) => paint(add(times(point, 1 / size), middle), normal) }
          : material
        materials.set(material, own)
      }
      make.part(name, solid.warp(fitted), own)
    }
    for (const { name, at: where, radius, rest } of this.sockets)
      make.socket(name, fitted(where), radius * size, rest)
  }
}

/** What a creature is covered with: a material, and whether its own colours show on it. */
export type Hide = { material: Material; dressed(solid: Solid): Solid }

/** Of gold or stone, a creature has no colours of its own. */
export function hideOf(look: Look, role: Role, usual: Material): Hide {
  const material = look.material(role, usual)
  const own = material.surface === usual.surface && material.metalness === usual.metalness
  if (own) return { material, dressed: (solid) => solid }
  const bare = (solid: Solid) =>
    new Solid(solid.positions, solid.triangles, solid.bones ? { bones: solid.bones } : {})
  return { material, dressed: bare }
}

const longestEdges = new WeakMap<Solid, number>()

/** No triangle of a solid reaches farther from its first corner than this. */
function longestEdgeOf(solid: Solid): number {
  const known = longestEdges.get(solid)
  if (known !== undefined) return known
  const { positions, triangles } = solid
  let longest = 0
  for (let i = 0; i < triangles.length; i += 3) {
    const a = at(triangles, i) * 3
    for (let k = 1; k < 3; k++) {
      const b = at(triangles, i + k) * 3
      const x = at(positions, b) - at(positions, a)
      const y = at(positions, b + 1) - at(positions, a + 1)
      const z = at(positions, b + 2) - at(positions, a + 2)
      longest = Math.max(longest, x * x + y * y + z * z)
    }
  }
  const edge = Math.sqrt(longest)
  longestEdges.set(solid, edge)
  return edge
}

/** Where a ray leaves or meets a surface first. Written out in numbers: a face asks for dozens of rays. */
export function cast(solid: Solid, from: Vec3, direction: Vec3): { at: Vec3; normal: Vec3 } | undefined {
  const ahead = unit(direction)
  const { positions, triangles } = solid
  const edge = longestEdgeOf(solid)
  const near2 = edge * edge
  const fx = from[0]
  const fy = from[1]
  const fz = from[2]
  const dx = ahead[0]
  const dy = ahead[1]
  const dz = ahead[2]
  let nearest = Number.POSITIVE_INFINITY
  let found = -1
  for (let i = 0; i < triangles.length; i += 3) {
    const a = at(triangles, i) * 3
    const tx = fx - at(positions, a)
    const ty = fy - at(positions, a + 1)
    const tz = fz - at(positions, a + 2)
    const along = -(tx * dx + ty * dy + tz * dz)
    if (along < -edge || along > nearest + edge) continue
    if (tx * tx + ty * ty + tz * tz - along * along > near2) continue
    const b = at(triangles, i + 1) * 3
    const c = at(triangles, i + 2) * 3
    const ux = at(positions, b) - fx + tx
    const uy = at(positions, b + 1) - fy + ty
    const uz = at(positions, b + 2) - fz + tz
    const vx = at(positions, c) - fx + tx
    const vy = at(positions, c + 1) - fy + ty
    const vz = at(positions, c + 2) - fz + tz
    const px = dy * vz - dz * vy
    const py = dz * vx - dx * vz
    const pz = dx * vy - dy * vx
    const size = ux * px + uy * py + uz * pz
    if (Math.abs(size) < 1e-14) continue
    const u = (tx * px + ty * py + tz * pz) / size
    if (u < 0 || u > 1) continue
    const qx = ty * uz - tz * uy
    const qy = tz * ux - tx * uz
    const qz = tx * uy - ty * ux
    const v = (dx * qx + dy * qy + dz * qz) / size
    if (v < 0 || u + v > 1) continue
    const t = (vx * qx + vy * qy + vz * qz) / size
    if (t > 1e-6 && t < nearest) {
      nearest = t
      found = i
    }
  }
  if (found < 0) return undefined
  const corner = (k: number): Vec3 => {
    const v = at(triangles, found + k) * 3
    return [at(positions, v), at(positions, v + 1), at(positions, v + 2)]
  }
  const normal = unit(cross(subtract(corner(1), corner(0)), subtract(corner(2), corner(0))))
  return { at: add(from, times(ahead, nearest)), normal }
}

/** Where a ray from inside comes out; the given distance ahead where it never does. */
export function skinAt(solid: Solid, from: Vec3, direction: Vec3, otherwise: number): Vec3 {
  return cast(solid, from, direction)?.at ?? add(from, times(unit(direction), otherwise))
}

export const darker = (colour: Vec3, factor: number): Vec3 => times(colour, factor)
