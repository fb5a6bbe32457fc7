import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import {
  between,
  chance,
  lose,
  pickOne,
  pressed,
  pressedSecond,
  rate,
  tell,
  win,
} from '../../../game/world.ts'
import {
  distance,
  type Entity,
  inRole,
  moveWithin,
  newArena,
  place,
  playersOf,
  tidy,
} from '../../arena/arena.ts'
import { behave } from '../../arena/behaviours.ts'
import { bossActs, callBoss } from '../../arena/boss.ts'
import { addSecondPlayer, secondJoins, steerPlayers } from '../../arena/control.ts'
import { bringKey, isShut, shutDoor } from '../../arena/locks.ts'
import { dropPower, meet, strike } from '../../arena/meetings.ts'
import { shotsHit, spinShots } from '../../arena/shooting.ts'
import { split, steerShips, strewRocks, wrapAll } from './asteroids.ts'
import { addHazards, moveFoes, queueWave, sendQueued } from './foes.ts'
import { choose, offerUpgrades } from './upgrades.ts'
import { attack } from './weapons.ts'
import { type SurvivalWorld, stage } from './world.ts'

export const fullCharge = 14
export const playerSpeed = 225

export function create(plan: GamePlan, seed: number): SurvivalWorld {
  const { rules, content } = plan
  const fits = rules.seconds !== undefined && rules.timeUp === 'lose' ? Math.floor(rules.seconds / 18) : 5
  const waves = Math.max(
    1,
    rules.waves ?? Math.max(rules.levels > 1 ? rules.levels * 2 : 1, Math.min(5, fits)),
  )
  const bossWave = typeof content?.bossWave === 'number' ? content.bossWave : waves
  const world: SurvivalWorld = {
    ...newArena(plan, seed, stage.width, stage.height),
    asteroids: content?.mode === 'asteroids',
    melee: content?.weapon === 'melee',
    wave: 0,
    waves,
    bossWave: Math.min(waves, Math.max(1, bossWave)),
    crowd: 1,
    waveAge: 0,
    queue: [],
    upgrades: {},
    offer: null,
    charge: fullCharge,
    dry: 0,
    bossCame: false,
    beaten: 0,
  }
  world.aim = rules.goalCount ?? 0
  const member = theOne(plan, 'player')
  const player = place(world, member, {
    x: stage.width / 2,
    y: stage.height / 2 + 120,
    size: 70 * Math.min(1.4, Math.max(0.75, member.size)),
    safe: rate,
    // `homeX` is where it aims, in radians; `homeY` how long ago it swung.
    homeX: -Math.PI / 2,
    homeY: 99,
  })
  addSecondPlayer(world, player)
  for (const second of inRole(world, 'second')) second.homeX = -Math.PI / 2
  placeCharges(world)
  if (!world.asteroids) addHazards(world)
  closeGate(world)
  nextWave(world)
  return world
}

/** What is to be defended stands in the middle. */
function placeCharges(world: SurvivalWorld): void {
  const defended = [...castIn(world.plan, 'friend'), ...castIn(world.plan, 'goal')]
  defended.forEach((member, index) => {
    place(world, member, {
      role: 'friend',
      x: stage.width / 2 + (index - (defended.length - 1) / 2) * 130,
      y: stage.height / 2 - 20,
      size: 84 * Math.min(1.5, Math.max(0.8, member.size)),
      health: Math.round(dial(world.plan, 30, 14)),
    })
  })
}

export function endless({ plan: { rules } }: SurvivalWorld): boolean {
  const outlast = rules.seconds !== undefined && rules.timeUp === 'win'
  return rules.goalCount !== undefined || rules.scoreGoal !== undefined || outlast
}

export function step(world: SurvivalWorld, input: Input): void {
  secondJoins(world, input)
  if (world.offer) {
    // Whoever chooses loses no time by it.
    if (world.clock !== null) world.clock++
    if (choose(world, input)) nextWave(world)
    return
  }
  world.waveAge++
  if (world.asteroids) steerShips(world, input)
  else {
    steerPlayers(world, input, playerSpeed * (1 + 0.13 * (world.upgrades.speed ?? 0)), 0.22)
    for (const player of playersOf(world)) moveWithin(world, player)
  }
  fight(world, input)
  sendQueued(world)
  behave(world)
  moveFoes(world)
  spinShots(world)
  bossActs(world, true)
  if (world.asteroids) wrapAll(world)
  shotsHit(world, (foe) => defeated(world, foe))
  besiege(world)
  meet(world, {
    mayHurt: (_, foe, player) => distance(foe, player) < player.size * 0.3 + foe.size * 0.34,
    collected: () => gainCharge(world),
    powered: (_, power) => {
      if (power === 'multi' || power === 'wide') world.powers[power] = 9 * rate
    },
  })
  pullAndFade(world)
  goOn(world)
  tidy(world)
}

function fight(world: SurvivalWorld, input: Input): void {
  for (const player of playersOf(world)) {
    const second = player.role === 'second'
    if (player.a > 0) player.a--
    player.homeY = Math.min(99, player.homeY + 1)
    const wants = holds(second ? input.second : input.held, 'a') || (!second && input.pointer?.down === true)
    if (wants && player.a === 0) attack(world, player, (foe) => defeated(world, foe))
    if ((second ? pressedSecond : pressed)(world, input, 'b')) blast(world, player)
  }
}

/** Lets go of all that was gathered: everybody near is struck and thrown back. */
function blast(world: SurvivalWorld, player: Entity): void {
  if (world.charge < fullCharge) return
  world.charge = 0
  tell(world, 'power', { by: player.cast, x: player.x, y: player.y, words: 'Blast!' })
  for (const foe of world.entities) {
    const gap = distance(foe, player)
    if (gap > 250) continue
    if (foe.role === 'foe-shot') foe.gone = true
    if (foe.role !== 'enemy' && foe.role !== 'boss') continue
    foe.vx = ((foe.x - player.x) / (gap || 1)) * 420
    foe.vy = ((foe.y - player.y) / (gap || 1)) * 420
    if (strike(world, foe, player.cast, 4)) defeated(world, foe)
  }
}

function gainCharge(world: SurvivalWorld): void {
  world.charge = Math.min(fullCharge, world.charge + 1)
}

function defeated(world: SurvivalWorld, foe: Entity): void {
  if (foe.role === 'hazard' && !world.asteroids) return
  if (foe.role === 'enemy') {
    world.done++
    world.dry++
    world.beaten++
    gainCharge(world)
    if (world.asteroids) split(world, foe)
  }
  if (isShut(world) && world.beaten >= beatenForKey(world) && bringKey(world, within(foe))) return
  const prizes = castIn(world.plan, 'collectible')
  // A rock makes seven pieces: only the small ones hold something.
  if (foe.behaviour === 'rock' && (foe.a > 0 || chance(world) < 0.4)) return
  if (foe.role === 'boss' || world.dry >= 10 || (world.dry > 4 && chance(world) < 0.12)) {
    world.dry = 0
    dropPower(world, foe.x, foe.y)
  } else if (prizes.length > 0 && chance(world) < 0.5) {
    const prize = pickOne(world, prizes)
    place(world, prize, { x: foe.x, y: foe.y, size: 42 * Math.min(1.4, Math.max(0.8, prize.size)) })
  }
}

/** The way to the last wave of a level leads through a gate at the edge. */
function closeGate(world: SurvivalWorld): void {
  world.beaten = 0
  shutDoor(world, { x: stage.width - 56, y: stage.height / 2, size: 104 })
}

/** The key falls where one can walk, and not under the gate. */
function within({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.min(stage.width - 190, Math.max(60, x)), y: Math.min(stage.height - 60, Math.max(90, y)) }
}

const wavesInLevel = ({ waves, plan }: SurvivalWorld) => Math.max(1, Math.round(waves / plan.rules.levels))

/** The last wave of a level is behind the gate; where a level is one wave, its end is. */
function isAtGate(world: SurvivalWorld): boolean {
  const inLevel = world.wave - (world.level - 1) * wavesInLevel(world)
  return inLevel >= Math.max(1, wavesInLevel(world) - 1) || (world.aim > 0 && world.done >= world.aim)
}

/** Early in the wave before the gate, or when half of what there is to do is done, somebody lets go of the key. */
function beatenForKey(world: SurvivalWorld): number {
  const { goalCount = 99, scoreGoal = 990 } = world.plan.rules
  const least = Math.ceil(Math.min(goalCount, scoreGoal / 10) / 2)
  return isAtGate(world) ? Math.min(least, 3) : least
}

/** Foes that reach what is defended bite it, and are thrown back. */
function besiege(world: SurvivalWorld): void {
  const defended = inRole(world, 'friend')
  if (defended.length === 0) return
  for (const foe of world.entities) {
    if (foe.role !== 'enemy' && foe.role !== 'boss') continue
    for (const friend of defended) {
      const gap = distance(foe, friend)
      if (foe.gone || friend.safe > 0 || gap > (foe.size + friend.size) * 0.36) continue
      friend.health--
      friend.safe = 50
      foe.vx = ((foe.x - friend.x) / (gap || 1)) * 330
      foe.vy = ((foe.y - friend.y) / (gap || 1)) * 330
      tell(world, 'hurt', { by: foe.cast, to: friend.cast, x: friend.x, y: friend.y })
      if (friend.health > 0) continue
      friend.health = friend.most
      const { name } = theOneNamed(world, friend.cast)
      lose(world, `The ${name} could not be saved.`)
    }
  }
}

function theOneNamed({ plan }: SurvivalWorld, id: string) {
  return plan.cast.find((member) => member.id === id) ?? theOne(plan, 'player')
}

/** Drops come to whoever has learnt to draw them, and do not lie about for ever. */
function pullAndFade(world: SurvivalWorld): void {
  const reach = 70 + 110 * (world.upgrades.magnet ?? 0)
  for (const item of world.entities) {
    if (item.role !== 'collectible' && item.role !== 'power-up') continue
    if (item.age > 11 * rate) item.gone = true
    for (const player of playersOf(world)) {
      const gap = distance(item, player)
      if (gap > reach || gap < 1) continue
      item.x += ((player.x - item.x) / gap) * 4.5
      item.y += ((player.y - item.y) / gap) * 4.5
    }
  }
}

function goOn(world: SurvivalWorld): void {
  if (world.status !== 'playing') return
  const { plural } = theOne(world.plan, 'enemy')
  if (world.aim > 0 && world.done >= world.aim && inRole(world, 'boss').length === 0 && !isShut(world)) {
    if (hasBoss(world) && !world.bossCame) bossComes(world)
    else win(world, `You defeated ${world.aim} ${plural}.`)
    return
  }
  if (world.queue.length > 0 || world.entities.some(({ role, gone }) => !gone && isLeft(role))) return
  if (isShut(world) && isAtGate(world)) {
    // Nobody is left who could have it: it lies there.
    bringKey(world, { x: between(world, 0.2, 0.7) * stage.width, y: between(world, 0.3, 0.7) * stage.height })
    return
  }
  if (world.wave >= world.waves && !endless(world)) {
    const [saved] = inRole(world, 'friend')
    const what = saved ? ` and saved the ${theOneNamed(world, saved.cast).name}` : ''
    win(world, `You survived all ${world.waves} waves${what}.`)
    return
  }
  for (const friend of inRole(world, 'friend')) {
    if (friend.health === friend.most) continue
    friend.health = Math.min(friend.most, friend.health + 5)
    tell(world, 'heal', { to: friend.cast, x: friend.x, y: friend.y, words: '+5' })
  }
  offerUpgrades(world)
}

const isLeft = (role: Entity['role']) => role === 'enemy' || role === 'boss'

function nextWave(world: SurvivalWorld): void {
  const { plan } = world
  world.wave++
  world.waveAge = 0
  const level = Math.min(plan.rules.levels, 1 + Math.floor((world.wave - 1) / wavesInLevel(world)))
  const middle = { x: stage.width / 2, y: stage.height / 2 }
  if (level > world.level) {
    world.level = level
    closeGate(world)
    tell(world, 'level', { ...middle, value: level, words: `Level ${level}` })
    if (!world.asteroids) addHazards(world)
  }
  tell(world, 'wave', { ...middle, value: world.wave, words: `Wave ${world.wave}` })
  if (world.asteroids) strewRocks(world)
  else queueWave(world)
  // Where a number of defeats is the aim, the boss comes after the last of them.
  if (world.wave === world.bossWave && hasBoss(world) && world.aim === 0) bossComes(world)
}

function hasBoss({ plan }: SurvivalWorld): boolean {
  return plan.rules.boss && castIn(plan, 'boss').length > 0
}

function bossComes(world: SurvivalWorld): void {
  world.bossCame = true
  const x = between(world, 0.3, 0.7) * stage.width
  const boss = callBoss(world, { x, y: 90, health: Math.round(dial(world.plan, 30, 60)) })
  boss.a = -rate
}
