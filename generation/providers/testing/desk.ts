import type { LLMock } from '@copilotkit/aimock'
import { type BudgetLimits, openBudget } from '../language/budget.ts'
import { type LanguageSettings, openLanguage } from '../language/open-language.ts'
import type { Desk } from '../language/turn.ts'
import { openBreakers } from '../network/breaker.ts'
import type { ServiceCall } from '../usage.ts'

export const protocols = ['openai', 'anthropic', 'google', 'compatible'] as const
type Protocol = (typeof protocols)[number]

/** Where each SDK expects its service to be. */
const paths: Record<Protocol, string> = {
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  compatible: '/v1',
}
const models: Record<Protocol, string> = {
  openai: 'gpt-5',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-pro',
  compatible: 'llama3.3',
}

export function settingsFor(protocol: Protocol, mock: Pick<LLMock, 'url'>): LanguageSettings {
  const model = models[protocol]
  return {
    provider: protocol,
    apiKey: 'a-key-that-nobody-may-see',
    baseUrl: `${mock.url}${paths[protocol]}`,
    models: { plan: model, code: model, repair: model },
    seesPictures: true,
    price: { input: 2, output: 10 },
  }
}

const usual: BudgetLimits = { steps: 50, tokens: 1e6, seconds: 60 }

/** A desk in front of a mocked service, and what was written down there. */
export async function deskAt(
  protocol: Protocol,
  mock: Pick<LLMock, 'url'>,
  {
    limits = usual,
    signal = new AbortController().signal,
  }: { limits?: BudgetLimits; signal?: AbortSignal } = {},
): Promise<Desk & { calls: ServiceCall[] }> {
  const calls: ServiceCall[] = []
  const now = () => performance.now()
  return {
    language: await openLanguage(settingsFor(protocol, mock)),
    breakers: openBreakers(),
    budget: openBudget(limits, now),
    note: (call) => void calls.push(call),
    now,
    signal,
    retryMs: 5,
    calls,
  }
}
