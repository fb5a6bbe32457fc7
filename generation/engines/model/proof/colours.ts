import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { light } from '@makebelieve/shapes/materials/colour'
import { areaOf } from './closed.ts'
import type { FoundModel, FoundPart, Texture } from './read-file.ts'

/** Lightness, and how red or green, yellow or blue: distances in it are about as large as they look (OKLab). */
export function oklab([r, g, b]: Vec3): Vec3 {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Nearer than this is the same colour to whoever asked for it. Shade and grain change how light it is: that counts half. */
export const sameColour = 0.115

export function farApart(a: Vec3, b: Vec3): number {
  return Math.hypot((a[0] - b[0]) * 0.5, a[1] - b[1], a[2] - b[2])
}

/** How much of the surface of some parts that light reaches has a colour, from 0 to 1. */
export function shareOfColour(model: FoundModel, parts: readonly FoundPart[], colour: string): number {
  const asked = oklab(light(colour))
  let [all, same] = [0, 0]
  for (const part of parts)
    eachSpot(part, (u, v, area) => {
      // What is hidden inside something else nobody sees.
      if ((pixelAt(model.orm, u, v)[0] ?? 0) < 6) return
      all += area
      const [r, g, b] = pixelAt(model.base, u, v)
      if (farApart(oklab([linear(r), linear(g), linear(b)]), asked) < sameColour) same += area
    })
  return all > 0 ? same / all : 0
}

/** A spot of a surface that light reaches: where it is, its colour as OKLab has it, the area that it stands for, and whether it faces up or down. */
export type Spot = { at: Vec3; colour: Vec3; area: number; isLevel: boolean }

/** Spots that are no farther from each other than a length, however large the triangles are. */
export function coloursOn(model: FoundModel, part: FoundPart, between: number): Spot[] {
  const spots: Spot[] = []
  const { positions, uvs, triangles } = part
  for (let t = 0; t < triangles.length; t += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(t, t + 3)
    const place = (vertex: number, k: number) => positions[vertex * 3 + k] ?? 0
    const far = (p: number, q: number) => Math.hypot(...[0, 1, 2].map((k) => place(p, k) - place(q, k)))
    const steps = Math.min(24, Math.max(2, Math.ceil(Math.max(far(a, b), far(b, c), far(c, a)) / between)))
    const isLevel = Math.abs(rise(positions, a, b, c)) > 0.85
    const area = areaOf(positions, triangles, t) / ((steps * (steps + 1)) / 2)
    for (let i = 0; i < steps; i++)
      for (let j = 0; j < steps - i; j++) {
        const [wb, wc] = [(i + 1 / 3) / steps, (j + 1 / 3) / steps]
        const mixed = (at: (vertex: number) => number) => (1 - wb - wc) * at(a) + wb * at(b) + wc * at(c)
        const uv = (k: number) => mixed((vertex) => uvs[vertex * 2 + k] ?? 0)
        const [u, v] = [uv(0), uv(1)]
        if ((pixelAt(model.orm, u, v)[0] ?? 0) < 6) continue
        const [red, green, blue] = pixelAt(model.base, u, v)
        const at = (k: number) => mixed((vertex) => place(vertex, k))
        spots.push({
          at: [at(0), at(1), at(2)],
          colour: oklab([linear(red), linear(green), linear(blue)]),
          area,
          isLevel,
        })
      }
  }
  return spots
}

/** How far the normal of a triangle points up (1) or down (-1). */
function rise(positions: Float32Array, a: number, b: number, c: number): number {
  const side = (from: number, to: number, k: number) =>
    (positions[to * 3 + k] ?? 0) - (positions[from * 3 + k] ?? 0)
  const cross = (k: number, l: number) => side(a, b, k) * side(a, c, l) - side(a, b, l) * side(a, c, k)
  return cross(2, 0) / Math.max(1e-12, Math.hypot(cross(1, 2), cross(2, 0), cross(0, 1)))
}

/** Whether two colours are of one kind, however light: gold is no silver. */
export const isAlike = (one: string, other: string): boolean =>
  farApart(oklab(light(one)), oklab(light(other))) < sameColour

/** From 0 to 1, as most of a part has it. */
export function metalnessOf(model: FoundModel, part: FoundPart): number {
  let [sum, all] = [0, 0]
  eachSpot(part, (u, v, area) => {
    sum += ((pixelAt(model.orm, u, v)[2] ?? 0) / 255) * area
    all += area
  })
  return all > 0 ? sum / all : 0
}

/** Four spots on each triangle, with the area that each stands for. */
function eachSpot(
  { positions, uvs, triangles }: FoundPart,
  look: (u: number, v: number, area: number) => void,
): void {
  const weights = [
    [1 / 3, 1 / 3, 1 / 3],
    [0.7, 0.15, 0.15],
    [0.15, 0.7, 0.15],
    [0.15, 0.15, 0.7],
  ]
  for (let t = 0; t < triangles.length; t += 3) {
    const area = areaOf(positions, triangles, t) / 4
    const uv = (corner: number, k: number) => uvs[(triangles[t + corner] ?? 0) * 2 + k] ?? 0
    for (const [a = 0, b = 0, c = 0] of weights)
      look(a * uv(0, 0) + b * uv(1, 0) + c * uv(2, 0), a * uv(0, 1) + b * uv(1, 1) + c * uv(2, 1), area)
  }
}

function pixelAt({ size, pixels }: Texture, u: number, v: number): [number, number, number] {
  const x = Math.min(size - 1, Math.max(0, Math.floor(u * size)))
  const y = Math.min(size - 1, Math.max(0, Math.floor(v * size)))
  const i = (y * size + x) * 3
  return [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
}

const table = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const linear = (byte: number) => table[byte] ?? 0
