import { type FailureKind, ProviderFailure } from '@makebelieve/generation/providers/failure'
import { openBudget } from '@makebelieve/generation/providers/language/budget'
import { type openLanguage, serviceNameOf } from '@makebelieve/generation/providers/language/open-language'
import { takeTurn } from '@makebelieve/generation/providers/language/turn'
import { openBreakers } from '@makebelieve/generation/providers/network/breaker'
import type { OwnKey } from '../../providers/own-keys.ts'

export type OpenLanguage = typeof openLanguage
export type KeyTrial = { works: boolean; message: string }

/** Three steps, because what breaks off is asked again; no more than somebody waits for in front of a button. */
const budget = { steps: 3, tokens: 2_000, seconds: 25 }

/**
 * Asks for one word. The breakers are the trial's own: a wrong key of one user must not have the service left alone for
 * all others. Nothing is written down, as nothing is made.
 */
export async function tryKey(
  { provider, model, apiKey }: OwnKey,
  open: OpenLanguage,
  signal: AbortSignal,
): Promise<KeyTrial> {
  const service = serviceNameOf({ provider })
  const now = () => performance.now()
  try {
    const models = { plan: model, code: model, repair: model }
    const language = await open({ provider, apiKey, models, seesPictures: false })
    const { text } = await takeTurn(
      {
        language,
        breakers: openBreakers(),
        budget: openBudget(budget, now),
        note: () => {},
        now,
        signal,
      },
      {
        role: 'plan',
        instructions: 'Answer with one word.',
        messages: [{ role: 'user', content: 'Say “ready”.' }],
      },
    )
    if (text.trim() === '') return failed(service, model, 'malformed')
    return { works: true, message: `It works: ${service} answered with ${model}.` }
  } catch (error) {
    if (error instanceof ProviderFailure) return failed(service, model, error.kind)
    throw error
  }
}

function failed(service: string, model: string, kind: FailureKind): KeyTrial {
  return { works: false, message: words[kind](service, model) }
}

const later = (service: string) =>
  `${service} didn't answer in time, so we don't know whether the key works. Try again in a moment.`

const words: Record<FailureKind, (service: string, model: string) => string> = {
  unauthorised: (service) => `${service} doesn't accept this key, or its account is out of credit.`,
  refused: (service, model) =>
    `${service} didn't accept the request. Check that your key can use a model called ${model}.`,
  busy: (service) =>
    `${service} is too busy right now, or your key has reached its limit. Try again in a moment.`,
  unreachable: (service) =>
    `We couldn't reach ${service}, so we don't know whether the key works. Try again in a moment.`,
  'too-slow': later,
  budget: later,
  malformed: (service, model) => `${service} answered, but said nothing. Is ${model} a text model?`,
  'too-large': (service) => `${service} answered with far more than one word.`,
  'forbidden-address': (service) => `This server isn't allowed to reach ${service}.`,
}
