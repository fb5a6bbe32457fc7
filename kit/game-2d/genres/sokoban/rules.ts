import { holds, type Input } from '../../../core/input.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'
import { addScore, newWorld, pressed, pressedSecond, rate, tell, win } from '../../../game/world.ts'
import { cellUnder, middleOf, type Way, ways, wayTo } from '../../table/board.ts'
import { bossComes, bossPasses } from './boss.ts'
import { setUp } from './laying-out.ts'
import { walkTo } from './level.ts'
import { canGo, go } from './pushing.ts'
import { startAgain, undo } from './taking-back.ts'
import {
  boardOf,
  isFree,
  newPusher,
  type Pusher,
  pushedIn,
  type SokobanWorld,
  stage,
  stepSteps,
} from './world.ts'

const firstWait = 13

export function create(plan: GamePlan, seed: number): SokobanWorld {
  const world: SokobanWorld = {
    ...newWorld(plan, seed),
    room: { columns: 0, rows: 0, walls: [] },
    pads: [],
    boxes: [],
    foes: [],
    treats: [],
    player: newPusher(1, 0),
    second: plan.rules.players === 2 ? newPusher(2, 0) : null,
    secondCame: false,
    history: [],
    energy: null,
    budget: 0,
    rest: 0,
    walk: [],
    pointing: false,
    solved: false,
    solution: [],
    start: 0,
    began: [],
    boss: null,
    lock: null,
    doorAt: -1,
    keyAt: -1,
    keyHolder: 1,
    gifts: [],
    powers: [],
  }
  setUp(world)
  return world
}

export function step(world: SokobanWorld, input: Input): void {
  const { player, second } = world
  bossPasses(world)
  bossComes(world)
  secondComes(world, input)
  const resting = world.rest > 0
  if (resting) world.rest--
  if (resting && world.rest === 0 && world.solved) {
    nextLevel(world)
    return
  }
  const mayStep = passTime(world, player, input, resting)
  const secondMay = second && world.secondCame && passTime(world, second, input, resting)
  if (mayStep && input.pick === 'reset') {
    startAgain(world)
    return
  }
  const undone = (mayStep && (input.pick === 'undo' || pressed(world, input, 'b'))) || undoneBySecond()
  if (undone) {
    undo(world)
    return
  }
  if (mayStep) {
    point(world, input)
    const way = wayOf(world, player, input)
    if (way) world.walk = []
    const next = way ?? world.walk.shift()
    if (next) go(world, player, next, freshWay(world, player, input) ? firstWait : stepSteps)
  }
  if (!secondMay || world.solved || world.rest > 0) return
  const way = wayOf(world, second, input)
  if (way) go(world, second, way, freshWay(world, second, input) ? firstWait : stepSteps)

  function undoneBySecond(): boolean {
    return Boolean(secondMay) && pressedSecond(world, input, 'b')
  }
}

const freshWay = (world: SokobanWorld, { player }: Pusher, input: Input) =>
  ways.find((way) => (player === 1 ? pressed : pressedSecond)(world, input, way))

/** Time goes by for somebody; answers whether they may do something now. What was pressed too early is remembered. */
function passTime(world: SokobanWorld, pusher: Pusher, input: Input, resting: boolean): boolean {
  if (pusher.moved.left > 0) pusher.moved.left--
  if (pusher.hurtFor > 0) pusher.hurtFor--
  const waiting = pusher.wait > 0
  if (waiting) pusher.wait--
  if (!waiting && !resting) return true
  const fresh = freshWay(world, pusher, input)
  if (fresh) pusher.queued = fresh
  return false
}

/** Where somebody wants to go: by a press, by one that came too early, or by holding. */
function wayOf(world: SokobanWorld, pusher: Pusher, input: Input): Way | undefined {
  const mask = pusher.player === 1 ? input.held : input.second
  const way = freshWay(world, pusher, input) ?? (pusher.queued || ways.find((one) => holds(mask, one)))
  pusher.queued = ''
  return way
}

/** The second player is there from their first press on; until then nobody runs into them. */
function secondComes(world: SokobanWorld, { second: held }: Input): void {
  const { second } = world
  if (!second || world.secondCame || held === 0) return
  world.secondCame = true
  if (!isFree(world, second.cell) || world.boss?.cell === second.cell) second.cell = world.player.cell
}

/** Pointing at a neighbour steps or pushes; pointing farther away walks there, or at least in that direction. */
function point(world: SokobanWorld, { pointer }: Input): void {
  const { room, player } = world
  const again = world.pointing
  world.pointing = pointer?.down ?? false
  if (!pointer?.down) return
  const isOpen = (at: number) => isFree(world, at) && at !== world.boss?.cell
  const board = boardOf(world)
  const cell = cellUnder(board, pointer)
  if (cell === player.cell) return
  const near = cell === undefined ? undefined : wayTo(room, player.cell, cell)
  if (near) world.walk = [near]
  else if (!again) {
    const path = cell === undefined ? undefined : walkTo(room, player.cell, cell, isOpen)
    const { x, y } = middleOf(board, player.cell)
    const [dx, dy] = [pointer.x - x, pointer.y - y]
    const [first, other]: Way[] =
      Math.abs(dx) > Math.abs(dy)
        ? [dx < 0 ? 'left' : 'right', dy < 0 ? 'up' : 'down']
        : [dy < 0 ? 'up' : 'down', dx < 0 ? 'left' : 'right']
    const toward = [first, other].find((way) => way && canGo(world, player, way))
    world.walk = path ?? (toward ? [toward] : [])
  }
}

function nextLevel(world: SokobanWorld): void {
  const { plan, second } = world
  const { levels, scoreGoal } = plan.rules
  const last = world.level >= levels
  // Where points are the aim, the rooms bring just as many as are needed.
  const usual = (100 + 2 * Math.max(0, world.energy ?? 0)) * (world.powers.includes('double') ? 2 : 1)
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
    const both =
      second && world.secondCame
        ? ` Player 1 placed ${world.player.placed}, player 2 placed ${second.placed}.`
        : ''
    win(
      world,
      `All the ${first?.plural ?? 'crates'} are ${pad ? `on the ${pad.plural}` : 'in place'}.${both}`,
    )
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
