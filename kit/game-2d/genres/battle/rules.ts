import type { Input } from '../../../core/input.ts'
import { castIn, type GamePlan, theOne } from '../../plan.ts'
import { float, passFloats } from '../../table/floats.ts'
import { addScore, loseLife, newWorld, tell, win } from '../../world.ts'
import { natures } from './abilities.ts'
import { above, foeStrikes, friendHelps, heroStrikes } from './blows.ts'
import { canUse, type Move, threatOf } from './fight.ts'
import { foePlace, heroPlace, stage } from './layout.ts'
import { lineupOf, newFoe, newHero } from './lineup.ts'
import { offer, rewardName, take } from './rewards.ts'
import { abilityOf, type BattleWorld, friendsOf, impact, type Phase } from './world.ts'

const lengths: Record<Phase, number> = {
  enter: 46,
  choose: 0,
  hero: 40,
  friend: 30,
  foe: 50,
  down: 60,
  fall: 58,
  reward: 0,
}
export function create(plan: GamePlan, seed: number): BattleWorld {
  const base = newWorld(plan, seed)
  const hero = newHero(plan)
  const foe = newFoe(base, 0)
  const world: BattleWorld = {
    ...base,
    hero,
    foe,
    number: 0,
    phase: 'enter',
    left: lengths.enter,
    total: lengths.enter,
    ability: '',
    friend: 0,
    doing: '',
    words: '',
    rewards: [],
    taken: [],
    floats: [],
    hurt: { hero: 0, foe: 0 },
    shown: { hero: hero.health, foe: foe.health },
  }
  world.words = greeting(world)
  return world
}

function greeting(world: BattleWorld): string {
  const { foe, number } = world
  if (isBoss(world) && number > 0) return `${foe.title}, the last and strongest, steps forward!`
  return number === 0 ? `${foe.title} wants to fight!` : `${foe.title} comes next!`
}

export function step(world: BattleWorld, input: Input): void {
  passFloats(world.floats)
  settle(world)
  world.left = Math.max(0, world.left - 1)
  const { phase, left } = world
  if (phase === 'choose') {
    if (input.pick !== undefined) choose(world, input.pick)
  } else if (phase === 'reward') {
    if (input.pick !== undefined) pickReward(world, input.pick)
  } else {
    if (left === impact) strike(world)
    if (left === 0 && world.status === 'playing') goOn(world)
  }
}

/** Bars follow what they show a moment later, and shaking dies down. */
function settle({ hurt, shown, hero, foe }: BattleWorld): void {
  hurt.hero = Math.max(0, hurt.hero - 1)
  hurt.foe = Math.max(0, hurt.foe - 1)
  const follow = (from: number, to: number) => (Math.abs(to - from) < 0.5 ? to : from + (to - from) * 0.08)
  shown.hero = follow(shown.hero, hero.health)
  shown.foe = follow(shown.foe, foe.health)
}

function begin(world: BattleWorld, phase: Phase): void {
  world.phase = phase
  world.left = lengths[phase]
  world.total = lengths[phase]
}

function choose(world: BattleWorld, pick: string): void {
  const ability = abilityOf(world, pick)
  if (!ability || !canUse(world.hero, ability)) return
  world.ability = pick
  const by = theOne(world.plan, 'player')
  world.words = `${by.name.charAt(0).toUpperCase()}${by.name.slice(1)}: ${ability.name}!`
  if (ability.cast && natures[ability.kind].damage > 0)
    tell(world, 'shoot', { by: by.id, to: ability.cast, ...heroPlace })
  else tell(world, 'turn', { by: by.id, ...heroPlace })
  begin(world, 'hero')
}

function strike(world: BattleWorld): void {
  if (world.phase === 'hero') heroStrikes(world)
  if (world.phase === 'friend') friendHelps(world)
  if (world.phase === 'foe') foeStrikes(world)
  if (world.phase === 'enter') announce(world)
}

function announce(world: BattleWorld): void {
  const { plan, foe, number } = world
  const value = number + 1
  tell(world, 'spawn', { to: foe.cast, ...foePlace })
  if (isBoss(world)) tell(world, 'boss', { by: foe.cast, ...foePlace, words: `${foe.title}!` })
  if (plan.rules.waves !== undefined) tell(world, 'wave', { ...foePlace, value, words: `Wave ${value}` })
  if (plan.rules.levels > 1 && number > 0) {
    world.level = Math.min(plan.rules.levels, value)
    tell(world, 'level', { ...foePlace, value, words: `Level ${value}` })
  }
}

/** The one that the cast calls so; else the last, where a boss was asked for. */
function isBoss({ plan, foe, number }: BattleWorld): boolean {
  const [boss] = castIn(plan, 'boss')
  return boss ? boss.id === foe.cast : plan.rules.boss && number === lineupOf(plan).length - 1
}

/** The next thing after whatever has just been seen. */
function goOn(world: BattleWorld): void {
  const { phase, foe } = world
  if (phase === 'enter') myTurn(world)
  else if (phase === 'fall') afterFall(world)
  else if (phase === 'down') getUp(world)
  else if (foe.health <= 0) fall(world)
  else if (phase === 'foe') afterFoe(world)
  else {
    world.friend = phase === 'hero' ? 0 : world.friend + 1
    if (world.friend < friendsOf(world).length) begin(world, 'friend')
    else foesTurn(world)
  }
}

function foesTurn(world: BattleWorld): void {
  const { foe } = world
  world.doing = foe.stunned > 0 ? 'stunned' : (foe.queue[0] ?? 'strike')
  world.words = foeWords[world.doing].replace('X', foe.title)
  begin(world, 'foe')
}

function afterFoe(world: BattleWorld): void {
  if (world.hero.health <= 0) {
    world.words = 'That was too much…'
    begin(world, 'down')
  } else if (!nextPhase(world)) myTurn(world)
}

const foeWords: Record<Move | 'stunned', string> = {
  strike: 'X attacks!',
  flurry: 'X attacks twice!',
  smash: 'X smashes with all its might!',
  charge: 'X gathers strength…',
  guard: 'X hides behind its guard.',
  mend: 'X takes a breath and heals.',
  curse: 'X makes you weak!',
  stunned: 'X is stunned and cannot move!',
}

const hints: Record<Move, string> = {
  strike: 'X will attack. What do you do?',
  flurry: 'X will attack twice. What do you do?',
  smash: 'X is about to SMASH. Block it!',
  charge: 'X gathers strength. Now is your chance!',
  guard: 'X guards itself: blows do little now.',
  mend: 'X wants to heal. Hit it now!',
  curse: 'X wants to weaken you.',
}

function myTurn(world: BattleWorld): void {
  world.doing = ''
  world.words = hints[world.foe.queue[0] ?? 'strike'].replace('X', world.foe.title)
  if (world.hero.health < world.hero.most * 0.3 && threatOf(world.hero, world.foe) >= world.hero.health)
    world.words = 'One more hit would be the end. Be careful!'
  begin(world, 'choose')
}

/** A master of several phases gets angry; in a duel there is a breath between them. */
function nextPhase(world: BattleWorld): boolean {
  const { foe, plan } = world
  if (foe.phase >= foe.phases || foe.health > foe.most * (1 - foe.phase / foe.phases)) return false
  foe.phase++
  foe.strength *= 1.12
  foe.turns = Math.min(foe.turns, 4)
  foe.queue = ['charge', 'smash']
  tell(world, 'phase', { by: foe.cast, ...foePlace, words: 'It gets angry!' })
  float(world.floats, `Round ${foe.phase}!`, { x: stage.width / 2, y: 150 }, '#ffd447', 40)
  if (lineupOf(plan).length > 1) return false
  openRewards(world, `Round ${foe.phase}: choose a gift for the next one.`)
  return true
}

function fall(world: BattleWorld): void {
  const { foe, plan, number } = world
  const by = theOne(plan, 'player').id
  const { scoreGoal } = plan.rules
  const count = lineupOf(plan).length
  const points = scoreGoal === undefined ? 100 * (number + 1) : Math.ceil(scoreGoal / count)
  tell(world, 'defeat', { by, to: foe.cast, ...foePlace, words: `+${points}`, value: 5 })
  world.words = `${foe.title} gives up!`
  begin(world, 'fall')
  addScore(world, points)
}

function afterFall(world: BattleWorld): void {
  const { plan, hero, number } = world
  const lineup = lineupOf(plan)
  if (number + 1 >= lineup.length) {
    win(
      world,
      lineup.length === 1 ? `${world.foe.title} is beaten.` : `All ${lineup.length} foes are beaten.`,
    )
    return
  }
  hero.health = Math.min(hero.most, hero.health + Math.round(hero.most * 0.15))
  openRewards(world, 'Well done! Choose one gift.')
}

function openRewards(world: BattleWorld, words: string): void {
  world.rewards = offer(world)
  world.words = words
  begin(world, 'reward')
}

function pickReward(world: BattleWorld, pick: string): void {
  const place = Number(pick.replace('reward-', ''))
  const reward = pick.startsWith('reward-') ? world.rewards[place] : undefined
  if (!reward) return
  const by = theOne(world.plan, 'player').id
  take(world, reward)
  tell(world, 'power', { by, ...above(heroPlace), words: rewardName(world.plan, reward), value: 4 })
  if (reward.cast) {
    world.taken.push(reward.cast)
    tell(world, 'collect', { by, to: reward.cast, ...heroPlace })
  }
  world.rewards = []
  if (world.foe.health > 0) myTurn(world)
  else nextFoe(world)
}

function nextFoe(world: BattleWorld): void {
  world.number++
  world.foe = newFoe(world, world.number)
  world.shown.foe = world.foe.health
  world.words = greeting(world)
  begin(world, 'enter')
}

/** Whoever has another life, or cannot lose, gets up again. */
function getUp(world: BattleWorld): void {
  const { hero, plan } = world
  loseLife(world, `${world.foe.title} was too strong this time.`)
  if (world.status !== 'playing') return
  hero.health = plan.rules.gentle ? hero.most : Math.round(hero.most * 0.65)
  const by = theOne(plan, 'player').id
  tell(world, 'heal', { by, to: by, ...heroPlace, words: 'Up again!', value: 4 })
  myTurn(world)
}
