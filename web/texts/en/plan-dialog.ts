import type { texts } from '@makebelieve/contract/texts'

const loadFailed: (typeof texts)['pricing']['loadFailed'] = 'Error loading plan details. Please try again.'
const retry: (typeof texts)['actions']['retry'] = 'Retry'

/** What is said before a plan is chosen. */
export const planDialog = {
  confirm: 'Confirm your plan',
  current: 'Your plan',
  keep: 'Keep it',
  notNow: 'Not now',
  signUp: 'Confirm and sign up',
  loading: 'Loading plan …',
  loadFailed,
  retry,
  every: (months: number) => (months === 1 ? 'every month' : `every ${months} months`),
  free: "Nothing to pay, no card, and it doesn't run out.",
  paid: (currency: string) => `In ${currency}, until you cancel.`,
} as const
