import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import { type Body, bookOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'

/** What a rulebook says to whoever is played as one of its kinds: asked for in every step, and found out once. */
export function readOnce<T>(read: (book: Rulebook, player: Pick<Body, 'kind' | 'cast'>) => T) {
  const known = new WeakMap<Rulebook, Map<string, T>>()
  return (world: RulesWorld): T => {
    const book = bookOf(world)
    const { kind, cast } = playerOf(world)
    const ofBook = known.get(book) ?? new Map<string, T>()
    const before = ofBook.get(kind)
    if (before !== undefined) return before
    const found = read(book, { kind, cast })
    known.set(book, ofBook.set(kind, found))
    return found
  }
}
