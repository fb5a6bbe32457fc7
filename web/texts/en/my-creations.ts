/** What My Creations says beyond the texts that are specified. */
export const myCreations = {
  search: 'Search your creations',
  searchHint: 'Search by name',
  filter: 'Type',
  loading: 'Loading your creations',
  found: (count: number) => `${count} ${count === 1 ? 'creation' : 'creations'}`,
  menuOf: (name: string) => `Menu for ${name}`,
  byTheAgent: 'made by the agent',
  nothingFound: 'Try another word or another type.',
  nothingYet: 'Everything you make is saved here. Only you can see it until you publish.',
  makeOne: 'Make something',
  tryAgain: 'Try again',
  publishText: 'Anyone can view it, like it and remix it. You can take it back at any time.',
} as const
