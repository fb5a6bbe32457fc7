import type { Input } from '../../../core/input.ts'
import { castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { addScore, below, between, loseLife, pickOne, rate, tell, win } from '../../../game/world.ts'
import {
  type ArenaWorld,
  add,
  type Entity,
  inRole,
  newArena,
  place,
  playersOf,
  tidy,
} from '../../arena/arena.ts'
import { addSecondPlayer } from '../../arena/control.ts'
import { bringKey, isShut, shutDoor } from '../../arena/locks.ts'
import { dropPower, meet, openDoor } from '../../arena/meetings.ts'
import type { Way } from '../../table/board.ts'
import { crossingTime, type Hopper, hopSteps, repeatSteps, toStart, wishOf } from './hopper.ts'
import {
  cell,
  columnOf,
  columns,
  homeColumns,
  type Lane,
  layLanes,
  middleOfColumn,
  middleOfRow,
  rows,
  stage,
  startRow,
} from './level.ts'
import { moveTraffic } from './traffic.ts'

export type CrossingWorld = ArenaWorld & {
  lanes: Lane[]
  hoppers: Hopper[]
  /** How often somebody came home. */
  crossed: number
  /** How many must be done when this level ends. */
  levelAim: number
  powerIn: number
  /** How much faster everything has become. */
  rush: number
}

/** How many crossings win, where nobody says. */
export const usualAim = 6
export function create(plan: GamePlan, seed: number): CrossingWorld {
  const world: CrossingWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    lanes: [],
    hoppers: [],
    crossed: 0,
    levelAim: 0,
    powerIn: 0,
    rush: 1,
  }
  const { goalCount, levels } = plan.rules
  const most = castIn(plan, 'collectible').length > 0 ? 100 : 5 * levels
  world.aim = Math.max(levels, Math.min(most, goalCount ?? usualAim))
  const member = theOne(plan, 'player')
  const player = place(world, member, { x: 0, y: 0, size: Math.min(80, 66 * member.size) })
  addSecondPlayer(world, player)
  setUp(world)
  return world
}

function setUp(world: CrossingWorld): void {
  const { plan, level } = world
  world.entities = playersOf(world)
  world.levelAim = Math.round((world.aim * level) / plan.rules.levels)
  world.powerIn = 4 * rate
  world.rush = 1
  world.lanes = layLanes(world)
  addHomes(world)
  world.hoppers = playersOf(world).map((player, index) => toStart(world, player, index))
  for (let item = 0; item < 3; item++) addItem(world)
  lockHomes(world)
  callGuard(world)
  world.pause = level === 1 ? 0 : Math.round(0.7 * rate)
}

/** How many of the aim belong to this level. */
const ofLevel = (world: CrossingWorld) =>
  world.levelAim - Math.round((world.aim * (world.level - 1)) / world.plan.rules.levels)

/** How many can be carried at a time: more where more are asked for than there are homes. */
export const mostCarried = (world: CrossingWorld) => Math.max(1, Math.ceil(ofLevel(world) / 8))

/** `a` of a home is 1 when somebody has come home. */
function addHomes(world: CrossingWorld): void {
  const [home] = castIn(world.plan, 'goal')
  for (const column of homeColumns(Math.min(5, Math.max(1, ofLevel(world))))) {
    const at = { x: middleOfColumn(column), y: middleOfRow(0), size: Math.min(84, 70 * (home?.size ?? 1)) }
    add(world, home?.id ?? plainHome, { role: 'goal', ...at })
  }
}

/** The name of a home where nobody of the cast stands for one. */
export const plainHome = 'home:'

/** Something to take along lies on strips and lanes where one can stand. */
function addItem(world: CrossingWorld): void {
  const kinds = castIn(world.plan, 'collectible')
  const places: number[] = []
  world.lanes.forEach(({ kind }, row) => {
    if (kind !== 'water' && kind !== 'home' && row < startRow) places.push(row)
  })
  if (kinds.length === 0 || places.length === 0) return
  const member = kinds[inRole(world, 'collectible').length % kinds.length] ?? pickOne(world, kinds)
  for (let attempt = 0; attempt < 12; attempt++) {
    const x = middleOfColumn(1 + below(world, columns - 2))
    const y = middleOfRow(pickOne(world, places))
    if (inRole(world, 'collectible').some((one) => Math.abs(one.x - x) < cell * 2 && one.y === y)) continue
    place(world, member, { x, y, size: Math.min(58, 44 * member.size) })
    return
  }
}

/** All homes of a level are behind one gate, and its key lies on one of the farther lanes. */
function lockHomes(world: CrossingWorld): void {
  if (!world.plan.rules.keys) return
  shutDoor(world, { x: stage.width / 2, y: middleOfRow(0), size: 64 })
  const roads = world.lanes.flatMap(({ kind }, row) => (kind === 'road' || kind === 'rail' ? [row] : []))
  // Not the very last one: the key is no gift at the door.
  const farther = roads.slice(roads.length > 2 ? 1 : 0, 1 + Math.ceil(roads.length / 2))
  const row = farther.length > 0 ? pickOne(world, farther) : startRow - 1
  bringKey(world, { x: middleOfColumn(2 + below(world, columns - 4)), y: middleOfRow(row) })
}

/** Whether the gate keeps somebody out; whoever has the key opens it for all. */
function isKeptOut(world: CrossingWorld, player: Entity): boolean {
  const [door] = isShut(world) ? inRole(world, 'door') : []
  if (!door) return false
  if (world.keys > 0) {
    door.x = player.x
    openDoor(world, door, player)
    return false
  }
  tell(world, 'block', { to: door.cast, x: player.x, y: middleOfRow(0) + 20, words: 'Locked!' })
  return true
}

/** Where there is a boss, it walks up and down before the homes of the last level. */
function callGuard(world: CrossingWorld): void {
  const { plan, level, lanes } = world
  const [member] = castIn(plan, 'boss')
  if (!member || !plan.rules.boss || level < plan.rules.levels) return
  const strip = lanes.findIndex(({ kind }) => kind === 'safe')
  const health = Math.min(plan.rules.bossPhases, Math.ceil(ofLevel(world) / mostCarried(world)))
  const y = middleOfRow(strip > 0 ? strip : 1)
  const speed = dial(plan, 70, 150) * member.speed
  place(world, member, { x: cell * 2, y, role: 'boss', size: 98, health, speed, vx: speed })
  tell(world, 'boss', { to: member.id, x: stage.width / 2, y, words: `${member.name}!` })
}

export function step(world: CrossingWorld, input: Input): void {
  moveTraffic(world)
  playersOf(world).forEach((player, index) => {
    const hopper = world.hoppers[index]
    if (!hopper || world.status !== 'playing') return
    hop(world, player, hopper, wishOf(input, player, hopper))
    ride(world, player, hopper)
    // A second player who has not set out yet is not there to be late.
    if (player.role === 'player' || hopper.farthest < startRow) hopper.time--
    if (hopper.time === 10 * rate) tell(world, 'warn', { x: player.x, y: player.y, value: 10 })
    if (hopper.time <= 0) fail(world, player, index, 'Too slow!', 'You were too slow.')
  })
  encounter(world)
  comeAndGo(world)
  tidy(world)
}

const steps: Record<Way, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

function hop(world: CrossingWorld, player: Entity, hopper: Hopper, held: Way | ''): void {
  if (hopper.left > 0) {
    move(world, player, hopper)
    return
  }
  if (hopper.wait > 0) hopper.wait--
  const way = hopper.queued || (hopper.wait === 0 ? held : '')
  hopper.queued = ''
  if (way === '') return
  const [dx, dy] = steps[way]
  const row = hopper.row + dy
  const x = player.x + dx * cell
  if (dx !== 0) player.facing = dx
  if (row >= rows || x < 0 || x > stage.width) return
  if (row === 0 && !homeNear(world, player.x)) {
    hopper.wait = 18
    tell(world, 'bounce', { by: player.cast, x: player.x, y: player.y - cell / 2 })
    return
  }
  if (row === 0 && isKeptOut(world, player)) {
    hopper.wait = 18
    return
  }
  hopper.fromX = player.x
  hopper.fromY = player.y
  hopper.row = row
  hopper.left = hopSteps
  // On firm ground one lands in the middle of a cell; on the water wherever that is.
  hopper.toX = world.lanes[row]?.kind === 'water' ? x : middleOfColumn(columnOf(x))
  if (row === 0) hopper.toX = homeNear(world, player.x)?.x ?? hopper.toX
  tell(world, 'jump', { by: player.cast, x: player.x, y: player.y + player.size * 0.3 })
  move(world, player, hopper)
}

function move(world: CrossingWorld, player: Entity, hopper: Hopper): void {
  hopper.left--
  const part = 1 - hopper.left / hopSteps
  const smooth = part * part * (3 - 2 * part)
  player.x = hopper.fromX + (hopper.toX - hopper.fromX) * smooth
  player.y = hopper.fromY + (middleOfRow(hopper.row) - hopper.fromY) * smooth
  if (hopper.left === 0) land(world, player, hopper)
}

function land(world: CrossingWorld, player: Entity, hopper: Hopper): void {
  hopper.wait = repeatSteps
  tell(world, 'step', { by: player.cast, x: player.x, y: player.y })
  if (hopper.row < hopper.farthest) {
    hopper.farthest = hopper.row
    if (world.plan.rules.scoreGoal === undefined) addScore(world, 1)
  }
  if (world.lanes[hopper.row]?.kind === 'safe') hopper.refuge = { row: hopper.row, x: player.x }
  if (hopper.row === 0) comeHome(world, player, hopper)
}

/** The home that is still empty and not more than a step aside. */
function homeNear(world: CrossingWorld, x: number): Entity | undefined {
  return inRole(world, 'goal').find((home) => home.a === 0 && Math.abs(home.x - x) < cell * 0.75)
}

/** Drifts along with what floats under it; who stands on nothing falls in. */
function ride(world: CrossingWorld, player: Entity, hopper: Hopper): void {
  const lane = world.lanes[hopper.row]
  if (lane?.kind !== 'water' || hopper.left > 0) return
  const float = floatUnder(world, hopper.row, player.x)
  if (float) player.x += float.vx / rate
  if (float && player.x > -8 && player.x < stage.width + 8) return
  fail(world, player, world.hoppers.indexOf(hopper), 'Splash!', 'You fell into the water.')
}

export function floatUnder(world: CrossingWorld, row: number, x: number): Entity | undefined {
  return world.entities.find(
    (one) =>
      one.role === 'obstacle' && one.a === row && Math.abs(one.x - x) < (one.b * cell) / 2 + cell * 0.12,
  )
}

/** What the hoppers touch: items, power-ups, and traffic, which sends them back to the start. */
function encounter(world: CrossingWorld): void {
  const players = playersOf(world)
  meet(world, {
    collected: (_, item, player) => {
      const hopper = world.hoppers[players.indexOf(player)]
      if (hopper && hopper.carried.length < mostCarried(world)) hopper.carried.push(item.cast)
    },
    mayHurt: (_, foe, player) =>
      isRunOver(world, foe, player, world.hoppers[players.indexOf(player)]?.row ?? 0),
  })
  for (const { type, to } of world.events) {
    const index = type === 'hurt' ? players.findIndex((one) => one.cast === to && one.safe > 90) : -1
    const player = players[index]
    if (player && world.status === 'playing') back(world, player, index)
  }
}

/**
 * A near miss is a miss: in the length of a lane bodies are smaller than their pictures. And on a strip nobody is run
 * over from the lane beside it, however large; only a guard walks there.
 */
function isRunOver({ lanes }: CrossingWorld, foe: Entity, player: Entity, row: number): boolean {
  if (foe.role !== 'boss' && lanes[row]?.kind === 'safe') return false
  return (
    Math.abs(foe.x - player.x) < (foe.size + player.size) * 0.265 && Math.abs(foe.y - player.y) < cell * 0.6
  )
}

function fail(world: CrossingWorld, player: Entity, index: number, words: string, because: string): void {
  tell(world, 'hurt', { to: player.cast, x: player.x, y: player.y, words })
  loseLife(world, because)
  if (world.status === 'playing') back(world, player, index)
}

/** Back to the last strip that was safe, with what it carries: a mistake costs a life, but not the whole way. */
function back(world: CrossingWorld, player: Entity, index: number): void {
  const { refuge, carried } = world.hoppers[index] ?? {}
  const fresh = toStart(world, player, index)
  world.hoppers[index] = fresh
  player.safe = rate
  if (!refuge || !carried) return
  fresh.carried = carried
  Object.assign(fresh, { row: refuge.row, refuge, farthest: refuge.row })
  player.x = refuge.x
  player.y = middleOfRow(refuge.row)
}

function comeHome(world: CrossingWorld, player: Entity, hopper: Hopper): void {
  const { plan } = world
  const home = homeNear(world, player.x)
  const kinds = castIn(plan, 'collectible')
  const index = world.hoppers.indexOf(hopper)
  if (!home) return
  const [first] = hopper.carried
  if (kinds.length > 0 && first === undefined) {
    // Nothing to bring: a hint, and one step back.
    const wanted = kinds[0]?.name ?? 'one'
    tell(world, 'block', { x: home.x, y: home.y + 20, words: `Bring ${article(wanted)}!` })
    Object.assign(hopper, { row: 1, left: hopSteps, fromX: player.x, fromY: player.y, toX: player.x })
    return
  }
  home.a = 1
  for (const item of hopper.carried)
    tell(world, 'deliver', { by: player.cast, to: item, x: home.x, y: home.y, words: 'Delivered!' })
  for (const { id } of castIn(plan, 'friend'))
    tell(world, 'rescue', { by: player.cast, to: id, x: home.x, y: home.y })
  const { scoreGoal } = plan.rules
  const quick = hopper.time < 1e6 ? Math.round((hopper.time / crossingTime(world)) * 5) * 10 : 0
  const worth = scoreGoal === undefined ? 50 + quick : Math.max(1, Math.ceil(scoreGoal / 9))
  tell(world, 'cross', { by: player.cast, to: home.cast, x: home.x, y: home.y, words: `Home! +${worth}` })
  addScore(world, worth)
  world.done += Math.max(1, hopper.carried.length)
  for (const boss of inRole(world, 'boss')) strikeGuard(world, boss, player)
  if (world.status !== 'playing') return
  world.hoppers[index] = toStart(world, player, index)
  player.safe = rate
  world.crossed++
  if (world.crossed % 2 === 0) gainLife(world)
  if (world.done >= world.levelAim) nextLevel(world)
  else if (inRole(world, 'goal').every(({ a }) => a === 1)) for (const one of inRole(world, 'goal')) one.a = 0
}

const article = (name: string) => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`)

/** Every crossing past it takes the guard's courage; the last one drives it away. */
function strikeGuard(world: CrossingWorld, boss: Entity, player: Entity): void {
  const at = { by: player.cast, to: boss.cast, x: boss.x, y: boss.y }
  boss.health--
  boss.speed *= 1.15
  if (boss.health <= 0) {
    boss.gone = true
    tell(world, 'defeat', { ...at, value: boss.size, words: 'Gone!' })
  } else tell(world, 'phase', { ...at, words: `Phase ${boss.most - boss.health + 1}` })
}

function nextLevel(world: CrossingWorld): void {
  const { levels, scoreGoal } = world.plan.rules
  if (world.level >= levels && scoreGoal === undefined) {
    const [item] = castIn(world.plan, 'collectible')
    win(world, item ? `All the ${item.plural} are home.` : 'Everybody is home.')
    return
  }
  if (world.level < levels) {
    world.level++
    tell(world, 'level', {
      x: stage.width / 2,
      y: stage.height / 2,
      value: world.level,
      words: `Level ${world.level}`,
    })
  } else world.done = Math.round((world.aim * (levels - 1)) / levels)
  setUp(world)
}

/** Every second crossing earns a life back, but never more than there were. */
function gainLife(world: CrossingWorld): void {
  if (world.plan.rules.gentle || world.lives >= world.plan.rules.lives) return
  world.lives++
  tell(world, 'heal', { x: stage.width / 2, y: middleOfRow(startRow) - 30, words: '+1 life' })
}

/** Items come back when they were lost on the way; power-ups lie about now and then. */
function comeAndGo(world: CrossingWorld): void {
  if (world.tick % 40 === 0 && inRole(world, 'collectible').length < 3) addItem(world)
  if (world.plan.rules.powerUps.length === 0 || --world.powerIn > 0) return
  world.powerIn = Math.round(between(world, 10, 15) * rate)
  if (inRole(world, 'power-up').length > 0) return
  const strips = world.lanes.flatMap(({ kind }, row) =>
    kind === 'road' || (kind === 'safe' && row < startRow) ? [row] : [],
  )
  if (strips.length > 0)
    dropPower(world, middleOfColumn(2 + below(world, columns - 4)), middleOfRow(pickOne(world, strips)))
}
