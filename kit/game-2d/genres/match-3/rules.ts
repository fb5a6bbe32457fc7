import type { Input } from '../../../core/input.ts'
import { castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import { addScore, loseLife, newWorld, pickOne, rate, tell, win } from '../../../game/world.ts'
import { cellUnder, middleOf, wayTo } from '../../table/board.ts'
import { calmDown, feel, newHost } from '../../table/host.ts'
import { bossComes, bossPasses, bossStrikes, newBoss } from './boss.ts'
import { clearRuns, setOff } from './clearing.ts'
import { deal, fall, mix } from './dealing.ts'
import { burnFuses, foesSpread } from './foes.ts'
import { isBarred, isMet, movesGiven, mustWait, setGoal } from './goals.ts'
import { keyAppears, placeLock, takeKey } from './locking.ts'
import { allSwaps, canMove, grid, isMatch, type Swap } from './matches.ts'
import { kindsOf } from './pieces.ts'
import { newTurns, passTurn, pickIn, tallied } from './turns.ts'
import { begin, board, type Match3World, nameOf, stage } from './world.ts'

const swapSteps = 12

const hintAfter = 6 * rate

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
    queued: -1,
    grabbed: -1,
    misses: 0,
    combo: 0,
    idleFor: 0,
    picks: 0,
    hint: null,
    calm: 0,
    host: newHost(),
    boss: null,
    lock: null,
    turns: newTurns(),
  }
  setUp(world)
  return world
}

function setUp(world: Match3World): void {
  const { plan } = world
  world.moves = plan.rules.gentle ? null : movesGiven(plan)
  placeLock(world)
  deal(world)
  setGoal(world)
  world.boss = newBoss(world)
}

export function step(world: Match3World, input: Input): void {
  calmDown(world.host)
  calmDown(world.turns.second)
  bossPasses(world)
  const pick = pickIn(world, input)
  if (world.phase !== 'ready') {
    if (pick !== undefined) world.queued = pick
    if (--world.left <= 0) proceed(world)
    return
  }
  bossComes(world)
  world.idleFor++
  if (world.idleFor === hintAfter) world.hint = pickOne(world, allSwaps(world.pieces))
  drag(world, input)
  const picked = pick ?? world.queued
  world.queued = -1
  if (picked >= 0 && world.phase === 'ready') choose(world, picked)
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
    feel(world.turns.now === 2 ? world.turns.second : world.host, 'sad')
    miss(world, swapped?.to ?? 0)
  } else if (phase === 'swap') {
    world.combo = 0
    if (swapped && !setOff(world, swapped)) clearRuns(world, swapped)
    world.swapped = null
  } else if (phase === 'clear') fall(world)
  else if (phase === 'fall' && !clearRuns(world)) settle(world)
}

/** Everything lies still: is it won, is it lost, and is there a next move? */
function settle(world: Match3World): void {
  if (world.status !== 'playing') return
  if (takeKey(world)) return
  const moved = world.combo > 0
  world.combo = 0
  if (isMet(world) && !isBarred(world)) {
    finishLevel(world)
    return
  }
  reachLastPoint(world)
  if (moved) {
    foesSpread(world)
    burnFuses(world)
    bossStrikes(world)
    keyAppears(world)
    passTurn(world)
  }
  if (world.moves === 0) runOut(world)
  if (world.status !== 'playing') return
  if (allSwaps(world.pieces).length === 0) mix(world)
}

/** The point that had waited for the lock and the boss. */
function reachLastPoint(world: Match3World): void {
  const { scoreGoal, keys, boss } = world.plan.rules
  if (scoreGoal === undefined || !(keys || boss) || mustWait(world)) return
  if (world.score >= scoreGoal - 1) addScore(world, 1)
}

/** A swap that matched nothing. */
function miss(world: Match3World, cell: number): void {
  const costs = ++world.misses % 3 === 0 && world.moves !== null
  tell(world, 'miss', { ...middleOf(board, cell), ...(costs ? { words: '-1 move' } : {}) })
  if (!costs || world.moves === null) return
  world.moves--
  if (world.moves === 0) runOut(world)
}

/** The last move is gone: a life buys some more. */
function runOut(world: Match3World): void {
  const wanted = world.aims.find(({ got, need }) => got < need)
  const goal = wanted ? `${wanted.need - wanted.got} more ${nameOf(world, wanted)}` : 'more points'
  const missing = isMet(world) ? whatBars(world) : goal
  const because = `Out of moves: you needed ${missing}.`
  loseLife(world, because)
  if (world.status !== 'playing') return
  world.moves = 6
  tell(world, 'heal', { x: stage.width / 2, y: 190, words: 'A life for 6 more moves!' })
}

function whatBars({ boss, plan }: Match3World): string {
  return boss ? `to beat the ${theOne(plan, 'boss').name}` : `the ${theOne(plan, 'key').name}`
}

function finishLevel(world: Match3World): void {
  const { plan, level } = world
  if (world.moves !== null) world.score += world.moves * 20
  if (level >= plan.rules.levels) {
    const names = world.aims.map((aim) => `${aim.need} ${nameOf(world, aim)}`)
    win(world, `You collected ${names.join(' and ')}.${tallied(world)}`)
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
