import { deedItself, normalForm, ofTheDoer, weatherNamed } from './normal-form.ts'
import type { End, Piece, Reading } from './schema.ts'
import { fold } from './words.ts'

/** A reading as one plain line, for `script/read` and whoever compares readings: nouns and verbs by their words. */
export function lineOf(reading: Reading): Record<string, unknown> {
  const { things, links, said, limits, forms } = reading
  const you = things.filter(({ role }) => role === 'you').map(({ noun }) => noun.text)
  const nameOf = (end: End | undefined) => (typeof end === 'number' ? things[end]?.noun.text : end)
  /** Nouns before a noun say more about it too: 'diving' of 'diving helmet'. */
  const before = ({ words }: Piece, head: number) =>
    words.filter((word) => word < head).map((word) => reading.words[word]?.text ?? '')
  const isVerb = ({ words }: Piece) => words.some((word) => reading.words[word]?.part === 'VERB')
  const all = (what: string) => said.filter((one) => one.what === what).map(({ piece }) => piece.text)
  const told = things.map(({ noun, head, count, attributes, role }, place) => ({
    noun: noun.text,
    ...(count !== undefined && { count }),
    attributes: [...attributes.map(({ text }) => text), ...before(noun, head)],
    role,
    doing: links.find(({ who, does }) => who === place && isVerb(does))?.does.text,
    words: textBetween(reading, [...noun.words, ...attributes.flatMap(({ words }) => words)]),
  }))
  const deeds = links.map(({ who, does, whom }) => ({
    who: nameOf(who),
    does: fold(does.text) === 'with' ? 'has' : deedItself(does.text),
    ...(whom !== undefined && { whom: nameOf(whom) }),
    words: textBetween(reading, does.words),
  }))
  // 'Falling coconuts' fall.
  const alongside = things.flatMap(({ noun, attributes }) =>
    attributes
      .filter(({ text }) => /\wing$/i.test(text))
      .map((piece) => ({ who: noun.text, does: piece.text, words: textBetween(reading, piece.words) })),
  )
  return {
    kind: reading.kind,
    ...(forms[0] && {
      form: forms[0].name,
      forms: forms.map(({ name }) => name),
      sure: round(forms[0].sure),
    }),
    you,
    ...(reading.kind === 'game'
      ? {
          things: told.filter((_, at) => !isOnlyPlace(reading, at)),
          links: [...deeds.map(ofTheDoer), ...alongside],
        }
      : normalForm(told, deeds)),
    place: all('place'),
    ...(reading.indoors && { indoors: reading.indoors.is }),
    time: all('time')[0],
    weather: weatherNamed(all('weather')[0]),
    style: all('style'),
    mood: all('mood'),
    view: all('view'),
    for: all('for'),
    not: all('not'),
    rules: all('rule'),
    order: all('order'),
    title: all('title')[0],
    main: things.find(({ role }) => role === 'main')?.noun.text,
    limits: limits.map(({ what, value, piece }) => ({
      what,
      value,
      words: textBetween(reading, piece.words),
    })),
    changes: reading.changes.map(({ op, target, value }) => ({
      op,
      target: target.text,
      ...(value && { value: value.text }),
    })),
    unread: reading.unread.map(({ text }) => text),
  }
}

/** A place where something happens ('runs through the library') is told as the place, and not once more as somebody of the game. */
function isOnlyPlace({ things, said }: Reading, at: number): boolean {
  const thing = things[at]
  if (thing?.role !== 'other') return false
  return said.some(
    ({ what, piece, sure }) => what === 'place' && piece.words.includes(thing.head) && sure > thing.there,
  )
}

/** The literal piece of the text from the first of the words to the last. */
function textBetween({ text, words }: Reading, places: readonly number[]): string {
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return text.slice(words[first]?.start, words[last]?.end)
}

const round = (value: number) => Math.round(value * 100) / 100
