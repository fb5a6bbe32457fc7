import { z } from 'zod'
import { defineCall } from '../call.ts'
import { says } from '../check-input.ts'
import { plainText } from '../text-rules.ts'
import { success } from './success.ts'

const tag = 'Providers'

/** A service that is set up. Of its key is only told that there is one. */
export const configuredService = z.object({
  part: z.enum(['language', 'pictures', 'meshes', 'moderation']),
  service: z.string(),
  models: z.array(z.object({ role: z.string(), model: z.string() })),
  keySet: z.boolean(),
  /** Where it is, if it is not where it usually is. */
  host: z.string().optional(),
  /** Whether it is left alone after trouble. Missing where another process works, or where nothing watches it. */
  breaker: z
    .object({
      state: z.enum(['working', 'resting', 'tried again']),
      failures: z.int(),
      restsUntil: z.string().optional(),
    })
    .optional(),
  lastError: z.object({ at: z.string(), words: z.string() }).nullable(),
})
export type ConfiguredService = z.output<typeof configuredService>

const asked = { service: z.string(), model: z.string() }

/** What one model was asked. Calls that users' own keys paid for stand by themselves. */
export const callFigures = z.object({
  ...asked,
  ownKeys: z.boolean(),
  calls: z.int(),
  failures: z.int(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars; null where no price is known. */
  cost: z.number().nullable(),
  /** How long answers took; null where there was none. */
  medianMs: z.number().nullable(),
  p95Ms: z.number().nullable(),
})
export type CallFigures = z.output<typeof callFigures>

export const proofFigures = z.object({
  ...asked,
  proven: z.int(),
  all: z.int(),
  kinds: z.array(z.object({ kind: z.string(), proven: z.int(), all: z.int() })),
})
export type ProofFigures = z.output<typeof proofFigures>

export const providerError = z.object({
  id: z.string(),
  at: z.string(),
  ...asked,
  role: z.string(),
  ownKey: z.boolean(),
  words: z.string(),
})

export const providerPeriods = ['day', 'week', 'month'] as const

const ownKeyProviders = ['openai', 'anthropic', 'google'] as const

/** A key of one's own, as its owner is shown it: by its last four characters. */
export const shownKey = z.object({
  provider: z.enum(ownKeyProviders),
  model: z.string(),
  hint: z.string(),
  createdAt: z.string(),
})

/** What may stand in a header, and nothing that a careless copy brought along. */
const apiKey = z
  .string()
  .trim()
  .min(16, { error: says('must have at least 16 characters') })
  .max(400, { error: says('must have at most 400 characters') })
  .regex(/^[!-~]*$/, { error: says('must have no spaces or special characters') })

const modelName = plainText({ max: 100 }).regex(/^[\w.:@/-]*$/, {
  error: says('must be the name by which the provider knows the model'),
})

export const providerCalls = {
  adminProviders: defineCall('adminProviders', {
    tag,
    summary: "For administrators: which AI services are set up, how they're doing, and what they were asked.",
    query: z.object({ period: z.enum(providerPeriods).default('day') }),
    answer: z.object({
      period: z.enum(providerPeriods),
      services: z.array(configuredService),
      ownKeys: z.object({ allowed: z.boolean(), users: z.int() }),
      /** Tokens that the keys of the house paid for since midnight, UTC. */
      today: z.object({ tokens: z.number(), most: z.number() }),
      calls: z.array(callFigures),
      proofs: z.array(proofFigures),
      errors: z.array(providerError),
    }),
  }),

  getOwnKey: defineCall('getOwnKey', {
    tag,
    summary: 'Whether users can bring their own AI key, and which one this user brought. Not for tokens.',
    answer: z.object({ allowed: z.boolean(), key: shownKey.nullable() }),
  }),

  keepOwnKey: defineCall('keepOwnKey', {
    tag,
    summary: "Saves the user's own AI key, encrypted; it's never shown again. Not for tokens.",
    body: z.strictObject({ provider: z.enum(ownKeyProviders), model: modelName, apiKey }),
    answer: z.object({ key: shownKey }),
  }),

  removeOwnKey: defineCall('removeOwnKey', {
    tag,
    summary: "Removes the user's own AI key right away. Not for tokens.",
    answer: success,
  }),

  tryOwnKey: defineCall('tryOwnKey', {
    tag,
    summary:
      "Asks the provider of the user's own key for one word, and says whether that worked. Not for tokens.",
    answer: z.object({ works: z.boolean(), message: z.string() }),
  }),

  providersGuide: defineCall('providersGuide', {
    tag,
    summary: 'The guide for setting up AI services, as text.',
    answer: 'file',
  }),
}
