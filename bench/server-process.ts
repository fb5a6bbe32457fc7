import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export type BenchServer = { child: ChildProcess; port: number; origin: string; stop(): Promise<void> }

/** Starts a program that serves on PORT and waits for its first 200. */
export async function startBenchServer(
  script: string,
  settings: Record<string, string>,
  path = '/api/health',
): Promise<BenchServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  let running = true
  exited.then(() => (running = false))
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(`${origin}${path}`))) {
    if (!running) throw new Error(`${script} ended before it answered`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    child,
    port,
    origin,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
