import type { Values } from '@makebelieve/kit/simulation/system'

/** How many bits have come over the line; and how far the whole picture will be off the scene, in percent. */
export type Picture = { bits: number; time: number; off: number; blur: number }

export type Colour = readonly [red: number, green: number, blue: number]

export const pixelsOf = ({ across = 32 }: Values) => {
  const wide = Math.round(across)
  return { wide, high: Math.round(wide * 0.75) }
}
export const depthOf = ({ depth = 4 }: Values) => Math.round(depth)
export const bitsFor = (values: Values) => pixelsOf(values).wide * pixelsOf(values).high * 3 * depthOf(values)
/** Whole pixels that have arrived. */
export const arrived = ({ bits }: Picture, values: Values) => Math.floor(bits / (3 * depthOf(values)) + 1e-9)

const mixed = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** The scene before the camera: evening sky, sun, sea and hills; u goes right and v down, both from 0 to 1. */
export function sceneAt(u: number, v: number): Colour {
  const far = 0.62 + 0.07 * Math.sin(u * 7 + 1) + 0.03 * Math.sin(u * 17)
  const near = 0.8 + 0.06 * Math.sin(u * 5 + 4)
  if (v > near) return mixed([0.23, 0.45, 0.2], [0.06, 0.16, 0.1], (v - near) / 0.25 + 0.1 * Math.sin(u * 40))
  if (v > far) return mixed([0.35, 0.33, 0.62], [0.16, 0.36, 0.44], (v - far) / 0.2)
  const sun = Math.hypot((u - 0.64) * 1.33, v - 0.36)
  if (sun < 0.14) return mixed([1, 0.95, 0.6], [0.98, 0.66, 0.2], sun / 0.14)
  const sky = mixed([0.2, 0.33, 0.68], [0.98, 0.72, 0.45], Math.min(1, v / 0.62))
  return mixed(sky, [1, 0.9, 0.6], Math.max(0, 0.5 - (sun - 0.14) * 2))
}

/** The nearest of the levels that so many bits can name. */
export function levelOf(value: number, depth: number): number {
  const most = 2 ** depth - 1
  return Math.round(Math.min(1, Math.max(0, value)) * most)
}
