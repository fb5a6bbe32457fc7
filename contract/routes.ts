/** Every page that the product links to. */
export const routes = {
  home: '/',
  /** The box on the first page. */
  create: '/#create',
  creatorHub: '/creator-hub',
  contact: '/contact',
  about: '/about',
  pricing: '/#plans',
  gameZone: '/game',
  education: '/education',
  /** A topic; `settings` are those of a class link, as a query. */
  topic: (id: string, settings = '') => `/education/${encodeURIComponent(id)}${settings}`,
  embeddedTopic: (id: string, settings = '') => `/embed/education/${encodeURIComponent(id)}${settings}`,
  plans: '/plans',
  learn: '/learn',
  guide: '/guide',
  gameJam: '/gamejam',
  press: '/press',
  partnerships: '/partnerships',
  privacy: '/policies/privacy-policy',
  terms: '/policies/terms-and-conditions',
  cookies: '/policies/cookies',
  refunds: '/policies/refund-policy',
  ads: '/policies/ad-policy',
  myCreations: '/?tab=mycreations',
  admin: '/?tab=admin',
  game: (encryptedId: string) => `/game/${encodeURIComponent(encryptedId)}`,
  embeddedGame: (encryptedId: string) => `/embed/game/${encodeURIComponent(encryptedId)}`,
  /** Models have no page of their own: the Creator Hub opens its viewer. */
  model: (encryptedId: string) => `/creator-hub?model=${encodeURIComponent(encryptedId)}`,
  environment: (encryptedId: string) => `/environment?id=${encodeURIComponent(encryptedId)}`,
  embeddedEnvironment: (encryptedId: string) => `/embed/environment/${encodeURIComponent(encryptedId)}`,
} as const
