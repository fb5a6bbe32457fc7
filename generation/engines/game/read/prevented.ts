import { frameOf, hasFrame } from '../../../brief/verbs.ts'
import type { End, Reading } from '../../../reading/schema.ts'
import { baseOf, type Deed } from './deeds.ts'

const stopping = /^(?:stop|prevent|hinder|block|hold)(?: |$)|^keep(?: (?:from|off|away|out|back))?$/
const rousing = /^(?:wake|waken|awaken|disturb|alert|alarm|startle)(?: up)?$/
const seeing = /^(?:see|spot|notice|detect|hear|discover|recogni[sz]e)/
const letting = /^(?:let|allow)(?: |$)/

/**
 * 'Stops crows from stealing the corn', 'don't let the mice steal the cheese', 'the fox must not eat the chickens': what somebody is kept
 * from doing to something is one deed, and that is kept safe from them.
 */
export function withPrevented(deeds: readonly Deed[], reading: Reading): Deed[] {
  const gone = new Set<Deed>()
  const made = deeds.map((deed): Deed => {
    const sight = deeds.find((one) => one !== deed && one.who === foeOf(deed) && unseen.test(one.verb))
    const hidden = keptUnseen(deed, sight, reading)
    if (hidden) {
      if (sight) gone.add(sight)
      return hidden
    }
    const foe = foeOf(deed)
    if (foe === undefined) return deed
    const other = deeds.find((one) => one !== deed && one.who === foe && thingOf(one, foe) !== undefined)
    const thing = other ? thingOf(other, foe) : thingAfter(deed, foe, reading)
    if (thing === undefined) return deed
    if (other) gone.add(other)
    const { noun } = reading.things[thing] ?? {}
    const places = [...new Set([...deed.places, ...(other?.places ?? []), ...(noun?.words ?? [])])]
    return keptSafe(deed, { foe, thing, places }, reading)
  })
  return made.filter((deed) => !gone.has(deed)).map((deed) => denied(notAllowed(deed, reading), reading))
}

/** 'Don't let it grab the bombs', where 'it' is what one plays oneself: the bombs are not to be grabbed. */
function notAllowed(deed: Deed, { words, things }: Reading): Deed {
  const { who, verb, negated, whoms, places, at } = deed
  const isYou = who === 'you' || things[who]?.role === 'you'
  if (!isYou || !negated || !letting.test(verb) || whoms.length === 0) return deed
  const doing = places.find((place) => place > at && hasFrame(baseOf(words[place]?.text.toLowerCase() ?? '')))
  if (doing === undefined) return deed
  const inner = baseOf(words[doing]?.text.toLowerCase() ?? '')
  return { ...deed, verb: inner, frame: frameOf(inner), particles: [], at: doing }
}

/** 'Never let the baker's wife see you', 'don't let the guards catch me': it is whoever plays who keeps out of their way. */
function keptUnseen(deed: Deed, sight: Deed | undefined, { words, things }: Reading): Deed | undefined {
  const { verb, who, whoms, places, negated, at } = deed
  const verbAt = (place: number) => baseOf(words[place]?.text.toLowerCase() ?? '')
  const doing = sight?.at ?? places.find((place) => place > at && unseen.test(verbAt(place)))
  if (!letting.test(verb) || !negated || doing === undefined) return undefined
  if (!/^(?:you|me|us|him|her|it|them)$/i.test(words[doing + 1]?.text ?? '')) return undefined
  const you = things.findIndex(({ role }) => role === 'you')
  const isYou = (end: End) => end === 'you' || end === you
  const foe = [who, ...whoms.map(({ end }) => end)].find((end) => !isYou(end))
  if (foe === undefined) return undefined
  const avoided = /^(?:catch|touch|reach|get|grab)$/.test(verbAt(doing)) ? 'evade' : 'sneak past'
  return {
    ...deed,
    who: you < 0 ? 'you' : you,
    verb: avoided,
    frame: frameOf(avoided),
    whoms: [{ end: foe, by: undefined }],
    particles: [],
    pronoun: false,
    negated: false,
    words: [deed.words, sight?.words.replace(/^\S+ /, '')].filter(Boolean).join(' '),
  }
}

const unseen = /^(?:see|spot|notice|detect|hear|smell|discover|catch|touch|reach|get|grab)$/

/** What a foe must not do is kept from happening: to something, or to whoever plays ('without being seen by the priest'). */
function denied(deed: Deed, reading: Reading): Deed {
  const { who, whoms, negated, verb } = deed
  const [first] = whoms
  // 'Steals cheese without waking up the cat'.
  const isMine = who === 'you' || reading.things[who]?.role === 'you'
  if (isMine && negated && first && rousing.test(verb))
    return { ...deed, verb: 'sneak past', frame: frameOf('sneak past'), particles: [], negated: false }
  // 'The widow must not notice you': whoever that is, one hides from her.
  const isHidden = first !== undefined && seeing.test(verb) && !isMine
  const isFoe = typeof who === 'number' && (reading.things[who]?.role === 'against' || isHidden)
  if (!isFoe || !negated || first === undefined || first.by !== undefined) return deed
  const isYou = first.end === 'you' || reading.things[first.end as number]?.role === 'you'
  if (!isYou && typeof first.end === 'number')
    return keptSafe({ ...deed, who: 'you' }, { foe: who, thing: first.end, places: deed.places }, reading)
  const avoided = seeing.test(verb) ? 'sneak past' : 'evade'
  return {
    ...deed,
    who: first.end,
    verb: avoided,
    frame: frameOf(avoided),
    whoms: [{ end: who, by: undefined }],
    negated: false,
  }
}

/** Whoever is kept from something. */
function foeOf({ verb, negated, whoms }: Deed): number | undefined {
  if (!stopping.test(verb) && !(letting.test(verb) && negated)) return undefined
  const direct = whoms.find(({ by, end }) => (by === undefined || by === 'from') && typeof end === 'number')
  return direct?.end as number | undefined
}

/** What they would do it to. */
const thingOf = ({ whoms }: Deed, foe: End): number | undefined =>
  whoms.map(({ end }) => end).find((end): end is number => typeof end === 'number' && end !== foe)

/** What comes right after the verb that nobody does: 'keep the goats from eating the trees'. */
function thingAfter({ places, at }: Deed, foe: number, { things, words }: Reading): number | undefined {
  const doing = places.findLast((place) => place > at && /ing$/.test(words[place]?.text ?? ''))
  if (doing === undefined) return undefined
  const next = things.findIndex(({ head }, index) => index !== foe && head > doing && head - doing < 4)
  return next < 0 ? undefined : next
}

function keptSafe(
  deed: Deed,
  { foe, thing, places }: { foe: number; thing: number; places: number[] },
  { words }: Reading,
): Deed {
  const inOrder = [...places].sort((one, other) => one - other)
  return {
    ...deed,
    verb: 'protect',
    frame: frameOf('protect'),
    whoms: [
      { end: thing, by: undefined },
      { end: foe, by: 'from' },
    ],
    particles: [],
    pronoun: false,
    negated: false,
    words: inOrder
      .map((place) => words[place]?.text)
      .join(' ')
      .replace(/^(?:and|but|or|so|then) /i, ''),
    places: inOrder,
  }
}
