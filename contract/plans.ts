import type { Plan, PlanId } from './entities/plan.ts'

export const monthlyFreeCredits = 2000
export const monthlyFreeGames = 10

export const plans = {
  free: plan({
    id: 'free',
    name: 'Free',
    description: 'Everything you need to start creating.',
    monthlyPrice: 0,
    features: [
      `${monthlyFreeCredits} credits per month`,
      `Up to ${monthlyFreeGames} games`,
      'Limited agent access',
      'No private project',
    ],
    button: 'Start for free',
  }),
  pro: plan({
    id: 'pro',
    name: 'Pro',
    description: 'For makers who build every week.',
    monthlyPrice: 2000,
    features: ['Everything in Free', 'Full agent access', 'Private projects'],
    button: 'Upgrade to Pro',
  }),
  studio: plan({
    id: 'studio',
    name: 'Studio',
    description: 'For teams and schools.',
    monthlyPrice: 20000,
    features: ['Everything in Pro', 'Unlimited credits', 'Invite only'],
    button: 'Upgrade to Studio',
  }),
} as const satisfies Record<PlanId, Plan>

/** A plan repeats itself for payment: there it is an item with an amount in cents. */
function plan(row: Omit<Plan, 'metadata'>): Plan {
  const item = { name: row.name, description: row.description, amount: row.monthlyPrice, currency: 'USD' }
  return { ...row, metadata: { planId: row.id, period: 'monthly', interval: 1, item } }
}

export function priceText(cents: number): string {
  return `$${cents / 100}`
}
