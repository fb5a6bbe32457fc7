import type { Control } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import { numberIn } from '../../../reading/words.ts'
import type { ReadValue } from './control-words.ts'
import { stemsOf } from './stems.ts'
import { type SubjectWord, subjectOf } from './subject.ts'

/** Words to choose from. Two controls with the same ones ('from water into glass') get them in their order; one alone is the last's. */
export function optionsIn(reading: Reading, controls: readonly Control[]): ReadValue[] {
  const subject = subjectOf(reading)
  const groups = Map.groupBy(
    controls.filter(({ options }) => options),
    ({ options = [] }) => options.join('|'),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    if (group.length === 1) return optionIn(subjectFor(reading, first), first, reading)
    const places = (first.options ?? [])
      .map((words, value) => ({
        words,
        value,
        place: subject.findIndex(({ stem }) => stem === stemsOf(words)[0]),
      }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place)
    const wanting = places.length === 1 ? [last] : group
    return wanting.flatMap((control, i) => {
      const place = places[i]
      const at = place && subject[place.place]?.at
      return place && at !== undefined
        ? [{ control, wanted: place.value, value: place.value, text: place.words.toLowerCase(), words: [at] }]
        : []
    })
  })
}

/** Without numbers of things that the control is not about: 'two resistors' do not choose 'one, then two'. */
function subjectFor(reading: Reading, { label }: Control): SubjectWord[] {
  const counted = reading.things
    .filter(
      ({ count, noun }) =>
        count !== undefined && !stemsOf(noun.text).some((stem) => stemsOf(label).includes(stem)),
    )
    .map(({ count }) => count)
  return subjectOf(reading).filter(({ word }) => !counted.includes(numberIn(word)))
}

/** One of several words to choose from; two where they are set side by side ('in series and in parallel'). */
function optionIn(subject: readonly SubjectWord[], control: Control, reading: Reading): ReadValue[] {
  const { options = [], usual, label } = control
  // Who names the switch does not take it out, as 'Taken out: nothing, the switch' would have it.
  const isTurnedOff = nothing.test(options[usual] ?? '')
  if (isTurnedOff && !stemsOf(label).some((stem) => subject.some((word) => word.stem === stem))) return []
  const places = options.map((option) => {
    const isNamed = (name: string) => stemsOf(name).some((stem) => subject.some((one) => one.stem === stem))
    const words = namesOf(option).find(isNamed) ?? option
    const said = stemsOf(words).map((stem) => subject.find((word) => word.stem === stem && !word.isEmpty)?.at)
    // 'Rabbits' are no word for 'for 500 rabbits'.
    const numbers = words.match(/\d+/g) ?? []
    const isNumbered = numbers.every((number) => reading.words.some(({ text }) => text === number))
    return said.includes(undefined) || !isNumbered ? [] : (said as number[])
  })
  const most = Math.max(0, ...places.map(({ length }) => length))
  const named = places.flatMap((words, value) => (words.length === most ? [{ value, words }] : []))
  if (most === 0) return []
  const [one, other] = named.sort((a, b) => (a.words[0] ?? 0) - (b.words[0] ?? 0))
  // Where more are named than can stand side by side, or something else joins them ('glass into diamond'), none is chosen for all.
  const isPair = one && other && named.length === 2 && areSetBeside(one.words, other.words, reading)
  if (named.length > 1 && !isPair) return []
  return named.map(({ value, words }) => ({
    control,
    wanted: value,
    value,
    text: words.map((at) => reading.words[at]?.text ?? '').join(' '),
    words,
  }))
}

/** 'One after the other (series)' is called by either. */
const namesOf = (option: string) =>
  [/\(([^)]+)\)/.exec(option)?.[1] ?? '', option.replace(/\s*\([^)]*\)/, '')].filter((name) => name !== '')

const nothing = /^(?:nothing|none|no|off|without)\b/i

/** 'X and Y', 'X vs Y', 'X compared with Y': a word that sets two things beside each other stands between them, and nothing ends there. */
export function areSetBeside(
  ones: readonly number[],
  others: readonly number[],
  { words }: Reading,
): boolean {
  const [from, to] = [Math.max(...ones), Math.min(...others)]
  const between = words.slice(from + 1, to).map(({ text }) => text.toLowerCase())
  return (
    between.length > 0 &&
    between.length <= 5 &&
    between.some((word) => beside.has(word)) &&
    !between.some((word) => /^[.;:!?]$/.test(word))
  )
}

const beside = new Set(['and', 'or', 'vs', 'versus', 'against', 'than', '&', 'compared'])
