import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, useApp, type Visitor } from '../../testing/app.ts'
import { letterTo, readOutbox } from '../../testing/outbox.ts'
import { newToken, scriptWith } from '../tokens/testing/script.ts'

const boss = 'boss@example.com'
const app = useApp({ ADMIN_EMAILS: boss })
const { dataDir } = app

const letters = {
  verify: 'Confirm your e-mail address',
  agree: 'Confirm your e-mail address change',
  change: 'Confirm your new e-mail address',
  reset: 'Choose a new password',
}

type User = CallAnswer<'session'>['user']
const userOf = async (visitor: Visitor) => (await visitor.json<{ user: User }>('/api/session')).user
const isAdmin = async (visitor: Visitor) => (await userOf(visitor))?.isAdmin ?? false

/** The token of the newest letter that still counts: one of an account that is gone may lie there too. */
async function tokenTo(address: string, subject = letters.verify): Promise<string> {
  const find = async () => {
    const sent = readOutbox(dataDir).filter((mail) => mail.to === address && mail.subject === subject)
    const tokens = sent.map(({ link }) => {
      return new URL(link).searchParams.get('token') ?? ''
    })
    const { rows } = await app.parts.pool.query<{ token: string }>(
      `select token from unnest($1::text[]) with ordinality as sent (token, place)
       where sha256(token::bytea) in (select digest from address_link where expires_at > now())
         or 'reset-password:' || token in (select identifier from verification)
       order by place desc limit 1`,
      [tokens],
    )
    return rows[0]?.token
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return (await find()) ?? ''
}

/** Somebody, not necessarily the owner, asks for a link to a new password. */
async function resetTokenTo(email: string, by = app.visitor()): Promise<string> {
  await by.post('/api/auth/request-password-reset', { email })
  return tokenTo(email, letters.reset)
}
const look = (who: Visitor, token: string) =>
  who.json<CallAnswer<'lookAtAddressLink'>>(`/api/auth/address-link?token=${token}`)
const press = (who: Visitor, token: string, more: object = {}) =>
  who.post('/api/auth/address-link', { token, ...more })
const pressed = async (answer: Response) => (await answer.json()) as CallAnswer<'pressAddressLink'>
const signIn = (who: Visitor, { email, password }: Pick<Person, 'email' | 'password'>) =>
  who.post('/api/auth/sign-in/email', { email, password })
const resetWith = (who: Visitor, token: string | null, newPassword = 'of my own choice') =>
  who.post('/api/auth/reset-password', { token, newPassword })

async function member(given: Partial<Person> = {}) {
  const visitor = app.visitor()
  const person = await visitor.signUp(given)
  return { visitor, ...person, token: await tokenTo(person.email) }
}

beforeEach(() => app.parts.pool.query('delete from app_user where email = $1', [boss]))

describe('an address', () => {
  it('is verified by the button, in a session of its account', async () => {
    const { visitor, token, email } = await member({ email: boss })
    expect(await userOf(visitor)).toMatchObject({ emailVerified: false, isAdmin: false })
    expect(await look(visitor, token)).toEqual({
      link: { step: 'verify', email, newEmail: null, here: true },
    })
    expect(await pressed(await press(visitor, token))).toMatchObject({ email, resetToken: null })
    expect(await userOf(visitor)).toMatchObject({ emailVerified: true, isAdmin: true })
  })

  it('is not verified by whoever follows the link, such as a program that looks into mails', async () => {
    const { visitor, token, email } = await member()
    const { link } = await letterTo(dataDir, email, letters.verify)
    expect(new URL(link).pathname).toBe('/verify-email')
    for (const scanner of [app.visitor(), visitor])
      for (const path of [
        link,
        `/api/auth/address-link?token=${token}`,
        `/api/auth/verify-email?token=${token}`,
        `/api/auth/verify-email?token=${token}&callbackURL=/`,
      ])
        for (const method of ['GET', 'HEAD']) await scanner.request(path, { method })
    expect(await userOf(visitor)).toMatchObject({ emailVerified: false })
    expect((await visitor.get(`/api/auth/verify-email?token=${token}`)).status).toBe(404)
  })

  it('is not verified by a session that has no letter, nor by a made-up one', async () => {
    const { visitor } = await member()
    const { token: ofAnother } = await member()
    for (const token of ['made-up', 'x'.repeat(43)]) expect((await press(visitor, token)).status).toBe(404)
    expect((await press(visitor, ofAnother)).status).toBe(401)
    expect(await userOf(visitor)).toMatchObject({ emailVerified: false })
  })

  it('is verified by a link once, and within an hour', async () => {
    const { visitor, token, email } = await member()
    await app.parts.pool.query(
      `update address_link set expires_at = now() where user_id = (select id from app_user where email = $1)`,
      [email],
    )
    expect(await look(visitor, token)).toEqual({ link: null })
    expect((await press(visitor, token)).status).toBe(404)
    expect((await visitor.post('/api/auth/send-verification-email')).status).toBe(200)
    await expect.poll(() => tokenTo(email), { timeout: 20_000 }).not.toBe(token)
    const another = await tokenTo(email)
    expect((await press(visitor, another)).status).toBe(200)
    expect((await press(visitor, another)).status).toBe(404)
    expect((await visitor.post('/api/auth/send-verification-email')).status).toBe(409)
  })

  it('that was proven otherwise is not taken over by an old letter', async () => {
    const { visitor, token, email } = await member()
    await app.prove(email)
    expect(await look(app.visitor(), token)).toEqual({ link: null })
    expect((await press(app.visitor(), token, { takeOver: true })).status).toBe(404)
    expect(await userOf(visitor)).toMatchObject({ email })
  })

  it('gets letters only from who has an account with it, and not many', async () => {
    expect((await app.visitor().post('/api/auth/send-verification-email')).status).toBe(401)
    const { visitor } = await member()
    const answers: number[] = []
    for (let i = 0; i < 6; i++) answers.push((await visitor.post('/api/auth/send-verification-email')).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('gets letters without a word that a visitor chose', async () => {
    const words = 'Click https://evil.example now'
    const { visitor, email } = await member({ name: words })
    const asked = (more: object) => visitor.post('/api/auth/request-password-reset', { email, ...more })
    for (const redirectTo of ['/evil', '//evil.example', 'https://evil.example/reset-password'])
      expect((await asked({ redirectTo })).status).toBe(400)
    expect((await asked({})).status).toBe(200)
    await visitor.post('/api/auth/change-email', { newEmail: `new-${email}` })
    await letterTo(dataDir, email, letters.reset)
    await letterTo(dataDir, `new-${email}`, letters.change)
    await app.prove(email)
    await visitor.post('/api/auth/change-email', { newEmail: `newer-${email}` })
    await letterTo(dataDir, email, letters.agree)
    const sent = readOutbox(dataDir).filter(({ to }) => to.endsWith(email))
    expect(sent).toHaveLength(4)
    expect(JSON.stringify(sent)).not.toMatch(/evil|Click/)
  })
})

describe('a stranger who signs up with the address of an administrator', () => {
  /** With all that a stranger could leave behind: a session, a token, a password, and an account elsewhere. */
  async function strangersAccount() {
    const { visitor: stranger, token, password } = await member({ email: boss })
    const { token: personal } = await newToken(stranger)
    const userId = (await userOf(stranger))?.userId ?? ''
    await app.parts.pool.query(
      `insert into sign_in (id, user_id, provider_id, account_id) values ($1, $2, 'github', $1)`,
      [`stranger-${userId}`, userId],
    )
    await app.parts.pool.query(
      `insert into provider_key (user_id, provider, model, sealed, hint) values ($1, 'openai', 'm', '', 'h')`,
      [userId],
    )
    return { stranger, token, password, userId, script: scriptWith(app.visitor(), personal) }
  }
  type Strangers = Awaited<ReturnType<typeof strangersAccount>>

  async function expectStrangerOut({ stranger, password, userId, script }: Strangers) {
    expect(await userOf(stranger)).toBeNull()
    expect((await script.get('/api/session')).status).toBe(401)
    expect((await signIn(app.visitor(), { email: boss, password })).status).toBe(401)
    const left = await app.parts.pool.query(
      `select provider_id from sign_in where user_id = $1 and provider_id <> 'credential'
       union all select hint from provider_key where user_id = $1`,
      [userId],
    )
    expect(left.rows).toEqual([])
  }

  it('is no administrator, not even as the first of all', async () => {
    await app.parts.pool.query('delete from app_user')
    const { visitor } = await member({ email: boss })
    expect(await userOf(visitor)).toMatchObject({ isAdmin: false })
    expect((await visitor.get('/api/v1/admin/queue')).status).toBe(403)
  })

  it('is out when the administrator confirms the address, who then chooses a password', async () => {
    const account = await strangersAccount()
    const administrator = app.visitor()
    expect(await look(administrator, account.token)).toMatchObject({ link: { here: false } })
    const { resetToken } = await pressed(await press(administrator, account.token, { takeOver: true }))
    await expectStrangerOut(account)
    expect((await resetWith(administrator, resetToken)).status).toBe(200)
    await signIn(administrator, { email: boss, password: 'of my own choice' })
    expect(await isAdmin(administrator)).toBe(true)
    await expectStrangerOut(account)
  })

  it('gains nothing by a click that takes nothing over', async () => {
    const { stranger, token } = await strangersAccount()
    expect((await press(app.visitor(), token)).status).toBe(401)
    const { visitor: other } = await member()
    expect((await press(other, token)).status).toBe(401)
    expect(await userOf(stranger)).toMatchObject({ emailVerified: false, isAdmin: false })
  })

  it('cannot keep a link to a new password in reserve', async () => {
    const { token, stranger } = await strangersAccount()
    const reserve = await resetTokenTo(boss, stranger)
    await press(app.visitor(), token, { takeOver: true })
    expect((await resetWith(stranger, reserve)).status).toBe(400)
  })

  it('is out when the administrator has a forgotten password replaced', async () => {
    const account = await strangersAccount()
    const administrator = app.visitor()
    expect((await resetWith(administrator, await resetTokenTo(boss))).status).toBe(200)
    await signIn(administrator, { email: boss, password: 'of my own choice' })
    expect(await isAdmin(administrator)).toBe(true)
    await expectStrangerOut(account)
  })

  it('gets in by no sign-in, password or token that was under way', async () => {
    const account = await strangersAccount()
    const { stranger, password, token, userId } = account
    const others = Array.from({ length: 5 }, () => app.visitor())
    const underWay = [
      ...others.map((who) => signIn(who, { email: boss, password })),
      stranger.post('/api/auth/change-password', { currentPassword: password, newPassword: 'a stranger’s' }),
      ...Array.from({ length: 5 }, () => stranger.post('/api/account/tokens', { name: 'late' })),
    ]
    await press(app.visitor(), token, { takeOver: true })
    await Promise.all(underWay)
    for (const who of [...others, stranger]) expect(await userOf(who)).toBeNull()
    const { rows } = await app.parts.pool.query(
      `select id::text from personal_token where user_id = $1 union all select id from session where user_id = $1`,
      [userId],
    )
    expect(rows).toEqual([])
  })
})

describe('a change of address', () => {
  it('takes the button of a letter to the new one, in a session of the account', async () => {
    const { visitor, email } = await member()
    const next = `next-${email}`
    expect((await visitor.post('/api/auth/change-email', { newEmail: next })).status).toBe(200)
    const token = await tokenTo(next, letters.change)
    expect(await look(visitor, token)).toEqual({
      link: { step: 'change', email, newEmail: next, here: true },
    })
    expect(await userOf(visitor)).toMatchObject({ email })
    expect((await press(visitor, token)).status).toBe(200)
    expect(await userOf(visitor)).toMatchObject({ email: next, emailVerified: true })
  })

  it('is agreed to at the old address first, where that is proven', async () => {
    const { visitor, email, token } = await member()
    await press(visitor, token)
    const next = `next-${email}`
    await visitor.post('/api/auth/change-email', { newEmail: next })
    const agree = await tokenTo(email, letters.agree)
    expect(readOutbox(dataDir).filter(({ to }) => to === next)).toEqual([])
    expect((await press(app.visitor(), agree, { takeOver: true })).status).toBe(401)
    expect(await pressed(await press(visitor, agree))).toMatchObject({ step: 'agree', newEmail: next })
    expect((await press(visitor, agree)).status).toBe(404)
    expect(await userOf(visitor)).toMatchObject({ email })
    await press(visitor, await tokenTo(next, letters.change))
    expect(await userOf(visitor)).toMatchObject({ email: next, emailVerified: true })
  })

  it('to the address of an administrator is not finished by the administrator’s click', async () => {
    const { visitor: stranger, email } = await member()
    await stranger.post('/api/auth/change-email', { newEmail: boss })
    const token = await tokenTo(boss, letters.change)
    const administrator = app.visitor()
    for (const more of [{}, { takeOver: true }])
      expect((await press(administrator, token, more)).status).toBe(401)
    await administrator.get((await letterTo(dataDir, boss, letters.change)).link)
    await administrator.signUp()
    expect((await press(administrator, token, { takeOver: true })).status).toBe(401)
    expect(await userOf(stranger)).toMatchObject({ email, isAdmin: false })
  })

  it('voids the letters that went to the old address', async () => {
    const { visitor, email, token } = await member()
    const reset = await resetTokenTo(email)
    const next = `next-${email}`
    await visitor.post('/api/auth/change-email', { newEmail: next })
    await press(visitor, await tokenTo(next, letters.change))
    expect((await press(visitor, token)).status).toBe(404)
    expect((await resetWith(app.visitor(), reset)).status).toBe(400)
  })

  it('to one that somebody has already looks the same, and changes nothing', async () => {
    const { visitor, email } = await member()
    const other = await member()
    const answer = await visitor.post('/api/auth/change-email', { newEmail: other.email })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(await userOf(visitor)).toMatchObject({ email })
    const same = await visitor.post('/api/auth/change-email', { newEmail: email.toUpperCase() })
    expect([same.status, await same.json()]).toEqual([
      400,
      { code: 'invalid_input', message: 'newEmail is already your address.', fields: ['newEmail'] },
    ])
  })

  it('fails where somebody took the address meanwhile', async () => {
    const { visitor, email } = await member()
    const next = `next-${email}`
    await visitor.post('/api/auth/change-email', { newEmail: next })
    const token = await tokenTo(next, letters.change)
    await app.visitor().signUp({ email: next })
    expect((await press(visitor, token)).status).toBe(409)
    expect(await userOf(visitor)).toMatchObject({ email })
  })
})

describe('a new password', () => {
  it('after a forgotten one ends every session and every token', async () => {
    const { visitor, email } = await member()
    const { token } = await newToken(visitor)
    const script = scriptWith(app.visitor(), token)
    expect((await script.get('/api/session')).status).toBe(200)
    await resetWith(app.visitor(), await resetTokenTo(email))
    expect(await userOf(visitor)).toBeNull()
    expect((await script.get('/api/session')).status).toBe(401)
  })

  it('in place of the old one ends all other sessions, asked or not', async () => {
    const { visitor, email, password } = await member()
    const phone = app.visitor()
    await signIn(phone, { email, password })
    const old = app.visitor()
    for (const [name, value] of visitor.jar) old.jar.set(name, value)
    const change = { currentPassword: password, newPassword: 'a new password' }
    expect((await visitor.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await userOf(visitor)).toMatchObject({ email })
    for (const other of [phone, old]) expect(await userOf(other)).toBeNull()
    const keep = { ...change, currentPassword: 'a new password', revokeOtherSessions: false }
    expect((await visitor.post('/api/auth/change-password', keep)).status).toBe(400)
  })
})
