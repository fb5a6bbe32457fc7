import type { Actor, Brief, Claim } from '../../../brief/brief.ts'
import { isAnimate, isVehicle } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'

/**
 * Who is who where some fight side by side: 'a squad of astronauts' are astronauts, fallen knights are the knights that were spoken of
 * before, and whoever is named and is nobody's foe belongs to the squad.
 */
export const asSquad = (brief: Brief): Brief =>
  withComrades(withLeader(withFoes(withoutTwins(withMembers(brief)))))

const companies = /^(?:squad|team|party|army|crew|band|group|gang|troop|unit|platoon)s?$/

/** The squad is those that it is made of. */
function withMembers(brief: Brief): Brief {
  const catalogue = openCatalogue()
  const made = new Map<string, Actor>()
  for (const actor of brief.actors) {
    const [, told = ''] = / of ([\w -]+)$/.exec(actor.phrase) ?? []
    const words = told.split(' ')
    // 'Three mice knights' are mice, too.
    const first = words.findLastIndex((word) => !catalogue.isNoun(word)) + 1
    const noun = words.slice(first).join(' ')
    if (!companies.test(actor.thing.name) || noun === '') continue
    made.set(actor.id, { ...actor, thing: catalogue.find(noun), phrase: noun, plural: true })
  }
  if (made.size === 0) return brief
  return {
    ...brief,
    actors: brief.actors.map((actor) => made.get(actor.id) ?? actor),
    claims: brief.claims.map((claim) => ({
      ...claim,
      ...(claim.nouns && {
        nouns: Object.fromEntries(
          Object.entries(claim.nouns).map(([id, noun]) => [id, made.get(id)?.thing.name ?? noun]),
        ),
      }),
    })),
  }
}

/** Two of the same name are the same, whatever else is said of the second: on whose side they are is what one of them says most plainly. */
function withoutTwins(brief: Brief): Brief {
  const plain = ({ role }: Actor) => (role === 'player' ? 2 : role === 'enemy' || role === 'boss' ? 1 : 0)
  const kept = new Map<string, Actor>()
  for (const actor of brief.actors) {
    const known = kept.get(actor.thing.name)
    if (!known || plain(actor) > plain(known)) kept.set(actor.thing.name, actor)
  }
  const isKept = (actor: Actor) => kept.get(actor.thing.name) === actor
  const read = brief.actors
    .filter((actor) => !isKept(actor))
    .reduce((all, { id, thing }) => renamed(all, id, kept.get(thing.name)?.id ?? id), brief)
  return { ...read, actors: brief.actors.filter(isKept) }
}

const blows =
  /^(?:push|shove|knock|hit|strike|attack|fight|battle|beat|defeat|kill|slay|shoot|kick|throw|crush|smash)\b/

/** Whoever is pushed or hit is no friend, whatever else they might be. */
function withFoes(brief: Brief): Brief {
  const struck = new Set(
    brief.triples.flatMap(({ subject, verb, object, negated }) =>
      object && object !== 'player' && !negated && isOwn(brief, subject) && blows.test(verb) ? [object] : [],
    ),
  )
  return {
    ...brief,
    actors: brief.actors.map((actor) =>
      struck.has(actor.id) && (isAnimate(actor.thing) || isVehicle(actor.thing)) && actor.role !== 'boss'
        ? { ...actor, role: 'enemy' }
        : actor,
    ),
  }
}

const isOwn = ({ actors }: Brief, id: string) =>
  id === 'player' ||
  actors.some((actor) => actor.id === id && (actor.role === 'player' || actor.role === 'friend'))

/** Where nobody is said to be played, the first who is nobody's foe leads. */
export function withLeader(brief: Brief): Brief {
  if (brief.actors.some(({ role, implied }) => role === 'player' && !implied)) return brief
  const leader = brief.actors.find(isComrade)
  if (!leader) return brief
  const words = `You play ${leader.plural ? leader.thing.plural : leader.phrase}`
  const read = renamed(brief, leader.id, 'player')
  return {
    ...read,
    actors: brief.actors
      .filter(({ role }) => role !== 'player')
      .map((actor) => (actor === leader ? { ...actor, id: 'player', role: 'player' } : actor)),
    claims: read.claims.map((claim) =>
      claim.about === 'actor' && claim.actor === 'player' ? { ...claim, role: 'player', words } : claim,
    ),
  }
}

const withComrades = (brief: Brief): Brief => ({
  ...brief,
  actors: brief.actors.map((actor) => (isComrade(actor) ? { ...actor, role: 'friend' } : actor)),
})

const isComrade = ({ role, thing, implied }: Actor) =>
  ['prop', 'collectible', 'friend'].includes(role) && !implied && (isAnimate(thing) || isVehicle(thing))

/** The same with another id for somebody; what is told twice of them is told once. */
function renamed(brief: Brief, from: string, to: string): Brief {
  const other = (id: string) => (id === from ? to : id)
  const claims = brief.claims.map((claim): Claim => {
    const changed = { ...claim } as Record<string, unknown>
    for (const part of ['actor', 'subject', 'object', 'with', 'to'])
      if (changed[part] === from) changed[part] = to
    const { nouns } = claim
    if (nouns)
      changed.nouns = Object.fromEntries(Object.entries(nouns).map(([id, noun]) => [other(id), noun]))
    return changed as Claim
  })
  const isTold = (claim: Claim, index: number) =>
    claim.about === 'actor' &&
    claims.slice(0, index).some((one) => one.about === 'actor' && one.actor === claim.actor)
  return {
    ...brief,
    triples: brief.triples.map((triple) => ({
      ...triple,
      subject: other(triple.subject),
      ...(triple.object !== undefined && { object: other(triple.object) }),
    })),
    claims: claims.filter((claim, index) => !isTold(claim, index)),
  }
}
