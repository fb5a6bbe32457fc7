import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choosePocket,
  cutName,
  keepWhenClearing,
  lacksCredits,
  modelName,
  type PaidKind,
  plans,
  prices,
  priceText,
  relativeDate,
} from './constants.ts'

const kinds = Object.keys(prices) as PaidKind[]
const balance = fc.oneof(fc.nat({ max: 1200 }), fc.constantFrom(0, 199, 200, 201, 499, 500, 501))
const balances = fc.record({ free: balance, paid: balance })

describe('the pocket that pays', () => {
  it('always holds the whole cost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), balances, (kind, held) => {
        const pocket = choosePocket(kind, held)
        if (pocket) expect(held[pocket]).toBeGreaterThanOrEqual(prices[kind].cost)
      }),
    )
  })

  it('is found whenever either pocket holds the cost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), balances, (kind, held) => {
        const payable = Math.max(held.free, held.paid) >= prices[kind].cost
        expect(choosePocket(kind, held) !== null).toBe(payable)
      }),
    )
  })

  it('is the free one from the preferred balance on, however much was bought', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), balances, (kind, held) => {
        if (held.free >= prices[kind].freeFrom) expect(choosePocket(kind, held)).toBe('free')
      }),
    )
  })

  it.each([
    ['quick', 200, 0, 'free'],
    ['quick', 199, 200, 'paid'],
    ['quick', 199, 199, null],
    ['agent', 500, 500, 'free'],
    ['agent', 499, 500, 'paid'],
    ['agent', 499, 499, null],
    ['environment', 200, 5000, 'free'],
    ['environment', 199, 200, 'paid'],
    ['model', 500, 200, 'free'],
    ['model', 499, 200, 'paid'],
    ['model', 499, 199, 'free'],
    ['model', 200, 0, 'free'],
    ['model', 199, 199, null],
  ] as const)('for %s with %i free and %i paid is %s', (kind, free, paid, pocket) => {
    expect(choosePocket(kind, { free, paid })).toBe(pocket)
  })
})

describe('the early warning', () => {
  it('speaks only when both pockets are known to be too small', () => {
    expect(lacksCredits('quick', { credits: 199, paidCredits: 199 })).toBe(true)
    expect(lacksCredits('quick', { credits: 199 })).toBe(false)
    expect(lacksCredits('quick', { credits: 200, paidCredits: 0 })).toBe(false)
    expect(lacksCredits('agent', { credits: 499, paidCredits: 499 })).toBe(true)
  })

  it('never stops what the server would accept', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), balances, (kind, { free, paid }) => {
        if (choosePocket(kind, { free, paid })) {
          expect(lacksCredits(kind, { credits: free, paidCredits: paid })).toBe(false)
        }
      }),
    )
  })
})

describe('a name that is cut', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 })

  it('stays whole when it fits, and otherwise keeps its first characters before the ellipsis', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 60 }), (name, count) => {
        const characters = [...name]
        const expected = characters.length <= count ? name : `${characters.slice(0, count).join('')}...`
        expect(cutName(name, count)).toBe(expected)
      }),
    )
  })

  it('never holds half an emoji', () => {
    expect(cutName('🐙🐙🐙🐙', 3)).toBe('🐙🐙🐙...')
    fc.assert(fc.property(text, (name) => cutName(name, 7).isWellFormed()))
  })
})

describe('names and prices', () => {
  it('a model is named by its title and the first 50 characters of the prompt', () => {
    expect(modelName('Dragon', 'x'.repeat(60))).toBe(`Dragon - ${'x'.repeat(50)}`)
  })

  it('a price is shown in dollars', () => {
    expect(Object.values(plans).map((plan) => priceText(plan.monthlyPrice))).toEqual(['$0', '$20', '$200'])
  })
})

describe('clearing a chat', () => {
  it('does nothing up to five messages', () => {
    expect(keepWhenClearing([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps the first two and the last three above that', () => {
    expect(keepWhenClearing([1, 2, 3, 4, 5, 6])).toEqual([1, 2, 4, 5, 6])
    expect(keepWhenClearing([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 7, 8, 9])
  })
})

describe('a relative date', () => {
  const now = new Date('2026-03-10T12:00:00Z')

  it.each([
    ['2026-03-10T11:59:30Z', 'Just now'],
    ['2026-03-10T12:05:00Z', 'Just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T11:01:00Z', '59 minutes ago'],
    ['2026-03-10T11:00:00Z', '1 hour ago'],
    ['2026-03-09T12:00:01Z', '23 hours ago'],
    ['2026-03-09T12:00:00Z', '1 day ago'],
    ['2026-03-04T12:00:00Z', '6 days ago'],
    ['2026-03-03T12:00:00Z', '3/3/2026'],
    ['no date', ''],
  ])('%s is %s', (date, shown) => {
    expect(relativeDate(date, now, 'en-US')).toBe(shown)
  })
})
