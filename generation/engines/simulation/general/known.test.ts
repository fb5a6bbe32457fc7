import { generalSystem } from '@makebelieve/kit/simulation/general/general'
import { proveSystem } from '@makebelieve/kit/simulation/proof'
import type { System } from '@makebelieve/kit/simulation/system'
import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { read } from '../../../reading/read.ts'
import type { SimulationPlan } from '../design.ts'
import { coloursOf } from '../picture.ts'
import { simulationPlan } from '../plan-schema.ts'
import { findTopics } from '../read/find-topics.ts'
import { openLibrary } from '../read/pages.ts'
import { subjectOfName } from '../read/subject.ts'
import { isMeant, namesSaid } from '../read/topic.ts'
import { markOf } from '../verify.ts'
import { processes } from './processes/index.ts'
import { timelines } from './timelines/index.ts'

const rows = [...processes, ...timelines]

/** The row of which a name is said, the longest where there are several. */
function knownByName(text: string) {
  const [best] = openLibrary()
    .pages.flatMap((page) =>
      page.data ? namesSaid(page, subjectOfName(text)).map((name) => ({ page, name })) : [],
    )
    .sort((a, b) => b.name.words.length - a.name.words.length)
  return best?.page.data
}

function planOf(data: (typeof rows)[number]['data']): SimulationPlan {
  return {
    kind: 'environment',
    category: 'simulation',
    prompt: data.title,
    title: data.title,
    seed: 1,
    level: 'middle',
    parts: [{ topic: 'general', general: data, values: {}, controls: [], graphs: [] }],
    notes: [],
    claims: [],
  }
}

const family = new Family<(typeof rows)[number]>('known simulations', {
  keyOf: ({ data }) => data.title,
  source: 'generation/engines/simulation/general/known.ts',
  own: ['generation/engines/simulation/general'],
  ground: [fromRoot(import.meta.filename)],
})

describe('what is known to happen in steps or years', () => {
  it('has rows with different titles', () => {
    const titles = rows.map(({ data }) => data.title)
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })

  it.each(rows.map((row) => [row.data.title, row] as const))('%s is found by each of its names', (_, row) => {
    expect(row.words.filter((word) => knownByName(word) !== row.data)).toEqual([])
    expect(new Set(row.words).size).toBeGreaterThanOrEqual(8)
  })

  it.each(family.due(rows))('$data.title passes its proof', family.mark(), ({ data }) => {
    expect(simulationPlan.safeParse(planOf(data)).success).toBe(true)
    const system: System = generalSystem(data)
    const failed = proveSystem(system, 1, markOf(system)).filter(({ passed }) => !passed)
    expect(failed).toEqual([])
    expect(coloursOf(system, {}, 2, 1)).toBeGreaterThan(8)
  })

  it.each(processes.map(({ data }) => [data.title, data] as const))(
    '%s has room for its words',
    (_, data) => {
      for (const { name, about } of data.steps) {
        expect(name.length, name).toBeLessThanOrEqual(30)
        expect(about.length, about).toBeLessThanOrEqual(200)
      }
      // A step that is shorter than this is over before it can be read.
      const whole = data.steps.reduce((sum, { takes }) => sum + takes, 0)
      expect(Math.min(...data.steps.map(({ takes }) => takes)) / whole).toBeGreaterThan(0.0005)
    },
  )

  it.each(timelines.map(({ data }) => [data.title, data] as const))(
    '%s has room for its words',
    (_, data) => {
      for (const { name, about } of data.events) {
        expect(name.length, name).toBeLessThanOrEqual(60)
        expect(about.length, about).toBeLessThanOrEqual(200)
      }
    },
  )

  it.each([
    'life in a box',
    'a water tank that leaks',
    'a war of robots',
    'how the price of apples is found',
    'gravity on the Moon',
    'how many people fit into a bus',
    'a food truck, for middle school ages 11 to 14',
    'let me see how a day in the office goes',
    'solve a maze',
    'how a water wheel works',
    'an independent study of bread prices in France',
  ])('‘%s’ asks for none of them', async (prompt) => {
    const found = await findTopics(read(prompt, 'lesson'))
    expect(found.filter((one) => isMeant(one) && one.page.data)).toEqual([])
  })
})
