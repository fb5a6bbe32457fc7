import { Solid } from '@makebelieve/shapes/geometry/solid'
import type { Point } from '../shared/geometry.ts'

/** A rounded field: half its width along x and half its length along z. */
export type Oval = {
  x: number
  z: number
  /** 2 is an ellipse; higher comes nearer to a rectangle. */
  square: number
}

/** A point on the oval, or so many metres outside of it. 0 is ahead (-z), and angles turn to the right. */
export function ovalAt({ x, z, square }: Oval, angle: number, out = 0): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const round = 2 / square
  return [
    Math.sign(sin) * Math.abs(sin) ** round * (x + out),
    -Math.sign(cos) * Math.abs(cos) ** round * (z + out),
  ]
}

/** How far outside of the oval a place is, roughly; negative inside. */
export function outOf({ x, z, square }: Oval, [px, pz]: Point): number {
  const share = (Math.abs(px / x) ** square + Math.abs(pz / z) ** square) ** (1 / square)
  return (share - 1) * Math.min(x, z)
}

/** A solid along a stretch of the oval, between two distances from it and two heights. */
export function ovalWall(
  oval: Oval,
  [from, to]: readonly [number, number],
  [inner, outer]: readonly [number, number],
  [low, high]: readonly [number, number],
  steps: number,
): Solid {
  const places: number[] = []
  for (let i = 0; i <= steps; i++) {
    const angle = from + ((to - from) * i) / steps
    const [ix, iz] = ovalAt(oval, angle, inner)
    const [ox, oz] = ovalAt(oval, angle, outer)
    places.push(ix, low, iz, ox, low, oz, ox, high, oz, ix, high, iz)
  }
  const triangles: number[] = []
  const quad = (a: number, b: number, c: number, d: number) => triangles.push(a, b, c, a, c, d)
  for (let i = 0; i < steps; i++) {
    const [p, q] = [i * 4, i * 4 + 4]
    quad(p, p + 1, q + 1, q)
    quad(p + 1, p + 2, q + 2, q + 1)
    quad(p + 2, p + 3, q + 3, q + 2)
    quad(p + 3, p, q, q + 3)
  }
  const last = steps * 4
  quad(0, 3, 2, 1)
  quad(last, last + 1, last + 2, last + 3)
  return new Solid(places, triangles)
}
