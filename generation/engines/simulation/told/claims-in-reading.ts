import type { Control, System } from '@makebelieve/kit/simulation/system'
import { normalize } from '../../../brief/normalize.ts'
import { refusalOf } from '../../../brief/refusals.ts'
import { openSpelling } from '../../../brief/spelling.ts'
import { read } from '../../../reading/read.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Claim, PlannedPart } from '../design.ts'
import { claimsOf, type ReadPart } from '../read/claims.ts'
import { readLevel } from '../read/level.ts'
import { findTopics, isMeant } from '../read/topic.ts'
import { nothingSpoken, readValues } from '../read/values.ts'

/** One part as it was told, with the values as they were wanted. */
export type ToldPart = { part: PlannedPart; system: System; wanted: { control: Control; value: number }[] }

/**
 * What the prompt wishes, as the built-in reader finds it in the systems that the provider chose. A topic that the prompt
 * names and the provider left out is said to be missing. What a provider sets counts as the user's wish only where the prompt
 * is in a language that the reader does not know.
 */
export async function claimsInReading(prompt: string, parts: readonly ToldPart[]): Promise<Claim[]> {
  if (isNoEnglish(prompt)) return parts.flatMap(foreignClaims(prompt))
  const reading = read(prompt, 'lesson')
  const found = await findTopics(reading)
  const said: ReadPart[] = parts.map(({ part, system }) => {
    const own = found.find(({ page }) =>
      part.general ? page.data?.title === part.general.title : page.system?.id === system.id,
    )
    return {
      system,
      spoken: part.general ? nothingSpoken : readValues(reading, system),
      ...(own && { found: own }),
    }
  })
  const lost = found.filter((one) => isMeant(one) && !said.some(({ found: own }) => own === one))
  return [
    ...claimsOf(
      reading,
      said,
      readLevel(
        reading,
        found.map(({ page }) => page),
      ),
    ),
    ...lost.map(({ name, page }) => ({ about: 'unknown' as const, text: name?.text ?? page.title })),
  ]
}

/** What was told of a prompt that nobody here can read. */
const foreignClaims =
  (prompt: string) =>
  ({ wanted }: ToldPart, part: number): Claim[] => [
    { about: 'topic', part, text: prompt.slice(0, 60) },
    ...wanted.map(({ control, value }) => ({
      about: 'value' as const,
      part,
      control: control.id,
      wanted: value,
      text: valueWords(control, value),
    })),
  ]

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
