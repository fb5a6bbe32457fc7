import type { Input } from '../../../core/input.ts'
import { castIn, type GamePlan, theOne } from '../../plan.ts'
import { type Float, float, passFloats } from '../../table/floats.ts'
import { addScore, loseLife, newWorld, tell, type World, win } from '../../world.ts'
import { type Ability, abilitiesIn, natures } from './abilities.ts'
import {
  canUse,
  type Foe,
  type FoeDeed,
  foeActs,
  friendActs,
  type Hero,
  heroActs,
  type Move,
  threatOf,
} from './fight.ts'
import { foePlace, friendPlaces, heroPlace, stage } from './layout.ts'
import { lineupOf, newFoe, newHero, refill } from './lineup.ts'
import { offer, type Reward, rewardName, take } from './rewards.ts'

export type Phase = 'enter' | 'choose' | 'hero' | 'friend' | 'foe' | 'down' | 'fall' | 'reward'

export type BattleWorld = World & {
  hero: Hero
  foe: Foe
  /** Which foe of the line-up this is, from 0. */
  number: number
  phase: Phase
  left: number
  total: number
  /** The ability that is being used. */
  ability: string
  /** Which friend acts. */
  friend: number
  /** What the foe just does, for the view; its intent is already the next one. */
  doing: Move | 'stunned' | ''
  /** What is going on, in words. */
  words: string
  rewards: Reward[]
  /** Ids of the things that were found. */
  taken: string[]
  floats: Float[]
  /** Steps for which somebody still shakes from a blow, and where its bar stood before. */
  hurt: { hero: number; foe: number }
  shown: { hero: number; foe: number }
}

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
/** The blow falls when so many steps are left. */
export const impact = 18
const shakeSteps = 26

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

export function abilityOf({ plan }: World, id: string): Ability | undefined {
  return abilitiesIn(plan).find((ability) => ability.id === id)
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

function heroStrikes(world: BattleWorld): void {
  const { hero, foe, plan } = world
  const by = theOne(plan, 'player').id
  const ability = abilityOf(world, world.ability)
  if (!ability) return
  const wasCharged = hero.charge
  const deed = heroActs(hero, foe, ability)
  if (deed.damage > 0) hitFoe(world, by, deed.damage, ability.kind === 'special' ? 46 : 38)
  if (deed.healed > 0) healHero(world, by, deed.healed)
  if (ability.kind === 'heal' && deed.healed === 0) float(world.floats, 'Full already', above(heroPlace))
  if (ability.kind === 'block') {
    float(world.floats, 'Ready to block', above(heroPlace), '#9fd0ff', 26)
    tell(world, 'push', { by, ...heroPlace })
  }
  if (ability.kind === 'boost')
    tell(world, 'power', { by, ...above(heroPlace), words: 'Next hit ×1.8', value: 4 })
  if (deed.stunned) float(world.floats, 'Stunned!', above(foePlace), '#9fd0ff', 30)
  if (deed.burning) float(world.floats, 'Burning!', above(foePlace), '#ffb35c', 30)
  if (hero.charge >= 4 && wasCharged < 4 && abilitiesIn(plan).some(({ kind }) => kind === 'special'))
    tell(world, 'power', { by, x: heroPlace.x, y: heroPlace.y - 40, words: 'Special ready!', value: 3 })
}

function friendHelps(world: BattleWorld): void {
  const friend = friendsOf(world)[world.friend]
  if (!friend) return
  const deed = friendActs(world.hero, world.foe, world.friend)
  if (deed.damage > 0) hitFoe(world, friend.id, deed.damage, 28)
  if (deed.healed > 0) healHero(world, friend.id, deed.healed)
}

function foeStrikes(world: BattleWorld): void {
  const { hero, foe, plan } = world
  const to = theOne(plan, 'player').id
  const deed = foeActs(hero, foe)
  refill(world, foe)
  if (deed.burnt > 0) hitFoe(world, to, deed.burnt, 28)
  showFoeDeed(world, deed, to)
  if (deed.returned > 0) hitFoe(world, to, deed.returned, 28)
}

function showFoeDeed(world: BattleWorld, { move, damage, blocked, healed }: FoeDeed, to: string): void {
  const { foe, floats } = world
  const by = foe.cast
  world.doing = move
  if (blocked > 0) {
    tell(world, 'block', { by: to, to: by, ...heroPlace, value: blocked })
    float(floats, damage > 0 ? `Blocked! -${damage}` : 'Blocked!', above(heroPlace), '#9fd0ff')
  } else if (damage > 0) {
    tell(world, 'hurt', { by, to, ...heroPlace, value: damage })
    float(floats, `-${damage}`, above(heroPlace), '#ff8a7a', move === 'smash' ? 48 : 38)
  }
  if (damage > 0) world.hurt.hero = shakeSteps
  if (healed > 0) {
    tell(world, 'heal', { by, to: by, ...foePlace })
    float(floats, `+${healed}`, above(foePlace), '#8df0a0')
  }
  if (move === 'curse') float(floats, 'Weakened', above(heroPlace), '#d6a8ff', 28)
  if (move === 'charge') {
    tell(world, 'warn', { by, ...foePlace })
    float(floats, 'Something big is coming!', { x: foePlace.x - 30, y: 140 }, '#ffd447', 24)
  }
}

const above = ({ x, y }: { x: number; y: number }) => ({ x, y: y - 34 })

function hitFoe(world: BattleWorld, by: string, damage: number, size: number): void {
  tell(world, 'hit', { by, to: world.foe.cast, ...foePlace, value: damage })
  float(world.floats, `-${damage}`, above(foePlace), '#ffffff', size)
  world.hurt.foe = shakeSteps
}

function healHero(world: BattleWorld, by: string, healed: number): void {
  const to = theOne(world.plan, 'player').id
  tell(world, 'heal', { by, to, ...heroPlace })
  float(world.floats, `+${healed}`, above(heroPlace), '#8df0a0')
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

/** The friends that stand with the hero. */
export const friendsOf = ({ plan }: World) => castIn(plan, 'friend').slice(0, friendPlaces.length)
