import type { BriefDeed } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Asked } from './asked.ts'
import { sideIn } from './lines.ts'
import type { Mechanic } from './mechanic.ts'
import { isMotion } from './traces.ts'

/**
 * What others do goes by more than their verb: by whether it is done to whoever plays, to what the player is at work on, or to nobody at
 * all, and by where they come from.
 */

/** Where somebody comes from: 'out of the coffins', 'from behind the cacti'. */
const source = /^(?:from|out of|off)$/
const coming = /^(?:come|appear|emerge|arrive|approach)$/
/** What is not done to anybody, but somewhere: 'walk on the rails', 'swim round the island'. */
const around = /^(?:on|in|along|around|round|at|near|between|through|among|about|by|beside)$/

/** How a deed of others that only says how they go about is meant: they come out of something, or stay about something. */
export function comingAndGoing(
  deed: BriefDeed,
  said: Mechanic | undefined,
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): Asked[] | undefined {
  const { verb, words, whoms, subject: who, negated } = deed
  const [plain = verb] = verb.split(' ')
  const ask = (way: Mechanic['goes'], ends: Pick<Asked, 'whom' | 'from'>): Asked[] | undefined => {
    const mechanic = mechanics.find(({ goes }) => goes === way)
    return mechanic && [{ mechanic, verb, words, who, ...ends }]
  }
  if (negated || !(isMotion(plain) || coming.test(plain))) return undefined
  if (whoms.length === 0 && sideIn(words) !== undefined) return ask('out of', {})
  if (said && !said.aimless) return undefined
  const from = sourceOf(deed)
  const isOutOf = whoms.every(({ id, by = '' }) => (source.test(by) || by === 'behind') && !isAlive(id))
  if (from !== undefined && isOutOf) return ask('out of', { from })
  const [first] = whoms.filter(({ id }) => id !== 'player' && id !== who)
  const isAbout = first?.by !== undefined && around.test(first.by) && isMotion(plain)
  return isAbout && whoms.every(({ by, id }) => by !== undefined && id !== 'player')
    ? ask('about', { whom: first.id })
    : undefined
}

function sourceOf({ whoms, words }: BriefDeed): string | undefined {
  // Storks who 'wash the paint off' do it to the paint; those who 'jump off the roof' come from there.
  const isDoneTo = (by: string) => by === 'off' && /\boff$/i.test(words)
  const isSource = ({ by = '' }: BriefDeed['whoms'][number]) =>
    (source.test(by) && !isDoneTo(by)) || (by === 'behind' && /\bfrom behind\b/i.test(words))
  return whoms.find(isSource)?.id
}

/** 'Owls swoop down from the trees and grab him', said in one: they come out of something, and do what they do. */
export function alsoComing(
  asked: readonly Asked[],
  deed: BriefDeed,
  mechanics: readonly Mechanic[],
): Asked[] {
  const mechanic = mechanics.find(({ goes }) => goes === 'out of')
  const from = sourceOf(deed)
  const isSpoken = asked.some(
    (one) => one.from === from || one.whom === from || one.mechanic.needs?.includes('from'),
  )
  if (!mechanic || from === undefined || deed.subject === 'player' || asked.length === 0 || isSpoken)
    return []
  const { verb, words, subject: who } = deed
  return [{ mechanic, verb, words, who, from }]
}

/** What a verb comes to where others do it to whoever plays, or to anybody at all: nobody steals the player, who is seized. */
export function doneToWhom(
  said: Mechanic | undefined,
  deed: BriefDeed,
  mechanics: readonly Mechanic[],
): Mechanic | undefined {
  if (said?.by !== 'others') return said
  const isDirect = deed.whoms.some(({ by }) => by === undefined)
  const other = isDoneToYou(deed)
    ? said.toPlayer
    : isDirect && said.toSomebody?.verbs.includes(deed.verb)
      ? said.toSomebody.mechanic
      : undefined
  return mechanics.find(({ id }) => id === other) ?? (said.takesAway && isDoneToYou(deed) ? undefined : said)
}

const isDoneToYou = ({ whoms }: BriefDeed) =>
  whoms.some(({ id, by }) => id === 'player' && (by === undefined || /^(?:at|on|into|onto)$/.test(by)))

/** Whether a verb came to something else than it says because it is done to whoever plays: 'rob' is no kind of seizing. */
export const isTurnedAwry = (deed: BriefDeed, found: Mechanic): boolean =>
  deed.subject !== 'player' && isDoneToYou(deed) && found.kindsOf !== undefined && !isKindOf(deed.verb, found)

/** The mechanic of which a verb is a kind, by the dictionary: whoever pecks strikes, and that is what is measured. */
export const kindServing = (
  deed: BriefDeed,
  by: Mechanic['by'],
  mechanics: readonly Mechanic[],
): Mechanic | undefined =>
  by === 'others' && deed.whoms.length > 0
    ? doneToWhom(
        mechanics.find((one) => one.by === by && one.kindsOf !== undefined && isKindOf(deed.verb, one)),
        deed,
        mechanics,
      )
    : undefined

function isKindOf(verb: string, { verbs, kindsOf = [] }: Mechanic): boolean {
  const [plain = verb] = verb.split(' ')
  return verbs.includes(verb) || kindsOf.some((kind) => widened(plain).includes(kind))
}

/** By its first senses: the last are what hardly anybody means. */
const widened = (verb: string) => openCatalogue().verbKinds(verb).slice(0, 4)

/**
 * 'Pigeons dirty them again', 'the wind blows them out', 'moles dig them up': what others do to the very things that the player is at work
 * on, and by which it is undone.
 */
export function undoings(
  deeds: readonly BriefDeed[],
  asked: readonly Asked[],
  mechanics: readonly Mechanic[],
): { asked: Asked[]; served: BriefDeed[] } {
  const mechanic = mechanics.find(({ undoes }) => undoes)
  const served: BriefDeed[] = []
  const made: Asked[] = []
  for (const deed of deeds) {
    const { subject: who, negated, whoms, verb, words } = deed
    if (!mechanic || who === 'player' || negated) continue
    for (const { id: whom, by } of whoms) {
      if (by !== undefined && !/^(?:on|over|at|in|into|across|through)$/.test(by)) continue
      const own = asked.find(
        (one) => one.who === 'player' && !one.mentioned && one.whom === whom && one.mechanic.undone,
      )
      const how = own && howUndone(deed, own.mechanic)
      if (!own || !how) continue
      const instead = how === 'somehow' || own.mechanic.standsIn ? mechanic.verbs[0] : undefined
      made.push({ mechanic, verb, words, who, whom, ...(instead && { instead }) })
      served.push(deed)
    }
  }
  const isUndoing = (one: Asked) =>
    served.some(({ words, subject }) => words === one.words && subject === one.who)
  return { asked: [...asked.filter((one) => !isUndoing(one)), ...made], served }
}

/** By a verb that undoes just that; or, where it is done again and again, by one of which nobody knows how. */
function howUndone(
  { verb, particles, whoms, words }: BriefDeed,
  { undone = [] }: Mechanic,
): 'so' | 'somehow' | undefined {
  const [plain = verb] = verb.split(' ')
  const names = [
    verb,
    ...particles.map((word) => `${plain} ${word}`),
    ...whoms.map(({ by }) => `${plain} ${by}`),
  ]
  if (names.some((name) => undone.includes(name))) return 'so'
  const isPlain = names.length === 1 || verb === plain
  if (isPlain && widened(plain).some((kind) => undone.includes(kind))) return 'so'
  return /\bagain\b/i.test(words) ? 'somehow' : undefined
}
