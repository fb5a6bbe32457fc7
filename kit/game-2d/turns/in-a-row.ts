import type { GamePlan } from '../../game/plan.ts'
import type { Painter } from '../view/painter.ts'
import type { Face } from './faces.ts'
import { cellArea, centreOfCell, eightWays, type Grid, gridOf, type Joined, stepFrom } from './grid.ts'
import type { Area, Ending, Move, Side, Table, TurnRules } from './rules.ts'
import { bestMove } from './search.ts'
import { facesIn, otherSide, type SidesContent, sideNames } from './sides.ts'
import { blockFace, type SpecialContent, specialCells } from './special-cells.ts'
import { boardArea } from './world.ts'

/** Two sides put counters onto a grid by turns; whoever has enough of them in a line wins. */
export type RowState = {
  columns: number
  rows: number
  /** How many in a line win. */
  enough: number
  /** A cell has 0 or 1 for the side whose counter lies there, 2 for nobody, or 3 where nobody may go. */
  cells: number[]
  /** Where something is in the way of what falls, cells below it stay free: it is over when no column is open. */
  falls?: true
  /** Lines go on over these edges. */
  joined?: Joined
  turn: Side
  last?: number
  /** Only so many counters of a side stay: the oldest goes when another comes. */
  stay?: number
  /** Where counters lie, the oldest first; kept only where they go. */
  order?: number[]
  /** How often each side may still pull one out at the bottom; kept only where that is allowed. */
  pulls?: [number, number]
}

/** What the sentence may change: sizes, and whose pictures the counters show. */
export type RowContent = SidesContent &
  Pick<SpecialContent, 'blocked' | 'blocks'> & {
    columns?: number
    rows?: number
    enough?: number
    stay?: number
    /** What leaves the board at one edge comes in at the other; where counters fall, at the sides alone. */
    wraps?: boolean
    /** How often in a game each side may pull a counter out at the bottom of a column. */
    pulls?: number
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

/** Positions that a good player looks at. */
const usualGood = 300

const lines = eightWays.slice(0, 4)

/** Three in a line are made by whoever begins where there is more room: a larger board takes more. */
export const enoughOn = ({ columns, rows }: { columns: number; rows: number }): number => {
  const least = Math.min(columns, rows)
  return least < 4 ? 3 : least < 6 ? 4 : 5
}

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
  const sizes = (plan: GamePlan): RowContent & typeof usual => {
    const said = (plan.content ?? {}) as RowContent
    return { ...usual, ...(!falls && { enough: enoughOn({ ...usual, ...said }) }), ...said }
  }
  return {
    id,
    sides: 2,
    says,
    drawsAgain: true,
    skill: { most: 6000, good: usualGood },
    settles: falls ? 20 : 14,
    deal(plan, seed) {
      const { columns, rows, enough, stay, pulls, wraps, blocked } = sizes(plan)
      const closed =
        blocked === undefined
          ? []
          : specialCells({ columns, rows }, blocked, seed, (cell) =>
              // A column is never closed at its top, nor the middle of a small board, unless it is said.
              falls ? cell >= columns : columns * rows > 9 || cell !== 4,
            )
      const turn: Side = seed === plan.seed ? 0 : seed % 2 === 0 ? 0 : 1
      return {
        columns,
        rows,
        enough,
        cells: Array.from({ length: columns * rows }, (_, cell) => (closed.includes(cell) ? 3 : 2)),
        turn,
        ...(falls && closed.length > 0 && { falls: true as const }),
        ...(wraps && { joined: falls ? ('sides' as const) : ('all' as const) }),
        ...(stay && { stay, order: [] }),
        ...(pulls && falls && { pulls: [pulls, pulls] as [number, number] }),
      }
    },
    turn: ({ turn }) => turn,
    passed: (state) => ({ ...state, turn: otherSide(state.turn) }),
    moves: (state) => [...puts(state), ...pullable(state).map((column) => [`pull ${column}`])],
    after,
    // Pulling is thought of for now, and not for later: there are too many ways.
    ahead: { moves: puts, after, ending },
    ending,
    value,
    // A pull that wins is done at once; else a good player puts, and keeps the pull.
    solve(state) {
      if (!state.pulls) return undefined
      const wins = pullable(state).find((column) => ending(pulled(state, column))?.winner === state.turn)
      if (wins !== undefined) return [`pull ${wins}`]
      const putting: TurnRules<RowState> = { ...this, moves: puts }
      return puts(state).length > 0
        ? bestMove(putting, state, { nodes: usualGood, slips: 0, seed: state.cells.length })
        : undefined
    },
    promise: ({ columns, rows }, [place = '']) =>
      // One that is pulled out is not there later, when it is needed.
      place.startsWith('pull')
        ? -columns
        : -Math.abs((Number(place) % columns) - (columns - 1) / 2) - rows / 99,
    table: (state, plan) => tableOf(state, plan),
    backdrop: (state, painter) => board(gridIn(state), painter),
    told({ turn }, [place = ''], { last }, plan) {
      const by = facesIn(plan)[turn]
      if (place.startsWith('pull')) return [{ type: 'collect', at: place, ...(by && { to: by }) }]
      return [{ type: 'place', at: String(last), ...(by && { by }) }]
    },
    howTo: (plan) => [
      ...howTo(sizes(plan).enough, plan),
      ...(sizes(plan).wraps ? ['The board wraps around: a line goes on at the opposite edge.'] : []),
      ...(sizes(plan).blocked ? ['Nobody can use the blocked squares.'] : []),
      ...(sizes(plan).stay
        ? [`Each side keeps ${sizes(plan).stay} at most: your oldest disappears when you place another.`]
        : []),
      ...(sizes(plan).pulls && falls
        ? [
            `${sizes(plan).pulls === 1 ? 'Once' : `${sizes(plan).pulls} times`} in a game you may pull out a counter at the bottom instead: everything above it falls.`,
          ]
        : []),
    ],
  }

  function puts(state: RowState): Move[] {
    return (falls ? columnsOf(state) : freeOf(state)).map((cell) => [String(cell)])
  }

  function after(state: RowState, [place = '']: Move): RowState {
    if (place.startsWith('pull')) return pulled(state, Number(place.slice(5)))
    const cell = falls ? landing(state, Number(place) % state.columns) : Number(place)
    const cells = [...state.cells]
    cells[cell] = state.turn
    return { ...state, cells, turn: otherSide(state.turn), last: cell, ...faded(state, cells, cell) }
  }

  function tableOf(state: RowState, plan: GamePlan): Table {
    const grid = gridIn(state)
    const [mine, yours] = sideNames(plan)
    const said = (cell: number) =>
      ['yours', `of ${yours === mine ? 'the other' : yours}`, 'free', 'blocked'][state.cells[cell] ?? 2]
    return {
      places: [
        ...Array.from({ length: state.pulls ? state.columns : 0 }, (_, column) => ({
          id: `pull ${column}`,
          x: grid.left + column * grid.size + 4,
          y: grid.top + grid.rows * grid.size + 18,
          width: grid.size - 8,
          height: pullHigh - 4,
          says: `Pull out the lowest of column ${column + 1}`,
          words: 'Pull',
          letters: 17,
          button: true as const,
          hidden: true as const,
        })),
        ...state.cells.map((_, cell) => ({
          id: String(cell),
          ...(cellFill ? inset(cellArea(grid, cell)) : cellArea(grid, cell)),
          says: falls
            ? `Column ${(cell % state.columns) + 1}`
            : `Row ${Math.floor(cell / state.columns) + 1}, column ${(cell % state.columns) + 1}: ${said(cell)}`,
          ...(cellFill && { fill: cellFill, radius: 12 }),
          ...(falls && { plain: true as const }),
        })),
      ],
      pieces: state.cells.flatMap((side, cell) =>
        side === 2
          ? []
          : side === 3
            ? [
                {
                  id: `block ${cell}`,
                  ...centreOfCell(grid, cell),
                  width: grid.size * 0.84,
                  face: blockFace((plan.content as RowContent | undefined)?.blocks),
                },
              ]
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

const pullHigh = 42

/** Between squares one sees the board: that is its lines. */
const inset = ({ x, y, width, height }: Area): Area => ({
  x: x + 4,
  y: y + 4,
  width: width - 8,
  height: height - 8,
})

/** Where one may pull, there is room for it below the board. */
const gridIn = ({ columns, rows, pulls }: RowState): Grid =>
  gridOf(columns, rows, {
    largest: 160,
    ...(pulls && { area: { ...boardArea, height: boardArea.height - pullHigh - 24 } }),
  })

/** Columns that the one whose turn it is may pull a counter out of. */
const pullable = ({ pulls, turn, cells, columns, rows }: RowState): number[] =>
  pulls?.[turn]
    ? Array.from({ length: columns }, (_, column) => column).filter(
        (column) => cells[(rows - 1) * columns + column] !== 2,
      )
    : []

/** What lay at the bottom is gone, and all above it has come down by one. */
function pulled(state: RowState, column: number): RowState {
  const { columns, rows, turn, pulls = [0, 0] } = state
  const cells = [...state.cells]
  for (let row = rows - 1; row >= 0; row--)
    cells[row * columns + column] = row === 0 ? 2 : (cells[(row - 1) * columns + column] ?? 2)
  const left: [number, number] = [pulls[0], pulls[1]]
  left[turn]--
  const { last: _, ...rest } = state
  return { ...rest, cells, pulls: left, turn: otherSide(turn) }
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
  if (cells[column] !== 2) throw new Error(`Column ${column} is full`)
  // It comes to lie on whatever is below it.
  let row = 0
  while (row + 1 < rows && cells[(row + 1) * columns + column] === 2) row++
  return row * columns + column
}

/** Every line of as many cells as win, by the size of the board. */
const known = new Map<number, number[][]>()

function linesOf(state: RowState): number[][] {
  const { columns, rows, enough } = state
  const key = ((columns * 100 + rows) * 100 + enough) * 3 + [undefined, 'sides', 'all'].indexOf(state.joined)
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
  // After a pull a line may be anywhere; whoever pulled has it first.
  if (last === undefined) {
    const made = state.pulls
      ? ([otherSide(state.turn), state.turn] as const).find((side) => hasLine(state, side))
      : undefined
    return made === undefined ? undefined : { winner: made, because: `${enough} in a row!` }
  }
  const winner = cells[last] as Side
  if (lines.some(([dx, dy]) => 1 + run(state, last, dx, dy) + run(state, last, -dx, -dy) >= enough))
    return { winner, because: `${enough} in a row!` }
  const isOpen = state.falls ? cells.slice(0, state.columns).includes(2) : cells.includes(2)
  return isOpen ? undefined : { winner: null, because: 'A draw. Play again!' }
}

const hasLine = (state: RowState, side: Side) =>
  linesOf(state).some((line) => line.every((cell) => state.cells[cell] === side))

/** How many of the same side follow from a cell. */
function run(state: RowState, from: number, dx: number, dy: number): number {
  const side = state.cells[from]
  let far = 0
  // Over joined edges a line may come back to where it began.
  for (
    let cell = stepFrom(state, from, dx, dy);
    cell !== undefined && far < state.enough;
    cell = stepFrom(state, cell, dx, dy)
  ) {
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
    let [mine, theirs, closed] = [0, 0, 0]
    for (const cell of line) {
      if (cells[cell] === 0) mine++
      else if (cells[cell] === 1) theirs++
      else if (cells[cell] === 3) closed++
    }
    if (closed > 0) continue
    if (theirs === 0) sum += mine * mine
    else if (mine === 0) sum -= theirs * theirs
  }
  return sum
}
