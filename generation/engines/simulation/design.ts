import type { Guess } from '@makebelieve/contract/offer'
import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import type { Level } from '@makebelieve/kit/simulation/system'
import type { ReadingFormOf } from '../../reading/form.ts'
import type { ScreenPart } from './read/screen.ts'

/** One system of a simulation, as it was read from the words. */
export type PlannedPart = {
  /** The id of a topic, or 'general'. */
  topic: string
  general?: GeneralData
  /** What the prompt sets, by the ids of controls. */
  values: Record<string, number>
  /** What differs in a second run, which is shown beside the first: 'on Earth and on the Moon'. */
  beside?: Record<string, number>
  /** How fast it opens, where that is said: 'in slow motion'. */
  speed?: number
  /** Controls and graphs that the prompt speaks of, which come first. */
  controls: string[]
  graphs: string[]
}

/** One checkable wish of the prompt. */
export type Claim =
  /** `topic`: the id of what it means. `standsIn`: nothing is called so; what is shown only comes nearest. */
  | { about: 'topic'; part: number; topic?: string; text: string; standsIn?: true }
  /** A quantity that the prompt speaks of can be set, and setting it changes something. */
  | { about: 'control'; part: number; control: string; text: string }
  | { about: 'value'; part: number; control: string; wanted: number; text: string; run?: 'B' }
  /** A control should go from here to there. */
  | { about: 'range'; part: number; control: string; from: number; to: number; text: string }
  | { about: 'readout'; part: number; readout: string; text: string }
  /** A part of the page around every lesson: `of` are the stems of what it should show, `count` how many there should be. */
  | { about: 'screen'; part: number; shows: ScreenPart; text: string; of?: string[]; count?: number }
  /** Something is to be set or moved, and no setting is it: `near` are those that belong to it. */
  | { about: 'no control'; part: number; text: string; near: string[]; byHand?: true }
  | { about: 'level'; level: Level; text: string }
  /** What the simulation does not have. */
  | { about: 'unknown'; text: string }

/** A simulation as it was read from a prompt. Plain data, kept with it, changed by edits. */
export type SimulationPlan = {
  kind: 'environment'
  category: 'simulation'
  prompt: string
  /** What a language provider read in the prompt. Without it, our own reader reads it. */
  told?: ReadingFormOf<'lesson'>
  title: string
  seed: number
  level: Level
  /** The topic was only guessed. */
  guess?: Guess
  parts: PlannedPart[]
  /** The settings are for looking at. */
  locked?: boolean
  notes: string[]
  claims: Claim[]
}
