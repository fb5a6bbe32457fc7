import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import type { System } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'
import { processes } from '../general/processes/index.ts'
import { timelines } from '../general/timelines/index.ts'
import { nameStemsOf, stemsOf } from './stems.ts'

/** What a prompt can ask for: a topic, or something that is known to happen in steps or years; and what is known of its words. */
export type Page = {
  title: string
  names: { text: string; stems: string[] }[]
  /** How strongly a stem speaks for it: by its names, its title, its glossary, its quantities, its text. */
  weights: ReadonlyMap<string, number>
} & ({ system: System; data?: undefined } | { data: GeneralData; system?: undefined })

type Library = {
  pages: Page[]
  /** How much a stem says: the fewer pages have it, the more. */
  rare(stem: string): number
}
let library: Library | undefined

export function openLibrary(): Library {
  if (library) return library
  const pages = [...[...systems.values()].map(pageOfTopic), ...[...processes, ...timelines].map(pageOfKnown)]
  const counts = new Map<string, number>()
  for (const { weights } of pages)
    for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const all = pages.length + 1
  library = { pages, rare: (stem) => Math.log(all / (counts.get(stem) ?? 1)) }
  return library
}

/** What speaks for a page: texts, and how strongly a word of them does. */
type Speaking = [texts: readonly string[], weight: number][]

function weighed(rows: Speaking): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [texts, weight] of rows)
    for (const stem of texts.flatMap(stemsOf)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
  return weights
}

function pageOfTopic(system: System): Page {
  const names = [...new Set([...system.words, system.title, system.id.replaceAll('-', ' ')])]
  return {
    title: system.title,
    system,
    names: named(names),
    weights: weighed([
      [names, 1],
      [system.glossary.map(({ word }) => word), 0.6],
      [[...system.controls, ...system.readouts].map(({ label }) => label), 0.45],
      [system.controls.flatMap(({ options = [] }) => options), 0.35],
      [Object.values(system.tells), 0.25],
      [system.goals, 0.2],
    ]),
  }
}

function pageOfKnown({ words, data }: { words: readonly string[]; data: GeneralData }): Page {
  const told = data.kind === 'process' ? data.steps : data.kind === 'timeline' ? data.events : []
  return {
    title: data.title,
    data,
    names: named([...words, data.title]),
    weights: weighed([
      [[...words, data.title], 1],
      [told.map(({ name }) => name), 0.5],
      [told.map(({ about }) => about), 0.25],
    ]),
  }
}

const named = (names: readonly string[]) =>
  names.map((text) => ({ text, stems: nameStemsOf(text) })).filter(({ text }) => stemsOf(text).length > 0)
