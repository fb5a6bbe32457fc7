import { headers } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { failures } from '../texts/en/failures.ts'
import { call, unreachable } from './call.ts'

export type RunListener = {
  /** Told once, as soon as the run has a name: with it, it can be cancelled or found again. */
  started?: (runId: string) => void
  heard: (event: RunEvent) => void
  signal?: AbortSignal
}

/** How long to wait before a broken connection is tried again; after the last one it is given up. */
const pausesMs = [300, 1_000, 2_000, 4_000, 8_000]

/**
 * Follows a run from its beginning to its end, whatever happens to the connection in between. Resolves when the run is
 * done; throws its error, or that the server cannot be reached.
 */
export async function followRun(open: () => Promise<unknown>, listener: RunListener): Promise<void> {
  const response = await open()
  if (!(response instanceof Response)) throw new ApiError('internal', failures.noStream)
  const runId = response.headers.get(headers.runId) ?? ''
  listener.started?.(runId)
  await readOn(runId, response, listener)
}

/** Takes up a run that was started earlier, perhaps in another tab. */
export async function resumeRun(runId: string, listener: RunListener): Promise<void> {
  await readOn(runId, undefined, listener)
}

async function readOn(runId: string, first: Response | undefined, listener: RunListener): Promise<void> {
  let response = first
  let last = 0
  for (let failures = 0; ; ) {
    try {
      response ??= await call('resumeRun', {
        params: { runId },
        stream: { after: last },
        signal: listener.signal,
      })
      for await (const { id, event } of eventsOf(response)) {
        last = id
        failures = 0
        listener.heard(event)
        if (event.type === 'done') return
        if (event.type === 'error') throw ApiError.from(event)
      }
    } catch (error) {
      listener.signal?.throwIfAborted()
      const mayPass = !(error instanceof ApiError) || error.code === 'unavailable'
      if (!mayPass) throw error
    }
    const pause = pausesMs[failures++]
    if (pause === undefined) throw new ApiError('unavailable', unreachable)
    await new Promise((resolve) => setTimeout(resolve, pause))
    listener.signal?.throwIfAborted()
    response = undefined
  }
}

/** The events in a stream of them; what is not whole when the stream ends is left out. */
async function* eventsOf(response: Response): AsyncGenerator<{ id: number; event: RunEvent }> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += value
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id, data] = /^id: (\d+)\n(?:event: .*\n)?data: (.*)$/m.exec(block) ?? []
        if (data !== undefined) yield { id: Number(id), event: JSON.parse(data) as RunEvent }
      }
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}
