import type { Values } from '@makebelieve/kit/simulation/system'
import { degrees, radians } from '../paint.ts'

/** Time in nanoseconds since the lamp was lit. Lengths in cm, the middle of the prism at 0, y up. */
export type Prism = { time: number }
export type Point = readonly [x: number, y: number]

export const lightSpeed = 29.9792458
export const tall = 10
/** From the lamp to the prism. */
export const before = 15

/** Sellmeier's formula with the makers' numbers; wavelengths in µm. Water: Daimon and Masumura 2007, 20 °C. */
export const glasses = [
  {
    name: 'crown glass (BK7)',
    paint: '#CFE8F2',
    b: [1.03961212, 0.231792344, 1.01046945],
    c: [0.00600069867, 0.0200179144, 103.560653],
  },
  {
    name: 'heavy flint glass (SF10)',
    paint: '#D9D3EE',
    b: [1.62153902, 0.256287842, 1.64447552],
    c: [0.0122241457, 0.0595736775, 147.468793],
  },
  {
    name: 'water in a hollow prism',
    paint: '#BFE3F2',
    b: [0.5684027565, 0.1726177391, 0.02086189578, 0.1130748688],
    c: [0.005101829712, 0.01821153936, 0.02620722293, 10.69792721],
  },
] as const

export const glassOf = ({ glass = 1 }: Values) => glasses[Math.round(glass)] ?? glasses[1]

export function indexOf(nm: number, values: Values): number {
  const { b, c } = glassOf(values)
  const square = (nm / 1000) ** 2
  return Math.sqrt(b.reduce((sum, one, i) => sum + (one * square) / (square - (c[i] ?? 0)), 1))
}

/** The prism with its sharp edge up; both faces lean by half its angle. */
export function corners({ apex = 60 }: Values): [top: Point, left: Point, right: Point] {
  const half = tall * Math.tan(radians(apex / 2))
  return [
    [0, tall * 0.62],
    [-half, -tall * 0.38],
    [half, -tall * 0.38],
  ]
}

/** Snell's law for a direction and a normal that points the way of the light; nothing when all is thrown back. */
function refracted([dx, dy]: Point, [nx, ny]: Point, share: number): Point | undefined {
  const cos = dx * nx + dy * ny
  const rest = 1 - share * share * (1 - cos * cos)
  if (rest < 0) return undefined
  const push = Math.sqrt(rest) - share * cos
  return [share * dx + push * nx, share * dy + push * ny]
}

/** Where a ray meets the line through two points. */
function meet([x, y]: Point, [dx, dy]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const [ex, ey] = [bx - ax, by - ay]
  const t = ((ax - x) * ey - (ay - y) * ex) / (dx * ey - dy * ex)
  return [x + dx * t, y + dy * t]
}

/** The way of one colour: in, through, and out; or thrown back inside at the second face. */
export function wayOf(nm: number, values: Values): { way: Point[]; deviation: number; lost: boolean } {
  const { angle = 52, apex = 60 } = values
  const n = indexOf(nm, values)
  const half = radians(apex / 2)
  const [top, left, right] = corners(values)
  // The light's way normal to a face that leans by half the angle of the prism.
  const inward: Point = [Math.cos(half), -Math.sin(half)]
  const outward: Point = [Math.cos(half), Math.sin(half)]
  const steep = radians(angle) - half
  const into: Point = [Math.cos(steep), Math.sin(steep)]
  const entry: Point = [left[0] * 0.5 + top[0] * 0.5, left[1] * 0.5 + top[1] * 0.5]
  const lamp: Point = [entry[0] - into[0] * before, entry[1] - into[1] * before]
  const inside = refracted(into, inward, 1 / n) ?? into
  const exit = meet(entry, inside, top, right)
  const out = refracted(inside, outward, n)
  if (!out) return { way: [lamp, entry, exit], deviation: 0, lost: true }
  const deviation = degrees(Math.atan2(into[1], into[0]) - Math.atan2(out[1], out[0]))
  return { way: [lamp, entry, exit, [exit[0] + out[0] * 60, exit[1] + out[1] * 60]], deviation, lost: false }
}
