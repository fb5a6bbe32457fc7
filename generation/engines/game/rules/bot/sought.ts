import type { Effect, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import { kindOf } from '@makebelieve/kit/rules/world'
import { lowers, raises } from './conditions.ts'
import { names } from './want.ts'

/** An effect that somebody would like to bring about. */
export type Sought = { is(effect: Effect, rule: Rule, book: Rulebook): boolean }

/** One for each name, always the same. */
function oneFor(make: (name: string) => Sought['is']): (name: string) => Sought {
  const made = new Map<string, Sought>()
  return (name) => {
    const before = made.get(name)
    if (before) return before
    const sought = { is: make(name) }
    made.set(name, sought)
    return sought
  }
}

export const adding = oneFor(
  (tally) => (effect) => 'tally' in effect && 'add' in effect && effect.tally === tally && effect.add > 0,
)

export const raising = oneFor(
  (meter) => (effect) => 'meter' in effect && 'of' in effect && effect.meter === meter && raises(effect),
)

export const lowering = oneFor(
  (meter) => (effect) => 'meter' in effect && 'of' in effect && effect.meter === meter && lowers(effect),
)

export const striking: Sought = { is: (effect) => 'strike' in effect }

export const making = oneFor(
  (kind) => (effect) =>
    ('become' in effect && effect.become === kind) || ('spawn' in effect && effect.spawn === kind),
)

/** Whatever sends one of a kind off, or lays one down. */
export const sending = oneFor((kind) => (effect) => 'spawn' in effect && effect.spawn === kind)

/** Whatever makes somebody of a kind be gone, or be another. */
export const removing = oneFor((kind) => (effect, { when }, book) => {
  const ends = 'remove' in effect || 'strike' in effect || ('become' in effect && effect.become !== kind)
  const { cast } = kindOf(book, kind)
  return ends && names(when).some((name) => name === kind || name === cast)
})

/** Whatever takes one of a kind in tow. */
export const towing = oneFor(
  (kind) =>
    (effect, { when }) =>
      'tie' in effect && effect.tie === 'b' && names(when).includes(kind),
)

/** Whatever pushes one of a kind that is touched. */
export const shoving = oneFor(
  (kind) =>
    (effect, { when }) =>
      'push' in effect && 'touch' in when && when.touch.includes(kind),
)

type Bringing = { rule: Rule; index: number; effect: Effect }

const known = new WeakMap<Rulebook, Map<Sought, readonly Bringing[]>>()

/** The rules of a book that bring it about, found once: the bot asks for them again and again. */
export function bringing(book: Rulebook, sought: Sought): readonly Bringing[] {
  const inBook = known.get(book) ?? new Map<Sought, readonly Bringing[]>()
  const before = inBook.get(sought)
  if (before) return before
  const found = book.rules.flatMap((rule, index) => {
    const effect = rule.do.find((one) => sought.is(one, rule, book))
    return effect ? [{ rule, index, effect }] : []
  })
  known.set(book, inBook.set(sought, found))
  return found
}
