import type { Control, System } from '@makebelieve/kit/simulation/system'
import { normalize } from '../../../brief/normalize.ts'
import { refusalOf } from '../../../brief/refusals.ts'
import { openSpelling } from '../../../brief/spelling.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Claim, PlannedPart } from '../design.ts'
import { claimsOf, unknownIn } from '../plan.ts'
import { readLevel } from '../read/level.ts'
import { findTopics } from '../read/topic.ts'
import { type Reading, readValues } from '../read/values.ts'

/** One part as it was told, with the values as they were wanted. */
export type ToldPart = { part: PlannedPart; system: System; wanted: { control: Control; value: number }[] }

const nothingRead: Reading = { values: [], controls: [], readouts: [], graphs: [] }

/**
 * What the prompt wishes, as the built-in reader finds it in the systems that the provider chose. A topic that the prompt
 * names and the provider left out is said to be missing. What a provider sets counts as the user's wish only where the prompt
 * is in a language that the reader does not know.
 */
export async function claimsInReading(prompt: string, parts: readonly ToldPart[]): Promise<Claim[]> {
  const isForeign = isNoEnglish(prompt)
  const found = isForeign ? [] : await findTopics(prompt)
  const read = parts.map(({ part, system, wanted }) => {
    const own = part.general ? nothingRead : readValues(prompt, system)
    const told = isForeign
      ? wanted.filter(({ control }) => !own.values.some((one) => one.control === control))
      : []
    const values = told.map(({ control, value }) => ({
      control,
      value,
      wanted: value,
      text: valueWords(control, value),
    }))
    return { system, reading: { ...own, values: [...own.values, ...values] } }
  })
  const said = readLevel(prompt)
  const lost = found.filter(
    ({ by, system }) => by === 'name' && !parts.some((one) => one.system.id === system.id),
  )
  return [
    ...read.flatMap(({ system, reading }, i) =>
      claimsOf(
        system,
        reading,
        i,
        found.find((one) => one.system.id === system.id),
        prompt,
      ),
    ),
    ...(said ? [{ about: 'level' as const, level: said.level, text: said.text }] : []),
    ...lost.map(({ phrase }) => ({ about: 'unknown' as const, text: phrase })),
    ...(found.length > lost.length ? unknownIn(prompt, read) : []),
  ]
}

function isNoEnglish(prompt: string): boolean {
  const plain = normalize(prompt)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  return refusalOf(prompt, plain, openSpelling(openCatalogue()))?.refused === 'language'
}

const valueWords = ({ label, unit, options }: Control, value: number): string =>
  options
    ? `${label.toLowerCase()}: ${options[Math.round(value)] ?? value}`
    : `${label.toLowerCase()} ${value} ${unit}`.trim()
