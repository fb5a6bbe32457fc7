import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type StartedProcess = {
  child: ChildProcess
  port: number
  origin: string
  /** Resolves when it says that it is ready, rejects with all it said when it ends before. */
  ready: Promise<void>
  exited: Promise<{ code: number | null; output: string }>
  output(): string
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
}

/** Starts a program of the project on a free port of this machine, in an environment that holds only what is given. */
export async function startProcess(
  script: string,
  settings: Record<string, string>,
): Promise<StartedProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    // A shelf that fills by itself would disturb what is tested or measured.
    env: { PATH: process.env.PATH, PORT: String(port), SHOWCASE: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        if (/\bready\b/.test(output)) resolve()
      })
    exited.then(() => reject(new Error(`${script} ended before it was ready:\n${output}`)))
  })
  // Whoever does not wait for it to be ready need not handle that it never was.
  ready.catch(() => {})
  return {
    child,
    port,
    origin: `http://localhost:${port}`,
    ready,
    exited,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
