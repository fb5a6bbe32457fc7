import { uniqueId } from '../../../../brief/actors.ts'
import type { Actor, Brief, BriefDeed, Claim } from '../../../../brief/brief.ts'
import { nounsOf } from '../../../../brief/claims.ts'
import { colours } from '../../../../brief/colours.ts'
import { isSide, memberIn, type Term, type TermOf } from '../../../../brief/terms.ts'
import { isAnimate, isPlace, isVehicle } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { withOwn } from './own.ts'
import { standIn } from './timing.ts'

/** The brief of what else a prompt says, with its terms: those whom they are about are on the stage, and each of them is claimed. */
export function withTerms(said: Brief, all: readonly Term[], prompt: string): Brief {
  if (all.length === 0) return said
  const read = withCarrier(said, all)
  const own = withOwn(all, { actors: read.actors, deeds: read.deeds })
  const fitted = all.some(isDone) ? { ...read, ...own, claims: [...read.claims, ...own.claims] } : read
  const brief = all.some(({ about }) => about === 'timing') ? withoutGuess(fitted) : fitted
  // What is whose is done, and claimed as deeds are.
  const told = all.filter((term) => !isDone(term))
  const company: Company = { actors: [...brief.actors], deeds: [...(brief.deeds ?? [])] }
  const ripening = told.filter((term) => term.about === 'ripening').map((term) => withId(term, company))
  const terms = told.map((term) =>
    term.about === 'ripening'
      ? (ripening.find(({ words }) => words === term.words) ?? term)
      : withId(inState(term, ripening), company),
  )
  attended(terms, company)
  for (const term of terms) if (term.about === 'timing') stopGauge(term, company)
  const { actors, deeds } = company
  const claims = terms.map((term): Claim => {
    if (term.about === 'unmade') return { about: 'other', words: capital(term.words) }
    const claim: Claim = { about: 'term', term, words: capital(term.words) }
    const whom = memberIn(term)
    return {
      ...claim,
      ...(whom !== undefined && nounsOf({ about: 'actor', actor: whom, role: 'prop', words: '' }, actors)),
    }
  })
  return {
    ...brief,
    prompt,
    actors,
    ...((brief.deeds || deeds.length > 0) && { deeds }),
    ...withNumbers(brief, terms),
    terms,
    claims: [...brief.claims.filter((claim) => !isGauge(claim, terms)), ...claims],
  }
}

/** Which kind of game it is was guessed without the clause that says it: that something is done just in time. */
function withoutGuess({ kinds: _, ...brief }: Brief): Brief {
  const guessed = brief.cues.filter((cue) => cue.guessed || cue.genre === 'timing').map(({ genre }) => genre)
  const isGuessed = (claim: Claim) => claim.about === 'genre' && guessed.includes(claim.genre)
  return {
    ...brief,
    cues: brief.cues.filter(({ genre }) => !guessed.includes(genre)),
    claims: brief.claims.filter((claim) => !isGuessed(claim)),
  }
}

const isDone = ({ about }: Term) => about === 'fit' || about === 'act'

/** How many lives, levels and waves there have to be for what is said of them. */
function withNumbers(
  { numbers: told, extras: over }: Brief,
  terms: readonly Term[],
): Pick<Brief, 'numbers' | 'extras'> {
  const numbers = { ...told }
  const extras = new Set(over)
  for (const term of terms) {
    if (term.about === 'chances') numbers.lives = term.many
    if (term.about !== 'event' || !('stretch' in term.at) || !/^(?:wave|level)$/.test(term.at.stretch))
      continue
    const what = term.at.stretch === 'wave' ? ('waves' as const) : ('levels' as const)
    extras.add(what)
    const least = term.at.number === 'last' ? 3 : term.at.number
    numbers[what] = Math.max(
      numbers[what] ?? 0,
      numbers[what] === undefined || term.at.number !== 'last' ? least : 0,
    )
  }
  return { numbers, extras: [...extras] }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Company = { actors: Actor[]; deeds: BriefDeed[] }

/** 'Golden sells for 3 coins' is about bread, where bread goes golden. */
function inState(term: Term, ripening: readonly Term[]): Term {
  if (term.about !== 'worth') return term
  const words = term.whom.toLowerCase().split(' ')
  for (const one of ripening) {
    const state = one.about === 'ripening' ? one.states.find((name) => words.includes(name)) : undefined
    if (one.about === 'ripening' && state !== undefined) return { ...term, whom: one.whom, state }
  }
  return term
}

function withId(term: Term, company: Company): Term {
  if (
    term.about === 'ware' &&
    term.does === 'kept' &&
    /^(?:\w+er|more \w+|better|second|third|extra|another) /i.test(term.name)
  )
    return { about: 'unmade', words: term.words }
  if (term.about === 'room') return roomId(term, company)
  if (term.about === 'number') return numberId(term, company)
  if (term.about === 'toll') {
    const { of: noun, ...rest } = term
    if (noun === undefined) return rest
    const of = idOf(noun, 'toll', company)
    // 'If they steal five sausages': whoever is scared off by light wants those.
    const scared = company.deeds.find(
      ({ verb, whoms }) => verb === 'scare by light' && whoms.every(({ id }) => id !== of),
    )
    if (scared) {
      const at = company.deeds.indexOf(scared)
      company.deeds[at] = { ...scared, whoms: [...scared.whoms, { id: of, by: 'to' }] }
    }
    return { ...rest, of }
  }
  if (term.about === 'estate') return estateId(term, company)
  if (term.about === 'contest') return contestId(term, company)
  if (term.about === 'joining') return joiningId(term, company)
  const whom = memberIn(term)
  if (whom === undefined || company.actors.some(({ id }) => id === whom)) return term
  if (term.about === 'victory') {
    // Nobody comes to be there because something is won by them.
    const there = thereAs(whom, company.actors)
    return there && there.role !== 'player'
      ? { ...term, whom: there.id }
      : { about: 'unmade', words: term.words }
  }
  if (term.about === 'ware') {
    // What is for sale makes whoever plays better, unless it is about somebody who is there.
    const { whom: _, ...rest } = term
    const of = thereAs(whom, company.actors)
    if (of && of.role !== 'player') return { ...rest, whom: of.id }
    if (term.does === 'guards') return { ...rest, whom: idOf(whom, 'foe', company) }
    // 'A second table' where there is none, 'a stronger lamp' of which nothing depends: nothing comes of it.
    if (term.does === 'slower' || term.does === 'another') return { about: 'unmade', words: term.words }
    // A bigger bag holds more: it makes nobody bigger, unless that is who plays.
    return of || term.does !== 'bigger' ? { ...rest, whom: 'player' } : { ...rest, does: 'room' }
  }
  const isWave = term.about === 'event' && 'stretch' in term.at && term.at.stretch !== 'day'
  return { ...term, whom: idOf(whom, term.about === 'hits' || isWave ? 'foe' : term.about, company) } as Term
}

/** Those who are only said to wait are seen to all the same: a vehicle takes them along, and anybody else says hello. */
function attended(terms: readonly Term[], { actors, deeds }: Company): void {
  const [term] = terms.filter(({ about }) => about === 'patience')
  const isAbout = ({ subject, whoms }: BriefDeed) => [subject, ...whoms.map(({ id }) => id)].includes(whomOf)
  const whomOf = term?.about === 'patience' ? term.whom : ''
  if (term?.about !== 'patience' || deeds.some(isAbout)) return
  const player = actors.find(({ role }) => role === 'player')
  deeds.push({
    subject: 'player',
    verb: player && isVehicle(player.thing) ? 'pick up' : 'greet',
    whoms: [{ id: term.whom }],
    particles: [],
    negated: false,
    words: term.words,
    within: true,
    told: true,
  })
}

/** 'The raft can only carry six': where nobody else plays, whoever plays is the raft. */
function withCarrier(brief: Brief, told: readonly Term[]): Brief {
  const holder = told.flatMap((term) => (term.about === 'room' && term.holder !== '' ? term.holder : []))[0]
  const of = holder === undefined ? undefined : thereAs(holder, brief.actors)
  if (!of || !isRidden(of.thing) || brief.actors.some(({ role }) => role === 'player')) return brief
  const { id, phrase } = of
  const article = /^[aeiou]/i.test(phrase) ? 'an' : 'a'
  return {
    ...brief,
    actors: brief.actors.map((one) =>
      one === of ? { ...of, id: 'player', role: 'player', plural: false } : one,
    ),
    ...(brief.deeds && {
      deeds: brief.deeds.map((deed) => ({ ...deed, whoms: deed.whoms.filter((one) => one.id !== id) })),
    }),
    triples: brief.triples
      .filter(({ object }) => object !== id)
      .map(({ with: tool, ...triple }) => ({
        ...triple,
        ...(tool !== undefined && tool !== id && { with: tool }),
      })),
    claims: brief.claims.map((claim): Claim => {
      if (claim.about === 'actor' && claim.actor === id)
        return { about: 'actor', actor: 'player', role: 'player', words: `You play ${article} ${phrase}` }
      const { [id]: noun, ...nouns } = claim.nouns ?? {}
      return noun === undefined ? claim : { ...claim, nouns: { ...nouns, player: noun } }
    }),
  }
}

/** What one is on or in, and holds in no hand. */
const isRidden = (thing: Actor['thing']) =>
  isVehicle(thing) || thing.kinds.some((kind) => kind === 'float' || kind === 'lifting device')

/** What there is room for is one of those who are there, or anybody. Nobody carries anything who neither plays nor is held by who plays. */
function roomId(term: TermOf<'room'>, { actors }: Company): Term {
  const { whom, holder, ...rest } = { ...term }
  const carrier = holder === '' ? undefined : thereAs(holder, actors)
  const [name = holder] = namesIn(holder.split(' ').at(-1) ?? holder)
  const thing = carrier?.thing ?? openCatalogue().find(name)
  if (holder !== '' && carrier?.role !== 'player' && (isRidden(thing) || isPlace(thing) || isAnimate(thing)))
    return { about: 'unmade', words: term.words }
  const said = { ...rest, holder: carrier && carrier.role !== 'player' ? carrier.id : holder }
  const of = whom === undefined ? undefined : thereAs(whom, actors)
  return of && of.role !== 'player' ? { ...said, whom: of.id } : said
}

/** Whoever is only called a rival is what one is oneself. What nobody was told of is nothing to be had. */
function contestId(term: TermOf<'contest'>, company: Company): Term {
  const of = thereAs(term.whom, company.actors)
  if (!of || of.role === 'player') return { about: 'unmade', words: term.words }
  const noun = term.rival.replace(/^(?:rival|other|competing|opposing) /i, '')
  const you = company.actors.find(({ role }) => role === 'player')
  if (!you || !isSide.test(noun)) return { ...term, whom: of.id, rival: idOf(noun, 'foe', company) }
  const id = uniqueId('rival', company.actors)
  // In red, so that one can tell the two apart.
  const attributes = { ...you.attributes, colour: colours.red, colourWord: 'red' }
  company.actors.push({ ...you, id, role: 'enemy', phrase: 'rival', plural: false, attributes })
  return { ...term, whom: of.id, rival: id }
}

/** Whoever that is: somebody alive who is there, or children, who play so. Where nothing else is done to them, they are caught. */
function joiningId(term: TermOf<'joining'>, company: Company): Term {
  const others = company.actors.filter(({ role, thing }) => role !== 'player' && isAnimate(thing))
  const whom =
    term.whom === ''
      ? (others[0]?.id ?? idOf('children', 'patience', company))
      : idOf(term.whom, 'patience', company)
  if (whom === 'player') return { about: 'unmade', words: term.words }
  if (
    !company.deeds.some(({ subject, whoms }) => subject === 'player' && whoms.some(({ id }) => id === whom))
  )
    company.deeds.push({
      subject: 'player',
      verb: 'hunt',
      whoms: [{ id: whom }],
      particles: [],
      negated: false,
      words: term.words,
      within: true,
      told: true,
    })
  return { ...term, whom }
}

/** What costs and brings something is put up for that: whatever else was read of how it is built comes to it. */
function estateId(term: TermOf<'estate'>, company: Company): Term {
  const whom = idOf(term.whom, 'loss', company)
  const coin = idOf(term.money, 'worth', company)
  const { deeds } = company
  const isBuilt = ({ subject, verb, whoms, negated }: BriefDeed) =>
    subject === 'player' && !negated && building.test(verb) && whoms.some(({ id }) => id === whom)
  const whoms = [{ id: whom }, { id: coin, by: 'with' }]
  const verb = 'put up for coins'
  if (deeds.some((deed) => deed.verb === verb && deed.whoms[0]?.id === whom)) return { ...term, whom }
  const at = deeds.findIndex(isBuilt)
  const told = deeds[at]
  if (told) deeds[at] = { ...told, verb, whoms }
  else
    deeds.push({
      subject: 'player',
      verb,
      whoms,
      particles: [],
      negated: false,
      words: term.words,
      within: true,
      told: true,
    })
  return { ...term, whom }
}

const building = /^(?:build|construct|erect|place|put|put up|set up|put down|found|open)$/

/** Those who are counted need not be seen; whoever makes them fewer or more does. */
function numberId(term: TermOf<'number'>, company: Company): Term {
  const { by, ...rest } = term
  const counted = thereAs(term.whom, company.actors)
  const of = counted && counted.role !== 'player' ? counted.id : bare(term.whom)
  if (!by) return { ...rest, whom: of }
  const { who: doer, verb, whom: other } = by
  const who = doer === undefined ? undefined : idOf(doer, 'foe', company)
  const whom = other === undefined ? undefined : idOf(other, 'loss', company)
  const isAbout = ({ whoms }: BriefDeed) => whoms.some(({ id }) => id === whom)
  // 'Every time the dragon burns a hut': where nobody does anything about it, whoever plays keeps it from that.
  if (who !== undefined && whom !== undefined && !company.deeds.some(isAbout))
    company.deeds.push({
      subject: 'player',
      verb: 'protect',
      whoms: [{ id: whom }, { id: who, by: 'from' }],
      particles: [],
      negated: false,
      words: term.words,
      within: true,
      told: true,
    })
  return {
    ...rest,
    whom: of,
    by: {
      ...(verb !== undefined && { verb }),
      ...(who !== undefined && { who }),
      ...(whom !== undefined && { whom }),
    },
  }
}

/** That a gauge is there is claimed with what is done to it. */
const isGauge = (claim: Claim, terms: readonly Term[]) =>
  claim.about === 'actor' && terms.some((term) => term.about === 'timing' && term.gauge === claim.actor)

/** What is stopped in its zone is on the stage, and that it is stopped is claimed with when: the deed that stands for it is part of that. */
function stopGauge(term: Extract<Term, { about: 'timing' }>, { actors, deeds }: Company): void {
  if (term.gauge === undefined) return
  const thing = openCatalogue().find(term.gauge)
  const read = actors.findIndex((actor) => actor.thing.name === standIn)
  const made: Actor = {
    id: actors[read]?.id ?? uniqueId(thing.name, actors),
    thing,
    phrase: term.gauge,
    role: 'prop',
    plural: false,
    attributes: {},
  }
  if (read >= 0) actors[read] = made
  else actors.push(made)
  term.gauge = made.id
  if (term.over !== undefined) term.over = idOf(term.over, 'timing', { actors, deeds })
  for (const [at, deed] of deeds.entries())
    if (deed.verb === 'stop' && deed.whoms.every(({ id }) => id === made.id))
      deeds[at] = { ...deed, within: true }
}

const bare = (noun: string) =>
  noun
    .replace(/['’]s?$/, '')
    .replace(/^(?:an?|the|each|every|all|one|some|another|your|his|her) /i, '')
    .trim()

const namesIn = (phrase: string) => {
  const words = phrase.toLowerCase().split(' ')
  return words.map((_, at) => openCatalogue().lemma(words.slice(at).join(' '), 'noun'))
}

/** Who is there already: by the whole phrase, by the noun, or by a wider one: bread is any loaf. */
function thereAs(noun: string, actors: readonly Actor[]): Actor | undefined {
  const phrase = bare(noun)
  const names = namesIn(phrase)
  return (
    actors.find(({ phrase: said }) => said.toLowerCase() === phrase.toLowerCase()) ??
    actors.find(({ thing }) => names.includes(thing.name)) ??
    actors.find(({ thing, role }) => role !== 'player' && isKindOf(thing, names.at(-1) ?? ''))
  )
}

const isKindOf = ({ kinds, above }: Actor['thing'], wider: string) =>
  kinds.includes(wider) || above.slice(0, 3).includes(wider)

/** Rubies, where gems are dug for: a sort of somebody who is there. */
const widerThan = (thing: Actor['thing'], actors: readonly Actor[]) =>
  actors.find(({ thing: { name }, role }) => role !== 'player' && isKindOf(thing, name))

/** Whoever a noun means: somebody who is there, another sort of them ('golden fish' beside fish), or one who joins. */
function idOf(noun: string, about: Term['about'] | 'foe', company: Company): string {
  const { actors, deeds } = company
  const phrase = bare(noun)
  const catalogue = openCatalogue()
  const there = thereAs(phrase, actors)
  const [first = ''] = phrase.toLowerCase().split(' ')
  const colour = colours[first]
  // 'Old batteries' are others than batteries, and nobody knows which.
  const plain = phrase.toLowerCase().split(' ').slice(0, -1)
  const isVague = plain.some(
    (word) => !there?.phrase.toLowerCase().includes(word) && !there?.thing.name.includes(word),
  )
  if (about === 'worth' && there && colour === undefined && isVague) return phrase
  const isColoured = about === 'worth' && colour !== undefined && there?.attributes.colour !== colour
  if (there && !isColoured) return there.role === 'player' ? 'player' : there.id
  const name = namesIn(phrase).find((one) => catalogue.isNoun(one))
  if (name === undefined) return phrase
  const thing = there?.thing ?? catalogue.find(name)
  const like = there ?? (about === 'worth' ? widerThan(thing, actors) : undefined)
  const made: Actor = {
    id: uniqueId(isColoured ? `${first} ${thing.name}` : name, actors),
    thing,
    phrase,
    role: like?.role ?? roleOf(about, thing),
    plural: about !== 'event' && (about !== 'foe' || /s$/.test(phrase)),
    attributes: isColoured ? { colour, colourWord: first } : {},
  }
  actors.push(made)
  // What is done to them is done to all sorts of them.
  if (like)
    for (const deed of [...deeds])
      if (deed.whoms.some(({ id }) => id === like.id))
        deeds.push({
          ...deed,
          whoms: deed.whoms.map((one) => (one.id === like.id ? { ...one, id: made.id } : one)),
        })
  return made.id
}

function roleOf(about: Term['about'] | 'foe', thing: Actor['thing']): Actor['role'] {
  const isFoe = thing.traits.includes('dangerous') || thing.traits.includes('monster')
  if (about === 'event') return isFoe ? 'enemy' : isAnimate(thing) ? 'friend' : 'hazard'
  if (about === 'foe') return 'enemy'
  if (about === 'loss' || about === 'patience' || about === 'toll') return 'friend'
  return isFoe ? 'enemy' : 'collectible'
}
