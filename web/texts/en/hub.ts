/** What the Creator Hub says around its creations. */
export const hub = {
  tab: 'CreatorHub · Makebelieve',
  description: 'Games, models, worlds and simulations made by people, each with its proof.',
  title: 'Creator Hub',
  lead: 'Made by people like you. Every badge is a proof you can watch.',
  landingTitle: 'From the Creator Hub',
  landingLead: 'Each made from one sentence, and tested before anyone saw it.',
  seeAll: 'See all',

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
  /** Heard after what a badge says. */
  theProof: ': the proof',

  nothingFound: 'Try another word, or browse everything.',
  lookThrough: 'Show all creations',
  nothingYet: 'Nothing here yet. Published creations will appear here.',
  makeFirst: 'Make the first one',

  model: {
    facts: 'About this model',
    triangles: 'Triangles',
    parts: 'Parts',
    file: 'File',
    size: 'Size',
    licence: 'You may remix it: make your own copy and change it. A remix says where it came from.',
    licenceLink: 'The licence in full',
    downloads: 'Download',
    details: { full: 'GLB', medium: 'GLB, lighter', low: 'GLB, lightest' },
    noProof: (reason: string) => `We couldn't load the proof: ${reason}`,
  },

  noViewer: "We can't show this model right now: its file is missing.",
} as const
