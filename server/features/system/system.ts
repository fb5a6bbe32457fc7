import { timingSafeEqual } from 'node:crypto'
import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { codeOf } from '../../database/errno.ts'
import { isOutage } from '../../database/outage.ts'
import type { Environment } from '../../env.ts'
import type { AppContext } from '../../http/context.ts'
import type { Metrics } from '../../http/metrics.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { plainPagePolicy } from '../../http/security-headers.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { openApiDocument } from './openapi.ts'
import { referencePage } from './reference-page.ts'

type Services = {
  env: Environment
  pool: Pool
  storage: Storage
  queue: Queue
  metrics: Metrics
  version: string
}

export function systemFeature(registry: Registry, services: Services): void {
  const { env, pool, storage, queue, metrics, version } = services

  registerCall(registry, calls.health, async ({ c }) => {
    const [database, files, jobs] = await Promise.all([
      probe(() => pool.query('select 1')),
      probe(() => storage.check()),
      probe(() => queue.check()),
    ])
    const ok = database.ok && files.ok && jobs.ok
    const answer = { status: ok ? 'ok' : 'degraded', version, database, storage: files, queue: jobs } as const
    return ok ? answer : c.json(answer, 503, { 'Retry-After': '3' })
  })

  registerCall(registry, calls.metrics, async ({ c }) => {
    if (!mayReadMetrics(c, env.METRICS_TOKEN))
      throw new ApiError('forbidden', 'Metrics are read from this machine, or with the METRICS_TOKEN.')
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.registry.contentType })
  })

  registerCall(registry, calls.openapi, ({ c, query }) =>
    c.json(openApiDocument(registry.calls, version, query.part)),
  )
  registerCall(registry, calls.reference, ({ c }) => {
    c.header('Content-Security-Policy', plainPagePolicy)
    return c.html(referencePage(registry.calls))
  })
}

type Part = { ok: boolean; milliseconds: number; message?: string }

async function probe(check: () => Promise<unknown>): Promise<Part> {
  const started = performance.now()
  const milliseconds = () => Math.round((performance.now() - started) * 10) / 10
  try {
    await check()
    return { ok: true, milliseconds: milliseconds() }
  } catch (error) {
    return { ok: false, milliseconds: milliseconds(), message: reasonOf(error) }
  }
}

/** Names no host and no path: health is public. */
function reasonOf(error: unknown): string {
  if (isOutage(error)) return 'The database is away; the server tries to reach it again.'
  const code = codeOf(error)
  return code ? `Failed with ${code}.` : 'Failed.'
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function mayReadMetrics(c: AppContext, token: string | undefined): boolean {
  if (token === undefined) return loopback.has(c.var.clientAddress)
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
