import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { isTurnOf } from '../script/testing/sample.ts'
import { freePort, type StartedProcess, startProcess } from './testing/process.ts'

const running: StartedProcess[] = []
const folders: string[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(end))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'makebelieve-main-'))
  folders.push(folder)
  return folder
}

async function end({ child, stop }: StartedProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await stop()
}

/** A server process as `npm run dev` starts it: the API without the built pages. */
async function start(settings: Record<string, string>): Promise<StartedProcess> {
  const server = await startProcess('server/main.ts', { NODE_ENV: 'development', ...settings })
  running.push(server)
  return server
}

function signUp(port: number, password: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
    body: JSON.stringify({ name: 'A', email: 'a@example.com', password }),
  })
}

const health = (port: number) => fetch(`http://127.0.0.1:${port}/api/health`)

async function refusal(settings: Record<string, string>): Promise<string> {
  const server = await start({ DATA_DIR: newFolder(), PORT: '0', LOG_LEVEL: 'warn', ...settings })
  const { code, output } = await server.exited
  expect(code).toBe(1)
  expect(output.trim().split('\n'), output).toHaveLength(1)
  return output
}

describe('a server', () => {
  it('starts, answers, finishes what is in flight when it is told to stop, and leaves no PostgreSQL behind', async () => {
    const dataDir = newFolder()
    const server = await start({ DATA_DIR: dataDir, LOG_FORMAT: 'json', LOG_LEVEL: 'debug' })
    const { port } = server
    await server.ready
    expect((await health(port)).status).toBe(200)
    expect(server.output()).toContain(`Makebelieve is ready at http://localhost:${port}`)
    // Hashing the password takes longer than the signal needs to arrive.
    const answer = signUp(port, 'very secret words')
    await expect.poll(async () => (await health(port)).status, { timeout: 30_000 }).toBe(200)
    server.child.kill('SIGTERM')
    expect((await answer).status).toBe(200)
    expect((await server.exited).code).toBe(0)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
    // And its log says nothing of passwords and tokens.
    expect(server.output()).not.toContain('very secret words')
    expect(server.output()).not.toContain(readFileSync(join(dataDir, 'secret'), 'utf8'))
  })

  it('finds everything again after it was killed, and lets no other one use its data folder', async () => {
    const dataDir = newFolder()
    const first = await start({ DATA_DIR: dataDir })
    await first.ready
    first.child.kill('SIGKILL')
    await first.exited
    const second = await start({ DATA_DIR: dataDir })
    await second.ready
    expect(await refusal({ DATA_DIR: dataDir })).toContain('already using the data folder')
    expect((await health(second.port)).status).toBe(200)
  })
})

describe('a start that cannot succeed', () => {
  const isTurn = (what: 'database' | 'port') =>
    isTurnOf(what, 'a start that cannot succeed', ['database', 'port'])

  it('names the wrong setting', async () => {
    expect(await refusal({ PORT: 'many' })).toMatch(/^Wrong configuration: PORT must be a whole number\.$/m)
  })

  it.runIf(isTurn('database'))(
    'says that the database is not there, without telling the password',
    async () => {
      const output = await refusal({ DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/db' })
      expect(output).toContain('DATABASE_URL')
      expect(output).not.toContain('geheim')
    },
  )

  it.runIf(isTurn('port'))('says that the port is taken', async () => {
    const port = await freePort()
    const holder = createServer().listen(port, '127.0.0.1')
    await once(holder, 'listening')
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is taken`)
    holder.close()
  })
})
