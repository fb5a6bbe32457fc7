import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { type NounFinder, type NounFound, nounFinder, withArticle } from '../../../nouns/nouns.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { ownPicture } from '../../../things/own-picture.ts'
import type { Piece } from '../design.ts'
import { bareNoun } from '../read/bare-noun.ts'

/** What a made piece is beside a noun: that very thing, something that stands in for it, or something else altogether. */
export type Called =
  | { is: 'it' }
  | { is: 'unsure'; as: string }
  /** `isFar` where it is not even something wider of the same kind. */
  | { is: 'stand-in'; as: string; isFar: boolean }
  | { is: 'other' }

let finder: NounFinder | undefined
const nouns = () => {
  finder ??= nounFinder(archetypes)
  return finder
}

/**
 * Whether somebody who never saw the sentence would call the made piece by this noun: it has the shape that was made for the noun, or for a
 * kind of it (a corgi is a dog). The shape of something wider (any dog for a labrador, a person for a plumber) stands in.
 */
export function calledBy(said: string, piece: Pick<Piece, 'noun' | 'source'>): Called {
  const noun = bareNoun(said, (one) => nouns().has(one) !== undefined)
  const { source } = piece
  if (source.by === 'stuff') return isNamed(noun, piece.noun) ? { is: 'it' } : { is: 'other' }
  // The wings of a butterfly are no butterfly.
  if (source.by === 'archetype' && source.only !== undefined)
    return noun === piece.noun || said === piece.noun ? { is: 'it' } : { is: 'other' }
  if (source.by === 'archetype' && isNamed(noun, source.order.noun)) return { is: 'it' }
  const found = nouns().find(noun)
  if (source.by === 'parts')
    return found.by === 'parts' && piece.noun === said
      ? { is: 'unsure', as: `its parts put together (${source.orders.map((one) => one.noun).join(', ')})` }
      : { is: 'other' }
  if (source.by === 'puffed')
    return calledByPicture(noun, found, source.art, piece.noun === said || isNamed(noun, piece.noun))
  const shown = source.order.noun
  if (found.by !== 'archetype' || found.archetype.id !== source.order.archetype || found.noun !== shown)
    return kindsOf(shown).includes(noun) || isSortOf(noun, shown) ? { is: 'it' } : { is: 'other' }
  // A moka pot is a pot, and whether the pot that is shown looks like one nobody knows.
  if (found.likeness === 'head' && !openCatalogue().isNoun(noun))
    return { is: 'unsure', as: withArticle(shown) }
  return found.likeness === 'same' || found.likeness === 'head'
    ? { is: 'it' }
    : { is: 'stand-in', as: withArticle(shown), isFar: found.likeness === 'relative' }
}

/** Whether somebody who counts what a noun names would count this piece, too: a swing set among the swings. */
export function countsAs(said: string, piece: Pick<Piece, 'noun' | 'source'>): boolean {
  if (calledBy(said, piece).is === 'it') return true
  const noun = bareNoun(said, (one) => nouns().has(one) !== undefined)
  const { source } = piece
  if (source.by !== 'archetype' || shapeFor(noun)?.archetype !== source.order.archetype) return false
  const words = source.order.noun.split(' ')
  return noun.split(' ').every((word) => words.includes(word))
}

/** Whether a piece has the shape of the very kind that the dictionary puts the noun under: a hoverboard under skateboards. */
export function isOfWiderKind(
  noun: string,
  kind: string | undefined,
  { source }: Pick<Piece, 'source'>,
): boolean {
  const found = nouns().find(noun)
  return (
    found.by === 'archetype' &&
    found.likeness === 'kind' &&
    found.noun === kind &&
    source.by === 'archetype' &&
    found.archetype.id === source.order.archetype
  )
}

/** The archetype and its row for a noun, where it has a shape. */
export function shapeFor(noun: string): { archetype: string; noun: string } | undefined {
  const found = nouns().find(noun)
  return found.by === 'archetype' && found.likeness === 'same'
    ? { archetype: found.archetype.id, noun: found.noun }
    : undefined
}

/** Whether there is a shape of this very noun: a thing that would stand there by itself. */
export const hasShape = (noun: string): boolean => nouns().has(noun) !== undefined

/** A drawn picture that was made solid is what it was drawn as; where there is none, the name was made solid. */
function calledByPicture(
  noun: string,
  found: NounFound,
  art: { set: string; id: string },
  isOwn: boolean,
): Called {
  // A tag has one name on it.
  if (!ownPicture(found.thing) && !isOwn) return { is: 'other' }
  if (!ownPicture(found.thing)) return { is: 'stand-in', as: 'a tag with its name', isFar: true }
  const { flat, glossy } = found.thing
  const own = [flat, glossy].find((one) => one?.set === art.set && one.id === art.id)
  if (!own) return { is: 'other' }
  return own.match === 'name' && own.via === noun && own.shows === undefined
    ? { is: 'it' }
    : { is: 'stand-in', as: `the picture of ${withArticle(own.shows ?? own.via)}`, isFar: true }
}

/** 'Wooden table' is a table, and 'gold coin' a coin. */
const isNamed = (noun: string, shown: string) =>
  noun === shown || bareNoun(shown, (one) => nouns().has(one) !== undefined) === noun

/** A sailing ship is a ship, for both are vessels; a sea horse is no horse, and a hot dog no dog. */
function isSortOf(noun: string, shown: string): boolean {
  const [, nearest] = kindsOf(noun)
  return shown.endsWith(` ${noun}`) && nearest !== undefined && kindsOf(shown).includes(nearest)
}

function kindsOf(shown: string): string[] {
  const thing = openCatalogue().find(shown)
  return thing.flat.match === 'nearest' ? [] : thing.kinds
}
