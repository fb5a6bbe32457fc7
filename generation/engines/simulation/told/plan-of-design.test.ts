import { describe, expect, it } from 'vitest'
import { realise } from '../../../pipeline/pipeline.ts'
import { simulationEngine } from '../engine.ts'
import { planSimulation } from '../plan.ts'
import { designOfPlan } from './design-of-plan.ts'
import { simulationDesign } from './design-schema.ts'
import { planOfDesign } from './plan-of-design.ts'

const seed = 3
const platform = { seed, now: () => 0, emit: () => {} }

const prompts = [
  'a pendulum 2 m long on the moon for 8 year olds',
  'projectile at 45 degrees with speed 20 m/s and a lens',
  'explain why ice floats on water',
  'how do vaccines stop epidemics',
  'predator and prey graph for university students',
  'the life of a butterfly step by step',
  'timeline of the French revolution',
  'how rumours spread in a school',
  'bread: steps: mix, knead, rise, bake',
  'savings and debts of a household',
]

describe('the design of a simulation', () => {
  it.each(prompts)(
    'makes this plan again: %s',
    async (prompt) => {
      const plan = await planSimulation(prompt, { seed })
      const asRead = designOfPlan(plan)
      expect(simulationDesign.parse(asRead)).toEqual(asRead)
      const again = await planOfDesign(prompt, asRead, seed)
      expect({ ...again, notes: plan.notes }).toEqual({ ...plan, told: asRead.reading })
      expect((await realise(simulationEngine, again, platform)).proven).toBe(true)
    },
    60_000,
  )

  it('can be changed, and what was not touched stays', async () => {
    const prompt = 'a pendulum 2 m long on the moon for 8 year olds'
    const plan = await planSimulation(prompt, { seed })
    const before = designOfPlan(plan)
    const [first] = before.parts
    if (!first) throw new Error('No part')
    const values = first.values.map((one) => (one.control === 'length' ? { ...one, value: 1 } : one))
    const after = await planOfDesign(prompt, { ...before, locked: true, parts: [{ ...first, values }] }, seed)
    expect(after).toMatchObject({ locked: true, level: plan.level, title: plan.title })
    expect(after.parts[0]?.values).toEqual({ ...plan.parts[0]?.values, length: 1 })
  })
})
