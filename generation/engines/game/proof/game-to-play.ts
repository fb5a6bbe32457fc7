import type { Input } from '@makebelieve/kit/core/input'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { advance, type Choice, type Control, type GameRules } from '@makebelieve/kit/game/rules'
import { cloneWorld, type GameEvent, type World } from '@makebelieve/kit/game/world'

/**
 * A game as the proof plays it, wherever its rules are: in this realm, as those of the kit, or behind a wall, where code
 * that somebody else wrote belongs (`edited/behind-the-wall.ts`).
 */
export type GameToPlay<W extends World> = {
  stage: { width: number; height: number }
  controls: readonly Control[]
  begin(seed: number): Match<W>
}

/** One game of it that is being played. */
export type Match<W extends World> = {
  /** To be looked at, and not to be touched: behind a wall it is a copy. Only there does it cost something. */
  readonly world: W
  readonly status: World['status']
  readonly because: string
  /** What happened in the last step. */
  readonly events: readonly GameEvent[]
  step(input: Input): void
  choices(): readonly Choice[]
  /** The same moment once more, to go another way from there. */
  copy(): Match<W>
  /** Nobody goes on from here. */
  leave(): void
}

/** The error of a game that cannot be asked any more: it took all its time or memory. */
export class GameOver extends Error {}

/** A game whose rules are in this realm. */
export function gameToPlay<W extends World>(genre: GameRules<W>, plan: GamePlan): GameToPlay<W> {
  const matchIn = (world: W): Match<W> => ({
    world,
    get status() {
      return world.status
    },
    get because() {
      return world.because
    },
    get events() {
      return world.events
    },
    step: (input) => advance(genre, world, input),
    choices: () => genre.choices?.(world) ?? [],
    copy: () => matchIn(cloneWorld(world)),
    leave() {},
  })
  return {
    stage: genre.stage,
    controls: genre.controls(plan),
    begin: (seed) => matchIn(genre.create(plan, seed)),
  }
}
