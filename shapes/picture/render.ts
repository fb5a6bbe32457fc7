import sharp from 'sharp'
import type { Vec3 } from '../geometry/vector.ts'
import { light } from '../materials/colour.ts'
import { mix } from '../materials/noise.ts'
import { emptySample, hasRelief, type Sampler, type SurfacePoint, samplerOf } from '../materials/surfaces.ts'
import { type Occlusion, occlusionOf } from '../occlusion.ts'
import type { Part, Shape } from '../shape.ts'
import { bloom } from './bloom.ts'
import { type Camera, cameraFor, rayInto, screenOf, type View } from './camera.ts'
import { type Corners, cornersOf } from './corners.ts'
import { keyColour, keyDirection, rimColour, rimDirection, room, toneMapped } from './light.ts'
import { type Raster, rasterise } from './raster.ts'
import { type Shadow, shadowsFrom } from './shadow.ts'

export type PictureSettings = {
  size?: number
  view?: View
  /** A studio with a floor, or nothing behind (for sprites and cards). */
  background?: 'studio' | 'none'
  /** The colour of the studio; pale without one. */
  backdrop?: string
  /** How strongly surfaces show their patterns. */
  strength?: number
  /** The share of the picture that the thing may fill. */
  room?: number
}

export const usualView: View = { azimuth: 32, elevation: 17 }

export type Pixels = { size: number; rgba: Uint8Array }

/** A photograph of a shape, taken in Node. */
export function photograph(shape: Shape, settings: PictureSettings = {}): Pixels {
  const { size = 768, view = usualView, background = 'studio', backdrop = '#eceae6', strength = 1 } = settings
  const { room = background === 'none' ? 0.96 : 0.8 } = settings
  const corners = cornersOf(shape)
  const camera = cameraFor(corners.places, view, room)
  const studio = new Studio(corners, camera, size, strength)
  return studio.develop(background === 'studio' ? light(backdrop) : undefined)
}

export async function encoded({ size, rgba }: Pixels, type: 'webp' | 'png' = 'webp'): Promise<Uint8Array> {
  const picture = sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
  return type === 'webp' ? picture.webp({ quality: 88 }).toBuffer() : picture.png().toBuffer()
}

/** Samples along each side of a pixel. */
const fine = 2
const samples = fine * fine

/** The floor is lit at every third pixel each way: it is soft, and most of the picture. */
const coarse = 3

/** What a look into the picture finds: red, green and blue, and how flat one looks at it. */
type Lit = { r: number; g: number; b: number; edge: number }

class Studio {
  private readonly corners: Corners
  private readonly camera: Camera
  private readonly size: number
  private readonly samplers: Sampler[]
  private readonly relief: boolean[]
  private readonly seesThrough: boolean[]
  private readonly shadow: Shadow
  private readonly occlusion: Occlusion
  private readonly unit: number
  private readonly floor: number
  private readonly sample = emptySample()
  private readonly nearby = emptySample()
  private readonly point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, r: -1, g: -1, b: -1 }
  private readonly sky = { r: 0, g: 0, b: 0 }
  private readonly ray = { x: 0, y: 0, z: 0 }
  private readonly bent = { x: 0, y: 0, z: 0 }
  private readonly colours: Float32Array
  private readonly alphas: Float32Array
  private readonly glows: Float32Array
  private shines = false

  constructor(corners: Corners, camera: Camera, size: number, strength: number) {
    this.corners = corners
    this.camera = camera
    this.size = size
    this.samplers = corners.parts.map((part) => samplerOf(part, strength))
    this.relief = corners.parts.map(hasRelief)
    this.seesThrough = corners.parts.map((part) => part.material.opacity < 1)
    this.shadow = shadowsFrom(corners, keyDirection)
    let [low, high] = [1e9, -1e9]
    for (let i = 1; i < corners.places.length; i += 3) {
      const y = corners.places[i] as number
      if (y < low) low = y
      if (y > high) high = y
    }
    this.floor = low
    this.unit = high - low
    this.occlusion = occlusionOf({ parts: corners.parts, sockets: {}, joints: [] }, { ground: low })
    this.colours = new Float32Array(size * size * 3)
    this.alphas = new Float32Array(size * size)
    this.glows = new Float32Array(size * size * 3)
  }

  develop(backdrop: Vec3 | undefined): Pixels {
    const { size, camera, corners, colours, alphas } = this
    const wide = size * fine
    const screen = screenOf(camera, corners.places)
    const solid = rasterise(corners, screen, wide, wide, { wanted: (part) => !this.seesThrough[part] })
    const clear = this.seesThrough.some(Boolean)
      ? rasterise(corners, screen, wide, wide, {
          wanted: (part) => this.seesThrough[part] === true,
          behind: solid,
        })
      : undefined
    const floor = backdrop && this.floorLight()
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        this.pixel(x, y, solid, floor, backdrop)
        if (clear) this.veil(x, y, clear)
      }
    if (this.shines) bloom(this.glows, colours, alphas, size)
    const rgba = new Uint8Array(size * size * 4)
    for (let i = 0; i < size * size; i++) {
      toneMapped(colours, i * 3)
      for (let k = 0; k < 3; k++) rgba[i * 4 + k] = byte(colours[i * 3 + k] as number)
      rgba[i * 4 + 3] = Math.round(255 * Math.min(1, alphas[i] as number))
    }
    return { size, rgba }
  }

  private readonly seen = new Int32Array(samples)
  private readonly shares = new Uint8Array(samples)
  private readonly wheres = new Int32Array(samples)

  /** The samples of a pixel: those on the same part, bent alike, are lit once. The rest is floor, or nothing. */
  private pixel(
    x: number,
    y: number,
    solid: Raster,
    floor: Float32Array | undefined,
    backdrop: Vec3 | undefined,
  ): void {
    const { seen, shares, wheres, colours } = this
    const wide = solid.width
    let [kinds, empty] = [0, 0]
    for (let s = 0; s < samples; s++) {
      const where = (y * fine + ((s / fine) | 0)) * wide + x * fine + (s % fine)
      const triangle = solid.triangle[where] as number
      if (triangle < 0) {
        empty++
        continue
      }
      let same = 0
      while (same < kinds && !this.alike(seen[same] as number, triangle)) same++
      if (same === kinds) {
        seen[kinds] = triangle
        shares[kinds] = 0
        wheres[kinds] = where
        kinds++
      }
      shares[same] = (shares[same] as number) + 1
    }
    let [r, g, b] = [0, 0, 0]
    const i = y * this.size + x
    for (let n = 0; n < kinds; n++) {
      const share = (shares[n] as number) / samples
      const lit = this.lit(seen[n] as number, wheres[n] as number, wide, i, share)
      r += lit.r * share
      g += lit.g * share
      b += lit.b * share
    }
    const filled = 1 - empty / samples
    if (backdrop && floor) {
      const share = empty / samples
      if (share > 0) {
        const dim = this.floorAt(floor, x, y)
        const across = (2 * x) / this.size - 1
        const down = (2 * y) / this.size - 1
        const bright = (1.06 - 0.2 * (across * across + down * down)) * dim * share
        // Shadows on a pale floor are cool.
        r += backdrop[0] * bright * (1 - 0.06 * (1 - dim))
        g += backdrop[1] * bright
        b += backdrop[2] * bright * (1 + 0.1 * (1 - dim))
      }
      this.alphas[i] = 1
    } else {
      this.alphas[i] = filled
      if (filled > 0) {
        r /= filled
        g /= filled
        b /= filled
      }
    }
    colours[i * 3] = r
    colours[i * 3 + 1] = g
    colours[i * 3 + 2] = b
  }

  /** What one sees through lies over what is there. */
  private veil(x: number, y: number, clear: Raster): void {
    const { colours, alphas } = this
    const wide = clear.width
    let [first, count] = [-1, 0]
    for (let s = 0; s < samples; s++) {
      const where = (y * fine + ((s / fine) | 0)) * wide + x * fine + (s % fine)
      if ((clear.triangle[where] as number) < 0) continue
      if (first < 0) first = where
      count++
    }
    if (first < 0) return
    const i = y * this.size + x
    const triangle = clear.triangle[first] as number
    const { material } = this.corners.parts[this.corners.partOf[triangle] as number] as Part
    const covered = count / samples
    const lit = this.lit(triangle, first, wide, i, covered)
    // Seen flat, clear things mirror more and show less.
    const share = covered * (material.opacity + (1 - material.opacity) * lit.edge)
    const under = alphas[i] as number
    const alpha = share + under * (1 - share)
    const mixed = (k: number, over: number) =>
      (over * share + (colours[i * 3 + k] as number) * under * (1 - share)) / Math.max(alpha, 1e-6)
    colours[i * 3] = mixed(0, lit.r)
    colours[i * 3 + 1] = mixed(1, lit.g)
    colours[i * 3 + 2] = mixed(2, lit.b)
    alphas[i] = alpha
  }

  private alike(a: number, b: number): boolean {
    if (a === b) return true
    const { partOf, normals } = this.corners
    if (partOf[a] !== partOf[b]) return false
    const [i, j] = [a * 9, b * 9]
    const along =
      (normals[i] as number) * (normals[j] as number) +
      (normals[i + 1] as number) * (normals[j + 1] as number) +
      (normals[i + 2] as number) * (normals[j + 2] as number)
    return along > 0.94
  }

  private readonly result: Lit = { r: 0, g: 0, b: 0, edge: 0 }

  /** The light that leaves a triangle towards the eye, at a sample of the picture. */
  private lit(t: number, where: number, wide: number, pixel: number, share: number): Lit {
    const { corners, camera, point, sample, sky, unit, result, ray, bent } = this
    const { places, normals, rests, colours } = corners
    const o = t * 9
    const sx = where % wide
    const sy = (where / wide) | 0
    rayInto(camera, ((sx + 0.5) / wide) * 2 - 1, 1 - ((sy + 0.5) / wide) * 2, ray)
    const { eye } = camera
    // Where the ray meets the plane of the triangle (Möller and Trumbore).
    const ax = places[o] as number
    const ay = places[o + 1] as number
    const az = places[o + 2] as number
    const ux = (places[o + 3] as number) - ax
    const uy = (places[o + 4] as number) - ay
    const uz = (places[o + 5] as number) - az
    const vx = (places[o + 6] as number) - ax
    const vy = (places[o + 7] as number) - ay
    const vz = (places[o + 8] as number) - az
    const hx = ray.y * vz - ray.z * vy
    const hy = ray.z * vx - ray.x * vz
    const hz = ray.x * vy - ray.y * vx
    const determinant = ux * hx + uy * hy + uz * hz
    const f = Math.abs(determinant) < 1e-14 ? 0 : 1 / determinant
    const wx = eye[0] - ax
    const wy = eye[1] - ay
    const wz = eye[2] - az
    const b1 = Math.min(1, Math.max(0, f * (wx * hx + wy * hy + wz * hz)))
    const turned = ray.x * (wy * uz - wz * uy) + ray.y * (wz * ux - wx * uz) + ray.z * (wx * uy - wy * ux)
    const b2 = Math.min(1 - b1, Math.max(0, f * turned))
    const b0 = 1 - b1 - b2
    const x = ax + ux * b1 + vx * b2
    const y = ay + uy * b1 + vy * b2
    const z = az + uz * b1 + vz * b2
    let nx = on(normals, o, b0, b1, b2)
    let ny = on(normals, o + 1, b0, b1, b2)
    let nz = on(normals, o + 2, b0, b1, b2)
    let long = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    nx *= long
    ny *= long
    nz *= long
    const open = this.occlusion(x, y, z, nx, ny, nz)
    const part = corners.partOf[t] as number
    const sampler = this.samplers[part] as Sampler
    point.x = on(rests, o, b0, b1, b2)
    point.y = on(rests, o + 1, b0, b1, b2)
    point.z = on(rests, o + 2, b0, b1, b2)
    point.nx = nx
    point.ny = ny
    point.nz = nz
    const coloured =
      (colours[o] as number) >= 0 && (colours[o + 3] as number) >= 0 && (colours[o + 6] as number) >= 0
    point.r = coloured ? on(colours, o, b0, b1, b2) : -1
    point.g = coloured ? on(colours, o + 1, b0, b1, b2) : -1
    point.b = coloured ? on(colours, o + 2, b0, b1, b2) : -1
    sampler(point, sample)
    const { r, g, b, rough, metal } = sample
    if (this.relief[part]) {
      this.bend(sampler, nx, ny, nz)
      nx = bent.x
      ny = bent.y
      nz = bent.z
    }
    const ex = -ray.x
    const ey = -ray.y
    const ez = -ray.z
    const towards = nx * ex + ny * ey + nz * ez
    const grazing = (1 - Math.max(0.02, towards)) ** 5
    const f0r = 0.04 + (r - 0.04) * metal
    const f0g = 0.04 + (g - 0.04) * metal
    const f0b = 0.04 + (b - 0.04) * metal
    const dull = 1 - metal
    // The room: even light from all around, and its mirror image.
    room(nx, ny, nz, 1, sky)
    let red = r * dull * sky.r * open
    let green = g * dull * sky.g * open
    let blue = b * dull * sky.b * open
    room(nx * 2 * towards - ex, ny * 2 * towards - ey, nz * 2 * towards - ez, rough, sky)
    const gloss = (1 - rough * 0.6) * (0.35 + 0.65 * open)
    const sheen = grazing * (1 - rough)
    red += sky.r * (f0r + (1 - f0r) * sheen) * gloss
    green += sky.g * (f0g + (1 - f0g) * sheen) * gloss
    blue += sky.b * (f0b + (1 - f0b) * sheen) * gloss
    // The two lamps.
    const key = nx * keyDirection[0] + ny * keyDirection[1] + nz * keyDirection[2]
    if (key > 0) {
      const away = 0.006 * unit
      const seen = key * this.shadow(x + nx * away, y + ny * away, z + nz * away, spin(sx, sy))
      if (seen > 0) {
        let mx = keyDirection[0] + ex
        let my = keyDirection[1] + ey
        let mz = keyDirection[2] + ez
        long = 1 / Math.sqrt(mx * mx + my * my + mz * mz)
        mx *= long
        my *= long
        mz *= long
        const nh = Math.max(0, nx * mx + ny * my + nz * mz)
        const a2 = Math.max(0.002, rough ** 4)
        const spread = a2 / (Math.PI * (nh * nh * (a2 - 1) + 1) ** 2)
        const flash = Math.min(6, spread * 0.25) * seen
        const even = seen * 0.31 * dull
        red += keyColour[0] * (r * even + f0r * flash)
        green += keyColour[1] * (g * even + f0g * flash)
        blue += keyColour[2] * (b * even + f0b * flash)
      }
    }
    const rim = Math.max(0, nx * rimDirection[0] + ny * rimDirection[1] + nz * rimDirection[2]) * open * 0.32
    red += rimColour[0] * rim * (r * dull + f0r * 0.5)
    green += rimColour[1] * rim * (g * dull + f0g * 0.5)
    blue += rimColour[2] * rim * (b * dull + f0b * 0.5)
    const glow = (corners.parts[part] as Part).material.glow
    if (glow > 0) {
      red = red * 0.3 + r * glow
      green = green * 0.3 + g * glow
      blue = blue * 0.3 + b * glow
      this.shines = true
      this.glows[pixel * 3] = (this.glows[pixel * 3] as number) + r * glow * share
      this.glows[pixel * 3 + 1] = (this.glows[pixel * 3 + 1] as number) + g * glow * share
      this.glows[pixel * 3 + 2] = (this.glows[pixel * 3 + 2] as number) + b * glow * share
    }
    result.r = red
    result.g = green
    result.b = blue
    result.edge = grazing
    return result
  }

  /** The normal bent by the relief of the surface: heights a small step to two sides. */
  private bend(sampler: Sampler, nx: number, ny: number, nz: number): void {
    const { point, sample, nearby, bent } = this
    const step = 0.0016
    const level = Math.abs(ny) < 0.9
    let tx = level ? nz : 0
    let ty = level ? 0 : nz
    let tz = level ? -nx : -ny
    const long = 1 / Math.sqrt(tx * tx + ty * ty + tz * tz)
    tx *= long
    ty *= long
    tz *= long
    const bx = ny * tz - nz * ty
    const by = nz * tx - nx * tz
    const bz = nx * ty - ny * tx
    const { x, y, z } = point
    // The sample itself is still needed.
    const here = sample.height
    point.x = x + tx * step
    point.y = y + ty * step
    point.z = z + tz * step
    sampler(point, nearby)
    const du = Math.min(1.2, Math.max(-1.2, (nearby.height - here) / step))
    point.x = x + bx * step
    point.y = y + by * step
    point.z = z + bz * step
    sampler(point, nearby)
    const dv = Math.min(1.2, Math.max(-1.2, (nearby.height - here) / step))
    const px = nx - tx * du - bx * dv
    const py = ny - ty * du - by * dv
    const pz = nz - tz * du - bz * dv
    const far = 1 / Math.sqrt(px * px + py * py + pz * pz)
    bent.x = px * far
    bent.y = py * far
    bent.z = pz * far
  }

  /** How bright the floor is, with the shadow of the thing, at the points of a coarse grid over the picture. */
  private floorLight(): Float32Array {
    const { camera, size, floor, unit, ray } = this
    const side = Math.ceil(size / coarse) + 2
    const light = new Float32Array(side * side).fill(1)
    for (let j = 0; j < side; j++)
      for (let i = 0; i < side; i++) {
        rayInto(camera, ((i * coarse) / size) * 2 - 1, 1 - ((j * coarse) / size) * 2, ray)
        if (ray.y > -1e-4) continue
        const way = (floor - camera.eye[1]) / ray.y
        const x = camera.eye[0] + ray.x * way
        const z = camera.eye[2] + ray.z * way
        const shade = this.shadow(x, floor + 0.002 * unit, z, spin(i, j))
        light[j * side + i] = (0.66 + 0.34 * shade) * (0.35 + 0.65 * this.occlusion(x, floor, z, 0, 1, 0))
      }
    return light
  }

  private floorAt(light: Float32Array, x: number, y: number): number {
    const side = Math.ceil(this.size / coarse) + 2
    const [px, py] = [(x + 0.5) / coarse, (y + 0.5) / coarse]
    const [ix, iy] = [px | 0, py | 0]
    const i = iy * side + ix
    const top = mix(light[i] as number, light[i + 1] as number, px - ix)
    return mix(top, mix(light[i + side] as number, light[i + side + 1] as number, px - ix), py - iy)
  }
}

/** A value between the three corners of a triangle. */
const on = (list: Float32Array, i: number, b0: number, b1: number, b2: number): number =>
  (list[i] as number) * b0 + (list[i + 3] as number) * b1 + (list[i + 6] as number) * b2

/** An angle for each place of the picture, unlike those of its neighbours. */
const spin = (x: number, y: number): number => ((x * 12.9898 + y * 78.233) % 6.28318) * 3.7

const encodedBytes = Uint8Array.from({ length: 4097 }, (_, i) => {
  const s = i / 4096
  return Math.round(255 * (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055))
})
const byte = (value: number): number => encodedBytes[(Math.min(1, Math.max(0, value)) * 4096) | 0] as number
