import { type Input, idle } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { rate } from '../../../game/world.ts'
import { isLocked } from '../../lock.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { upgradesIn, usualSeconds } from './content.ts'
import { bestBuy, costOf, incomeOf, making } from './economy.ts'
import { genre } from './index.ts'
import type { TycoonWorld, Visitor } from './world.ts'

/** Steps between two taps: brisk, but nothing that hurts a finger. */
const tapSteps = 11

const tapsASecond = rate / tapSteps

/** Looks after whoever waits, buys what pays itself back the soonest, and taps in between. */
export const bot: Bot<TycoonWorld> = {
  play(world, memory) {
    if (world.tick < Number(memory.until ?? 24)) return withSecond(world, idle)
    memory.until = world.tick + tapSteps
    return withSecond(world, { ...idle, pick: nextPick(world, memory) })
  },
  progress({ earned, target, lock, plan, bossDone }) {
    const missing = (isLocked(lock) ? 0.1 : 0) + (plan.rules.boss && !bossDone ? 0.1 : 0)
    return Math.max(0, Math.min(1, earned / target) - missing)
  },
  /** Lets everybody wait. */
  lose: (): Input => idle,
}

/** The second of two helps out at the product, and serves whoever the first one does not. */
function withSecond(world: TycoonWorld, input: Input): Input {
  if (world.plan.rules.players !== 2 || world.tick % 8 !== 0) return input
  const waits = world.visitors.find(
    ({ mood, kind, number, got, wants }) =>
      mood === 'waits' && kind !== 'pest' && number !== world.serving && got < wants,
  )
  const goal = waits && world.servingSecond < 0 ? `guest-${waits.number}` : 'product'
  return { ...input, second: secondTo(genre, world, goal) }
}

function nextPick(world: TycoonWorld, memory: Memory): string {
  if (world.boss && world.boss.reaching > 0) return 'boss'
  if (world.bonus.lying) return 'power'
  if (world.lock?.state === 'carried') return 'door'
  const waiting = world.visitors.filter(({ mood }) => mood === 'waits')
  const pest = waiting.find(({ kind }) => kind === 'pest')
  if (pest) return `guest-${pest.number}`
  const served = waiting.find(({ number }) => number === world.serving)
  const next = waiting.filter((visitor) => inTime(world, visitor)).sort(byUrgency)[0]
  if (next && (!served || worthOf(next) > worthOf(served)) && next !== served) return `guest-${next.number}`
  const wish = wishOf(world, memory)
  const upgrade = upgradesIn(world.plan)[wish]
  if (!upgrade || world.money < costOf(world, upgrade, wish)) return 'product'
  memory.thought = undefined
  return `buy-${wish}`
}

const byUrgency = (one: Visitor, other: Visitor) =>
  worthOf(other) - worthOf(one) || one.patience - other.patience
const worthOf = ({ kind, key }: Visitor) => Number(kind === 'golden') + 2 * Number(key ?? false)

function inTime(world: TycoonWorld, { wants, got, patience }: Visitor): boolean {
  return (wants - got) / making(world, tapsASecond) < patience / rate
}

/** What to save for, thought over once a second and after every purchase; -1 for nothing. */
function wishOf(world: TycoonWorld, memory: Memory): number {
  if (memory.thought !== undefined && world.tick - Number(memory.thought) < rate) return Number(memory.wish)
  const left = world.clock === null ? usualSeconds : world.clock / rate
  // Near the goal nothing new pays any more.
  const toGo = (world.target - world.earned) / incomeOf(world, tapsASecond)
  const wish = bestBuy(world, world.money, Math.min(left * 0.8, Math.max(2, toGo)), tapsASecond)
  memory.thought = world.tick
  memory.wish = wish ?? -1
  return Number(memory.wish)
}
