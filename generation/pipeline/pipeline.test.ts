import type { RunEvent } from '@makebelieve/contract/run-events'
import { describe, expect, it } from 'vitest'
import type { Engine, Verdict } from './engine.ts'
import { generate } from './pipeline.ts'

/** Guesses a number that its prompt names, one higher with each repair. */
function guesser(change: Partial<Engine<number, number, number>> = {}): Engine<number, number, number> {
  return {
    understand: (prompt) => Number(prompt),
    plan: () => 1,
    build: (plan) => plan,
    verify: (build): Verdict => ({
      checks: [{ code: 'guess', name: 'guess', passed: build === 3, evidence: `it is ${build}` }],
      requirements: [],
    }),
    repair: (plan) => plan + 1,
    ...change,
  }
}

function platform() {
  const events: RunEvent[] = []
  let time = 0
  return { seed: 1, now: () => ++time, emit: (event: RunEvent) => void events.push(event), events }
}

describe('the pipeline', () => {
  it('repairs until the proof passes, and keeps every attempt', async () => {
    const outcome = await generate(guesser(), '3', platform())
    expect(outcome).toMatchObject({ proven: true, build: 3 })
    expect(outcome.trace.map((attempt) => attempt.plan)).toEqual([1, 2, 3])
  })

  it('gives up after five attempts, without a build', async () => {
    const outcome = await generate(guesser({ plan: () => 10 }), '3', platform())
    expect(outcome.proven).toBe(false)
    expect(outcome).not.toHaveProperty('build')
    expect(outcome.trace).toHaveLength(5)
  })

  it('gives up when there is nothing left to try', async () => {
    const outcome = await generate(guesser({ repair: () => undefined }), '3', platform())
    expect(outcome.trace).toHaveLength(1)
  })

  it('takes a verdict that checked nothing for no proof', async () => {
    const verify = () => ({ checks: [], requirements: [] })
    expect((await generate(guesser({ verify }), '3', platform())).proven).toBe(false)
  })

  it('tells its stages as they happen, also the one that breaks', async () => {
    const good = platform()
    await generate(guesser({ plan: () => 3 }), '3', good)
    expect(
      good.events.map((event) => (event.type === 'stage' ? `${event.name} ${event.state}` : '')),
    ).toEqual(
      ['understand', 'plan', 'build', 'verify'].flatMap((name) => [`${name} started`, `${name} finished`]),
    )
    const bad = platform()
    const build = () => {
      throw new Error('no wood')
    }
    await expect(generate(guesser({ build }), '3', bad)).rejects.toThrow('no wood')
    expect(bad.events.at(-1)).toMatchObject({ name: 'build', state: 'failed' })
  })
})
