import { surfaceOf } from '../blob/surface.ts'
import { Solid } from '../geometry/solid.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { light } from '../materials/colour.ts'
import type { Paint } from '../materials/material.ts'
import { plastic } from '../materials/material.ts'
import { type Shape, ShapeMaker } from '../shape.ts'
import type { Image } from './image.ts'
import { type Mask, subjectOf } from './subject.ts'

/** Cells along the longest side of the solid. */
const detail = 76

/**
 * A flat picture as a solid: its outline swells to both sides, thick where it is wide, round at the rim. The front
 * carries the picture, the back only its large areas of colour, as the back of a toy does.
 */
export function puffed(image: Image, name: string, depth = 0.42): Shape {
  const mask = subjectOf(image)
  const field = fieldOf(mask, image.side)
  const heights = heightsOf(field, depth)
  const cell = 1 / detail
  const flat = detail + 4
  const thick = Math.max(6, Math.ceil((2 * Math.max(...heights.values)) / cell) + 4)
  const counts: Vec3 = [flat, flat, thick]
  const values = new Float32Array((flat + 1) * (flat + 1) * (thick + 1))
  for (let z = 0; z <= thick; z++)
    for (let y = 0; y <= flat; y++)
      for (let x = 0; x <= flat; x++) {
        const [px, py] = [(x - 2) * cell, (y - 2) * cell]
        const away = Math.abs((z - thick / 2) * cell)
        const { inside, height: swell } = heights.at(px, 1 - py)
        // The back is flatter than the front, as that of a relief is.
        const height = z < thick / 2 ? swell * 0.55 : swell
        // The nearer way out: through the front or back, or through the rim.
        values[x + y * (flat + 1) + z * (flat + 1) * (flat + 1)] =
          inside > 0 ? Math.max(away - height, -inside) : Math.hypot(inside, Math.max(0, away - cell * 0.5))
      }
  const origin: Vec3 = [-0.5 - 2 * cell, -2 * cell, -(thick / 2) * cell]
  const { positions, triangles } = surfaceOf({ counts, origin, cell, values })
  const solid = smoothed(new Solid(positions, triangles), 2)
  const make = new ShapeMaker()
  make.part(
    name,
    solid.grounded(),
    plastic('#ffffff', { roughness: 0.5, paint: paintOf(image, mask, field, solid) }),
  )
  const { max } = solid.bounds()
  make.socket('top', [0, max[1], 0], 0.3)
  return make.done()
}

/** How far inside the outline (or outside, below 0) each point of a grid is, in widths of the picture. */
type Field = { side: number; inside: Float32Array }

const fieldSide = 192

function fieldOf(mask: Mask, side: number): Field {
  const small = fieldSide
  const cover = new Float32Array(small * small)
  const step = side / small
  for (let y = 0; y < small; y++)
    for (let x = 0; x < small; x++) {
      let sum = 0
      for (let j = 0; j < step; j++)
        for (let i = 0; i < step; i++)
          sum += mask[Math.floor(y * step + j) * side + Math.floor(x * step + i)] ?? 0
      cover[y * small + x] = sum / Math.ceil(step) ** 2
    }
  const inside = new Float32Array(small * small)
  const toOut = distances(cover, small, (share) => share < 0.5)
  const toIn = distances(cover, small, (share) => share >= 0.5)
  for (let i = 0; i < inside.length; i++) {
    // The share of the pixel says where between its neighbours the rim runs.
    const share = cover[i] as number
    const fraction = share > 0 && share < 1 ? share - 0.5 : share >= 0.5 ? 0.5 : -0.5
    const way = share >= 0.5 ? (toOut[i] as number) - 1 + fraction : 1 - (toIn[i] as number) + fraction
    inside[i] = way / small
  }
  return { side: small, inside: softened(inside, small) }
}

/** Two passes over the grid, near enough to true distances. */
function distances(cover: Float32Array, side: number, target: (share: number) => boolean): Float32Array {
  const far = new Float32Array(side * side).fill(1e6)
  for (let i = 0; i < far.length; i++) if (target(cover[i] as number)) far[i] = 0
  const relax = (i: number, x: number, y: number, steps: readonly (readonly [number, number])[]) => {
    for (const [dx, dy] of steps) {
      const [nx, ny] = [x + dx, y + dy]
      const other =
        nx < 0 || ny < 0 || nx >= side || ny >= side ? (target(0) ? 0 : 1e6) : (far[ny * side + nx] as number)
      far[i] = Math.min(far[i] as number, other + Math.hypot(dx, dy))
    }
  }
  const ahead = [
    [-1, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
    [-2, -1],
    [2, -1],
    [-1, -2],
    [1, -2],
  ] as const
  const back = ahead.map(([x, y]) => [-x, -y] as const)
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) relax(y * side + x, x, y, ahead)
  for (let y = side - 1; y >= 0; y--) for (let x = side - 1; x >= 0; x--) relax(y * side + x, x, y, back)
  return far
}

function softened(values: Float32Array, side: number): Float32Array {
  const soft = new Float32Array(values.length)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let [sum, count] = [0, 0]
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          if (x + i < 0 || y + j < 0 || x + i >= side || y + j >= side) continue
          const weight = i === 0 && j === 0 ? 4 : i === 0 || j === 0 ? 2 : 1
          sum += (values[(y + j) * side + x + i] as number) * weight
          count += weight
        }
      soft[y * side + x] = sum / count
    }
  return soft
}

function heightsOf({ side, inside }: Field, depth: number) {
  const widest = Math.max(0.02, ...inside)
  const most = Math.min(depth / 2, widest * 0.95)
  const values = new Float32Array(inside.length)
  for (let i = 0; i < inside.length; i++) {
    const share = Math.min(1, Math.max(0, (inside[i] as number) / widest))
    values[i] = most * Math.sqrt(1 - (1 - share) ** 2)
  }
  let relief: Float32Array = values
  for (let pass = 0; pass < 4; pass++) relief = softened(relief, side)
  const result = { inside: 0, height: 0 }
  const read = (list: Float32Array, x: number, y: number) => {
    const [px, py] = [
      Math.min(side - 1.001, Math.max(0, x * side - 0.5)),
      Math.min(side - 1.001, Math.max(0, y * side - 0.5)),
    ]
    const [ix, iy] = [px | 0, py | 0]
    const [fx, fy] = [px - ix, py - iy]
    const i = iy * side + ix
    const top = (list[i] as number) * (1 - fx) + (list[i + 1] as number) * fx
    const low = (list[i + side] as number) * (1 - fx) + (list[i + side + 1] as number) * fx
    return top * (1 - fy) + low * fy
  }
  return {
    values: relief,
    at(x: number, y: number) {
      const beyond = Math.max(0, -x, x - 1, -y, y - 1)
      result.inside = beyond > 0 ? -beyond - 0.01 : read(inside, x, y)
      // Never thinner than a coin.
      result.height = Math.max(0.02, read(relief, x, y))
      return result
    },
  }
}

/** Every vertex drawn to the middle of its neighbours: takes away the steps of the grid. */
function smoothed(solid: Solid, passes: number): Solid {
  const { triangles } = solid
  let places = solid.positions
  for (let pass = 0; pass < passes; pass++) {
    const sums = new Float32Array(places.length)
    const counts = new Uint16Array(places.length / 3)
    for (let i = 0; i < triangles.length; i += 3)
      for (let k = 0; k < 3; k++) {
        const [from, to] = [triangles[i + k] as number, triangles[i + ((k + 1) % 3)] as number]
        for (let d = 0; d < 3; d++)
          sums[from * 3 + d] = (sums[from * 3 + d] as number) + (places[to * 3 + d] as number)
        counts[from] = (counts[from] as number) + 1
      }
    const next = new Float32Array(places.length)
    for (let i = 0; i < places.length; i++)
      next[i] =
        0.45 * (places[i] as number) + (0.55 * (sums[i] as number)) / (counts[Math.floor(i / 3)] as number)
    places = next
  }
  return new Solid(places, triangles)
}

/** The picture on the front, its large areas on the back, the colour of the nearest inside at the rim. */
function paintOf(image: Image, mask: Mask, field: Field, solid: Solid): Paint {
  const { side } = image
  // Half-covered pixels are mixed with what is behind: they say little.
  const front = filledOut(
    image,
    mask.map((share) => share ** 4),
    1,
  )
  // The back is coloured from the rim inwards: a face is framed by its hood, and behind there is only hood.
  const rim = mask.map((share, i) => {
    const [x, y] = [i % side, Math.floor(i / side)]
    const scale = field.side / side
    const inside = field.inside[Math.floor(y * scale) * field.side + Math.floor(x * scale)] as number
    return share > 0.9 ? Math.max(0.0001, 1 - inside / 0.05) : 0
  })
  const back = filledOut(image, rim, Math.round(side / 16))
  const { min, max } = solid.bounds()
  const [midX, low] = [(min[0] + max[0]) / 2, min[1]]
  const deep = max[2] - (min[2] + max[2]) / 2
  const read = (list: Float32Array, x: number, y: number): Vec3 => {
    const px = Math.min(side - 2, Math.max(0, x * side - 0.5))
    const py = Math.min(side - 2, Math.max(0, y * side - 0.5))
    const [ix, iy] = [px | 0, py | 0]
    const [fx, fy] = [px - ix, py - iy]
    const i = (iy * side + ix) * 3
    const mixed = (k: number) => {
      const top = (list[i + k] as number) * (1 - fx) + (list[i + 3 + k] as number) * fx
      const down = (list[i + side * 3 + k] as number) * (1 - fx) + (list[i + side * 3 + 3 + k] as number) * fx
      return top * (1 - fy) + down * fy
    }
    return [mixed(0), mixed(1), mixed(2)]
  }
  return ([x, y, z]) => {
    const [u, v] = [x + midX + 0.5, 1 - (y + low)]
    const share = Math.min(1, Math.max(0, 0.5 - z / (0.1 * deep)))
    if (share <= 0) return read(front, u, v)
    const behind = read(back, u, v)
    if (share >= 1) return behind
    const ahead = read(front, u, v)
    return [0, 1, 2].map((k) => (ahead[k] ?? 0) * (1 - share) + (behind[k] ?? 0) * share) as unknown as Vec3
  }
}

/** The colours as light, blurred within the outline by some radius and continued beyond it. */
function filledOut({ side, rgba }: Image, weights: Float32Array, radius: number): Float32Array {
  const sums = new Float32Array(side * side * 4)
  for (let i = 0; i < side * side; i++) {
    const weight = weights[i] as number
    for (let k = 0; k < 3; k++) sums[i * 4 + k] = (toLight[rgba[i * 4 + k] as number] as number) * weight
    sums[i * 4 + 3] = weight
  }
  const near = boxed(boxed(sums, side, radius), side, radius)
  const far = Math.round(side / 5)
  const wide = boxed(boxed(sums, side, far), side, far)
  const result = new Float32Array(side * side * 3)
  for (let i = 0; i < side * side; i++) {
    const own = Math.min(1, (near[i * 4 + 3] as number) * 8)
    for (let k = 0; k < 3; k++) {
      const sharp = (near[i * 4 + k] as number) / Math.max(1e-4, near[i * 4 + 3] as number)
      const soft = (wide[i * 4 + k] as number) / Math.max(1e-6, wide[i * 4 + 3] as number)
      result[i * 3 + k] = sharp * own + soft * (1 - own)
    }
  }
  return result
}

const toLight = Float32Array.from(
  { length: 256 },
  (_, i) => light(`#${i.toString(16).padStart(2, '0').repeat(3)}`)[0],
)

function boxed(from: Float32Array, side: number, radius: number): Float32Array {
  let source = from
  for (const [along, across] of [
    [4, side * 4],
    [side * 4, 4],
  ] as const) {
    const to = new Float32Array(from.length)
    for (let line = 0; line < side; line++)
      for (let k = 0; k < 4; k++) {
        const begin = line * across + k
        let sum = 0
        for (let i = -radius; i < side; i++) {
          if (i + radius < side) sum += source[begin + (i + radius) * along] as number
          if (i - radius - 1 >= 0) sum -= source[begin + (i - radius - 1) * along] as number
          if (i >= 0) to[begin + i * along] = sum / (2 * radius + 1)
        }
      }
    source = to
  }
  return source
}
