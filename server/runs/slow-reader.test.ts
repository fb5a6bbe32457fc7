import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { useDatabase } from '../testing/database.ts'
import { openRunNews } from './run-news.ts'
import { addEvents, claimRun } from './run-state.ts'
import { openRunStreams } from './run-stream.ts'

const database = useDatabase()

it('a reader that does not read costs no memory: its events wait in the database', async () => {
  const { pool } = database
  await pool.query(`insert into app_user (id, name, email) values ('ada', 'Ada', 'ada@example.com')`)
  await pool.query(
    `insert into run (user_id, kind, input, cost, idem_key, request_hash, deadline)
     values ('ada', 'quick', '{}', 0, 'k', 'h', now() + interval '1 hour')`,
  )
  const run = await claimRun(pool, 1)
  if (!run) throw new Error('nothing to claim')

  const news = await openRunNews(database.connection, openLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }))
  const streams = openRunStreams(pool, news)
  let response: ServerResponse | undefined
  const server = createServer((_request, answer) => {
    response = answer
    void streams.send(answer, run.id, 0)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  reader.pause()
  await once(server, 'request')

  const page = Array.from(
    { length: 200 },
    () => ({ type: 'agent_response', text: 'x'.repeat(1000) }) as const,
  )
  let most = 0
  for (let bunch = 0; bunch < 100; bunch++) {
    await addEvents(pool, run, page)
    most = Math.max(most, response?.writableLength ?? 0)
  }
  await expect.poll(() => response?.writableNeedDrain, { timeout: 20_000 }).toBe(true)
  most = Math.max(most, response?.writableLength ?? 0)
  // 20 MB were said; what the reader has not taken stays below a few pages.
  expect(most).toBeLessThan(1024 * 1024)

  reader.destroy()
  streams.stop()
  await news.stop()
  server.close()
})
