import type { Actor, Brief, BriefDeed, Claim, Role } from '../../brief/brief.ts'
import { numberWords } from '../../brief/function-words.ts'
import { withArticle } from '../../nouns/nouns.ts'

/** What the game itself is made of stands on no stage, nobody plays it, and it is no place: a battle on a grid is set anywhere. */
export function withoutParts(brief: Brief, parts: ReadonlySet<string>): Brief {
  // 'Number tiles' are tiles, where both are parts.
  const isGone = ({ thing: { name } }: Actor) =>
    parts.has(name) || name.split(' ').every((word) => parts.has(word))
  const gone = new Set(brief.actors.filter(isGone).map(({ id }) => id))
  const isPlace = ({ about, words }: Claim) =>
    about === 'scene' && parts.has(/^It is set in an? (.+)$/.exec(words)?.[1] ?? '')
  // 'A board that is only six columns wide' is no place either.
  const isNowhere = brief.sceneWords !== undefined && parts.has(brief.sceneWords.split(' ').at(-1) ?? '')
  const { scene: _, sceneWords: __, ...nowhere } = brief
  return {
    ...(isNowhere ? nowhere : brief),
    actors: brief.actors.filter(({ id }) => !gone.has(id)),
    triples: brief.triples.filter(({ subject, object }) => !gone.has(subject) && !gone.has(object ?? '')),
    ...(brief.deeds && { deeds: brief.deeds.map((deed) => withoutWhoms(deed, gone)) }),
    claims: brief.claims
      .filter((claim) => !('actor' in claim && gone.has(claim.actor)) && !isPlace(claim))
      .filter(({ about }) => !(isNowhere && about === 'scene'))
      .filter((claim) => !(claim.about === 'unserved' && gone.has(claim.who)))
      .map((claim) => withoutWhom(claim, gone)),
  }
}

/** 'As close to 21 as you can', 'three of the same kind': a number is nobody who would lie on a board. */
export const numbersIn = ({ actors }: Brief): string[] =>
  actors.map(({ thing }) => thing.name).filter((name) => /^\d+$/.test(name) || name in numberWords)

const withoutWhoms = (deed: BriefDeed, gone: ReadonlySet<string>): BriefDeed => ({
  ...deed,
  ...(gone.has(deed.subject) && { subject: 'player' }),
  whoms: deed.whoms.filter(({ id }) => !gone.has(id)),
})

/** What is done to a part of the game is just done: whoever slides tiles slides. What a part of it does is done by whoever plays. */
function withoutWhom(claim: Claim, gone: ReadonlySet<string>): Claim {
  if (claim.about === 'unserved') return { ...claim, whoms: claim.whoms.filter((id) => !gone.has(id)) }
  if (claim.about !== 'rule') return claim
  const { object, by, with: tool, to, nouns = {}, ...rest } = claim
  const isGone = (id: string | undefined) => id === undefined || gone.has(id)
  // 'The letter' is no one letter that somebody would have to see.
  const words =
    object !== undefined && gone.has(object) ? claim.words.replace(/ the (\w+)$/, ' $1') : claim.words
  return {
    ...rest,
    words,
    ...(!isGone(object) && { object, ...(by !== undefined && { by }) }),
    ...(object === undefined && by !== undefined && { by }),
    ...(!isGone(tool) && { with: tool }),
    ...(!isGone(to) && { to }),
    nouns: Object.fromEntries(Object.entries(nouns).filter(([id]) => !gone.has(id))),
  }
}

/**
 * What has a part of its own in a kind of game has it whatever the words made of it: in a game of bricks and a ball nobody plays a brick. That
 * it is there is all that is claimed of it.
 */
export function withOwnPart(brief: Brief, roleOf: (actor: Actor) => Role | undefined): Brief {
  const moved = brief.actors.filter((actor) => {
    const role = actor.implied ? undefined : roleOf(actor)
    return role !== undefined && role !== actor.role
  })
  if (moved.length === 0) return brief
  const idOf = (actor: Actor) => (actor.role === 'player' ? actor.thing.name : actor.id)
  const hero = moved.find(({ role }) => role === 'player')
  const claims = brief.claims.map((told): Claim => {
    const claim = hero ? withoutHero(told, hero.thing.name) : told
    const actor =
      claim.about === 'actor'
        ? moved.find((one) => claim.actor === one.id || claim.actor === idOf(one))
        : undefined
    if (!actor || claim.about !== 'actor') return claim
    const { name, plural } = actor.thing
    const words = actor.plural ? `There are ${plural}` : `There is ${withArticle(name)}`
    const { mount: _, ...rest } = claim
    return { ...rest, actor: idOf(actor), role: 'prop', words, nouns: { [idOf(actor)]: name } }
  })
  const actors = brief.actors.map((actor) =>
    moved.includes(actor) ? { ...actor, id: idOf(actor), role: roleOf(actor) ?? actor.role } : actor,
  )
  return { ...brief, actors, claims, ...(hero && brief.deeds && { deeds: brief.deeds.map(ofHero(hero)) }) }
}

/** What the hero was said to do is done by what it is now. */
const ofHero =
  ({ thing: { name, plural } }: Actor) =>
  (deed: BriefDeed): BriefDeed =>
    deed.subject === 'player' && new RegExp(`\\b(?:${name}|${plural})\\b`, 'i').test(deed.words)
      ? { ...deed, subject: name }
      : deed

/** What was said of the hero is said of what it is now. */
function withoutHero(claim: Claim, noun: string): Claim {
  if (claim.nouns?.player !== noun) return claim
  const { player: _, ...nouns } = claim.nouns
  const told = Object.entries(claim).map(([key, value]) => [key, value === 'player' ? noun : value])
  return { ...(Object.fromEntries(told) as Claim), nouns: { ...nouns, [noun]: noun } }
}
