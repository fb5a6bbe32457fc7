import { holding, type Input, idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { beside, type Way, ways } from '../../table/board.ts'
import { opposite, type Snake } from './body.ts'
import { worthOf } from './food.ts'
import { board, cells, farBetween } from './level.ts'
import { cellAhead, graceOf } from './rules.ts'
import { kills, type SnakeWorld } from './world.ts'

/** Takes the shortest way to food from which it still gets back to its own tail; else it follows its tail. */
export const bot: Bot<SnakeWorld> = {
  play(world, memory) {
    const [snake] = world.snakes
    if (!snake) return idle
    const head = snake.body[0] ?? 0
    // One thought for each cell, and one when it stops short.
    const moment = `${head} ${snake.body.length} ${snake.grace < graceOf(world.plan)} ${snake.waits > 0}`
    if (memory.moment === moment && Number(memory.until) > world.tick) return idle
    memory.moment = moment
    memory.until = world.tick + 20
    const way = decide(world, snake)
    if (!way || (way === snake.way && snake.waits === 0 && snake.turns.length === 0)) return idle
    return holding(way)
  },
  progress: ({ done, aim }) => done / aim,
  lose(world, memory): Input {
    const [snake] = world.snakes
    if (!snake || snake.waits > 0) return idle
    // What must not be touched is what there is to run into.
    const bad = new Set(world.entities.filter(({ role }) => role === 'hazard').map(({ cell }) => cell))
    if (bad.size > 0) {
      const blocked = blocksOf(world, snake).map((is, cell) => is && !bad.has(cell))
      const [first] = pathTo(world, snake.body[0] ?? 0, snake, blocked, (cell) => bad.has(cell)) ?? []
      const way = first === undefined ? undefined : wayTo(world, snake.body[0] ?? 0, first)
      if (way) return way === snake.way || world.tick % 2 === 0 ? idle : holding(way)
    }
    if (!world.wraps) return world.tick % 60 === 0 ? holding(snake.way === 'up' ? 'left' : 'up') : idle
    // Where no wall is in the way, it eats until it is long enough to bite itself in a narrow circle.
    if (snake.body.length < 7) return bot.play(world, memory)
    const clockwise: Record<Way, Way> = { up: 'right', right: 'down', down: 'left', left: 'up' }
    return snake.turns.length === 0 && world.tick % 2 === 0 ? holding(clockwise[snake.way]) : idle
  },
}

function decide(world: SnakeWorld, snake: Snake): Way | undefined {
  const head = snake.body[0] ?? 0
  const blocked = blocksOf(world, snake)
  const foods = new Set(
    world.entities
      .filter(
        ({ role, cast }) =>
          role === 'power' ||
          role === 'key' ||
          (role === 'door' && world.lock?.state === 'carried') ||
          ((role === 'food' || role === 'bonus') && worthOf(world.plan, cast) > 0),
      )
      .map(({ cell }) => cell),
  )
  const path = pathTo(world, head, snake, blocked, (cell) => foods.has(cell))
  if (path && leadsBack(world, snake, path)) return wayTo(world, head, path[0] ?? head)
  // Behind the tail there is always room.
  let best: Way | undefined
  let most = -1
  for (const way of ways) {
    if (way === opposite[snake.way] && snake.body.length > 1) continue
    const next = cellAhead(world, head, way)
    if (next === undefined || blocked[next]) continue
    const room = roomFrom(world, next, blocked)
    const tail = snake.body.at(-1) ?? head
    const value = room * 4 + (leadsBack(world, snake, [next]) ? 500 : 0) + farBetween(next, tail) * 0.5
    if (value > most) {
      most = value
      best = way
    }
  }
  return best ?? (path ? wayTo(world, head, path[0] ?? head) : undefined)
}

/** Everything that must not be touched, and the cells that a foe may step on. */
function blocksOf(world: SnakeWorld, snake: Snake): boolean[] {
  const blocked = new Array<boolean>(cells).fill(false)
  for (const other of world.snakes) for (const cell of other.body) blocked[cell] = true
  if (snake.grow === 0) blocked[snake.body.at(-1) ?? 0] = false
  for (const piece of world.entities) {
    if (!kills(piece)) {
      if (piece.role === 'food' && worthOf(world.plan, piece.cast) < 0) blocked[piece.cell] = true
      continue
    }
    blocked[piece.cell] = true
    if (piece.role !== 'enemy' && piece.role !== 'boss') continue
    for (const way of ways) {
      const near = beside(board, piece.cell, way)
      if (near !== undefined && near !== snake.body[0]) blocked[near] = true
    }
  }
  return blocked
}

function pathTo(
  world: SnakeWorld,
  from: number,
  snake: Snake,
  blocked: readonly boolean[],
  isTarget: (cell: number) => boolean,
): number[] | undefined {
  const came = new Array<number>(cells).fill(-1)
  const queue = [from]
  came[from] = from
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] ?? 0
    if (at > 0 && isTarget(cell)) {
      const path: number[] = []
      for (let back = cell; back !== from; back = came[back] ?? from) path.unshift(back)
      return path
    }
    for (const way of ways) {
      if (cell === from && way === opposite[snake.way]) continue
      const next = cellAhead(world, cell, way)
      if (next === undefined || blocked[next] || came[next] !== -1) continue
      came[next] = cell
      queue.push(next)
    }
  }
  return undefined
}

/** Whether the tail can still be reached from the end of a path. */
function leadsBack(world: SnakeWorld, snake: Snake, path: readonly number[]): boolean {
  const long = snake.body.length + snake.grow + 2
  const after = [...path].reverse().concat(snake.body).slice(0, long)
  const blocked = new Array<boolean>(cells).fill(false)
  for (const cell of after) blocked[cell] = true
  for (const piece of world.entities) if (kills(piece)) blocked[piece.cell] = true
  const tail = after.at(-1) ?? 0
  blocked[tail] = false
  const head = after[0] ?? 0
  const still = { ...snake, way: snake.way }
  return pathTo(world, head, still, blocked, (cell) => cell === tail) !== undefined
}

function roomFrom(world: SnakeWorld, from: number, blocked: readonly boolean[]): number {
  const seen = new Array<boolean>(cells).fill(false)
  const queue = [from]
  seen[from] = true
  for (let at = 0; at < queue.length && at < 90; at++)
    for (const way of ways) {
      const next = cellAhead(world, queue[at] ?? 0, way)
      if (next === undefined || blocked[next] || seen[next]) continue
      seen[next] = true
      queue.push(next)
    }
  return queue.length
}

function wayTo(world: SnakeWorld, from: number, to: number): Way | undefined {
  return ways.find((way) => cellAhead(world, from, way) === to)
}
