import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { cellArea, centreOfCell, gridOf, stepFrom } from '../../turns/grid.ts'
import { type Move, type Piece, slidingKeys, type TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type SlideContent = {
  columns?: number
  rows?: number
  /** The cast member whose picture is cut into tiles. */
  picture?: string
  /** Moves that one has, where the sentence says so. */
  moves?: number
  /** The edges are joined: what slides out on one side comes in on the other. */
  wraps?: boolean
}

export type SlideState = {
  columns: number
  rows: number
  /** Which tile lies in each cell; the last number is the gap. */
  cells: number[]
  /** Cells to which the gap has to go, the next one at the end: the way back to the start. */
  way: number[]
  left: number | null
  wraps: boolean
}

const steps = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] } as const

const gapOf = ({ cells }: Pick<SlideState, 'cells'>) => cells.indexOf(cells.length - 1)

function besides(state: SlideState, cell: number, [dx, dy]: readonly [number, number]): number | undefined {
  const { columns, rows, wraps } = state
  const beside = stepFrom(state, cell, dx, dy)
  if (beside !== undefined || !wraps) return beside
  const x = ((cell % columns) + dx + columns) % columns
  const y = (Math.floor(cell / columns) + dy + rows) % rows
  return y * columns + x
}

/** The cells that can slide into the gap, by the button for it. */
const slidable = (state: SlideState) =>
  Object.entries(steps).flatMap(([button, step]) => {
    const cell = besides(state, gapOf(state), step)
    return cell === undefined ? [] : [{ button, cell }]
  })

function slid(state: SlideState, cell: number): SlideState {
  const gap = gapOf(state)
  const cells = state.cells.with(gap, state.cells[cell] as number).with(cell, state.cells.length - 1)
  const isBack = state.way.at(-1) === cell
  return { ...state, cells, way: isBack ? state.way.slice(0, -1) : [...state.way, gap] }
}

const isSolved = ({ cells }: SlideState) => cells.every((tile, cell) => tile === cell)

/** A picture or numbers in tiles, one of which is missing: the others slide until all is in order. */
export const turns: TurnRules<SlideState> = {
  id: 'sliding-tiles',
  sides: 1,
  says: 'Slide a tile',
  settles: 8,
  keys: slidingKeys,
  deal(plan, seed, level) {
    const { columns = 3, rows = columns, moves, wraps = false } = (plan.content ?? {}) as SlideContent
    const random = seededRandom(seed + level * 53)
    const cells = Array.from({ length: columns * rows }, (_, cell) => cell)
    let state: SlideState = { columns, rows, cells, way: [], left: null, wraps }
    const far = columns * rows * 3 + Math.round(dial(plan, 0, 12))
    for (let step = 0; step < far || isSolved(state); step++) {
      const open = slidable(state).filter(({ cell }) => cell !== state.way.at(-1))
      const next = open[random.below(open.length)]
      if (next) state = slid(state, next.cell)
    }
    const most = moves ?? Math.round(state.way.length * dial(plan, 6, 2.5)) + 10
    return { ...state, left: plan.rules.gentle ? null : most }
  },
  moves: (state) => slidable(state).flatMap(({ button, cell }): Move[] => [[String(cell)], [button]]),
  after(state, [place = '']) {
    const cell = slidable(state).find(
      ({ button, cell: one }) => button === place || String(one) === place,
    )?.cell
    if (cell === undefined) return state
    return { ...slid(state, cell), left: state.left === null ? null : state.left - 1 }
  },
  ending(state) {
    if (isSolved(state)) return { winner: 0, because: 'All in order!' }
    return state.left === 0 ? { winner: 1, because: 'No moves are left.' } : undefined
  },
  solve: ({ way }) => (way.length > 0 ? [String(way.at(-1))] : undefined),
  blunder(state) {
    const away = slidable(state).find(({ cell }) => cell !== state.way.at(-1))
    return away && [String(away.cell)]
  },
  progress: ({ cells }) => cells.filter((tile, cell) => tile === cell).length / cells.length,
  table({ columns, rows, cells }, plan) {
    const grid = gridOf(columns, rows, { largest: 180 })
    const cast = pictureOf(plan)
    return {
      places: cells.map((tile, cell) => ({
        id: String(cell),
        ...cellArea(grid, cell),
        says: tile === cells.length - 1 ? 'The gap' : `Tile ${tile + 1}`,
        fill: '#00000033',
        plain: true as const,
      })),
      pieces: cells.flatMap((tile, cell): Piece[] =>
        tile === cells.length - 1
          ? []
          : [
              {
                id: `tile ${tile}`,
                ...centreOfCell(grid, cell),
                width: grid.size - 4,
                face: cast
                  ? { kind: 'cut', cast, columns, rows, part: tile, colour: memberOf(plan, cast).colour }
                  : { kind: 'tile', colour: '#f3d9a4', words: String(tile + 1), ink: '#5b3a1e' },
              },
            ],
      ),
    }
  },
  told(_before, _move, after, plan) {
    const to = pictureOf(plan)
    return [{ type: isSolved(after) ? 'match' : 'swap', at: String(gapOf(after)), ...(to && { to }) }]
  },
  howTo: (plan) => {
    const cast = pictureOf(plan)
    return [
      'Slide tiles into the gap: click one, use the arrow keys or swipe.',
      cast
        ? `Put the picture of the ${memberOf(plan, cast).name} back together.`
        : 'Put the numbers in order.',
    ]
  },
  hud: ({ left }) => (left === null ? [] : [{ says: 'Moves left', value: String(left) }]),
}

const pictureOf = (plan: GamePlan): string | undefined => {
  const { picture } = (plan.content ?? {}) as SlideContent
  return picture ?? castIn(plan, 'collectible')[0]?.id
}

export const genre = turnGame(turns)
