/** Smooth chance in space: cheap enough to be asked a few times for every point of a picture. */

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 60)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** From -1 to 1, changing over about one unit. */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  let [fx, fy, fz] = [x - ix, y - iy, z - iz]
  fx = fx * fx * (3 - 2 * fx)
  fy = fy * fy * (3 - 2 * fy)
  fz = fz * fz * (3 - 2 * fz)
  const low = mix(
    mix(hash(ix, iy, iz), hash(ix + 1, iy, iz), fx),
    mix(hash(ix, iy + 1, iz), hash(ix + 1, iy + 1, iz), fx),
    fy,
  )
  const high = mix(
    mix(hash(ix, iy, iz + 1), hash(ix + 1, iy, iz + 1), fx),
    mix(hash(ix, iy + 1, iz + 1), hash(ix + 1, iy + 1, iz + 1), fx),
    fy,
  )
  return mix(low, high, fz) * 2 - 1
}

/** Noise upon finer noise. */
export function clouds(x: number, y: number, z: number, layers = 3): number {
  let [sum, strength, all] = [0, 1, 0]
  let [px, py, pz] = [x, y, z]
  for (let i = 0; i < layers; i++) {
    sum += noise(px, py, pz) * strength
    all += strength
    strength *= 0.5
    px = px * 2.03 + 17.1
    py = py * 2.03 + 5.3
    pz = pz * 2.03 + 9.7
  }
  return sum / all
}

/** How far the nearest of points is that are strewn one to a unit: from 0 at a point to about 1 between them. */
export function cells(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  let nearest = 4
  for (let c = -1; c <= 1; c++)
    for (let b = -1; b <= 1; b++)
      for (let a = -1; a <= 1; a++) {
        const [gx, gy, gz] = [ix + a, iy + b, iz + c]
        const dx = gx + hash(gx, gy, gz) - x
        const dy = gy + hash(gx + 71, gy, gz) - y
        const dz = gz + hash(gx, gy + 37, gz) - z
        const far = dx * dx + dy * dy + dz * dz
        if (far < nearest) nearest = far
      }
  return Math.min(1, Math.sqrt(nearest))
}

/** Chance for a whole-numbered place, from 0 to 1. */
export const chanceAt = hash

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share
export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
