import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type ServerProcess = { origin: string; stop(): Promise<void> }

/** The real server in a process of its own, with its own database, on a free port of this machine. */
export async function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'info',
      // Lets every test be a visitor with an address of its own, so that rate limits do not couple them.
      TRUST_PROXY: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')

  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Makebelieve is ready') && resolve())
    exited.then(() => reject(new Error(`The server did not start:\n${output}`)))
  })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
