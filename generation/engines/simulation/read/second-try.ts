import type { System } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import { quantitiesIn } from './quantities.ts'
import { isEmpty, stemsOf, wordsOf } from './stems.ts'
import { subjectOf } from './subject.ts'
import { type Found, isMeant } from './topic.ts'
import { readValues } from './values.ts'

/** So many of the next likely topics are tried, and none that is less likely than this. */
const most = 8
const least = 0.015
/** Who is that likely needs no second look. */
const surely = 0.75

/**
 * Where no name is said, the next likely topics are tried on the sentence itself, before it is declined: one that sets all its quantities
 * (a ball at 20 m/s and 45° is a throw), or one that is called by what happens and speaks of everything that is named (why ice floats).
 * It is found as what is probably meant, which is said, and others are offered. The first is passed over as well where it is not sure
 * and another one, called by name too, speaks of more of what is named: sonar is no matter of floating, though submarines do.
 */
export function secondTry(
  reading: Reading,
  all: readonly Found[],
  first: Found | undefined,
): Found | undefined {
  if (first && (first.sure >= surely || !first.page.system)) return undefined
  const full = subjectOf(reading).filter(({ isEmpty: says }) => !says)
  const stems = [...new Set(full.map(({ stem }) => stem))]
  const quantities = quantitiesIn(reading).filter(({ unit }) => unit !== '')
  const likely = all.filter(({ page, sure }) => page.system && sure >= least).slice(0, most)
  const knownBy = ({ page: { system } }: Found) => {
    const known = system ? textsOf(system) : new Set()
    return stems.filter((stem) => known.has(stem)).length
  }
  if (first && isMeant(first)) {
    const known = knownBy(first)
    const better = likely.find((one) => one.name && one.sure >= likelyToo && knownBy(one) > known)
    return better && known <= stems.length / 2 ? asProbable(better) : undefined
  }
  const fitting = likely.filter((found) => {
    const { system } = found.page
    if (!system) return false
    const known = textsOf(system)
    const heads = mainStems(reading)
    const isAbout = heads.some((stem) => known.has(stem))
    const { values, ranges } = readValues(reading, system)
    const settings = new Set([...values, ...ranges].map(({ text }) => text))
    const set = quantities.filter(({ words }) =>
      [...values, ...ranges].some((one) => one.words.some((at) => words.includes(at))),
    )
    // What is named for it ('steel', 'on the Moon') counts as what is said in numbers.
    const setsAll =
      settings.size >= 2 &&
      set.length === quantities.length &&
      isAbout &&
      knownBy(found) >= stems.length * 0.6
    const speaksOfAll =
      found.name !== undefined && stems.length >= 2 && stems.every((stem) => known.has(stem))
    return setsAll || speaksOfAll
  })
  const [found] = fitting.sort((a, b) => knownBy(b) - knownBy(a))
  return found && asProbable(found)
}

/** Just meant, and not surely: the answer says which was picked. */
const probably = 0.5
const likelyToo = 0.2

const asProbable = (found: Found): Found => ({ ...found, sure: Math.max(found.sure, probably) })

/** What the sentence is about, and what happens in it. */
function mainStems({ things, links }: Reading): string[] {
  const nouns = things.filter(({ role }) => role === 'main').map(({ noun }) => noun.text)
  const deeds = links.map(({ does }) => wordsOf(does.text)[0] ?? '').filter((word) => !isEmpty(word))
  return [...nouns, ...deeds].flatMap(stemsOf)
}

/** Everything that a topic says of itself. */
function textsOf(system: System): Set<string> {
  const { words, title, tells, controls, readouts, graphs, tries, questions, glossary, goals } = system
  return new Set(
    [
      ...words,
      title,
      ...Object.values(tells),
      ...controls.flatMap(({ label, about, options = [] }) => [label, about, ...options]),
      ...readouts.flatMap(({ label, about }) => [label, about]),
      ...graphs.flatMap(({ title, about }) => [title, about]),
      ...tries.map(({ says }) => says),
      ...questions.flatMap(({ asks, explains }) => [asks, explains]),
      ...glossary.flatMap(({ word, means }) => [word, means]),
      ...goals,
    ].flatMap(stemsOf),
  )
}
