import { type Box, boundsOf, Solid, together } from './geometry/solid.ts'
import type { Vec3 } from './geometry/vector.ts'
import type { Material } from './materials/material.ts'

/**
 * A named part: a solid and what it is made of. `rest` are the places of its vertices where it was made, so that
 * grain and paint stay with it wherever it is carried.
 */
export type Part = {
  name: string
  solid: Solid
  rest: Float32Array
  material: Material
  /** Every triangle is a facet of its own: lit flat, without soft edges between. */
  faceted?: true
}

/** Where other things are attached: 'head', 'hand', 'back', 'top', 'inside', 'neck', 'front', 'ground', 'base'. */
export type Socket = {
  at: Vec3
  /** How wide what sits here is: the radius of a head for a hat, of an opening for what fills it. */
  radius: number
  /** Which way is up there, and which way is ahead. */
  up?: Vec3
  front?: Vec3
}

/** What turns: parts of a body hang on joints, so that the same body can walk. Bone n of a solid is joint n of its shape. */
export type Joint = { name: string; at: Vec3; parent: number }

/** Something whole: an archetype's result, or several put together. */
export type Shape = { parts: Part[]; sockets: Record<string, Socket>; joints: Joint[] }

/** Collects parts and sockets while an archetype builds. */
export class ShapeMaker {
  private readonly parts = new Map<string, { solids: Solid[]; material: Material }>()
  private readonly sockets: Record<string, Socket> = {}
  private readonly joints: Joint[] = [{ name: 'root', at: [0, 0, 0], parent: 0 }]

  /** Solids of the same name and material become one part; another material under that name becomes a part beside it. */
  part(name: string, solid: Solid, material: Material): this {
    let key = name
    for (let n = 2; ; n++) {
      const known = this.parts.get(key)
      if (!known) this.parts.set(key, { solids: [solid], material })
      else if (known.material === material) known.solids.push(solid)
      else {
        key = `${name} ${n}`
        continue
      }
      return this
    }
  }

  socket(name: string, at: Vec3, radius: number, rest: Pick<Socket, 'up' | 'front'> = {}): this {
    this.sockets[name] = { at, radius, ...rest }
    return this
  }

  /** Gives the number that solids name as their bone. */
  joint(name: string, at: Vec3, parent = 0): number {
    this.joints.push({ name, at, parent })
    return this.joints.length - 1
  }

  done(): Shape {
    const parts = [...this.parts].map(([name, { solids, material }]) => {
      const solid = together(solids)
      return { name, solid, rest: solid.positions, material }
    })
    return { parts, sockets: this.sockets, joints: this.joints }
  }
}

export function boxOfShape({ parts }: Shape): Box {
  return parts.reduce<Box>(
    (box, { solid }) => {
      const one = boundsOf(solid.positions)
      return {
        min: [0, 1, 2].map((k) => Math.min(box.min[k] ?? 0, one.min[k] ?? 0)) as unknown as Vec3,
        max: [0, 1, 2].map((k) => Math.max(box.max[k] ?? 0, one.max[k] ?? 0)) as unknown as Vec3,
      }
    },
    { min: [1e9, 1e9, 1e9], max: [-1e9, -1e9, -1e9] },
  )
}

/** The whole shape carried elsewhere: each solid by the same way. Sockets and joints go along. */
export function carried(shape: Shape, how: (solid: Solid) => Solid): Shape {
  const point = (at: Vec3): Vec3 => {
    const [x = 0, y = 0, z = 0] = how(new Solid([...at], [])).positions
    return [x, y, z]
  }
  const origin = point([0, 0, 0])
  const direction = (d: Vec3): Vec3 => {
    const [x, y, z] = point(d)
    return [x - origin[0], y - origin[1], z - origin[2]]
  }
  const stretch = Math.cbrt(
    Math.hypot(...direction([1, 0, 0])) *
      Math.hypot(...direction([0, 1, 0])) *
      Math.hypot(...direction([0, 0, 1])),
  )
  return {
    parts: shape.parts.map((part) => ({ ...part, solid: how(part.solid) })),
    sockets: Object.fromEntries(
      Object.entries(shape.sockets).map(([name, socket]) => [
        name,
        {
          at: point(socket.at),
          radius: socket.radius * stretch,
          ...(socket.up && { up: direction(socket.up) }),
          ...(socket.front && { front: direction(socket.front) }),
        },
      ]),
    ),
    joints: shape.joints.map((joint) => ({ ...joint, at: point(joint.at) })),
  }
}
