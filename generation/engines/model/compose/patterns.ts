import type { Box } from '@makebelieve/shapes/geometry/solid'
import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { light, shade } from '@makebelieve/shapes/materials/colour'
import type { Paint } from '@makebelieve/shapes/materials/material'

/** Patterns that can be painted on anything: functions of the place on it, in units of its size. */

const chance = (x: number, y: number, z: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453
  return value - Math.floor(value)
}
const wrap = (value: number) => value - Math.floor(value)

/** A place in one of the cells of a grid that is strewn with dots: how far from its dot, and which cell. */
function dotAt(at: Vec3, cells: number): { far: number; seed: number; dx: number; dy: number } {
  let best = { far: 9, seed: 0, dx: 0, dy: 0 }
  const p: Vec3 = [at[0] * cells, at[1] * cells, at[2] * cells]
  const base = p.map(Math.floor) as unknown as Vec3
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const [a, b, c] = [base[0] + i, base[1] + j, base[2] + k]
        const jitter = (n: number) => 0.5 + 0.5 * (chance(a + n, b, c) - 0.5)
        const [dx, dy, dz] = [p[0] - a - jitter(1), p[1] - b - jitter(2), p[2] - c - jitter(3)]
        const far = Math.hypot(dx, dy, dz)
        if (far < best.far)
          best = { far, seed: chance(a, b, c), dx: Math.abs(dx) > Math.abs(dz) ? dx : dz, dy }
      }
  return best
}

const rainbow = ['#e5393f', '#fb8c00', '#fdd835', '#43a047', '#1e88e5', '#7e57c2'].map(light)
const blossoms = ['#e0567a', '#f2a33c', '#5b7fd6', '#d9dd6a'].map(light)

/** The paint of a pattern, or nothing where no such pattern is known. */
export function patternPaint(
  name: string,
  main: string,
  other: string | undefined,
  box: Box,
): Paint | undefined {
  const size = Math.max(...sizeOf(box))
  const unit = (at: Vec3): Vec3 => [at[0] / size, (at[1] - box.min[1]) / size, at[2] / size]
  const second = light(other ?? (isDark(main) ? '#f4efe4' : shade(main, 0.42)))
  const paints: Record<string, (at: Vec3, normal: Vec3) => Vec3 | undefined> = {
    striped: ([x, y, z], normal) =>
      // Seen from above, bands would melt together; they run the other way there.
      wrap(Math.abs(normal[1]) > 0.85 ? (x + z * 0.3) * 8 : y * 8) < 0.5 ? second : undefined,
    spotted: (at) => (dotAt(at, 9).far < 0.34 ? second : undefined),
    checkered: ([x, y, z]) =>
      (Math.floor(x * 8 + 100.01) + Math.floor(y * 8 + 100.01) + Math.floor(z * 8 + 100.01)) % 2 === 0
        ? second
        : undefined,
    floral(at) {
      const { far, seed, dx, dy } = dotAt(at, 6)
      const petals = 0.27 + 0.09 * Math.cos(5 * Math.atan2(dy, dx))
      if (far < 0.1) return light('#f7d65a')
      if (far < petals) return other ? second : blossoms[Math.floor(seed * blossoms.length)]
      return far < 0.44 && far > 0.36 && seed > 0.4 && Math.abs(dx) < 0.12 ? light('#5f9a52') : undefined
    },
    patchwork(at) {
      const cell = at.map((value) => Math.floor(value * 6 + 100)) as unknown as Vec3
      return rainbow[Math.floor(chance(...cell) * rainbow.length)]
    },
    starry(at) {
      const { far, dx, dy } = dotAt(at, 8)
      return far < 0.16 + 0.1 * Math.max(0, Math.cos(5 * Math.atan2(dy, dx))) ? second : undefined
    },
    camouflage(at) {
      const { seed } = dotAt(at, 5)
      return seed < 0.3
        ? light('#4b5a32')
        : seed < 0.6
          ? light('#7a7f4a')
          : seed < 0.8
            ? light('#3a3a2c')
            : light('#a79c6c')
    },
    rainbow: ([x, y]) => rainbow[Math.floor(wrap(y * 0.98 + x * 0.15) * rainbow.length)],
    swirled: ([x, y, z]) => (Math.sin(y * 30 + Math.atan2(z, x) * 3) > 0.2 ? second : undefined),
    'two-tone': ([, y]) => (y < 0.35 ? second : undefined),
  }
  const paint = paints[name]
  return paint && ((at, normal) => paint(unit(at), normal))
}

export const patternNames = [
  'striped',
  'spotted',
  'checkered',
  'floral',
  'patchwork',
  'starry',
  'camouflage',
  'rainbow',
  'swirled',
  'two-tone',
]

const isDark = (colour: string) => {
  const [r, g, b] = light(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.2
}
