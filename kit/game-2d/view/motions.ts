import type { EventType, GameEvent } from '../../game/world.ts'
import { type Move, moves } from './moves.ts'

/** What one sees of somebody who was drawn before: where it was, how far it went, which way, and what it is doing. */
type Actor = {
  cast: string
  x: number
  y: number
  went: number
  way: number
  pace: number
  doing?: { move: Move; until: number }
}

export type Motions = {
  /** A new picture is drawn; `drift` is how far the ground ran by under everybody since the last one. */
  begin(now: number, drift: number): void
  /** Which frame shows somebody here and now, and which way it looks. */
  look(
    cast: string,
    id: number | undefined,
    place: { x: number; y: number; size: number; facing: number },
  ): Look
  happened(events: readonly GameEvent[]): void
}
export type Look = {
  frame: number
  way: number
  goes: boolean
  /** A foot was set down since the last picture. */
  steps: boolean
}

type Doing = { by?: Move; to?: Move }
/** What an event looks like on those who take part in it. */
const doings: Partial<Record<EventType, Doing>> = {
  hurt: { by: 'act', to: 'hurt' },
  hit: { by: 'act', to: 'hurt' },
  defeat: { by: 'act', to: 'hurt' },
  shoot: { by: 'act' },
  push: { by: 'act' },
  break: { by: 'act' },
  place: { by: 'act' },
  steal: { by: 'act', to: 'hurt' },
  unlock: { by: 'cheer' },
  rescue: { by: 'cheer', to: 'cheer' },
  deliver: { by: 'cheer', to: 'cheer' },
  right: { by: 'cheer' },
  wrong: { by: 'hurt' },
  level: { by: 'cheer' },
  won: { by: 'cheer' },
  lost: { by: 'hurt' },
}
const lasts: Partial<Record<Move, number>> = { act: 0.34, hurt: 0.4, cheer: 1.1 }

/** Whoever jumps farther than this from one picture to the next was set there, and did not go. */
const leap = 90

/** Watches who is drawn where, so that legs go as fast as the ground passes under them. No world knows of it. */
export function watchMotions(player: string): Motions {
  const actors = new Map<string, Actor>()
  let now = 0
  let since = 0
  let drift = 0
  return {
    begin(at, gone) {
      since = Math.min(0.2, Math.max(0, at - now))
      now = at
      drift = gone
    },
    look(cast, id, { x, y, size, facing }) {
      const key = `${cast} ${id ?? ''}`
      const actor = actors.get(key) ?? { cast, x, y, went: 0, way: cast === player ? 1 : -1, pace: 0 }
      actors.set(key, actor)
      const [dx, dy] = [x - actor.x + drift, y - actor.y]
      const far = Math.hypot(dx, dy)
      actor.x = x
      actor.y = y
      if (since > 0 && far < leap) {
        actor.pace += (far / since - actor.pace) * Math.min(1, since * 12)
        actor.went += far / size
      }
      if (facing) actor.way = Math.sign(facing)
      else if (Math.abs(dx) > 0.4 && far < leap) actor.way = Math.sign(dx)
      const goes = actor.pace > size * 0.2
      const steps = goes && Math.floor(actor.went * 1.8) > Math.floor((actor.went - far / size) * 1.8)
      return { frame: frameOf(actor, goes, now + (id ?? 0) * 1.7), way: actor.way, goes, steps }
    },
    happened(events) {
      for (const { type, by = player, to, x, y } of events) {
        const { by: first, to: second } = doings[type] ?? {}
        if (first) begin(nearest(by, x, y), first)
        if (second && to) begin(nearest(to, x, y), second)
      }
    },
  }

  function nearest(cast: string, x: number, y: number): Actor | undefined {
    let [best, least] = [undefined as Actor | undefined, Infinity]
    for (const actor of actors.values()) {
      const away = Math.hypot(actor.x - x, actor.y - y)
      if (actor.cast === cast && away < least) [best, least] = [actor, away]
    }
    return best
  }

  function begin(actor: Actor | undefined, move: Move): void {
    if (actor && actor.doing?.move !== 'hurt') actor.doing = { move, until: now + (lasts[move] ?? 0) }
  }

  function frameOf(actor: Actor, goes: boolean, own: number): number {
    const { doing } = actor
    if (doing && doing.until > now) {
      const { from, frames } = moves[doing.move]
      const gone = (lasts[doing.move] ?? 1) - (doing.until - now)
      return (
        from +
        (doing.move === 'cheer' ? Math.floor(gone * 9) % frames : Math.min(frames - 1, Math.floor(gone * 12)))
      )
    }
    delete actor.doing
    if (goes) return moves.go.from + (Math.floor(actor.went * moves.go.frames * 0.9) % moves.go.frames)
    return own % 3.7 < 0.14 && now > 0 ? moves.blink.from : moves.rest.from
  }
}
