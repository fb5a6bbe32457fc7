import { describe, expect, it } from 'vitest'
import type { SimulationPlan } from './design.ts'
import { repaired } from './repair.ts'
import type { SimulationVerdict } from './verify.ts'

const part = (topic: string) => ({ topic, values: {}, controls: [], graphs: [] })

const plan: SimulationPlan = {
  kind: 'environment',
  category: 'simulation',
  prompt: 'waves, a pendulum and a spring',
  title: 'Waves, a pendulum and a spring',
  seed: 1,
  level: 'middle',
  parts: [part('waves'), part('pendulum'), part('spring')],
  notes: [],
  claims: [
    { about: 'topic', part: 0, text: 'waves' },
    { about: 'topic', part: 1, text: 'a pendulum' },
    { about: 'topic', part: 2, text: 'a spring' },
  ],
}

const failing = (...parts: (number | undefined)[]): Pick<SimulationVerdict, 'checks'> => ({
  checks: parts.map((part) => ({ code: 'reference', name: 'Any words', passed: false, evidence: '', part })),
})

describe('the repair of a simulation', () => {
  it('leaves away the part that failed, with its claims, and says so', () => {
    const next = repaired(plan, failing(1))
    expect(next?.parts.map(({ topic }) => topic)).toEqual(['waves', 'spring'])
    expect(next?.claims).toEqual([
      { about: 'topic', part: 0, text: 'waves' },
      { about: 'topic', part: 1, text: 'a spring' },
    ])
    expect(next?.notes).toEqual([expect.stringContaining('left out')])
  })

  it('gives up where every part failed, or none of them alone', () => {
    expect(repaired(plan, failing(0, 1, 2))).toBeUndefined()
    expect(repaired(plan, failing(undefined))).toBeUndefined()
  })
})
