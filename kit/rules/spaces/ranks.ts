import { between } from '../../game/world.ts'
import { distance, type RulesWorld } from '../world.ts'
import type { Spot } from './space.ts'

/** The next free place of a formation: eight side by side, each row from its middle, as many rows as it takes. */
export function nextInRank(world: RulesWorld): Spot {
  for (let row = 0; row < 6; row++)
    for (let step = 0; step < 8; step++) {
      const place = (Math.ceil((step + 0.5) / 2) - 0.5) * (step % 2 === 0 ? -1 : 1)
      const spot = { x: world.width / 2 + place * 88, y: 84 + row * 62 }
      if (isFree(world, spot, 26)) return spot
    }
  return { x: between(world, 60, world.width - 60), y: 70 }
}

/** The cells of a small heap, from its middle: an arch that one can stand under. */
const heap: readonly (readonly [number, number])[] = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [-2, 1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 1],
  [-2, 2],
  [2, 2],
]
const heaps = [0.17, 0.39, 0.61, 0.83]
const cell = 24

/** The next free cell of four heaps over the ground; one in each before there is a second in any. */
export function nextBefore(world: RulesWorld): Spot {
  for (const [column, row] of heap)
    for (const part of heaps) {
      const spot = { x: world.width * part + column * cell, y: world.height - 186 + row * cell }
      if (isFree(world, spot, 8)) return spot
    }
  return { x: between(world, 60, world.width - 60), y: world.height - 186 }
}

const isFree = ({ entities }: RulesWorld, spot: Spot, room: number) =>
  entities.every((one) => one.gone || distance({ x: one.homeX, y: one.homeY }, spot) > room)
