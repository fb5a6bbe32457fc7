import type { Reading } from '../../../reading/schema.ts'
import { fold, numberIn } from '../../../reading/words.ts'
import { isEmpty, stemOf, wordsOf } from './stems.ts'
import { wordsSaid } from './subject.ts'
import { isUnit, unitWords } from './units.ts'

/** A number of the prompt with its unit, or several to choose from ('0.5, 1 or 2 kg'), or the ends of a range. */
export type Quantity = {
  values: number[]
  isRange: boolean
  unit: string
  /** What is counted, where it counts something: 'rabbits' of '20 rabbits'. */
  counted: string[]
  /** The stems of words around it, and what stands right before it. */
  near: ReadonlySet<string>
  before: string
  words: number[]
  text: string
}

/** One number by itself. */
type Single = {
  at: number
  last: number
  value: number
  unit: string
  counted: string[]
  start: number
  end: number
}

const amount = new RegExp(`^(\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d+)?)\\s*(${unitWords})?`, 'i')

/** The numbers that limit or set something, and the counts of things. Ages and grades are about people, and not among them. */
export function quantitiesIn(reading: Reading): Quantity[] {
  const aside = new Set(wordsSaid(reading, ['for']))
  const singles = [...limitsIn(reading), ...countsIn(reading), ...setIn(reading)]
    .filter(({ at }) => !aside.has(at) && !multiples.has(fold(reading.words[at]?.text ?? '')))
    .filter(({ at }, i, all) => all.findIndex((one) => one.at === at) === i)
    .sort((a, b) => a.at - b.at)
    // '1,000' is one number.
    .filter(({ start }, i, all) => start >= (all[i - 1]?.end ?? 0))
  const groups: Single[][] = []
  for (const one of singles) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    // '1 kg and 3 kg' are of two things; '1, 2 or 3 kg' are to choose from.
    const isSame =
      last?.unit === '' ||
      (last?.unit === one.unit && !/^\s*and\s*$/i.test(betweenUnits(reading.text, last, one)))
    if (group && last && isSame && joints.test(betweenUnits(reading.text, last, one))) group.push(one)
    else groups.push([one])
  }
  return groups.map((group) => quantityOf(group, reading))
}

/** 'Double the voltage' is not a voltage of two. */
const multiples = new Set(['double', 'triple', 'both', 'single', 'twin', 'twins'])

const joints = /^\s*(?:,|,?\s*(?:to|and|or|then|till|up to)|[-–])\s*$/i

/** What stands between two numbers, without the unit of the first. */
const betweenUnits = (text: string, { end }: Single, { start }: Single) => text.slice(end, start)

function limitsIn(reading: Reading): Single[] {
  return reading.limits.flatMap(({ piece }) => {
    const at = piece.words.find((word) => numberIn(reading.words[word]?.text ?? '') !== undefined)
    const single = at === undefined ? undefined : singleAt(reading, at)
    if (at === undefined || !single) return []
    // What follows at once is counted: of '0 to 90 and day of the year' no days are.
    const behind = piece.words.filter((word, i, all) => word > at && word - at === i - all.indexOf(at))
    const after = behind.map((word) => reading.words[word]?.text ?? '')
    const counted = single.unit === '' ? wordsOf(after.join(' ')).map(stemOf) : []
    return [{ ...single, counted, last: single.unit === '' ? Math.max(single.last, ...behind) : single.last }]
  })
}

function countsIn(reading: Reading): Single[] {
  return reading.things.flatMap(({ count, noun, head }) => {
    if (count === undefined) return []
    // The number nearest to it: of 'one hundred balls' that is the hundred.
    const at = reading.words.findLastIndex(({ text }, i) => i < head && numberIn(text) !== undefined)
    const single = at < 0 ? undefined : singleAt(reading, at)
    return single ? [{ ...single, unit: '', counted: wordsOf(noun.text).map(stemOf) }] : []
  })
}

/** What a change sets to a number. */
function setIn(reading: Reading): Single[] {
  return reading.changes.flatMap(({ op, target, value }) => {
    const at = value?.words.find((word) => numberIn(reading.words[word]?.text ?? '') !== undefined)
    const single = op === 'set' && at !== undefined ? singleAt(reading, at) : undefined
    return single ? [{ ...single, counted: single.unit === '' ? wordsOf(target.text).map(stemOf) : [] }] : []
  })
}

const stemsOfWords = (text: string) =>
  wordsOf(text)
    .filter((word) => !isEmpty(word) && !/^\d/.test(word))
    .map(stemOf)

/** The number that begins at a word, with its sign and the unit behind it. */
function singleAt({ text, words }: Reading, at: number): Single | undefined {
  const word = words[at]
  if (!word) return undefined
  const minus = /(?:(?<=^|[\s(])[-−]|\bminus\s+)$/i.exec(text.slice(0, word.start))?.[0] ?? ''
  const digits = amount.exec(text.slice(word.start))
  const [whole = word.text, number, behind = ''] = digits ?? spelled(text.slice(word.start), word.text)
  const value =
    number === undefined
      ? numberIn(word.text)
      : Number(number.replaceAll(/,(?=\d{3})/g, '').replace(',', '.'))
  if (value === undefined) return undefined
  const unit = isUnit(behind) ? behind : ''
  const end = word.start + (unit === '' ? Math.max(word.text.length, (number ?? '').length) : whole.length)
  const last = words.findLastIndex(({ start }) => start < end)
  return {
    at,
    last,
    value: minus === '' ? value : -value,
    unit,
    counted: [],
    start: word.start - minus.length,
    end,
  }
}

/** 'forty degrees'. */
function spelled(text: string, word: string): [string, undefined, string] {
  const behind = new RegExp(`^${word}[\\s-]+(${unitWords})`, 'i').exec(text)
  return [behind?.[0] ?? word, undefined, behind?.[1] ?? '']
}

function quantityOf(group: readonly Single[], reading: Reading): Quantity {
  const { text, words } = reading
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) throw new Error('A quantity without a number')
  const before = clauseBefore(text, first.start)
  const between = group.slice(1).map((one, i) => betweenUnits(text, group[i] ?? one, one))
  const isRange =
    group.length === 2 && (/to|till|[-–]/i.test(between[0] ?? '') || /\b(?:between|from)\s*$/i.test(before))
  return {
    values: group.map(({ value }) => value),
    isRange,
    unit: last.unit || first.unit,
    counted: last.counted,
    near: new Set([
      ...stemsOfWords(before).slice(-3),
      ...stemsOfWords(clauseAfter(text, last.end)).slice(0, 2),
    ]),
    before,
    words: words.flatMap(({ start, text }, at) =>
      start >= first.start && (at <= last.last || (at === last.last + 1 && extents.has(fold(text))))
        ? [at]
        : [],
    ),
    text: text.slice(first.start, Math.max(last.end, words[last.last]?.end ?? 0)),
  }
}

/** '1 m long': which way it was measured belongs to the number. */
const extents = new Set(['long', 'high', 'tall', 'wide', 'deep', 'thick', 'heavy', 'apart', 'away', 'across'])

const clauseBefore = (text: string, start: number) =>
  text
    .slice(Math.max(0, start - 40), start)
    .toLowerCase()
    .replace(/^.*(?:[.;,](?=\s)|\band\b)/s, '')
const clauseAfter = (text: string, end: number) =>
  text
    .slice(end, end + 40)
    .toLowerCase()
    .replace(/(?:[.;,]|\band\b).*$/s, '')
