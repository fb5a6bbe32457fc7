import { type Button, bitOf, holding, type Input, idle } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { beside, type Way, ways } from '../../table/board.ts'
import { walkTo } from './level.ts'
import { boxAt, isFree, isSolved, type Pusher, type SokobanWorld } from './world.ts'

/**
 * Knows the solution, thinks before each push, and takes back what was a mistake. Keeps out of the boss's reach, and
 * fetches what lies about; where two play, the second one does the fetching.
 */
export const bot: Bot<SokobanWorld> = {
  play(world, memory) {
    const second = world.second ? fetcher(world) : 0
    return { ...pusher(world, memory), second }
  },
  progress({ level, plan, boxes, pads, lock }) {
    const placed = boxes.filter(({ cell }) => pads.includes(cell)).length
    const open = lock === null || lock.state === 'open' ? 1 : lock.state === 'carried' ? 0.5 : 0
    return (level - 1 + placed / Math.max(1, boxes.length) / 2 + open / 4) / plan.rules.levels
  },
  /** Runs into a foe, or to and fro until the energy is gone. */
  lose(world, memory) {
    const { player, room } = world
    if (isBusy(world)) return idle
    const foes = world.boss ? [...world.foes, world.boss] : world.foes
    for (const { cell } of foes) {
      const [toFoe] = walkTo(room, player.cell, cell, (at) => at === cell || isFree(world, at)) ?? []
      if (toFoe) return press(world, memory, toFoe)
    }
    const free = ways.filter((way) => isFloor(world, beside(room, player.cell, way)))
    const way = free[world.history.length % Math.max(1, free.length)]
    return way ? press(world, memory, way) : idle
  },
}

const isBusy = ({ rest, player, pause, solved }: SokobanWorld) =>
  rest > 0 || player.wait > 0 || pause > 0 || solved

function pusher(world: SokobanWorld, memory: Memory): Input {
  // A press must be let go of before it counts again.
  if (isBusy(world) || memory.pressed === world.tick - 1) return idle
  const now = keyOf(world.boxes.map(({ cell }) => cell))
  const way = errand(world) ?? nextWay(world, pushesOf(world).get(now) ?? [])
  if (memory.thought !== now) {
    memory.thought = now
    memory.until = world.tick + 26
  }
  if (world.tick < Number(memory.until ?? 0)) return idle
  if (world.boss && (!way || isRisky(world, world.player, way))) {
    const aside = stepAside(world, world.player)
    if (aside) return press(world, memory, aside)
  }
  if (way) return press(world, memory, way)
  // Cornered: one blow, and the boss lets go of the way.
  const [through] = world.boss ? (walkTo(world.room, world.player.cell, world.boss.cell, free) ?? []) : []
  if (through) return press(world, memory, through)
  return world.history.length > 0 && !isSolved(world) ? press(world, memory, 'b') : idle

  function free(cell: number): boolean {
    return isFree(world, cell)
  }
}

/** Something to fetch, or the door to open, where that can be walked to now. */
function errand(world: SokobanWorld): Way | undefined {
  const { lock, room, player, doorAt } = world
  if (lock?.state === 'carried')
    for (const way of ways) {
      const before = beside(room, doorAt, way)
      if (!isFloor(world, before)) continue
      const path = before === undefined ? undefined : safeWalk(world, player.cell, before)
      if (path) return path[0] ?? opposite[way]
    }
  if (world.second && !isSolved(world)) return undefined
  for (const cell of thingsToFetch(world)) {
    const path = safeWalk(world, player.cell, cell)
    if (path?.[0]) return path[0]
  }
  return undefined
}

const opposite: Record<Way, Way> = { left: 'right', right: 'left', up: 'down', down: 'up' }

const thingsToFetch = ({ lock, keyAt, gifts }: SokobanWorld) => [
  ...(lock?.state === 'waiting' ? [keyAt] : []),
  ...gifts.map(({ cell }) => cell),
]

/** The second player: fetches, and stays with the first one otherwise, where nobody is in the way. */
function fetcher(world: SokobanWorld): number {
  const { player, second, pause, rest, solved } = world
  if (!second || pause > 0 || rest > 0 || solved || second.wait > 0) return 0
  if (!world.secondCame) return bitOf('a')
  for (const cell of [...thingsToFetch(world), player.cell]) {
    const [way] = safeWalk(world, second.cell, cell) ?? []
    const aside = world.boss && isRisky(world, second, way) ? stepAside(world, second) : undefined
    if (aside ?? way) return bitOf(aside ?? way ?? 'a')
    if (second.cell === cell) return 0
  }
  // Cut off from the first one, and perhaps in the way of a box: somewhere else is better.
  const free = ways.filter((way) => isFloor(world, beside(world.room, second.cell, way)))
  const way = free[Math.floor(world.tick / 40) % Math.max(1, free.length)]
  return way ? bitOf(way) : 0
}

const isFloor = (world: SokobanWorld, cell: number | undefined): cell is number =>
  cell !== undefined && !world.room.walls[cell] && isFree(world, cell) && world.boss?.cell !== cell

/** Around the boss if there is a way, past it if there is none. */
function safeWalk(world: SokobanWorld, from: number, to: number): Way[] | undefined {
  const { room, boss } = world
  const free = (cell: number) => isFloor(world, cell)
  if (!boss) return walkTo(room, from, to, free)
  const near = new Set(ways.map((way) => beside(room, boss.cell, way)))
  return walkTo(room, from, to, (cell) => free(cell) && !near.has(cell)) ?? walkTo(room, from, to, free)
}

/** Whether the boss could catch whoever goes there now, or stays. */
function isRisky({ boss, room, second }: SokobanWorld, { cell }: Pusher, way: Way | undefined): boolean {
  // Two who walk make two steps at a time.
  if (!boss || boss.dazed > 0 || boss.in > (second ? 3 : 1)) return false
  const to = way ? beside(room, cell, way) : cell
  return ways.some((one) => beside(room, boss.cell, one) === to)
}

/** The way that leads farthest from the boss, without pushing anything. */
function stepAside(world: SokobanWorld, { cell: from }: Pusher): Way | undefined {
  const { boss, room } = world
  if (!boss) return undefined
  const far = (way: Way) => {
    const to = beside(room, from, way)
    return isFloor(world, to)
      ? (walkTo(room, boss.cell, to, (cell) => boxAt(world, cell) < 0)?.length ?? 20)
      : 0
  }
  const best = ways.reduce((one, other) => (far(other) > far(one) ? other : one))
  return far(best) > 0 ? best : undefined
}

/** The first step toward the latest push that can be got at: boxes may lie the same way twice in one solution. */
function nextWay(world: SokobanWorld, pushes: Push[]): Way | undefined {
  for (const { from, way } of [...pushes].reverse()) {
    const path = safeWalk(world, world.player.cell, from)
    if (path) return path[0] ?? way
  }
  return undefined
}

function press(world: SokobanWorld, memory: Memory, button: Button): Input {
  memory.pressed = world.tick
  return holding(button)
}

const keyOf = (cells: number[]) => [...cells].sort((a, b) => a - b).join()

type Push = { from: number; way: Way }
let read: { of: string; pushes: Map<string, Push[]> } | undefined

/** Where the boxes are, and what is to be pushed then; read off the solution, the last one is remembered. */
function pushesOf({ room, solution, began, start }: SokobanWorld): Map<string, Push[]> {
  const of = `${room.walls.length} ${keyOf(began)} ${start} ${solution.join()}`
  if (read?.of === of) return read.pushes
  const pushes = new Map<string, Push[]>()
  const cells = [...began]
  let at = start
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
