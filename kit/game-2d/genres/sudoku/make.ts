import type { Random } from '../../../core/random.ts'

/** How wide and how high a box is. */
export const boxOf = (size: number): [wide: number, high: number] =>
  size === 9 ? [3, 3] : size === 6 ? [3, 2] : [2, 2]

/** The cells that must differ from each cell. */
const peersBySize = new Map<string, number[][]>()

function peersOf(size: number, diagonal: boolean): number[][] {
  const key = `${size} ${diagonal}`
  const known = peersBySize.get(key)
  if (known) return known
  const [wide, high] = boxOf(size)
  const xy = (cell: number) => [cell % size, Math.floor(cell / size)] as const
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  const all = cells.map((cell) => {
    const [x, y] = xy(cell)
    return cells.filter((other) => {
      const [ox, oy] = xy(other)
      const inBox =
        Math.floor(x / wide) === Math.floor(ox / wide) && Math.floor(y / high) === Math.floor(oy / high)
      const onBoth = diagonal && ((x === y && ox === oy) || (x + y === size - 1 && ox + oy === size - 1))
      return other !== cell && (x === ox || y === oy || inBox || onBoth)
    })
  })
  peersBySize.set(key, all)
  return all
}

/** How many ways there are to fill it, up to `most`: the cell with the fewest choices first. */
function waysToFill(
  cells: number[],
  size: number,
  diagonal: boolean,
  most: number,
  order: readonly number[],
): number {
  const peers = peersOf(size, diagonal)
  let best = -1
  let fewest: number[] = []
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0) continue
    const used = new Set((peers[cell] as number[]).map((peer) => cells[peer]))
    const open = order.filter((value) => !used.has(value))
    if (best < 0 || open.length < fewest.length) [best, fewest] = [cell, open]
    if (fewest.length === 0) return 0
  }
  if (best < 0) return 1
  let ways = 0
  for (const value of fewest) {
    cells[best] = value
    ways += waysToFill(cells, size, diagonal, most - ways, order)
    if (ways >= most) return ways
  }
  cells[best] = 0
  return ways
}

/** A board that is right, whichever way the numbers fell. */
export function filled(size: number, random: Random, diagonal: boolean): number[] {
  const cells = Array<number>(size * size).fill(0)
  const order = random.shuffled(Array.from({ length: size }, (_, at) => at + 1))
  for (const [at, value] of random.shuffled(order).entries()) cells[at] = value
  waysToFill(cells, size, diagonal, 1, order)
  return cells
}

/** Numbers are taken away as long as there is only one way back. */
export function puzzleOf(
  solution: readonly number[],
  size: number,
  random: Random,
  empty: number,
  diagonal: boolean,
): number[] {
  const cells = [...solution]
  const order = Array.from({ length: size }, (_, at) => at + 1)
  let left = empty
  for (const cell of random.shuffled(cells.map((_, at) => at))) {
    if (left === 0) break
    const value = cells[cell] as number
    cells[cell] = 0
    if (waysToFill([...cells], size, diagonal, 2, order) === 1) left--
    else cells[cell] = value
  }
  return cells
}
