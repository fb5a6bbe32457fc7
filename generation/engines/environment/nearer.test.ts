import { describe, expect, it } from 'vitest'
import { otherPlans } from './nearer.ts'
import { planEnvironment } from './plan.ts'

describe('a second try toward the sentence', () => {
  const plan = planEnvironment('a beach with a hammock between two palms and a giant parrot', { seed: 3 })
  const verdict = (unmet: (text: string) => boolean, standIn?: true) => ({
    requirements: plan.claims.map(({ text }) => ({
      claim: text,
      status: unmet(text) ? ('unmet' as const) : ('met' as const),
      evidence: '',
      ...(standIn && { standIn }),
    })),
  })

  it('lays a place out anew where something stands otherwise than was asked for', () => {
    const [other] = otherPlans(
      plan,
      verdict((text) => text.includes('between')),
    )
    expect(other?.seed).not.toBe(plan.seed)
    expect(other?.things).toEqual(plan.things)
  })

  it('makes larger what cannot be seen, unless the sentence says how large it is', () => {
    const sizes = (noun: string) => {
      const [other] = otherPlans(
        plan,
        verdict((text) => text === noun),
      )
      const metres = (one: typeof plan | undefined) =>
        one?.things.find((thing) => thing.noun === noun)?.metres ?? 0
      return metres(other) / metres(plan)
    }
    expect(sizes('hammock')).toBeGreaterThan(1.2)
    expect(sizes('parrot')).toBe(1)
  })

  it('leaves alone what is all there, or is shown as something else', () => {
    expect(
      otherPlans(
        plan,
        verdict(() => false),
      ),
    ).toEqual([])
    expect(
      otherPlans(
        plan,
        verdict(() => true, true),
      ),
    ).toEqual([])
  })
})
