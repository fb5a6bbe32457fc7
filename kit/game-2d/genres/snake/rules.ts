import { holds, type Input } from '../../../core/input.ts'
import {
  type CastMember,
  castIn,
  dial,
  type GamePlan,
  memberOf,
  type PowerUp,
  theOne,
} from '../../../game/plan.ts'
import {
  addScore,
  between,
  chance,
  loseLife,
  newWorld,
  pickOne,
  rate,
  tell,
  win,
} from '../../../game/world.ts'
import { withArticle } from '../../said.ts'
import { beside, columnOf, middleOf, rowOf, type Way, ways } from '../../table/board.ts'
import { newSnake, opposite, type Snake, turn } from './body.ts'
import { arriveAtLock, isLastLocked, minDoor, placeDoor } from './door.ts'
import { addFood, foodNames, usualAim, worthOf } from './food.ts'
import { barriers, board, farBetween, freeCells, isClearOfStart, stage, startCell } from './level.ts'
import { add, contentOf, isFree, kills, type Piece, pieceAt, type SnakeWorld } from './world.ts'

/** How long a snake waits for somebody to press something. */
const patience = 4 * rate
/** How long a snake stops short before it runs into something: enough for a late turn. */
export const graceOf = (plan: GamePlan) => Math.round(dial(plan, 17, 7))

export function create(plan: GamePlan, seed: number): SnakeWorld {
  const { goalCount, levels } = plan.rules
  const world: SnakeWorld = {
    ...newWorld(plan, seed),
    snakes: [],
    entities: [],
    nextId: 1,
    done: 0,
    aim: Math.max(levels, goalCount ?? usualAim),
    levelAim: 0,
    // Whoever has to hold out would only have to wait, were there no walls.
    wraps: (contentOf(plan).wrap === true && plan.rules.timeUp !== 'win') || plan.rules.gentle,
    powers: {},
    powerIn: 0,
    lock: null,
    since: 0,
  }
  setUp(world)
  return world
}

function setUp(world: SnakeWorld): void {
  const { plan, level } = world
  world.levelAim = Math.round((world.aim * level) / plan.rules.levels)
  world.powerIn = 6 * rate
  world.entities = []
  world.since = 0
  world.pause = level === 1 ? 0 : Math.round(0.7 * rate)
  const player = theOne(plan, 'player')
  world.snakes = Array.from({ length: plan.rules.players }, (_, index) =>
    newSnake(player.id, startCell(index === 1), patience, graceOf(plan)),
  )
  for (const snake of world.snakes) unroll(world, snake)
  if (hasRival(plan)) world.snakes.push(newSnake(rivalOf(plan), startCell(true), 0, 0))
  const walls = castIn(plan, 'obstacle')
  for (const [index, cell] of barriers(world).entries())
    add(world, walls[index % Math.max(1, walls.length)]?.id ?? '', 'wall', cell)
  for (const hazard of castIn(plan, 'hazard'))
    scatter(world, hazard, 'hazard', hazard.count ?? Math.round(dial(plan, 1.4, 3.6)) + level - 1)
  for (const enemy of castIn(plan, 'enemy').filter(({ id }) => !hasRival(plan) || id !== rivalOf(plan)))
    scatter(world, enemy, 'enemy', enemy.count ?? Math.round(dial(plan, 0.8, 1.6)) + (level > 2 ? 1 : 0))
  const [boss] = castIn(plan, 'boss')
  if (boss && plan.rules.boss && level === plan.rules.levels) {
    scatter(world, boss, 'boss', 1)
    const placed = world.entities.find(({ role }) => role === 'boss')
    const health = world.levelAim - world.done
    if (placed) Object.assign(placed, { health, most: health })
    tell(world, 'boss', { to: boss.id, x: stage.width / 2, y: stage.height / 2, words: `${boss.name}!` })
  }
  placeDoor(world)
  for (let food = 0; food < (contentOf(plan).foods ?? 2) && !isLastLocked(world); food++) addFood(world)
  minDoor(world)
}

/** Who gets shorter is as long as there are bites left, and comes out of its hole cell by cell. */
function unroll({ plan, aim, done, wraps }: SnakeWorld, snake: Snake): void {
  // Who never grows, and meets no wall, has to be long enough to bite itself.
  if (contentOf(plan).sameLength && wraps) snake.grow = 6
  if (!contentOf(plan).shrinks) return
  const left = Math.max(1, aim - done)
  snake.body.length = Math.min(snake.body.length, left)
  snake.grow = left - snake.body.length
}

function scatter(world: SnakeWorld, member: CastMember, role: Piece['role'], count: number): void {
  const heads = world.snakes.map(({ body }) => body[0] ?? 0)
  const free = freeCells(world, (cell) => isFree(world, cell)).filter(
    (cell) => heads.every((head) => farBetween(cell, head) > 5) && rowOf(board, cell) !== 5,
  )
  for (const cell of free.slice(0, Math.min(8, count))) {
    const piece = add(world, member.id, role, cell)
    piece.pause = Math.round(dial(world.plan, 48, 24) / member.speed) * (role === 'boss' ? 1.25 : 1)
    piece.wait = piece.pause + piece.id * 3
  }
}

export function step(world: SnakeWorld, input: Input): void {
  world.since++
  growWalls(world, 'second')
  for (const [index, snake] of world.snakes.entries()) {
    if (isRival(world, index)) think(world, snake)
    else steer(world, input, snake, index === 1)
    if (world.status === 'playing') advanceSnake(world, snake, index)
  }
  for (const piece of world.entities) {
    if (piece.role === 'enemy' || piece.role === 'boss') roam(world, piece)
    if (piece.left > 0 && --piece.left === 0) piece.health = 0
  }
  if (world.entities.some(({ health }) => health <= 0))
    world.entities = world.entities.filter(({ health }) => health > 0)
  comeAndGo(world)
}

/** Turns are kept until their cell is reached: two quick ones make a tight corner. */
function steer(world: SnakeWorld, input: Input, snake: Snake, second: boolean): void {
  const mask = second ? input.second : input.held
  const before = second ? world.beforeSecond : world.before
  for (const way of ways) if (holds(mask, way) && !holds(before, way)) turn(snake, way)
  const { pointer } = input
  if (second || !pointer?.down) return
  const head = middleOf(board, snake.body[0] ?? 0)
  const dx = pointer.x - head.x
  const dy = pointer.y - head.y
  if (Math.hypot(dx, dy) < board.size * 0.7) return
  const across: Way = dx < 0 ? 'left' : 'right'
  const along: Way = dy < 0 ? 'up' : 'down'
  // The longer way first; where that would be backwards, the other one.
  snake.turns = []
  if (!turn(snake, Math.abs(dx) > Math.abs(dy) ? across : along))
    turn(snake, Math.abs(dx) > Math.abs(dy) ? along : across)
}

/** How many steps a cell takes: fewer with every bite. */
export function paceOf(world: SnakeWorld): number {
  const { plan, done, level } = world
  const usual = dial(plan, 17.6, 9) / theOne(plan, 'player').speed ** 0.6
  const hurry = 1 - Math.min(0.34, done * (plan.rules.faster ? 0.018 : 0.008) + (level - 1) * 0.03)
  return Math.max(4, Math.round(usual * hurry * (world.powers.slow ? 1.5 : 1)))
}

function advanceSnake(world: SnakeWorld, snake: Snake, index: number): void {
  if (snake.safe > 0) snake.safe--
  if (snake.fed > 0) snake.fed--
  if (snake.waits > 0) {
    // A second player who never pressed anything is not there to be hurt.
    if (index === 0) snake.waits--
    if (snake.turns.length > 0) snake.waits = 0
    if (snake.waits > 0) return
  }
  if (--snake.left > 0) return
  const way = snake.turns[0] ?? snake.way
  const head = snake.body[0] ?? 0
  const next = cellAhead(world, head, way)
  if (next === undefined || isDeadly(world, snake, next)) {
    if (snake.grace > 0) {
      snake.left = 1
      snake.grace--
      // Whoever turned into it may still think again.
      if (snake.turns.length > 1) snake.turns.shift()
      return
    }
    crash(world, snake, index, next)
    return
  }
  snake.turns.shift()
  snake.way = way
  snake.grace = graceOf(world.plan)
  snake.pace = paceOf(world)
  snake.left = snake.pace
  snake.body.unshift(next)
  if (snake.grow > 0) {
    snake.grow--
    snake.trail = snake.body.at(-1) ?? next
  } else snake.trail = snake.body.pop() ?? next
  arrive(world, snake, next)
}

/** The cell that a step leads to; none beyond a wall. */
export function cellAhead({ wraps }: SnakeWorld, cell: number, way: Way): number | undefined {
  const next = beside(board, cell, way)
  if (next !== undefined || !wraps) return next
  const column = columnOf(board, cell)
  const row = rowOf(board, cell)
  if (way === 'left' || way === 'right') return row * board.columns + (way === 'left' ? board.columns - 1 : 0)
  return (way === 'up' ? board.rows - 1 : 0) * board.columns + column
}

/** The tip of the tail moves away in time, unless it grows. */
function isDeadly(world: SnakeWorld, snake: Snake, cell: number): boolean {
  const piece = pieceAt(world, cell)
  if (piece && kills(piece)) return true
  return world.snakes.some(({ body, grow }) => {
    const at = body.indexOf(cell)
    return at >= 0 && !(at === body.length - 1 && grow === 0 && body === snake.body)
  })
}

function arrive(world: SnakeWorld, snake: Snake, cell: number): void {
  const piece = pieceAt(world, cell)
  if (!piece || piece.health <= 0) return
  if (isRival(world, world.snakes.indexOf(snake))) {
    robbed(world, snake, piece)
    return
  }
  if (piece.role === 'key' || piece.role === 'door') {
    arriveAtLock(world, snake, piece)
    return
  }
  piece.health = 0
  const at = middleOf(board, cell)
  if (piece.role === 'power') {
    const power = piece.cast.slice('power:'.length) as PowerUp
    if (power === 'heart') world.lives++
    else world.powers[power] = 9 * rate
    tell(world, 'power', { by: snake.cast, to: piece.cast, ...at, words: powerNames[power] ?? '' })
    return
  }
  const worth = worthOf(world.plan, piece.cast) * (piece.role === 'bonus' ? 3 : 1)
  const points = worth * (world.powers.double && worth > 0 ? 2 : 1)
  const words = `${points > 0 ? '+' : ''}${points}`
  tell(world, 'collect', { by: snake.cast, to: piece.cast, ...at, value: snake.body.length, words })
  snake.fed = 16
  addScore(world, points)
  if (world.status !== 'playing') return
  if (piece.role === 'food') addFood(world)
  if (worth <= 0) return
  world.done++
  const { shrinks, sameLength } = contentOf(world.plan)
  growWalls(world, 'bite')
  if (!shrinks) snake.grow += sameLength ? 0 : world.aim > 40 ? 1 : 2
  else if (snake.grow > 0) snake.grow--
  else if (snake.body.length > 1) snake.trail = snake.body.pop() ?? snake.trail
  minDoor(world)
  for (const boss of world.entities) if (boss.role === 'boss') strike(world, boss, snake)
  if (world.done % 5 === 0 && world.done < world.levelAim - 1) addFood(world, true)
  if (world.done >= world.levelAim) nextLevel(world)
}

const powerNames: Partial<Record<PowerUp, string>> = {
  slow: 'Slow motion!',
  shield: 'Shield!',
  double: 'Double points!',
  heart: '+1 life',
}

/** Every bite weakens the boss; phases are told as they come. */
function strike(world: SnakeWorld, boss: Piece, snake: Snake): void {
  const phases = Math.max(1, world.plan.rules.bossPhases)
  const phase = () => Math.floor((1 - boss.health / boss.most) * phases)
  const before = phase()
  boss.health--
  const event = { by: snake.cast, to: boss.cast, ...middleOf(board, boss.cell) }
  if (boss.health <= 0) tell(world, 'defeat', { ...event, value: 90, words: 'Gone!' })
  else if (phase() > before) {
    boss.pause *= 0.82
    tell(world, 'phase', { ...event, words: `Phase ${phase() + 1}` })
  } else tell(world, 'hit', event)
}

function nextLevel(world: SnakeWorld): void {
  const { levels, scoreGoal } = world.plan.rules
  if (world.level >= levels) {
    // Where points are the aim, it goes on until they are reached.
    if (scoreGoal !== undefined) world.levelAim = Number.MAX_SAFE_INTEGER
    else if (contentOf(world.plan).shrinks) win(world, 'There is nothing left of you!')
    else win(world, `You ate ${world.done} ${foodNames(world.plan)}.`)
    return
  }
  world.level++
  const middle = { x: stage.width / 2, y: stage.height / 2 }
  tell(world, 'level', { ...middle, value: world.level, words: `Level ${world.level}` })
  setUp(world)
}

/** Into a wall, a foe, or itself. */
function crash(world: SnakeWorld, snake: Snake, index: number, cell: number | undefined): void {
  const piece = cell === undefined ? undefined : pieceAt(world, cell)
  const at = middleOf(board, snake.body[0] ?? 0)
  if (isRival(world, index)) {
    // It is short again, and elsewhere for a while.
    world.snakes[index] = { ...newSnake(snake.cast, startCell(true), 0, 0), left: 2 * rate }
    if (world.snakes[0]?.body.some((own) => world.snakes[index]?.body.includes(own)))
      world.snakes[index] = snakeElsewhere(world, snake)
    tell(world, 'break', { to: snake.cast, ...at, words: 'Crash!' })
    return
  }
  const by = piece?.cast || undefined
  const anew = newSnake(snake.cast, startCell(index === 1), patience, graceOf(world.plan))
  if (snake.safe > 0 && piece && piece.role !== 'wall') return
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by, to: snake.cast, ...at, words: 'Blocked!' })
  } else {
    tell(world, 'hurt', { by, to: snake.cast, ...at, words: 'Ouch!' })
    const other = world.snakes.find((one) => one !== snake && cell !== undefined && one.body.includes(cell))
    const bitten =
      cell === undefined || piece
        ? 'You ran into the wall.'
        : other
          ? 'You ran into the other snake.'
          : 'You bit yourself.'
    loseLife(world, by ? `${withArticle(memberOf(world.plan, by).name)} stopped you.` : bitten)
  }
  if (world.status !== 'playing') return
  // As long as before, half at least: what was eaten is not all lost.
  anew.grow = Math.max(0, Math.floor((snake.body.length + snake.grow) / 2) - anew.body.length)
  unroll(world, anew)
  anew.safe = 2 * rate
  world.snakes[index] = anew
  makeRoom(world, anew)
}

/** Whatever stands where a snake begins anew goes elsewhere. */
function makeRoom(world: SnakeWorld, { body }: Snake): void {
  const head = body[0] ?? 0
  for (const piece of world.entities) {
    const near = farBetween(piece.cell, head) < 4 || body.includes(piece.cell)
    if (!near || piece.role === 'wall') continue
    const free = freeCells(world, (cell) => isFree(world, cell)).find((cell) => farBetween(cell, head) > 5)
    if (free !== undefined) Object.assign(piece, { cell: free, from: free })
  }
}

/** Foes go from cell to cell: some stroll, some come after the head. */
function roam(world: SnakeWorld, piece: Piece): void {
  if (--piece.wait > 0) return
  piece.wait = Math.round(piece.pause * (world.powers.slow ? 1.6 : 1))
  piece.from = piece.cell
  if (nibble(world, piece)) return
  const heads = world.snakes.filter(({ waits }) => waits === 0).map(({ body }) => body[0] ?? 0)
  const open = ways.flatMap((way) => {
    const next = beside(board, piece.cell, way)
    if (next === undefined || !isFree(world, next)) return []
    // Nobody jumps right before a mouth: that would be no fair fight.
    return heads.some((head) => farBetween(head, next) < 2) ? [] : [next]
  })
  if (open.length === 0) return
  const hunts =
    piece.role === 'boss' ||
    world.plan.interactions.some(
      ({ by, does }) => by === piece.cast && (does === 'chase' || does === 'follow'),
    )
  // Hunters come for the head; the others like the tip of the tail.
  const prey = hunts ? heads[0] : world.snakes[0]?.body.at(-1)
  const near = (one: number, other: number) => farBetween(one, prey ?? 0) - farBetween(other, prey ?? 0)
  const wild = prey === undefined || chance(world) > (hunts ? 0.62 : 0.34)
  piece.cell = (wild ? pickOne(world, open) : open.sort(near)[0]) ?? piece.cell
}

/** Whoever comes to the tip of a tail takes a bite of it: a reason to keep away, and no reason to despair. */
function nibble(world: SnakeWorld, piece: Piece): boolean {
  // It would only help whoever wants to get shorter.
  if (contentOf(world.plan).shrinks) return false
  const snake = world.snakes.find(
    ({ body, waits, safe }) =>
      waits === 0 && safe === 0 && body.length > 5 && farBetween(body.at(-1) ?? 0, piece.cell) === 1,
  )
  if (!snake) return false
  const tail = snake.body.pop() ?? 0
  snake.trail = snake.body.at(-1) ?? tail
  piece.wait *= 3
  tell(world, 'steal', { by: piece.cast, to: snake.cast, ...middleOf(board, tail), words: 'Nibbled!' })
  return true
}

/** More than so many pieces of wall leave no room to play. */
const mostWalls = 24

/** Another piece of wall, where nobody is about to go. */
function growWalls(world: SnakeWorld, of: 'bite' | 'second'): void {
  const { wallsGrow } = contentOf(world.plan)
  if (wallsGrow?.of !== of) return
  const isNow =
    of === 'bite' ? world.done % wallsGrow.each === 0 : world.since % (wallsGrow.each * rate) === 0
  const standing = world.entities.filter(({ role }) => role === 'wall')
  if (!isNow || standing.length >= mostWalls) return
  const heads = world.snakes.map(({ body }) => body[0] ?? 0)
  const cell = freeCells(world, (one) => isFree(world, one)).find(
    (one) =>
      isClearOfStart(one) &&
      heads.every((head) => farBetween(one, head) > 4) &&
      // Whoever has a way around each has a way around all.
      standing.every((wall) => farBetween(one, wall.cell) > 2),
  )
  if (cell === undefined) return
  const [wall] = castIn(world.plan, 'obstacle')
  add(world, wall?.id ?? '', 'wall', cell)
  tell(world, 'spawn', { ...(wall && { to: wall.id }), ...middleOf(board, cell) })
}

const hasRival = (plan: GamePlan): boolean => contentOf(plan).rival === true && plan.rules.players === 1
/** Another snake looks like whoever is named as a foe, else like the player. */
const rivalOf = (plan: GamePlan): string => (castIn(plan, 'enemy')[0] ?? theOne(plan, 'player')).id
const isRival = ({ plan }: SnakeWorld, index: number): boolean => index === 1 && hasRival(plan)

/** The other snake goes for the nearest food, one cell at a time, and sees no farther: it can be cut off. */
function think(world: SnakeWorld, snake: Snake): void {
  if (snake.left > 1) return
  const head = snake.body[0] ?? 0
  const foods = world.entities.filter(({ role, cast }) => role === 'food' && worthOf(world.plan, cast) > 0)
  const far = (cell: number) => Math.min(99, ...foods.map((food) => farBetween(food.cell, cell)))
  const open = ways.flatMap((way) => {
    const next = way === opposite[snake.way] ? undefined : cellAhead(world, head, way)
    return next === undefined || isDeadly(world, snake, next) ? [] : [{ way, far: far(next) }]
  })
  const [best] = open.sort((one, other) => one.far - other.far)
  snake.turns = best && best.way !== snake.way ? [best.way] : []
}

/** What the other one eats is gone, and it grows by it. */
function robbed(world: SnakeWorld, snake: Snake, piece: Piece): void {
  if (piece.role !== 'food' && piece.role !== 'bonus') return
  piece.health = 0
  snake.grow++
  snake.fed = 16
  tell(world, 'steal', { by: snake.cast, to: piece.cast, ...middleOf(board, piece.cell) })
  if (piece.role === 'food') addFood(world)
}

/** Where the other one begins anew when its usual place is taken. */
function snakeElsewhere(world: SnakeWorld, { cast }: Snake): Snake {
  const [cell = startCell(true)] = freeCells(world, (one) => isFree(world, one)).filter(
    (one) => columnOf(board, one) > 4 && farBetween(one, world.snakes[0]?.body[0] ?? 0) > 6,
  )
  return { ...newSnake(cast, cell, 0, 0), body: [cell], left: 2 * rate }
}

function comeAndGo(world: SnakeWorld): void {
  for (const name of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[name] ?? 0) - 1
    if (left > 0) world.powers[name] = left
    else delete world.powers[name]
  }
  const { powerUps } = world.plan.rules
  if (powerUps.length === 0 || --world.powerIn > 0) return
  world.powerIn = Math.round(between(world, 12, 17) * rate)
  const [cell] = freeCells(world, (one) => isFree(world, one))
  if (cell === undefined || world.entities.some(({ role }) => role === 'power')) return
  add(world, `power:${pickOne(world, powerUps)}`, 'power', cell).left = 9 * rate
}
