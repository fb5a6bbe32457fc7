import type { CastMember, CastRole } from '@makebelieve/kit/game/plan'
import { type Brief, type BriefDeed, isBadFor, membersIn } from '../../../brief/brief.ts'
import { memberIn } from '../../../brief/terms.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { isTouching } from '../../../brief/verbs.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Wish } from './compose.ts'
import { idleSlots } from './idle-slots.ts'
import type { Mechanic, Part } from './mechanic.ts'
import { alsoComing, comingAndGoing, doneToWhom, isTurnedAwry, kindServing, undoings } from './others.ts'
import { partOf } from './part-of.ts'
import { slotsOf } from './slots.ts'
import { hues } from './sorts.ts'
import { timed } from './timed.ts'

/** A verb of the prompt with the actors it is about, before anybody was cast. */
export type Asked = {
  mechanic: Mechanic
  verb: string
  words: string
  who: string
  whom?: string
  with?: string
  to?: string
  from?: string
  filler?: true
  /** Who thought of it, where it was not said. */
  form?: string
  instead?: string
  /** Nothing is said of them but that they are there: it scores, and one wins without it. */
  mentioned?: true
}

export type AskedFor = {
  asked: Asked[]
  /** Deeds that no mechanic serves, in the words of the prompt. */
  unserved: BriefDeed[]
}

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
  // 'Catches the chicks that fall out of the nest', 'falling penguins'.
  const isFalling = (id: string) =>
    actors.some((actor) => actor.id === id && actor.apart?.some((look) => coming.test(look))) ||
    deeds.some(({ subject, verb }) => subject === id && coming.test(verb))
  for (const told of deeds) {
    const shared = withFind(withShared(told, deeds, prompt), deeds, mechanics, (id) => alive.has(id))
    const deed = asTheirs(shared, deeds, mechanics, (id) => alive.has(id))
    const meant = deed.negated
      ? keptAwayFrom(deed, mechanics)
      : served(deed, mechanics, { isAlive: (id) => alive.has(id), isFalling, nameOf, traitsOf })
    // Who it is done to is never made up, but where what they get is named: 'serve soup'.
    const found = meant.filter(
      ({ mechanic, whom, with: gift }) =>
        whom !== undefined ||
        gift !== undefined ||
        mechanic.anything?.includes(deed.verb) ||
        !mechanic.needs?.includes('whom'),
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

/** 'Casts a spell', 'fires arrows': that flies at whoever is there, and is not what is shot at. */
function sentAt(one: Asked, actors: Brief['actors']): Asked {
  const isMissile = actors.some(({ id, role }) => id === one.whom && role === 'projectile')
  if (!one.mechanic.sends || !isMissile || one.with !== undefined) return one
  const { whom: tool, ...rest } = one
  const foe = actors.find(({ role, thing }) => role === 'enemy' && isAnimate(thing))?.id
  return { ...rest, ...(foe && { whom: foe }), ...(tool && { with: tool }) }
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
  /\b(?:same|matching|corresponding|fitting) \w+|\b(?:its|their|his|her) own \w+|\b(?:right|correct|proper) (?:\w+ )?(?:places?|spots?|bins?|box(?:es)?|shel(?:f|ves)|hous(?:e|es)|homes?|colou?rs?|owners?|slots?|doors?|one)\b|\bby (?:colou?r|shape|size|kind|type)\b|\bwhere (?:it|they|each one) belongs?\b|\bthat (?:match|fit)(?:es|s)?\b/

/** 'Puts out fires with a snow cannon': the first thing that a deed names so, and that its rules make nothing of, is in one's hand. */
function meansOf(asked: readonly Asked[], mechanics: readonly Mechanic[], actors: Brief['actors']): Asked[] {
  const isTool = (id: string) => actors.some((actor) => actor.id === id && canBeHeld(actor.thing))
  const holding = mechanics.find(({ means }) => means)
  const isIdle = (one: Asked) => idleSlots(inParts(one), one.mechanic).includes(one.with ?? '')
  const used = asked.find(
    (one) => one.who === 'player' && one.with !== undefined && isTool(one.with) && isIdle(one),
  )
  if (!holding || !used?.with) return []
  const isBusy = asked.some(
    (one) => one !== used && [one.whom, one.with, one.to, one.from].includes(used.with),
  )
  const { words } = used
  return isBusy ? [] : [{ mechanic: holding, verb: 'with', words, who: 'player', whom: used.with }]
}

/** Nobody has smoke, magic or a finger in their hand. */
const canBeHeld = ({ traits, above }: Thing) =>
  !traits.includes('alive') && !above.some((kind) => intangible.test(kind))
const intangible =
  /^(?:body part|phenomenon|psychological feature|communication|substance|attribute|event|process)$/

/** As a wish between parts of which nothing but the ids is known yet. */
export function inParts({ mechanic, verb, words, who, whom, with: tool, to, from }: Asked): Wish {
  const part = (id = 'nobody'): Part => ({ id, name: id, plural: id, flies: false, alive: true })
  return {
    mechanic: mechanic.id,
    verb,
    words,
    you: part('player'),
    who: part(who),
    ...(whom !== undefined && { whom: part(whom) }),
    ...(tool !== undefined && { with: part(tool) }),
    ...(to !== undefined && { to: part(to) }),
    ...(from !== undefined && { from: part(from) }),
  }
}

/** Who is only mentioned, and has turned out to be what something else is done with: that is not picked up as well. */
const isMeansOf = ({ mentioned, whom }: Asked, all: readonly Asked[]) =>
  mentioned === true &&
  whom !== undefined &&
  all.some((other) => [other.with, other.to, other.from].includes(whom))

/** 'Catches fish and feeds its chicks': with the fish, and nothing else has to be found. */
function withOwnMeans(one: Asked, all: readonly Asked[], actors: Brief['actors']): Asked {
  const { mechanic, who, whom } = one
  const takes = mechanic.armed || mechanic.needs?.includes('with')
  if (one.with !== undefined || mechanic.sends || !takes) return one
  const usual = openCatalogue().find(mechanic.example.with ?? '')
  const isMeans = (id: string | undefined) =>
    actors.some(
      (actor) =>
        actor.id === id &&
        actor.thing.traits.some((trait) => telling.has(trait) && usual.traits.includes(trait)),
    )
  const other = all.find((two) => two.who === who && two.whom !== whom && isMeans(two.whom))?.whom
  const isFree = (id: string) =>
    all.every((two) => ![two.who, two.whom, two.with, two.to, two.from].includes(id))
  const spare = actors.find(({ id, role }) => role !== 'player' && isFree(id) && isMeans(id))?.id
  const means = other ?? spare
  return means === undefined ? one : { ...one, with: means }
}
const telling = new Set<Thing['traits'][number]>([
  'food',
  'edible',
  'drink',
  'tool',
  'treasure',
  'material',
  'weapon',
])

/** 'Hides in boxes': what is done to somebody is not done to what is only around one then. */
function isOnlyPlace(
  { verbs, example }: Mechanic,
  { verb, whoms }: BriefDeed,
  isAlive: (id: string) => boolean,
): boolean {
  const isAround = ({ id, by = '' }: BriefDeed['whoms'][number]) =>
    /^(?:in|inside|under|behind)$/.test(by) && !verbs.includes(`${verb} ${by}`) && !isAlive(id)
  return whoms.length > 0 && whoms.every(isAround) && isAnimate(openCatalogue().find(example.whom ?? ''))
}

/** 'Switch between them': whoever one chooses among, nothing is done to them. */
function isAmong({ verbs, needs }: Mechanic, { verb, whoms, subject }: BriefDeed): boolean {
  const others = whoms.filter(({ id }) => id !== subject)
  const isBetween = others.length > 0 && others.every(({ by }) => by === 'between')
  return isBetween && needs?.includes('whom') === true && !verbs.includes(`${verb} between`)
}

function served(
  deed: BriefDeed,
  mechanics: readonly Mechanic[],
  {
    isAlive,
    isFalling,
    nameOf,
    traitsOf,
  }: {
    isAlive: (id: string) => boolean
    isFalling: (id: string) => boolean
    nameOf: (id: string) => string
    traitsOf: (id: string) => Thing['traits']
  },
): Asked[] {
  const { subject, verb, whoms, particles, words } = deed
  const by = subject === 'player' ? 'player' : 'others'
  // What runs out does not run.
  if (by === 'others' && verb === 'run' && /\b(?:runs?|running) (?:out|low|dry)\b/i.test(words)) return []
  // Nor does who runs an airport; who runs a race does.
  if (verb === 'run' && particles.length === 0 && isManaged(deed)) return []
  // 'A badger throws you apples': what one is given is no attack, and nothing here gives one anything yet.
  if (by === 'others' && isGift(deed, isAlive)) return []
  const bys = whoms.flatMap(({ by: word }) => word ?? []).map((word) => `${verb} ${word}`)
  const direct = whoms.filter(({ by: word }) => word === undefined)
  const isDirect = direct.length > 0
  const isSomewhere = whoms.some(({ by: word }) => /^(?:to|into|towards?|home)$/.test(word ?? ''))
  const serving = (name: string) =>
    doneToWhom(
      mechanics.find(
        (one) =>
          one.by === by &&
          (one.verbs.includes(name) || (one.open === true && one.verbs.includes(name.split(' ')[0] ?? ''))) &&
          !(one.toNobody && isDirect) &&
          !(
            one.otherwiseTo &&
            direct.some(({ id }) => traitsOf(id).some((trait) => one.otherwiseTo?.includes(trait)))
          ) &&
          !(one.aimless && isSomewhere),
      ),
      deed,
      mechanics,
    )
  const isAfter = direct.length > 0 && direct.every(({ id }) => isAlive(id) && !isFalling(id))
  // 'Returns to the castle' goes there, 'returns books to the shelf' brings them.
  // 'Breathes fire' is something else than breathing.
  const whole = whoms.filter(({ by: word }) => word === undefined).map(({ id }) => `${verb} ${nameOf(id)}`)
  const [said] = [
    ...whole,
    // 'Watch out for the oil'
    ...particles.flatMap((word) =>
      whoms.flatMap(({ by: small }) => (small ? `${verb} ${word} ${small}` : [])),
    ),
    ...particles.map((word) => `${verb} ${word}`),
    // 'Drives cows into the corral', 'chases hens into the coop': where they end up says what is done.
    ...(isDirect ? [...bys.filter((name) => leading.test(name)), verb, ...bys] : [...bys, verb]),
  ]
    .map((name) =>
      meantBy(
        name,
        serving(name),
        { toThings: whoms.every(({ id }) => !isAlive(id)), toLiving: isAfter },
        mechanics,
      ),
    )
    .filter((one) => one !== undefined && !isOnlyPlace(one, deed, isAlive))
  const kept = by === 'player' ? keptFrom(deed, mechanics, isAlive) : undefined
  if (kept) return [{ ...kept, verb, words, who: subject }]
  const going = by === 'others' ? comingAndGoing(deed, said, mechanics, isAlive) : undefined
  if (going) return going
  // 'Throws bones to dogs': nobody is hit, and they get it.
  const [first, second] = whoms.filter((one) => one.by === undefined)
  const isHanded = first !== undefined && isAlive(first.id) && second !== undefined && !isAlive(second.id)
  const isGiven = said?.sends === true && (isHanded || whoms.some((one) => one.by === 'to'))
  const thrown = isGiven ? serving(`${verb} to`) : undefined
  // 'Drives tourists to the hotel': whoever is driven somewhere is brought there, and is not where one drives to.
  const isDriven =
    by === 'player' && isDirect && isSomewhere && carrying.test(verb) && !said?.needs?.includes('to')
  const found = isGiven
    ? (thrown ?? serving('give'))
    : ((isDriven ? serving('bring') : said) ?? kindServing(deed, by, mechanics))
  const led = found ? undefined : ledTo(verb, serving)
  // 'A viking with an axe', 'you have a frog': nothing is done there.
  const [plain = verb] = verb.split(' ')
  const isDone = whoms.length > 0 && isHandy(plain)
  const mechanic =
    found ?? led ?? (isDone ? mechanics.find((one) => one.by === by && one.standsIn) : undefined)
  if (!mechanic || isAmong(mechanic, deed)) return []
  const isMeant = found && (!isGiven || thrown) && !isTurnedAwry(deed, found)
  const instead = isMeant ? undefined : (mechanic.verbs[0] ?? mechanic.id)
  const thought = deed.told && { form: 'design' }
  return slotsOf(deed, mechanic, isAlive)
    .filter(({ whom }) => !mechanic.standsIn || whom !== undefined)
    .map((slots) => ({
      mechanic,
      verb,
      words,
      who: subject,
      ...thought,
      ...(instead && { instead }),
      ...slots,
    }))
}

/** Two right after the verb, of whom the first is whoever plays: 'throws you apples', and not 'throws apples at you'. */
function isGift({ verb, whoms }: BriefDeed, isAlive: (id: string) => boolean): boolean {
  const [first, second] = whoms.filter(({ by }) => by === undefined)
  return gifts.test(verb) && first?.id === 'player' && second !== undefined && !isAlive(second.id)
}

const gifts = /^(?:throw|toss|give|hand|bring|pass|send|drop|lend|fetch|offer)$/

const carrying = /^(?:drive|fly|row|sail|paddle|tow|haul|ship)$/

const leading = / (?:to|into|onto|home)$|^(?:match|pair)(?: up)? with$/

/** 'Jumps onto roofs': what does not live is no foe, and what is done to it is something else. */
function meantBy(
  name: string,
  said: Mechanic | undefined,
  is: { toThings: boolean; toLiving: boolean },
  mechanics: readonly Mechanic[],
): Mechanic | undefined {
  const [other] = (['toThings', 'toLiving'] as const).flatMap((to) =>
    is[to] && said?.[to]?.verbs.includes(name) ? [said[to].mechanic] : [],
  )
  return mechanics.find(({ id, by }) => id === other && by === said?.by) ?? said
}

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

/** 'Chases pigeons away from her sandwich', 'keeps crows off the corn': that is kept safe from them. */
function keptFrom(
  { whoms, particles }: BriefDeed,
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): Pick<Asked, 'mechanic' | 'whom' | 'from'> | undefined {
  const keeps = mechanics.find(
    ({ by, needs = [], anything }) =>
      by === 'player' &&
      needs.includes('whom') &&
      needs.includes('from') &&
      !needs.includes('to') &&
      !needs.includes('with') &&
      // What flies at a goal is no foe that one keeps off something.
      !anything,
  )
  const foe = whoms.find(({ by, id }) => by === undefined && isAlive(id))
  const isAway = particles.some((word) => /^(?:away|off|back)$/.test(word))
  const thing = whoms.find(({ by }) => (by === 'from' && isAway) || by === 'off')
  return keeps && foe && thing ? { mechanic: keeps, whom: thing.id, from: foe.id } : undefined
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

/** The mechanic of a wider verb, by the dictionary. Words that are nouns at heart lead astray as verbs: 'to cloud', 'to head'. */
function ledTo(verb: string, serving: (name: string) => Mechanic | undefined): Mechanic | undefined {
  const catalogue = openCatalogue()
  const [word = verb] = verb.split(' ')
  if (catalogue.isNoun(word)) return undefined
  return catalogue
    .verbKinds(word)
    .slice(0, 4)
    .filter((wider) => !tooWide.has(wider))
    .map(serving)
    .find((found) => found !== undefined)
}

/** What one does with one's hands to somebody or something: a button can be held for that, and for helping, losing or keeping none. */
function isHandy(verb: string): boolean {
  const catalogue = openCatalogue()
  return (
    !stative.has(verb) && catalogue.isVerb(verb) && catalogue.verbKinds(verb).some((kind) => handy.has(kind))
  )
}
const handy = new Set([
  'touch',
  'change',
  'change shape',
  'create from raw material',
  'connect',
  'cut',
  'hold',
  'groom',
])

/** 'Run an airport': what one runs so is no way one goes. */
const isManaged = ({ whoms, words }: BriefDeed) =>
  !/\b(?:races?|marathons?|laps?|courses?|relays?|errands?)\b/i.test(words) &&
  (whoms.some(({ by }) => by === undefined) ||
    /\brun(?:s|ning)? (?!(?:in|on|at|to|from|for|with|and|or|along|around|about|by|as|like|it|them)\b)[a-z]+$/i.test(
      words,
    ))

/** Verbs that say how things are, or that they come about: nobody holds a button for that. */
const stative = new Set(
  'be have own get go come become begin start stay remain need want like love call name mean seem look feel know see hear help lose keep let make'.split(
    ' ',
  ),
)

/** Verbs that say next to nothing: whatever is done is a kind of these. */
const tooWide = new Set([
  'get',
  'take',
  'move',
  'act',
  'make',
  'change',
  'find',
  'touch',
  'hold',
  'travel',
  'go',
  'be',
])

/** The greater deed of which this one is the beginning, where there is one. */
function yielded(one: Asked, all: readonly Asked[]): Asked {
  if (!one.mechanic.yields) return one
  const greater = all.find(
    ({ mechanic, who, whom }) =>
      !mechanic.yields && !mechanic.standsIn && who === one.who && whom === one.whom,
  )
  if (!greater) return one
  // Who waters carrots and picks them does not pick them by watering.
  const [instead = greater.mechanic.id] = greater.mechanic.verbs
  const isSame = greater.mechanic.takes === true
  return { ...greater, verb: one.verb, words: one.words, ...(!isSame && { instead }) }
}

/**
 * 'Customers order drinks, a barista brings them': what is done with what somebody wants is done to give it to them. Whoever only gets
 * hold of it does so for them, too; what is made of it first is stood in for.
 */
function answering(
  one: Asked,
  all: readonly Asked[],
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): Asked {
  const wanted = all.find(
    ({ mechanic, whom }) =>
      mechanic.answeredBy !== undefined && [one.whom, one.with].includes(whom) && whom !== undefined,
  )
  const answer = mechanics.find(({ id }) => id === wanted?.mechanic.answeredBy)
  if (!wanted?.whom || !answer || one.who !== 'player' || one === wanted) return one
  const others = [one.whom, one.with, one.to].flatMap((id) => id ?? []).filter((id) => id !== wanted.whom)
  if (others.some((id) => id !== wanted.who && isAlive(id))) return one
  const { mechanic, instead, verb, words, who } = one
  const isElsewhere = others.some((id) => id !== wanted.who)
  const isGiven =
    (others.length > 0 && !isElsewhere) || mechanic.toItsLike !== undefined || mechanic.plays !== undefined
  return {
    mechanic: answer,
    verb,
    words,
    who,
    whom: wanted.who,
    with: wanted.whom,
    ...(isGiven && !isElsewhere && instead === undefined ? {} : { instead: answer.verbs[0] ?? answer.id }),
  }
}

/**
 * 'Feed it, wash it and put it to bed': whoever is cared for in several ways has several needs, and none of them is ever done. And so it is
 * with what somebody wants whom one looks after: 'babysit kittens, they want milk'.
 */
function keptWell(
  one: Asked,
  all: readonly Asked[],
  actors: Brief['actors'],
  mechanics: readonly Mechanic[],
): Asked {
  const keeps = mechanics.find(({ keepsUp }) => keepsUp)
  const isCare = ({ mechanic, who, verb: does }: Asked) =>
    who === 'player' &&
    (mechanic === keeps || (mechanic.cares === true && keeps?.usual?.[does] !== undefined))
  if (!keeps) return one
  const isWant = ({ mechanic, whom }: Asked) => mechanic.answeredBy !== undefined && whom !== undefined
  const isKept = (id: string | undefined) => all.some((two) => two.mechanic === keeps && two.whom === id)
  const { verb, words, whom } = one
  if (isWant(one) && whom && isKept(one.who))
    return { mechanic: keeps, verb, words, who: 'player', whom: one.who, with: whom }
  const wish = all.find((two) => isWant(two) && two.who === whom)?.whom
  if (one.mechanic === keeps && one.with === undefined && wish) return { ...one, with: wish }
  const isOne = actors.some(({ id, plural, thing }) => id === one.whom && !plural && isAnimate(thing))
  const ways = new Set(all.filter((two) => isCare(two) && two.whom === one.whom).map(({ verb }) => verb))
  return isCare(one) && isOne && ways.size > 1 ? { ...one, mechanic: keeps } : one
}

/** 'Dodge the bees' said twice is one wish. */
function withoutTwins(asked: readonly Asked[]): Asked[] {
  const key = ({ mechanic, words, who, whom, with: tool, to, from }: Asked) =>
    [mechanic.id, words, who, whom, tool, to, from].join(' ')
  return asked.filter((one, index) => asked.findIndex((other) => key(other) === key(one)) === index)
}

/** The parts that have to be found beside those of the prompt, so that every verb has what it needs. */
export function lackingIn(asked: readonly Asked[]): Partial<Record<CastRole, number>> {
  const lacks = lacksOf(asked)
  const nounsFor = (wanted: CastRole) =>
    new Set(lacks.flatMap(({ role, noun, own }) => (role === wanted && own ? [noun] : [])))
  return Object.fromEntries(lacks.map(({ role }) => [role, Math.max(1, nounsFor(role).size)]))
}

/** Nouns that go with the verbs that lack somebody in that part: one cooks in an oven, and sells to a villager. */
export function nounsLackingIn(asked: readonly Asked[], wanted: CastRole): string[] {
  return lacksOf(asked).flatMap(({ role, noun }) => (role === wanted && noun !== undefined ? [noun] : []))
}

type Slot = 'whom' | 'with' | 'to' | 'from'

/** What this verb is done with, where each of a mechanic has something of its own for it. */
const usualFor = ({ mechanic, verb }: Pick<Asked, 'mechanic' | 'verb'>, need: Slot): string | undefined =>
  need === 'with' ? mechanic.usual?.[verb] : undefined

const lacksOf = (asked: readonly Asked[]) =>
  asked.flatMap((one) =>
    (one.mechanic.needs ?? [])
      .filter((need) => one[need] === undefined)
      .map((need) => ({
        role: roleFor(one.mechanic, need),
        noun: usualFor(one, need) ?? one.mechanic.example[need],
        own: usualFor(one, need) !== undefined,
      })),
  )

/** The part of whoever a verb lacks: whom one dodges is an enemy, whom one finds is found, and who gets something is no foe. */
function roleFor({ plays, sends, example }: Mechanic, need: Slot): CastRole {
  const isAlive = isAnimate(openCatalogue().find(example[need] ?? 'star'))
  switch (need) {
    case 'whom':
      return plays?.[0] ?? (isAlive ? 'friend' : 'collectible')
    case 'with':
      return sends ? 'projectile' : 'collectible'
    case 'to':
      return isAlive ? 'friend' : 'goal'
    case 'from':
      return 'enemy'
  }
}

/** Whether whom it is done to is where one has to get to. */
function isPlaceTo(mechanic: Mechanic, you: Part): boolean {
  const [space = 'top'] = mechanic.spaces
  const whom: Part = { ...you, id: 'there', alive: false }
  const use = {
    mechanic: mechanic.id,
    verb: '',
    words: '',
    you,
    who: you,
    whom,
    button: 'a',
    among: 1,
    space,
  } as const
  return (mechanic.adds(use).kinds ?? []).some(({ cast, where }) => cast === whom.id && where === 'goal')
}

/** What was asked for, with those who were cast for it. What lacks somebody in spite of all is left out. */
export function wishesOf(
  asked: readonly Asked[],
  cast: readonly CastMember[],
  traitsOf: (member: CastMember) => Thing['traits'],
): Wish[] {
  const player = cast.find(({ role }) => role === 'player')
  if (!player) return []
  // What somebody wants is one of several, or there would be nothing to want.
  const wanted = new Set(asked.flatMap(({ mechanic, whom }) => (mechanic.answeredBy && whom ? [whom] : [])))
  const parts = new Map<string, Part>(
    cast.map((member): [string, Part] => {
      const part = partOf(member, traitsOf(member))
      return [member.id, wanted.has(member.id) ? { sorts: hues, ...part } : part]
    }),
  )
  const find = (id: string | undefined) =>
    id === undefined ? undefined : parts.get(id === 'player' ? player.id : id)
  const named = new Set(asked.flatMap(({ who, whom, with: tool, to, from }) => [who, whom, tool, to, from]))
  const spare = (role: CastRole, not?: string) => {
    const inRole = cast.filter((member) => member.role === role && member.id !== not)
    return (inRole.find(({ id }) => !named.has(id)) ?? inRole[0])?.id
  }
  const you = parts.get(player.id) as Part
  return asked.flatMap(({ mechanic, verb, words, filler, form, instead, mentioned, ...one }): Wish[] => {
    const needs = (what: 'whom' | 'with' | 'to' | 'from') => mechanic.needs?.includes(what) ?? false
    const who = find(one.who)
    // What is built of tiles is not in the cast: somebody marks the spot, where it is one that one gets to. Nobody else stands in for it.
    const isMissing = one.whom !== undefined && !find(one.whom) && needs('whom')
    if (isMissing && !isPlaceTo(mechanic, you)) return []
    const whom =
      find(one.whom) ??
      (needs('whom') ? find(isMissing ? spare('goal') : spare(roleFor(mechanic, 'whom'))) : undefined)
    const own = cast.find(({ name }) => name === usualFor({ mechanic, verb }, 'with'))?.id
    const tool = find(
      one.with ?? (needs('with') ? (own ?? spare(roleFor(mechanic, 'with'), one.whom)) : undefined),
    )
    const to = find(one.to ?? (needs('to') ? spare(roleFor(mechanic, 'to')) : undefined))
    const from = find(one.from ?? (needs('from') ? spare('enemy') : undefined))
    const lacks =
      (needs('whom') && !whom) ||
      (needs('with') && !tool) ||
      (needs('to') && !to) ||
      (needs('from') && !from) ||
      !who
    if (lacks || !who) return []
    return [
      {
        mechanic: mechanic.id,
        verb,
        words,
        ...(filler && { filler }),
        ...(form && { form }),
        ...(instead && { instead }),
        ...(mentioned && { aside: true as const }),
        you,
        who,
        whom,
        with: tool,
        to,
        from,
      },
    ]
  })
}
