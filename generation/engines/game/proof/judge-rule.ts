import type { CastMember } from '@makebelieve/kit/game/plan'
import { type EventType, rate, type World } from '@makebelieve/kit/game/world'
import type { Claim, Mechanic } from '../../../brief/brief.ts'
import { asStandIn } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import { mechanics } from '../rules/mechanics/index.ts'
import { isAmongFoes, measureOf, wayGone } from './measured.ts'
import { find, judgeActor } from './on-stage.ts'
import type { Deed } from './playthrough.ts'
import type { Proof } from './prove.ts'
import { sending, shooting, signs, untelling, verbsOf } from './signs.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

type RuleClaim = Extract<Claim, { about: 'rule' }>

/**
 * What somebody does in a kind of game with rules of its own: seen as that game's own event of this very verb, between those whom the
 * sentence names, or measured over states. What the game makes of it instead stands in for it; what nothing measures is not checked.
 */
export function judgeRule(claim: RuleClaim, situation: Case): Verdict {
  const { subject, object, with: tool, to, mechanic, verb = mechanic, words } = claim
  const { plan, proof, design } = situation
  for (const id of [subject, object, tool, to]) {
    if (id === undefined || (id === 'player' && claim.nouns?.player === undefined)) continue
    const there = judgeActor(id, situation, claim)
    if (there.status !== 'met') return there
  }
  const who = find(situation, subject)
  if (!who) return unmet('This kind of game had no room for it.')
  const isBuilt = (id: string) => plan.terrain[id] !== undefined
  // 'Finds the key': a thing that the kind of game brings is meant by its name, too.
  const spoken = object === undefined ? spokenIn(words) : undefined
  const own = plan.game.cast.find(({ name, plural }) => spoken === name || spoken === plural)
  const named = [
    ...[object, tool, to].flatMap((id) =>
      id === undefined || isBuilt(id) ? [] : (find(situation, id) ?? []),
    ),
    ...(own && own !== who ? [own] : []),
  ]
  // 'Ghosts chase you': where nobody has a name, it is done to whoever plays.
  const player = plan.game.cast.find(({ role }) => role === 'player')
  const isToYou = object === undefined && spoken === undefined && named.length === 0 && who.role !== 'player'
  const isMissed = object !== undefined && isBuilt(object) && named.length === 0
  // A sentence that names something is not met by whatever else was picked up.
  if (!object && naming.includes(mechanic) && namesMore(words, mechanic, situation))
    return unmet('What it names is not on the stage.')
  // Flying through rings is seen where they are flown through, and flying where somebody flies.
  const verbs = claim.by === undefined ? [verb] : [`${verb} ${claim.by}`, verb]
  for (const one of verbs) {
    const seen =
      seenAsEvents({ verb: one, to, object, tool }, who, named, situation) ??
      seenOverStates(one, who, named, situation) ??
      (isToYou && player ? seenOverStates(one, who, [player], situation) : undefined) ??
      broughtIn(one, who, named, situation) ??
      (named.length === 0 && who.role === 'player' && getsAbout(one, who, design.moves, plan.game.look.scene)
        ? wayGone(one, who.id, proof)
        : undefined)
    if (seen === undefined) continue
    const unseen = isMissed
      ? object
      : named.length === 0 && !isTheScene(spoken, situation)
        ? spoken
        : undefined
    return unseen === undefined
      ? met(seen)
      : unchecked(`${seen} What the ${unseen} has to do with it was not measured.`)
  }
  const instead = standIn(who, named, proof)
  if (instead && named.length > 0)
    return asStandIn(
      unmet(
        `Shown as something else: ${quoted(sentence(instead, situation))} stands in for ${quoted(verb)}.`,
      ),
    )
  const by = who.role === 'player' ? 'player' : 'others'
  const isKnown =
    mechanics.some((one) => one.verbs.includes(verb)) ||
    measureOf(verb, by) !== undefined ||
    Object.values(shownIn(situation)).some((verbs) => verbs.includes(verb))
  return isKnown
    ? unmet('It was not seen while the bots played.')
    : unchecked('Nothing in this kind of game shows whether it happens: it was not checked.')
}

/** Who is a truck drives, wherever one of its kind gets about on foot. */
const getsAbout = (
  verb: string,
  { motion }: CastMember,
  moves: readonly string[] | undefined,
  scene: string,
): boolean =>
  moves !== undefined &&
  (moves.includes(verb) ||
    (motion === 'drives' && verbsOf('drive').includes(verb)) ||
    // Under water whoever swims does so, whatever the kind of game calls it.
    (motion === 'swims' && scene === 'underwater' && swimming.test(verb)))
const swimming = /^(?:swim|dive|snorkel)\b/

const shownIn = ({ design, plan }: Case) => ({ ...signs, ...design.shows?.(plan.game) })

function eventsOf(verb: string, situation: Case): EventType[] {
  return (Object.entries(shownIn(situation)) as [EventType, readonly string[]][]).flatMap(([type, verbs]) =>
    verbs.includes(verb) ? [type] : [],
  )
}

/** Everybody who is named must have a part in such an event: what is thrown, whom it hits, where it is brought to. */
function seenAsEvents(
  { verb, to, object, tool }: Record<'to' | 'object' | 'tool', string | undefined> & { verb: string },
  who: CastMember,
  named: readonly CastMember[],
  situation: Case,
): string | undefined {
  const types = eventsOf(verb, situation)
  const own = deedsOf(situation.proof).filter(({ by }) => by === who.id)
  const shots = own.filter(({ type }) => type === 'shoot')
  // Whoever shoots at somebody is seen to shoot, and to hit; whoever fires something is not seen to by hitting that, but whoever throws
  // something at somebody is.
  const flies = sending.includes(verb) && tool === undefined ? object : undefined
  const hits =
    shooting.includes(verb) && shots.length > 0
      ? own.filter((deed) => hitting.includes(deed.type) && (flies === undefined || deed.to !== flies))
      : []
  const fitting = [...own.filter(({ type }) => types.includes(type)), ...hits]
  // Where it is brought or pushed to is seen in the arrival.
  const arrived = own.filter(({ type }) => arrivals.includes(type))
  // What is shot at somebody flies, and is not hit by it.
  const isUsed = ({ type }: Deed, id: string) => id !== tool || tool === object || !hitting.includes(type)
  const found = named.map(({ id }) =>
    [...fitting, ...(id === to ? arrived : [])].find((deed) => deed.to === id && isUsed(deed, id)),
  )
  const [first] = named.length === 0 ? fitting : found
  const isShown = to === undefined || fitting.some((deed) => deed.to !== to)
  if (!first || !isShown || found.some((deed) => deed === undefined)) return undefined
  const said =
    first.type === 'tend'
      ? [who.name, verb, named[0]?.name].filter(Boolean).join(' · ')
      : sentence(first, situation)
  return `Seen ${first.count} times in play, first at ${second(first)}: ${said}.`
}
const arrivals: EventType[] = ['deliver', 'place', 'cross']
const hitting: EventType[] = ['hit', 'defeat', 'break']

function seenOverStates(
  verb: string,
  who: CastMember,
  [whom, ...others]: readonly CastMember[],
  { proof, plan }: Case,
): string | undefined {
  const measure = measureOf(verb, who.role === 'player' ? 'player' : 'others')
  if (!measure || others.length > 0) return undefined
  // Whoever sneaks, or survives, does so among those who are against it.
  const foes = isAmongFoes(verb)
    ? plan.game.cast.filter(({ role }) => role === 'enemy' || role === 'hazard')
    : []
  return (whom ? [whom] : foes)
    .map(({ id }) => measure(proof, { who: who.id, whom: id }))
    .find((seen) => seen !== undefined)
}

/** Where one carries all that was picked up, the arrival names the place and not each thing. */
function broughtIn(
  verb: string,
  who: CastMember,
  named: readonly CastMember[],
  situation: Case,
): string | undefined {
  if (!eventsOf(verb, situation).includes('deliver')) return undefined
  const own = deedsOf(situation.proof).filter(({ by }) => by === who.id)
  const isPlace = ({ role }: CastMember) => role === 'goal'
  const things = named.filter((member) => !isPlace(member))
  const taken = things.map(({ id }) => own.find(({ type, to }) => type === 'collect' && to === id))
  const places = named.filter(isPlace)
  const brought = own.find(
    ({ type, to }) =>
      type === 'deliver' &&
      (places.length > 0 ? places.some(({ id }) => id === to) : find(situation, to ?? '')?.role === 'goal'),
  )
  const [first] = taken
  return first && brought && taken.every((deed) => deed !== undefined)
    ? `Picked up ${first.count} times and brought in, first at ${second(brought)}: ${sentence(brought, situation)}.`
    : undefined
}

/** What happens between them in this game in place of what was said. */
function standIn(who: CastMember, named: readonly CastMember[], proof: Proof<World>): Deed | undefined {
  return deedsOf(proof).find(
    ({ type, by, to }) => !untelling.includes(type) && by === who.id && named.some(({ id }) => id === to),
  )
}

const naming: Mechanic[] = ['explore', 'deliver', 'collect']

/** Whether words such as 'The knight reaches the castle' speak of something that is neither a member of the cast nor the scene. */
function namesMore(words: string, mechanic: Mechanic, { plan: { game } }: Case): boolean {
  const named = spokenIn(words)
  if (named === undefined) return false
  if (mechanic === 'explore' && !arriving.test(words)) return false
  const known = [game.look.scene, ...game.cast.flatMap(({ name, plural }) => [name, plural])]
  return !known.some((name) => named.includes(name.replaceAll('-', ' ')))
}

/** What a claim ends with: the castle of 'The knight reaches the castle'. */
const spokenIn = (words: string): string | undefined =>
  /^\S.*? (?:\S+ )+?(?:the|a|an) ([a-z][a-z' -]*)$/i.exec(words.replace(/^(?:The|An?) /, ''))?.[1]

const isTheScene = (spoken: string | undefined, { plan: { game } }: Case) =>
  spoken?.includes(game.look.scene.replaceAll('-', ' ')) === true

const arriving =
  /\b(?:reach|get to|gets to|arrive|return|escape|go|goes|make it|makes it|run|head|travel|find)(?:s|es)?\b/

export function deedsOf({ played }: Proof<World>): Deed[] {
  return played.flatMap(({ deeds }) => deeds)
}

function sentence({ type, by, to }: Deed, situation: Case): string {
  const name = (id: string | undefined) => (id ? (find(situation, id)?.name ?? quoted(id)) : undefined)
  return [name(by), type, name(to)].filter(Boolean).join(' ')
}

export function second({ first }: Pick<Deed, 'first'>): string {
  return `second ${(first / rate).toFixed(1)}`
}
