import { castIn, dial, theOne } from '../../../game/plan.ts'
import { below, chance, pickOne, shuffle, tell } from '../../../game/world.ts'
import { cellAt, middleOf, stepsFrom } from '../../cells.ts'
import { addBody, ahead, heroOf, type Vec } from '../../space.ts'
import { amountsOf, type Maze, mazeOf } from './level.ts'
import { heldOf, introSteps, type MazeWorld, memberOf, prowler } from './world.ts'

/** More than these lie in the maze at one time only if the prompt has them. */
const mostItems = 24

export function layLevel(world: MazeWorld): void {
  const { plan, level } = world
  const maze = mazeOf(plan, level)
  const hero = heroOf(world)
  const friends = world.bodies.filter(({ role, found }) => role === 'friend' && found)
  const at = middleOf(maze, maze.start)
  Object.assign(hero, { ...at, vx: 0, vy: 0, vz: 0, yaw: Math.PI, safe: 0, grounded: true, hidden: false })
  world.facing = yawOfStart(maze)
  hero.yaw = world.facing
  for (const friend of friends) Object.assign(friend, { x: at.x, z: at.z })
  world.bodies = [hero, ...friends]
  Object.assign(world, {
    taken: 0,
    needed: 0,
    keys: 0,
    keysNeeded: 0,
    stamina: 1,
    charge: 1,
    flash: 0,
    tilt: 0,
    intro: introSteps,
    crumbs: [],
    stock: [],
    isOpen: false,
    seen: maze.ways.map(() => 0),
  })
  layItems(world, maze)
  layHunters(world, maze)
  layRest(world, maze)
  layGate(world, maze)
  const held = heldOf(plan)
  if (held)
    addBody(world, memberOf(plan, held) ?? held, 'effect', { ...prowler, ...at, size: 0.42, radius: 0 })
}

/** Along the first way that leads on. */
function yawOfStart(maze: Maze): number {
  const [next = maze.start] = maze.ways[maze.start] ?? []
  const [from, to] = [middleOf(maze, maze.start), middleOf(maze, next)]
  return Math.atan2(to.x - from.x, to.z - from.z)
}

/** A cell far from those that are taken, dead ends and rooms before corridors. */
export function spreadCell(world: MazeWorld, maze: Maze, taken: readonly number[]): number {
  const rooms = maze.rooms.flatMap(({ cells }) => cells.slice(0, 2))
  const all = maze.ways.map((_, cell) => cell).filter((cell) => cell !== maze.start)
  let best = maze.exit
  let most = -1
  for (let i = 0; i < 9; i++) {
    const cell =
      i < 4 && maze.ends.length > 0
        ? pickOne(world, maze.ends)
        : i < 6 && rooms.length > 0
          ? pickOne(world, rooms)
          : pickOne(world, all)
    if (taken.includes(cell)) continue
    const away = Math.min(...[maze.start, ...taken].map((one) => stepsFrom(maze, one)[cell] ?? 0), 12)
    const score = away + chance(world) + (maze.ends.includes(cell) ? 1.5 : 0)
    if (score <= most) continue
    most = score
    best = cell
  }
  return best
}

const within = (world: MazeWorld, middle: Vec, spread = 0.7): Vec => ({
  x: middle.x + (chance(world) - 0.5) * 2 * spread,
  y: 0,
  z: middle.z + (chance(world) - 0.5) * 2 * spread,
})

export function placeItem(world: MazeWorld, id: string): void {
  const maze = mazeOf(world.plan, world.level)
  const taken = world.bodies
    .filter(({ role }) => role === 'collectible' || role === 'key')
    .map(({ goal }) => goal)
  const cell = spreadCell(world, maze, taken)
  const member = memberOf(world.plan, id) ?? theOne(world.plan, 'collectible')
  const at = within(world, middleOf(maze, cell), taken.includes(cell) ? 1 : 0.5)
  addBody(world, member, 'collectible', { ...prowler, ...at, y: 0.55, size: 0.85, radius: 0.75, goal: cell })
}

function layItems(world: MazeWorld, maze: Maze): void {
  const { plan } = world
  for (const { id, count } of amountsOf(plan)) {
    world.needed += count
    const now = Math.min(count, mostItems)
    for (let i = 0; i < now; i++) placeItem(world, id)
    if (count > now) world.stock.push({ id, count: count - now })
  }
  for (const { id, points = 1 } of castIn(plan, 'collectible'))
    if (points < 0) for (let i = 0; i < 3; i++) placeItem(world, id)
  const keys = castIn(plan, 'key')
  for (const member of keys)
    for (let i = 0; i < (member.count ?? 1); i++) {
      const cell = spreadCell(world, maze, [maze.exit])
      addBody(world, member, 'key', {
        ...prowler,
        ...middleOf(maze, cell),
        y: 0.7,
        size: 0.8,
        radius: 0.75,
        goal: cell,
      })
      world.keysNeeded++
    }
  for (const power of shuffle(world, plan.rules.powerUps)) {
    const cell = spreadCell(world, maze, [maze.exit])
    addBody(world, `power:${power}`, 'power', {
      ...prowler,
      ...within(world, middleOf(maze, cell)),
      y: 0.6,
      size: 0.7,
      radius: 0.7,
    })
  }
}

/** How many hunt in a level, unless the prompt says so. */
const crowdOf = ({ plan, level }: MazeWorld): number =>
  Math.min(6, Math.round(dial(plan, 0.6, 2.4)) + Math.floor(level / 2))

function layHunters(world: MazeWorld, maze: Maze): void {
  const { plan } = world
  const foes = castIn(plan, 'enemy')
  const steps = stepsFrom(maze, maze.start)
  const furthest = Math.max(...steps)
  const away = maze.ways.map((_, cell) => cell).filter((cell) => (steps[cell] ?? 0) > furthest * 0.5)
  foes.forEach((member, kind) => {
    const share = Math.ceil((crowdOf(world) - kind) / foes.length)
    const count = Math.min(10, member.count ?? Math.max(1, share))
    for (let i = 0; i < count; i++) addHunter(world, member.id, pickOne(world, away))
  })
}

export function addHunter(world: MazeWorld, id: string, cell: number): void {
  const { plan, level } = world
  const maze = mazeOf(plan, level)
  const member = memberOf(plan, id)
  if (!member) return
  const isBoss = member.role === 'boss'
  const flies = /flies|floats/.test(member.motion)
  const thin = plan.content?.slender === id
  addBody(world, member, member.role, {
    ...prowler,
    ...within(world, middleOf(maze, cell)),
    y: flies ? 0.5 : 0,
    size: thin ? 2.5 : isBoss ? 1.5 : 1.75,
    radius: isBoss ? 0.6 / member.size : 0.45,
    yaw: chance(world) * Math.PI * 2,
    goal: cell,
    health: isBoss ? plan.rules.bossPhases : 2,
  })
}

function layRest(world: MazeWorld, maze: Maze): void {
  const { plan } = world
  const taken = [maze.exit]
  for (const member of castIn(plan, 'hazard'))
    for (let i = 0; i < Math.min(12, member.count ?? Math.round(dial(plan, 2, 6))); i++) {
      const cell = below(world, maze.ways.length)
      if (cell === maze.start || taken.includes(cell) || (stepsFrom(maze, maze.start)[cell] ?? 0) < 3)
        continue
      taken.push(cell)
      const { x, z } = middleOf(maze, cell)
      // To one side, so that there is a way past it.
      const aside = chance(world) < 0.5 ? 0.95 : -0.95
      addBody(world, member, 'hazard', {
        ...prowler,
        x: x + aside,
        y: 0,
        z: z + aside,
        size: 1,
        radius: 0.45 / member.size,
        goal: cell,
      })
    }
  if (world.level === 1)
    for (const member of castIn(plan, 'friend'))
      for (let i = 0; i < Math.min(6, member.count ?? 1); i++) {
        const cell = spreadCell(world, maze, taken)
        taken.push(cell)
        addBody(world, member, 'friend', {
          ...prowler,
          ...middleOf(maze, cell),
          size: 1.3,
          radius: 0.5,
          goal: cell,
        })
      }
  layLandmarks(world, maze)
}

/** What stands in the rooms, each with something of its own. */
function layLandmarks(world: MazeWorld, maze: Maze): void {
  const { plan } = world
  const held = heldOf(plan)
  const named = [...castIn(plan, 'obstacle'), ...castIn(plan, 'prop'), ...castIn(plan, 'projectile')]
    .filter(({ id }) => id !== held)
    .map(({ id }) => id)
  const list = [...named, ...landmarks]
  const rooms = maze.rooms.length > 0 ? maze.rooms : [middleOf(maze, Math.floor(maze.ways.length / 2))]
  const spots = [
    ...rooms,
    ...(named.length > rooms.length ? maze.ends.slice(0, 6).map((cell) => middleOf(maze, cell)) : []),
  ]
  spots.forEach(({ x, z }, i) => {
    const id = list[i % list.length] ?? 'maze:statue'
    const member = memberOf(plan, id)
    addBody(world, member ?? id, 'obstacle', {
      ...prowler,
      x,
      y: 0.04,
      z,
      yaw: i * 1.3,
      size: 2,
      radius: 0.55 / (member?.size ?? 1),
    })
  })
}

export const landmarks = ['maze:statue', 'maze:fountain'] as const

/** What closes the way out until it opens, and what waits behind it. */
function layGate(world: MazeWorld, maze: Maze): void {
  const { plan } = world
  const { gate } = maze
  const [door] = castIn(plan, 'door')
  addBody(world, door ?? 'maze:gate', 'door', {
    ...prowler,
    x: gate.x,
    y: 0,
    z: gate.z,
    yaw: gate.yaw,
    size: door ? 2.6 / door.size : 3.2,
    radius: 1.2,
  })
  const way = ahead(gate.yaw)
  castIn(plan, 'goal').forEach((member, i) => {
    addBody(world, member, 'goal', {
      ...prowler,
      x: gate.x + way.x * (3.4 + i * 2),
      y: 0,
      z: gate.z + way.z * (3.4 + i * 2),
      yaw: gate.yaw + Math.PI,
      size: 2.6,
      radius: 1,
    })
  })
}

/** What the prompt names last comes when all is found. */
export function callBoss(world: MazeWorld): void {
  const { plan, level } = world
  const [boss] = castIn(plan, 'boss')
  if (!boss || level < plan.rules.levels) return
  const maze = mazeOf(plan, level)
  const hero = heroOf(world)
  addHunter(world, boss.id, farCell(maze, hero))
  tell(world, 'boss', {
    by: boss.id,
    to: hero.cast,
    x: hero.x,
    y: 2,
    z: hero.z,
    words: `The ${boss.name} is awake`,
  })
}

export function farCell(maze: Maze, from: { x: number; z: number }): number {
  const steps = stepsFrom(maze, cellAt(maze, from))
  return steps.reduce((best, count, cell) => (count > (steps[best] ?? 0) ? cell : best), 0)
}
