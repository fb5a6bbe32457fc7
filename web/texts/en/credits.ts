import { inDigits } from '../numbers.ts'

/** What stands around one's statement; what its lines say comes from the server. */
export const credits = {
  tab: 'Credits · Makebelieve',
  description: 'Where your credits came from and went.',
  title: 'Credits',
  lead: 'What a creation costs is set aside while it is being made, and comes back by itself when the proof fails.',
  older: 'Older entries',

  free: 'Free credits',
  freeAbout: (credits: number) => `topped up to ${inDigits(credits)} at the start of each month`,
  paid: 'Paid credits',
  paidAbout: 'used when the free ones do not suffice',

  caption: 'Statement, newest first',
  date: 'Date',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  balanceIs: 'Balance:',
  inUtc: (time: string) => `${time} UTC`,
  held: 'set aside',

  empty: 'Nothing here yet',
  emptyText: 'Your first credits arrive with your first visit, and every creation gets a line.',
} as const
