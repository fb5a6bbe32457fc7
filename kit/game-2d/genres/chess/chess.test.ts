import { expect, test } from 'vitest'
import { lawful, opening, type Position, played, squareNamed } from './board.ts'

const count = (position: Position, depth: number): number =>
  depth === 0 ? 1 : lawful(position).reduce((sum, step) => sum + count(played(position, step), depth - 1), 0)

/** A position as chess players write it down. */
function fromFen(fen: string): Position {
  const [rows = '', turn = 'w', castling = '-', passant = '-'] = fen.split(' ')
  const squares = [...rows.replaceAll('/', '')].flatMap((sign) => {
    if (/\d/.test(sign)) return Array<number>(Number(sign)).fill(0)
    const man = 'pnbrqk'.indexOf(sign.toLowerCase()) + 1
    return [sign === sign.toLowerCase() ? -man : man]
  })
  const bits = [...'KQkq'].reduce((sum, sign, bit) => (castling.includes(sign) ? sum | (1 << bit) : sum), 0)
  return {
    squares,
    turn: turn === 'w' ? 1 : -1,
    castling: bits,
    passant: passant === '-' ? -1 : squareNamed(passant),
    quiet: 0,
    seen: [],
  }
}

// Published counts of all games of so many half moves: whoever misses a rule of chess gets another number.
test.each([
  ['the opening', opening(), [20, 400, 8902]],
  [
    'castling, pins and discovered checks',
    fromFen('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -'),
    [48, 2039],
  ],
  ['capturing in passing', fromFen('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -'), [14, 191, 2812]],
  ['promotions', fromFen('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -'), [6, 264, 9467]],
])('all moves of %s are found', (_name, position, counts) => {
  expect(counts.map((_, index) => count(position, index + 1))).toEqual(counts)
})
