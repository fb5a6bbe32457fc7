import { uniqueId } from '../../../brief/actors.ts'
import type { Actor, BriefDeed } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import type { Link, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Company } from './cast.ts'
import { isDeadline } from './deadlines.ts'
import { baseOf, type Deed } from './deeds.ts'
import { sourceOf } from './quantities/names.ts'

/** 'The battery runs out', 'its light gets weaker'. */
const falling =
  /\b(?:runs?|running) (?:\w+ )?(?:out|low|dry|down)\b|\b(?:empt(?:y|ies)|drains?|fades?|dims?|weakens?|dwindles?|depletes?)\b|\b(?:gets?|grows?|becomes?|is getting) (?:\w+ )?(?:weaker|weak|dimmer|dim|smaller|lower|low|fainter|emptier|empty)\b|\b(?:burns?|goes) (?:down|out|low)\b/i
const filling = new Set([
  'recharge',
  'refill',
  'refuel',
  'restore',
  'replenish',
  'charge',
  'fill',
  'renew',
  'reload',
])
const lights = /^(?:light|lamp|lantern|torch|candle|glow|flashlight|flame|beam|headlamp)$/

export type Supplies = { deeds: BriefDeed[]; actors: Actor[]; isTaken(deed: Deed): boolean }

/**
 * What somebody lives on, as one deed of whoever plays: it runs low all the time, and is filled up by what the sentence says fills it, or
 * by more of the same. A light that grows weaker lights up less and less.
 */
export function suppliesIn(reading: Reading, { actors, actorOf }: Company): Supplies {
  const { words, things, said, links } = reading
  const deadlines = said
    .filter(({ what, piece }) => what === 'rule' && isDeadline(piece))
    .map(({ piece }) => piece)
  const isInTime = ({ does }: Link) =>
    deadlines.some((piece) => does.words.some((at) => piece.words.includes(at)))
  const nameOf = (end: Link['whom']) => {
    const thing = typeof end === 'number' ? things[end] : undefined
    return (thing && words[thing.head]?.text.toLowerCase()) ?? ''
  }
  const isThing = (end: Link['whom']) => end !== undefined && !isAnimate(openCatalogue().find(nameOf(end)))
  // Nobody lives on the fire that is to be kept burning.
  const isKept = (end: Link['who']) =>
    links.some(({ does, whom }) => whom === end && /^keep(?:s|ing)?\b/i.test(does.text))
  const low = links.filter(
    (link) =>
      isThing(link.who) &&
      !isKept(link.who) &&
      link.who !== 'you' &&
      falling.test(link.does.text) &&
      !isInTime(link) &&
      // Nobody lives on time, and nobody finds more of it.
      !/^(?:time|clock|timer|countdown)$/.test(nameOf(link.who)),
  )
  const [first] = low
  if (!first || first.who === 'you') return { deeds: [], actors, isTaken: () => false }
  const fills = links.filter(({ does }) =>
    does.words.some((at) => filling.has(baseOf(words[at]?.text.toLowerCase() ?? ''))),
  )
  // 'Flowers recharge it', 'recharges at stations', 'runs out of oil'.
  const by = [
    ...fills.flatMap(({ who, whom }) =>
      who !== first.who && isThing(who) && who !== 'you'
        ? [who]
        : whom !== undefined && isThing(whom)
          ? [whom]
          : [],
    ),
    ...low.flatMap(({ whom }) => (whom === undefined ? [] : [whom])),
  ]
  const named = by
    .map((end) => (end === 'you' ? undefined : actorOf.get(end)))
    .find((one) => one !== undefined)
  const own = actorOf.get(first.who)
  const noun = things[first.who]?.noun.text.toLowerCase() ?? nameOf(first.who)
  const source = sourceOf(noun) ?? sourceOf(nameOf(first.who))
  const made = (name: string): Actor => ({
    id: uniqueId(name, [...actors]),
    thing: openCatalogue().find(name),
    phrase: name,
    role: 'collectible',
    plural: true,
    attributes: {},
    implied: true,
  })
  const added = named ? undefined : source ? made(source) : own ? undefined : made(noun)
  const supply = named ?? added ?? own
  if (!supply) return { deeds: [], actors, isTaken: () => false }
  const isLight = lights.test(nameOf(first.who))
  const wordsOf = ({ who, does, whom }: Link) => {
    // 'Flowers recharge it': as it was said, whoever it is.
    const last = Math.max(...does.words)
    const pronoun = /^(?:it|them)$/i.test(words[last + 1]?.text ?? '') ? last + 1 : undefined
    const nounOf = (end: Link['whom']) => (typeof end === 'number' ? (things[end]?.noun.words ?? []) : [])
    const places = [...nounOf(who), ...does.words, ...(pronoun === undefined ? nounOf(whom) : [pronoun])]
    return [...new Set(places)]
      .sort((one, other) => one - other)
      .map((at) => words[at]?.text)
      .join(' ')
  }
  const told = [...low, ...fills.filter((link) => !low.includes(link))]
  const deeds = told.map(
    (link): BriefDeed => ({
      ...(isLight
        ? { subject: supply.id, verb: 'burn down', whoms: [] }
        : { subject: 'player', verb: 'run low on', whoms: [{ id: supply.id }] }),
      particles: [],
      negated: false,
      words: wordsOf(link),
    }),
  )
  const places = new Set(told.flatMap(({ does }) => does.words))
  // What only runs low is a gauge, and nothing that lies about as well.
  const shown = actors.filter(
    (one) => one === supply || one.role === 'player' || (one !== own && one.phrase !== noun),
  )
  return { deeds, actors: [...shown, ...(added ? [added] : [])], isTaken: ({ at }) => places.has(at) }
}

/** How somebody or something is kept. */
const states =
  /^(?:burning|alive|alight|lit|going|warm|fed|glowing|shining|happy|clean|healthy|calm|cool|full|busy|awake|entertained|content|comfortable)$/i

const brings = /^(?:bring|add|feed|throw|toss|put|fetch|gather|collect|find|give|supply|carry|offer)\b/
/** 'By bringing sticks', 'by feeding it logs': what it is kept so with. */
const meansOf = (deeds: readonly Deed[], { whoms: kept, at }: Deed, words: Reading['words']) =>
  deeds.find(
    (one) =>
      one.at > at &&
      brings.test(one.verb) &&
      /^by$/i.test(words[one.at - 1]?.text ?? '') &&
      one.whoms.some(({ end }) => kept.every((own) => own.end !== end)),
  )

/** 'Keep the fire burning with logs': what somebody is kept at is part of the verb, and nobody is kept from it. 'Clean, fed and happy' are three. */
export function withKept(deeds: readonly Deed[], { words }: Reading): Deed[] {
  const gone = new Set<Deed>()
  const isState = (at: number) => states.test(words[at]?.text ?? '')
  const made = deeds.flatMap((deed): Deed[] => {
    const first = words.findIndex((_, at) => at > deed.at && at - deed.at < 7 && isState(at))
    if (
      deed.verb !== 'keep' ||
      first < 0 ||
      words.slice(deed.at, first).some(({ text }) => /^from$/i.test(text))
    )
      return [deed]
    const all = [first]
    for (let at = first + 1; at < words.length; at++)
      if (isState(at)) all.push(at)
      else if (!/^(?:and|,|&)$/i.test(words[at]?.text ?? '')) break
    return all.map((kept): Deed => {
      const inner = deeds.find((one) => one !== deed && one.at === kept)
      if (inner) gone.add(inner)
      const word = words[kept]?.text.toLowerCase() ?? ''
      const verb = /^(?:glowing|shining)$/.test(word) ? 'keep lit' : `keep ${word}`
      const isOther = ({ end }: Deed['whoms'][number]) => deed.whoms.every((one) => one.end !== end)
      const means = meansOf(deeds, deed, words)
      if (means) gone.add(means)
      const more = [
        ...(inner?.whoms ?? []).filter(isOther),
        ...(means?.whoms ?? []).filter(isOther).map(({ end }) => ({ end, by: 'with' })),
      ]
      const own = [...deed.places, ...(inner?.places ?? []), ...(means?.places ?? []), kept].filter(
        (at) => at === kept || !all.includes(at),
      )
      const places = [...new Set(own)].sort((one, other) => one - other)
      const said = places
        .flatMap((at) => words[at]?.text ?? [])
        .filter((text) => !/^(?:and|while|but|so|then|,)$/i.test(text))
      return { ...deed, verb, whoms: [...deed.whoms, ...more], places, words: said.join(' ') }
    })
  })
  return made.filter((deed) => !gone.has(deed))
}
