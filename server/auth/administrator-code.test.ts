import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { useApp, type Visitor } from '../testing/app.ts'
import { printAdministratorCode } from './administrator-code.ts'

const addresses = ['boss@example.com', 'second@example.com']
const app = useApp({ ADMIN_EMAILS: addresses.join(',') })

/** What a start prints. */
async function start(adminEmails: string[] | undefined = addresses) {
  const lines: string[] = []
  const log = openLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) })
  await printAdministratorCode(app.parts.pool, { adminEmails, log })
  const printed = lines.join('')
  return { printed, code: /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(printed)?.[0] ?? '' }
}

async function signedUp(email: string) {
  const visitor = app.visitor()
  await visitor.signUp({ email })
  return visitor
}

const enter = (who: Visitor, code: string) => who.post('/api/account/administrator-code', { code })
const isAdmin = async (who: Visitor) =>
  (await who.json<CallAnswer<'session'>>('/api/session')).user?.isAdmin ?? false
const awaitsCode = async (who: Visitor) =>
  (await who.json<CallAnswer<'accountDetails'>>('/api/account')).awaitsCode

beforeEach(() => app.parts.pool.query('delete from app_user; delete from administrator_code'))

describe('the code that a start prints', () => {
  it('makes an administrator of a listed address', async () => {
    const { printed, code } = await start()
    expect(printed).toContain('boss@example.com or second@example.com')
    const boss = await signedUp('boss@example.com')
    expect([await isAdmin(boss), await awaitsCode(boss)]).toEqual([false, true])
    expect((await enter(boss, code)).status).toBe(200)
    expect([await isAdmin(boss), await awaitsCode(boss)]).toEqual([true, false])
  })

  it('is taken as people type it', async () => {
    const { code } = await start()
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect((await enter(await signedUp('boss@example.com'), typed)).status).toBe(200)
  })

  it('works once', async () => {
    const { code } = await start()
    const [boss, second] = [await signedUp('boss@example.com'), await signedUp('second@example.com')]
    const answers = await Promise.all([enter(boss, code), enter(second, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect([await isAdmin(boss), await isAdmin(second)].filter(Boolean)).toHaveLength(1)
    for (const who of [boss, second]) expect((await enter(who, code)).status).toBe(400)
  })

  it('is for listed addresses alone, and in a session', async () => {
    const { code } = await start()
    expect((await enter(app.visitor(), code)).status).toBe(401)
    const other = await signedUp('boss2@example.com')
    expect(await awaitsCode(other)).toBe(false)
    expect((await enter(other, code)).status).toBe(403)
    expect((await enter(await signedUp('boss@example.com'), code)).status).toBe(200)
  })

  it('cannot be tried out: after five wrong ones, a minute passes before the right one counts', async () => {
    const { code } = await start()
    const boss = await signedUp('boss@example.com')
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) statuses.push((await enter(boss, `0000-0000-0000-000${i}`)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    const answer = await enter(boss, code)
    expect(await answer.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds?\.$/),
    })
    expect(await isAdmin(boss)).toBe(false)
    await app.parts.pool.query(`update rate_limit set last_request = last_request - 60000`)
    expect((await enter(boss, code)).status).toBe(200)
  })

  it('is void after the next start, which prints another', async () => {
    const [first, second] = [await start(), await start()]
    expect(first.code).not.toBe(second.code)
    const boss = await signedUp('boss@example.com')
    expect((await enter(boss, first.code)).status).toBe(400)
    expect((await enter(boss, second.code)).status).toBe(200)
  })

  it('is kept as a hash', async () => {
    const { code } = await start()
    const { rows } = await app.parts.pool.query(
      `select *, encode(digest, 'escape') as text from administrator_code`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${code.replaceAll('-', '')}`))
  })

  it('is not printed where nobody is listed, nor once an administrator is proven', async () => {
    expect((await start([])).printed).toBe('')
    const { code } = await start()
    const boss = await signedUp('boss@example.com')
    await app.prove('boss@example.com')
    expect((await start()).printed).toBe('')
    const second = await signedUp('second@example.com')
    expect(await awaitsCode(second)).toBe(false)
    expect((await enter(second, code)).status).toBe(400)
    expect([await isAdmin(boss), await isAdmin(second)]).toEqual([true, false])
  })
})
