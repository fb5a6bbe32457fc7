import { speeds } from '@makebelieve/kit/simulation/screen/transport'
import type { System } from '@makebelieve/kit/simulation/system'
import { normalize } from '../../brief/normalize.ts'
import { refusalOfWish } from '../../brief/refusals.ts'
import { openSpelling } from '../../brief/spelling.ts'
import { givenTitle } from '../../brief/titles.ts'
import { Refused } from '../../pipeline/engine.ts'
import { read } from '../../reading/read.ts'
import type { Reading } from '../../reading/schema.ts'
import { openCatalogue } from '../../things/catalogue.ts'
import type { Reader } from '../../told/as-reading.ts'
import type { PlannedPart, SimulationPlan } from './design.ts'
import { planGeneral, toldIn } from './general/plan-general.ts'
import { guessOf } from './guesses.ts'
import { claimsOf, type ReadPart } from './read/claims.ts'
import { findTopics } from './read/find-topics.ts'
import { readLevel, usualLevel } from './read/level.ts'
import { askedParts, type ScreenPart } from './read/screen.ts'
import { type Found, isMeant } from './read/topic.ts'
import { nothingSpoken, readValues, type Spoken } from './read/values.ts'
import { systemOf } from './systems.ts'

/** Any English prompt becomes the plan of a simulation. Throws `Refused` for what is no prompt. */
export async function planSimulation(
  prompt: string,
  { seed, reader = read }: { seed: number; reader?: Reader },
): Promise<SimulationPlan> {
  refuse(prompt)
  const reading = reader(prompt, 'lesson')
  const parts = await partsOf(reading)
  const [first] = parts
  if (!first) throw new Error('A plan without a part')
  const guess = await guessOf(reading, first.found)
  const said = readLevel(
    reading,
    parts.flatMap(({ found }) => found?.page ?? []),
  )
  return {
    kind: 'environment',
    category: 'simulation',
    prompt,
    title: `${givenTitle(prompt) ?? titleOf(parts.map(({ system }) => system))}${first.isGuessed ? ' (a general model)' : ''}`,
    seed,
    level: said?.level ?? usualLevel(first.system),
    parts: parts.map(({ part }) => part),
    notes: notesOf(first),
    ...(guess && { guess }),
    claims: claimsOf(reading, parts, said),
  }
}

type Made = ReadPart & { part: PlannedPart }

/** What the prompt names; else what it tells itself, in steps or years; else what comes nearest; else a general model. */
async function partsOf(reading: Reading): Promise<Made[]> {
  const found = await findTopics(reading)
  const [first] = found
  if (first?.page.system && isMeant(first)) return found.map((one) => partOf(reading, one))
  const told = toldIn(reading)
  if (told) return [generalPart(told)]
  return first ? [partOf(reading, first)] : [{ ...generalPart(planGeneral(reading)), isGuessed: true }]
}

function partOf(reading: Reading, found: Found): Made {
  const { system, data } = found.page
  if (!system) return { ...generalPart(data), found }
  const spoken = readValues(reading, system)
  const named = new Set(found.name?.words.map(({ at }) => at))
  const asked = new Set(
    askedParts(reading, named).flatMap(({ shows, words }) =>
      shows === 'beside' ? besideIn(reading, words) : shows,
    ),
  )
  return { part: plannedPart(system, spoken, asked), found, system, spoken }
}

/** Who says 'side by side' wants to see two from the beginning; who says 'compare' may begin with one. */
const besideIn = ({ words }: Reading, places: readonly number[]): ScreenPart[] =>
  places.some((at) => /^compar/i.test(words[at]?.text ?? '')) ? [] : ['beside']

export function plannedPart(
  system: System,
  { values, controls, graphs }: Spoken,
  asked: ReadonlySet<ScreenPart> = new Set(),
): PlannedPart {
  const set = (run?: 'B') =>
    // Where several are said for one control, the first is set.
    Object.fromEntries(
      values
        .filter((one) => one.run === run)
        .toReversed()
        .map(({ control, value }) => [control.id, value]),
    )
  const beside = set('B')
  return {
    topic: system.id,
    values: set(),
    ...((Object.keys(beside).length > 0 || asked.has('beside')) && { beside }),
    ...(asked.has('slow') && { speed: speeds[0] }),
    controls,
    graphs,
  }
}

function generalPart(general: NonNullable<PlannedPart['general']>): Made {
  const part: PlannedPart = { topic: 'general', general, values: {}, controls: [], graphs: [] }
  return { part, system: systemOf(part), spoken: nothingSpoken }
}

function refuse(prompt: string): void {
  const text = normalize(prompt)
    .map((piece) => piece.text)
    .join(' ')
    .toLowerCase()
  const refusal = refusalOfWish(prompt, text, {
    spelling: openSpelling(openCatalogue()),
    made: 'simulation',
  })
  if (refusal) throw new Refused(refusal.message)
}

function titleOf(systems: readonly System[]): string {
  const titles = systems.map(({ title }) => title)
  return titles.length < 2
    ? (titles[0] ?? '')
    : `${titles.slice(0, -1).join(', ')} and ${lowerFirst(titles.at(-1) ?? '')}`
}

const lowerFirst = (text: string) =>
  /^(?:A|An|The) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

function notesOf({ found, part, system }: Made): string[] {
  const guess =
    found && !isMeant(found)
      ? [`We don't have a topic by that name, so this is the closest: ${system.title}.`]
      : []
  return [...guess, ...(part.general ? [aboutGeneral[part.general.kind]] : [])]
}

/** Where no topic fits, it is said what this is instead. */
const aboutGeneral = {
  rates:
    "We don't have a ready-made topic for this, so it's a general model of amounts that flow into each other. The amounts come from your words; the numbers are examples you can change.",
  crowd:
    "We don't have a ready-made topic for this, so it's a general model of many that wander, meet and pass something on.",
  process:
    'This is a general model of something that happens step by step. The durations are typical values you can change.',
  timeline: 'This is a general timeline, to scale; many of the dates are approximate.',
} as const
