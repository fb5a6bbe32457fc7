import { beside, type Way } from '../../table/board.ts'

/**
 * A room as data. `#` is a wall, `.` a pad, `$` a box, `@` the player; `*` and `+` are a box and the player on a pad.
 * The solution is a string of l, r, u and d.
 */
export type LevelData = { rows: string[]; solution: string }

export type Room = { columns: number; rows: number; walls: boolean[] }
export type Level = { room: Room; player: number; boxes: number[]; pads: number[]; solution: Way[] }

const letters: Record<string, Way> = { l: 'left', r: 'right', u: 'up', d: 'down' }
export const letterOf = (way: Way) => way[0] ?? ''

/** Mirrored ones are as hard, and look like other rooms. */
export function readLevel({ rows, solution }: LevelData, mirrorX = false, mirrorY = false): Level {
  const columns = Math.max(...rows.map(({ length }) => length))
  const room: Room = { columns, rows: rows.length, walls: [] }
  const level: Level = { room, player: 0, boxes: [], pads: [], solution: [] }
  for (let cell = 0; cell < columns * rows.length; cell++) {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    const x = mirrorX ? columns - 1 - column : column
    const y = mirrorY ? rows.length - 1 - row : row
    const sign = rows[y]?.[x] ?? '#'
    room.walls.push(sign === '#')
    if (sign === '@' || sign === '+') level.player = cell
    if (sign === '$' || sign === '*') level.boxes.push(cell)
    if (sign === '.' || sign === '*' || sign === '+') level.pads.push(cell)
  }
  const turned: Record<Way, Way> = {
    left: mirrorX ? 'right' : 'left',
    right: mirrorX ? 'left' : 'right',
    up: mirrorY ? 'down' : 'up',
    down: mirrorY ? 'up' : 'down',
  }
  level.solution = [...solution].flatMap((letter) => {
    const way = letters[letter.toLowerCase()]
    return way ? [turned[way]] : []
  })
  return level
}

export function writeLevel({ room, player, boxes, pads, solution }: Level): LevelData {
  const rows = Array.from({ length: room.rows }, (_, row) =>
    Array.from({ length: room.columns }, (_, column) => {
      const cell = row * room.columns + column
      const pad = pads.includes(cell)
      if (room.walls[cell]) return '#'
      if (boxes.includes(cell)) return pad ? '*' : '$'
      if (player === cell) return pad ? '+' : '@'
      return pad ? '.' : ' '
    }).join(''),
  )
  return { rows, solution: solution.map(letterOf).join('') }
}

/** The shortest way on free floor, without pushing anything; undefined where there is none. */
export function walkTo(
  room: Room,
  from: number,
  to: number,
  isFree: (cell: number) => boolean,
): Way[] | undefined {
  if (from === to) return []
  const cameBy = new Map<number, { cell: number; way: Way }>()
  const waiting = [from]
  for (let at = 0; at < waiting.length; at++) {
    const cell = waiting[at] ?? from
    for (const way of ['left', 'right', 'up', 'down'] as const) {
      const next = beside(room, cell, way)
      if (next === undefined || next === from || cameBy.has(next) || room.walls[next] || !isFree(next))
        continue
      cameBy.set(next, { cell, way })
      if (next === to) return wayBack(cameBy, from, to)
      waiting.push(next)
    }
  }
  return undefined
}

function wayBack(cameBy: Map<number, { cell: number; way: Way }>, from: number, to: number): Way[] {
  const path: Way[] = []
  for (let cell = to; cell !== from; ) {
    const step = cameBy.get(cell)
    if (!step) break
    path.unshift(step.way)
    cell = step.cell
  }
  return path
}

/** For a plan that brings no rooms of its own. */
export const simpleLevels: LevelData[] = [
  {
    rows: ['#######', '#     #', '# $ . #', '#@    #', '# $ . #', '#     #', '#######'],
    solution: 'urrdlldrr',
  },
]
