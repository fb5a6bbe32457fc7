import type { Input } from '../../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import {
  addScore,
  below,
  between,
  chance,
  pickOne,
  pressed,
  pressedSecond,
  rate,
  tell,
  win,
} from '../../../game/world.ts'
import {
  type ArenaWorld,
  add,
  distance,
  type Entity,
  easeRoundCorner,
  hasPower,
  inRole,
  moveWithin,
  newArena,
  place,
  playerOf,
  playersOf,
  tidy,
} from '../../arena/arena.ts'
import { behave } from '../../arena/behaviours.ts'
import { bossActs, callBoss, shootAt } from '../../arena/boss.ts'
import { addSecondPlayer, secondJoins, steerPlayers, wish } from '../../arena/control.ts'
import { dropPower, meet, strike } from '../../arena/meetings.ts'
import { distances, downhill } from '../../arena/paths.ts'
import { field, freePlaces, maze, stage } from './level.ts'

export type CollectorWorld = ArenaWorld & {
  mazy: boolean
  /** Steps until the next golden one and the next power-up. */
  bonusIn: number
  powerIn: number
  /** The way out is open: everything was collected, and the key found where there is one. */
  open: boolean
}

/** How many lie about at a time in the open; a maze is strewn with them. */
const atOnce = 5
const playerSpeed = 235

export function create(plan: GamePlan, seed: number): CollectorWorld {
  const world: CollectorWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    mazy: plan.content?.layout === 'maze',
    bonusIn: 0,
    powerIn: 0,
    open: false,
  }
  const player = place(world, theOne(plan, 'player'), { x: stage.width / 2, y: stage.height / 2, size: 0 })
  addSecondPlayer(world, player)
  setUp(world)
  return world
}

/** Lays out a level around the players. */
function setUp(world: CollectorWorld): void {
  const { plan } = world
  world.grid = world.mazy ? maze(world) : field(world)
  world.entities = playersOf(world)
  world.aim = Math.max(1, plan.rules.goalCount ?? Math.round(dial(plan, 10, 14)))
  world.done = 0
  world.open = false
  world.keys = 0
  world.trail = []
  world.bonusIn = 7 * rate
  world.powerIn = 5 * rate
  world.pause = world.level === 1 ? 0 : Math.round(0.8 * rate)
  for (const player of playersOf(world)) {
    player.x = stage.width / 2 + (player.role === 'second' ? 40 : 0)
    player.y = stage.height / 2
    player.vx = 0
    player.vy = 0
    player.size = (world.mazy ? 38 : 68) * Math.min(1.6, theOne(plan, 'player').size)
    player.safe = rate
  }
  // Far from the middle lies what turns the hunt around.
  if (world.mazy && plan.rules.powerUps.includes('shield'))
    for (let one = 0; one < 4; one++)
      add(world, 'power:shield', { role: 'power-up', ...farPlace(world, 250), size: 34 })
  const lying = world.mazy ? world.aim : Math.min(atOnce, world.aim)
  for (let item = 0; item < lying; item++) addItem(world)
  for (const bad of castIn(plan, 'collectible').filter(isBad))
    for (let one = 0; one < Math.min(4, bad.count ?? 3); one++) addItem(world, false, bad)
  const foes = castIn(plan, 'enemy')
  foes.forEach((foe, kind) => {
    const usual = Math.round(dial(plan, 1.6, 4.4) / Math.max(1, foes.length) + (world.level - 1) * 0.7)
    for (let one = 0; one < Math.min(10, foe.count ?? Math.max(1, usual)); one++)
      addFoe(world, foe, one + kind)
  })
  for (const hazard of castIn(plan, 'hazard')) {
    const alone = foes.length === 0 ? 2 : 0
    const usual = Math.round(dial(plan, 2, 4) + (world.level - 1) * 0.7) + alone
    for (let one = 0; one < Math.min(10, hazard.count ?? usual); one++) addHazard(world, hazard)
  }
  for (const member of plan.rules.keys ? [...castIn(plan, 'key'), ...castIn(plan, 'door')] : [])
    place(world, member, {
      ...farPlace(world, 220),
      size: (world.mazy ? 36 : 56) * Math.min(1.4, member.size),
    })
}

/** A free place that is fair: not on top of anybody. */
function farPlace(world: CollectorWorld, fromPlayer: number): { x: number; y: number } {
  const places = world.grid ? freePlaces(world.grid) : []
  const player = playerOf(world)
  for (let attempt = 0; attempt < 40; attempt++) {
    const spot = pickOne(world, places)
    const clear = world.entities.every((one) => one === player || distance(one, spot) > 55)
    if (clear && distance(spot, player) > fromPlayer) return { ...spot }
  }
  return { ...pickOne(world, places) }
}

/** Better left alone: it costs points. */
function isBad({ points = 10 }: CastMember): boolean {
  return points < 0
}

function addItem(world: CollectorWorld, golden = false, kind?: CastMember): void {
  const kinds = castIn(world.plan, 'collectible')
  const good = kinds.filter((member) => !isBad(member))
  const member = kind ?? pickOne(world, good.length > 0 ? good : kinds)
  const lively =
    !world.mazy && (member.motion === 'flies' || member.motion === 'swims' || member.motion === 'hops')
  place(world, member, {
    ...farPlace(world, 110),
    size: (world.mazy ? 28 : 48) * Math.min(1.5, member.size),
    behaviour: world.plan.interactions.some(({ by, does }) => by === member.id && does === 'flee')
      ? 'flee'
      : lively
        ? 'wander'
        : 'still',
    speed: 42 * member.speed,
    // A golden one is worth more, and does not stay.
    a: golden ? 6 * rate : 0,
  })
}

/** What foes do: what the prompt says, else a mixture, because three that do the same are as dull as one. */
const usualFoes = ['chase', 'guard', 'wander', 'chase', 'dart'] as const
const said: Record<string, string> = {
  chase: 'chase',
  patrol: 'patrol',
  guard: 'guard',
  follow: 'chase',
  steal: 'chase',
}

/** Foes wake up slowly: whoever comes new to a level looks around first. */
const asleep = 0.55
const wakesIn = 6

function addFoe(world: CollectorWorld, foe: CastMember, index: number): Entity {
  const wanted = world.plan.interactions.find(({ by, does }) => by === foe.id && said[does])
  const behaviour = wanted ? (said[wanted.does] ?? 'chase') : (usualFoes[index % usualFoes.length] ?? 'chase')
  const entity = place(world, foe, {
    ...farPlace(world, 250),
    size: (world.mazy ? 38 : 68) * Math.min(1.7, foe.size),
    behaviour: world.mazy ? 'still' : behaviour,
    speed: dial(world.plan, 68, 146) * foe.speed * (world.mazy ? 0.8 : 1) * (1 - 0.06 * (index % 3)) * asleep,
  })
  entity.b = index
  return entity
}

function addHazard(world: CollectorWorld, hazard: CastMember): void {
  place(world, hazard, {
    ...farPlace(world, 200),
    size: (world.mazy ? 34 : 60) * Math.min(1.8, hazard.size),
    behaviour: world.mazy || hazard.motion === 'still' ? 'still' : 'drift',
    speed: dial(world.plan, 60, 130) * hazard.speed,
  })
}

export function step(world: CollectorWorld, input: Input): void {
  secondJoins(world, input)
  steerPlayers(world, input, playerSpeed, 0.2)
  dash(world, input)
  for (const player of playersOf(world)) easeRoundCorner(world, player, moveWithin(world, player))
  layTrail(world)
  if (world.mazy) hunt(world)
  behave(world)
  foesShoot(world)
  bossActs(world, true)
  meet(world, { collected, reached: (_, goal) => leave(world, goal), mayHurt: stealsInstead })
  comeAndGo(world)
  // The last thing to do may have been to open the door.
  if (world.done >= world.aim && !world.open && world.events.some(({ type }) => type === 'unlock'))
    finishLevel(world)
  hurry(world)
  tidy(world)
}

/** A short burst of speed, then a rest: the way out of a tight corner. */
function dash(world: CollectorWorld, input: Input): void {
  for (const player of playersOf(world)) {
    const press = player.role === 'second' ? pressedSecond : pressed
    if (player.a > 0) player.a--
    const { x, y } = wish(world, input, player)
    if (player.a > 0 || (x === 0 && y === 0) || !press(world, input, 'a')) continue
    player.a = Math.round(1.2 * rate)
    player.vx = x * playerSpeed * 3
    player.vy = y * playerSpeed * 3
    player.safe = Math.max(player.safe, 12)
    tell(world, 'jump', { by: player.cast, x: player.x, y: player.y })
  }
}

/** In a maze the shield turns the hunt around: whoever is touched has to begin again far away. */
function isHunter(world: ArenaWorld): boolean {
  return (world as CollectorWorld).mazy && hasPower(world, 'shield')
}

function sendHome(world: CollectorWorld, foe: Entity): void {
  if (foe.role !== 'enemy') return
  tell(world, 'defeat', {
    by: playerOf(world).cast,
    to: foe.cast,
    x: foe.x,
    y: foe.y,
    value: foe.size,
    words: '+50',
  })
  addScore(world, 50)
  const { x, y } = farPlace(world, 300)
  Object.assign(foe, { x, y, homeX: x, homeY: y, age: 0 })
}

/** Some foes are after the loot and not after the player. */
function stealsInstead(world: ArenaWorld, foe: Entity): boolean {
  const steals = world.plan.interactions.some(({ by, does }) => by === foe.cast && does === 'steal')
  if (world.grid && isHunter(world)) {
    sendHome(world as CollectorWorld, foe)
    return false
  }
  if (!steals) return true
  if (foe.safe === 0 && world.score > 0) {
    foe.safe = rate
    world.score = Math.max(0, world.score - 10)
    tell(world, 'steal', { by: foe.cast, x: foe.x, y: foe.y, words: '-10' })
  }
  return false
}

function collected(arena: ArenaWorld, item: Entity): void {
  const world = arena as CollectorWorld
  const kinds = castIn(world.plan, 'collectible')
  const taken = kinds.find(({ id }) => id === item.cast)
  if (taken && isBad(taken)) {
    addItem(world, false, taken)
    return
  }
  world.done++
  if (item.a > 0) {
    world.score += 40
    tell(world, 'power', { to: item.cast, x: item.x, y: item.y - 26, words: 'Golden! +40' })
  }
  for (const boss of inRole(world, 'boss')) strike(world, boss, playerOf(world).cast)
  const bad = kinds.filter(isBad).map(({ id }) => id)
  const lying = inRole(world, 'collectible').filter(({ cast }) => !bad.includes(cast)).length
  if (!world.mazy && world.done + lying < world.aim) addItem(world)
  if (
    world.plan.rules.boss &&
    world.level === world.plan.rules.levels &&
    world.done === Math.ceil(world.aim / 2)
  )
    callBoss(world, { ...farPlace(world, 300), health: Math.max(1, world.aim - world.done) })
  rush(world)
  if (world.done >= world.aim) finishLevel(world)
}

/** Until the door is open nobody leaves. */
function doorsClosed(world: CollectorWorld): boolean {
  return inRole(world, 'door').length > 0
}

/** Everything is collected: to the way out where there is one, else on to the next level. */
function finishLevel(world: CollectorWorld): void {
  const [exit] = castIn(world.plan, 'goal')
  if (world.status !== 'playing' || doorsClosed(world)) return
  if (exit && !world.open) {
    world.open = true
    place(world, exit, { ...farPlace(world, 200), size: 64 * Math.min(1.5, exit.size) })
    tell(world, 'unlock', {
      to: exit.id,
      x: world.width / 2,
      y: world.height / 2,
      words: `To the ${exit.name}!`,
    })
    return
  }
  const { levels } = world.plan.rules
  if (world.level >= levels) {
    const { plural } = theOne(world.plan, 'collectible')
    win(world, `You collected all the ${plural}${exit ? ` and reached the ${exit.name}` : ''}.`)
    return
  }
  world.level++
  tell(world, 'level', {
    x: world.width / 2,
    y: world.height / 2,
    value: world.level,
    words: `Level ${world.level}`,
  })
  setUp(world)
}

function leave(world: CollectorWorld, goal: Entity): void {
  if (!world.open) return
  tell(world, 'deliver', { by: playerOf(world).cast, to: goal.cast, x: goal.x, y: goal.y })
  goal.gone = true
  finishLevel(world)
}

/** Golden ones and power-ups, in places that take a detour. */
function comeAndGo(world: CollectorWorld): void {
  for (const item of inRole(world, 'collectible')) {
    if (item.a === 0) continue
    item.a--
    if (item.a === 0) item.gone = true
  }
  if (world.plan.rules.powerUps.length > 0 && --world.powerIn <= 0) {
    const { x, y } = farPlace(world, 150)
    dropPower(world, x, y)
    world.powerIn = Math.round(between(world, 11, 16) * rate)
  }
  if (world.mazy || --world.bonusIn > 0) return
  world.bonusIn = Math.round(between(world, 10, 15) * rate)
  if (world.done < world.aim - 1) addItem(world, true)
}

/** Rising tension: foes get a little faster all the time, and more so where the prompt says so. */
function hurry(world: CollectorWorld): void {
  if (world.tick % rate !== 0) return
  const growth = world.plan.rules.faster ? 1.006 : 1.0015
  for (const entity of world.entities) {
    const wakes = entity.role === 'enemy' && entity.age <= wakesIn * rate
    if (entity.role === 'enemy' || entity.role === 'hazard')
      entity.speed = Math.min(entity.speed * (wakes ? (1 / asleep) ** (1 / wakesIn) : growth), 200)
  }
}

/** The last third is a rush: everybody hurries, and something golden makes it worth a risk. */
function rush(world: CollectorWorld): void {
  const left = world.aim - world.done
  if (left !== Math.floor(world.aim / 3) || left < 2) return
  const { x, y } = playerOf(world)
  tell(world, 'wave', { x, y, value: left, words: `Only ${left} left. Hurry!` })
  for (const foe of inRole(world, 'enemy')) foe.speed = Math.min(foe.speed * 1.06, 200)
  world.bonusIn = Math.min(world.bonusIn, rate)
}

function layTrail(world: CollectorWorld): void {
  if (world.grid && (world.tick % 12 === 1 || world.trail.length === 0))
    world.trail = distances(world.grid, playersOf(world))
}

/** Hunters in a maze go by the trail; each strays in its own way, or they would come as one. */
function hunt(world: CollectorWorld): void {
  const { grid } = world
  if (!grid) return
  for (const foe of inRole(world, 'enemy')) {
    const middle = {
      x: (Math.floor(foe.x / grid.size) + 0.5) * grid.size,
      y: (Math.floor(foe.y / grid.size) + 0.5) * grid.size,
    }
    const arrived = distance(foe, middle) < 4
    if (arrived || foe.age === 0) {
      const astray = isHunter(world) || chance(world) < dial(world.plan, 0.5, 0.1) + 0.1 * (foe.b % 4)
      const next = astray ? strayFrom(world, foe) : downhill(grid, world.trail, foe.x, foe.y)
      foe.homeX = next.x
      foe.homeY = next.y
    }
    const gap = Math.hypot(foe.homeX - foe.x, foe.homeY - foe.y) || 1
    const pace = Math.min(foe.speed, gap * rate)
    foe.vx = ((foe.homeX - foe.x) / gap) * pace
    foe.vy = ((foe.homeY - foe.y) / gap) * pace
    foe.x += foe.vx / rate
    foe.y += foe.vy / rate
  }
}

function strayFrom(world: CollectorWorld, foe: Entity): { x: number; y: number } {
  const { grid } = world
  if (!grid) return foe
  const near = freePlaces(grid).filter((spot) => distance(spot, foe) < grid.size * 1.2)
  return near[below(world, Math.max(1, near.length))] ?? foe
}

function foesShoot(world: CollectorWorld): void {
  for (const { by, does } of world.plan.interactions) {
    if (does !== 'shoot') continue
    for (const foe of inRole(world, 'enemy')) {
      if (foe.cast !== by || (foe.age + foe.id * 37) % Math.round(dial(world.plan, 170, 100)) !== 0) continue
      const player = playerOf(world)
      shootAt(world, foe, Math.atan2(player.y - foe.y, player.x - foe.x), dial(world.plan, 140, 220))
    }
  }
}
