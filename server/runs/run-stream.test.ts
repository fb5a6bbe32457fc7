import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAll } from '../../script/testing/sample.ts'
import { useDatabase } from '../testing/database.ts'
import { newGate } from '../testing/gate.ts'
import type { StartedProcess } from '../testing/process.ts'
import { readStream, type StreamEvent, signUpOn, startRunsServer, submitOn } from './testing/processes.ts'
import { seededRandom } from './testing/seeded-random.ts'

const database = useDatabase()
let servers: StartedProcess[] = []

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-stream-'))
  const start = () =>
    startRunsServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, MAX_QUEUED_PER_USER: '20' })
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
})

const [first, second] = [() => servers[0] as StartedProcess, () => servers[1] as StartedProcess]
const eventsOf = ({ origin }: StartedProcess, runId: string) => `${origin}/api/runs/${runId}/events`

async function collect(stream: AsyncIterable<StreamEvent>, onEvent = () => {}): Promise<StreamEvent[]> {
  const seen: StreamEvent[] = []
  for await (const event of stream) {
    seen.push(event)
    onEvent()
  }
  return seen
}

describe('the stream of a run', () => {
  it('tells the same story on every server, live and afterwards', async () => {
    const { cookie, userId } = await signUpOn(first())
    const gate = newGate()
    const runId = await submitOn(first(), userId, `red ${gate.word} fox jumps`)
    // It ends only once it was heard live.
    const live = await collect(readStream(eventsOf(second(), runId), cookie, 0), gate.open)
    expect(live.at(-1)?.event).toBe('done')
    expect(live.map(({ id }) => id)).toEqual(live.map((_, index) => index + 1))
    const late = await collect(readStream(eventsOf(first(), runId), cookie, 0))
    expect(late).toEqual(live)
    expect(JSON.parse(live.at(-2)?.data ?? '')).toEqual({ type: 'upload_to_s3', game_id: runId })
  })

  const enoughCuts = isAll() ? 500 : 60

  it('cut again and again at random, across two servers, gives the same transcript: none doubled, none lost', async () => {
    const { cookie, userId } = await signUpOn(first())
    const random = seededRandom(20261115)
    let cuts = 0
    while (cuts < enoughCuts) {
      const words = Array.from(
        { length: 120 },
        (_, index) => `wait:${Math.floor(random() * 12)} word${index}`,
      )
      const runId = await submitOn(first(), userId, words.join(' '))
      const seen: StreamEvent[] = []
      while (seen.at(-1)?.event !== 'done') {
        const cut = new AbortController()
        const server = random() < 0.5 ? first() : second()
        const enough = Math.floor(random() * 6)
        const timer = setTimeout(() => cut.abort(), random() * 60)
        try {
          let count = 0
          for await (const event of readStream(
            eventsOf(server, runId),
            cookie,
            seen.at(-1)?.id ?? 0,
            cut.signal,
          )) {
            seen.push(event)
            if (++count > enough) break
          }
        } catch (error) {
          if (!cut.signal.aborted) throw error
        }
        clearTimeout(timer)
        cuts++
      }
      const whole = await collect(readStream(eventsOf(second(), runId), cookie, 0))
      expect(seen).toEqual(whole)
      await database.pool.query(`update app_user set plan = 'studio' where id = $1`, [userId])
    }
  }, 180_000)

  it('from an id that never was replays everything', async () => {
    const { cookie, userId } = await signUpOn(first())
    const runId = await submitOn(first(), userId, 'blue sky')
    const whole = await collect(readStream(eventsOf(first(), runId), cookie, 0))
    const answer = await fetch(eventsOf(first(), runId), { headers: { cookie, 'Last-Event-ID': 'made-up' } })
    const text = await answer.text()
    expect(text.match(/^id: /gm)).toHaveLength(whole.length)
  })

  it('is private: nobody else finds it, and nobody at all without a session', async () => {
    const { userId } = await signUpOn(first())
    const stranger = await signUpOn(first())
    const runId = await submitOn(first(), userId, 'secret card')
    const read = async (cookie: string) =>
      (await fetch(eventsOf(first(), runId), { headers: { cookie } })).status
    expect(await read(stranger.cookie)).toBe(404)
    expect(await read('')).toBe(401)
    const cancel = await fetch(`${first().origin}/api/runs/${runId}/cancel`, {
      method: 'POST',
      headers: { cookie: stranger.cookie },
    })
    expect(cancel.status).toBe(404)
  })

  it('ends with an error that says why when the run fails', async () => {
    const { cookie, userId } = await signUpOn(first())
    const runId = await submitOn(second(), userId, 'refuse')
    const story = await collect(readStream(eventsOf(first(), runId), cookie, 0))
    expect(story.at(-1)?.event).toBe('error')
    expect(JSON.parse(story.at(-1)?.data ?? '')).toMatchObject({
      message: 'Colour cards cannot refuse. Your credits were returned.',
    })
  })

  it('ends when the user cancels, from whichever server', async () => {
    const { cookie, userId } = await signUpOn(first())
    const runId = await submitOn(first(), userId, 'wait:60000 never')
    const story = collect(readStream(eventsOf(second(), runId), cookie, 0))
    const cancel = await fetch(`${second().origin}/api/runs/${runId}/cancel`, {
      method: 'POST',
      headers: { cookie },
    })
    expect(cancel.status).toBe(200)
    expect((await story).at(-1)).toMatchObject({
      event: 'error',
      data: expect.stringContaining('You cancelled this.'),
    })
  })
})
