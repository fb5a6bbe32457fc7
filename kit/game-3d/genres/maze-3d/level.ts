import { seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'
import { besides, type Cells, cellAt, join, middleOf, stepsFrom, windingWays } from '../../cells.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'

/** From the middle of a wall to the next, and how thick walls are, in metres. */
export const side = 4.2
export const thick = 0.7

export type Room = { cells: readonly number[]; x: number; z: number }

export type Maze = Cells & {
  rooms: readonly Room[]
  start: number
  exit: number
  /** Where the way out is, at the edge, and the way it leads: a yaw. */
  gate: { x: number; z: number; yaw: number }
  /** Cells with one way only. */
  ends: readonly number[]
}

/** How many there are to find in a level. */
export function amountsOf(plan: GamePlan): { id: string; count: number }[] {
  const { goalCount, scoreGoal, levels } = plan.rules
  const items = castIn(plan, 'collectible').filter(({ points = 1 }) => points >= 0)
  const worth = items[0]?.points ?? 10
  const total =
    scoreGoal !== undefined ? Math.ceil(scoreGoal / Math.max(1, worth)) : (goalCount ?? (levels > 1 ? 6 : 5))
  const share = Math.max(1, Math.ceil(total / Math.max(1, items.length)))
  return items.map(({ id, count }) => ({ id, count: Math.max(1, Math.ceil((count ?? share) / levels)) }))
}

/** Later levels are larger; one that is all there is has the size of a third. */
function sizeOf(plan: GamePlan, level: number): number {
  const things = amountsOf(plan).reduce((sum, { count }) => sum + count, 0)
  const { levels } = plan.rules
  const step = levels === 1 ? 2 : levels > 3 ? (level - 1) * (4 / (levels - 1)) : (level - 1) * 2
  return clamp(Math.round(5.8 + step + Math.min(2, things * 0.12)), 6, 11)
}

export const mazeOf = remember((plan, level): Maze => {
  const random = seededRandom(plan.seed * 131 + level * 977 + 5)
  const count = sizeOf(plan, level)
  const grid = { columns: count, rows: count }
  const ways = windingWays(count, count, random)
  const start = (count - 1) * count + Math.floor(count / 2)

  const taken = new Set([start])
  const corners: number[] = []
  for (let tries = 0; tries < 60 && corners.length < Math.round(count / 2.4); tries++) {
    const corner = random.below(count - 1) + random.below(count - 1) * count
    const cells = roomAt(corner, count)
    // A ring of corridor is left around each, so that rooms stay rooms.
    const near = cells.flatMap((cell) => [cell, ...besides(grid, cell)])
    if (near.some((cell) => taken.has(cell))) continue
    for (const cell of cells) taken.add(cell)
    corners.push(corner)
  }
  for (const corner of corners) {
    const [a = 0, b = 0, c = 0, d = 0] = roomAt(corner, count)
    for (const [one, other] of [
      [a, b],
      [a, c],
      [b, d],
      [c, d],
    ] as const)
      join(ways, one, other)
  }
  // Half of the dead ends are opened: whoever is chased needs ways around.
  ways.forEach((list, cell) => {
    if (list.length !== 1 || random.next() < 0.45) return
    const walls = besides(grid, cell).filter((next) => !list.includes(next))
    const opened = walls[random.below(Math.max(1, walls.length))]
    if (opened !== undefined) join(ways, cell, opened)
  })

  const cells: Cells = { ...grid, side, ways }
  const steps = stepsFrom(cells, start)
  const edge = ways.map((_, cell) => cell).filter((cell) => isEdge(cell, count) && !isLast(cell, count))
  const exit = edge.reduce(
    (best, cell) => ((steps[cell] ?? 0) > (steps[best] ?? 0) ? cell : best),
    edge[0] ?? 0,
  )
  return {
    ...cells,
    rooms: corners.map((corner) => {
      const first = middleOf(cells, corner)
      return { cells: roomAt(corner, count), x: first.x + side / 2, z: first.z + side / 2 }
    }),
    start,
    exit,
    gate: gateOf(cells, exit),
    ends: ways.flatMap((list, cell) => (list.length === 1 && cell !== start && cell !== exit ? [cell] : [])),
  }
})

const roomAt = (corner: number, count: number) => [corner, corner + 1, corner + count, corner + count + 1]
const isLast = (cell: number, count: number) => Math.floor(cell / count) === count - 1
const isEdge = (cell: number, count: number) =>
  cell < count || isLast(cell, count) || cell % count === 0 || cell % count === count - 1

function gateOf(cells: Cells, exit: number): Maze['gate'] {
  const { x, z } = middleOf(cells, exit)
  const { columns } = cells
  if (exit < columns) return { x, z: z - side / 2, yaw: Math.PI }
  const column = exit % columns
  return column === 0 ? { x: x - side / 2, z, yaw: -Math.PI / 2 } : { x: x + side / 2, z, yaw: Math.PI / 2 }
}

/** Half of the side of the maze. */
export const halfOf = ({ columns }: Cells): number => (columns * side) / 2

/** Where only a light in the hand shows the way. */
export const isDark = ({ look }: Pick<GamePlan, 'look'>): boolean => look.time === 'night'

export const siteOf = remember((plan): Site => {
  const largest = Math.max(
    ...Array.from({ length: plan.rules.levels }, (_, i) => halfOf(mazeOf(plan, i + 1))),
  )
  const maze = mazeOf(plan, plan.rules.levels)
  const inRoom = new Set(maze.rooms.flatMap(({ cells }) => cells))
  const outside = (x: number, z: number) => Math.max(Math.abs(x), Math.abs(z)) - largest
  return {
    reach: largest + 46,
    cells: 112,
    height(x, z) {
      const beyond = Math.max(0, outside(x, z) - 7)
      return Math.min(
        9,
        beyond * 0.14 + Math.sin(x * 0.09) * Math.cos(z * 0.11) * Math.min(2.2, beyond * 0.08),
      )
    },
    surface(x, z) {
      const out = outside(x, z)
      if (out > 1.6) return Math.sin(x * 0.21 + 1) * Math.cos(z * 0.17) > 0.6 ? 'patch' : 'main'
      return plan.rules.levels === 1 && out < 0 && inRoom.has(cellAt(maze, { x, z })) ? 'patch' : 'path'
    },
    free: (x, z) => outside(x, z) - 4.5,
    scenery: 0.8,
    ...(isDark(plan) && { ambient: 0.4, sight: 70 }),
  }
})
