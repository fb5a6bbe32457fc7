import type { Solid } from '../../geometry/solid.ts'
import { together } from '../../geometry/solid.ts'
import { box, cylinder, extrude, lathe, loft, roundedOutline, sheet, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { type Material, plastic } from '../../materials/material.ts'

/** Forms that vehicles share: swept hulls, wings, boats, sails, tracks, blades. */

/** A place on the way along a hull: how far, how wide to each side, and from where to where it is high. */
export type Station = readonly [along: number, half: number, low: number, high: number]

export type SweptOptions = {
  /** 2 is an ellipse, 4 a cushion, 8 nearly a box. */
  square?: number
  corners?: number
  /** How often the way between two stations is divided, along a smooth curve. */
  smooth?: number
  /** How far the ends are rounded off: first and last. */
  round?: readonly [number, number]
  /** Along z (a body) or along y (a cabin, whose low and high are its back and front). */
  axis?: 'z' | 'y'
}

/** A body through stations from the back to the front (or from the bottom to the top). */
export function swept(stations: Station[], options: SweptOptions = {}): Solid {
  const { square = 4, corners = 28, smooth = 4, round = [0, 0], axis = 'z' } = options
  const line = smoothed(stations, smooth)
  const [first, last] = [line[0], line.at(-1)]
  const all =
    first && last
      ? [
          ...(round[0] > 0 ? endOf(first, round[0], -1).toReversed() : [first]),
          ...line.slice(1, -1).filter((s) => s[0] > first[0] + round[0] && s[0] < last[0] - round[1]),
          ...(round[1] > 0 ? endOf(last, round[1], 1) : [last]),
        ]
      : line
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square)
  return loft(
    all.map(([along, half, low, high]) =>
      Array.from({ length: corners }, (_, k): Vec3 => {
        const angle = (2 * Math.PI * (k + 0.5)) / corners
        const x = half * bend(Math.cos(angle))
        const y = (low + high) / 2 + ((high - low) / 2) * bend(Math.sin(angle))
        return axis === 'z' ? [x, y, along] : [x, along, y]
      }),
    ),
  )
}

function endOf([along, half, low, high]: Station, reach: number, way: 1 | -1): Station[] {
  const inset = Math.min(reach, half * 0.9, ((high - low) / 2) * 0.9)
  return [0, 25, 50, 72, 90].map((angle): Station => {
    const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    const by = inset * (1 - c)
    return [along - way * reach * (1 - s), half - by, low + by, high - by]
  })
}

function smoothed(stations: Station[], steps: number): Station[] {
  const point = (i: number): Station =>
    stations[Math.min(stations.length - 1, Math.max(0, i))] ?? [0, 0, 0, 0]
  const line: Station[] = []
  for (let i = 0; i + 1 < stations.length; i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
      // Slopes are held down, so that a curve never swings beyond its points.
      const on = (n: 1 | 2 | 3) => {
        const slope = (before: number, here: number, after: number) =>
          (after - here) * (here - before) <= 0
            ? 0
            : Math.sign(after - here) *
              Math.min(Math.abs(after - before) / 2, 2 * Math.abs(after - here), 2 * Math.abs(here - before))
        const [m0, m1] = [slope(a[n], b[n], c[n]), slope(b[n], c[n], d[n])]
        const [t2, t3] = [t * t, t ** 3]
        return (
          (2 * t3 - 3 * t2 + 1) * b[n] + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * c[n] + (t3 - t2) * m1
        )
      }
      line.push([b[0] + (c[0] - b[0]) * t, on(1), on(2), on(3)])
    }
  line.push(point(stations.length - 1))
  return line
}

/** An outline of the side view (z, y), as wide as said. */
export const fromSide = (outline: Vec2[], width: number, bevel = 0.08 * width, round = 0): Solid =>
  extrude(round > 0 ? roundedOutline(outline, round) : outline, width, { bevel, steps: 2 }).turn(0, -90, 0)

/** An outline seen from above (x, z), as high as said. */
export const fromAbove = (outline: Vec2[], height: number, bevel = 0.1 * height, round = 0): Solid =>
  extrude(round > 0 ? roundedOutline(outline, round) : outline, height, { bevel, steps: 2 }).turn(90, 0, 0)

/** Turned about the z axis: the profile is [radius, z]. */
export const alongZ = (profile: Vec2[], corners = 28): Solid => lathe(profile, { corners }).turn(90, 0, 0)
/** Turned about the x axis: the profile is [radius, x]. */
export const alongX = (profile: Vec2[], corners = 20): Solid => lathe(profile, { corners }).turn(0, 0, -90)
export const drumX = (radius: number, width: number, corners = 20): Solid =>
  cylinder(radius, width, { corners }).turn(0, 0, -90)
export const drumZ = (radius: number, length: number, corners = 20, top = radius): Solid =>
  cylinder(radius, length, { corners, top }).turn(90, 0, 0)

/** A place on a wing: its middle, and how long (z) and thick (y) it is there. */
export type Rib = { at: Vec3; chord: number; thick: number }

/** A wing through ribs from root to tip, its thickest place ahead of the middle. `upright` makes it a tail fin. */
export function wing(ribs: Rib[], upright = false): Solid {
  const section = 14
  return loft(
    ribs.map(({ at, chord, thick }) =>
      Array.from({ length: section }, (_, k): Vec3 => {
        const angle = (2 * Math.PI * k) / section
        const along = Math.cos(angle)
        const high = Math.sin(angle) * (0.75 + 0.25 * along) * (thick / 2)
        return upright
          ? [at[0] + high, at[1], at[2] + (along * chord) / 2]
          : [at[0], at[1] + high, at[2] + (along * chord) / 2]
      }),
    ),
  )
}

/** An open boat: stations [z, half width, keel, gunwale] from the stern to the bow, walls and a deck or floor inside. */
export function boatHull(
  stations: Station[],
  { wall = 0.012, deck = 0.05, sharp = 1.6, smooth = 4, turn = 8 } = {},
): Solid {
  const line = smoothed(stations, smooth)
  return loft(
    line.map(([z, half, keel, rim]) => {
      const outer = Array.from({ length: 2 * turn + 1 }, (_, k): Vec3 => {
        const t = (k / turn - 1) * (Math.PI / 2)
        return [
          half * Math.sign(Math.sin(t)) * Math.abs(Math.sin(t)) ** (1.6 / sharp),
          rim - (rim - keel) * Math.abs(Math.cos(t)) ** (1 / sharp),
          z,
        ]
      })
      const floor = Math.max(keel + wall, rim - deck)
      const within = Math.max(half * 0.35, half - wall)
      const inner: Vec3[] = [
        [within, rim, z],
        [within * 0.97, (rim + floor) / 2, z],
        [within * 0.93, floor, z],
        [0, floor + 0.001, z],
        [-within * 0.93, floor, z],
        [-within * 0.97, (rim + floor) / 2, z],
        [-within, rim, z],
      ]
      return [...outer, ...inner]
    }),
  )
}

/** A strip along the gunwale of a hull, on both sides. */
export function gunwale(stations: Station[], radius: number, rise = 0, smooth = 4, out = 0): Solid {
  const line = smoothed(stations, smooth).map(([z, half, , rim]): Vec3 => [half + out, rim + rise, z])
  return tube(line, radius, { corners: 8 }).mirrored()
}

/** A sail with wind in it: corners from the lower left, anticlockwise; it swells towards `swell`. */
export function sail(corners: readonly [Vec3, Vec3, Vec3, Vec3], swell: Vec3, thick = 0.008): Solid {
  const [a, b, c, d] = corners
  const count = 8
  const rows = Array.from({ length: count + 1 }, (_, i) =>
    Array.from({ length: count + 1 }, (_, j): Vec3 => {
      const [u, v] = [j / count, i / count]
      const full = Math.sin(Math.PI * u) ** 0.8 * Math.sin(Math.PI * (0.06 + v * 0.88)) ** 0.8
      const on = (n: 0 | 1 | 2) =>
        a[n] * (1 - u) * (1 - v) + b[n] * u * (1 - v) + c[n] * u * v + d[n] * (1 - u) * v + swell[n] * full
      return [on(0), on(1), on(2)]
    }),
  )
  return sheet(rows, thick)
}

export type Track = { belt: Solid; wheels: Solid }

/** A chain track along z standing on the ground, its middle at the origin: the belt with its links, and rollers. */
export function track(length: number, height: number, width: number, rollers = 5): Track {
  const radius = height / 2
  const straight = length - height
  const around = 2 * straight + 2 * Math.PI * radius
  const on = (way: number): { at: Vec3; turn: number } => {
    const w = ((way % around) + around) % around
    if (w < straight) return { at: [0, 0, -straight / 2 + w], turn: 0 }
    if (w < straight + Math.PI * radius) {
      const a = (w - straight) / radius
      return {
        at: [0, radius - Math.cos(a) * radius, straight / 2 + Math.sin(a) * radius],
        turn: (a * 180) / Math.PI,
      }
    }
    if (w < 2 * straight + Math.PI * radius)
      return { at: [0, height, straight / 2 - (w - straight - Math.PI * radius)], turn: 180 }
    const a = (w - 2 * straight - Math.PI * radius) / radius
    return {
      at: [0, radius + Math.cos(a) * radius, -straight / 2 - Math.sin(a) * radius],
      turn: 180 + (a * 180) / Math.PI,
    }
  }
  const count = Math.round(around / 0.045)
  const link = box(width, 0.022, (around / count) * 0.72, 0.004)
  const links = Array.from({ length: count }, (_, i) => {
    const { at, turn } = on((i * around) / count)
    return link.turn(-turn, 0, 0).at(at)
  })
  const band = tube(
    Array.from({ length: 36 }, (_, i): Vec3 => {
      const { at } = on((i * around) / 36)
      return [0, radius + (at[1] - radius) * 0.93, at[2] * (1 - (0.07 * radius) / (length / 2))]
    }),
    1,
    {
      closed: true,
      outline: [
        [-width * 0.44, -0.008],
        [width * 0.44, -0.008],
        [width * 0.44, 0.008],
        [-width * 0.44, 0.008],
      ],
    },
  )
  const roller = (r: number) =>
    alongX(
      [
        [r, -width * 0.4],
        [r, width * 0.4],
        [r * 0.8, width * 0.42],
        [r * 0.7, width * 0.3],
        [r * 0.35, width * 0.3],
        [r * 0.3, width * 0.44],
      ],
      18,
    )
  const rolls = Array.from({ length: rollers }, (_, i) => {
    const z = rollers === 1 ? 0 : -straight / 2 + (straight * i) / (rollers - 1)
    const r = i === 0 || i === rollers - 1 ? radius * 0.84 : radius * 0.66
    return roller(r).move(0, i === 0 || i === rollers - 1 ? radius : r + 0.03, z)
  })
  return { belt: together([...links, band]).move(0, 0.011, 0), wheels: together(rolls).move(0, 0.011, 0) }
}

/** Blades about the z axis, twisted as propellers are. */
export function propellerZ(radius: number, blades: number, wide = 0.16, twist = 38): Solid {
  const blade = loft(
    [0.06, 0.25, 0.5, 0.75, 0.93, 1].map((t) => {
      const w =
        radius * wide * (0.55 + 0.9 * Math.sin(Math.PI * Math.min(0.94, t * 0.9))) * (t > 0.97 ? 0.5 : 1)
      const angle = ((twist * (1.25 - t)) / 180) * Math.PI
      return Array.from({ length: 10 }, (_, k): Vec3 => {
        const a = (2 * Math.PI * k) / 10
        const [x, z] = [Math.cos(a) * w * 0.5, Math.sin(a) * w * 0.1]
        return [
          x * Math.cos(angle) - z * Math.sin(angle),
          t * radius,
          x * Math.sin(angle) + z * Math.cos(angle),
        ]
      })
    }),
  )
  return together(Array.from({ length: blades }, (_, i) => blade.turn(0, 0, (360 * i) / blades)))
}

/** A box with rounded edges out of few triangles. */
export function block(width: number, height: number, depth: number, round = 0.01): Solid {
  const soft = Math.min(round, 0.49 * Math.min(width, height, depth))
  if (soft < 0.07 * Math.max(width, height, depth)) return box(width, height, depth, soft)
  const [x, y] = [width / 2, height / 2]
  const corners: Vec2[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]
  return extrude(roundedOutline(corners, soft * 0.98, 3), depth, { bevel: soft * 0.9, steps: 3 })
}

/** A straight rod. */
export const rod = (from: Vec3, to: Vec3, radius: number | number[], corners = 8): Solid =>
  tube([from, to], radius, { corners, flat: typeof radius === 'number' && radius < 0.0085 })

/** A pipe that bends smoothly through points. */
export const pipe = (points: Vec3[], radius: number | number[], corners = 10, smooth = 4): Solid =>
  tube(points, radius, { smooth, corners })

/** Copies at places. */
export const atEach = (solid: Solid, places: Vec3[]): Solid =>
  together(places.map((place) => solid.at(place)))

/** In a colour of its own within a part of another: tail lamps among lamps. */
export const tint = (solid: Solid, colour: string): Solid => solid.tinted(light(colour))

/** A profile bent smoothly through its points. */
export function bent(points: Vec2[], steps = 5): Vec2[] {
  const point = (i: number): Vec2 => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  return points
    .slice(0, -1)
    .flatMap((_, i) =>
      Array.from({ length: steps }, (_, k): Vec2 => {
        const t = k / steps
        const on = (n: 0 | 1) => {
          const [a, b, c, d] = [point(i - 1)[n], point(i)[n], point(i + 1)[n], point(i + 2)[n]]
          return (
            0.5 *
            (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
          )
        }
        return [Math.max(0, on(0)), on(1)]
      }),
    )
    .concat([point(points.length - 1)])
}

/** A small wheel of soft plastic. */
export const roller = (radius: number, wide: number): Solid =>
  alongX(
    [
      [radius * 0.5, -wide / 2],
      [radius * 0.85, -wide / 2],
      [radius, -wide * 0.3],
      [radius, wide * 0.3],
      [radius * 0.85, wide / 2],
      [radius * 0.5, wide / 2],
      [radius * 0.45, wide * 0.35],
    ],
    20,
  )

/** Panes of aircraft. */
export const darkGlass = (): Material => plastic('#22384c', { roughness: 0.05 })

/** A mudguard around a wheel. */
export function guard(radius: number, from: number, to: number, wide: number, y: number, z: number): Solid {
  const rows = Array.from({ length: 12 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 11) / 180) * Math.PI
    return [-1, -0.5, 0, 0.5, 1].map(
      (s): Vec3 => [
        (s * wide) / 2,
        y + Math.sin(a) * (radius - 0.02 * s * s),
        z + Math.cos(a) * (radius - 0.02 * s * s),
      ],
    )
  })
  return sheet(rows, 0.014)
}
