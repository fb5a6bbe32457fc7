import type { Actor, Brief, BriefDeed } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import type { Mechanic } from './mechanic.ts'

/** What people do whose calling it is, and what is done in places that are there for it, where a sentence says no more. */
type Calling = {
  who: RegExp
  where: RegExp
  does: string
  /** It is done to things, and not to the living. */
  toThings?: true
  /** It is done to whatever there is, and not only to what is broken or dirty. */
  toAny?: true
}

const nowhere = /^(?!)/
const callings: readonly Calling[] = [
  {
    who: /^(?:nurse|doctor|medic|vet|veterinarian|dentist|surgeon|healer|paramedic|physician|shaman)$/,
    where: /\b(?:hospital|clinic|infirmary|sickbay|vet's)\b/,
    does: 'heal',
  },
  {
    who: /^(?:groomer|hairdresser|barber|stylist)$/,
    where: /\b(?:salon|spa|bathhouse|barber ?shop)\b/,
    does: 'groom',
  },
  {
    who: /^(?:zookeeper|babysitter|sitter|nanny|au pair|caretaker|keeper)$/,
    where: /\b(?:animal shelter|sanctuary|nursery|day ?care|kindergarten|orphanage)\b/,
    does: 'feed',
  },
  {
    who: /^(?:mechanic|repairman|handyman|tinkerer|engineer)$/,
    where: /\b(?:workshop|repair shop|garage|hospital|clinic)\b/,
    does: 'repair',
    toThings: true,
  },
  {
    who: /^(?:postman|postwoman|mailman|mailwoman|mail carrier|postie|courier|paperboy|milkman|delivery (?:boy|girl|man|woman|driver))$/,
    where: nowhere,
    does: 'deliver',
    toThings: true,
    toAny: true,
  },
  { who: /^(?:painter|decorator)$/, where: nowhere, does: 'paint', toThings: true, toAny: true },
  {
    who: /^(?:janitor|cleaner|maid|window cleaner|street sweeper)$/,
    where: nowhere,
    does: 'clean',
    toThings: true,
    toAny: true,
  },
  { who: /^(?:photographer|paparazzo|photojournalist)$/, where: nowhere, does: 'photograph' },
]

/** Verbs that only say that somebody is better off then. */
const helping = /^(?:help|aid|assist|save|look after|take care|care|mind|tend|attend|visit|handle)$/

/**
 * Whoever is cared for is no foe. A nurse among dragons heals them though nobody says so, and whoever helps the sick or the hungry does what
 * they need: by how they are, or else by the calling of who helps.
 */
export function withCare(told: Brief, mechanics: readonly Mechanic[]): Brief {
  const brief = withHelp(withCalling(told, mechanics), mechanics)
  const caring = new Set(mechanics.flatMap(({ cares, by, verbs }) => (cares && by === 'player' ? verbs : [])))
  const isDone = ({ subject, verb, whoms, negated }: BriefDeed) =>
    subject === 'player' &&
    !negated &&
    (caring.has(verb) || whoms.some(({ by }) => caring.has(`${verb} ${by}`)))
  const cared = new Set(
    (brief.deeds ?? [])
      .filter(isDone)
      .flatMap(({ whoms }) => whoms.flatMap(({ id, by }) => (by === undefined || by === 'to' ? id : []))),
  )
  if (cared.size === 0) return brief
  const isFoe = ({ id, role }: Actor) => cared.has(id) && /^(?:enemy|boss|hazard)$/.test(role)
  return {
    ...brief,
    actors: brief.actors.map((actor) => (isFoe(actor) ? { ...actor, role: 'friend' } : actor)),
  }
}

/** The verb of whoever changes what is said of somebody: who is broken is repaired. */
function neededBy({ apart = [] }: Actor, mechanics: readonly Mechanic[]): string | undefined {
  return mechanics.find(
    ({ by, states = [], cares }) => by === 'player' && cares && states.some((state) => apart.includes(state)),
  )?.verbs[0]
}

/** What whoever plays does for a living, to somebody like that. */
function callingFor(whom: Actor, { actors, sceneWords = '' }: Brief): Calling | undefined {
  const player = actors.find(({ role }) => role === 'player')
  const names = [player?.thing.name ?? '', player?.phrase.split(' ').at(-1) ?? '']
  return callings.find(
    ({ who, where, toThings = false }) =>
      toThings === !isAnimate(whom.thing) && (names.some((name) => who.test(name)) || where.test(sceneWords)),
  )
}

/** Whoever has something does nothing yet. */
const having = /^(?:have|own|hold)$/

/** 'Night nurse in a dragon hospital': nobody says what she does there, and everybody knows. */
function withCalling(brief: Brief, mechanics: readonly Mechanic[]): Brief {
  const { deeds = [], actors, sceneWords = '' } = brief
  const player = actors.find(({ role }) => role === 'player')
  const isIdle = ({ subject, verb, whoms, negated }: BriefDeed) =>
    subject === 'player' && !negated && having.test(verb) && whoms.length === 1
  if (deeds.some((deed) => deed.subject === 'player' && !deed.negated && !isIdle(deed))) return brief
  const spoken = new Set(deeds.flatMap(({ subject, whoms }) => [subject, ...whoms.map(({ id }) => id)]))
  const isThere = ({ id, role, implied, thing }: Actor) =>
    role !== 'player' && !implied && !spoken.has(id) && !sceneWords.endsWith(thing.name)
  const done = actors.filter(isThere).flatMap((whom): BriefDeed[] => {
    const calling = callingFor(whom, brief)
    const verb = calling && (neededBy(whom, mechanics) ?? calling.does)
    const isMeant = calling?.toAny || isAnimate(whom.thing) || (whom.apart ?? []).length > 0
    if (!verb || !isMeant) return []
    const words = [player?.phrase, whom.phrase].filter(Boolean).join(' ')
    return [
      { subject: 'player', verb, whoms: [{ id: whom.id }], particles: [], negated: false, words, told: true },
    ]
  })
  // 'The postman has 8 letters'
  const atWork = deeds.map((deed): BriefDeed => {
    const whom = isIdle(deed) ? actors.find(({ id }) => id === deed.whoms[0]?.id) : undefined
    const calling = whom && callingFor(whom, brief)
    return whom && calling?.toAny ? { ...deed, verb: calling.does, whoms: [{ id: whom.id }] } : deed
  })
  return { ...brief, deeds: [...atWork, ...done] }
}

function withHelp(brief: Brief, mechanics: readonly Mechanic[]): Brief {
  const { deeds = [], actors } = brief
  const helped = (deed: BriefDeed): BriefDeed => {
    const [first, ...rest] = deed.whoms
    const whom = actors.find(({ id }) => id === first?.id)
    if (deed.subject !== 'player' || deed.negated || !whom || !helping.test(deed.verb)) return deed
    const isBare = rest.length === 0 && (first?.by === undefined || /^(?:of|after|for|to)$/.test(first.by))
    const verb = isBare ? (neededBy(whom, mechanics) ?? callingFor(whom, brief)?.does) : undefined
    return verb === undefined ? deed : { ...deed, verb, whoms: [{ id: whom.id }], particles: [] }
  }
  return { ...brief, deeds: deeds.map(helped) }
}
