import type { Input } from '../../../core/input.ts'
import { castIn, dial, type GamePlan, theOne } from '../../plan.ts'
import { type Board, beside, boardWithin, cellUnder, middleOf, ways, wayTo } from '../../table/board.ts'
import { calmDown, feel, type Host, newHost } from '../../table/host.ts'
import {
  addScore,
  below,
  loseLife,
  newWorld,
  pickOne,
  rate,
  shuffle,
  tell,
  type World,
  win,
} from '../../world.ts'
import {
  allSwaps,
  canMove,
  columns,
  findRuns,
  grid,
  isMatch,
  type Piece,
  type Run,
  rainbowKind,
  rows,
  type Special,
  type Swap,
} from './matches.ts'
import { kindsOf, type PieceKind } from './pieces.ts'

export const stage = { width: 720, height: 696 }
export const board: Board = boardWithin({ x: 20, y: 124, width: 680, height: 564 }, columns, rows, 80)

/** So many of a kind are wanted. */
export type Aim = { kind: number; need: number; got: number }

export type Match3World = World & {
  kinds: PieceKind[]
  /** Points for one piece. */
  worth: number
  /** Cast ids of what stands in the way; kind -1 is the first of them. */
  blockers: string[]
  pieces: Piece[]
  aims: Aim[]
  /** Null: as many as you like. */
  moves: number | null
  /** What goes on; only in 'ready' a move is taken. */
  phase: 'ready' | 'swap' | 'back' | 'clear' | 'fall' | 'mix'
  left: number
  total: number
  swapped: Swap | null
  /** Cells that are just going. */
  going: number[]
  selected: number
  /** Where a finger came down, to be dragged from. */
  grabbed: number
  /** Falls of this move so far: each counts more. */
  combo: number
  idleFor: number
  /** How often somebody has picked something. */
  picks: number
  hint: Swap | null
  /** Moves since a foe was last beaten: they spread when they are left alone. */
  calm: number
  host: Host
}

/** Of all kinds alike. */
export const anyKind = 98

/** What an aim is called: 'red gems', or 'gems' where all of them count. */
export function nameOf({ kinds }: Match3World, { kind }: Aim): string {
  return kind === anyKind ? (kinds[0]?.family ?? '') : (kinds[kind]?.plural ?? '')
}

const swapSteps = 12
const clearSteps = 14
const mixSteps = 24
const hintAfter = 6 * rate
const mostFoes = 9

export function create(plan: GamePlan, seed: number): Match3World {
  const world: Match3World = {
    ...newWorld(plan, seed),
    kinds: kindsOf(plan),
    worth: 10,
    blockers: (['enemy', 'obstacle', 'hazard'] as const).flatMap((role) =>
      castIn(plan, role).map(({ id }) => id),
    ),
    pieces: [],
    aims: [],
    moves: null,
    phase: 'ready',
    left: 0,
    total: 0,
    swapped: null,
    going: [],
    selected: -1,
    grabbed: -1,
    combo: 0,
    idleFor: 0,
    picks: 0,
    hint: null,
    calm: 0,
    host: newHost(),
  }
  setUp(world)
  return world
}

/** How many of the wanted kind a move brings whoever is to win, of five kinds; with six it is less. */
function yieldOf(plan: GamePlan): number {
  const kinds = kindsOf(plan)
  // 'Collect 50 gems' means all of them.
  if (countsAll(plan, kinds)) return dial(plan, 3.6, 6)
  return dial(plan, 0.8, 1.5) * (5 / kinds.length) ** 2.2
}

const countsAll = ({ rules }: GamePlan, [first]: PieceKind[]) =>
  rules.goalCount !== undefined && first?.shape !== undefined

/** How many moves a level has: as many as the prompt says, or as its goal needs. */
export function movesOf(plan: GamePlan): number {
  const { moves } = plan.content ?? {}
  if (typeof moves === 'number' && moves > 0) return Math.round(moves)
  const { goalCount, scoreGoal, levels } = plan.rules
  const needed =
    goalCount !== undefined
      ? goalCount / yieldOf(plan)
      : scoreGoal !== undefined
        ? scoreGoal / levels / usualPoints(plan)
        : 24
  return Math.min(60, Math.max(6, Math.ceil(needed)))
}

/** What a move brings whoever is to win, at ten points for a piece. */
const usualPoints = (plan: GamePlan) => dial(plan, 40, 85)

function setUp(world: Match3World): void {
  const { plan, level, kinds } = world
  const { goalCount, scoreGoal, levels } = plan.rules
  const moves = movesOf(plan)
  world.moves = plan.rules.gentle ? null : moves
  deal(world)
  // A goal of many points in few moves makes every piece worth more, in steps that are easy to read.
  if (scoreGoal !== undefined)
    world.worth = Math.max(10, Math.ceil(scoreGoal / levels / (moves * usualPoints(plan))) * 10)
  if (scoreGoal !== undefined) return
  const total = goalCount ?? Math.max(6, Math.round(moves * yieldOf(plan)))
  if (countsAll(plan, kinds)) {
    world.aims = [{ kind: anyKind, need: total, got: 0 }]
    return
  }
  // The first kind is what the game is about; later levels want a second one as well.
  const wanted = level === 1 ? [0] : [0, 1 + ((level - 2) % (kinds.length - 1))]
  const more = 1 + (level - 1) * 0.1
  world.aims = wanted.map((kind) => ({
    kind,
    need:
      kind === 0 && goalCount ? goalCount : Math.max(1, Math.round((total * more) / wanted.length ** 0.6)),
    got: 0,
  }))
}

/** Fills the board so that nothing matches yet, something can be matched, and whatever blocks is in place. */
function deal(world: Match3World): void {
  const { plan, blockers, level } = world
  do {
    world.pieces = Array.from({ length: columns * rows }, () => newPiece(world))
    for (const piece of world.pieces) piece.fell = rows
    const each = Math.min(4, Math.round(dial(plan, 1.6, 3.4) + (level - 1) * 0.7))
    for (const [index, id] of blockers.entries()) {
      const count = Math.min(5, plan.cast.find((member) => member.id === id)?.count ?? each)
      for (let one = 0; one < count; one++) {
        // Not on the lowest row, where hardly anything can be matched beside it.
        const piece = world.pieces[below(world, columns * (rows - 1))]
        if (piece) piece.kind = -1 - index
      }
    }
    breakUp(world)
  } while (allSwaps(world.pieces).length < 3)
  begin(world, 'fall', 26)
}

/** Changes pieces until no three lie in a line. */
function breakUp(world: Match3World): void {
  for (let runs = findRuns(world.pieces); runs.length > 0; runs = findRuns(world.pieces))
    for (const { cells } of runs) {
      const piece = world.pieces[cells[1] ?? 0]
      if (piece) piece.kind = below(world, world.kinds.length)
    }
}

function newPiece(world: Match3World): Piece {
  return { kind: below(world, world.kinds.length), special: '', fell: 0 }
}

function begin(world: Match3World, phase: Match3World['phase'], steps: number): void {
  world.phase = phase
  world.left = steps
  world.total = steps
}

export function step(world: Match3World, input: Input): void {
  calmDown(world.host)
  if (world.phase !== 'ready') {
    if (--world.left <= 0) proceed(world)
    return
  }
  world.idleFor++
  if (world.idleFor === hintAfter) world.hint = pickOne(world, allSwaps(world.pieces))
  drag(world, input)
  if (input.pick !== undefined && world.phase === 'ready') choose(world, Number(input.pick))
}

/** Nothing is held; or what was held has been swapped, and the finger has yet to be lifted. */
const nothing = -1
const spent = -2

/** A piece may be dragged to its neighbour instead of picking both. */
function drag(world: Match3World, { pointer }: Input): void {
  const cell = pointer?.down ? cellUnder(board, pointer) : undefined
  if (!pointer?.down) world.grabbed = nothing
  else if (world.grabbed === nothing && cell !== undefined) world.grabbed = cell
  if (cell === undefined || world.grabbed < 0 || cell === world.grabbed) return
  const from = world.grabbed
  world.grabbed = spent
  if (wayTo(grid, from, cell)) trySwap(world, { from, to: cell })
}

function choose(world: Match3World, cell: number): void {
  world.picks++
  if (!canMove(world.pieces[cell])) return
  world.idleFor = 0
  const from = world.selected
  world.selected = -1
  if (from === cell) return
  if (from >= 0 && wayTo(grid, from, cell)) trySwap(world, { from, to: cell })
  else world.selected = cell
}

function trySwap(world: Match3World, swap: Swap): void {
  world.selected = -1
  world.idleFor = 0
  world.hint = null
  if (!canMove(world.pieces[swap.from]) || !canMove(world.pieces[swap.to])) return
  const good = isMatch(world.pieces, swap)
  exchange(world, swap)
  world.swapped = swap
  tell(world, 'swap', { by: theOne(world.plan, 'player').id, ...middleOf(board, swap.to) })
  begin(world, good ? 'swap' : 'back', good ? swapSteps : swapSteps * 2)
  if (!good) exchange(world, swap)
  else if (world.moves !== null) world.moves--
}

function exchange({ pieces }: Match3World, { from, to }: Swap): void {
  const [one, other] = [pieces[from], pieces[to]]
  if (!one || !other) return
  pieces[from] = other
  pieces[to] = one
}

/** A phase is over: what comes next. */
function proceed(world: Match3World): void {
  const { phase, swapped } = world
  begin(world, 'ready', 0)
  for (const piece of world.pieces) piece.fell = 0
  if (phase === 'back') {
    world.swapped = null
    feel(world.host, 'sad')
    tell(world, 'miss', middleOf(board, swapped?.to ?? 0))
  } else if (phase === 'swap') {
    world.combo = 0
    if (swapped && !setOff(world, swapped)) clearRuns(world, swapped)
    world.swapped = null
  } else if (phase === 'clear') fall(world)
  else if (phase === 'fall' && !clearRuns(world)) settle(world)
}

/** Two special pieces, or a rainbow and any piece, work without a line. */
function setOff(world: Match3World, { from, to }: Swap): boolean {
  const [one, other] = [world.pieces[from], world.pieces[to]]
  if (!one || !other) return false
  const rainbow = one.special === 'rainbow' ? one : other.special === 'rainbow' ? other : undefined
  if (!rainbow && !(one.special && other.special)) return false
  const wanted = rainbow === one ? other : one
  const cells = [from, to]
  if (rainbow)
    world.pieces.forEach((piece, cell) => {
      if (piece.kind === wanted.kind || wanted.special === 'rainbow') cells.push(cell)
    })
  // The rainbow itself is spent, or it would go off a second time.
  if (rainbow) rainbow.special = ''
  clear(world, cells, [])
  return true
}

/** Clears every line on the board; answers whether there was one. */
function clearRuns(world: Match3World, swap?: Swap): boolean {
  const runs = findRuns(world.pieces)
  if (runs.length === 0) return false
  world.combo++
  clear(
    world,
    runs.flatMap(({ cells }) => cells),
    runs,
    swap,
  )
  return true
}

/** Long lines leave something behind where the move was made. */
function rewardOf({ cells, upright }: Run, crossed: boolean): Special {
  if (cells.length >= 5) return 'rainbow'
  if (cells.length === 4) return upright ? 'column' : 'row'
  return crossed ? 'row' : ''
}

function clear(world: Match3World, first: number[], runs: Run[], swap?: Swap): void {
  const { pieces, plan, kinds, combo } = world
  const by = theOne(plan, 'player').id
  const going = spread(world, first)
  const rewards = new Map<number, { special: Special; kind: number }>()
  for (const run of runs) {
    const crossing = run.cells.find((cell) =>
      runs.some((other) => other !== run && other.cells.includes(cell)),
    )
    const special = rewardOf(run, crossing !== undefined)
    const cell =
      run.cells.find((one) => one === swap?.to || one === swap?.from) ??
      crossing ??
      run.cells[Math.floor(run.cells.length / 2)]
    if (special && cell !== undefined && !(rewards.get(cell)?.special === 'rainbow'))
      rewards.set(cell, { special, kind: run.kind })
  }
  for (const cell of [...going]) for (const broken of blockersBeside(world, cell)) going.add(broken)
  let points = 0
  const taken = new Map<number, number[]>()
  for (const cell of going) {
    const piece = pieces[cell]
    if (!piece) continue
    if (piece.kind < 0) beat(world, cell, piece)
    else taken.set(piece.kind, [...(taken.get(piece.kind) ?? []), cell])
  }
  for (const [kind, cells] of taken) {
    const worth = cells.length * world.worth * Math.max(1, combo)
    points += worth
    const { x, y } = centreOf(cells)
    const to = kinds[kind]?.cast
    tell(world, 'match', { by, to, x, y, words: `+${worth}`, value: Math.min(5, combo) })
    if (to) tell(world, 'collect', { by, to, x, y, value: cells.length })
    for (const aim of world.aims)
      if (aim.kind === kind || aim.kind === anyKind) aim.got = Math.min(aim.need, aim.got + cells.length)
  }
  if (combo >= 2)
    tell(world, 'power', { by, x: stage.width / 2, y: 190, words: `Combo ×${combo}!`, value: combo })
  for (const [cell, { special, kind }] of rewards) {
    going.delete(cell)
    const piece = pieces[cell]
    if (!piece) continue
    piece.special = special
    piece.kind = special === 'rainbow' ? rainbowKind : kind
    tell(world, 'power', {
      by,
      ...middleOf(board, cell),
      words: special === 'rainbow' ? 'Rainbow!' : 'Line clear!',
    })
  }
  feel(world.host, 'happy')
  world.going = [...going]
  begin(world, 'clear', clearSteps)
  addScore(world, points)
}

/** Everything that goes: special pieces among the first ones take others along, and those again. */
function spread(world: Match3World, first: number[]): Set<number> {
  const going = new Set<number>()
  const waiting = [...first]
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const piece = world.pieces[cell]
    if (!piece || going.has(cell)) continue
    going.add(cell)
    const row = Math.floor(cell / columns)
    if (piece.special) tell(world, 'break', { ...middleOf(board, cell), to: world.kinds[piece.kind]?.cast })
    if (piece.special === 'row') for (let at = 0; at < columns; at++) waiting.push(row * columns + at)
    if (piece.special === 'column')
      for (let at = 0; at < rows; at++) waiting.push(at * columns + (cell % columns))
    // Hit by another one, a rainbow takes what the game is about.
    if (piece.special === 'rainbow')
      world.pieces.forEach(({ kind }, at) => {
        if (kind === 0) waiting.push(at)
      })
  }
  return going
}

function blockersBeside({ pieces }: Match3World, cell: number): number[] {
  if ((pieces[cell]?.kind ?? -1) < 0) return []
  return ways.flatMap((way) => {
    const next = beside(grid, cell, way)
    return next !== undefined && (pieces[next]?.kind ?? 0) < 0 ? [next] : []
  })
}

function beat(world: Match3World, cell: number, piece: Piece): void {
  const id = world.blockers[-1 - piece.kind]
  const member = world.plan.cast.find((one) => one.id === id)
  const foe = member?.role === 'enemy'
  if (foe) world.calm = 0
  tell(world, foe ? 'defeat' : 'break', {
    by: theOne(world.plan, 'player').id,
    to: id,
    ...middleOf(board, cell),
    words: '+20',
  })
  world.score += 20
}

function centreOf(cells: number[]): { x: number; y: number } {
  const places = cells.map((cell) => middleOf(board, cell))
  const mean = (key: 'x' | 'y') => places.reduce((sum, place) => sum + place[key], 0) / places.length
  return { x: mean('x'), y: mean('y') }
}

/** What lies above comes down, and new ones follow. */
function fall(world: Match3World): void {
  const gone = new Set(world.going)
  world.going = []
  let deepest = 0
  for (let column = 0; column < columns; column++) {
    let bottom = rows - 1
    for (let row = rows - 1; row >= 0; row--) {
      const piece = world.pieces[row * columns + column]
      if (!piece || gone.has(row * columns + column)) continue
      piece.fell = bottom - row
      world.pieces[bottom * columns + column] = piece
      bottom--
    }
    deepest = Math.max(deepest, bottom + 1)
    for (let row = bottom; row >= 0; row--)
      world.pieces[row * columns + column] = { ...newPiece(world), fell: bottom + 1 }
  }
  begin(world, 'fall', 9 + Math.min(5, deepest) * 3)
}

/** Everything lies still: is it won, is it lost, and is there a next move? */
function settle(world: Match3World): void {
  if (world.status !== 'playing') return
  const { aims } = world
  const moved = world.combo > 0
  world.combo = 0
  if (isMet(world)) {
    finishLevel(world)
    return
  }
  if (moved) foesSpread(world)
  if (world.moves === 0) {
    const wanted = aims.find(({ got, need }) => got < need)
    const missing = wanted ? `${wanted.need - wanted.got} more ${nameOf(world, wanted)}` : 'more points'
    const because = `Out of moves: you needed ${missing}.`
    loseLife(world, because)
    if (world.status !== 'playing') return
    world.moves = 6
    tell(world, 'heal', { x: stage.width / 2, y: 190, words: 'A life for 6 more moves!' })
  }
  if (allSwaps(world.pieces).length === 0) mix(world)
}

function isMet({ aims, plan, score, level }: Match3World): boolean {
  const { scoreGoal, levels } = plan.rules
  if (scoreGoal !== undefined) return level < levels && score >= (scoreGoal * level) / levels
  return aims.every(({ got, need }) => got >= need)
}

function finishLevel(world: Match3World): void {
  const { plan, level } = world
  if (world.moves !== null) world.score += world.moves * 20
  if (level >= plan.rules.levels) {
    const names = world.aims.map((aim) => `${aim.need} ${nameOf(world, aim)}`)
    win(world, `You collected ${names.join(' and ')}.`)
    return
  }
  world.level++
  tell(world, 'level', {
    x: stage.width / 2,
    y: stage.height / 2,
    value: world.level,
    words: `Level ${world.level}`,
  })
  world.pause = Math.round(0.8 * rate)
  setUp(world)
}

/** Foes that are left alone for three moves take over a neighbour. */
function foesSpread(world: Match3World): void {
  const { pieces, plan } = world
  const foes = new Set(castIn(plan, 'enemy').map(({ id }) => id))
  const cells = pieces.flatMap(({ kind }, cell) =>
    kind < 0 && foes.has(world.blockers[-1 - kind] ?? '') ? [cell] : [],
  )
  if (cells.length === 0 || cells.length >= mostFoes || plan.rules.gentle) return
  if (++world.calm < Math.round(dial(plan, 5, 3))) return
  world.calm = 0
  const from = pickOne(world, cells)
  const [to] = shuffle(world, ways)
    .flatMap((way) => beside(grid, from, way) ?? [])
    .filter((cell) => canMove(pieces[cell]))
  const [foe, prey] = [pieces[from], pieces[to ?? -1]]
  if (!foe || !prey) return
  tell(world, 'steal', {
    by: world.blockers[-1 - foe.kind],
    to: world.kinds[prey.kind]?.cast,
    ...middleOf(board, to ?? 0),
  })
  prey.kind = foe.kind
  prey.special = ''
}

/** No move is left: the same pieces in another order. */
function mix(world: Match3World): void {
  for (let attempt = 0; attempt < 50; attempt++) {
    const loose = shuffle(world, world.pieces.filter(canMove))
    world.pieces = world.pieces.map((piece) => (canMove(piece) ? (loose.pop() ?? piece) : piece))
    if (attempt > 20) breakUp(world)
    if (findRuns(world.pieces).length === 0 && allSwaps(world.pieces).length > 0) break
  }
  // Crowded out by blockers: then the board is dealt anew, because nobody may be stuck.
  if (allSwaps(world.pieces).length === 0) deal(world)
  tell(world, 'turn', { x: stage.width / 2, y: stage.height / 2 })
  tell(world, 'miss', { x: stage.width / 2, y: stage.height / 2, words: 'No match left: shuffled!' })
  begin(world, 'mix', mixSteps)
}
