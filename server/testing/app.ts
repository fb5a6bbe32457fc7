import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { composeApp, type Extras } from '../compose.ts'
import { readEnvironment } from '../env.ts'
import { type Log, openLog } from '../log.ts'
import { useDatabase } from './database.ts'
import { sharedThreads } from './shared-threads.ts'

type App = Awaited<ReturnType<typeof composeApp>>

export type Person = { name: string; email: string; password: string }

/** The whole application on a database of its own, called without a network. */
export function useApp(settings: Record<string, string> = {}, extras: Extras & { log?: Log } = {}) {
  const database = useDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-app-'))
  const undo: (() => Promise<void>)[] = []
  const answers: Response[] = []
  let composed: App

  beforeAll(async () => {
    const usual = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: 'true', SHOWCASE: 'off' }
    const env = readEnvironment({ ...usual, ...settings })
    composed = await composeApp({
      env,
      secret: 'a secret of thirty-two characters',
      log: openLog(env),
      pool: database.pool,
      connection: database.connection,
      onStop: (close) => void undo.push(close),
      openThreads: sharedThreads,
      ...extras,
    })
  })
  afterAll(async () => {
    // As the end of a connection would: behind an answer that nobody read, a file may be open.
    for (const { body, bodyUsed } of answers) if (body && !bodyUsed && !body.locked) await body.cancel()
    for (const close of undo.reverse()) await close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  return {
    dataDir,
    database,
    log: openLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }),
    get parts() {
      return composed
    },
    visitor: () => newVisitor(() => composed.app, answers),
    /** As after the button of its letter was pressed. */
    async prove(email: string): Promise<void> {
      await database.pool.query('update app_user set email_verified = true where email = $1', [email])
    },
  }
}

let visitors = 0
let people = 0

/** Somebody with a cookie jar and an address of their own. */
export type Visitor = ReturnType<typeof newVisitor>

function newVisitor(app: () => App['app'], answers: Response[]) {
  const address = `10.1.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`
  const jar = new Map<string, string>()

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address)
    if (jar.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await app().request(
      new Request(new URL(path, 'http://localhost:3000'), { ...init, headers }),
    )
    answers.push(answer)
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    }
    return answer
  }

  const send = (method: string, path: string, body?: unknown) =>
    request(path, {
      method,
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  return {
    address,
    jar,
    request,
    get: (path: string) => request(path),
    post: (path: string, body: unknown = {}) => send('POST', path, body),
    delete: (path: string, body?: unknown) => send('DELETE', path, body),
    async json<T = Record<string, unknown>>(path: string): Promise<T> {
      return (await request(path)).json() as Promise<T>
    },
    /** Signs a new person up and in. */
    async signUp(given: Partial<Person> = {}): Promise<Person> {
      const person = {
        name: 'Ada',
        email: `ada-${process.pid}-${people++}@example.com`,
        password: 'correct horse',
        ...given,
      }
      const answer = await send('POST', '/api/auth/sign-up/email', person)
      if (!answer.ok) throw new Error(`Signing up failed: ${await answer.text()}`)
      return person
    },
  }
}
