import type { Button, Input } from '../core/input.ts'
import type { GamePlan } from './plan.ts'
import { withSecondPick } from './second-cursor.ts'
import { lose, rate, type World, win } from './world.ts'

/** A control that the player is told about. The proof checks that each of them does something. */
export type Control = {
  input: Button | 'pointer' | 'pick' | 'look'
  /** What it does: 'Move left', 'Jump', 'Choose'. Controls with the same words are shown as one. */
  says: string
  /** Whose buttons; 1 unless said otherwise. */
  player?: 1 | 2
  /** Further keys for it, by their places on the board (`KeyboardEvent.code`). */
  keys?: readonly string[]
  /** Fingers touch the stage itself for it, and need no button on the screen. */
  onStage?: true
}

/** Something on the stage that can be picked by mouse, finger, keyboard or gamepad, in units of the stage. */
export type Choice = {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** What it is, for screen readers and captions. */
  says: string
  disabled?: boolean
  /** The letter or key of a real keyboard that picks it, as `KeyboardEvent.key` has it in small letters. */
  key?: string
}

/** A figure that the screen shows beside score, lives, time and level, which all games share. */
export type HudItem = {
  says: string
  value: string
  /** From 0 to 1: shown as a bar. */
  part?: number
  /** The picture of a cast member, shown in front of the value. */
  picture?: string
  /** The stage shows it already: this one is for those who listen. */
  unseen?: boolean
  /** It is what levels are called here, such as nights: shown instead of the level. */
  isLevel?: true
}

export type Dimension = '2d' | '3d'

/**
 * A kind of game without its looks: it turns a plan into a world and steps it. What every game has (title, pause,
 * clock, sound, controls) is not its business; how it is drawn, in two dimensions or three, is added to it there.
 */
export type GameRules<W extends World = World> = {
  id: string
  /** Whether it is drawn flat or as a place: which of the kit's folders it lives in, and what its page needs. */
  dimension: Dimension
  /** What the screen shows, in units in which the pointer and the choices are told. */
  stage: { width: number; height: number }
  controls(plan: GamePlan): Control[]
  /** At most three short sentences for the title screen. */
  howTo(plan: GamePlan): string[]
  create(plan: GamePlan, seed: number): W
  /** One sixtieth of a second. Not called while the world pauses or after it has ended. */
  step(world: W, input: Input): void
  choices?(world: W): Choice[]
  /** Where two play, the second one has a cursor of their own over the choices: see `picksIn`. */
  secondCursor?: boolean
  hud?(world: W): HudItem[]
  /** How it goes with the music: where a game is in it that is played to it, in sixteenths; `own` where the game itself plays all that is heard. */
  music?: { at(world: W): number } | 'own'
}

/** One step of any game: the clock, the pauses, and the genre's own rules. This is how worlds are stepped everywhere. */
export function advance<W extends World>(genre: GameRules<W>, world: W, input: Input): void {
  world.events = []
  if (world.status !== 'playing') return
  world.tick++
  if (world.pause > 0) world.pause--
  else {
    runClock(world)
    if (world.status === 'playing') genre.step(world, withSecondPick(genre, world, input))
  }
  world.before = input.held
  world.beforeSecond = input.second
}

function runClock(world: World): void {
  if (world.clock === null) return
  world.clock--
  if (world.clock <= 10 * rate && world.clock > 0 && world.clock % rate === 0)
    world.events.push({ type: 'warn', x: 0, y: 0, value: world.clock / rate })
  if (world.clock > 0) return
  world.clock = 0
  if (world.plan.rules.timeUp === 'win') win(world, 'You held out to the end.')
  else lose(world, 'Time is up.')
}
