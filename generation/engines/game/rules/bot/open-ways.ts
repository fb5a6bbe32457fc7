import { floorOf } from '@makebelieve/kit/rules/spaces/space'
import { overlaps } from '@makebelieve/kit/rules/spaces/spots'
import type { Block, RulesWorld } from '@makebelieve/kit/rules/world'

/** How far it is to a goal from anywhere between walls, where one may be anywhere: cell by cell. */

const cell = 48

type Cells = { columns: number; rows: number; open: readonly boolean[] }

export type Field = { cells: Cells; goal: number; upright: number; far: Float64Array }

const known = new WeakMap<readonly Block[], Cells>()

/** Where nothing solid is, and nothing that pricks; pits are open, and lead nowhere. */
function cellsOf(world: RulesWorld): Cells {
  const { blocks, width, height } = world
  const found = known.get(blocks)
  if (found) return found
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const barred = blocks.filter(({ solid, pricks }) => solid || pricks)
  const floor = floorOf(world)
  const open = Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) + 0.5) * cell
    const y = (Math.floor(index / columns) + 0.5) * cell
    return y < floor && !barred.some((block) => overlaps(block, { x, y }, 4))
  })
  const cells = { columns, rows, open }
  known.set(blocks, cells)
  return cells
}

function indexAt({ columns, rows }: Cells, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / cell)))
  const row = Math.max(0, Math.min(rows - 1, Math.floor(y / cell)))
  return row * columns + column
}

/** From every cell to the goal; a cell up or down counts for so much of one across. The one of before serves as long as the goal is there. */
export function fieldTo(
  world: RulesWorld,
  { x, y }: { x: number; y: number },
  upright: number,
  before: Field | undefined,
): Field {
  const cells = cellsOf(world)
  const goal = indexAt(cells, x, y)
  if (before?.cells === cells && before.goal === goal && before.upright === upright) return before
  const { columns, rows, open } = cells
  const far = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  far[goal] = 0
  let edge = [goal]
  while (edge.length > 0) {
    const next: number[] = []
    for (const at of edge) {
      const column = at % columns
      const here = far[at] ?? 0
      for (const [to, cost, isThere] of [
        [at - 1, 1, column > 0],
        [at + 1, 1, column < columns - 1],
        [at - columns, upright, at >= columns],
        [at + columns, upright, at < columns * (rows - 1)],
      ] as const) {
        if (!isThere || !open[to] || here + cost >= (far[to] ?? 0)) continue
        far[to] = here + cost
        next.push(to)
      }
    }
    edge = next
  }
  return { cells, goal, upright, far }
}

/** How far it is from a place, by the nearest cell around it from which one gets there. */
export function leftFrom({ cells, upright, far }: Field, x: number, y: number): number {
  const { columns, rows } = cells
  const at = indexAt(cells, x, y)
  const column = at % columns
  const row = (at - column) / columns
  let least = 90_000
  for (let up = Math.max(0, row - 1); up <= Math.min(rows - 1, row + 1); up++)
    for (let left = Math.max(0, column - 1); left <= Math.min(columns - 1, column + 1); left++) {
      const rest = far[up * columns + left] ?? Number.POSITIVE_INFINITY
      const beside = Math.abs(x - (left + 0.5) * cell) + Math.abs(y - (up + 0.5) * cell) * upright
      least = Math.min(least, rest * cell + beside)
    }
  return least
}
