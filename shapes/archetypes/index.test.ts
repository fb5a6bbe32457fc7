import { describe, expect, it } from 'vitest'
import { archetypeNouns, archetypes, claimedTwice } from './index.ts'

describe('the archetypes', () => {
  it('share no noun', () => {
    expect(claimedTwice).toEqual([])
  })

  it('are at least 120, for many hundreds of nouns', () => {
    expect(archetypes.size).toBeGreaterThanOrEqual(120)
    expect(archetypeNouns.length).toBeGreaterThan(600)
  })

  it('each say what they and their parameters are', () => {
    for (const { id, about, parameters } of archetypes.values()) {
      expect(about, id).toMatch(/^[A-Z]/)
      for (const [name, parameter] of Object.entries(parameters))
        expect(parameter.about, `${id}.${name}`).not.toBe('')
    }
  })
})
