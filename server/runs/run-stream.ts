import type { ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { untilBack } from '../database/outage.ts'
import type { RunNews } from './run-news.ts'

type Row = { seq: number; attempt: number; type: string; data: object }

/** Rows read at a time. A reader that does not keep up is not read for: its rows wait in the database. */
const pageSize = 200
const heartbeatMs = 15_000

export type RunStreams = ReturnType<typeof openRunStreams>

/** Sends the events of runs as server-sent events. `id:` is the number of the event, for `Last-Event-ID`. */
export function openRunStreams(pool: Pool, news: RunNews) {
  const open = new Set<ServerResponse>()
  // One timer for all streams: thousands may be open, most of them silent.
  const heart = setInterval(() => {
    for (const response of open) if (!response.writableNeedDrain) response.write(': alive\n\n')
  }, heartbeatMs)
  heart.unref()

  return {
    /** Writes until the run has ended, the reader has gone, or the server stops. */
    async send(response: ServerResponse, runId: string, after: number): Promise<void> {
      open.add(response)
      const bell = newBell()
      const gone = new AbortController()
      response.once('close', () => {
        gone.abort()
        bell.ring()
      })
      const unlisten = news.listen(runId, bell.ring)
      try {
        let last = after
        while (!response.closed && !response.writableEnded) {
          const rows = await untilBack(() => readEvents(pool, runId, last), gone.signal)
          for (const row of rows) {
            last = row.seq
            if (!response.write(eventText(row))) await drained(response)
            if (row.type === 'done' || row.type === 'error') return
          }
          if (rows.length < pageSize) await bell.heard()
        }
      } finally {
        unlisten()
        open.delete(response)
        response.end()
      }
    },
    stop() {
      clearInterval(heart)
      for (const response of open) response.end()
    },
  }
}

async function readEvents(pool: Pool, runId: string, after: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    'select seq, attempt, type, data from run_event where run_id = $1 and seq > $2 order by seq limit $3',
    [runId, after, pageSize],
  )
  return rows
}

/** One event as it travels. */
export const eventText = ({ seq, type, data }: Pick<Row, 'seq' | 'type' | 'data'>) =>
  `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`

/** The reader has taken what was written, or has gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
  })
}

/** Remembers a ring that came while nobody waited, so that none is missed between reading and waiting. */
function newBell() {
  let rung = false
  let answer: (() => void) | undefined
  return {
    ring() {
      rung = true
      answer?.()
    },
    async heard(): Promise<void> {
      if (!rung) await new Promise<void>((resolve) => (answer = resolve))
      rung = false
      answer = undefined
    },
  }
}
