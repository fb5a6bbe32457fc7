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
  most: number
  /** The least that the score grew by in a step in which it happened, for each time. */
  gain?: number
  checkpoint?: true
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
    const { score } = match.world
    match.step(input)
    ticks++
    note(match.events, { tick: ticks, gained: match.world.score - score }, deeds)
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

function note(
  events: readonly GameEvent[],
  { tick, gained }: { tick: number; gained: number },
  deeds: Map<string, Deed>,
): void {
  const keyOf = ({ type, by, to, checkpoint }: GameEvent) => `${type} ${by} ${to} ${checkpoint ?? ''}`
  for (const event of events) {
    const { type, by, to, value = 0, checkpoint } = event
    const key = keyOf(event)
    const deed = deeds.get(key) ?? { type, by, to, count: 0, first: tick, most: value, checkpoint }
    deeds.set(key, deed)
    deed.count++
    deed.most = Math.max(deed.most, value)
    if (gained > 0) {
      const times = events.filter((other) => keyOf(other) === key).length
      deed.gain = Math.min(deed.gain ?? Number.POSITIVE_INFINITY, gained / times)
    }
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
