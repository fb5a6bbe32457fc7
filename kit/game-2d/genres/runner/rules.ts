import { holds, type Input } from '../../../core/input.ts'
import { castIn, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import { addScore, pressed, pressedSecond, rate, tell, win } from '../../../game/world.ts'
import {
  type ArenaWorld,
  add,
  type Entity,
  hasPower,
  nearest,
  newArena,
  place,
  tidy,
  touches,
} from '../../arena/arena.ts'
import { addSecondPlayer, secondJoins } from '../../arena/control.ts'
import { isFoe, meet, strike } from '../../arena/meetings.ts'
import { ammoOf } from '../../arena/shooting.ts'
import { newLock } from '../../lock.ts'
import { came, moveBody, newBody } from './body.ts'
import { bossActs, callForBoss } from './boss.ts'
import { fall, hitPillars, mayHurt } from './bumps.ts'
import { passGate, shutGate } from './gate.ts'
import { finish, layOut } from './track.ts'
import { groundY, hunterOf, partOf, playerX, type RunnerWorld, speedAt, stage, wayOf } from './way.ts'

/** So many are worth a life. */
const itemsForALife = { run: 40, fly: 20 }

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
    shut: false,
    keyAt: 0,
    held: 0,
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
  shutGate(world)
  layOut(world)
  return world
}

export function step(world: RunnerWorld, input: Input): void {
  secondJoins(world, input)
  runOn(world)
  for (let index = 0; index < world.bodies.length; index++) moveHero(world, input, index)
  if (world.status !== 'playing') return
  shoot(world, input)
  moveOthers(world)
  callForBoss(world)
  bossActs(world)
  meet(world, { mayHurt, collected, reached })
  hitByShot(world)
  hitPillars(world)
  passGate(world)
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
  if (result & came.jumped) tell(world, 'jump', { ...told, to: nextAhead(world, player.x) })
  if (result & came.landed) tell(world, 'land', told)
  if (result & came.fell) fall(world, player, body)
  show(world, index)
}

/** What a jump is meant for: the next thing in the way. */
function nextAhead({ entities, speed }: RunnerWorld, x: number): string | undefined {
  const near = entities.filter((one) => isFoe(one) && !one.gone && one.x > x && one.x < x + speed * 0.9)
  return nearest({ x, y: groundY }, near)?.cast
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
  if (
    plan.rules.goalCount !== undefined &&
    world.done >= world.aim &&
    world.fight === 'over' &&
    !world.locked
  )
    win(world, `You collected ${world.aim} ${memberOf(plan, item.cast).plural}.`)
}

function reached(arena: ArenaWorld, goal: Entity, player: Entity): void {
  const home = castIn(arena.plan, 'goal').find(({ id }) => id === goal.cast)
  tell(arena, 'deliver', { by: player.cast, to: home?.id, x: goal.x, y: goal.y, words: 'Made it!' })
  win(arena, `You made it to the ${home?.name ?? finish}.`)
}

/** Parts of the way are levels, told as one runs by; where there are keys, gates are between them. */
function passMilestones(world: RunnerWorld): void {
  const { levels } = world.plan.rules
  const level = Math.min(levels, 1 + Math.floor(partOf(world) * levels))
  if (level > world.level && !newLock(world.plan)) {
    world.level = level
    tell(world, 'level', { x: 0, y: 0, value: level, words: `Level ${level}` })
  }
  // Where nothing can be lost and points are the aim, waiting is worth none.
  const { gentle, scoreGoal } = world.plan.rules
  if (world.tick % 30 === 0 && !(gentle && scoreGoal !== undefined)) addScore(world, 1)
}
