import type { Control } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import { held, type ReadValue } from './control-words.ts'
import { areSetBeside } from './options.ts'
import { stemsOf } from './stems.ts'
import { subjectOf } from './subject.ts'

/** 'Ice' is a density of 917 where the control tells so: '200 cork, 600 wood, 917 ice'. Two that are set side by side get a run each. */
export function namedValuesIn(reading: Reading, control: Control, topic: ReadonlySet<string>): ReadValue[] {
  if (control.options) return []
  const subject = subjectOf(reading).filter(
    ({ at, isEmpty }) => !isEmpty && /^(?:NOUN|PROPN|ADJ)$/.test(reading.words[at]?.part ?? ''),
  )
  const said = namesOf(control).flatMap(({ value, stems }) => {
    const words = stems.map((stem) => subject.find((word) => word.stem === stem)?.at)
    // What the lesson is about anyway chooses nothing.
    if (words.includes(undefined) || stems.every((stem) => topic.has(stem))) return []
    const own = withNoun(words as number[], reading)
    return [{ control, wanted: value, value: held(control, value), text: phraseOf(own, reading), words: own }]
  })
  const [one, other] = said.sort((a, b) => (a.words[0] ?? 0) - (b.words[0] ?? 0))
  if (!one || !other) return said
  return said.length === 2 && areSetBeside(one.words, other.words, reading) ? said : []
}

/** With the thing that it is said of, where the thing itself says nothing here: 'a wooden block'. */
function withNoun(words: readonly number[], { things, words: all }: Reading): number[] {
  const owner = things.find(({ noun, attributes }) =>
    words.every((at) => [...noun.words, ...attributes.flatMap((piece) => piece.words)].includes(at)),
  )
  const beside = words.map((at) => all[at]?.head ?? -1).filter((at) => owner?.noun.words.includes(at))
  return [...new Set([...words, ...beside])].sort((a, b) => a - b)
}

const phraseOf = (places: readonly number[], { words }: Reading) =>
  places.map((at) => words[at]?.text ?? '').join(' ')

const row = /^(?:and |about )?(\d+(?:\.\d+)?) (?:(?:is|for|on|in|at|near) )?(?:(?:a|an|the) )?([a-z][^\d]*)$/i

/** The values that a control's own sentence gives names to; long descriptions are none. */
function namesOf({ about, from, to }: Control): { value: number; stems: string[] }[] {
  return about.split(/[:,;.](?=\s|$)/).flatMap((part) => {
    const [, number, name = ''] = row.exec(part.trim()) ?? []
    const value = Number(number)
    const stems = stemsOf(name)
    const isName =
      number !== undefined && value >= from && value <= to && stems.length > 0 && stems.length <= 2
    return isName ? [{ value, stems: [...new Set(stems)] }] : []
  })
}
