import { closedTag } from '../../../brief/function-words.ts'
import type { Reading, Thing } from '../../../reading/schema.ts'
import { hasLetters, isPlain, numberIn } from '../../../reading/words.ts'
import { describes } from '../../model/read/describing.ts'
import { linkOfDeed } from '../../model/read/links.ts'
import type { Lexicon, Phrase } from '../../model/read/phrase.ts'
import { settingFor } from '../settings/index.ts'
import { belong, isPart } from './belonging.ts'
import { deedAsLook } from './deeds.ts'
import { matterOf } from './matters.ts'
import { clearLinks, type Mention, mentionsOf, thingOf } from './mentions.ts'
import { namesAgain } from './names-again.ts'
import { NounSorter } from './noun-sorter.ts'
import { ofNouns } from './of-nouns.ts'
import { itemOf, type Outcome } from './outcomes.ts'
import { openPlaces, talk } from './place-nouns.ts'
import type { SceneItem, SceneReading } from './scene-reading.ts'
import type { SettingFound } from './setting-choice.ts'
import { Shapes } from './shapes.ts'
import { standingOf } from './standing.ts'
import { isWithLink, plainDoes, tieOf } from './ties.ts'
import { placesSaid } from './words-of-reading.ts'

/** What the words around the nouns already told. */
export type Around = {
  named: SettingFound | undefined
  isIndoors: boolean
  /** Places of words that said the hour, the weather and the like. */
  told: ReadonlySet<number>
  /** Words that say of what all of the place is, and name nothing in it. */
  composed?: ReadonlySet<number>
}

/** A reading as items and where they stand. */
export const sceneOf = (reading: Reading, lexicon: Lexicon, around: Around): SceneReading =>
  new SceneOfReading(reading, lexicon, around).scene()

export class SceneOfReading {
  readonly reading: Reading
  readonly lexicon: Lexicon
  readonly sorter: NounSorter
  readonly around: Around
  readonly links: Reading['links']
  readonly shapes: Shapes
  readonly made: SceneReading = { items: [], palette: {}, unknown: [], absent: [] }
  /** By the places that things have in the reading. */
  readonly outcomes = new Map<number, Outcome>()
  /** Words that ended somewhere, by their places. */
  readonly used = new Set<number>()
  private readonly headOfItem = new Map<SceneItem, number>()

  constructor(reading: Reading, lexicon: Lexicon, around: Around) {
    this.reading = reading
    this.lexicon = lexicon
    this.around = around
    this.sorter = new NounSorter(lexicon)
    this.links = clearLinks(reading)
    this.shapes = new Shapes(reading, lexicon)
  }

  scene(): SceneReading {
    this.takeAbsent()
    for (const mention of mentionsOf(this.reading, this.around.named)) this.take(mention)
    this.takeNameOfPlace()
    standingOf(this)
    this.takeLeftOver()
    const { named, told } = this.around
    const all = new Set([...told, ...(named?.places ?? [])].map((place) => this.wordAt(place)))
    for (const item of this.made.items) {
      this.shapes.finish(item, (word) => all.has(word))
      if (item.sort === 'thing') deedAsLook(this, item)
    }
    return this.made
  }

  use(places: Iterable<number>): void {
    for (const place of places) this.used.add(place)
  }

  wordAt(place: number): string {
    return this.reading.words[place]?.text.toLowerCase() ?? ''
  }

  /** Where the head of an item stands in the text. */
  placeOf(item: SceneItem): number {
    return this.headOfItem.get(item) ?? -1
  }

  outcome(end: Reading['links'][number]['whom']): Outcome | undefined {
    return typeof end === 'number' ? this.outcomes.get(end) : undefined
  }

  /** 'without any people', 'no cars': nothing of it is there. */
  private takeAbsent(): void {
    const { said, words } = this.reading
    for (const { what, piece } of said) {
      if (what !== 'not') continue
      for (const place of piece.words) {
        const noun = this.lexicon.catalogue.lemma(this.wordAt(place), 'noun')
        const isNoun = /^(?:NOUN|PROPN|PRON)$/.test(words[place]?.part ?? '') && !talk.has(noun)
        const isBody = /^(?:nobody|noone|human|people|anyone|anybody|somebody)$/.test(noun)
        if (!isNoun || (isPlain(noun) && !isBody)) continue
        this.made.absent.push(isBody ? 'person' : noun)
        this.use([place])
      }
    }
  }

  private take(mention: Mention): void {
    const outcome = this.outcomeOf(mention)
    if (mention.index !== undefined) this.outcomes.set(mention.index, outcome)
    const { noun, attributes } = mention.thing
    if (outcome !== 'nothing') this.use([...noun.words, ...attributes.flatMap(({ words }) => words)])
    const item = itemOf(outcome)
    if (item) this.use(this.countPlaces(mention.thing))
    if (item && !this.headOfItem.has(item)) this.headOfItem.set(item, mention.thing.head)
  }

  private outcomeOf(mention: Mention): Outcome {
    const { thing } = mention
    const { named, composed } = this.around
    if (named?.isWhole && named.places.has(thing.head)) return 'place'
    if (composed?.has(thing.head)) return 'place'
    if (placesSaid(this.reading, 'not', 'frame').has(thing.head)) return 'nothing'
    const head = this.wordAt(thing.head)
    // 'for four', 'the other one': no noun.
    const isSmall = isPlain(head) && !/^some(?:one|body)$/.test(head)
    if (thing.noun.words.length === 1 && (isSmall || numberIn(head) !== undefined)) return 'nothing'
    if (this.isNameOfPlace(mention)) return 'nothing'
    if (this.isLikened(mention)) return 'nothing'
    if (this.isWithout(mention)) {
      this.made.absent.push(this.phrase(thing).noun)
      return 'part'
    }
    return this.ofNoun(mention) ?? this.add(mention, thing)
  }

  /** 'a market in Morocco': a name that the place phrase goes on with. */
  private isNameOfPlace({ index, isPlace, thing }: Mention): boolean {
    return index === undefined && !isPlace && this.reading.words[thing.head]?.part === 'PROPN'
  }

  /** 'a train without doors' */
  private isWithout({ index }: Mention): boolean {
    return this.links.some(
      ({ does, whom }) =>
        index !== undefined &&
        whom === index &&
        linkOfDeed(plainDoes(does, this).join(' '))?.joins === 'without',
    )
  }

  /** 'falling like trees': said of something, and nothing that is there. */
  private isLikened({ index, thing }: Mention): boolean {
    if (this.wordAt(thing.noun.words[0] ?? -1) === 'like') return true
    return this.links.some(
      ({ does, whom }) =>
        index !== undefined &&
        whom === index &&
        /(?:^| )(?:like|than|as|resembling|unlike)$/i.test(does.text) &&
        !tieOf(plainDoes(does, this)),
    )
  }

  /** 'a field of tulips', 'shafts of light', 'the edge of the forest'. */
  private ofNoun(mention: Mention): Outcome | undefined {
    const { thing } = mention
    const { words } = thing.noun
    const cut = words.findIndex((place) => this.wordAt(place) === 'of')
    if (cut <= 0 || cut === words.length - 1) return undefined
    const part = (places: readonly number[], isAfter: boolean): Thing => ({
      ...thingOf(
        places.filter((place) => !/^(?:an?|the)$/.test(this.wordAt(place))),
        this.reading,
      ),
      attributes: thing.attributes.filter(({ words: own }) =>
        own.every((place) => place > (words[cut] ?? 0) === isAfter),
      ),
    })
    const [outer, inner] = [part(words.slice(0, cut), false), part(words.slice(cut + 1), true)]
    const [holder, held] = [this.phrase(outer), this.phrase(inner)]
    const name = `${holder.noun.split(' ').at(-1)} of ${held.noun}`
    if (matterOf(name))
      return this.addPhrase(mention, thing, {
        ...holder,
        noun: name,
        phrase: `${holder.phrase} of ${held.phrase}`,
      })
    if (this.around.named?.places.has(inner.head) && this.sorter.isLoose(holder.noun)) return 'place'
    const how = ofNouns(holder.noun, {
      isOuterLoose: this.sorter.isLoose(holder.noun),
      isInnerMatter: this.sorter.matter(held) !== undefined,
    })
    if (how.is === 'whole') return undefined
    const outcome = this.add(mention, inner)
    const item = itemOf(outcome)
    if (!item || item.sort === 'matter') return outcome
    if (how.several !== undefined) {
      item.count ??= how.several * Math.min(4, thing.count ?? (holder.plural ? 3 : 1))
      item.phrase.plural = true
    }
    if (how.inRows) item.place ??= { how: 'rows', words: holder.phrase }
    return outcome
  }

  phrase(thing: Thing): Phrase {
    return this.shapes.phrase(thing)
  }

  private add(mention: Mention, thing: Thing): Outcome {
    return this.addPhrase(mention, thing, this.phrase(thing))
  }

  /** Makes an item of a phrase, unless it is talk, a part of something, or was named before. */
  private addPhrase(mention: Mention, thing: Thing, phrase: Phrase): Outcome {
    const { made, sorter } = this
    const isOfPlace = withoutOpenPlace(phrase, this.lexicon)
    const text = [this.determiner(thing), phrase.phrase].filter(Boolean).join(' ')
    const { noun } = phrase
    if (noun === '') return 'nothing'
    const colour = phrase.colours[0]?.colour
    if (noun === 'sky' && colour) {
      // A blue sky is what one has anyway.
      if (phrase.colours[0]?.word !== 'blue') {
        made.palette.zenith = colour
        made.palette.horizon = phrase.colours[1]?.colour ?? paler(colour)
      }
      return 'part'
    }
    const known = /^(?:the|its|their|his|her|that|each|every) /.test(text)
      ? this.namedBefore(phrase)
      : undefined
    if (known) return known
    // The shore of the water that is there anyway.
    if (/^the (?:shore|shoreline|waterline|water's edge)$/.test(text)) return 'part'
    const as = sorter.matter(phrase)
    if (!as && sorter.isNoise(noun)) return sorter.isLoose(noun) ? 'part' : 'nothing'
    if (this.isByPart(mention, phrase)) return 'part'
    const owner = as ? undefined : isPart(this, mention, phrase, text)
    if (owner) {
      if (owner === 'part') return 'part'
      this.shapes.give(owner, thing)
      return { partOf: owner }
    }
    const land = as ? undefined : sorter.land(phrase)
    if (!as && !land && sorter.isName(phrase)) return 'nothing'
    if (
      sorter.isSeveral(phrase, text, this.wordAt(Math.max(...thing.noun.words))) ||
      /^(?:each|every) /.test(text) ||
      (isOfPlace && !as)
    )
      phrase.plural = true
    const count = phrase.count ?? roughCount(text)
    const item: SceneItem = {
      sort: as ? 'matter' : land ? 'land' : 'thing',
      text,
      phrase,
      shape: { text, things: [], unknown: [] },
      ...(as && { as }),
      ...(land && { land }),
      ...(count !== undefined && { count }),
      ...(mention.isPlace && { isPlace: true as const }),
      opens: this.opens(mention),
    }
    this.shapes.begin(item, thing)
    belong(this, item, mention)
    made.items.push(item)
    return item
  }

  /** 'next to the window', 'from the ceiling', 'in the sky': a part of the place and no thing. */
  private isByPart({ index }: Mention, phrase: Phrase): boolean {
    const isWhom = this.links.some(
      ({ whom, does }) => index !== undefined && whom === index && !isWithLink(plainDoes(does, this)),
    )
    // 'In a circle', 'in two rows': how several stand, and nothing that is there.
    const isFormation = this.links.some(
      ({ whom, does }) => index !== undefined && whom === index && /(?:^| )in(?: an?)?$/i.test(does.text),
    )
    if (isFormation && /^(?:circle|ring|semicircle|row|line)$/.test(phrase.noun)) return true
    if (!isWhom || phrase.count !== undefined || phrase.unknown.length > 1) return false
    const isShape =
      !this.around.isIndoors && /wall$/.test(phrase.noun) && this.lexicon.nouns.has(phrase.noun) !== undefined
    return !isShape && this.sorter.isOfPlaces(phrase) && !this.namedBefore(phrase)
  }

  /** The scene is about what comes before the name of the place, and is told of nothing else. */
  private opens({ index, thing }: Mention): boolean {
    const { named } = this.around
    const isAfterPlace = named !== undefined && Math.min(...named.places) < thing.head && named.isWhole
    const isWhom = this.links.some(({ whom }) => index !== undefined && whom === index)
    return !isAfterPlace && !isWhom && this.made.items.every(({ sort }) => sort === 'matter')
  }

  /** 'above the table', where a dining table was named before. */
  namedBefore(phrase: Phrase): SceneItem | undefined {
    const again = namesAgain[phrase.noun.split(' ').at(-1) ?? '']
    return this.made.items.findLast(
      ({ phrase: { noun } }) =>
        noun === phrase.noun ||
        noun.endsWith(` ${phrase.noun}`) ||
        (again?.test(noun.split(' ').at(-1) ?? '') ?? false),
    )
  }

  /** The article or the like that stands before a noun. */
  private determiner({ noun, head }: Thing): string {
    const first = Math.min(...noun.words)
    const found = this.reading.words.findIndex(
      (word, place) =>
        place < first &&
        word.head === head &&
        /^(?:det|nmod:poss|amod)/.test(word.relation) &&
        closedTag(word.text.toLowerCase()) === 'det',
    )
    return found < 0 ? '' : this.wordAt(found)
  }

  private countPlaces({ head, count }: Thing): number[] {
    if (count === undefined) return []
    return this.reading.words.flatMap((word, place) =>
      word.head === head && word.part === 'NUM' ? [place] : [],
    )
  }

  /** 'treehouse village', 'ghost pirate ship graveyard', 'zombie apocalypse street': what the place is named by is there. */
  private takeNameOfPlace(): void {
    const { named, isIndoors, composed } = this.around
    if (!named?.isWhole || composed) return
    const first = Math.min(...named.places)
    const piece = this.reading.said.find(
      ({ what, piece: { words } }) => what === 'place' && words.includes(first),
    )?.piece
    const before: number[] = []
    for (let place = first - 1; piece?.words.includes(place) && !isPlain(this.wordAt(place)); place--)
      before.unshift(place)
    if (before.some((place) => /['’]s?$/.test(this.wordAt(place)))) return
    const endings = before.map((_, from) => before.slice(from))
    const singles = before.slice(0, -1).map((place) => [place])
    for (const places of [...endings, ...singles]) {
      const last = places.at(-1) ?? -1
      const isNoun = /^(?:NOUN|PROPN)$/.test(this.reading.words[last]?.part ?? '')
      if (!isNoun && describes(this.wordAt(last))) continue
      const thing = thingOf(places, this.reading)
      const phrase = this.phrase(thing)
      const noun = this.lexicon.nouns.has(phrase.noun)
      if (
        noun === undefined ||
        this.sorter.matter(phrase) ||
        this.sorter.land(phrase) ||
        this.sorter.isNoise(noun)
      )
        continue
      const kind = this.sorter.kindOf(noun)
      if (
        (singles.includes(places) && kind !== 'body') ||
        (isIndoors && (kind === 'building' || this.sorter.metres(noun) > 4))
      )
        continue
      // 'Grandmas kitchen' is hers, whether or not she is in.
      const isWhose = /s$/.test(this.wordAt(last)) && kind === 'body' && !/s$/.test(noun)
      if (isWhose && isIndoors) {
        this.made.unknown.push(phrase.phrase)
        this.use(places)
        return
      }
      const outcome = this.addPhrase({ thing, index: undefined, isPlace: false }, thing, {
        ...phrase,
        plural: true,
      })
      if (itemOf(outcome)) this.use(places)
      return
    }
  }

  /** Words that nothing was made of, those together that stand together. */
  private takeLeftOver(): void {
    const { named, told } = this.around
    const isSettled = (place: number) => this.used.has(place) || told.has(place) || named?.places.has(place)
    const frame = placesSaid(this.reading, 'frame', 'form', 'dimension')
    const runs: number[][] = []
    this.reading.words.forEach(({ text }, place) => {
      if (isSettled(place) || frame.has(place) || !hasLetters(text) || isPlain(text) || this.isTalk(place))
        return
      const last = runs.at(-1)
      if (last && last.at(-1) === place - 1) last.push(place)
      else runs.push([place])
    })
    for (const run of runs) this.made.unknown.push(run.map((place) => this.wordAt(place)).join(' '))
  }

  /** Praise and small words, of which nothing could be missing. */
  private isTalk(place: number): boolean {
    const word = this.wordAt(place)
    const noun = this.lexicon.catalogue.lemma(word, 'noun')
    return (
      closedTag(word) !== undefined ||
      describes(word)?.says === 'nothing' ||
      talk.has(noun) ||
      openPlaces.has(noun)
    )
  }
}

/** The sky is paler where it meets the land. */
function paler(colour: string): string {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (255 - value) * 0.4)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** 'a mountain landscape' is mountains. */
function withoutOpenPlace(phrase: Phrase, { nouns, catalogue }: Lexicon): boolean {
  const cut = phrase.noun.lastIndexOf(' ')
  const head = phrase.noun.slice(cut + 1)
  const isOpen = openPlaces.has(head) || head === 'room'
  // A living room is no living that has a room.
  const isNamed = settingFor(phrase.noun)?.words === phrase.noun
  if (cut < 0 || !isOpen || isNamed || nouns.has(phrase.noun) !== undefined) return false
  if (!catalogue.isNoun(phrase.noun.slice(0, cut))) return false
  phrase.noun = phrase.noun.slice(0, cut)
  phrase.phrase = phrase.phrase.replace(/ \S+$/, '')
  return true
}

/** How many words such as 'several' mean; 'many' is left to what it is many of. */
function roughCount(text: string): number | undefined {
  const word = /^(?:the |a )?(several|few|couple|some)\b/.exec(text)?.[1]
  return word === 'several' ? 5 : word === 'few' ? 3 : word === 'couple' ? 2 : undefined
}
