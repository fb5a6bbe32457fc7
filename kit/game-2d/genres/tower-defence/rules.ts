import type { Input } from '../../../core/input.ts'
import { dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { picksIn } from '../../../game/second-cursor.ts'
import { loseLife, newWorld, rate, tell, win } from '../../../game/world.ts'
import { withArticle } from '../../said.ts'
import { newBonus, passBonus } from '../../table/bonus.ts'
import { pick } from './building.ts'
import { giveKey, isKeyAway, setLock } from './gate.ts'
import { layField, placeOn, stage } from './map.ts'
import { shieldHolds, walkFactor } from './powers.ts'
import { fireTowers, moveShots } from './shots.ts'
import { type Coming, isOver, isQuiet, tempoOf, waveOf } from './waves.ts'
import { type DefenceWorld, defendedOf, type Foe, wavesIn } from './world.ts'

export function create(plan: GamePlan, seed: number): DefenceWorld {
  const world: DefenceWorld = {
    ...newWorld(plan, seed),
    field: { path: [], length: 0, spots: [] },
    towers: [],
    entities: [],
    shots: [],
    nextId: 1,
    money: 0,
    wave: 0,
    waves: 0,
    wavesBefore: 0,
    endless: plan.rules.scoreGoal !== undefined,
    waveIn: 0,
    coming: [],
    comingIn: 0,
    chosen: -1,
    chosenSecond: -1,
    tally: [0, 0],
    bonus: newBonus(),
    stopped: 0,
    lock: null,
    keyAt: null,
    shaken: 0,
  }
  setUp(world)
  return world
}

function setUp(world: DefenceWorld): void {
  const { plan, level } = world
  const { levels } = plan.rules
  const upTo = (which: number) => Math.round((wavesIn(plan) * which) / levels)
  world.field = layField(world)
  world.towers = []
  world.entities = []
  world.shots = []
  world.wave = 0
  world.wavesBefore = upTo(level - 1)
  world.waves = upTo(level) - upTo(level - 1)
  // A new field is built from the ground, so there must be something to build it with.
  world.money = Math.round((dial(plan, 200, 150) * (1.6 - 0.6 * tempoOf(plan)) + (level - 1) * 140) / 5) * 5
  world.waveIn = Math.round(11 * tempoOf(plan) * rate)
  world.coming = []
  world.chosen = -1
  world.chosenSecond = -1
  world.bonus.lying = null
  setLock(world)
  world.pause = level === 1 ? 0 : Math.round(0.7 * rate)
}

export function step(world: DefenceWorld, input: Input): void {
  for (const { id, by } of picksIn(input)) pick(world, id, by)
  passBonus(world)
  runWaves(world)
  walk(world)
  fireTowers(world)
  moveShots(world)
  if (world.shaken > 0) world.shaken--
  world.entities = world.entities.filter(({ health }) => health > 0)
  if (world.status === 'playing' && isOver(world)) finishLevel(world)
}

/** Counts down to a wave, and lets it out one by one. */
function runWaves(world: DefenceWorld): void {
  // Who cannot lose is not hurried either: the next ones wait until the road is clear.
  const waits = world.plan.rules.gentle && world.entities.length > 0
  // Whoever had the key got away with it: another wave brings it again.
  if (isKeyAway(world) && isQuiet(world)) world.waveIn = Math.round(3 * tempoOf(world.plan) * rate)
  if (world.waveIn > 0 && !waits && --world.waveIn === 0) beginWave(world)
  if (world.coming.length === 0 || --world.comingIn > 0) return
  const next = world.coming.shift()
  if (!next) return
  world.comingIn = next.gap
  enter(world, next)
  if (world.coming.length > 0) return
  const more = world.wave < world.waves || world.endless
  world.waveIn = more ? Math.round(7 * tempoOf(world.plan) * rate) : 0
}

function beginWave(world: DefenceWorld): void {
  world.wave++
  const number = world.wavesBefore + world.wave
  world.coming = waveOf(world, number)
  giveKey(world, world.coming)
  world.comingIn = 1
  tell(world, 'wave', { x: stage.width / 2, y: stage.height / 2, value: number, words: `Wave ${number}` })
}

function enter(
  world: DefenceWorld,
  { cast, boss, health, speed, size, reward, bearer = false }: Coming,
): void {
  const { x, y } = placeOn(world.field.path, 0)
  world.entities.push({
    id: world.nextId++,
    cast,
    boss,
    along: 0,
    x,
    y,
    facing: 1,
    speed,
    health,
    most: health,
    size,
    reward,
    slow: 0,
    flash: 0,
    phase: 1,
    bearer,
  })
  if (boss) tell(world, 'boss', { to: cast, x: 60, y, words: `${memberOf(world.plan, cast).name}!` })
}

function walk(world: DefenceWorld): void {
  const { path, length } = world.field
  const pace = walkFactor(world)
  for (const foe of world.entities) {
    if (foe.slow > 0) foe.slow--
    if (foe.flash > 0) foe.flash--
    foe.along += (foe.speed * Math.min(pace, foe.slow > 0 ? 0.5 : 1)) / rate
    const at = placeOn(path, foe.along)
    foe.x = at.x
    foe.y = at.y
    if (Math.abs(at.dx) > 0.5) foe.facing = at.dx
    if (foe.along >= length - 20 && foe.health > 0 && !shieldHolds(world, foe)) breakThrough(world, foe)
  }
}

/** Whoever gets through hurts what is defended. */
function breakThrough(world: DefenceWorld, foe: Foe): void {
  // In a gentle game it is sent back to where it came from.
  if (world.plan.rules.gentle) foe.along = 0
  else foe.health = 0
  world.shaken = 24
  const defended = defendedOf(world.plan)
  tell(world, 'hurt', { by: foe.cast, to: defended?.id, x: foe.x, y: foe.y })
  const name = memberOf(world.plan, foe.cast).plural
  for (let life = 0; life < (foe.boss ? 3 : 1) && world.status === 'playing'; life++)
    loseLife(
      world,
      `${withArticle(name)} reached the ${defended?.name ?? 'end of the road'}.${howBothFared(world)}`,
    )
}

/** For the end of a game of two. */
function howBothFared({ plan, tally, cursor }: DefenceWorld): string {
  const [first, second] = tally
  return plan.rules.players === 2 && cursor ? ` Player 1 stopped ${first}, player 2 stopped ${second}.` : ''
}

function finishLevel(world: DefenceWorld): void {
  const { levels } = world.plan.rules
  if (world.level >= levels) {
    const defended = defendedOf(world.plan)
    win(
      world,
      `You held out against ${wavesIn(world.plan)} waves${defended ? `: the ${defended.name} is safe` : ''}.${howBothFared(world)}`,
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
  setUp(world)
}
