import { finishes } from '@makebelieve/kit/environment/scene'
import type { Figure } from './figure.ts'
import type { Pose } from './poses.ts'

/** From where a body is looked at: how far it is turned to the right, and from how high above, in radians. */
export type Eye = { turned: number; above: number }

/** Samples along each side of a pixel. */
const fine = 2
/** The line around everything, in shares of a frame. */
export const inkWidth = 0.017
export const ink = [38, 27, 48] as const
/** Heads are drawn larger than they are, so that one can read a face in a hundred pixels. */
const headScale = 1.3

/** The corners of a posed figure as they are seen: x to the right, y up, z towards the eye; and the light on each. */
type Seen = { places: Float32Array; colours: Float32Array; box: Box }
export type Box = { left: number; right: number; low: number; high: number }

/** Where a frame looks: its middle, its lowest line, and how many pixels a metre has. */
export type Window = { x: number; low: number; pixels: number; side: number }

const lamp = unit([-0.25, 0.86, 0.62])
const rim = unit([-0.5, 0.5, -0.8])
const half = unit([lamp[0], lamp[1], lamp[2] + 1])

/** Turns and bends a body, and lights it. */
export function posed({ mesh, bones, isEye }: Figure, pose: Pose, { turned, above }: Eye): Seen {
  const count = mesh.positions.length / 3
  const places = new Float32Array(count * 3)
  const colours = new Float32Array(count * 3)
  const turns = bones.map((bone) => {
    const angle = pose.turn(bone)
    return { sin: Math.sin(angle), cos: Math.cos(angle), axis: axisOf(bone) }
  })
  const hasFace = bones.some(({ does }) => does === 'leg' || does === 'arm')
  const [ts, tc] = [Math.sin(turned), Math.cos(turned)]
  const [as, ac] = [Math.sin(above), Math.cos(above)]
  const [ls, lc] = [Math.sin(pose.lean), Math.cos(pose.lean)]
  const box: Box = { left: 1e9, right: -1e9, low: 1e9, high: -1e9 }
  const p: [number, number, number] = [0, 0, 0]
  const n: [number, number, number] = [0, 0, 0]
  for (let v = 0; v < count; v++) {
    for (let k = 0; k < 3; k++) {
      p[k] = mesh.positions[v * 3 + k] as number
      n[k] = (mesh.normals[v * 3 + k] as number) / 127
    }
    const number = mesh.bones?.[v] ?? 0
    const bone = bones[number]
    const turn = turns[number]
    if (number > 0 && bone && turn) {
      const scale = hasFace && bone.does === 'head' ? headScale : 1
      for (let k = 0; k < 3; k++) p[k] = ((p[k] as number) - (bone.at[k] as number)) * scale
      rotate(p, turn.axis, turn.sin, turn.cos)
      rotate(n, turn.axis, turn.sin, turn.cos)
      for (let k = 0; k < 3; k++) p[k] = (p[k] as number) + (bone.at[k] as number)
    }
    // Wider where it is lower, so that it keeps its bulk; then it leans, then it is turned to where the eye is.
    p[1] *= pose.stretch
    p[0] /= Math.sqrt(pose.stretch)
    p[2] /= Math.sqrt(pose.stretch)
    rotate(p, 0, ls, lc)
    rotate(n, 0, ls, lc)
    rotate(p, 1, ts, tc)
    rotate(n, 1, ts, tc)
    rotate(p, 0, as, ac)
    rotate(n, 0, as, ac)
    places.set(p, v * 3)
    box.left = Math.min(box.left, p[0])
    box.right = Math.max(box.right, p[0])
    box.low = Math.min(box.low, p[1])
    box.high = Math.max(box.high, p[1])
    lit(mesh, v, n, pose.blinks && isEye[v] === 1, colours)
  }
  return { places, colours, box }
}

/** What a vertex sends to the eye, in linear light: soft light from above, a lamp with a crisp edge, a shine, a rim. */
function lit(
  { colours, finish }: Figure['mesh'],
  v: number,
  [nx, ny, nz]: readonly [number, number, number],
  isShut: boolean,
  out: Float32Array,
): void {
  const { roughness = 0.6, metalness = 0, glow = 0 } = finishes[finish[v] ?? 1] ?? {}
  const facing = nx * lamp[0] + ny * lamp[1] + nz * lamp[2]
  const crisp = smooth(-0.1, 0.42, facing)
  const even = 0.5 + 0.14 * ny + 0.72 * (0.45 * Math.max(0, facing) + 0.55 * crisp)
  const shine = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
  const gloss = (1 - roughness) ** 2 * shine ** (6 + 60 * (1 - roughness)) * (metalness > 0.5 ? 1.4 : 0.8)
  const edge = Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2]) * 0.35
  for (let k = 0; k < 3; k++) {
    const own = linear[isShut ? (shut[k] as number) : (colours[v * 3 + k] as number)] as number
    const mirrored = metalness > 0.5 ? 0.3 + 0.9 * smooth(-0.2, 0.9, ny + nz * 0.4) : 1
    out[v * 3 + k] =
      glow > 0 ? own * 1.25 : own * even * mirrored + own * edge + gloss * (metalness > 0.5 ? own + 0.2 : 1)
  }
}

const shut = [70, 48, 46] as const

/** A frame while it is drawn: what is nearest at every sample, its light, and how far the samples around are from the body. */
class Plate {
  readonly side: number
  readonly wide: number
  private readonly depth: Float32Array
  private readonly light: Float32Array
  private readonly cover: Uint8Array
  private readonly away: Float32Array
  /** The samples between which the body lies. */
  private left = 0
  private right = 0
  private top = 0
  private bottom = 0

  constructor(side: number) {
    this.side = side
    this.wide = side * fine
    const samples = this.wide * this.wide
    this.depth = new Float32Array(samples)
    this.light = new Float32Array(samples * 3)
    this.cover = new Uint8Array(samples)
    this.away = new Float32Array(samples)
  }

  clear(): void {
    this.depth.fill(-1e9)
    this.cover.fill(0)
    this.left = this.top = this.wide
    this.right = this.bottom = 0
  }

  /** Rows grow downwards, so what faces us turns the other way round. Veils have no back. */
  triangle(
    screen: Float32Array,
    colours: Float32Array,
    a: number,
    b: number,
    c: number,
    opacity: number,
  ): void {
    const { wide, depth, light, cover } = this
    const x0 = screen[a] as number
    const y0 = screen[a + 1] as number
    const x1 = screen[b] as number
    const y1 = screen[b + 1] as number
    const x2 = screen[c] as number
    const y2 = screen[c + 1] as number
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    if (area === 0 || (area > 0 && opacity === 1)) return
    const left = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5))
    const right = Math.min(wide - 1, Math.floor(Math.max(x0, x1, x2) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
    const bottom = Math.min(wide - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
    if (left > right || top > bottom) return
    if (left < this.left) this.left = left
    if (right > this.right) this.right = right
    if (top < this.top) this.top = top
    if (bottom > this.bottom) this.bottom = bottom
    const z0 = screen[a + 2] as number
    const z1 = (screen[b + 2] as number) - z0
    const z2 = (screen[c + 2] as number) - z0
    const inverse = 1 / area
    const across1 = (y2 - y0) * inverse
    const across2 = (y0 - y1) * inverse
    for (let y = top; y <= bottom; y++) {
      const dx = left + 0.5 - x0
      const dy = y + 0.5 - y0
      let b1 = (dx * (y2 - y0) - (x2 - x0) * dy) * inverse
      let b2 = ((x1 - x0) * dy - dx * (y1 - y0)) * inverse
      let at = y * wide + left
      for (let x = left; x <= right; x++, at++, b1 += across1, b2 += across2) {
        if (b1 < 0 || b2 < 0 || b1 + b2 > 1) continue
        const z = z0 + z1 * b1 + z2 * b2
        if (z <= (depth[at] as number)) continue
        const b0 = 1 - b1 - b2
        const share = cover[at] === 0 ? 1 : opacity
        for (let k = 0; k < 3; k++) {
          const own =
            (colours[a + k] as number) * b0 +
            (colours[b + k] as number) * b1 +
            (colours[c + k] as number) * b2
          light[at * 3 + k] = share === 1 ? own : own * share + (light[at * 3 + k] as number) * (1 - share)
        }
        depth[at] = z
        if (opacity === 1) cover[at] = 255
        else cover[at] = Math.max(cover[at] as number, Math.round(255 * opacity))
      }
    }
  }

  /** The line around the body, a fainter one where one part stands before another, and all of it in pixels. */
  inked(): Uint8Array {
    const { side, wide, light, cover, away } = this
    const reach = Math.max(fine, inkWidth * wide)
    const room = Math.ceil(reach) + 2
    const from = { x: Math.max(1, this.left - room), y: Math.max(1, this.top - room) }
    const to = { x: Math.min(wide - 2, this.right + room), y: Math.min(wide - 2, this.bottom + room) }
    this.measure(from, to)
    const rgba = new Uint8Array(side * side * 4)
    for (let y = Math.floor(from.y / fine); y <= Math.floor(to.y / fine); y++)
      for (let x = Math.floor(from.x / fine); x <= Math.floor(to.x / fine); x++) {
        let r = 0
        let g = 0
        let b = 0
        let alpha = 0
        for (let s = 0; s < fine * fine; s++) {
          const at = (y * fine + ((s / fine) | 0)) * wide + x * fine + (s % fine)
          const own = (cover[at] as number) / 255
          if (own > 0) {
            const fold = this.isFold(at) ? 0.5 : 1
            r += encoded((light[at * 3] as number) * fold) * own
            g += encoded((light[at * 3 + 1] as number) * fold) * own
            b += encoded((light[at * 3 + 2] as number) * fold) * own
            alpha += own
            continue
          }
          const line = Math.min(1, reach + 0.5 - (away[at] as number))
          if (line <= 0) continue
          r += ink[0] * line
          g += ink[1] * line
          b += ink[2] * line
          alpha += line
        }
        if (alpha === 0) continue
        const at = (y * side + x) * 4
        rgba[at] = Math.min(255, r / alpha)
        rgba[at + 1] = Math.min(255, g / alpha)
        rgba[at + 2] = Math.min(255, b / alpha)
        rgba[at + 3] = Math.round((255 * alpha) / (fine * fine))
      }
    return rgba
  }

  private isFold(at: number): boolean {
    const { depth, wide } = this
    const before = (depth[at] as number) + foldDepth
    return (
      (depth[at - 2] as number) > before ||
      (depth[at + 2] as number) > before ||
      (depth[at - 2 * wide] as number) > before ||
      (depth[at + 2 * wide] as number) > before
    )
  }

  /** How far every sample around the body is from it, by two sweeps. */
  private measure(from: { x: number; y: number }, to: { x: number; y: number }): void {
    const { wide, cover, away } = this
    away.fill(1e6)
    for (let y = from.y; y <= to.y; y++)
      for (let x = from.x, at = y * wide + x; x <= to.x; x++, at++)
        if ((cover[at] as number) > 0) away[at] = 0
    const spread = (at: number, step: number) => {
      let least = away[at] as number
      if (least === 0) return
      least = Math.min(least, (away[at - step] as number) + 1, (away[at - step * wide] as number) + 1)
      const corner = Math.min(away[at - step * (wide + 1)] as number, away[at - step * (wide - 1)] as number)
      away[at] = Math.min(least, corner + Math.SQRT2)
    }
    for (let y = from.y; y <= to.y; y++) for (let x = from.x; x <= to.x; x++) spread(y * wide + x, 1)
    for (let y = to.y; y >= from.y; y--) for (let x = to.x; x >= from.x; x--) spread(y * wide + x, -1)
  }
}

/** Where one part stands so much before another, in metres of a body of two, a line is drawn between them. */
const foldDepth = 0.14

const plates = new Map<number, Plate>()

/** One frame: rastered finely, lined with ink, then brought to its size. Red, green, blue and alpha, not multiplied. */
export function drawFrame(
  { mesh }: Figure,
  { places, colours }: Seen,
  { x, low, pixels, side }: Window,
): Uint8Array {
  const plate = plates.get(side) ?? new Plate(side)
  plates.set(side, plate)
  plate.clear()
  const scale = pixels * fine
  const screen = new Float32Array(places.length)
  for (let v = 0; v < places.length; v += 3) {
    screen[v] = ((places[v] as number) - x) * scale + plate.wide / 2
    screen[v + 1] = plate.wide - ((places[v + 1] as number) - low) * scale
    screen[v + 2] = places[v + 2] as number
  }
  const { triangles, clearFrom, finish } = mesh
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] as number, triangles[t + 1] as number, triangles[t + 2] as number]
    const opacity = t / 3 < clearFrom ? 1 : Math.max(0.5, finishes[finish[a] ?? 0]?.opacity ?? 1)
    plate.triangle(screen, colours, a * 3, b * 3, c * 3, opacity)
  }
  return plate.inked()
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
})

const steps = 1024
const bytes = Uint8Array.from({ length: steps + 1 }, (_, at) => {
  const s = at / steps
  return Math.round(255 * (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055))
})
/** Bright light rolls off softly, so that white stays white and gold stays gold. */
const encoded = (light: number) => {
  const pressed = light < 0.75 ? light : 0.75 + 0.25 * (1 - Math.exp(-(light - 0.75) / 0.25))
  return bytes[Math.max(0, Math.min(steps, Math.round(pressed * steps)))] as number
}

function axisOf({ does, axis }: Figure['bones'][number]): 0 | 1 | 2 {
  if (axis !== undefined) return axis
  return does === 'wing'
    ? 2
    : does === 'tail' || does === 'fin'
      ? 1
      : does === 'rotor' || does === 'body'
        ? 2
        : 0
}

function rotate(v: [number, number, number], axis: 0 | 1 | 2, sin: number, cos: number): void {
  const [x, y, z] = v
  if (axis === 0) {
    v[1] = y * cos - z * sin
    v[2] = y * sin + z * cos
  } else if (axis === 1) {
    v[0] = x * cos + z * sin
    v[2] = -x * sin + z * cos
  } else {
    v[0] = x * cos - y * sin
    v[1] = x * sin + y * cos
  }
}

function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const long = Math.hypot(x, y, z)
  return [x / long, y / long, z / long]
}
