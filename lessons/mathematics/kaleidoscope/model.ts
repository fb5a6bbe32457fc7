import type { Values } from '@makebelieve/kit/simulation/system'
import type { Point } from '../figures.ts'

/** A pen between two mirrors, and what it has drawn. */
export type Pen = { time: number; trail: Point[]; inked: number }

/** More than this is not kept. */
export const mostPoints = 420

export const mirrorsOf = ({ mirrors = 5 }: Values) => Math.max(2, Math.round(mirrors))

/** Where the pen is: it swings out and in and from mirror to mirror, with rhythms that never quite repeat. */
export function penAt(time: number, values: Values): Point {
  const { swing = 0.7, loops = 3 } = values
  const wedge = Math.PI / mirrorsOf(values)
  const radius = 0.52 + 0.44 * swing * Math.sin(0.61 * time)
  const angle = wedge * (0.5 + 0.5 * Math.sin(0.37 * loops * time + 0.4))
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}

/** The image of a point in a mirror through the middle that stands at an angle. */
export function mirrored([x, y]: Point, angle: number): Point {
  const [c, s] = [Math.cos(2 * angle), Math.sin(2 * angle)]
  return [c * x + s * y, s * x - c * y]
}

/**
 * Everything that is to be seen of one point between two mirrors: images in the first, images in the second, images of images, until
 * nothing new appears.
 */
export function imagesOf(point: Point, values: Values): Point[] {
  const wedge = Math.PI / mirrorsOf(values)
  const seen: Point[] = [point]
  for (let i = 0; i < seen.length && seen.length < 100; i++)
    for (const mirror of [0, wedge]) {
      const image = mirrored(seen[i] ?? point, mirror)
      if (!seen.some(([x, y]) => Math.hypot(x - image[0], y - image[1]) < 1e-7)) seen.push(image)
    }
  return seen
}

/** As images, but of the whole plane: each a turn, with or without a flip. */
export function copiesOf(values: Values): { turn: number; flipped: boolean }[] {
  const n = mirrorsOf(values)
  return Array.from({ length: 2 * n }, (_, i) => ({
    turn: (Math.floor(i / 2) * 2 * Math.PI) / n,
    flipped: i % 2 === 1,
  }))
}
