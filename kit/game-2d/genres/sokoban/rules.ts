import { holds, type Input } from '../../../core/input.ts'
import { castIn, type GamePlan, theOne } from '../../plan.ts'
import { beside, cellUnder, middleOf, type Way, ways, wayTo } from '../../table/board.ts'
import { addScore, loseLife, newWorld, pressed, rate, tell, win } from '../../world.ts'
import { setUp } from './laying-out.ts'
import { walkTo } from './level.ts'
import {
  boardOf,
  boxAt,
  isFree,
  isSolved,
  pushedIn,
  type SokobanWorld,
  type Standing,
  stage,
} from './world.ts'

export const stepSteps = 9
const firstWait = 13

export function create(plan: GamePlan, seed: number): SokobanWorld {
  const world: SokobanWorld = {
    ...newWorld(plan, seed),
    room: { columns: 0, rows: 0, walls: [] },
    pads: [],
    boxes: [],
    foes: [],
    treats: [],
    player: 0,
    facing: 'down',
    history: [],
    energy: null,
    budget: 0,
    moved: { from: 0, box: -1, left: 0 },
    wait: 0,
    queued: '',
    walk: [],
    pointing: false,
    solved: false,
    solution: [],
    hurtFor: 0,
  }
  setUp(world)
  return world
}

export function step(world: SokobanWorld, input: Input): void {
  if (world.moved.left > 0) world.moved.left--
  if (world.hurtFor > 0) world.hurtFor--
  const fresh = ways.find((way) => pressed(world, input, way))
  if (world.wait > 0) {
    world.wait--
    if (fresh) world.queued = fresh
    if (world.wait === 0 && world.solved) nextLevel(world)
    return
  }
  if (input.pick === 'reset') {
    startAgain(world)
    return
  }
  if (input.pick === 'undo' || pressed(world, input, 'b')) {
    undo(world)
    return
  }
  point(world, input)
  const held = ways.find((way) => holds(input.held, way))
  const way = fresh ?? (world.queued || held)
  world.queued = ''
  if (way) {
    world.walk = []
    go(world, way, fresh ? firstWait : stepSteps)
    return
  }
  const next = world.walk.shift()
  if (next) go(world, next, stepSteps)
}

/** Pointing at a neighbour steps or pushes; pointing farther away walks there, or at least in that direction. */
function point(world: SokobanWorld, { pointer }: Input): void {
  const again = world.pointing
  world.pointing = pointer?.down ?? false
  if (!pointer?.down) return
  const board = boardOf(world)
  const cell = cellUnder(board, pointer)
  if (cell === world.player) return
  const near = cell === undefined ? undefined : wayTo(world.room, world.player, cell)
  if (near) world.walk = [near]
  else if (!again) {
    const path =
      cell === undefined ? undefined : walkTo(world.room, world.player, cell, (at) => isFree(world, at))
    const { x, y } = middleOf(board, world.player)
    const [dx, dy] = [pointer.x - x, pointer.y - y]
    const [first, second]: Way[] =
      Math.abs(dx) > Math.abs(dy)
        ? [dx < 0 ? 'left' : 'right', dy < 0 ? 'up' : 'down']
        : [dy < 0 ? 'up' : 'down', dx < 0 ? 'left' : 'right']
    const toward = [first, second].find((way) => way && canGo(world, way))
    world.walk = path ?? (toward ? [toward] : [])
  }
}

function canGo(world: SokobanWorld, way: Way): boolean {
  const to = beside(world.room, world.player, way)
  if (to === undefined || world.room.walls[to]) return false
  if (boxAt(world, to) < 0) return true
  const beyond = beside(world.room, to, way)
  return beyond !== undefined && !world.room.walls[beyond] && isFree(world, beyond)
}

/** One step, with a box before it where one stands there and can be pushed. */
function go(world: SokobanWorld, way: Way, wait: number): void {
  const { plan, room } = world
  const by = theOne(plan, 'player').id
  const board = boardOf(world)
  const to = beside(room, world.player, way) ?? world.player
  world.facing = way
  world.wait = wait
  const foe = world.foes.find(({ cell }) => cell === to)
  if (foe) {
    touch(world, foe)
    return
  }
  if (!canGo(world, way)) {
    world.walk = []
    tell(world, 'block', { ...middleOf(board, world.player) })
    return
  }
  const index = boxAt(world, to)
  const box = world.boxes[index]
  world.history.push({ from: world.player, box: index })
  world.moved = { from: world.player, box: index, left: stepSteps }
  world.player = to
  if (world.energy !== null) world.energy--
  tell(world, 'step', { by, ...middleOf(board, to) })
  if (box) {
    box.cell = beside(room, to, way) ?? to
    const at = middleOf(board, box.cell)
    tell(world, 'push', { by, to: box.cast || undefined, ...at })
    if (world.pads.includes(box.cell)) land(world, box, at)
  }
  pickUp(world, by)
  if (isSolved(world)) {
    world.solved = true
    world.wait = Math.round(0.7 * rate)
  } else if (world.energy === 0) runOut(world)
}

function land(world: SokobanWorld, box: Standing, at: { x: number; y: number }): void {
  const by = theOne(world.plan, 'player').id
  const [pad] = castIn(world.plan, 'goal')
  tell(world, 'place', { by, to: pad?.id ?? (box.cast || undefined), ...at })
  tell(world, 'deliver', { by, to: box.cast || undefined, ...at, words: 'In place!' })
}

function pickUp(world: SokobanWorld, by: string): void {
  const treat = world.treats.find(({ cell }) => cell === world.player)
  if (!treat) return
  world.treats = world.treats.filter((one) => one !== treat)
  tell(world, 'collect', { by, to: treat.cast, ...middleOf(boardOf(world), treat.cell), words: '+20' })
  addScore(world, 20)
}

function touch(world: SokobanWorld, foe: Standing): void {
  world.walk = []
  world.hurtFor = 40
  world.wait = 24
  const by = foe.cast
  tell(world, 'hurt', { by, to: theOne(world.plan, 'player').id, ...middleOf(boardOf(world), world.player) })
  const name = world.plan.cast.find(({ id }) => id === by)?.name ?? 'foe'
  loseLife(world, `The ${name} got you.`)
}

/** Out of energy: a life, and the room from its start. */
function runOut(world: SokobanWorld): void {
  tell(world, 'wrong', { ...middleOf(boardOf(world), world.player), words: 'Out of energy!' })
  loseLife(world, 'You ran out of energy before everything was in place.')
  if (world.status !== 'playing') return
  startAgain(world)
  world.energy = world.plan.rules.gentle ? null : world.budget
  world.wait = rate
}

/** Everything back to where it stood. Energy is not given back, or nobody would have to think. */
function startAgain(world: SokobanWorld): void {
  world.walk = []
  world.wait = stepSteps
  while (world.history.length > 0) takeBack(world)
  world.moved = { from: world.player, box: -1, left: 0 }
  tell(world, 'turn', { ...middleOf(boardOf(world), world.player) })
}

function undo(world: SokobanWorld): void {
  world.walk = []
  const from = world.player
  if (world.history.length === 0) return
  takeBack(world)
  world.moved = { from, box: -1, left: stepSteps }
  world.wait = stepSteps
  tell(world, 'turn', { by: theOne(world.plan, 'player').id, ...middleOf(boardOf(world), world.player) })
}

function takeBack(world: SokobanWorld): void {
  const last = world.history.pop()
  if (!last) return
  const box = world.boxes[last.box]
  if (box) box.cell = world.player
  world.player = last.from
}

function nextLevel(world: SokobanWorld): void {
  const { plan } = world
  const { levels, scoreGoal } = plan.rules
  const last = world.level >= levels
  // Where points are the aim, the rooms bring just as many as are needed.
  const usual = 100 + 2 * Math.max(0, world.energy ?? 0)
  addScore(
    world,
    scoreGoal === undefined
      ? usual
      : last
        ? Math.max(usual, scoreGoal - world.score)
        : Math.min(usual, Math.ceil(scoreGoal / levels)),
  )
  const [first] = pushedIn(plan)
  if (last) {
    const [pad] = castIn(plan, 'goal')
    win(world, `All the ${first?.plural ?? 'crates'} are ${pad ? `on the ${pad.plural}` : 'in place'}.`)
    return
  }
  world.level++
  tell(world, 'level', {
    x: stage.width / 2,
    y: stage.height / 2,
    value: world.level,
    words: `Level ${world.level}`,
  })
  world.pause = Math.round(0.7 * rate)
  setUp(world)
}
