import { castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import { pickOne, rate } from '../../../game/world.ts'
import { add, newArena, place, playersOf } from '../../arena/arena.ts'
import { addSecondPlayer } from '../../arena/control.ts'
import { dropPower } from '../../arena/meetings.ts'
import { halfHeight, newBody } from './body.ts'
import { addFoes, flatSpot } from './foes.ts'
import { carries, cell, choosePieces, groundY, type Layout, look, modeOf, stage, stitch } from './level.ts'
import { dueAt, flag, follow, type PlatformerWorld, show } from './world.ts'

export function create(plan: GamePlan, seed: number): PlatformerWorld {
  const world: PlatformerWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    mode: modeOf(plan),
    camera: { x: 0, y: 0 },
    movers: [],
    clockwork: 0,
    bodies: [],
    checkpoints: [],
    goal: { x: 0, y: 0 },
    arena: null,
    used: [],
    reload: 0,
  }
  const member = theOne(plan, 'player')
  const player = place(world, member, { x: 0, y: 0, size: 78 * Math.min(1.35, Math.max(0.8, member.size)) })
  addSecondPlayer(world, player)
  world.aim = plan.rules.goalCount ?? 0
  setUp(world)
  return world
}

/** Builds a level and puts the players at its beginning. */
export function setUp(world: PlatformerWorld): void {
  const layout = stitch(choosePieces(world, world.used), world.plan)
  world.grid = layout.grid
  world.width = layout.grid.columns * cell
  world.movers = layout.movers
  world.goal = layout.goal
  world.arena = layout.arena
  world.keys = 0
  world.entities = playersOf(world)
  world.bodies = world.entities.map((_, index) => newBody(130 - index * 50, groundY - halfHeight))
  world.checkpoints = [{ x: 130, y: groundY, reached: true }]
  layout.joints.forEach((x, index) => {
    if (index > 1 && index % 2 === 1 && index < layout.joints.length - 1)
      world.checkpoints.push({ x: x + cell / 2, y: topAt(layout, x + cell / 2), reached: false })
  })
  world.pause = world.level === 1 ? 0 : Math.round(0.8 * rate)
  addItems(world, layout)
  addFoes(world, layout)
  addHelp(world, layout)
  const [home] = castIn(world.plan, 'goal')
  const size = 104 * Math.min(1.4, home?.size ?? 1)
  add(world, home?.id ?? flag, { role: 'goal', x: layout.goal.x, y: groundY - size * 0.45, size })
  for (const player of playersOf(world)) player.safe = rate
  world.bodies.forEach((body, index) => {
    show(world, index, body)
  })
  follow(world, 1)
}

function topAt({ grid }: Layout, x: number): number {
  const column = Math.floor(x / cell)
  let row = 2
  while (row < 10 && !carries(look(grid, column, row))) row++
  return row * cell
}

/** What is collected lies where it teaches the jump; more where the plan wants more. */
function addItems(world: PlatformerWorld, layout: Layout): void {
  const { plan } = world
  const kinds = castIn(plan, 'collectible')
  if (kinds.length === 0) return
  const spots = layout.spots.filter(({ kind }) => kind === 'item')
  const needed = Math.ceil(dueAt(world, world.level) * 1.2 - dueAt(world, world.level - 1))
  while (spots.length < Math.min(needed, 120)) {
    const { x, y } = flatSpot(world, layout)
    spots.push({ kind: 'item', x, y: y - cell * (spots.length % 2) })
  }
  spots.forEach((spot, index) => {
    const member = kinds[index % kinds.length] ?? pickOne(world, kinds)
    place(world, member, { x: spot.x, y: spot.y, size: 47 * Math.min(1.35, Math.max(0.8, member.size)) })
  })
}

/** Power-ups, friends who wait, and the key. */
function addHelp(world: PlatformerWorld, layout: Layout): void {
  const { plan } = world
  for (const { kind, x, y } of layout.spots) if (kind === 'power') dropPower(world, x, y)
  const friends = castIn(plan, 'friend')
  friends.forEach((friend, index) => {
    const own = layout.spots.filter(({ kind }) => kind === 'friend')
    for (let one = 0; one < Math.min(8, friend.count ?? 2); one++) {
      const { x, y } = own[one * friends.length + index] ?? flatSpot(world, layout)
      const size = 56 * Math.min(1.3, Math.max(0.8, friend.size))
      place(world, friend, { x, y: y + cell / 2 - size * 0.45, size })
    }
  })
  if (!plan.rules.keys) return
  for (const key of castIn(plan, 'key')) {
    const { x, y } = flatSpot(world, layout)
    place(world, key, { x, y: y - 12, size: 52 * Math.min(1.3, key.size) })
  }
  for (const door of castIn(plan, 'door')) {
    const size = 112 * Math.min(1.3, door.size)
    place(world, door, { x: layout.goal.x - 150, y: groundY - size * 0.45, size })
  }
}
