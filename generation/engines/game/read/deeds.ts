import { type Frame, frameOf, hasFrame } from '../../../brief/verbs.ts'
import type { End, Link, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { handing, leadsTo } from './destinations.ts'
import { eachGift } from './gifts.ts'

/** What somebody does, of one verb: to whom, and whom it reaches by which preposition. */
export type Deed = {
  who: End
  /** The verb in its base form, with its particle where the tables know the two together: 'pick up'. */
  verb: string
  frame: Frame | undefined
  /** Each whom, and the preposition before it, if any. */
  whoms: { end: End; by: string | undefined }[]
  /** Small words that go with the verb: 'out' of 'run out'. */
  particles: string[]
  /** It is done to 'them' or 'it': to somebody who was named before. */
  pronoun: boolean
  negated: boolean
  /** The words of the prompt, in their order, and where all that belongs to it stands. */
  words: string
  places: number[]
  /** Where its verb stands. */
  at: number
}

/** The links of a reading that are deeds, those of one verb and one doer together. */
export function deedsOf(reading: Reading): Deed[] {
  const groups = new Map<string, Link[]>()
  for (const [index, link] of reading.links.entries()) {
    const verb = verbOf(link, reading) ?? sparedBy(link, reading.links.slice(0, index), reading)
    if (verb === undefined) continue
    const key = `${verb} ${link.who}${isSpared(link) ? ' not' : ''}`
    groups.set(key, [...(groups.get(key) ?? []), link])
  }
  return [...groups.entries()].flatMap(([key, links]) => {
    const verbAt = Number.parseInt(key, 10)
    const isGiving = giving.has(baseOf(reading.words[verbAt]?.text.toLowerCase() ?? ''))
    const each = isGiving ? eachGift(links, verbAt, reading) : [links]
    return each.map((own) => deedOf(own, verbAt, reading))
  })
}

/** 'Photograph the birds, but not the ducks': what must not be done to some, and is done to others. */
export const isTwinOfDone = ({ negated, verb, who }: Deed, deeds: readonly Deed[]): boolean =>
  negated && deeds.some((one) => !one.negated && one.verb === verb && one.who === who)

/** Words for nobody in particular. */
export const anybody = /^(?:every(?:one|body)|any(?:one|body)|no(?:body| one)|who(?:m)?ever|players?)$/i

/** 'Everyone runs to the tree': whoever plays is among them. */
export const isAnybody = (who: End | undefined, { things }: Reading): boolean =>
  typeof who === 'number' && anybody.test(things[who]?.noun.text ?? '')

/** 'Catch the acorns, but not the rocks': the same is not done to others. */
const isSpared = ({ does }: Link) => /^(?:but )?(?:not|never)$/i.test(does.text)

function sparedBy(link: Link, before: readonly Link[], reading: Reading): number | undefined {
  if (!isSpared(link)) return undefined
  const done = before.findLast(({ who, does }) => who === link.who && verbOf({ does }, reading) !== undefined)
  return done && verbOf(done, reading)
}

/** 'Dont spill it', 'he musnt burn them', written as one word and without its apostrophe; and 'you can't jump'. */
const isRefusal = (word: string) =>
  /^(?:(?:do|does|did|is|are|was|were|must?|should|could|would)n[’']?t|can(?:[’']?t|not)|won[’']?t)$/i.test(
    word,
  )

/** The verb of a link; a word that only the tables know as one counts too: 'snowboarding down a slope'. */
function verbOf({ does }: Pick<Link, 'does'>, { words }: Reading): number | undefined {
  const isDone = (word: number) => frameOf(baseOf(words[word]?.text.toLowerCase() ?? '')) !== undefined
  const isKnown = (word: number) => /^(?:NOUN|ADJ|PROPN|INTJ)$/.test(words[word]?.part ?? '') && isDone(word)
  const refusal = does.words.find((word) => isRefusal(words[word]?.text ?? ''))
  // 'Don't hit the kittens': what comes after it is what is not done, whatever it was taken for.
  if (refusal !== undefined) return does.words.find((word) => word > refusal && isDone(word))
  const verbs = does.words.filter((word) => words[word]?.part === 'VERB')
  // 'Wants to reach the sea', 'keep running in': what is wanted, tried or begun is done.
  const [first, inner] = verbs
  const isOnlyWill = first !== undefined && will.test(words[first]?.text ?? '')
  const isOnlyHow =
    first !== undefined &&
    inner !== undefined &&
    inner - first <= 2 &&
    how.test(words[first]?.text ?? '') &&
    (/ing$/i.test(words[inner]?.text ?? '') || /^to$/i.test(words[inner - 1]?.text ?? ''))
  return (isOnlyWill || isOnlyHow ? inner : undefined) ?? first ?? does.words.find(isKnown)
}

/** Verbs that say no more than that something is to be done. */
const will =
  /^(?:want(?:s|ed|ing)?|tr(?:y|ies|ying)|needs?|has|have|wish(?:es)?|hopes?|loves?|likes?|got|dreams?|tasked)$/i

/** Verbs that only say that it is begun, or done again and again. */
const how =
  /^(?:keeps?|keeping|starts?|starting|begins?|beginning|continues?|continuing|threatens?|threatening|manages?|attempts?|attempting)$/i

function deedOf(links: readonly Link[], verbAt: number, reading: Reading): Deed {
  const [first] = links
  if (!first) throw new Error('A deed without a link')
  const base = baseOf(reading.words[verbAt]?.text.toLowerCase() ?? '')
  const after = ({ does }: Link) =>
    does.words.filter((word) => word > verbAt).map((word) => reading.words[word]?.text.toLowerCase() ?? '')
  const isPreposition = (word: string) => frameOf(base)?.after?.[word] !== undefined
  // 'Watch out for': two small words that only together make another verb of it.
  const pairs = links.map(after).flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`))
  const particle =
    pairs.find((pair) => hasFrame(`${base} ${pair}`)) ??
    links.flatMap(after).find((word) => !isPreposition(word) && hasFrame(`${base} ${word}`))
  const verb = particle === undefined ? base : `${base} ${particle}`
  const belongs = (relation: RegExp) =>
    reading.words.filter((word) => word.head === verbAt && relation.test(word.relation))
  const particles = belongs(/^(?:compound:prt|advmod)$/).map(({ text }) => text.toLowerCase())
  const pronoun =
    belongs(/^obj$/).some(({ text }) => /^(?:them|it|him|her|these|those|one|ones)$/i.test(text)) ||
    /^(?:them|it|him|those|these)$/i.test(reading.words[verbAt + 1]?.text ?? '') ||
    // 'Bring six of them'
    /^\w+ of (?:them|these|those)$/i.test(
      reading.words
        .slice(verbAt + 1, verbAt + 4)
        .map(({ text }) => text)
        .join(' '),
    )
  const isDirect = belongs(/^(?:obj|iobj)$/).length > 0
  const headOf = (end: End) => (typeof end === 'number' ? (reading.things[end]?.head ?? 0) : 0)
  const whoms = withReceiver(
    withoutEarlier(
      links
        .flatMap((link) => (link.whom === undefined ? [] : [{ end: link.whom, by: prepositionOf(link) }]))
        .map((one, _, all) => ({ ...one, by: one.by ?? sharedBy(one.end, all) }))
        // 'Makes a road from stones': what has a small word before it is not done to as well.
        .filter(({ end, by }, at, all) => {
          const same = all.filter((one) => one.end === end)
          return by === undefined
            ? same.every((one) => one.by === undefined)
            : same.find((one) => one.by) === all[at]
        })
        .sort((one, other) => headOf(one.end) - headOf(other.end)),
    ),
  )
  /** 'Hide behind plants and doors': the small word before the first is meant of the second. */
  function sharedBy(end: End, all: Deed['whoms']): string | undefined {
    const before = all.filter((one) => headOf(one.end) > verbAt && headOf(one.end) < headOf(end)).at(-1)
    const between = reading.words.slice(headOf(before?.end ?? end) + 1, headOf(end))
    const isJoined =
      between.some(({ text }) => /^(?:and|or|&)$/i.test(text)) &&
      between.every(({ text, part }) => /^(?:DET|ADJ|NUM|CCONJ)$/.test(part) || /^[,&]$/.test(text))
    return isJoined ? before?.by : undefined
  }
  /** 'Feed the seals fish': of two right after the verb, with nothing between them that joins them, the first gets the second. */
  function withReceiver(all: Deed['whoms']): Deed['whoms'] {
    const [receiver, gift, more] = all.filter(({ by, end }) => by === undefined && headOf(end) > verbAt)
    if (!giving.has(base) || !receiver || !gift || more) return all
    const between = reading.words.slice(headOf(receiver.end) + 1, headOf(gift.end))
    const isJoined = between.some(({ text }) => /^(?:and|or|&|,|then)$/i.test(text))
    return isJoined ? all : all.map((one) => (one === receiver ? { ...one, by: 'to' } : one))
  }
  /** The small word before whom it is done to: in 'chases pigeons away from her sandwich' that is 'from'. */
  function prepositionOf({ does, whom }: Link): string | undefined {
    const head = typeof whom === 'number' ? reading.things[whom]?.head : undefined
    // 'Get home': the small word is where it leads itself.
    if (head !== undefined && head > verbAt && isHomeward(reading, head)) return 'home'
    // 'Guides the ants home': what comes after them is no word before them.
    const own = does.words
      .filter((at) => at > verbAt && !(head !== undefined && at > head && isHomeward(reading, at)))
      .map((at) => reading.words[at])
    const tree = reading.words.filter(
      (word, at) =>
        at > verbAt &&
        word.head === head &&
        at < head &&
        word.relation === 'case' &&
        !/^of$/i.test(word.text),
    )
    // 'Walks to school by himself': the small word that belongs to whom it is about, before any other.
    const cased = own.filter((word) => word?.head === head && word?.relation === 'case')
    const small = cased.length > 0 ? cased : own.some((word) => word && isSmall(word)) ? own : tree
    const said = small.findLast(
      (word) => word && isSmall(word) && !particle?.split(' ').includes(word.text.toLowerCase()),
    )
    const [before] = said ? small.slice(0, small.indexOf(said)).slice(-1) : []
    const by = said?.text.toLowerCase()
    // 'Herds sheep in the pen', 'throws balls in the bin': into it.
    if (by === 'in' && isDirect && leadsTo(base, by, reading.words[head ?? 0]?.text.toLowerCase() ?? ''))
      return 'into'
    // 'Drops them off at the station': there it is brought to.
    if (by === 'at' && handing.test(`${base} ${particle ?? ''}`.trim())) return 'to'
    const isOutOf =
      by === 'out' && reading.words.some((word) => word.head === head && /^of$/i.test(word.text))
    return isOutOf || (by === 'of' && before?.text.toLowerCase() === 'out') ? 'out of' : by
  }
  /** 'Ghosts steal candles and a priest lights them': of those whom 'them' may be, it is who was named last. */
  function withoutEarlier(all: Deed['whoms']): Deed['whoms'] {
    const earlier = all.filter(({ end, by }) => by === undefined && headOf(end) < verbAt)
    const last = Math.max(...earlier.map(({ end }) => headOf(end)))
    return pronoun && earlier.length > 1
      ? all.filter((one) => !earlier.includes(one) || headOf(one.end) === last)
      : all
  }
  const casesOf = (end: End | undefined) =>
    reading.words.flatMap((word, at) =>
      typeof end === 'number' && word.head === headOf(end) && word.relation === 'case' && at > verbAt
        ? [at]
        : [],
    )
  const placesOf = (end: End | undefined) =>
    typeof end === 'number' ? (reading.things[end]?.noun.words ?? []) : []
  const places = links.flatMap(({ who, does, whom }) => [
    ...placesOf(who),
    ...does.words,
    ...casesOf(whom),
    ...placesOf(whom),
  ])
  const negated =
    links.some(
      ({ does }) =>
        /^(?:(?:but )?not|without|never)\b/i.test(does.text) || does.text.split(' ').some(isRefusal),
    ) ||
    isDenied(verbAt) ||
    isDeniedToo()
  function isDenied(at: number): boolean {
    return [at - 1, at - 2].some((place) => /^(?:without|never|not)$/i.test(reading.words[place]?.text ?? ''))
  }
  /** 'Don't bite your tail or bump the drummers': neither is done. */
  function isDeniedToo(): boolean {
    const { head = -1, relation } = reading.words[verbAt] ?? {}
    const isOr = reading.words.some(
      (word) => word.head === verbAt && word.relation === 'cc' && /^n?or$/i.test(word.text),
    )
    const before = [head - 1, head - 2].map((at) => reading.words[at]?.text ?? '')
    return relation === 'conj' && isOr && (isDenied(head) || before.some(isRefusal))
  }
  /** Small words that hang on the verb: 'again', 'without', 'then'. */
  function spanOf(verb: number): number[] {
    return reading.words.flatMap((word, at) =>
      word.head === verb && /^(?:ADV|SCONJ|ADP|PART|CCONJ)$/.test(word.part) ? [at] : [],
    )
  }
  // 'Waters sunflowers on a rooftop': where that is is claimed by itself.
  const setting = new Set(
    reading.said.filter(({ what }) => what === 'place').flatMap(({ piece }) => piece.words),
  )
  const isAround = (by = '') => /^(?:in|on|at|inside|from)$/.test(by)
  const around = links.flatMap((link) =>
    isAround(prepositionOf(link)) && setting.has(headOf(link.whom ?? 'you'))
      ? [...link.does.words.filter((at) => at !== verbAt), ...casesOf(link.whom), ...placesOf(link.whom)]
      : [],
  )
  // 'Dirty them again': what was done before is done anew, which is part of the deed.
  const anew = spanOf(verbAt).filter((at) => at > verbAt && /^again$/i.test(reading.words[at]?.text ?? ''))
  const inOrder = [...new Set([...places, ...anew])]
    .filter((at) => !around.includes(at))
    .sort((a, b) => a - b)
  // 'Moths fly and bats hunt them' is told as 'bats hunt moths', with those who are meant where the pronoun stands.
  const done = new Set([...placesOf(first.who), ...links.flatMap(({ does }) => does.words)])
  // 'Mailboxes stand there, throw the letters in': where they go was named before, and is not said with the deed.
  const saidBefore = new Set(
    whoms.flatMap(({ end, by }) => (by === 'into' && headOf(end) < verbAt ? placesOf(end) : [])),
  )
  const meantBefore = inOrder.filter((at) => at < verbAt && !done.has(at) && !saidBefore.has(at))
  // 'Crows try to peck me', 'dogs bark at you': as it was said, whoever that is.
  const isMe = (at: number) => /^(?:me|us|you|u)$/i.test(reading.words[at]?.text ?? '')
  const isSmallAt = (at: number) => /^(?:ADP|PART|ADV)$/.test(reading.words[at]?.part ?? '')
  const next = isSmallAt(verbAt + 1) ? verbAt + 2 : verbAt + 1
  const self = first.who !== 'you' && isMe(next) ? range(verbAt + 1, next + 1) : []
  const own = inOrder.filter((at) => !meantBefore.includes(at) && !saidBefore.has(at))
  // 'Ghosts chase her', whatever the word was taken for.
  const isNamedBefore = first.who !== 'you' && /^(?:him|her)$/i.test(reading.words[next]?.text ?? '')
  const isTurned = (pronoun || isNamedBefore) && meantBefore.length > 0
  const spoken =
    self.length > 0
      ? [...new Set([...own, ...self])].sort((one, other) => one - other)
      : isTurned
        ? inItsPlace()
        : inOrder.filter((at) => !saidBefore.has(at))
  function inItsPlace(): number[] {
    const kept = new Set(whoms.flatMap(({ end }) => placesOf(end)))
    const at = reading.words.findIndex(
      ({ text }, place) => place > verbAt && /^(?:them|it|him|her|these|those|ones?)$/i.test(text),
    )
    const split = at < 0 ? own.length : own.filter((place) => place < at).length
    const whom = meantBefore.filter((place) => kept.has(place))
    return [...own.slice(0, split), ...whom, ...own.slice(split)]
  }
  const said = spoken
    .map((at) => reading.words[at]?.text)
    .join(' ')
    .replace(/^(?:and|but|or|so|then)\s+/i, '')
  // 'Flowers fall over', 'a knight falls asleep': with that word it is another verb, and what the bare one is does not serve it.
  // Whoever hides eggs does not hide from them.
  const isPutAway =
    base === 'hide' && isDirect && whoms.some(({ end, by }) => by === undefined && end !== first.who)
  const turn = isPutAway ? 'away' : particles.find((word) => otherVerbs.has(`${base} ${word}`))
  const deed = {
    who: isAnybody(first.who, reading) ? 'you' : first.who,
    verb: turn !== undefined && particle === undefined ? `${base} ${turn}` : verb,
    frame: frameOf(verb) ?? (turn === undefined ? frameOf(base) : undefined),
    whoms,
    particles,
    pronoun,
    negated,
    words: said,
    at: verbAt,
    places: [...new Set([...places, ...spanOf(verbAt)])],
  }
  return isPassive(reading, verbAt, whoms) ? turned(deed, reading) : deed
}

const otherVerbs: ReadonlySet<string> = new Set([
  'hide away',
  ...['over', 'apart', 'asleep', 'behind', 'ill', 'silent'].map((word) => `fall ${word}`),
])

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

/** Not 'a home', but the way there. */
export const isHomeward = ({ words }: Reading, at: number): boolean =>
  /^home$/i.test(words[at]?.text ?? '') &&
  words[at]?.part !== 'ADP' &&
  !words.some(({ head, relation }) => head === at && /^(?:det|case|nmod:poss|amod)$/.test(relation))

/** Verbs that are done to somebody with something, one right after the other. */
export const giving = new Set([
  'feed',
  'give',
  'serve',
  'hand',
  'offer',
  'bring',
  'throw',
  'toss',
  'sell',
  'teach',
])

/** A preposition, or a word that does its work: 'leads ducklings home'. */
const isSmall = ({ part, text }: Reading['words'][number]) =>
  (/^(?:ADP|SCONJ|PART)$/.test(part) && !/^(?:not|never)$/i.test(text)) || /^home$/i.test(text)

/** 'chased by socks': the socks do it. */
function isPassive({ words }: Reading, verb: number, whoms: Deed['whoms']): boolean {
  return /(?:ed|en|t|n|g)$/.test(words[verb]?.text ?? '') && whoms.some(({ by }) => by === 'by')
}

function turned(deed: Deed, { things, links }: Reading): Deed {
  const doer = deed.whoms.find(({ by }) => by === 'by')?.end ?? deed.who
  const isPrize = typeof deed.who === 'number' && things[deed.who]?.role === 'wanted'
  const eater = isPrize ? links.find(({ whom, who }) => whom === deed.who && who !== doer)?.who : undefined
  // 'A mouse eating cheese chased by cats': the mouse is chased, and not the cheese.
  const prey = deed.frame?.mechanic === 'chase' ? (eater ?? deed.who) : deed.who
  return { ...deed, who: doer, whoms: [{ end: prey, by: undefined }] }
}

/** The likeliest base form that the tables of verbs know, or else the dictionary: 'snoring' comes of 'snore'. */
export function baseOf(word: string): string {
  const bases = baseVerbsOf(word)
  return (
    [word, ...bases].find((form) => frameOf(form) !== undefined) ??
    bases.find((form) => openCatalogue().isVerb(form)) ??
    bases[0] ??
    word
  )
}
