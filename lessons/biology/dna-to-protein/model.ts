import type { Values } from '@makebelieve/kit/simulation/system'

/** Letters written so far, ribosomes on the message by how many amino acids they have joined, and proteins let go. Seconds. */
export type Factory = {
  written: number
  ribosomes: number[]
  nextStart: number
  finished: number
  joined: number
  time: number
  steps: number
}

/** The first 20 words of the gene of human haemoglobin's beta chain, and a stop that is added here. */
const healthy = 'ATGGTGCATCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCCCTGTGGGGCAAGGTGAACTAA'
export const letters = healthy.length
/** The message needs so long from the nucleus to the ribosomes here, in seconds. */
export const way = 1
/** A ribosome covers so many words: the next cannot start before. */
export const footprint = 10

/** Real changes of this gene, known from people: what is put in the place of how many letters. */
export const mutations = [
  { name: 'none: healthy', at: 0, lost: 0, put: '' },
  { name: 'silent: CTG becomes CTA', at: 11, lost: 1, put: 'A' },
  { name: 'sickle cell: GAG becomes GTG', at: 19, lost: 1, put: 'T' },
  { name: 'stop too early: AAG becomes TAG', at: 51, lost: 1, put: 'T' },
  { name: 'one letter lost', at: 19, lost: 1, put: '' },
] as const

/** The standard genetic code, letters in the order T, C, A, G. */
const code = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG'
const place = (letter = 'T') => Math.max(0, 'TCAG'.indexOf(letter))

function amino(word: string): string {
  return code[16 * place(word[0]) + 4 * place(word[1]) + place(word[2])] ?? '*'
}

export type Gene = { dna: string; changed: number; chain: string }

const genes: readonly Gene[] = mutations.map(({ at, lost, put }) => {
  const dna = healthy.slice(0, at) + put + healthy.slice(at + lost)
  let chain = ''
  for (let i = 0; i + 3 <= dna.length; i += 3) {
    const next = amino(dna.slice(i, i + 3))
    if (next === '*') break
    chain += next
  }
  return { dna, changed: lost > 0 ? at : -1, chain }
})

const plain: Gene = genes[0] ?? { dna: healthy, changed: -1, chain: '' }
export const geneOf = ({ mutation = 0 }: Values): Gene => genes[Math.round(mutation)] ?? plain

/** How many places of the healthy chain are another amino acid or missing. */
export function differences(values: Values): number {
  const { chain } = geneOf(values)
  return [...plain.chain].filter((one, i) => chain[i] !== one).length
}

export const isDifferent = (i: number, values: Values) => geneOf(values).chain[i] !== plain.chain[i]

/** Seconds between two ribosomes that start: as often as they come, but not before there is room. */
export const between = ({ every = 3, ribosome = 5 }: Values) => Math.max(every, footprint / ribosome)

export const threeLetters: Readonly<Record<string, string>> = {
  A: 'Ala',
  R: 'Arg',
  N: 'Asn',
  D: 'Asp',
  C: 'Cys',
  Q: 'Gln',
  E: 'Glu',
  G: 'Gly',
  H: 'His',
  I: 'Ile',
  L: 'Leu',
  K: 'Lys',
  M: 'Met',
  F: 'Phe',
  P: 'Pro',
  S: 'Ser',
  T: 'Thr',
  W: 'Trp',
  Y: 'Tyr',
  V: 'Val',
}
