import { describe, expect, it } from 'vitest'
import { otherPlans } from './nearer.ts'
import { planned } from './testing/made.ts'

describe('a second try toward the sentence', () => {
  it('has another way for what was unmet, and leaves alone what was met, stands in or was sized by the sentence', () => {
    const plan = planned('a giant cat in a red basket')
    const verdict = (unmet: string, standIn?: true) => ({
      requirements: plan.claims.map(({ text }) => ({
        claim: text,
        status: text.includes(unmet) ? ('unmet' as const) : ('met' as const),
        evidence: '',
        ...(standIn && { standIn }),
      })),
    })
    expect(otherPlans(plan, verdict('nothing of it'))).toEqual([])
    expect(otherPlans(plan, verdict('red', true))).toEqual([])
    const [recoloured] = otherPlans(plan, verdict('red'))
    expect(recoloured?.pieces.find(({ noun }) => noun === 'basket')?.partLooks.length).toBeGreaterThan(0)
    const [roomier] = otherPlans(plan, verdict(' in '))
    expect(roomier?.pieces.find(({ noun }) => noun === 'basket')?.size).toBe(1.5)
    expect(roomier?.pieces.find(({ noun }) => noun === 'cat')?.size).toBe(
      plan.pieces.find(({ noun }) => noun === 'cat')?.size,
    )
  })
})
