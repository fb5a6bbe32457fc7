import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { centreOfCell, gridOf } from '../../turns/grid.ts'
import type { Move, Piece, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type BlocksContent = {
  columns?: number
  rows?: number
  /** Lines to clear. */
  lines?: number
  /** Blocks rise from below instead of falling. */
  rises?: boolean
  /** Every so many-th block is fragile: what lands on it breaks it. */
  fragile?: number
  /** What is filled with blocks: the id of a cast member. */
  well?: string
  /** Another row comes up from below every so many seconds. */
  floor?: number
}

export type BlocksState = {
  columns: number
  rows: number
  /** The kind of each cell from 1, and 0 where it is free; the floor is the last row. Fragile kinds come after all others. */
  cells: number[]
  kind: number
  next: number
  turn: number
  x: number
  y: number
  random: number
  cleared: number
  last: number
  goal: number
  steps: number
  rises: boolean
  over: boolean
  /** How many blocks have come, where every so many-th is fragile. */
  fragile?: { every: number; come: number }
  /** Steps of the world until the next row comes up, from so many; and how many have come. */
  floor?: { every: number; left: number; come: number; faster: boolean }
}

type Spot = Pick<BlocksState, 'kind' | 'turn' | 'x' | 'y'>

/** Four cells each, and how often one has to turn it until it looks the same again. */
const shapes: readonly { cells: readonly (readonly [number, number])[]; size: number }[] = [
  {
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
    size: 4,
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    size: 2,
  },
  {
    cells: [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    size: 3,
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    size: 3,
  },
  {
    cells: [
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    size: 3,
  },
  {
    cells: [
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
    size: 3,
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
    size: 3,
  },
]
const colours = ['#3cc7d6', '#f2c230', '#a35bd6', '#3b6fd6', '#ef8a2b', '#4fb557', '#e0484d']

const turned = shapes.map(({ cells, size }) => {
  const all = [cells]
  for (let turn = 1; turn < 4; turn++)
    all.push((all[turn - 1] ?? cells).map(([x, y]) => [size - 1 - y, x] as const))
  return all
})

/** How many kinds of blocks there are: in cells, fragile ones are counted on from there. */
const kinds = shapes.length
export const isFragile = (cell: number) => cell > kinds

const cellsAt = ({ kind, turn, x, y }: Spot) =>
  (turned[kind]?.[turn] ?? []).map(([dx, dy]) => [x + dx, y + dy] as const)

const fits = ({ cells, columns, rows }: Pick<BlocksState, 'cells' | 'columns' | 'rows'>, spot: Spot) =>
  cellsAt(spot).every(
    ([x, y]) => x >= 0 && x < columns && y < rows && (y < 0 || cells[y * columns + x] === 0),
  )

const spots: Record<string, (spot: Spot) => Spot> = {
  left: (spot) => ({ ...spot, x: spot.x - 1 }),
  right: (spot) => ({ ...spot, x: spot.x + 1 }),
  turn: (spot) => ({ ...spot, turn: (spot.turn + 1) % 4 }),
}

/** Blocks of four cells fall, and rows that are full vanish. */
export const turns: TurnRules<BlocksState> = {
  id: 'falling-blocks',
  sides: 1,
  says: 'Move the block',
  final: true,
  settles: 2,
  keys: {
    left: { place: 'left', says: 'Move left' },
    right: { place: 'right', says: 'Move right' },
    up: { place: 'turn', says: 'Turn' },
    down: { place: 'drop', says: 'Drop' },
  },
  deal(plan, seed, level) {
    const {
      columns = 10,
      rows = 18,
      lines = 8,
      rises = false,
      fragile,
      floor,
    } = (plan.content ?? {}) as BlocksContent
    const random = seededRandom(seed + level * 17)
    const base = dial(plan, 46, 14)
    return entered({
      columns,
      rows,
      cells: Array<number>(columns * rows).fill(0),
      kind: 0,
      next: random.below(shapes.length),
      turn: 0,
      x: 0,
      y: 0,
      random: random.state(),
      cleared: 0,
      last: 0,
      goal: lines,
      steps: Math.max(6, Math.round(base * (plan.rules.gentle ? 1.6 : 1) - level * 3)),
      rises,
      over: false,
      ...(fragile && { fragile: { every: fragile, come: 0 } }),
      ...(floor && {
        floor: { every: floor * rate, left: floor * rate, come: 0, faster: plan.rules.faster },
      }),
    })
  },
  moves: (state) => [
    ...Object.keys(spots)
      .filter((way) => fits(state, spots[way]?.(state) ?? state))
      .map((way): Move => [way]),
    ['drop'],
  ],
  after(state, [way = '']) {
    if (way !== 'drop') return { ...state, ...spots[way]?.(state), last: 0 }
    let spot: Spot = state
    while (fits(state, { ...spot, y: spot.y + 1 })) spot = { ...spot, y: spot.y + 1 }
    return landed({ ...state, ...spot })
  },
  beat: {
    every: (state, { rules }) => stepsOf(state, rules.faster),
    after(before) {
      const state = withFloor(before)
      const lower = { ...state, y: state.y + 1, last: 0 }
      return fits(state, lower) ? lower : landed(state)
    },
  },
  ending({ cleared, goal, over }) {
    if (cleared >= goal) return { winner: 0, because: `${goal} lines are cleared!` }
    return over ? { winner: 1, because: 'The blocks have reached the top.' } : undefined
  },
  score: ({ cleared }) => cleared * 100,
  solve: (state) => towards(state, bestSpot(state)),
  blunder: () => ['drop'],
  progress: ({ cleared, goal }) => cleared / goal,
  table(state, plan) {
    const { columns, rows, cells, rises } = state
    const grid = gridOf(columns, rows)
    const at = (x: number, y: number) => centreOfCell(grid, (rises ? rows - 1 - y : y) * columns + x)
    const tile = (id: string, cell: number, x: number, y: number): Piece => ({
      id,
      ...at(x, y),
      width: grid.size - 1,
      face: {
        kind: 'tile',
        colour: isFragile(cell + 1) ? '#d9f2ff' : (colours[cell] ?? '#999999'),
        radius: 4,
        ...pictureOf(plan, cell % kinds),
      },
      ...(isFragile(cell + 1) && { alpha: 0.78 }),
    })
    const { well } = (plan.content ?? {}) as BlocksContent
    const name = well && memberOf(plan, well).name
    const lying = cells.flatMap((kind, cell) =>
      kind === 0 ? [] : [tile(`cell ${cell} ${kind}`, kind - 1, cell % columns, Math.floor(cell / columns))],
    )
    const falling = cellsAt(state).flatMap(([x, y], part) =>
      y < 0 ? [] : [tile(`falling ${part}`, placedAs(state) - 1, x, y)],
    )
    const ahead = (turned[state.next]?.[0] ?? []).map(
      ([x, y], part): Piece => ({
        ...tile(`next ${part}`, state.next, 0, 0),
        x: grid.left + columns * grid.size + 40 + x * 24,
        y: grid.top + 60 + y * 24,
        width: 23,
      }),
    )
    return {
      places: [
        {
          id: 'well',
          x: grid.left - 4,
          y: grid.top - 4,
          width: columns * grid.size + 8,
          height: rows * grid.size + 8,
          says: `The ${name ?? 'well'}`,
          fill: '#12122ccc',
          outline: '#fffdf688',
          radius: 10,
          plain: true,
        },
      ],
      pieces: [
        ...(well
          ? [
              {
                id: 'filled',
                x: grid.left / 2,
                y: grid.top + 90,
                width: Math.min(150, grid.left * 0.8),
                face: { kind: 'picture', cast: well },
              } satisfies Piece,
            ]
          : []),
        ...lying,
        ...falling,
        ...ahead,
      ],
      labels: [
        {
          x: grid.left + columns * grid.size + 74,
          y: grid.top + 26,
          words: 'Next',
          size: 20,
          bold: true,
          colour: '#fffdf6',
        },
      ],
    }
  },
  told(before, [way], after, plan) {
    const { cast } = pictureOf(plan, before.kind)
    const whose = cast ? { to: cast } : {}
    if (after.last > 0)
      return [{ type: 'break', at: 'well', ...whose, value: after.last, words: `+${after.last * 100}` }]
    if (fragileIn(after) < fragileIn(before))
      return [{ type: 'break', at: 'well', ...whose, words: 'Crack!' }]
    const { well } = (plan.content ?? {}) as BlocksContent
    if (after.cells !== before.cells)
      return [
        { type: 'place', at: 'falling 0', ...whose },
        ...(well ? [{ type: 'deliver', at: 'well', to: well } as const] : []),
      ]
    return way ? [{ type: 'swap', at: 'falling 0', ...whose }] : []
  },
  howTo(plan) {
    const { lines = 8, fragile, well, floor } = (plan.content ?? {}) as BlocksContent
    const filled = well ? ` of the ${memberOf(plan, well).name}` : ''
    return [
      'Left and right move the block, up turns it, down drops it.',
      `Fill whole rows${filled} to clear them: ${lines} of them win.`,
      ...(floor ? [`Every ${floor} seconds the floor rises by a row with one gap in it.`] : []),
      ...(fragile ? ['Pale blocks are fragile: what lands on them breaks them.'] : []),
    ]
  },
  hud: ({ cleared, goal }) => [{ says: 'Lines', value: `${cleared} of ${goal}` }],
}

const stepsOf = ({ steps, cleared }: Pick<BlocksState, 'steps' | 'cleared'>, faster: boolean) =>
  Math.max(4, steps - (faster ? cleared : Math.floor(cleared / 4)))

/** What has lain there goes up by one, and below it comes a row with one gap. */
function withFloor(state: BlocksState): BlocksState {
  const { floor, columns, cells } = state
  if (!floor) return state
  const left = floor.left - stepsOf(state, floor.faster)
  if (left > 0) return { ...state, floor: { ...floor, left } }
  const random = seededRandom(state.random)
  const gap = random.below(columns)
  const kind = 1 + random.below(kinds)
  const row = Array.from({ length: columns }, (_, x) => (x === gap ? 0 : kind))
  const isFull = cells.slice(0, columns).some((cell) => cell > 0)
  const next: BlocksState = {
    ...state,
    cells: [...cells.slice(columns), ...row],
    random: random.state(),
    floor: { ...floor, left: floor.every, come: floor.come + 1 },
    over: state.over || isFull,
  }
  return fits(next, next) ? next : { ...next, y: next.y - 1 }
}

function pictureOf(plan: GamePlan, kind: number): { cast?: string } {
  const { well } = (plan.content ?? {}) as BlocksContent
  const all = [...castIn(plan, 'collectible'), ...castIn(plan, 'enemy')].filter(({ id }) => id !== well)
  const member = all[kind % Math.max(1, all.length)]
  return member ? { cast: member.id } : {}
}

const fragileIn = ({ cells }: BlocksState) => cells.filter(isFragile).length

/** What the block that falls leaves in its cells. */
const placedAs = ({ kind, fragile }: Pick<BlocksState, 'kind' | 'fragile'>) =>
  kind + 1 + (fragile && fragile.come % fragile.every === 0 ? kinds : 0)

/** The next block comes in at the top; where it has no room, it is over. */
function entered(state: BlocksState): BlocksState {
  const random = seededRandom(state.random)
  const kind = state.next
  const spot = { kind, turn: 0, x: Math.floor((state.columns - (shapes[kind]?.size ?? 3)) / 2), y: -1 }
  const inside = { ...spot, y: 0 }
  return {
    ...state,
    ...(fits(state, inside) ? inside : spot),
    next: random.below(shapes.length),
    random: random.state(),
    over: !fits(state, inside),
    ...(state.fragile && { fragile: { ...state.fragile, come: state.fragile.come + 1 } }),
  }
}

function landed(state: BlocksState): BlocksState {
  const { cells, cleared } = settled(state, state)
  return entered({ ...state, cells, cleared: state.cleared + cleared, last: cleared })
}

function settled(state: BlocksState, spot: Spot): { cells: number[]; cleared: number } {
  const { cells, columns, rows } = state
  const after = [...cells]
  // What is fragile breaks under whatever lands on it.
  for (const [x, y] of cellsAt(spot))
    if (isFragile(cells[(y + 1) * columns + x] ?? 0)) after[(y + 1) * columns + x] = 0
  for (const [x, y] of cellsAt(spot)) if (y >= 0) after[y * columns + x] = placedAs(state)
  const kept: number[] = []
  for (let row = 0; row < rows; row++) {
    const line = after.slice(row * columns, (row + 1) * columns)
    if (line.includes(0)) kept.push(...line)
  }
  const gone = after.length - kept.length
  return { cells: [...Array<number>(gone).fill(0), ...kept], cleared: gone / columns }
}

/** Where a block would leave the fewest holes and the flattest ground. */
function bestSpot(state: BlocksState): Spot {
  let best: { spot: Spot; worth: number } = { spot: state, worth: -1e9 }
  for (let turn = 0; turn < 4; turn++)
    for (let x = -2; x < state.columns; x++) {
      let spot: Spot = { kind: state.kind, turn, x, y: state.y }
      if (!fits(state, spot)) continue
      while (fits(state, { ...spot, y: spot.y + 1 })) spot = { ...spot, y: spot.y + 1 }
      const { cells, cleared } = settled(state, spot)
      const worth = cleared * 7.6 + standing(cells, state) - (turn === state.turn ? 0 : 0.01)
      if (worth > best.worth) best = { spot, worth }
    }
  return best.spot
}

function standing(cells: readonly number[], { columns, rows }: BlocksState): number {
  let [worth, before] = [0, -1]
  for (let x = 0; x < columns; x++) {
    let [height, holes] = [0, 0]
    for (let y = 0; y < rows; y++) {
      const taken = cells[y * columns + x] !== 0
      if (taken && height === 0) height = rows - y
      else if (!taken && height > 0) holes++
    }
    worth -= height * 0.51 + holes * 3.6
    if (before >= 0) worth -= Math.abs(height - before) * 0.18 * 2
    before = height
  }
  return worth
}

function towards(state: BlocksState, { turn, x }: Spot): Move {
  if (state.turn !== turn && fits(state, spots.turn?.(state) ?? state)) return ['turn']
  const way = state.x < x ? 'right' : state.x > x ? 'left' : 'drop'
  return way !== 'drop' && !fits(state, spots[way]?.(state) ?? state) ? ['drop'] : [way]
}

export const genre = turnGame(turns)
