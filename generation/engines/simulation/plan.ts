import type { System } from '@makebelieve/kit/simulation/system'
import { normalize } from '../../brief/normalize.ts'
import { refusalOf } from '../../brief/refusals.ts'
import { openSpelling } from '../../brief/spelling.ts'
import { givenTitle } from '../../brief/titles.ts'
import { Refused } from '../../pipeline/engine.ts'
import { openCatalogue } from '../../things/catalogue.ts'
import type { Claim, PlannedPart, SimulationPlan } from './design.ts'
import { planGeneral } from './general/plan-general.ts'
import { readLevel, usualLevel } from './read/level.ts'
import { stemsOf, wordsOf } from './read/stems.ts'
import { type Found, findTopics, unknownTo } from './read/topic.ts'
import { isUnit } from './read/units.ts'
import { type Reading, readValues } from './read/values.ts'
import { systemOf } from './systems.ts'

/** Any English prompt becomes the plan of a simulation. Throws `Refused` for what is no prompt. */
export async function planSimulation(prompt: string, { seed }: { seed: number }): Promise<SimulationPlan> {
  refuse(prompt)
  const found = await findTopics(prompt)
  const said = readLevel(prompt)
  const parts = found.length > 0 ? found.map((one) => partOf(prompt, one.system)) : [generalPart(prompt)]
  const [first] = parts
  if (!first) throw new Error('A plan without a part')
  const level = said?.level ?? usualLevel(first.system)
  const claims: Claim[] = [
    ...parts.flatMap(({ system, reading }, i) => claimsOf(system, reading, i, found[i], prompt)),
    ...(said ? [{ about: 'level' as const, level, text: said.text }] : []),
    ...(found.length > 0 ? unknownIn(prompt, parts) : []),
  ]
  return {
    kind: 'environment',
    category: 'simulation',
    prompt,
    title: givenTitle(prompt) ?? titleOf(parts.map(({ system }) => system)),
    seed,
    level,
    parts: parts.map(({ part }) => part),
    notes: notesOf(found, parts),
    claims,
  }
}

/** Words of the prompt that say nothing to its parts. */
export function unknownIn(prompt: string, parts: readonly Pick<Made, 'system' | 'reading'>[]): Claim[] {
  return unknownTo(
    prompt,
    parts.map(({ system }) => system),
  )
    .filter((word) => !isAboutPeople(word) && !isUnit(word) && !isTaken(word, parts))
    .slice(0, 6)
    .map((text) => ({ about: 'unknown' as const, text }))
}

/** 'Moon' was understood where it set the gravity. */
const isTaken = (word: string, parts: readonly Pick<Made, 'reading'>[]) =>
  parts.some(({ reading }) => reading.values.some(({ text }) => wordsOf(text).includes(word)))

const isAboutPeople = (word: string) =>
  /^(?:university|college|primary|elementary|secondary|undergraduate|older|younger|middle|high|advanced|level|physics|biology|chemistry|maths?|science|interactive|curve|visual|proof|formation|conservation)$/.test(
    word,
  )

type Made = { part: PlannedPart; system: System; reading: Reading }

function partOf(prompt: string, system: System): Made {
  const reading = readValues(prompt, system)
  const values = Object.fromEntries(reading.values.map(({ control, value }) => [control.id, value]))
  const part = { topic: system.id, values, controls: reading.controls, graphs: reading.graphs }
  return { part, system, reading }
}

function generalPart(prompt: string): Made {
  const part: PlannedPart = {
    topic: 'general',
    general: planGeneral(prompt),
    values: {},
    controls: [],
    graphs: [],
  }
  return { part, system: systemOf(part), reading: { values: [], controls: [], readouts: [], graphs: [] } }
}

function refuse(prompt: string): void {
  const refusal = refusalOf(
    prompt,
    normalize(prompt)
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase(),
    openSpelling(openCatalogue()),
  )
  if (refusal?.refused === 'empty')
    throw new Refused(
      "Tell me what to simulate: a sentence such as 'how a pendulum depends on gravity' is enough.",
    )
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

export function claimsOf(
  system: System,
  reading: Reading,
  part: number,
  found: Found | undefined,
  prompt: string,
): Claim[] {
  const topic: Claim = { about: 'topic', part, text: found?.phrase || subjectOf(prompt, system) }
  return [
    topic,
    ...reading.values.map(({ control, wanted, text }) => ({
      about: 'value' as const,
      part,
      control: control.id,
      wanted,
      text,
    })),
    ...reading.readouts.slice(0, 3).map((readout) => ({
      about: 'readout' as const,
      part,
      readout,
      text: system.readouts.find(({ id }) => id === readout)?.label.toLowerCase() ?? readout,
    })),
  ]
}

/** The words of the prompt that the system took up, else the whole of a short prompt. */
function subjectOf(prompt: string, system: System): string {
  const own = new Set([...system.words, system.title, ...Object.values(system.tells)].flatMap(stemsOf))
  const words = prompt.split(/\s+/).filter((word) => stemsOf(word).some((stem) => own.has(stem)))
  return words.length > 0 ? words.slice(0, 6).join(' ') : prompt.slice(0, 60)
}

function notesOf(found: readonly Found[], parts: readonly Made[]): string[] {
  const [first] = parts
  if (found.length === 0 && first?.part.general) return [aboutGeneral[first.part.general.kind]]
  const guessed = found.find(({ by }) => by === 'meaning')
  return guessed
    ? [`Nothing here is called just that, so this is the topic that comes nearest: ${guessed.system.title}.`]
    : []
}

/** Where no topic fits, it is said what this is instead. */
const aboutGeneral = {
  rates:
    'There is no ready-made topic for this, so it is a general model: amounts that flow into each other. Which ones, comes from your words; the numbers are examples to change.',
  crowd:
    'There is no ready-made topic for this, so it is a general model: many that wander, meet and pass something on.',
  process:
    'This is a general model of something that happens step by step; the durations are typical values that you can change.',
  timeline: 'This is a general timeline, to scale; many of the dates are approximate.',
} as const
