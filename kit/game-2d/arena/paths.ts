import { cellAt, type Grid, tile } from './arena.ts'

/** How many steps every cell is away from the nearest of the given ones; -1 where nothing leads. Walls are in the way. */
export function distances(grid: Grid, from: readonly { x: number; y: number }[]): number[] {
  const { columns, rows, size } = grid
  const field = new Array<number>(columns * rows).fill(-1)
  const queue: number[] = []
  for (const { x, y } of from) {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x / size)))
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y / size)))
    const cell = row * columns + column
    if (field[cell] === -1) {
      field[cell] = 0
      queue.push(cell)
    }
  }
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head] ?? 0
    const column = cell % columns
    const row = (cell - column) / columns
    const next = (field[cell] ?? 0) + 1
    for (const [dc, dr] of sides) {
      const c = column + dc
      const r = row + dr
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue
      const other = r * columns + c
      if (field[other] !== -1 || cellAt(grid, c, r) === tile.solid) continue
      field[other] = next
      queue.push(other)
    }
  }
  return field
}

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** The middle of the neighbouring cell that is nearest to where the distances lead. */
export function downhill(
  grid: Grid,
  field: readonly number[],
  x: number,
  y: number,
): { x: number; y: number } {
  const { columns, rows, size } = grid
  const column = Math.floor(x / size)
  const row = Math.floor(y / size)
  let best = { column, row }
  let least = field[row * columns + column] ?? -1
  if (least < 0) least = Number.POSITIVE_INFINITY
  for (const [dc, dr] of sides) {
    const c = column + dc
    const r = row + dr
    const steps = c < 0 || r < 0 || c >= columns || r >= rows ? -1 : (field[r * columns + c] ?? -1)
    if (steps >= 0 && steps < least) {
      least = steps
      best = { column: c, row: r }
    }
  }
  return { x: (best.column + 0.5) * size, y: (best.row + 0.5) * size }
}

/**
 * The cheapest way from a place to any of the targets, where every cell costs one step plus its danger. Answers with the
 * middle of the cell to go to next, a little ahead, and which target it leads to; nothing where no way leads to any.
 */
export function safestWay(
  grid: Grid,
  from: { x: number; y: number },
  targets: readonly { x: number; y: number }[],
  danger: readonly number[],
): { next: { x: number; y: number }; target: number; cost: number } | undefined {
  const { columns, rows, size } = grid
  const cellOf = ({ x, y }: { x: number; y: number }) =>
    Math.min(rows - 1, Math.max(0, Math.floor(y / size))) * columns +
    Math.min(columns - 1, Math.max(0, Math.floor(x / size)))
  const goals = new Map(targets.map((target, index) => [cellOf(target), index]))
  const cost = new Array<number>(columns * rows).fill(Number.POSITIVE_INFINITY)
  const came = new Array<number>(columns * rows).fill(-1)
  const start = cellOf(from)
  cost[start] = 0
  const heap = [start]
  const sift = createHeap(heap, cost)
  while (heap.length > 0) {
    const cell = sift.take()
    const target = goals.get(cell)
    if (target !== undefined && (cell !== start || goals.size === 1))
      return { next: middle(grid, ahead(came, start, cell)), target, cost: cost[cell] ?? 0 }
    const column = cell % columns
    const row = (cell - column) / columns
    for (const [dc, dr] of sides) {
      const c = column + dc
      const r = row + dr
      if (c < 0 || r < 0 || c >= columns || r >= rows || cellAt(grid, c, r) === tile.solid) continue
      const other = r * columns + c
      const price = (cost[cell] ?? 0) + 1 + (danger[other] ?? 0)
      if (price >= (cost[other] ?? 0)) continue
      cost[other] = price
      came[other] = cell
      sift.add(other)
    }
  }
  return undefined
}

/** Two cells ahead of the start where that is straight on, else one: far enough not to dither, without cut corners. */
function ahead(came: readonly number[], start: number, cell: number): number {
  const way = [cell]
  for (let at = cell; at !== start && at >= 0; at = came[at] ?? -1) way.push(came[at] ?? -1)
  const one = way.at(-2) ?? cell
  const two = way.at(-3) ?? one
  return two - one === one - start ? two : one
}

function middle({ columns, size }: Grid, cell: number): { x: number; y: number } {
  const column = cell % columns
  return { x: (column + 0.5) * size, y: ((cell - column) / columns + 0.5) * size }
}

/** A binary heap of cells by their cost; cells that got cheaper are simply added again. */
function createHeap(heap: number[], cost: readonly number[]): { add(cell: number): void; take(): number } {
  const key = (at: number) => cost[heap[at] ?? 0] ?? 0
  const swap = (one: number, other: number) => {
    const cell = heap[one] ?? 0
    heap[one] = heap[other] ?? 0
    heap[other] = cell
  }
  return {
    add(cell) {
      heap.push(cell)
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (key(parent) <= key(at)) break
        swap(at, parent)
        at = parent
      }
    },
    take() {
      const top = heap[0] ?? 0
      const last = heap.pop() ?? 0
      if (heap.length === 0) return top
      heap[0] = last
      for (let at = 0; ; ) {
        const left = at * 2 + 1
        if (left >= heap.length) break
        const child = left + 1 < heap.length && key(left + 1) < key(left) ? left + 1 : left
        if (key(child) >= key(at)) break
        swap(at, child)
        at = child
      }
      return top
    },
  }
}

/** How dangerous each cell is, from bodies that are there now or will be in a moment. */
export function dangerAround(
  grid: Grid,
  foes: readonly { x: number; y: number; vx: number; vy: number; size: number }[],
  reach = 130,
): number[] {
  const { columns, rows, size } = grid
  const danger = new Array<number>(columns * rows).fill(0)
  for (const foe of foes) {
    const x = foe.x + foe.vx * 0.35
    const y = foe.y + foe.vy * 0.35
    const far = reach + foe.size / 2
    const bottom = Math.min(rows - 1, Math.floor((y + far) / size))
    const right = Math.min(columns - 1, Math.floor((x + far) / size))
    for (let row = Math.max(0, Math.floor((y - far) / size)); row <= bottom; row++)
      for (let column = Math.max(0, Math.floor((x - far) / size)); column <= right; column++) {
        const gap = Math.hypot((column + 0.5) * size - x, (row + 0.5) * size - y)
        const cell = row * columns + column
        if (gap < far) danger[cell] = (danger[cell] ?? 0) + 14 * (1 - gap / far) ** 2
      }
  }
  return danger
}
