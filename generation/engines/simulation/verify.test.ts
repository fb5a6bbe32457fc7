import { beforeAll, describe, expect, it } from 'vitest'
import { buildSimulation, type SimulationBuild } from './build.ts'
import type { Claim, SimulationPlan } from './design.ts'
import { planSimulation } from './plan.ts'
import { verifySimulation } from './verify.ts'

describe('a claim of a simulation', () => {
  let plan: SimulationPlan
  let build: SimulationBuild
  beforeAll(async () => {
    plan = await planSimulation('a pendulum of 2 m', { seed: 1 })
    build = await buildSimulation(plan)
  })
  const judged = (claim: Claim) => verifySimulation(build, { ...plan, claims: [claim] }).requirements[0]

  it('is met by a topic that was named, and not by one that only comes near', () => {
    const named = judged({ about: 'topic', part: 0, text: 'pendulum' })
    expect(named).toMatchObject({ status: 'met' })
    expect(named).not.toHaveProperty('standIn')
    expect(judged({ about: 'topic', part: 0, text: 'metronome', standsIn: true })).toMatchObject({
      status: 'unsupported',
      evidence: expect.stringContaining('Shown as “A pendulum”'),
      standIn: true,
    })
  })

  it('is met by the value that was set, and not by another', () => {
    const length = (wanted: number): Claim => ({
      about: 'value',
      part: 0,
      control: 'length',
      wanted,
      text: 'length',
    })
    expect(judged(length(2))).toMatchObject({ status: 'met' })
    expect(judged(length(1))).toMatchObject({ status: 'unmet' })
  })

  it('is met by a control that goes as far as was asked', () => {
    const length = (to: number): Claim => ({
      about: 'range',
      part: 0,
      control: 'length',
      from: 1,
      to,
      text: 'length',
    })
    expect(judged(length(3))).toMatchObject({ status: 'met' })
    expect(judged(length(30))).toMatchObject({
      status: 'unmet',
      evidence: 'Length of the string can be set from 0.2 to 3 m.',
    })
  })

  it('is met by a process that is known by its name, and not by one that was made of the words', async () => {
    const first = async (prompt: string) => {
      const made = await planSimulation(prompt, { seed: 1 })
      return verifySimulation(await buildSimulation(made), made).requirements[0]
    }
    expect(await first('the life of a frog')).toMatchObject({ status: 'met' })
    const told = await first('how my robot wakes up: stretch -> yawn -> drink oil -> dance')
    expect(told).toMatchObject({ status: 'unsupported' })
    // It shows what was told, so nothing else is in its place.
    expect(told).not.toHaveProperty('standIn')
  })
})
