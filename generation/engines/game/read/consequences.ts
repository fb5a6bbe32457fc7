import { uniqueId } from '../../../brief/actors.ts'
import { type Actor, type Cause, type Consequence, isBadFor, type Outcome } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import type { Reading } from '../../../reading/schema.ts'
import { numberIn } from '../../../reading/words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import type { Company } from './cast.ts'
import { bare, before, behind, causes, ordinal } from './causes.ts'
import { baseOf } from './deeds.ts'
import { type DuringSaid, duringSaid } from './durings.ts'
import { beforeEnding, behindEnding, isEnding, isSeeing, isTouching } from './endings-said.ts'
import { outcomesSaid, type Said } from './outcomes-said.ts'

/** What follows from what, who has to be on the stage for it, and which words are told in it. */
export type Consequences = {
  all: Consequence[]
  actors: Actor[]
  /** Whether a verb is what follows: it is done then, and not as a deed of its own. */
  isEffect(at: number): boolean
  /** Whether a verb is a cause that is done to nobody, whatever stands near it. */
  isAlone(at: number): boolean
  /** Whether a word belongs to any of it. */
  isWithin(at: number): boolean
}

/**
 * 'Each jump costs a coin', 'every brick you break drops a note', 'after every third fish a seagull comes': a clause that says what
 * happens, and one beside it that says what follows. Both are found by how they are said, over the things that the reader found.
 */
export function consequencesIn(reading: Reading, company: Company): Consequences {
  const told = new Told(reading, company)
  const found: Found[] = []
  for (const said of outcomesSaid(told.text)) {
    const one = told.causeOf(said)
    if (one) found.push(one)
  }
  // Of two that share words the one that says more is meant.
  found.push(...alsoIn(told.text, found))
  const inOrder = found.toSorted((one, other) => long(other) - long(one))
  const kept = inOrder.filter((one, at) => inOrder.slice(0, at).every((other) => !overlaps(one, other)))
  const all = kept
    .toSorted((one, other) => one.start - other.start)
    .flatMap((one) => told.consequence(one) ?? [])
  const places = kept.flatMap((one) => told.placesIn(one.start, one.end))
  const effects = [
    ...kept.flatMap(({ said, cause, start, end }) =>
      // To stand still is no deed where it is said of the time; to carry something is.
      // Nobody wishes to hit the trees by which it is lost.
      (cause.during && cause.during !== 'carrying') || (isEnding(said.does) && !cause.sees)
        ? told.placesIn(start, end)
        : told.placesIn(said.start, said.end),
    ),
    ...(all.some(({ effect }) => effect.does === 'costs') ? told.terms() : []),
  ]
  return {
    all,
    actors: told.staged(
      all,
      places,
      kept.flatMap(({ said }) => (said.does === 'says' ? told.placesIn(said.start, said.end) : [])),
    ),
    isEffect: (at) => effects.includes(at),
    isAlone: (at) =>
      kept.some(
        ({ cause, start, end, said }) =>
          cause.thing === undefined &&
          told.placesIn(start, end).includes(at) &&
          !told.placesIn(said.start, said.end).includes(at),
      ),
    isWithin: (at) => places.includes(at) || effects.includes(at),
  }
}

/** 'Each squeak lights up the walls for a moment but also wakes the snakes': what follows as well, from the same. */
function alsoIn(text: string, found: readonly Found[]): Found[] {
  return outcomesSaid(text).flatMap((said): Found[] => {
    if (found.some((one) => one.said.start === said.start && one.said.does === said.does)) return []
    const first = found.find(
      ({ end }) => / ?,? ?(?:and|but) ?(?:it |also |then )*$/.exec(text.slice(end, said.start))?.index === 0,
    )
    return first ? [{ said, cause: first.cause, start: said.start, end: said.end }] : []
  })
}

/** A cause as it was said: the things in it still have their numbers. */
type CauseSaid = Omit<Cause, 'whom'> & { thing?: number }
type Found = { said: Said; cause: CauseSaid; start: number; end: number }

const long = ({ start, end }: Found) => end - start
const overlaps = (one: Found, other: Found) => one.start < other.end && other.start < one.end

/** What can be so for as long as something else is. */
const lasting = new Set<Outcome['does']>([
  'faster',
  'slower',
  'bigger',
  'smaller',
  'stops',
  'safe',
  'hurts',
  'reverses',
  'lights',
  'darkens',
])

/** What everybody has, and nobody sees on the stage. */
const counted = /^(?:life|lives|points?|controls?|steering|keyboards?|lights?|time|every(?:thing|one|body))$/i
/** Keys that one presses, and those that open doors. */
const pressed = /^(?:arrow|direction|movement|control|left|right|up|down)$/i

const terms =
  /(?:(?:you|i|we|he|she|it) )?(?:starts?|starting|begins?) (?:off )?with (?:only )?\w+(?: #\d+)?|(?:and )?(?:can|you can) (?:find|collect|get) more(?: #\d+)?|(?:without|with no|no more|no|out of) (?:any )?#\d+ ?,? ?(?:means )?(?:(?:then )?(?:you|it|he|she) )?(?:can't|cannot|can not|no) (?:\w+|#\d+)/gi

/** The sentence with numbers for its things, and what can be found out about a place in it. */
class Told {
  readonly text: string
  /** Those on the stage, and those who have to be there because of what follows. */
  readonly actors: Actor[]
  readonly #company: Company
  readonly #reading: Reading
  readonly #starts: { at: number; start: number; end: number }[] = []
  readonly #added = new Map<number, Actor>()
  /** Things that turned out to be deeds: 'each shot'. */
  readonly #deeds = new Set<number>()
  /** What was spoken of before, for whatever is otherwise. */
  #during: DuringSaid | undefined

  constructor(reading: Reading, company: Company) {
    this.#reading = reading
    this.#company = company
    this.actors = [...company.actors]
    let text = ''
    for (const [at, word] of reading.words.entries()) {
      const index = this.#thingAt(at)
      const thing = reading.things[index]
      // What is said of a thing before it stands in its number.
      if (thing && at < thing.head && ordinal(word.text) === undefined) continue
      const isNoun = thing && (at === thing.head || !thing.attributes.some(({ words }) => words.includes(at)))
      const piece = isNoun ? `#${index}` : word.text
      if (text !== '') text += ' '
      this.#starts.push({ at, start: text.length, end: text.length + piece.length })
      text += piece
    }
    this.text = text
  }

  /** The thing that a word belongs to: as the reader has it, or because it is called the same. */
  #thingAt(at: number): number {
    const { things, words } = this.#reading
    const { text = '', part } = words[at] ?? {}
    const isHands = /^(?:keys?|buttons?|arrows?)$/i.test(text) && pressed.test(this.#wordAt(at - 1))
    const isBefore = pressed.test(text) && /^(?:keys?|buttons?|arrows?)$/i.test(this.#wordAt(at + 1))
    if (/^[A-Z][A-Z0-9!]+$/.test(text) || counted.test(text) || isHands || isBefore) return -1
    const own = things.findIndex(
      ({ noun, attributes }) => noun.words.includes(at) || attributes.some((one) => one.words.includes(at)),
    )
    if (own >= 0 || part !== 'NOUN') return own
    const { lemma } = openCatalogue()
    const name = lemma(text.toLowerCase(), 'noun')
    return things.findIndex(({ head }) => head < at && lemma(this.#wordAt(head), 'noun') === name)
  }

  #wordAt(at: number): string {
    return this.#reading.words[at]?.text.toLowerCase() ?? ''
  }

  /** All words from there to there, those that stand in the number of a thing among them. */
  placesIn(start: number, end: number): number[] {
    const found = this.#starts.filter((one) => one.start >= start && one.end <= end).map(({ at }) => at)
    const [first = 0, last = -1] = [found[0], found.at(-1)]
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }

  /**
   * Who is on the stage after all: no deeds, and no words that are only shown. How many of it something costs, or after how many something
   * comes, is not how many there are.
   */
  staged(all: readonly Consequence[], places: readonly number[], shown: readonly number[]): Actor[] {
    const { things } = this.#reading
    const isNobody = (index: number) => {
      const { head = -1 } = things[index] ?? {}
      return (
        this.#deeds.has(index) || shown.includes(head) || (this.#thingAt(head) < 0 && places.includes(head))
      )
    }
    const mentions = ({ id }: Actor) =>
      [...things.keys()].filter((at) => this.#company.actorOf.get(at)?.id === id)
    return this.actors
      .filter((actor) => {
        const own = mentions(actor)
        return actor.role === 'player' || own.length === 0 || !own.every(isNobody)
      })
      .map((actor) => {
        const { count: _, ...rest } = actor
        const counted = this.#isCountedIn(actor, places) ? { ...rest, plural: true } : actor
        return { ...counted, role: roleIn(actor, all) }
      })
  }

  /** Whether the number of somebody was said in these words. */
  #isCountedIn({ id, count }: Actor, places: readonly number[]): boolean {
    const { things, words } = this.#reading
    return (
      count !== undefined &&
      things.some(
        ({ head, count: own }, index) =>
          this.#company.actorOf.get(index)?.id === id &&
          own === count &&
          (places.includes(head) || /\bwith$/i.test(words[head - 2]?.text ?? '')),
      )
    )
  }

  /** The cause of something: right before it, or right after. */
  causeOf(said: Said): Found | undefined {
    const { start, end, caused } = said
    if (said.always) return { said, cause: { during: 'still' }, start, end }
    const sentence = Math.max(
      0,
      ...['. ', '! ', '; '].map((sign) => this.text.lastIndexOf(sign, start - 1) + 1),
    )
    const during = lasting.has(said.does) ? this.#duringOf(said, sentence) : undefined
    if (during) return during
    if (said.only) return undefined
    const prefix = this.text.slice(sentence, start)
    if (isEnding(said.does)) {
      const ending = this.#endingOf(said, prefix, sentence)
      if (ending || (said.does === 'loses' && !said.caused)) return ending
    }
    for (const [at, cause] of before.entries()) {
      const match = cause.like.exec(prefix)
      // What stands there without a word of time is only a cause where it does something itself.
      const isBare = bare(causes[at]?.like ?? '')
      if (!match || (!caused && isBare)) continue
      // 'Flies from flower to flower, brings pollen': a comma stands between two things that are done.
      if (isBare && /#\d+ ?, ?$/.test(match[0])) continue
      const found = this.#meant(match, cause, said)
      if (found) return { said, cause: found, start: sentence + match.index, end }
    }
    const suffix = this.text.slice(end)
    for (const [at, cause] of behind.entries()) {
      const match = cause.like.exec(suffix)
      // 'It costs a coin to jump', and not 'uses a hammer to smash crates'.
      const isAim = /^ ?to /.test(match?.[0] ?? '')
      const isOpen = caused ? isAim && /\bit $/i.test(prefix) : !isAim && !bare(causes[at]?.like ?? '')
      if (!match || !isOpen) continue
      const found = this.#meant(match, cause, said)
      if (found) return { said, cause: found, start, end: end + match[0].trimEnd().length }
    }
    return undefined
  }

  /** Whom one may not touch, or be seen by, and how often. */
  #endingOf(said: Said, prefix: string, sentence: number): Found | undefined {
    const suffix = this.text.slice(said.end)
    const sides = [
      ...beforeEnding.map((like) => ({ match: like.exec(prefix), isBefore: true })),
      ...behindEnding.map((like) => ({ match: like.exec(suffix), isBefore: false })),
    ]
    for (const { match, isBefore } of sides) {
      if (!match) continue
      const { t = '', n, v, x = '' } = match.groups ?? {}
      const thing = Number(t.slice(1))
      const verb =
        v === undefined
          ? undefined
          : baseOf(v.startsWith('#') ? this.#nounOf(Number(v.slice(1))) : v.toLowerCase())
      if (this.#company.actorOf.get(thing)?.role === 'player') continue
      if (verb !== undefined && !isTouching(verb)) continue
      const times = n === undefined ? undefined : ordinal(n)
      const cause = {
        thing,
        ...(times !== undefined && times > 1 && { times, once: true as const }),
        ...(isSeeing(x) && { sees: true as const }),
      }
      return isBefore
        ? { said, cause, start: sentence + match.index, end: said.end }
        : { said, cause, start: said.start, end: said.end + match[0].trimEnd().length }
    }
    return undefined
  }

  /** As long as what it is so. 'Only while': not otherwise. */
  #duringOf(said: Said, sentence: number): Found | undefined {
    const roleOf = (index: number) => this.#company.actorOf.get(index)?.role
    const parts = {
      isYou: (index: number) => roleOf(index) === 'player',
      nounOf: (index: number) => this.#nounOf(index),
      isOther: (index: number) => (roleOf(index) ?? 'player') !== 'player' && `#${index}` !== said.whom,
    }
    const found = duringSaid(this.text, { ...said, sentence }, parts, this.#during)
    if (!found) return undefined
    this.#during = found
    const { start, end, unless, says: as, ...rest } = found
    const says = as?.replace(/#(\d+)/g, (_, index) => this.#nounOf(Number(index)))
    const cause = { ...rest, ...(says && { says }) }
    const isNot = (unless === true) !== (said.only === true)
    const watcher = found.during === 'seen' && found.thing === undefined ? this.#somebody() : undefined
    return {
      said,
      cause: {
        ...cause,
        ...(isNot && { unless: true as const }),
        ...(watcher !== undefined && { thing: watcher }),
      },
      start,
      end,
    }
  }

  /** Whoever looks, where nobody says who. */
  #somebody(): number | undefined {
    return [...this.#company.actorOf].find(
      ([, { role, thing }]) => role !== 'player' && isAnimate(thing),
    )?.[0]
  }

  #meant(
    match: RegExpExecArray,
    { once, each }: { once?: true; each?: true },
    said: Said,
  ): CauseSaid | undefined {
    const { v, n, s: subject = '' } = match.groups ?? {}
    const doing = this.#doneTo(subject, match.groups?.t)
    if (doing === undefined) return undefined
    const { t } = doing
    const times = n === undefined ? undefined : ordinal(n)
    if (n !== undefined && times === undefined) return undefined
    const often = {
      ...(times !== undefined && times > 1 && { times }),
      ...(once && { once }),
      ...((each || /\b(?:each|every) /i.test(match[0])) && { each: true as const }),
    }
    if (t !== undefined && /^points?$/i.test(t))
      return times === undefined ? undefined : { points: true, ...often }
    const index = t?.startsWith('#') ? Number(t.slice(1)) : undefined
    const noun = index === undefined ? t?.toLowerCase() : this.#nounOf(index)
    // 'Each shot' is a deed, whatever it was read as.
    // 'The sugar costs ten coins' is a price, though one can sugar something; 'each hop' is a deed, whatever else a hop is.
    const isBought = noun !== undefined && !often.each && isGoods(noun)
    const isDeed = noun !== undefined && !isBought && (said.does === 'costs' || this.#isDeed(noun))
    const deed = isDeed && v === undefined ? deedOf(noun) : undefined
    if (deed !== undefined && (often.each || often.times || said.does === 'costs')) {
      if (index !== undefined) this.#deeds.add(index)
      return { verb: deed, ...often }
    }
    if (index === undefined && t !== undefined) return undefined
    if (index !== undefined && `#${index}` === said.whom && v === undefined) return undefined
    if (noun !== undefined && /^ones?$/.test(noun)) return undefined
    // 'Flies from flower to flower': that is where, and nothing that is done.
    if (v?.startsWith('#') && /^to /.test(match[0].trim()) && this.#isPlaceHere(Number(v.slice(1))))
      return undefined
    const spoken = v?.startsWith('#') ? this.#nounOf(Number(v.slice(1))) : v?.toLowerCase()
    const verb = spoken === undefined ? undefined : baseOf(spoken)
    if (v?.startsWith('#')) this.#deeds.add(Number(v.slice(1)))
    if (verb !== undefined && !openCatalogue().isVerb(verb)) return undefined
    if (verb === undefined && index === undefined) return undefined
    if (verb === undefined && index !== undefined && !this.#isFor(index, said, often.each === true))
      return undefined
    return {
      ...(verb && !plain.has(verb) && { verb }),
      ...(index !== undefined && { thing: index }),
      ...often,
    }
  }

  /** A noun that was named once more before it. */
  #isPlaceHere(index: number): boolean {
    const { words, things } = this.#reading
    const head = things[index]?.head ?? -1
    const noun = this.#wordAt(head)
    return (
      words[head]?.part === 'NOUN' && words.slice(0, head).some(({ text }) => text.toLowerCase() === noun)
    )
  }

  /** 'When a vase breaks': it is done to whoever it is said of. What others do to somebody is no deed of the player, and no cause. */
  #doneTo(subject: string, thing: string | undefined): { t?: string } | undefined {
    const [own] = /#\d+/.exec(subject) ?? []
    const isPlayed = own === undefined || this.#company.actorOf.get(Number(own.slice(1)))?.role === 'player'
    if (isPlayed) return thing === undefined ? {} : { t: thing }
    return thing === undefined ? { t: own } : undefined
  }

  /** Whether something does that by being there: not whoever plays, nor somebody who does it of their own will. */
  #isFor(index: number, { does, caused }: Said, each: boolean): boolean {
    const actor = this.#company.actorOf.get(index)
    if (actor?.role === 'player' || does === 'costs') return false
    const alive = isAnimate(openCatalogue().find(this.#nounOf(index)))
    return !alive || each || !caused || /^(?:faster|slower|bigger|smaller|loses)$/.test(does)
  }

  #nounOf(index: number): string {
    return this.#wordAt(this.#reading.things[index]?.head ?? -1)
  }

  /** Whether a noun names something that is done or heard, and nothing that can be seen: a squeak, a hit. */
  #isDeed(noun: string): boolean {
    const { links, words } = this.#reading
    const isDone = links.some(({ does }) =>
      does.words.some((at) => baseOf(words[at]?.text.toLowerCase() ?? '') === noun),
    )
    if (isDone) return true
    const { above } = openCatalogue().find(openCatalogue().lemma(noun, 'noun'))
    return above.some((kind) =>
      /^(?:act|action|event|happening|sound|noise|utterance|cry|movement|motion)$/.test(kind),
    )
  }

  consequence({ said, cause: { thing, ...cause }, start, end }: Found): Consequence | undefined {
    const whom = this.#whomOf(said, start, thing)
    const id = thing === undefined ? undefined : this.#idOf(thing, said.does)
    if (whom === undefined || (thing !== undefined && id === undefined)) return undefined
    const places = this.placesIn(start, end)
    const { words } = this.#reading
    const [first = 0, last = 0] = [Math.min(...places), Math.max(...places)]
    const amount = said.amount === undefined ? undefined : (numberIn(said.amount) ?? 1)
    const from = said.does === 'costs' ? this.#startsWith() : undefined
    return {
      words: this.#reading.text
        .slice(words[first]?.start, words[last]?.end)
        .replace(/^(?:and|but|so|then|where)\s+/i, ''),
      cause: { ...cause, ...(id !== undefined && { whom: id }) },
      effect: {
        does: said.does,
        whom,
        ...(amount !== undefined && { amount }),
        ...(from !== undefined && { from }),
        ...(said.says !== undefined && { says: said.says }),
        ...(said.seconds !== undefined && { seconds: numberIn(said.seconds) ?? 4 }),
        ...(said.key !== undefined && { key: said.key as NonNullable<Outcome['key']> }),
      },
    }
  }

  /** 'You start with 12 carrots'. */
  #startsWith(): number | undefined {
    const [, many] =
      /\b(?:starts?|starting|begins?|beginning) with (?:only )?(\w+)/i.exec(this.#reading.text) ?? []
    return many === undefined ? undefined : numberIn(many)
  }

  /** What else is said of a price: how many there are at first, and that there is nothing to be had without. */
  terms(): number[] {
    return [...this.text.matchAll(terms)].flatMap(({ 0: piece, index }) =>
      this.placesIn(index, index + piece.length),
    )
  }

  #whomOf({ whom, does }: Said, start: number, cause: number | undefined): string | undefined {
    if (whom.startsWith('#')) return this.#idOf(Number(whom.slice(1)), does)
    if (/^(?:them|they)$/.test(whom)) return this.#lastOf(start, cause)
    if (/^(?:everything|every(?:one|body)|the game|(?:the )?speed|time)$/.test(whom)) return 'others'
    return /^(?:your )?(?:points?|li(?:fe|ves)|hearts?|seconds?)$/.test(whom) && does === 'costs'
      ? 'points'
      : 'player'
  }

  /** Those of whom was spoken last, more than one and not whoever plays. */
  #lastOf(start: number, cause: number | undefined): string | undefined {
    const named = [...this.text.slice(0, start).matchAll(/#(\d+)/g)].map(([, index]) => Number(index))
    const last = named.findLast((index) => {
      const actor = this.#company.actorOf.get(index)
      return index !== cause && actor !== undefined && actor.role !== 'player'
    })
    return last === undefined ? 'others' : this.#idOf(last, 'stops')
  }

  /** Whoever is meant is on the stage; what is to be had, or comes, joins where nobody saw it there. */
  #idOf(index: number, does: Said['does']): string | undefined {
    const actor = this.#company.actorOf.get(index) ?? this.#added.get(index)
    if (actor) return actor.role === 'player' ? 'player' : actor.id
    const noun = this.#nounOf(index)
    const catalogue = openCatalogue()
    const name = catalogue.lemma(noun, 'noun')
    const known = this.actors.find(({ thing }) => thing.name === name)
    if (known) return known.role === 'player' ? 'player' : known.id
    const thing = catalogue.find(name)
    if (!catalogue.isNoun(name)) return undefined
    const isFoe = does === 'comes' && isAnimate(thing) && thing.traits.includes('dangerous')
    const made: Actor = {
      id: uniqueId(name, this.actors),
      thing,
      phrase: noun,
      role: name === 'boss' ? 'boss' : isFoe ? 'enemy' : 'collectible',
      plural: true,
      attributes: {},
    }
    this.#added.set(index, made)
    this.actors.push(made)
    return made.id
  }
}

/** The part that somebody has because of what follows: what is good to get, or to be had, is collected, and who lives and comes is a foe. */
function roleIn({ id, role, thing }: Actor, all: readonly Consequence[]): Actor['role'] {
  if (role === 'player' || role === 'boss') return role
  const isHad = all.some(
    ({ cause, effect }) =>
      (effect.does === 'costs' && effect.whom === id) ||
      (cause.whom === id &&
        cause.verb === undefined &&
        cause.during === undefined &&
        !isBadFor(effect) &&
        role !== 'enemy'),
  )
  if (isHad && role !== 'projectile') return 'collectible'
  const isFeared = all.some(({ cause, effect }) => cause.whom === id && isEnding(effect.does))
  if (isFeared && !/^(?:enemy|hazard|projectile)$/.test(role)) return isAnimate(thing) ? 'enemy' : 'hazard'
  const comes = all.some(({ effect }) => effect.does === 'comes' && effect.whom === id)
  return comes && /^(?:obstacle|prop|goal)$/.test(role) ? (isAnimate(thing) ? 'enemy' : 'collectible') : role
}

const isGoods = (noun: string) => {
  const { find, lemma } = openCatalogue()
  return find(lemma(noun, 'noun')).above.some((kind) =>
    /^(?:food|substance|living thing|clothing|footwear)$/.test(kind),
  )
}

/** To get at something in any way: what is done to it, the game knows. */
const plain = new Set([
  'eat',
  'take',
  'get',
  'collect',
  'touch',
  'pick',
  'grab',
  'find',
  'have',
  'be',
  'hit',
  'reach',
  'step',
  'run',
])

/** The verb of a noun that names a deed: a shot is shot, a squeak is squeaked. */
function deedOf(noun: string): string | undefined {
  const catalogue = openCatalogue()
  const single = catalogue.lemma(noun, 'noun')
  const verb = [single, ...baseVerbsOf(single)].map(baseOf).find((form) => catalogue.isVerb(form))
  return verb
}
