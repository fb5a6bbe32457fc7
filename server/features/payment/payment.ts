import { calls } from '@makebelieve/contract/calls/index'
import { plans } from '@makebelieve/contract/plans'
import { type Registry, registerCall } from '../../http/register-call.ts'

/** What a plan is and costs. Nothing is sold yet: only the free plan can be chosen. */
export function paymentFeature(registry: Registry): void {
  registerCall(registry, calls.getPlan, ({ c, params }) => {
    const plan = plans[params.planId]
    c.header('Cache-Control', 'public, max-age=60')
    return { ...plan, ...plan.metadata }
  })
}
