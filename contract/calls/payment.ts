import { z } from 'zod'
import { defineCall } from '../call.ts'
import { plan, planId, planMetadata } from '../entities/plan.ts'

export const paymentCalls = {
  getPlan: defineCall('getPlan', {
    tag: 'Payment',
    summary: 'Describes a plan, with its period and its item.',
    params: z.object({ planId }),
    answer: plan.extend(planMetadata.shape),
  }),
}
