import { type Input, idle } from '../../../core/input.ts'
import type { Bot, Memory } from '../../bot.ts'
import { rate } from '../../world.ts'
import { upgradesIn, usualSeconds } from './content.ts'
import { bestBuy, costOf, incomeOf, making } from './economy.ts'
import type { TycoonWorld, Visitor } from './world.ts'

/** Steps between two taps: brisk, but nothing that hurts a finger. */
const tapSteps = 11

const tapsASecond = rate / tapSteps

/** Looks after whoever waits, buys what pays itself back the soonest, and taps in between. */
export const bot: Bot<TycoonWorld> = {
  play(world, memory) {
    if (world.tick < Number(memory.until ?? 24)) return idle
    memory.until = world.tick + tapSteps
    return { ...idle, pick: nextPick(world, memory) }
  },
  progress: ({ earned, target }) => Math.min(1, earned / target),
  /** Lets everybody wait. */
  lose: (): Input => idle,
}

function nextPick(world: TycoonWorld, memory: Memory): string {
  const waiting = world.visitors.filter(({ mood }) => mood === 'waits')
  const pest = waiting.find(({ kind }) => kind === 'pest')
  if (pest) return `guest-${pest.number}`
  const served = waiting.find(({ number }) => number === world.serving)
  const next = waiting.filter((visitor) => inTime(world, visitor)).sort(byUrgency)[0]
  if (next && (!served || (next.kind === 'golden' && served.kind !== 'golden')) && next !== served)
    return `guest-${next.number}`
  const wish = wishOf(world, memory)
  const upgrade = upgradesIn(world.plan)[wish]
  if (!upgrade || world.money < costOf(world, upgrade, wish)) return 'product'
  memory.thought = undefined
  return `buy-${wish}`
}

const byUrgency = (one: Visitor, other: Visitor) =>
  worthOf(other) - worthOf(one) || one.patience - other.patience
const worthOf = ({ kind }: Visitor) => Number(kind === 'golden')

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
