import type { Input } from '../core/input.ts'
import type { World } from './world.ts'

/** What a bot keeps in mind between steps; the world itself must not know. */
export type Memory = Record<string, number | string | undefined>

/**
 * How a good player of this genre plays. Bots look at the world and answer with an input, as a person would; they ship
 * with no game, and only the proof uses them.
 */
export type Bot<W extends World = World> = {
  play(world: W, memory: Memory): Input
  /** How far the game is from its start (0) to its win (1); the search of last resort climbs this. */
  progress(world: W): number
  /** Where two play, it plays for both of them: who wins then says nothing about how hard it is. */
  playsBoth?: true
  /** How somebody plays who wants to lose, where doing nothing is not enough. */
  lose?(world: W, memory: Memory): Input
}
