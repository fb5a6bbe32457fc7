import { bishop, king, kingOf, knight, type Position, pawn, queen, rook } from './board.ts'

const worth = [0, 100, 315, 330, 500, 900, 0]

/** How good it is to stand there: the middle for most, forward for pawns, home for the king while there is much about. */
function placeOf(man: number, square: number, side: 1 | -1, late: boolean): number {
  const x = square & 7
  const y = side === 1 ? 7 - (square >> 3) : square >> 3
  const middle = 3.5 - Math.abs(x - 3.5) + 3.5 - Math.abs(y - 3.5)
  switch (man) {
    case pawn:
      return y * (late ? 12 : 6) + (x > 1 && x < 6 ? y * 3 : 0)
    case knight:
    case bishop:
      return middle * 5
    case rook:
      return y === 6 ? 20 : 0
    case queen:
      return middle
    default:
      return late ? middle * 6 : y === 0 ? (x === 6 || x === 2 ? 30 : 0) : -20 * y
  }
}

/** What it is worth to be rid of somebody: each one counts, and whoever reaches far is hard to lose. */
const given = (man: number): number => 300 + (worth[Math.abs(man)] ?? 0) / 10

/** How well white stands, in hundredths of a pawn. */
export function judge(position: Position): number {
  const { squares } = position
  if (position.giveaway) return -squares.reduce((sum, man) => sum + Math.sign(man) * given(man), 0)
  let [white, black] = [0, 0]
  for (const man of squares) {
    if (man > 0) white += worth[man] ?? 0
    else if (man < 0) black += worth[-man] ?? 0
  }
  const late = white + black < 3000
  let sum = white - black
  squares.forEach((man, square) => {
    if (man === 0) return
    const side = man > 0 ? 1 : -1
    sum += side * placeOf(Math.abs(man), square, side, late)
  })
  if (position.across) sum += nearing(position, 1) - nearing(position, -1)
  if (Math.abs(white - black) > 300 && Math.min(white, black) < 700)
    sum += driven(position, white > black ? 1 : -1)
  return sum
}

/** Where the far row wins, whoever may win by it is worth more the nearer they are. */
function nearing(position: Position, side: 1 | -1): number {
  const { squares, across = [], rows = 8 } = position
  const gone = squares.flatMap((man, square) => {
    if (!across.includes(man * side)) return []
    return [side === 1 ? 7 - (square >> 3) : (square >> 3) - (8 - rows)]
  })
  return Math.max(0, ...gone) * 60
}

/** Who is far ahead drives the other king to the edge and comes near with their own: else no mate is ever found. */
function driven(position: Position, ahead: 1 | -1): number {
  const [own, other] = [kingOf(position, ahead), kingOf(position, ahead === 1 ? -1 : 1)]
  if (own < 0 || other < 0) return 0
  const edge = Math.max(Math.abs((other & 7) - 3.5), Math.abs((other >> 3) - 3.5))
  const apart = Math.max(Math.abs((own & 7) - (other & 7)), Math.abs((own >> 3) - (other >> 3)))
  return ahead * (edge * 30 - apart * 12)
}

/** What a step is likely to be worth: the more is taken with the less, the better. */
export const gain = ({ squares }: Position, from: number, to: number): number => {
  const taken = Math.abs(squares[to] ?? 0)
  return taken === 0
    ? 0
    : (worth[taken] ?? 0) * 10 - (worth[Math.abs(squares[from] ?? 0)] ?? 0) + (taken === king ? 1e6 : 0)
}
