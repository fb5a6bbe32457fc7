import type { Input } from '@makebelieve/kit/core/input'
import { type Replay, recorder } from '@makebelieve/kit/core/replay'
import type { Memory } from '@makebelieve/kit/game/bot'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { advance, type GameRules } from '@makebelieve/kit/game/rules'
import { type EventType, rate, type World } from '@makebelieve/kit/game/world'
import type { Trail } from '../../../shipped/digest.ts'
import { follow } from './trail.ts'

/** Somebody who plays: a good bot, a clumsy one, one that does nothing. */
export type Player<W extends World> = (world: W, memory: Memory) => Input

/** What happened how often between whom, and when first. */
export type Deed = {
  type: EventType
  by?: string
  to?: string
  count: number
  first: number
  words?: string
  most: number
}

export type Playthrough<W extends World> = {
  status: World['status']
  because: string
  ticks: number
  world: W
  replay: Replay
  deeds: Deed[]
  /** The way it went, to be compared with the same inputs elsewhere. */
  trail: Trail
  /** The most bodies of each cast member at one time. */
  crowd: Map<string, number>
}

type Options<W extends World> = {
  genre: GameRules<W>
  plan: GamePlan
  seed: number
  player: Player<W>
  /** In seconds of the game. */
  longest: number
  /** Looks on now and then; for what can only be seen in passing. */
  watch?(world: W): void
}

/** Plays a game from its start until it ends or the time is over. */
export function playThrough<W extends World>({
  genre,
  plan,
  seed,
  player,
  longest,
  watch,
}: Options<W>): Playthrough<W> {
  const world = genre.create(plan, seed)
  const { add, replay } = recorder(seed)
  const memory: Memory = {}
  const deeds = new Map<string, Deed>()
  const crowd = new Map<string, number>()
  const last = longest * rate
  const followed = follow(world)
  count(world, crowd)
  while (world.status === 'playing' && world.tick < last) {
    const input = player(world, memory)
    add(input)
    advance(genre, world, input)
    note(world, deeds)
    followed.see(world)
    if (world.tick % 20 === 0) {
      count(world, crowd)
      watch?.(world)
    }
  }
  const { status, because, tick } = world
  const trail = followed.trail(world)
  return { status, because, ticks: tick, world, replay, deeds: [...deeds.values()], trail, crowd }
}

function note(world: World, deeds: Map<string, Deed>): void {
  for (const { type, by, to, words, value = 0 } of world.events) {
    const key = `${type} ${by} ${to}`
    const known = deeds.get(key)
    if (known) {
      known.count++
      known.most = Math.max(known.most, value)
    } else deeds.set(key, { type, by, to, count: 1, first: world.tick, words, most: value })
  }
}

/** Worlds with bodies keep them in `entities`, or in `bodies` where they have depth; others have nothing to count. */
function count(world: World, crowd: Map<string, number>): void {
  type Counted = { cast: string; role?: string }[]
  const { entities: flat, bodies } = world as World & { entities?: Counted; bodies?: Counted }
  const entities = flat ?? bodies
  if (!entities) return
  const now = new Map<string, number>()
  // What a foe shoots may go by its name, but is not one more of it.
  for (const { cast, role } of entities)
    if (role !== 'foe-shot' && role !== 'shot') now.set(cast, (now.get(cast) ?? 0) + 1)
  for (const [cast, number] of now) crowd.set(cast, Math.max(crowd.get(cast) ?? 0, number))
}
