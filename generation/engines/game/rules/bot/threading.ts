import type { Input } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { around, beside, cellOf, middleOf, stepsFrom } from '@makebelieve/kit/rules/spaces/maze'
import { walking } from '@makebelieve/kit/rules/spaces/ways'
import { length } from '@makebelieve/kit/rules/sure-math'
import { type Body, bookOf, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { input } from './roaming.ts'
import type { Want } from './want.ts'

/** Through corridors: the shortest way to what is wanted that does not lead past those who hurt. */
export function thread(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const player = playerOf(world)
  const here = cellOf(player)
  const feared = near(world, threats)
  const goal = want ? cellOf(want) : -1
  const seen = [here, goal, ...feared.map(({ cell }) => cell)].join(' ')
  // As long as nobody has come to another place, the way is the same.
  if (memory.seen !== seen) Object.assign(memory, { seen, next: nextFrom(world, here, goal, feared) })
  return towards(player, want && memory.next === goal && here === goal ? want : middleOf(Number(memory.next)))
}

/** Where one goes from here: to the goal by the shortest way on which nobody can be first, else to where one is safest. */
function nextFrom(world: RulesWorld, here: number, goal: number, feared: readonly Feared[]): number {
  const fields = feared.map(({ cell, pace }) => ({ steps: stepsFrom(world, cell), pace }))
  /** After how many of the player's own steps somebody may be there. */
  const taken = (cell: number) => {
    let least = Number.POSITIVE_INFINITY
    for (const { steps, pace } of fields)
      least = Math.min(least, (steps[cell] ?? Number.POSITIVE_INFINITY) / pace)
    return least
  }
  // Where several ways meet nobody is cornered.
  const safety = (cell: number, steps: number) =>
    Math.min(10, taken(cell) - steps) + 3 * waysFrom(world, cell).length
  const ways = new Map([[here, { first: here, steps: 0 }]])
  let safest = { first: here, safety: safety(here, 0) }
  for (const [cell, { first, steps }] of ways) {
    if (cell === goal) return first
    for (const other of waysFrom(world, cell)) {
      if (ways.has(other) || taken(other) < steps + 2) continue
      const way = { first: cell === here ? other : first, steps: steps + 1 }
      ways.set(other, way)
      if (safety(other, way.steps) > safest.safety)
        safest = { first: way.first, safety: safety(other, way.steps) }
    }
  }
  return safest.first
}

/** Where the player may go next: who digs, wherever there is earth. */
const waysFrom = (world: RulesWorld, cell: number) =>
  bookOf(world).space.id === 'earth' ? around(cell) : beside(world, cell)

/** Those who hurt: where they are, and how fast they go beside the player. */
type Feared = { cell: number; pace: number }

function near(world: RulesWorld, threats: readonly Body[]): Feared[] {
  const player = playerOf(world)
  return threats
    .filter((threat) => distance(threat, player) < 500)
    .map((threat) => ({
      cell: cellOf(threat),
      pace: Math.max(80, length(threat.vx, threat.vy)) / (walking * player.haste),
    }))
}

/** One way at a time, so that no corner is cut. */
function towards(player: Body, { x, y }: { x: number; y: number }): Input {
  const dx = x - player.x
  const dy = y - player.y
  return Math.abs(dx) > Math.abs(dy)
    ? input(dx < -3 && 'left', dx > 3 && 'right')
    : input(dy < -3 && 'up', dy > 3 && 'down')
}
