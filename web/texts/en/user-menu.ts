import { inDigits } from '../numbers.ts'

/** What members find behind their picture. */
export const userMenu = {
  yours: (name: string) => `Your menu, ${name}:`,
  account: 'Account',
  credits: 'Credits',
  myCreations: 'My Creations',
  admin: 'Admin',
  queue: 'Queue',
  signOut: 'Sign out',
  /** '1,800 credits'; paid ones are named only where there are any. */
  balance: (free: number, paid: number) =>
    paid > 0 ? `${inDigits(free)} credits + ${inDigits(paid)} paid` : `${inDigits(free)} credits`,
} as const
