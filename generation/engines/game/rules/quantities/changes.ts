import {
  type Amount,
  type Effect,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { occasionOf } from '../consequences/occasions.ts'
import { beside, type Known } from '../consequences/with-consequences.ts'
import type { Change, Whole } from './filled-in.ts'
import type { Scale } from './scale.ts'

/** How much of its span one time takes: toward where it is bad, and away from it. */
const bits = { bad: [0.2, 0.26], good: [0.42, 0.36] } as const

/** What makes it more or less at once: at the rules of a deed that is done anyway, with a button, or by what lies about for it. */
export function withChange(
  book: Rulebook,
  change: Change,
  whole: Whole,
  scale: Scale,
  known: Known,
): Rulebook {
  const because = change.filler ? ('filler' as const) : { words: change.words }
  const effects: Effect[] = [effectOf(change, whole, scale)]
  const occasion = occasionOf(causeOf(change), book, known)
  if (occasion) return beside(book, occasion, () => effects, because)
  const member = known.cast.find(({ id }) => id === change.whom)
  if (!member) return book
  return { ...book, ...lying(book, member, change, effects, because) }
}

const causeOf = ({ verb, whom }: Change) => ({ ...(verb && { verb }), ...(whom && { whom }) })

function effectOf(
  { way, whole: isWhole }: Change,
  { name, edges }: Whole,
  { span, floor, ceiling }: Scale,
): Effect {
  if (isWhole) return { meter: name, of: 'player', set: way === 'up' ? ceiling : floor }
  const isBad = edges.some(({ side }) => (side === 'full') === (way === 'up'))
  const isBoth = new Set(edges.map(({ side }) => side)).size > 1
  const sign = way === 'up' ? 1 : -1
  const [gentle, cruel] = isBoth ? ([0.24, 0.3] as const) : isBad ? bits.bad : bits.good
  const add: Amount = [round(sign * gentle * span), round(sign * cruel * span)]
  return { meter: name, of: 'player', add }
}

const round = (value: number) => Math.round(value * 10000) / 10000

/** A station stays where it is and helps again; what can be picked up is gone then, and more of it comes. */
function lying(
  book: Rulebook,
  { id, name }: { id: string; name: string },
  { verb }: Change,
  effects: Effect[],
  because: Rule['because'],
): Pick<Rulebook, 'kinds' | 'rules'> {
  const stays = isFixed(name) || /^(?:open|press|pull|turn|push|close|switch|flip)$/.test(verb ?? '')
  const kind: Kind = {
    id,
    cast: id,
    drive: { does: 'still' },
    count: stays ? 2 : 3,
    where: stays ? 'anywhere' : 'far',
    size: stays ? 66 : 44,
    ...(!stays && { comes: { every: [2.2, 2.8], most: [5, 4], where: 'far' } }),
    because,
  }
  const met: Rule = {
    when: { touch: [playerKind(book).id, id] },
    do: [...effects, ...(stays ? [] : [{ remove: 'b' as const }]), { show: 'heal' }],
    rest: stays ? 1.2 : 0.3,
    because,
  }
  const isThere = book.kinds.some((one) => one.id === id || one.cast === id)
  return { kinds: isThere ? book.kinds : [...book.kinds, kind], rules: [...book.rules, met] }
}

/** Whether something stands where it is: nobody carries a station away. */
function isFixed(name: string): boolean {
  const { traits, kinds } = openCatalogue().find(name)
  const has = (one: (typeof traits)[number]) => traits.includes(one)
  return (
    !has('holdable') &&
    (has('building') || has('place') || has('tool') || kinds.includes('furniture') || has('terrain'))
  )
}
