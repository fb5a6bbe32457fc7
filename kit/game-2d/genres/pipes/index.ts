import { seededRandom } from '../../../core/random.ts'
import { castIn } from '../../../game/plan.ts'
import { cellArea, centreOfCell, type Grid, gridOf, stepFrom } from '../../turns/grid.ts'
import type { Move, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import type { Painter } from '../../view/painter.ts'

export type PipesContent = {
  columns?: number
  rows?: number
  flow?: string
  /** How many it has to reach: one, unless the sentence says so. */
  ends?: number
}

/** Openings of a piece as bits: up 1, right 2, down 4, left 8. A quarter turn to the right moves each bit up by one. */
type PipesState = {
  columns: number
  rows: number
  pipes: number[]
  /** How they were laid, before they were turned. */
  laid: number[]
  turned: number
  most: number
  flow: string
  /** Cells on the right from which it has to come out, the lowest last, and who waits there. */
  ends: number[]
  goal?: string
}

const sides = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

const turnedOnce = (pipe: number) => ((pipe << 1) | (pipe >> 3)) & 15
const has = (pipe: number | undefined, side: number) => ((pipe ?? 0) & (1 << side)) !== 0

/** Pieces of pipe are turned until what flows gets from the upper left to the lower right. */
export const turns: TurnRules<PipesState> = {
  id: 'pipes',
  sides: 1,
  says: 'Turn a piece',
  settles: 8,
  deal(plan, seed, level) {
    const { columns = 5, rows = 5, flow = '#3aa7e8', ends: count = 1 } = (plan.content ?? {}) as PipesContent
    const random = seededRandom(seed + level * 71)
    const size = { columns, rows }
    const ends = endsOf(size, count)
    const laid = lay(size, ends, random)
    const pipes = laid.map((pipe) => Array.from({ length: random.below(4) }).reduce<number>(turnedOnce, pipe))
    const needed = laid.reduce((sum, pipe, cell) => sum + quarters(pipes[cell] ?? 0, pipe), 0)
    const most = plan.rules.gentle ? 0 : Math.round(needed * (2.2 - plan.challenge) + 6)
    return { ...size, pipes, laid, turned: 0, most, flow, ends, goal: castIn(plan, 'goal')[0]?.id }
  },
  moves: ({ pipes }) =>
    pipes.flatMap((pipe, cell): Move[] => (pipe > 0 && pipe < 15 ? [[String(cell)]] : [])),
  after: (state, [place]) => ({
    ...state,
    pipes: state.pipes.map((pipe, cell) => (cell === Number(place) ? turnedOnce(pipe) : pipe)),
    turned: state.turned + 1,
  }),
  ending(state) {
    if (isDone(state)) return { winner: 0, because: 'It flows!' }
    return state.most > 0 && state.turned >= state.most
      ? { winner: 1, because: 'Too many turns.' }
      : undefined
  },
  solve: ({ pipes, laid }) => {
    const next = pipes.findIndex((pipe, cell) => quarters(pipe, laid[cell] ?? 0) > 0)
    return next < 0 ? undefined : [String(next)]
  },
  blunder: ({ pipes }) => [String(pipes.findLastIndex((pipe) => pipe > 0 && pipe < 15))],
  progress: (state) => wet(state).size / state.pipes.length,
  table({ columns, rows, pipes }) {
    const grid = gridOf(columns, rows, { largest: 110 })
    return {
      places: pipes.map((_, cell) => ({
        id: String(cell),
        ...cellArea(grid, cell),
        says: `Piece in row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`,
        plain: true as const,
      })),
      pieces: [],
    }
  },
  backdrop(state, painter) {
    const grid = gridOf(state.columns, state.rows, { largest: 110 })
    const flowing = wet(state)
    const { left, top, size } = grid
    painter.panel(left - 10, top - 10, size * state.columns + 20, size * state.rows + 20, {
      fill: '#f4efe2',
      radius: 18,
    })
    state.pipes.forEach((pipe, cell) => {
      drawPipe(painter, grid, cell, pipe, flowing.has(cell) ? state.flow : '#9a9fb0')
    })
    const [source] = castIn(painter.plan, 'collectible')
    const [goal] = castIn(painter.plan, 'goal')
    if (source) painter.sprite(source, left - 6, top + size / 2, size * 0.5)
    for (const end of state.ends)
      if (goal) painter.sprite(goal, left + size * state.columns + 6, centreOfCell(grid, end).y, size * 0.6)
  },
  told(before, [place], after, plan) {
    const reached = (state: PipesState) => state.ends.filter((end) => wet(state).has(end)).length
    const [goal] = castIn(plan, 'goal')
    if (reached(after) > reached(before))
      return [{ type: 'deliver', at: place, ...(goal && { to: goal.id }) }]
    return [{ type: wet(after).size > wet(before).size ? 'match' : 'turn', at: place }]
  },
  bodies: ({ ends, goal }) => (goal ? ends.map(() => ({ cast: goal })) : []),
  howTo: ({ rules, content }) => [
    ((content ?? {}) as PipesContent).ends
      ? 'Turn the pieces until it flows from top left to everyone on the right.'
      : 'Turn the pieces until it flows from top left to bottom right.',
    ...(rules.gentle ? ['Take all the time you need.'] : ['You only get so many turns.']),
  ],
  hud: ({ turned, most }) => [{ says: 'Turns', value: most > 0 ? `${turned} of ${most}` : String(turned) }],
}

/** How many quarter turns it is from one way to lie to the other. */
function quarters(from: number, to: number): number {
  let pipe = from
  for (let count = 0; count < 4; count++) {
    if (pipe === to) return count
    pipe = turnedOnce(pipe)
  }
  return 0
}

const isDone = (state: PipesState) => {
  const reached = wet(state)
  return state.ends.every((end) => reached.has(end))
}

/** The last column's cells from which it comes out, evenly from below. */
function endsOf({ columns, rows }: { columns: number; rows: number }, count: number): number[] {
  const many = Math.min(count, rows)
  return Array.from(
    { length: many },
    (_, at) => (Math.round(((at + 1) * rows) / many) - 1) * columns + columns - 1,
  )
}

/** Winding ways from the upper left to where it comes out, and pieces that lead nowhere around them. */
function lay(
  size: { columns: number; rows: number },
  ends: readonly number[],
  random: ReturnType<typeof seededRandom>,
): number[] {
  const { columns, rows } = size
  const from = new Map<number, number>([[0, -1]])
  const waiting = [0]
  while (ends.some((end) => !from.has(end))) {
    const cell = waiting.splice(random.below(waiting.length), 1)[0] ?? 0
    for (const [dx, dy] of random.shuffled(sides)) {
      const next = stepFrom(size, cell, dx, dy)
      if (next === undefined || from.has(next)) continue
      from.set(next, cell)
      waiting.push(next)
    }
    if (waiting.length === 0) break
  }
  const pipes = Array<number>(columns * rows).fill(0)
  // Water comes in from the left, and goes out to the right.
  pipes[0] = 8
  for (const end of ends) pipes[end] = 2
  for (const end of ends)
    for (let cell = end; cell > 0; ) {
      const before = from.get(cell) ?? 0
      const side = sides.findIndex(([dx, dy]) => stepFrom(size, before, dx, dy) === cell)
      pipes[before] = (pipes[before] ?? 0) | (1 << side)
      pipes[cell] = (pipes[cell] ?? 0) | (1 << ((side + 2) % 4))
      cell = before
    }
  return pipes.map((pipe) => (pipe > 0 ? pipe : ([3, 5, 7][random.below(3)] ?? 3)))
}

/** Pieces that what flows has reached. */
function wet(state: PipesState): Set<number> {
  const reached = new Set<number>()
  if (!has(state.pipes[0], 3)) return reached
  reached.add(0)
  for (const cell of reached)
    sides.forEach(([dx, dy], side) => {
      const next = stepFrom(state, cell, dx, dy)
      if (next === undefined || !has(state.pipes[cell], side) || !has(state.pipes[next], (side + 2) % 4))
        return
      reached.add(next)
    })
  // At the end it must also get out.
  for (const end of state.ends) if (!has(state.pipes[end], 1)) reached.delete(end)
  return reached
}

function drawPipe({ ctx }: Painter, grid: Grid, cell: number, pipe: number, colour: string): void {
  const { x, y } = centreOfCell(grid, cell)
  const half = grid.size / 2
  for (const [width, fill] of [
    [grid.size * 0.36, '#4b4f63'],
    [grid.size * 0.24, colour],
  ] as const) {
    ctx.strokeStyle = fill
    ctx.lineWidth = width
    ctx.lineCap = 'butt'
    ctx.lineJoin = 'round'
    sides.forEach(([dx, dy], side) => {
      if (!has(pipe, side)) return
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + dx * half, y + dy * half)
      ctx.stroke()
    })
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.arc(x, y, width / 2, 0, Math.PI * 2)
    ctx.fill()
  }
}

export const genre = turnGame(turns)
