import { archetypes } from '@makebelieve/shapes/archetypes/index'
import type { Draft } from './plan-in-hand.ts'
import { valuesOf } from './plan-in-hand.ts'

/** Words that say what kind of person somebody is besides their trade, by the row of figures that is built so. */
const kinds: Record<string, string> = {
  woman: 'woman',
  lady: 'woman',
  female: 'woman',
  man: 'man',
  male: 'man',
  girl: 'girl',
  boy: 'boy',
  child: 'boy',
}

/** What of a row is the body; the rest is what somebody wears, and their trade decides on that. */
const bodily =
  'head,legs,torso,shoulders,hips,girth,bust,arms,limbs,hands,feet,jaw,eyeSize,brows,nose,mouth,lids,hair,hairColour,beard'.split(
    ',',
  )

const aged = /^(?:old|elderly|aged)$/

/** 'A woman baker', 'an old fisherman': a body of this kind in the clothes of the trade. Gives the words that are shown so. */
export function asKindOfPerson({ piece, thing, archetype }: Draft): string[] {
  if (!archetype?.parameters.hairColour || !archetype.parameters.hunch) return []
  const values = valuesOf(piece)
  const shown: string[] = []
  for (const word of thing.unknown) {
    const row = archetypes.get(archetype.id)?.rows[kinds[word] ?? '']?.values
    if (kinds[word] === undefined) continue
    for (const name of bodily) {
      const value = row?.[name] ?? archetype.parameters[name]?.usual
      if (value !== undefined) values[name] ??= value
    }
    shown.push(word)
  }
  if (thing.unmeasured.some((word) => aged.test(word))) {
    Object.assign(values, { hairColour: 'grey', hunch: 0.3, brows: 1.4, lids: 0.3 })
    // Who is old is not rusty.
    thing.wear = 0
  }
  // Nor are the young children.
  if (thing.size?.word === 'young') {
    piece.size = 1
    delete thing.size
    shown.push('young')
  }
  return shown
}
