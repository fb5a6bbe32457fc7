import type { Area } from './rules.ts'
import { tableArea } from './world.ts'

/** Rows of hexagons that stand on a corner, every other row half a hexagon to the right; a cell is a number, row by row. */
export type Hexes = { columns: number; rows: number; far: number; left: number; top: number }

const root = Math.sqrt(3)

export function hexesIn(columns: number, rows: number, area: Area = tableArea): Hexes {
  const far = Math.floor(Math.min(area.width / (root * (columns + 0.5)), area.height / (1.5 * rows + 0.5)))
  return {
    columns,
    rows,
    far,
    left: area.x + (area.width - root * far * (columns + 0.5)) / 2,
    top: area.y + (area.height - far * (1.5 * rows + 0.5)) / 2,
  }
}

export function centreOfHex({ columns, far, left, top }: Hexes, cell: number): { x: number; y: number } {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  return { x: left + root * far * (column + 0.5 + (row % 2) / 2), y: top + far * (1 + 1.5 * row) }
}

/** The square around its middle that one picks it by. */
export function hexArea(hexes: Hexes, cell: number): Area {
  const { x, y } = centreOfHex(hexes, cell)
  const half = hexes.far * 0.74
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 }
}

const ways = {
  even: [
    [1, 0],
    [-1, 0],
    [0, -1],
    [-1, -1],
    [0, 1],
    [-1, 1],
  ],
  odd: [
    [1, 0],
    [-1, 0],
    [1, -1],
    [0, -1],
    [1, 1],
    [0, 1],
  ],
} as const

/** The cells around each cell: six, and fewer at the edge. */
export function neighboursIn({ columns, rows }: Pick<Hexes, 'columns' | 'rows'>): number[][] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return ways[row % 2 === 0 ? 'even' : 'odd'].flatMap(([dx, dy]) => {
      const [x, y] = [column + dx, row + dy]
      return x < 0 || y < 0 || x >= columns || y >= rows ? [] : [y * columns + x]
    })
  })
}

/** The outline of a hexagon, to be filled or stroked. */
export function traceHex(
  ctx: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  far: number,
): void {
  const half = (root / 2) * far
  const corners = [
    [0, -far],
    [half, -far / 2],
    [half, far / 2],
    [0, far],
    [-half, far / 2],
    [-half, -far / 2],
  ] as const
  ctx.beginPath()
  for (const [dx, dy] of corners) ctx.lineTo(x + dx, y + dy)
  ctx.closePath()
}
