import { type Input, idle } from '../../../core/input.ts'
import type { Bot } from '../../bot.ts'
import { rate } from '../../world.ts'
import { pace, type Upgrade, upgradesIn, usualSeconds } from './content.ts'
import { costOf, perSecond, perTap, priceOf } from './economy.ts'
import type { TycoonWorld } from './rules.ts'
import type { Visitor } from './visitors.ts'

/** Steps between two taps: brisk, but nothing that hurts a finger. */
const tapSteps = 13

const tapsASecond = rate / tapSteps

/** Looks after whoever waits, buys what pays itself back the soonest, and taps in between. */
export const bot: Bot<TycoonWorld> = {
  play(world, memory) {
    if (world.tick < Number(memory.until ?? 24)) return idle
    memory.until = world.tick + tapSteps
    return { ...idle, pick: nextPick(world) }
  },
  progress: ({ earned, target }) => Math.min(1, earned / target),
  /** Lets everybody wait. */
  lose: (): Input => idle,
}

function nextPick(world: TycoonWorld): string {
  const waiting = world.visitors.filter(({ mood }) => mood === 'waits')
  const pest = waiting.find(({ kind }) => kind === 'pest')
  if (pest) return `guest-${pest.number}`
  const served = waiting.find(({ number }) => number === world.serving)
  const next = waiting.filter((visitor) => inTime(world, visitor)).sort(byUrgency)[0]
  if (next && (!served || (next.kind === 'golden' && served.kind !== 'golden')) && next !== served)
    return `guest-${next.number}`
  const wish = bestBuy(world)
  return wish !== undefined ? `buy-${wish}` : 'product'
}

const byUrgency = (one: Visitor, other: Visitor) => worthOf(other) - worthOf(one) || one.patience - other.patience
const worthOf = ({ kind }: Visitor) => Number(kind === 'golden')

const making = (world: TycoonWorld) => tapsASecond * perTap(world) + perSecond(world)

function inTime(world: TycoonWorld, { wants, got, patience }: Visitor): boolean {
  return (wants - got) / making(world) < patience / rate
}

/** The wish with the shortest way to having paid for itself, if it can be bought now and still pays. */
function bestBuy(world: TycoonWorld): number | undefined {
  const { plan, money } = world
  const left = world.clock === null ? usualSeconds : world.clock / rate
  const income = making(world) * priceOf(world) * 1.3
  const toGo = Math.min(left, (world.target - world.earned) / income)
  let best: number | undefined
  let shortest = Math.min(left * 0.7, Math.max(4, toGo * 0.9))
  upgradesIn(plan).forEach((upgrade, index) => {
    const cost = costOf(world, upgrade, index)
    const wait = Math.max(0, cost - money) / income
    const back = cost / (gainOf(world, upgrade) * 1.3) + wait * 1.5
    if (back >= shortest) return
    shortest = back
    best = index
  })
  const wish = best === undefined ? undefined : upgradesIn(plan)[best]
  return best !== undefined && wish && money >= costOf(world, wish, best) ? best : undefined
}

/** What it would bring in a second. */
function gainOf(world: TycoonWorld, upgrade: Upgrade): number {
  const { kind, tier } = upgrade
  if (kind === 'hands') return tapsASecond * (1 + tier) * priceOf(world)
  if (kind === 'recipe') return making(world) * (1 + tier) * world.unit
  if (kind === 'sign') return making(world) * priceOf(world) * 0.3
  return pace(upgrade) * priceOf(world)
}
