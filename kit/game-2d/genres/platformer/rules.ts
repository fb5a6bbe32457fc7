import { holds, type Input } from '../../../core/input.ts'
import { ammoOf } from '../../arena/ammo.ts'
import {
  type ArenaWorld,
  add,
  type Entity,
  hasPower,
  inRole,
  newArena,
  place,
  playerOf,
  playersOf,
  tidy,
  touches,
} from '../../arena/arena.ts'
import { callBoss } from '../../arena/boss.ts'
import { addSecondPlayer } from '../../arena/control.ts'
import { dropPower, meet, strike, withArticle } from '../../arena/meetings.ts'
import { type CastMember, castIn, dial, type GamePlan, memberOf, theOne } from '../../plan.ts'
import { addScore, loseLife, pickOne, pressed, pressedSecond, rate, tell, win } from '../../world.ts'
import { type Body, came, type Ground, halfHeight, moveBody, newBody, runSpeed } from './body.ts'
import { addFoes, bossActs, bossY, flatSpot, flyShots, foesShoot, moveFoes } from './foes.ts'
import {
  carries,
  cell,
  choosePieces,
  groundY,
  type Layout,
  look,
  type Mode,
  type Mover,
  modeOf,
  stage,
  stitch,
} from './level.ts'

export type PlatformerWorld = ArenaWorld & {
  mode: Mode
  camera: { x: number; y: number }
  movers: Mover[]
  /** The time of the moving platforms. */
  clockwork: number
  /** One for each player. */
  bodies: Body[]
  checkpoints: { x: number; y: number; reached: boolean }[]
  goal: { x: number; y: number }
  arena: { left: number; right: number } | null
  /** The pieces that were used, so that levels differ. */
  used: string[]
  /** Steps until the next shot. */
  reload: number
}

/** So many are worth a life: a reason to take the detour. */
export const itemsForALife = 20

/** The name of the goal where the cast has none. */
export const flag = 'flag'

export function create(plan: GamePlan, seed: number): PlatformerWorld {
  const world: PlatformerWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    mode: modeOf(plan),
    camera: { x: 0, y: 0 },
    movers: [],
    clockwork: 0,
    bodies: [],
    checkpoints: [],
    goal: { x: 0, y: 0 },
    arena: null,
    used: [],
    reload: 0,
  }
  const member = theOne(plan, 'player')
  const player = place(world, member, { x: 0, y: 0, size: 78 * Math.min(1.35, Math.max(0.8, member.size)) })
  addSecondPlayer(world, player)
  world.aim = plan.rules.goalCount ?? 0
  setUp(world)
  return world
}

/** Builds a level and puts the players at its beginning. */
function setUp(world: PlatformerWorld): void {
  const layout = stitch(choosePieces(world, world.used), world.plan)
  world.grid = layout.grid
  world.width = layout.grid.columns * cell
  world.movers = layout.movers
  world.goal = layout.goal
  world.arena = layout.arena
  world.keys = 0
  world.entities = playersOf(world)
  world.bodies = world.entities.map((_, index) => newBody(130 - index * 50, groundY - halfHeight))
  world.checkpoints = [{ x: 130, y: groundY, reached: true }]
  layout.joints.forEach((x, index) => {
    if (index > 1 && index % 2 === 1 && index < layout.joints.length - 1)
      world.checkpoints.push({ x: x + cell / 2, y: topAt(layout, x + cell / 2), reached: false })
  })
  world.pause = world.level === 1 ? 0 : Math.round(0.8 * rate)
  addItems(world, layout)
  addFoes(world, layout)
  addHelp(world, layout)
  const [home] = castIn(world.plan, 'goal')
  const size = 104 * Math.min(1.4, home?.size ?? 1)
  add(world, home?.id ?? flag, { role: 'goal', x: layout.goal.x, y: groundY - size * 0.45, size })
  for (const player of playersOf(world)) player.safe = rate
  world.bodies.forEach((body, index) => {
    show(world, index, body)
  })
  follow(world, 1)
}

function topAt({ grid }: Layout, x: number): number {
  const column = Math.floor(x / cell)
  let row = 2
  while (row < 10 && !carries(look(grid, column, row))) row++
  return row * cell
}

/** What is collected lies where it teaches the jump; more where the plan wants more. */
function addItems(world: PlatformerWorld, layout: Layout): void {
  const { plan } = world
  const kinds = castIn(plan, 'collectible')
  if (kinds.length === 0) return
  const spots = layout.spots.filter(({ kind }) => kind === 'item')
  const needed = Math.ceil(dueAt(world, world.level) * 1.2 - dueAt(world, world.level - 1))
  while (spots.length < Math.min(needed, 120)) {
    const { x, y } = flatSpot(world, layout)
    spots.push({ kind: 'item', x, y: y - cell * (spots.length % 2) })
  }
  spots.forEach((spot, index) => {
    const member = kinds[index % kinds.length] ?? pickOne(world, kinds)
    place(world, member, { x: spot.x, y: spot.y, size: 47 * Math.min(1.35, Math.max(0.8, member.size)) })
  })
}

/** Power-ups, friends who wait, and the key. */
function addHelp(world: PlatformerWorld, layout: Layout): void {
  const { plan } = world
  for (const { kind, x, y } of layout.spots) if (kind === 'power') dropPower(world, x, y)
  const friends = castIn(plan, 'friend')
  friends.forEach((friend, index) => {
    const own = layout.spots.filter(({ kind }) => kind === 'friend')
    for (let one = 0; one < Math.min(8, friend.count ?? 2); one++) {
      const { x, y } = own[one * friends.length + index] ?? flatSpot(world, layout)
      const size = 56 * Math.min(1.3, Math.max(0.8, friend.size))
      place(world, friend, { x, y: y + cell / 2 - size * 0.45, size })
    }
  })
  if (!plan.rules.keys) return
  const { x, y } = flatSpot(world, layout)
  add(world, 'key', { role: 'key', x, y: y - 12, size: 50 })
}

/** How many have to be collected by the end of a level. */
function dueAt({ plan }: PlatformerWorld, level: number): number {
  const { goalCount = 0, levels } = plan.rules
  return Math.ceil((goalCount * Math.min(level, levels)) / levels)
}

/** What the goal still waits for. */
export function missing(world: PlatformerWorld): { items: number; key: boolean; boss: boolean } {
  return {
    items: Math.max(0, dueAt(world, world.level) - world.done),
    key: world.plan.rules.keys && world.keys === 0,
    boss: world.arena !== null,
  }
}

export function isOpen(world: PlatformerWorld): boolean {
  const { items, key, boss } = missing(world)
  return items === 0 && !key && !boss
}

export function groundOf(world: PlatformerWorld): Ground {
  const { speed } = theOne(world.plan, 'player')
  return {
    grid: world.grid ?? { columns: 0, rows: 0, size: cell, cells: [] },
    movers: world.movers,
    clock: world.clockwork,
    mode: world.mode,
    airJumps: world.plan.rules.doubleJump ? 1 : 0,
    pace:
      runSpeed *
      Math.min(1.25, Math.max(0.88, speed)) *
      (world.mode === 'swim' ? 0.8 : 1) *
      (hasPower(world, 'speed') ? 1.2 : 1),
  }
}

export function step(world: PlatformerWorld, input: Input): void {
  const pace = (hasPower(world, 'slow') ? 0.5 : 1) * (world.plan.rules.faster ? 1 + world.tick / 12_000 : 1)
  world.clockwork++
  const ground = groundOf(world)
  heroes(world).forEach((player, index) => {
    run(world, input, player, index, ground)
  })
  if (world.status !== 'playing') return
  shoot(world, input)
  const here = whoIsHere(world)
  moveFoes(world, here.foes, pace)
  flyShots(here.shots, pace)
  foesShoot(world, here.foes)
  callForBoss(world, here.foes)
  bossActs(world, here.foes)
  shotsHit(world, here)
  meet(world, { mayHurt, collected, reached, rescued })
  followFriends(world, here.friends)
  passCheckpoints(world)
  follow(world, 0.1)
  tidy(world)
}

/** The players always stand first in the list: setting up a level begins with them. */
function heroes({ entities, plan }: PlatformerWorld): Entity[] {
  return entities.slice(0, plan.rules.players)
}

type Here = { foes: Entity[]; shots: Entity[]; friends: Entity[] }

/** Sorted out once a step. Far away nobody moves: there is no one to see it. */
function whoIsHere({ entities, camera }: PlatformerWorld): Here {
  const here: Here = { foes: [], shots: [], friends: [] }
  const left = camera.x - 500
  const right = camera.x + stage.width + 500
  for (const entity of entities) {
    const { role, x } = entity
    if (role === 'collectible' || x < left || x > right) continue
    if (role === 'enemy' || role === 'hazard' || role === 'boss') here.foes.push(entity)
    else if (role === 'shot' || role === 'foe-shot') here.shots.push(entity)
    else if (role === 'friend' && entity.a > 0) here.friends.push(entity)
  }
  return here
}

function run(world: PlatformerWorld, input: Input, player: Entity, index: number, ground: Ground): void {
  const body = world.bodies[index]
  if (!body) return
  // Whoever was hurt was pushed; the body takes it from there.
  body.vx = player.vx
  body.vy = player.vy
  const second = player.role === 'second'
  const result = moveBody(
    body,
    ground,
    second ? input.second : input.held,
    second ? world.beforeSecond : world.before,
  )
  if (world.arena && bossIsThere(world))
    body.x = Math.min(Math.max(body.x, world.arena.left + 20), world.arena.right - 20)
  const { cast } = player
  const feet = body.y + halfHeight * body.pull
  if (result & came.jumped) tell(world, 'jump', { by: cast, x: body.x, y: feet })
  if (result & came.landed) tell(world, 'land', { by: cast, x: body.x, y: feet })
  if (result & came.sprung) tell(world, 'bounce', { by: cast, x: body.x, y: feet })
  if (Math.abs(body.vx) > 20) player.facing = Math.sign(body.vx)
  if (result & came.fell || drowns(world, body)) fall(world, player, index)
  else if (result & came.pricked) prick(world, player, body)
  show(world, index, body)
}

/** Pits that are filled with something end a bit above the lower edge. */
function drowns({ plan, mode }: PlatformerWorld, body: Body): boolean {
  return plan.content?.over !== undefined && mode !== 'swim' && body.y > 11 * cell + 8
}

function show(world: PlatformerWorld, index: number, body: Body): void {
  const player = world.entities[index]
  if (!player) return
  player.x = body.x
  player.y = body.y + body.pull * (halfHeight - player.size * 0.45)
  player.vx = body.vx
  player.vy = body.vy
  player.angle += ((body.pull < 0 ? Math.PI : 0) - player.angle) * 0.25
}

function fall(world: PlatformerWorld, player: Entity, index: number): void {
  tell(world, 'hurt', {
    to: player.cast,
    x: player.x,
    y: Math.min(Math.max(player.y, 40), stage.height - 40),
  })
  // Whoever is brought along by the other is not to blame for where.
  if (player.role !== 'second') loseLife(world, 'You fell.')
  comeBack(world, player, index)
}

/** Back to the last checkpoint. */
function comeBack(world: PlatformerWorld, player: Entity, index: number): void {
  const spot = world.checkpoints.filter(({ reached: passed }) => passed).at(-1)
  const inside = world.arena && bossIsThere(world) ? world.arena.left + 60 : 0
  const body = newBody(Math.max(spot?.x ?? 130, inside), (spot?.y ?? groundY) - halfHeight)
  world.bodies[index] = body
  player.safe = Math.round(1.5 * rate)
  show(world, index, body)
}

/** Spikes belong to the cast's quiet hazard, where it has one. */
export function spikesOf(plan: GamePlan): CastMember | undefined {
  return castIn(plan, 'hazard').find(({ motion }) => motion === 'still')
}

function prick(world: PlatformerWorld, player: Entity, body: Body): void {
  if (player.safe > 0) return
  const member = spikesOf(world.plan)
  body.vy = -body.pull * (world.mode === 'flip' ? 200 : 480)
  body.jumping = false
  player.safe = Math.round(1.6 * rate)
  const told = { by: member?.id, to: player.cast, x: player.x, y: player.y }
  if (hasPower(world, 'shield')) {
    delete world.powers.shield
    tell(world, 'block', { ...told, words: 'Blocked!' })
    return
  }
  tell(world, 'hurt', told)
  loseLife(world, member ? `${withArticle(member.name)} got you.` : 'The spikes got you.')
}

function shoot(world: PlatformerWorld, input: Input): void {
  if (world.reload > 0) world.reload--
  if (world.reload > 0 || !(holds(input.held, 'b') || holds(input.second, 'b'))) return
  const ammo = ammoOf(world.plan)
  if (!ammo) return
  for (const player of heroes(world)) {
    const press = player.role === 'second' ? pressedSecond : pressed
    const rapid = hasPower(world, 'rapid') && holds(input.held, 'b')
    if (!rapid && !press(world, input, 'b')) continue
    world.reload = rapid ? 9 : 18
    add(world, ammo.id, {
      role: 'shot',
      x: player.x + player.facing * 26,
      y: player.y,
      vx: player.facing * 560,
      size: 34 * Math.min(1.5, Math.max(0.8, ammo.size)),
    })
    tell(world, 'shoot', { by: player.cast, to: ammo.id, x: player.x + player.facing * 30, y: player.y })
  }
}

function shotsHit(world: PlatformerWorld, { shots, foes }: Here): void {
  for (const shot of shots) {
    if (shot.role !== 'shot' || shot.gone) continue
    const foe = foes.find((one) => one.role !== 'hazard' && !one.gone && touches(shot, one, 0.42))
    if (!foe) continue
    shot.gone = true
    strike(world, foe, playerOf(world).cast)
    if (foe.gone) overcome(world, foe)
  }
}

/** From above it is the foe who suffers. */
function mayHurt(arena: ArenaWorld, foe: Entity, player: Entity): boolean {
  const world = arena as PlatformerWorld
  const body = world.bodies[player.role === 'second' ? 1 : 0]
  if (!body || (foe.role !== 'enemy' && foe.role !== 'boss')) return true
  const above = (foe.y - player.y) * body.pull > foe.size * 0.16
  const comesDown = body.vy * body.pull > (world.mode === 'swim' ? 20 : 60)
  if (!above || !comesDown) {
    if (foe.role === 'boss' && foe.safe > 0) return false
    return !steals(world, foe)
  }
  player.vy = -body.pull * (foe.role === 'boss' ? 640 : world.mode === 'run' ? 500 : 220)
  body.jumping = false
  body.airJumps = world.plan.rules.doubleJump ? 1 : 0
  tell(world, 'bounce', { by: player.cast, to: foe.cast, x: foe.x, y: foe.y - foe.size * 0.4 })
  if (foe.safe > 0) return false
  strike(world, foe, player.cast, ammoOf(world.plan) && foe.role === 'boss' ? 3 : 1)
  if (foe.gone) overcome(world, foe)
  else foe.safe = Math.round(0.9 * rate)
  return false
}

function steals(world: PlatformerWorld, foe: Entity): boolean {
  if (!world.plan.interactions.some(({ by, does }) => by === foe.cast && does === 'steal')) return false
  if (foe.safe === 0 && world.score > 0) {
    foe.safe = rate
    addScore(world, -10)
    tell(world, 'steal', { by: foe.cast, x: foe.x, y: foe.y, words: '-10' })
  }
  return true
}

function overcome(world: PlatformerWorld, foe: Entity): void {
  if (foe.role !== 'boss') return
  world.arena = null
  for (const shot of inRole(world, 'foe-shot')) shot.gone = true
  announceOpen(world)
}

function announceOpen(world: PlatformerWorld): void {
  const [home] = castIn(world.plan, 'goal')
  if (!isOpen(world)) return
  const { x, y } = playerOf(world)
  tell(world, 'unlock', { to: home?.id, x, y: y - 40, words: `To the ${home?.name ?? flag}!` })
}

function collected(arena: ArenaWorld, item: Entity): void {
  const world = arena as PlatformerWorld
  if ((memberOf(world.plan, item.cast).points ?? 10) < 0) return
  const before = missing(world).items
  world.done++
  if (world.done % itemsForALife === 0 && !world.plan.rules.gentle) {
    world.lives++
    tell(world, 'heal', { by: item.cast, x: item.x, y: item.y - 30, words: '+1 life' })
  }
  if (before > 0 && missing(world).items === 0) announceOpen(world)
}

function rescued(arena: ArenaWorld, friend: Entity, player: Entity): void {
  if (friend.a > 0) return
  // `a` is its place in the row behind the player.
  friend.a = 1 + inRole(arena, 'friend').filter(({ a }) => a > 0).length
  tell(arena, 'rescue', { by: player.cast, to: friend.cast, x: friend.x, y: friend.y, words: '+50' })
  addScore(arena, 50)
}

function followFriends(world: PlatformerWorld, friends: readonly Entity[]): void {
  const leader = playerOf(world)
  for (const friend of friends) {
    const x = leader.x - leader.facing * friend.a * 46
    const y = leader.y + leader.size * 0.45 - friend.size * 0.45
    friend.facing = Math.sign(leader.x - friend.x) || 1
    friend.x += (x - friend.x) * 0.09
    friend.y += (y - friend.y) * 0.12
  }
}

function passCheckpoints(world: PlatformerWorld): void {
  const { x, cast } = playerOf(world)
  for (const checkpoint of world.checkpoints) {
    if (checkpoint.reached || x < checkpoint.x) continue
    checkpoint.reached = true
    tell(world, 'cross', { by: cast, x: checkpoint.x, y: checkpoint.y - 60, words: 'Checkpoint!' })
  }
}

export function bossIsThere(world: PlatformerWorld): boolean {
  return world.entities.some(({ role, gone }) => role === 'boss' && !gone)
}

function callForBoss(world: PlatformerWorld, foes: readonly Entity[]): void {
  const { arena, plan } = world
  if (!arena || playerOf(world).x < arena.left + 110 || foes.some(({ role }) => role === 'boss')) return
  const [member] = castIn(plan, 'boss')
  if (!member) {
    world.arena = null
    return
  }
  const stomps = Math.max(3, plan.rules.bossPhases) + Math.round(dial(plan, 0, 2))
  const boss = callBoss(world, { x: 0, y: 0, health: stomps * (ammoOf(plan) ? 3 : 1) })
  boss.size = 128 * Math.min(1.12, Math.sqrt(member.size))
  boss.homeX = arena.left + 240
  boss.b = arena.right - arena.left - 330
  boss.homeY = bossY(boss.size)
  boss.speed = dial(plan, 95, 165) * Math.min(1.3, Math.max(0.7, member.speed))
  boss.a = (boss.b / boss.speed) * rate
  boss.x = boss.homeX + boss.b
  boss.y = boss.homeY
  if (!world.checkpoints.some(({ x }) => x > arena.left - 200))
    world.checkpoints.push({ x: arena.left + 60, y: groundY, reached: true })
}

function reached(arena: ArenaWorld, goal: Entity, player: Entity): void {
  const world = arena as PlatformerWorld
  if (!isOpen(world)) return
  const [home] = castIn(world.plan, 'goal')
  const { levels, scoreGoal } = world.plan.rules
  tell(world, 'deliver', { by: player.cast, to: home?.id, x: goal.x, y: goal.y, words: '+100' })
  addScore(world, 100)
  if (world.status !== 'playing') return
  if (world.level >= levels && scoreGoal === undefined) {
    win(world, `You reached the ${home?.name ?? flag}.`)
    return
  }
  // Where points are the aim, it goes on until there are enough.
  world.level++
  tell(world, 'level', { x: goal.x, y: goal.y, value: world.level, words: `Level ${world.level}` })
  setUp(world)
}

/** The camera looks ahead; whoever of two falls behind is brought along. */
function follow(world: PlatformerWorld, grip: number): void {
  const players = heroes(world)
  const [first, other] = players
  if (!first) return
  const leader = other && other.x > first.x ? other : first
  const left =
    world.arena && bossIsThere(world) ? world.arena.left : leader.x - stage.width * 0.4 + leader.facing * 50
  const x = Math.min(Math.max(left, 0), world.width - stage.width)
  world.camera.x += (x - world.camera.x) * grip
  players.forEach((player, index) => {
    const body = world.bodies[index]
    if (player === leader || !body || player.x > world.camera.x - 30) return
    Object.assign(body, newBody(leader.x, leader.y - 40))
    body.vy = -200
    player.safe = rate
    show(world, index, body)
  })
}
