import { PgBoss, type SendOptions, type WorkOptions } from 'pg-boss'
import type { z } from 'zod'
import type { ConnectionSettings } from '../database/connect.ts'
import type { Log } from '../log.ts'

/** A kind of work that survives a crash: its name and what it needs to know. */
export type JobDefinition<Payload extends object> = {
  name: string
  payload: z.ZodType<Payload>
  /** How often it is tried again, and how long one try may take. */
  retryLimit: number
  expireInSeconds: number
}

export type Queue = {
  send<P extends object>(job: JobDefinition<P>, payload: P, options?: SendOptions): Promise<void>
  work<P extends object>(
    job: JobDefinition<P>,
    handle: (payload: P) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>
  /** For /api/health: throws when the queue cannot be reached. */
  check(): Promise<void>
  stop(): Promise<void>
}

/** Jobs in PostgreSQL. Workers are woken by NOTIFY; polling once a second is the safety net. */
export async function openQueue(connection: ConnectionSettings, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    application_name: 'makebelieve-queue',
    useListenNotify: true,
  })
  boss.on('error', (err) => log.error({ err }, 'The job queue reported an error'))
  await boss.start()

  const made = new Set<string>()
  async function make({ name, retryLimit, expireInSeconds }: JobDefinition<never>) {
    if (made.has(name)) return
    await boss.createQueue(name, { retryLimit, retryBackoff: true, expireInSeconds, notify: true })
    made.add(name)
  }

  return {
    async send(job, payload, options) {
      await make(job as JobDefinition<never>)
      await boss.send(job.name, job.payload.parse(payload), options)
    },
    async work(job, handle, options) {
      await make(job as JobDefinition<never>)
      await boss.work(
        job.name,
        { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, ...options },
        async (batch) => {
          for (const { data } of batch as { data: unknown }[]) await handle(job.payload.parse(data))
        },
      )
    },
    async check() {
      await boss.getQueues()
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
