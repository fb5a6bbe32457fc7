/** What My Creations says beyond the texts that are specified. */
export const myCreations = {
  search: 'Search your creations',
  searchHint: 'Search by name',
  filter: 'Type',
  loading: 'Loading your creations',
  found: (count: number) => `${count} ${count === 1 ? 'creation' : 'creations'}`,
  menuOf: (name: string) => `Menu of ${name}`,
  byTheAgent: 'made by the agent',
  nothingFound: 'Try another word, or another type.',
  nothingYet: 'Everything you make is kept here, for you alone until you publish it.',
  makeOne: 'Make something',
  tryAgain: 'Try again',
  publishText: 'Everybody can look at it, like it and remix it. You can take it back at any time.',
  publishing: 'Publishing...',
} as const
