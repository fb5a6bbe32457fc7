import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ProviderFailure } from '../failure.ts'
import { ask, contentRefused, fetchFile, type Line, malformed } from './ask.ts'
import type { AskForPicture } from './service.ts'

const prediction = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.string(),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.unknown().optional(),
})
type Prediction = z.output<typeof prediction>

const waiting = ['starting', 'processing', 'queued']

/** Predictions of Replicate: begun, looked at until they are done, fetched. One that nobody waits for is cancelled. */
export function askReplicate(line: Line, model: string): AskForPicture {
  const [name, version] = model.split(':')

  return async ({ prompt, fields, signal }) => {
    const began = await ask(line, version ? '/predictions' : `/models/${name}/predictions`, prediction, {
      method: 'POST',
      body: { input: { prompt, ...fields }, ...(version && { version }) },
      signal,
    })
    const { status, output, error } = await finished(began, signal)
    if (status !== 'succeeded') throw gaveUp(error)
    const address = Array.isArray(output) ? output[0] : output
    if (!address) throw malformed(line.service)
    return { bytes: await fetchFile(line, address, signal) }
  }

  async function finished(began: Prediction, signal: AbortSignal): Promise<Prediction> {
    let now = began
    try {
      while (waiting.includes(now.status)) {
        await sleep(line.pace.lookMs, undefined, { signal })
        now = await ask(line, `/predictions/${began.id}`, prediction, { signal })
      }
      return now
    } catch (error) {
      if (signal.aborted) await cancel(began.id)
      throw error
    }
  }

  async function cancel(id: string): Promise<void> {
    // It may be done already, or the service gone; nobody waits for either.
    await line
      .fetch(`${line.base}/predictions/${id}/cancel`, {
        method: 'POST',
        headers: line.headers,
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      })
      .then((answer) => answer.body?.cancel())
      .catch(() => {})
  }

  /** There is no code for it: models say in words that their filter struck. */
  function gaveUp(error: unknown): ProviderFailure {
    const filtered = typeof error === 'string' && /nsfw|safety|sensitive|flagged|content policy/i.test(error)
    return filtered
      ? contentRefused(line.service)
      : new ProviderFailure('malformed', `${line.service} gave the picture up.`)
  }
}
