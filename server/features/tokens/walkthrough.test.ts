import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prices } from '@makebelieve/contract/constants'
import { paths } from '@makebelieve/contract/paths'
import { callsForTokens } from '@makebelieve/contract/token-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp } from '../../testing/app.ts'
import { useListening } from '../../testing/listening.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { commandsIn, type Ran, runCurl, type Variables } from './testing/curl.ts'
import { newToken, scriptWith } from './testing/script.ts'

const app = useApp({ WORKER_THREADS: '1' })
const { origin } = useListening(app)

const document = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')

describe('the commands of docs/api.md', () => {
  const commands = commandsIn('api.md', 'A game, from the first word to publishing')
  const ran: Ran[] = []
  const variables: Variables = {}
  let userId: string

  beforeAll(async () => {
    const person = await newPerson(app.visitor())
    userId = person.userId
    const { token } = await newToken(person.visitor)
    Object.assign(variables, { MAKEBELIEVE: origin(), TOKEN: token })
    for (const command of commands) {
      let last = await runCurl(command, variables)
      // As the document says of this one: ask again while it has not ended.
      while (command.includes('/api/runs/') && !JSON.parse(last.bytes.toString()).ended)
        last = await runCurl(command, variables)
      ran.push(last)
    }
  }, 300_000)

  const answerTo = (part: string) => {
    const found = ran.findLast(({ command }) => command.includes(part))
    if (!found) throw new Error(`Nothing was sent to ${part}`)
    return found
  }
  const jsonOf = (part: string) => JSON.parse(answerTo(part).bytes.toString())

  it('are all answered, in the order in which they stand there', () => {
    expect(ran.map(({ answer }) => answer.status)).toEqual([200, 202, 200, 200, 200, 200, 200, 200, 200, 200])
    expect(variables.USER_ID).toBe(userId)
  })

  it('make a game that is accepted at once and waited for', () => {
    expect(ran[1]?.answer.headers.get('location')).toBe(`/api/runs/${variables.RUN}`)
    expect(jsonOf('/api/runs/')).toMatchObject({
      runId: variables.RUN,
      kind: 'quick',
      state: 'succeeded',
      ended: true,
      progress: 1,
      cost: prices.quick.cost,
      creation: { modelId: variables.GAME, modelType: 'game' },
    })
  })

  it('fetch its proof', () => {
    const { checks, requirements, unmet, proven } = jsonOf('/get-evidence/')
    expect(proven).toBe(true)
    expect(checks.length).toBeGreaterThan(3)
    expect(checks.every(({ passed }: { passed: boolean }) => passed)).toBe(true)
    expect(requirements.length).toBeGreaterThan(unmet.length)
  })

  it('change that game', () => {
    expect(jsonOf('make it night').resultJson.model).toMatchObject({ modelId: variables.GAME, versions: 2 })
  })

  it('take it along, also by a link that needs no token but is good for nothing else', async () => {
    expect(answerTo('game.zip').bytes.subarray(0, 2).toString()).toBe('PK')
    const { pathname, search } = new URL(variables.LINK ?? '')
    const open = (address: string) => fetch(origin() + address)
    const page = await open(pathname + search)
    expect([page.status, page.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="game.html"',
    ])
    expect((await open(pathname + search.replace('offline', 'zip'))).status).toBe(403)
    const ticket = /ticket=.*$/.exec(search)?.[0]
    expect((await open(`/api/account?${ticket}`)).status).toBe(403)
  })

  it('publish it, list it, and tell what it cost', async () => {
    const { items } = await app.visitor().json<{ items: object[] }>('/api/community/get-creations')
    expect(items).toMatchObject([{ modelId: variables.GAME }])
    expect(jsonOf('/get-creations/')).toMatchObject({ items: [{ modelId: variables.GAME }], total: 1 })
    expect(jsonOf('/statement').lines.map(({ amount }: { amount: number }) => amount)).toEqual([
      -200, -200, 2000,
    ])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1600, paid: 0, held: 0 })
  })
})

describe('docs/api.md', () => {
  it('names only calls that there are, and that tokens open', () => {
    const open = new Set<string>(callsForTokens.map((name) => paths[name]))
    const named = [...document.matchAll(/`((?:GET|POST) \/api\/[\w/{}-]+)`?/g)].map(([, call = '']) => call)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((call) => !open.has(call))).toEqual([])
  })

  it('is what the reference for scripts says in full', async () => {
    type Operation = { operationId: string; security?: object[]; responses: object }
    const {
      openapi,
      paths: described,
      components,
    } = await app.visitor().json<{
      openapi: string
      paths: Record<string, Record<string, Operation>>
      components: { securitySchemes: object }
    }>('/api/openapi.json')
    expect(openapi).toBe('3.1.0')
    expect(components.securitySchemes).toMatchObject({ token: { type: 'http', scheme: 'bearer' } })
    const operations = Object.values(described).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...callsForTokens].sort())
    expect(described['/api/game/create-game']?.post?.responses).toHaveProperty('202')
  })
})

describe('a run', () => {
  it('is told as far as it is, to its user alone', async () => {
    const { visitor } = await newPerson(app.visitor())
    const mine = scriptWith(app.visitor(), (await newToken(visitor)).token)
    const { user } = await mine.json<{ user: { userId: string } }>('/api/session')
    const order = { userId: user.userId, code: '你好' }
    const begun = await mine.send('POST', '/api/game/create-game', order, { prefer: 'respond-async' })
    const { runId } = (await begun.json()) as { runId: string }
    const look = () => mine.json(`/api/runs/${runId}?wait=60`)
    let ended = await look()
    while (!ended.ended) ended = await look()
    expect(ended).toMatchObject({
      state: 'failed',
      ended: true,
      error: { message: expect.stringMatching(/Your credits were returned\.$/) },
    })
    expect(ended).not.toHaveProperty('creation')
    const stranger = await newPerson(app.visitor())
    expect((await stranger.visitor.get(`/api/runs/${runId}`)).status).toBe(404)
  }, 300_000)
})
