import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

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
  const closed = once(child, 'close')
  const exited = once(child, 'exit').then(async ([code]) => {
    // Its last words may still be on their way; a PostgreSQL that outlives it keeps the line open.
    await Promise.race([closed, setTimeout(500)])
    return { code: code as number | null, output }
  })
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

/**
 * A port that nobody listens on. Not one that the system would give: those it gives to every connection that goes out, too, and a server
 * that takes seconds to start may find that it was given away.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000)
    const probe = createServer().listen(port, '127.0.0.1')
    try {
      await once(probe, 'listening')
    } catch {
      // Somebody has it: the next one.
      continue
    }
    probe.close()
    await once(probe, 'close')
    return port
  }
}
