import type { CastMember, CastRole, GamePlan, PowerUp } from '../../game/plan.ts'
import { memberOf } from '../../game/plan.ts'
import { newWorld, rate, type World } from '../../game/world.ts'

/** A body in an arena. What it is comes from the cast; what it does from its behaviour. */
export type Entity = {
  id: number
  /** The id of its cast member; power-ups have names of their own. */
  cast: string
  role: EntityRole
  /** Its centre. */
  x: number
  y: number
  vx: number
  vy: number
  /** The length of its longer side as it is drawn; bodies are a bit smaller, so that a near miss is a miss. */
  size: number
  /** 1 looks right, -1 left. */
  facing: number
  angle: number
  health: number
  most: number
  behaviour: string
  speed: number
  /** Steps since it came. */
  age: number
  /** Two numbers that its behaviour remembers. */
  a: number
  b: number
  homeX: number
  homeY: number
  /** Steps for which nothing can hurt it. */
  safe: number
  gone: boolean
}

export type EntityRole = CastRole | 'second' | 'power-up' | 'shot' | 'foe-shot'

/** What a cell of the grid is. An arena without walls has no grid at all. */
export const tile = { empty: 0, solid: 1, platform: 2, spikes: 3, water: 4, lava: 5, ladder: 6 } as const
export type Tile = (typeof tile)[keyof typeof tile]

export type Grid = { columns: number; rows: number; size: number; cells: number[] }

export type ArenaWorld = World & {
  width: number
  height: number
  grid: Grid | null
  entities: Entity[]
  nextId: number
  /** Steps that a power-up still lasts. */
  powers: Partial<Record<PowerUp, number>>
  /** How many of the aim are done (collected, defeated, crossed…), and how many there are. */
  done: number
  aim: number
  keys: number
  /** Steps since the last thing was collected, and how many came in a row. */
  since: number
  streak: number
}

export function newArena(plan: GamePlan, seed: number, width: number, height: number): ArenaWorld {
  return {
    ...newWorld(plan, seed),
    width,
    height,
    grid: null,
    entities: [],
    nextId: 1,
    powers: {},
    done: 0,
    aim: 0,
    keys: 0,
    since: 9999,
    streak: 0,
  }
}

type Place = { x: number; y: number } & Partial<Omit<Entity, 'id' | 'cast'>>

/** Puts a member of the cast on the stage. */
export function place(world: ArenaWorld, member: CastMember | string, at: Place): Entity {
  const cast = typeof member === 'string' ? memberOf(world.plan, member) : member
  return add(world, cast.id, { role: cast.role, size: 44 * cast.size, ...at })
}

/** Puts something outside the cast on the stage: a power-up, a shot. */
export function add(world: ArenaWorld, cast: string, at: Place & { role: EntityRole }): Entity {
  const health = at.health ?? 1
  // Written out in one order: entities of one shape are stepped a quarter faster than a mixture.
  const entity: Entity = {
    id: world.nextId++,
    cast,
    role: at.role,
    x: at.x,
    y: at.y,
    vx: at.vx ?? 0,
    vy: at.vy ?? 0,
    size: at.size ?? 40,
    facing: at.facing ?? 1,
    angle: at.angle ?? 0,
    health,
    most: at.most ?? health,
    behaviour: at.behaviour ?? 'still',
    speed: at.speed ?? 0,
    age: at.age ?? 0,
    a: at.a ?? 0,
    b: at.b ?? 0,
    homeX: at.homeX ?? at.x,
    homeY: at.homeY ?? at.y,
    safe: at.safe ?? 0,
    gone: at.gone ?? false,
  }
  world.entities.push(entity)
  return entity
}

export function inRole(world: ArenaWorld, role: EntityRole): Entity[] {
  return world.entities.filter((entity) => entity.role === role && !entity.gone)
}

/** The first player. Arenas always have one. */
export function playerOf(world: ArenaWorld): Entity {
  const player = world.entities.find((entity) => entity.role === 'player')
  if (!player) throw new Error('The arena has no player')
  return player
}

/** Everybody who is played by a person. */
export function playersOf(world: ArenaWorld): Entity[] {
  return world.entities.filter(({ role, gone }) => !gone && (role === 'player' || role === 'second'))
}

export function nearest(from: { x: number; y: number }, list: readonly Entity[]): Entity | undefined {
  let best: Entity | undefined
  let least = Number.POSITIVE_INFINITY
  for (const entity of list) {
    const distance = (entity.x - from.x) ** 2 + (entity.y - from.y) ** 2
    if (distance < least) {
      least = distance
      best = entity
    }
  }
  return best
}

export function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Whether two bodies touch. `kindness` shrinks both: 0.36 of the size is a fair radius for round pictures. */
export function touches(one: Entity, other: Entity, kindness = 0.36): boolean {
  const reach = (one.size + other.size) * kindness
  const dx = one.x - other.x
  const dy = one.y - other.y
  return dx * dx + dy * dy < reach * reach
}

export function cellAt({ columns, rows, cells }: Grid, column: number, row: number): Tile {
  if (column < 0 || column >= columns || row < 0) return tile.solid
  if (row >= rows) return tile.empty
  return (cells[row * columns + column] ?? tile.empty) as Tile
}

/** Moves a body by its velocity and stops it at walls and at the edge. Tells which sides it met. */
export function moveWithin(world: ArenaWorld, entity: Entity): { x: boolean; y: boolean } {
  const half = halfOf(world, entity)
  const met = { x: false, y: false }
  const step = 1 / rate
  entity.x += entity.vx * step
  if (solidAround(world, entity, half)) {
    entity.x -= entity.vx * step
    met.x = true
  }
  entity.y += entity.vy * step
  if (solidAround(world, entity, half)) {
    entity.y -= entity.vy * step
    met.y = true
  }
  // The whole picture stays on the stage, not only the body.
  const edge = Math.max(half, entity.size * 0.46)
  const x = Math.min(Math.max(entity.x, edge), world.width - edge)
  const y = Math.min(Math.max(entity.y, edge), world.height - edge)
  if (x !== entity.x) met.x = true
  if (y !== entity.y) met.y = true
  entity.x = x
  entity.y = y
  return met
}

/** Half the width of a body. Among walls nobody is wider than a gap between them, however large the picture. */
export function halfOf({ grid }: ArenaWorld, { size }: { size: number }): number {
  return grid ? Math.min(size * 0.36, grid.size * 0.42) : size * 0.36
}

/** Whether a body would overlap a wall. */
export function solidAround({ grid }: ArenaWorld, { x, y }: { x: number; y: number }, half: number): boolean {
  if (!grid) return false
  const { size } = grid
  const right = Math.floor((x + half) / size)
  const below = Math.floor((y + half) / size)
  for (let row = Math.floor((y - half) / size); row <= below; row++)
    for (let column = Math.floor((x - half) / size); column <= right; column++)
      if (cellAt(grid, column, row) === tile.solid) return true
  return false
}

/** Ages everything and lets go of what is gone. To be called once at the end of a step. */
export function tidy(world: ArenaWorld): void {
  for (const entity of world.entities) {
    entity.age++
    if (entity.safe > 0) entity.safe--
  }
  if (world.entities.some(({ gone }) => gone)) world.entities = world.entities.filter(({ gone }) => !gone)
  world.since++
  for (const name of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[name] ?? 0) - 1
    if (left > 0) world.powers[name] = left
    else delete world.powers[name]
  }
}

export function hasPower(world: ArenaWorld, name: PowerUp): boolean {
  return (world.powers[name] ?? 0) > 0
}
