import type { ServerResponse } from 'node:http'
import { headers } from '@makebelieve/contract/constants'
import type { AppContext } from '../http/context.ts'
import type { RunStreams } from './run-stream.ts'

/** Streams a run from where the reader left off, straight into the response of Node: thousands may be open. */
export async function streamRun(c: AppContext, streams: RunStreams, runId: string): Promise<Response> {
  const outgoing = c.env.outgoing as ServerResponse | undefined
  if (!outgoing) throw new Error('Streams need a connection')
  outgoing.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'X-Content-Type-Options': 'nosniff',
    [headers.runId]: runId,
  })
  // A reader must learn at once that it is connected, even if the run has nothing to say yet.
  outgoing.flushHeaders()
  // Only the response and the log outlive this call; a stream that is open for long should hold nothing else.
  const { log } = c.var
  streams.send(outgoing, runId, lastEventId(c)).catch((err) => log.warn({ err }, 'A stream broke off'))
  return alreadySent()
}

/** Tells the HTTP adapter to keep its hands off. Made anew each time, because middleware adds headers to it. */
function alreadySent(): Response {
  const response = new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
  // The adapter writes its own quick kind of response without a look at this header; asked for its body, it becomes a
  // plain one. A GET had this for free, from the middleware that makes ETags.
  void response.body
  return response
}

/** A number that no event has replays everything, which is never wrong. */
function lastEventId(c: AppContext): number {
  const id = c.req.header(headers.lastEventId) ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}
