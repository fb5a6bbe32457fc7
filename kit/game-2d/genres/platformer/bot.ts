import { type Button, holding, holds } from '../../../core/input.ts'
import { type Entity, hasPower, inRole, playerOf } from '../../arena/arena.ts'
import { isFoe } from '../../arena/meetings.ts'
import type { Bot, Memory } from '../../bot.ts'
import { memberOf } from '../../plan.ts'
import { type Body, came, type Ground, moveBody } from './body.ts'
import { foeAt } from './foes.ts'
import { cell, look } from './level.ts'
import { ammoOf, bossIsThere, groundOf, missing, type PlatformerWorld } from './rules.ts'

/** Something one may do for the next second: where to, for how long, and how long the jump is held. */
type Idea = { way: number; run: number; jump: number; every: number; climb?: true }

const idea = (way: number, run = 999, jump = 0, every = 0): Idea => ({ way, run, jump, every })
const wait = idea(0)
const ideas: Record<PlatformerWorld['mode'], Idea[]> = {
  run: [
    idea(1),
    idea(1, 999, 30),
    idea(1, 999, 4),
    idea(1, 999, 12),
    wait,
    idea(1, 10),
    idea(1, 34, 30),
    idea(1, 22, 12),
    idea(0, 0, 30),
    idea(-1),
    idea(-1, 999, 30),
  ],
  flip: [
    idea(1),
    idea(1, 999, 4),
    wait,
    idea(1, 10),
    idea(0, 0, 4),
    idea(-1),
    idea(-1, 999, 4),
    idea(1, 20, 4),
  ],
  swim: [
    idea(1),
    idea(1, 999, 5, 30),
    idea(1, 999, 5, 16),
    idea(1, 999, 5, 46),
    idea(0, 0, 5, 20),
    wait,
    idea(-1, 999, 5, 30),
    idea(-1, 999, 5, 16),
  ],
}
const doubleJump = idea(1, 999, 60, 22)
const climb: Idea = { way: 1, run: 999, jump: 0, every: 0, climb: true }

/** Thinks a second ahead with the rules of the game itself, and does what brings it furthest unharmed. */
export const bot: Bot<PlatformerWorld> = {
  play(world, memory) {
    const player = playerOf(world)
    const body = world.bodies[0]
    if (!body) return holding()
    const thought = Number(memory.at ?? -99)
    if (world.tick - thought >= 6 || world.tick < thought) think(world, player, body, memory)
    const list = listOf(world, body)
    const now = list[Number(memory.idea)] ?? wait
    const input = holding(...buttonsOf(now, world.tick - Number(memory.since), Number(memory.way)))
    return aims(world, player) ? { ...input, held: input.held | 32 } : input
  },
  progress: ({ level, plan, goal, bodies }) =>
    Math.min(1, (level - 1 + Math.min(1, (bodies[0]?.x ?? 0) / goal.x)) / plan.rules.levels),
  lose(world) {
    const body = world.bodies[0]
    const stuck = body && Math.abs(body.vx) < 6 && world.tick % 40 < 20
    return stuck ? holding('right', 'a') : holding('right')
  },
}

function listOf(world: PlatformerWorld, body: Body): Idea[] {
  const list = ideas[world.mode]
  const more: Idea[] = []
  if (world.plan.rules.doubleJump && world.mode === 'run') more.push(doubleJump)
  const { grid } = world
  if (grid && look(grid, Math.floor(body.x / cell), Math.floor((body.y + 20) / cell)) === 6) more.push(climb)
  return more.length > 0 ? [...list, ...more] : list
}

function buttonsOf({ way, run, jump, every, climb: up }: Idea, time: number, ahead: number): Button[] {
  const held: Button[] = []
  if (way !== 0 && time < run) held.push(way * ahead > 0 ? 'right' : 'left')
  // A press has to be new to be one: the first step lets go.
  const beat = every > 0 ? (time - 1) % every : time - 1
  if (beat >= 0 && beat < (every > 0 ? Math.min(jump, every - 4) : jump)) held.push('a')
  if (up) held.push('up')
  return held
}

function think(world: PlatformerWorld, player: Entity, body: Body, memory: Memory): void {
  memory.at = world.tick
  const target = targetOf(world, body, memory)
  const way = target < body.x ? -1 : 1
  const view = viewOf(world, player, target)
  const list = listOf(world, body)
  // What is being done goes on unless something else is clearly better.
  let best = Number(memory.idea ?? 0)
  let since = Number(memory.since ?? world.tick)
  let most =
    way === memory.way ? worth(world, view, body, list[best] ?? wait, world.tick - since, way) + 6 : -9999
  list.forEach((one, index) => {
    const airborne = body.coyote <= 0 && world.mode === 'run' && one !== doubleJump
    if (airborne && one.jump > 0) return
    const value = worth(world, view, body, one, 0, way)
    if (value <= most) return
    most = value
    best = index
    since = world.tick
  })
  memory.idea = best
  memory.since = since
  memory.way = way
}

/** To the goal; but first back to what the goal waits for. */
function targetOf(world: PlatformerWorld, body: Body, memory: Memory): number {
  const { items, key } = missing(world)
  const [boss] = inRole(world, 'boss')
  if (boss) return boss.x
  const wanted = key ? inRole(world, 'key') : []
  if (items > 0 && body.x > world.goal.x - 400) memory.back = world.level
  if (items > 0 && memory.back === world.level)
    wanted.push(...inRole(world, 'collectible').filter(({ id }) => id !== memory.ignored))
  const behind = wanted.filter(({ x }) => memory.back === world.level || x < body.x + 700)
  const [first] = behind.sort((one, other) => Math.abs(one.x - body.x) - Math.abs(other.x - body.x))
  if (!first) return world.goal.x + 200
  if (memory.wanted !== first.id) memory.wantedAt = world.tick
  memory.wanted = first.id
  if (world.tick - Number(memory.wantedAt) > 400) memory.ignored = first.id
  return first.x
}

type View = {
  ground: Ground
  foes: Entity[]
  items: Entity[]
  pace: number
  safe: number
  target: number
  boss: boolean
}

/** Everything that matters within a second. */
function viewOf(world: PlatformerWorld, player: Entity, target: number): View {
  const near = (entity: Entity, reach: number) => Math.abs(entity.x - player.x) < reach && !entity.gone
  return {
    ground: groundOf(world),
    foes: world.entities.filter((entity) => isFoe(entity) && near(entity, 520)),
    items: world.entities.filter(
      (entity) =>
        near(entity, 330) &&
        ((entity.role === 'collectible' && (memberOf(world.plan, entity.cast).points ?? 10) > 0) ||
          entity.role === 'power-up' ||
          entity.role === 'key' ||
          (entity.role === 'friend' && entity.a === 0)),
    ),
    pace: hasPower(world, 'slow') ? 0.5 : 1,
    safe: player.safe,
    target,
    boss: bossIsThere(world),
  }
}

const horizon = 54

/** How good it would be: the way made, what was taken on the way, and above all whether it was survived. */
function worth(world: PlatformerWorld, view: View, from: Body, one: Idea, time: number, way: number): number {
  const body = { ...from }
  const { foes, items, ground } = view
  const start = ground.clock
  const beaten = new Set<Entity>()
  const taken = new Set<Entity>()
  let before = world.before
  let value = 0
  let x = body.x
  for (let step = 1; step <= horizon + 50; step++) {
    const held = holding(...buttonsOf(one, time + step, way)).held
    ground.clock = start + step
    const result = moveBody(body, ground, held, before)
    before = held
    if (world.arena && view.boss)
      body.x = Math.min(Math.max(body.x, world.arena.left + 20), world.arena.right - 20)
    if (result & came.fell || drowned(world, body)) value -= 2500 - step * 4
    if (result & came.pricked && step > view.safe) value -= 900 - step * 3
    for (const foe of foes) value += meeting(world, view, body, foe, beaten, step)
    if (step % 2 === 0)
      for (const item of items)
        if (!taken.has(item) && Math.abs(item.x - body.x) < 40 && Math.abs(item.y - body.y) < 42) {
          taken.add(item)
          value += (item.role === 'key' ? 260 : 34) - step * 0.2
        }
    if (step === horizon) x = body.x
    if (value < -400) break
    // Beyond the horizon it only matters that one lands.
    if (step >= horizon && (body.coyote > 0 || world.mode !== 'run')) break
  }
  ground.clock = start
  if (view.boss) return value - Math.abs(Math.abs(x - view.target) - 190) * 0.3
  const way0 = Math.abs(from.x - view.target) - Math.abs(x - view.target)
  const high = body.coyote > 0 ? (from.y - body.y) * 0.15 : 0
  return value + way0 + (world.mode === 'run' ? high : 0)
}

function drowned({ plan, mode }: PlatformerWorld, body: Body): boolean {
  return plan.content?.over !== undefined && mode !== 'swim' && body.y > 536
}

function meeting(
  world: PlatformerWorld,
  view: View,
  body: Body,
  foe: Entity,
  beaten: Set<Entity>,
  step: number,
): number {
  if (beaten.has(foe)) return 0
  const shot = foe.role === 'foe-shot'
  const at = shot
    ? { x: foe.x + (foe.vx * step) / 60, y: foe.y + (foe.vy * step) / 60 }
    : foeAt(foe, foe.a + step * view.pace * (foe.role === 'boss' ? 1 + 0.22 * (foe.vx - 1) : 1))
  const reach = (70 + foe.size) * 0.36
  const dx = at.x - body.x
  const dy = at.y - body.y
  if (dx * dx + dy * dy > (reach + 5) * (reach + 5)) return 0
  const stompable = foe.role === 'enemy' || foe.role === 'boss'
  const comesDown = body.vy * body.pull > (world.mode === 'swim' ? 20 : 60)
  if (stompable && comesDown && dy * body.pull > foe.size * 0.2) {
    beaten.add(foe)
    body.vy = -body.pull * (foe.role === 'boss' ? 640 : world.mode === 'run' ? 500 : 220)
    return foe.role === 'boss' ? (foe.safe > step ? 0 : 300 - step) : 45
  }
  if (step < view.safe || (foe.role === 'boss' && foe.safe > step)) return 0
  return -900 + step * 3
}

/** Shoots at what is ahead at the same height. */
function aims(world: PlatformerWorld, player: Entity): boolean {
  if (!ammoOf(world.plan) || world.reload > 0 || holds(world.before, 'b')) return false
  return world.entities.some(
    ({ role, x, y, size }) =>
      (role === 'enemy' || role === 'boss') &&
      Math.abs(y - player.y) < size * 0.5 &&
      (x - player.x) * player.facing > 0 &&
      Math.abs(x - player.x) < 420,
  )
}
