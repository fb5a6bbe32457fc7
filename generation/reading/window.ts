import { Graph } from './graph.ts'
import { judgeWords, mostWords } from './network/judge-words.ts'
import { mostPieces } from './network/matrices.ts'
import { piecesOf } from './network/pieces.ts'
import type { Kind, Piece, Reading } from './schema.ts'
import { hasLetters, type Word } from './words.ts'

/** How likely something has to be to be so. */
export const yes = 0.5
/** A thing, deed or attribute that is half sure is better asked for than lost. */
export const maybe = 0.25
export const half = 0.15

/** The network reads so many words and pieces of words at once; longer texts in windows that end with a sentence. */
const mostPiecesOfWords = mostPieces - 2

export function windowsOf(words: readonly Word[], kind: Kind): Window[] {
  const windows: Window[] = []
  for (let first = 0; first < words.length; ) {
    const most = furthest(words, first)
    let end = most
    if (most < words.length)
      for (let at = most; at > (first + most) / 2 && end === most; at--)
        if (/^[.!?]$/.test(words[at - 1]?.text ?? '')) end = at
    windows.push(new Window(words.slice(first, end), first, kind))
    first = end
  }
  return windows
}

/** How far a window may reach. Words of other scripts have many pieces. */
function furthest(words: readonly Word[], first: number): number {
  let pieces = 0
  for (let end = first; end < words.length; end++) {
    pieces += piecesOf(words[end]?.text ?? '').length
    if (end - first === mostWords || pieces > mostPiecesOfWords) return end
  }
  return words.length
}

/**
 * One window of the text, and what the network and the tree of its sentences say of its words. Inside, words are counted from 1, as the
 * network does; pieces count from the text's first word.
 */
export class Window {
  readonly words: Reading['words']
  readonly cut: readonly Word[]
  readonly all: readonly number[]
  readonly first: number
  readonly kind: Kind
  readonly graph: Graph

  constructor(cut: readonly Word[], first: number, kind: Kind) {
    this.cut = cut
    this.all = cut.map((_, at) => at + 1)
    this.first = first
    this.kind = kind
    this.graph = new Graph(
      judgeWords(
        cut.map(({ text }) => text),
        kind,
      ),
    )
    const { graph } = this
    this.words = cut.map((word, at) => ({
      ...word,
      part: this.isToldAsHeadline(at + 1) ? 'VERB' : graph.part(at + 1),
      head: (graph.heads[at + 1] ?? 0) === 0 ? -1 : first + (graph.heads[at + 1] ?? 0) - 1,
      relation: graph.relation(at + 1),
    }))
  }

  text(word: number): string {
    return this.cut[word - 1]?.text ?? ''
  }

  piece(words: readonly number[]): Piece {
    const sorted = [...new Set(words)].sort((a, b) => a - b)
    return {
      text: sorted.map((word) => this.text(word)).join(' '),
      words: sorted.map((word) => this.first + word - 1),
    }
  }

  /** Those with an arc of that name to a word. */
  into(word: number, name: string, least = yes): number[] {
    return this.all.filter((other) => other !== word && this.graph.arc(other, word, name) > least)
  }

  /** A number counts one noun, and in games the one that it stands before: 'tie down the houses and get all six villagers in'. */
  isCountOf(number: number, head: number, heads: readonly number[]): boolean {
    if (this.kind !== 'game') return true
    const sure = (other: number) => this.graph.arc(number, other, 'count')
    return heads.every((other) => other === head || sure(other) <= sure(head))
  }

  /**
   * 'Ghost tidies messy bedroom': a noun phrase ends with its noun. What looks like a plural after a noun, and has another noun with its
   * adjective, number or article right behind it, is what the first does to the last.
   */
  isToldAsHeadline(verb: number): boolean {
    const { graph } = this
    const isNoun = (word: number) => word > 0 && /^(?:NOUN|PROPN)$/.test(graph.part(word))
    const next = verb + 1
    return (
      this.kind === 'game' &&
      /[^s]s$/i.test(this.text(verb)) &&
      isNoun(verb) &&
      isNoun(verb - 1) &&
      !/s$/i.test(this.text(verb - 1)) &&
      hasLetters(this.text(next)) &&
      /^(?:amod|det|nummod|nmod:poss)/.test(graph.relation(next)) &&
      graph.part(next) !== 'CCONJ' &&
      (graph.heads[next] ?? 0) > next
    )
  }

  /** 'Shepherd herds sheep': of two verbs side by side that are done to the same, the first is who does it. */
  isSubject(word: number): boolean {
    const { graph } = this
    const verb = word + 1
    if (this.isToldAsHeadline(verb)) return true
    const isDone = (end: number) => graph.arc(word, end, 'whom') > yes && graph.arc(verb, end, 'whom') > yes
    return word > 0 && /[^s]s$/i.test(this.text(verb)) && graph.part(verb) === 'VERB' && this.all.some(isDone)
  }

  areJoined(one: number, other: number): boolean {
    const isUnder = (low: number, high: number) => {
      let at = low
      while (at > 0 && at !== high && this.words[at - 1]?.relation === 'conj') at = this.graph.heads[at] ?? 0
      return at === high
    }
    return isUnder(one, other) || isUnder(other, one)
  }
}
