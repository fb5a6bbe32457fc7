import type { Look } from '../../archetype.ts'
import { middleOf, type Solid, sizeOf, together } from '../../geometry/solid.ts'
import { ball, lathe, roundedOutline, softened, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import type { Material } from '../../materials/material.ts'
import { boxOfShape, ShapeMaker } from '../../shape.ts'

/** Forms that many household things share. */

/** A straight rod from one point to another. */
export const rod = (from: Vec3, to: Vec3, radius: number | number[], corners = 12): Solid =>
  tube([from, to], radius, { corners })

/** A pipe that bends smoothly through points. */
export const pipe = (points: Vec3[], radius: number | number[], smooth = 6, corners = 12): Solid =>
  tube(points, radius, { smooth, corners })

/** Turned, with softened edges. */
export const turned = (profile: Vec2[], soft = 0.012, corners = 36): Solid =>
  lathe(softened(profile, soft), { corners })

/** A vessel: the outer profile from the bottom to the rim, and a wall of even thickness. `floor` is the level inside. */
export function hollow(outer: Vec2[], wall: number, floor: number, corners = 40): Solid {
  const [rim = [1, 1]] = outer.slice(-1)
  const inner = outer
    .filter(([r, y]) => r > wall * 1.6 && y > floor + wall * 0.3)
    .map(([r, y]): Vec2 => [r - wall, y])
    .toReversed()
  const lowest = inner.at(-1) ?? [rim[0] - wall, rim[1]]
  return lathe(
    [
      ...outer,
      [rim[0] - wall * 0.2, rim[1] + wall * 0.32],
      [rim[0] - wall * 0.8, rim[1] + wall * 0.32],
      ...inner,
      [Math.max(0.004, lowest[0] * 0.9), floor],
      [0, floor],
    ],
    { corners },
  )
}

/** A ring about the y axis: an outline of [radius, height] turned once round, open in the middle. */
export function hoop(outline: Vec2[], corners = 44): Solid {
  const middle = outline.reduce((sum, [r]) => sum + r, 0) / outline.length
  const circle = Array.from({ length: corners }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / corners
    return [Math.sin(angle) * middle, 0, Math.cos(angle) * middle]
  })
  return tube(circle, 1, { closed: true, outline: outline.map(([r, y]): Vec2 => [middle - r, y]) })
}

/** The radius of a profile at some height. */
export function radiusAt(profile: Vec2[], height: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [[r0, y0], [r1, y1]] = [profile[i - 1] ?? [0, 0], profile[i] ?? [0, 0]]
    if (height >= y0 && height <= y1 && y1 > y0) return r0 + ((r1 - r0) * (height - y0)) / (y1 - y0)
  }
  return profile.at(-1)?.[0] ?? 0
}

/** A profile bent smoothly through its points (Catmull–Rom), for bellies and necks. */
export function flowing(profile: Vec2[], steps = 5): Vec2[] {
  const point = (i: number): Vec2 => profile[Math.min(profile.length - 1, Math.max(0, i))] ?? [0, 0]
  const line: Vec2[] = []
  for (let i = 0; i + 1 < profile.length; i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
      const on = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3)
      line.push([Math.max(0, on(0)), on(1)])
    }
  line.push(point(profile.length - 1))
  return line
}

/** A rectangle about the origin with rounded corners. */
export const rectangle = (width: number, height: number, round: number, steps = 5): Vec2[] =>
  roundedOutline(
    [
      [-width / 2, -height / 2],
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ],
    round,
    steps,
  )

/** Stuffed: flat in the middle, round at the edges. `square` from 0.3 (boxy) to 1 (an egg). */
export function cushion(width: number, height: number, depth: number, square = 0.42, corners = 28): Solid {
  const bend = (value: number, by: number) => Math.sign(value) * Math.abs(value) ** by
  return ball(1, corners).warp(([x, y, z]) => [
    (bend(x, square) * width) / 2,
    (bend(y, 0.7) * height) / 2,
    (bend(z, square) * depth) / 2,
  ])
}

/** One in each corner; those at the other side are mirrored. */
export const atCorners = (leg: Solid): Solid => leg.mirrored('x').mirrored('z')

/** Copies at places. */
export const atEach = (solid: Solid, places: Vec3[]): Solid =>
  together(places.map((place) => solid.at(place)))

type Build<V> = (values: V, look: Look, make: ShapeMaker) => void

/**
 * Stands what is built on the ground, in the middle, with its longest side of one unit: makers of things may then
 * measure as it suits the thing. Paint keeps the maker's own coordinates.
 */
export function standing<V>(build: Build<V>, size = 1): Build<V> {
  return (values, look, make) => {
    const inner = new ShapeMaker()
    build(values, look, inner)
    const shape = inner.done()
    const box = boxOfShape(shape)
    const factor = size / Math.max(...sizeOf(box))
    const [cx, , cz] = middleOf(box)
    const to = ([x, y, z]: Vec3): Vec3 => [(x - cx) * factor, (y - box.min[1]) * factor, (z - cz) * factor]
    const back = ([x, y, z]: Vec3): Vec3 => [x / factor + cx, y / factor + box.min[1], z / factor + cz]
    const dressed = new Map<Material, Material>()
    for (const { name, solid, material } of shape.parts) {
      const { paint } = material
      const own =
        dressed.get(material) ??
        (paint ? { ...material, paint: (at: Vec3, normal: Vec3) => paint(back(at), normal) } : material)
      dressed.set(material, own)
      make.part(name, solid.warp(to), own)
    }
    for (const [name, { at, radius, ...rest }] of Object.entries(shape.sockets))
      make.socket(name, to(at), radius * factor, rest)
  }
}
