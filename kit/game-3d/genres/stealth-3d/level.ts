import { seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'
import { besides, type Cells, cellAt, join, middleOf, stepsFrom, windingWays } from '../../cells.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'

/** From the middle of a wall to the next, in metres, and how walls are built. One sees over them; who crouches is hidden. */
export const side = 5.4
export const thick = 0.5
export const tall = 1.45

export type Spot = { x: number; z: number; cell: number }

export type Compound = Cells & {
  start: number
  exit: number
  gate: { x: number; z: number; yaw: number }
  /** Where treasures are on show. */
  stands: readonly Spot[]
  /** Bushes, curtains, stacks of straw: who crouches in one is not seen. */
  hides: readonly Spot[]
  crates: readonly (Spot & { size: number; yaw: number })[]
}

/** How many are to be stolen in a level. */
export function amountsOf(plan: GamePlan): { id: string; count: number }[] {
  const { goalCount, scoreGoal, levels } = plan.rules
  const items = castIn(plan, 'collectible').filter(({ points = 1 }) => points >= 0)
  const worth = items[0]?.points ?? 10
  const total =
    scoreGoal !== undefined ? Math.ceil(scoreGoal / Math.max(1, worth)) : (goalCount ?? (levels > 1 ? 5 : 4))
  const share = Math.max(1, Math.ceil(total / Math.max(1, items.length)))
  return items.map(({ id, count }) => ({ id, count: Math.max(1, Math.ceil((count ?? share) / levels)) }))
}

export const compoundOf = remember((plan, level): Compound => {
  const random = seededRandom(plan.seed * 193 + level * 571 + 3)
  const { levels } = plan.rules
  const things = amountsOf(plan).reduce((sum, { count }) => sum + count, 0)
  const step =
    levels === 1 ? 2 : Math.round(((level - 1) / Math.max(1, levels - 1)) * Math.min(2, levels - 1))
  const columns = clamp(4 + step + Math.floor(things / 8), 4, 7)
  const rows = columns + 1
  const ways = windingWays(columns, rows, random)
  // Most walls are taken away again: yards and halls with many ways around, not a maze.
  for (let cell = 0; cell < ways.length; cell++)
    for (const next of besides({ columns, rows }, cell))
      if (next > cell && random.next() < 0.5) join(ways, cell, next)
  const cells: Cells = { columns, rows, side, ways }
  const start = (rows - 1) * columns + Math.floor(columns / 2)
  const steps = stepsFrom(cells, start)
  // The way out is on the far edge: one has to get through.
  const exit = ways
    .slice(0, columns)
    .reduce((best, _, cell) => ((steps[cell] ?? 0) > (steps[best] ?? 0) ? cell : best), 0)
  const gateAt = middleOf(cells, exit)

  const corner = (cell: number, out: number): Spot => {
    const { x, z } = middleOf(cells, cell)
    const [sx, sz] = [random.next() < 0.5 ? -1 : 1, random.next() < 0.5 ? -1 : 1]
    return { x: x + sx * out, z: z + sz * out, cell }
  }
  const all = random.shuffled(ways.map((_, cell) => cell).filter((cell) => cell !== start && cell !== exit))
  const far = all.filter((cell) => (steps[cell] ?? 0) >= 3)
  const stands = far.slice(0, Math.min(far.length, Math.max(7, things + 2))).map((cell) => corner(cell, 1.25))
  const hides = all.slice(-Math.ceil(all.length * 0.3)).map((cell) => corner(cell, 1.4))
  const crates: Compound['crates'] = all.flatMap((cell) => {
    const many = random.next() < 0.55 ? 1 : 0
    return Array.from({ length: many }, () => ({
      ...corner(cell, 1.75),
      size: random.between(0.95, 1.3),
      yaw: random.between(-0.4, 0.4),
    })).filter(({ x, z }) => [...stands, ...hides].every((one) => Math.hypot(one.x - x, one.z - z) > 1.7))
  })
  return {
    ...cells,
    start,
    exit,
    gate: { x: gateAt.x, z: gateAt.z - side / 2, yaw: Math.PI },
    stands,
    hides: hides.filter(({ x, z }) => stands.every((one) => Math.hypot(one.x - x, one.z - z) > 1.6)),
    crates,
  }
})

export const halvesOf = ({ columns, rows }: Cells): { x: number; z: number } => ({
  x: (columns * side) / 2,
  z: (rows * side) / 2,
})

export const siteOf = remember((plan): Site => {
  const last = compoundOf(plan, plan.rules.levels)
  const half = halvesOf(last)
  const outside = (x: number, z: number) => Math.max(Math.abs(x) - half.x, Math.abs(z) - half.z)
  return {
    reach: half.z + 40,
    cells: 112,
    height(x, z) {
      const beyond = Math.max(0, outside(x, z) - 8)
      return Math.min(8, beyond * 0.12 + Math.sin(x * 0.1) * Math.cos(z * 0.09) * Math.min(2, beyond * 0.07))
    },
    surface(x, z) {
      if (outside(x, z) > 1) return Math.sin(x * 0.2) * Math.cos(z * 0.23) > 0.6 ? 'patch' : 'main'
      // Every other room has another floor: one sees where one is.
      const cell = cellAt(last, { x, z })
      return (cell + Math.floor(cell / last.columns)) % 3 === 0 ? 'patch' : 'path'
    },
    // The eye is toward +z and above: what is tall stands on the other sides.
    free: (x, z) => outside(x, z) - (z > half.z ? 13 : 3),
    scenery: 0.8,
    ...(plan.look.time === 'night' && { ambient: 0.62 }),
  }
})
