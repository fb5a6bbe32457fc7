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
  const generic =
    /(?:^|\s)(?:pattern|print|design|motif|decoration|texture|finish|paint job|color|colour|paint)$/.test(
      thing.noun,
    )
  const ownPattern = named[thing.noun]
  if (ownPattern === undefined && !generic) return false
  const index = plan.reading.things.indexOf(owner)
  const draft = plan.drafts[index]
  if (!draft) return false
  const name = ownPattern ?? thing.pattern?.name ?? patternOfNoun(thing.noun)
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
  }
  for (const { colour, word } of thing.colours)
    plan.claims.push({ about: 'colour', piece: draft.piece.id, colour, text: word })
  return true
}
