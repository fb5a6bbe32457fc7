import { randomInt } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newToken, scriptWith } from '../features/tokens/testing/script.ts'
import { useApp, type Visitor } from '../testing/app.ts'
import { letterTo } from '../testing/outbox.ts'

const app = useApp({
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GITHUB_CLIENT_ID: 'github-id',
  GITHUB_CLIENT_SECRET: 'github-secret',
})

describe('signing in elsewhere', () => {
  it('is offered when it is configured', async () => {
    expect(await app.visitor().json('/api/sign-in-options')).toEqual({ google: true, github: true })
  })

  it.each([
    ['google', 'https://accounts.google.com/'],
    ['github', 'https://github.com/login/oauth/authorize'],
  ])('leads to %s and back here', async (provider, address) => {
    const answer = await app.visitor().post('/api/auth/sign-in/social', { provider, callbackURL: '/' })
    const { url } = (await answer.json()) as { url: string }
    expect(url).toContain(address)
    const query = new URL(url).searchParams
    expect(query.get('client_id')).toBe(`${provider}-id`)
    expect(query.get('redirect_uri')).toBe(`http://localhost:3000/api/auth/callback/${provider}`)
    expect(query.get('state')).toBeTruthy()
  })

  it('with a made-up state leads back to the sign-in page', async () => {
    const answer = await app.visitor().get('/api/auth/callback/github?code=x&state=made-up')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toContain('/sign-in?error=')
  })

  it('knows no other services', async () => {
    expect((await app.visitor().post('/api/auth/sign-in/social', { provider: 'oracle' })).status).toBe(400)
  })
})

describe('an identity elsewhere', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** GitHub, which knows one person. */
  function gitHubKnows({ email, verified }: { email: string; verified: boolean }) {
    const id = randomInt(1_000_000_000)
    const answers: Record<string, unknown> = {
      'https://github.com/login/oauth/access_token': { access_token: 'gho_x', token_type: 'bearer' },
      'https://api.github.com/user': { id, login: 'octocat', name: 'Octocat', email },
      'https://api.github.com/user/emails': [{ email, verified, primary: true }],
    }
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      const address = input instanceof Request ? input.url : String(input)
      const answer = answers[address]
      return answer ? Response.json(answer) : new Response('', { status: 404 })
    })
  }

  async function comeFromGitHub(who: Visitor): Promise<string> {
    const asked = await who.post('/api/auth/sign-in/social', { provider: 'github', callbackURL: '/made-it' })
    const { url } = (await asked.json()) as { url: string }
    const state = encodeURIComponent(new URL(url).searchParams.get('state') ?? '')
    const back = await who.get(`/api/auth/callback/github?code=x&state=${state}`)
    return back.headers.get('location') ?? ''
  }

  const userOf = async (who: Visitor) => (await who.json<CallAnswer<'session'>>('/api/session')).user
  const signIn = (who: Visitor, { email, password }: { email: string; password: string }) =>
    who.post('/api/auth/sign-in/email', { email, password })

  it('that has proven an address takes the account that a stranger made with it, and the stranger is out', async () => {
    const squatter = app.visitor()
    const person = await squatter.signUp()
    const { token } = await newToken(squatter)
    gitHubKnows({ email: person.email, verified: true })
    const owner = app.visitor()
    expect(await comeFromGitHub(owner)).toContain('/made-it')
    expect(await userOf(owner)).toMatchObject({ email: person.email, emailVerified: true })
    expect(await userOf(squatter)).toBeNull()
    expect((await signIn(squatter, person)).status).toBe(401)
    expect((await scriptWith(app.visitor(), token).get('/api/session')).status).toBe(401)
    expect(await comeFromGitHub(app.visitor()), 'and comes back').toContain('/made-it')
  })

  it('joins an account whose address is proven, which keeps its password and its sessions', async () => {
    const member = app.visitor()
    const person = await member.signUp()
    await app.prove(person.email)
    gitHubKnows({ email: person.email, verified: true })
    expect(await comeFromGitHub(app.visitor())).toContain('/made-it')
    expect(await userOf(member)).toMatchObject({ email: person.email })
    expect((await signIn(app.visitor(), person)).status).toBe(200)
  })

  it('that has proven nothing gets into no account', async () => {
    const member = app.visitor()
    const person = await member.signUp()
    gitHubKnows({ email: person.email, verified: false })
    for (const proven of [false, true]) {
      if (proven) await app.prove(person.email)
      const visitor = app.visitor()
      expect(await comeFromGitHub(visitor)).toContain('error=account_not_linked')
      expect(await userOf(visitor)).toBeNull()
    }
    expect(await userOf(member)).toMatchObject({ email: person.email })
  })

  it('that has proven nothing may open an account of its own, which is unproven and gets a letter', async () => {
    const email = `octocat-${randomInt(1_000_000_000)}@example.com`
    gitHubKnows({ email, verified: false })
    const visitor = app.visitor()
    expect(await comeFromGitHub(visitor)).toContain('/made-it')
    expect(await userOf(visitor)).toMatchObject({ email, emailVerified: false })
    const { link } = await letterTo(app.dataDir, email, 'Confirm your e-mail address')
    const token = new URL(link).searchParams.get('token')
    expect((await visitor.post('/api/auth/address-link', { token })).status).toBe(200)
    expect(await userOf(visitor)).toMatchObject({ emailVerified: true })
  })
})
