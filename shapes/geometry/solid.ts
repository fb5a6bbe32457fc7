import { type Combination, combined, hullAround, type Surface } from './boolean.ts'
import { type Rotation, rotated, rotation, rotationTo, subtract, times, type Vec3 } from './vector.ts'

export type Box = { min: Vec3; max: Vec3 }

/** What a vertex may carry beside its place: a colour (linear red, green, blue) and the bone that moves it. */
export type Extras = { colours?: Float32Array; bones?: Uint8Array }

/**
 * One or more closed surfaces, triangles turning counter-clockwise seen from outside. Never changed: every operation
 * gives a new one, so that a leg can be made once and set four times.
 */
export class Solid {
  readonly positions: Float32Array
  readonly triangles: Uint32Array
  readonly colours: Float32Array | undefined
  readonly bones: Uint8Array | undefined

  constructor(positions: ArrayLike<number>, triangles: ArrayLike<number>, extras: Extras = {}) {
    this.positions = positions instanceof Float32Array ? positions : Float32Array.from(positions)
    this.triangles = triangles instanceof Uint32Array ? triangles : Uint32Array.from(triangles)
    this.colours = extras.colours
    this.bones = extras.bones
  }

  get vertexCount(): number {
    return this.positions.length / 3
  }

  private extras(): Extras {
    return { ...(this.colours && { colours: this.colours }), ...(this.bones && { bones: this.bones }) }
  }

  /** Every vertex led elsewhere; the surface must not pass through itself on the way. */
  warp(lead: (at: Vec3) => Vec3): Solid {
    const positions = new Float32Array(this.positions.length)
    for (let i = 0; i < positions.length; i += 3)
      positions.set(lead([at(this.positions, i), at(this.positions, i + 1), at(this.positions, i + 2)]), i)
    return new Solid(positions, this.triangles, this.extras())
  }

  move(x: number, y: number, z: number): Solid {
    return this.warp((v) => [v[0] + x, v[1] + y, v[2] + z])
  }

  at(place: Vec3): Solid {
    return this.move(...place)
  }

  /** In degrees, about the origin: first about x, then y, then z. */
  turn(x: number, y: number, z: number): Solid {
    return this.rotate(rotation(x, y, z))
  }

  rotate(by: Rotation): Solid {
    return this.warp((v) => rotated(by, v))
  }

  /** Turns what points up into a direction. */
  aim(direction: Vec3): Solid {
    return this.rotate(rotationTo(direction))
  }

  scale(x: number, y = x, z = x): Solid {
    const scaled = this.warp((v) => [v[0] * x, v[1] * y, v[2] * z])
    return x * y * z < 0 ? scaled.flipped() : scaled
  }

  mirror(axis: 'x' | 'y' | 'z' = 'x'): Solid {
    return this.scale(axis === 'x' ? -1 : 1, axis === 'y' ? -1 : 1, axis === 'z' ? -1 : 1)
  }

  private flipped(): Solid {
    const triangles = this.triangles.slice()
    for (let i = 0; i < triangles.length; i += 3) {
      triangles[i + 1] = at(this.triangles, i + 2)
      triangles[i + 2] = at(this.triangles, i + 1)
    }
    return new Solid(this.positions, triangles, this.extras())
  }

  /** Wider or narrower from the bottom to the top: the factors at the lowest and the highest point. */
  taper(bottom: number, top: number): Solid {
    const { min, max } = this.bounds()
    const tall = Math.max(1e-9, max[1] - min[1])
    return this.warp((v) => {
      const factor = bottom + ((top - bottom) * (v[1] - min[1])) / tall
      return [v[0] * factor, v[1], v[2] * factor]
    })
  }

  /** Beside one another, each staying a closed surface of its own; they may overlap. */
  with(...others: Solid[]): Solid {
    return together([this, ...others])
  }

  /** Itself and its mirror image. */
  mirrored(axis: 'x' | 'y' | 'z' = 'x'): Solid {
    return this.with(this.mirror(axis))
  }

  /** Copies around the y axis. */
  around(count: number, from = 0): Solid {
    return together(Array.from({ length: count }, (_, i) => this.turn(0, from + (360 * i) / count, 0)))
  }

  /** One surface around both. */
  plus(...others: Solid[]): Solid {
    return combine('add', [this, ...others])
  }

  /** What is left when the others are cut out. */
  minus(...others: Solid[]): Solid {
    return combine('subtract', [this, ...others])
  }

  /** What they have in common. */
  within(other: Solid): Solid {
    return combine('intersect', [this, other])
  }

  bounds(): Box {
    return boundsOf(this.positions)
  }

  /** Set down on the ground, its middle above the origin. */
  grounded(): Solid {
    const { min, max } = this.bounds()
    return this.move(-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2)
  }

  /** All in one colour, where other vertices of the same part have theirs. */
  tinted(colour: Vec3): Solid {
    const colours = new Float32Array(this.positions.length)
    for (let i = 0; i < colours.length; i += 3) colours.set(colour, i)
    return new Solid(this.positions, this.triangles, { ...this.extras(), colours })
  }

  /** All of it moved by one bone. */
  boned(bone: number): Solid {
    const bones = new Uint8Array(this.vertexCount).fill(bone)
    return new Solid(this.positions, this.triangles, { ...this.extras(), bones })
  }
}

/** For arrays that are known to be long enough. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] as number

export function boundsOf(positions: ArrayLike<number>): Box {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < positions.length; i++) {
    const value = at(positions, i)
    if (value < at(min, i % 3)) min[i % 3] = value
    if (value > at(max, i % 3)) max[i % 3] = value
  }
  return { min: [at(min, 0), at(min, 1), at(min, 2)], max: [at(max, 0), at(max, 1), at(max, 2)] }
}

export const sizeOf = (box: Box): Vec3 => subtract(box.max, box.min)
export const middleOf = (box: Box): Vec3 => [
  (box.min[0] + box.max[0]) / 2,
  (box.min[1] + box.max[1]) / 2,
  (box.min[2] + box.max[2]) / 2,
]
export const longestSide = (box: Box): number => Math.max(...sizeOf(box))

/** Many solids as one, each closed by itself. Colours and bones stay where all or some have them. */
export function together(solids: Solid[]): Solid {
  const vertices = solids.reduce((sum, solid) => sum + solid.vertexCount, 0)
  const corners = solids.reduce((sum, solid) => sum + solid.triangles.length, 0)
  const positions = new Float32Array(vertices * 3)
  const triangles = new Uint32Array(corners)
  const coloured = solids.some((solid) => solid.colours)
  const boned = solids.some((solid) => solid.bones)
  const colours = coloured ? new Float32Array(vertices * 3).fill(-1) : undefined
  const bones = boned ? new Uint8Array(vertices) : undefined
  let [vertex, corner] = [0, 0]
  for (const solid of solids) {
    positions.set(solid.positions, vertex * 3)
    if (solid.colours) colours?.set(solid.colours, vertex * 3)
    if (solid.bones) bones?.set(solid.bones, vertex)
    for (const index of solid.triangles) triangles[corner++] = index + vertex
    vertex += solid.vertexCount
  }
  return new Solid(positions, triangles, { ...(colours && { colours }), ...(bones && { bones }) })
}

const solidOf = ({ positions, triangles, colours, bones }: Surface) =>
  new Solid(positions, triangles, { ...(colours && { colours }), ...(bones && { bones }) })

/** Adding, cutting and intersecting solids. Throws where one is not closed. */
export function combine(how: Combination, solids: Solid[]): Solid {
  return solidOf(combined(how, solids))
}

/** The tightest skin around points. */
export function hull(points: Vec3[]): Solid {
  return solidOf(hullAround(points))
}

/** A line of copies, `step` apart. */
export function inRow(solid: Solid, count: number, step: Vec3): Solid {
  return together(Array.from({ length: count }, (_, i) => solid.at(times(step, i))))
}
