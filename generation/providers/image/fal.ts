import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ProviderFailure } from '../failure.ts'
import { ask, contentRefused, fetchFile, type Line, malformed } from './ask.ts'
import type { AskForPicture } from './service.ts'

const submitted = z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/) })
const status = z.object({ status: z.string(), error: z.unknown().optional() })
const file = z.object({ url: z.string() })
const result = z.object({
  images: z.array(file).optional(),
  image: file.optional(),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
})
const violation = z.object({ detail: z.array(z.object({ type: z.string() })) })

const refuses = (said: unknown) => {
  const checked = violation.safeParse(said)
  return checked.success && checked.data.detail.some(({ type }) => type === 'content_policy_violation')
}

/** The queue of fal: submitted, looked at until it is done, fetched. A picture that nobody waits for is taken back. */
export function askFal(line: Line, model: string): AskForPicture {
  // What comes after owner and app belongs to the question, not to the place where its answer waits.
  const app = model.split('/').slice(0, 2).join('/')

  return async ({ prompt, fields, signal }) => {
    const { request_id: id } = await ask(line, `/${model}`, submitted, {
      method: 'POST',
      body: { prompt, ...fields },
      signal,
      refuses,
    })
    const place = `/${app}/requests/${id}`
    try {
      await finished(place, signal)
    } catch (error) {
      if (signal.aborted) await takeBack(place)
      throw error
    }
    const { images, image, has_nsfw_concepts: nsfw } = await ask(line, place, result, { signal, refuses })
    if (nsfw?.[0]) throw contentRefused(line.service)
    const address = (images?.[0] ?? image)?.url
    if (!address) throw malformed(line.service)
    return { bytes: await fetchFile(line, address, signal) }
  }

  async function finished(place: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const { status: state } = await ask(line, `${place}/status`, status, { signal })
      if (state === 'COMPLETED') return
      if (state !== 'IN_QUEUE' && state !== 'IN_PROGRESS')
        throw new ProviderFailure('malformed', `${line.service} gave the picture up.`)
      await sleep(line.pace.lookMs, undefined, { signal })
    }
  }

  async function takeBack(place: string): Promise<void> {
    // It may be done already, or the service gone; nobody waits for either.
    await line
      .fetch(`${line.base}${place}/cancel`, {
        method: 'PUT',
        headers: line.headers,
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      })
      .then((answer) => answer.body?.cancel())
      .catch(() => {})
  }
}
