import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Requirement } from '../../../pipeline/engine.ts'
import { madeOf, planned } from '../testing/made.ts'
import type { Evidence } from './evidence.ts'
import { requirementsOf } from './requirements.ts'

// Building is work; how long it takes is measured elsewhere.
vi.setConfig({ hookTimeout: 180_000 })

/**
 * Pairs of sentences that differ in one word. Whoever holds the claims of one against the model of the other must find that very claim
 * unmet, and nothing else changed: a judge that calls it met would call anything met.
 */
const families: { model: string; twins: [one: string, other: string][] }[] = [
  {
    model: 'a cat on a wooden table',
    twins: [
      ['on a', 'under a'],
      ['on a', 'beside a'],
      ['on a', 'in a'],
      ['on a', 'behind a'],
      ['a cat', 'a dog'],
      ['wooden', 'metal'],
      ['table', 'chair'],
    ],
  },
  {
    model: 'a dog under a table',
    twins: [
      ['under', 'on'],
      ['under', 'beside'],
      ['a dog', 'three dogs'],
      ['a dog', 'a red dog'],
    ],
  },
  {
    model: 'a sleeping fox in a basket',
    twins: [
      ['sleeping', 'sitting'],
      ['sleeping', 'standing'],
      ['in a', 'on a'],
      ['in a', 'beside a'],
      ['in a', 'under a'],
      ['fox', 'rabbit'],
      ['basket', 'bathtub'],
    ],
  },
  {
    model: 'a knight holding a sword',
    twins: [
      ['holding', 'wearing'],
      ['holding', 'beside'],
      ['a sword', 'an axe'],
      ['a knight', 'a wizard'],
    ],
  },
  {
    model: 'a ladder leaning against a brick wall',
    twins: [
      ['leaning against', 'on'],
      ['leaning against', 'behind'],
      ['leaning against', 'hanging from'],
      ['ladder', 'broom'],
      ['brick', 'wooden'],
    ],
  },
  {
    model: 'three red apples in a bowl',
    twins: [
      ['three', 'five'],
      ['red', 'green'],
      ['apples', 'pears'],
      ['in a', 'under a'],
      ['in a', 'beside a'],
    ],
  },
  {
    model: 'a giant dog beside a blue chair',
    twins: [
      ['giant', 'tiny'],
      ['blue', 'yellow'],
      ['beside', 'on'],
      ['beside', 'behind'],
      ['a giant dog', 'two giant dogs'],
    ],
  },
  {
    model: 'an open treasure chest full of gold coins',
    twins: [
      ['open', 'closed'],
      ['gold coins', 'silver coins'],
      ['full of', 'beside'],
    ],
  },
  {
    model: 'a corgi wearing a red scarf',
    twins: [
      ['wearing', 'holding'],
      ['red', 'blue'],
      ['scarf', 'hat'],
      ['corgi', 'poodle'],
    ],
  },
  {
    model: 'a lantern hanging from a tree',
    twins: [
      ['hanging from', 'on'],
      ['hanging from', 'leaning against'],
      ['lantern', 'bell'],
    ],
  },
  {
    model: 'a castle with four towers and a blue roof',
    twins: [
      ['four', 'six'],
      ['blue', 'red'],
      ['with', 'without'],
    ],
  },
]

describe.each(families)('claims held against “$model”', ({ model, twins }) => {
  let made: Evidence
  let own: Requirement[]
  beforeAll(async () => {
    made = await madeOf(model)
    own = requirementsOf(made)
  })

  it('are all met where they are its own', () => {
    expect(own.filter(({ status }) => status !== 'met')).toEqual([])
  })

  it.each(twins)('turn unmet where “%s” becomes “%s”', (one, other) => {
    const twin = model.replace(one, other)
    expect(twin).not.toBe(model)
    const held = requirementsOf(made, planned(twin))
    const isOwn = ({ claim }: Requirement) => own.some((known) => known.claim === claim)
    const changed = held.filter((requirement) => !isOwn(requirement))
    expect(changed.some(({ status }) => status === 'unmet')).toBe(true)
    expect(changed.filter(({ status }) => status === 'met')).toEqual([])
    expect(held.filter(isOwn).filter(({ status }) => status !== 'met')).toEqual([])
  })
})
