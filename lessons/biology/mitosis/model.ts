import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * Ages are shares of the cycle, from 0 just after a division to 1. Cells of one age go together: `counts` tells how many
 * there are. `cell` is the age of the one under the microscope.
 */
export type Culture = {
  ages: number[]
  counts: number[]
  /** Cells that go together differ by so much in age. */
  spread: number
  resting: number
  cell: number
  divisions: number
  time: number
  trail: [time: number, cells: number][]
}

/** So many that it hardly counts whether a spindle poison catches the group that is just passing. */
export const cohorts = 400
export const begun = 100

/** Parts of mitosis, as shares of it: about as often as each is seen in root tips. */
export const parts = [
  { name: 'prophase', from: 0, says: 'chromosomes pack up' },
  { name: 'metaphase', from: 0.4, says: 'they line up in the middle' },
  { name: 'anaphase', from: 0.65, says: 'the copies are pulled apart' },
  { name: 'telophase', from: 0.8, says: 'two nuclei, one new wall' },
] as const

/** A spindle poison holds cells here: the copies cannot be pulled apart. */
export const heldAt = 0.65

/** Growing, copying and checking take these shares of the time before mitosis: 4.9, 7.5 and 4.9 h in broad bean roots. */
export const growing = 4.9 / 17.3
export const copying = 7.5 / 17.3

export type Part = 'growing' | 'copying' | 'checking' | (typeof parts)[number]['name']
export type Moment = { part: Part; share: number; dna: number }

export const mitosisFrom = ({ cycle = 19.3, mitosis = 2 }: Values) => 1 - mitosis / cycle

/** Where in the cycle a cell is, how far into that part, and how often it has its DNA. */
export function momentOf(age: number, values: Values): Moment {
  const from = mitosisFrom(values)
  if (age < from) {
    const t = age / from
    if (t < growing) return { part: 'growing', share: t / growing, dna: 1 }
    if (t < growing + copying) {
      const share = (t - growing) / copying
      return { part: 'copying', share, dna: 1 + share }
    }
    return { part: 'checking', share: (t - growing - copying) / (1 - growing - copying), dna: 2 }
  }
  return inMitosis((age - from) / (1 - from))
}

export function inMitosis(progress: number): Moment {
  const i = parts.findLastIndex((part) => progress >= part.from)
  const part = parts[Math.max(0, i)] ?? parts[0]
  const to = parts[i + 1]?.from ?? 1
  return { part: part.name, share: Math.min(1, (progress - part.from) / (to - part.from)), dna: 2 }
}

/** The share of a group that has passed a point of the cycle: on its brink only a part of them. */
const past = (age: number, point: number, spread: number) =>
  Math.min(1, Math.max(0, (age - point) / spread + 0.5))

/** All cells. Of a group about to divide some have done so, of one that just did some have not. */
export function cellsOf({ ages, counts, spread, resting }: Culture): number {
  let sum = resting
  for (let i = 0; i < ages.length; i++) {
    const age = ages[i] ?? 0
    sum += (counts[i] ?? 0) * (1 + past(age, 1, spread) - 0.5 * (1 - past(age, 0, spread)))
  }
  return sum
}

/** How many cells are in mitosis. */
export function dividing({ ages, counts, spread }: Culture, values: Values): number {
  const from = mitosisFrom(values)
  let sum = 0
  for (let i = 0; i < ages.length; i++) {
    const age = ages[i] ?? 0
    const within = past(age, from, spread) - past(age, 1, spread)
    sum += (counts[i] ?? 0) * (within + 0.5 * (1 - past(age, 0, spread)))
  }
  return sum
}
