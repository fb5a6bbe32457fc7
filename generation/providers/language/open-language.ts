import type { LanguageModel } from 'ai'
import { type Fetch, guardedFetch } from '../network/guarded-fetch.ts'

export type LanguageRole = 'plan' | 'code' | 'repair'

export type LanguageSettings = {
  provider: 'openai' | 'anthropic' | 'google' | 'compatible'
  apiKey?: string
  /** Of a compatible service, or of whatever stands in for one of the others. */
  baseUrl?: string
  models: Record<LanguageRole, string>
  /** Screenshots may be sent to it. */
  seesPictures: boolean
  /** US dollars for a million tokens. */
  price?: { input: number; output: number }
}

/** A language provider, ready to be asked. */
export type Language = {
  /** As people call it: 'OpenAI'. */
  service: string
  seesPictures: boolean
  price?: { input: number; output: number }
  nameOf(role: LanguageRole): string
  modelOf(role: LanguageRole): LanguageModel
}

const serviceNames = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'the language service',
} as const

/** As people call it: 'OpenAI', or the host of a compatible service. */
export const serviceNameOf = ({ provider, baseUrl }: Pick<LanguageSettings, 'provider' | 'baseUrl'>) =>
  provider === 'compatible' && baseUrl ? new URL(baseUrl).host : serviceNames[provider]

const limits = { mostBytes: 4 * 2 ** 20, idleMs: 60_000 }

/** Loads only the part of the SDK that the provider needs. */
export async function openLanguage(settings: LanguageSettings): Promise<Language> {
  const { baseUrl, models, seesPictures, price } = settings
  // An address that the operator wrote down may be in the own network; redirects and all others may not.
  const fetch = guardedFetch({ ...limits, trusted: baseUrl ? [baseUrl] : [] })
  const model = await opener(settings, fetch)
  return {
    service: serviceNameOf(settings),
    seesPictures,
    ...(price && { price }),
    nameOf: (role) => models[role],
    modelOf: (role) => model(models[role]),
  }
}

async function opener(
  { provider, apiKey, baseUrl }: LanguageSettings,
  fetch: Fetch,
): Promise<(model: string) => LanguageModel> {
  const shared = { apiKey, fetch, ...(baseUrl && { baseURL: baseUrl }) }
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(shared)
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(shared)
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogle(shared)
  if (!baseUrl) throw new Error('A compatible service needs an address')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    ...shared,
    name: 'compatible',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    includeUsage: true,
  })
}
