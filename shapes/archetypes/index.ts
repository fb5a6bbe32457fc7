import type { AnyArchetype } from '../archetype.ts'
import { creatures } from './creatures/index.ts'
import { food } from './food/index.ts'
import { gear } from './gear/index.ts'
import { household } from './household/index.ts'
import { nature } from './nature/index.ts'
import { people } from './people/index.ts'
import { places } from './places/index.ts'
import { scenery } from './scenery/index.ts'
import { vehicles } from './vehicles/index.ts'
import { wear } from './wear/index.ts'

/** Every shape that the product knows how to make. One line for each. */
const all: AnyArchetype[] = [
  ...creatures,
  ...food,
  ...gear,
  ...household,
  ...nature,
  ...people,
  ...places,
  ...scenery,
  ...vehicles,
  ...wear,
]

export const archetypes: ReadonlyMap<string, AnyArchetype> = new Map(all.map((one) => [one.id, one]))

const byNoun = new Map<string, AnyArchetype>()
/** Nouns that two archetypes claim; the first keeps them. A test wants none. */
export const claimedTwice: string[] = []
for (const one of all)
  for (const noun of new Set([...one.nouns, ...Object.keys(one.rows)])) {
    const other = byNoun.get(noun)
    if (other) claimedTwice.push(`${noun}: ${other.id} and ${one.id}`)
    else byNoun.set(noun, one)
  }

/** The archetype that has a noun of its own; nouns of other words are led here by nouns.ts. */
export const archetypeFor = (noun: string): AnyArchetype | undefined => byNoun.get(noun)

export const archetypeNouns: readonly string[] = [...byNoun.keys()]
