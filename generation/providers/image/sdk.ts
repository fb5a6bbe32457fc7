import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, generateImage, type ImageModel, NoImageGeneratedError } from 'ai'
import { ProviderFailure } from '../failure.ts'
import type { Fetch } from '../network/guarded-fetch.ts'
import { failureOfStatus, withRetries } from '../network/retries.ts'
import { contentRefused, malformed, type Pace } from './ask.ts'
import type { AskForPicture } from './service.ts'

type Access = { key: string; base?: string; model: string; fetch: Fetch }

export const openAiModel = (access: Access): ImageModel => createOpenAI(settings(access)).image(access.model)
export const googleModel = (access: Access): ImageModel => createGoogle(settings(access)).image(access.model)

const settings = ({ key, base, fetch }: Access) => ({
  apiKey: key,
  ...(base && { baseURL: base }),
  // The key goes to the address that the operator wrote down, and to no other.
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, redirect: 'error' }),
})

/** Services that the AI SDK speaks to. */
export function askThroughSdk(service: string, model: ImageModel, { retryMs }: Pace): AskForPicture {
  return ({ prompt, fields, signal }) =>
    withRetries(
      async () => {
        try {
          const { image, usage } = await generateImage({
            model,
            prompt,
            n: 1,
            ...fields,
            maxRetries: 0,
            abortSignal: signal,
          })
          const { inputTokens, outputTokens } = usage
          return { bytes: image.uint8Array, inputTokens, outputTokens }
        } catch (error) {
          if (signal.aborted) throw signal.reason
          throw failureOf(error, service)
        }
      },
      { signal, firstWaitMs: retryMs },
    )
}

/** What the SDK says, in our words. What is wrapped inside may be our own. */
function failureOf(error: unknown, service: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ProviderFailure) return cause
  if (APICallError.isInstance(error)) {
    const { statusCode = 0, responseHeaders = {}, responseBody = '' } = error
    if (/moderation_blocked|content_policy_violation/.test(responseBody))
      return contentRefused(service, error)
    if (/insufficient_quota|billing_hard_limit/.test(responseBody))
      return new ProviderFailure('unauthorised', `The account at ${service} is empty.`)
    if (statusCode === 0)
      return new ProviderFailure('unreachable', `${service} could not be reached.`, { cause: error })
    return failureOfStatus(statusCode, new Headers(responseHeaders), service) ?? malformed(service, error)
  }
  if (NoImageGeneratedError.isInstance(error)) {
    const reasons = JSON.stringify(error.calls?.map(({ providerMetadata }) => providerMetadata) ?? [])
    return /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/.test(reasons)
      ? contentRefused(service, error)
      : malformed(service, error)
  }
  return malformed(service, error)
}
