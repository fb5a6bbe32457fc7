import type { End, Link } from './schema.ts'
import type { Found } from './things.ts'
import { maybe, type Window, yes } from './window.ts'
import { fold } from './words.ts'

/** Who does what to whom in a window, and how its things stand to each other. A place that something is done to joins the things. */
export const linksIn = (window: Window, found: Found): Link[] =>
  withoutEmptyWords(new LinkFinder(window, found).findLinks())

/** 'A skull with a candle on top of it' says twice that they belong together: once where, and that is enough. */
function withoutEmptyWords(links: readonly Link[]): Link[] {
  return links.filter(
    (link) =>
      fold(link.does.text) !== 'with' ||
      !links.some((other) => other !== link && other.who === link.whom && other.whom === link.who),
  )
}

type Ended = { end: number; sure: number }

const isPlural = (noun: string) =>
  /[^s]s$|^(?:people|children|mice|geese|sheep|deer|cattle|police|bacteria)$|men$/i.test(noun)

class LinkFinder {
  private readonly window: Window
  private readonly found: Found

  constructor(window: Window, found: Found) {
    this.window = window
    this.found = found
  }

  findLinks(): Link[] {
    const { graph } = this.window
    // A shepherd who herds is no deed of his own.
    const isRatherThing = (word: number) =>
      this.found.thingAt.has(word) &&
      (this.window.isSubject(word) || graph.mark(word, 'thing') >= graph.mark(word, 'does'))
    const verbs = this.window.all.filter(
      (word) =>
        this.window.isToldAsHeadline(word) ||
        (graph.mark(word, 'does') > yes && !isRatherThing(word) && !this.window.isToldAsHeadline(word - 1)),
    )
    const ends = [0, ...this.found.thingAt.keys(), ...this.placeHeads()]
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
      .find((word) => /^(?:it|him|her|them)$/i.test(this.window.text(word)))
    if (pronoun === undefined) return [...whoms]
    const isMany = /^them$/i.test(this.window.text(pronoun))
    const fitting = whoms.filter(
      ({ end }) =>
        end > pronoun ||
        deed.includes(this.window.graph.heads[end] ?? 0) ||
        isPlural(this.window.text(end)) === isMany,
    )
    return fitting.length > 0 ? fitting : [...whoms]
  }

  /** Where a preposition is all that is said ('elephants across the savanna to the pond'), it leads to the noun that it stands before. */
  private ofPreposition(verb: number, whoms: readonly Ended[]): Ended[] {
    const own = this.window.graph.relation(verb) === 'case' ? this.window.graph.heads[verb] : undefined
    if (own === undefined || !whoms.some(({ end }) => end === own)) return [...whoms]
    return whoms.filter(({ end }) => end === own || this.window.areJoined(end, own))
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
        after.length === 0 && before && this.window.areJoined(end, before.end) ? found[at - 1] : undefined
      found.push(shared ?? [...rest.filter((word) => word < verb), ...after])
    }
    return found
  }

  /** 'Grabbing leaves and dodging coconuts': whoever has leaves of its own does not take the coconuts of the next verb. */
  private isOthers(end: number, verb: number, likely: readonly Ended[], verbs: readonly number[]): boolean {
    const own = this.verbAbove(end, verbs)
    if (own === verb || !verbs.includes(own) || this.window.graph.arc(own, end, 'whom') <= yes) return false
    return likely.some((one) => one.end !== end && this.verbAbove(one.end, verbs) === verb)
  }

  /** The verb that a noun hangs on, through the nouns that it is joined to. */
  private verbAbove(word: number, verbs: readonly number[]): number {
    let at = this.window.graph.heads[word] ?? 0
    while (at > 0 && !verbs.includes(at) && this.found.thingAt.has(at)) at = this.window.graph.heads[at] ?? 0
    return at
  }

  /** A preposition that belongs to somebody's deed says to whom: 'holds an umbrella against the rain'. */
  private isNamedBy(rest: readonly number[], end: number): boolean {
    return (
      end > 0 &&
      rest.some(
        (word) => this.window.graph.heads[word] === end && this.window.words[word - 1]?.relation === 'case',
      )
    )
  }

  private isInHeadline(verb: number, end: number): boolean {
    return this.window.isToldAsHeadline(verb) && this.window.graph.heads[verb + 1] === end
  }

  /** Prepositions and particles of each verb. One that two verbs claim goes to the likelier. */
  private restsOf(verbs: readonly number[]): Map<number, number[]> {
    const rests = new Map<number, number[]>()
    for (const word of this.window.all) {
      if (verbs.includes(word)) continue
      const [owner] = verbs
        .map((verb) => ({ verb, sure: this.window.graph.arc(word, verb, 'does') }))
        .filter(({ sure }) => sure > yes)
        .sort((a, b) => b.sure - a.sure)
      if (owner) rests.set(owner.verb, [...(rests.get(owner.verb) ?? []), word])
    }
    return rests
  }

  /** The likeliest, and who is joined to it by 'and'; the player where nobody is likely. */
  private doersOf(verb: number, ranked: readonly Ended[]): Ended[] {
    if (this.window.isSubject(verb - 1)) return [{ end: verb - 1, sure: yes }]
    const [first] = ranked
    if (!first || first.sure < maybe) return [{ end: 0, sure: 0 }]
    const joined = ranked
      .slice(1)
      .filter(
        ({ end, sure }) => sure > yes && end > 0 && first.end > 0 && this.window.areJoined(end, first.end),
      )
    return [first, ...joined]
  }

  /** 'A bedroom with a desk with a computer': where a thing is half likely to have it, nobody has to be told that the place does. */
  private holdersOf(verb: number, rest: readonly number[], ranked: readonly Ended[]): Ended[] | undefined {
    if (!this.isOwnContents(verb, rest, ranked[0]?.end ?? 0)) return undefined
    const holder = ranked.find(
      ({ end, sure }) => sure > maybe && end === verb - 1 && this.found.thingAt.has(end),
    )
    return holder && [holder]
  }

  /** 'A library where books fly': the library is where they do it, and not whom they do it to. */
  private isWhereOf(verb: number, end: number): boolean {
    return (
      this.window.graph.heads[verb] === end &&
      this.window.all.some(
        (word) => this.window.graph.heads[word] === verb && fold(this.window.text(word)) === 'where',
      )
    )
  }

  private link(verb: number, does: number[], who: Ended, whom?: Ended): Link {
    const whomEnd = whom && this.endAt(whom.end)
    return {
      who: this.endAt(who.end),
      does: this.window.piece(does),
      ...(whomEnd !== undefined && { whom: whomEnd }),
      sure: Math.min(this.window.graph.mark(verb, 'does'), who.sure, whom?.sure ?? 1),
    }
  }

  /** That the things of a place are in it ('a garden with a pond') is what a place means: no link says it. */
  private isOwnContents(verb: number, rest: readonly number[], who: number): boolean {
    return (
      this.window.kind === 'place' &&
      rest.length === 0 &&
      fold(this.window.text(verb)) === 'with' &&
      who > 0 &&
      this.window.graph.mark(who, 'place') > yes
    )
  }

  /** Words of place phrases can be an end of a link as well. */
  private placeHeads(): number[] {
    return this.window.all.filter(
      (word) => !this.found.thingAt.has(word) && this.window.graph.mark(word, 'place') > yes,
    )
  }

  private endAt(word: number): End {
    if (word === 0) return 'you'
    return this.found.thingAt.get(word) ?? this.thingForPlace(word)
  }

  /** A place that somebody does something to, or that stands to a thing somehow, is a thing of the scene as well. */
  private thingForPlace(word: number): End {
    const named = [...this.window.into(word, 'noun')]
    // 'City' of 'city hill'.
    for (
      let at = word - 1;
      this.window.graph.mark(at, 'place') > yes && this.window.graph.part(at) === 'NOUN';
      at--
    )
      named.push(at)
    const noun = [word, ...named]
    const place = this.found.things.length
    this.found.thingAt.set(word, place)
    this.found.things.push({
      noun: this.window.piece(noun),
      head: this.window.first + word - 1,
      role: this.window.kind.endsWith('game') ? 'other' : 'thing',
      sure: 0,
      attributes: [],
      there: this.window.graph.mark(word, 'thing'),
    })
    return place
  }
}
