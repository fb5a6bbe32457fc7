import { examples } from '@makebelieve/contract/examples'
import { describe, expect, it } from 'vitest'
import { planEnvironment } from '../engines/environment/plan.ts'
import { planModel } from '../engines/model/plan.ts'
import { planSimulation } from '../engines/simulation/plan.ts'

const { hero, models, environments, simulations } = examples
const seed = { seed: 1 }

/** What is said in it but not read, or made but not measured. */
const loose = (claims: readonly { about: string; text: string }[]) =>
  claims.filter(({ about }) => about === 'unknown' || about === 'unmeasured').map(({ text }) => text)

describe('an example leads to what it says', () => {
  it.each([hero.model, ...Object.values(models)])('a model: %s', (prompt) => {
    expect(loose(planModel(prompt, seed).claims)).toEqual([])
  })

  it.each(Object.values(environments))('a place: %s', (prompt) => {
    expect(loose(planEnvironment(prompt, seed).claims)).toEqual([])
  })

  it.each([hero.simulation, ...Object.values(simulations)])('a lesson: %s', async (prompt) => {
    const { claims } = await planSimulation(prompt, seed)
    expect(claims.filter((claim) => claim.about === 'topic' && claim.standsIn)).toEqual([])
  })

  it('satellites stay up in the lesson about satellites', async () => {
    expect((await planSimulation(hero.simulation, seed)).title).toContain('why satellites stay up')
  })
})
