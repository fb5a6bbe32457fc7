import { partsOf } from '../../../nouns/meronyms.ts'
import type { End, Reading as Read } from '../../../reading/schema.ts'
import { optionFor, partsFor } from './fitting.ts'
import { plainWords } from './noun-phrase.ts'
import type { Lexicon } from './phrase.ts'
import type { ReadThing } from './reading.ts'

export const articles = new Set('a an the another'.split(' '))
export const possessives = new Set('its his her their'.split(' '))
export const ground = new Set('ground,floor,earth,surface,background,backdrop,grass,lawn,dirt'.split(','))

/** What was read, told in the words of shapes. Things keep their places until the end; what became part of another is gone. */
export class Gathered {
  readonly read: Read
  readonly lexicon: Lexicon
  readonly things: ReadThing[] = []
  readonly gone = new Set<number>()
  /** 'A stack of books' is books: whoever speaks of the stack means them. */
  readonly meant = new Map<number, number>()
  /** 'One of the chairs': of what one is meant, where it is said. */
  readonly memberOf = new Map<number, number>()
  readonly unknown: string[] = []
  readonly idle: string[] = []
  /** Words that ended somewhere, by their places. */
  readonly used = new Set<number>()

  constructor(reading: Read, lexicon: Lexicon) {
    this.read = reading
    this.lexicon = lexicon
  }

  at(index: number): ReadThing {
    const thing = this.things[index]
    if (!thing) throw new Error(`No thing ${index}`)
    return thing
  }

  end(end: End | undefined): number | undefined {
    if (typeof end !== 'number') return undefined
    let index = end
    while (this.meant.has(index)) index = this.meant.get(index) ?? index
    return index
  }

  /** The thing that the prompt is about. */
  main(): number {
    const said = this.end(this.read.things.findIndex(({ role }) => role === 'main'))
    if (said !== undefined && said >= 0 && !this.gone.has(said)) return said
    return Math.max(
      0,
      this.things.findIndex((_, index) => !this.gone.has(index)),
    )
  }

  textOf(places: readonly number[]): string {
    const { text, words } = this.read
    const [first, last] = [Math.min(...places), Math.max(...places)]
    const isWhole = last - first < places.length + 2
    return isWhole
      ? text.slice(words[first]?.start, words[last]?.end)
      : places.map((place) => words[place]?.text).join(' ')
  }

  plain(places: readonly number[]): string[] {
    return places.flatMap((place) => plainWords(this.read.words[place]?.text ?? '', this.lexicon))
  }

  isArticle(place: number): boolean {
    const word = this.read.words[place]?.text.toLowerCase() ?? ''
    return articles.has(word) || possessives.has(word)
  }

  hasArticle(index: number): boolean {
    return this.determinersOf(this.read.things[index]?.head ?? -1).some(
      (word) => articles.has(word) || word === 'the',
    )
  }

  determinersOf(place: number): string[] {
    return this.read.words.filter(({ head }) => head === place).map(({ text }) => text.toLowerCase())
  }

  isDefinite(index: number): boolean {
    return this.determinersOf(this.read.things[index]?.head ?? -1).some((word) =>
      /^(?:the|this|that|these|those|both)$/.test(word),
    )
  }

  drop(index: number): void {
    this.gone.add(index)
  }

  leadsTo(from: number, to: number): boolean {
    let here: number | undefined = from
    for (let step = 0; step <= this.things.length && here !== undefined; step++) {
      if (here === to) return true
      here = this.things[here]?.joined?.to
    }
    return false
  }

  /** 'its head', 'the corgi's back', or a head that somebody was said to have. */
  isOfSomebody(index: number): boolean {
    const { noun, possessed, colours, size } = this.at(index)
    if (possessed || this.ownerOf(index) !== undefined) return true
    return this.lexicon.nouns.has(noun) === undefined && colours.length === 0 && !size
  }

  ownerOf(index: number): number | undefined {
    const { joined } = this.at(index)
    return joined?.how === 'with' ? joined.to : undefined
  }

  isAlive(index: number): boolean {
    const { traits } = this.lexicon.catalogue.find(this.at(index).noun)
    return traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'monster')
  }

  isWorn(noun: string): boolean {
    const { traits, kinds } = this.lexicon.catalogue.find(noun)
    return (
      traits.includes('wearable') ||
      traits.includes('clothing') ||
      kinds.includes('costume') ||
      /(?:suit|armor|armour|uniform|hat|helmet)$/.test(noun)
    )
  }

  /** Where it all is, of which there is no shape: a porch has one, the sky has none, and 'my desk' is at home. */
  isSetting(index: number, said: string): boolean {
    const { noun, count } = this.at(index)
    const head = this.read.things[index]?.head ?? -1
    if (ground.has(noun) || this.determinersOf(head).some((word) => word === 'my' || word === 'your'))
      return true
    const { nouns, catalogue } = this.lexicon
    if (nouns.has(noun) !== undefined || count !== undefined) return false
    const isOn = /(?:^| )on(?: top of)?$/.test(said)
    return !isOn && catalogue.find(noun).traits.includes('place') && catalogue.sceneOf(noun) !== undefined
  }

  /** The thing nearest before it that has such a part. */
  whoseIs(index: number): number | undefined {
    const { noun } = this.at(index)
    const owners = [...this.things.keys()]
      .slice(0, index)
      .filter((at) => !this.gone.has(at) && this.hasPart(this.at(at).noun, noun))
    return owners.at(-1)
  }

  /** Something without a shape of its own that somebody is made with where it is asked for: the lights of a car. */
  canHave(index: number, noun: string): boolean {
    const { nouns } = this.lexicon
    const found = nouns.find(this.at(index).noun)
    return (
      nouns.has(noun) === undefined &&
      found.by === 'archetype' &&
      optionFor(found.archetype, noun) !== undefined
    )
  }

  hasPart(owner: string, noun: string): boolean {
    const found = this.lexicon.nouns.find(owner)
    const isShaped = found.by === 'archetype' && partsFor(found.archetype, noun).length > 0
    return isShaped || partsOf(owner).includes(noun)
  }
}
