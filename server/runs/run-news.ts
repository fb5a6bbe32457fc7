import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionSettings } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { channel } from './run-state.ts'

export type RunNews = {
  /** Calls `wake` whenever the run may have new events; returns what ends that. */
  listen(runId: string, wake: () => void): () => void
  stop(): Promise<void>
}

/**
 * One session per process listens for all its streams. After a lost session everyone is woken, because something may
 * have happened meanwhile: news only says "look", the rows say what.
 */
export async function openRunNews(connection: ConnectionSettings, log: Log): Promise<RunNews> {
  const listeners = new Map<string, Set<() => void>>()
  let stopped = false
  let session: pg.Client | undefined
  let reconnecting: Promise<void> | undefined

  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: 'makebelieve-news',
      keepAlive: true,
    })
    client.on('notification', ({ payload }) => {
      for (const wake of listeners.get(payload ?? '') ?? []) wake()
    })
    client.on('error', (err) => log.warn({ err }, 'The session that listens for run events was lost'))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    // Only a session that listened has a successor; one that never did is tried again by whoever opened it.
    client.once('end', () => {
      if (!stopped) reconnecting = reconnect()
    })
    session = client
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await sleep(200)
      try {
        await connect()
        for (const group of listeners.values()) for (const wake of group) wake()
        return
      } catch (error) {
        log.debug({ err: error }, 'Cannot listen for run events yet; trying again')
      }
    }
  }

  await connect()
  return {
    listen(runId, wake) {
      const group = listeners.get(runId) ?? new Set()
      listeners.set(runId, group.add(wake))
      return () => {
        group.delete(wake)
        if (group.size === 0) listeners.delete(runId)
      }
    },
    async stop() {
      stopped = true
      await reconnecting
      await session?.end()
    },
  }
}
