import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Requirement } from '../../../pipeline/engine.ts'
import { madeOf, planned } from '../testing/made.ts'
import type { Evidence } from './evidence.ts'
import { requirementsOf } from './requirements.ts'

// Building is work; how long it takes is measured elsewhere.
vi.setConfig({ hookTimeout: 180_000 })

/**
 * Pairs of sentences that differ in one word. Whoever holds the claims of one against the place of the other must find that very claim
 * unmet, and nothing else changed: a judge that calls it met would call anything met.
 */
const families: { place: string; twins: [one: string, other: string][] }[] = [
  {
    place: 'a meadow with a red barn and a bridge across a river at sunset',
    twins: [
      ['red', 'blue'],
      ['barn', 'windmill'],
      ['across', 'behind'],
      ['a bridge', 'two bridges'],
      ['sunset', 'noon'],
      ['meadow', 'desert'],
      ['river', 'volcano'],
    ],
  },
  {
    place: 'a beach with five umbrellas and a boat on the sea at noon',
    twins: [
      ['five', 'three'],
      ['umbrellas', 'cows'],
      ['a boat', 'a whale'],
      ['noon', 'night'],
      ['beach', 'forest'],
      ['umbrellas', 'purple umbrellas'],
    ],
  },
  {
    place: 'a kitchen with a cat on the table and two chairs',
    twins: [
      ['on the', 'under the'],
      ['on the', 'beside the'],
      ['a cat', 'a dog'],
      ['two', 'four'],
      ['kitchen', 'bedroom'],
      ['table', 'sofa'],
    ],
  },
  {
    place: 'a forest with a campfire beside a tent in the rain',
    twins: [
      ['rain', 'snow'],
      ['beside', 'on'],
      ['a campfire', 'a fountain'],
      ['a tent', 'a car'],
      ['a forest', 'a street'],
    ],
  },
  {
    place: 'an alien planet with two moons and a giant robot',
    twins: [
      ['two', 'three'],
      ['giant', 'tiny'],
      ['robot', 'snowman'],
      ['moons', 'rainbows'],
    ],
  },
]

describe.each(families)('claims held against “$place”', ({ place, twins }) => {
  let made: Evidence
  let own: Requirement[]
  beforeAll(async () => {
    made = await madeOf(place)
    own = requirementsOf(made)
  })

  it('are all met where they are its own', () => {
    expect(own.filter(({ status }) => status !== 'met')).toEqual([])
  })

  it.each(twins)('turn unmet where “%s” becomes “%s”', (one, other) => {
    const twin = place.replace(one, other)
    expect(twin).not.toBe(place)
    const held = requirementsOf(made, planned(twin))
    const isOwn = ({ claim }: Requirement) => own.some((known) => known.claim === claim)
    const changed = held.filter((requirement) => !isOwn(requirement))
    expect(changed.some(({ status }) => status === 'unmet')).toBe(true)
    expect(changed.filter(({ status }) => status === 'met')).toEqual([])
    expect(held.filter(isOwn).filter(({ status }) => status !== 'met')).toEqual([])
  })
})
