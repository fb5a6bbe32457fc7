import type { Values } from '@makebelieve/kit/simulation/system'

/** Standard atomic weights (IUPAC), rounded. */
export const weights: Readonly<Record<string, number>> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Na: 22.99,
  Al: 26.982,
  Fe: 55.845,
}

export type Substance = { name: string; atoms: Readonly<Record<string, number>> }

const hydrogen: Substance = { name: 'H₂', atoms: { H: 2 } }
const oxygen: Substance = { name: 'O₂', atoms: { O: 2 } }
const water: Substance = { name: 'H₂O', atoms: { H: 2, O: 1 } }
const carbonDioxide: Substance = { name: 'CO₂', atoms: { C: 1, O: 2 } }
const iron: Substance = { name: 'Fe', atoms: { Fe: 1 } }
const rust: Substance = { name: 'Fe₂O₃', atoms: { Fe: 2, O: 3 } }

export const reactions: readonly { name: string; left: Substance[]; right: Substance[] }[] = [
  { name: 'hydrogen burns', left: [hydrogen, oxygen], right: [water] },
  {
    name: 'ammonia is made',
    left: [{ name: 'N₂', atoms: { N: 2 } }, hydrogen],
    right: [{ name: 'NH₃', atoms: { N: 1, H: 3 } }],
  },
  {
    name: 'natural gas burns',
    left: [{ name: 'CH₄', atoms: { C: 1, H: 4 } }, oxygen],
    right: [carbonDioxide, water],
  },
  { name: 'iron rusts', left: [iron, oxygen], right: [rust] },
  {
    name: 'sodium meets water',
    left: [{ name: 'Na', atoms: { Na: 1 } }, water],
    right: [{ name: 'NaOH', atoms: { Na: 1, O: 1, H: 1 } }, hydrogen],
  },
  {
    name: 'thermite',
    left: [{ name: 'Al', atoms: { Al: 1 } }, rust],
    right: [{ name: 'Al₂O₃', atoms: { Al: 2, O: 3 } }, iron],
  },
  {
    name: 'propane burns',
    left: [{ name: 'C₃H₈', atoms: { C: 3, H: 8 } }, oxygen],
    right: [carbonDioxide, water],
  },
  {
    name: 'photosynthesis',
    left: [carbonDioxide, water],
    right: [{ name: 'C₆H₁₂O₆', atoms: { C: 6, H: 12, O: 6 } }, oxygen],
  },
]

/** A machine that tries one set of numbers after another, the smallest sums first. */
export type Balancing = { tries: number; total: number; now: number[]; found: number[] }

type Reaction = (typeof reactions)[number]
const fallback: Reaction = { name: '', left: [hydrogen, oxygen], right: [water] }
export const reactionOf = ({ reaction = 2 }: Values): Reaction => reactions[Math.round(reaction)] ?? fallback

export const elementsOf = ({ left, right }: Reaction) => [
  ...new Set([...left, ...right].flatMap(({ atoms }) => Object.keys(atoms))),
]

/** The user's numbers, as many as there are substances on each side. */
export function chosen(
  { a = 1, b = 1, c = 1, d = 1 }: Values,
  { left, right }: Reaction,
): [number[], number[]] {
  return [[a, b].slice(0, left.length).map(Math.round), [c, d].slice(0, right.length).map(Math.round)]
}

export const countOf = (side: readonly Substance[], numbers: readonly number[], element: string) =>
  side.reduce((sum, { atoms }, i) => sum + (atoms[element] ?? 0) * (numbers[i] ?? 0), 0)

export const massOf = (side: readonly Substance[], numbers: readonly number[]) =>
  side.reduce(
    (sum, { atoms }, i) =>
      sum + (numbers[i] ?? 0) * Object.entries(atoms).reduce((all, [e, n]) => all + n * (weights[e] ?? 0), 0),
    0,
  )

/** How many atoms are too many or too few, over all elements. */
export function offBy(reaction: Reaction, left: readonly number[], right: readonly number[]): number {
  return elementsOf(reaction).reduce(
    (sum, e) => sum + Math.abs(countOf(reaction.left, left, e) - countOf(reaction.right, right, e)),
    0,
  )
}
