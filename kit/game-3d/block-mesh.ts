import { type Kind, type KindMesh, type MeshPart, type Pattern, patterns } from '../environment/scene.ts'
import type { Block, Stuff } from './blocks.ts'
import type { Vec } from './space.ts'

/** How a stuff looks: its number in `finishes`, its pattern, and its colour where the block has none. */
const looks: Record<Stuff, { finish: number; pattern: Pattern; colour: string }> = {
  grass: { finish: 0, pattern: 'earth', colour: '#8a6a45' },
  stone: { finish: 0, pattern: 'stone', colour: '#a39d94' },
  brick: { finish: 0, pattern: 'blocks', colour: '#b08d76' },
  wood: { finish: 1, pattern: 'planks', colour: '#b98a58' },
  metal: { finish: 3, pattern: 'metal', colour: '#aab4bf' },
  sand: { finish: 0, pattern: 'earth', colour: '#e3c98f' },
  snow: { finish: 0, pattern: 'even', colour: '#eef3fa' },
  ice: { finish: 2, pattern: 'even', colour: '#a9dcf2' },
  earth: { finish: 0, pattern: 'earth', colour: '#8d6d48' },
  hedge: { finish: 0, pattern: 'leaves', colour: '#4c8a3c' },
  paint: { finish: 1, pattern: 'even', colour: '#e8e2d6' },
  neon: { finish: 7, pattern: 'even', colour: '#38e0ff' },
  glass: { finish: 5, pattern: 'even', colour: '#bfe9ff' },
  cloth: { finish: 0, pattern: 'cloth', colour: '#d8554a' },
  lava: { finish: 7, pattern: 'even', colour: '#ff6a1a' },
}
const turf = '#79b04a'

type Draft = {
  positions: number[]
  normals: number[]
  colours: number[]
  finish: number[]
  pattern: number[]
  solid: number[]
  clear: number[]
}
type Paint = { colour: readonly [number, number, number]; finish: number; pattern: number; isClear: boolean }

/** All blocks as one mesh: they are drawn with one call, and once more for their shadows. */
export function blockMesh(blocks: readonly Block[]): { kind: Kind; mesh: KindMesh } {
  const draft: Draft = {
    positions: [],
    normals: [],
    colours: [],
    finish: [],
    pattern: [],
    solid: [],
    clear: [],
  }
  for (const block of blocks) addBlock(draft, block)
  const part: MeshPart = {
    positions: Float32Array.from(draft.positions),
    normals: Int8Array.from(draft.normals),
    colours: Uint8Array.from(draft.colours),
    finish: Uint8Array.from(draft.finish),
    pattern: Uint8Array.from(draft.pattern),
    triangles: Uint32Array.from([...draft.solid, ...draft.clear]),
    clearFrom: draft.solid.length / 3,
  }
  const min: Kind['min'] = [Infinity, Infinity, Infinity]
  const max: Kind['max'] = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < part.positions.length; i++) {
    const k = (i % 3) as 0 | 1 | 2
    min[k] = Math.min(min[k], part.positions[i] ?? 0)
    max[k] = Math.max(max[k], part.positions[i] ?? 0)
  }
  return { kind: { name: 'blocks', min, max }, mesh: { near: part, far: part } }
}

function addBlock(draft: Draft, block: Block): void {
  const { width, height, depth, form, stuff } = block
  const look = looks[stuff]
  const paint: Paint = {
    colour: bytesOf(stuff === 'grass' ? look.colour : (block.colour ?? look.colour)),
    finish: look.finish,
    pattern: patterns.indexOf(look.pattern),
    isClear: stuff === 'glass',
  }
  const put = placer(draft, block)
  if (form === 'ring') torus(put, width / 2, Math.max(0.12, depth / 2), height / 2, paint)
  else if (form === 'ribbon') ribbon(put, block.along ?? [], width, height, paint)
  else if (form === 'ramp') wedge(put, width, height, depth, paint)
  else if (form === 'round') {
    cylinder(put, width / 2, 0, stuff === 'grass' ? height - 0.15 : height, paint, block.foot)
    if (stuff === 'grass') cylinder(put, width / 2 + 0.07, height - 0.22, height, grassed(block))
  } else if (form === 'arch') {
    const thick = Math.min(0.6, width * 0.12)
    box(put, [-width / 2, 0, -depth / 2], [-width / 2 + thick, height, depth / 2], paint)
    box(put, [width / 2 - thick, 0, -depth / 2], [width / 2, height, depth / 2], paint)
    box(put, [-width / 2, height - thick, -depth / 2], [width / 2, height, depth / 2], paint)
  } else {
    const isGrown = stuff === 'grass' && height > 0.3
    // The turf covers its top: two faces at one place would flicker.
    const top = isGrown ? height - 0.15 : height
    box(put, [-width / 2, 0, -depth / 2], [width / 2, top, depth / 2], paint, block.plain)
    if (!isGrown) return
    const [w, d] = [width / 2 + 0.07, depth / 2 + 0.07]
    box(put, [-w, height - 0.24, -d], [w, height, d], grassed(block))
  }
}

const grassed = ({ colour }: Block): Paint => ({
  colour: bytesOf(colour ?? turf),
  finish: 0,
  pattern: patterns.indexOf('leaves'),
  isClear: false,
})

function bytesOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

type Point = readonly [number, number, number]
/** Adds corners, each with its normal and in order, as triangles of three numbers each. */
type Put = (
  corners: readonly Point[],
  normals: readonly Point[],
  triangles: readonly number[],
  paint: Paint,
) => void

function placer(draft: Draft, { x, y, z, yaw = 0 }: Block): Put {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  return (corners, normals, triangles, { colour, finish, pattern, isClear }) => {
    const first = draft.positions.length / 3
    corners.forEach(([px, py, pz], i) => {
      const [nx, ny, nz] = normals[i] ?? [0, 1, 0]
      draft.positions.push(x + px * cos + pz * sin, y + py, z - px * sin + pz * cos)
      draft.normals.push(
        Math.round((nx * cos + nz * sin) * 127),
        Math.round(ny * 127),
        Math.round((nz * cos - nx * sin) * 127),
      )
      draft.colours.push(...colour)
      draft.finish.push(finish)
      draft.pattern.push(pattern)
    })
    const list = isClear ? draft.clear : draft.solid
    for (const corner of triangles) list.push(first + corner)
  }
}

const axes: readonly Point[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** A box with its edges taken off, so that light runs along them. */
function box(put: Put, min: Point, max: Point, paint: Paint, isPlain = false): void {
  const sizes = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  const bevel = isPlain ? 0 : Math.min(0.09, Math.min(...sizes) * 0.2)
  const corners: Point[] = []
  const normals: Point[] = []
  /** The vertex of a face (axis and side) at a corner of the box. */
  const numbers = new Map<string, number>()
  for (const axis of [0, 1, 2])
    for (const side of [-1, 1])
      for (const u of [-1, 1])
        for (const v of [-1, 1]) {
          const signs = [0, 0, 0]
          signs[axis] = side
          signs[(axis + 1) % 3] = u
          signs[(axis + 2) % 3] = v
          numbers.set(`${axis} ${signs.join(' ')}`, corners.length)
          corners.push(
            signs.map((sign, k) => {
              const edge = sign < 0 ? (min[k] ?? 0) : (max[k] ?? 0)
              return k === axis ? edge : edge - sign * bevel
            }) as unknown as Point,
          )
          normals.push((axes[axis] ?? [0, 1, 0]).map((one) => one * side) as unknown as Point)
        }
  const triangles: number[] = []
  const at = (axis: number, signs: readonly number[]) => numbers.get(`${axis} ${signs.join(' ')}`) ?? 0
  /** Turned so that it looks outward. */
  const face = (list: readonly number[], out: Point) => {
    const [a, b, c] = list.slice(0, 3).map((n) => corners[n] ?? [0, 0, 0]) as [Point, Point, Point]
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const facing = (uy * vz - uz * vy) * out[0] + (uz * vx - ux * vz) * out[1] + (ux * vy - uy * vx) * out[2]
    const order = facing > 0 ? list : [...list].reverse()
    for (let i = 2; i < order.length; i++) triangles.push(order[0] ?? 0, order[i - 1] ?? 0, order[i] ?? 0)
  }
  const signed = (pairs: readonly [number, number][]): number[] => {
    const signs = [0, 0, 0]
    for (const [axis, sign] of pairs) signs[axis] = sign
    return signs
  }
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
    for (const side of [-1, 1]) {
      const ring = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([a = 0, b = 0]) =>
        at(
          axis,
          signed([
            [axis, side],
            [u, a],
            [v, b],
          ]),
        ),
      )
      face(ring, normals[ring[0] ?? 0] ?? [0, 1, 0])
    }
    if (isPlain) continue
    // The edges that run along this axis lie between the faces of the other two.
    for (const a of [-1, 1])
      for (const b of [-1, 1]) {
        const ends = [-1, 1].map((end) =>
          signed([
            [axis, end],
            [u, a],
            [v, b],
          ]),
        )
        const [low = [], high = []] = ends
        const out = signed([
          [u, a],
          [v, b],
        ]) as unknown as Point
        face([at(u, low), at(u, high), at(v, high), at(v, low)], out)
      }
  }
  for (const a of isPlain ? [] : [-1, 1])
    for (const b of [-1, 1])
      for (const c of [-1, 1]) face([at(0, [a, b, c]), at(1, [a, b, c]), at(2, [a, b, c])], [a, b, c])
  put(corners, normals, triangles, paint)
}

function cylinder(put: Put, radius: number, low: number, high: number, paint: Paint, foot = 1): void {
  const sides = radius > 6 ? 40 : 22
  const bevel = Math.min(0.1, radius * 0.2, (high - low) * 0.3)
  const rings: [radius: number, y: number, normal: number][] = [
    [radius * foot, low, 0],
    [radius, high - bevel, 0],
    [radius - bevel, high, 1],
  ]
  const corners: Point[] = []
  const normals: Point[] = []
  for (const [r, y, up] of rings)
    for (let side = 0; side <= sides; side++) {
      const angle = (side / sides) * Math.PI * 2
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      corners.push([sin * r, y, cos * r])
      normals.push(up ? [0, 1, 0] : [sin, 0, cos])
    }
  const triangles: number[] = []
  for (let ring = 0; ring < 2; ring++)
    for (let side = 0; side < sides; side++) {
      const [a, b] = [ring * (sides + 1) + side, (ring + 1) * (sides + 1) + side]
      triangles.push(a, a + 1, b + 1, a, b + 1, b)
    }
  const top = corners.length
  corners.push([0, high, 0])
  normals.push([0, 1, 0])
  for (let side = 0; side < sides; side++)
    triangles.push(top, 2 * (sides + 1) + side, 2 * (sides + 1) + side + 1)
  // What floats is seen from below as well.
  const under = corners.length
  for (let side = 0; side <= sides; side++) {
    const angle = (side / sides) * Math.PI * 2
    corners.push([Math.sin(angle) * radius * foot, low, Math.cos(angle) * radius * foot])
    normals.push([0, -1, 0])
  }
  corners.push([0, low, 0])
  normals.push([0, -1, 0])
  for (let side = 0; side < sides; side++) triangles.push(under + sides + 1, under + side + 1, under + side)
  put(corners, normals, triangles, paint)
}

/** Upright, around its own middle at `middle` above its foot; its hole looks along z. */
function torus(put: Put, radius: number, thick: number, middle: number, paint: Paint): void {
  const [around, across] = [36, 8]
  const corners: Point[] = []
  const normals: Point[] = []
  for (let i = 0; i <= around; i++) {
    const big = (i / around) * Math.PI * 2
    for (let j = 0; j <= across; j++) {
      const small = (j / across) * Math.PI * 2
      const out = Math.cos(small)
      const r = radius + thick * out
      corners.push([Math.cos(big) * r, middle + Math.sin(big) * r, Math.sin(small) * thick])
      normals.push([Math.cos(big) * out, Math.sin(big) * out, Math.sin(small)])
    }
  }
  const triangles: number[] = []
  for (let i = 0; i < around; i++)
    for (let j = 0; j < across; j++) {
      const [a, b] = [i * (across + 1) + j, (i + 1) * (across + 1) + j]
      triangles.push(a, b, b + 1, a, b + 1, a + 1)
    }
  put(corners, normals, triangles, paint)
}

/** Rises toward +z. */
function wedge(put: Put, width: number, height: number, depth: number, paint: Paint): void {
  const [w, d] = [width / 2, depth / 2]
  const slope = Math.hypot(height, depth)
  const up: Point = [0, depth / slope, -height / slope]
  const faces: [Point[], Point][] = [
    [
      [
        [-w, 0, -d],
        [-w, height, d],
        [w, height, d],
        [w, 0, -d],
      ],
      up,
    ],
    [
      [
        [-w, 0, d],
        [w, 0, d],
        [w, height, d],
        [-w, height, d],
      ],
      [0, 0, 1],
    ],
    [
      [
        [-w, 0, -d],
        [-w, 0, d],
        [-w, height, d],
      ],
      [-1, 0, 0],
    ],
    [
      [
        [w, 0, -d],
        [w, height, d],
        [w, 0, d],
      ],
      [1, 0, 0],
    ],
  ]
  for (const [corners, normal] of faces)
    put(
      corners,
      corners.map(() => normal),
      corners.length === 4 ? [0, 1, 2, 0, 2, 3] : [0, 1, 2],
      paint,
    )
}

/** Follows places with its top; its ends are open, for they lie in the ground or meet. */
function ribbon(put: Put, along: readonly Vec[], width: number, height: number, paint: Paint): void {
  const last = along.length - 1
  const isClosed = last > 2 && Math.hypot(...between(along[0], along[last])) < 0.01
  const corners: Point[] = []
  const normals: Point[] = []
  along.forEach((at, i) => {
    const before = along[i === 0 ? (isClosed ? last - 1 : 0) : i - 1]
    const after = along[i === last ? (isClosed ? 1 : last) : i + 1]
    const [dx, dy, dz] = between(before, after)
    const flat = Math.hypot(dx, dz) || 1
    // To the left of the way.
    const [sx, sz] = [dz / flat, -dx / flat]
    const long = Math.hypot(flat, dy)
    const up: Point = [(-dx / flat) * (dy / long), flat / long, (-dz / flat) * (dy / long)]
    for (const side of [1, -1]) {
      const [x, z] = [at.x + sx * side * (width / 2), at.z + sz * side * (width / 2)]
      corners.push([x, at.y, z], [x, at.y, z], [x, at.y - height, z])
      normals.push(up, [sx * side, 0, sz * side], [sx * side, 0, sz * side])
    }
  })
  const triangles: number[] = []
  for (let i = 0; i < last; i++) {
    const [a, b] = [i * 6, i * 6 + 6]
    triangles.push(a, a + 3, b + 3, a, b + 3, b)
    triangles.push(a + 1, b + 1, b + 2, a + 1, b + 2, a + 2)
    triangles.push(a + 4, a + 5, b + 5, a + 4, b + 5, b + 4)
  }
  put(corners, normals, triangles, paint)
}

const between = (from: Vec | undefined, to: Vec | undefined): Point =>
  from && to ? [to.x - from.x, to.y - from.y, to.z - from.z] : [0, 0, 0]
