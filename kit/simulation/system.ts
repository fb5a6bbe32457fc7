import type { Random } from '../core/random.ts'
import type { Stage } from './stage.ts'

/** What the user sets. Several words to choose from are numbers too: the place of the chosen one. */
export type Control = {
  id: string
  label: string
  /** As in formulas, in TeX. */
  symbol?: string
  /** 'm/s²', or nothing for a plain number. */
  unit: string
  from: number
  to: number
  usual: number
  /** The smallest change that makes sense; without one, a hundredth of the range. */
  step?: number
  /** Grows by factors, where the range spans several powers of ten. */
  logarithmic?: true
  /** Instead of a slider: words to choose from. `from` is 0 and `to` the last of them. */
  options?: readonly string[]
  /** What it is, in one plain sentence. */
  about: string
  /** Changing it begins anew; the others are felt at once. */
  restarts?: true
}

/** The controls' numbers by their ids. */
export type Values = Readonly<Record<string, number>>

/** What is measured. */
export type Readout<S> = {
  id: string
  label: string
  symbol?: string
  unit: string
  /** Digits after the point; 2 without. */
  digits?: number
  /** Without marks between thousands: a year. */
  ungrouped?: true
  about: string
  of(state: S, values: Values): number
  /** False where there is nothing to read yet, or no more: a dash is shown, and nothing is drawn. */
  known?(state: S, values: Values): boolean
}

export type Graph = {
  id: string
  title: string
  /** 'time' or the id of a readout: then it is a path in a plane. */
  x: string
  y: readonly string[]
  about: string
}

/** What a control does to what is measured: looked at over its whole range by the proof. */
export type Effect = {
  control: string
  readout: string
  /** Always up, always down, or up and then down. 'changes' where it depends. */
  goes: 'up' | 'down' | 'changes'
  /** After so many seconds; 4 without. */
  after?: number
  /** With these values instead of the usual ones. */
  given?: Values
  /** Only over this part of the range; outside, the sentence says why. */
  over?: readonly [from: number, to: number]
  /** The sentence: 'A longer pendulum swings more slowly'. */
  says: string
}

/** What it must agree with. The same code runs in tests, in the proof and on the user's screen. */
export type Reference<S> =
  | {
      /** A solution that can be written down. */
      kind: 'analytic'
      says: string
      readout: string
      /** Nothing where the solution does not hold. */
      expected(values: Values, time: number, start: S): number | undefined
      /** How long it is followed, in seconds of the simulation. */
      until: number
      /** Which values may be used: where the solution holds. */
      where?: Partial<Record<string, readonly [from: number, to: number]>>
      /** 0.01 without: a hundredth of the largest value. */
      within?: number
    }
  | {
      /** What stays the same. */
      kind: 'conserved'
      says: string
      readout: string
      where?: Partial<Record<string, readonly [from: number, to: number]>>
      until?: number
      /** 0.001 without. */
      within?: number
      /** Measured against this readout's size, where the conserved one may be zero. */
      beside?: string
    }
  | {
      /** A value that others have measured or worked out. */
      kind: 'published'
      says: string
      source: string
      values: Values
      readout: string
      at: number
      expected: number
      within: number
    }

/** A question to think about before looking. The answer is worked out by running the simulation itself. */
export type Question = {
  asks: string
  options: readonly string[]
  /** Two settings are run; which of the options is right follows from what is measured. */
  settle: {
    readout: string
    after: number
    first: Values
    second?: Values
    /** From the measured numbers to the place of the right option. */
    answer(first: number, second: number): number
  }
  explains: string
}

export const subjects = [
  'physics',
  'chemistry',
  'biology',
  'earth and space',
  'mathematics',
  'computing',
  'economics',
] as const
export type Subject = (typeof subjects)[number]

/** Words for a child of about 8, for a school, for a first year at a university. */
export const levels = ['young', 'middle', 'upper'] as const
export type Level = (typeof levels)[number]

/** A piece of the world that behaves as its equations say: headless, seeded, plain data. */
export type System<S = unknown> = {
  id: string
  title: string
  subject: Subject
  /** School ages it is for. */
  ages: readonly [from: number, to: number]
  /** What prompts call it, the surest first. */
  words: readonly string[]
  /** What it shows, in two or three sentences for each level. */
  tells: Record<Level, string>
  controls: readonly Control[]
  readouts: readonly Readout<S>[]
  /** The first is shown at once. */
  graphs: readonly Graph[]
  /** In seconds; steps are always this long. */
  dt: number
  /** How many seconds of it pass in one of ours, and what its time is counted in ('s', 'days', 'years'). */
  pace: number
  timeUnit: string
  start(values: Values, random: Random): S
  step(state: S, values: Values, dt: number, random: Random): void
  /** Brings up to date what the state keeps of the settings, where one is moved while time stands still. */
  felt?(state: S, values: Values): void
  /** True when there is nothing more to see; it then rests. */
  isOver?(state: S, values: Values): boolean
  draw(stage: Stage, state: S, values: Values): void
  /** What is to be seen now, in a sentence for those who do not see it. */
  describe(state: S, values: Values): string
  effects: readonly Effect[]
  references: readonly Reference<S>[]
  formulas: readonly { tex: string; about: string }[]
  /** What to try, as sentences; `set` puts the controls there. */
  tries: readonly { says: string; set?: Values }[]
  questions: readonly [Question, Question, Question]
  glossary: readonly { word: string; means: string }[]
  /** For the lesson sheet. */
  goals: readonly string[]
  standards: readonly string[]
}

/** Keeps the types of a topic's own state inside it. */
export const system = <S>(definition: System<S>): System<S> => definition

export function usualValues(controls: readonly Control[]): Record<string, number> {
  return Object.fromEntries(controls.map(({ id, usual }) => [id, usual]))
}
