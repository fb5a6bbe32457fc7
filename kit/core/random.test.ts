import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from './random.ts'

const numbers = (seed: number, count = 50) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('seeded random numbers', () => {
  it('come again with the same seed, and differ with another', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(numbers(seed)).toEqual(numbers(seed))
      }),
    )
    expect(numbers(1)).not.toEqual(numbers(2))
  })

  it('go on from a saved state', () => {
    const random = seededRandom(7)
    random.next()
    const copy = seededRandom(random.state())
    expect(copy.next()).toBe(random.next())
  })

  it('are spread evenly', () => {
    const buckets = new Array<number>(10).fill(0)
    for (const value of numbers(3, 10_000))
      buckets[Math.floor(value * 10)] = (buckets[Math.floor(value * 10)] ?? 0) + 1
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('stay within bounds, and a shuffle loses nothing', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1 }), (seed, list) => {
        const random = seededRandom(seed)
        expect(random.between(-3, 5)).toSatisfy((value: number) => value >= -3 && value < 5)
        expect(list).toContain(random.pick(list as [number, ...number[]]))
        expect(random.shuffled(list).toSorted()).toEqual(list.toSorted())
      }),
    )
  })
})
