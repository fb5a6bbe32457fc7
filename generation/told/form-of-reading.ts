import { type ReadingFormOf, readingForms, type ToldKind } from '../reading/form.ts'
import type { End, Reading } from '../reading/schema.ts'

/** A reading in the form that providers fill in: what a provider is shown of a creation that exists. */
export function formOf<Kind extends ToldKind>(reading: Reading, kind: Kind): ReadingFormOf<Kind> {
  const { things, links, said, limits, forms, indoors } = reading
  const nameOf = (end: End): string => {
    const thing = typeof end === 'number' ? things[end] : undefined
    if (!thing) return 'you'
    const isOnly = things.filter(({ noun }) => noun.text === thing.noun.text).length === 1
    // 'The small bird', where there is a big one too.
    return isOnly ? thing.noun.text : [thing.attributes[0]?.text, thing.noun.text].filter(Boolean).join(' ')
  }
  const form = {
    english: null,
    things: things.slice(0, 30).map(({ noun, role, count, attributes }) => ({
      noun: noun.text,
      role,
      count: count ?? null,
      attributes: attributes.slice(0, 10).map(({ text }) => text),
    })),
    links: links.slice(0, 40).map(({ who, does, whom }) => ({
      who: nameOf(who),
      does: does.text,
      whom: whom === undefined ? null : nameOf(whom),
    })),
    said: said.slice(0, 30).map(({ what, piece }) => ({ what, piece: piece.text })),
    limits: limits.slice(0, 12).map(({ value, what, piece }) => ({ value, what, piece: piece.text })),
    forms: forms.slice(0, 3).map(({ name, sure }) => ({ name, sure: Math.round(sure * 100) / 100 })),
    indoors: indoors && indoors.sure > 0.9 ? indoors.is : null,
  }
  return readingForms[kind].parse(form) as ReadingFormOf<Kind>
}
