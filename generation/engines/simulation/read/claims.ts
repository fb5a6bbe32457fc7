import type { System } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import type { Claim } from '../design.ts'
import { headStems } from './control-words.ts'
import { howMuch } from './how-much.ts'
import { isLightVerb, unknownIn } from './left-over.ts'
import { openLibrary, type Page } from './pages.ts'
import { type AskedPart, askedParts } from './screen.ts'
import { stemsOf } from './stems.ts'
import { type SubjectWord, subjectOf, textOf } from './subject.ts'
import { type Found, isMeant } from './topic.ts'
import type { Spoken } from './values.ts'
import { type WishedControl, wishedControls } from './wished-controls.ts'

/** A part as it was read: what was found, the system that shows it, and what is said about its quantities. */
export type ReadPart = {
  found?: Found
  system: System
  spoken: Spoken
  /** Nothing was found, and the words tell no steps or years either: any model would only be filled with them. */
  isGuessed?: boolean
}

/** The claims of a prompt: every word of its subject ends in one of them, or is said to be unknown. */
export function claimsOf(
  reading: Reading,
  parts: readonly ReadPart[],
  level?: { level: Extract<Claim, { about: 'level' }>['level']; text: string },
): Claim[] {
  const taken = new Set<number>()
  const take = (words: readonly number[]) => {
    for (const at of words) taken.add(at)
  }
  for (const { spoken } of parts) for (const { words } of [...spoken.values, ...spoken.ranges]) take(words)
  const ofNames = new Set(parts.flatMap(({ found }) => wordsOfName(found)))
  const asked = askedParts(reading, new Set([...taken, ...ofNames]))
  for (const { words, of } of asked) take([...words, ...of.words])
  for (const { system } of parts) for (const { words } of howMuch(reading, system)) take(words)
  const wishes = wishesOf(reading, parts, new Set([...taken, ...ofNames]))
  for (const { words } of wishes) take(words)
  const known = parts.map(({ found, system }) => {
    const words = wordsKnown(reading, found?.page ?? pageOf(system), found).filter((at) => !taken.has(at))
    take(words)
    return words
  })
  const claims = parts.flatMap(({ found, system, spoken, isGuessed }, part): Claim[] => {
    const words = known[part] ?? []
    const own = wishes.filter((wish) => wish.part === part)
    const quantities = quantitiesIn(reading, words, { ...(found && { found }), system, spoken }, own)
    const named = words.filter((at) => !quantities.has(at))
    return [
      {
        about: 'topic',
        part,
        topic: system.id,
        text:
          named.length > 0 ? phraseOf(reading, withLightVerbs(reading, named)) : reading.text.slice(0, 60),
        ...((isGuessed || (found && !isMeant(found))) && { standsIn: true as const }),
      },
      ...[...quantities].flatMap(([at, control]): Claim[] =>
        control === undefined
          ? []
          : [{ about: 'control', part, control, text: reading.words[at]?.text ?? control }],
      ),
      ...own.map((wish) => wishClaim(wish)),
      ...quantityClaims(reading, parts[part], own, part),
      ...(part === 0 ? asked.map((one) => screenClaim(reading, one, part)) : []),
      ...(part === 0 ? twoOfThem(reading, words, spoken, asked, taken) : []),
    ]
  })
  return [
    // What it is about comes first.
    ...claims.filter(({ about }) => about === 'topic'),
    ...claims.filter(({ about }) => about !== 'topic'),
    ...(level ? [{ about: 'level' as const, ...level }] : []),
    ...unknownIn(reading, taken, level !== undefined),
  ]
}

const wordsOfName = (found: Found | undefined) => found?.name?.words.map(({ at }) => at) ?? []

type Wish = WishedControl & { part: number }

/** What is to be set, in the first part that has it; what none has is missing in the first. */
function wishesOf(reading: Reading, parts: readonly ReadPart[], taken: ReadonlySet<number>): Wish[] {
  const all = parts.flatMap(({ system }, part) =>
    wishedControls(reading, system).map((wish) => ({ ...wish, part })),
  )
  const named = new Set(parts.flatMap(({ found }) => found?.name?.words.map(({ stem }) => stem) ?? []))
  // What the lesson is called is no quantity of it.
  const isOwn = ({ words, text, byHand }: Wish) =>
    byHand || (words.some((at) => !taken.has(at)) && !stemsOf(text).every((stem) => named.has(stem)))
  const places = [...new Set(all.filter(isOwn).map(({ text, words }) => `${words[0]}${text}`))]
  const found = places.flatMap((place) => {
    const same = all.filter(({ text, words }) => `${words[0]}${text}` === place)
    return same.find(({ control }) => control) ?? same[0] ?? []
  })
  // Who speaks of the tilt twice wants it once.
  return found.filter(
    ({ control, part }, i) =>
      !control || !found.slice(0, i).some((other) => other.control === control && other.part === part),
  )
}

const wishClaim = ({ control, text, part, near, byHand }: Wish): Claim =>
  control
    ? { about: 'control', part, control: control.id, text }
    : { about: 'no control', part, text, near: near.map(({ id }) => id), ...(byHand && { byHand }) }

function screenClaim(reading: Reading, { shows, words, of, count }: AskedPart, part: number): Claim {
  return {
    about: 'screen',
    part,
    shows,
    text: textOf(reading, [...words, ...of.words]),
    ...(of.stems.length > 0 && { of: of.stems }),
    ...(count !== undefined && { count }),
  }
}

/** 'Two pendulums' are two runs, where two stand side by side. */
function twoOfThem(
  reading: Reading,
  words: readonly number[],
  spoken: Spoken,
  asked: readonly AskedPart[],
  taken: Set<number>,
): Claim[] {
  const areBeside =
    spoken.values.some(({ run }) => run === 'B') || asked.some(({ shows }) => shows === 'beside')
  const two = reading.things.find(({ count, head }) => count === 2 && words.includes(head))
  if (!areBeside || !two) return []
  const at = reading.words.findLastIndex(({ text }, i) => i < two.head && /^(?:two|2|both|twin)$/i.test(text))
  if (at < 0 || taken.has(at)) return []
  taken.add(at)
  return [{ about: 'screen', part: 0, shows: 'beside', text: textOf(reading, [at, two.head]) }]
}

/** With verbs that say nothing by themselves, where they stand between what is named: 'the Earth going round the Sun'. */
function withLightVerbs(reading: Reading, named: readonly number[]): number[] {
  const [first, last] = [Math.min(...named), Math.max(...named)]
  const light = reading.words.flatMap((word, at) =>
    at > first && at < last && isLightVerb(word) ? [at] : [],
  )
  return [...named, ...light].sort((a, b) => a - b)
}

/**
 * Words of the subject that name a quantity rather than the topic: 'how a pendulum depends on gravity'. With the control that it is;
 * without one where what is said of it, or that it is measured, is a claim already.
 */
function quantitiesIn(
  reading: Reading,
  words: readonly number[],
  read: ReadPart,
  wishes: readonly WishedControl[],
): Map<number, string | undefined> {
  const { found, system, spoken } = read
  // How long a step takes is no answer to a word of its name.
  if (found?.page.data) return new Map()
  const ofName = new Set([...(found?.name?.words.map(({ at }) => at) ?? [])])
  const inTitle = new Set(stemsOf(system.title))
  const told = [
    ...spoken.values.map(({ control }) => control.id),
    ...spoken.ranges.map(({ control }) => control.id),
    ...wishes.flatMap(({ control }) => (control ? [control.id] : [])),
  ]
  const measured = measuresAsked(reading, read, wishes)
  const quantities = new Map<number, string | undefined>()
  for (const { at, stem } of subjectOf(reading)) {
    if (!words.includes(at) || ofName.has(at) || inTitle.has(stem)) continue
    // 'The Moon' is not its distance.
    const control = system.controls.find(({ label }) => headStems(label).includes(stem))
    const isMeasured = measured.some(({ label }) => stemsOf(label).includes(stem))
    if (control && told.includes(control.id)) quantities.set(at, undefined)
    else if (control) {
      quantities.set(at, control.id)
      told.push(control.id)
    } else if (isMeasured) quantities.set(at, undefined)
  }
  return quantities
}

function quantityClaims(
  reading: Reading,
  read: ReadPart | undefined,
  wishes: readonly WishedControl[],
  part: number,
): Claim[] {
  if (!read) return []
  const { spoken } = read
  return [
    ...spoken.values.filter(isFirstOfItsWords).map(({ control, wanted, text, run }) => ({
      about: 'value' as const,
      part,
      control: control.id,
      wanted,
      text,
      ...(run && { run }),
    })),
    ...spoken.ranges.map(({ control, from, to, text }) => ({
      about: 'range' as const,
      part,
      control: control.id,
      from,
      to,
      text,
    })),
    ...measuresAsked(reading, read, wishes)
      .slice(0, 3)
      .map(({ id, label }) => ({ about: 'readout' as const, part, readout: id, text: label.toLowerCase() })),
  ]
}

/** 'On the Moon' is one wish, though it sets the air and gravity. */
const isFirstOfItsWords = ({ words }: Spoken['values'][number], i: number, all: Spoken['values']) =>
  !all
    .slice(0, i)
    .some((other) => words.every((at) => other.words.includes(at)) && all[i]?.control !== other.control)

/** Readouts that are spoken of beside the name of the topic: 'foxes and rabbits' ask for no number of rabbits, and who sets friction does not ask what it is. */
function measuresAsked(
  reading: Reading,
  { found, system, spoken }: ReadPart,
  wishes: readonly WishedControl[],
) {
  const aside = new Set([...wordsOfName(found), ...wishes.flatMap(({ words }) => words)])
  const inTitle = new Set(stemsOf(system.title))
  const said = new Set(
    subjectOf(reading).flatMap(({ at, stem }) => (aside.has(at) || inTitle.has(stem) ? [] : [stem])),
  )
  const how = new Set(howMuch(reading, system).map(({ readout }) => readout))
  return system.readouts.filter(
    ({ id, label }) =>
      how.has(id) || (spoken.readouts.includes(id) && headStems(label).every((stem) => said.has(stem))),
  )
}

const pageOf = (system: System): Page | undefined =>
  openLibrary().pages.find((page) => page.system?.id === system.id)

/** Words that a page has in its names, its quantities or its texts. */
function wordsKnown(reading: Reading, page: Page | undefined, found: Found | undefined): number[] {
  // What is made of the words of a prompt takes all of them.
  const isKnown = ({ stem, isEmpty }: SubjectWord) => !isEmpty && (!page || page.weights.has(stem))
  const named = found?.name?.words.map(({ at }) => at) ?? []
  const known = subjectOf(reading)
    .filter(isKnown)
    .map(({ at }) => at)
  return [...new Set([...named, ...known])].sort((a, b) => a - b)
}

/** Words as they were written, without what stands between them and the next. */
const phraseOf = ({ words }: Reading, places: readonly number[]) =>
  [...new Set(places.map((at) => words[at]?.text ?? ''))].slice(0, 8).join(' ')
