import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { lift } from '../../scenery/colour.ts'
import { cellArea, centreOfCell, gridOf } from '../../turns/grid.ts'
import { type Move, type Piece, slidingKeys, type TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type MergeContent = {
  size?: number
  /** The tile to reach: a power of two. */
  goal?: number
  /** So many cells are taken by what never moves. */
  stones?: number
  /** Who in the cast that is. */
  stone?: string
}

export type MergeState = {
  size: number
  /** How often each tile was doubled, from 1; 0 is free, and -1 a stone. */
  cells: number[]
  /** Which tile lies there, so that it is seen gliding. */
  ids: number[]
  next: number
  random: number
  /** Doublings of the tile to reach. */
  goal: number
  points: number
  /** Moves that are left, where there is so much room that anybody would get there in the end. */
  left: number | null
  /** Cells in which two became one in the last move. */
  merged: number[]
}

type Way = 'left' | 'right' | 'up' | 'down'
const ways: readonly Way[] = ['down', 'left', 'right', 'up']

/** Tiles slide as far as they can, and two that are alike become one of twice as much. */
export const turns: TurnRules<MergeState> = {
  id: 'merge-2048',
  sides: 1,
  says: 'Slide the tiles',
  settles: 8,
  keys: slidingKeys,
  deal(plan, seed, level) {
    const { size = 4, goal = 512, stones = 0 } = (plan.content ?? {}) as MergeContent
    const random = seededRandom(seed + level * 131)
    const cells = Array<number>(size * size).fill(0)
    for (let stone = 0; stone < stones; stone++) cells[random.below(size)] = -1
    const start: MergeState = {
      size,
      cells,
      ids: cells.map(() => 0),
      next: 1,
      random: random.state(),
      goal: doublings(goal),
      points: 0,
      left:
        (size > 4 || goal < 256) && !plan.rules.gentle
          ? Math.round((goal / 2.2) * dial(plan, 1.8, 1.15))
          : null,
      merged: [],
    }
    return withNew(withNew(start))
  },
  moves: (state) => ways.filter((way) => slides(state, way)).map((way): Move => [way]),
  after: (state, [way]) => withNew(slid({ ...state, left: state.left && state.left - 1 }, way as Way)),
  ending(state) {
    if (state.cells.some((value) => value >= state.goal))
      return { winner: 0, because: `You made ${2 ** state.goal}!` }
    if (state.left === 0) return { winner: 1, because: 'No moves are left.' }
    return ways.some((way) => slides(state, way))
      ? undefined
      : { winner: 1, because: 'The board is full, and nothing fits together.' }
  },
  score: ({ points }) => points,
  solve,
  blunder: (state) => worst(state),
  progress: ({ cells, goal }) => Math.max(...cells) / goal,
  table({ size, cells, ids }, plan) {
    const grid = gridOf(size, size, { largest: 140 })
    const faces = picturesOf(plan)
    const { stone } = (plan.content ?? {}) as MergeContent
    return {
      places: cells.map((value, cell) => ({
        id: `cell ${cell}`,
        ...inside(cellArea(grid, cell), 5),
        says: value > 0 ? `${2 ** value}` : 'Free',
        fill: value < 0 ? '#6b6a78' : '#00000026',
        radius: 14,
        plain: true as const,
      })),
      pieces: cells.flatMap((value, cell): Piece[] =>
        value <= 0
          ? value < 0 && stone
            ? [
                {
                  id: `stone ${cell}`,
                  ...centreOfCell(grid, cell),
                  width: grid.size * 0.7,
                  face: { kind: 'picture', cast: stone },
                },
              ]
            : []
          : [
              {
                id: `tile ${ids[cell]}`,
                ...centreOfCell(grid, cell),
                width: grid.size - 12,
                face: {
                  kind: 'tile',
                  colour: colourOf(value),
                  words: String(2 ** value),
                  ...(faces.length > 0
                    ? { cast: faces[(value - 1) % faces.length] }
                    : { ink: value > 2 ? '#ffffff' : '#5b4a36' }),
                },
              },
            ],
      ),
    }
  },
  told(_before, _move, after, plan) {
    const faces = picturesOf(plan)
    const swap = { type: 'swap' as const }
    if (after.merged.length === 0) return [swap]
    return after.merged.slice(0, 3).map((cell) => {
      const value = after.cells[cell] ?? 1
      const to = faces[(value - 2 + faces.length) % Math.max(1, faces.length)]
      return { type: 'match', at: `cell ${cell}`, ...(to && { to }), words: String(2 ** value) }
    })
  },
  howTo: (plan) => {
    const { goal = 512 } = (plan.content ?? {}) as MergeContent
    const [face] = picturesOf(plan)
    const what = face ? memberOf(plan, face).plural : 'tiles'
    return [
      `Slide all the ${what} with the arrow keys or a swipe.`,
      `Matching pairs merge into one. Make a ${goal}!`,
    ]
  },
  hud: ({ cells, goal, left }) => [
    { says: 'Largest', value: String(2 ** Math.max(1, ...cells)) },
    { says: 'Goal', value: String(2 ** goal) },
    ...(left === null ? [] : [{ says: 'Moves left', value: String(left) }]),
  ],
}

const picturesOf = (plan: GamePlan) =>
  [...castIn(plan, 'collectible'), ...castIn(plan, 'enemy')]
    .map(({ id }) => id)
    .filter((id) => id !== (plan.content as MergeContent | undefined)?.stone)

const doublings = (goal: number) => {
  let count = 1
  while (2 ** count < goal) count++
  return count
}

const warm = ['#eee4da', '#ede0c8', '#f2b179', '#f59563', '#f67c5f', '#f65e3b', '#edcf72', '#e6b93f']
const colourOf = (value: number) => warm[value - 1] ?? lift('#3b9c8f', ((value % 4) - 2) * 0.12)

const inside = (area: { x: number; y: number; width: number; height: number }, by: number) => ({
  x: area.x + by,
  y: area.y + by,
  width: area.width - 2 * by,
  height: area.height - 2 * by,
})

/** The lines of the board, each from the side to which everything slides. */
const linesBySize: Record<Way, number[][][]> = { left: [], right: [], up: [], down: [] }

function linesOf(size: number, way: Way): number[][] {
  const known = linesBySize[way][size]
  if (known) return known
  const all = Array.from({ length: size }, (_, line) =>
    Array.from({ length: size }, (_, along) => {
      const far = way === 'right' || way === 'down' ? size - 1 - along : along
      return way === 'left' || way === 'right' ? line * size + far : far * size + line
    }),
  )
  linesBySize[way][size] = all
  return all
}

function slides({ size, cells }: Pick<MergeState, 'size' | 'cells'>, way: Way): boolean {
  for (const line of linesOf(size, way)) {
    for (let at = 1; at < size; at++) {
      const here = cells[line[at] as number] as number
      const before = cells[line[at - 1] as number] as number
      if (here > 0 && (before === 0 || before === here)) return true
    }
  }
  return false
}

function slid(state: MergeState, way: Way): MergeState {
  const cells = [...state.cells]
  const ids = [...state.ids]
  const merged: number[] = []
  const gained = slide(cells, ids, merged, linesOf(state.size, way))
  return { ...state, cells, ids, merged, points: state.points + gained }
}

/** Slides what lies there, and says how many points that was worth. */
function slide(cells: number[], ids: number[], merged: number[], lines: number[][]): number {
  let gained = 0
  for (const line of lines) {
    let to = 0
    let isFresh = false
    for (let at = 0; at < line.length; at++) {
      const cell = line[at] as number
      const value = cells[cell] as number
      if (value === 0) continue
      if (value < 0) {
        to = at + 1
        isFresh = false
        continue
      }
      const last = line[to - 1]
      if (isFresh && last !== undefined && cells[last] === value) {
        cells[cell] = 0
        cells[last] = value + 1
        ids[last] = ids[cell] as number
        merged.push(last)
        gained += 2 ** (value + 1)
        isFresh = false
        continue
      }
      const target = line[to] as number
      if (target !== cell) {
        cells[target] = value
        ids[target] = ids[cell] as number
        cells[cell] = 0
      }
      to++
      isFresh = true
    }
  }
  return gained
}

function withNew(state: MergeState): MergeState {
  const free = state.cells.flatMap((value, cell) => (value === 0 ? [cell] : []))
  if (free.length === 0) return state
  const random = seededRandom(state.random)
  const cell = free[random.below(free.length)] as number
  const value = random.next() < 0.9 ? 1 : 2
  return {
    ...state,
    cells: state.cells.with(cell, value),
    ids: state.ids.with(cell, state.next),
    next: state.next + 1,
    random: random.state(),
  }
}

/** Looks one slide ahead, over the cells that a new tile would hurt most, and keeps the largest in a corner. */
function solve(state: MergeState): Move | undefined {
  const best = bestWay(state.cells, state.size, state.cells.filter((value) => value === 0).length < 4 ? 2 : 1)
  return best ? [best.way] : undefined
}

function bestWay(
  cells: readonly number[],
  size: number,
  depth: number,
): { way: Way; worth: number } | undefined {
  let best: { way: Way; worth: number } | undefined
  for (const way of ways) {
    if (!slides({ size, cells: cells as number[] }, way)) continue
    const after = [...cells]
    slide(after, [], [], linesOf(size, way))
    const worth = depth === 0 ? standing(after, size) : afterNew(after, size, depth)
    if (!best || worth > best.worth) best = { way, worth }
  }
  return best
}

function afterNew(cells: number[], size: number, depth: number): number {
  let [sum, count] = [0, 0]
  const free = cells.reduce((all, value) => all + (value === 0 ? 1 : 0), 0)
  const each = Math.max(1, Math.floor(free / 4))
  let seen = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0 || seen++ % each !== 0) continue
    cells[cell] = 1
    sum += bestWay(cells, size, depth - 1)?.worth ?? -1e6
    cells[cell] = 0
    count++
  }
  return count === 0 ? standing(cells, size) : sum / count
}

/** A snake of falling values from one corner, room to move, and neighbours that are alike. */
function standing(cells: readonly number[], size: number): number {
  let worth = 0
  let weight = 1
  for (let row = size - 1; row >= 0; row--)
    for (let along = 0; along < size; along++) {
      const column = (size - 1 - row) % 2 === 0 ? along : size - 1 - along
      const value = cells[row * size + column] as number
      if (value > 0) worth += 2 ** value * weight
      else if (value === 0) worth += 3
      weight *= 0.62
    }
  for (let cell = 0; cell < cells.length; cell++) {
    const value = cells[cell] as number
    if (value <= 0) continue
    if (cell % size < size - 1 && cells[cell + 1] === value) worth += value
    if (cells[cell + size] === value) worth += value
  }
  return worth
}

/** What leaves the least room. */
function worst(state: MergeState): Move | undefined {
  const rated = turns.moves(state).map((move) => ({ move, worth: gainOf(state, move[0] as Way) }))
  return rated.sort((one, other) => one.worth - other.worth)[0]?.move
}

function gainOf(state: MergeState, way: Way): number {
  const after = slid(state, way)
  return (
    after.points -
    state.points +
    after.cells.filter((value, cell) => value > 0 && value === after.cells[cell + 1]).length
  )
}

export const genre = turnGame(turns)
