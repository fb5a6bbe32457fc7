import type { Brief, BriefDeed, Claim } from '../../../brief/brief.ts'
import { isMany, nounsOf, unservedOf } from '../../../brief/claims.ts'
import { isGround } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { functionWords } from '../../../things/overrides/function-words.ts'
import { isCalled } from '../casting/place-names.ts'
import { siteOf } from '../casting/sites.ts'
import { isDevice } from '../read/controls.ts'
import type { Wish } from './compose.ts'
import { idleSlots } from './idle-slots.ts'
import type { Mechanic } from './mechanic.ts'

/** What is claimed of deeds, in the words of the prompt, instead of what the tables of verbs would claim. */
export function claimsOf(
  { claims, actors, sceneWords, prompt, deeds = [] }: Brief,
  wishes: readonly Wish[],
  mechanics: readonly Mechanic[],
): Claim[] {
  const said = new Set(deeds.filter(({ told }) => !told).map(({ words }) => capital(words)))
  const kept = claims.filter(
    ({ about, words }) => about !== 'rule' && about !== 'unserved' && !(about === 'other' && said.has(words)),
  )
  const isMeans = ({ mechanic }: Wish) => mechanics.some(({ id, means }) => id === mechanic && means)
  const own = wishes.filter(({ filler, form, words }) => !filler && !form && said.has(capital(words)))
  const meant = own.filter((wish) => !isMeans(wish))
  // Who is dodged because of the same words has a part in them, and so has one more place to which they take somebody.
  const isDone = (wish: Wish, id: string) =>
    meant.some(
      ({ words, whom, to }) =>
        words === wish.words &&
        (whom?.id === id || (to?.id === id && wish.to !== undefined && wish.to.id !== id)),
    )
  const idle = meant.flatMap((wish) =>
    idleIn(wish, { actors, deeds }, mechanics).filter(({ id }) => !isDone(wish, id)),
  )
  const made = meant.map((wish): DeedClaim => {
    const { mechanic, verb, words, who, whom, with: tool, to, from, instead } = wish
    const without = idle.filter((one) => one.of === words)
    const isIdle = (id: string) => without.some((one) => one.id === id)
    const cut = without.reduce((text, { piece }) => text.replace(piece, ''), words)
    const nowhere = toolNowhere(wish, { actors, deeds })
    const claim: DeedClaim = {
      about: 'deed',
      mechanic,
      verb,
      who: who.id,
      ...(whom && { whom: whom.id }),
      ...(tool && !isIdle(tool.id) && { with: tool.id }),
      ...(to && !isIdle(to.id) && { to: to.id }),
      ...(from && !isIdle(from.id) && { from: from.id, ...(saysFrom(cut) && { saysFrom: true }) }),
      ...(instead && { instead }),
      ...(tool && isAFoes(tool.id, words, { actors, deeds }) && { lent: tool.id }),
      ...(nowhere && { more: nowhere }),
      words: capital(cut),
    }
    // Where nothing is done to anybody, nobody has to look like anything: 'before sunset'.
    const isOfTime = mechanics.some(({ id, toNobody, by }) => id === mechanic && toNobody && by === 'player')
    const isDrawn = mechanics.some(({ id, drawsWhom }) => id === mechanic && drawsWhom)
    const shown = isDrawn ? actors.filter(({ id }) => id !== whom?.id) : actors
    const { nouns } = isOfTime ? {} : nounsOf(claim, shown)
    // What it is done with is shown, too, where nobody said what that is.
    const own = tool && !actors.some(({ id }) => id === tool.id) ? { [tool.id]: tool.name } : {}
    return { ...claim, ...((nouns || tool) && { nouns: { ...nouns, ...own } }) }
  })
  const served = new Set(meant.map(({ words }) => capital(words)))
  const partial = new Set(deeds.filter(({ within }) => within).map(({ words }) => capital(words)))
  const unserved = [...said]
    .filter((words) => !served.has(words) && !partial.has(words))
    .map((words): Claim => {
      const deed = deeds.find((one) => !one.negated && capital(one.words) === words)
      const claim: Claim = deed
        ? { about: 'unserved', ...unservedOf(deed), words }
        : { about: 'other', words }
      return { ...claim, ...nounsOf(claim, actors) }
    })
  const doing = new Set(made.flatMap((claim) => [claim.who, claim.whom, claim.with, claim.to, claim.from]))
  const isWork = ({ actor, look }: Extract<Claim, { about: 'look' }>, { mechanic, who }: DeedClaim) => {
    const { verbs = [] } = mechanics.find(({ id }) => id === mechanic) ?? {}
    const word = look.toLowerCase()
    return who === actor && [word, ...baseVerbsOf(word)].some((verb) => verbs.includes(verb))
  }
  // 'Hungry guest': that they are is part of what is seen when they are served.
  const inState = (claim: Claim): Claim => {
    // 'Rescue helicopter', 'cleaning robot': that it is one is seen when it does that.
    const works = claim.about === 'look' && made.find((deed) => isWork(claim, deed))
    if (works) return { ...works, words: claim.words }
    const [, state, noun] = /^(\S+) (.+)$/.exec(claim.words) ?? []
    const shown = made.find((deed) => {
      const { states = [], exact } = mechanics.find(({ id }) => id === deed.mechanic) ?? {}
      const { whom, to } = deed
      const isCalled = (own: (string | undefined)[]) =>
        actors.some(({ id, thing }) => own.includes(id) && thing.name === noun)
      const said = state?.toLowerCase() ?? ''
      // 'The right medicine': that nothing else will do is what is measured there.
      if (exact && isCalled([deed[exact]]) && theRightOne.test(said)) return true
      return isCalled([whom, to]) && states.includes(said)
    })
    return (claim.about === 'other' || claim.about === 'look') && shown
      ? { ...shown, words: claim.words }
      : claim
  }
  // 'A wizard against bats': tables would say what is done to them; nobody said more than that they are there.
  const spoken = new Set([
    ...kept.flatMap((claim) => (claim.about === 'actor' || claim.about === 'count' ? claim.actor : [])),
    ...deeds.flatMap(({ subject, whoms }) => [subject, ...whoms.map(({ id }) => id)]),
  ])
  const beside = new Set(
    claims.flatMap((claim) => (claim.about === 'rule' && claim.object !== undefined ? claim.object : [])),
  )
  const there = [...beside]
    .filter((id) => !spoken.has(id) && actors.some((actor) => actor.id === id && !actor.implied))
    .map((actor): Claim => {
      const { said } = actors.find(({ id }) => id === actor) ?? {}
      return { about: 'actor', actor, role: 'prop', words: '', ...said }
    })
    .map((claim): Claim => ({ ...claim, ...nounsOf(claim, actors) }))
  // What it is done with is in one's hand, and is claimed for itself.
  const held = own
    .filter(isMeans)
    .flatMap((wish) =>
      idle
        .filter(({ id }) => id === wish.whom?.id)
        .slice(0, 1)
        .map(
          ({ piece, id }): DeedClaim => ({
            about: 'deed',
            mechanic: wish.mechanic,
            verb: wish.verb,
            who: wish.who.id,
            whom: id,
            words: capital(piece.trim()),
          }),
        ),
    )
    .map((claim): DeedClaim => ({ ...claim, ...nounsOf({ ...claim, who: claim.whom ?? claim.who }, actors) }))
  const left = [...new Set(idle.map(({ piece }) => capital(piece.trim())))].filter((words) =>
    held.every((claim) => claim.words !== words),
  )
  const others = [sceneWords ?? '', ...[...kept, ...held].map(({ words }) => words)].flatMap(wordsIn)
  const whole = made.map((claim) => {
    const { verbs = [], phrase } = mechanics.find(({ id }) => id === claim.mechanic) ?? {}
    if (phrase) return claim
    const { on } = deeds.find((one) => capital(one.words) === claim.words) ?? {}
    const more = on ?? onlyMeans(claim, deeds) ?? unmeasured(claim, { actors, deeds, others, verbs })
    return more === undefined ? claim : { ...claim, more }
  })
  return [
    ...whole,
    ...held,
    ...there.flatMap((claim) => presence(claim, actors, doing)),
    ...kept.flatMap((claim) => presence(inItsPlace(inState(claim), { sceneWords, prompt }), actors, doing)),
    ...left.map((words): Claim => ({ about: 'other', words })),
    ...unserved,
  ]
}

/** 'Opens bolts while a guard carries a lantern': the lantern is the guard's, and opens no bolts. What whoever plays gets hold of is theirs. */
function isAFoes(
  id: string,
  words: string,
  { actors, deeds = [] }: Pick<Brief, 'actors' | 'deeds'>,
): boolean {
  const own = deeds.filter(({ whoms }) => whoms.some((whom) => whom.id === id))
  const isFoe = ({ subject }: (typeof own)[number]) =>
    actors.some((actor) => actor.id === subject && /^(?:enemy|boss|hazard)$/.test(actor.role))
  return own.length > 0 && own.every((deed) => isFoe(deed) && deed.words !== words)
}

/** 'Looks for treasure with a map', where the map is looked for as well: that is not what it is there for. */
function onlyMeans({ whom, words }: DeedClaim, deeds: readonly BriefDeed[]): string | undefined {
  const deed = deeds.find((one) => capital(one.words) === words)
  const isMeans = ({ id, by }: BriefDeed['whoms'][number]) =>
    /^(?:with|using)$/.test(by ?? '') ||
    new RegExp(`\\b(?:with|using) (?:an? |the |his |her |your )?${id.split('-').at(-1)}s?\\b`, 'i').test(
      words,
    )
  const own = deed?.whoms.find(({ id }) => id === whom)
  return own && isMeans(own) && deed?.whoms.some((one) => one.id !== 'player' && !isMeans(one))
    ? `${own.by ?? 'with'} ${own.id.replaceAll('-', ' ')}`
    : undefined
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []

/** Small words that make another deed of a verb: who drags himself along drags nothing, and who switches between two presses neither. */
const telling = /^(?:(?:my|your|him|her|it|our|them)sel(?:f|ves)|yourself|between|backwards?|upside)$/

const upOrDown = /^(?:up|down|onto|off)$/

/** How fast or how well something is done is no other deed. */
const manner = /ly$|^(?:fast|slow|well|hard|again)$/

/** Words of a deed that say more than its verb and those whom it is between, and are claimed nowhere else: its measurement does not look at them. */
function unmeasured(
  { words, verb, mechanic: _, ...claim }: DeedClaim,
  {
    actors,
    deeds,
    others,
    verbs,
  }: Pick<Brief, 'actors' | 'deeds'> & { others: readonly string[]; verbs: readonly string[] },
): string | undefined {
  const ids = new Set<unknown>(Object.values(claim))
  const deed = deeds?.find((one) => capital(one.words) === words)
  const named = actors.filter(
    ({ id, role }) => ids.has(id) || role === 'player' || deed?.whoms.some((one) => one.id === id),
  )
  const [plain = verb] = verb.split(' ')
  const isPlain = (word: string) => word === plain || baseVerbsOf(word).includes(plain)
  // 'Keep the goats from eating the trees' and 'before sunset' were read as deeds that are said in other words.
  if (plain === 'be' || !wordsIn(words).some(isPlain)) return undefined
  const own = new Set([
    ...verbs.filter((one) => one.startsWith(`${plain} `)).flatMap(wordsIn),
    ...wordsIn(verb),
    ...(deed?.particles ?? []).filter((word) => functionWords.has(word)),
    ...named.flatMap(({ phrase, thing }) => wordsIn(`${phrase} ${thing.name} ${thing.plural}`)),
  ])
  const known = new Set([...own, ...others])
  const catalogue = openCatalogue()
  const isSaid = (word: string) =>
    known.has(word) ||
    isDevice(word) ||
    known.has(catalogue.lemma(word, 'noun')) ||
    baseVerbsOf(word).some((base) => known.has(base))
  // Who is named before the verb does it, or is what it is done about: 'the oxygen runs out'.
  const after = wordsIn(words).slice(wordsIn(words).findIndex(isPlain))
  // Where and in which weather it is done is claimed by itself.
  const isAround = (at: number) =>
    /^(?:in|on|at|during)$/.test(after.slice(0, at).findLast((word) => !/^(?:the|an?)$/.test(word)) ?? '') ||
    catalogue.sceneOf(after[at] ?? '') !== undefined
  // Who runs up a building gets higher, which nobody looks for in who runs.
  const isWayOf = (at: number) => {
    const way = after.slice(0, at).findLast((word) => !/^(?:the|an?)$/.test(word)) ?? ''
    return (
      upOrDown.test(way) &&
      !own.has(after[at] ?? '') &&
      !verbs.some((one) => one.split(' ').includes(way) && (way !== 'off' || one.startsWith(`${plain} `)))
    )
  }
  const more = after.filter(
    (word, at) =>
      (isWayOf(at) || (!isSaid(word) && !isAround(at))) &&
      !manner.test(word) &&
      (telling.test(word) || !functionWords.has(word)),
  )
  return more.length > 0 ? more.join(' ') : undefined
}

/** What a sentence says of a verb and its mechanic makes nothing of, as it was said: 'calms bees *with smoke*' where they fall asleep anyway. */
function idleIn(
  wish: Wish,
  { actors, deeds = [] }: Pick<Brief, 'actors' | 'deeds'>,
  mechanics: readonly Mechanic[],
): { of: string; piece: string; id: string }[] {
  const mechanic = mechanics.find(({ id }) => id === wish.mechanic)
  if (!mechanic || mechanic.onGround) return []
  const unused = idleSlots(wish, mechanic)
  const cast = [wish.who, wish.whom, wish.with, wish.to, wish.from].map((part) => part?.id)
  const left = deeds
    .filter(({ words }) => words === wish.words)
    .flatMap(({ whoms }) =>
      whoms.flatMap(({ id, by }) => (by === undefined || cast.includes(id) ? [] : [id])),
    )
  return [...unused, ...left].flatMap((id) => {
    const noun = actors
      .find((actor) => actor.id === id)
      ?.phrase.split(' ')
      .at(-1)
    const said =
      noun &&
      new RegExp(` (?:${prepositions}) (?:(?!(?:${prepositions})\\b)[a-z'-]+ ){0,2}${noun}\\b`, 'i').exec(
        wish.words,
      )
    return said ? [{ of: wish.words, piece: said[0], id }] : []
  })
}

const prepositions =
  'with|using|to|into|onto|towards?|from|of|against|past|out of|for|at|in|on|off|over|under|through|across|around|behind|beside|near|by|inside|between|along'

/** That somebody is there is all that was said of them: no part that tables would give them, and nothing of those whose deed is claimed. */
function presence(claim: Claim, actors: Brief['actors'], doing: ReadonlySet<string | undefined>): Claim[] {
  // How many there are was said; that they are to be collected was not.
  if (claim.about === 'count') return [{ ...claim, words: claim.words.replace(/ to collect$/, '') }]
  if (claim.about !== 'actor' || claim.role === 'player' || claim.belongs) return [claim]
  const actor = actors.find(({ id }) => id === claim.actor)
  if (doing.has(claim.actor) || !actor) return doing.has(claim.actor) ? [] : [claim]
  // How they are ('burning', 'noisy') is claimed apart.
  const { name, plural } = actor.thing
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  const words = isMany(actor) ? `There are ${plural}` : `There is ${article} ${name}`
  return [{ ...claim, role: 'prop', words }]
}

/** A basement is told as a basement, though it is painted as a room; Lisbon is told by its name. */
export function inItsPlace(
  claim: Claim,
  { sceneWords: place, prompt }: Pick<Brief, 'sceneWords' | 'prompt'>,
): Claim {
  if (claim.about !== 'scene' || place === undefined || place === claim.scene) return claim
  const isOn =
    isGround(openCatalogue().find(place)) &&
    new RegExp(`\\bon (?:the )?${place.replace(/[^\w ]/g, '.')}\\b`, 'i').test(prompt)
  const words = isOn ? `It is set on ${place}` : `It is set in ${asPlace(place, prompt)}`
  if (isCalled(claim.scene, place)) return { ...claim, words }
  const site = siteOf(claim.scene, place, prompt)
  return { ...claim, ...(site && { site }), near: true, words }
}

function asPlace(place: string, prompt: string): string {
  const said = new RegExp(`\\b${place.replace(/[^\w ]/g, '.')}\\b`, 'i').exec(prompt)?.[0] ?? place
  const isName = /^\p{Lu}\p{Ll}/u.test(said) && !prompt.startsWith(said)
  if (isName) return said
  if (/^(?:the|an?|my|our|his|her|their) /i.test(place)) return place
  if (/[^s]s$|^(?:ice|snow|sand|grass|water|lava|air|nature|countryside|outdoors)$/.test(place))
    return `the ${place}`
  return `${/^[aeiou]/i.test(place) ? 'an' : 'a'} ${place}`
}

type DeedClaim = Extract<Claim, { about: 'deed' }>

/** 'Calms bees with smoke', where there is no smoke on the stage: that it is done with it is part of the sentence all the same. */
function toolNowhere(
  { verb, words, who }: Wish,
  { actors, deeds = [] }: Pick<Brief, 'actors' | 'deeds'>,
): string | undefined {
  const deed = deeds.find((one) => one.words === words && one.verb === verb && one.subject === who.id)
  const lost = deed?.whoms.find(
    ({ id, by }) => by === 'with' && id !== 'player' && !actors.some((actor) => actor.id === id),
  )
  return lost && `with ${lost.id.replaceAll('-', ' ')}`
}

/** Whether a sentence of the prompt says from whom or what. */
export const saysFrom = (words: string) => /\bfrom \w/i.test(words)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What something is called of which only one of several will do. */
const theRightOne = /^(?:right|correct|proper|matching|fitting|suitable)$/
