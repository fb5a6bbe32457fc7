import { inARow } from '../../turns/in-a-row.ts'
import { facesIn } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'

/** Counters drop into a standing board; four in a line win. */
export const turns = inARow({
  id: 'four-in-a-row',
  usual: { columns: 7, rows: 6, enough: 4 },
  falls: true,
  says: 'Choose a column',
  board(grid, painter) {
    const { left, top, columns, rows, size } = grid
    const { ctx } = painter
    painter.panel(left - 14, top - 10, columns * size + 28, rows * size + 24, { fill: '#2f6fd8', radius: 24 })
    ctx.fillStyle = '#173f86'
    for (let cell = 0; cell < columns * rows; cell++) {
      ctx.beginPath()
      ctx.arc(
        left + ((cell % columns) + 0.5) * size,
        top + (Math.floor(cell / columns) + 0.5) * size,
        size * 0.42,
        0,
        Math.PI * 2,
      )
      ctx.fill()
    }
  },
  face(side, plan) {
    const cast = facesIn(plan)[side]
    return { kind: 'disc', colour: side === 0 ? '#f2b632' : '#e5484d', ...(cast && { cast }) }
  },
  howTo: (enough) => [
    `Drop your counters and line up ${enough}: across, down or corner to corner.`,
    'Block your opponent before they do.',
  ],
})

export const genre = turnGame(turns)
