import type { Brief, Claim } from '../../../brief/brief.ts'
import { withArticle } from '../../../nouns/nouns.ts'

/** How a sentence asks for a rule. */
export type Twist = {
  words: RegExp
  /** Whether what was said really means it, where that depends on who is who in the sentence. */
  fits?(brief: Brief, said: string): boolean
  /** Nouns that belong to the rule where it is asked for, as parts belong to the game: the ghosts that one becomes. */
  parts?: readonly string[]
}

export type TableReading = {
  /** Nouns that are parts of the game itself. */
  parts: ReadonlySet<string>
  twists: Record<string, Twist>
  sides: 1 | 2
  /** Somebody in it is the hero. */
  hero: boolean
  /** Who is named belongs to the story, whatever part they have in it. */
  company: boolean
}

/** How a sentence is read where it asks for a game on a table. */
export function readAtTable(brief: Brief, { parts, twists, sides, hero, company }: TableReading): Brief {
  const asked = askedIn(brief, twists)
  const own = asked.flatMap(({ twist }) => twists[twist]?.parts ?? [])
  const known = withoutParts(brief, new Set([...parts, ...own]))
  const isSteered = sides === 2 || (hero && !(company && isWhere(known)))
  const told = withTwists(isSteered ? known : nobodySteered(known), asked)
  const laid = hero ? told : onTheTable(told)
  const fair = sides === 2 ? withoutAgainst(laid) : laid
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

/** Two sides play against each other anyway, and rounds are counted: that they fight, and how often, are claims of their own. */
const withoutAgainst = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.filter(
    ({ about, words }) => about !== 'other' || !/^\W*(?:against|versus|vs|best of \w+)\W*$/i.test(words),
  ),
})

/** What the game itself is made of stands on no stage, nobody plays it, and it is no place: a battle on a grid is set anywhere. */
export function withoutParts(brief: Brief, parts: ReadonlySet<string>): Brief {
  const gone = new Set(brief.actors.filter(({ thing }) => parts.has(thing.name)).map(({ id }) => id))
  const isPlace = ({ about, words }: Claim) =>
    about === 'scene' && parts.has(/^It is set in an? (.+)$/.exec(words)?.[1] ?? '')
  return {
    ...brief,
    actors: brief.actors.filter(({ id }) => !gone.has(id)),
    triples: brief.triples.filter(({ subject, object }) => !gone.has(subject) && !gone.has(object ?? '')),
    claims: brief.claims
      .filter((claim) => !('actor' in claim && gone.has(claim.actor)) && !isPlace(claim))
      .filter((claim) => !(claim.about === 'unserved' && gone.has(claim.who)))
      .map((claim) => withoutWhom(claim, gone)),
  }
}

/** What is done to a part of the game is just done: whoever slides tiles slides. What a part of it does is done by whoever plays. */
function withoutWhom(claim: Claim, gone: ReadonlySet<string>): Claim {
  if (claim.about === 'unserved') return { ...claim, whoms: claim.whoms.filter((id) => !gone.has(id)) }
  if (claim.about !== 'rule') return claim
  const { object, by, with: tool, to, nouns = {}, ...rest } = claim
  const isGone = (id: string | undefined) => id === undefined || gone.has(id)
  return {
    ...rest,
    ...(!isGone(object) && { object, ...(by !== undefined && { by }) }),
    ...(object === undefined && by !== undefined && { by }),
    ...(!isGone(tool) && { with: tool }),
    ...(!isGone(to) && { to }),
    nouns: Object.fromEntries(Object.entries(nouns).filter(([id]) => !gone.has(id))),
  }
}

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
  const claims = brief.claims.map((claim): Claim => {
    if (claim.about !== 'actor' || claim.actor !== hero.id) return claim
    const words = hero.plural ? `There are ${hero.thing.plural}` : `There is ${withArticle(hero.thing.name)}`
    return { ...claim, actor: id, role: 'collectible', words, nouns: { [id]: hero.thing.name } }
  })
  const actors = brief.actors.map((actor) =>
    actor === hero ? { ...actor, id, role: 'collectible' as const } : actor,
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
  return { ...claim, role: 'prop', words }
}

type Asked = { twist: string; said: string; all: string }

function askedIn(brief: Brief, twists: Record<string, Twist>): Asked[] {
  return Object.entries(twists).flatMap(([twist, { words, fits = () => true }]) => {
    const said = [...brief.prompt.matchAll(new RegExp(words, 'gi'))].map(([text]) => text)
    const all = said.filter((text) => fits(brief, text))
    const [first] = all
    return first ? [{ twist, said: first, all: all.join(' ') }] : []
  })
}

/** Words that ask for a rule of the game are one claim, measured by that rule. */
function withTwists(brief: Brief, asked: readonly Asked[]): Brief {
  if (asked.length === 0) return brief
  const player = brief.actors.find(({ role }) => role === 'player')?.thing
  const own = player ? [player.name, player.plural] : []
  const all = asked.map((one) => one.all).join(' ')
  const isTold = (text: string) => overlaps(text, all, own)
  const free = brief.claims.filter(
    (claim) =>
      !(['rule', 'other', 'unserved', 'look', 'topic', 'deed'].includes(claim.about) && isTold(claim.words)),
  )
  const claims = asked.map(({ twist, said }): Claim => ({ about: 'twist', twist, words: capital(said) }))
  return { ...brief, claims: [...free, ...claims] }
}

/** Whether all words of one are among those of the other that carry meaning; that it is the player who does it goes without saying. */
function overlaps(claim: string, said: string, player: readonly string[]): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? []
  const idle = ['the', 'it', 'is', 'about', 'set', 'you', ...player.flatMap(words)]
  const own = words(claim).filter((word) => !idle.includes(word))
  const told = words(said)
  const isIn = (word: string) => {
    const forms = new RegExp(`^${word}(?:s|es|.?ed|.?ing)?$`)
    return told.some((one) => forms.test(one))
  }
  return own.length > 0 && own.every(isIn)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
