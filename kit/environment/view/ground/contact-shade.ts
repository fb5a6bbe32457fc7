import type { Scene } from '../../scene.ts'

/** Samples a side of the picture of where things stand. */
export const shadeSide = 256

/** How dark the ground is right under a thing, from 0 to 255. */
const darkest = 150

/**
 * Where things stand the ground sees less of the sky. Seen from above: 0 is open, 255 is under something; row by row from
 * -z to +z over the ground's size.
 */
export function contactShade(scene: Pick<Scene, 'ground' | 'kinds' | 'placed'>): Uint8Array {
  const shade = new Uint8Array(shadeSide * shadeSide)
  const { size } = scene.ground
  const toSample = (metres: number) => (metres / size + 0.5) * shadeSide
  for (const thing of scene.placed) {
    const kind = scene.kinds[thing.kind]
    if (!kind || thing.life || thing.floats || thing.on !== undefined) continue
    const height = (kind.max[1] - kind.min[1]) * thing.scale
    const halfWidth = ((kind.max[0] - kind.min[0]) / 2) * thing.scale
    const halfDepth = ((kind.max[2] - kind.min[2]) / 2) * thing.scale
    // Floors and ceilings span everything; they are no things that stand on the ground.
    if (height < 0.15 || Math.max(halfWidth, halfDepth) > size * 0.2) continue
    const soft = Math.min(2.5, 0.35 + height * 0.18)
    const cos = Math.cos(thing.yaw)
    const sin = Math.sin(thing.yaw)
    const reach = Math.hypot(halfWidth, halfDepth) + soft
    const first = (centre: number) => Math.max(0, Math.floor(toSample(centre - reach)))
    const last = (centre: number) => Math.min(shadeSide - 1, Math.ceil(toSample(centre + reach)))
    for (let row = first(thing.at[2]); row <= last(thing.at[2]); row++)
      for (let column = first(thing.at[0]); column <= last(thing.at[0]); column++) {
        const x = ((column + 0.5) / shadeSide - 0.5) * size - thing.at[0]
        const z = ((row + 0.5) / shadeSide - 0.5) * size - thing.at[2]
        // Into the thing's own directions, shrunk a little: crowns are wider than what stands on the ground.
        const across = Math.max(0, Math.abs(x * cos - z * sin) - halfWidth * 0.75)
        const along = Math.max(0, Math.abs(x * sin + z * cos) - halfDepth * 0.75)
        const share = Math.max(0, 1 - Math.hypot(across, along) / soft)
        const at = row * shadeSide + column
        shade[at] = Math.max(shade[at] ?? 0, share * share * darkest)
      }
  }
  return shade
}
