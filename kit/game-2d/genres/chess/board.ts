import {
  type Army,
  bishop,
  isOnBoard,
  king,
  knight,
  openingOf,
  pawn,
  queen,
  raysOn,
  rook,
  type Shape,
  topOf,
} from './shape.ts'

export { bishop, king, knight, pawn, queen, rook } from './shape.ts'

/** Squares are counted row by row from the upper left, a8 to h1. White moves up. */
export type Position = Shape & {
  squares: number[]
  /** 1 for white, -1 for black. */
  turn: 1 | -1
  /** Who may still castle where: a bit each for white's short and long side, and black's. */
  castling: number
  /** The square behind a pawn that has just gone two steps, or -1. */
  passant: number
  /** Half moves since a pawn moved or something was taken. */
  quiet: number
  /** Captures blow up what stands around, but for pawns. */
  explosive?: true
  /** Whoever takes a man becomes such a man; kings stay kings. */
  absorbs?: true
  /** Whoever comes here is gone; kings don't go there. */
  mines?: readonly number[]
  /** Men that go like others: the number of the man, and of the one whose ways it has. */
  ways?: Readonly<Record<number, number>>
  /** Pawns may step back, too. */
  backward?: true
  /** Whoever of these comes to the far row has won, by their numbers. */
  across?: readonly number[]
  /** Whoever has nothing left, or can't move, wins; whoever can take must, and kings are men like others. */
  giveaway?: true
  /** Positions since then, so that the third time is a draw. */
  seen: string[]
}

export type Step = { from: number; to: number; becomes?: number }

export function opening(shape: Shape = {}, army?: Army): Position {
  const { columns = 8, rows = 8 } = shape
  const isUsual = columns === 8 && rows === 8
  const squares = openingOf(shape, army)
  const usual = openingOf({})
  return {
    squares,
    turn: 1,
    // Nobody castles on a small board, without their own rooks, or with a king who goes further anyway.
    castling: squares.every((man, at) => man === usual[at]) && !shape.reach?.[king] ? 15 : 0,
    passant: -1,
    quiet: 0,
    seen: [],
    ...(isUsual ? {} : { columns, rows }),
    ...(shape.reach && { reach: shape.reach }),
  }
}

/** As which man one goes. */
const wayOf = (ways: Position['ways'], man: number) => ways?.[man] ?? man

/** Whether somebody of a side could take on a square. */
export function isAttacked(position: Position, at: number, by: 1 | -1): boolean {
  const { squares, ways, reach } = position
  const raysOf = raysOn(position)
  if (ways || reach) return isReached(position, raysOf, at, by)
  const [x, y] = [at & 7, at >> 3]
  const from = y + by
  for (const side of [-1, 1])
    if (isOnBoard(position, x + side, from) && squares[from * 8 + x + side] === pawn * by) return true
  for (const [to] of raysOf[knight]?.[at] ?? []) if (squares[to as number] === knight * by) return true
  for (const [to] of raysOf[king]?.[at] ?? []) if (squares[to as number] === king * by) return true
  return (
    seesAlong(squares, raysOf[rook]?.[at], rook * by, queen * by) ||
    seesAlong(squares, raysOf[bishop]?.[at], bishop * by, queen * by)
  )
}

/** The same where men go like others: every way is the same from both ends, but for those of pawns. */
function isReached(position: Position, raysOf: readonly number[][][][], at: number, by: 1 | -1): boolean {
  const { squares, ways } = position
  if (wayOf(ways, pawn) === pawn) {
    const [x, y] = [at & 7, (at >> 3) + by]
    for (const side of [-1, 1])
      if (isOnBoard(position, x + side, y) && squares[y * 8 + x + side] === pawn * by) return true
  }
  for (let man = pawn as number; man <= king; man++)
    if (wayOf(ways, man) !== pawn && seesAlong(squares, raysOf[wayOf(ways, man)]?.[at], man * by, man * by))
      return true
  return false
}

function seesAlong(squares: number[], from: number[][] | undefined, one: number, other: number): boolean {
  for (const ray of from ?? [])
    for (const square of ray) {
      const man = squares[square]
      if (man === one || man === other) return true
      if (man !== 0) break
    }
  return false
}

/** All steps that the men can make, also those that would leave the king to be taken. */
export function steps(position: Position): Step[] {
  const { squares, turn } = position
  const raysOf = raysOn(position)
  const found: Step[] = []
  for (let from = 0; from < 64; from++) {
    const man = (squares[from] ?? 0) * turn
    if (man <= 0) continue
    if (wayOf(position.ways, man) === pawn) pawnSteps(position, from, found)
    else
      for (const ray of raysOf[wayOf(position.ways, man)]?.[from] ?? [])
        for (const to of ray) {
          const there = (squares[to] ?? 0) * turn
          // Where captures explode, a king who takes would take himself.
          const isFatal =
            man === king && ((position.explosive && there < 0) || position.mines?.includes(to) === true)
          if (there <= 0 && !isFatal) found.push({ from, to })
          if (there !== 0) break
        }
    if (man === king) castle(position, from, found)
  }
  return found
}

function pawnSteps(position: Position, from: number, found: Step[]): void {
  const { squares, turn, passant, rows = 8 } = position
  const [x, y] = [from & 7, from >> 3]
  const ahead = from - 8 * turn
  const top = topOf(position)
  const add = (to: number) => {
    // Where it wins by getting there, it becomes nobody else first.
    if (to >> 3 === (turn === 1 ? top : 7) && !position.across?.includes(pawn))
      for (const becomes of [queen, knight, rook, bishop]) found.push({ from, to, becomes })
    else found.push({ from, to })
  }
  if (isOnBoard(position, x, ahead >> 3) && squares[ahead] === 0) {
    add(ahead)
    // With little room between the sides, nobody goes two steps.
    if (rows > 6 && y === (turn === 1 ? 6 : top + 1) && squares[ahead - 8 * turn] === 0) add(ahead - 8 * turn)
  }
  // A pawn that goes back takes nobody, and only steps onto what is free.
  if (position.backward && isOnBoard(position, x, y + turn) && squares[from + 8 * turn] === 0)
    found.push({ from, to: from + 8 * turn })
  for (const side of [-1, 1]) {
    if (!isOnBoard(position, x + side, ahead >> 3)) continue
    const to = ahead + side
    if ((squares[to] ?? 0) * turn < 0 || to === passant) add(to)
  }
}

/** Short to the right, long to the left: nobody between, and the king is safe on his way. */
function castle(position: Position, from: number, found: Step[]): void {
  const { squares, turn, castling } = position
  const home = turn === 1 ? 60 : 4
  const bits = turn === 1 ? [1, 2] : [4, 8]
  if (from !== home || !(castling & ((bits[0] ?? 0) | (bits[1] ?? 0)))) return
  const other = turn === 1 ? -1 : 1
  const safe = (...at: number[]) => at.every((square) => !isAttacked(position, square, other))
  const free = (...at: number[]) => at.every((square) => squares[square] === 0)
  if (castling & (bits[0] ?? 0) && free(home + 1, home + 2) && safe(home, home + 1, home + 2))
    found.push({ from, to: home + 2 })
  if (castling & (bits[1] ?? 0) && free(home - 1, home - 2, home - 3) && safe(home, home - 1, home - 2))
    found.push({ from, to: home - 2 })
}

/** What a corner or a king's square that is left or taken does to castling. */
const castlingLost: Readonly<Record<number, number>> = { 60: 3, 63: 1, 56: 2, 4: 12, 7: 4, 0: 8 }

export function played(position: Position, { from, to, becomes }: Step): Position {
  const { turn, passant, castling, quiet, explosive } = position
  const squares = position.squares.slice()
  const man = squares[from] ?? 0
  const isPawn = man === pawn * turn
  const takesPassing = isPawn && to === passant
  const takes = squares[to] !== 0 || takesPassing
  const taken = Math.abs(takesPassing ? pawn : (squares[to] ?? 0))
  const isKing = man === king * turn
  squares[to] = becomes ? becomes * turn : man
  if (position.absorbs && taken > 0 && taken !== king && !isKing && !becomes) squares[to] = taken * turn
  if (position.mines?.includes(to) && !isKing) squares[to] = 0
  squares[from] = 0
  if (takesPassing) squares[to + 8 * turn] = 0
  if (man === king * turn && Math.abs(to - from) === 2) {
    const [corner, beside] = to > from ? [to + 1, to - 1] : [to - 2, to + 1]
    squares[beside] = squares[corner] ?? 0
    squares[corner] = 0
  }
  if (explosive && takes) explode(position, squares, to)
  const lost = (castlingLost[from] ?? 0) | (castlingLost[to] ?? 0)
  return {
    ...position,
    squares,
    turn: turn === 1 ? -1 : 1,
    castling: castling & ~lost,
    passant: isPawn && Math.abs(to - from) === 16 ? (from + to) / 2 : -1,
    quiet: isPawn || takes ? 0 : quiet + 1,
  }
}

/** The same position with nobody on a square. */
export function emptied(position: Position, at: number): Position {
  const squares = position.squares.slice()
  squares[at] = 0
  return { ...position, squares, castling: position.castling & ~(castlingLost[at] ?? 0), seen: [] }
}

function explode({ columns, rows }: Shape, squares: number[], at: number): void {
  squares[at] = 0
  const board = { ...(columns && { columns }), ...(rows && { rows }) }
  for (const [near] of raysOn(board)[king]?.[at] ?? [])
    if (Math.abs(squares[near as number] ?? 0) !== pawn) squares[near as number] = 0
}

/** Whether a man could go there on an empty board by the ways that he has in any game of chess. */
export const isUsualWay = (man: number, from: number, to: number): boolean =>
  man === pawn
    ? Math.abs((from & 7) - (to & 7)) < 2 && Math.abs((from >> 3) - (to >> 3)) < 3
    : (raysOn({})[man]?.[from] ?? []).some((ray) => ray.includes(to))

/** The side of whoever has come to the far row, where that wins. */
export function acrossIn(position: Position): 1 | -1 | undefined {
  const { across, squares, columns = 8 } = position
  if (!across) return undefined
  for (const side of [1, -1] as const) {
    const row = (side === 1 ? topOf(position) : 7) * 8
    for (let x = 0; x < columns; x++) {
      const man = (squares[row + x] ?? 0) * side
      if (man > 0 && across.includes(man)) return side
    }
  }
  return undefined
}

export const kingOf = ({ squares }: Pick<Position, 'squares'>, side: 1 | -1) => squares.indexOf(king * side)

/** What may be done where everybody wants to be taken. */
function forced(position: Position): Step[] {
  const all = steps(position)
  const isPawn = (from: number) => Math.abs(position.squares[from] ?? 0) === pawn
  const taking = all.filter(
    ({ from, to }) => position.squares[to] !== 0 || (to === position.passant && isPawn(from)),
  )
  return taking.length > 0 ? taking : all
}

/** Steps after which one's own king can't be taken. */
export function lawful(position: Position): Step[] {
  const { turn } = position
  if (position.giveaway) return forced(position)
  const other = turn === 1 ? -1 : 1
  return steps(position).filter((step) => {
    const after = played(position, step)
    const own = kingOf(after, turn)
    if (own < 0) return false
    // A king who is blown up gives no check any more.
    if (position.explosive && kingOf(after, other) < 0) return true
    return !isAttacked(after, own, other)
  })
}

export const inCheck = (position: Position): boolean => {
  const own = position.giveaway ? -1 : kingOf(position, position.turn)
  return own >= 0 && isAttacked(position, own, position.turn === 1 ? -1 : 1)
}

/** Neither side could ever give mate. */
export function isBare({ squares }: Position): boolean {
  const men = squares.filter((man) => man !== 0 && Math.abs(man) !== king).map(Math.abs)
  return men.length === 0 || (men.length === 1 && (men[0] === knight || men[0] === bishop))
}

export const nameOfSquare = (square: number) => `${'abcdefgh'[square & 7]}${8 - (square >> 3)}`
export const squareNamed = (name: string) => 'abcdefgh'.indexOf(name[0] ?? '') + (8 - Number(name[1])) * 8
