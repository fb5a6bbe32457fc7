import { optionFor } from './fitting.ts'
import { type PlanInHand, valuesOf } from './plan-in-hand.ts'
import type { ReadThing } from './reading.ts'

const patternOfNoun = (noun: string): string | undefined =>
  /flower|floral|rose|leaf|blossom|peony|daisy|tulip|lily|petal|ivy/.test(noun)
    ? 'floral'
    : /star/.test(noun)
      ? 'starry'
      : /dot|spot/.test(noun)
        ? 'spotted'
        : undefined

/** 'Polka dots' of 'white polka dots': the colour is told by itself. */
const bareOf = ({ phrase, colours }: ReadThing): string =>
  colours.reduce((text, { word }) => text.replace(word, ''), phrase).trim()

/** 'with a floral pattern', 'with stripes': how the owner looks. */
export function isLook(plan: PlanInHand, thing: ReadThing, owner: ReadThing | undefined): boolean {
  if (!owner) return false
  const named: Record<string, string> = {
    stripe: 'striped',
    spot: 'spotted',
    dot: 'spotted',
    'polka dot': 'spotted',
    check: 'checkered',
    checker: 'checkered',
  }
  // A sticker on a print is put there; only patterns are 'on' something as they are 'with' it.
  const generic =
    thing.joined?.how === 'with' &&
    /(?:^|\s)(?:pattern|print|design|motif|decoration|texture|finish|paint job|color|colour|paint)$/.test(
      thing.noun,
    )
  const ownPattern = named[thing.noun]
  const isOne = ownPattern !== undefined && (thing.count === 1 || !thing.plural)
  if (ownPattern === undefined && !generic) return false
  const index = plan.reading.things.indexOf(owner)
  const draft = plan.drafts[index]
  if (!draft) return false
  const name = ownPattern ?? thing.pattern?.name ?? patternOfNoun(thing.noun)
  // One stripe is not what stripes are.
  if (isOne) {
    plan.claims.push({ about: 'unknown', text: thing.phrase })
    return true
  }
  if (name === undefined && thing.colours.length === 0 && !thing.stuff) {
    plan.claims.push({ about: 'unknown', text: thing.phrase })
    return true
  }
  if (name !== undefined) {
    owner.pattern = { name, word: thing.phrase }
    const option = draft.archetype && optionFor(draft.archetype, name)
    const colour = thing.colours[0]?.colour ?? owner.colours[1]?.colour
    if (option) {
      valuesOf(draft.piece)[option.name] = option.option
      if (colour && draft.piece.source.by === 'archetype')
        draft.piece.source.order.colours = { ...draft.piece.source.order.colours, second: colour }
    } else draft.piece.pattern = { name, ...(colour && { colour }) }
    plan.claims.push({ about: 'pattern', piece: draft.piece.id, pattern: name, text: bareOf(thing) })
    thing.unknown = []
  }
  for (const { colour, word } of thing.colours)
    plan.claims.push({
      about: 'colour',
      piece: draft.piece.id,
      ...(name !== undefined && { isPattern: true }),
      colour,
      text: word,
    })
  return true
}
