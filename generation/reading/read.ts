import { Graph } from './graph.ts'
import { innerNumbers } from './inner-numbers.ts'
import { byNeighbours } from './neighbours.ts'
import { judgeWords, mostWords } from './network/judge-words.ts'
import { mostPieces } from './network/matrices.ts'
import { piecesOf } from './network/pieces.ts'
import type { End, Kind, Link, Operation, Piece, Reading, Role, Said, Thing } from './schema.ts'
import { operations, saidOf } from './schema.ts'
import { unreadOf } from './unread.ts'
import { cutWords, fold, hasLetters, isPlain, numberIn, type Word } from './words.ts'

/**
 * The one reader: what a text says, as a reading. A network judges words and pairs of words; here its judgements become things, links and
 * all the rest, and what it left out is looked for in the tree of the sentence.
 */
export function read(text: string, kind: Kind): Reading {
  const words = cutWords(text)
  const parts = windowsOf(words).map((window) => new Part(window.words, window.first, kind))
  const [main] = parts
  const placeOfThing = (part: number, own: number) =>
    parts.slice(0, part).reduce((sum, { things: before }) => sum + before.length, 0) + own
  const moved = (end: End, part: number): End => (typeof end === 'number' ? placeOfThing(part, end) : end)
  const links = parts.flatMap((part, at) =>
    part.links.map((link) => ({
      ...link,
      who: moved(link.who, at),
      ...(link.whom !== undefined && { whom: moved(link.whom, at) }),
    })),
  )
  return byNeighbours({
    kind,
    text,
    words: parts.flatMap((part) => part.words),
    things: parts.flatMap((part) => part.things),
    links,
    said: parts.flatMap((part) => part.said),
    limits: parts.flatMap((part) => part.limits),
    forms: kind === 'game' ? (main?.forms ?? []) : [],
    ...(kind === 'place' && main && { indoors: main.indoors }),
    changes: parts.flatMap((part) => part.changes),
    unread: parts.flatMap((part) => part.unread),
  })
}

/** Words that only join others: none of them is ever a thing, whatever stands before it. */
const joins = /^(?:an?|the|of|in|on|at|to|from|by|with|for|as|and|or|but|nor|into|onto|than|if|because)$/i
/** 'A beach vibe', 'cabin aesthetic': how it should feel, and never something that stands there. */
const feels = /^(?:vibes?|aesthetics?|ambience|ambiance)$/i

const thanks = /^(?:thx|thanks?|ty|pls|plz|please|lol)$/i
/** 'Max 8 holes', 'four eggs at a time max': how many there may be, and nobody of that name. Names have a capital. */
const bounds = /^(?:max|min|maximum|minimum|hp|xp)$/

/** The network reads so many words and pieces of words at once; longer texts in parts that end with a sentence. */
const mostPiecesOfWords = mostPieces - 2

function windowsOf(words: readonly Word[]): { words: Word[]; first: number }[] {
  const windows: { words: Word[]; first: number }[] = []
  for (let first = 0; first < words.length; ) {
    const most = furthest(words, first)
    let end = most
    if (most < words.length)
      for (let at = most; at > (first + most) / 2 && end === most; at--)
        if (/^[.!?]$/.test(words[at - 1]?.text ?? '')) end = at
    windows.push({ words: words.slice(first, end), first })
    first = end
  }
  return windows
}

/** How far a part may reach. Words of other scripts have many pieces. */
function furthest(words: readonly Word[], first: number): number {
  let pieces = 0
  for (let end = first; end < words.length; end++) {
    pieces += piecesOf(words[end]?.text ?? '').length
    if (end - first === mostWords || pieces > mostPiecesOfWords) return end
  }
  return words.length
}

const yes = 0.5
/** A thing, deed or attribute that is half sure is better asked for than lost. */
const maybe = 0.25
const half = 0.15
const rolesOf: Record<string, ReadonlySet<string>> = {
  game: new Set(['you', 'against', 'wanted', 'tool', 'friend', 'other']),
  lesson: new Set(['main', 'thing', 'control', 'shown']),
  model: new Set(['main', 'thing']),
  place: new Set(['thing']),
}

/** One window of the text. Inside, words are counted from 1, as the network does; what comes out counts from the text's first word. */
class Part {
  readonly words: Reading['words']
  readonly things: Thing[]
  readonly links: Link[]
  readonly said: Reading['said']
  readonly limits: Reading['limits']
  readonly changes: Reading['changes']
  readonly forms: Reading['forms']
  readonly indoors: NonNullable<Reading['indoors']>
  readonly unread: Piece[]

  private readonly cut: readonly Word[]
  private readonly all: readonly number[]
  private readonly first: number
  private readonly kind: Kind
  private readonly graph: Graph
  /** The thing that a word is the head of, by its place. */
  private readonly thingAt = new Map<number, number>()

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
    this.things = this.findThings()
    this.markWhoIsPlayed()
    this.links = this.withoutEmptyWords(this.findLinks())
    this.markWhoActs()
    this.said = this.findSaid()
    this.limits = this.findLimits()
    this.changes = this.findChanges()
    this.forms = graph.forms().slice(0, 5)
    const inside = graph.indoors()
    this.indoors = { is: inside > 0.5, sure: Math.max(inside, 1 - inside) }
    this.unread = unreadOf(this.cut, this, first)
    if (kind === 'game') this.limits = withInner(this.limits, innerNumbers(cut, first))
  }

  private text(word: number): string {
    return this.cut[word - 1]?.text ?? ''
  }

  private piece(words: readonly number[]): Piece {
    const sorted = [...new Set(words)].sort((a, b) => a - b)
    return {
      text: sorted.map((word) => this.text(word)).join(' '),
      words: sorted.map((word) => this.first + word - 1),
    }
  }

  /** Those with an arc of that name to a word. */
  private into(word: number, name: string, least = yes): number[] {
    return this.all.filter((other) => other !== word && this.graph.arc(other, word, name) > least)
  }

  private findThings(): Thing[] {
    const { graph } = this
    const marked = this.all.filter((word) => hasLetters(this.text(word)) && this.isThing(word))
    const heads = marked.length === 0 && this.kind === 'model' ? this.onlyThing() : marked
    const isHead = new Set(heads)
    const attached = this.attributesOf(heads)
    if (marked.length === 0) for (const head of heads) attached.set(head, this.modifiersOf(head))
    const kind = this.kind.replace(/^edit /, '')
    return heads.map((head, place) => {
      this.thingAt.set(head, place)
      const noun = this.withoutLooseEnd(
        this.standingTogether(
          head,
          this.all.filter((word) => !isHead.has(word) && this.isOfNoun(word, head)),
        ),
      )
      const counts = this.into(head, 'count').filter((word) => this.isCountOf(word, head, heads))
      const count = counts.map((word) => numberIn(this.text(word))).find((value) => value !== undefined)
      const [role] = graph.roles(head, rolesOf[kind] ?? new Set())
      return {
        noun: this.piece(noun),
        head: this.first + head - 1,
        role: (role?.name ?? 'other') as Role,
        sure: role?.sure ?? 0,
        ...(count !== undefined && { count }),
        // What is a thing of its own is how another one looks only by what links them: 'shaped like a shark'.
        attributes: (attached.get(head) ?? [])
          .filter((top) => top === head || !isHead.has(top))
          .map((top) => this.piece([top, ...this.into(top, 'noun').filter((word) => !isHead.has(word))])),
        there: graph.mark(head, 'thing'),
      }
    })
  }

  /** A number counts one noun, and in games the one that it stands before: 'tie down the houses and get all six villagers in'. */
  private isCountOf(number: number, head: number, heads: readonly number[]): boolean {
    if (this.kind !== 'game') return true
    const sure = (other: number) => this.graph.arc(number, other, 'count')
    return heads.every((other) => other === head || sure(other) <= sure(head))
  }

  /** A model is a thing, whatever else its only noun may look like: a temple is no place here. */
  private onlyThing(): number[] {
    const content = this.all.filter((word) => hasLetters(this.text(word)) && !isPlain(this.text(word)))
    const isNoun = (word: number) => /^(NOUN|PROPN)$/.test(this.graph.part(word))
    const root = content.find((word) => this.graph.heads[word] === 0 && isNoun(word))
    const only = root ?? content.findLast(isNoun) ?? content.at(-1)
    return only === undefined ? [] : [only]
  }

  private modifiersOf(head: number): number[] {
    return this.all.filter(
      (word) => this.graph.heads[word] === head && /^(?:amod|compound)/.test(this.graph.relation(word)),
    )
  }

  private isThing(word: number): boolean {
    const { graph } = this
    if (this.isAmount(word) || this.isSubject(word - 1) || joins.test(this.text(word))) return false
    if ([feels, thanks, bounds].some((words) => words.test(this.text(word)))) return false
    if (this.isSubject(word)) return true
    const there = graph.mark(word, 'thing')
    // 'Shaped like a swan' says how a lamp looks: there is no swan.
    if (there > yes) return graph.mark(word, 'attribute') <= there
    // A noun that nothing else is said of is a thing, if it is half likely.
    const isNoun = /^(NOUN|PROPN)$/.test(graph.part(word))
    return isNoun && (there > half || this.standsAlone(word)) && !this.isTaken(word)
  }

  /**
   * 'Ghost tidies messy bedroom': a noun phrase ends with its noun. What looks like a plural after a noun, and has another noun with its
   * adjective, number or article right behind it, is what the first does to the last.
   */
  private isToldAsHeadline(verb: number): boolean {
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
  private isSubject(word: number): boolean {
    const { graph } = this
    const verb = word + 1
    if (this.isToldAsHeadline(verb)) return true
    const isDone = (end: number) => graph.arc(word, end, 'whom') > yes && graph.arc(verb, end, 'whom') > yes
    return word > 0 && /[^s]s$/i.test(this.text(verb)) && graph.part(verb) === 'VERB' && this.all.some(isDone)
  }

  /** 'Lots of snowmen' are snowmen. */
  private isAmount(word: number): boolean {
    return amounts.test(this.text(word)) && fold(this.text(word + 1)) === 'of'
  }

  /** Not a part of another noun. */
  private standsAlone(word: number): boolean {
    return !/^(?:compound|flat|fixed|amod|advmod|det|nummod|nmod:desc|case|discourse)/.test(
      this.graph.relation(word),
    )
  }

  /** Whether a word bears another mark, or belongs to another word. */
  private isTaken(word: number): boolean {
    const { graph } = this
    const marks = ['does', 'attribute', 'count', 'number', 'limit', ...saidOf]
    return (
      marks.some((mark) => graph.mark(word, mark) > yes) ||
      this.all.some((other) =>
        ['noun', 'attribute', 'does', 'count'].some((arc) => graph.arc(word, other, arc) > yes),
      )
    )
  }

  /** A noun before a noun that nothing else is said of belongs to it, if it is half likely: 'tiki' of 'tiki bar'. */
  private isOfNoun(word: number, head: number): boolean {
    if (word === head) return false
    const { graph } = this
    const sure = graph.arc(word, head, 'noun')
    if (sure > yes) return true
    const isBefore = word === head - 1 && graph.heads[word] === head && graph.relation(word) === 'compound'
    return isBefore && sure > maybe && !this.isTaken(word)
  }

  /** The words of a noun, without those from elsewhere in the sentence: between them stands nothing else than 'of', numbers and what describes. */
  private standingTogether(head: number, words: readonly number[]): number[] {
    const isBetween = (word: number) =>
      this.graph.mark(word, 'attribute') > yes ||
      numberIn(this.text(word)) !== undefined ||
      (isPlain(this.text(word)) && !/^(?:and|or|with)$/i.test(this.text(word)))
    const reach = (step: -1 | 1) => {
      const found: number[] = []
      for (
        let at = head + step;
        words.includes(at) || (at > 0 && at <= this.cut.length && isBetween(at));
        at += step
      )
        if (words.includes(at)) found.push(at)
      return found
    }
    return [...reach(-1), head, ...reach(1)]
  }

  /** 'Stack of' where the paper is a thing of its own is a stack. */
  private withoutLooseEnd(words: readonly number[]): number[] {
    const sorted = [...words].sort((a, b) => a - b)
    // A watering can ends with a small word too.
    const isLoose = (word: number) => isPlain(this.text(word)) && this.graph.part(word) !== 'NOUN'
    while (sorted.length > 1 && isLoose(sorted.at(-1) ?? 0)) sorted.pop()
    // 'Like a shark' is a shark: what stands before a noun only to join it is no part of it.
    const isJoin = (word: number) => /^(?:case|det|mark|cc)$/.test(this.graph.relation(word))
    while (sorted.length > 1 && isJoin(sorted[0] ?? 0) && isLoose(sorted[0] ?? 0)) sorted.shift()
    return sorted
  }

  /** 'You are a yawn', 'play as gravity', 'the pupil plays a drop': whatever else it may look like, that is the player. */
  private markWhoIsPlayed(): void {
    if (!this.kind.endsWith('game')) return
    for (const [head, place] of this.thingAt) {
      const thing = this.things[place]
      if (!thing || !this.isPlayed(head)) continue
      thing.role = 'you'
      thing.sure = 1
    }
  }

  /**
   * 'You play Mara, who inherits the café': who is played and acts is the player. Where there is none, whoever does the first deed is: one
   * thing that is said to be used and does it all ('a snow plow clears the road'), and those who fight what is against everybody.
   */
  private markWhoActs(): void {
    if (this.kind !== 'game' || this.things.some(({ role }) => role === 'you')) return
    const acts = (place: unknown) => this.links.some(({ who }) => who === place)
    const played = this.links.find(
      ({ who, does, whom }) => who === 'you' && /^play$/i.test(does.text) && acts(whom),
    )
    const isHeld = ({ who, does, whom }: Link) => who === 'you' && /^with$/i.test(does.text) && acts(whom)
    const first = this.links.find(({ who, whom }) => who !== 'you' && whom !== undefined && whom !== 'you')
    if (!played && this.links.some((link) => link.who === 'you' && !isHeld(link))) return
    const thing = this.thingOf(played ? played.whom : first?.who)
    if (!thing) return
    const isAgainst = (end: Link['whom']) => this.thingOf(end)?.role === 'against'
    const fights =
      first &&
      !/^(?:is|are|was|were|be|of|in|on|with)\b/i.test(first.does.text) &&
      isAgainst(first.who) &&
      isAgainst(first.whom)
    if (!fights && !/^(?:tool|other|friend)$/.test(thing.role)) return
    thing.role = 'you'
    thing.sure = yes
  }

  private thingOf(end: Link['whom']): Thing | undefined {
    return typeof end === 'number' ? this.things[end] : undefined
  }

  private isPlayed(head: number): boolean {
    const children = this.all.filter((word) => this.graph.heads[word] === head)
    const has = (relation: string, words: readonly string[]) =>
      children.some(
        (word) => this.words[word - 1]?.relation === relation && words.includes(fold(this.text(word))),
      )
    if (has('cop', ['are', 'am', "'re", "'m"]) && has('nsubj', ['you', 'i', 'u'])) return true
    const above = fold(this.text(this.graph.heads[head] ?? 0))
    return /^play(s|ing)?$/.test(above) && has('case', ['as'])
  }

  /** Every attribute says of at least one thing how it is: of all that the arcs name, else of the likeliest. */
  private attributesOf(heads: readonly number[]): Map<number, number[]> {
    const found = new Map<number, number[]>()
    for (const word of this.all) {
      // A part of a longer one ('stained' of 'stained glass') is not said twice.
      if (
        this.all.some(
          (top) => this.graph.mark(top, 'attribute') > yes && this.graph.arc(word, top, 'noun') > yes,
        )
      )
        continue
      const likeliest = heads
        .filter((head) => head !== word)
        .map((head) => ({ head, sure: this.graph.arc(word, head, 'attribute') }))
        .sort((a, b) => b.sure - a.sure)
      const sure = likeliest.filter((one) => one.sure > yes)
      const isMarked = this.graph.mark(word, 'attribute') > yes
      const owners =
        sure.length > 0 ? sure : isMarked ? likeliest.slice(0, 1).filter((one) => one.sure > 0.05) : []
      for (const { head } of owners) found.set(head, [...(found.get(head) ?? []), word])
    }
    return found
  }

  private findLinks(): Link[] {
    const { graph } = this
    // A shepherd who herds is no deed of his own.
    const isRatherThing = (word: number) =>
      this.thingAt.has(word) &&
      (this.isSubject(word) || graph.mark(word, 'thing') >= graph.mark(word, 'does'))
    const verbs = this.all.filter(
      (word) =>
        this.isToldAsHeadline(word) ||
        (graph.mark(word, 'does') > yes && !isRatherThing(word) && !this.isToldAsHeadline(word - 1)),
    )
    const ends = [0, ...this.thingAt.keys(), ...this.placeHeads()]
    const rests = this.restsOf(verbs)
    return verbs.flatMap((verb) => {
      const rest = rests.get(verb) ?? []
      const to = (name: string) =>
        ends
          .filter((end) => end !== verb)
          .map((end) => ({ end, sure: graph.arc(verb, end, name) }))
          .sort((a, b) => b.sure - a.sure)
      const whos = this.holdersOf(verb, rest, to('who')) ?? this.doersOf(verb, to('who'))
      const likely = to('whom').filter(
        ({ end, sure }) =>
          ((sure > yes && end !== 0) || this.isNamedBy(rest, end) || this.isInHeadline(verb, end)) &&
          !this.isWhereOf(verb, end),
      )
      const whoms = this.ofPreposition(
        verb,
        this.agreeing(
          [verb, ...rest],
          likely.filter(({ end }) => !this.isOthers(end, verb, likely, verbs)),
        ),
      ).sort((a, b) => a.end - b.end)
      return whos.flatMap((who) => {
        if (whoms.length === 0) return [this.link(verb, [verb, ...rest], who)]
        // Nobody does it to themselves and to others.
        const others = whoms.filter(({ end }) => end !== who.end || whoms.length === 1)
        const restOf = this.restsOfEach(verb, rest, others)
        return others.flatMap((whom, at) => {
          const own = restOf[at] ?? []
          return this.isOwnContents(verb, own, who.end) ? [] : [this.link(verb, [verb, ...own], who, whom)]
        })
      })
    })
  }

  /** 'Gathers acorns while hawks dive at it': of several for whom a pronoun may stand, those of its number. */
  private agreeing<End extends { end: number }>(deed: readonly number[], whoms: readonly End[]): End[] {
    const pronoun = deed
      .map((word) => word + 1)
      .find((word) => /^(?:it|him|her|them)$/i.test(this.text(word)))
    if (pronoun === undefined) return [...whoms]
    const isMany = /^them$/i.test(this.text(pronoun))
    const fitting = whoms.filter(
      ({ end }) =>
        end > pronoun || deed.includes(this.graph.heads[end] ?? 0) || isPlural(this.text(end)) === isMany,
    )
    return fitting.length > 0 ? fitting : [...whoms]
  }

  /** Where a preposition is all that is said ('elephants across the savanna to the pond'), it leads to the noun that it stands before. */
  private ofPreposition(verb: number, whoms: readonly Ended[]): Ended[] {
    const own = this.graph.relation(verb) === 'case' ? this.graph.heads[verb] : undefined
    if (own === undefined || !whoms.some(({ end }) => end === own)) return [...whoms]
    return whoms.filter(({ end }) => end === own || this.areJoined(end, own))
  }

  /**
   * A preposition belongs to the whom that follows it: 'shoots spells at pumpkins' is two links. Whoever is joined to another by 'and'
   * shares it: 'seen by dogs or kids'.
   */
  private restsOfEach(verb: number, rest: readonly number[], whoms: readonly Ended[]): number[][] {
    const found: number[][] = []
    for (const [at, { end }] of whoms.entries()) {
      const after = rest.filter((word) => {
        if (word < verb) return false
        const next = whoms.find((one) => one.end > word)
        return next === undefined ? at === whoms.length - 1 : next.end === end
      })
      const before = whoms[at - 1]
      const shared =
        after.length === 0 && before && this.areJoined(end, before.end) ? found[at - 1] : undefined
      found.push(shared ?? [...rest.filter((word) => word < verb), ...after])
    }
    return found
  }

  /** 'Grabbing leaves and dodging coconuts': whoever has leaves of its own does not take the coconuts of the next verb. */
  private isOthers(end: number, verb: number, likely: readonly Ended[], verbs: readonly number[]): boolean {
    const own = this.verbAbove(end, verbs)
    if (own === verb || !verbs.includes(own) || this.graph.arc(own, end, 'whom') <= yes) return false
    return likely.some((one) => one.end !== end && this.verbAbove(one.end, verbs) === verb)
  }

  /** The verb that a noun hangs on, through the nouns that it is joined to. */
  private verbAbove(word: number, verbs: readonly number[]): number {
    let at = this.graph.heads[word] ?? 0
    while (at > 0 && !verbs.includes(at) && this.thingAt.has(at)) at = this.graph.heads[at] ?? 0
    return at
  }

  /** A preposition that belongs to somebody's deed says to whom: 'holds an umbrella against the rain'. */
  private isNamedBy(rest: readonly number[], end: number): boolean {
    return (
      end > 0 &&
      rest.some((word) => this.graph.heads[word] === end && this.words[word - 1]?.relation === 'case')
    )
  }

  private isInHeadline(verb: number, end: number): boolean {
    return this.isToldAsHeadline(verb) && this.graph.heads[verb + 1] === end
  }

  /** Prepositions and particles of each verb. One that two verbs claim goes to the likelier. */
  private restsOf(verbs: readonly number[]): Map<number, number[]> {
    const rests = new Map<number, number[]>()
    for (const word of this.all) {
      if (verbs.includes(word)) continue
      const [owner] = verbs
        .map((verb) => ({ verb, sure: this.graph.arc(word, verb, 'does') }))
        .filter(({ sure }) => sure > yes)
        .sort((a, b) => b.sure - a.sure)
      if (owner) rests.set(owner.verb, [...(rests.get(owner.verb) ?? []), word])
    }
    return rests
  }

  /** The likeliest, and who is joined to it by 'and'; the player where nobody is likely. */
  private doersOf(verb: number, ranked: readonly Ended[]): Ended[] {
    if (this.isSubject(verb - 1)) return [{ end: verb - 1, sure: yes }]
    const [first] = ranked
    if (!first || first.sure < maybe) return [{ end: 0, sure: 0 }]
    const joined = ranked
      .slice(1)
      .filter(({ end, sure }) => sure > yes && end > 0 && first.end > 0 && this.areJoined(end, first.end))
    return [first, ...joined]
  }

  /** 'A bedroom with a desk with a computer': where a thing is half likely to have it, nobody has to be told that the place does. */
  private holdersOf(verb: number, rest: readonly number[], ranked: readonly Ended[]): Ended[] | undefined {
    if (!this.isOwnContents(verb, rest, ranked[0]?.end ?? 0)) return undefined
    const holder = ranked.find(({ end, sure }) => sure > maybe && end === verb - 1 && this.thingAt.has(end))
    return holder && [holder]
  }

  /** 'A library where books fly': the library is where they do it, and not whom they do it to. */
  private isWhereOf(verb: number, end: number): boolean {
    return (
      this.graph.heads[verb] === end &&
      this.all.some((word) => this.graph.heads[word] === verb && fold(this.text(word)) === 'where')
    )
  }

  private areJoined(one: number, other: number): boolean {
    const isUnder = (low: number, high: number) => {
      let at = low
      while (at > 0 && at !== high && this.words[at - 1]?.relation === 'conj') at = this.graph.heads[at] ?? 0
      return at === high
    }
    return isUnder(one, other) || isUnder(other, one)
  }

  private link(verb: number, does: number[], who: Ended, whom?: Ended): Link {
    const whomEnd = whom && this.endAt(whom.end)
    return {
      who: this.endAt(who.end),
      does: this.piece(does),
      ...(whomEnd !== undefined && { whom: whomEnd }),
      sure: Math.min(this.graph.mark(verb, 'does'), who.sure, whom?.sure ?? 1),
    }
  }

  /** That the things of a place are in it ('a garden with a pond') is what a place means: no link says it. */
  private isOwnContents(verb: number, rest: readonly number[], who: number): boolean {
    return (
      this.kind === 'place' &&
      rest.length === 0 &&
      fold(this.text(verb)) === 'with' &&
      who > 0 &&
      this.graph.mark(who, 'place') > yes
    )
  }

  /** 'A skull with a candle on top of it' says twice that they belong together: once where, and that is enough. */
  private withoutEmptyWords(links: readonly Link[]): Link[] {
    return links.filter(
      (link) =>
        fold(link.does.text) !== 'with' ||
        !links.some((other) => other !== link && other.who === link.whom && other.whom === link.who),
    )
  }

  /** Words of place phrases can be an end of a link as well. */
  private placeHeads(): number[] {
    return this.all.filter((word) => !this.thingAt.has(word) && this.graph.mark(word, 'place') > yes)
  }

  private endAt(word: number): End {
    if (word === 0) return 'you'
    return this.thingAt.get(word) ?? this.thingForPlace(word)
  }

  /** A place that somebody does something to, or that stands to a thing somehow, is a thing of the scene as well. */
  private thingForPlace(word: number): End {
    const named = [...this.into(word, 'noun')]
    // 'City' of 'city hill'.
    for (let at = word - 1; this.graph.mark(at, 'place') > yes && this.graph.part(at) === 'NOUN'; at--)
      named.push(at)
    const noun = [word, ...named]
    const place = this.things.length
    this.thingAt.set(word, place)
    this.things.push({
      noun: this.piece(noun),
      head: this.first + word - 1,
      role: this.kind.endsWith('game') ? 'other' : 'thing',
      sure: 0,
      attributes: [],
      there: this.graph.mark(word, 'thing'),
    })
    return place
  }

  /** Runs of words that bear a mark; small words between two of them belong to the run. */
  private runsOf(mark: string): { run: number[]; sure: number }[] {
    const marked = this.all.filter((word) => this.graph.mark(word, mark) > yes)
    const runs: number[][] = []
    for (const word of marked) {
      const last = runs.at(-1)
      const end = last?.at(-1) ?? Number.NEGATIVE_INFINITY
      const between = this.all.filter((other) => other > end && other < word)
      const isNear =
        between.length <= 2 &&
        between.every((other) => isPlain(this.text(other)) || numberIn(this.text(other)) !== undefined)
      if (last && isNear) last.push(...between, word)
      else runs.push([word])
    }
    return runs.map((run) => ({
      run,
      sure: Math.max(...run.map((word) => this.graph.mark(word, mark))),
    }))
  }

  private findSaid(): Reading['said'] {
    return saidOf.flatMap((what: Said) =>
      this.runsOf(what)
        .filter(({ run }) => what !== 'place' || !this.isDoneTo(run))
        .map(({ run, sure }) => ({
          run: ofTheAir.has(what) ? run.filter((word) => !this.isSomebody(word, what)) : run,
          sure,
        }))
        .filter(({ run }) => run.length > 0)
        .map(({ run, sure }) => ({ what, piece: this.piece(run), sure })),
    )
  }

  /** 'In a windy forest while hawks dive at it': hawks who do something to somebody are no weather, however windy it is beside them. */
  private isSomebody(word: number, what: Said): boolean {
    const thing = this.thingAt.get(word)
    return (
      this.graph.mark(word, 'thing') > this.graph.mark(word, what) &&
      this.links.some(({ who, whom }) => who === thing && whom !== undefined && whom !== thing)
    )
  }

  /** 'Climbs a tower': what one does something to is a thing of the game, if it is that rather than the place. */
  private isDoneTo(run: readonly number[]): boolean {
    const { graph } = this
    return (
      this.kind === 'game' &&
      run.some(
        (word) => graph.relation(word) === 'obj' && graph.mark(word, 'thing') > graph.mark(word, 'place'),
      )
    )
  }

  private findLimits(): Reading['limits'] {
    const { graph } = this
    const numbers = this.all.filter(
      (word) => graph.mark(word, 'number') > yes && numberIn(this.text(word)) !== undefined,
    )
    const heads = [...this.thingAt.keys()]
    const counts = (word: number) =>
      heads.some((head) => graph.arc(word, head, 'count') > yes && this.isCountOf(word, head, heads))
    return numbers.flatMap((number) => {
      const near = this.all.filter(
        (word) =>
          word !== number &&
          graph.mark(word, 'limit') > yes &&
          Math.abs(word - number) <= 4 &&
          numbers.every((other) => Math.abs(other - word) >= Math.abs(number - word)),
      )
      const after = near.filter((word) => word > number)
      const what = after.length > 0 ? after : near
      // How many there are of somebody is said by them.
      if (what.length === 0 && counts(number)) return []
      return {
        value: counted(
          numberIn(this.text(number)) ?? 0,
          what.map((word) => fold(this.text(word))),
        ),
        what: what.map((word) => fold(this.text(word))).join(' '),
        piece: this.piece([number, ...what]),
      }
    })
  }

  private findChanges(): Reading['changes'] {
    if (!this.kind.startsWith('edit')) return []
    const isSurest = (word: number, op: Operation) =>
      operations.every((other) => this.graph.mark(word, `op ${other}`) <= this.graph.mark(word, `op ${op}`))
    return operations.flatMap((op: Operation) =>
      this.all
        // 'Put an acorn on the branch' adds it, and does not move it besides.
        .filter((word) => this.graph.mark(word, `op ${op}`) > yes && isSurest(word, op))
        .map((word) => {
          const value = this.into(word, 'value')
          return {
            op,
            target: this.piece([word, ...this.into(word, 'noun')]),
            ...(value.length > 0 && { value: this.piece(value) }),
            sure: this.graph.mark(word, `op ${op}`),
          }
        }),
    )
  }
}

const amounts = /^(?:lots?|plenty|loads|tons|heaps|dozens|hundreds|thousands)$/i

type Ended = { end: number; sure: number }

const isPlural = (noun: string) =>
  /[^s]s$|^(?:people|children|mice|geese|sheep|deer|cattle|police|bacteria)$|men$/i.test(noun)

/** What is said of all of it, and is nobody in it. */
const ofTheAir: ReadonlySet<Said> = new Set(['time', 'weather', 'mood'])

/** What a number inside a word counts is said by that word, and by nothing around it. */
const withInner = (limits: Reading['limits'], inner: Reading['limits']): Reading['limits'] => {
  const own = new Set(inner.flatMap(({ piece }) => piece.words))
  return [...limits.filter(({ piece }) => !piece.words.some((at) => own.has(at))), ...inner]
}

/** Minutes are said, seconds are counted. */
const counted = (value: number, what: readonly string[]) =>
  what.some((word) => /^min(ute)?s?$/.test(word)) ? value * 60 : value
