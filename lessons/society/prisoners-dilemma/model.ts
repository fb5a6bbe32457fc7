import type { Values } from '@makebelieve/kit/simulation/system'

export const side = 44
export const players = ['kind', 'selfish', 'tit for tat'] as const
export const [kind, selfish, titForTat] = [0, 1, 2] as const

/** Everybody's plan now and in the generation before, by their places row by row. */
export type Village = {
  plans: number[]
  before: number[]
  scores: number[]
  generation: number
  past: (readonly [kind: number, selfish: number, titForTat: number])[]
}

export const starts = ['Mixed by chance', 'One selfish in the middle'] as const

/** What a plan earns from another, on average in one round of a meeting. */
export function earns(mine: number, other: number, { temptation = 1.85, rounds = 4 }: Values): number {
  if (mine === selfish) {
    if (other === kind) return temptation
    // Tit for tat is fooled once only.
    return other === titForTat ? temptation / Math.max(1, Math.round(rounds)) : 0
  }
  return other === selfish ? 0 : 1
}

export function shareOf({ plans }: Village, plan: number): number {
  let count = 0
  for (const one of plans) if (one === plan) count++
  return count / plans.length
}
