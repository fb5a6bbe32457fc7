/** What the page of the plans says that the first page, which shows them too, does not. */
export const plansPage = {
  tab: 'Plans · Makebelieve',
  description: "What Makebelieve costs: nothing to start with, and nothing for anything we couldn't prove.",
} as const
