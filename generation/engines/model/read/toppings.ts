import type { NounFound } from '../../../nouns/nouns.ts'
import { type Draft, valuesOf } from './plan-in-hand.ts'

/** Candles on a cake have no holder, and a cup of cream on a pie no saucer: what stands on food brings no stand of its own. */
export function standBare({ archetype, piece }: Draft, owner: Draft): void {
  if (!owner.found?.thing.traits.includes('food') || !archetype) return
  for (const [name, parameter] of Object.entries(archetype.parameters))
    if (
      /^(?:holder|saucer|stand)$/.test(name) &&
      'options' in parameter &&
      parameter.options.includes('none')
    )
      valuesOf(piece)[name] ??= 'none'
}

/** Mushrooms on a pizza: nobody counts them, and none of them stands there by itself. */
export const isScattered = ({ thing, found }: Draft): boolean =>
  thing.plural && thing.count === undefined && !thing.arranged && found !== undefined && eaten(found)

export const eaten = ({ thing, ...found }: NounFound): boolean =>
  thing.traits.some((trait) => trait === 'food' || trait === 'edible') ||
  (found.by === 'archetype' && found.noun === 'mushroom')
