import { inARow } from '../../turns/in-a-row.ts'
import { facesIn } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'

/** Crosses and noughts on a small board; three in a line win. */
export const turns = inARow({
  id: 'tic-tac-toe',
  usual: { columns: 3, rows: 3, enough: 3 },
  falls: false,
  says: 'Choose a square',
  cellFill: '#fffdf6',
  board({ left, top, columns, rows, size }, painter) {
    painter.panel(left - 12, top - 12, columns * size + 24, rows * size + 24, { fill: '#6f5bd6', radius: 22 })
  },
  face(side, plan) {
    const cast = facesIn(plan)[side]
    if (cast) return { kind: 'tile', colour: side === 0 ? '#ffe3a3' : '#bfe0ff', cast, radius: 14 }
    return side === 0 ? { kind: 'cross', colour: '#e5484d' } : { kind: 'ring', colour: '#2f7de1' }
  },
  howTo: (enough) => [
    `Get ${enough} in a row: across, down or corner to corner.`,
    'Block your opponent before they do.',
  ],
})

export const genre = turnGame(turns)
