import { castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { chance, pickOne, shuffle } from '../../../game/world.ts'
import { beside, ways } from '../../table/board.ts'
import { placeBoss } from './boss.ts'
import { layGifts } from './gifts.ts'
import { type LevelData, readLevel, simpleLevels, walkTo } from './level.ts'
import { placeLock } from './locking.ts'
import { isFree, newPusher, type Pusher, pushedIn, type SokobanWorld } from './world.ts'

/** The rooms of a level, as the planner wrote them. */
function levelsOf(plan: GamePlan, level: number): LevelData[] {
  const { levels } = plan.content ?? {}
  const tiers = Array.isArray(levels) && levels.length > 0 ? (levels as LevelData[][]) : [simpleLevels]
  return tiers[(level - 1) % tiers.length] ?? simpleLevels
}

/** A room from its start. */
export function setUp(world: SokobanWorld): void {
  const { plan } = world
  const level = readLevel(
    pickOne(world, levelsOf(plan, world.level)),
    chance(world) < 0.5,
    chance(world) < 0.5,
  )
  const pushed = pushedIn(plan)
  world.room = level.room
  world.pads = level.pads
  world.player = startingAt(world.player, level.player)
  world.solution = level.solution
  world.boxes = level.boxes.map((cell, index) => ({
    cell,
    cast: pushed[index % Math.max(1, pushed.length)]?.id ?? '',
  }))
  world.start = level.player
  world.began = level.boxes
  world.history = []
  world.walk = []
  world.rest = 0
  world.solved = false
  const spots = placeOthers(world)
  placeLock(world)
  layGifts(world, spots)
  placeBoss(world)
  world.budget = budgetOf(world)
  world.energy = plan.rules.gentle ? null : world.budget
}

const startingAt = ({ player, placed }: Pusher, cell: number) => ({ ...newPusher(player, cell), placed })

/** Steps for the room: what its rules ask for beside the pushing takes more, and so do four feet. */
function budgetOf({ plan, solution, room, lock, boss, gifts, second }: SokobanWorld): number {
  const pushing = Math.ceil(solution.length * dial(plan, 4.4, 1.9) + dial(plan, 14, 6))
  const fetching = (Number(lock !== null) * 1.2 + gifts.length * 0.4) * (room.columns + room.rows)
  return Math.ceil((pushing + fetching) * (boss ? 1.3 : 1) * (second ? 1.5 : 1))
}

/**
 * Foes and treats go to floor that the solution does not need, so that the room stays what it is. Answers where more
 * can lie.
 */
function placeOthers(world: SokobanWorld): number[] {
  const { plan, room, solution, boxes, pads } = world
  const start = world.player.cell
  const needed = new Set([start, ...pads, ...boxes.map(({ cell }) => cell)])
  let cell = start
  for (const way of solution) {
    cell = beside(room, cell, way) ?? cell
    needed.add(cell)
    // Where a box comes to lie counts as well.
    needed.add(beside(room, cell, way) ?? cell)
  }
  const besideStart = new Set(ways.map((way) => beside(room, start, way)))
  const free = shuffle(
    world,
    room.walls.flatMap((wall, at) => (wall || needed.has(at) ? [] : [at])),
  )
  const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
  const quiet = free.filter((at) => !besideStart.has(at))
  world.foes = foes.slice(0, quiet.length).map(({ id }, index) => ({ cell: quiet[index] ?? 0, cast: id }))
  const left = free.filter((at) => !world.foes.some((foe) => foe.cell === at))
  const treats = castIn(plan, 'obstacle').length > 0 ? castIn(plan, 'collectible') : []
  // A treat may also lie on the way: it is picked up in passing and blocks nothing.
  const spots = [
    ...left,
    ...[...needed].filter((at) => isFree(world, at) && !pads.includes(at) && at !== start && !room.walls[at]),
  ]
  world.treats = spots
    .slice(0, treats.length > 0 ? Math.max(2, treats.length) : 0)
    .map((at, index) => ({ cell: at, cast: treats[index % treats.length]?.id ?? '' }))
  // Whoever plays second begins beside the first one, where that is in nobody's way.
  const reached = (at: number) => stepsTo(world, at) < nowhere
  const [near = start] = left
    .filter(reached)
    .sort((one, other) => stepsTo(world, one) - stepsTo(world, other))
  if (world.second) world.second = startingAt(world.second, near)
  return spots.slice(world.treats.length).filter((at) => at !== world.second?.cell && reached(at))
}

const nowhere = 999

const stepsTo = (world: SokobanWorld, cell: number) =>
  walkTo(world.room, world.player.cell, cell, (at) => isFree(world, at))?.length ?? nowhere
