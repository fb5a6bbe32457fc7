import { scattered } from '@makebelieve/kit/simulation/plot'
import type { Values } from '@makebelieve/kit/simulation/system'

export const columns = 22
export const rows = 18
export const from = 8 * columns + 2
export const to = 9 * columns + 19
/** Minutes to cross one square. */
export const [dry, muddy] = [1, 5]

export const methods = ['Breadth first', 'Dijkstra', 'A*', 'Greedy'] as const

export type Search = {
  /** Minutes to enter each square; a house cannot be entered. */
  ground: number[]
  /** Minutes from the start, as far as is known. */
  known: number[]
  /** Squares crossed from the start. */
  squares: number[]
  cameFrom: number[]
  /** In the order in which they were looked at. */
  looked: number[]
  isLooked: boolean[]
  waiting: number[]
  way: number[]
  due: number
  /** Since the way was found, for the van. */
  since: number
}

export function neighbours(at: number): number[] {
  const [x, y] = [at % columns, Math.floor(at / columns)]
  return [
    ...(x + 1 < columns ? [at + 1] : []),
    ...(y > 0 ? [at - columns] : []),
    ...(y + 1 < rows ? [at + columns] : []),
    ...(x > 0 ? [at - 1] : []),
  ]
}

/** Squares to the goal if nothing stood in the way. */
export const beeline = (at: number) =>
  Math.abs((at % columns) - (to % columns)) + Math.abs(Math.floor(at / columns) - Math.floor(to / columns))

/** Where houses shut the goal off, those on the way with the fewest houses make room. */
function opened(ground: number[]): number[] {
  const houses = ground.map(() => Number.POSITIVE_INFINITY)
  const back = ground.map(() => -1)
  houses[from] = 0
  const queue = [from]
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const next of neighbours(at)) {
      const isHouse = ground[next] === Number.POSITIVE_INFINITY
      const through = (houses[at] ?? 0) + (isHouse ? 1 : 0)
      if (through >= (houses[next] ?? 0)) continue
      houses[next] = through
      back[next] = at
      if (isHouse) queue.push(next)
      else queue.unshift(next)
    }
  for (let at = to; at >= 0; at = back[at] ?? -1)
    if (ground[at] === Number.POSITIVE_INFINITY) ground[at] = dry
  return ground
}

export function townOf({ houses = 25, mud = 15, town = 1 }: Values): number[] {
  const salt = Math.round(town)
  return opened(
    Array.from({ length: columns * rows }, (_, at) => {
      if (at === from || at === to) return dry
      if (scattered(at, salt) * 100 < houses) return Number.POSITIVE_INFINITY
      return scattered(at, salt + 50) * 100 < mud ? muddy : dry
    }),
  )
}
