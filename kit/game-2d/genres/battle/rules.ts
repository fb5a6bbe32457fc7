import type { Input } from '../../../core/input.ts'
import { castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import { picksIn } from '../../../game/second-cursor.ts'
import { addScore, loseLife, newWorld, tell, win } from '../../../game/world.ts'
import { newLock } from '../../lock.ts'
import { newBonus, passBonus } from '../../table/bonus.ts'
import { float, passFloats } from '../../table/floats.ts'
import { type Ability, abilitiesIn, natures } from './abilities.ts'
import { above, foeStrikes, friendHelps, heroStrikes } from './blows.ts'
import { canUse, type Foe, type Hero, type Move, threatOf } from './fight.ts'
import { doorName, doorNow, isGuard, newGuard, openDoor, slipsAway, takeKey, withKey } from './gate.ts'
import { foePlace, heroPlace, stage } from './layout.ts'
import { lineupOf, newFoe, newHero } from './lineup.ts'
import { heroOf, howBothFared, memberFor, placeOf, standing, targetOf } from './party.ts'
import { offerPower, takePower } from './powers.ts'
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
  gate: 76,
}

export function create(plan: GamePlan, seed: number): BattleWorld {
  const base = newWorld(plan, seed)
  const hero = newHero(plan)
  const partner = plan.rules.players === 2 ? newHero(plan) : null
  const foe = newFoe(base, 0)
  const world: BattleWorld = {
    ...base,
    hero,
    partner,
    turn: 1,
    tally: [0, 0],
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
    hurt: { hero: 0, foe: 0, partner: 0 },
    shown: { hero: hero.health, foe: foe.health, partner: partner?.health ?? 0 },
    lock: newLock(plan),
    bonus: newBonus(),
    guards: 0,
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
    const picks = picksIn(input)
    passBonus(world)
    for (const { id, by } of picks) if (id === 'power' && heroOf(world, by).health > 0) takePower(world, by)
    const pick = picks.find(({ by }) => by === world.turn)
    if (pick) choose(world, pick.id)
  } else if (phase === 'reward') {
    const [pick] = picksIn(input)
    if (pick) pickReward(world, pick.id)
  } else {
    if (left === impact) strike(world)
    if (left === 0 && world.status === 'playing') goOn(world)
  }
}

/** Bars follow what they show a moment later, and shaking dies down. */
function settle({ hurt, shown, hero, foe, partner }: BattleWorld): void {
  hurt.hero = Math.max(0, hurt.hero - 1)
  hurt.partner = Math.max(0, hurt.partner - 1)
  hurt.foe = Math.max(0, hurt.foe - 1)
  const follow = (from: number, to: number) => (Math.abs(to - from) < 0.5 ? to : from + (to - from) * 0.08)
  shown.hero = follow(shown.hero, hero.health)
  shown.foe = follow(shown.foe, foe.health)
  if (partner) shown.partner = follow(shown.partner, partner.health)
}

const party = ({ hero, partner }: BattleWorld): Hero[] => (partner ? [hero, partner] : [hero])

function begin(world: BattleWorld, phase: Phase): void {
  world.phase = phase
  world.left = lengths[phase]
  world.total = lengths[phase]
}

function choose(world: BattleWorld, pick: string): void {
  const ability = abilityOf(world, pick)
  if (!ability || !canUse(heroOf(world, world.turn), ability)) return
  world.ability = pick
  const by = memberFor(world.plan, world.turn)
  const at = placeOf(world, world.turn)
  world.words = `${by.name.charAt(0).toUpperCase()}${by.name.slice(1)}: ${ability.name}!`
  if (ability.cast && natures[ability.kind].damage > 0)
    tell(world, 'shoot', { by: by.id, to: ability.cast, ...at })
  else tell(world, 'turn', { by: by.id, ...at })
  begin(world, 'hero')
}

function strike(world: BattleWorld): void {
  if (world.phase === 'hero') heroStrikes(world)
  if (world.phase === 'friend') friendHelps(world)
  if (world.phase === 'foe') foeStrikes(world)
  if (world.phase === 'enter') announce(world)
  if (world.phase === 'gate') openDoor(world)
}

function announce(world: BattleWorld): void {
  const { plan, foe, number } = world
  const value = number + 1
  tell(world, 'spawn', { to: foe.cast, ...foePlace })
  // A guard at the door is nobody new.
  if (isGuard(world)) return
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
  if (foe.health <= 0 && phase !== 'fall' && slipsAway(world)) foe.health = 1
  if (phase === 'enter') myTurn(world)
  else if (phase === 'fall') afterFall(world)
  else if (phase === 'down') getUp(world)
  else if (phase === 'gate') afterGate(world)
  else if (foe.health <= 0) fall(world)
  else if (phase === 'foe') afterFoe(world)
  else if (phase === 'hero' && world.turn === 1 && world.partner && world.partner.health > 0) yourTurn(world)
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
  if (standing(world).length === 0) {
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
  stunned: "X is stunned and can't move!",
}

const hints: Record<Move, string> = {
  strike: 'X will attack. What do you do?',
  flurry: 'X will attack twice. What do you do?',
  smash: 'X is about to smash. Block it!',
  charge: "X gathers strength. Now's your chance!",
  guard: 'X is on guard: hits do little now.',
  mend: 'X wants to heal. Hit it now!',
  curse: 'X wants to weaken you.',
}

function myTurn(world: BattleWorld): void {
  world.doing = ''
  // Who is down waits until the fight is won; the other one goes on alone.
  if (world.hero.health <= 0) {
    yourTurn(world)
    return
  }
  world.turn = 1
  offerPower(world)
  world.words = hintFor(world)
  begin(world, 'choose')
}

/** The second hero's turn. Until somebody plays it, it knows by itself what to do. */
function yourTurn(world: BattleWorld): void {
  world.turn = 2
  if (world.cursor) {
    world.words = `Player 2: ${hintFor(world)}`
    begin(world, 'choose')
  } else choose(world, ownIdea(world)?.id ?? '')
}

function hintFor(world: BattleWorld): string {
  const { foe, turn } = world
  const hero = heroOf(world, turn)
  const meant = targetOf(world) === turn
  if (meant && hero.health < hero.most * 0.3 && threatOf(hero, foe) >= hero.health)
    return 'One more hit would be the end. Be careful!'
  return hints[foe.queue[0] ?? 'strike'].replace('X', foe.title)
}

/** Plain blows, and a shield against the hardest one: it helps, but whoever plays it plays better. */
function ownIdea(world: BattleWorld): Ability | undefined {
  const { plan, partner, foe } = world
  const able = abilitiesIn(plan).filter((ability) => partner && canUse(partner, ability))
  const smashed = targetOf(world) === 2 && foe.queue[0] === 'smash' && foe.stunned === 0
  const wanted: Ability['kind'][] = smashed ? ['block'] : ['damage', 'quick']
  return able.find(({ kind }) => wanted.includes(kind)) ?? able[0]
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
  const worth = scoreGoal === undefined ? 100 * (number + 1) : Math.ceil(scoreGoal / count)
  const points = isGuard(world) ? 0 : worth
  tell(world, 'defeat', { by, to: foe.cast, ...foePlace, words: `+${points}`, value: 5 })
  world.words = `${foe.title} gives up!`
  begin(world, 'fall')
  addScore(world, points)
}

function afterFall(world: BattleWorld): void {
  const { plan, number } = world
  const lineup = lineupOf(plan)
  if (number + 1 >= lineup.length) {
    const beaten =
      lineup.length === 1 ? `${world.foe.title} is beaten.` : `All ${lineup.length} foes are beaten.`
    win(world, `${beaten}${howBothFared(world)}`)
    return
  }
  for (const hero of party(world)) {
    const back = hero.health > 0 ? 0.15 : 0.4
    hero.health = Math.min(hero.most, Math.max(0, hero.health) + Math.round(hero.most * back))
  }
  openRewards(world, 'Well done! Choose one gift.')
}

function openRewards(world: BattleWorld, words: string): void {
  world.rewards = withKey(world, offer(world))
  world.words = words
  begin(world, 'reward')
}

function pickReward(world: BattleWorld, pick: string): void {
  const place = Number(pick.replace('reward-', ''))
  const reward = pick.startsWith('reward-') ? world.rewards[place] : undefined
  if (!reward) return
  const by = theOne(world.plan, 'player').id
  for (const hero of party(world)) take(hero, reward)
  tell(world, 'power', { by, ...above(heroPlace), words: rewardName(world.plan, reward), value: 4 })
  if (reward.kind === 'key') takeKey(world)
  else if (reward.cast) {
    world.taken.push(reward.cast)
    tell(world, 'collect', { by, to: reward.cast, ...heroPlace })
  }
  world.rewards = []
  const door = doorNow(world)
  if (door === 'open') {
    world.words = `The key fits. The ${doorName(world)} opens…`
    begin(world, 'gate')
  } else if (world.foe.health > 0) myTurn(world)
  else if (door === 'guard') {
    meet(world, newGuard(world))
    world.words = `The ${doorName(world)} is locked, and ${world.foe.title.toLowerCase()} is in the way!`
  } else nextFoe(world)
}

function afterGate(world: BattleWorld): void {
  if (world.foe.health > 0) myTurn(world)
  else nextFoe(world)
}

function nextFoe(world: BattleWorld): void {
  world.number++
  meet(world, newFoe(world, world.number))
  world.words = greeting(world)
}

function meet(world: BattleWorld, foe: Foe): void {
  world.foe = foe
  world.shown.foe = foe.health
  begin(world, 'enter')
}

/** Whoever has another life, or cannot lose, gets up again. */
function getUp(world: BattleWorld): void {
  const { plan } = world
  loseLife(world, `${world.foe.title} was too strong this time.${howBothFared(world)}`)
  if (world.status !== 'playing') return
  for (const hero of party(world)) hero.health = plan.rules.gentle ? hero.most : Math.round(hero.most * 0.65)
  const by = theOne(plan, 'player').id
  tell(world, 'heal', { by, to: by, ...heroPlace, words: 'Up again!', value: 4 })
  myTurn(world)
}
