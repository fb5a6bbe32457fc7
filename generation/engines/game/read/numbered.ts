import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'

/** A stretch of the text with numbers. */
export type Span = { start: number; end: number }

export const spanOf = ({ index = 0, 0: text }: RegExpMatchArray): Span => ({
  start: index + (text.length - text.trimStart().length),
  end: index + text.trimEnd().length,
})

/** The numbers of the things in a piece of the text. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/#(\d+)/g)].map(([, index]) => Number(index))

/** A sentence with numbers for its things: clauses are found in it by how they are said, whatever they are about. */
export class Numbered {
  readonly text: string
  readonly #reading: Reading
  readonly #starts: { at: number; start: number; end: number }[] = []

  /** Things that are called so stay words. */
  constructor(reading: Reading, plain = /^$/) {
    this.#reading = reading
    let text = ''
    for (const [at, word] of reading.words.entries()) {
      const thing = reading.things.findIndex(
        ({ noun, attributes }) => noun.words.includes(at) || attributes.some((one) => one.words.includes(at)),
      )
      const head = reading.things[thing]?.head
      const isThing = head !== undefined && !plain.test(reading.words[head]?.text ?? '')
      // What is said of a thing before it stands in its number.
      if (isThing && at < head) continue
      const piece = isThing && at === head ? `#${thing}` : word.text
      if (text !== '') text += ' '
      this.#starts.push({ at, start: text.length, end: text.length + piece.length })
      text += piece
    }
    this.text = text
  }

  isYou(index: number | undefined): boolean {
    return index !== undefined && this.#reading.things[index]?.role === 'you'
  }

  nounOf(index: number): string {
    return this.#reading.words[this.#reading.things[index]?.head ?? -1]?.text.toLowerCase() ?? ''
  }

  /** All words of these stretches in order, those that stand in the number of a thing among them. */
  placesIn(spans: readonly Span[]): number[] {
    const found = spans.flatMap(({ start, end }) => {
      const own = this.#starts.filter((one) => one.start >= start && one.end <= end).map(({ at }) => at)
      const [first = 0, last = -1] = [own[0], own.at(-1)]
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    })
    return [...new Set(found)].sort((one, other) => one - other)
  }

  /** Something that is done in these places of the text. */
  deedAt(places: number[], deed: Pick<Deed, 'who' | 'verb' | 'frame' | 'whoms'>): Deed {
    const [at = 0] = places
    return { ...deed, particles: [], pronoun: false, negated: false, words: this.wordsAt(places), places, at }
  }

  /** As they were said. */
  wordsAt(places: readonly number[]): string {
    return places
      .map((at) => this.#reading.words[at]?.text ?? '')
      .join(' ')
      .replaceAll(/ (?=[,.;!?]|n't\b)/g, '')
      .replace(/^(?:and|but|or|so|then)\s+/i, '')
  }
}
