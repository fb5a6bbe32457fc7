import type { GamePlan } from '../../../game/plan.ts'
import { dial } from '../../../game/plan.ts'
import type { World } from '../../../game/world.ts'
import { outputOf, pace, priceAt, teamSize, type Upgrade, upgradesIn, usualSeconds } from './content.ts'

/** The figures of a business: what something costs and brings. */
export type Business = Pick<World, 'plan'> & {
  /** What one coin of the plain economy is worth here, and how much dearer each one is than the last. */
  unit: number
  dear: number
  owned: number[]
}

const countOf = ({ plan, owned }: Business, kind: Upgrade['kind']) =>
  upgradesIn(plan).reduce(
    (sum, upgrade, at) => sum + (upgrade.kind === kind ? (owned[at] ?? 0) * (1 + upgrade.tier) : 0),
    0,
  )

/** A tap also lends everybody a hand, so that it is worth something in a large business, too. */
const tapShare = 0.15

/** What one tap makes. */
export const perTap = (business: Business) =>
  1 + countOf(business, 'hands') + Math.floor(tapShare * perSecond(business))

/** What one piece brings. */
export const priceOf = (business: Business) => (1 + countOf(business, 'recipe')) * business.unit

/** Pieces that are made in a second without a tap. */
export function perSecond({ plan, owned }: Business): number {
  return upgradesIn(plan).reduce((sum, upgrade, at) => sum + outputOf(upgrade, owned[at] ?? 0), 0)
}

const signBonus = 0.3

/** How much more a wish that was fulfilled brings. */
export const bonusOf = (business: Business) => 1 + signBonus * countOf(business, 'sign')

/** How much sooner the next customer comes. */
export const hurryOf = (business: Business) => 0.94 ** countOf(business, 'sign')

export function costOf({ owned, unit, dear }: Business, upgrade: Upgrade, index: number): number {
  const cost = priceAt(upgrade, owned[index] ?? 0) * unit * dear ** (0.6 + (owned[index] ?? 0))
  return cost < 10 ? Math.round(cost * 10) / 10 : Math.round(cost)
}

/** What one more of it does, in words. */
export function effectOf(business: Business, upgrade: Upgrade, index: number): string {
  const owned = business.owned[index] ?? 0
  const { kind, tier } = upgrade
  if (kind === 'hands') return `+${1 + tier} each tap`
  if (kind === 'recipe') return `Price +${trim((1 + tier) * business.unit)}`
  if (kind === 'sign') return `Orders +${Math.round(signBonus * 100)} %`
  if (owned % teamSize === teamSize - 1) return 'Team: all ×2!'
  return `+${trim(pace(upgrade) * 2 ** Math.floor(owned / teamSize))} a second`
}

const trim = (value: number) => (value >= 100 ? value.toFixed(0) : String(Math.round(value * 10) / 10))

/** What orders bring, compared with what is sold over the counter. */
const orderShare = 0.75

/** Pieces in a second, with so many taps in it. */
export const making = (business: Business, taps: number) => taps * perTap(business) + perSecond(business)

export function incomeOf(business: Business, taps: number): number {
  return making(business, taps) * priceOf(business) * (1 + orderShare * bonusOf(business))
}

/** What so many more of an upgrade would cost, and bring in a second. */
function dealOf(
  business: Business,
  index: number,
  count: number,
  taps: number,
): { cost: number; gain: number } {
  const upgrade = upgradesIn(business.plan)[index]
  if (!upgrade) return { cost: 0, gain: 0 }
  const owned = [...business.owned]
  let cost = 0
  for (let more = 0; more < count; more++) {
    cost += costOf({ ...business, owned }, upgrade, index)
    owned[index] = (owned[index] ?? 0) + 1
  }
  return { cost, gain: incomeOf({ ...business, owned }, taps) - incomeOf(business, taps) }
}

/** The upgrade that is paid for and has paid for itself the soonest, if it does so in time: one, or a whole team. */
export function bestBuy(
  business: Business,
  money: number,
  seconds: number,
  taps: number,
): number | undefined {
  const income = incomeOf(business, taps)
  let best: number | undefined
  let soonest = seconds
  upgradesIn(business.plan).forEach((upgrade, index) => {
    const toTeam = teamSize - ((business.owned[index] ?? 0) % teamSize)
    for (const count of pace(upgrade) > 0 ? [1, toTeam] : [1]) {
      const { cost, gain } = dealOf(business, index, count, taps)
      const back = Math.max(0, cost - money) / income + cost / gain
      if (back >= soonest) continue
      soonest = back
      best = index
    }
  })
  return best
}

const forecastTaps = 4
const beat = 0.7

/** What somebody who buys wisely earns in so many seconds, with what this plan has to buy. */
function forecast(plan: GamePlan, seconds: number, dear: number): number {
  const business: Business = { plan, unit: 1, dear, owned: upgradesIn(plan).map(() => 0) }
  let money = 0
  let earned = 0
  for (let time = 0; time < seconds; time += beat) {
    const income = incomeOf(business, forecastTaps) * beat
    money += income
    earned += income
    const wish = bestBuy(business, money, (seconds - time) * 0.8, forecastTaps)
    const upgrade = wish === undefined ? undefined : upgradesIn(plan)[wish]
    if (wish === undefined || !upgrade || costOf(business, upgrade, wish) > money) continue
    money -= costOf(business, upgrade, wish)
    business.owned[wish] = (business.owned[wish] ?? 0) + 1
  }
  return earned
}

export type Purse = { target: number; unit: number; dear: number }

/** Every new game asks for it, and plans do not change. */
const purses = new WeakMap<GamePlan, Purse>()

export function purseOf(plan: GamePlan): Purse {
  let purse = purses.get(plan)
  if (!purse) {
    purse = fillPurse(plan)
    purses.set(plan, purse)
  }
  return purse
}

const dearest = 6
/** Below this a coin has ten parts, so that there is something to count on the way. */
const littleMoney = 3000

/** A boss and every lock take some of the time that a clock leaves. */
function secondsToEarn({ rules }: GamePlan): number {
  const { seconds, boss, keys, levels } = rules
  if (seconds === undefined) return usualSeconds
  const busy = (boss ? 14 : 0) + (keys ? 4 * levels : 0)
  return Math.max(seconds * 0.55, seconds - busy)
}

/**
 * What has to be earned. A prompt that wants more than usual gets larger coins; one that wants less gets prices that
 * rise faster, and smaller coins where it wants very little.
 */
function fillPurse(plan: GamePlan): Purse {
  const { scoreGoal } = plan.rules
  const seconds = secondsToEarn(plan)
  const start = incomeOf({ plan, unit: 1, dear: 1, owned: [] }, forecastTaps) * seconds
  const plain = (dear: number) => {
    const earned = forecast(plan, seconds, dear)
    // The less a business grows, the less a wise player is ahead of a careless one.
    const steady = Math.min(3.4, Math.max(1, ((600 * start) / earned) ** 0.22))
    // Two at work bring in more than one.
    const both = plan.rules.players === 2 ? 3 : 1
    return earned * dial(plan, 0.02, 0.34) * steady * both
  }
  const { target } = plan.content ?? {}
  const wanted = scoreGoal ?? (typeof target === 'number' ? target : undefined)
  const usual = plain(1)
  if (wanted === undefined) return { target: roundly(usual), unit: 1, dear: 1 }
  const unit = wanted < littleMoney ? 0.1 : 1
  if (wanted >= usual * unit) return { target: wanted, unit: wanted / usual, dear: 1 }
  let [low, high] = [1, dearest]
  for (let round = 0; round < 7; round++) {
    const middle = Math.sqrt(low * high)
    if (plain(middle) * unit > wanted) low = middle
    else high = middle
  }
  return { target: wanted, unit, dear: high }
}

/** A number that one remembers. */
function roundly(value: number): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(value)) - 1)
  return Math.max(step, Math.round(value / step) * step)
}
