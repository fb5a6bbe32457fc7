import { holds, type Input } from '../../core/input.ts'
import { below, between, chance, pickOne, rate, tell } from '../../game/world.ts'
import { harm } from '../harm.ts'
import {
  amountOf,
  type Block,
  type Body,
  bookOf,
  countOf,
  isPlayed,
  kindOf,
  playerOf,
  type RulesWorld,
} from '../world.ts'
import { type Space, type Spot, stage } from './space.ts'
import { pointed, walk } from './ways.ts'

export const cell = 60
/** The far side is row 0, the start the last one. */
export const rows = stage.height / cell
export const startRow = rows - 1
const columns = stage.width / cell

export const middleOf = (row: number) => (row + 0.5) * cell
export const rowOf = (y: number) => Math.max(0, Math.min(startRow, Math.floor(y / cell)))
const columnAt = (x: number) => (Math.max(0, Math.min(columns - 1, Math.floor(x / cell))) + 0.5) * cell

/** From the start up: r is a road, t a rail, w water, s a safe strip. Each level adds something to the one before. */
const dry = ['rrsrrsrr', 'rrrstrrs', 'rrtsrrtr', 'rrtrsrrt']
const wet = ['rrrsswws', 'rrrswwws', 'rrtrswww', 'rtrrswww']
const only = ['rswwswws', 'rswwwsww', 'rswwwsww', 'rrswwwww']
const tracks = ['rtsrtsrr', 'rtrstrts', 'trtstrtr', 'trtrstrt']
const tiles: Record<string, string> = { r: 'road', t: 'rail', w: 'water' }

function patternOf(world: RulesWorld): string {
  const { river, rail } = bookOf(world).space
  const wetNow = river === 'only' || river === 'always' || (river === 'later' && world.level > 1)
  const list = river === 'only' ? only : wetNow ? wet : rail ? tracks : dry
  return list[Math.min(world.level, list.length) - 1] ?? 'rrsrrsrr'
}

/** What a row is made of: the far side, a strip, a road, a rail or water. */
export const tileOf = (world: RulesWorld, row: number) => world.blocks[row]?.tile ?? 'strip'

/** What floats: the blocks after those of the rows. */
export const floatsIn = (world: RulesWorld) => world.blocks.slice(rows)

/** How fast everything goes along a row: neighbours go opposite ways, each at a pace of its own. */
export function laneSpeed(world: RulesWorld, row: number): number {
  const way = (row + Math.round(world.bend)) % 2 === 0 ? 1 : -1
  const tile = tileOf(world, row)
  if (tile === 'rail') return way * amountOf(world, [430, 600])
  const own = 0.75 + 0.14 * ((row * 3 + Math.round(world.bend * 3)) % 4)
  return way * own * amountOf(world, tile === 'water' ? [34, 92] : [50, 165])
}

/** Steps between two trains, and how long before one comes it is announced. */
const period = 6 * rate
export const announced = Math.round(1.3 * rate)
/** Steps until the next train sets out; below 0 while one is under way. */
export const trainIn = ({ tick }: { tick: number }, row: number) => 3.5 * rate - ((tick + row * 131) % period)

const beyond = 80

/** Along its lane, and in again on the other side. By rail, all at once, and then nobody for a while. */
export function goAlong(world: RulesWorld, body: Body): void {
  const row = rowOf(body.homeY)
  const speed = laneSpeed(world, row)
  body.vy = 0
  body.vx = speed
  if (tileOf(world, row) !== 'rail') {
    const round = stage.width + 2 * beyond
    if (body.x > stage.width + beyond) body.x -= round
    if (body.x < -beyond) body.x += round
    return
  }
  const { kind, homeY, id } = body
  const before = world.entities.filter(
    (one) => one.homeY === homeY && one.kind === kind && one.id < id,
  ).length
  const since = Math.max(0, -trainIn(world, row))
  const from = speed > 0 ? -beyond - before * body.size : stage.width + beyond + before * body.size
  body.x = from + (speed * since) / rate
  if (since === 0) body.vx = 0
}

/** What is on the water, evenly spread: logs, or whoever lies about there. */
function floats(world: RulesWorld): Block[] {
  const cast = bookOf(world).kinds.find(({ where }) => where === 'water')?.cast
  const made: Block[] = []
  for (let row = 1; row < startRow; row++) {
    if (patternOf(world)[startRow - 1 - row] !== 'w') continue
    const number = amountOf(world, [4.6, 3.4]) >= 3.8 ? 4 : 3
    const first = between(world, 0, stage.width)
    for (let one = 0; one < number; one++) {
      const long = (world.challenge < 0.6 ? 3 : 2) + (below(world, 5) < amountOf(world, [3.6, 1.6]) ? 1 : 0)
      const round = stage.width + 4 * beyond
      const x = ((first + ((one + between(world, -0.1, 0.1)) * round) / number) % round) - 2 * beyond
      const block = { x, y: row * cell + 8, width: long * cell - 8, height: 44, tile: 'log', solid: false }
      made.push({ ...block, ...(cast && { cast }) })
    }
  }
  return made
}

/** The float under somebody on the water. */
export function floatUnder(world: RulesWorld, { x, y }: Spot): Block | undefined {
  return floatsIn(world).find(
    (one) => rowOf(one.y) === rowOf(y) && x > one.x - 8 && x < one.x + one.width + 8,
  )
}

const ways = ['up', 'left', 'right', 'down'] as const
const steps = { up: [0, -1], left: [-1, 0], right: [1, 0], down: [0, 1] } as const
export const hopSteps = 10
const repeatSteps = 9

/** Where somebody wants to hop: a button, or towards where one points; a tap on oneself is a hop ahead. */
function wishOf(body: Body, { held, pointer }: Input, before: number): (typeof ways)[number] | undefined {
  const down = ways.filter((way) => holds(held, way))
  const fresh = down.find((way) => !holds(before, way))
  if (fresh || down[0]) return fresh ?? down[0]
  if (!pointer?.down) return undefined
  const [dx, dy] = [pointer.x - body.x, pointer.y - body.y]
  if (Math.abs(dx) < cell * 0.6 && Math.abs(dy) < cell * 0.6) return 'up'
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}

/** Who stands on the far side. */
export function homesIn(world: RulesWorld): Body[] {
  const book = bookOf(world)
  // Whoever strays there does not live there.
  const lives = ({ kind }: Body) => kindOf(book, kind).drive.does !== 'fly'
  return world.entities.filter(
    (one) =>
      !one.gone &&
      one.carrier === 0 &&
      one.y < cell &&
      one.homeY < cell &&
      !isPlayed(book, one) &&
      lives(one),
  )
}

/** Whoever lives on the far side lets one in; between them is a hedge. */
export function doorNear(world: RulesWorld, x: number): { open: boolean; x: number } {
  const homes = homesIn(world)
  const home = homes.find((one) => Math.abs(one.x - x) < cell * 0.75)
  return { open: homes.length === 0 || home !== undefined, x: home?.x ?? columnAt(x) }
}

/** `way` is how many steps of a hop are left, `jumps` how many until the next one may begin. */
function hop(world: RulesWorld, body: Body, input: Input): void {
  const before = body.seat === 1 ? world.before : world.beforeSecond
  const wish = wishOf(body, input, before)
  const isFresh = wish !== undefined && !holds(before, wish)
  if (body.way > 0) {
    if (isFresh) body.queued = ways.indexOf(wish) + 1
    if (--body.way > 0) return
    Object.assign(body, { x: body.homeX, y: body.homeY, vx: 0, vy: 0, jumps: repeatSteps })
    tell(world, 'step', { by: body.cast, x: body.x, y: body.y })
  }
  body.vx = 0
  body.vy = 0
  if (body.jumps > 0) body.jumps--
  const next = ways[body.queued - 1] ?? (body.jumps === 0 || isFresh ? wish : undefined)
  body.queued = 0
  if (!next) return
  const [dx, dy] = steps[next]
  const row = rowOf(body.y) + dy
  const x = body.x + dx * cell
  if (dx !== 0) body.facing = dx
  if (row < 0 || row > startRow || x < 0 || x > stage.width) return
  const door = row === 0 && dy !== 0 ? doorNear(world, body.x) : undefined
  if (door && !door.open) {
    body.jumps = 18
    tell(world, 'bounce', { by: body.cast, x: body.x, y: body.y - cell / 2 })
    return
  }
  body.homeX = door?.x ?? (tileOf(world, row) === 'water' ? x : columnAt(x))
  body.homeY = middleOf(row)
  body.way = hopSteps
  body.vx = ((body.homeX - body.x) * rate) / hopSteps
  body.vy = ((body.homeY - body.y) * rate) / hopSteps
  tell(world, 'jump', { by: body.cast, x: body.x, y: body.y + body.size * 0.3 })
}

/** Drifts along with what floats under it; who stands on nothing falls in. */
function ride(world: RulesWorld, body: Body): void {
  if (body.way > 0 || tileOf(world, rowOf(body.y)) !== 'water') return
  if (floatUnder(world, body) && body.x > 6 && body.x < stage.width - 6)
    body.vx = laneSpeed(world, rowOf(body.y))
  else {
    body.safe = 0
    harm(world, space, body, undefined, 'You fell into the water.')
  }
}

/** Rows in which something may lie, and one may stand. */
function footing(world: RulesWorld): number[] {
  const found: number[] = []
  for (let row = 1; row < startRow; row++) if (tileOf(world, row) !== 'water') found.push(row)
  return found.length > 0 ? found : [startRow]
}

/** In the lane with the most room, where it has the most. */
function inTraffic(world: RulesWorld): Spot {
  const inRow = (row: number) =>
    world.entities.filter((one) => rowOf(one.homeY) === row && one.y === one.homeY)
  const open = footing(world).filter((row) => tileOf(world, row) === 'road' || tileOf(world, row) === 'rail')
  const full = (row: number) =>
    inRow(row).length + (tileOf(world, row) === 'rail' && inRow(row).length > 2 ? 50 : 0)
  const row = open.sort((one, other) => full(one) - full(other))[0] ?? 1
  const taken = inRow(row).map(({ x }) => x)
  let best = between(world, 0, stage.width)
  let most = -1
  for (let attempt = 0; attempt < 8 && taken.length > 0; attempt++) {
    const x = between(world, -beyond, stage.width + beyond)
    const round = stage.width + 2 * beyond
    const room = Math.min(...taken.map((at) => Math.min(Math.abs(at - x), round - Math.abs(at - x))))
    if (room > most) [best, most] = [x, room]
  }
  return { x: best, y: middleOf(row) }
}

/** Side by side on the far side, evenly spread. */
function atHome(world: RulesWorld): Spot {
  const there = homesIn(world).length
  const all = bookOf(world).kinds.reduce(
    (sum, { where, count }) => sum + (where === 'goal' || where === 'middle' ? countOf(world, count) : 0),
    0,
  )
  const number = Math.max(1, Math.min(6, all))
  return { x: columnAt(((there % number) + 0.5) * (stage.width / number)), y: middleOf(0) }
}

/** Somewhere to stand, with nobody there. */
function onFoot(world: RulesWorld): Spot {
  let spot = { x: columnAt(stage.width / 2), y: middleOf(startRow - 1) }
  for (let attempt = 0; attempt < 20; attempt++) {
    spot = { x: (1.5 + below(world, columns - 2)) * cell, y: middleOf(pickOne(world, footing(world))) }
    if (world.entities.every((one) => Math.abs(one.x - spot.x) > cell * 1.5 || Math.abs(one.y - spot.y) > 20))
      break
  }
  return spot
}

/** Seen from above: one hops from row to row, over roads, rails and what floats on a river, to the far side. */
export const space: Space = {
  seen: 'top',
  width: 960,
  wraps: true,
  sendsBack: true,
  moves: [...walk.map((control) => ({ ...control, says: 'Hop' })), { ...pointed, says: 'Hop' }],
  build(world) {
    const pattern = patternOf(world)
    const strips = Array.from({ length: rows }, (_, row): Block => {
      const tile = row === 0 ? 'far' : (tiles[pattern[startRow - 1 - row] ?? 's'] ?? 'strip')
      return {
        x: 0,
        y: row * cell,
        width: stage.width,
        height: cell,
        tile: row === startRow ? 'strip' : tile,
        solid: false,
      }
    })
    return [...strips, ...floats(world)]
  },
  /** No lane is so full that nobody could get through. */
  begin(world) {
    const most = Math.round((stage.width + 2 * beyond) / amountOf(world, [430, 225]))
    for (let row = 1; row < startRow; row++) {
      const going = world.entities
        .filter(({ y }) => y === middleOf(row))
        .filter(({ kind }) => kindOf(bookOf(world), kind).drive.does === 'stream')
      const kept = tileOf(world, row) === 'rail' ? 3 : most
      for (const [at, body] of going.entries()) {
        if (at >= kept) body.gone = true
        else if (tileOf(world, row) !== 'rail')
          body.x =
            ((at + between(world, -0.14, 0.14)) * (stage.width + 2 * beyond)) / Math.min(kept, going.length) -
            beyond
      }
    }
    world.entities = world.entities.filter(({ gone }) => !gone)
  },
  place(world, where, size) {
    if (where === 'start') return { x: columnAt(stage.width / 2), y: middleOf(startRow) }
    if (where === 'goal' || where === 'middle') return atHome(world)
    // Whatever comes from outside comes along the player's own row.
    if (where === 'beyond' || where === 'edge')
      return { x: chance(world) < 0.5 ? -size : world.width + size, y: playerOf(world).y }
    return where === 'lane' ? inTraffic(world) : onFoot(world)
  },
  goOn(world) {
    for (const block of floatsIn(world)) {
      block.x += laneSpeed(world, rowOf(block.y)) / rate
      const round = stage.width + 4 * beyond
      if (block.x > stage.width + 2 * beyond - block.width / 2) block.x -= round
      if (block.x < -2 * beyond - block.width / 2) block.x += round
    }
    for (let row = 1; row < startRow; row++)
      if (tileOf(world, row) === 'rail' && trainIn(world, row) === announced)
        tell(world, 'warn', { x: stage.width / 2, y: middleOf(row), value: 3 })
    // Nobody is so large that it reaches into the next lane.
    const book = bookOf(world)
    for (const body of world.entities)
      if (body.homeY >= cell)
        body.size = Math.min(
          body.size,
          isPlayed(book, body) ? 60 : kindOf(book, body.kind).drive.does === 'stream' ? 72 : 90,
        )
  },
  steer(world, player, input) {
    hop(world, player, input)
    ride(world, player)
  },
  /** The last strip before the place where it happened. */
  refuge(world, player) {
    let row = rowOf(player.y)
    while (row < startRow && tileOf(world, row) !== 'strip') row++
    const spot = { x: columnAt(player.x), y: middleOf(row) }
    Object.assign(player, { homeX: spot.x, homeY: spot.y, way: 0, queued: 0, jumps: 14 })
    return spot
  },
}
