import type { SessionUser } from '../../api/session.ts'
import { userMenu } from '../../texts/en/user-menu.ts'

/** '1,800 credits'; paid ones are named only where there are any. */
export function balanceText({ credits, paidCredits }: Pick<SessionUser, 'credits' | 'paidCredits'>): string {
  return userMenu.balance(credits, paidCredits)
}
