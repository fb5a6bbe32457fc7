import type { Input } from '@makebelieve/kit/core/input'
import { type Replay, recorder } from '@makebelieve/kit/core/replay'
import type { Memory } from '@makebelieve/kit/game/bot'
import { type EventType, type GameEvent, rate, type World } from '@makebelieve/kit/game/world'
import type { Trail } from '../../../shipped/digest.ts'
import type { GameToPlay, Match } from './game-to-play.ts'
import { follow } from './trail.ts'

/** Somebody who plays: a good bot, a clumsy one, one that does nothing. */
export type Player<W extends World> = (match: Match<W>, memory: Memory) => Input

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
  game: GameToPlay<W>
  seed: number
  player: Player<W>
  /** In seconds of the game. */
  longest: number
  /** Looks on now and then; for what can only be seen in passing. */
  watch?(match: Match<W>, tick: number): void
}

/** Plays a game from its start until it ends or the time is over. */
export function playThrough<W extends World>({
  game,
  seed,
  player,
  longest,
  watch,
}: Options<W>): Playthrough<W> {
  const match = game.begin(seed)
  const { add, replay } = recorder(seed)
  const memory: Memory = {}
  const deeds = new Map<string, Deed>()
  const crowd = new Map<string, number>()
  const last = longest * rate
  // Counted here: a world may say of its time what it likes.
  let ticks = 0
  const followed = follow(match.world)
  count(match.world, crowd)
  while (match.status === 'playing' && ticks < last) {
    const input = player(match, memory)
    add(input)
    match.step(input)
    ticks++
    note(match.events, ticks, deeds)
    followed.see(ticks, match)
    if (ticks % 20 === 0) {
      count(match.world, crowd)
      watch?.(match, ticks)
    }
  }
  const { status, because, world } = match
  const trail = followed.trail(world)
  match.leave()
  return { status, because, ticks, world, replay, deeds: [...deeds.values()], trail, crowd }
}

function note(events: readonly GameEvent[], tick: number, deeds: Map<string, Deed>): void {
  for (const { type, by, to, words, value = 0 } of events) {
    const key = `${type} ${by} ${to}`
    const known = deeds.get(key)
    if (known) {
      known.count++
      known.most = Math.max(known.most, value)
    } else deeds.set(key, { type, by, to, count: 1, first: tick, words, most: value })
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
