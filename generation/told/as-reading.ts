import { openSpelling } from '../brief/spelling.ts'
import { Refused } from '../pipeline/engine.ts'
import type { ReadingForm } from '../reading/form.ts'
import { read } from '../reading/read.ts'
import type { End, Kind, Link, Piece, Reading, Thing } from '../reading/schema.ts'
import { unreadOf } from '../reading/unread.ts'
import { cutWords, hasLetters, isPlain } from '../reading/words.ts'
import { openCatalogue } from '../things/catalogue.ts'
import { Places } from './locate.ts'

/** What reads texts: our own reader, or whoever was told what one text says. */
export type Reader = (text: string, kind: Kind) => Reading

/** What a provider told of a text, and the words that planners read: the text itself, or the English that it was put into. */
export type Told = { text: string; reader: Reader }

/**
 * What a language provider filled in, as a reader of this one text. Throws `Refused` for pieces that do not stand in it: nobody can wish
 * for what the user did not write. What it leaves out is unread, as with our own reader; parts of speech and the tree stay ours.
 */
export function toldOf(prompt: string, form: ReadingForm): Told {
  if (form.english !== null && isEnglish(prompt))
    throw new Refused(
      'The text is in English already: set reading.english to null, and take pieces of the text itself.',
    )
  const text = form.english ?? prompt
  refuseInvented(form, text)
  return { text, reader: (asked, kind) => new Filled(asked, kind, { form, told: cutWords(text) }).reading() }
}

/** What reads the words of a creation: what was told of it when it was made, else our own reader. */
export const readerFor = ({ prompt, told }: { prompt: string; told?: ReadingForm | undefined }): Told =>
  told ? toldOf(prompt, told) : { text: prompt, reader: read }

/** Most of its words are of ours. */
function isEnglish(text: string): boolean {
  const spelling = openSpelling(openCatalogue())
  const words = (text.toLowerCase().match(/\p{L}[\p{L}']+/gu) ?? []).filter((word) => !isPlain(word))
  const known = words.filter((word) => spelling.isKnown(word)).length
  return words.length > 0 && known / words.length >= 0.7
}

function refuseInvented(form: ReadingForm, text: string): void {
  const places = new Places(cutWords(text))
  const invented = piecesOf(form)
    .filter(([, piece]) => places.all(piece).length === 0)
    .map(([path, piece]) => `reading.${path}: “${piece}”`)
  const isThere = (end: string) => end === 'you' || form.things.some(({ noun }) => isCalled(noun, end))
  const nobody = form.links.flatMap(({ who, whom }, at) =>
    [who, whom ?? who]
      .filter((end, i, both) => !isThere(end) && both.indexOf(end) === i)
      .map((end) => `reading.links[${at}]: “${end}” (no noun of reading.things)`),
  )
  const lost = [...invented, ...nobody]
  if (lost.length === 0) return
  const where = form.english === null ? 'the text of the user' : 'reading.english'
  throw new Refused(
    `The reading speaks of what does not stand in ${where}: ${lost.slice(0, 8).join('; ')}. Take pieces word for word as they stand there, and leave the rest to the design.`,
  )
}

/** Every piece of a form, with where it stands in that. */
const piecesOf = ({ things, links, said, limits, changes = [] }: ReadingForm): [string, string][] => [
  ...things.flatMap(({ noun, attributes }, at): [string, string][] => [
    [`things[${at}].noun`, noun],
    ...attributes.map((one, i): [string, string] => [`things[${at}].attributes[${i}]`, one]),
  ]),
  ...links.map(({ does }, at): [string, string] => [`links[${at}].does`, does]),
  ...said.map(({ piece }, at): [string, string] => [`said[${at}].piece`, piece]),
  ...limits.map(({ piece }, at): [string, string] => [`limits[${at}].piece`, piece]),
  ...changes.flatMap(({ target, value }, at): [string, string][] => [
    [`changes[${at}].target`, target],
    ...(value === null ? [] : [[`changes[${at}].value`, value] satisfies [string, string]]),
  ]),
]

/** 'Flying pumpkins' are the pumpkins. */
const isCalled = (noun: string, name: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${noun.toLowerCase()} `)

/** One form, found again in a text: the prompt, or what a planner left of it. */
class Filled {
  readonly #form: ReadingForm
  readonly #own: Reading
  readonly #places: Places
  /** Where the things of the form are in the reading; what a planner cut away is in it no more. */
  readonly #indexOf = new Map<number, number>()
  readonly #things: Thing[] = []

  constructor(
    text: string,
    kind: Kind,
    { form, told }: { form: ReadingForm; told: readonly { text: string }[] },
  ) {
    this.#form = form
    this.#own = read(text, kind)
    // Where a planner mended slips of the pen, every word still stands in its place.
    const isMended = told.length === this.#own.words.length
    this.#places = new Places(isMended ? told : this.#own.words)
  }

  reading(): Reading {
    const { kind, text } = this.#own
    const { forms, indoors } = this.#form
    this.#findThings()
    const links = this.#form.links.flatMap((link) => this.#linkOf(link))
    const made = {
      things: this.#things,
      links,
      said: this.#form.said.flatMap(({ what, piece }) => {
        const found = this.#piece(piece)
        const kept = what === 'frame' ? this.#idle(found) : found
        return kept && kept.words.length > 0 ? [{ what, piece: kept, sure: 1 }] : []
      }),
      limits: this.#form.limits.flatMap(({ value, what, piece }) => {
        const found = this.#piece(piece)
        return found ? [{ value, what: what.toLowerCase(), piece: found }] : []
      }),
      changes: (this.#form.changes ?? []).flatMap(({ op, target, value }) => {
        const [found, becomes] = [this.#piece(target), value === null ? undefined : this.#piece(value)]
        return found ? [{ op, target: found, ...(becomes && { value: becomes }), sure: 1 }] : []
      }),
    }
    const words = this.#wordsOf(links)
    return {
      kind,
      text,
      words,
      ...made,
      forms: forms ?? [],
      ...(kind === 'place' && typeof indoors === 'boolean' && { indoors: { is: indoors, sure: 1 } }),
      unread: unreadOf(words, made),
    }
  }

  #findThings(): void {
    const taken = new Set<number>()
    for (const [at, { noun, role, count, attributes }] of this.#form.things.entries()) {
      const all = this.#places.all(noun)
      const found = all.find((places) => !places.some((place) => taken.has(place))) ?? all[0]
      if (!found) continue
      for (const place of found) taken.add(place)
      const head = this.#headOf(found)
      this.#indexOf.set(at, this.#things.length)
      this.#things.push({
        noun: this.#pieceAt(found),
        head,
        role,
        sure: 1,
        ...(count !== null && { count }),
        attributes: attributes.flatMap((attribute) => this.#piece(attribute, head) ?? []),
        there: 1,
      })
    }
  }

  /** The word that the others of a noun belong to: 'ball' of 'ball of wool'. */
  #headOf(places: readonly number[]): number {
    const { words } = this.#own
    const of = places.findIndex((at) => words[at]?.text.toLowerCase() === 'of')
    return (of > 0 ? places[of - 1] : places.at(-1)) ?? 0
  }

  #linkOf({ who, does, whom }: ReadingForm['links'][number]): Link[] {
    const done = this.#places.all(does).flatMap(([first]) => first ?? [])
    const by = this.#endOf(who, done)
    const to = whom === null ? undefined : this.#endOf(whom, done, by)
    if (by === undefined || (whom !== null && to === undefined)) return []
    // Where the same is done twice: a verb stands near those whom it is about.
    const near = [to, by].find((end) => typeof end === 'number')
    const found = this.#piece(does, typeof near === 'number' ? this.#things[near]?.head : 0)
    return found ? [{ who: by, does: found, ...(to !== undefined && { whom: to }), sure: 1 }] : []
  }

  /** Of several of one noun, whoever is called by an attribute too, who is not the other end, and who stands nearest to what is done. */
  #endOf(name: string, done: readonly number[], other?: End): End | undefined {
    if (name === 'you') return 'you'
    const called = this.#form.things.flatMap((thing, at) => {
      const index = this.#indexOf.get(at)
      const head = index === undefined ? undefined : this.#things[index]?.head
      if (index === undefined || head === undefined || !isCalled(thing.noun, name)) return []
      const said = thing.attributes.filter((attribute) => isCalled(attribute, name)).length
      const far = Math.min(...done.map((place) => Math.abs(place - head)))
      return [{ index, said, isOther: Number(index === other), far }]
    })
    const [best] = called.toSorted(
      (one, two) => two.said - one.said || one.isOther - two.isOther || one.far - two.far,
    )
    return best?.index
  }

  /** Only what asks for nothing asks for nothing: who calls a word idle that our reader has a use for has not read it. */
  #idle(piece: Piece | undefined): Piece | undefined {
    if (!piece) return undefined
    const { things, links, limits } = this.#own
    const full = new Set([
      ...things.flatMap(({ noun, attributes }) => [noun, ...attributes].flatMap(({ words }) => words)),
      ...links.flatMap(({ does }) => does.words),
      ...limits.flatMap((limit) => limit.piece.words),
    ])
    return this.#pieceAt(piece.words.filter((at) => !full.has(at)))
  }

  #piece(piece: string, near?: number): Piece | undefined {
    const places = this.#places.nearest(piece, near)
    return places && this.#pieceAt(places)
  }

  #pieceAt(places: readonly number[]): Piece {
    return { text: places.map((at) => this.#own.words[at]?.text).join(' '), words: [...places] }
  }

  /** Parts of speech are ours, but for words that were told to be the heads of things and what is done. */
  #wordsOf(links: readonly Link[]): Reading['words'] {
    const heads = new Set(this.#things.map(({ head }) => head))
    const verbs = new Set(links.flatMap(({ does }) => this.#verbIn(does)))
    return this.#own.words.map((word, at) => {
      if (heads.has(at) && /^(?:VERB|ADJ|ADV)$/.test(word.part)) return { ...word, part: 'NOUN' }
      return verbs.has(at) ? { ...word, part: 'VERB' } : word
    })
  }

  /** 'Slides' of 'slides down', where no word of it was known to be a verb; 'on' and 'wearing' are left as they are. */
  #verbIn({ words: places }: Piece): number[] {
    const { words } = this.#own
    const parts = places.map((at) => words[at]?.part ?? '')
    if (parts.some((part) => part === 'VERB' || part === 'AUX')) return []
    const at = parts.findIndex((part) => /^(?:NOUN|PROPN|ADJ)$/.test(part))
    const place = places[at]
    return place === undefined || !hasLetters(words[place]?.text ?? '') ? [] : [place]
  }
}
