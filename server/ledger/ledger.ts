import { monthlyFreeCredits } from '@makebelieve/contract/constants'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { account, appUser, transfer } from '../database/schema.ts'

export type Balances = { free: number; paid: number; held: number }

/** What a user has. Makes the month's free grant first if it is due. */
export async function balancesOf(db: Database, userId: string, now = new Date()): Promise<Balances> {
  await grantMonthlyCredits(db, userId, now)
  const rows = await db.select().from(account).where(eq(account.userId, userId))
  const balance = (bucket: keyof Balances) => rows.find((row) => row.bucket === bucket)?.balance ?? 0
  return { free: balance('free'), paid: balance('paid'), held: balance('held') }
}

/**
 * Tops the free credits up to the monthly amount, once per calendar month (UTC). Lazy: whoever does not come in a
 * month costs nothing. The month is marked even when nothing was missing, so credits never stack.
 */
async function grantMonthlyCredits(db: Database, userId: string, now: Date): Promise<void> {
  const month = now.toISOString().slice(0, 7)
  const due = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, userId), sql`${appUser.grantedMonth} is distinct from ${month}`))
  if (due.length === 0) return

  await db.transaction(async (tx) => {
    const marked = await tx
      .update(appUser)
      .set({ grantedMonth: month })
      .where(and(eq(appUser.id, userId), sql`${appUser.grantedMonth} is distinct from ${month}`))
      .returning({ id: appUser.id })
    if (marked.length === 0) return
    const [free] = await tx
      .select({ balance: account.balance })
      .from(account)
      .where(and(eq(account.userId, userId), eq(account.bucket, 'free')))
      .for('update')
    const missing = monthlyFreeCredits - (free?.balance ?? 0)
    if (missing > 0)
      await tx.insert(transfer).values({ key: `grant:${month}`, userId, dst: 'free', amount: missing })
  })
}
