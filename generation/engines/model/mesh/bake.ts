import { byteAt, real, vertexAt, whole } from '@makebelieve/shapes/geometry/lists'
import { Solid } from '@makebelieve/shapes/geometry/solid'
import { emptySample, type SurfacePoint, samplerOf } from '@makebelieve/shapes/materials/surfaces'
import type { Occlusion } from '@makebelieve/shapes/occlusion'
import { fillGutters } from './gutters.ts'
import type { Pixels } from './model-build.ts'
import { normalsFrom } from './relief.ts'
import type { Unwrapped } from './unwrap.ts'

export type BakeSettings = { size: number; samples: number; relief: number }

/** How much of the shade between parts goes into the colour itself, for viewers that leave ambient occlusion out. */
const shadeInColour = 0.22

/**
 * The textures of a model: every texel that a triangle covers is asked what the surface is like there. `placed` are the
 * parts as they were made, whose extent patterns follow.
 */
export function baked(parts: readonly Unwrapped[], open: Occlusion, settings: BakeSettings): Baked {
  const { size } = settings
  const owners = ownersOf(parts, size)
  const layers: Layers = {
    base: new Uint8Array(size * size * 3),
    orm: new Uint8Array(size * size * 3),
    heights: new Float32Array(size * size),
    slopes: new Float32Array(size * size),
    charts: new Int32Array(size * size).fill(-1),
  }
  let first = 0
  for (const part of parts) {
    bakePart(part, first, owners, layers, open, settings)
    first += part.triangles.length / 3
  }
  const normal = normalsFrom(layers.heights, layers.slopes, layers.charts, size)
  let used = 0
  for (let i = 0; i < layers.charts.length; i++) if (whole(layers.charts, i) >= 0) used++
  fillGutters([layers.base, layers.orm, normal], layers.charts, size)
  return { pixels: { size, base: layers.base, orm: layers.orm, normal }, use: used / (size * size) }
}

export type Baked = {
  pixels: Pixels
  /** The share of texels that some triangle covers. */
  use: number
}

type Layers = {
  base: Uint8Array
  orm: Uint8Array
  /** Above the surface, as patterns say, in the units in which the part was made. */
  heights: Float32Array
  /** How steep one unit of height from texel to texel is. */
  slopes: Float32Array
  charts: Int32Array
}

/**
 * Which triangle each texel belongs to, counted through all parts, or -1. First those whose middle a triangle covers,
 * then the rim of charts, so that filtering never reaches beyond.
 */
function ownersOf(parts: readonly Unwrapped[], size: number): Int32Array {
  const owners = new Int32Array(size * size).fill(-1)
  for (const rim of [0, 0.9]) {
    let triangle = 0
    for (const { pixels, triangles } of parts)
      for (let i = 0; i < triangles.length; i += 3, triangle++)
        claim(
          owners,
          size,
          triangle,
          rim,
          pixels,
          vertexAt(triangles, i) * 2,
          vertexAt(triangles, i + 1) * 2,
          vertexAt(triangles, i + 2) * 2,
        )
  }
  return owners
}

function claim(
  owners: Int32Array,
  size: number,
  triangle: number,
  rim: number,
  pixels: Float32Array,
  a: number,
  b: number,
  c: number,
): void {
  const ax = real(pixels, a)
  const ay = real(pixels, a + 1)
  const bx = real(pixels, b)
  const by = real(pixels, b + 1)
  const cx = real(pixels, c)
  const cy = real(pixels, c + 1)
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5 - rim))
  const x1 = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5 + rim))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5 - rim))
  const y1 = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5 + rim))
  if (x0 > x1 || y0 > y1) return
  // How far inside each side a place is, in pixels. On the texture, with y down, triangles turn clockwise.
  const side = (px: number, py: number, qx: number, qy: number) => {
    const long = Math.hypot(qx - px, qy - py) || 1
    return { dx: (qy - py) / long, dy: -(qx - px) / long, d: (-(qy - py) * px + (qx - px) * py) / long + rim }
  }
  const p = side(ax, ay, bx, by)
  const q = side(bx, by, cx, cy)
  const r = side(cx, cy, ax, ay)
  for (let y = y0; y <= y1; y++) {
    const my = y + 0.5
    for (let x = x0; x <= x1; x++) {
      const mx = x + 0.5
      if (p.dx * mx + p.dy * my + p.d < -1e-4) continue
      if (q.dx * mx + q.dy * my + q.d < -1e-4) continue
      if (r.dx * mx + r.dy * my + r.d < -1e-4) continue
      const texel = y * size + x
      if (whole(owners, texel) < 0) owners[texel] = triangle
    }
  }
}

/** Where in a texel it is looked at: evenly spread, none above or beside another (a Hammersley set). */
function spots(samples: number): [x: number, y: number][] {
  if (samples === 1) return [[0, 0]]
  return Array.from({ length: samples }, (_, i) => {
    let [reversed, bit] = [0, 0.5]
    for (let n = i; n > 0; n >>= 1, bit /= 2) if (n & 1) reversed += bit
    return [(i + 0.5) / samples - 0.5, reversed + 0.5 / samples - 0.5]
  })
}

function bakePart(
  part: Unwrapped,
  first: number,
  owners: Int32Array,
  layers: Layers,
  open: Occlusion,
  { size, samples, relief }: BakeSettings,
): void {
  const { pixels, triangles, positions, normals, rests, restNormals, colours } = part
  const sample = samplerOf(asMade(part), relief)
  const within = spots(samples)
  const out = emptySample()
  const point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, r: -1, g: -1, b: -1 }
  const worldPerRest = Math.sqrt(areaOf(positions, triangles) / Math.max(areaOf(rests, triangles), 1e-20))
  for (let t = 0; t * 3 < triangles.length; t++) {
    const a = vertexAt(triangles, t * 3)
    const b = vertexAt(triangles, t * 3 + 1)
    const c = vertexAt(triangles, t * 3 + 2)
    const ax = real(pixels, a * 2)
    const ay = real(pixels, a * 2 + 1)
    const bx = real(pixels, b * 2)
    const by = real(pixels, b * 2 + 1)
    const cx = real(pixels, c * 2)
    const cy = real(pixels, c * 2 + 1)
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    const per = Math.abs(area) < 1e-9 ? 0 : 1 / area
    // The plane of a splinter is not to be trusted.
    const wide = Math.abs(area) > 0.5
    const chart = vertexAt(part.charts, t)
    const slope = (part.densities.get(chart) ?? 1) * worldPerRest
    const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx) - 1.5))
    const x1 = Math.min(size - 1, Math.ceil(Math.max(ax, bx, cx) + 1))
    const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy) - 1.5))
    const y1 = Math.min(size - 1, Math.ceil(Math.max(ay, by, cy) + 1))
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const texel = y * size + x
        if (whole(owners, texel) !== first + t) continue
        let red = 0
        let green = 0
        let blue = 0
        let rough = 0
        let metal = 0
        let height = 0
        let wa = 1
        let wb = 0
        let wc = 0
        for (let n = 0; n < samples; n++) {
          const spot = within[n] as [number, number]
          const px = x + 0.5 + spot[0]
          const py = y + 0.5 + spot[1]
          // On the rim of a chart a texel's middle lies beside the triangle: places go on in its plane, so that slopes
          // stay true up to the edge; colours do not, because nobody knows what they would become.
          const ra = ((bx - px) * (cy - py) - (cx - px) * (by - py)) * per
          const rb = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) * per
          const rc = 1 - ra - rb
          wa = Math.max(0, ra)
          wb = Math.max(0, rb)
          wc = Math.max(0, rc)
          const sum = wa + wb + wc
          wa /= sum
          wb /= sum
          wc /= sum
          const pa = wide ? ra : wa
          const pb = wide ? rb : wb
          const pc = wide ? rc : wc
          point.x = pa * real(rests, a * 3) + pb * real(rests, b * 3) + pc * real(rests, c * 3)
          point.y = pa * real(rests, a * 3 + 1) + pb * real(rests, b * 3 + 1) + pc * real(rests, c * 3 + 1)
          point.z = pa * real(rests, a * 3 + 2) + pb * real(rests, b * 3 + 2) + pc * real(rests, c * 3 + 2)
          point.nx =
            wa * real(restNormals, a * 3) + wb * real(restNormals, b * 3) + wc * real(restNormals, c * 3)
          point.ny =
            wa * real(restNormals, a * 3 + 1) +
            wb * real(restNormals, b * 3 + 1) +
            wc * real(restNormals, c * 3 + 1)
          point.nz =
            wa * real(restNormals, a * 3 + 2) +
            wb * real(restNormals, b * 3 + 2) +
            wc * real(restNormals, c * 3 + 2)
          point.r = wa * real(colours, a * 3) + wb * real(colours, b * 3) + wc * real(colours, c * 3)
          point.g =
            wa * real(colours, a * 3 + 1) + wb * real(colours, b * 3 + 1) + wc * real(colours, c * 3 + 1)
          point.b =
            wa * real(colours, a * 3 + 2) + wb * real(colours, b * 3 + 2) + wc * real(colours, c * 3 + 2)
          sample(point, out)
          red += out.r
          green += out.g
          blue += out.b
          rough += out.rough
          metal += out.metal
          height += out.height
        }
        const light = open(
          wa * real(positions, a * 3) + wb * real(positions, b * 3) + wc * real(positions, c * 3),
          wa * real(positions, a * 3 + 1) + wb * real(positions, b * 3 + 1) + wc * real(positions, c * 3 + 1),
          wa * real(positions, a * 3 + 2) + wb * real(positions, b * 3 + 2) + wc * real(positions, c * 3 + 2),
          wa * real(normals, a * 3) + wb * real(normals, b * 3) + wc * real(normals, c * 3),
          wa * real(normals, a * 3 + 1) + wb * real(normals, b * 3 + 1) + wc * real(normals, c * 3 + 1),
          wa * real(normals, a * 3 + 2) + wb * real(normals, b * 3 + 2) + wc * real(normals, c * 3 + 2),
        )
        const shade = (1 - shadeInColour + shadeInColour * light) / samples
        layers.base[texel * 3] = encoded(red * shade)
        layers.base[texel * 3 + 1] = encoded(green * shade)
        layers.base[texel * 3 + 2] = encoded(blue * shade)
        layers.orm[texel * 3] = light * 255
        layers.orm[texel * 3 + 1] = (rough / samples) * 255
        layers.orm[texel * 3 + 2] = Math.min(1, Math.max(0, metal / samples)) * 255
        layers.heights[texel] = height / samples
        layers.slopes[texel] = slope
        layers.charts[texel] = chart
      }
  }
}

/** What a sampler needs to know about the part: its material, and its extent where it was made. */
function asMade({ name, material, rests, positions, triangles }: Unwrapped) {
  return { name, material, rest: rests, solid: new Solid(positions, triangles) }
}

function areaOf(positions: Float32Array, triangles: Uint32Array): number {
  let sum = 0
  for (let i = 0; i < triangles.length; i += 3) {
    const a = vertexAt(triangles, i) * 3
    const b = vertexAt(triangles, i + 1) * 3
    const c = vertexAt(triangles, i + 2) * 3
    const ux = real(positions, b) - real(positions, a)
    const uy = real(positions, b + 1) - real(positions, a + 1)
    const uz = real(positions, b + 2) - real(positions, a + 2)
    const vx = real(positions, c) - real(positions, a)
    const vy = real(positions, c + 1) - real(positions, a + 1)
    const vz = real(positions, c + 2) - real(positions, a + 2)
    sum += Math.sqrt((uy * vz - uz * vy) ** 2 + (uz * vx - ux * vz) ** 2 + (ux * vy - uy * vx) ** 2)
  }
  return sum
}

const steps = 4096
const table = Uint8Array.from({ length: steps + 1 }, (_, i) => {
  const share = i / steps
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
})
const encoded = (light: number) => byteAt(table, Math.min(steps, Math.max(0, (light * steps) | 0)))
