/** What the Creator Hub says around its creations. */
export const hub = {
  tab: 'CreatorHub · Makebelieve',
  description: 'Games, models, worlds and simulations that people made, each with its proof.',
  title: 'Creator Hub',
  lead: 'Made by people like you. Every badge is a proof you can watch.',
  landingTitle: 'From the Creator Hub',
  landingLead: 'Made from one sentence each, and won by a bot before anybody saw it.',
  seeAll: 'See all of it',

  search: 'Search creations',
  searchHint: 'Cats, castles, a quiz …',
  searchButton: 'Search',
  filter: 'Show',
  sort: 'Order',
  sorts: { views: 'Most viewed', newest: 'Newest', likes: 'Most liked' },

  creations: 'Creations',
  shown: (count: number) => `${count} ${count === 1 ? 'creation' : 'creations'} shown`,
  earlier: 'Show earlier ones',
  noPicture: 'No picture yet',
  picture: (about: string) => `A scene: ${about}`,
  by: 'by',
  newTab: 'opens in a new tab',
  views: (count: number) => (count === 1 ? 'view' : 'views'),
  remix: 'Remix',
  remixOf: (name: string) => `Remix ${name}`,
  wonIn: (seconds: number) => `won in ${Math.max(1, Math.round(seconds))} s`,
  proven: 'proven',

  nothingFound: 'Try another word, or look through everything.',
  lookThrough: 'Show all creations',
  nothingYet: 'The shelf is waiting. What someone publishes will stand here.',
  makeFirst: 'Make the first one',

  noViewer: 'This model cannot be turned just now: its file is not there.',
} as const
