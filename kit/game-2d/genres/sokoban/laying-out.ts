import { castIn, dial, type GamePlan } from '../../plan.ts'
import { beside, ways } from '../../table/board.ts'
import { chance, pickOne, shuffle } from '../../world.ts'
import { type LevelData, readLevel, simpleLevels } from './level.ts'
import { isFree, pushedIn, type SokobanWorld } from './world.ts'

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
  world.player = level.player
  world.solution = level.solution
  world.boxes = level.boxes.map((cell, index) => ({
    cell,
    cast: pushed[index % Math.max(1, pushed.length)]?.id ?? '',
  }))
  world.facing = 'down'
  world.history = []
  world.walk = []
  world.queued = ''
  world.wait = 0
  world.solved = false
  world.moved = { from: world.player, box: -1, left: 0 }
  world.budget = Math.ceil(level.solution.length * dial(plan, 4.4, 1.9) + dial(plan, 14, 6))
  world.energy = plan.rules.gentle ? null : world.budget
  placeOthers(world)
}

/** Foes and treats go to floor that the solution does not need, so that the room stays what it is. */
function placeOthers(world: SokobanWorld): void {
  const { plan, room, solution, boxes, pads } = world
  const needed = new Set([world.player, ...pads, ...boxes.map(({ cell }) => cell)])
  let cell = world.player
  for (const way of solution) {
    cell = beside(room, cell, way) ?? cell
    needed.add(cell)
    // Where a box comes to lie counts as well.
    needed.add(beside(room, cell, way) ?? cell)
  }
  const besideStart = new Set(ways.map((way) => beside(room, world.player, way)))
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
    ...[...needed].filter(
      (at) => isFree(world, at) && !pads.includes(at) && at !== world.player && !room.walls[at],
    ),
  ]
  world.treats = spots
    .slice(0, treats.length > 0 ? Math.max(2, treats.length) : 0)
    .map((at, index) => ({ cell: at, cast: treats[index % treats.length]?.id ?? '' }))
}
