import { Solid, together } from '../../geometry/solid.ts'
import { box, cylinder, lathe, softened } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'

/** The parts of a wheel that looks to the right (+x); tyres are rubber, rims metal. */
export type Wheel = { tyre: Solid; rim: Solid }

export type WheelKind = 'spokes' | 'disc' | 'star' | 'wood'

/** A wheel of some radius and width, its axle along x. */
export function wheel(radius: number, width: number, kind: WheelKind = 'star', tread = 0): Wheel {
  const half = width / 2
  const inner = radius * (kind === 'wood' ? 0.86 : 0.66)
  const section: Vec2[] = [
    [inner, -half * 0.8],
    [radius * 0.93, -half],
    [radius, -half * 0.7],
    [radius, half * 0.7],
    [radius * 0.93, half],
    [inner, half * 0.8],
    [inner, -half * 0.8],
  ]
  const knobs = Math.round((radius * 90) / 1)
  const tyre = ring(softened(section, radius * 0.06), 36, (angle, far) =>
    tread > 0 && far > radius * 0.97 ? 1 + tread * 0.06 * Math.sign(Math.sin(angle * knobs)) : 1,
  )
  const hub = lathe(
    softened(
      [
        [0, -half * 0.5],
        [inner, -half * 0.5],
        [inner, half * 0.78],
        [inner * 0.86, half * 0.62],
        [inner * 0.8, half * 0.2],
        [0, half * 0.2],
      ],
      radius * 0.03,
    ),
    { corners: 32 },
  )
  const cap = cylinder(inner * 0.26, half * 0.9, { top: inner * 0.2 }).move(0, half * 0.3, 0)
  const count = kind === 'spokes' ? 10 : kind === 'wood' ? 10 : 5
  const spoke =
    kind === 'disc'
      ? cylinder(inner * 0.8, half * 0.3, { top: inner * 0.6 }).move(0, half * 0.3, 0)
      : box(inner * (kind === 'star' ? 0.24 : 0.1), half * 0.34, inner * 0.9, 0.01 * radius)
          .taper(1, 0.9)
          .move(0, half * 0.42, inner * 0.45)
  const spokes = kind === 'disc' ? spoke : spoke.around(count)
  const rim = together([hub, cap, spokes])
  return { tyre: tyre.turn(0, 0, -90), rim: rim.turn(0, 0, -90) }
}

/** A closed section turned about the y axis: a tyre has a hole in the middle. */
function ring(section: Vec2[], corners: number, factor: (angle: number, far: number) => number): Solid {
  const line = section.slice(0, -1)
  const places: number[] = []
  const triangles: number[] = []
  for (let k = 0; k < corners * 2; k++) {
    const angle = (Math.PI * k) / corners
    for (const [far, y] of line) {
      const f = far * factor(angle, far)
      places.push(Math.sin(angle) * f, y, Math.cos(angle) * f)
    }
  }
  const [size, rounds] = [line.length, corners * 2]
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
