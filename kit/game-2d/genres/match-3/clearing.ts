import { theOne } from '../../../game/plan.ts'
import { addScore, tell } from '../../../game/world.ts'
import { beside, middleOf, ways } from '../../table/board.ts'
import { feel } from '../../table/host.ts'
import { hurtBoss } from './boss.ts'
import { mustWait } from './goals.ts'
import { keyCell, sinkKey } from './locking.ts'
import {
  columns,
  findRuns,
  grid,
  keyKind,
  type Piece,
  type Run,
  rainbowKind,
  rows,
  type Special,
  type Swap,
  thrownKind,
} from './matches.ts'
import { anyKind, begin, blockerOf, board, type Match3World, stage } from './world.ts'

const clearSteps = 14

/** Two special pieces, or a rainbow and any piece, work without a line. */
export function setOff(world: Match3World, { from, to }: Swap): boolean {
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
export function clearRuns(world: Match3World, swap?: Swap): boolean {
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
  // Whatever goes off around it, the key stays until it has come down.
  going.delete(keyCell(world))
  sinkKey(world, going)
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
  const thrown = [...going].filter((cell) => pieces[cell]?.kind === thrownKind).length
  hurtBoss(world, going.size - thrown, thrown)
  if (rewards.size > 0) world.turns.again = true
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
  const { turns } = world
  feel(turns.now === 2 ? turns.second : world.host, 'happy')
  world.going = [...going]
  begin(world, 'clear', clearSteps)
  turns.points[turns.now - 1] = (turns.points[turns.now - 1] ?? 0) + points
  addPoints(world, points)
}

/** Points; where they are the aim, the last one waits for the locks and the boss. */
function addPoints(world: Match3World, points: number): void {
  const { scoreGoal } = world.plan.rules
  if (scoreGoal === undefined || !mustWait(world)) addScore(world, points)
  else world.score = Math.min(scoreGoal - 1, world.score + points)
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
    const kind = pieces[next ?? -1]?.kind ?? 0
    return next !== undefined && kind < 0 && kind !== keyKind ? [next] : []
  })
}

function beat(world: Match3World, cell: number, piece: Piece): void {
  const id = blockerOf(world, piece.kind)
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
