import { inDigits } from '../numbers.ts'

/** What stands around one's statement; what its lines say comes from the server. */
export const credits = {
  tab: 'Credits · Makebelieve',
  description: 'Where your credits came from and where they went.',
  title: 'Credits',
  lead: "We set aside the cost of a creation while it's being made. If the proof fails, you get it back automatically.",
  older: 'Older entries',

  free: 'Free credits',
  freeAbout: (credits: number) => `topped up to ${inDigits(credits)} at the start of each month`,
  paid: 'Paid credits',
  paidAbout: "used when your free credits aren't enough",

  caption: 'Statement, newest first',
  date: 'Date',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  balanceIs: 'Balance:',
  inUtc: (time: string) => `${time} UTC`,
  held: 'set aside',

  empty: 'Nothing here yet',
  emptyText: 'Your first credits arrive on your first visit. After that, every creation gets a line here.',
} as const
