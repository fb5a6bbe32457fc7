import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { between, chance, pickOne, rate, tell, win } from '../../../game/world.ts'
import {
  type ArenaWorld,
  distance,
  type Entity,
  hasPower,
  newArena,
  place,
  playersOf,
  tidy,
} from '../../arena/arena.ts'
import { behave } from '../../arena/behaviours.ts'
import { bossActs, callBoss } from '../../arena/boss.ts'
import { addSecondPlayer, secondJoins, steerPlayers } from '../../arena/control.ts'
import { bringKey, isShut, openAhead, shutDoor } from '../../arena/locks.ts'
import { dropPower, meet } from '../../arena/meetings.ts'
import { fire, shotsHit, spinShots } from '../../arena/shooting.ts'
import { foesFire } from './fire.ts'
import { addFormation, buildBunkers, march, shieldsTake } from './formation.ts'
import { flyPaths, queueWave, sendQueued } from './waves.ts'
import { type ShooterWorld, stage } from './world.ts'

/** How fast shots of the player fly. */
export const shotSpeed = 620
const playerSpeed = 330

export function create(plan: GamePlan, seed: number): ShooterWorld {
  const layout = plan.content?.layout === 'formation' ? 'formation' : 'waves'
  const { rules } = plan
  // A clock that can run out must leave time for all of it.
  const fits = rules.seconds !== undefined && rules.timeUp === 'lose' ? rules.seconds / 18 / rules.levels : 3
  const usual = Math.max(1, Math.min(rules.levels > 2 ? 2 : 3, Math.floor(fits)))
  const perLevel = rules.waves ?? (layout === 'formation' ? 1 : usual)
  const world: ShooterWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    layout,
    wave: 0,
    waves: Math.max(1, perLevel * rules.levels),
    crowd: 1,
    waveAge: 0,
    way: 1,
    drop: 0,
    queue: [],
    bricks: [],
    shotIn: 3 * rate,
    bonusIn: 9 * rate,
    hazardIn: 5 * rate,
    dry: 0,
    bossCame: false,
    beaten: 0,
  }
  const member = theOne(plan, 'player')
  const player = place(world, member, {
    x: stage.width / 2,
    y: 545,
    size: 74 * Math.min(1.4, Math.max(0.75, member.size)),
    safe: rate,
  })
  addSecondPlayer(world, player)
  world.aim = rules.goalCount ?? 0
  if (layout === 'formation') buildBunkers(world)
  closeGate(world)
  nextWave(world)
  return world
}

/** Whether waves come until something else ends the game: a number of defeats, of points, or the clock. */
function endless({ plan: { rules } }: ShooterWorld): boolean {
  return (
    rules.goalCount !== undefined ||
    rules.scoreGoal !== undefined ||
    (rules.seconds !== undefined && rules.timeUp === 'win')
  )
}

export function step(world: ShooterWorld, input: Input): void {
  secondJoins(world, input)
  steer(world, input)
  shoot(world, input)
  world.waveAge++
  if (world.layout === 'formation') march(world)
  else {
    sendQueued(world)
    flyPaths(world)
  }
  behave(world)
  spinShots(world)
  bossActs(world, false)
  foesFire(world)
  shotsHit(world, (foe) => defeated(world, foe))
  if (world.layout === 'formation') shieldsTake(world)
  meet(world, { mayHurt: isReached, powered: (_, power) => power === 'multi' && lastMulti(world) })
  openAhead(world, 60)
  mercy(world)
  passersBy(world)
  goOn(world)
  tidy(world)
}

function steer(world: ShooterWorld, input: Input): void {
  steerPlayers(world, input, playerSpeed, 0.25)
  for (const player of playersOf(world)) {
    const half = player.size / 2
    player.x = Math.min(stage.width - half, Math.max(half, player.x + player.vx / rate))
    if (world.layout === 'formation') {
      player.vy = 0
      player.y = 545
    } else player.y = Math.min(stage.height - half, Math.max(230, player.y + player.vy / rate))
    player.facing = 0
    player.angle = player.vx / 2600
  }
}

/** Holding the button keeps firing; so does a finger on the stage. `a` is the wait for the next shot. */
function shoot(world: ShooterWorld, input: Input): void {
  for (const player of playersOf(world)) {
    if (player.a > 0) player.a--
    const second = player.role === 'second'
    const wants = holds(second ? input.second : input.held, 'a') || (!second && input.pointer?.down === true)
    if (!wants || player.a > 0) continue
    player.a = hasPower(world, 'rapid') ? 9 : 17
    const size = hasPower(world, 'wide') ? 62 : 36
    const spread = hasPower(world, 'multi') ? [-0.17, 0, 0.17] : [0]
    for (const turn of spread) fire(world, player, turn - Math.PI / 2, { speed: shotSpeed, size })
  }
}

function lastMulti(world: ShooterWorld): void {
  world.powers.multi = 8 * rate
}

/** Near misses are misses: only the heart of the player can be hit, in a bullet hell a tiny dot. */
function isReached(world: ArenaWorld, foe: Entity, player: Entity): boolean {
  const own = world.plan.content?.bulletHell === true ? 7 : player.size * 0.27
  return distance(foe, player) < own + foe.size * (foe.role === 'foe-shot' ? 0.3 : 0.36)
}

/** Whoever was hit gets a clear space to go on from. */
function mercy(world: ShooterWorld): void {
  const hurt = world.events.find(({ type }) => type === 'hurt')
  if (!hurt) return
  for (const shot of world.entities)
    if (shot.role === 'foe-shot' && distance(shot, hurt) < 190) shot.gone = true
}

function defeated(world: ShooterWorld, foe: Entity): void {
  const { plan } = world
  if (foe.role === 'boss') {
    win(world, `You defeated the ${theOne(plan, 'boss').name}.`)
    return
  }
  if (foe.role === 'enemy') {
    world.done++
    world.dry++
    world.beaten++
  }
  const falling = { behaviour: 'fly', vy: 120 }
  if (
    isShut(world) &&
    world.beaten >= beatenForKey(world) &&
    bringKey(world, { x: foe.x, y: foe.y, behaviour: 'fly', vy: 105 })
  )
    return
  const prizes = castIn(plan, 'collectible')
  const golden = foe.behaviour === 'bonus'
  if (golden || world.dry >= 9 || (world.dry > 4 && chance(world) < 0.2)) {
    world.dry = 0
    dropPower(world, foe.x, foe.y, falling)
  } else if (prizes.length > 0 && chance(world) < 0.35) {
    const prize = pickOne(world, prizes)
    place(world, prize, { x: foe.x, y: foe.y, size: 44 * Math.min(1.4, prize.size), ...falling, vy: 135 })
  }
}

/** Over half of a level (or of all that there is to do) has to be defeated until one of them lets go of the key. */
function beatenForKey({ plan: { rules }, waves, crowd }: ShooterWorld): number {
  const { goalCount = 99, scoreGoal = 990, levels } = rules
  const level = crowd * Math.max(1, Math.round(waves / levels))
  return Math.ceil(Math.min(level, goalCount, scoreGoal / 10) * 0.55)
}

/** The way on is locked: a gate stands on the ground beside the player, or ahead of whoever flies. */
function closeGate(world: ShooterWorld): void {
  world.beaten = 0
  if (world.layout === 'formation') shutDoor(world, { x: stage.width - 44, y: 540, size: 92 })
  else shutDoor(world, { x: stage.width / 2, y: 62, size: 104 })
}

/** Whoever is through with a level and has not caught the key is given another chance, and another. */
function waitsAtGate(world: ShooterWorld): boolean {
  if (!isShut(world)) return false
  if (world.tick % rate === 0)
    bringKey(world, { x: between(world, 0.2, 0.8) * stage.width, y: -30, behaviour: 'fly', vy: 150 })
  return true
}

/** What crosses the stage beside the waves: a golden flyer that is worth a detour, and what must be dodged. */
function passersBy(world: ShooterWorld): void {
  const { plan } = world
  if (--world.bonusIn <= 0 && !world.bossCame) {
    world.bonusIn = Math.round(between(world, 13, 18) * rate)
    // Those who were counted in the prompt are no more than that.
    const flyers = castIn(plan, 'enemy').filter(({ count }) => count === undefined)
    const way = chance(world) < 0.5 ? 1 : -1
    if (flyers.length > 0)
      place(world, pickOne(world, flyers), {
        role: 'hazard',
        behaviour: 'bonus',
        x: way > 0 ? -40 : stage.width + 40,
        y: 66,
        vx: way * 135,
        size: 54,
      })
  }
  for (const flyer of world.entities) {
    if (flyer.behaviour !== 'bonus') continue
    flyer.x += flyer.vx / rate
    if (flyer.x < -60 || flyer.x > stage.width + 60) flyer.gone = true
  }
  if (--world.hazardIn > 0) return
  const hazards = castIn(plan, 'hazard')
  world.hazardIn = Math.round(dial(plan, 4.2, 2) * rate)
  if (hazards.length === 0) return
  const hazard = pickOne(world, hazards)
  place(world, hazard, {
    x: between(world, 60, stage.width - 60),
    y: -50,
    vy: dial(plan, 120, 200) * hazard.speed,
    vx: between(world, -35, 35),
    size: 58 * Math.min(1.6, hazard.size),
    behaviour: 'fly',
    health: 2,
  })
}

/** The flow of the game: the next wave when this one is beaten, the boss after the last one, the win after the boss. */
function goOn(world: ShooterWorld): void {
  if (world.status !== 'playing') return
  const { plan } = world
  const foes = theOne(plan, 'enemy').plural
  if (world.aim > 0 && world.done >= world.aim && !world.bossCame) {
    if (!waitsAtGate(world)) finale(world, `You defeated ${world.aim} ${foes}.`)
    return
  }
  if (world.bossCame) return
  const left =
    world.queue.length + world.entities.filter(({ role, gone }) => role === 'enemy' && !gone).length
  const last = world.wave >= world.waves && !endless(world)
  // Stragglers do not hold up the next wave, only the end.
  const counted = castIn(plan, 'enemy').some(({ count }) => count !== undefined)
  const late = !counted && world.layout === 'waves' && world.waveAge > 9 * rate && left <= 4 && !last
  if (left > 0 && !late) return
  if ((last || levelOf(world, world.wave + 1) > world.level) && waitsAtGate(world)) return
  if (last) finale(world, `You defeated all the ${foes}.`)
  else nextWave(world)
}

function finale(world: ShooterWorld, because: string): void {
  const { plan } = world
  if (!plan.rules.boss || castIn(plan, 'boss').length === 0) {
    win(world, because)
    return
  }
  world.bossCame = true
  world.queue = []
  for (const entity of world.entities)
    if (entity.role === 'enemy' || entity.role === 'foe-shot') entity.gone = true
  const health = Math.round(dial(plan, 22, 46) * (plan.content?.bulletHell === true ? 0.75 : 1))
  const boss = callBoss(world, { x: stage.width / 2, y: 60, health })
  boss.homeY = 160
  boss.a = -rate
  dropPower(world, stage.width / 2, 200, { behaviour: 'fly', vy: 120 })
}

function levelOf({ waves, plan: { rules } }: ShooterWorld, wave: number): number {
  const perLevel = Math.max(1, Math.round(waves / rules.levels))
  return Math.min(rules.levels, 1 + Math.floor((wave - 1) / perLevel))
}

function nextWave(world: ShooterWorld): void {
  world.wave++
  world.waveAge = 0
  const level = levelOf(world, world.wave)
  const middle = { x: stage.width / 2, y: stage.height / 2 }
  if (level > world.level) {
    world.level = level
    closeGate(world)
    tell(world, 'level', { ...middle, value: level, words: `Level ${level}` })
    if (world.layout === 'formation') buildBunkers(world)
  }
  if (world.wave > 1) world.pause = Math.round(0.5 * rate)
  tell(world, 'wave', { ...middle, value: world.wave, words: `Wave ${world.wave}` })
  world.shotIn = Math.max(world.shotIn, Math.round(1.6 * rate))
  if (world.layout === 'formation') addFormation(world)
  else queueWave(world)
}
