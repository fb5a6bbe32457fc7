import { describe, expect, it } from 'vitest'
import { ball, box } from './geometry/solids.ts'
import { occlusionOf } from './occlusion.ts'

describe('occlusion', () => {
  const floor = box(2, 0.02, 2).move(0, -0.01, 0)
  const sphere = ball(0.5, 48).move(0, 0.5, 0)

  it('is none on a surface that nothing stands near, whichever way it faces', () => {
    const open = occlusionOf([sphere])
    for (let i = 0; i < 200; i++) {
      const angle = i * 2.399
      const y = 1 - (2 * (i + 0.5)) / 200
      const [nx, nz] = [Math.sqrt(1 - y * y) * Math.cos(angle), Math.sqrt(1 - y * y) * Math.sin(angle)]
      expect(open(nx * 0.5, 0.5 + y * 0.5, nz * 0.5, nx, y, nz)).toBeGreaterThan(0.97)
    }
  })

  it('grows towards where two things touch', () => {
    const open = occlusionOf([sphere, floor])
    const [near, middle, far] = [0.1, 0.35, 0.9].map((x) => open(x, 0, 0, 0, 1, 0))
    expect(near).toBeLessThan(0.2)
    expect(middle).toBeGreaterThan(near ?? 1)
    expect(far).toBeGreaterThan(0.95)
  })

  it('sees sheets that are thinner than its cells', () => {
    const roof = box(1.5, 0.004, 1.5).move(0, 0.15, 0)
    const open = occlusionOf([floor, roof])
    expect(open(0, 0, 0, 0, 1, 0)).toBeLessThan(0.6)
  })

  it('knows the ground where it is told of one', () => {
    const open = occlusionOf([sphere], { ground: 0 })
    expect(open(0.1, 0.01, 0, 0.2, -0.98, 0)).toBeLessThan(0.3)
  })

  it('is nowhere where there is nothing', () => {
    expect(occlusionOf([])(0, 0, 0, 0, 1, 0)).toBe(1)
  })
})
