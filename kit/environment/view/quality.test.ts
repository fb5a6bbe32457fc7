import { describe, expect, it } from 'vitest'
import { createPace, qualities, qualityNamed } from './quality.ts'

const run = (pace: ReturnType<typeof createPace>, dt: number, frames: number) => {
  const steps: number[] = []
  for (let frame = 0; frame < frames; frame++) if (pace.frame(dt)) steps.push(pace.step)
  return steps
}

describe('quality', () => {
  it('goes down while frames are slow, and stops at the last step', () => {
    const pace = createPace(1)
    expect(run(pace, 1 / 15, 1000)).toEqual([2, 3, 4])
  })

  it('never goes back to what was too slow', () => {
    const pace = createPace(1)
    run(pace, 1 / 20, 40)
    const step = pace.step
    expect(step).toBeGreaterThan(1)
    expect(run(pace, 1 / 120, 3000)).toEqual([])
    expect(pace.step).toBe(step)
  })

  it('goes up once where there is room', () => {
    expect(run(createPace(1), 1 / 120, 3000)).toEqual([0])
  })

  it('does not mind a tab that slept', () => {
    expect(run(createPace(1), 30, 200)).toEqual([])
  })

  it('knows a step for every level', () => {
    for (const level of ['low', 'medium', 'high'] as const)
      expect(qualities[qualityNamed(level)]?.level).toBe(level)
  })
})
