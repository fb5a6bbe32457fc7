import { holding, type Input, idle } from '../../../core/input.ts'
import type { Bot, Memory } from '../../bot.ts'
import { beside, type Way, ways } from '../../table/board.ts'
import { walkTo } from './level.ts'
import { isFree, type SokobanWorld } from './world.ts'

/** Knows the solution, thinks before each push, and takes back what was a mistake. */
export const bot: Bot<SokobanWorld> = {
  play(world, memory) {
    if (world.wait > 0 || world.pause > 0 || world.solved) return idle
    // A press must be let go of before it counts again.
    if (memory.pressed === world.tick - 1) return idle
    const plan = pushesOf(world)
    const now = keyOf(world.boxes.map(({ cell }) => cell))
    const way = nextWay(world, plan.get(now) ?? [])
    if (!way) return world.history.length > 0 ? press(world, memory, holding('b')) : idle
    if (memory.thought !== now) {
      memory.thought = now
      memory.until = world.tick + 26
    }
    if (world.tick < Number(memory.until ?? 0)) return idle
    return press(world, memory, holding(way))
  },
  progress({ level, plan, boxes, pads }) {
    const placed = boxes.filter(({ cell }) => pads.includes(cell)).length
    return (level - 1 + placed / Math.max(1, boxes.length) / 2) / plan.rules.levels
  },
  /** Runs into a foe, or to and fro until the energy is gone. */
  lose(world, memory) {
    if (world.wait > 0 || world.pause > 0) return idle
    for (const { cell } of world.foes) {
      const [toFoe] = walkTo(world.room, world.player, cell, (at) => at === cell || isFree(world, at)) ?? []
      if (toFoe) return press(world, memory, holding(toFoe))
    }
    const free = ways.filter((way) => {
      const to = beside(world.room, world.player, way)
      return to !== undefined && !world.room.walls[to] && isFree(world, to)
    })
    const way = free[world.history.length % Math.max(1, free.length)]
    return way ? press(world, memory, holding(way)) : idle
  },
}

/** The first step toward the latest push that can be got at: boxes may lie the same way twice in one solution. */
function nextWay(world: SokobanWorld, pushes: Push[]): Way | undefined {
  for (const { from, way } of [...pushes].reverse()) {
    const path = walkTo(world.room, world.player, from, (cell) => isFree(world, cell))
    if (path) return path[0] ?? way
  }
  return undefined
}

function press(world: SokobanWorld, memory: Memory, input: Input): Input {
  memory.pressed = world.tick
  return input
}

const keyOf = (cells: number[]) => [...cells].sort((a, b) => a - b).join()

type Push = { from: number; way: Way }
let read: { of: string; pushes: Map<string, Push[]> } | undefined

/** Where the boxes are, and what is to be pushed then; read off the solution, the last one is remembered. */
function pushesOf({ room, solution, boxes, player, history }: SokobanWorld): Map<string, Push[]> {
  // The start is found by taking everything back.
  const cells = boxes.map(({ cell }) => cell)
  let at = player
  for (const { from, box } of [...history].reverse()) {
    if (box >= 0) cells[box] = at
    at = from
  }
  const of = `${room.walls.length} ${keyOf(cells)} ${at} ${solution.join()}`
  if (read?.of === of) return read.pushes
  const pushes = new Map<string, Push[]>()
  for (const way of solution) {
    const to = beside(room, at, way) ?? at
    const box = cells.indexOf(to)
    if (box >= 0) {
      const key = keyOf(cells)
      pushes.set(key, [...(pushes.get(key) ?? []), { from: at, way }])
      cells[box] = beside(room, to, way) ?? to
    }
    at = to
  }
  read = { of, pushes }
  return pushes
}
