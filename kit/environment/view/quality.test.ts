import { describe, expect, it } from 'vitest'
import { createPace, finestPlain, type Pace, qualities, qualityNamed } from './quality.ts'

const run = (pace: Pace, seconds: number, frames: number) => {
  const steps: number[] = []
  for (let frame = 0; frame < frames; frame++) if (pace.frame(seconds)) steps.push(pace.step)
  return steps
}
const low = qualityNamed('low')

describe('quality', () => {
  it('begins low and rises to the finest while all is smooth', () => {
    expect(run(createPace({ plain: false }), 1 / 60, 1000)).toEqual([2, 1, 0])
  })

  it('goes down while frames are slow, and never to shaders that would have to be made first', () => {
    expect(run(createPace({ plain: false }), 1 / 15, 1000)).toEqual([low + 1])
    expect(low + 1).toBe(finestPlain - 1)
  })

  it('stays where it is smooth: never goes back to what was too slow', () => {
    const pace = createPace({ plain: false })
    run(pace, 1 / 60, 60)
    expect(pace.step).toBe(1)
    run(pace, 1 / 20, 30)
    expect(pace.step).toBe(2)
    expect(run(pace, 1 / 60, 3000)).toEqual([])
  })

  it('is plain from the least pixels on where the processor draws, and stays so', () => {
    const pace = createPace({ plain: true })
    expect(pace.step).toBe(qualities.length - 1)
    expect(run(pace, 1 / 5, 100)).toEqual([])
    expect(run(pace, 1 / 15, 1000)).toEqual([])
    run(pace, 1 / 60, 1000)
    expect(pace.step).toBe(finestPlain)
  })

  it('needs only seconds where pictures are few', () => {
    const pace = createPace({ plain: false })
    expect(run(pace, 0.6, 4)).toEqual([low + 1])
  })

  it('does not mind a tab that slept', () => {
    expect(run(createPace({ plain: false }), 30, 200)).toEqual([])
  })

  it('knows a step for every level', () => {
    for (const level of ['low', 'medium', 'high'] as const)
      expect(qualities[qualityNamed(level)]?.level).toBe(level)
  })
})
