import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LLMock } from '@copilotkit/aimock'
import { median, percentile, report } from './figures.ts'
import { startBenchServer } from './server-process.ts'

/**
 * What the product adds to the first token of a language provider, and what fifty Agents at a time cost. The provider is a
 * peer of its own on this machine, asked directly and through the product in turns.
 */
const rounds = 15
const streams = 50
const words = 'The quick brown fox makes a game of it. '.repeat(200)

const mock = new LLMock({ port: 0, logLevel: 'silent' })
await mock.start()
mock.onMessage(/.*/, { content: words }, { chunkSize: 20, latency: 40 })
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-bench-'))
const server = await startBenchServer('server/main.ts', {
  DATA_DIR: dataDir,
  TRUST_PROXY: 'true',
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: `${mock.url}/v1`,
  AI_MODEL: 'bench',
})
// The threads load their engines in the first seconds.
await sleep(15_000)

const people = []
for (let person = 0; person < streams + 1; person++) people.push(await signUp(person))
const [first, ...others] = people
if (!first) throw new Error('There is nobody')

const direct: number[] = []
const through: number[] = []
for (let round = 0; round < rounds + 2; round++) {
  const alone = await firstTokenOf(askProvider)
  const product = await firstTokenOf((signal) => startAgent(first, signal))
  // Both warm up first.
  if (round >= 2) {
    direct.push(alone)
    through.push(product)
  }
  await sleep(400)
}
report('first token of the provider itself, median', median(direct), 'ms')
report('added by the product, median', median(through) - median(direct), 'ms', { most: 30 })
report('added by the product, p95', percentile(through, 0.95) - percentile(direct, 0.95), 'ms')
report('through the product to direct', median(through) / median(direct), 'times')

await sleep(3000)
const idle = memory()
let peak = idle
const cancel = new AbortController()
const reading = others.map(async (person) => {
  const answer = await startAgent(person, cancel.signal)
  await answer.text().catch(() => {})
})
for (let look = 0; look < 40; look++) {
  peak = Math.max(peak, memory())
  await sleep(250)
}
cancel.abort()
await Promise.allSettled(reading)
report(`memory of ${streams} Agents at a time over idle`, peak - idle, 'MB', { most: 300 })

await server.stop()
await mock.stop()
rmSync(dataDir, { recursive: true, force: true })

type Person = { cookie: string; userId: string; address: string }

async function signUp(number: number): Promise<Person> {
  const address = `10.9.${Math.floor(number / 250)}.${(number % 250) + 1}`
  const headers = { 'content-type': 'application/json', origin: server.origin, 'x-forwarded-for': address }
  const body = { name: 'Bench', email: `bench-${number}@example.com`, password: 'correct horse battery' }
  const answer = await fetch(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const session = await fetch(`${server.origin}/api/session`, {
    headers: { cookie, 'x-forwarded-for': address },
  })
  const { user } = (await session.json()) as { user: { userId: string } }
  return { cookie, userId: user.userId, address }
}

function startAgent({ cookie, userId, address }: Person, signal: AbortSignal): Promise<Response> {
  return fetch(`${server.origin}/api/game/agent/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      'x-forwarded-for': address,
      origin: server.origin,
    },
    body: JSON.stringify({ prompt: 'a fox collects eggs', user_id: userId }),
    signal,
  })
}

function askProvider(signal: AbortSignal): Promise<Response> {
  return fetch(`${mock.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      messages: [{ role: 'user', content: 'a fox collects eggs' }],
    }),
    signal,
  })
}

/** Until the first words are there; the rest is not waited for, and a run is cancelled, which costs nothing. */
async function firstTokenOf(ask: (signal: AbortSignal) => Promise<Response>): Promise<number> {
  const stop = new AbortController()
  const began = performance.now()
  const answer = await ask(stop.signal)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (reader && !/quick/.test(heard)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`It ended before the first word: ${heard.slice(0, 300)}`)
    heard += value
  }
  const took = performance.now() - began
  const runId = answer.headers.get('run-id')
  stop.abort()
  if (runId && first)
    await fetch(`${server.origin}/api/runs/${runId}/cancel`, {
      method: 'POST',
      headers: { cookie: first.cookie, 'x-forwarded-for': first.address, origin: server.origin },
    })
  return took
}

/** Megabytes of the server process, its threads included. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}
