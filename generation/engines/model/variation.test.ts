import { describe, expect, it } from 'vitest'
import { planModel } from './plan.ts'
import { varied } from './variation.ts'

const valuesOf = (plan: ReturnType<typeof planModel>) => {
  const source = plan.pieces[0]?.source
  return source?.by === 'archetype' ? source.order.values : undefined
}

describe('a variation', () => {
  const plain = planModel('a dog', { seed: 0 })

  it('differs in its proportions, and the same seed gives the same', () => {
    const one = varied(plain, 7, 1)
    expect(valuesOf(one)).not.toEqual(valuesOf(plain))
    expect(varied(plain, 7, 1)).toEqual(one)
  })

  it('of a variation differs again, and seed 0 leads back to the plain one', () => {
    const one = varied(plain, 7, 1)
    expect(valuesOf(varied(one, 8, 1))).not.toEqual(valuesOf(one))
    expect(valuesOf(varied(one, 0, 1))).toEqual(valuesOf(plain))
  })

  it('keeps what was asked for since', () => {
    const one = varied(plain, 7, 1)
    const [name = ''] = Object.keys(valuesOf(one) ?? {})
    const [piece] = one.pieces
    if (piece?.source.by !== 'archetype') throw new Error('A dog has a shape')
    piece.source.order.values = { ...piece.source.order.values, [name]: 0.123 }
    expect(valuesOf(varied(one, 9, 1))?.[name]).toBe(0.123)
  })
})
