import { pickOne } from '../../game/world.ts'
import { bookOf, distance, isPlayed, kindOf, type RulesWorld } from '../world.ts'
import type { Spot } from './space.ts'

/** Three rows of holes, those of the middle row between the others. */
export function holesIn({ width, height }: Pick<RulesWorld, 'width' | 'height'>): Spot[] {
  return [4, 3, 4].flatMap((many, row) =>
    Array.from({ length: many }, (_, column) => ({
      x: width / 2 + (column - (many - 1) / 2) * width * 0.22,
      y: height * (0.27 + row * 0.28),
    })),
  )
}

/** A hole in which nobody is, or any of them where all are full. */
export function freeHole(world: RulesWorld): Spot {
  const book = bookOf(world)
  const sitting = world.entities.filter(
    (one) => !one.gone && !isPlayed(book, one) && kindOf(book, one.kind).where !== 'rows',
  )
  const holes = holesIn(world)
  const free = holes.filter((hole) => sitting.every((one) => distance(one, hole) > 30))
  return pickOne(world, free.length > 0 ? free : holes)
}

/** One hole after the other, for what is a hole itself. */
export function nextHole(world: RulesWorld): Spot {
  const holes = holesIn(world)
  const isTaken = (hole: Spot) => world.entities.some((one) => !one.gone && distance(one, hole) < 4)
  return holes.find((hole) => !isTaken(hole)) ?? holes[0] ?? { x: 0, y: 0 }
}
