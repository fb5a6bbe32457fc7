import type { Random } from '@makebelieve/kit/core/random'
import { glowing, lacquer, metal } from '@makebelieve/shapes/materials/material'
import { type Maker, slab } from '../built/solids.ts'

/** Strokes on a grid of four by four, from which letters that nobody can read are made. */
const strokes: [number, number, number, number][] = [
  [0, 0, 4, 0.6],
  [0, 3.4, 4, 4],
  [0, 1.7, 4, 2.3],
  [0, 0, 0.7, 4],
  [3.3, 0, 4, 4],
  [1.65, 0, 2.35, 4],
  [0.6, 1, 3.4, 1.5],
  [0.6, 2.6, 3.4, 3.1],
]

/** A sign that stands out of the wall, so that it is read along the street: its letters glow on both sides. */
export function addBladeSign(make: Maker, random: Random, x: number, low: number, colour: string): void {
  const letters = 2 + random.below(3)
  const [side, out, half] = [0.66, 0.35, 0.1]
  const high = low + letters * (side + 0.16) + 0.24
  make.part(
    'sign case',
    slab([x - half, x + half], [low, high], [out, out + side + 0.24]),
    lacquer('#15161d'),
  )
  make.part('sign arms', slab([x - 0.03, x + 0.03], [high - 0.3, high - 0.2], [0, out]), metal('#50545c'))
  make.part('sign arms', slab([x - 0.03, x + 0.03], [low + 0.2, low + 0.3], [0, out]), metal('#50545c'))
  for (const y of [low, high])
    make.part(
      'neon',
      slab([x - half - 0.015, x + half + 0.015], [y - 0.03, y + 0.03], [out - 0.02, out + side + 0.26]),
      glowing(colour),
    )
  for (let n = 0; n < letters; n++) {
    const [z0, y0] = [out + 0.12, low + 0.2 + n * (side + 0.16)]
    for (const [a, b, c, d] of random.shuffled(strokes).slice(0, 4))
      make.part(
        'neon',
        slab(
          [x - half - 0.02, x + half + 0.02],
          [y0 + (b / 4) * side, y0 + (d / 4) * side],
          [z0 + (a / 4) * side, z0 + (c / 4) * side],
        ),
        glowing(colour),
      )
  }
}

/** A line of letters over the door, and a tube along the ledge. */
export function addFrontSign(
  make: Maker,
  random: Random,
  width: number,
  y: number,
  colour: string,
  second: string,
): void {
  const count = Math.max(3, Math.min(6, Math.floor(width / 1.3)))
  const side = 0.62
  const begin = (-count * (side + 0.2)) / 2
  make.part(
    'sign case',
    slab([begin - 0.25, -begin + 0.2], [y - 0.15, y + side + 0.15], [0, 0.16]),
    lacquer('#181922'),
  )
  for (let n = 0; n < count; n++)
    for (const [a, b, c, d] of random.shuffled(strokes).slice(0, 4)) {
      const x = begin + n * (side + 0.2)
      make.part(
        'neon',
        slab([x + (a / 4) * side, x + (c / 4) * side], [y + (b / 4) * side, y + (d / 4) * side], [0.15, 0.2]),
        glowing(colour),
      )
    }
  make.part(
    'neon',
    slab([-width / 2 + 0.2, width / 2 - 0.2], [y - 0.36, y - 0.29], [0, 0.16]),
    glowing(second),
  )
}
