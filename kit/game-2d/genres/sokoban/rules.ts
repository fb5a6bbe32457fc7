import { holds, type Input } from '../../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../plan.ts'
import {
  type Board,
  beside,
  boardWithin,
  cellUnder,
  middleOf,
  type Way,
  ways,
  wayTo,
} from '../../table/board.ts'
import {
  addScore,
  chance,
  loseLife,
  newWorld,
  pickOne,
  pressed,
  rate,
  shuffle,
  tell,
  type World,
  win,
} from '../../world.ts'
import { type LevelData, type Room, readLevel, simpleLevels, walkTo } from './level.ts'

export const stage = { width: 720, height: 696 }
const area = { x: 20, y: 124, width: 680, height: 560 }

type Standing = { cell: number; cast: string }

export type SokobanWorld = World & {
  room: Room
  pads: number[]
  /** `cast` is empty where nobody of the cast is pushed: then it is a plain crate. */
  boxes: Standing[]
  /** Stand where nobody needs to go: to be walked around. */
  foes: Standing[]
  /** Lie about, to be picked up on the way. */
  treats: Standing[]
  player: number
  facing: Way
  /** What can be taken back: where the player came from, and which box was pushed. */
  history: { from: number; box: number }[]
  /** Steps that are left; null: as many as you like. */
  energy: number | null
  budget: number
  /** The step that is just being made, for the eyes. */
  moved: { from: number; box: number; left: number }
  /** Steps until the next one is taken. */
  wait: number
  /** A press that came too early. */
  queued: Way | ''
  /** The rest of the way to where somebody pointed. */
  walk: Way[]
  pointing: boolean
  solved: boolean
  /** How a level is solved from its start, for whoever cannot find out. */
  solution: Way[]
  /** Flashes after a foe was touched. */
  hurtFor: number
}

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

export function boardOf({ room }: SokobanWorld): Board {
  return boardWithin(area, room.columns, room.rows, 84)
}

/** Who is pushed: obstacles, or what would be collected where there are none. */
export function pushedIn(plan: GamePlan): CastMember[] {
  const obstacles = castIn(plan, 'obstacle')
  return obstacles.length > 0 ? obstacles : castIn(plan, 'collectible')
}

/** The rooms of a level, as the planner wrote them. */
function levelsOf(plan: GamePlan, level: number): LevelData[] {
  const { levels } = plan.content ?? {}
  const tiers = Array.isArray(levels) && levels.length > 0 ? (levels as LevelData[][]) : [simpleLevels]
  return tiers[(level - 1) % tiers.length] ?? simpleLevels
}

function setUp(world: SokobanWorld): void {
  const { plan } = world
  const level = readLevel(
    pickOne(world, levelsOf(plan, world.level)),
    chance(world) < 0.5,
    chance(world) < 0.5,
  )
  const pushed = pushedIn(plan)
  world.room = level.room
  world.pads = level.pads
  world.player = level.player
  world.solution = level.solution
  world.boxes = level.boxes.map((cell, index) => ({
    cell,
    cast: pushed[index % Math.max(1, pushed.length)]?.id ?? '',
  }))
  world.facing = 'down'
  world.history = []
  world.walk = []
  world.queued = ''
  world.wait = 0
  world.solved = false
  world.moved = { from: world.player, box: -1, left: 0 }
  world.budget = Math.ceil(level.solution.length * dial(plan, 4.4, 1.9) + dial(plan, 14, 6))
  world.energy = plan.rules.gentle ? null : world.budget
  placeOthers(world)
}

/** Foes and treats go to floor that the solution does not need, so that the room stays what it is. */
function placeOthers(world: SokobanWorld): void {
  const { plan, room, solution, boxes, pads } = world
  const needed = new Set([world.player, ...pads, ...boxes.map(({ cell }) => cell)])
  let cell = world.player
  for (const way of solution) {
    cell = beside(room, cell, way) ?? cell
    needed.add(cell)
    // Where a box comes to lie counts as well.
    needed.add(beside(room, cell, way) ?? cell)
  }
  const besideStart = new Set(ways.map((way) => beside(room, world.player, way)))
  const free = shuffle(
    world,
    room.walls.flatMap((wall, at) => (wall || needed.has(at) ? [] : [at])),
  )
  const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
  const quiet = free.filter((at) => !besideStart.has(at))
  world.foes = foes.slice(0, quiet.length).map(({ id }, index) => ({ cell: quiet[index] ?? 0, cast: id }))
  const left = free.filter((at) => !world.foes.some((foe) => foe.cell === at))
  const treats = castIn(plan, 'obstacle').length > 0 ? castIn(plan, 'collectible') : []
  // A treat may also lie on the way: it is picked up in passing and blocks nothing.
  const spots = [
    ...left,
    ...[...needed].filter((at) => isFree(world, at) && at !== world.player && !room.walls[at]),
  ]
  world.treats = spots
    .slice(0, treats.length > 0 ? Math.max(2, treats.length) : 0)
    .map((at, index) => ({ cell: at, cast: treats[index % treats.length]?.id ?? '' }))
}

const boxAt = ({ boxes }: SokobanWorld, cell: number) => boxes.findIndex((box) => box.cell === cell)
export const isFree = (world: SokobanWorld, cell: number) =>
  boxAt(world, cell) < 0 && !world.foes.some((foe) => foe.cell === cell)

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

export const isSolved = ({ boxes, pads }: SokobanWorld) => boxes.every(({ cell }) => pads.includes(cell))

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
