import { type GamePlan, memberOf } from '../../../game/plan.ts'
import { cellArea, centreOfCell, type Grid, gridOf } from '../../turns/grid.ts'
import type { ChessMan } from '../../turns/men.ts'
import { type RaidContent, type Raided, raided } from '../../turns/raid.ts'
import type { Ending, Move, Piece, TurnRules } from '../../turns/rules.ts'
import { mineFace, type SpecialContent, specialCells } from '../../turns/special-cells.ts'
import { turnGame } from '../../turns/turn-game.ts'
import {
  acrossIn,
  emptied,
  inCheck,
  isBare,
  king,
  kingOf,
  lawful,
  nameOfSquare,
  opening,
  type Position,
  played,
  type Step,
  squareNamed,
  steps,
} from './board.ts'
import { gain, judge } from './judging.ts'
import { puzzles } from './puzzles.ts'
import { chessMen, isOnBoard, numberOfMan, type Shape, topOf } from './shape.ts'

const promotions: Record<string, number> = { queen: 5, rook: 4, bishop: 3, knight: 2 }
const grids = new Map<string, Grid>()
function gridFor({ columns = 8, rows = 8 }: Shape): Grid {
  const key = `${columns} ${rows}`
  const grid = grids.get(key) ?? gridOf(columns, rows)
  grids.set(key, grid)
  return grid
}
/** Which cell of what is drawn a square is. */
const cellFor = (shape: Shape, square: number) =>
  ((square >> 3) - topOf(shape)) * (shape.columns ?? 8) + (square & 7)

export type ChessContent = RaidContent &
  Pick<SpecialContent, 'mines' | 'mined'> & {
    /** Whoever takes a man becomes such a man. */
    absorbs?: boolean
    /** Positions in which white mates in so many moves, one after the other. */
    puzzle?: number
    explosive?: boolean
    /** Whoever loses all their men wins. */
    giveaway?: boolean
    faces?: (string | undefined)[]
    /** Whose picture stands for a man, on both sides: ids of cast members. */
    men?: Partial<Record<ChessMan, string>>
    /** Who goes like whom. */
    ways?: Partial<Record<ChessMan, ChessMan>>
    /** How large the board is. */
    columns?: number
    rows?: number
    /** So many squares at most a man goes. */
    reach?: Partial<Record<ChessMan, number>>
    /** Pawns may step back, too. */
    backward?: boolean
    /** Whoever of these comes to the far row wins. */
    across?: readonly ChessMan[]
    /** With whom both sides begin. */
    without?: readonly ChessMan[]
    instead?: Partial<Record<ChessMan, ChessMan>>
    many?: Partial<Record<ChessMan, number>>
  }

/** A game of chess, with men that keep their names while they go. */
export type ChessState = Position & {
  /** Which man stands where: so a man is seen going, and not one vanishing and another coming. */
  ids: number[]
  /** So many moves white has for the mate, and so many are made. */
  puzzle?: { most: number; made: number }
}

const moveOf = ({ from, to, becomes }: Step): Move => [
  nameOfSquare(from),
  nameOfSquare(to),
  ...(becomes ? [nameOfMan(becomes)] : []),
]

const nameOfMan = (man: number) => chessMen[Math.abs(man) - 1] ?? 'pawn'

const stepOf = ([from = '', to = '', becomes]: Move): Step => ({
  from: squareNamed(from),
  to: squareNamed(to),
  ...(becomes && { becomes: promotions[becomes] }),
})

const key = ({ squares, turn, castling, passant }: Position) =>
  `${squares.join('')} ${turn} ${castling} ${passant}`

function waysIn(content: ChessContent | undefined): Pick<Position, 'ways'> {
  const told = Object.entries(content?.ways ?? {})
  return told.length > 0
    ? { ways: Object.fromEntries(told.map(([man, like]) => [numberOfMan(man), numberOfMan(like)])) }
    : {}
}

function after(state: ChessState, move: Move): ChessState {
  const step = stepOf(move)
  const next = played(state, step)
  const ids = state.ids.slice()
  ids[step.to] = state.ids[step.from] ?? 0
  // A rook who castles has gone along.
  if (Math.abs(state.squares[step.from] ?? 0) === king && Math.abs(step.to - step.from) === 2) {
    const [corner, beside] = step.to > step.from ? [step.to + 1, step.to - 1] : [step.to - 2, step.to + 1]
    ids[beside] = ids[corner] ?? 0
  }
  const { puzzle } = state
  const tried = puzzle && { ...puzzle, made: puzzle.made + (state.turn === 1 ? 1 : 0) }
  return {
    ...next,
    ...(tried && { puzzle: tried }),
    ids,
    seen: next.quiet === 0 ? [key(next)] : [...state.seen, key(next)].slice(-60),
  }
}

function ending(state: ChessState): Ending | undefined {
  if (state.giveaway) return givenAway(state)
  const decided = kingFallen(state) ?? crossed(state)
  if (decided) return decided
  if (lawful(state).length === 0)
    return inCheck(state)
      ? { winner: state.turn === 1 ? 1 : 0, because: 'Checkmate!' }
      : { winner: state.puzzle ? 1 : null, because: 'Stalemate: a draw.' }
  if (state.puzzle && state.turn === -1 && state.puzzle.made >= state.puzzle.most)
    return { winner: 1, because: `That was no mate in ${state.puzzle.most}.` }
  if (isBare(state)) return { winner: null, because: 'Nobody can checkmate any more: a draw.' }
  if (state.quiet >= 100) return { winner: null, because: 'Fifty moves without a capture: a draw.' }
  const now = state.seen.at(-1)
  return state.seen.filter((one) => one === now).length >= 3
    ? { winner: null, because: 'The same position three times: a draw.' }
    : undefined
}

/** Who has nobody left, or cannot move, has got rid of enough. */
function givenAway(state: ChessState): Ending | undefined {
  if (lawful(state).length > 0)
    return state.quiet >= 60 ? { winner: null, because: 'Nobody takes anybody any more: a draw.' } : undefined
  const [winner, who] = state.turn === 1 ? ([0, 'You have'] as const) : ([1, 'They have'] as const)
  const isGone = !state.squares.some((man) => man * state.turn > 0)
  return { winner, because: `${who} ${isGone ? 'nothing left' : 'no move left'}${winner === 0 ? '!' : '.'}` }
}

function crossed(state: Position): Ending | undefined {
  const side = acrossIn(state)
  if (side === undefined) return undefined
  return side === 1
    ? { winner: 0, because: 'You have reached the far side!' }
    : { winner: 1, because: 'They have reached your side.' }
}

/** A board and an army as the sentence has them. */
function openingFor(content: ChessContent | undefined): Position {
  const { columns, rows, reach, without, instead, many } = content ?? {}
  const byNumber = <T>(told: Partial<Record<ChessMan, T>>) =>
    Object.fromEntries(Object.entries(told).map(([man, value]) => [numberOfMan(man), value as T]))
  const shape = {
    ...(columns && { columns }),
    ...(rows && { rows }),
    ...(reach && { reach: byNumber(reach) }),
  }
  const swapped = Object.entries(instead ?? {}).map(([man, like]) => [man, numberOfMan(like ?? '')])
  return opening(shape, {
    without: (without ?? []).map(numberOfMan),
    instead: byNumber(Object.fromEntries(swapped)),
    many: byNumber(many ?? {}),
  })
}

/** Bombs lie between the two, where nobody stands yet. */
function minesFor(content: ChessContent | undefined, seed: number): Pick<Position, 'mines'> {
  if (content?.mines === undefined) return {}
  const { squares, ...shape } = openingFor(content)
  const isFree = (square: number) => squares[square] === 0 && isOnBoard(shape, square & 7, square >> 3)
  const many = content.mines === 'some' ? 4 : Math.min(8, content.mines)
  return { mines: specialCells({ columns: 8, rows: 8 }, many, seed, isFree) }
}

/** A position in which white mates in so many moves and no fewer: each one comes once before any comes again. */
function puzzleFor(most: number, seed: number): Position & Pick<ChessState, 'puzzle'> {
  const all = puzzles[most === 1 ? 1 : 2]
  const told = all[((((seed % all.length) + all.length) % all.length) * 7) % all.length] ?? ''
  const squares = Array.from(told, (letter) => {
    const man = '.PNBRQKpnbrqk'.indexOf(letter)
    return man > 6 ? 6 - man : man
  })
  return { ...opening(), squares, castling: 0, puzzle: { most: most === 1 ? 1 : 2, made: 0 } }
}

/** The first move of a mate in as many moves as are left, whatever is answered. */
function mating(state: ChessState, left: number): Move | undefined {
  const isMate = (one: Position) => lawful(one).length === 0 && inCheck(one)
  const first = lawful(state).find((step) => {
    const next = played(state, step)
    if (left === 1) return isMate(next)
    const answers = lawful(next)
    return (
      answers.length > 0 &&
      answers.every((answer) => {
        const later = played(next, answer)
        return lawful(later).some((last) => isMate(played(later, last)))
      })
    )
  })
  return first && moveOf(first)
}

function kingFallen(state: Position): Ending | undefined {
  if (kingOf(state, 1) < 0) return { winner: 1, because: 'Your king has fallen.' }
  return kingOf(state, -1) < 0 ? { winner: 0, because: 'Their king has fallen!' } : undefined
}

const chess: TurnRules<ChessState> = {
  id: 'chess',
  sides: 2,
  says: 'Choose a piece and where it goes',
  settles: 18,
  skill: { most: 3000, good: 260 },
  deal: ({ content }: GamePlan, seed) => ({
    ...openingFor(content as ChessContent | undefined),
    ...((content as ChessContent)?.puzzle && puzzleFor((content as ChessContent).puzzle ?? 2, seed)),
    ...minesFor(content as ChessContent | undefined, seed),
    ...((content as ChessContent)?.absorbs && { absorbs: true as const }),
    ids: Array.from({ length: 64 }, (_, square) => square),
    ...((content as ChessContent)?.giveaway && { giveaway: true as const, castling: 0 }),
    ...((content as ChessContent)?.explosive && { explosive: true as const }),
    ...waysIn(content as ChessContent | undefined),
    ...((content as ChessContent)?.backward && { backward: true as const }),
    ...((content as ChessContent)?.across && {
      across: (content as ChessContent).across?.map(numberOfMan) ?? [],
    }),
  }),
  turn: ({ turn }) => (turn === 1 ? 0 : 1),
  solve: (state) =>
    state.puzzle && state.turn === 1 ? mating(state, state.puzzle.most - state.puzzle.made) : undefined,
  moves: (state) => lawful(state).map(moveOf),
  after,
  ending,
  value: judge,
  promise: (state, [from = '', to = '']) => gain(state, squareNamed(from), squareNamed(to)),
  isLoud: ({ squares }, [, to = '']) => squares[squareNamed(to)] !== 0,
  hud: ({ puzzle }) =>
    puzzle ? [{ says: 'Mate in', value: String(Math.max(1, puzzle.most - puzzle.made)) }] : [],
  // Whoever is in check has to answer it.
  passed(state) {
    const next = { ...state, turn: state.turn === 1 ? (-1 as const) : (1 as const), passant: -1 }
    return inCheck(state) ? undefined : next
  },
  men: ({ squares }) => [squares.filter((man) => man > 0).length, squares.filter((man) => man < 0).length],
  // Whoever leaves their king to be taken sees it in the next move: that is quicker than asking every time.
  ahead: {
    moves: (state) => (state.giveaway ? lawful(state) : steps(state)).map(moveOf),
    after: (state, move) => ({ ...played(state, stepOf(move)), ids: state.ids }),
    ending: (state) => (state.giveaway ? givenAway(state) : (kingFallen(state) ?? crossed(state))),
  },
  table(state, plan) {
    const { squares, ids } = state
    const grid = gridFor(state)
    const checked = inCheck(state) ? kingOf(state, state.turn) : -1
    return {
      places: [
        ...squaresOn(state).map(({ man, square }) => ({
          id: nameOfSquare(square),
          ...cellArea(grid, cellFor(state, square)),
          says:
            man === 0
              ? nameOfSquare(square)
              : `${nameOfSquare(square)}, ${man > 0 ? 'white' : 'black'} ${nameOfMan(man)}`,
          fill:
            square === checked ? '#f08a7e' : ((square & 7) + (square >> 3)) % 2 === 0 ? '#f2dfba' : '#a9744f',
        })),
        ...Object.keys(promotions).map((name, index) => ({
          id: name,
          x: 20 + index * 172,
          y: 640,
          width: 160,
          height: 52,
          says: `Becomes a ${name}`,
          words: name,
          hidden: true as const,
          button: true as const,
        })),
      ],
      pieces: squares.flatMap((man, square): Piece[] => {
        const { faces, men: own, mined } = (plan.content ?? {}) as ChessContent
        if (man === 0)
          return state.mines?.includes(square)
            ? [
                {
                  id: `mine ${square}`,
                  ...centreOfCell(grid, cellFor(state, square)),
                  width: grid.size * 0.7,
                  face: mineFace(mined),
                },
              ]
            : []
        const cast = faces?.[man > 0 ? 0 : 1]
        const instead = own?.[nameOfMan(man)]
        return [
          {
            id: `man ${ids[square]}`,
            ...centreOfCell(grid, cellFor(state, square)),
            width: grid.size * 0.86,
            face: instead
              ? { kind: 'disc', colour: man > 0 ? '#fff6e0' : '#3a2c4d', cast: instead }
              : {
                  kind: 'man',
                  man: nameOfMan(man),
                  colour: man > 0 ? '#fff6e0' : '#3a2c4d',
                  ...(cast && { cast }),
                },
          },
        ]
      }),
    }
  },
  backdrop(state, painter) {
    const { left, top, size, columns, rows } = gridFor(state)
    painter.panel(left - 10, top - 10, size * columns + 20, size * rows + 20, { fill: '#6b4630', radius: 14 })
  },
  told(before, move, state) {
    const { to } = stepOf(move)
    const took =
      before.squares.filter((man) => man !== 0).length > state.squares.filter((man) => man !== 0).length
    return [
      { type: took ? 'defeat' : 'place', at: nameOfSquare(to) },
      ...(state.mines?.includes(to) && state.squares[to] === 0
        ? [{ type: 'break' as const, at: nameOfSquare(to), words: 'Boom!' }]
        : []),
      ...(took && state.explosive ? [{ type: 'break' as const, at: nameOfSquare(to) }] : []),
      ...(inCheck(state) ? [{ type: 'warn' as const, at: nameOfSquare(kingOf(state, state.turn)) }] : []),
    ]
  },
  howTo(plan) {
    const content = (plan.content ?? {}) as ChessContent
    const { explosive, giveaway, ways = {}, men: own = {}, reach = {}, across, backward } = content
    const told = [
      ...Object.entries(ways).map(([man, like]) => `The ${man} moves like a ${like} here.`),
      ...Object.entries(reach).map(([man, far]) => `The ${man} goes up to ${far} squares here.`),
      ...(content.absorbs ? ['Whoever captures a piece turns into that piece; only kings stay kings.'] : []),
      ...(content.mines ? ['Whoever steps on a bomb is gone. Kings keep away from them.'] : []),
      ...(backward ? ['Pawns may step back, too.'] : []),
      ...(across
        ? [
            `You also win when ${across.length > 3 ? 'any piece' : `your ${across.join(' or ')}`} reaches the far side.`,
          ]
        : []),
    ]
    const shown = Object.entries(own).map(([man, id]) => `the ${memberOf(plan, id).name} is a ${man}`)
    return [
      'You play white. Pick a piece, then where it goes: its moves light up.',
      ...(shown.length > 0 ? [`On the board, ${shown.join(', and ')}.`] : []),
      ...told,
      content.puzzle
        ? `White mates in ${content.puzzle === 1 ? 'one move' : 'two moves'}, whatever black answers. Find the move.`
        : giveaway
          ? 'Whoever can take a piece must. Get rid of all your pieces, the king too: whoever has none left wins.'
          : explosive
            ? 'Every capture explodes and takes everything around it except pawns. Blow up their king, or checkmate it.'
            : "Trap the enemy king so it can't escape: checkmate.",
    ]
  },
}

const squaresOn = (state: ChessState) =>
  state.squares.flatMap((man, square) => (isOnBoard(state, square & 7, square >> 3) ? [{ man, square }] : []))

/** So many men a side keeps in any case: with fewer nobody could win any more. */
const fewest = 5

/** Kings are never taken by others than the enemy: neither at once, nor because nobody stands before them any more. */
function prey(state: ChessState): string[] {
  const many = (side: number) => state.squares.filter((man) => man * side > 0).length
  return state.squares.flatMap((man, square) => {
    if (man === 0 || Math.abs(man) === king || many(man) <= fewest) return []
    const next = emptied(state, square)
    const isOpen = inCheck({ ...next, turn: state.turn === 1 ? -1 : 1 })
    return isOpen || lawful(next).length === 0 ? [] : [nameOfSquare(square)]
  })
}

export const turns: TurnRules<ChessState & Raided> = raided<ChessState>(chess, {
  prey,
  without: (state, place) => ({ ...state, ...emptied(state, squareNamed(place)) }),
})

export const genre = turnGame(turns)
