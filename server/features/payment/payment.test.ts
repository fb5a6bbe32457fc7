import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { plans, priceText } from '@makebelieve/contract/plans'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'

const app = useApp({ ROLE: 'web' })

describe('a plan', () => {
  it.each(Object.values(plans))(
    '$id is described to everybody, with its period and its item',
    async (plan) => {
      const answer = await app.visitor().json<CallAnswer<'getPlan'>>(`/api/payment/plan/${plan.id}`)
      expect(answer).toEqual({ ...plan, ...plan.metadata })
      expect(answer).toMatchObject({ planId: plan.id, period: 'monthly', interval: 1 })
      expect(answer.item).toMatchObject({ name: plan.name, amount: plan.monthlyPrice, currency: 'USD' })
    },
  )

  it('counts its price in cents', async () => {
    const { item } = await app.visitor().json<CallAnswer<'getPlan'>>('/api/payment/plan/pro')
    expect([item.amount, priceText(item.amount)]).toEqual([2000, '$20'])
  })

  it.each(['gold', 'Free', 'free%20', '__proto__'])('named %s is refused', async (name) => {
    const answer = await app.visitor().get(`/api/payment/plan/${name}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: 'invalid_input',
      fields: ['planId'],
      message: 'planId must be free or pro or studio.',
    })
  })
})
