import type { PersonRow } from '../person-parameters.ts'

export type Values = NonNullable<PersonRow['values']>
type Colours = NonNullable<PersonRow['colours']>

export const woman: Values = {
  shoulders: 0.108,
  hips: 0.09,
  bust: 0.7,
  girth: 0.86,
  limbs: 0.82,
  hands: 0.88,
  feet: 0.95,
  jaw: 0.86,
  eyeSize: 1.14,
  brows: 0.6,
  nose: 0.72,
  mouth: 'lips',
  hair: 'long',
  hairColour: 'auburn',
  lids: 0.12,
}

export const old: Values = { hairColour: 'white', hunch: 0.35, brows: 1.4, lids: 0.3, nose: 1.25 }

export const strong: Values = { shoulders: 0.158, limbs: 1.25, girth: 1.12, jaw: 1.12, torso: 0.31 }

/** A row of values and usual colours. */
export const row = (values: Values, colours: Colours = {}): PersonRow => ({ values, colours })

/** One row for several nouns. */
export const same = (one: PersonRow, nouns: string[]): Record<string, PersonRow> =>
  Object.fromEntries(nouns.map((noun) => [noun, one]))
