import type { Control, System } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'
import { Refused } from '../../../pipeline/engine.ts'
import { toldOf } from '../../../told/as-reading.ts'
import { refuseUnsafe } from '../../../told/design.ts'
import type { PlannedPart, SimulationPlan } from '../design.ts'
import { planSimulation } from '../plan.ts'
import { simulationPlan } from '../plan-schema.ts'
import { onlyAsAsked } from '../stand-ins.ts'
import { systemOf } from '../systems.ts'
import { claimsInReading, type DesignedSystem } from './claims-in-reading.ts'
import type { DesignedPart, SimulationDesign } from './design-schema.ts'
import { generalOf, held } from './general-of-design.ts'

/**
 * What a language provider told becomes the plan of a simulation. Values outside of their ranges are brought inside and said;
 * what is not there at all is refused, with what there is instead.
 */
export async function planOfDesign(
  prompt: string,
  design: SimulationDesign,
  seed: number,
): Promise<SimulationPlan> {
  refuseUnsafe(prompt)
  refuseUnsafe(namesIn(design))
  const { text, reader } = toldOf(prompt, design.reading)
  const own = await planSimulation(text, { seed, reader })
  const common = {
    ...own,
    prompt,
    told: design.reading,
    title: design.title,
    level: design.level ?? own.level,
  }
  if (design.parts.length === 0)
    return simulationPlan.parse({ ...(await onlyAsAsked(common)), ...(design.locked && { locked: true }) })
  const said = { notes: [] as string[] }
  const parts = design.parts.map((told) => partOf(told, said))
  return simulationPlan.parse({
    ...common,
    parts: parts.map(({ part }) => part),
    ...(design.locked && { locked: true }),
    notes: [...parts.flatMap(({ part }) => aboutGeneral(part)), ...said.notes],
    claims: await claimsInReading(reader(text, 'lesson'), parts),
  })
}

/** What it is called. Histories of wars and plagues are lessons; nothing is to be made for the sake of them. */
const namesIn = ({ title, parts }: SimulationDesign): string =>
  [title, ...parts.flatMap(({ general }) => (general ? [general.title] : []))].join('. ')

function partOf(told: DesignedPart, said: { notes: string[] }): DesignedSystem {
  const base = basisOf(told, said)
  const system = systemOf(base)
  const wanted = told.values.map(({ control: name, value }) => ({ control: controlOf(name, system), value }))
  const part: PlannedPart = {
    ...base,
    values: Object.fromEntries(
      wanted.map(({ control, value }) => [control.id, within(control, value, said)]),
    ),
    controls: [...new Set(told.controls.map((name) => controlOf(name, system).id))],
    graphs: [...new Set(told.graphs.map((name) => graphOf(name, system)))],
  }
  return { part, system }
}

function basisOf({ topic, general }: DesignedPart, said: { notes: string[] }) {
  if (topic !== null && general === null) return { topic: topicOf(topic) }
  if (general === null || (topic !== null && topic !== 'general'))
    throw new Refused(
      'Each part has either the id of a topic or a general model of its own: set one of topic and general to null, and only one.',
    )
  return { topic: 'general', general: generalOf(general, said) }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()

function topicOf(name: string): string {
  const found =
    systems.get(name) ??
    [...systems.values()].find(({ title, words }) => [title, ...words].some((words) => isSame(name, words)))
  if (found) return found.id
  throw new Refused(
    `There is no topic ‘${name}’. Choose one of these ids, or set topic to null and fill general: ${[...systems.keys()].join(', ')}.`,
  )
}

/** By its id or label, else by words that only one of them has: a model that knows no ids says 'length'. */
function controlOf(name: string, { title, controls }: System): Control {
  const words = plainWords(name)
  const alike = controls.filter(({ id, label }) => {
    const own = new Set(plainWords(`${id} ${label}`))
    return words.length > 0 && words.every((word) => own.has(word))
  })
  const found =
    controls.find(({ id }) => id === name) ??
    controls.find(({ id, label }) => isSame(name, label) || isSame(name, id)) ??
    (alike.length === 1 ? alike[0] : undefined)
  if (found) return found
  throw new Refused(
    `‘${title}’ has no control ‘${name}’. Its controls are: ${controls.map(controlWords).join('; ')}.`,
  )
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** 'length (Length of the string, 0.2 to 5 m)'. */
export function controlWords({ id, label, from, to, unit, options }: Control): string {
  const range = options
    ? options.map((option, i) => `${i} = ${option}`).join(', ')
    : `${from} to ${to}${unit === '' ? '' : ` ${unit}`}`
  return `${id} (${label}: ${range})`
}

function graphOf(name: string, { title, graphs }: System): string {
  const found = graphs.find(({ id }) => id === name) ?? graphs.find((graph) => isSame(name, graph.title))
  if (found) return found.id
  throw new Refused(
    `‘${title}’ has no graph ‘${name}’. Its graphs are: ${graphs.map((graph) => `${graph.id} (${graph.title})`).join(', ')}.`,
  )
}

function within(
  { label, unit, from, to, options }: Control,
  value: number,
  said: { notes: string[] },
): number {
  const inside = held(value, from, to, label, said, unit === '' ? '' : ` ${unit}`)
  return options ? Math.round(inside) : inside
}

/** A model that nobody here has held against measurements says so. */
const aboutGeneral = ({ general }: PlannedPart): string[] =>
  general
    ? [
        `We don't have a ready-made topic for this, so ‘${general.title}’ is a general model (${general.kind}). Its contents and numbers come from a language model: treat them as examples to change.`,
      ]
    : []
