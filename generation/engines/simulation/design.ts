import type { Guess } from '@makebelieve/contract/offer'
import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import type { Level } from '@makebelieve/kit/simulation/system'
import type { ReadingFormOf } from '../../reading/form.ts'

/** One system of a simulation, as it was read from the words. */
export type PlannedPart = {
  /** The id of a topic, or 'general'. */
  topic: string
  general?: GeneralData
  /** What the prompt sets, by the ids of controls. */
  values: Record<string, number>
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
  | { about: 'value'; part: number; control: string; wanted: number; text: string }
  /** A control should go from here to there. */
  | { about: 'range'; part: number; control: string; from: number; to: number; text: string }
  | { about: 'readout'; part: number; readout: string; text: string }
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
