import type { CastRole } from '@makebelieve/kit/game/plan'
import { type Brief, type BriefDeed, isBadFor, membersIn } from '../../../brief/brief.ts'
import { memberIn } from '../../../brief/terms.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { isTouching } from '../../../brief/verbs.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Asked, AskedFor } from './asked.ts'
import { isMeansOf, meansOf, sentAt, withOwnMeans } from './means.ts'
import type { Mechanic } from './mechanic.ts'
import { alsoComing, undoings } from './others.ts'
import { served } from './serving.ts'
import { answering, keptWell, withoutTwins, yielded } from './taken-together.ts'
import { timed } from './timed.ts'
/** What the deeds of a prompt come to. The player's deeds need the player's mechanics, those of others others'. */
export function askedIn(
  { deeds = [], actors, consequences = [], quantities = [], terms = [], prompt }: Brief,
  mechanics: readonly Mechanic[],
): AskedFor {
  const asked: Asked[] = []
  const unserved: BriefDeed[] = []
  const alive = new Set(actors.filter(({ thing }) => isAnimate(thing)).map(({ id }) => id))
  const nameOf = (id: string) => actors.find((actor) => actor.id === id)?.thing.name ?? id
  const traitsOf = (id: string) => actors.find((actor) => actor.id === id)?.thing.traits ?? []
  // 'Birds appear, and you photograph them'
  const isWanted = (id: string) =>
    actors.some((actor) => actor.id === id && /^(?:collectible|friend)$/.test(actor.role))
  // 'Catches the chicks that fall out of the nest', 'falling penguins'.
  const isFalling = (id: string) =>
    actors.some((actor) => actor.id === id && actor.apart?.some((look) => coming.test(look))) ||
    deeds.some(({ subject, verb }) => subject === id && coming.test(verb))
  for (const told of deeds) {
    const shared = withFind(withShared(told, deeds, prompt), deeds, mechanics, (id) => alive.has(id))
    const deed = asTheirs(shared, deeds, mechanics, (id) => alive.has(id))
    const meant = isOnlyArriving(deed, deeds, mechanics)
      ? []
      : deed.negated
        ? keptAwayFrom(deed, mechanics)
        : served(deed, mechanics, { isAlive: (id) => alive.has(id), isFalling, nameOf, traitsOf })
    // Who it is done to is never made up, but where what they get is named: 'serve soup'.
    const found = meant.filter(
      ({ mechanic, whom, with: gift }) =>
        !(mechanic.foe && isWanted(deed.subject)) &&
        (whom !== undefined ||
          gift !== undefined ||
          mechanic.anything?.includes(deed.verb) ||
          !mechanic.needs?.includes('whom')),
    )
    if (found.length === 0) unserved.push(deed)
    asked.push(
      ...[...found, ...alsoComing(found, deed, mechanics)].map((one) =>
        sentAt(toItsLike(one, prompt, mechanics), actors),
      ),
    )
  }
  // What is forbidden is looked at before what the same deed does to others uses up what it takes.
  asked.unshift(...withheldIn(unserved, asked, mechanics))
  const inTime = timed(asked, unserved, { terms, prompt, mechanics }, (id) => alive.has(id))
  asked.splice(0, asked.length, ...inTime)
  const undone = undoings(deeds, asked, mechanics)
  asked.splice(0, asked.length, ...undone.asked)
  for (const deed of undone.served) if (unserved.includes(deed)) unserved.splice(unserved.indexOf(deed), 1)
  // 'Makes drinks that customers ask for': how they are made nobody knows, and they are brought.
  for (const deed of [...unserved]) {
    const [whom] = deed.whoms.filter(({ by }) => by === undefined)
    const wanted = asked.find((one) => one.mechanic.answeredBy && one.whom === whom?.id)
    if (deed.subject !== 'player' || deed.negated || !wanted) continue
    unserved.splice(unserved.indexOf(deed), 1)
    const { verb, words, subject: who } = deed
    asked.push({ mechanic: wanted.mechanic, verb, words, who, ...(whom && { whom: whom.id }), instead: verb })
  }
  asked.push(...threatsIn(asked, mechanics, (id) => alive.has(id)))
  // 'Tunnels through the mountain for gold': what is done makes nothing of the gold, and it is there to be had.
  const isOnlyAim = (id: string, words: string) => {
    const same = asked.filter((one) => one.words === words)
    const isTaken = ({ mechanic, whom, with: tool, to, from }: Asked) =>
      [tool, to, from].includes(id) || (whom === id && mechanic.needs?.includes('whom'))
    return same.length > 0 && !same.some(isTaken)
  }
  const aims = new Set(
    deeds.flatMap(({ words, whoms }) =>
      whoms.flatMap(({ id, by }) => (by === 'for' && isOnlyAim(id, words) ? [`${id} ${words}`] : [])),
    ),
  )
  for (const one of asked) if (one.whom && aims.has(`${one.whom} ${one.words}`)) delete one.whom
  // Whoever is mentioned in any deed is spoken for, whether or not it could be served.
  const spoken = new Set([
    ...deeds.flatMap(({ subject, words, whoms }) => [
      subject,
      ...whoms.filter(({ id }) => !aims.has(`${id} ${words}`)).map(({ id }) => id),
    ]),
    // What does something else to whoever touches it is not dodged as well.
    ...consequences.flatMap(({ cause, effect }) =>
      (cause.during ? /^(?:near|carrying)$/.test(cause.during) : isBadFor(effect)) ? (cause.whom ?? []) : [],
    ),
    // Nor is what makes a quantity more or less collected as well.
    ...quantities.flatMap(({ parts }) => parts.flatMap((part) => membersIn(part))),
    // Nor is whoever comes only at a time.
    ...terms.flatMap((term) =>
      term.about === 'timing'
        ? [term.gauge, term.over].flatMap((id) => id ?? [])
        : term.about === 'contest'
          ? [term.rival]
          : term.about === 'event' || term.about === 'loss'
            ? (memberIn(term) ?? [])
            : [],
    ),
  ])
  for (const { id, role, phrase, implied, thing } of actors) {
    const mechanic = mechanics.find(({ plays }) => plays?.includes(role as CastRole))
    if (implied || spoken.has(id) || !mechanic || (isFoe(role) && !isThreat(thing))) continue
    const verb = mechanic.verbs[0] ?? mechanic.id
    asked.push({ mechanic, verb, words: phrase, who: 'player', whom: id, mentioned: true })
  }
  // What can only be stood in for is left where something real is done to the same.
  const isNeeded = ({ mechanic, whom, who }: Asked) =>
    !mechanic.standsIn ||
    !asked.some((other) => !other.mechanic.standsIn && other.whom === whom && other.who === who)
  const meant = asked
    .filter(isNeeded)
    .map((one) => withOwnMeans(yielded(one, asked), asked, actors))
    .map((one, _, all) => keptWell(one, all, actors, mechanics))
    .map((one, _, all) => answering(one, all, mechanics, (id) => alive.has(id)))
  const done = withoutTwins(meant).filter((one) => !isMeansOf(one, meant))
  return { asked: [...done, ...meansOf(done, mechanics, actors)], unserved }
}

/** 'Customers come in and order cakes': who comes to be brought something is no danger that comes. */
const isOnlyArriving = (
  { subject, verb }: BriefDeed,
  deeds: readonly BriefDeed[],
  mechanics: readonly Mechanic[],
): boolean =>
  subject !== 'player' &&
  /^(?:come|enter|arrive|visit|walk|sit|wait|queue)$/.test(verb) &&
  deeds.some(
    (other) =>
      other.subject === subject &&
      mechanics.some(
        ({ answeredBy, verbs }) =>
          answeredBy !== undefined &&
          [other.verb, ...other.whoms.map(({ by }) => `${other.verb} ${by}`)].some((one) =>
            verbs.includes(one),
          ),
      ),
  )

/** 'Feeds, brushes and hugs her pony': what is done to it stands in a row, and it is named only once. */
function withShared(deed: BriefDeed, deeds: readonly BriefDeed[], prompt: string): BriefDeed {
  if (deed.whoms.length > 0 || deed.particles.length > 0) return deed
  const text = prompt.toLowerCase()
  const verb = deed.words.toLowerCase().split(' ').at(-1) ?? deed.verb
  // 'A lost and found': only what is done now stands in such a row.
  if (verb !== deed.verb && !/(?:s|ing)$/.test(verb)) return deed
  const from = text.indexOf(verb) + verb.length
  const shared = deeds.slice(deeds.indexOf(deed) + 1).find(({ subject, whoms, words }) => {
    const next = words
      .toLowerCase()
      .split(' ')
      .map((word) => text.indexOf(` ${word} `, from))
      .find((at) => at > 0)
    const isRow = next !== undefined && /^(?:, ?\w+)*,?(?: and)?$/.test(text.slice(from, next))
    return subject === deed.subject && isRow && whoms.some(({ by }) => by === undefined)
  })
  return shared ? { ...deed, whoms: shared.whoms.filter(({ by }) => by === undefined) } : deed
}

const coming = /^(?:fall|drop|tumble|rain|plummet|jump|leap|fly|dive|parachut)/

/** 'Digs under a golf course and steals the balls': what is taken then is what comes to light. */
function withFind(
  deed: BriefDeed,
  deeds: readonly BriefDeed[],
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): BriefDeed {
  const finds = mechanics.some(({ finds: isFound, verbs }) => isFound && verbs.includes(deed.verb))
  if (!finds || deed.whoms.length > 0 || deed.subject !== 'player') return deed
  const taken = deeds
    .slice(deeds.indexOf(deed) + 1)
    .filter(({ subject, negated }) => subject === deed.subject && !negated)
    .flatMap(({ whoms }) => whoms.filter(({ id, by }) => by === undefined && !isAlive(id)))
  return { ...deed, whoms: taken.slice(0, 1) }
}

/**
 * 'Brings every guest the dish it ordered': whoever is brought something had ordered it, and not who brings it. 'Exactly as the guest
 * ordered': that is whatever is brought.
 */
function asTheirs(
  deed: BriefDeed,
  deeds: readonly BriefDeed[],
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): BriefDeed {
  const wants = mechanics.some(({ answeredBy, verbs }) => answeredBy && verbs.includes(deed.verb))
  if (!wants) return deed
  const isDone = ({ subject, negated, whoms }: BriefDeed) =>
    subject === 'player' && !negated && whoms.length > 0
  if (deed.subject !== 'player') {
    const things = (deeds.find(isDone)?.whoms ?? []).filter(({ id, by }) => by === undefined && !isAlive(id))
    return deed.whoms.length > 0 ? deed : { ...deed, whoms: things }
  }
  const isOther = ({ id }: BriefDeed['whoms'][number]) => id !== 'player' && isAlive(id)
  const goods = deed.whoms.filter((one) => !isOther(one)).map(({ id }) => ({ id }))
  const given = deeds.filter(
    ({ subject, whoms }) =>
      subject === 'player' && goods.some(({ id }) => whoms.some((one) => one.id === id)),
  )
  const receiver = given.flatMap(({ whoms }) => whoms).find(isOther)
  return receiver && goods.length > 0 ? { ...deed, subject: receiver.id, whoms: goods } : deed
}

/** 'Puts books on the shelf of the same colour', 'brings each chick to its own nest': not every place will do. */
function toItsLike(one: Asked, prompt: string, mechanics: readonly Mechanic[]): Asked {
  const other = mechanics.find(({ id }) => id === one.mechanic.toItsLike)
  if (!other) return one
  const said = one.words.toLowerCase().split(' ')
  const shared = (clause: string) => said.filter((word) => clause.includes(word)).length
  const [clause = ''] = prompt
    .toLowerCase()
    .split(/[,.;:!?]/)
    .sort((a, b) => shared(b) - shared(a))
  return alike.test(clause) ? { ...one, mechanic: other } : one
}

const alike =
  /\b(?:same|matching|corresponding|fitting) \w+|\b(?:its|their|his|her) own \w+|\b(?:right|correct|proper) (?:\w+ )?(?:places?|spots?|bins?|box(?:es)?|shel(?:f|ves)|hous(?:e|es)|homes?|colou?rs?|owners?|slots?|doors?|address(?:es)?|stops?|stations?|floors?|rooms?|tables?|planets?|islands?|destinations?|one)\b|\bby (?:colou?r|shape|size|kind|type)\b|\bwhere (?:it|they|each one) belongs?\b|\bthat (?:match|fit)(?:es|s)?\b/

/** 'Must not touch the eels': they are dodged. */
function keptAwayFrom({ subject, verb, whoms, words }: BriefDeed, mechanics: readonly Mechanic[]): Asked[] {
  const threat = mechanics.find(({ by, plays }) => by === 'player' && plays?.includes('enemy'))
  if (subject !== 'player' || !isTouching(verb) || !threat) return []
  return whoms
    .filter(({ by }) => by === undefined || /^(?:into|on|onto|in|with)$/.test(by))
    .map(({ id }) => ({ mechanic: threat, verb, words, who: subject, whom: id }))
}

/** 'Photographs birds, but not the ducks': what is done to the others must not be done to them. It is served then. */
function withheldIn(unserved: BriefDeed[], asked: readonly Asked[], mechanics: readonly Mechanic[]): Asked[] {
  const mechanic = mechanics.find(({ withholds }) => withholds)
  if (!mechanic) return []
  return unserved
    .filter(
      ({ subject, negated, verb }) =>
        subject === 'player' && negated && asked.some((one) => one.who === subject && one.verb === verb),
    )
    .flatMap((deed) => {
      const { verb, words, whoms, subject: who } = deed
      const spared = whoms.filter(({ by }) => by === undefined || by === 'to')
      if (spared.length > 0) unserved.splice(unserved.indexOf(deed), 1)
      return spared.map(({ id: whom }): Asked => ({ mechanic, verb, words, who, whom }))
    })
}

/** 'Rescues the princess from a dragon', 'steals honey from bears': they will not have it. */
function threatsIn(
  asked: readonly Asked[],
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): Asked[] {
  const threat = mechanics.find(({ plays }) => plays?.includes('enemy'))
  return asked.flatMap(({ mechanic, verb, words, who, from }) =>
    threat &&
    from !== undefined &&
    isAlive(from) &&
    who === 'player' &&
    !mechanic.needs?.includes('from') &&
    !mechanic.watched
      ? [{ mechanic: threat, verb, words, who, whom: from }]
      : [],
  )
}

const isFoe = (role: string) => role === 'enemy' || role === 'hazard'

/** What nobody calls dangerous by itself: food and lifeless things. */
const isThreat = (thing: Thing) =>
  thing.traits.includes('dangerous') ||
  ((isAnimate(thing) || thing.traits.includes('vehicle')) && !thing.traits.includes('food'))
