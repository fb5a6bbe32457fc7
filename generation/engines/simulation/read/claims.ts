import type { System } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import { fold, hasLetters, isPlain } from '../../../reading/words.ts'
import type { Claim } from '../design.ts'
import { openLibrary, type Page } from './pages.ts'
import { isEmpty, stemsOf } from './stems.ts'
import { type SubjectWord, subjectOf, textOf, wordsSaid } from './subject.ts'
import { type Found, isMeant } from './topic.ts'
import type { Spoken } from './values.ts'

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
  const known = parts.map(({ found, system }) => {
    const words = wordsKnown(reading, found?.page ?? pageOf(system), found).filter((at) => !taken.has(at))
    take(words)
    return words
  })
  const claims = parts.flatMap(({ found, system, spoken, isGuessed }, part): Claim[] => {
    const words = known[part] ?? []
    const quantities = quantitiesIn(reading, words, { ...(found && { found }), system, spoken })
    const named = words.filter((at) => !quantities.has(at))
    return [
      {
        about: 'topic',
        part,
        topic: system.id,
        text: named.length > 0 ? phraseOf(reading, named) : reading.text.slice(0, 60),
        ...((isGuessed || (found && !isMeant(found))) && { standsIn: true as const }),
      },
      ...[...quantities].flatMap(([at, control]): Claim[] =>
        control === undefined
          ? []
          : [{ about: 'control', part, control, text: reading.words[at]?.text ?? control }],
      ),
      ...quantityClaims(system, spoken, part),
    ]
  })
  return [
    ...claims,
    ...(level ? [{ about: 'level' as const, ...level }] : []),
    ...unknownIn(reading, taken, level !== undefined),
  ]
}

/**
 * Words of the subject that name a quantity rather than the topic: 'how a pendulum depends on gravity'. With the control that it is;
 * without one where what is said of it, or that it is measured, is a claim already.
 */
function quantitiesIn(
  reading: Reading,
  words: readonly number[],
  { found, system, spoken }: ReadPart,
): Map<number, string | undefined> {
  const ofName = new Set([...(found?.name?.words.map(({ at }) => at) ?? [])])
  const inTitle = new Set(stemsOf(system.title))
  const told = [
    ...spoken.values.map(({ control }) => control.id),
    ...spoken.ranges.map(({ control }) => control.id),
  ]
  const quantities = new Map<number, string | undefined>()
  for (const { at, stem } of subjectOf(reading)) {
    if (!words.includes(at) || ofName.has(at) || inTitle.has(stem)) continue
    const names = ({ label }: { label: string }) => stemsOf(label).includes(stem)
    const control = system.controls.find(names)
    const isMeasured = system.readouts.some((one) => spoken.readouts.includes(one.id) && names(one))
    if (control && told.includes(control.id)) quantities.set(at, undefined)
    else if (control) quantities.set(at, control.id)
    else if (isMeasured) quantities.set(at, undefined)
  }
  return quantities
}

function quantityClaims(system: System, spoken: Spoken, part: number): Claim[] {
  return [
    ...spoken.values.map(({ control, wanted, text }) => ({
      about: 'value' as const,
      part,
      control: control.id,
      wanted,
      text,
    })),
    ...spoken.ranges.map(({ control, from, to, text }) => ({
      about: 'range' as const,
      part,
      control: control.id,
      from,
      to,
      text,
    })),
    ...spoken.readouts.slice(0, 3).map((readout) => ({
      about: 'readout' as const,
      part,
      readout,
      text: system.readouts.find(({ id }) => id === readout)?.label.toLowerCase() ?? readout,
    })),
  ]
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
  places
    .slice(0, 8)
    .map((at) => words[at]?.text ?? '')
    .join(' ')

/** The words of the subject that nothing took, as pieces of the text. For whom it is counts as well, unless a level was read from it. */
function unknownIn(reading: Reading, taken: ReadonlySet<number>, hasLevel: boolean): Claim[] {
  const people = wordsSaid(reading, ['for'])
  const asked = new Set([
    ...subjectOf(reading).flatMap(({ at, isEmpty }) => (isEmpty ? [] : [at])),
    ...(hasLevel ? [] : people),
    ...reading.words.flatMap(({ text }, at) => (/^\d/.test(text) && !people.includes(at) ? [at] : [])),
  ])
  const isLost = ({ text }: Reading['words'][number], at: number) =>
    asked.has(at) &&
    !taken.has(at) &&
    hasLetters(text) &&
    !isPlain(text) &&
    (!isEmpty(fold(text)) || /\d/.test(text))
  const runs: number[][] = []
  for (const [at, word] of reading.words.entries()) {
    if (!isLost(word, at)) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last !== undefined && isNear(reading, last, at, taken)) run.push(at)
    else runs.push([at])
  }
  return runs.map((run) => ({ about: 'unknown' as const, text: textOf(reading, run) }))
}

/** Nothing but small words between them, and no end of a clause. */
const isNear = ({ words }: Reading, from: number, to: number, taken: ReadonlySet<number>) =>
  to - from <= 3 &&
  words.slice(from + 1, to).every(({ text }, i) => isSmall(text) && !taken.has(from + 1 + i))

const isSmall = (text: string) => isPlain(text) || /^[^\p{L}\p{N}.,;:!?]$/u.test(text)
