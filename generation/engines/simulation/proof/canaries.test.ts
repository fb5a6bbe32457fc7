import { proveSystem } from '@makebelieve/kit/simulation/proof'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Requirement } from '../../../pipeline/engine.ts'
import { buildSimulation } from '../build.ts'
import { planSimulation } from '../plan.ts'
import { markOf } from '../verify.ts'
import { type MadeSimulation, requirementsOf } from './requirements.ts'

/** Pairs of sentences that differ in one word: the claims of one held against the lesson of the other turn unmet there, and nowhere else. */
const families: { lesson: string; twins: [one: string, other: string][] }[] = [
  {
    lesson: 'a pendulum with a length of 2 m for 8 year olds',
    twins: [
      ['2 m', '1 m'],
      ['a pendulum', 'a spring'],
      ['8 year olds', '16 year olds'],
    ],
  },
  {
    lesson: 'projectile motion at 45 degrees with a starting speed of 20 m/s',
    twins: [
      ['45', '60'],
      ['20', '10'],
      ['projectile motion', 'circular motion'],
    ],
  },
  {
    lesson: 'ohms law with a voltage of 9 volts and a resistance of 30 ohms',
    twins: [
      ['9 volts', '6 volts'],
      ['30 ohms', '50 ohms'],
    ],
  },
  {
    lesson: 'how the moon makes tides',
    twins: [
      ['tides', 'eclipses'],
      ['the moon makes tides', 'predators and prey live'],
    ],
  },
]

const planned = (prompt: string) => planSimulation(prompt, { seed: 1 })

describe.each(families)('claims held against “$lesson”', ({ lesson, twins }) => {
  let made: MadeSimulation
  let own: Requirement[]
  beforeAll(async () => {
    const plan = await planned(lesson)
    const { setup, systems } = await buildSimulation(plan)
    const agreed = systems.map((system) =>
      proveSystem(system, plan.seed, markOf(system)).every(({ passed }) => passed),
    )
    made = { setup, systems, plan, agreed }
    own = requirementsOf(made)
  })

  it('are all met where they are its own', () => {
    expect(own.filter(({ status }) => status !== 'met')).toEqual([])
  })

  it.each(twins)('turn unmet where “%s” becomes “%s”', async (one, other) => {
    const twin = lesson.replace(one, other)
    expect(twin).not.toBe(lesson)
    const plan = await planned(twin)
    const held = requirementsOf(made, plan)
    const isOtherTopic = plan.parts[0]?.topic !== made.plan.parts[0]?.topic
    // Quantities of another topic are others, though they may have the same names; for whom it is stays.
    const isOwn = ({ claim }: Requirement) =>
      (!isOtherTopic || claim.startsWith('For: ')) && own.some((known) => known.claim === claim)
    const changed = held.filter((requirement) => !isOwn(requirement))
    expect(changed.some(({ status }) => status === 'unmet')).toBe(true)
    expect(changed.filter(({ status }) => status === 'met')).toEqual([])
    expect(held.filter(isOwn).filter(({ status }) => status !== 'met')).toEqual([])
  })
})
