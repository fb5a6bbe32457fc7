import sharp from 'sharp'
import { at } from '../geometry/solid.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { light } from '../materials/colour.ts'
import { emptySample, hasRelief, type Sampler, type SurfacePoint, samplerOf } from '../materials/surfaces.ts'
import { type Occlusion, occlusionOf } from '../occlusion.ts'
import type { Shape } from '../shape.ts'
import { type Camera, cameraFor, projected, rayOf, type View } from './camera.ts'
import { type Corners, cornersOf } from './corners.ts'
import { keyColour, keyDirection, rimColour, rimDirection, room, toneMapped } from './light.ts'
import { type Raster, rasterise } from './raster.ts'
import { shadowsFrom } from './shadow.ts'

export type PictureSettings = {
  size?: number
  view?: View
  /** A studio with a floor, or nothing behind (for sprites and cards). */
  background?: 'studio' | 'none'
  /** The colour of the studio; pale without one. */
  backdrop?: string
  /** How strongly surfaces show their patterns. */
  strength?: number
}

export const usualView: View = { azimuth: 32, elevation: 17 }

export type Pixels = { size: number; rgba: Uint8Array }

/** A photograph of a shape, taken in Node. */
export function photograph(shape: Shape, settings: PictureSettings = {}): Pixels {
  const { size = 768, view = usualView, background = 'studio', backdrop = '#eceae6', strength = 1 } = settings
  const corners = cornersOf(shape)
  const camera = cameraFor(corners.places, view, background === 'none' ? 0.96 : 0.8)
  const studio = new Studio(corners, camera, size, strength)
  return studio.develop(background === 'studio' ? light(backdrop) : undefined)
}

export async function encoded({ size, rgba }: Pixels, type: 'webp' | 'png' = 'webp'): Promise<Uint8Array> {
  const picture = sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
  return type === 'webp' ? picture.webp({ quality: 88 }).toBuffer() : picture.png().toBuffer()
}

/** Samples along each side of a pixel. */
const fine = 2

class Studio {
  private readonly corners: Corners
  private readonly camera: Camera
  private readonly size: number
  private readonly samplers: Sampler[]
  private readonly relief: boolean[]
  private readonly seesThrough: boolean[]
  private readonly shadow: ReturnType<typeof shadowsFrom>
  private readonly occlusion: Occlusion
  private readonly unit: number
  private readonly floor: number
  private readonly sample = emptySample()
  private readonly nearby = emptySample()
  private readonly point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, r: -1, g: -1, b: -1 }
  private readonly sky = { r: 0, g: 0, b: 0 }

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
      low = Math.min(low, at(corners.places, i))
      high = Math.max(high, at(corners.places, i))
    }
    this.floor = low
    this.unit = high - low
    this.occlusion = occlusionOf({ parts: corners.parts, sockets: {}, joints: [] }, { ground: low })
  }

  develop(backdrop: Vec3 | undefined): Pixels {
    const { size, camera, corners } = this
    const wide = size * fine
    const project = (x: number, y: number, z: number) => projected(camera, x, y, z)
    const solid = rasterise(corners, project, wide, wide, { wanted: (part) => !this.seesThrough[part] })
    const clear = this.seesThrough.some(Boolean)
      ? rasterise(corners, project, wide, wide, {
          wanted: (part) => this.seesThrough[part] === true,
          behind: solid,
        })
      : undefined
    const colours = new Float32Array(size * size * 3)
    const alphas = new Float32Array(size * size)
    const glows = new Float32Array(size * size * 3)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) this.pixel(x, y, solid, clear, backdrop, colours, alphas, glows)
    if (corners.parts.some((part) => part.material.glow > 0)) bloom(glows, colours, alphas, size)
    const rgba = new Uint8Array(size * size * 4)
    for (let i = 0; i < size * size; i++) {
      toneMapped(colours, i * 3)
      for (let k = 0; k < 3; k++) rgba[i * 4 + k] = byte(at(colours, i * 3 + k))
      rgba[i * 4 + 3] = Math.round(255 * Math.min(1, at(alphas, i)))
    }
    return { size, rgba }
  }

  /** The four samples of a pixel: those on the same part, bent alike, are lit once. */
  private pixel(
    x: number,
    y: number,
    solid: Raster,
    clear: Raster | undefined,
    backdrop: Vec3 | undefined,
    colours: Float32Array,
    alphas: Float32Array,
    glows: Float32Array,
  ): void {
    const wide = solid.width
    const i = y * this.size + x
    const seen: { triangle: number; share: number; x: number; y: number }[] = []
    let [empty, veil] = [0, -1]
    let [veilShare, veilX, veilY] = [0, 0, 0]
    for (let sy = 0; sy < fine; sy++)
      for (let sx = 0; sx < fine; sx++) {
        const [px, py] = [x * fine + sx, y * fine + sy]
        const at0 = py * wide + px
        const triangle = at(solid.triangle, at0)
        if (triangle < 0) empty++
        else {
          const same = seen.find((one) => this.alike(one.triangle, triangle))
          if (same) same.share++
          else seen.push({ triangle, share: 1, x: px, y: py })
        }
        const veiled = clear ? at(clear.triangle, at0) : -1
        if (veiled >= 0) {
          if (veil < 0) [veil, veilX, veilY] = [veiled, px, py]
          veilShare++
        }
      }
    const all = fine * fine
    let [r, g, b, a] = [0, 0, 0, 0]
    for (const one of seen) {
      const share = one.share / all
      const lit = this.lit(one.triangle, one.x, one.y, wide, glows, i, share)
      r += lit.r * share
      g += lit.g * share
      b += lit.b * share
      a += share
    }
    if (backdrop && empty > 0) {
      const share = empty / all
      const ground = this.ground(x, y, backdrop)
      r += ground.r * share
      g += ground.g * share
      b += ground.b * share
      a = 1
    } else if (backdrop) a = 1
    else if (a > 0) {
      r /= a
      g /= a
      b /= a
    }
    if (veil >= 0) {
      const part = at(this.corners.partOf, veil)
      const lit = this.lit(veil, veilX, veilY, wide, glows, i, veilShare / all)
      const opacity = this.corners.parts[part]?.material.opacity ?? 1
      // Seen flat, clear things mirror more and show less.
      const share = (veilShare / all) * Math.min(1, opacity + (1 - opacity) * lit.edge)
      const from = backdrop ? 1 - share : a === 0 ? 0 : 1 - share
      r = r * from + lit.r * (backdrop || a > 0 ? share : 1)
      g = g * from + lit.g * (backdrop || a > 0 ? share : 1)
      b = b * from + lit.b * (backdrop || a > 0 ? share : 1)
      a = Math.max(a, a + (1 - a) * share)
    }
    colours[i * 3] = r
    colours[i * 3 + 1] = g
    colours[i * 3 + 2] = b
    alphas[i] = a
  }

  private alike(a: number, b: number): boolean {
    if (a === b) return true
    const { partOf, normals } = this.corners
    if (at(partOf, a) !== at(partOf, b)) return false
    const [i, j] = [a * 9, b * 9]
    return (
      at(normals, i) * at(normals, j) +
        at(normals, i + 1) * at(normals, j + 1) +
        at(normals, i + 2) * at(normals, j + 2) >
      0.94
    )
  }

  private readonly result = { r: 0, g: 0, b: 0, edge: 0 }

  /** The light that leaves a triangle towards the eye, at a sample of the picture. */
  private lit(
    t: number,
    sx: number,
    sy: number,
    wide: number,
    glows: Float32Array,
    pixel: number,
    share: number,
  ) {
    const { corners, camera, point, sample, sky, unit, result } = this
    const { places, normals, rests, colours } = corners
    const o = t * 9
    const ray = rayOf(camera, ((sx + 0.5) / wide) * 2 - 1, 1 - ((sy + 0.5) / wide) * 2)
    const { eye } = camera
    // Where the ray meets the plane of the triangle.
    const [ax, ay, az] = [at(places, o), at(places, o + 1), at(places, o + 2)]
    const [ux, uy, uz] = [at(places, o + 3) - ax, at(places, o + 4) - ay, at(places, o + 5) - az]
    const [vx, vy, vz] = [at(places, o + 6) - ax, at(places, o + 7) - ay, at(places, o + 8) - az]
    const [hx, hy, hz] = [ray[1] * vz - ray[2] * vy, ray[2] * vx - ray[0] * vz, ray[0] * vy - ray[1] * vx]
    const determinant = ux * hx + uy * hy + uz * hz
    const f = Math.abs(determinant) < 1e-14 ? 0 : 1 / determinant
    const [wx, wy, wz] = [eye[0] - ax, eye[1] - ay, eye[2] - az]
    let b1 = f * (wx * hx + wy * hy + wz * hz)
    const [qx, qy, qz] = [wy * uz - wz * uy, wz * ux - wx * uz, wx * uy - wy * ux]
    let b2 = f * (ray[0] * qx + ray[1] * qy + ray[2] * qz)
    b1 = Math.min(1, Math.max(0, b1))
    b2 = Math.min(1 - b1, Math.max(0, b2))
    const b0 = 1 - b1 - b2
    const on = (list: Float32Array, k: number) =>
      at(list, o + k) * b0 + at(list, o + 3 + k) * b1 + at(list, o + 6 + k) * b2
    const [x, y, z] = [on(places, 0), on(places, 1), on(places, 2)]
    let [nx, ny, nz] = [on(normals, 0), on(normals, 1), on(normals, 2)]
    let long = 1 / (Math.hypot(nx, ny, nz) || 1)
    nx *= long
    ny *= long
    nz *= long
    const part = at(corners.partOf, t)
    const sampler = this.samplers[part] as Sampler
    point.x = on(rests, 0)
    point.y = on(rests, 1)
    point.z = on(rests, 2)
    point.nx = nx
    point.ny = ny
    point.nz = nz
    const coloured = at(colours, o) >= 0 && at(colours, o + 3) >= 0 && at(colours, o + 6) >= 0
    point.r = coloured ? on(colours, 0) : -1
    point.g = coloured ? on(colours, 1) : -1
    point.b = coloured ? on(colours, 2) : -1
    sampler(point, sample)
    const { r, g, b, rough, metal } = sample
    if (this.relief[part]) {
      ;[nx, ny, nz] = this.bumped(sampler, nx, ny, nz)
    }
    const [ex, ey, ez] = [-ray[0], -ray[1], -ray[2]]
    const facing = Math.max(0.02, nx * ex + ny * ey + nz * ez)
    const open = this.occlusion(x, y, z, on(normals, 0), on(normals, 1), on(normals, 2))
    const [ml, al] = [metal, rough * rough]
    const [f0r, f0g, f0b] = [0.04 + (r - 0.04) * ml, 0.04 + (g - 0.04) * ml, 0.04 + (b - 0.04) * ml]
    const diffuse = 1 - ml
    const grazing = (1 - facing) ** 5
    // The room: even light from all around, and its mirror image.
    room(nx, ny, nz, 1, sky)
    let red = r * diffuse * sky.r * open
    let green = g * diffuse * sky.g * open
    let blue = b * diffuse * sky.b * open
    const twice = 2 * (nx * ex + ny * ey + nz * ez)
    room(nx * twice - ex, ny * twice - ey, nz * twice - ez, rough, sky)
    const gloss = (1 - rough * 0.6) * (0.35 + 0.65 * open)
    red += sky.r * (f0r + (1 - f0r) * grazing * (1 - rough)) * gloss
    green += sky.g * (f0g + (1 - f0g) * grazing * (1 - rough)) * gloss
    blue += sky.b * (f0b + (1 - f0b) * grazing * (1 - rough)) * gloss
    // The two lamps.
    const key = nx * keyDirection[0] + ny * keyDirection[1] + nz * keyDirection[2]
    if (key > 0) {
      const turn = ((sx * 12.9898 + sy * 78.233) % 6.28318) * 3.7
      const shade = this.shadow(
        x + nx * 0.006 * unit,
        y + ny * 0.006 * unit,
        z + nz * 0.006 * unit,
        0.004,
        turn,
      )
      if (shade > 0) {
        const [lx, ly, lz] = keyDirection
        let [mx, my, mz] = [lx + ex, ly + ey, lz + ez]
        long = 1 / Math.hypot(mx, my, mz)
        mx *= long
        my *= long
        mz *= long
        const nh = Math.max(0, nx * mx + ny * my + nz * mz)
        const a2 = Math.max(0.002, al * al)
        const spread = a2 / (Math.PI * (nh * nh * (a2 - 1) + 1) ** 2)
        const flash = Math.min(6, spread * 0.25) * key * shade
        const spreadLight = key * shade * 0.36
        red += keyColour[0] * (r * diffuse * spreadLight + f0r * flash)
        green += keyColour[1] * (g * diffuse * spreadLight + f0g * flash)
        blue += keyColour[2] * (b * diffuse * spreadLight + f0b * flash)
      }
    }
    const rim = Math.max(0, nx * rimDirection[0] + ny * rimDirection[1] + nz * rimDirection[2]) * open * 0.32
    red += rimColour[0] * rim * (r * diffuse + f0r * 0.5)
    green += rimColour[1] * rim * (g * diffuse + f0g * 0.5)
    blue += rimColour[2] * rim * (b * diffuse + f0b * 0.5)
    const glow = corners.parts[part]?.material.glow ?? 0
    if (glow > 0) {
      red = red * 0.3 + r * glow
      green = green * 0.3 + g * glow
      blue = blue * 0.3 + b * glow
      glows[pixel * 3] = at(glows, pixel * 3) + r * glow * share
      glows[pixel * 3 + 1] = at(glows, pixel * 3 + 1) + g * glow * share
      glows[pixel * 3 + 2] = at(glows, pixel * 3 + 2) + b * glow * share
    }
    result.r = red
    result.g = green
    result.b = blue
    result.edge = grazing
    return result
  }

  /** The normal bent by the relief of the surface: heights a small step to two sides. */
  private bumped(sampler: Sampler, nx: number, ny: number, nz: number): Vec3 {
    const { point, sample, nearby } = this
    const step = 0.0016
    const [tx, ty, tz] = Math.abs(ny) < 0.9 ? norm(nz, 0, -nx) : norm(0, nz, -ny)
    const [bx, by, bz] = [ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx]
    const { x, y, z } = point
    const here = sample.height
    point.x = x + tx * step
    point.y = y + ty * step
    point.z = z + tz * step
    sampler(point, nearby)
    const du = clamped((nearby.height - here) / step)
    point.x = x + bx * step
    point.y = y + by * step
    point.z = z + bz * step
    sampler(point, nearby)
    const dv = clamped((nearby.height - here) / step)
    return norm(nx - tx * du - bx * dv, ny - ty * du - by * dv, nz - tz * du - bz * dv)
  }

  /** The floor of the studio, running into the wall behind without an edge: bright, with the shadow of the thing. */
  private ground(x: number, y: number, backdrop: Vec3) {
    const { camera, size, floor, unit, result } = this
    const [px, py] = [((x + 0.5) / size) * 2 - 1, 1 - ((y + 0.5) / size) * 2]
    const ray = rayOf(camera, px, py)
    const vignette = 1.06 - 0.2 * (px * px + py * py)
    let dim = 1
    if (ray[1] < -1e-4) {
      const way = (floor - camera.eye[1]) / ray[1]
      const [gx, gz] = [camera.eye[0] + ray[0] * way, camera.eye[2] + ray[2] * way]
      const turn = ((x * 12.9898 + y * 78.233) % 6.28318) * 3.7
      const shade = this.shadow(gx, floor + 0.002 * unit, gz, 0.004, turn)
      const near = this.occlusion(gx, floor, gz, 0, 1, 0)
      dim = (0.62 + 0.38 * shade) * (0.35 + 0.65 * near)
    }
    const cool = 1 - dim
    result.r = backdrop[0] * vignette * dim * (1 - 0.06 * cool)
    result.g = backdrop[1] * vignette * dim
    result.b = backdrop[2] * vignette * dim * (1 + 0.1 * cool)
    return result
  }
}

const clamped = (slope: number) => Math.min(1.2, Math.max(-1.2, slope))

function norm(x: number, y: number, z: number): [number, number, number] {
  const long = 1 / (Math.hypot(x, y, z) || 1)
  return [x * long, y * long, z * long]
}

function byte(value: number): number {
  const s = Math.min(1, Math.max(0, value))
  return Math.round(255 * (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055))
}

/** What shines is seen around its edges too. */
function bloom(glows: Float32Array, colours: Float32Array, alphas: Float32Array, size: number): void {
  for (const [radius, strength] of [
    [Math.round(size / 90), 0.35],
    [Math.round(size / 28), 0.3],
  ] as const) {
    const soft = blurred(blurred(glows, size, radius), size, radius)
    for (let i = 0; i < size * size; i++) {
      const peak = Math.max(at(soft, i * 3), at(soft, i * 3 + 1), at(soft, i * 3 + 2)) * strength
      for (let k = 0; k < 3; k++) colours[i * 3 + k] = at(colours, i * 3 + k) + at(soft, i * 3 + k) * strength
      if (at(alphas, i) < 1) alphas[i] = Math.min(1, at(alphas, i) + peak * 0.5)
    }
  }
}

/** A box blur along rows and then columns. */
function blurred(from: Float32Array, size: number, radius: number): Float32Array {
  let source = from
  for (const [along, across] of [
    [3, size * 3],
    [size * 3, 3],
  ] as const) {
    const to = new Float32Array(from.length)
    for (let line = 0; line < size; line++)
      for (let k = 0; k < 3; k++) {
        const begin = line * across + k
        let sum = 0
        for (let i = -radius; i < size; i++) {
          const [enter, leave] = [i + radius, i - radius - 1]
          if (enter < size) sum += at(source, begin + enter * along)
          if (leave >= 0) sum -= at(source, begin + leave * along)
          if (i >= 0) to[begin + i * along] = sum / (2 * radius + 1)
        }
      }
    source = to
  }
  return source
}
