import { headers } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import type { AppContext } from '../http/context.ts'
import { endingOf } from './run-ending.ts'
import type { RunNews } from './run-news.ts'
import type { RunStreams } from './run-stream.ts'
import { streamRun } from './stream-response.ts'

type Services = { pool: Pool; news: RunNews; streams: RunStreams }

/** Whether somebody wants to hear what happens, and not only what came of it. */
export const wantsStream = (c: AppContext) => c.req.header('Accept')?.includes('text/event-stream') ?? false

/** Whoever does not wait is told the number of the run, and asks for it later (RFC 7240). */
export function acceptRun(c: AppContext, runId: string): Response | undefined {
  if (!/\brespond-async\b/.test(c.req.header(headers.prefer) ?? '')) return undefined
  c.header(headers.runId, runId)
  c.header('Location', `/api/runs/${runId}`)
  c.header('Preference-Applied', 'respond-async')
  return c.json({ runId }, 202)
}

/** Whoever asks for a stream gets the run as it goes, everybody else its result once there is one. */
export async function followRun<Result>(
  c: AppContext,
  services: Services,
  runId: string,
  resultOf: () => Promise<Result>,
): Promise<Response | Result> {
  const accepted = acceptRun(c, runId)
  if (accepted) return accepted
  if (wantsStream(c)) return streamRun(c, services.streams, runId)
  c.header(headers.runId, runId)
  const ending = await endingOf(services, runId, c.req.raw.signal)
  if (!ending.succeeded) throw ApiError.from(ending.failure)
  return resultOf()
}
