import {
  APICallError,
  type Instructions,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  streamText,
  type ToolSet,
} from 'ai'
import type { z } from 'zod'
import { ProviderFailure } from '../failure.ts'
import type { Breakers } from '../network/breaker.ts'
import { failureOfStatus, withRetries } from '../network/retries.ts'
import type { NoteCall } from '../usage.ts'
import type { Budget } from './budget.ts'
import type { Language, LanguageRole } from './open-language.ts'

/** What a conversation with a provider needs, beside the words. */
export type Desk = {
  language: Language
  breakers: Breakers
  budget: Budget
  note: NoteCall
  now(): number
  signal: AbortSignal
  /** The longest answer. */
  mostOutputTokens?: number
  /** The first pause before something is tried again; tests are less patient. */
  retryMs?: number
}

export type TurnOrder<Value> = {
  role: LanguageRole
  instructions: Instructions
  messages: ModelMessage[]
  tools?: ToolSet
  /** With a schema the answer is a value of it. */
  schema?: z.ZodType<Value>
  onText?(text: string): void
}

export type Turn<Value> = {
  /** To be put behind the messages for the next turn. */
  messages: ModelMessage[]
  text: string
  value: Value | undefined
  calledTools: boolean
}

/** More than any honest answer; a model that babbles is cut off. */
const mostCharacters = 400_000
const usualOutputTokens = 16_000

/**
 * One question and its answer, streamed; tools that the answer asks for are run. What breaks off is asked again from its
 * beginning, within the budget. Every call is written down, also the failed ones.
 */
export async function takeTurn<Value = never>(desk: Desk, order: TurnOrder<Value>): Promise<Turn<Value>> {
  const { language, breakers, signal, retryMs: firstWaitMs } = desk
  const work = () => breakers.through(language.service, () => once(desk, order))
  return withRetries(work, { signal, firstWaitMs })
}

async function once<Value>(desk: Desk, order: TurnOrder<Value>): Promise<Turn<Value>> {
  const { language, budget, note, now, signal } = desk
  budget.check()
  const began = now()
  const call = { service: language.service, model: language.nameOf(order.role), role: order.role }
  const late = AbortSignal.timeout(Math.max(1, Math.ceil(budget.millisecondsLeft())))
  try {
    const { turn, usage } = await stream(desk, order, AbortSignal.any([signal, late]))
    const cost =
      language.price && (usage.input * language.price.input + usage.output * language.price.output) / 1e6
    budget.spend({ tokens: usage.input + usage.output, cost })
    note({
      ...call,
      outcome: 'answered',
      milliseconds: now() - began,
      inputTokens: usage.input,
      outputTokens: usage.output,
      ...(cost !== undefined && { cost }),
    })
    return turn
  } catch (error) {
    // Whoever cancelled wants no account of it.
    signal.throwIfAborted()
    const failure = late.aborted
      ? new ProviderFailure('budget', `The language model has used up its ${budget.limits.seconds} seconds.`)
      : asFailure(error, language.service)
    if (failure.kind !== 'budget') budget.spend({ tokens: 0 })
    note({ ...call, outcome: 'failed', error: failure.message, milliseconds: now() - began })
    throw failure
  }
}

async function stream<Value>(
  { language, mostOutputTokens = usualOutputTokens }: Desk,
  { role, instructions, messages, tools, schema, onText }: TurnOrder<Value>,
  abortSignal: AbortSignal,
) {
  const result = streamText({
    model: language.modelOf(role),
    instructions,
    messages,
    ...(tools && { tools }),
    ...(schema && { output: Output.object({ schema }) }),
    maxOutputTokens: mostOutputTokens,
    maxRetries: 0,
    abortSignal,
    // Errors come through the stream and are thrown below; the default would print them.
    onError: () => {},
  })
  let text = ''
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw abortSignal.reason
    if (part.type !== 'text-delta') continue
    text += part.text
    if (text.length > mostCharacters)
      throw new ProviderFailure('too-large', 'The language model did not come to an end.')
    if (!schema) onText?.(part.text)
  }
  const [finish, usage, response, calls] = await Promise.all([
    result.finishReason,
    result.usage,
    result.response,
    result.toolCalls,
  ])
  if (finish === 'content-filter')
    throw new ProviderFailure('refused', 'The language model did not want to do this.')
  if (finish === 'error')
    throw new ProviderFailure('unreachable', 'The answer of the language model broke off.')
  const value = schema ? ((await result.output) as Value) : undefined
  const turn: Turn<Value> = {
    messages: response.messages as ModelMessage[],
    text,
    value,
    calledTools: calls.length > 0,
  }
  return { turn, usage: { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 } }
}

/** What the SDK throws, in our kinds. The body of an answer may hold anything, so it is not repeated. */
export function asFailure(error: unknown, service: string): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (RetryError.isInstance(error)) return asFailure(error.lastError, service)
  if (NoObjectGeneratedError.isInstance(error)) {
    if (error.finishReason === 'content-filter')
      return new ProviderFailure('refused', 'The language model did not want to do this.', { cause: error })
    const why = error.cause instanceof Error ? ` ${shortened(error.cause.message)}` : ''
    return new ProviderFailure('malformed', `The answer is not of the form that was asked for.${why}`, {
      cause: error,
    })
  }
  if (NoOutputGeneratedError.isInstance(error))
    return error.cause instanceof ProviderFailure
      ? error.cause
      : new ProviderFailure('malformed', 'The language model gave no answer.', { cause: error })
  if (APICallError.isInstance(error)) {
    if (error.cause instanceof ProviderFailure) return error.cause
    const { statusCode, responseHeaders = {} } = error
    if (statusCode === 200)
      return new ProviderFailure('malformed', `${service} answered in an unknown form.`, { cause: error })
    return (
      failureOfStatus(statusCode ?? 500, new Headers(responseHeaders), service) ??
      new ProviderFailure('unreachable', `${service} could not be reached.`, { cause: error })
    )
  }
  const { cause } = error as { cause?: unknown }
  if (cause instanceof ProviderFailure) return cause
  return new ProviderFailure('unreachable', `The answer of ${service} broke off.`, { cause: error })
}

const shortened = (text: string) => text.replace(/\s+/g, ' ').slice(0, 600)
