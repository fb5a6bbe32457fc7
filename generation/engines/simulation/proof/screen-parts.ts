import { openRun } from '@makebelieve/kit/simulation/run'
import { tableOf } from '@makebelieve/kit/simulation/screen/csv'
import { withUnit, written } from '@makebelieve/kit/simulation/screen/numbers'
import { settled } from '@makebelieve/kit/simulation/screen/questions'
import { record } from '@makebelieve/kit/simulation/screen/recording'
import { speeds } from '@makebelieve/kit/simulation/screen/transport'
import type { Part } from '@makebelieve/kit/simulation/setup'
import { type Graph, type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import type { Requirement } from '../../../pipeline/engine.ts'
import type { Claim } from '../design.ts'
import type { ScreenPart } from '../read/screen.ts'
import { stemsOf } from '../read/stems.ts'
import { changesSomething } from './changes.ts'
import { drawnBy } from './drawn.ts'

type Asked = Extract<Claim, { about: 'screen' }>
type Shown = { system: System; part: Part; seed: number; several: boolean }
type Judged = Pick<Requirement, 'status' | 'evidence'>

const met = (evidence: string): Judged => ({ status: 'met', evidence })
const unmet = (evidence: string): Judged => ({ status: 'unmet', evidence })
const unchecked = (evidence: string): Judged => ({ status: 'unsupported', evidence })

/** What stands around a lesson, measured on the lesson itself: its sliders are moved, its table is written, its questions are settled. */
export function judgedPart(claim: Asked, shown: Shown): Judged {
  return judges[claim.shows](shown, claim)
}

const judges: Record<ScreenPart, (shown: Shown, claim: Asked) => Judged> = {
  sliders({ system, part, seed }) {
    const sliders = system.controls.filter(({ options }) => !options)
    const live = sliders.filter(({ id }) => changesSomething(system, part, seed, id))
    const labels = live.map(({ label }) => label.toLowerCase())
    return live.length > 0
      ? met(
          `${counted(live.length, 'slider')}: ${labels.join(', ')}. Moving each of them changes what is measured.`,
        )
      : unmet('Nothing here is set with a slider.')
  },
  graph: judgedGraph,
  table({ system, part, seed }) {
    const rows = tableOf(system, [
      { name: 'A', recording: recordedOf(system, valuesOf(system, part), seed) },
    ]).split('\r\n')
    return rows.length > 3
      ? met(
          `‘Save the numbers’ writes a table of ${system.readouts.length + 1} columns, with ${rows.length - 2} rows after a few seconds.`,
        )
      : unmet('There is nothing to write into a table.')
  },
  numbers({ system, part, seed }) {
    const run = openRun(system, valuesOf(system, part), seed)
    run.advance(Math.min(4 * system.pace, 4000 * system.dt))
    const read = system.readouts.flatMap(({ id, label, digits, unit, ungrouped }) => {
      const value = run.read(id)
      return value === undefined
        ? []
        : [`${label.toLowerCase()} ${withUnit(written(value, digits, !ungrouped), unit)}`]
    })
    return read.length > 0
      ? met(`It says in numbers: ${read.slice(0, 4).join(', ')}.`)
      : unmet('It tells no numbers.')
  },
  slow: ({ part }) =>
    part.speed !== undefined && part.speed < 1
      ? met(
          `It opens at ${part.speed} of the usual speed; ${speeds.map((times) => `${times}×`).join(', ')} are there to choose from.`,
        )
      : unmet('It opens at the usual speed. The speed can be set to 0.25×.'),
  pause: () => met('Play, Pause, Step and Reset stand under the picture.'),
  beside: judgedBeside,
  questions({ system }, { count }) {
    const { questions } = system
    const answers = questions.map((question) => question.options[settled(system, question).right])
    if (answers.includes(undefined)) return unmet('A question has no answer.')
    return count === undefined || count <= questions.length
      ? met(
          `${counted(questions.length, 'question')}, each answered by running the simulation: “${questions[0].asks}”`,
        )
      : unmet(`There are ${questions.length} questions, not ${count}.`)
  },
  formulas: ({ system }) =>
    system.formulas.length > 0
      ? met(
          `${counted(system.formulas.length, 'formula')} with what each says: ${system.formulas[0]?.about ?? ''}`,
        )
      : unmet('It has no formulas.'),
  glossary: ({ system }) =>
    system.glossary.length > 0
      ? met(
          `${counted(system.glossary.length, 'word')} explained: ${system.glossary.map(({ word }) => word).join(', ')}.`,
        )
      : unmet('It has no glossary.'),
  arrows({ system, part, seed }) {
    const { arrows } = drawnBy(system, part.values, seed)
    return arrows > 0
      ? met(
          `${counted(arrows, 'arrow')} with shaft and head ${arrows === 1 ? 'is' : 'are'} drawn in the picture.`,
        )
      : unchecked('No arrow with shaft and head was found in the picture.')
  },
  sheet: ({ system }) =>
    met(
      `A lesson sheet for printing comes with it: ${counted(system.goals.length, 'goal')}, ${counted(system.tries.length, 'thing')} to try, ${system.questions.length} questions with answers.`,
    ),
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

const valuesOf = (system: System, { values }: Part): Values => ({
  ...usualValues(system.controls),
  ...values,
})

/** The first seconds as they are recorded for graphs and tables. */
function recordedOf(system: System, values: Values, seed: number) {
  const run = openRun(system, values, seed)
  const recording = record(system, run)
  const seconds = Math.min(20 * system.pace, 8000 * system.dt)
  for (let moment = 0; moment < 40; moment++) {
    recording.take()
    run.advance(seconds / 40)
  }
  return recording
}

/** A graph of what was named, whose line does something: by itself, or when a setting is moved. */
function judgedGraph({ system, part, seed }: Shown, { of = [] }: Asked): Judged {
  // Who asks for a graph of what the lesson is about asks for its first.
  const named = new Set([system.title, ...system.words].flatMap(stemsOf))
  const wanted = of.filter((stem) => !onTime.has(stem) && !named.has(stem))
  const namesOf = ({ title, about, x, y }: Graph) => {
    const drawn = [x, ...y].flatMap((id) => system.readouts.find((readout) => readout.id === id)?.label ?? [])
    return new Set(stemsOf([title, about, ...drawn].join(' ')))
  }
  const titles = system.graphs.map(({ title }) => `‘${title}’`).join(', ')
  if (system.graphs.length === 0) return unmet('It has no graph.')
  const fitting = system.graphs.filter(
    (graph) => wanted.length === 0 || wanted.some((stem) => namesOf(graph).has(stem)),
  )
  const [graph] = fitting
  if (!graph)
    return unchecked(`Its graphs are called ${titles}. Whether one of them shows that was not checked.`)
  const now = valuesOf(system, part)
  const ends = system.controls.flatMap(({ id, from, to }) => [from, to].map((end) => ({ ...now, [id]: end })))
  const isDrawn = [now, ...ends].some((values) => {
    const { columns } = recordedOf(system, values, seed)
    return graph.y.some((id) => new Set(columns.get(id)?.filter((value) => value !== null)).size > 1)
  })
  return isDrawn
    ? met(`The graph ‘${graph.title}’ is drawn while it runs. ${graph.about}`)
    : unmet(`The graph ‘${graph.title}’ stays flat.`)
}

const onTime = new Set(stemsOf('time live over show'))

/** Two runs on the screen, that come to different ends where they are set differently. */
function judgedBeside({ system, part, seed, several }: Shown): Judged {
  const [id] = Object.keys(part.beside ?? {})
  const control = system.controls.find((one) => one.id === id)
  if (!part.beside)
    return several
      ? unchecked('They stand on one page, where one of them is shown at a time.')
      : met('The button ‘Compare’ puts a second run with settings of its own beside the first.')
  if (!control) return met('Two runs stand side by side from the beginning, each with its own settings.')
  const first = valuesOf(system, part)
  const second = { ...first, ...part.beside }
  const difference = differenceOf(system, first, second, seed)
  const said = (values: Values) =>
    control.options?.[values[control.id] ?? 0] ?? withUnit(written(values[control.id] ?? 0), control.unit)
  return difference
    ? met(
        `Two runs stand side by side: ${control.label.toLowerCase()} ${said(first)} and ${said(second)}. ${difference}`,
      )
    : unmet(
        `Two runs stand side by side, and do not differ: ${control.label.toLowerCase()} ${said(first)} and ${said(second)}.`,
      )
}

/** What a readout says after some seconds, in each run; a dash where it knows nothing yet. */
export function measuredIn(
  system: System,
  part: Part | undefined,
  seed: number,
  readout: string,
): string | undefined {
  const found = system.readouts.find(({ id }) => id === readout)
  if (!found) return undefined
  const first = { ...usualValues(system.controls), ...part?.values }
  return [first, ...(part?.beside ? [{ ...first, ...part.beside }] : [])]
    .map((values) => {
      const run = openRun(system, values, seed)
      run.advance(Math.min(10 * system.pace, 8000 * system.dt))
      return withUnit(written(run.read(readout), found.digits, !found.ungrouped), found.unit)
    })
    .join(' in the first run and ')
    .concat(part?.beside ? ' in the second' : '')
}

/** What most tells two settings apart after some seconds, in numbers. */
function differenceOf(system: System, first: Values, second: Values, seed: number): string | undefined {
  const [one, other] = [first, second].map((values) => openRun(system, values, seed))
  if (!one || !other) return undefined
  const seconds = Math.min(5 * system.pace, 4000 * system.dt)
  for (const run of [one, other]) run.advance(seconds)
  const before = new Map(system.readouts.map(({ id }) => [id, one.read(id)]))
  for (const run of [one, other]) run.advance(seconds)
  const [most] = system.readouts
    .flatMap(({ id, label, digits, unit, ungrouped }) => {
      const [a, b] = [one.read(id), other.read(id)]
      if (a === undefined || b === undefined || a === b) return []
      const share = Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b))
      const say = (value: number) => withUnit(written(value, digits, !ungrouped), unit)
      // What keeps its value says more than where it happens to be just now.
      const isSteady = before.get(id) === a
      return say(a) === say(b)
        ? []
        : [{ worth: share + (isSteady ? 1 : 0), says: `${label}: ${say(a)} and ${say(b)}.` }]
    })
    .sort((a, b) => b.worth - a.worth)
  return most?.says
}
