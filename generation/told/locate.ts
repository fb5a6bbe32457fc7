import { cutWords, fold } from '../reading/words.ts'

/** Words of the text between those of one piece, at most: 'picks … up'. */
const mostBetween = 6

/** Where pieces of a text stand in it, by the places of their words. */
export class Places {
  readonly #words: readonly string[]

  constructor(words: readonly { text: string }[]) {
    this.#words = words.map(({ text }) => fold(text))
  }

  /** Everywhere that a piece stands as it is; else where its words follow each other with a few others between. */
  all(piece: string): number[][] {
    const wanted = cutWords(piece).map(({ text }) => fold(text))
    if (wanted.length === 0) return []
    const starts = this.#words.flatMap((word, at) => (word === wanted[0] ? [at] : []))
    const together = starts.filter((at) => wanted.every((word, i) => this.#words[at + i] === word))
    if (together.length > 0) return together.map((at) => wanted.map((_, i) => at + i))
    return starts.flatMap((at) => {
      const places = this.#inOrder(wanted, at)
      return places ? [places] : []
    })
  }

  /** Of all those the one nearest to a word. */
  nearest(piece: string, to = 0): number[] | undefined {
    const distance = (places: readonly number[]) => Math.min(...places.map((at) => Math.abs(at - to)))
    return this.all(piece).toSorted((one, other) => distance(one) - distance(other))[0]
  }

  #inOrder(wanted: readonly string[], first: number): number[] | undefined {
    const places = [first]
    for (const word of wanted.slice(1)) {
      const after = (places.at(-1) ?? first) + 1
      const at = this.#words.indexOf(word, after)
      if (at < 0 || at - after > mostBetween) return undefined
      places.push(at)
    }
    return places
  }
}
