import { ApiError, type ErrorBody } from '@makebelieve/contract/errors'
import type { RunEvent } from '@makebelieve/contract/run-events'
import type { AppContext } from '../http/context.ts'
import { eventText } from './run-stream.ts'

/**
 * Tells what happens in work that is no run, in the words of runs: nothing of it is written down, so there is nothing to
 * come back to. What fails becomes the last event.
 */
export function streamWork(
  c: AppContext,
  work: (send: (event: RunEvent) => void) => Promise<void>,
): Response {
  const encoder = new TextEncoder()
  let seq = 0
  let isOpen = true
  const { log } = c.var
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = ({ type, ...data }: RunEvent) => {
        if (isOpen) controller.enqueue(encoder.encode(eventText({ seq: ++seq, type, data })))
      }
      await work(send).catch((error: unknown) => {
        if (!(error instanceof ApiError)) log.error({ err: error }, 'Work for a visitor failed')
        send({ type: 'error', ...wordsOf(error) })
      })
      if (isOpen) controller.close()
      isOpen = false
    },
    cancel() {
      isOpen = false
    },
  })
  return c.body(body, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
}

function wordsOf(error: unknown): ErrorBody {
  return error instanceof ApiError
    ? { code: error.code, message: error.message }
    : { code: 'internal', message: "Something broke while making this. We've made a note of it." }
}
