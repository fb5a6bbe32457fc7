import type { ErrorBody } from '@makebelieve/contract/errors'
import { describe, expect, it } from 'vitest'
import { filesOfUser } from '../../storage/delete-files-job.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { letterTo } from '../../testing/outbox.ts'

const app = useApp()

type Session = {
  user: { userId: string; name: string; email: string; credits: number; isAdmin: boolean } | null
}
const sessionOf = async (visitor: Visitor) => (await visitor.json<Session>('/api/session')).user

describe('signing up and in', () => {
  it('gives a new person a session and the month’s credits', async () => {
    const visitor = app.visitor()
    const person = await visitor.signUp({ name: 'Grace' })
    expect(await sessionOf(visitor)).toMatchObject({
      name: 'Grace',
      email: person.email,
      credits: 2000,
      isAdmin: false,
    })
  })

  it('knows nobody without a session, and nobody with a tampered one', async () => {
    const visitor = app.visitor()
    expect(await sessionOf(visitor)).toBeNull()
    await visitor.signUp()
    for (const [name, value] of visitor.jar) visitor.jar.set(name, `${value.slice(0, -4)}AAAA`)
    expect(await sessionOf(visitor)).toBeNull()
  })

  it('signs out and in again', async () => {
    const visitor = app.visitor()
    const { email, password } = await visitor.signUp()
    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200)
    expect(await sessionOf(visitor)).toBeNull()
    expect((await visitor.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
    expect(await sessionOf(visitor)).toMatchObject({ email })
  })

  it('says plainly that the password is wrong, and the same for an unknown address', async () => {
    const { email } = await app.visitor().signUp()
    for (const given of [email, 'nobody@example.com']) {
      const answer = await app
        .visitor()
        .post('/api/auth/sign-in/email', { email: given, password: 'not this one' })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({
        code: 'unauthenticated',
        message: 'The e-mail address or password is wrong.',
        fields: ['email', 'password'],
      })
    }
  })

  it('refuses a second account with the same address', async () => {
    const { email } = await app.visitor().signUp()
    const answer = await app
      .visitor()
      .post('/api/auth/sign-up/email', { name: 'B', email, password: 'long enough' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('already an account') })
  })

  it('slows down somebody who tries twenty passwords a minute', async () => {
    const visitor = app.visitor()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 20; attempt++) {
      const answer = await visitor.post('/api/auth/sign-in/email', {
        email: 'a@example.com',
        password: 'x'.repeat(8),
      })
      statuses.push(answer.status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 10)).not.toContain(429)
  })

  it('offers no other sign-in unless it is configured', async () => {
    expect(await app.visitor().json('/api/sign-in-options')).toEqual({ google: false, github: false })
  })
})

describe('a refusal', () => {
  it('tells which fields it is about', async () => {
    const person = await app.visitor().signUp()
    const fieldsOf = async (answer: Response) => ((await answer.json()) as ErrorBody).fields
    const again = { ...person, name: 'Again' }
    expect(await fieldsOf(await app.visitor().post('/api/auth/sign-up/email', again))).toEqual(['email'])
    const wrong = { email: person.email, password: 'wrong one' }
    expect(await fieldsOf(await app.visitor().post('/api/auth/sign-in/email', wrong))).toEqual([
      'email',
      'password',
    ])
  })
})

describe('mails', () => {
  it('reset a forgotten password, and end all sessions', async () => {
    const visitor = app.visitor()
    const { email } = await visitor.signUp()
    const stranger = app.visitor()
    await stranger.request('/api/auth/request-password-reset', {
      method: 'POST',
      // Where the letter leads is a setting, not what its asker says.
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost:3000',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
      body: JSON.stringify({ email }),
    })
    const { link } = await letterTo(app.dataDir, email, 'Choose a new password')
    const { origin, pathname, searchParams } = new URL(link)
    expect(origin + pathname).toBe('http://localhost:3000/reset-password')
    const token = searchParams.get('token') ?? ''
    const look = () => stranger.json(`/api/auth/reset-password?token=${token}`)
    expect(await look()).toEqual({ counts: true })
    const reset = await stranger.post('/api/auth/reset-password', { newPassword: 'a new password', token })
    expect(reset.status).toBe(200)
    expect(await look()).toEqual({ counts: false })
    expect(await sessionOf(visitor)).toBeNull()
    expect(
      (await visitor.post('/api/auth/sign-in/email', { email, password: 'a new password' })).status,
    ).toBe(200)
  })

  it('say the same whether or not the address has an account', async () => {
    const { email } = await app.visitor().signUp()
    const ask = async (address: string) => {
      const answer = await app.visitor().post('/api/auth/request-password-reset', { email: address })
      return [answer.status, await answer.text()]
    }
    expect(await ask(email)).toEqual(await ask('unknown@example.com'))
  })
})

describe('an account', () => {
  it('changes its name and its password', async () => {
    const visitor = app.visitor()
    const { email, password } = await visitor.signUp()
    expect((await visitor.post('/api/auth/update-user', { name: 'Lovelace' })).status).toBe(200)
    expect(await sessionOf(visitor)).toMatchObject({ name: 'Lovelace' })
    const wrong = await visitor.post('/api/auth/change-password', {
      currentPassword: 'wrong one',
      newPassword: 'new password',
    })
    expect(await wrong.json()).toMatchObject({
      message: 'The password is wrong.',
      fields: ['currentPassword'],
    })
    const change = { currentPassword: password, newPassword: 'new password' }
    expect((await visitor.post('/api/auth/change-password', change)).status).toBe(200)
    const again = await app.visitor().post('/api/auth/sign-in/email', { email, password: 'new password' })
    expect(again.status).toBe(200)
  })

  it('lists its sessions without their tokens, and ends one', async () => {
    const laptop = app.visitor()
    const { email, password } = await laptop.signUp()
    const phone = app.visitor()
    await phone.post('/api/auth/sign-in/email', { email, password })
    const { sessions } = await laptop.json<{ sessions: { id: string; current: boolean }[] }>(
      '/api/account/sessions',
    )
    expect(sessions).toHaveLength(2)
    expect(JSON.stringify(sessions)).not.toMatch(/token/)
    const other = sessions.find((session) => !session.current)
    expect((await laptop.delete(`/api/account/sessions/${other?.id}`)).status).toBe(200)
    expect(await sessionOf(phone)).toBeNull()
    expect(await sessionOf(laptop)).not.toBeNull()
  })

  it('cannot end a session of somebody else', async () => {
    const [mine, theirs] = [app.visitor(), app.visitor()]
    await mine.signUp()
    await theirs.signUp()
    const { sessions } = await theirs.json<{ sessions: { id: string }[] }>('/api/account/sessions')
    expect((await mine.delete(`/api/account/sessions/${sessions[0]?.id}`)).status).toBe(404)
    expect(await sessionOf(theirs)).not.toBeNull()
  })

  it('is deleted with its creations and their files', async () => {
    const visitor = app.visitor()
    const { password } = await visitor.signUp()
    const user = await sessionOf(visitor)
    if (!user) throw new Error('not signed in')
    const { pool, storage } = app.parts
    await pool.query(`insert into creation (user_id, kind, name) values ($1, 'game', 'Orbit Cat')`, [
      user.userId,
    ])
    const key = `${filesOfUser(user.userId)}orbit-cat/game.js`
    await storage.put(key, 'play()', { type: 'text/javascript' })

    expect((await visitor.delete('/api/account', {})).status).toBe(400)
    const refused = await visitor.delete('/api/account', { password: 'wrong one' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ fields: ['password'] })
    expect((await visitor.delete('/api/account', { password })).status).toBe(200)

    expect(await sessionOf(visitor)).toBeNull()
    const left = await pool.query(
      'select id::text from app_user where id = $1 union all select id::text from creation where user_id = $1',
      [user.userId],
    )
    expect(left.rows).toEqual([])
    await expect.poll(() => storage.get(key), { timeout: 10_000 }).toBeNull()
  })

  it('needs a session for everything private', async () => {
    const visitor = app.visitor()
    for (const answer of [
      await visitor.get('/api/account/sessions'),
      await visitor.delete('/api/account', {}),
    ]) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({
        code: 'unauthenticated',
        message: 'Error: User authentication required. Please refresh and try again.',
      })
    }
  })
})

describe('bad input to account calls', () => {
  const signUp = '/api/auth/sign-up/email'
  const person = { name: 'A', email: 'a@example.com', password: 'long enough' }

  it.each([
    ['a list where a text belongs', { ...person, name: ['A'] }],
    ['a missing field', { name: 'A', email: 'a@example.com' }],
    ['a blank name', { ...person, name: '   ' }],
    ['a short password', { ...person, password: 'short' }],
    ['something that is no address', { ...person, email: 'a at example' }],
    ['an unknown field', { ...person, credits: 1_000_000 }],
    ['a plan of their own', { ...person, plan: 'studio' }],
    ['a NUL', { ...person, name: 'A\u0000' }],
    ['a lone surrogate', { ...person, name: 'A\ud800' }],
    ['a list as body', [person]],
  ])('refuses %s with a sentence', async (_what, body) => {
    const answer = await app.visitor().post(signUp, body)
    expect(answer.status).toBe(400)
    const { fields: _fields, ...said } = (await answer.json()) as ErrorBody
    expect(said).toEqual({ code: 'invalid_input', message: expect.stringMatching(/.{8,}\.$/) })
  })

  it('does not redirect to another site after signing in', async () => {
    const visitor = app.visitor()
    const answer = await visitor.post(signUp, {
      ...person,
      email: 'r@example.com',
      callbackURL: 'https://evil.example',
    })
    expect(answer.status).toBe(400)
  })

  it('answers unknown auth paths with 404', async () => {
    expect((await app.visitor().post('/api/auth/admin/set-role', {})).status).toBe(404)
    expect((await app.visitor().get('/api/auth/get-session')).status).toBe(404)
  })
})
