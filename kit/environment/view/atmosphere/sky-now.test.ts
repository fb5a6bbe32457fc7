import { describe, expect, it } from 'vitest'
import type { Scene, Sky } from '../../scene.ts'
import { brightnessOf } from './colours.ts'
import { flashAt, strokeAt } from './lightning.ts'
import { skyAt, sunAt } from './sky-now.ts'

const scene = (sky: Partial<Sky> = {}): Pick<Scene, 'sky' | 'air' | 'around'> => ({
  around: 'outdoors',
  sky: { hour: 12, kind: 'earth', clouds: 0.2, stars: 1, moons: [], sunYaw: 0.7, sunStrength: 1, ...sky },
  air: { sight: 100, wind: 1, particles: [], ambient: 1 },
})

const kinds: Sky['kind'][] = ['earth', 'mars', 'alien', 'space', 'storm', 'none']

describe('the sky by hour', () => {
  it('has the sun up at noon, at the horizon in the morning and in the evening, and below at midnight', () => {
    expect(sunAt(0, 12)[1]).toBeGreaterThan(0.6)
    expect(sunAt(0, 5.9)[1]).toBeCloseTo(0)
    expect(sunAt(0, 18.9)[1]).toBeCloseTo(0)
    expect(sunAt(0, 0)[1]).toBeLessThan(-0.6)
  })

  it('is light at noon and dark at midnight, with stars and lamps then', () => {
    const noon = skyAt(scene(), 12)
    const midnight = skyAt(scene(), 0)
    expect(brightnessOf(noon.zenith)).toBeGreaterThan(brightnessOf(midnight.zenith) * 8)
    expect(noon.stars).toBe(0)
    expect(noon.dusk).toBe(0)
    expect(midnight.stars).toBe(1)
    expect(midnight.dusk).toBe(1)
  })

  it('glows warm when the sun is low', () => {
    const { horizon } = skyAt(scene(), 18.3)
    expect(horizon[0]).toBeGreaterThan(horizon[2] * 1.5)
  })

  it.each(kinds)('of kind %s never has a hole in its light, and never jumps', (kind) => {
    let before = skyAt(scene({ kind }), 0)
    for (let hour = 0; hour <= 24; hour += 0.05) {
      const now = skyAt(scene({ kind }), hour)
      expect(Math.min(...now.ambientUp)).toBeGreaterThan(0.02)
      for (const channel of [0, 1, 2] as const) {
        expect(Math.abs(now.horizon[channel] - before.horizon[channel])).toBeLessThan(0.12)
        expect(Math.abs(now.light[channel] - before.light[channel])).toBeLessThan(0.25)
      }
      before = now
    }
  })

  it('has no light from sun or moon while one takes over from the other', () => {
    const handover = skyAt(scene(), 19)
    expect(Math.max(...handover.light)).toBeLessThan(0.1)
  })

  it('takes the colours that were asked for', () => {
    const purple = skyAt(scene({ zenith: '#8020c0', horizon: '#e080ff' }), 12)
    expect(purple.zenith[2]).toBeGreaterThan(purple.zenith[1] * 4)
    expect(purple.horizon[0]).toBeGreaterThan(purple.horizon[1])
  })
})

describe('lightning', () => {
  it('strikes, and is gone again', () => {
    const stroke = strokeAt(7, 20)
    expect(flashAt(7, stroke + 0.01)).toBeGreaterThan(0.8)
    expect(flashAt(7, stroke - 0.1)).toBe(0)
    expect(flashAt(7, stroke + 1)).toBe(0)
  })
})
