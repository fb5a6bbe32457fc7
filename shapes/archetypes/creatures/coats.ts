import { add, between, dot, length, subtract, times, unit, type Vec3 } from '../../geometry/vector.ts'
import type { Paint } from '../../materials/material.ts'
import { chanceAt, clouds, noise } from '../../materials/noise.ts'

/** The body that a coat lies on: its spine, how thick it is, and where its head is. */
export type Frame = { chest: Vec3; hip: Vec3; girth: number; skull: Vec3; head: number; nose: Vec3 }

export const coatPatterns = [
  'plain',
  'stripes',
  'tabby',
  'zebra',
  'spots',
  'rosettes',
  'dots',
  'patches',
  'giraffe',
  'flecks',
] as const
export type CoatPattern = (typeof coatPatterns)[number]

/** Painted in the colour of the pattern; elsewhere the coat stays. */
export function coatPaint(kind: CoatPattern, colour: Vec3, frame: Frame, seed = 0): Paint | undefined {
  if (kind === 'plain') return undefined
  const one = 1 / frame.girth
  const axis = unit(subtract(frame.chest, frame.hip))
  const up: Vec3 = unit(subtract([0, 1, 0], times(axis, axis[1])))
  const shift: Vec3 = [seed * 13.7, seed * 5.1, seed * 9.3]
  return (at, normal) => {
    const from = subtract(at, frame.hip)
    const along = dot(from, axis) * one
    const high = dot(from, up) * one
    const face = length(subtract(at, frame.skull)) < frame.head * 1.5
    const muzzle = length(subtract(at, frame.nose)) < frame.head * 0.62
    const leg = high < -0.95
    const [x, y, z] = add(times(at, one), shift)
    switch (kind) {
      case 'stripes':
      case 'tabby': {
        if (muzzle) return undefined
        const wave = noise(x * 1.6, y * 1.6, z * 1.6) * 0.55
        const tabby = kind === 'tabby'
        // On the head they run over the brow; on legs they are rings; elsewhere they hang from the back.
        const place = face
          ? (at[1] - frame.skull[1] + Math.abs(at[0]) * 0.9) * (3.1 / frame.head)
          : leg
            ? y * 2.6
            : along * (tabby ? 2.5 : 1.9)
        const band = Math.abs(((((place + wave) % 1) + 1) % 1) - 0.5) * 2
        const thin = face ? 0.68 : leg ? 0.64 : 0.5 + 0.42 * Math.max(0, -high) - 0.05 * Math.max(0, high)
        const broken = tabby ? 0.1 * noise(x * 4, y * 4, z * 4) : 0
        if (normal[1] < -0.6 && !leg) return undefined
        return band > thin + broken ? colour : undefined
      }
      case 'zebra': {
        if (muzzle && length(subtract(at, frame.nose)) < frame.head * 0.5) return colour
        const wave = noise(x * 1.1, y * 1.1, z * 1.1) * 0.35
        const place = face
          ? ((at[1] - frame.skull[1]) * 0.4 + Math.abs(at[0]) * 1.5 - (at[2] - frame.skull[2]) * 1.1) *
            (3.2 / frame.head)
          : leg
            ? y * 2.3
            : along * 2 + Math.max(0, -along + 0.5) * high * 0.7
        return (((place + wave) % 1) + 1) % 1 < 0.46 ? colour : undefined
      }
      case 'spots': {
        if (muzzle) return undefined
        const size = face || leg ? 3.6 : 2.9
        return nearestTo(x * size, y * size, z * size)[0] < 0.3 ? colour : undefined
      }
      case 'rosettes': {
        if (muzzle) return undefined
        const small = face || leg
        const size = small ? 3.7 : 2.3
        const [near] = nearestTo(x * size, y * size, z * size)
        if (small) return near < 0.3 ? colour : undefined
        const ring = near > 0.24 && near < 0.47 && noise(x * 5, y * 5, z * 5) > -0.35
        return ring ? colour : undefined
      }
      case 'dots': {
        const size = face ? 2.6 : 1.9
        const [near, , chance] = nearestTo(x * size, y * size, z * size)
        return near + 0.16 * noise(x * 4, y * 4, z * 4) < 0.16 + 0.22 * chance ? colour : undefined
      }
      case 'patches': {
        if (muzzle) return undefined
        const n = clouds(x * 0.72, y * 0.72, z * 0.72, 2)
        return n > (leg ? 0.32 : 0.04) ? colour : undefined
      }
      case 'giraffe': {
        if (muzzle || at[1] < frame.hip[1] * 0.34) return undefined
        const size = face ? 3 : 2.1
        const [near, second] = nearestTo(x * size, y * size, z * size)
        return second - near > 0.13 ? colour : undefined
      }
      case 'flecks': {
        const [near, , chance] = nearestTo(x * 5, y * 5, z * 5)
        return chance > 0.55 && near < 0.26 ? colour : undefined
      }
    }
  }
}

/** The nearest and second nearest of points strewn one to a unit, and a chance for the nearest. */
export function nearestTo(x: number, y: number, z: number): [near: number, second: number, chance: number] {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  let [near, second, chance] = [9, 9, 0]
  for (let c = -1; c <= 1; c++)
    for (let b = -1; b <= 1; b++)
      for (let a = -1; a <= 1; a++) {
        const [gx, gy, gz] = [ix + a, iy + b, iz + c]
        const dx = gx + 0.15 + 0.7 * chanceAt(gx, gy, gz) - x
        const dy = gy + 0.15 + 0.7 * chanceAt(gx + 71, gy, gz) - y
        const dz = gz + 0.15 + 0.7 * chanceAt(gx, gy + 37, gz) - z
        const far = Math.sqrt(dx * dx + dy * dy + dz * dz)
        if (far < near) {
          second = near
          near = far
          chance = chanceAt(gx, gy, gz + 53)
        } else if (far < second) second = far
      }
  return [near, second, chance]
}

/** Several paints, the first that says something. */
export function firstOf(...paints: (Paint | undefined)[]): Paint | undefined {
  const real = paints.filter((paint) => paint !== undefined)
  if (real.length === 0) return undefined
  return (at, normal) => {
    for (const paint of real) {
      const colour = paint(at, normal)
      if (colour) return colour
    }
    return undefined
  }
}

/** A softer colour between two, for stains. */
export const mixed = (a: Vec3, b: Vec3, share: number): Vec3 => between(a, b, share)
