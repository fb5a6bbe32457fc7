import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { isPictureTalk } from './frames.ts'
import type { Gathered } from './gathered.ts'
import { isPair } from './phrase.ts'
import { containers, exactQuantities, likenesses, needPlural, quantities, servings } from './quantities.ts'

/** What 'of' makes of two nouns: a stack of books is books, a bowl of soup holds it, a wall of stone is made of it. */
export function joinOf(told: Gathered, outer: number, inner: number): void {
  const { nouns, catalogue } = told.lexicon
  const [holder, held] = [told.at(outer), told.at(inner)]
  const whole = nouns.has(`${holder.noun} of ${held.noun}`)
  if (whole !== undefined) {
    holder.noun = whole
    if (held.count !== undefined) holder.within = { count: held.count, noun: held.noun }
    told.drop(inner)
    return
  }
  const last = holder.noun.split(' ').at(-1) ?? ''
  const quantity = held.plural || !needPlural.has(holder.noun) ? quantities[holder.noun] : undefined
  const likeness = [holder.noun, last].find((noun) => noun in likenesses)
  if (quantity) {
    // A pair of glasses is one.
    if (/^(?:pair|set)$/.test(holder.noun) && isPair(held.noun)) {
      held.plural = false
      held.count = holder.count ?? 1
      become(told, outer, inner)
      return
    }
    held.arranged = quantity.arranged
    held.plural = true
    if (held.count === undefined && exactQuantities.has(holder.noun))
      held.count = quantity.usual * (holder.count ?? 1)
    else if (held.count === undefined) held.usual = quantity.usual
    become(told, outer, inner)
  } else if (isPictureTalk(holder.noun)) become(told, outer, inner)
  else if (likeness !== undefined) {
    const usual = stuffNamed(likenesses[likeness] ?? '')
    if (holder.stuff) held.stuff = holder.stuff
    else if (usual) held.stuff ??= { stuff: usual, word: holder.noun }
    if (/^(?:toy|doll)$/.test(holder.noun)) held.styles.push({ style: 'toy', word: holder.noun })
    become(told, outer, inner)
  } else if (servings.has(holder.noun)) {
    held.noun = nouns.has(`${held.noun} ${holder.noun}`) ?? held.noun
    if (holder.count !== undefined) held.count ??= holder.count
    become(told, outer, inner)
  } else if (
    containers.has(last) ||
    catalogue.find(holder.noun).kinds.some((kind) => kind === 'container' || kind === 'vessel')
  )
    held.joined = { to: outer, how: 'full-of' }
  else if (stuffNamed(held.noun)) madeOf(told, outer, inner)
  else if (told.hasPart(held.noun, holder.noun)) become(told, outer, inner)
  else {
    told.unknown.push(`of ${held.phrase}`)
    told.drop(inner)
  }
}

/** The outer thing is only a way to speak of the inner one: what is said of it is said of that. */
function become(told: Gathered, outer: number, inner: number): void {
  const [from, to] = [told.at(outer), told.at(inner)]
  to.colours.push(...from.colours)
  to.layers.push(...from.layers)
  to.styles.push(...from.styles)
  to.unknown.push(...from.unknown)
  to.shapeWords.push(...from.shapeWords)
  to.wear = Math.max(to.wear, from.wear)
  to.glows ||= from.glows
  if (from.size) to.size ??= from.size
  if (from.pose) to.pose ??= from.pose
  to.phrase = `${from.phrase} of ${to.phrase}`
  told.meant.set(outer, inner)
  told.gone.add(outer)
}

export function madeOf(told: Gathered, index: number, of: number): void {
  const [thing, stuffed] = [told.at(index), told.at(of)]
  const last = stuffed.noun.split(' ').at(-1) ?? ''
  const stuff = stuffNamed(stuffed.noun) ?? stuffNamed(last) ?? woodOf(told, last)
  if (!stuff) {
    stuffed.joined = { to: index, how: 'made-of' }
    return
  }
  thing.stuff = { stuff, word: stuffed.noun }
  thing.colours.push(...stuffed.colours)
  told.drop(of)
}

/** What is made of walnut is made of the wood of a tree. */
function woodOf(told: Gathered, noun: string) {
  const { kinds } = told.lexicon.catalogue.find(noun)
  return kinds.some((kind) => kind === 'tree' || kind === 'wood' || kind === 'nut tree')
    ? stuffNamed('wood')
    : undefined
}
