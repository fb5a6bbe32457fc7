import { describe, expect, it } from 'vitest'
import { Declined } from '../../pipeline/engine.ts'
import { planSimulation } from './plan.ts'
import { onlyAsAsked } from './stand-ins.ts'

const asked = async (prompt: string) => onlyAsAsked(await planSimulation(prompt, { seed: 1 }))

describe('a lesson that does not exist', () => {
  it.each(['roman numerals for beginners', 'lewis dot structures'])('%s is declined', async (prompt) => {
    const error = await asked(prompt).catch((error) => error)
    expect(error).toBeInstanceOf(Declined)
    expect(error.message).toMatch(/^We don't have a lesson on “.+” yet/)
    expect(error.offers).toHaveLength(3)
    expect(error.offers[2]).toMatchObject({ prompt, anyway: true })
  })

  it('offers lessons that do', async () => {
    const { offers } = await asked('heart valves').catch((error) => error)
    expect(offers.map(({ label }: { label: string }) => label)).toContain('The heart at work')
    await expect(asked(offers[0].prompt)).resolves.toMatchObject({ category: 'simulation' })
  })

  it('says in its title what it is when it is made anyway', async () => {
    expect((await planSimulation('roman numerals for beginners', { seed: 1 })).title).toMatch(
      / \(a general model\)$/,
    )
  })
})

it.each(['how a pendulum depends on gravity', 'why do we have seasons'])('%s is planned', async (prompt) => {
  await expect(asked(prompt)).resolves.toMatchObject({ prompt })
})
