import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import { below, between, chance, loseLife, pickOne, pressed, rate, tell, win } from '../../../game/world.ts'
import { add, type Entity, hasPower, inRole, newArena, place, playersOf, tidy } from '../../arena/arena.ts'
import { behave } from '../../arena/behaviours.ts'
import { callBoss, phaseOf, shootAt } from '../../arena/boss.ts'
import { addSecondPlayer } from '../../arena/control.ts'
import { isShut, shutDoor } from '../../arena/locks.ts'
import { meet } from '../../arena/meetings.ts'
import { ammoOf, fire, spinShots } from '../../arena/shooting.ts'
import { flyBalls } from './ball.ts'
import { breakBrick, layBricks, layGuards } from './bricks.ts'
import { dropFrom, keyFalls } from './drops.ts'
import { type BreakoutWorld, ballSpeed, halfWidth, paddleY, stage } from './world.ts'

export function create(plan: GamePlan, seed: number): BreakoutWorld {
  const world: BreakoutWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    bricks: [],
    launchIn: 0,
    idleBall: 0,
    shrunk: 0,
    foeIn: 6 * rate,
    shotIn: 3 * rate,
    pointerX: -1,
    bossCame: false,
    keyIn: 0,
  }
  world.aim = plan.rules.goalCount ?? 0
  const member = theOne(plan, 'player')
  const player = place(world, member, {
    x: stage.width / 2,
    y: paddleY,
    size: 66 * Math.min(1.2, Math.max(0.85, member.size)),
  })
  addSecondPlayer(world, player)
  layWall(world)
  serve(world)
  return world
}

/** A new wall. Where there are keys, a locked gate floats before it, and the key is in one of its bricks. */
function layWall(world: BreakoutWorld): void {
  layBricks(world)
  const { goalCount = 99, scoreGoal = 990 } = world.plan.rules
  world.keyIn = Math.ceil(Math.min(world.bricks.length, goalCount, scoreGoal / 15) / 2)
  // Not over the middle, where it would keep the ball in play for whoever does nothing.
  shutDoor(world, { x: stage.width * (world.level % 2 === 1 ? 0.68 : 0.32), y: 318, size: 96 })
}

/** A ball on the paddle, waiting. `b` is 1 while it rests. */
export function serve(world: BreakoutWorld): void {
  const [player] = playersOf(world)
  if (player) addBall(world, player.x, paddleY - 16, 1)
  world.launchIn = 4 * rate
  world.idleBall = 0
}

export function addBall(world: BreakoutWorld, x: number, y: number, resting: number): Entity {
  const ammo = ammoOf(world.plan)
  return add(world, ammo?.id ?? theOne(world.plan, 'player').id, {
    role: 'shot',
    behaviour: 'ball',
    x,
    y,
    size: (ammo ? 40 : 28) * Math.min(1.4, Math.max(0.75, ammo?.size ?? 1)),
    a: ammo ? 0 : 1,
    b: resting,
    homeX: ammo?.looks === 'front' ? 0.08 : 0,
    angle: 0.01,
  })
}

export function step(world: BreakoutWorld, input: Input): void {
  movePaddles(world, input)
  launch(world, input)
  laser(world, input)
  behave(world)
  spinShots(world)
  flyBalls(world, (foe) => defeated(world, foe))
  shotsBreak(world)
  foesAct(world)
  bossMoves(world)
  catchDrops(world)
  meet(world, { mayHurt: () => false, powered: (_, power) => power === 'multi' && multiply(world) })
  if (world.shrunk > 0) world.shrunk--
  world.idleBall++
  lostBalls(world)
  goOn(world)
  tidy(world)
}

function movePaddles(world: BreakoutWorld, input: Input): void {
  for (const player of playersOf(world)) {
    const held = player.role === 'second' ? input.second : input.held
    const way = Number(holds(held, 'right')) - Number(holds(held, 'left'))
    const pace = 620 * memberOf(world.plan, player.cast).speed * (hasPower(world, 'speed') ? 1.4 : 1)
    const { pointer } = input
    const led =
      player.role === 'player' && pointer && (pointer.down || Math.abs(pointer.x - world.pointerX) > 0.5)
    if (led && way === 0) {
      world.pointerX = pointer.x
      player.vx = Math.max(-1500, Math.min(1500, (pointer.x - player.x) * 24))
    } else player.vx += (way * pace - player.vx) * 0.34
    const half = halfWidth(world)
    player.x = Math.min(stage.width - half, Math.max(half, player.x + player.vx / rate))
    player.y = paddleY
    player.vy = 0
    if (Math.abs(player.vx) > 20) player.facing = Math.sign(player.vx)
  }
}

function launch(world: BreakoutWorld, input: Input): void {
  const ball = world.entities.find(({ behaviour, b }) => behaviour === 'ball' && b === 1)
  const [player] = playersOf(world)
  if (!ball || !player) return
  ball.x = player.x
  ball.y = paddleY - ball.size * 0.5
  // Where nothing can be lost, balls that set off by themselves would win by themselves.
  if (!world.plan.rules.gentle || world.launchIn > 1) world.launchIn--
  const asked = pressed(world, input, 'a') || (input.pointer?.down === true && world.launchIn < 3.2 * rate)
  if (!asked && world.launchIn > 0) return
  const angle = between(world, -0.5, 0.5) - Math.PI / 2
  ball.b = 0
  ball.vx = Math.cos(angle) * ballSpeed(world)
  ball.vy = Math.sin(angle) * ballSpeed(world)
  tell(world, 'shoot', { by: player.cast, to: ammoOf(world.plan)?.id, x: ball.x, y: ball.y })
}

/** With the fire power-up the paddle shoots while the button is held. */
function laser(world: BreakoutWorld, input: Input): void {
  if (!hasPower(world, 'rapid') || world.tick % 16 !== 0) return
  const [player] = playersOf(world)
  if (player && (holds(input.held, 'a') || input.pointer?.down))
    for (const side of [-0.7, 0.7]) {
      const shot = fire(world, player, -Math.PI / 2, { speed: 640, size: 26 })
      shot.x += side * halfWidth(world)
    }
}

function shotsBreak(world: BreakoutWorld): void {
  for (const shot of world.entities) {
    if (shot.role !== 'shot' || shot.behaviour !== 'fly' || shot.gone) continue
    const brick = world.bricks.find(({ x, y }) => Math.abs(x - shot.x) < 42 && Math.abs(y - shot.y) < 20)
    if (!brick) continue
    shot.gone = true
    breakBrick(world, brick)
  }
}

function multiply(world: BreakoutWorld): void {
  const flying = world.entities.filter(({ behaviour, b, gone }) => behaviour === 'ball' && b === 0 && !gone)
  for (const ball of flying.slice(0, 2))
    for (const turn of [-0.4, 0.4]) {
      const twin = addBall(world, ball.x, ball.y, 0)
      twin.vx = ball.vx * Math.cos(turn) - ball.vy * Math.sin(turn)
      twin.vy = ball.vx * Math.sin(turn) + ball.vy * Math.cos(turn)
    }
}

/** What falls onto a paddle is caught; shots make it smaller for a while. */
function catchDrops(world: BreakoutWorld): void {
  const half = halfWidth(world)
  for (const player of playersOf(world))
    for (const item of world.entities) {
      const { role } = item
      if (role !== 'collectible' && role !== 'power-up' && role !== 'key' && role !== 'foe-shot') continue
      if (
        item.y < paddleY - 18 ||
        item.y > paddleY + 46 ||
        Math.abs(item.x - player.x) > half + item.size * 0.35
      )
        continue
      if (role === 'foe-shot') {
        item.gone = true
        if (hasPower(world, 'shield')) {
          tell(world, 'block', { by: item.cast, to: player.cast, x: item.x, y: item.y, words: 'Blocked!' })
          continue
        }
        world.shrunk = 4 * rate
        tell(world, 'hurt', { by: item.cast, to: player.cast, x: item.x, y: item.y })
      } else {
        item.x = player.x
        item.y = player.y
      }
    }
}

/** Foes float in below the wall, get in the way of the ball, and drop what they have. */
function foesAct(world: BreakoutWorld): void {
  const { plan } = world
  const kinds = castIn(plan, 'enemy')
  const foes = inRole(world, 'enemy')
  for (const foe of foes) {
    if ((foe.y > 390 && foe.vy > 0) || (foe.y < 230 && foe.vy < 0)) foe.vy *= -1
    foe.angle = Math.sin((world.tick + foe.id * 40) / 26) * 0.14
  }
  if (kinds.length === 0) return
  if (--world.foeIn <= 0) {
    world.foeIn = Math.round(dial(plan, 11, 7) * rate)
    const member = kinds[(foes.length + world.level) % kinds.length] ?? pickOne(world, kinds)
    const most = Math.max(2, Math.min(6, member.count ?? 2 + world.level))
    if (foes.length < most)
      for (let one = 0; one < (member.count ? Math.min(6, member.count) - foes.length : 1); one++) {
        const x = between(world, 0.1, 0.9) * stage.width
        tell(world, 'spawn', { to: member.id, x, y: 330 })
        place(world, member, {
          x,
          y: 330,
          size: 62 * Math.min(1.4, Math.max(0.75, member.size)),
          behaviour: 'drift',
          speed: dial(plan, 45, 95) * member.speed,
          safe: 20,
        })
      }
  }
  if (--world.shotIn > 0) return
  world.shotIn = Math.round(dial(plan, 4.5, 2.2) * rate)
  const shooters = foes.filter((foe, index) => shoots(world, foe) || index % 2 === 1)
  const foe = shooters[below(world, Math.max(1, shooters.length))]
  if (foe) shootAt(world, foe, Math.PI / 2, dial(plan, 150, 230))
}

function shoots({ plan }: BreakoutWorld, { cast }: Entity): boolean {
  return plan.interactions.some(({ by, does }) => by === cast && (does === 'shoot' || does === 'drop'))
}

/** The boss sways behind its guards and drops shots; each phase brings new guards. `b` is the phase. */
function bossMoves(world: BreakoutWorld): void {
  for (const boss of inRole(world, 'boss')) {
    const phase = phaseOf(world, boss)
    if (phase > boss.b) {
      if (boss.b > 0) {
        tell(world, 'phase', { to: boss.cast, x: boss.x, y: boss.y, words: `Phase ${phase}` })
        layGuards(world)
      }
      boss.b = phase
    }
    boss.x = stage.width / 2 + Math.sin(boss.age / (85 - 8 * phase)) * 320
    boss.y = 128 + Math.sin(boss.age / 40) * 14
    if (++boss.a < dial(world.plan, 3, 1.7) * rate) continue
    boss.a = 0
    for (let shot = 0; shot < phase; shot++)
      shootAt(world, boss, Math.PI / 2 + (shot - (phase - 1) / 2) * 0.35, dial(world.plan, 150, 220))
  }
}

function defeated(world: BreakoutWorld, foe: Entity): void {
  if (foe.role === 'boss') win(world, `You beat the ${memberOf(world.plan, foe.cast).name}.`)
  else if (chance(world) < 0.5) dropFrom(world, foe.x, foe.y)
}

/** A life goes when the last ball is lost. */
function lostBalls(world: BreakoutWorld): void {
  if (world.entities.some(({ behaviour, gone }) => behaviour === 'ball' && !gone)) return
  const [player] = playersOf(world)
  if (!player || world.status !== 'playing') return
  tell(world, 'hurt', { to: player.cast, x: player.x, y: stage.height - 20 })
  loseLife(world, 'The last ball is lost.')
  if (world.status === 'playing') serve(world)
}

function goOn(world: BreakoutWorld): void {
  if (world.status !== 'playing') return
  const { rules } = world.plan
  const bossLeft = rules.boss && castIn(world.plan, 'boss').length > 0 && !world.bossCame
  if (world.aim > 0 && world.done >= world.aim && !world.bossCame && !isShut(world)) {
    if (bossLeft) bossComes(world)
    else win(world, `You broke ${world.aim} bricks.`)
    return
  }
  if (world.bricks.length > 0 || inRole(world, 'boss').length > 0) return
  if (isShut(world)) {
    // No brick is left that could hold the key: the gate lets it go by itself.
    const [door] = inRole(world, 'door')
    if (door && world.tick % rate === 0) keyFalls(world, between(world, 0.2, 0.8) * stage.width, door.y)
    return
  }
  const outlast = rules.seconds !== undefined && rules.timeUp === 'win'
  const endless = world.aim > 0 || rules.scoreGoal !== undefined || outlast
  if (!world.bossCame && (world.level < rules.levels || endless)) nextLevel(world)
  else if (bossLeft) bossComes(world)
  else win(world, 'You broke the last brick.')
}

function nextLevel(world: BreakoutWorld): void {
  world.level++
  tell(world, 'level', {
    x: stage.width / 2,
    y: stage.height / 2,
    value: world.level,
    words: `Level ${world.level}`,
  })
  clearStage(world)
  layWall(world)
  serve(world)
  world.pause = Math.round(0.7 * rate)
}

function bossComes(world: BreakoutWorld): void {
  world.bossCame = true
  clearStage(world)
  world.bricks = []
  callBoss(world, { x: stage.width / 2, y: 128, health: Math.round(dial(world.plan, 7, 13)) })
  layGuards(world)
  serve(world)
}

function clearStage(world: BreakoutWorld): void {
  for (const entity of world.entities)
    if (entity.role !== 'player' && entity.role !== 'second' && entity.role !== 'collectible')
      entity.gone = true
}
