import { Solid, together } from '../../geometry/solid.ts'
import { box, cylinder, lathe, softened, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'

/** The parts of a wheel that looks to the right (+x); tyres are rubber (or iron on wood), rims metal. */
export type Wheel = { tyre: Solid; rim: Solid }

/** Star: five broad spokes. Wire: many thin ones, seen through. Wood: of a cart. Disc: a cap. Steel: of a truck. */
export type WheelKind = 'star' | 'wire' | 'wood' | 'disc' | 'steel'

/** A wheel of some radius and width, its axle along x. */
export function wheel(radius: number, width: number, kind: WheelKind = 'star', tread = 0): Wheel {
  const half = width / 2
  if (kind === 'wire' || kind === 'wood') return openWheel(radius, width, kind)
  const inner = radius * (tread > 0 ? 0.56 : 0.66)
  const section: Vec2[] = [
    [inner, -half * 0.8],
    [radius * 0.9, -half],
    [radius, -half * 0.7],
    [radius, half * 0.7],
    [radius * 0.9, half],
    [inner, half * 0.8],
    [inner, -half * 0.8],
  ]
  const tyre = ring(softened(section, radius * 0.09, 1), tread > 0 ? 56 : 30, (k, far) =>
    tread > 0 && far > radius * 0.94 ? 1 + tread * 0.035 * (k % 4 < 2 ? 1 : -1) : 1,
  )
  const dish = lathe(
    [
      [inner * 1.02, -half * 0.5],
      [inner * 1.02, half * 0.76],
      [inner * 0.95, half * 0.84],
      [inner * 0.86, half * 0.7],
      [inner * 0.8, half * 0.2],
    ],
    { corners: 24 },
  )
  const cap = cylinder(inner * 0.28, half * 0.8, { top: inner * 0.2, corners: 14 }).move(0, half * 0.34, 0)
  const bolts = cylinder(inner * 0.07, half * 0.3, { corners: 6 })
    .move(0, half * 0.5, inner * 0.45)
    .around(5)
  const face =
    kind === 'star'
      ? box(inner * 0.26, half * 0.4, inner * 0.88, inner * 0.05)
          .move(0, half * 0.44, inner * 0.46)
          .around(5)
      : cylinder(inner * 0.8, half * 0.34, { top: inner * 0.6, corners: 24 })
          .move(0, half * 0.34, 0)
          .with(bolts)
  return { tyre: tyre.turn(0, 0, -90), rim: together([dish, cap, face]).turn(0, 0, -90) }
}

/** One that can be looked through. */
function openWheel(radius: number, width: number, kind: 'wire' | 'wood'): Wheel {
  const half = width / 2
  const wooden = kind === 'wood'
  const thick = wooden ? radius * 0.035 : Math.min(half, radius * 0.09)
  const tyre = ring(
    Array.from({ length: 9 }, (_, i): Vec2 => {
      const a = (-Math.PI * 2 * i) / 8
      return wooden
        ? [radius - thick + Math.cos(a) * thick * 1.1, Math.sin(a) * half * 1.06]
        : [radius - thick + Math.cos(a) * thick, Math.sin(a) * half]
    }),
    40,
  )
  const deep = wooden ? radius * 0.17 : radius * 0.07
  const outer = radius - thick * 1.6
  const rim = ring(
    softened(
      [
        [outer - deep, -half * 0.8],
        [outer, -half * 0.95],
        [outer, half * 0.95],
        [outer - deep, half * 0.8],
        [outer - deep, -half * 0.8],
      ],
      thick * 0.5,
      1,
    ),
    40,
  )
  const hub = lathe(
    softened(
      wooden
        ? [
            [0, -half * 1.5],
            [radius * 0.13, -half * 1.4],
            [radius * 0.19, 0],
            [radius * 0.13, half * 1.4],
            [radius * 0.09, half * 1.8],
            [0, half * 1.8],
          ]
        : [
            [0, -half * 1.3],
            [radius * 0.1, -half * 1.3],
            [radius * 0.06, 0],
            [radius * 0.1, half * 1.3],
            [0, half * 1.3],
          ],
      radius * 0.03,
      2,
    ),
    { corners: 14 },
  )
  const long = outer - deep * 0.7
  const spoke = wooden
    ? cylinder(radius * 0.055, long, { top: radius * 0.04, corners: 8 })
        .turn(90, 0, 0)
        .move(0, 0, long / 2)
    : tube(
        [
          [0, 0, 0],
          [0, 0, long],
        ],
        radius * 0.013,
        { corners: 5, flat: true },
      )
  return {
    tyre: tyre.turn(0, 0, -90),
    rim: together([rim, hub, spoke.around(wooden ? 10 : 16)]).turn(0, 0, -90),
  }
}

/** A closed section turned about the y axis: a tyre has a hole in the middle. */
export function ring(section: Vec2[], rounds: number, factor?: (k: number, far: number) => number): Solid {
  const line = section.slice(0, -1)
  const places: number[] = []
  const triangles: number[] = []
  for (let k = 0; k < rounds; k++) {
    const angle = (2 * Math.PI * k) / rounds
    for (const [far, y] of line) {
      const f = far * (factor?.(k, far) ?? 1)
      places.push(Math.sin(angle) * f, y, Math.cos(angle) * f)
    }
  }
  const size = line.length
  for (let k = 0; k < rounds; k++)
    for (let i = 0; i < size; i++) {
      const [a, b] = [k * size + i, k * size + ((i + 1) % size)]
      const [d, c] = [((k + 1) % rounds) * size + i, ((k + 1) % rounds) * size + ((i + 1) % size)]
      triangles.push(a, c, b, a, d, c)
    }
  return new Solid(places, triangles)
}

/** Wheels at places, those on the left turned to look outwards. */
export function wheelsAt({ tyre, rim }: Wheel, places: Vec3[]): Wheel {
  const set = (solid: Solid) =>
    together(places.map((place) => (place[0] < 0 ? solid.mirror('x') : solid).at(place)))
  return { tyre: set(tyre), rim: set(rim) }
}
