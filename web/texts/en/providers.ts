import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { inDigits, withDecimals } from '../numbers.ts'

type Overview = CallAnswer<'adminProviders'>
type Service = Overview['services'][number]

const parts: Record<Service['part'], string> = {
  language: 'Language',
  pictures: 'Pictures',
  meshes: '3D models',
  moderation: 'Moderation',
}

const states: Record<NonNullable<Service['breaker']>['state'], string> = {
  working: 'working',
  resting: 'resting',
  'tried again': 'retrying',
}

const periods: Record<Overview['period'], string> = { day: '24 hours', week: '7 days', month: '30 days' }

/** What calls were for, and the kinds of runs; names that are new stand as they are. */
const roles: Record<string, string> = {
  plan: 'Plans',
  code: 'Code and Agent',
  repair: 'Repairs',
  image: 'Pictures',
  mesh: '3D models',
  moderation: 'Moderation',
}
const kinds: Record<string, string> = {
  quick: 'Quick games',
  agent: 'Agent games',
  environment: 'Environments and simulations',
  model: '3D models',
}

const percent = (part: number, whole: number) => `${withDecimals((100 * part) / whole, 0)} %`

/** What the page says on which administrators see how AI services do. */
export const providers = {
  tab: 'Providers · Makebelieve',
  description: "Which AI services are set up, how they're doing, and what they were asked.",
  title: 'Providers',
  lead: 'AI services outside this server. What they make has to pass the same proof as everything else.',
  guide: 'How to set them up',

  services: 'Services',
  parts,
  states,
  roles,
  kinds,
  empty: 'No AI service is set up',
  emptyText:
    'The built-in engine makes everything, and nothing leaves this server. To connect a service, set:',
  settings: [
    ['AI_PROVIDER, AI_MODEL, AI_API_KEY', 'for language models'],
    ['IMAGE_PROVIDER, IMAGE_API_KEY', 'for pictures'],
    ['MESH_PROVIDER, MESH_API_KEY', 'for 3D models'],
    ['MODERATION_URL', 'for checking prompts first'],
  ],
  key: 'Key',
  keySet: 'set',
  keyMissing: 'not set',
  model: 'Model',
  address: 'Address',
  ownCheckpoint: 'Its own checkpoint',
  trouble: (failures: number) => `${inDigits(failures)} failures in a row`,
  restsUntil: (time: string) => `Next try: ${time}`,
  elsewhere: "Only the workers know whether it's resting after failures.",
  lastError: 'Last error',
  noError: 'none',

  ownKeys: (users: number) =>
    users === 0
      ? 'No user has brought their own key.'
      : users === 1
        ? 'One user has brought their own key.'
        : `${inDigits(users)} users have brought their own keys.`,
  ownKeysOff: "Users can't bring their own keys (AI_OWN_KEYS).",
  today: (tokens: number, most: number) =>
    `This installation's keys paid for ${inDigits(tokens)} of at most ${inDigits(most)} tokens today (UTC).`,

  period: 'Figures for the last',
  periods,
  calls: 'Calls',
  noCalls: 'No calls in this period.',
  ownKey: "users' own keys",
  figures: {
    calls: 'Calls',
    failures: 'Failed',
    input: 'Tokens in',
    output: 'Tokens out',
    cost: 'Cost',
    median: 'Median time',
    p95: '95 % within',
  },
  failed: (failures: number, calls: number) =>
    failures === 0 ? '0' : `${inDigits(failures)} (${percent(failures, calls)})`,
  dollars: (cost: number) => `$${withDecimals(cost, cost < 1 ? 3 : 2)}`,
  seconds: (milliseconds: number) => `${withDecimals(milliseconds / 1000, milliseconds < 10_000 ? 2 : 1)} s`,
  unknown: '–',

  proofs: 'Proven',
  proofsText: 'How much of what a model made passed its proof. The built-in engine made the rest.',
  noProofs: 'No language model runs finished in this period.',
  rate: (proven: number, all: number) => `${percent(proven, all)} · ${inDigits(proven)} of ${inDigits(all)}`,
  allKinds: 'All',

  errors: 'Last errors',
  noErrors: 'Nothing has failed.',
} as const
