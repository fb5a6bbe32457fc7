import type { AnyArchetype } from '../archetype.ts'
import { chair } from './chair.ts'
import { food } from './food/index.ts'
import { gear } from './gear/index.ts'
import { nature } from './nature/index.ts'
import { quadruped } from './quadruped.ts'
import { vehicles } from './vehicles/index.ts'

/** Every shape that the product knows how to make. One line for each. */
const all: AnyArchetype[] = [chair, quadruped, ...food, ...gear, ...nature, ...vehicles]

export const archetypes: ReadonlyMap<string, AnyArchetype> = new Map(all.map((one) => [one.id, one]))

const byNoun = new Map<string, AnyArchetype>()
for (const one of all)
  for (const noun of [...one.nouns, ...Object.keys(one.rows)]) {
    const other = byNoun.get(noun)
    if (other) throw new Error(`'${noun}' is claimed by ${other.id} and ${one.id}`)
    byNoun.set(noun, one)
  }

/** The archetype that has a noun of its own; nouns of other words are led here by nouns.ts. */
export const archetypeFor = (noun: string): AnyArchetype | undefined => byNoun.get(noun)

export const archetypeNouns: readonly string[] = [...byNoun.keys()]
