import { holds, type Input } from '../../../core/input.ts'
import { ammoOf } from '../../arena/ammo.ts'
import {
  type ArenaWorld,
  add,
  type Entity,
  hasPower,
  newArena,
  place,
  tidy,
  touches,
} from '../../arena/arena.ts'
import { addSecondPlayer } from '../../arena/control.ts'
import { hurt, meet, strike } from '../../arena/meetings.ts'
import { castIn, dial, type GamePlan, memberOf, theOne } from '../../plan.ts'
import { addScore, loseLife, pressed, pressedSecond, rate, tell, win } from '../../world.ts'
import { type Body, came, moveBody, newBody } from './body.ts'
import { bossActs, callForBoss } from './boss.ts'
import { finish, layOut } from './track.ts'
import {
  groundY,
  hunterOf,
  type Pillar,
  partOf,
  playerX,
  type RunnerWorld,
  speedAt,
  stage,
  wayOf,
} from './way.ts'

/** So many are worth a life, and so long nobody is hurt again. */
const itemsForALife = { run: 40, fly: 20 }
const safeSteps = Math.round(2.2 * rate)

export function create(plan: GamePlan, seed: number): RunnerWorld {
  const flies = plan.content?.mode === 'fly'
  const world: RunnerWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    flies,
    pits: [],
    ledges: [],
    airJumps: plan.rules.doubleJump ? 1 : 0,
    camera: { x: 0, y: 0 },
    travelled: 0,
    goalAt: -1,
    speed: 0,
    stumble: 0,
    bodies: [],
    pillars: [],
    nextAt: 760,
    recent: [],
    powerIn: 9 * rate,
    reload: 0,
    clean: 0,
    fight: plan.rules.boss && castIn(plan, 'boss').length > 0 ? 'ahead' : 'over',
    hunter: hunterOf(plan) ? 150 : -1,
  }
  world.goalAt = wayOf(plan)
  world.speed = speedAt(world, 0)
  world.aim = plan.rules.goalCount ?? 0
  const member = theOne(plan, 'player')
  const player = place(world, member, {
    x: playerX,
    y: 0,
    size: 80 * Math.min(1.3, Math.max(0.8, member.size)),
  })
  addSecondPlayer(world, player)
  const y = flies ? stage.height * 0.4 : groundY
  world.bodies = world.entities.map(() => newBody(y))
  world.entities.forEach((_, index) => {
    show(world, index)
  })
  layOut(world)
  return world
}

export function step(world: RunnerWorld, input: Input): void {
  runOn(world)
  for (let index = 0; index < world.bodies.length; index++) moveHero(world, input, index)
  if (world.status !== 'playing') return
  shoot(world, input)
  moveOthers(world)
  callForBoss(world)
  bossActs(world)
  meet(world, { mayHurt, collected, reached })
  hitPillars(world)
  layOut(world)
  passMilestones(world)
  tidy(world)
}

/** The way goes by. After a stumble it takes a moment to get up to speed again. */
function runOn(world: RunnerWorld): void {
  if (world.stumble > 0) world.stumble--
  const full =
    speedAt(world, partOf(world)) *
    (hasPower(world, 'slow') ? 0.7 : 1) *
    (hasPower(world, 'speed') ? 1.15 : 1)
  const wanted = world.stumble > 0 ? full * 0.55 : full
  world.speed += (wanted - world.speed) * 0.06
  world.travelled += world.speed / rate
  world.camera.x = world.travelled
  if (world.hunter > 0) world.hunter += ((world.stumble > 0 ? 92 : 160) - world.hunter) * 0.02
}

function moveHero(world: RunnerWorld, input: Input, index: number): void {
  const body = world.bodies[index]
  const player = world.entities[index]
  if (!body || !player) return
  const second = player.role === 'second'
  const held = second ? input.second : input.held
  const before = second ? world.beforeSecond : world.before
  const finger = !second && input.pointer?.down ? 16 : 0
  const result = moveBody(body, world, xOf(world, index), held | finger, before | (body.finger ? 16 : 0))
  body.finger = finger > 0
  const told = { by: player.cast, x: player.x, y: body.y }
  if (result & came.jumped) tell(world, 'jump', told)
  if (result & came.landed) tell(world, 'land', told)
  if (result & came.fell) fall(world, player, body)
  show(world, index)
}

function xOf(world: RunnerWorld, index: number): number {
  return world.travelled + playerX - index * 76
}

/** The picture stands on the feet of the body, lower when it ducks. */
function show(world: RunnerWorld, index: number): void {
  const player = world.entities[index]
  const body = world.bodies[index]
  if (!player || !body) return
  const full = 80 * Math.min(1.3, Math.max(0.8, memberOf(world.plan, player.cast).size))
  player.size = body.ducks ? full * 0.6 : full
  player.x = xOf(world, index)
  player.y = body.y - player.size * 0.45
  player.vx = 0
  player.vy = body.vy
  player.angle = world.flies ? Math.max(-0.35, Math.min(0.45, body.vy / 900)) : 0
}

function fall(world: RunnerWorld, player: Entity, body: Body): void {
  if (player.role === 'second') {
    body.y = 60
    body.vy = 0
    tumble(world, player, undefined)
    return
  }
  tell(world, 'hurt', { to: player.cast, x: player.x, y: stage.height - 40 })
  loseLife(world, 'You fell.')
  stumble(world, player)
  // Back on the near side of the pit, so that it is crossed and not skipped, where nothing can be lost.
  const pit = world.pits.find(({ from, to }) => player.x > from - 60 && player.x < to + 60)
  if (pit) moveTo(world, world.plan.rules.gentle ? pit.from - 190 : pit.to + 30)
  body.y = groundY
  body.vy = -420
}

function stumble(world: RunnerWorld, player: Entity): void {
  world.stumble = Math.round(0.9 * rate)
  player.safe = safeSteps
  if (world.hunter > 0) world.hunter = 96
}

/** Puts the runner somewhere else on the way. */
function moveTo(world: RunnerWorld, x: number): void {
  world.travelled = Math.max(0, x - playerX)
  world.camera.x = world.travelled
}

function moveOthers(world: RunnerWorld): void {
  const pace = hasPower(world, 'slow') ? 0.6 : 1
  const left = world.camera.x - 220
  for (const one of world.entities) {
    if (one.role === 'player' || one.role === 'second' || one.role === 'boss') continue
    if (one.x < left) one.gone = true
    if (one.role === 'shot' && one.x > world.camera.x + stage.width + 60) one.gone = true
    if (one.vx === 0 && one.behaviour === 'still') continue
    // Foes ahead wait until they are nearly seen: else they would have walked out of their pattern.
    if (one.role !== 'shot' && one.x > world.camera.x + stage.width + 40) continue
    one.x += (one.vx * (one.role === 'shot' ? 1 : pace)) / rate
    if (one.behaviour === 'hops') one.y = one.homeY - Math.abs(Math.sin(one.age / 13)) * 46
    else if (one.behaviour === 'flies') one.y = one.homeY + Math.sin(one.age / 16) * 7
    else if (one.behaviour === 'rolls') one.angle -= 0.11
  }
  if (world.reload > 0) world.reload--
}

function shoot(world: RunnerWorld, input: Input): void {
  if (world.reload > 0 || !(holds(input.held, 'b') || holds(input.second, 'b'))) return
  const ammo = ammoOf(world.plan)
  if (!ammo) return
  for (const [index] of world.bodies.entries()) {
    const player = world.entities[index]
    if (!player) continue
    const press = player.role === 'second' ? pressedSecond : pressed
    if (!press(world, input, 'b') && !hasPower(world, 'rapid')) continue
    world.reload = hasPower(world, 'rapid') ? 10 : 20
    const x = player.x + 34
    add(world, ammo.id, {
      role: 'shot',
      x,
      y: player.y,
      vx: world.speed + 480,
      size: 34 * Math.min(1.4, Math.max(0.8, ammo.size)),
    })
    tell(world, 'shoot', { by: player.cast, to: ammo.id, x, y: player.y })
  }
}

/** What shots do to what is ahead; called by the meetings of the world, once a step. */
function hitByShot(world: RunnerWorld): void {
  for (const shot of world.entities) {
    if (shot.role !== 'shot' || shot.gone) continue
    const foe = world.entities.find(
      (one) => (one.role === 'enemy' || one.role === 'boss') && !one.gone && touches(shot, one, 0.42),
    )
    if (!foe) continue
    shot.gone = true
    strike(world, foe, world.entities[0]?.cast ?? '')
  }
}

/** From above, enemies are stepped on. What is in the way otherwise costs a life; where nothing can be lost, it stops. */
function mayHurt(arena: ArenaWorld, foe: Entity, player: Entity): boolean {
  const world = arena as RunnerWorld
  const body = world.bodies[player.role === 'second' ? 1 : 0]
  if (!body || player.safe > 0) return false
  if (foe.role === 'enemy' && !world.flies && body.vy > 40 && player.y < foe.y - foe.size * 0.16) {
    body.vy = -560
    body.airJumps = world.airJumps
    tell(world, 'bounce', { by: player.cast, to: foe.cast, x: foe.x, y: foe.y - foe.size * 0.4 })
    strike(world, foe, player.cast)
    return false
  }
  if (foe.role === 'boss') return false
  if (player.role === 'second') {
    tumble(world, player, foe.cast)
    return false
  }
  bump(world, player, foe.x)
  hurt(world, player, foe)
  player.safe = safeSteps
  if (foe.role === 'enemy') foe.gone = true
  return false
}

/** The second player comes along for the ride: a bump costs points, and not the game. */
function tumble(world: RunnerWorld, player: Entity, by: string | undefined): void {
  player.safe = safeSteps
  tell(world, 'hurt', { by, to: player.cast, x: player.x, y: player.y })
  addScore(world, -20)
}

function bump(world: RunnerWorld, player: Entity, x: number): void {
  stumble(world, player)
  player.safe = 0
  if (world.plan.rules.gentle) moveTo(world, Math.min(player.x, x) - 150)
}

function hitPillars(world: RunnerWorld): void {
  hitByShot(world)
  for (const pillar of world.pillars) {
    for (let index = 0; index < world.bodies.length; index++) {
      const player = world.entities[index]
      if (!player) continue
      const half = player.size * 0.3
      const passed = pillar.x + pillar.width < player.x - half
      if (passed && !pillar.passed) {
        pillar.passed = true
        addScore(world, 5)
        tell(world, 'cross', { by: player.cast, to: pillar.cast, x: player.x, y: player.y - 40, words: '+5' })
        recover(world, player)
      }
      const beside = pillar.x > player.x + half || pillar.x + pillar.width < player.x - half
      const through = player.y - half > pillar.top && player.y + half < pillar.bottom
      if (beside || through || player.safe > 0) continue
      if (player.role === 'second') tumble(world, player, pillar.cast)
      else {
        bump(world, player, pillar.x)
        strikePillar(world, player, pillar)
      }
    }
  }
}

/** A few openings in a row without a bump give back a life that was lost: a bad moment is not yet a lost game. */
function recover(world: RunnerWorld, player: Entity): void {
  world.clean++
  if (world.clean < dial(world.plan, 2, 6) || world.lives >= world.plan.rules.lives) return
  world.clean = 0
  world.lives++
  tell(world, 'heal', { by: player.cast, x: player.x, y: player.y - 60, words: '+1 life' })
}

function strikePillar(world: RunnerWorld, player: Entity, pillar: Pillar): void {
  player.safe = safeSteps
  world.clean = 0
  const told = { by: pillar.cast, to: player.cast, x: player.x, y: player.y }
  if (hasPower(world, 'shield')) {
    delete world.powers.shield
    tell(world, 'block', { ...told, words: 'Blocked!' })
    return
  }
  tell(world, 'hurt', told)
  const name = pillar.cast ? memberOf(world.plan, pillar.cast).name : 'wall'
  loseLife(world, `You flew into the ${name}.`)
}

function collected(arena: ArenaWorld, item: Entity): void {
  const world = arena as RunnerWorld
  const { plan } = world
  if ((memberOf(plan, item.cast).points ?? 10) < 0) return
  world.done++
  if (world.done % itemsForALife[world.flies ? 'fly' : 'run'] === 0 && !plan.rules.gentle) {
    world.lives++
    tell(world, 'heal', { by: item.cast, x: item.x, y: item.y - 30, words: '+1 life' })
  }
  const boss = world.entities.find(({ role, gone }) => role === 'boss' && !gone)
  if (boss) strike(world, boss, world.entities[0]?.cast ?? '')
  if (plan.rules.goalCount !== undefined && world.done >= world.aim && world.fight === 'over')
    win(world, `You collected ${world.aim} ${memberOf(plan, item.cast).plural}.`)
}

function reached(arena: ArenaWorld, goal: Entity, player: Entity): void {
  const home = castIn(arena.plan, 'goal').find(({ id }) => id === goal.cast)
  tell(arena, 'deliver', { by: player.cast, to: home?.id, x: goal.x, y: goal.y, words: 'Made it!' })
  win(arena, `You made it to the ${home?.name ?? finish}.`)
}

/** Parts of the way are levels, told as one runs by. */
function passMilestones(world: RunnerWorld): void {
  const { levels } = world.plan.rules
  const level = Math.min(levels, 1 + Math.floor(partOf(world) * levels))
  if (level > world.level) {
    world.level = level
    tell(world, 'level', { x: 0, y: 0, value: level, words: `Level ${level}` })
  }
  if (world.tick % 30 === 0) addScore(world, 1)
}
