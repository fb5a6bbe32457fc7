import { type Random, seededRandom } from '../../../core/random.ts'
import { beside, type Way, ways } from '../../table/board.ts'
import { type Level, type LevelData, type Room, walkTo, writeLevel } from './level.ts'

export type Wishes = {
  seed: number
  boxes: number
  /** About how many pushes it should take. */
  pushes: number
}

/** A state of the search backward from the solved room: where the boxes are, and in which part the player. */
type State = { boxes: number[]; player: number; depth: number; from?: State; box?: number; way?: Way }

const mostStates = 5000
const opposite: Record<Way, Way> = { left: 'right', right: 'left', up: 'down', down: 'up' }

/**
 * Makes a room and plays it backward from its solved state, pulling instead of pushing. Every state that is reached can
 * be solved, and the number of pulls is the least number of pushes. One with the wanted number is taken, of several
 * the one in which the boxes take turns the most: pushing one box all the way is no puzzle.
 */
export function makeLevel({ seed, boxes, pushes }: Wishes): LevelData {
  const random = seededRandom(seed * 7919 + boxes * 31 + pushes)
  let best: { level: Level; rating: number } | undefined
  for (let attempt = 0, searched = 0; attempt < 200 && searched < 6; attempt++) {
    const room = makeRoom(random, boxes)
    if (!room) continue
    const pads = choosePads(random, room, boxes)
    if (!pads) continue
    const layers = playBackward(room, pads, pushes)
    const depth = Math.min(layers.length - 1, pushes)
    if (depth < Math.min(4, pushes)) continue
    searched++
    const found = (layers[depth] ?? []).filter((state) => state.boxes.every((box) => !pads.includes(box)))
    const tried = random.shuffled(found).slice(0, 16)
    for (const state of tried) {
      const level = levelOf(room, pads, state)
      if (!level) continue
      const rating = depth * 2 + turnsOf(state) * 3 - Math.abs(level.solution.length - pushes * 2.6) * 0.4
      if (!best || rating > best.rating) best = { level, rating }
    }
    // Good enough: the wanted number of pushes, and more than one change from box to box.
    if (best && best.rating >= pushes * 2 + boxes * 3 - 4) break
  }
  if (!best) return makeLevel({ seed: seed + 1, boxes, pushes: Math.max(4, pushes - 1) })
  return writeLevel(best.level)
}

/** A few walls thrown into a hall, as long as it stays in one piece and of a size that can be overlooked. */
function makeRoom(random: Random, boxes: number): Room | undefined {
  const columns = 7 + random.below(boxes > 2 ? 3 : 2)
  const rows = 6 + random.below(boxes > 2 ? 3 : 2)
  const walls = Array.from({ length: columns * rows }, (_, cell) => {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1
  })
  const room = { columns, rows, walls }
  const most = boxes >= 4 ? 22 : boxes === 3 ? 25 : 28
  const floor = () => walls.filter((wall) => !wall).length
  const least = boxes >= 3 ? 18 : 15
  for (let attempt = 0; attempt < 30 && floor() > most - random.below(4); attempt++) {
    const column = 1 + random.below(columns - 2)
    const row = 1 + random.below(rows - 2)
    const wide = 1 + random.below(2)
    const high = wide === 2 && random.next() < 0.6 ? 1 : 1 + random.below(2)
    for (let dx = 0; dx < wide; dx++)
      for (let dy = 0; dy < high; dy++)
        if (column + dx < columns && row + dy < rows) walls[(row + dy) * columns + column + dx] = true
  }
  const first = walls.indexOf(false)
  if (first < 0 || floor() < least) return undefined
  return flood(walkerOf(room), first, []).count === floor() ? trimmed(room) : undefined
}

/** Without rows and columns of nothing but wall around it. */
function trimmed({ columns, rows, walls }: Room): Room {
  const free = walls.flatMap((wall, cell) => (wall ? [] : [cell]))
  const xs = free.map((cell) => cell % columns)
  const ys = free.map((cell) => Math.floor(cell / columns))
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1]
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1]
  const room: Room = { columns: right - left + 1, rows: bottom - top + 1, walls: [] }
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      room.walls.push(
        column < 0 || row < 0 || column >= columns || row >= rows || (walls[row * columns + column] ?? true),
      )
  return room
}

/** There is always some floor: rooms without are thrown away before. */
const some = <T>(list: readonly T[]) => list as [T, ...T[]]

/** Beside each other or spread out, by turns. */
function choosePads(random: Random, room: Room, count: number): number[] | undefined {
  const free = room.walls.flatMap((wall, cell) => (wall ? [] : [cell]))
  const pads = [random.pick(some(free))]
  const together = random.next() < 0.6
  for (let attempt = 0; attempt < 60 && pads.length < count; attempt++) {
    const next = together
      ? beside(room, random.pick(some(pads)), random.pick(some(ways)))
      : random.pick(some(free))
    if (next !== undefined && !room.walls[next] && !pads.includes(next)) pads.push(next)
  }
  return pads.length === count ? pads : undefined
}

/** Marks every cell that can be walked to without a box in the way; answers how many there are and the first of them. */
function flood(
  { neighbours, marks, waiting }: Walker,
  from: number,
  boxes: readonly number[],
): { count: number; first: number } {
  marks.fill(0)
  for (const box of boxes) marks[box] = 2
  marks[from] = 1
  waiting[0] = from
  let first = from
  let end = 1
  for (let at = 0; at < end; at++) {
    const cell = waiting[at] ?? 0
    if (cell < first) first = cell
    for (let way = cell * 4; way < cell * 4 + 4; way++) {
      const next = neighbours[way] ?? -1
      if (next < 0 || marks[next] !== 0) continue
      marks[next] = 1
      waiting[end++] = next
    }
  }
  return { count: end, first }
}

/** What a search of one room needs again and again. Walls have no number here: -1. */
type Walker = { neighbours: Int16Array; marks: Uint8Array; waiting: Int16Array }

function walkerOf(room: Room): Walker {
  const cells = room.walls.length
  const neighbours = new Int16Array(cells * 4).fill(-1)
  room.walls.forEach((wall, cell) => {
    if (wall) return
    for (const [index, way] of ways.entries()) {
      const next = beside(room, cell, way)
      if (next !== undefined && !room.walls[next]) neighbours[cell * 4 + index] = next
    }
  })
  return { neighbours, marks: new Uint8Array(cells), waiting: new Int16Array(cells) }
}

/** All states by the number of pulls from the solved one, down to a depth and as many as there is time for. */
function playBackward(room: Room, pads: number[], deepest: number): State[][] {
  const walker = walkerOf(room)
  const { neighbours, marks } = walker
  const here = new Uint8Array(marks.length)
  const known = new Set<number>()
  const layers: State[][] = [[]]
  /** Whether this state is new. Two places of one region are the same state. */
  const visit = (boxes: readonly number[], player: number) => {
    const { first } = flood(walker, player, boxes)
    const key = [...boxes].sort((a, b) => a - b).reduce((sum, box) => sum * 90 + box, first)
    if (known.has(key)) return false
    known.add(key)
    return true
  }
  room.walls.forEach((wall, cell) => {
    if (!wall && !pads.includes(cell) && visit(pads, cell))
      layers[0]?.push({ boxes: pads, player: cell, depth: 0 })
  })
  for (let depth = 0; depth < deepest && known.size < mostStates; depth++) {
    const next: State[] = []
    for (const state of layers[depth] ?? []) {
      flood(walker, state.player, state.boxes)
      here.set(marks)
      for (const [index, box] of state.boxes.entries())
        for (const [number, way] of ways.entries()) {
          // The player stands beside the box, steps away from it, and the box follows.
          const stands = neighbours[box * 4 + number] ?? -1
          if (stands < 0 || here[stands] !== 1) continue
          const steps = neighbours[stands * 4 + number] ?? -1
          if (steps < 0 || here[steps] === 2) continue
          const boxes = state.boxes.with(index, stands)
          if (!visit(boxes, steps)) continue
          next.push({ boxes, player: steps, depth: depth + 1, from: state, box: index, way })
        }
    }
    if (next.length === 0) break
    layers.push(next)
  }
  return layers
}

/** How often another box is pushed than before. */
function turnsOf(state: State): number {
  let turns = 0
  for (let at: State | undefined = state; at?.from; at = at.from)
    if (at.from.box !== undefined && at.from.box !== at.box) turns++
  return turns
}

/** The room as it is begun, with the way to solve it. */
function levelOf(room: Room, pads: number[], start: State): Level | undefined {
  const solution: Way[] = []
  const begin = start.player
  let player = begin
  for (let at = start; at.from && at.box !== undefined && at.way; at = at.from) {
    const box = at.boxes[at.box]
    const push = opposite[at.way]
    const behind = box === undefined ? undefined : beside(room, box, at.way)
    if (box === undefined || behind === undefined) return undefined
    const taken = new Set(at.boxes)
    const walk = walkTo(room, player, behind, (cell) => !taken.has(cell))
    if (!walk) return undefined
    solution.push(...walk, push)
    player = box
  }
  return { room, player: begin, boxes: start.boxes, pads, solution }
}

/** Rooms for a whole game: each a little harder than the one before, and several to choose from. */
export function makeLevels({
  seed,
  levels,
  boxes,
  challenge,
}: {
  seed: number
  levels: number
  /** How many the prompt asked for. */
  boxes?: number
  challenge: number
}): LevelData[][] {
  const variants = levels <= 4 ? 2 : 1
  return Array.from({ length: levels }, (_, index) => {
    const part = levels === 1 ? 0.5 : index / (levels - 1)
    const wanted = boxes ?? Math.round(2 + part * (0.5 + challenge))
    const pushes = Math.round(5 + challenge * 5 + part * (4 + challenge * 8))
    return Array.from({ length: variants }, (_, variant) =>
      makeLevel({ seed: seed + index * 101 + variant * 17, boxes: Math.min(4, wanted), pushes }),
    )
  })
}
