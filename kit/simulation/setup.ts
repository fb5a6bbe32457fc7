import type { GeneralData } from './general/general.ts'
import type { Level, Values } from './system.ts'

/** One system of a simulation, as a prompt has set it up. Plain data. */
export type Part = {
  /** The id of a topic, or of a general system, which then comes with its data. */
  topic: string
  general?: GeneralData
  /** What differs from the usual. */
  values: Values
  /** A second run stands beside the first from the beginning, with what differs in it. */
  beside?: Values
  /** How fast it opens, where not as usual: a quarter is slow motion. */
  speed?: number
  /** Controls and graphs that come first, by their ids; the others follow. */
  controls: readonly string[]
  graphs: readonly string[]
  /** How formulas and the symbols of controls and readouts are written, as MathML. */
  written: { formulas: readonly string[]; symbols: Readonly<Record<string, string>> }
}

/** What the screen shows: one system, or some to choose from. */
export type Setup = {
  title: string
  seed: number
  level: Level
  /** Said under the title: what this is where it is not what was asked for. */
  note?: string
  /** The settings are for looking at, as a teacher has fixed them. */
  locked?: boolean
  parts: readonly Part[]
}
