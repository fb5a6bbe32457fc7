import type { PartSaid, Role } from '../../../brief/brief.ts'
import { isAnimate, isDangerous, isPlace } from '../../../brief/traits.ts'
import type { Link, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Deed } from './deeds.ts'
import { destinationsIn } from './destinations.ts'

/** Somebody of a reading: every place where they are mentioned, and what they are. */
type Mentioned = { places: readonly number[]; what: Thing }

/** Surer than this, the reading alone says what somebody is for. */
const surely = 0.5

const foes: readonly Role[] = ['enemy', 'boss', 'hazard']

/**
 * The parts in a game that a sentence does not let somebody have: guests who are served are no enemies, a pan that something lies in is not
 * picked up, and her own bucket is nowhere to get to. Of whom nothing is said but that they are there, nothing is denied.
 */
function partsDenied(who: Mentioned, deeds: readonly Deed[], reading: Reading): ReadonlySet<Role> {
  const said = saidOf(who, deeds, reading)
  const { is, acts } = said
  return new Set<Role>([
    ...(!said.threatens && (acts || is('friend') || is('wanted') || is('tool')) ? foes : []),
    ...((!said.takes && (said.holds || said.owned)) ||
    (!said.taken && (is('friend') || is('against') || is('you')))
      ? (['collectible'] as const)
      : []),
    ...(!said.taken && acts && isAnimate(who.what) ? (['collectible'] as const) : []),
    ...(!said.reached &&
    (is('friend') || is('against') || said.wielded || said.owned || said.spared || said.carried)
      ? (['goal'] as const)
      : []),
    ...(is('against') && said.threatens ? (['friend'] as const) : []),
    ...(!said.sent && (is('friend') || is('against') || is('wanted')) ? (['projectile'] as const) : []),
  ])
}

/** What the sentence says of somebody's part in the game. */
export function partSaid(who: Mentioned, deeds: readonly Deed[], reading: Reading): PartSaid {
  const kin = { ...who, places: [...who.places, ...sameNoun(who.places, reading)] }
  const never = [...partsDenied(kin, deeds, reading)]
  const as = partsGiven(who, deeds, reading)
  return {
    ...(isSaidToAct(who, reading) && { acts: true }),
    ...(as.length > 0 && { as }),
    ...(never.length > 0 && { never }),
  }
}

/** Others who are called by the same noun: what angry customers are not, customers are not either. Who is surely against one is apart. */
function sameNoun(places: readonly number[], { things, words }: Reading): number[] {
  const nounOf = (at: number) =>
    openCatalogue().lemma(words[things[at]?.head ?? -1]?.text.toLowerCase() ?? '', 'noun')
  const isFoe = (at: number) => things[at]?.role === 'against' && (things[at]?.sure ?? 0) >= surely
  if (places.some(isFoe)) return []
  return things.flatMap((_, at) =>
    !places.includes(at) && !isFoe(at) && places.some((own) => nounOf(own) === nounOf(at)) ? [at] : [],
  )
}

/** The parts that its deeds give to somebody: whoever has one of them there does what is said. */
function partsGiven(who: Mentioned, deeds: readonly Deed[], reading: Reading): Role[] {
  const { is, attacks, takes, reached, sent } = saidOf(who, deeds, reading)
  return [
    ...(attacks || is('against') ? foes : []),
    ...(takes || is('wanted') ? (['collectible'] as const) : []),
    ...(reached && !isPlace(who.what) ? (['goal'] as const) : []),
    ...(sent ? (['projectile'] as const) : []),
  ]
}

/** Whether the sentence says more of somebody than that they are there, and where. */
const isSaidToAct = ({ places }: Pick<Mentioned, 'places'>, reading: Reading): boolean =>
  reading.links.some(
    (link) =>
      (!standing.test(link.does.text) && [link.who, link.whom].some((end) => isOneOf(places, end))) ||
      // 'The edge is lava', 'the bat is a baguette': it is in the place of something else, and does not lie about.
      (/^(?:is|are)$/i.test(link.does.text) && isOneOf(places, link.whom) && typeof link.who === 'number'),
  )

/** Who is not let be what was thought of stands there as the friend or the thing that they are. */
export function partLeft(role: Role, denied: ReadonlySet<Role>, what: Thing): Role {
  if (!denied.has(role)) return role
  return isAnimate(what) && !denied.has('friend') ? 'friend' : 'prop'
}

/** 'Kids throw sand at each other': nobody else is meant. */
const toThemselves = /\b(?:each other|one another|(?:at|with|to) other|themselves|itself)\b/i

const standing = /^(?:is|are|be|has|have|with|in|on|at|of|near|by|from|around|under|over|like|for|as|and)\b/i

const isOneOf = (places: readonly number[], end: Link['whom']) =>
  typeof end === 'number' && places.includes(end)

function saidOf({ places, what }: Mentioned, deeds: readonly Deed[], reading: Reading) {
  const { things, links, words } = reading
  const mentions = places.flatMap((at) => things[at] ?? [])
  const is = (role: string) => mentions.some((one) => one.role === role && one.sure >= surely)
  const isYou = (end: Deed['who']) => end === 'you' || things[end]?.role === 'you'
  const own = deeds.filter(({ who }) => isOneOf(places, who))
  const done = deeds.flatMap(({ who, frame, whoms, negated }) =>
    whoms
      .filter(({ end }) => isOneOf(places, end) && !isOneOf(places, who))
      .map(({ by }) => ({ who, by, frame, negated })),
  )
  const byYou = done.filter(({ who }) => isYou(who))
  const acts = isSaidToAct({ places }, reading)
  const attacks =
    own.some(({ frame, words: told }) => frame?.hostile === true && !toThemselves.test(told)) ||
    // What must not be touched is a danger, too.
    done.some(
      ({ frame, negated, by }) =>
        negated ||
        /^(?:threat|enemy|boss|hazard|obstacle)$/.test(
          (by === undefined ? frame?.object : frame?.after?.[by]?.part) ?? '',
        ) ||
        /^(?:fight|shoot|avoid|chase|sneak|steal)$/.test(frame?.mechanic ?? ''),
    )
  const hostile = own.filter(({ frame }) => frame?.hostile === true)
  const amongThemselves = hostile.length > 0 && hostile.every(({ words: told }) => toThemselves.test(told))
  const takes = byYou.some(
    ({ by, frame, negated }) =>
      !negated && (by === 'for' || (by === undefined && /^(?:collect|steal)$/.test(frame?.mechanic ?? ''))),
  )
  const ends = destinationsIn(deeds)
  return {
    is,
    acts,
    // Wolves of which nothing is said bite all the same.
    threatens: (is('against') && !amongThemselves) || (!acts && isDangerous(what)) || attacks,
    attacks,
    taken:
      takes ||
      byYou.some(({ by, negated }) => !negated && by === undefined) ||
      (is('wanted') && !(isAnimate(what) && acts)),
    takes,
    /** Something else lies or happens in it. */
    holds: links.some(
      ({ who, does, whom }) =>
        isOneOf(places, whom) && !isYou(who) && /\b(?:in|inside|on|at|under|behind)$/i.test(does.text),
    ),
    owned: places.some((at) => isOwned(things[at]?.head ?? -1, words)) || wears(places, links),
    reached:
      places.some((at) => ends.has(at)) ||
      done.some(
        ({ frame, by }) =>
          frame?.object === 'goal' || /^(?:to|into|onto|towards?|at|in|on|for|inside|home)$/.test(by ?? ''),
      ) ||
      isPlace(what),
    /** All that is said of it is what must not be done to it. */
    spared: byYou.length > 0 && byYou.every(({ negated }) => negated),
    /** Something is done with it. */
    wielded: is('tool') && done.some(({ by }) => /^(?:with|using)$/.test(by ?? '')),
    /** It is brought somewhere, and is not where one goes. */
    carried: byYou.some(({ frame, by }) => frame?.mechanic === 'deliver' && by === undefined),
    sent: done.some(({ by, frame }) => frame?.mechanic === 'shoot' && (by === undefined || by === 'with')),
  }
}

/** 'Her bucket', 'the ranger's hat'. */
const isOwned = (at: number, words: Reading['words']) =>
  words.some(
    ({ head, relation, text }) => head === at && relation === 'nmod:poss' && !/^(?:the|an?)$/i.test(text),
  )

/** What somebody has on is not lying about. */
const wears = (places: readonly number[], links: readonly Link[]) =>
  links.some(
    ({ does, whom }) => isOneOf(places, whom) && /^(?:wears?|wearing|worn|dressed)\b/i.test(does.text),
  )
