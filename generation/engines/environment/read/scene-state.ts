import { closedTag } from '../../../brief/function-words.ts'
import { type Lexicon, PhraseReader } from '../../model/read/phrase.ts'
import type { Placing } from '../design.ts'
import { doesOf } from './deeds.ts'
import { NounSorter } from './noun-sorter.ts'
import type { SceneItem, SceneReading } from './scene-reading.ts'
import { verbsAfterNouns, withWords } from './scene-words.ts'

/** What is told by one 'with' or 'surrounded by': whose it is, and how it stands to it. */
export type Scope = {
  owner: SceneItem | undefined
  how?: { how: Placing; words: string }
  items: SceneItem[]
  /** Parts were told of the owner, which are no items. */
  hasParts?: true
}

/** Where the reader is in a prompt, and what the next words are about. */
export class SceneState {
  readonly reading: SceneReading = { items: [], looks: [], palette: {}, unknown: [], absent: [] }
  readonly lexicon: Lexicon
  readonly sorter: NounSorter
  /** The place is a room: walls are its own. */
  readonly isIndoors: boolean
  reader: PhraseReader
  at = 0
  /** What the next words are about; nothing is the place itself. */
  subject: SceneItem | undefined
  scopes: Scope[] = []
  /** The place that a sentence begins with: 'on the table are …'. */
  fronted: SceneItem['place']
  /** The words that name the place were passed. */
  hasPlace = false
  /** The last thing before the name of the place: 'a house in the hills with a green door'. */
  beforePlace: SceneItem | undefined

  constructor(lexicon: Lexicon, isIndoors: boolean) {
    this.lexicon = lexicon
    this.isIndoors = isIndoors
    this.sorter = new NounSorter(lexicon)
    this.reader = new PhraseReader([], lexicon)
  }

  begin(words: readonly string[]): void {
    this.reader = new PhraseReader(words, this.lexicon)
    this.at = 0
    this.scopes = [{ owner: undefined, items: [] }]
    this.fronted = undefined
  }

  get scope(): Scope {
    const last = this.scopes.at(-1)
    if (!last) throw new Error('No sentence is being read')
    return last
  }

  /** The word here, or some words on. */
  word(on = 0): string {
    return this.reader.word(this.at + on)
  }

  text(from: number, to: number): string {
    return this.reader.words.slice(from, to).join(' ')
  }

  setPlace(items: readonly SceneItem[], place: NonNullable<SceneItem['place']>): void {
    // 'on the left', 'nearby' says less than where a thing usually stands.
    if (place.how === 'anywhere' && !place.of) return
    for (const item of items) if ((!item.place || item.place.weak) && place.of !== item) item.place = place
  }

  isVerb(word: string): boolean {
    const { catalogue } = this.lexicon
    const lemma = catalogue.lemma(word, 'verb')
    if (this.reader.isParticiple(word)) return true
    // 'gulls stealing fish' are two nouns; 'books fly' and 'the throne stands' are not.
    const isPlural = /[^s]s$/.test(this.word(-1))
    const agrees = word === lemma ? isPlural : !isPlural && word.endsWith('s')
    if (doesOf(lemma) !== undefined || verbsAfterNouns.has(lemma))
      return agrees || this.lexicon.nouns.has(word) === undefined
    return lemma !== word && catalogue.isVerb(lemma) && !catalogue.isNoun(catalogue.lemma(word, 'noun'))
  }

  /** Whether the word here follows a noun, so that a verb would be what that does. */
  isAfterNoun(): boolean {
    const before = this.word(-1)
    const tag = closedTag(before)
    if (this.at === 0 || before === ',' || before === 'and') return false
    return tag !== 'det' && tag !== 'prep' && !withWords.has(before)
  }
}
