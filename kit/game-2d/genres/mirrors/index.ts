import { seededRandom } from '../../../core/random.ts'
import { castIn } from '../../../game/plan.ts'
import { cellArea, centreOfCell, gridOf, stepFrom } from '../../turns/grid.ts'
import type { Move, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import type { Painter } from '../../view/painter.ts'

export type MirrorsContent = {
  columns?: number
  rows?: number
  /** How many the beam has to touch: one, unless the sentence says so. */
  ends?: number
}

/** A mirror leans to the right ('/', 1) or to the left ('\', 2); 0 is nothing. */
type MirrorsState = {
  columns: number
  rows: number
  mirrors: number[]
  laid: number[]
  /** Cells that the beam has to touch, the end of its way last; it comes in at the left of the first row. */
  targets: number[]
  goal?: string
  turned: number
  most: number
}

type Step = { cell: number; dx: number; dy: number }

/** Mirrors are turned over until the beam falls onto its target. */
export const turns: TurnRules<MirrorsState> = {
  id: 'mirrors',
  sides: 1,
  says: 'Turn a mirror',
  settles: 8,
  reads: 45,
  deal(plan, seed, level) {
    const { columns = 7, rows = 6, ends = 1 } = (plan.content ?? {}) as MirrorsContent
    const bends = 4 + Math.min(4, level + Math.round(plan.challenge * 2))
    for (let attempt = 0; ; attempt++) {
      const laid = lay({ columns, rows }, bends, ends, seed + level * 41 + attempt * 977)
      if (!laid) continue
      const random = seededRandom(seed + attempt)
      const mirrors = laid.mirrors.map((mirror) => (mirror > 0 && random.next() < 0.6 ? 3 - mirror : mirror))
      const goal = castIn(plan, 'goal')[0]?.id
      const start = {
        columns,
        rows,
        mirrors,
        laid: laid.mirrors,
        targets: laid.targets,
        goal,
        turned: 0,
        most: 0,
      }
      if (litOf(start) === laid.targets.length) continue
      return { ...start, most: plan.rules.gentle ? 0 : bends * 2 + 6 }
    }
  },
  moves: ({ mirrors }) => mirrors.flatMap((mirror, cell): Move[] => (mirror > 0 ? [[String(cell)]] : [])),
  after: (state, [place]) => ({
    ...state,
    mirrors: state.mirrors.map((mirror, cell) => (cell === Number(place) ? 3 - mirror : mirror)),
    turned: state.turned + 1,
  }),
  ending(state) {
    if (litOf(state) === state.targets.length)
      return {
        winner: 0,
        because: state.targets.length > 1 ? 'The beam touches them all!' : 'The beam is on target!',
      }
    return state.most > 0 && state.turned >= state.most
      ? { winner: 1, because: 'Too many turns.' }
      : undefined
  },
  solve: ({ mirrors, laid }) => {
    const next = mirrors.findIndex((mirror, cell) => mirror !== laid[cell])
    return next < 0 ? undefined : [String(next)]
  },
  blunder: ({ mirrors, laid }) => {
    const spare = mirrors.findIndex((mirror, cell) => mirror > 0 && mirror === laid[cell])
    return [String(spare < 0 ? mirrors.findIndex((mirror) => mirror > 0) : spare)]
  },
  progress: (state) => beamOf(state).length / (state.columns * state.rows),
  table({ columns, rows, mirrors }) {
    const grid = gridOf(columns, rows, { largest: 96 })
    return {
      places: mirrors.map((mirror, cell) => ({
        id: String(cell),
        ...cellArea(grid, cell),
        says:
          mirror > 0
            ? `Mirror in row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`
            : 'Free',
        fill: '#20243a',
        outline: '#343a5a',
        radius: 10,
        plain: true as const,
      })),
      pieces: [],
    }
  },
  overlay: (state, painter) => drawLight(state, painter),
  bodies: ({ targets, goal }) => (goal ? targets.map(() => ({ cast: goal })) : []),
  told(before, [place], after, plan) {
    const hit = litOf(after) > litOf(before)
    const [goal] = castIn(plan, 'goal')
    return [{ type: hit ? 'deliver' : 'bounce', at: place, ...(goal && hit && { to: goal.id }) }]
  },
  howTo: ({ rules, content }) => [
    ((content ?? {}) as MirrorsContent).ends
      ? 'Turn the mirrors until the beam touches them all.'
      : 'Turn the mirrors until the beam reaches its target.',
    ...(rules.gentle ? ['Take all the time you need.'] : ['You only get so many turns.']),
  ],
  hud: ({ turned, most }) => [{ says: 'Turns', value: most > 0 ? `${turned} of ${most}` : String(turned) }],
}

/** Leaning right it throws what comes from the left up; leaning left, down. */
const thrown = (mirror: number, dx: number, dy: number): [number, number] =>
  mirror === 1 ? [-dy, -dx] : mirror === 2 ? [dy, dx] : [dx, dy]

/** Where the light goes, cell by cell, until it leaves the board. */
function beamOf({ columns, rows, mirrors }: Pick<MirrorsState, 'columns' | 'rows' | 'mirrors'>): Step[] {
  const way: Step[] = []
  const seen = new Set<string>()
  let [cell, dx, dy]: [number | undefined, number, number] = [0, 1, 0]
  while (cell !== undefined && !seen.has(`${cell} ${dx} ${dy}`)) {
    seen.add(`${cell} ${dx} ${dy}`)
    ;[dx, dy] = thrown(mirrors[cell] ?? 0, dx, dy)
    way.push({ cell, dx, dy })
    cell = stepFrom({ columns, rows }, cell, dx, dy)
  }
  return way
}

/** How many targets the light falls on. */
function litOf(state: Pick<MirrorsState, 'columns' | 'rows' | 'mirrors' | 'targets'>): number {
  const lit = new Set(beamOf(state).map(({ cell }) => cell))
  return state.targets.filter((target) => lit.has(target)).length
}

/** A way with so many bends that never crosses itself, and a few mirrors beside it. */
function lay(
  size: { columns: number; rows: number },
  bends: number,
  ends: number,
  seed: number,
): { mirrors: number[]; targets: number[] } | undefined {
  const random = seededRandom(seed)
  const mirrors = Array<number>(size.columns * size.rows).fill(0)
  const used = new Set<number>()
  let [cell, dx, dy] = [0, 1, 0]
  for (let bend = 0; bend <= bends; bend++) {
    const far = 1 + random.below(3)
    for (let step = 0; step < far; step++) {
      used.add(cell)
      const next = stepFrom(size, cell, dx, dy)
      if (next === undefined || used.has(next)) return undefined
      cell = next
    }
    if (bend === bends) break
    const mirror = 1 + random.below(2)
    mirrors[cell] = mirror
    ;[dx, dy] = thrown(mirror, dx, dy)
  }
  used.add(cell)
  mirrors.forEach((_, at) => {
    if (!used.has(at) && random.next() < 0.14) mirrors[at] = 1 + random.below(2)
  })
  const free = [...used].filter((at) => mirrors[at] === 0 && at !== 0 && at !== cell)
  if (free.length < ends - 1) return undefined
  return { mirrors, targets: [...random.shuffled(free).slice(0, ends - 1), cell] }
}

function drawLight(state: MirrorsState, painter: Painter): void {
  const { ctx, plan } = painter
  const grid = gridOf(state.columns, state.rows, { largest: 96 })
  const way = beamOf(state)
  const [source] = castIn(plan, 'collectible')
  const [goal] = castIn(plan, 'goal')
  const half = grid.size / 2
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [width, colour] of [
    [12, '#ff5a6e55'],
    [5, '#ff8d9b'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    const start = centreOfCell(grid, 0)
    ctx.moveTo(start.x - half, start.y)
    for (const { cell, dx, dy } of way) {
      const { x, y } = centreOfCell(grid, cell)
      ctx.lineTo(x, y)
      if (cell === state.targets.at(-1)) break
      ctx.lineTo(x + dx * half, y + dy * half)
    }
    ctx.stroke()
  }
  ctx.strokeStyle = '#e8f4ff'
  ctx.lineWidth = 8
  state.mirrors.forEach((mirror, cell) => {
    if (mirror === 0) return
    const { x, y } = centreOfCell(grid, cell)
    const lean = mirror === 1 ? -1 : 1
    ctx.beginPath()
    ctx.moveTo(x - half * 0.62, y - half * 0.62 * lean)
    ctx.lineTo(x + half * 0.62, y + half * 0.62 * lean)
    ctx.stroke()
  })
  ctx.restore()
  const first = centreOfCell(grid, 0)
  if (source) painter.sprite(source, first.x - grid.size * 0.85, first.y, grid.size * 0.6)
  const lit = new Set(way.map(({ cell }) => cell))
  for (const target of state.targets) {
    const { x, y } = centreOfCell(grid, target)
    const isLit = state.targets.length === 1 || lit.has(target)
    if (goal) painter.sprite(goal, x, y, grid.size * 0.8, isLit ? { glow: '#ffd447' } : { alpha: 0.75 })
  }
}

export const genre = turnGame(turns)
