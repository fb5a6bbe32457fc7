import { expect, it } from 'vitest'
import { boxScene } from '../testing/box-scene.ts'
import { heardAt } from './by-hour.ts'
import { completeSounds } from './complete.ts'

it('birds sing by day and crickets by night, and nothing jumps over midnight', () => {
  expect(heardAt('birds', 7)).toBeGreaterThan(0.8)
  expect(heardAt('birds', 1)).toBe(0)
  expect(heardAt('crickets', 12)).toBe(0)
  expect(heardAt('crickets', 23)).toBeGreaterThan(0.8)
  expect(heardAt('wind', 3)).toBe(1)
  for (const kind of ['birds', 'crickets', 'frogs', 'city'] as const)
    expect(Math.abs(heardAt(kind, 24) - heardAt(kind, 0))).toBeLessThan(0.01)
})

it('what can be seen is heard', () => {
  const scene = boxScene({
    emitters: [{ kind: 'fire', at: [1, 0, 1], size: 1 }],
    air: { sight: 50, wind: 0, ambient: 1, particles: [{ kind: 'rain', amount: 1 }] },
  })
  expect(completeSounds(scene).map(({ kind }) => kind)).toEqual(['rain', 'fire'])
  expect(completeSounds(boxScene()).length).toBe(1)
})
