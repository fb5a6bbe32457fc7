import { type Input, idle } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { beside, ways, wayTo } from '../../table/board.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { genre } from './index.ts'
import { keyCell } from './locking.ts'
import {
  allSwaps,
  canMove,
  columns,
  findRuns,
  grid,
  isMatch,
  keyKind,
  type Piece,
  reach,
  type Swap,
} from './matches.ts'
import type { Match3World } from './world.ts'

const thinks = 34

/**
 * Looks a moment, takes the swap that brings the most, and picks its two cells one after the other. Where two play, it
 * plays the second part with the cursor.
 */
export const bot: Bot<Match3World> = {
  play: playWell,
  progress({ aims, level, plan, score, boss, lock }) {
    const { levels, scoreGoal } = plan.rules
    if (scoreGoal !== undefined) return Math.min(1, score / scoreGoal)
    const part = aims.reduce((sum, { got, need }) => sum + got / need, 0) / Math.max(1, aims.length)
    const beaten = boss ? 1 - boss.health / boss.most : 1
    const open = lock === null || lock.state === 'open' ? 1 : 0
    return (level - 1 + part * 0.6 + beaten * 0.2 + open * 0.2) / levels
  },
  /** Swaps what matches nothing, again and again. */
  lose(world, memory) {
    if (world.phase !== 'ready' || world.tick < Number(memory.until ?? 0)) return idle
    memory.until = world.tick + 2
    if (world.selected >= 0) {
      const to = uselessWith(world, world.selected)
      return { ...idle, pick: String(to ?? world.selected) }
    }
    const from = world.pieces.findIndex((_, cell) => uselessWith(world, cell) !== undefined)
    return from < 0 ? idle : { ...idle, pick: String(from) }
  },
}

/** A neighbour with which a cell can be swapped for nothing. */
function uselessWith({ pieces }: Match3World, from: number): number | undefined {
  if (!canMove(pieces[from])) return undefined
  return ways
    .flatMap((way) => beside(grid, from, way) ?? [])
    .find((to) => canMove(pieces[to]) && !isMatch(pieces, { from, to }))
}

function playWell(world: Match3World, memory: Memory): Input {
  if (world.phase !== 'ready' || world.pause > 0) {
    memory.since = undefined
    memory.from = undefined
    return idle
  }
  memory.since ??= world.tick
  if (world.tick - Number(memory.since) < thinks || world.tick < Number(memory.until ?? 0)) return idle
  const second = world.turns.now === 2
  // The second one comes with a press, once there is something to choose.
  if (world.plan.rules.players === 2 && !world.cursor) return { ...idle, second: secondTo(genre, world, '0') }
  if (!second) memory.until = world.tick + 8
  if (memory.from === undefined) {
    const swaps = allSwaps(world.pieces)
    // Whoever was just thrown off takes the first thing in sight, as people do.
    const thrownOff = world.selected >= 0
    const [first] = swaps
    if (!first) return idle
    const best = thrownOff
      ? first
      : swaps.reduce((one, other) => (worthOf(world, other) > worthOf(world, one) ? other : one))
    memory.from = best.from
    memory.to = best.to
  }
  const [from, to] = [Number(memory.from), Number(memory.to)]
  if (second) return bySecond(world, from, to)
  if (world.selected === from) {
    memory.from = undefined
    return { ...idle, pick: String(to) }
  }
  // Something else is selected: beside it, picking would swap, so that one is let go first.
  if (world.selected >= 0 && wayTo(grid, world.selected, from))
    return { ...idle, pick: String(world.selected) }
  return { ...idle, pick: String(from) }
}

/** The cursor goes to one cell after the other; somebody else's selection is let go of first. */
function bySecond(world: Match3World, from: number, to: number): Input {
  const { selected } = world
  const wanted = selected === from ? to : selected >= 0 && wayTo(grid, selected, from) ? selected : from
  return { ...idle, second: secondTo(genre, world, String(wanted)) }
}

/** How far a swap brings the key down. */
function worthForKey(world: Match3World, { from, to }: Swap): number {
  const key = keyCell(world)
  if (key < 0) return 0
  const kinds = world.pieces.map((piece) => ({ ...piece }))
  const [one, other] = [kinds[from], kinds[to]]
  if (!one || !other) return 0
  kinds[from] = other
  kinds[to] = one
  const now = kinds.findIndex(({ kind }) => kind === keyKind)
  const going = new Set(findRuns(kinds).flatMap((run) => run.cells))
  const below = [...going].filter((cell) => cell > now && cell % columns === now % columns).length
  const touched = ways.some((way) => going.has(beside(grid, now, way) ?? -1))
  const deeper = Math.floor(now / columns) - Math.floor(key / columns)
  return (Math.max(below, Number(touched)) + deeper) * 9
}

/** What a swap takes at once; what is wanted counts more, and so does what leaves something special behind. */
function worthOf(world: Match3World, { from, to }: Swap): number {
  const { pieces, aims } = world
  const wanted = new Set(aims.filter(({ got, need }) => got < need).map(({ kind }) => kind))
  const side = (piece: Piece | undefined, at: number, left: number) => {
    if (!piece) return 0
    if (piece.special === 'rainbow') return 14
    let worth = 0
    for (const length of reach(pieces, at, piece.kind, left)) {
      if (length < 3) continue
      worth += length * (wanted.has(piece.kind) ? 3 : 1) + (length > 3 ? 4 : 0) + (length > 4 ? 6 : 0)
      if (piece.special) worth += 6
    }
    return worth
  }
  // Lower down more moves along, and luck may follow.
  return (
    side(pieces[from], to, from) +
    side(pieces[to], from, to) +
    worthForKey(world, { from, to }) +
    Math.max(from, to) * 0.01
  )
}
