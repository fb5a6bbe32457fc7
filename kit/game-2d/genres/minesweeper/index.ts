import { seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'
import { cellArea, centreOfCell, eightWays, gridOf, stepFrom } from '../../turns/grid.ts'
import type { Move, Piece, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type MinesContent = { columns?: number; rows?: number; mines?: number }

export type MinesState = {
  columns: number
  rows: number
  count: number
  seed: number
  /** Laid with the first pick, so that it is never one. */
  mines: number[]
  open: number[]
  flags: number[]
  /** Mines that were stepped on. */
  burst: number[]
  lives: number
}

const near = (state: Pick<MinesState, 'columns' | 'rows'>, cell: number): number[] =>
  eightWays.flatMap(([dx, dy]) => stepFrom(state, cell, dx, dy) ?? [])

const around = (state: MinesState, cell: number) =>
  near(state, cell).filter((one) => state.mines.includes(one)).length

const isDone = ({ columns, rows, count, open }: MinesState) => open.length === columns * rows - count

/** Numbers say how many mines lie around; whoever opens all the rest has won. */
export const turns: TurnRules<MinesState> = {
  id: 'minesweeper',
  sides: 1,
  says: 'Open a square',
  final: true,
  settles: 4,
  deal(plan, seed, level) {
    const { columns = 9, rows = 9, mines = 10 } = (plan.content ?? {}) as MinesContent
    const lives = plan.rules.gentle ? 99 : plan.rules.lives
    return {
      columns,
      rows,
      // Around the first square that is opened nothing lies.
      count: Math.min(mines, columns * rows - 10),
      seed: seed + level * 101,
      mines: [],
      open: [],
      flags: [],
      burst: [],
      lives,
    }
  },
  moves(state) {
    const closed = Array.from({ length: state.columns * state.rows }, (_, cell) => cell).filter(
      (cell) => !state.open.includes(cell) && !state.burst.includes(cell),
    )
    return [
      ...closed.filter((cell) => !state.flags.includes(cell)).map((cell): Move => [String(cell)]),
      ...closed.map((cell): Move => ['flag', String(cell)]),
    ]
  },
  after(state, [first, second]) {
    if (second !== undefined) {
      const cell = Number(second)
      const flags = state.flags.includes(cell)
        ? state.flags.filter((one) => one !== cell)
        : [...state.flags, cell]
      return { ...state, flags }
    }
    const cell = Number(first)
    const laid = state.mines.length > 0 ? state : { ...state, mines: layMines(state, cell) }
    if (laid.mines.includes(cell)) return { ...laid, burst: [...laid.burst, cell], lives: laid.lives - 1 }
    return { ...laid, open: opened(laid, cell) }
  },
  ending(state) {
    if (isDone(state)) return { winner: 0, because: 'Every safe square is open!' }
    return state.lives <= 0 ? { winner: 1, because: 'That was a mine.' } : undefined
  },
  lives: ({ lives }) => lives,
  score: ({ open }) => open.length * 10,
  solve(state) {
    if (state.open.length === 0) return [String(Math.floor(state.columns * state.rows * 0.5))]
    const { safe, sure } = deduced(state)
    const [flag] = sure.filter((cell) => !state.flags.includes(cell))
    if (flag !== undefined && state.flags.length < 3) return ['flag', String(flag)]
    const [next] = safe
    const known = next ?? likeliest(state, sure)
    return known === undefined ? undefined : [String(known)]
  },
  blunder(state) {
    if (state.mines.length === 0) return ['0']
    const mine = state.mines.find((cell) => !state.burst.includes(cell))
    return mine === undefined ? undefined : [String(mine)]
  },
  progress: ({ open, columns, rows, count }) => open.length / (columns * rows - count),
  table(state, plan) {
    const { columns, rows, open, flags, burst, mines } = state
    const grid = gridOf(columns, rows, { area: { x: 10, y: 104, width: 700, height: 520 }, largest: 64 })
    const mine = mineOf(plan)
    const lost = state.lives <= 0
    const shown = lost || isDone(state) ? mines : burst
    const pieces = shown.map(
      (cell): Piece => ({
        id: `mine ${cell}`,
        ...centreOfCell(grid, cell),
        width: grid.size * 0.8,
        face: mine
          ? { kind: 'picture', cast: mine }
          : { kind: 'disc', colour: burst.includes(cell) ? '#e5484d' : '#33313f' },
      }),
    )
    const flagged = flags
      .filter((cell) => !shown.includes(cell))
      .flatMap((cell): Piece[] => {
        const { x, y } = centreOfCell(grid, cell)
        const flag: Piece = {
          id: `flag ${cell}`,
          x: mine ? x + grid.size * 0.22 : x,
          y: mine ? y - grid.size * 0.2 : y,
          width: grid.size,
          face: { kind: 'words', words: '⚑', colour: '#d6323a', letters: grid.size * (mine ? 0.44 : 0.62) },
        }
        if (!mine) return [flag]
        const guessed: Piece = {
          id: `guess ${cell}`,
          x,
          y,
          width: grid.size * 0.66,
          alpha: 0.75,
          face: { kind: 'picture', cast: mine },
        }
        return [guessed, flag]
      })
    return {
      places: [
        ...Array.from({ length: columns * rows }, (_, cell) => {
          const isOpen = open.includes(cell)
          const count = isOpen ? around(state, cell) : 0
          const dark = ((cell % columns) + Math.floor(cell / columns)) % 2 === 0
          return {
            id: String(cell),
            ...cellArea(grid, cell),
            says: `Row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}: ${isOpen ? count || 'empty' : flags.includes(cell) ? 'flag' : 'closed'}`,
            fill: isOpen ? (dark ? '#ede4d3' : '#f5eee0') : dark ? '#6fae58' : '#7dbb64',
            words: count > 0 ? String(count) : '',
            ink: inks[count - 1] ?? '#1d1b2e',
            letters: grid.size * 0.58,
            plain: true as const,
          }
        }),
        {
          id: 'flag',
          x: 260,
          y: 638,
          width: 200,
          height: 52,
          says: 'Put a flag',
          words: 'Flag (F)',
          key: 'f',
          button: true as const,
        },
      ],
      pieces: [...flagged, ...pieces],
    }
  },
  told(before, [first, second], after, plan) {
    const mine = mineOf(plan)
    if (second !== undefined) return [{ type: 'block', at: second, ...(mine && { to: mine }) }]
    if (after.burst.length > before.burst.length)
      return [{ type: 'hurt', at: first, ...(mine && { by: mine }), words: 'Ouch!' }]
    return [{ type: 'right', at: first, value: after.open.length - before.open.length }]
  },
  howTo: () => [
    'A number says how many mines touch that square.',
    'Open all the safe squares. To flag a mine, press Flag, then the square.',
  ],
  hud: ({ count, flags }) => [{ says: 'Mines left', value: String(Math.max(0, count - flags.length)) }],
}

const inks = ['#2563eb', '#2f8f3e', '#d6323a', '#5b2bb5', '#9a3412', '#0e7490', '#1d1b2e', '#6b7280']

const mineOf = (plan: GamePlan) =>
  [...castIn(plan, 'enemy'), ...castIn(plan, 'collectible')].map(({ id }) => id)[0]

/** Layouts are tried until one can be solved by thinking alone; the last is taken where none of them can. */
function layMines(state: MinesState, first: number): number[] {
  const cells = Array.from({ length: state.columns * state.rows }, (_, cell) => cell)
  const clear = new Set([first, ...near(state, first)])
  const free = cells.filter((cell) => !clear.has(cell))
  const room = free.length >= state.count ? free : cells.filter((cell) => cell !== first)
  let mines: number[] = []
  for (let attempt = 0; attempt < 14; attempt++) {
    mines = seededRandom(state.seed + attempt * 977 + first)
      .shuffled(room)
      .slice(0, state.count)
      .sort((one, other) => one - other)
    if (needsNoGuess({ ...state, mines, flags: [], burst: [] }, first)) break
  }
  return mines
}

function needsNoGuess(state: MinesState, first: number): boolean {
  let now = { ...state, open: opened(state, first) }
  while (!isDone(now)) {
    const { safe } = deduced(now)
    if (safe.length === 0) return false
    for (const cell of safe) if (!now.open.includes(cell)) now = { ...now, open: opened(now, cell) }
  }
  return true
}

/** A square without mines around it opens its neighbours, too. */
function opened(state: MinesState, from: number): number[] {
  const open = new Set(state.open)
  const mines = new Set(state.mines)
  const queue = [from]
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (open.has(cell)) continue
    open.add(cell)
    const others = near(state, cell)
    if (!others.some((one) => mines.has(one))) queue.push(...others.filter((one) => !open.has(one)))
  }
  return [...open]
}

/** What the open numbers say: single squares, and pairs of numbers of which one knows all that the other does. */
function deduced(state: MinesState): { safe: number[]; sure: number[] } {
  const open = new Set(state.open)
  const sure = new Set(state.burst)
  const safe = new Set<number>()
  for (let again = true; again; ) {
    again = false
    const told = state.open.flatMap((cell) => {
      const hidden = near(state, cell).filter((one) => !open.has(one) && !safe.has(one))
      const unknown = hidden.filter((one) => !sure.has(one))
      return unknown.length === 0
        ? []
        : [{ unknown, left: around(state, cell) - (hidden.length - unknown.length) }]
    })
    const learn = (cells: readonly number[], mines: number) => {
      if (mines !== 0 && mines !== cells.length) return
      for (const cell of cells) (mines === 0 ? safe : sure).add(cell)
      if (cells.length > 0) again = true
    }
    for (const { unknown, left } of told) learn(unknown, left)
    if (again) continue
    for (const one of told)
      for (const other of told)
        if (
          one !== other &&
          one.unknown.length < other.unknown.length &&
          one.unknown.every((cell) => other.unknown.includes(cell))
        )
          learn(
            other.unknown.filter((cell) => !one.unknown.includes(cell)),
            other.left - one.left,
          )
  }
  return {
    safe: [...safe].filter((cell) => !open.has(cell)),
    sure: [...sure].filter((cell) => !state.burst.includes(cell)),
  }
}

/** Where nothing is certain: a square far from all numbers, else any that is not known to be a mine. */
function likeliest(state: MinesState, sure: readonly number[]): number | undefined {
  const closed = Array.from({ length: state.columns * state.rows }, (_, cell) => cell).filter(
    (cell) =>
      !state.open.includes(cell) &&
      !sure.includes(cell) &&
      !state.burst.includes(cell) &&
      !state.flags.includes(cell),
  )
  return closed.find((cell) => !near(state, cell).some((one) => state.open.includes(one))) ?? closed[0]
}

export const genre = turnGame(turns)
