import { type Role, saidOf, type Thing } from './schema.ts'
import { half, maybe, type Window, yes } from './window.ts'
import { fold, hasLetters, isPlain, numberIn } from './words.ts'

/** The things of a window, and which of them a word is the head of, by its place. */
export type Found = { things: Thing[]; thingAt: Map<number, number> }

/** Everybody and everything in a window, with how many there are and how they look. */
export function thingsIn(window: Window): Found {
  const found: Found = { things: [], thingAt: new Map() }
  found.things = new ThingFinder(window, found).findThings()
  return found
}

/** Words that only join others: none of them is ever a thing, whatever stands before it. */
const joins = /^(?:an?|the|of|in|on|at|to|from|by|with|for|as|and|or|but|nor|into|onto|than|if|because)$/i
/** 'A beach vibe', 'cabin aesthetic': how it should feel, and never something that stands there. */
const feels = /^(?:vibes?|aesthetics?|ambience|ambiance)$/i
const thanks = /^(?:thx|thanks?|ty|pls|plz|please|lol)$/i
/** 'Max 8 holes', 'four eggs at a time max': how many there may be, and nobody of that name. Names have a capital. */
const bounds = /^(?:max|min|maximum|minimum|hp|xp)$/
const amounts = /^(?:lots?|plenty|loads|tons|heaps|dozens|hundreds|thousands)$/i
const rolesOf: Record<string, ReadonlySet<string>> = {
  game: new Set(['you', 'against', 'wanted', 'tool', 'friend', 'other']),
  lesson: new Set(['main', 'thing', 'control', 'shown']),
  model: new Set(['main', 'thing']),
  place: new Set(['thing']),
}

class ThingFinder {
  private readonly window: Window
  private readonly found: Found

  constructor(window: Window, found: Found) {
    this.window = window
    this.found = found
  }

  findThings(): Thing[] {
    const { graph } = this.window
    const marked = this.window.all.filter((word) => hasLetters(this.window.text(word)) && this.isThing(word))
    const heads = marked.length === 0 && this.window.kind === 'model' ? this.onlyThing() : marked
    const isHead = new Set(heads)
    const attached = this.attributesOf(heads)
    if (marked.length === 0) for (const head of heads) attached.set(head, this.modifiersOf(head))
    const kind = this.window.kind.replace(/^edit /, '')
    return heads.map((head, place) => {
      this.found.thingAt.set(head, place)
      const noun = this.withoutLooseEnd(
        this.standingTogether(
          head,
          this.window.all.filter((word) => !isHead.has(word) && this.isOfNoun(word, head)),
        ),
      )
      const counts = this.window
        .into(head, 'count')
        .filter((word) => this.window.isCountOf(word, head, heads))
      const count = counts
        .map((word) => numberIn(this.window.text(word)))
        .find((value) => value !== undefined)
      const [role] = graph.roles(head, rolesOf[kind] ?? new Set())
      return {
        noun: this.window.piece(noun),
        head: this.window.first + head - 1,
        role: (role?.name ?? 'other') as Role,
        sure: role?.sure ?? 0,
        ...(count !== undefined && { count }),
        // What is a thing of its own is how another one looks only by what links them: 'shaped like a shark'.
        attributes: (attached.get(head) ?? [])
          .filter((top) => top === head || !isHead.has(top))
          .map((top) =>
            this.window.piece([top, ...this.window.into(top, 'noun').filter((word) => !isHead.has(word))]),
          ),
        there: graph.mark(head, 'thing'),
      }
    })
  }

  /** A model is a thing, whatever else its only noun may look like: a temple is no place here. */
  private onlyThing(): number[] {
    const content = this.window.all.filter(
      (word) => hasLetters(this.window.text(word)) && !isPlain(this.window.text(word)),
    )
    const isNoun = (word: number) => /^(NOUN|PROPN)$/.test(this.window.graph.part(word))
    const root = content.find((word) => this.window.graph.heads[word] === 0 && isNoun(word))
    const only = root ?? content.findLast(isNoun) ?? content.at(-1)
    return only === undefined ? [] : [only]
  }

  private modifiersOf(head: number): number[] {
    return this.window.all.filter(
      (word) =>
        this.window.graph.heads[word] === head && /^(?:amod|compound)/.test(this.window.graph.relation(word)),
    )
  }

  private isThing(word: number): boolean {
    const { graph } = this.window
    if (this.isAmount(word) || this.window.isSubject(word - 1) || joins.test(this.window.text(word)))
      return false
    if ([feels, thanks, bounds].some((words) => words.test(this.window.text(word)))) return false
    if (this.window.isSubject(word)) return true
    const there = graph.mark(word, 'thing')
    // 'Shaped like a swan' says how a lamp looks: there is no swan.
    if (there > yes) return graph.mark(word, 'attribute') <= there
    // A noun that nothing else is said of is a thing, if it is half likely.
    const isNoun = /^(NOUN|PROPN)$/.test(graph.part(word))
    return isNoun && (there > half || this.standsAlone(word)) && !this.isTaken(word)
  }

  /** 'Lots of snowmen' are snowmen. */
  private isAmount(word: number): boolean {
    return amounts.test(this.window.text(word)) && fold(this.window.text(word + 1)) === 'of'
  }

  /** Not a part of another noun. */
  private standsAlone(word: number): boolean {
    return !/^(?:compound|flat|fixed|amod|advmod|det|nummod|nmod:desc|case|discourse)/.test(
      this.window.graph.relation(word),
    )
  }

  /** Whether a word bears another mark, or belongs to another word. */
  private isTaken(word: number): boolean {
    const { graph } = this.window
    const marks = ['does', 'attribute', 'count', 'number', 'limit', ...saidOf]
    return (
      marks.some((mark) => graph.mark(word, mark) > yes) ||
      this.window.all.some((other) =>
        ['noun', 'attribute', 'does', 'count'].some((arc) => graph.arc(word, other, arc) > yes),
      )
    )
  }

  /** A noun before a noun that nothing else is said of belongs to it, if it is half likely: 'tiki' of 'tiki bar'. */
  private isOfNoun(word: number, head: number): boolean {
    if (word === head) return false
    const { graph } = this.window
    const sure = graph.arc(word, head, 'noun')
    if (sure > yes) return true
    const isBefore = word === head - 1 && graph.heads[word] === head && graph.relation(word) === 'compound'
    return isBefore && sure > maybe && !this.isTaken(word)
  }

  /** The words of a noun, without those from elsewhere in the sentence: between them stands nothing else than 'of', numbers and what describes. */
  private standingTogether(head: number, words: readonly number[]): number[] {
    const isBetween = (word: number) =>
      this.window.graph.mark(word, 'attribute') > yes ||
      numberIn(this.window.text(word)) !== undefined ||
      (isPlain(this.window.text(word)) && !/^(?:and|or|with)$/i.test(this.window.text(word)))
    const reach = (step: -1 | 1) => {
      const found: number[] = []
      for (
        let at = head + step;
        words.includes(at) || (at > 0 && at <= this.window.cut.length && isBetween(at));
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
    const isLoose = (word: number) =>
      isPlain(this.window.text(word)) && this.window.graph.part(word) !== 'NOUN'
    while (sorted.length > 1 && isLoose(sorted.at(-1) ?? 0)) sorted.pop()
    // 'Like a shark' is a shark: what stands before a noun only to join it is no part of it.
    const isJoin = (word: number) => /^(?:case|det|mark|cc)$/.test(this.window.graph.relation(word))
    while (sorted.length > 1 && isJoin(sorted[0] ?? 0) && isLoose(sorted[0] ?? 0)) sorted.shift()
    return sorted
  }

  /** Every attribute says of at least one thing how it is: of all that the arcs name, else of the likeliest. */
  private attributesOf(heads: readonly number[]): Map<number, number[]> {
    const found = new Map<number, number[]>()
    for (const word of this.window.all) {
      // A part of a longer one ('stained' of 'stained glass') is not said twice.
      if (
        this.window.all.some(
          (top) =>
            this.window.graph.mark(top, 'attribute') > yes && this.window.graph.arc(word, top, 'noun') > yes,
        )
      )
        continue
      const likeliest = heads
        .filter((head) => head !== word)
        .map((head) => ({ head, sure: this.window.graph.arc(word, head, 'attribute') }))
        .sort((a, b) => b.sure - a.sure)
      const sure = likeliest.filter((one) => one.sure > yes)
      const isMarked = this.window.graph.mark(word, 'attribute') > yes
      const owners =
        sure.length > 0 ? sure : isMarked ? likeliest.slice(0, 1).filter((one) => one.sure > 0.05) : []
      for (const { head } of owners) found.set(head, [...(found.get(head) ?? []), word])
    }
    return found
  }
}
