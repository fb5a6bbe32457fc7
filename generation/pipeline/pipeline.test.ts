import type { RunEvent } from '@makebelieve/contract/run-events'
import { describe, expect, it } from 'vitest'
import type { Engine, Verdict } from './engine.ts'
import { generate, nearTheSentence, realise } from './pipeline.ts'

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

  describe('with something that passed and misses a part of the sentence', () => {
    /** Passes anything; a wish is met by the number that it names, and 9 does not pass. */
    const wishful = (others: number[]) =>
      guesser({
        verify: (build) => ({
          checks: [{ code: 'guess', name: 'guess', passed: build !== 9, evidence: '' }],
          requirements: [2, 4].map((wish) => ({
            claim: `${wish}`,
            status: build % wish === 0 ? 'met' : 'unmet',
            evidence: '',
          })),
        }),
        nearer: () => others,
      })

    it('keeps another plan that shows more of it', async () => {
      expect(await generate(wishful([2]), '', platform())).toMatchObject({ proven: true, plan: 2 })
    })

    it('keeps the first where the other shows no more, or fails', async () => {
      expect(await generate(wishful([3]), '', platform())).toMatchObject({ proven: true, plan: 1 })
      expect(await generate(wishful([9]), '', platform())).toMatchObject({ proven: true, plan: 1 })
    })

    it('tries as often as it may, and stops when nothing is missed any more', async () => {
      const engine = wishful([2, 3, 4, 8])
      const made = await nearTheSentence(engine, await realise(engine, 1, platform()), platform(), {
        tries: 4,
      })
      expect(made).toMatchObject({ proven: true, plan: 4 })
    })
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
