import { castIn, dial, memberOf, theOne } from '../../../game/plan.ts'
import { loseLife, rate, tell } from '../../../game/world.ts'
import { feel } from '../../table/host.ts'
import { coinOf, coins } from './content.ts'
import { making, priceOf } from './economy.ts'
import { bossPlace } from './layout.ts'
import { isCalm, isShielded, paceFactor } from './powers.ts'
import { earn, isBossToCome, type TycoonWorld } from './world.ts'

/**
 * The most greedy customer of all. It comes when the goal is near, sends everybody else away, and goes only when it has
 * had enough: one order after the other, each with less patience. Between times it reaches for the till.
 */
export type Boss = {
  cast: string
  phase: number
  phases: number
  wants: number
  got: number
  patience: number
  total: number
  /** Steps until it reaches for the till, and until it has what it reached for. */
  reachIn: number
  reaching: number
  since: number
  /** Steps until it is gone, once it has had enough. */
  leaving: number
}

const comesAt = 0.6
const leaveSteps = 60
/** Taps in a second that somebody at work can keep up. */
const briskTaps = 4

/** Whether it stands at the counter and wants something. */
export const isBossHere = ({ boss }: TycoonWorld) => boss !== null && boss.leaving === 0

export function bossActs(world: TycoonWorld): void {
  const { boss } = world
  if (!boss) {
    if (isBossToCome(world) && world.earned >= world.target * comesAt && world.level >= lastOf(world))
      come(world)
    return
  }
  boss.since++
  if (boss.leaving > 0) {
    if (--boss.leaving === 0) world.boss = null
    return
  }
  if (boss.got >= boss.wants) nextOrder(world, boss)
  else {
    reach(world, boss)
    if (!isCalm(world) && --boss.patience <= 0) loseTemper(world, boss)
  }
}

/** Levels end with earnings, so the boss belongs to the last one; where that is locked, the lock comes first. */
const lastOf = ({ plan, lock }: TycoonWorld) =>
  lock && lock.state !== 'open' ? Number.POSITIVE_INFINITY : plan.rules.levels

function come(world: TycoonWorld): void {
  const [member] = castIn(world.plan, 'boss')
  if (!member) return
  for (const visitor of world.visitors) if (visitor.mood === 'waits') visitor.mood = 'happy'
  world.serving = -1
  world.servingSecond = -1
  world.boss = {
    cast: member.id,
    phase: 1,
    phases: Math.max(1, world.plan.rules.bossPhases),
    wants: 0,
    got: 0,
    patience: 0,
    total: 0,
    reachIn: Math.round(4.5 * rate),
    reaching: 0,
    since: 0,
    leaving: 0,
  }
  order(world, world.boss)
  world.words = `The ${member.name} wants ${coins(world.boss.wants)}. Be quick!`
  tell(world, 'boss', { by: member.id, to: member.id, ...bossPlace, words: `${member.name}!` })
}

/** All orders together are some seconds of good work; patience gives some time more, the later the less. */
function order(world: TycoonWorld, boss: Boss): void {
  const seconds = dial(world.plan, 12, 17) / boss.phases
  boss.wants = Math.max(
    4,
    Math.round(making(world, briskTaps * (world.cursor ? 2 : 1)) * seconds * paceFactor(world)),
  )
  boss.got = 0
  boss.total = Math.round((seconds * dial(world.plan, 2.1, 1.5) * 0.92 ** (boss.phase - 1) + 2) * rate)
  boss.patience = boss.total
}

function nextOrder(world: TycoonWorld, boss: Boss): void {
  const { plan } = world
  const by = theOne(plan, 'player').id
  const { name } = memberOf(plan, boss.cast)
  feel(world.host, 'happy')
  const pays = boss.wants * priceOf(world)
  tell(world, 'deliver', { by, to: boss.cast, ...bossPlace, words: `+${coins(pays)}`, value: 5 })
  if (boss.phase < boss.phases) {
    boss.phase++
    order(world, boss)
    world.words = `More! The ${name} wants ${coins(boss.wants)} now.`
    tell(world, 'phase', { to: boss.cast, ...bossPlace, words: 'More!' })
  } else {
    boss.leaving = leaveSteps
    boss.reaching = 0
    world.bossDone = true
    world.next = rate * 2
    world.words = `The ${name} has had enough!`
    tell(world, 'defeat', { by, to: boss.cast, ...bossPlace, words: 'Enough!', value: 6 })
  }
  earn(world, pays)
}

/** A hand in the till: half a breath to see it coming, and a tap on the fingers stops it. */
function reach(world: TycoonWorld, boss: Boss): void {
  const { plan } = world
  if (boss.reaching > 0) {
    if (--boss.reaching === 0) grab(world, boss)
    return
  }
  if (isShielded(world) || --boss.reachIn > 0) return
  boss.reachIn = Math.round(dial(plan, 5.5, 4) * rate)
  boss.reaching = Math.round(dial(plan, 2.2, 1.5) * rate)
  world.words = `The ${memberOf(plan, boss.cast).name} reaches for the till. Tap it!`
  tell(world, 'warn', { by: boss.cast, ...bossPlace })
}

function grab(world: TycoonWorld, boss: Boss): void {
  const to = coinOf(world.plan)?.id ?? theOne(world.plan, 'player').id
  const taken = Math.floor(world.money * 0.3)
  world.money -= taken

  boss.got = Math.max(0, boss.got - boss.wants * 0.12)
  feel(world.host, 'sad')
  world.words = 'It took your money, and is hungrier than before!'
  tell(world, 'steal', { by: boss.cast, to, ...bossPlace, words: `-${coins(taken)}`, value: 4 })
  tell(world, 'hurt', { by: boss.cast, to: theOne(world.plan, 'player').id, ...bossPlace })
}

/** A tap on the boss: stops its hand. Otherwise it only looks. */
export function tapBoss(world: TycoonWorld): void {
  const { boss } = world
  if (!boss || boss.leaving > 0) return
  const by = theOne(world.plan, 'player').id
  if (boss.reaching === 0) {
    world.words = `It wants ${coins(Math.ceil(boss.wants - boss.got))} more. Tap what you make!`
    tell(world, 'turn', { by, ...bossPlace })
    return
  }
  boss.reaching = 0
  feel(world.host, 'happy')
  world.words = 'On the fingers! The money is safe.'
  tell(world, 'hit', { by, to: boss.cast, ...bossPlace })
  tell(world, 'block', { by, to: boss.cast, ...bossPlace, words: 'Hands off!', value: 4 })
}

function loseTemper(world: TycoonWorld, boss: Boss): void {
  const { name } = memberOf(world.plan, boss.cast)
  boss.got *= 0.5
  boss.patience = boss.total
  feel(world.host, 'sad')
  world.words = `The ${name} loses its temper. Half of the order is thrown away!`
  tell(world, 'miss', { by: boss.cast, ...bossPlace, words: 'Too slow!' })
  tell(world, 'hurt', { by: boss.cast, to: theOne(world.plan, 'player').id, ...bossPlace })
  if (!isShielded(world)) loseLife(world, `The ${name} was not served in time and wrecked the shop.`)
}
