import { below, shuffle } from '../../../game/world.ts'
import { type ArenaWorld, cellAt, type Grid, tile } from '../../arena/arena.ts'

const columns = 23
const rows = 15
const size = 40

export const stage = { width: columns * size, height: rows * size }

/** An open field with a few clumps of walls, the same on both halves, so that it looks made and not thrown. */
export function field(world: ArenaWorld): Grid {
  const grid: Grid = { columns, rows, size, cells: new Array<number>(columns * rows).fill(tile.empty) }
  const clumps = 2 + Math.min(4, world.level)
  for (let clump = 0; clump < clumps; clump++) {
    const column = 3 + below(world, 7)
    const row = 2 + below(world, rows - 5)
    const shape = shapes[below(world, shapes.length)] ?? []
    for (const [dc, dr] of shape) {
      wall(grid, column + dc, row + dr)
      wall(grid, columns - 1 - column - dc, row + dr)
    }
  }
  // The middle stays free: that is where the player begins.
  for (let row = 5; row < 10; row++)
    for (let column = 9; column < 14; column++) grid.cells[row * columns + column] = tile.empty
  return grid
}

const shapes: [number, number][][] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [[0, 0]],
]

function wall(grid: Grid, column: number, row: number): void {
  if (column >= 0 && column < columns && row >= 0 && row < rows)
    grid.cells[row * columns + column] = tile.solid
}

/** A maze of corridors with loops: dead ends would be traps, and no fun with somebody behind you. */
export function maze(world: ArenaWorld): Grid {
  const grid: Grid = { columns, rows, size, cells: new Array<number>(columns * rows).fill(tile.solid) }
  const open = (column: number, row: number) => {
    grid.cells[row * columns + column] = tile.empty
  }
  const stack: [number, number][] = [[11, 7]]
  open(11, 7)
  while (stack.length > 0) {
    const [column, row] = stack.at(-1) ?? [11, 7]
    const way = shuffle(world, ways).find(([dc, dr]) => {
      const c = column + dc * 2
      const r = row + dr * 2
      return c > 0 && r > 0 && c < columns - 1 && r < rows - 1 && cellAt(grid, c, r) === tile.solid
    })
    if (!way) {
      stack.pop()
      continue
    }
    open(column + way[0], row + way[1])
    open(column + way[0] * 2, row + way[1] * 2)
    stack.push([column + way[0] * 2, row + way[1] * 2])
  }
  openDeadEnds(world, grid, open)
  return grid
}

const ways = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

function openDeadEnds(world: ArenaWorld, grid: Grid, open: (column: number, row: number) => void): void {
  for (let row = 1; row < rows; row += 2)
    for (let column = 1; column < columns; column += 2) {
      const walls = ways.filter(([dc, dr]) => cellAt(grid, column + dc, row + dr) === tile.solid)
      const inner = walls.filter(
        ([dc, dr]) => column + dc > 0 && column + dc < columns - 1 && row + dr > 0 && row + dr < rows - 1,
      )
      const way = inner[below(world, Math.max(1, inner.length))]
      if (walls.length === 3 && way) open(column + way[0], row + way[1])
    }
}

/** The middles of all free cells. */
export function freePlaces(grid: Grid): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = []
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++)
      if (cellAt(grid, column, row) === tile.empty)
        places.push({ x: (column + 0.5) * grid.size, y: (row + 0.5) * grid.size })
  return places
}
