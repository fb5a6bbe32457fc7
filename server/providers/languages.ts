import {
  type Language,
  type LanguageSettings,
  openLanguage,
} from '@makebelieve/generation/providers/language/open-language'
import type { Environment } from '../env.ts'
import { warmKinds } from './kinds.ts'
import type { OwnKey, OwnKeys } from './own-keys.ts'

export type Languages = ReturnType<typeof openLanguages>
export type ChosenLanguage = { language: Language; isOwn: boolean }

/** How the house's language provider is set up; nothing without one. */
export function languageSettings(env: Environment): LanguageSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model } = env
  if (!provider || !model) return undefined
  const code = env.AI_MODEL_CODE ?? model
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = env
  return {
    provider,
    ...(env.AI_API_KEY && { apiKey: env.AI_API_KEY }),
    ...(env.AI_BASE_URL && { baseUrl: env.AI_BASE_URL }),
    models: { plan: env.AI_MODEL_PLAN ?? model, code, repair: env.AI_MODEL_REPAIR ?? code },
    seesPictures: env.AI_SEES_PICTURES,
    ...(input !== undefined && output !== undefined && { price: { input, output } }),
  }
}

/** The language provider for a user: with a key of their own, or that of the house. The SDK is loaded when first needed. */
export function openLanguages(env: Environment, ownKeys: OwnKeys) {
  const settings = languageSettings(env)
  let house: Promise<Language> | undefined

  const ownSettings = ({ provider, model, apiKey }: OwnKey): LanguageSettings => ({
    provider,
    apiKey,
    models: { plan: model, code: model, repair: model },
    seesPictures: env.AI_SEES_PICTURES,
  })

  return {
    /** Loads what the first run would wait for. */
    async warm(): Promise<void> {
      if (!settings) return
      house ??= openLanguage(settings)
      await Promise.all([house, warmKinds()])
    },
    async for(userId: string): Promise<ChosenLanguage | undefined> {
      const own = env.AI_OWN_KEYS ? await ownKeys.find(userId) : undefined
      if (own) return { language: await openLanguage(ownSettings(own)), isOwn: true }
      if (!settings) return undefined
      house ??= openLanguage(settings)
      return { language: await house, isOwn: false }
    },
  }
}
