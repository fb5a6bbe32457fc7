import { type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Face } from '../../turns/faces.ts'
import { cellArea, centreOfCell, gridOf } from '../../turns/grid.ts'
import { type RaidContent, type Raided, raided } from '../../turns/raid.ts'
import type { Ending, Move, Piece, Told, TurnRules } from '../../turns/rules.ts'
import { deedOf, faceOf, facesIn, otherSide, type SidesContent } from '../../turns/sides.ts'
import { blockFace, mineFace, type SpecialContent, specialCells } from '../../turns/special-cells.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { type Board, type CheckersRules, isLastRow, openingOf, type Path, pathsOf, signOf } from './board.ts'

export type CheckersContent = SidesContent &
  CheckersRules &
  RaidContent &
  SpecialContent & {
    size?: number
    /** Who is taken becomes one of these, and stays there: the id of a cast member. */
    becomes?: string
  }

export type CheckersState = Board & {
  /** Which man stands where: so a man is seen going. */
  ids: number[]
  /** What may be done now. */
  open: Path[]
  /** Half moves since a man moved or was taken: nothing comes of it any more. */
  quiet: number
  /** Whoever comes here is gone. */
  mines?: readonly number[]
}

const mostQuiet = 60

function pathOf({ open }: CheckersState, move: Move): Path {
  const same = ({ way }: Path) =>
    way === move || (way.length === move.length && way.every((cell, index) => cell === move[index]))
  const path = open.find(same)
  if (!path) throw new Error(`Nobody can go ${move.join(' ')}`)
  return path
}

function after(state: CheckersState, move: Move): CheckersState {
  const { way, over } = pathOf(state, move)
  const [from, to] = [Number(way[0]), Number(way.at(-1))]
  const [cells, ids] = [state.cells.slice(), state.ids.slice()]
  const man = cells[from] ?? 0
  const isCrowned = Math.abs(man) === 1 && isLastRow(state.size, state.turn, to)
  cells[from] = 0
  for (const cell of over) cells[cell] = 0
  cells[to] = state.mines?.includes(to) ? 0 : isCrowned ? man * 2 : man
  ids[to] = state.ids[from] ?? 0
  const quiet = over.length > 0 || Math.abs(man) === 1 ? 0 : state.quiet + 1
  const remains = state.remains && [...state.remains, ...over]
  const next = { ...state, cells, ids, turn: otherSide(state.turn), quiet, ...(remains && { remains }) }
  return { ...next, open: pathsOf(next) }
}

function ending(state: CheckersState): Ending | undefined {
  const { turn, giveaway, cells, across, size } = state
  const over = across
    ? cells.findIndex((man, cell) => man !== 0 && isLastRow(size, man > 0 ? 0 : 1, cell))
    : -1
  if (over >= 0)
    return (cells[over] ?? 0) > 0
      ? { winner: 0, because: 'You have reached the far side!' }
      : { winner: 1, because: 'They have reached your side.' }
  if (state.open.length === 0) {
    const winner = giveaway ? turn : otherSide(turn)
    const isGone = !cells.some((man) => man * signOf(turn) > 0)
    const who = turn === 0 ? 'You have' : 'They have'
    return {
      winner,
      because: `${who} ${isGone ? 'nothing left' : 'no move left'}${winner === 0 ? '!' : '.'}`,
    }
  }
  return state.quiet >= mostQuiet
    ? { winner: null, because: 'Nobody can win this: a draw. Play again!' }
    : undefined
}

/** Men, better ones further on, and kings; whoever is ahead likes to trade. */
function value({ cells, size, giveaway }: CheckersState): number {
  let [mine, theirs] = [0, 0]
  for (let cell = 0; cell < cells.length; cell++) {
    const man = cells[cell] ?? 0
    if (man === 0) continue
    const row = Math.floor(cell / size)
    const column = cell % size
    const middle = column > 1 && column < size - 2 ? 3 : 0
    if (man > 0) mine += man === 2 ? 160 + middle : 100 + (size - 1 - row) * 2 + middle
    else theirs += man === -2 ? 160 + middle : 100 + row * 2 + middle
  }
  const trade = ((mine - theirs) * 300) / (mine + theirs + 1)
  return (giveaway ? -1 : 1) * (mine - theirs + trade)
}

const becomesIn = ({ content }: GamePlan): { to?: string } => {
  const { becomes } = (content ?? {}) as CheckersContent
  return becomes ? { to: becomes } : {}
}

const boardOf = (size: number) => gridOf(size, size)

/** English draughts, and what a sentence makes of it. */
const checkers: TurnRules<CheckersState> = {
  id: 'checkers',
  sides: 2,
  says: 'Choose a piece and where it goes',
  drawsAgain: true,
  settles: 18,
  skill: { most: 2000, good: 240 },
  deal({ content }: GamePlan, seed) {
    const {
      size = 8,
      flying,
      free,
      backwards,
      giveaway,
      becomes,
      across,
    } = (content ?? {}) as CheckersContent
    const { blocked, mines } = (content ?? {}) as CheckersContent
    const cells = openingOf(size)
    const isBetween = (cell: number) => cells[cell] === 0 && (Math.floor(cell / size) + cell) % 2 === 1
    const closed =
      blocked === undefined
        ? undefined
        : specialCells({ columns: size, rows: size }, fewerThan(blocked, (size * 3) / 4), seed, isBetween)
    const blows =
      mines === undefined
        ? undefined
        : specialCells(
            { columns: size, rows: size },
            fewerThan(mines, (size * 3) / 4),
            seed + 1,
            (cell) => isBetween(cell) && !closed?.includes(cell),
          )
    const board: Board = {
      size,
      cells,
      ...(closed && { closed }),
      turn: 0,
      ...(flying && { flying }),
      ...(free && { free }),
      ...(backwards && { backwards }),
      ...(giveaway && { giveaway }),
      ...(across && { across }),
      ...(becomes && { remains: [] }),
    }
    return {
      ...board,
      ids: board.cells.map((_, cell) => cell),
      quiet: 0,
      open: pathsOf(board),
      ...(blows && { mines: blows }),
    }
  },
  turn: ({ turn }) => turn,
  moves: ({ open }) => open.map(({ way }) => way),
  after,
  ending,
  value,
  passed(state) {
    const next = { ...state, turn: otherSide(state.turn) }
    return { ...next, open: pathsOf(next) }
  },
  men: ({ cells }) => [cells.filter((man) => man > 0).length, cells.filter((man) => man < 0).length],
  promise: (state, move) => pathOf(state, move).over.length,
  // Who has to capture may not stand still, and where that is bad nobody is better off by looking only at captures.
  isLoud: (state, move) => !state.giveaway && pathOf(state, move).over.length > 0,
  table({ size, cells, ids, remains = [], closed = [], mines = [] }, plan) {
    const grid = boardOf(size)
    const { becomes = '', blocks, mined } = (plan.content ?? {}) as CheckersContent
    const lying = (id: string, cell: number, face: Face): Piece => ({
      id: `${id} ${cell}`,
      ...centreOfCell(grid, cell),
      width: grid.size * 0.8,
      face,
    })
    const name = (man: number) =>
      man === 0 ? '' : `, ${man > 0 ? 'your' : 'their'} ${Math.abs(man) === 2 ? 'king' : 'man'}`
    return {
      places: cells.map((man, cell) => ({
        id: String(cell),
        ...cellArea(grid, cell),
        says: `Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}${name(man)}`,
        fill: (Math.floor(cell / size) + cell) % 2 === 0 ? '#f0dcb4' : '#7d9b6a',
      })),
      pieces: cells.flatMap((man, cell): Piece[] =>
        man === 0
          ? remains.includes(cell)
            ? [lying('remains', cell, { kind: 'picture', cast: becomes })]
            : closed.includes(cell)
              ? [lying('block', cell, blockFace(blocks))]
              : mines.includes(cell)
                ? [lying('mine', cell, mineFace(mined))]
                : []
          : [
              {
                id: `man ${ids[cell]}`,
                ...centreOfCell(grid, cell),
                width: grid.size * 0.8,
                face: {
                  kind: 'disc',
                  colour: man > 0 ? '#c8393f' : '#34313f',
                  crowned: Math.abs(man) === 2,
                  ...faceOf(plan, man > 0 ? 0 : 1),
                },
              },
            ],
      ),
    }
  },
  backdrop({ size: cells }, painter) {
    const { left, top, size } = boardOf(cells)
    painter.panel(left - 10, top - 10, size * cells + 20, size * cells + 20, { fill: '#5b4331', radius: 14 })
  },
  told(before, move, state, plan) {
    const { over } = pathOf(before, move)
    const to = move.at(-1) ?? ''
    const by = facesIn(plan)[before.turn]
    const isBlown = isMined(before, to)
    const isCrowned =
      !isBlown && Math.abs(before.cells[Number(move[0])] ?? 0) !== Math.abs(state.cells[Number(to)] ?? 0)
    const own = by ? { by } : {}
    return [
      { type: over.length > 0 ? 'jump' : 'place', at: to, ...own },
      ...over.map((cell): Told => ({ type: 'defeat', at: String(cell), ...deedOf(plan, before.turn) })),
      ...(state.remains && over.length > 0
        ? [{ type: 'spawn', at: String(over[0]), ...becomesIn(plan) } satisfies Told]
        : []),
      ...(isBlown ? [{ type: 'break', at: to, words: 'Boom!' } satisfies Told] : []),
      ...(isCrowned ? [{ type: 'upgrade', at: to, ...own, words: 'King!' } satisfies Told] : []),
    ]
  },
  howTo(plan) {
    const { flying, free, backwards, giveaway, becomes, across } = (plan.content ?? {}) as CheckersContent
    return [
      ...(across ? ['Whoever brings a piece to the far side first wins at once.'] : []),
      ...(becomes
        ? [
            `Whoever is captured becomes a ${memberOf(plan, becomes).name} and stays there: nobody can go past it.`,
          ]
        : []),
      `Pick a piece and where it goes: one step forward, diagonally. Jump over theirs to capture them, as often as you can${backwards ? ', backwards too' : ''}.`,
      `${free ? "You don't have to capture." : 'If you can capture, you must.'} On the last row, a piece becomes a king, which can ${flying ? 'fly as far as it likes' : 'move backwards too'}.`,
      ...((plan.content as CheckersContent | undefined)?.mines
        ? ['Whoever ends a move on a bomb is gone; jumping over one does no harm.']
        : []),
      ...((plan.content as CheckersContent | undefined)?.blocked
        ? ['Nobody can use the blocked squares.']
        : []),
      giveaway
        ? 'Get rid of all your pieces: whoever runs out first wins!'
        : 'If you have no moves left, you lose.',
    ]
  },
  hud({ cells }) {
    const count = (sign: 1 | -1) => cells.filter((man) => man * sign > 0).length
    return [{ says: 'Men', value: `${count(1)} : ${count(-1)}` }]
  },
}

const isMined = ({ mines }: CheckersState, cell: string) => mines?.includes(Number(cell)) ?? false
/** Some of what is between the two stays free. */
const fewerThan = (many: SpecialContent['blocked'], most: number): SpecialContent['blocked'] =>
  typeof many === 'number' ? Math.min(many, most) : many

/** Nobody loses their last man so, or the last one who can move. */
const raid = {
  prey: (state: CheckersState) =>
    state.cells.flatMap((man, cell) => {
      const own = state.cells.filter((one) => one * man > 0).length
      return man === 0 || own < 2 || without(state, cell).open.length === 0 ? [] : [String(cell)]
    }),
  without: (state: CheckersState & Raided, place: string) => ({ ...state, ...without(state, Number(place)) }),
}

function without(state: CheckersState, cell: number): CheckersState {
  const next = { ...state, cells: state.cells.with(cell, 0), quiet: 0 }
  return { ...next, open: pathsOf(next) }
}

export const turns: TurnRules<CheckersState & Raided> = raided<CheckersState>(checkers, raid)

export const genre = turnGame(turns)
