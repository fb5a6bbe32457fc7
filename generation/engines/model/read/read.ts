import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { partsOf } from '../../../nouns/meronyms.ts'
import { otherSense } from '../../../nouns/other-senses.ts'
import { read } from '../../../reading/read.ts'
import type { End, Reading as Read } from '../../../reading/schema.ts'
import { numberIn } from '../../../reading/words.ts'
import type { Arrangement, Attachment } from '../design.ts'
import { poseOfDeed } from './describing.ts'
import { isLine } from './doings.ts'
import { partsFor } from './fitting.ts'
import { isPictureTalk, withoutPictureTalk } from './frames.ts'
import { type Link, linkOfDeed } from './links.ts'
import { describe, phraseOf, plainWords } from './noun-phrase.ts'
import { isBodyPart, isPair, type Lexicon, lemmaOf, type Phrase, type Told } from './phrase.ts'
import { containers, exactQuantities, likenesses, needPlural, quantities, servings } from './quantities.ts'
import { isMember, nearestWords, spokenOfBefore } from './said-again.ts'

/** How a thing of the prompt is joined to another, before it is known what either can do. */
export type Joined = {
  to: number
  how: Attachment | 'with' | 'without' | 'made-of' | 'costume'
  socket?: string
  /** Of a line that runs between two: the other of them. */
  and?: number
  andSaid?: string
  /** What joins them, in words that say how it is measured, and as it was said: 'wearing' for 'a woman in a coat'. */
  says?: string
  said?: string
  /** Whether those words are told of the owner: 'a corgi wearing a hat'. */
  isOwners?: boolean
  /** Nobody said so: they have to stand somewhere. It is no wish. */
  isFiller?: true
}

export type ReadThing = Phrase & {
  arranged?: Arrangement
  /** Some of several, of which more is said: 'four chairs, one of them fallen over'. */
  members?: Member[]
  /** What it was called, where that usually is another thing: glasses beside a bottle. */
  called?: string
  /** A wider noun that it was called by, too: 'a different tool in every arm: hammer, saw'. */
  alsoCalled?: string
  /** How many, where no number was said but a quantity was: 'a stack of books'. */
  usual?: number
  /** 'a stack of three pancakes', where an archetype is a whole stack: how many are in one. */
  within?: { count: number; noun: string; said?: string }
  joined?: Joined
}

/** One of several: 'the small one'. `phrase` is as it was said. */
export type Member = Told & { phrase: string }

/** A prompt as things and how they are joined; what the words mean for shapes is decided by the plan. */
export type Reading = {
  text: string
  things: ReadThing[]
  /** Words that nothing was made of. */
  unknown: string[]
  /** Words that ask for nothing: 'make me a 3D model of'. */
  idle?: string[]
}

const bodySockets: Record<string, { socket: string; how?: Attachment }> = {
  head: { socket: 'head' },
  top: { socket: 'top' },
  back: { socket: 'back' },
  shoulder: { socket: 'shoulder' },
  neck: { socket: 'neck', how: 'wearing' },
  hand: { socket: 'hand', how: 'holding' },
  arm: { socket: 'hand', how: 'holding' },
  paw: { socket: 'hand', how: 'holding' },
  claw: { socket: 'hand', how: 'holding' },
  talon: { socket: 'feet', how: 'holding' },
  mouth: { socket: 'mouth', how: 'holding' },
  beak: { socket: 'mouth', how: 'holding' },
  jaw: { socket: 'mouth', how: 'holding' },
  trunk: { socket: 'mouth', how: 'holding' },
  teeth: { socket: 'mouth', how: 'holding' },
  eye: { socket: 'eyes' },
  face: { socket: 'eyes' },
  foot: { socket: 'feet' },
  roof: { socket: 'top' },
  lid: { socket: 'top' },
  front: { socket: 'front' },
  side: { socket: 'side' },
  chest: { socket: 'front' },
  nose: { socket: 'nose' },
  tail: { socket: 'tail' },
}

/** 'Four poles in a row': how several stand, not in what. */
const formations: Record<string, Arrangement> = { row: 'row', line: 'row', circle: 'circle', ring: 'circle' }

const ground = new Set('ground,floor,earth,surface,background,backdrop,grass,lawn,dirt'.split(','))
const openNouns = new Set('thing,something,object,item,stuff,anything,model,asset'.split(','))
const several = new Set('many several some few multiple lots various'.split(' '))
const articles = new Set('a an the another'.split(' '))
const possessives = new Set('its his her their'.split(' '))

export const isOpenNoun = (noun: string): boolean => openNouns.has(noun)

export const readPrompt = (prompt: string, lexicon: Lexicon): Reading =>
  thingsOf(read(withoutPictureTalk(prompt), 'model'), lexicon)

/** The things of a reading, as shapes are made of them. */
export const thingsOf = (reading: Read, lexicon: Lexicon): Reading =>
  new ThingsOfReading(reading, lexicon).reading()

/** What was read, told in the words of shapes. Things keep their places until the end; what became part of another is gone. */
class ThingsOfReading {
  private readonly read: Read
  private readonly lexicon: Lexicon
  private readonly things: ReadThing[] = []
  private readonly gone = new Set<number>()
  /** 'A stack of books' is books: whoever speaks of the stack means them. */
  private readonly meant = new Map<number, number>()
  /** 'One of the chairs': of what one is meant, where it is said. */
  private readonly memberOf = new Map<number, number>()
  private readonly unknown: string[] = []
  private readonly idle: string[] = []
  /** Words that ended somewhere, by their places. */
  private readonly used = new Set<number>()

  constructor(reading: Read, lexicon: Lexicon) {
    this.read = reading
    this.lexicon = lexicon
  }

  reading(): Reading {
    const halves = this.takeThings()
    for (const [outer, inner] of halves) this.joinOf(outer, inner)
    this.takeAgain()
    this.takeOwners()
    this.takeLinks()
    this.takeSaid()
    this.takeUnread()
    this.takeMembers()
    this.joinLoose()
    return {
      text: this.read.text.replace(/\s+/g, ' ').trim(),
      ...this.remaining(),
      unknown: [...new Set(this.unknown)],
      idle: this.idle,
    }
  }

  private at(index: number): ReadThing {
    const thing = this.things[index]
    if (!thing) throw new Error(`No thing ${index}`)
    return thing
  }

  private end(end: End | undefined): number | undefined {
    if (typeof end !== 'number') return undefined
    let index = end
    while (this.meant.has(index)) index = this.meant.get(index) ?? index
    return index
  }

  private textOf(places: readonly number[]): string {
    const { text, words } = this.read
    const [first, last] = [Math.min(...places), Math.max(...places)]
    const isWhole = last - first < places.length + 2
    return isWhole
      ? text.slice(words[first]?.start, words[last]?.end)
      : places.map((place) => words[place]?.text).join(' ')
  }

  private plain(places: readonly number[]): string[] {
    return places.flatMap((place) => plainWords(this.read.words[place]?.text ?? '', this.lexicon))
  }

  /** All things; of 'a stack of books' both, as pairs to be joined. */
  private takeThings(): [outer: number, inner: number][] {
    const halves: [number, number][] = []
    const split: { place: number; words: number[]; attributes: number[][] }[] = []
    const ones = this.read.things
      .filter(({ noun }) => isMember(noun.text.toLowerCase()))
      .map(({ head }) => head)
    this.read.things.forEach(({ noun: whole, attributes: said, count, head }, place) => {
      const isOne = ones.includes(head)
      const all = isOne
        ? said
            .map((one) => ({ words: nearestWords(one.words, head, ones, this.read) }))
            .filter(({ words }) => words.length > 0)
        : said
      const { noun, attributes } = this.apart(whole.words, all)
      const of = noun.findIndex((word) => this.read.words[word]?.text.toLowerCase() === 'of')
      if (
        of <= 0 ||
        of === noun.length - 1 ||
        this.lexicon.nouns.has(this.plain(noun).join(' ')) !== undefined
      ) {
        const within = of > 0 ? this.numberBefore(noun[of + 1] ?? 0) : undefined
        const inner = this.plain(noun.slice(of + 1)).join(' ')
        this.things.push({
          ...this.thingOf(noun, attributes, count),
          ...(within !== undefined && {
            within: { count: within, noun: lemmaOf(inner, this.lexicon.catalogue), said: inner },
          }),
        })
        return
      }
      const cut = noun[of] ?? 0
      this.used.add(cut)
      this.things.push(
        this.thingOf(
          noun.slice(0, of),
          attributes.filter(([word = 0]) => word < cut),
          count,
        ),
      )
      split.push({
        place,
        words: noun.slice(of + 1),
        attributes: attributes.filter(([word = 0]) => word > cut),
      })
    })
    for (const { place, words, attributes } of split) {
      halves.push([place, this.things.length])
      this.things.push(this.thingOf(words, attributes, this.numberBefore(words[0] ?? 0)))
    }
    return halves
  }

  /** A word that was read both as a part of the noun and as its attribute is what the tables know; set styles stay whole. */
  private apart(noun: readonly number[], attributes: readonly { words: number[] }[]) {
    const isName = this.lexicon.nouns.has(this.plain(noun).join(' ')) !== undefined
    const styles = this.read.said.filter(({ what, piece }) => what === 'style' && piece.words.length > 1)
    const styled = new Set(styles.flatMap(({ piece }) => piece.words))
    const described = new Set(attributes.flatMap(({ words }) => words))
    const bare = noun.filter((word) => isName || !(described.has(word) || this.isArticle(word)))
    return {
      noun: bare.length > 0 ? bare : [...noun],
      attributes: attributes
        .map(({ words }) => words.filter((word) => !styled.has(word) && !(isName && noun.includes(word))))
        .filter((words) => words.length > 0),
    }
  }

  private isArticle(place: number): boolean {
    const word = this.read.words[place]?.text.toLowerCase() ?? ''
    return articles.has(word) || possessives.has(word)
  }

  private thingOf(noun: number[], attributes: number[][], count: number | undefined): ReadThing {
    const [first = 0] = noun
    const last = noun.at(-1) ?? first
    const number = this.read.words.findIndex(
      ({ text, head }, at) => head === last && at < first && count !== undefined && numberIn(text) === count,
    )
    const places = [...noun, ...attributes.flat(), ...(number < 0 ? [] : [number])].sort((a, b) => a - b)
    for (const place of places) this.used.add(place)
    const runs = runsOf(attributes.flat())
    const near = runs.find((run) => run.at(-1) === first - 1)
    const phrase = phraseOf(
      {
        attributes: runs.filter((run) => run !== near).map((run) => this.plain(run)),
        near: this.plain(near ?? []),
        noun: this.plain(noun),
      },
      this.lexicon,
    )
    const determiners = this.determinersOf(last)
    const meant = this.read.kind === 'model' ? otherSense(phrase.noun, this.read.text) : undefined
    const isShaped = meant?.as !== undefined && !meant.near && this.lexicon.nouns.has(meant.as) !== undefined
    return {
      ...phrase,
      ...(isShaped && { noun: meant.as, called: phrase.noun }),
      phrase: this.textOf(places).toLowerCase(),
      plural: phrase.plural || (count ?? 1) > 1 || determiners.some((word) => several.has(word)),
      possessed: determiners.some((word) => possessives.has(word)),
      ...(count !== undefined && { count }),
    }
  }

  private hasArticle(index: number): boolean {
    return this.determinersOf(this.read.things[index]?.head ?? -1).some(
      (word) => articles.has(word) || word === 'the',
    )
  }

  private determinersOf(place: number): string[] {
    return this.read.words.filter(({ head }) => head === place).map(({ text }) => text.toLowerCase())
  }

  /** 'a stack of three books': the number that stands before a noun which is only a part of another. */
  private numberBefore(place: number): number | undefined {
    const before = this.read.words[place - 1]?.text ?? ''
    const number = /^(?:\d+|[a-z]+)$/i.test(before) ? numberIn(before) : undefined
    if (number !== undefined) this.used.add(place - 1)
    return number
  }

  /** What is spoken of a second time is no second thing; and a wider noun before a list of what it means is none at all. */
  private takeAgain(): void {
    this.things.forEach((thing, index) => {
      if (index === 0 || this.gone.has(index) || isMember(thing.noun)) return
      const before = this.things.slice(0, index).map((other, at) => ({ index: at, thing: other }))
      const there = before.filter((one) => !this.gone.has(one.index))
      if (this.isDefinite(index)) {
        const same = spokenOfBefore(thing, there, this.lexicon.catalogue)
        if (same !== undefined) this.speakAgain(index, same)
        else this.lieThere(index, there)
      }
    })
    this.things.forEach((thing, index) => {
      if (this.gone.has(index) || this.lexicon.nouns.has(thing.noun) !== undefined) return
      const listed = this.things.flatMap((other, at) =>
        at > index &&
        !this.gone.has(at) &&
        this.lexicon.catalogue.find(other.noun).kinds.slice(1).includes(thing.noun)
          ? [at]
          : [],
      )
      const [first, second] = listed
      if (first === undefined || second === undefined) return
      this.at(first).alsoCalled = thing.noun
      this.meant.set(index, first)
      this.drop(index)
    })
  }

  /** 'A cheese board with a knife in the cheese': what a name says to be there is there. */
  private lieThere(index: number, before: readonly { index: number; thing: ReadThing }[]): void {
    const thing = this.at(index)
    if (this.lexicon.nouns.has(thing.noun) === undefined) return
    const holder = before.findLast(({ thing: { noun } }) => noun.split(' ').slice(0, -1).includes(thing.noun))
    if (holder) thing.joined = { to: holder.index, how: 'on', isFiller: true }
  }

  private speakAgain(index: number, same: number): void {
    const [again, thing] = [this.at(index), this.at(same)]
    const isNew =
      <One extends { word: string }>(known: readonly One[]) =>
      (one: One) =>
        known.every(({ word }) => word !== one.word)
    thing.colours.push(...again.colours.filter(isNew(thing.colours)))
    thing.unknown.push(...again.unknown.filter((word) => !thing.phrase.includes(word)))
    thing.unmeasured.push(...again.unmeasured.filter((word) => !thing.phrase.includes(word)))
    thing.wear = Math.max(thing.wear, again.wear)
    thing.stuff ??= again.stuff
    thing.size ??= again.size
    thing.pose ??= again.pose
    this.meant.set(index, same)
    this.drop(index)
  }

  private isDefinite(index: number): boolean {
    return this.determinersOf(this.read.things[index]?.head ?? -1).some((word) =>
      /^(?:the|this|that|these|those|both)$/.test(word),
    )
  }

  /** 'One of them', 'the small one': what is said of these is said of one of the several that were spoken of before. */
  private takeMembers(): void {
    this.things.forEach((one, index) => {
      if (this.gone.has(index) || !isMember(one.noun)) return
      this.drop(index)
      const named = this.memberOf.get(index)
      const owner = this.things.findLastIndex(
        (thing, at) =>
          !this.gone.has(at) &&
          (named === undefined ? at < index && (thing.count ?? (thing.plural ? 2 : 1)) > 1 : at === named),
      )
      const thing = this.things[owner]
      if (!thing) {
        this.unknown.push(one.phrase)
        return
      }
      const words = wordsSaid(one)
      const known = thing.members?.find(
        (member) => this.isDefinite(index) && wordsSaid(member).some((word) => words.includes(word)),
      )
      if (known) {
        known.unknown.push(...one.unknown)
        known.pose ??= one.pose
      } else if (words.length > 0 || one.unknown.length > 0)
        thing.members = [...(thing.members ?? []), { ...one, phrase: one.phrase }]
      else this.unknown.push(one.phrase)
    })
  }

  /** 'Grandmother's rocking chair': whose it is, not who is there, unless something else is said of her. */
  private takeOwners(): void {
    this.read.things.forEach(({ head, role }, index) => {
      const isTold = this.read.links.some(({ who, whom }) => who === index || whom === index)
      if (this.read.words[head]?.relation !== 'nmod:poss' || role === 'main' || isTold) return
      this.unknown.push(this.at(index).phrase)
      this.drop(index)
    })
  }

  private isAlive(index: number): boolean {
    const { traits } = this.lexicon.catalogue.find(this.at(index).noun)
    return traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'monster')
  }

  /** What 'of' makes of two nouns: a stack of books is books, a bowl of soup holds it, a wall of stone is made of it. */
  private joinOf(outer: number, inner: number): void {
    const { nouns, catalogue } = this.lexicon
    const [holder, held] = [this.at(outer), this.at(inner)]
    const whole = nouns.has(`${holder.noun} of ${held.noun}`)
    if (whole !== undefined) {
      holder.noun = whole
      if (held.count !== undefined) holder.within = { count: held.count, noun: held.noun }
      this.drop(inner)
      return
    }
    const last = holder.noun.split(' ').at(-1) ?? ''
    const quantity = held.plural || !needPlural.has(holder.noun) ? quantities[holder.noun] : undefined
    const likeness = [holder.noun, last].find((noun) => noun in likenesses)
    if (quantity) {
      // A pair of glasses is one.
      if (/^(?:pair|set)$/.test(holder.noun) && isPair(held.noun)) {
        held.plural = false
        held.count = holder.count ?? 1
        this.become(outer, inner)
        return
      }
      held.arranged = quantity.arranged
      held.plural = true
      if (held.count === undefined && exactQuantities.has(holder.noun))
        held.count = quantity.usual * (holder.count ?? 1)
      else if (held.count === undefined) held.usual = quantity.usual
      this.become(outer, inner)
    } else if (isPictureTalk(holder.noun)) this.become(outer, inner)
    else if (likeness !== undefined) {
      const usual = stuffNamed(likenesses[likeness] ?? '')
      if (holder.stuff) held.stuff = holder.stuff
      else if (usual) held.stuff ??= { stuff: usual, word: holder.noun }
      if (/^(?:toy|doll)$/.test(holder.noun)) held.styles.push({ style: 'toy', word: holder.noun })
      this.become(outer, inner)
    } else if (servings.has(holder.noun)) {
      held.noun = nouns.has(`${held.noun} ${holder.noun}`) ?? held.noun
      if (holder.count !== undefined) held.count ??= holder.count
      this.become(outer, inner)
    } else if (
      containers.has(last) ||
      catalogue.find(holder.noun).kinds.some((kind) => kind === 'container' || kind === 'vessel')
    )
      held.joined = { to: outer, how: 'full-of' }
    else if (stuffNamed(held.noun)) this.madeOf(outer, inner)
    else if (this.hasPart(held.noun, holder.noun)) this.become(outer, inner)
    else {
      this.unknown.push(`of ${held.phrase}`)
      this.drop(inner)
    }
  }

  /** The outer thing is only a way to speak of the inner one: what is said of it is said of that. */
  private become(outer: number, inner: number): void {
    const [from, to] = [this.at(outer), this.at(inner)]
    to.colours.push(...from.colours)
    to.layers.push(...from.layers)
    to.styles.push(...from.styles)
    to.unknown.push(...from.unknown)
    to.shapeWords.push(...from.shapeWords)
    to.wear = Math.max(to.wear, from.wear)
    to.glows ||= from.glows
    if (from.size) to.size ??= from.size
    if (from.pose) to.pose ??= from.pose
    to.phrase = `${from.phrase} of ${to.phrase}`
    this.meant.set(outer, inner)
    this.gone.add(outer)
  }

  private drop(index: number): void {
    this.gone.add(index)
  }

  private madeOf(index: number, of: number): void {
    const [thing, stuffed] = [this.at(index), this.at(of)]
    const last = stuffed.noun.split(' ').at(-1) ?? ''
    const stuff = stuffNamed(stuffed.noun) ?? stuffNamed(last) ?? this.woodOf(last)
    if (!stuff) {
      stuffed.joined = { to: index, how: 'made-of' }
      return
    }
    thing.stuff = { stuff, word: stuffed.noun }
    thing.colours.push(...stuffed.colours)
    this.drop(of)
  }

  /** What is made of walnut is made of the wood of a tree. */
  private woodOf(noun: string) {
    const { kinds } = this.lexicon.catalogue.find(noun)
    return kinds.some((kind) => kind === 'tree' || kind === 'wood' || kind === 'nut tree')
      ? stuffNamed('wood')
      : undefined
  }

  private takeLinks(): void {
    const links = this.read.links.map((link) => {
      for (const place of link.does.words) this.used.add(place)
      const ends =
        this.end(link.whom) === undefined ? [] : (this.read.things[Number(link.whom)]?.noun.words ?? [])
      const words = this.plain(
        link.does.words.filter((place) => !ends.includes(place) && !this.isArticle(place)),
      )
      return { ...link, words, said: this.textOf(link.does.words).toLowerCase() }
    })
    for (const { who, whom, words } of links) {
      const [outer, inner] = [this.end(who), this.end(whom)]
      if (words.join(' ') !== 'of' || outer === undefined || inner === undefined) continue
      if (isMember(this.at(outer).noun)) this.memberOf.set(outer, inner)
      else this.joinOf(outer, inner)
    }
    const isOfBody = ({ whom }: { whom?: End | undefined }) => {
      const index = this.end(whom)
      return index !== undefined && bodySockets[this.at(index).noun] !== undefined
    }
    // Who wears the hat is known before it is asked on whose head it is.
    for (const link of [...links.filter((one) => !isOfBody(one)), ...links.filter(isOfBody)]) {
      if (link.words.join(' ') === 'of') continue
      const who = this.end(link.who)
      const { joins, deed, rest } = meaningOf(link.words)
      if (who === undefined || this.gone.has(who)) {
        if (deed.length > 0) this.unknown.push(link.said)
        continue
      }
      const whom = this.end(link.whom)
      const isStanding = whom !== undefined && joins !== undefined
      this.tellDeed(who, deed, isStanding)
      if (whom !== undefined && !this.gone.has(whom)) this.join(who, joins, whom, link.said, rest)
    }
  }

  /** 'sleeping', 'glowing' and 'juggling': a pose, a look, or something that no shape shows. */
  private tellDeed(who: number, deed: readonly string[], isStanding: boolean): void {
    if (deed.length === 0) return
    const thing = this.at(who)
    const verb = deed.filter((word) => !/^[a-z]{3,}ly$/.test(word)).join(' ')
    const pose = poseOfDeed(verb)
    if (pose === undefined) {
      if (!/^(?:is|are|be|set|placed|located|rests?|resting)$/.test(verb)) describe(thing, deed)
      return
    }
    // A cup that sits on a table does nothing else than a cup that is on one.
    if (isStanding && /^(?:sitting|standing|lying)$/.test(pose) && !this.isAlive(who)) return
    thing.pose ??= { pose, word: deed.join(' ') }
  }

  private join(who: number, joins: Link | undefined, whom: number, said: string, rest: string): void {
    const [thing, other] = [this.at(who), this.at(whom)]
    const words = `${said} ${other.phrase}`
    const socket = bodySockets[other.noun]
    const isPlacing = joins?.joins === 'first' || (joins?.joins === 'second' && joins.how === 'beside')
    if (joins && isPlacing && 'how' in joins && socket && this.isOfSomebody(whom)) {
      const owner = this.ownerOf(whom) ?? thing.joined?.to
      if (owner === undefined || owner === who) this.unknown.push(words)
      else {
        const says = socket.how ?? rest
        this.attach(who, { to: owner, how: socket.how ?? joins.how, socket: socket.socket, says }, words)
      }
      this.drop(whom)
      return
    }
    // 'standing on its hind legs': how it stands, not on what.
    if (isPlacing && /(?:^| )leg$/.test(other.noun) && this.isAlive(who)) {
      this.unknown.push(words)
      this.drop(whom)
      return
    }
    // 'From a branch' of the tree that was spoken of, 'over the edge' of the box: where on it.
    const whose = joins && 'how' in joins && joins.joins === 'first' ? this.whoseIs(whom) : undefined
    if (whose !== undefined && whose !== who && joins && 'how' in joins && other.count === undefined) {
      this.attach(who, { to: whose, how: joins.how, says: rest, said: `${said} ${other.phrase} of` }, words)
      this.drop(whom)
      return
    }
    const arranged = joins?.joins === 'first' && joins.how === 'in' ? formations[other.noun] : undefined
    if (arranged && thing.plural) {
      thing.arranged = arranged
      thing.phrase = `${thing.phrase} ${words}`
      this.drop(whom)
      return
    }
    if (isPlacing && this.isSetting(whom, said)) {
      if (!ground.has(other.noun)) this.unknown.push(words)
      if (who !== this.main()) thing.joined ??= { to: this.main(), how: 'beside', isFiller: true }
      this.drop(whom)
      return
    }
    if (joins?.joins === 'nothing') {
      this.unknown.push(words)
      this.drop(whom)
      return
    }
    if (!joins) {
      const [child, to] = whom === this.main() ? [who, whom] : [whom, who]
      this.attach(child, { to, how: 'beside', isFiller: true }, words)
      return
    }
    if (isLine(other.noun) && joins.joins !== 'without' && joins.joins !== 'made-of') {
      this.tie(who, whom, said)
      return
    }
    const stuff = stuffNamed(other.noun)
    const isIn = joins.joins === 'first' && joins.how === 'in'
    // 'A helmet in polished steel' is of it; a sword in a stone is stuck there.
    const isOfStuff = isIn && stuff && !stuff.shapeless && !this.hasArticle(whom)
    if (joins.joins === 'made-of' || isOfStuff) this.madeOf(who, whom)
    else if (joins.joins === 'shaped-like') {
      thing.shapedLike = other.noun
      this.drop(whom)
    } else if (isIn && this.isAlive(who) && this.isWorn(other.noun))
      this.attach(whom, { to: who, how: 'wearing', says: 'wearing', said: rest, isOwners: true }, words)
    else if (joins.joins === 'with' || joins.joins === 'without' || joins.joins === 'costume')
      this.attach(whom, { to: who, how: joins.joins, says: rest, isOwners: true }, words)
    else if (joins.joins === 'first' || (joins.how === 'beside' && whom === this.main()))
      this.attach(who, { to: whom, how: joins.how, says: rest, isOwners: false }, words)
    else {
      // Who chases a ball is shown beside it, and no more.
      const isFiller = joins.joins === 'deed' && joins.how === 'beside'
      if (isFiller) this.unknown.push(words)
      this.attach(
        whom,
        { to: who, how: joins.how, says: rest, isOwners: true, ...(isFiller && { isFiller }) },
        words,
      )
    }
  }

  /** 'A dog on a leash', 'pulling a rope': the line runs between two of those that it is said of. */
  private tie(who: number, line: number, said: string): void {
    const thing = this.at(line)
    const joined = thing.joined
    if (!joined || joined.isFiller)
      thing.joined = { to: who, how: 'tied-to', says: 'tied to', said, isOwners: true }
    else if (joined.how === 'tied-to' && joined.to !== who) Object.assign(joined, { and: who, andSaid: said })
    else this.unknown.push(said)
  }

  /** Whatever says more than 'with' and 'beside' stays; a second place for the same thing is told as not done. */
  private attach(child: number, joined: Joined, words: string): void {
    const thing = this.at(child)
    const isVague = (how: Joined['how']) => how === 'with' || how === 'beside'
    // 'Her arms above the head': how somebody holds an arm, which is no thing that could be put there.
    if (thing.joined?.how === 'with' && isBodyPart(thing.noun)) {
      this.unknown.push(words)
      return
    }
    const back = this.at(joined.to).joined
    // What was said counts for more than that they have to stand somewhere.
    if (back?.to === child && back.isFiller && !joined.isFiller) delete this.at(joined.to).joined
    const isOnHolder = joined.socket !== undefined && joined.how === 'on' && thing.joined?.to === joined.to
    if (isOnHolder && thing.joined?.how === 'holding')
      // 'Carrying a pot on its head'
      thing.joined = {
        ...joined,
        said: `${thing.joined.said ?? thing.joined.says} ${words.split(' ').slice(-2).join(' ')}`,
        isOwners: true,
      }
    else if (back?.to === child && back.how === 'with' && joined.how === 'beside') back.how = 'beside'
    else if (child === joined.to || this.leadsTo(joined.to, child)) {
      if (!isVague(joined.how)) this.unknown.push(words)
    } else if (
      !thing.joined ||
      (isVague(thing.joined.how) && !isVague(joined.how)) ||
      (thing.joined.isFiller && !joined.isFiller)
    )
      thing.joined = joined
    else if (!isVague(joined.how)) this.unknown.push(words)
  }

  private leadsTo(from: number, to: number): boolean {
    let here: number | undefined = from
    for (let step = 0; step <= this.things.length && here !== undefined; step++) {
      if (here === to) return true
      here = this.things[here]?.joined?.to
    }
    return false
  }

  /** 'its head', 'the corgi's back', or a head that somebody was said to have. */
  private isOfSomebody(index: number): boolean {
    const { noun, possessed, colours, size } = this.at(index)
    if (possessed || this.ownerOf(index) !== undefined) return true
    return this.lexicon.nouns.has(noun) === undefined && colours.length === 0 && !size
  }

  private ownerOf(index: number): number | undefined {
    const { joined } = this.at(index)
    return joined?.how === 'with' ? joined.to : undefined
  }

  private isWorn(noun: string): boolean {
    const { traits, kinds } = this.lexicon.catalogue.find(noun)
    return (
      traits.includes('wearable') ||
      traits.includes('clothing') ||
      kinds.includes('costume') ||
      /(?:suit|armor|armour|uniform|hat|helmet)$/.test(noun)
    )
  }

  /** Where it all is, of which there is no shape: a porch has one, the sky has none, and 'my desk' is at home. */
  private isSetting(index: number, said: string): boolean {
    const { noun, count } = this.at(index)
    const head = this.read.things[index]?.head ?? -1
    if (ground.has(noun) || this.determinersOf(head).some((word) => word === 'my' || word === 'your'))
      return true
    const { nouns, catalogue } = this.lexicon
    if (nouns.has(noun) !== undefined || count !== undefined) return false
    const isOn = /(?:^| )on(?: top of)?$/.test(said)
    return !isOn && catalogue.find(noun).traits.includes('place') && catalogue.sceneOf(noun) !== undefined
  }

  /** Styles are taken up; places, hours and moods are told as what no shape shows. */
  private takeSaid(): void {
    const main = this.main()
    const thing = this.things[main]
    for (const { what, piece } of this.read.said) {
      const open = piece.words.filter((word) => !this.used.has(word))
      if (what === 'not' && this.takeAway(piece.words, main)) {
        for (const word of piece.words) this.used.add(word)
        continue
      }
      if (what === 'frame' || what === 'form' || what === 'dimension') this.idle.push(...this.plain(open))
      if (open.length === 0 || what === 'frame' || what === 'form' || what === 'dimension') {
        for (const word of piece.words) this.used.add(word)
        continue
      }
      for (const word of piece.words) this.used.add(word)
      if (thing && (what === 'style' || what === 'mood')) describe(thing, this.plain(open))
      else this.unknown.push(this.textOf(piece.words).toLowerCase())
    }
    for (const { piece } of this.read.limits) {
      const open = piece.words.filter((word) => !this.used.has(word))
      for (const word of open) this.used.add(word)
      if (open.length > 0) this.unknown.push(this.textOf(piece.words).toLowerCase())
    }
  }

  /** 'no roof': a thing that is not to be. */
  private takeAway(words: readonly number[], main: number): boolean {
    let isTaken = false
    this.read.things.forEach(({ head }, index) => {
      if (!words.includes(head) || index === main || this.gone.has(index)) return
      const { joined } = this.at(index)
      this.at(index).joined = { to: joined?.how === 'without' ? joined.to : main, how: 'without' }
      isTaken = true
    })
    return isTaken
  }

  /** A word that ended nowhere describes what it hangs on, or is told as unknown. */
  private takeUnread(): void {
    for (const { words, text } of this.read.unread) {
      if (words.every((word) => this.used.has(word))) continue
      const head = this.read.words[words[0] ?? 0]?.head
      const owner = this.end(this.read.things.findIndex((thing) => thing.head === head))
      const thing = owner === undefined ? undefined : this.things[owner]
      if (thing) describe(thing, this.plain(words))
      else this.unknown.push(text.toLowerCase())
    }
  }

  /** The thing that the prompt is about. */
  private main(): number {
    const said = this.end(this.read.things.findIndex(({ role }) => role === 'main'))
    if (said !== undefined && said >= 0 && !this.gone.has(said)) return said
    return Math.max(
      0,
      this.things.findIndex((_, index) => !this.gone.has(index)),
    )
  }

  /** 'a cat and a dog': whatever stands to nothing else stands beside the main thing, or says more about it. */
  private joinLoose(): void {
    const main = this.main()
    const kinds = this.lexicon.catalogue.find(this.things[main]?.noun ?? '').kinds
    const isOwner = (index: number) =>
      this.things.some(({ joined }, other) => joined?.to === index && !this.gone.has(other))
    this.things.forEach((thing, index) => {
      if (thing.joined && this.gone.has(thing.joined.to)) delete thing.joined
      if (thing.joined || index === main || this.gone.has(index) || this.leadsTo(main, index)) return
      const head = this.read.things[index]?.head ?? -1
      const isBare = thing.count === undefined && !this.determinersOf(head).some((word) => articles.has(word))
      const stuff = thing.plural || isOwner(index) ? undefined : stuffNamed(thing.noun)
      // 'a chess piece, black marble'; 'axe, weapon'.
      if (isBare && stuff && !stuff.shapeless) this.madeOf(main, index)
      else if (isBare && kinds.includes(thing.noun)) this.drop(index)
      // ', tin body, punched eyes': parts of the first, if it has such; so are 'the lid' and 'one armrest', which nobody spoke of before.
      else if (isBare || this.isOfTheRest(index))
        thing.joined = { to: this.whoseIs(index) ?? main, how: 'with' }
      else thing.joined = { to: main, how: 'beside', isFiller: true }
    })
    for (const [index] of this.things.entries()) this.standWithTheRest(index)
  }

  /** Spoken of as if it were there already, and no thing that could stand there by itself. */
  private isOfTheRest(index: number): boolean {
    const { noun, count, possessed } = this.at(index)
    if (this.lexicon.nouns.has(noun) !== undefined)
      return this.whoseIs(index) !== undefined && (possessed || this.isDefinite(index))
    return possessed || count === 1 || this.isDefinite(index)
  }

  /** The thing nearest before it that has such a part. */
  private whoseIs(index: number): number | undefined {
    const { noun } = this.at(index)
    const owners = [...this.things.keys()]
      .slice(0, index)
      .filter((at) => !this.gone.has(at) && this.hasPart(this.at(at).noun, noun))
    return owners.at(-1)
  }

  private hasPart(owner: string, noun: string): boolean {
    const found = this.lexicon.nouns.find(owner)
    const isShaped = found.by === 'archetype' && partsFor(found.archetype, noun).length > 0
    return isShaped || partsOf(owner).includes(noun)
  }

  /** What stands beside or around something that hangs, is stuck in, leans or lies inside stands beside what holds that, on the ground. */
  private standWithTheRest(index: number): void {
    const { joined, pose } = this.at(index)
    if (
      this.gone.has(index) ||
      !joined ||
      !/^(?:beside|around|behind)$/.test(joined.how) ||
      pose?.pose === 'flying'
    )
      return
    const holder = this.at(joined.to).joined
    if (
      holder &&
      /^(?:above|stuck-in|in|leaning-against|hanging-from)$/.test(holder.how) &&
      holder.to !== index
    )
      joined.to = holder.to
  }

  /** What is left, the main thing first. */
  private remaining(): { things: ReadThing[] } {
    const main = this.main()
    const order = [main, ...this.things.keys()].filter(
      (index, at, all) => !this.gone.has(index) && this.things[index] && all.indexOf(index) === at,
    )
    const things = order.map((index) => {
      const { joined, ...thing } = this.at(index)
      thing.unknown = [...new Set(thing.unknown)]
      const and = joined?.and === undefined ? -1 : order.indexOf(joined.and)
      const { and: _, ...rest } = joined ?? {}
      return {
        ...thing,
        ...(joined && {
          joined: { ...rest, how: joined.how, to: order.indexOf(joined.to), ...(and >= 0 && { and }) },
        }),
      }
    })
    return { things }
  }
}

/** The words that tell one from the others. */
const wordsSaid = ({ colours, size, pose, shapeWords, unmeasured, pattern, leanWord, stuff }: Told) => [
  ...(leanWord ? [leanWord] : []),
  ...(stuff ? [stuff.word] : []),
  ...colours.map(({ word }) => word),
  ...(size ? [size.word] : []),
  ...(pose ? [pose.word] : []),
  ...shapeWords,
  ...unmeasured,
  ...(pattern ? [pattern.word] : []),
]

/** Places that follow each other, together. */
function runsOf(places: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  return runs
}

/** What a deed and its prepositions say: how two things are joined, and what the first is doing besides. */
function meaningOf(words: readonly string[]): {
  joins: Link | undefined
  deed: readonly string[]
  rest: string
} {
  if (words[0] === 'not') return { joins: { joins: 'without' }, deed: [], rest: 'without' }
  for (let cut = 0; cut < words.length; cut++) {
    const rest = words.slice(cut).join(' ')
    const joins = linkOfDeed(rest) ?? linkOfDeed(`${rest} of`)
    if (joins) return { joins, deed: words.slice(0, cut), rest }
  }
  return { joins: undefined, deed: words, rest: '' }
}
