import type { SessionUser } from '../../api/session.ts'

const count = new Intl.NumberFormat('en')

/** '1,800 credits'; paid ones are named only where there are any. */
export function balanceText({ credits, paidCredits }: Pick<SessionUser, 'credits' | 'paidCredits'>): string {
  const free = `${count.format(credits)} credits`
  return paidCredits > 0 ? `${free} + ${count.format(paidCredits)} paid` : free
}
