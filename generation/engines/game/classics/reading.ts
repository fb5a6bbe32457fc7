import type { Actor, Brief, Claim, PartSaid } from '../../../brief/brief.ts'
import { closedTag } from '../../../brief/function-words.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { withoutParts } from '../game-parts.ts'
import { withoutCompanyAsPlace } from '../read/setting.ts'
import { askedIn, readTwists, type Twist } from '../twists.ts'

export type TableReading = {
  /** Nouns that are parts of the game itself. */
  parts: ReadonlySet<string>
  twists: Record<string, Twist>
  sides: 1 | 2
  /** Somebody in it is the hero. */
  hero: boolean
  /** Who is named belongs to the story, whatever part they have in it. */
  company: boolean
  /** What the game is called, in words: 'In a row' is no wish beside four in a row. */
  called?: string
}

/** How a sentence is read where it asks for a game on a table. */
export function readAtTable(
  brief: Brief,
  { parts, twists, sides, hero, company, called = '' }: TableReading,
): Brief {
  const asked = askedIn(brief, twists)
  const own = asked.flatMap(({ twist }) => twists[twist]?.parts ?? [])
  const known = withoutTwins(withoutCompanyAsPlace(withoutParts(brief, new Set([...parts, ...own]))))
  const isSteered = sides === 2 || (hero && !(company && isWhere(known)))
  const told = readTwists(isSteered ? known : nobodySteered(known), twists, asked)
  const laid = hero ? told : onTheTable(told)
  const fair = withForgotten(
    withoutName(sides === 2 ? withoutAgainst(withBothSides(laid)) : laid, called),
    // What a rule has heard is told by it.
    new Set([...parts, ...called.toLowerCase().split(' '), ...asked.map(({ all }) => all.toLowerCase())]),
  )
  return company ? { ...fair, claims: fair.claims.map((claim) => asCompany(claim, fair)) } : fair
}

/** What is named lies on the table as counters, cards and pictures: that one sees it there is what the sentence asks for. */
const onTheTable = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.map((claim) =>
    claim.about === 'actor' && ['friend', 'collectible', 'goal', 'obstacle'].includes(claim.role)
      ? asCompany(claim, brief)
      : claim,
  ),
})

/** 'Frogs hop over toads, and a frog that reaches the far side …': on a table it is one of those that were named before. */
function withoutTwins(brief: Brief): Brief {
  const { actors } = brief
  const isTwin = (actor: Actor, at: number) =>
    actor.role !== 'player' &&
    !actor.plural &&
    actor.count === undefined &&
    actor.apart === undefined &&
    actors
      .slice(0, at)
      .some(({ thing, implied, plural }) => !implied && plural && thing.name === actor.thing.name)
  const gone = actors.filter(isTwin).map(({ id }) => id)
  return gone.length === 0
    ? brief
    : {
        ...brief,
        actors: actors.filter(({ id }) => !gone.includes(id)),
        claims: brief.claims.filter((claim) => claim.about !== 'actor' || !gone.includes(claim.actor)),
      }
}

const clauses =
  /\b(?:where|but|except|unless|if|when|whenever)\b[^.,;!?]*?(?=[.,;!?]|$|\b(?:where|but|except|unless)\b)/gi
const talk =
  /^(?:play|want|like|make|game|have|need|please|should|would|could|also|just|only|with|each|every|you)$/

/** 'Where the board wraps around': a clause of which no claim says a word is told as not built, and never forgotten. */
function withForgotten(brief: Brief, own: ReadonlySet<string>): Brief {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  const stem = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 6)
  const told = new Set(
    words(
      [
        ...brief.claims.map((claim) => claim.words),
        ...brief.actors.map(({ phrase, thing }) => `${phrase} ${thing.name} ${thing.plural}`),
        brief.topic ?? '',
        brief.sceneWords ?? '',
      ].join(' '),
    ).map(stem),
  )
  const known = new Set([...own].flatMap(words).map(stem))
  const forgotten = [...brief.prompt.matchAll(clauses)].flatMap(([clause]): Claim[] => {
    const meant = words(clause).filter(
      (word) => closedTag(word) === undefined && !talk.test(word) && !known.has(stem(word)),
    )
    const isForgotten = meant.length > 0 && meant.every((word) => !told.has(stem(word)))
    return isForgotten ? [{ about: 'other', words: clause.trim() }] : []
  })
  return forgotten.length > 0 ? { ...brief, claims: [...brief.claims, ...forgotten] } : brief
}

/** What is left over of its name asks for nothing. */
function withoutName(brief: Brief, called: string): Brief {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
  const name = words(called)
  const place = words(brief.sceneWords ?? '').join('')
  // 'Underwater' is where it is set, and is claimed as that.
  const isName = (text: string) =>
    words(text).every((word) => name.includes(word)) || (place !== '' && words(text).join('') === place)
  return { ...brief, claims: brief.claims.filter((claim) => claim.about !== 'other' || !isName(claim.words)) }
}

/** 'Cats against dogs': nobody fights whom, and neither is against whoever plays. Both sit at the table. */
function withBothSides(told: Brief): Brief {
  const brief = seatedBy(told)
  const against = brief.claims.filter(
    (claim) =>
      claim.about === 'rule' &&
      claim.mechanic === 'fight' &&
      claim.verb === 'fight' &&
      !/\bfight/i.test(brief.prompt),
  )
  if (against.length === 0) return brief
  const claims = brief.claims.filter((claim) => !against.includes(claim))
  const there = brief.actors
    .filter(({ implied }) => !implied)
    .map(({ id, thing, plural }): Claim => {
      const words = plural ? `There are ${thing.plural}` : `There is ${withArticle(thing.name)}`
      return { about: 'actor', actor: id, role: 'prop', words, nouns: { [id]: thing.name } }
    })
  const isOfOne = (claim: Claim) =>
    claim.about === 'actor' && there.some((one) => 'actor' in one && one.actor === claim.actor)
  return { ...brief, claims: [...claims.filter((claim) => !isOfOne(claim)), ...there] }
}

/** 'Cats vs dogs': who is named first is the side of whoever plays, whatever part words elsewhere gave them. */
function seatedBy(brief: Brief): Brief {
  const named = brief.actors.filter(({ implied }) => !implied)
  const names = ({ thing }: Actor) => [thing.name, thing.plural].map((name) => name.toLowerCase())
  const [, first = '', second = ''] =
    new RegExp(
      `\\b(${named.flatMap(names).join('|')}) (?:vs\\.?|versus|against|and|play against) (?:the )?(${named.flatMap(names).join('|')})\\b`,
      'i',
    ).exec(named.length < 2 ? '' : brief.prompt) ?? []
  const actorOf = (name: string) => named.find((actor) => names(actor).includes(name.toLowerCase()))
  const [one, other] = [actorOf(first), actorOf(second)]
  if (!one || !other || one === other || [one, other].some(({ role }) => role === 'player')) return brief
  const there = (actor: Actor): Claim => {
    const words = actor.plural
      ? `There are ${actor.thing.plural}`
      : `There is ${withArticle(actor.thing.name)}`
    return { about: 'actor', actor: actor.id, role: 'prop', words, nouns: { [actor.id]: actor.thing.name } }
  }
  const claims = brief.claims.filter(
    (claim) => !(claim.about === 'actor' && [one.id, other.id].includes(claim.actor)),
  )
  return {
    ...brief,
    actors: brief.actors.map((actor) =>
      actor === one || actor === other
        ? { ...actor, role: actor === other ? ('enemy' as const) : ('collectible' as const) }
        : actor,
    ),
    claims: [...claims, there(one), there(other)],
  }
}

/** Two sides play against each other anyway, and rounds are counted: that they fight, and how often, are claims of their own. */
const withoutAgainst = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.filter(
    ({ about, words }) => about !== 'other' || !/^\W*(?:against|versus|vs|best of \w+)\W*$/i.test(words),
  ),
})

/** 'A murder mystery on a night train': where it happens is nobody who finds out. */
const isWhere = ({ actors }: Brief): boolean =>
  actors.some(
    ({ role, thing }) =>
      role === 'player' && (thing.traits.includes('vehicle') || thing.traits.includes('building')),
  )

/** Nobody is steered in a puzzle: who would be the hero elsewhere is what it is about. */
export function nobodySteered(brief: Brief): Brief {
  const hero = brief.actors.find(({ role, implied }) => role === 'player' && !implied)
  if (!hero) return brief
  const id = hero.thing.name
  // 'Visitors match cards': they are who turns the cards, and are on none.
  const turns =
    hero.thing.traits.includes('person') &&
    (brief.deeds ?? []).some(({ subject, whoms }) => subject === hero.id && whoms.length > 0)
  const never: PartSaid = turns ? { never: ['collectible'] } : {}
  const claims = brief.claims.map((claim): Claim => {
    if (claim.about === 'count' && claim.actor === hero.id)
      return { ...claim, actor: id, nouns: { [id]: hero.thing.name } }
    if (claim.about !== 'actor' || claim.actor !== hero.id) return claim
    const words = hero.plural ? `There are ${hero.thing.plural}` : `There is ${withArticle(hero.thing.name)}`
    return { ...claim, ...never, actor: id, role: 'collectible', words, nouns: { [id]: hero.thing.name } }
  })
  const actors = brief.actors.flatMap((actor) =>
    actor !== hero ? [actor] : turns ? [] : [{ ...actor, id, role: 'collectible' as const }],
  )
  return { ...brief, actors, claims }
}

/** 'The butler is against you' was nobody's wish where he is only under suspicion: he is there. */
function asCompany(claim: Claim, { actors }: Brief): Claim {
  if (claim.about !== 'actor' || claim.role === 'player') return claim
  const actor = actors.find(({ id }) => id === claim.actor)
  if (actor?.called) return { ...claim, role: 'prop', words: `${actor.called} is in it` }
  const words = actor?.plural
    ? `There are ${actor.thing.plural}`
    : `There is ${withArticle(actor?.thing.name ?? claim.actor)}`
  if (!actor || isAnimate(actor.thing)) return { ...claim, role: 'prop', words }
  // What part a thing has in the story is the story's: what somebody took is what one looks for.
  const { acts: _, as: __, never: ___, ...there } = claim
  return { ...there, role: 'prop', words }
}
