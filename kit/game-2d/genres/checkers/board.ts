import { raysAlong } from '../../turns/grid.ts'
import type { Move, Side } from '../../turns/rules.ts'

/** What a sentence may change about the rules of English draughts. */
export type CheckersRules = {
  /** Kings go as far as they like. */
  flying?: boolean
  /** Nobody has to capture. */
  free?: boolean
  /** Men capture backwards, too. */
  backwards?: boolean
  /** Whoever has nothing left, or can't move, wins. */
  giveaway?: boolean
  /** Whoever first comes to the far row has won. */
  across?: boolean
}

export type Board = CheckersRules & {
  size: number
  /** 1 is a man of the first side and 2 its king; those of the second side are below zero. */
  cells: number[]
  turn: Side
  /** Where something has stayed of those who were taken: nobody goes there, and nobody jumps over it. */
  remains?: readonly number[]
  /** Where nobody may go from the start. */
  closed?: readonly number[]
}

/** From cell to cell; more than two where one man jumps again and again. `over` are those that are taken. */
export type Path = { way: Move; over: number[] }

const ways = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

export const signOf = (side: Side): 1 | -1 => (side === 0 ? 1 : -1)

const forward = (side: Side) => (side === 0 ? -1 : 1)

const raysOf = raysAlong(ways)

export function pathsOf(board: Board): Path[] {
  const own = signOf(board.turn)
  const jumps: Path[] = []
  const steps: Path[] = []
  for (let cell = 0; cell < board.cells.length; cell++) {
    const man = board.cells[cell] ?? 0
    if (man * own <= 0) continue
    jumpsFrom(board, man, [cell], [], jumps)
    if (board.free || jumps.length === 0) stepsFrom(board, man, cell, steps)
  }
  if (board.free) return [...jumps, ...steps]
  return jumps.length > 0 ? withoutDoubles(jumps) : steps
}

/** Where a chain leads around in a circle it may be gone either way, with the same men taken. */
function withoutDoubles(jumps: Path[]): Path[] {
  if (jumps.every(({ way }) => way.length < 5)) return jumps
  return [...new Map(jumps.map((path) => [path.way.join(), path])).values()]
}

function stepsFrom(
  { cells, size, turn, flying, remains, closed }: Board,
  man: number,
  from: number,
  found: Path[],
): void {
  const isKing = Math.abs(man) === 2
  const rays = raysOf(size)[from] ?? []
  for (let way = 0; way < rays.length; way++) {
    if (!isKing && ways[way]?.[1] !== forward(turn)) continue
    for (const cell of rays[way] ?? []) {
      if (cells[cell] !== 0 || remains?.includes(cell) || closed?.includes(cell)) break
      found.push({ way: [String(from), String(cell)], over: [] })
      if (!isKing || !flying) break
    }
  }
}

/** All whole chains of jumps that go on from here. What was jumped is taken off at the end, and is jumped only once. */
function jumpsFrom(
  board: Board,
  man: number,
  gone: readonly number[],
  over: readonly number[],
  found: Path[],
): void {
  const { cells, size, turn, flying, backwards, remains, closed } = board
  const isKing = Math.abs(man) === 2
  const isFar = isKing && flying === true
  const start = gone[0] ?? 0
  const isFree = (cell: number) =>
    (cells[cell] === 0 && !remains?.includes(cell) && !closed?.includes(cell)) || cell === start
  const rays = raysOf(size)[gone.at(-1) ?? 0] ?? []
  let goesOn = false
  for (let way = 0; way < rays.length; way++) {
    if (!isKing && !backwards && ways[way]?.[1] !== forward(turn)) continue
    const ray = rays[way] ?? []
    const met = isFar ? ray.findIndex((cell) => !isFree(cell)) : 0
    const victim = ray[met]
    if (victim === undefined || (cells[victim] ?? 0) * man >= 0 || over.includes(victim)) continue
    for (const cell of ray.slice(met + 1, isFar ? undefined : met + 2)) {
      if (!isFree(cell)) break
      goesOn = true
      const [further, taken] = [
        [...gone, cell],
        [...over, victim],
      ]
      // A man who is crowned has done enough for one turn.
      if (!isKing && isLastRow(size, turn, cell)) found.push({ way: further.map(String), over: taken })
      else jumpsFrom(board, man, further, taken, found)
    }
  }
  if (!goesOn && gone.length > 1) found.push({ way: gone.map(String), over: [...over] })
}

export const isLastRow = (size: number, side: Side, cell: number) =>
  Math.floor(cell / size) === (side === 0 ? 0 : size - 1)

export function openingOf(size: number): number[] {
  const rows = size / 2 - 1
  return Array.from({ length: size * size }, (_, cell) => {
    const row = Math.floor(cell / size)
    if ((row + cell) % 2 === 0) return 0
    return row < rows ? -1 : row >= size - rows ? 1 : 0
  })
}
