import { seededRandom } from '../../core/random.ts'
import type { Face } from './faces.ts'
import type { Grid } from './grid.ts'

/** Cells of a board that nobody can use, or that blow up whoever comes there: so many of them, or as many as suit the board. */
export type SpecialContent = {
  blocked?: number | 'some' | 'middle'
  /** Who lies there: the id of a cast member. */
  blocks?: string
  mines?: number | 'some'
  mined?: string
}

/** So many cells of those that may be, opposite each other as long as there are two: that is fair to both sides. */
export function specialCells(
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
  many: SpecialContent['blocked'],
  seed: number,
  mayBe: (cell: number) => boolean,
): number[] {
  const last = columns * rows - 1
  if (many === 'middle') {
    const [x, y] = [(columns - 1) >> 1, (rows - 1) >> 1]
    const middle = [0, 1 - (columns % 2)].flatMap((dx) =>
      [0, 1 - (rows % 2)].map((dy) => (y + dy) * columns + x + dx),
    )
    return [...new Set(middle)]
  }
  const wanted = many === 'some' || many === undefined ? Math.max(1, Math.round((last + 1) / 14)) : many
  const all = seededRandom(seed * 7 + 3).shuffled(
    Array.from({ length: last + 1 }, (_, cell) => cell).filter(mayBe),
  )
  const found: number[] = []
  for (const cell of all) {
    if (found.length >= wanted) break
    if (found.includes(cell)) continue
    found.push(cell)
    const other = last - cell
    if (found.length < wanted && other !== cell && mayBe(other)) found.push(other)
  }
  return found
}

/** What lies on a cell that nobody can use. */
export const blockFace = (cast: string | undefined): Face =>
  cast
    ? { kind: 'picture', cast }
    : { kind: 'tile', colour: '#4a4358', words: '×', ink: '#b9b2c9', radius: 10 }

export const mineFace = (cast: string | undefined): Face =>
  cast ? { kind: 'picture', cast } : { kind: 'disc', colour: '#2b2733' }
