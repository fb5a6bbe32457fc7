import type { GamePlan } from '../../../game/plan.ts'
import { cellArea, centreOfCell, eightWays, gridOf, raysAlong } from '../../turns/grid.ts'
import type { Ending, Move, Piece, Side, Told, TurnRules } from '../../turns/rules.ts'
import { deedOf, faceOf, facesIn, otherSide, type SidesContent } from '../../turns/sides.ts'
import { blockFace, type SpecialContent, specialCells } from '../../turns/special-cells.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type ReversiContent = SidesContent & {
  /** Cells along each edge; an even number. */
  size?: number
  /** Whoever has fewer discs at the end wins. */
  fewest?: boolean
  /** Nobody may use the corners; who lies there is a cast member, where one was named. */
  corners?: 'blocked'
} & Pick<SpecialContent, 'blocked' | 'blocks'>

export type ReversiState = {
  size: number
  fewest: boolean
  /** A cell has 0 or 1 for the side whose disc lies there, 2 for nobody, or 3 where nobody may go. */
  cells: number[]
  turn: Side
  /** Where the one whose turn it is may put a disc. Nobody can move any more where there is nothing. */
  open: number[]
  /** Where the last disc was put, and whether the other side could not answer. */
  last?: number
  passed?: boolean
}

const free = 2
export const blocked = 3

const raysOf = raysAlong(eightWays)

/** How many discs a ray would turn: others in a row, with one of our own behind them. */
function caught(cells: readonly number[], ray: readonly number[], side: Side): number {
  for (let far = 0; far < ray.length; far++) {
    const there = cells[ray[far] ?? 0]
    if (there === free || there === blocked) return 0
    if (there === side) return far
  }
  return 0
}

function openFor({ cells, size }: Pick<ReversiState, 'cells' | 'size'>, side: Side): number[] {
  const rays = raysOf(size)
  const found: number[] = []
  for (let cell = 0; cell < cells.length; cell++)
    if (cells[cell] === free && rays[cell]?.some((ray) => caught(cells, ray, side) > 0)) found.push(cell)
  return found
}

function after(state: ReversiState, [place]: Move): ReversiState {
  const cell = Number(place)
  const { turn } = state
  const cells = state.cells.slice()
  cells[cell] = turn
  for (const ray of raysOf(state.size)[cell] ?? [])
    for (let far = caught(state.cells, ray, turn) - 1; far >= 0; far--) cells[ray[far] ?? 0] = turn
  const next = { ...state, cells, last: cell }
  const answers = openFor(next, otherSide(turn))
  if (answers.length > 0) return { ...next, turn: otherSide(turn), open: answers, passed: false }
  // Whoever can't turn anything over has to pass.
  const open = openFor(next, turn)
  return { ...next, turn, open, passed: open.length > 0 }
}

export const discs = ({ cells }: Pick<ReversiState, 'cells'>, side: Side) =>
  cells.reduce((sum, there) => (there === side ? sum + 1 : sum), 0)

function ending(state: ReversiState): Ending | undefined {
  if (state.open.length > 0) return undefined
  const [mine, theirs] = [discs(state, 0), discs(state, 1)]
  if (mine === theirs) return { winner: null, because: `${mine} discs each: a draw. Play again!` }
  const winner = mine > theirs !== state.fewest ? 0 : 1
  return { winner, because: `${mine} discs to ${theirs}${winner === 0 ? '!' : '.'}` }
}

/** Corners are never lost again, and what lies beside a free one gives it away. */
function worthOf(size: number, cell: number): number {
  const edge = (at: number) => Math.min(at, size - 1 - at)
  const [near, far] = [edge(cell % size), edge(Math.floor(cell / size))].sort((one, other) => one - other)
  if (near === 0) return far === 0 ? 100 : far === 1 ? -20 : 8
  return near === 1 ? (far === 1 ? -45 : -3) : 1
}

const worthsKnown = new Map<number, number[]>()

function worths(size: number): number[] {
  const kept = worthsKnown.get(size)
  if (kept) return kept
  const all = Array.from({ length: size * size }, (_, cell) => worthOf(size, cell))
  worthsKnown.set(size, all)
  return all
}

function value(state: ReversiState): number {
  const { cells, size, fewest } = state
  const worth = worths(size)
  let [places, count, empty] = [0, 0, 0]
  for (let cell = 0; cell < cells.length; cell++) {
    const sign = [1, -1][cells[cell] ?? free] ?? 0
    if (cells[cell] === free) empty++
    places += sign * (worth[cell] ?? 0)
    count += sign
  }
  const choice = state.open.length * (state.turn === 0 ? 6 : -6)
  return (fewest ? -1 : 1) * (empty < 10 ? count * 20 + places : places) + choice
}

export const cornersOf = (size: number) => [0, size - 1, size * (size - 1), size * size - 1]

const boardOf = (size: number) => gridOf(size, size)

/** Discs between two others change sides. */
export const turns: TurnRules<ReversiState> = {
  id: 'reversi',
  sides: 2,
  says: 'Choose where your disc goes',
  drawsAgain: true,
  settles: 18,
  skill: { most: 2500, good: 220 },
  deal({ content }: GamePlan, seed) {
    const { size = 8, fewest = false, corners, blocked: many } = (content ?? {}) as ReversiContent
    const cells = Array<number>(size * size).fill(free)
    if (corners) for (const cell of cornersOf(size)) cells[cell] = blocked
    const middle = size / 2
    // Around the middle there has to be room to begin.
    const isOuter = (cell: number) =>
      [cell % size, Math.floor(cell / size)].some((at) => at < middle - 2 || at > middle + 1)
    if (many !== undefined && many !== 'middle')
      for (const cell of specialCells({ columns: size, rows: size }, many, seed, isOuter))
        cells[cell] = blocked
    for (const [dx, dy] of [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ] as const)
      cells[(middle - 1 + dy) * size + middle - 1 + dx] = dx === dy ? 1 : 0
    return { size, fewest, cells, turn: 0, open: openFor({ cells, size }, 0) }
  },
  turn: ({ turn }) => turn,
  moves: ({ open }) => open.map((cell) => [String(cell)]),
  after,
  ending,
  value,
  passed(state) {
    const turn = otherSide(state.turn)
    return { ...state, turn, open: openFor(state, turn) }
  },
  promise: ({ size, fewest }, [place]) => (fewest ? -1 : 1) * worthOf(size, Number(place)),
  table(state, plan) {
    const grid = boardOf(state.size)
    const owner = (cell: number) =>
      ['your disc', 'their disc', 'free', 'nobody may go there'][state.cells[cell] ?? free]
    return {
      places: state.cells.map((_, cell) => ({
        id: String(cell),
        ...cellArea(grid, cell),
        says: `Row ${Math.floor(cell / state.size) + 1}, column ${(cell % state.size) + 1}: ${owner(cell)}`,
        fill: state.cells[cell] === blocked ? '#3a3140' : '#2f9e6b',
        outline: '#1f7a50',
      })),
      pieces: state.cells.flatMap((there, cell): Piece[] => {
        if (there === free) return []
        const { blocks } = (plan.content ?? {}) as ReversiContent
        if (there === blocked)
          return [
            {
              id: `block ${cell}`,
              ...centreOfCell(grid, cell),
              width: grid.size * 0.9,
              face: blockFace(blocks),
            },
          ]
        return [
          {
            id: `disc ${cell}`,
            ...centreOfCell(grid, cell),
            width: grid.size * 0.82,
            face: {
              kind: 'disc' as const,
              colour: there === 0 ? '#2b2a3a' : '#f4efe2',
              ...faceOf(plan, there as Side),
            },
          },
        ]
      }),
    }
  },
  backdrop({ size: cells }, painter) {
    const { left, top, size } = boardOf(cells)
    painter.panel(left - 10, top - 10, size * cells + 20, size * cells + 20, { fill: '#6b4630', radius: 14 })
  },
  told(before, [place], state, plan) {
    const turned = before.cells.filter((there, cell) => there !== free && there !== state.cells[cell]).length
    const by = facesIn(plan)[before.turn]
    return [
      { type: 'place', at: place, ...(by && { by }) },
      { type: 'swap', at: place, ...deedOf(plan, before.turn), words: `+${turned}` } satisfies Told,
      ...(state.passed
        ? [
            {
              type: 'warn',
              words: before.turn === 0 ? 'They have to pass' : 'You have to pass',
            } satisfies Told,
          ]
        : []),
    ]
  },
  howTo: ({ content }) => [
    'Place a disc so theirs are trapped between two of yours, in any direction. They all become yours.',
    (content as ReversiContent)?.fewest
      ? 'When nobody can move, whoever has fewer discs wins. Give them away!'
      : 'When nobody can move, whoever has more discs wins.',
    (content as ReversiContent)?.corners
      ? 'Nobody can use the corners here.'
      : 'A disc in a corner can never be turned over again.',
    ...((content as ReversiContent)?.blocked ? ['Nobody can use the blocked squares.'] : []),
  ],
  hud: (state) => [{ says: 'Discs', value: `${discs(state, 0)} : ${discs(state, 1)}` }],
}

export const genre = turnGame(turns)
