import { type CallAnswer, calls } from '@makebelieve/contract/calls/index'
import { personalTokens } from '@makebelieve/contract/constants'
import type { CallName } from '@makebelieve/contract/paths'
import { opensToTokens } from '@makebelieve/contract/token-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../../log.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { withGarden } from '../environments/testing/garden.ts'
import { newPerson, seedGame } from '../games/testing/seed-game.ts'
import { newToken, scriptWith } from './testing/script.ts'

const lines: string[] = []
const log = openLog({ LOG_LEVEL: 'debug', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) })
const app = useApp({ ADMIN_EMAILS: 'boss@example.com' }, { ...withGarden, log })

type Tokens = CallAnswer<'listTokens'>['tokens']
const tokensOf = async (visitor: Visitor) =>
  (await visitor.json<{ tokens: Tokens }>('/api/account/tokens')).tokens

const refusal = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string }
  return [answer.status, code, message]
}

/** Somebody with a token, and the script that has it. */
async function scripter() {
  const { visitor, userId } = await newPerson(app.visitor())
  const { token, details } = await newToken(visitor)
  return { visitor, userId, token, details, script: scriptWith(app.visitor(), token) }
}

describe('a personal token', () => {
  it('is shown once, and only its hash is kept', async () => {
    const { visitor, token, details } = await scripter()
    expect(token).toMatch(/^mb_[\w-]{43}$/)
    expect(details).toMatchObject({ name: 'A script', lastUsedAt: null, expired: false })
    const kept = JSON.stringify(
      (await app.parts.pool.query(`select *, encode(digest, 'escape') from personal_token`)).rows,
    )
    expect(kept).not.toContain(token.slice(3))
    expect(JSON.stringify(await tokensOf(visitor))).not.toContain(token.slice(3))
  })

  it('signs a script in as the one who made it, without a cookie', async () => {
    const { userId, script } = await scripter()
    expect(await script.json('/api/session')).toMatchObject({ user: { userId, credits: 2000 } })
  })

  it('counts before a cookie that comes along', async () => {
    const { userId, script, token } = await scripter()
    const other = await newPerson(app.visitor())
    const answer = await scriptWith(other.visitor, token).json('/api/session')
    expect(answer).toEqual(await script.json('/api/session'))
    expect(answer).toMatchObject({ user: { userId } })
    const wrong = await scriptWith(other.visitor, 'mb_wrong').get('/api/session')
    expect(wrong.status).toBe(401)
  })

  it('needs no origin, and none is held against it', async () => {
    const { userId, script } = await scripter()
    const { modelId } = await seedGame(app.parts, userId)
    for (const origin of [undefined, 'null', 'https://elsewhere.example']) {
      const answer = await script.send(
        'POST',
        '/api/community/publish-creation',
        { modelId, userId },
        origin ? { origin } : {},
      )
      expect(answer.status).toBe(200)
    }
  })

  it('notes when it was last used, to the minute', async () => {
    const { visitor, details, script } = await scripter()
    await script.get('/api/session')
    const used = async () => (await tokensOf(visitor))[0]?.lastUsedAt
    const first = await used()
    expect(first).toEqual(expect.any(String))
    await script.get('/api/session')
    expect(await used()).toBe(first)
    await app.parts.pool.query(
      `update personal_token set last_used_at = now() - interval '61 seconds' where id = $1`,
      [details.id],
    )
    await script.get('/api/session')
    expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  })

  it('lasts for as long as was chosen', async () => {
    const { visitor } = await newPerson(app.visitor())
    for (const days of [...personalTokens.days, null]) await newToken(visitor, { name: `For ${days}`, days })
    const lives = (await tokensOf(visitor)).map(({ createdAt, expiresAt }) =>
      expiresAt === null ? null : (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000,
    )
    expect(lives).toEqual([null, 365, 90, 30])
    const odd = await visitor.post('/api/account/tokens', { name: 'Odd', days: 31 })
    expect(await refusal(odd)).toEqual([400, 'invalid_input', 'days must be 30, 90, 365 or null.'])
  })

  it('that has expired opens nothing, and says so', async () => {
    const { visitor, details, script } = await scripter()
    await app.parts.pool.query(`update personal_token set expires_at = now() where id = $1`, [details.id])
    const answer = await script.get('/api/session')
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(await refusal(answer)).toEqual([
      401,
      'unauthenticated',
      'This token has expired. Create a new one on your account page.',
    ])
    expect(await tokensOf(visitor)).toMatchObject([{ expired: true }])
  })

  it('that was revoked opens nothing from then on', async () => {
    const { visitor, details, script } = await scripter()
    expect((await script.get('/api/session')).status).toBe(200)
    expect((await visitor.delete(`/api/account/tokens/${details.id}`)).status).toBe(200)
    expect(await refusal(await script.get('/api/session'))).toEqual([
      401,
      'unauthenticated',
      "This token isn't valid. It may be incomplete, or it was revoked.",
    ])
    expect((await visitor.delete(`/api/account/tokens/${details.id}`)).status).toBe(404)
  })

  it('is revoked by nobody else', async () => {
    const { details, script } = await scripter()
    const stranger = await newPerson(app.visitor())
    expect((await stranger.visitor.delete(`/api/account/tokens/${details.id}`)).status).toBe(404)
    expect((await script.get('/api/session')).status).toBe(200)
  })

  it('is one of ten at most; expired ones make room', async () => {
    const { visitor } = await newPerson(app.visitor())
    const wishes = Array.from({ length: 12 }, (_, i) =>
      visitor.post('/api/account/tokens', { name: `Token ${i}` }),
    )
    const statuses = (await Promise.all(wishes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    const [first] = await tokensOf(visitor)
    await app.parts.pool.query('update personal_token set expires_at = now() where id = $1', [first?.id])
    expect((await newToken(visitor)).token).toMatch(/^mb_/)
    expect(await tokensOf(visitor)).toHaveLength(10)
  })

  it('goes with the account', async () => {
    const { visitor, userId, script } = await scripter()
    expect((await visitor.delete('/api/account', { password: 'correct horse' })).status).toBe(200)
    expect((await script.get('/api/session')).status).toBe(401)
    const left = await app.parts.pool.query('select 1 from personal_token where user_id = $1', [userId])
    expect(left.rowCount).toBe(0)
  })
})

describe('what tokens are refused', () => {
  const closed = (Object.keys(calls) as CallName[]).filter(
    (name) => !opensToTokens(name) && calls[name].tag !== 'System',
  )

  let visitor: Visitor
  let token: string
  beforeAll(async () => {
    ;({ visitor, token } = await scripter())
  })

  it.each(closed)('%s, even with a cookie beside it', async (name) => {
    const { method, path } = calls[name]
    const answer = await scriptWith(visitor, token).request(path.replaceAll(/\{\w+\}/g, 'x'), { method })
    expect(await refusal(answer)).toEqual([
      403,
      'forbidden',
      "A personal token can't do this. Sign in to Makebelieve in a browser and do it there.",
    ])
  })

  it('includes the account, its keys, other tokens and what administrators do', () => {
    expect(closed).toEqual(
      expect.arrayContaining([
        'createToken',
        'listTokens',
        'revokeToken',
        'changePassword',
        'changeEmail',
        'endSession',
        'deleteAccount',
        'adminQueue',
        'adminUnpublish',
        'deleteGame',
      ]),
    )
  })

  it('is what a wrong token is not told: that it is wrong comes first', async () => {
    for (const token of ['mb_', 'mb_wrong', `mb_${'a'.repeat(43)}`])
      for (const path of ['/api/account', '/api/session', '/api/community/get-creations'])
        expect((await scriptWith(app.visitor(), token).get(path)).status, path).toBe(401)
  })

  it('is not what other credentials say: those are not ours to judge', async () => {
    const answer = await app.visitor().request('/api/session', { headers: { authorization: 'Basic eDp5' } })
    expect(await answer.json()).toEqual({ user: null, guest: null })
  })

  it('publishing in the name of others, even to administrators', async () => {
    const boss = app.visitor()
    await boss.signUp({ email: 'boss@example.com' })
    await app.prove('boss@example.com')
    const { token } = await newToken(boss)
    const script = scriptWith(app.visitor(), token)
    expect(await boss.json('/api/session')).toMatchObject({ user: { isAdmin: true } })
    expect(await script.json('/api/session')).toMatchObject({ user: { isAdmin: false } })
    const { userId } = await newPerson(app.visitor())
    const { modelId } = await seedGame(app.parts, userId)
    const answer = await script.send('POST', '/api/community/publish-creation', { modelId, userId })
    expect(answer.status).toBe(403)
  })
})

it('no token is ever logged', async () => {
  const { token, script } = await scripter()
  await script.get('/api/session')
  await script.get('/api/account')
  await script.send('POST', '/api/game/create-game', { broken: true })
  log.info({ headers: { authorization: `Bearer ${token}` }, answer: { token } }, 'careless')
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => line.includes(token.slice(3)))).toEqual([])
})
