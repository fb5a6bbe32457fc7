const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const megabyte = 1024 * 1024

// Credits

/**
 * What a generation costs. `freeFrom` is the free balance from which the free pocket is preferred; for 3D it is
 * higher than the cost. `minutes` is how long it usually takes.
 */
export const prices = {
  quick: { cost: 200, freeFrom: 200, minutes: 2 },
  agent: { cost: 500, freeFrom: 500, minutes: 5 },
  model: { cost: 200, freeFrom: 500, minutes: 2 },
  environment: { cost: 200, freeFrom: 200, minutes: 2 },
} as const

export type PaidKind = keyof typeof prices
export type Pocket = 'free' | 'paid'
export type Balances = Record<Pocket, number>

export function preferredPocket(kind: PaidKind, balances: Balances): Pocket {
  return balances.free >= prices[kind].freeFrom ? 'free' : 'paid'
}

/** The preferred pocket if it can pay, else the other one, else none. A pocket pays all of it or nothing. */
export function choosePocket(kind: PaidKind, balances: Balances): Pocket | null {
  const preferred = preferredPocket(kind, balances)
  const other: Pocket = preferred === 'free' ? 'paid' : 'free'
  return [preferred, other].find((pocket) => balances[pocket] >= prices[kind].cost) ?? null
}

/** The browser's early warning, as specified: it lets unset paid credits through. The server decides. */
export function lacksCredits(
  kind: PaidKind,
  user: { credits: number; paidCredits?: number | null },
): boolean {
  const { cost } = prices[kind]
  return user.credits < cost && typeof user.paidCredits === 'number' && user.paidCredits < cost
}

/** A visitor who makes something has this without an account: enough for three of the usual kinds, for a day. */
export const guest = { creations: 3, credits: 3 * prices.quick.cost, perHour: 10, keptHours: 24 } as const

// Plans: in a file of their own, because the first page needs them and little else of these.

export { monthlyFreeCredits, monthlyFreeGames, plans, priceText } from './plans.ts'

export const gameJam = { cashDollars: 150, proPerksDollars: 20, upToDollars: 200, entriesPerWeek: 3 } as const

// Names and dates

export const nameLengths = { card: 30, chatTitle: 20, promptInModelName: 50 } as const

/** Characters are code points, so that an emoji is never cut in half; each takes at most two places of a string. */
export function firstCharacters(text: string, count: number): string {
  return [...text.slice(0, 2 * count)].slice(0, count).join('')
}

export function cutName(name: string, count: number): string {
  const start = firstCharacters(name, count)
  return start === name ? name : `${start}...`
}

export function modelName(title: string, prompt: string): string {
  return `${title} - ${firstCharacters(prompt, nameLengths.promptInModelName)}`
}

/** 'Just now', '5 minutes ago', '1 hour ago', '6 days ago'; from a week on, the date as the locale writes it. */
export function relativeDate(date: Date | string, now: Date, locale?: string): string {
  const then = new Date(date)
  const age = now.getTime() - then.getTime()
  if (Number.isNaN(age)) return ''
  if (age < minute) return 'Just now'
  if (age < hour) return ago(age / minute, 'minute')
  if (age < day) return ago(age / hour, 'hour')
  if (age < 7 * day) return ago(age / day, 'day')
  return then.toLocaleDateString(locale)
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}

// Lists and how long they stay fresh

export const pageSize = { gallery: 8, myCreations: 8 } as const

export const freshFor = {
  models: minute,
  games: minute,
  adminModels: 5 * minute,
  adminGames: 5 * minute,
  adminEnvironments: hour,
} as const

// Chat

export const clearing = { onlyAbove: 5, keepFirst: 2, keepLast: 3 } as const

export function keepWhenClearing<Message>(messages: readonly Message[]): Message[] {
  const { onlyAbove, keepFirst, keepLast } = clearing
  if (messages.length <= onlyAbove) return [...messages]
  return [...messages.slice(0, keepFirst), ...messages.slice(-keepLast)]
}

export const typing = { characters: 10, everyMs: 100 } as const

// Layout

export const narrowBelowPx = 768
export const promptHeightPx = { min: 52, max: 200 } as const
export const testimonialMs = 5 * second

/** Widths of resizable panes in percent. The game chat never grows past its default, as specified. */
export const panes = {
  modelChat: { default: 25, min: 20, max: 35 },
  environmentChat: { default: 25, min: 20, max: 35 },
  gameChat: { default: 25, min: 15, max: 25 },
  previous: { default: 20, openAtStart: true },
} as const

// The hero box

/** What the chips of the hero box mean for the page they lead to. */
export const creationTypes = {
  'game-2d': { creation: 'game', dimension: '2d' },
  'game-3d': { creation: 'game', dimension: '3d' },
  '3d-model': { creation: '3d' },
  simulation: { creation: 'environment', category: 'simulation' },
  environment: { creation: 'environment', category: 'scene' },
} as const

export type CreationType = keyof typeof creationTypes

export const gameTypes = { agent: 'Agent_Game', 'quick-game': 'Game' } as const
export type CreationMode = keyof typeof gameTypes

export const heroDefaults = { creationType: 'game-2d', mode: 'quick-game' } as const

/** Where the hero box leaves a prompt for the workspace to find in local storage. */
export const newPromptKey = 'newPrompt'

// Files

export const upload = {
  maxBytes: 10 * megabyte,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
} as const
export type UploadType = (typeof upload.types)[number]

export const downloads = {
  model: {
    file: 'model.glb',
    /** What a model is called in each form that it can be taken along in. */
    formats: { glb: 'model.glb', obj: 'model.obj.zip', stl: 'model.stl', usdz: 'model.usdz' },
  },
  environment: { file: 'environment.zip', script: 'environment.js', page: 'index.html' },
  game: { file: 'game.zip', script: 'game.js', page: 'index.html' },
} as const

// Limits the server keeps

export const maxPromptCharacters = 8_000
export const maxBodyBytes = 11 * megabyte
/** Of a game's code as a user edits it. What the engine writes is a quarter of that. */
export const maxCodeBytes = 2 * megabyte
/** Likewise of an environment's, which has all its meshes inside. */
export const maxEnvironmentBytes = 5 * megabyte
export const maxErrorCharacters = 2_000
export const maxRunningPerUser = 1
export const maxQueuedPerUser = 2
export const maxQueuedInAll = 50
export const maxSignedUrlMs = 10 * minute
export const maxAdminAccounts = 2

export const headers = {
  /** Chosen by the client: the same key and body is the same run. */
  idempotencyKey: 'Idempotency-Key',
  /** Answered with every run, so that its events can be followed and resumed. */
  runId: 'Run-Id',
  lastEventId: 'Last-Event-ID',
  /** With `respond-async`, a run is answered as soon as it is accepted. */
  prefer: 'Prefer',
} as const

// Accounts

export const passwordLength = { min: 8, max: 128 } as const

/** For scripts and agents. `days` are what one can choose from, besides a token that holds until it is revoked. */
export const personalTokens = { prefix: 'mb_', most: 10, days: [30, 90, 365], usualDays: 90 } as const
