import { at, Solid } from '../geometry/solid.ts'
import { add, between, type Vec3 } from '../geometry/vector.ts'
import { withoutCrumbs } from './crumbs.ts'
import { egg, limb, mirroredX, type Primitive, slab } from './primitives.ts'
import { surfaceOf } from './surface.ts'

/** How a body of a blob differs from the rest. */
export type BlobBody = {
  /** Linear red, green, blue. Where bodies meet, colours blend as their surfaces do. */
  colour?: Vec3
  /** How wide it melts into what is there before, in units; the blob's own `blend` without one. */
  blend?: number
  /** Cut out instead of added. */
  cut?: boolean
  /** Painted onto what is there: the shape stays, the colour is taken where this body reaches. */
  stain?: boolean
  /** Which bone moves it. */
  bone?: number
}

type Placed = Required<Pick<BlobBody, 'blend' | 'bone'>> & {
  body: Primitive
  kind: 'add' | 'cut' | 'stain'
  colour: Vec3
}

export type BlobOptions = {
  /** Cells along the longest side: the finer, the more triangles. */
  detail?: number
  blend?: number
  colour?: Vec3
}

/**
 * Soft bodies that melt into each other like clay: animals, people, fruit, clouds, dough. Add bodies, then `solid()`.
 * Whatever is added, the result is one or more closed surfaces.
 */
export class Blob {
  private readonly bodies: Placed[] = []
  private readonly detail: number
  private readonly blend: number
  private readonly colour: Vec3

  constructor({ detail = 60, blend = 0.04, colour = [1, 1, 1] }: BlobOptions = {}) {
    this.detail = detail
    this.blend = blend
    this.colour = colour
  }

  private put(body: Primitive, how: BlobBody): this {
    this.bodies.push({
      body,
      kind: how.cut ? 'cut' : how.stain ? 'stain' : 'add',
      blend: how.blend ?? this.blend,
      colour: how.colour ?? this.colour,
      bone: how.bone ?? 0,
    })
    return this
  }

  egg(centre: Vec3, radii: Vec3 | number, how: BlobBody & { turn?: Vec3 } = {}): this {
    return this.put(egg(centre, typeof radii === 'number' ? [radii, radii, radii] : radii, how.turn), how)
  }

  limb(from: Vec3, to: Vec3, radiusFrom: number, radiusTo: number, how: BlobBody = {}): this {
    return this.put(limb(from, to, radiusFrom, radiusTo), how)
  }

  /** Limbs one after the other through points. */
  chain(points: Vec3[], radii: number[], how: BlobBody = {}): this {
    points.slice(1).forEach((point, i) => {
      const before = points[i] ?? point
      this.limb(before, point, radii[i] ?? 0.01, radii[i + 1] ?? 0.01, how)
    })
    return this
  }

  slab(centre: Vec3, half: Vec3, round: number, how: BlobBody & { turn?: Vec3 } = {}): this {
    return this.put(slab(centre, half, round, how.turn), how)
  }

  /** What is added inside, once more on the other side (x turned round). `boneStep` is added to the bones there. */
  both(addTo: (blob: Blob) => void, boneStep = 0): this {
    const before = this.bodies.length
    addTo(this)
    for (const one of this.bodies.slice(before))
      this.bodies.push({ ...one, body: mirroredX(one.body), bone: one.bone === 0 ? 0 : one.bone + boneStep })
    return this
  }

  solid(): Solid {
    const added = this.bodies.filter((one) => one.kind !== 'stain')
    const shape = added.some((one) => one.kind === 'add') ? added : []
    if (shape.length === 0) throw new Error('A blob needs at least one body')
    const margin = Math.max(...shape.map((one) => one.blend)) * 0.5
    const { min, max } = boxOf(shape.filter((one) => one.kind === 'add'))
    const longest = sizeBetween(min, max) + 2 * margin
    const cell = longest / this.detail
    const origin: Vec3 = [
      min[0] - margin - 1.5 * cell,
      min[1] - margin - 1.5 * cell,
      min[2] - margin - 1.5 * cell,
    ]
    const cells = (low: number, high: number) => Math.ceil((high - low + 2 * margin) / cell + 3)
    const counts: Vec3 = [cells(min[0], max[0]), cells(min[1], max[1]), cells(min[2], max[2])]
    const values = measured(shape, origin, counts, cell)
    const { positions, triangles } = withoutCrumbs(surfaceOf({ counts, origin, cell, values }))
    settle(positions, shape, cell)
    return new Solid(positions, triangles, this.dressed(positions))
  }

  /** The colour and the bone of each vertex, from the bodies that are near. */
  private dressed(positions: Float32Array) {
    const count = positions.length / 3
    const colours = new Float32Array(positions.length)
    const bones = new Uint8Array(count)
    for (let i = 0; i < count; i++) {
      const [x, y, z] = [at(positions, i * 3), at(positions, i * 3 + 1), at(positions, i * 3 + 2)]
      let [distance, nearest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      let colour: Vec3 = this.colour
      for (const one of this.bodies) {
        if (one.kind === 'cut') continue
        const d = one.body.distance(x, y, z)
        if (one.kind === 'stain') {
          // Where its surface passes through, over a narrow seam.
          const seam = Math.max(one.blend, 1e-4)
          colour = between(colour, one.colour, smoothstep(seam, -seam, d))
          continue
        }
        if (d < nearest) [nearest, bones[i]] = [d, one.bone]
        if (distance === Number.POSITIVE_INFINITY) [distance, colour] = [d, one.colour]
        else {
          const k = Math.max(one.blend, 1e-5)
          const h = Math.min(1, Math.max(0, 0.5 + (0.5 * (distance - d)) / k))
          distance = distance + (d - distance) * h - k * h * (1 - h)
          colour = between(colour, one.colour, h)
        }
      }
      colours.set(colour, i * 3)
    }
    return { colours, bones }
  }
}

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

function boxOf(bodies: Placed[]): { min: Vec3; max: Vec3 } {
  const low = (k: 0 | 1 | 2) => Math.min(...bodies.map(({ body }) => body.centre[k] - body.reach[k]))
  const high = (k: 0 | 1 | 2) => Math.max(...bodies.map(({ body }) => body.centre[k] + body.reach[k]))
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] }
}

/** The longest side. Of a body that is thinner than nothing, or nowhere, the grid would be inside out or no grid (decision 51). */
function sizeBetween(min: Vec3, max: Vec3): number {
  const sides = max.map((high, k) => high - at(min, k))
  const longest = Math.max(...sides)
  if (!sides.every((side) => side >= 0) || !(longest > 0 && longest < Number.POSITIVE_INFINITY))
    throw new Error(`A blob of ${sides.map((side) => side.toFixed(3)).join(' × ')} has no surface`)
  return longest
}

/** The distance to the melted whole: bodies are added or cut in the order in which they were given. */
function distanceOf(bodies: Placed[], x: number, y: number, z: number): number {
  let distance = 1e9
  for (let i = 0; i < bodies.length; i++) {
    const one = bodies[i] as Placed
    const d = one.body.distance(x, y, z)
    const k = one.blend
    if (one.kind === 'cut') {
      const h =
        k < 1e-5 ? (-d > distance ? 1 : 0) : Math.min(1, Math.max(0, 0.5 - (0.5 * (distance + d)) / k))
      distance = distance + (-d - distance) * h + k * h * (1 - h)
    } else if (k < 1e-5) {
      if (d < distance) distance = d
    } else {
      const h = Math.min(1, Math.max(0, 0.5 + (0.5 * (distance - d)) / k))
      distance = distance + (d - distance) * h - k * h * (1 - h)
    }
  }
  return distance
}

const block = 4

/**
 * The distances on the grid. Only blocks that the surface may pass are measured point by point, and there only by the
 * bodies that are near: the rest need no more than their sign.
 */
function measured(bodies: Placed[], origin: Vec3, [nx, ny, nz]: Vec3, cell: number): Float32Array {
  const [sy, sz] = [nx + 1, (nx + 1) * (ny + 1)]
  const values = new Float32Array((nx + 1) * (ny + 1) * (nz + 1)).fill(cell * 8)
  const widest = Math.max(...bodies.map((one) => one.blend))
  // Distances of eggs are not exact; half as much again has been enough.
  const radius = Math.sqrt(3) * cell * block * 0.5 * 1.5
  const toMeasure: { from: Vec3; near: Placed[] }[] = []
  for (let z = 0; z < nz; z += block)
    for (let y = 0; y < ny; y += block)
      for (let x = 0; x < nx; x += block) {
        const centre = add(origin, [(x + block / 2) * cell, (y + block / 2) * cell, (z + block / 2) * cell])
        const distances = bodies.map((one) => one.body.distance(...centre))
        const nearest = Math.min(...distances.filter((_, i) => bodies[i]?.kind === 'add'))
        if (nearest > radius + widest) continue
        const near = bodies.filter((one, i) => {
          const d = at(distances, i)
          return one.kind === 'add' ? d < nearest + 2 * radius + widest * 2 : d < radius + widest
        })
        const whole = distanceOf(near, ...centre)
        if (whole < -(radius + widest)) {
          for (let c = z; c <= Math.min(nz, z + block); c++)
            for (let b = y; b <= Math.min(ny, y + block); b++)
              for (let a = x; a <= Math.min(nx, x + block); a++) values[a + b * sy + c * sz] = -cell * 8
        } else toMeasure.push({ from: [x, y, z], near })
      }
  for (const { from, near } of toMeasure)
    for (let c = from[2]; c <= Math.min(nz, from[2] + block); c++)
      for (let b = from[1]; b <= Math.min(ny, from[1] + block); b++)
        for (let a = from[0]; a <= Math.min(nx, from[0] + block); a++)
          values[a + b * sy + c * sz] = distanceOf(
            near,
            origin[0] + a * cell,
            origin[1] + b * cell,
            origin[2] + c * cell,
          )
  // Where many bodies swell beyond the grid together, it ends flat: closed all the same.
  for (let c = 0; c <= nz; c++)
    for (let b = 0; b <= ny; b++)
      for (let a = 0; a <= nx; a++)
        if (a === 0 || b === 0 || c === 0 || a === nx || b === ny || c === nz) {
          const i = a + b * sy + c * sz
          values[i] = Math.max(at(values, i), cell * 0.5)
        }
  return values
}

/** Moves vertices onto the surface itself, by less than half a cell. */
function settle(positions: Float32Array, bodies: Placed[], cell: number): void {
  const e = cell * 0.25
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [at(positions, i), at(positions, i + 1), at(positions, i + 2)]
    const near = bodies.filter(({ body, blend }) => body.distance(x, y, z) < blend * 2 + cell * 2)
    const here = distanceOf(near, x, y, z)
    const gradient: Vec3 = [
      distanceOf(near, x + e, y, z) - here,
      distanceOf(near, x, y + e, z) - here,
      distanceOf(near, x, y, z + e) - here,
    ]
    const steep = Math.hypot(...gradient)
    if (steep < e * 0.2) continue
    const step = Math.max(-0.4 * cell, Math.min(0.4 * cell, (here * e) / steep))
    for (let k = 0; k < 3; k++) positions[i + k] = at(positions, i + k) - (step * at(gradient, k)) / steep
  }
}
