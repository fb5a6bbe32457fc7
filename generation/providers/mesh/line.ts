import type { z } from 'zod'
import { ProviderFailure } from '../failure.ts'
import type { Fetch } from '../network/guarded-fetch.ts'
import { failureOfStatus, withRetries } from '../network/retries.ts'

export type Asked = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  json?: object
  form?: FormData
}

/** The way to one service: the key goes to its own address, and nowhere else. */
export type Line = ReturnType<typeof openLine>

type LineOptions = {
  service: string
  base: string
  headers: Record<string, string>
  fetch: Fetch
  signal: AbortSignal
  /** The first pause before another try. */
  firstWaitMs: number
}

export function openLine({ service, base: given, headers, fetch, signal, firstWaitMs }: LineOptions) {
  const base = given.replace(/\/+$/, '')
  const { origin } = new URL(base)
  const patience = { signal, firstWaitMs }

  async function once(url: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(url, { ...init, signal })
    const failure = failureOfStatus(answer.status, answer.headers, service)
    if (!failure) return answer
    const told = failure.kind === 'refused' ? await answer.text() : ''
    throw isAboutContent(told) ? unwanted(service) : failure
  }

  /**
   * What a service said no to is tried again where that may pass. An order whose answer was lost on the way is not sent
   * twice: the service may be at work on it already, and would want to be paid for both.
   */
  async function answerTo<T>(asked: Asked, read: (answer: Response) => Promise<T>): Promise<T> {
    const { method = 'GET', path } = asked
    const init = { method, ...(await packed(asked, headers)) }
    const outcome = await withRetries(async () => {
      try {
        return { answer: await read(await once(base + path, init)) }
      } catch (error) {
        const isLost = error instanceof ProviderFailure && error.cause !== undefined
        if (method === 'GET' || !isLost) throw error
        return { lost: error }
      }
    }, patience)
    if ('lost' in outcome) throw outcome.lost
    return outcome.answer
  }

  async function parsed<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
    const value = schema.safeParse(jsonOf(await answer.text()))
    if (value.success) return value.data
    throw new ProviderFailure('malformed', `${service} answered in a form that is unknown here.`)
  }

  return {
    service,
    answerTo,
    parsed,
    ask: <T>(asked: Asked, schema: z.ZodType<T>): Promise<T> =>
      answerTo(asked, (answer) => parsed(answer, schema)),
    /** Says something that needs no answer. */
    tell: (asked: Asked): Promise<unknown> => answerTo(asked, (answer) => answer.text()),
    /** A file that the service names. Only its own address gets the key. */
    file(named: string): Promise<Uint8Array> {
      const url = URL.parse(named, `${base}/`)
      if (!url) throw new ProviderFailure('malformed', `${service} named a file that has no address.`)
      const own = url.origin === origin ? headers : {}
      return withRetries(async () => {
        const answer = await once(url.href, { headers: own })
        return new Uint8Array(await answer.arrayBuffer())
      }, patience)
    },
  }
}

async function packed({ json, form }: Asked, headers: Record<string, string>): Promise<RequestInit> {
  if (json) return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) }
  if (!form) return { headers }
  // As bytes, which every fetch takes.
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  return { headers: { ...headers, 'content-type': type }, body: await whole.arrayBuffer() }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether words of a service say that it is the content that it does not want. */
export const isAboutContent = (told: string): boolean =>
  /content.?polic|nsfw|moderat|safety|sensitive|inappropriate|prohibited/i.test(told)

export const unwanted = (service: string): ProviderFailure =>
  new ProviderFailure('refused', `${service} does not want to make this.`)

export const unfinished = (service: string): ProviderFailure =>
  new ProviderFailure('unreachable', `${service} could not finish its work.`)
