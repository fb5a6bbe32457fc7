import type { texts } from '@makebelieve/contract/texts'

/** Only types, as in hero.ts: the tickets stand on the first page. */
const specified: Omit<(typeof texts)['pricing'], 'loadFailed'> = {
  mostPopular: 'Most popular',
  comingSoon: 'Coming soon',
  inviteOnly: 'Invite Only',
}

/** What stands around the plans, also on the first page; what they cost and hold is part of the contract. */
export const plansText = {
  ...specified,
  title: 'Plans',
  lead: "Start free, and stay free as long as you like. You only pay for what's proven to work.",
  aMonth: 'a month',
  yours: 'Your plan',
  /** Whether a feature tells what a plan does not have. */
  isLack: (feature: string) => feature.startsWith('No '),
} as const
