import { describe, expect, it } from 'vitest'
import { length, wrapped } from '../sure-math.ts'
import type { RulesWorld } from '../world.ts'
import { circuitOf, ground, lapUnits, placeOn, roadHalf, spotAt } from './circuit.ts'

const seeds = Array.from({ length: 97 }, (_, seed) => seed)
const circuitFor = (seed: number) => circuitOf({ bend: seed * 0.31 } as RulesWorld)

describe('a track', () => {
  it('never crosses or touches itself, stays on the ground, and has no bend that nobody can take', () => {
    const unfair = seeds.filter((seed) => {
      const { spots, ways } = circuitFor(seed)
      const step = length((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0), (spots[1]?.y ?? 0) - (spots[0]?.y ?? 0))
      return spots.some(({ x, y }, at) => {
        const isOut = Math.min(x, y, ground.width - x, ground.height - y) < roadHalf + 30
        const bend = Math.abs(wrapped((ways[(at + 1) % ways.length] ?? 0) - (ways[at] ?? 0)))
        const touches = spots.some((spot, other) => {
          const between = Math.min(Math.abs(at - other), spots.length - Math.abs(at - other))
          return between >= 30 && length(spot.x - x, spot.y - y) < roadHalf * 2 + 50
        })
        return isOut || touches || bend > step / 80
      })
    })
    expect(unfair).toEqual([])
  })

  it('is another one for nearly every seed, and most have bends to both sides', () => {
    const lefts = seeds.filter((seed) => {
      const { ways } = circuitFor(seed)
      const turns = ways.map((way, at) => wrapped((ways[(at + 1) % ways.length] ?? 0) - way))
      return turns.some((one) => one > 0.02) && turns.some((one) => one < -0.02)
    })
    expect(lefts.length).toBeGreaterThan(48)
    expect(new Set(seeds.map((seed) => Math.round(circuitFor(seed).spots[0]?.x ?? 0))).size).toBeGreaterThan(
      80,
    )
  })

  it('begins where it is nearly straight', () => {
    for (const seed of seeds) {
      const { ways } = circuitFor(seed)
      expect(Math.abs(wrapped((ways[4] ?? 0) - (ways.at(-18) ?? 0)))).toBeLessThan(0.75)
    }
  })

  it('knows of everybody on it how far along they are', () => {
    const circuit = circuitFor(5)
    for (let along = 0; along < lapUnits * 2; along += 130) {
      const { x, y } = spotAt(circuit, along, 40)
      const place = placeOn(circuit, { x, y, went: along })
      expect(Math.abs(place.along - along)).toBeLessThan(40)
      expect(Math.abs(place.aside - 40)).toBeLessThan(12)
    }
  })

  it('gives nothing to whoever cuts across', () => {
    const circuit = circuitFor(5)
    const far = spotAt(circuit, lapUnits / 2)
    expect(placeOn(circuit, { ...far, went: 0 }).along).toBeLessThan(lapUnits * 0.1)
  })
})
