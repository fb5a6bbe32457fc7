import { unit, type Vec3 } from '../geometry/vector.ts'
import { mix, smooth } from '../materials/noise.ts'

/** The photo studio: a large soft lamp from the upper left, a smaller one from behind, a bright room, a pale floor. */
export const keyDirection: Vec3 = unit([-0.55, 0.95, 0.62])
export const keyColour: Vec3 = [2.35, 2.26, 2.12]
export const rimDirection: Vec3 = unit([0.75, 0.42, -0.65])
export const rimColour: Vec3 = [0.62, 0.7, 0.86]

/** How bright the room is in a direction, sharp at roughness 0, even at 1. Written into `out`. */
export function room(
  x: number,
  y: number,
  z: number,
  roughness: number,
  out: { r: number; g: number; b: number },
): void {
  const blur = 0.06 + roughness * 0.9
  const above = smooth(-blur, blur, y)
  // Floor below, walls around, ceiling above.
  let [r, g, b] = [mix(0.4, 0.64, above), mix(0.385, 0.655, above), mix(0.37, 0.69, above)]
  const horizon = 1 - smooth(0, 0.25 + blur, Math.abs(y))
  const dim = 1 - 0.3 * horizon
  r *= dim
  g *= dim
  b *= dim
  // Two softboxes, and a strip of light.
  const key = smooth(0.86 - blur * 0.8, 0.95, x * keyDirection[0] + y * keyDirection[1] + z * keyDirection[2])
  const strip = smooth(0.72 - blur * 0.8, 0.9, x * 0.92 + z * 0.38) * smooth(-0.35 - blur, 0.1, y)
  const soft = 1 / (1 + roughness * 3)
  r += (2.6 * key + 0.7 * strip) * soft
  g += (2.55 * key + 0.72 * strip) * soft
  b += (2.45 * key + 0.78 * strip) * soft
  out.r = r
  out.g = g
  out.b = b
}

/** Khronos' neutral tone mapping: colours stay what they were asked to be, highlights roll off. Values in place. */
export function toneMapped(colour: Float32Array, i: number): void {
  let [r, g, b] = [colour[i] ?? 0, colour[i + 1] ?? 0, colour[i + 2] ?? 0]
  const start = 0.8 - 0.04
  const x = Math.min(r, g, b)
  const offset = x < 0.08 ? x - 6.25 * x * x : 0.04
  r -= offset
  g -= offset
  b -= offset
  const peak = Math.max(r, g, b)
  if (peak >= start) {
    const d = 1 - start
    const pressed = 1 - (d * d) / (peak + d - start)
    const scale = pressed / peak
    const grey = 1 - 1 / (0.15 * (peak - pressed) + 1)
    r = mix(r * scale, pressed, grey)
    g = mix(g * scale, pressed, grey)
    b = mix(b * scale, pressed, grey)
  }
  colour[i] = r
  colour[i + 1] = g
  colour[i + 2] = b
}
