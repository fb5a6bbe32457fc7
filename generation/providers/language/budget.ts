import { ProviderFailure } from '../failure.ts'

export type BudgetLimits = {
  steps: number
  tokens: number
  seconds: number
  /** US dollars; counts only where prices are known. */
  cost?: number
}
export type Spent = { steps: number; tokens: number; milliseconds: number; cost?: number }

export type Budget = ReturnType<typeof openBudget>

/** What one run may take from a provider. What was spent before a restart counts. */
export function openBudget(limits: BudgetLimits, now: () => number, before?: Spent) {
  const spent: Spent = { steps: 0, tokens: 0, milliseconds: 0, ...before }
  const began = now() - spent.milliseconds
  return {
    limits,
    spend({ tokens, cost }: { tokens: number; cost?: number }): void {
      spent.steps++
      spent.tokens += tokens
      if (cost !== undefined) spent.cost = (spent.cost ?? 0) + cost
    },
    spent: (): Spent => ({ ...spent, milliseconds: Math.round(now() - began) }),
    millisecondsLeft: () => Math.max(0, 1000 * limits.seconds - (now() - began)),
    /** Throws when nothing is left. */
    check(): void {
      const used = now() - began
      const gone =
        spent.steps >= limits.steps
          ? `its ${limits.steps} steps`
          : spent.tokens >= limits.tokens
            ? `its ${limits.tokens} tokens`
            : used >= 1000 * limits.seconds
              ? `its ${limits.seconds} seconds`
              : limits.cost !== undefined && (spent.cost ?? 0) >= limits.cost
                ? `its ${limits.cost} dollars`
                : undefined
      if (gone) throw new ProviderFailure('budget', `The language model has used up ${gone}.`)
    },
  }
}
