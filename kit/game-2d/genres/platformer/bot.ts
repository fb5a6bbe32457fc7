import { bitOf, holding, holds, type Input } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { memberOf } from '../../../game/plan.ts'
import { type Entity, hasPower, inRole, nearest, playerOf, tile } from '../../arena/arena.ts'
import { isFoe } from '../../arena/meetings.ts'
import { ammoOf } from '../../arena/shooting.ts'
import { type Body, came, type Ground, moveBody } from './body.ts'
import { foeAt } from './foes.ts'
import { cell, look } from './level.ts'
import { bossIsThere, groundOf, isOpen, missing, type PlatformerWorld } from './world.ts'

/** Something one may do for the next second: where to, for how long, when to jump and for how long to hold it. */
type Idea = {
  way: number
  run: number
  hold: number
  from: number
  every: number
  /** Runs only from here on. */
  late?: number
  climb?: true
  drop?: true
  /** Makes sense only while a jump is on its way up and held. */
  rising?: true
}

const forever = 999
const go = (way: number, run = forever): Idea => ({ way, run, hold: 0, from: 0, every: 0 })
const leap = (way: number, hold: number, run = forever, from = 1, every = 0): Idea => ({
  way,
  run,
  hold,
  from,
  every,
})
const rise = (way: number, run = forever): Idea => ({ ...leap(way, 24, run, 0), rising: true })
const wait = go(0)
/** First what brings one on; the others are thought of only where that does not. */
const ideas: Record<PlatformerWorld['mode'], { bold: Idea[]; wary: Idea[] }> = {
  run: {
    bold: [
      go(1),
      leap(1, 30),
      leap(1, 12),
      leap(1, 4),
      leap(1, 30, forever, 7),
      leap(1, 30, forever, 13),
      rise(1),
    ],
    wary: [
      wait,
      go(1, 6),
      go(1, 14),
      go(1, 24),
      leap(1, 30, 34),
      leap(1, 12, 22),
      leap(0, 30),
      { ...leap(1, 30), late: 12 },
      go(-1),
      leap(-1, 30),
      rise(1, 12),
      rise(1, 26),
      rise(0),
    ],
  },
  flip: {
    bold: [go(1), leap(1, 4), leap(1, 4, forever, 9)],
    wary: [wait, go(1, 8), leap(1, 4, 20), leap(0, 4), go(-1), leap(-1, 4)],
  },
  swim: {
    bold: [go(1), ...[30, 16, 46].map((every) => leap(1, 5, forever, 1, every))],
    wary: [wait, leap(0, 5, forever, 1, 20), ...[30, 16].map((every) => leap(-1, 5, forever, 1, every))],
  },
}
const doubleJump = leap(1, 18, forever, 1, 22)
const climb: Idea = { ...go(1), climb: true }
const drop: Idea = { ...wait, drop: true }

/** Thinks a second ahead with the rules of the game itself, and does what brings it furthest unharmed. */
export const bot: Bot<PlatformerWorld> = {
  play(world, memory) {
    const player = playerOf(world)
    const body = world.bodies[0]
    if (!body) return holding()
    const thought = Number(memory.at ?? -99)
    if (world.tick - thought >= 9 || world.tick < thought) think(world, player, body, memory)
    const list = listOf(world, body)
    const now = list[Number(memory.idea)] ?? wait
    const held = maskOf(now, world.tick - Number(memory.since), Number(memory.way))
    return { held: aims(world, player) ? held | b : held, second: 0 }
  },
  progress: ({ level, plan, goal, bodies }) =>
    Math.min(1, (level - 1 + Math.min(1, (bodies[0]?.x ?? 0) / goal.x)) / plan.rules.levels),
  // Does whatever hurts; where nothing does, it runs on and gets over walls.
  lose(world, memory) {
    const body = world.bodies[0]
    if (!body) return holding()
    if (world.mode === 'swim') return swimToFoe(world, body)
    const list = listOf(world, body)
    if (world.tick - Number(memory.at ?? -99) >= 12) {
      memory.at = world.tick
      memory.since = world.tick
      memory.idea = -1
      const view = viewOf(world, playerOf(world), world.goal)
      let least = -400
      for (const [index, one] of list.entries()) {
        const value = possible(world, body, one) ? worth(world, view, body, one, 0, 1) : 0
        // Rather into the arms of a foe than into a pit: that shows what the foes are for.
        const met = value < -400 && value > -1200
        if (met ? least > -1e4 : value < least) {
          least = met ? -1e4 : value
          memory.idea = index
        }
      }
    }
    const found = list[Number(memory.idea)]
    if (found) return { held: maskOf(found, world.tick - Number(memory.since), 1), second: 0 }
    if (Math.abs(body.vx) > 6) return holding('right')
    return world.tick % 160 < 60 && world.tick % 40 < 20 ? holding('right', 'a') : holding('right', 'up')
  },
}

function swimToFoe(world: PlatformerWorld, body: Body): Input {
  const foe = nearest(body, world.entities.filter(isFoe)) ?? world.goal
  const near = Math.abs(foe.x - body.x) < 100
  const { x, y } = near ? foe : openingTo(world, body, foe)
  const way = x < body.x ? 'left' : 'right'
  return y < body.y && world.tick % 16 < 5 ? holding(way, 'a') : holding(way)
}

/** Everything that may be done here, the bold ideas first. */
function listOf(world: PlatformerWorld, body: Body): Idea[] {
  const { bold, wary } = ideas[world.mode]
  if (world.mode !== 'run') return [...bold, ...wary]
  const more = world.plan.rules.doubleJump ? [doubleJump, drop] : [drop]
  const { grid } = world
  if (grid && look(grid, Math.floor(body.x / cell), Math.floor((body.y + 20) / cell)) === tile.ladder)
    more.push(climb)
  return [...bold, ...wary, ...more]
}

const [left, right, up, down, a, b] = (['left', 'right', 'up', 'down', 'a', 'b'] as const).map(bitOf) as [
  number,
  number,
  number,
  number,
  number,
  number,
]

/** The buttons of an idea at a time. A press has to be new to be one, so no idea presses in its first step. */
function maskOf(
  { way, run, hold, from, every, late = 0, climb: climbs, drop: drops }: Idea,
  time: number,
  ahead: number,
): number {
  let mask = climbs ? up : drops && time < 12 ? down : 0
  if (way !== 0 && time >= late && time < run) mask |= way * ahead > 0 ? right : left
  const beat = time < from ? -1 : every > 0 ? (time - from) % every : time - from
  if (beat >= 0 && beat < hold) mask |= a
  return mask
}

function think(world: PlatformerWorld, player: Entity, body: Body, memory: Memory): void {
  memory.at = world.tick
  const wanted = targetOf(world, body, memory)
  const target = world.mode === 'swim' ? openingTo(world, body, wanted) : wanted
  const way = target.x < body.x ? -1 : 1
  const view = viewOf(world, player, target)
  const list = listOf(world, body)
  // What is being done goes on unless something else is clearly better.
  let best = Number(memory.idea ?? 0)
  let since = Number(memory.since ?? world.tick)
  let most =
    way === memory.way ? worth(world, view, body, list[best] ?? wait, world.tick - since, way) + 6 : -9999
  const contented = most > view.ground.pace * 0.75 && (view.reachable & ~view.met.items) === 0
  if (contented) return
  const { bold } = ideas[world.mode]
  for (const [index, one] of list.entries()) {
    if (index === bold.length && most > view.ground.pace * 0.5 && !view.boss) break
    if (!possible(world, body, one)) continue
    const value = worth(world, view, body, one, 0, way)
    if (value <= most) continue
    most = value
    best = index
    since = world.tick
  }
  memory.idea = best
  memory.since = since
  memory.way = way
}

function possible(world: PlatformerWorld, body: Body, one: Idea): boolean {
  if (one.rising) return body.jumping && holds(world.before, 'a')
  return one.hold === 0 || body.coyote > 0 || world.mode === 'swim' || one === doubleJump
}

/** To the goal; but first back to what the goal waits for. */
function targetOf(world: PlatformerWorld, body: Body, memory: Memory): Point {
  const { items, key } = missing(world)
  const [boss] = inRole(world, 'boss')
  if (boss) return boss
  const wanted = key ? [...inRole(world, 'key'), ...(world.keys > 0 ? inRole(world, 'door') : [])] : []
  if (items > 0 && body.x > world.goal.x - 400) memory.back = world.level
  if (items > 0 && memory.back === world.level)
    wanted.push(...inRole(world, 'collectible').filter(({ id }) => id !== memory.ignored))
  const behind = wanted.filter(({ x }) => memory.back === world.level || x < body.x + 700)
  const [first] = behind.sort((one, other) => Math.abs(one.x - body.x) - Math.abs(other.x - body.x))
  if (!first) return { x: world.goal.x, y: world.goal.y - 40 }
  if (memory.wanted !== first.id) memory.wantedAt = world.tick
  memory.wanted = first.id
  if (world.tick - Number(memory.wantedAt) > 400) memory.ignored = first.id
  return first
}

/** Whoever swims goes for the opening in the next wall. */
function openingTo({ grid }: PlatformerWorld, body: Body, target: Point): Point {
  if (!grid) return target
  const way = target.x < body.x ? -1 : 1
  const home = Math.floor(body.x / cell)
  const free = (column: number, row: number) => row > 1 && row < 10 && look(grid, column, row) === tile.empty
  for (let column = home; Math.abs(column - home) < 5; column += way) {
    const rows = [2, 3, 4, 5, 6, 7, 8, 9].filter((row) => free(column, row) && free(column, row - 1))
    if (rows.length === 7) continue
    const [row] = rows.sort((one, other) => Math.abs(one * cell - body.y) - Math.abs(other * cell - body.y))
    if (row !== undefined) return { x: body.x + way * 400, y: row * cell }
  }
  return Math.abs(target.x - body.x) < 300 ? target : { x: target.x, y: body.y }
}

type Point = { x: number; y: number }

type View = {
  ground: Ground
  foes: Entity[]
  items: Entity[]
  /** Which of the items are near ahead, and what the last thought met: one bit each. */
  reachable: number
  met: Met
  pace: number
  safe: number
  size: number
  target: Point
  boss: boolean
  open: boolean
}

/** What was met is remembered, as nobody is met or taken twice. */
type Met = { foes: number; items: number }

/** Everything that matters within a second. */
function viewOf(world: PlatformerWorld, player: Entity, target: Point): View {
  const way = Math.sign(target.x - player.x)
  const near = (entity: Entity, reach: number) => Math.abs(entity.x - player.x) < reach && !entity.gone
  const items = world.entities.filter(
    (entity) =>
      near(entity, 300) &&
      ((entity.role === 'collectible' && (memberOf(world.plan, entity.cast).points ?? 10) > 0) ||
        entity.role === 'power-up' ||
        entity.role === 'key' ||
        (entity.role === 'friend' && entity.a === 0)),
  )
  items.length = Math.min(items.length, 30)
  let reachable = 0
  items.forEach(({ x, y }, index) => {
    const gap = (x - player.x) * way
    if (gap > -20 && gap < 190 && y > player.y - 150) reachable |= 1 << index
  })
  return {
    ground: groundOf(world),
    foes: world.entities.filter((entity) => isFoe(entity) && near(entity, 440)).slice(0, 30),
    items,
    reachable,
    met: { foes: 0, items: 0 },
    pace: hasPower(world, 'slow') ? 0.5 : 1,
    safe: player.safe,
    size: player.size,
    target,
    boss: bossIsThere(world),
    open: isOpen(world),
  }
}

const horizon = 50

/** How good it would be: the way made, what was taken on the way, and above all whether it was survived. */
function worth(world: PlatformerWorld, view: View, from: Body, one: Idea, time: number, way: number): number {
  const body = { ...from }
  const { foes, items, ground } = view
  const start = ground.clock
  const { met } = view
  met.foes = 0
  met.items = 0
  let before = world.before
  let value = 0
  const end = { x: body.x, y: body.y }
  for (let step = 1; step <= horizon + 50; step++) {
    const held = maskOf(one, time + step - 1, way)
    ground.clock = start + step
    const result = moveBody(body, ground, held, before)
    before = held
    if (world.arena && view.boss)
      body.x = Math.min(Math.max(body.x, world.arena.left + 20), world.arena.right - 20)
    if (result & came.fell || drowned(world, body)) value -= 2500 - step * 4
    if (result & came.pricked && step > view.safe) value -= 900 - step * 3
    for (let index = 0; index < foes.length; index++) value += meeting(world, view, body, index, met, step)
    if (step % 3 === 0) value += takings(items, body, met, step)
    if (step === horizon) {
      end.x = body.x
      end.y = body.y
    }
    if (value < -400) break
    if (view.open && Math.abs(body.x - world.goal.x) < 44 && Math.abs(body.y - world.goal.y + 50) < 50)
      return value + 400 - step
    // Beyond the horizon it only matters that one lands.
    if (step >= horizon && (body.coyote === 6 || world.mode !== 'run')) break
  }
  ground.clock = start
  if (view.boss) return value - Math.abs(Math.abs(end.x - view.target.x) - 190) * 0.3
  const high = body.coyote > 0 ? (from.y - body.y) * 0.15 : 0
  return (
    value +
    farFrom(view.target, from, world.mode) -
    farFrom(view.target, end, world.mode) +
    (world.mode === 'run' ? high : 0)
  )
}

/** Height matters once it is near. */
function farFrom(target: Point, { x, y }: Point, mode: PlatformerWorld['mode']): number {
  const across = Math.abs(target.x - x)
  if (mode === 'swim') return across + Math.abs(target.y - y) * 1.2
  return across + Math.abs(target.y - y) * Math.max(0, 1 - across / 160)
}

function drowned({ plan, mode }: PlatformerWorld, body: Body): boolean {
  return plan.content?.over !== undefined && mode !== 'swim' && body.y > 536
}

function takings(items: readonly Entity[], body: Body, met: Met, step: number): number {
  let value = 0
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (!item || met.items & (1 << index)) continue
    if (Math.abs(item.x - body.x) > 38 || Math.abs(item.y - body.y) > 40) continue
    met.items |= 1 << index
    value += (item.role === 'key' ? 260 : 34) - step * 0.2
  }
  return value
}

function meeting(
  world: PlatformerWorld,
  view: View,
  body: Body,
  index: number,
  met: Met,
  step: number,
): number {
  const foe = view.foes[index]
  if (!foe || met.foes & (1 << index)) return 0
  const shot = foe.role === 'foe-shot'
  const at = shot
    ? { x: foe.x + (foe.vx * step) / 60, y: foe.y + (foe.vy * step) / 60 }
    : foeAt(foe, foe.a + step * view.pace * (foe.role === 'boss' ? 1 + 0.22 * (foe.vx - 1) : 1))
  const reach = (view.size + foe.size) * 0.36
  const dx = at.x - body.x
  const dy = at.y - body.y
  if (dx * dx + dy * dy > (reach + 5) * (reach + 5)) return 0
  const stompable = foe.role === 'enemy' || foe.role === 'boss'
  const comesDown = body.vy * body.pull > (world.mode === 'swim' ? 20 : 60)
  if (stompable && comesDown && dy * body.pull > foe.size * 0.2) {
    met.foes |= 1 << index
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
