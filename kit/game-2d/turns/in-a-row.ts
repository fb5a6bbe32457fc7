import type { GamePlan } from '../../game/plan.ts'
import type { Painter } from '../view/painter.ts'
import type { Face } from './faces.ts'
import { cellArea, centreOfCell, eightWays, type Grid, gridOf, stepFrom } from './grid.ts'
import type { Ending, Side, Table, TurnRules } from './rules.ts'
import { facesIn, otherSide, type SidesContent, sideNames } from './sides.ts'

/** Two sides put counters onto a grid by turns; whoever has enough of them in a line wins. */
export type RowState = {
  columns: number
  rows: number
  /** How many in a line win. */
  enough: number
  /** A cell has 0 or 1 for the side whose counter lies there, or 2 for nobody. */
  cells: number[]
  turn: Side
  last?: number
  /** Only so many counters of a side stay: the oldest goes when another comes. */
  stay?: number
  /** Where counters lie, the oldest first; kept only where they go. */
  order?: number[]
}

/** What the sentence may change: sizes, and whose pictures the counters show. */
export type RowContent = SidesContent & {
  columns?: number
  rows?: number
  enough?: number
  stay?: number
}

type RowGame = {
  id: string
  usual: { columns: number; rows: number; enough: number }
  /** Counters fall to the lowest free cell of their column. */
  falls: boolean
  says: string
  board(grid: Grid, painter: Painter): void
  face(side: Side, plan: GamePlan): Face
  cellFill?: string
  howTo(enough: number, plan: GamePlan): string[]
}

const lines = eightWays.slice(0, 4)

export function inARow({
  id,
  usual,
  falls,
  says,
  board,
  face,
  cellFill,
  howTo,
}: RowGame): TurnRules<RowState> {
  const sizes = (plan: GamePlan): RowContent & typeof usual => ({
    ...usual,
    ...(plan.content as RowContent),
  })
  return {
    id,
    sides: 2,
    says,
    drawsAgain: true,
    skill: { most: 6000, good: 300 },
    settles: falls ? 20 : 14,
    deal(plan, seed) {
      const { columns, rows, enough, stay } = sizes(plan)
      const turn: Side = seed === plan.seed ? 0 : seed % 2 === 0 ? 0 : 1
      return {
        columns,
        rows,
        enough,
        cells: Array<number>(columns * rows).fill(2),
        turn,
        ...(stay && { stay, order: [] }),
      }
    },
    turn: ({ turn }) => turn,
    moves: (state) => (falls ? columnsOf(state) : freeOf(state)).map((cell) => [String(cell)]),
    after(state, [place]) {
      const cell = falls ? landing(state, Number(place) % state.columns) : Number(place)
      const cells = [...state.cells]
      cells[cell] = state.turn
      return { ...state, cells, turn: otherSide(state.turn), last: cell, ...faded(state, cells, cell) }
    },
    ending,
    value,
    promise: ({ columns, rows }, [place]) =>
      -Math.abs((Number(place) % columns) - (columns - 1) / 2) - rows / 99,
    table: (state, plan) => tableOf(state, plan),
    backdrop: ({ columns, rows }, painter) => board(gridOf(columns, rows, { largest: 160 }), painter),
    told({ turn }, _move, { last }, plan) {
      const by = facesIn(plan)[turn]
      return [{ type: 'place', at: String(last), ...(by && { by }) }]
    },
    howTo: (plan) => [
      ...howTo(sizes(plan).enough, plan),
      ...(sizes(plan).stay
        ? [`Each side keeps ${sizes(plan).stay} at most: your oldest disappears when you place another.`]
        : []),
    ],
  }

  function tableOf(state: RowState, plan: GamePlan): Table {
    const grid = gridOf(state.columns, state.rows, { largest: 160 })
    const [mine, yours] = sideNames(plan)
    const said = (cell: number) =>
      ['yours', `of ${yours === mine ? 'the other' : yours}`, 'free'][state.cells[cell] ?? 2]
    return {
      places: state.cells.map((_, cell) => ({
        id: String(cell),
        ...cellArea(grid, cell),
        says: falls
          ? `Column ${(cell % state.columns) + 1}`
          : `Row ${Math.floor(cell / state.columns) + 1}, column ${(cell % state.columns) + 1}: ${said(cell)}`,
        ...(cellFill && { fill: cellFill, radius: 12 }),
        ...(falls && { plain: true as const }),
      })),
      pieces: state.cells.flatMap((side, cell) =>
        side === 2
          ? []
          : [
              {
                id: `counter ${cell}`,
                ...centreOfCell(grid, cell),
                width: grid.size * 0.8,
                face: face(side as Side, plan),
                ...(isNext(state, cell) && { alpha: 0.45 }),
                ...(falls && { from: { x: centreOfCell(grid, cell).x, y: grid.top - grid.size / 2 } }),
              },
            ],
      ),
    }
  }
}

/** The oldest of a side goes where it has more than may stay. */
function faded({ stay, order, turn }: RowState, cells: number[], cell: number): Pick<RowState, 'order'> {
  if (!stay || !order) return {}
  const lying = [...order, cell]
  const own = lying.filter((one) => cells[one] === turn)
  const [oldest] = own
  if (own.length <= stay || oldest === undefined) return { order: lying }
  cells[oldest] = 2
  return { order: lying.filter((one) => one !== oldest) }
}

const freeOf = ({ cells }: RowState) => cells.flatMap((side, cell) => (side === 2 ? [cell] : []))

/** Whoever goes when their side places another is seen to. */
const isNext = ({ stay, order = [], cells, turn }: RowState, cell: number): boolean => {
  const own = order.filter((one) => cells[one] === turn)
  return stay !== undefined && own.length >= stay && own[0] === cell
}

/** A column is picked by its topmost free cell, or by any other of it. */
const columnsOf = ({ cells, columns }: RowState) =>
  cells.flatMap((side, cell) => (side === 2 && cells[cell % columns] === 2 ? [cell] : []))

function landing({ cells, columns, rows }: RowState, column: number): number {
  for (let row = rows - 1; row >= 0; row--)
    if (cells[row * columns + column] === 2) return row * columns + column
  throw new Error(`Column ${column} is full`)
}

/** Every line of as many cells as win, by the size of the board. */
const known = new Map<number, number[][]>()

function linesOf(state: RowState): number[][] {
  const { columns, rows, enough } = state
  const key = (columns * 100 + rows) * 100 + enough
  const kept = known.get(key)
  if (kept) return kept
  const all = state.cells.flatMap((_, cell) =>
    lines.flatMap(([dx, dy]) => {
      const line = Array.from({ length: enough }, (_, far) => stepFrom(state, cell, dx * far, dy * far))
      return line.includes(undefined) ? [] : [line as number[]]
    }),
  )
  known.set(key, all)
  return all
}

function ending(state: RowState): Ending | undefined {
  const { cells, last, enough } = state
  if (last === undefined) return undefined
  const winner = cells[last] as Side
  if (lines.some(([dx, dy]) => 1 + run(state, last, dx, dy) + run(state, last, -dx, -dy) >= enough))
    return { winner, because: `${enough} in a row!` }
  return cells.includes(2) ? undefined : { winner: null, because: 'A draw. Play again!' }
}

/** How many of the same side follow from a cell. */
function run(state: RowState, from: number, dx: number, dy: number): number {
  const side = state.cells[from]
  let far = 0
  for (let cell = stepFrom(state, from, dx, dy); cell !== undefined; cell = stepFrom(state, cell, dx, dy)) {
    if (state.cells[cell] !== side) break
    far++
  }
  return far
}

/** What one side has alone in a line may still become a whole one. */
function value(state: RowState): number {
  const { cells } = state
  let sum = 0
  for (const line of linesOf(state)) {
    let [mine, theirs] = [0, 0]
    for (const cell of line) {
      if (cells[cell] === 0) mine++
      else if (cells[cell] === 1) theirs++
    }
    if (theirs === 0) sum += mine * mine
    else if (mine === 0) sum -= theirs * theirs
  }
  return sum
}
