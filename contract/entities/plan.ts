import { z } from 'zod'

export const planId = z.enum(['free', 'pro', 'studio'])
export type PlanId = z.output<typeof planId>

/** A plan as a payment service knows it. Amounts are in cents. */
export const planMetadata = z.object({
  planId,
  period: z.literal('monthly'),
  interval: z.int().min(1),
  item: z.object({
    name: z.string(),
    description: z.string(),
    amount: z.int().min(0),
    currency: z.string().length(3),
  }),
})

export const plan = z.object({
  id: planId,
  name: z.string(),
  description: z.string(),
  /** In cents. */
  monthlyPrice: z.int().min(0),
  features: z.array(z.string()),
  button: z.string(),
  metadata: planMetadata,
})
export type Plan = z.output<typeof plan>
