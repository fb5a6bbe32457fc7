import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openThreadPool } from '@makebelieve/server/runs/thread-pool'
import { report } from './figures.ts'
import { root } from './server-process.ts'

/** The longest time the request thread is held up while all cores generate, against the same time at rest. */
const engine = pathToFileURL(join(root, 'server/runs/testing/colour-card.ts')).href
const threads = availableParallelism()
const pool = openThreadPool({ threads, memoryMegabytes: 512, cpuSeconds: 60 })
const seconds = 10

async function longestGap(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await Promise.all([work(), tick()])
  delay.disable()
  return delay.max / 1e6
}

/** Something for the loop to do, as requests would give it. */
async function tick() {
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) await sleep(1)
}

async function generate() {
  const until = Date.now() + seconds * 1000
  const signal = new AbortController().signal
  await Promise.all(
    Array.from({ length: threads }, async () => {
      while (Date.now() < until) {
        const task = { kind: 'quick', input: { prompt: 'work:200 red work:200 fox' }, runId: 'bench' }
        await pool.generate({ task, engine, signal, onEvent: () => {} })
      }
    }),
  )
}

await generate()
const rest = await longestGap(() => sleep(seconds * 1000))
const busy = await longestGap(generate)
await pool.stop()
report('longest gap at rest', rest, 'ms')
report('longest gap while all cores generate', busy, 'ms', { most: 50 })
report('busy to rest', busy / rest, 'times')
